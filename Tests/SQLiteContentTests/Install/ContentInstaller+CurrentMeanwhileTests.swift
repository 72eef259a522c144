import Expectations
import Foundation
import SQLiteManager
import SQLiteTestKit
import Scratch
import Testing

/// The leftovers of a killed process, and the work of others while the connection that found the database current becomes the app's.
@Suite struct `The opening of an installed database that is current` {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.install(version: 1)
  }

  private func manager(
    _ configuration: Connection.Configuration = .init(), in folder: Folder? = nil, _ idlePolicy: SQLiteManager.IdlePolicy = .keepOpen,
    on wrapper: any Sqlite3WrapperProtocol = Sqlite3Wrapper()
  ) -> SQLiteManager {
    let folder = folder ?? self.folder
    let source = ContentSource.file(folder.source.appendingPathComponent("quiz.sqlite"))
    return SQLiteManager(
      .installed(source, into: folder.target, fileName: "quiz.sqlite"), configuration: configuration, idlePolicy: idlePolicy,
      on: wrapper)
  }

  @Test(arguments: CrashedDatabase.Log.allCases, [Connection.Configuration(), .recommended])
  func `gives the app the rows that are whole only with the log beside it`(
    _ log: CrashedDatabase.Log, _ configuration: Connection.Configuration
  ) throws {
    let crashed = try CrashedDatabase(log)
    try crashed.put()
    let quiz = manager(configuration, in: crashed.folder)
    #expect(try quiz.open() == .current(version: 1))
    #expect(try quiz.count("star") == CrashedDatabase.userRows)
    #expect(try quiz.value("PRAGMA integrity_check") == "ok")
    try quiz.close()
    try crashed.expectAllRows(at: crashed.folder.installed, "\(log)")
  }

  @Test(arguments: [Connection.Configuration(), .recommended])
  func `says that another has the file for itself, leaves it as it is, and is tried again`(_ configuration: Connection.Configuration) throws
  {
    var configuration = configuration
    configuration.busyTimeoutMilliseconds = 1
    let other = try Connection(.file(folder.installed), access: .readWrite)
    try other.execute("BEGIN EXCLUSIVE; INSERT INTO question VALUES (9, 'Kim?')")
    let quiz = manager(configuration)
    let error = #expect(throws: ContentError.self) { try quiz.open() }
    guard case .busy(let reason, _) = error, reason.code.primary == .busy else { return surprise(error) }
    try other.execute("COMMIT")
    try other.close()
    #expect(try quiz.open() == .current(version: 1))
    #expect(try quiz.count("question") == 4)
  }

  @Test func `is an upgrade where the version of the bundle is in the log beside it`() throws {
    let source = folder.source.appendingPathComponent("quiz.sqlite")
    let bundled = try Connection(.file(source.path))
    try bundled.execute("PRAGMA journal_mode=WAL; PRAGMA wal_autocheckpoint=0")
    try bundled.execute("PRAGMA user_version=2; INSERT INTO question VALUES (9, 'Kim?')")
    let image = try ["", "-wal"].map { (source.path + $0, try folder.bytes(source.path + $0)) }
    try bundled.close()
    for (path, bytes) in image { try bytes.write(to: URL(fileURLWithPath: path)) }
    let quiz = manager()
    #expect(try quiz.open().plain == .upgraded(from: 1, to: 2, orphans: 0))
    #expect(try quiz.count("question") == 4)
  }

  @Test func `ends with the task that it is done for, and the next is not kept from it`() async throws {
    let (task, isKnown) = (Locked<Task<Int, any Error>?>(nil), DispatchSemaphore(value: 0))
    let quiz = manager(
      .init(), .closeWhenIdle,
      on: Between {
        isKnown.wait()
        task.withLock { $0 }?.cancel()
      })
    let counting = Task { try await quiz.perform { try $0.count("question") } }
    task.withLock { $0 = counting }
    isKnown.signal()
    await #expect(throws: CancellationError.self) { try await counting.value }
    #expect(try await quiz.perform { try $0.count("question") } == 3)
  }

  @Test func `is waited for by who suspends, or stopped, and holds no lock then`() throws {
    let suspending = Locked<StartedThread?>(nil)
    let opened = Locked<SQLiteManager?>(nil)
    let quiz = manager(
      on: Between {
        let quiz = opened.withLock { $0 }
        suspending.withLock { $0 = StartedThread { #expect(throws: Never.self) { try quiz?.suspend() } } }
      })
    opened.withLock { $0 = quiz }
    do { #expect(try quiz.open() == .current(version: 1)) } catch { #expect("\(error)".contains("SQLITE_INTERRUPT")) }
    suspending.withLock { $0 }?.join()
    expectError(.interrupt, "is suspended") { try quiz.count("question") }
    let other = try Connection(.file(folder.installed), access: .readWrite)
    try other.execute("BEGIN EXCLUSIVE; INSERT INTO question VALUES (9, 'Kim?'); COMMIT")
    try other.close()
    quiz.resume()
    try quiz.open()
    #expect(try quiz.count("question") == 4)
  }

  @Test func `keeps to the file that it looked at where that is deleted meanwhile`() throws {
    let quiz = manager(on: Between { try FileManager.default.removeItem(atPath: folder.installed) })
    #expect(try quiz.open() == .current(version: 1))
    #expect(try quiz.count("question") == 3)
    #expect(!folder.atRest.contains("quiz.sqlite"))
    try quiz.close()
    #expect(try quiz.open() == .installed(version: 1))
    #expect(try quiz.count("question") == 3)
  }

  @Test func `keeps to the file that it looked at where another takes its name meanwhile`() throws {
    let next = try folder.bundle("next.sqlite", version: 2, Folder.plain + "; INSERT INTO question VALUES (9, 'Kim?')")
    let quiz = manager(
      on: Between {
        try FileManager.default.removeItem(atPath: folder.installed)
        try FileManager.default.moveItem(atPath: next.path, toPath: folder.installed)
      })
    #expect(try quiz.open() == .current(version: 1))
    #expect(try quiz.count("question") == 3)
    try quiz.close()
    #expect(try quiz.open() == .newerThanApp(installed: 2, bundled: 1))
  }
}
