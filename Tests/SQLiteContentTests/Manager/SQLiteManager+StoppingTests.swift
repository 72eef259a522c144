import Expectations
import Foundation
import SQLiteManager
import SQLiteTesting
import SQLiteTestKit
import Scratch
import Testing

/// A library in the time of a clock, which lets something happen before a step, and whose interrupts can be waited for.
private final class StoppingWrapper: VirtualTimeSqlite3Wrapper, @unchecked Sendable {
  let isInterrupted = DispatchSemaphore(value: 0)
  let steps = Locked((count: 0, last: Int.max, body: {} as @Sendable () -> Void))

  convenience init(_ clock: VirtualClock) { self.init(Sqlite3Wrapper(), clock, findsLostTimeouts: false) }

  override func sqlite3_interrupt(_ db: OpaquePointer!) {
    unsafe super.sqlite3_interrupt(db)
    isInterrupted.signal()
  }

  override func sqlite3_step(_ statement: OpaquePointer!) -> Int32 {
    let body = steps.withLock { steps in
      steps.count += 1
      return steps.count == steps.last ? steps.body : nil
    }
    body?()
    return unsafe super.sqlite3_step(statement)
  }
}

@Suite(.timeLimit(.minutes(2))) struct `An upgrade that is stopped` {
  private let folder: Folder
  private let clock = VirtualClock()
  /// Whether the new step of the user's schema takes long, and the signal that it has begun.
  private let isLong = Locked(true)
  private let hasBegun = DispatchSemaphore(value: 0)

  init() throws {
    folder = try Folder()
    try prepare(folder)
  }

  /// Installs version 1, with a row of the user, and makes a bundle of version 2.
  private func prepare(_ folder: Folder) throws {
    try folder.bundle(version: 1)
    let quiz = manager(in: folder, isNew: false)
    try quiz.open()
    try quiz.execute("INSERT INTO mine VALUES (7)")
    try quiz.close()
    try folder.bundle(
      version: 2, Folder.plain + "; INSERT INTO question VALUES (9, 'Kim?'); UPDATE question SET title = 'Who?' WHERE id = 1")
  }

  private func manager(
    in folder: Folder, isNew: Bool = true, _ idlePolicy: SQLiteManager.IdlePolicy = .keepOpen,
    on wrapper: any Sqlite3WrapperProtocol = Sqlite3Wrapper()
  ) -> SQLiteManager {
    let old = Migrator.Step(1, "CREATE TABLE mine (a)")
    let new = Migrator.Step(2) { [isLong, hasBegun] connection in
      try connection.execute("CREATE TABLE more (a)")
      guard isLong.withLock({ $0 }) else { return }
      hasBegun.signal()
      let count: SQL = "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c LIMIT 50000000) SELECT count(*) FROM c"
      _ = try connection.value(count, as: Int.self)
    }
    var configuration = Connection.Configuration()
    configuration.busyTimeoutMilliseconds = 60_000
    return SQLiteManager(
      .installed(.file(folder.source.appendingPathComponent("quiz.sqlite")), into: folder.target, fileName: "quiz.sqlite"),
      userSchema: isNew ? [old, new] : [old], configuration: configuration, idlePolicy: idlePolicy, on: wrapper)
  }

  private func expectOld() throws {
    try folder.app { (connection) throws -> Void in
      #expect(try connection.pragma(.userVersion) == 1)
      #expect(try connection.rows("SELECT id FROM question", as: Int.self) == [1, 2, 5])
      #expect(try connection.value("SELECT a FROM mine", as: Int.self) == 7)
    }
  }

  private func expectNew(_ quiz: SQLiteManager) throws {
    #expect(try quiz.rows("SELECT id FROM question", as: Int.self) == [1, 2, 5, 9])
    #expect(try quiz.value("SELECT title FROM question WHERE id = 1", as: String.self) == "Who?")
    #expect(try quiz.value("SELECT a FROM mine", as: Int.self) == 7)
    #expect(try quiz.count("more") == 0 && quiz.value("PRAGMA integrity_check", as: String.self) == "ok")
  }

  @Test func `because the database is suspended is not there at all, and is made when it is opened next`() throws {
    let quiz = manager(in: folder)
    let opening = StartedThread {
      let error = #expect(throws: ContentError.self) { try quiz.open() }
      guard case .sqlite(let reason) = error, reason.code.primary == .interrupt else { return surprise(error) }
    }
    hasBegun.wait()
    try quiz.suspend()
    opening.join()
    try expectOld()
    isLong.withLock { $0 = false }
    expectError(.interrupt, "is suspended") { try quiz.open() }
    quiz.resume()
    #expect(try quiz.open().plain == .upgraded(from: 1, to: 2, orphans: 0))
    try expectNew(quiz)
  }

  @Test func `because its task is cancelled is not there at all`() async throws {
    let quiz = manager(in: folder, .closeWhenIdle)
    let task = Task { try await quiz.perform { try $0.count("question") } }
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { [hasBegun] in
        hasBegun.wait()
        continuation.resume()
      }
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    try expectOld()
    isLong.withLock { $0 = false }
    try expectNew(quiz)
  }

  @Test func `while it waits for the lock of another connection stops waiting`() throws {
    let sqlite = StoppingWrapper(clock)
    let quiz = manager(in: folder, on: sqlite)
    let other = try Connection(.file(folder.installed), access: .readWrite)
    try other.execute("BEGIN EXCLUSIVE")
    let suspending = Locked<StartedThread?>(nil)
    clock.onAnyThread(at: .milliseconds(300)) {
      suspending.withLock { $0 = StartedThread { #expect(throws: Never.self) { try quiz.suspend() } } }
      sqlite.isInterrupted.wait()
    }
    let error = #expect(throws: ContentError.self) { try quiz.open() }
    guard case .sqlite(let reason) = error, reason.code.primary == .interrupt else { return surprise(error) }
    #expect(clock.time < .milliseconds(550))
    suspending.withLock { $0 }?.join()
    try other.execute("COMMIT")
    try other.close()
    try expectOld()
  }

  @Test func `at any moment is whole or not there at all`() throws {
    isLong.withLock { $0 = false }
    let clean = StoppingWrapper(clock)
    try manager(in: folder, on: clean).open()
    let count = clean.steps.withLock { $0.count }
    for last in TestRun.sample(of: count, few: 12) {
      let folder = try Folder()
      try prepare(folder)
      let sqlite = StoppingWrapper(VirtualClock())
      let quiz = manager(in: folder, on: sqlite)
      let suspending = Locked<StartedThread?>(nil)
      sqlite.steps.withLock { steps in
        steps.last = last
        steps.body = {
          suspending.withLock { $0 = StartedThread { #expect(throws: Never.self) { try quiz.suspend() } } }
          sqlite.isInterrupted.wait()
        }
      }
      do { _ = try quiz.open() } catch { #expect("\(error)".contains("SQLITE_INTERRUPT"), "step \(last): \(error)") }
      suspending.withLock { $0 }?.join()
      sqlite.steps.withLock { $0.body = {} }  // the closure holds the manager and the wrapper
      quiz.resume()
      _ = try quiz.open()
      try expectNew(quiz)
      try quiz.close()
    }
  }
}
