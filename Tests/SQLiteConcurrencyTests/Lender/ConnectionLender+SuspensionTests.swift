import Expectations
import Foundation
import SQLiteCore
import SQLiteManager
import SQLiteTesting
import Scratch
import SQLiteStorage
import Testing

/// The deeds that threads do to a database at the same time.
private enum Deed: CaseIterable {
  case suspend, resume, drain, write, read, cancel, interrupt, checkpoint, backup, observe, close
  case writeInReading, leaveOpen, keepCursor

  /// The deeds after which all others can still be done.
  static let passing: [Deed] = [
    .drain, .write, .read, .cancel, .interrupt, .checkpoint, .observe, .writeInReading, .leaveOpen, .keepCursor,
  ]

  func perform(on database: any ObservableDatabase, _ written: Written) async {
    do { try await tryToPerform(on: database, written) } catch { written.look(at: error) }
  }

  /// Performs the deed, where it needs no task, as a thread does.
  func performInThread(on database: any ObservableDatabase, _ written: Written) {
    do { try tryInThread(on: database, written) } catch { written.look(at: error) }
  }

  private func tryInThread(on database: any ObservableDatabase, _ written: Written) throws {
    switch self {
    case .suspend: try database.suspend()
    case .resume: database.resume()
    case .drain: database.drain()
    case .write: written.write { id in try database.withConnection { try Written.insert(id, $0) } }
    case .writeInReading: written.writeInReading(database)
    case .leaveOpen:
      written.write { id in
        do { try database.execute("BEGIN; INSERT INTO star VALUES (\(id), 'first')") } catch ResultCode.misuse {
          throw CancellationError()  // as it should be, unless the database is closed: the row is not there in either case
        }
      }
    case .keepCursor:
      var kept: Cursor?
      try database.withConnection { connection in
        kept = try connection.cursor("VALUES (1), (2)")
        _ = try kept?.next()
      }
      withExtendedLifetime(kept) {}
    case .read: _ = try database.withReader { try $0.count("star") }
    case .interrupt: try database.withConnection { $0.interrupt() }
    case .checkpoint: _ = try database.withConnection { try $0.checkpoint() }
    case .observe: written.observe(database)
    case .backup, .close, .cancel: Issue.record("\(self) needs a task")
    }
  }

  private func tryToPerform(on database: any ObservableDatabase, _ written: Written) async throws {
    switch self {
    case .backup: try await database.backup(toNewFile: written.newFile()).finish()
    case .close:
      written.isClosing.withLock { $0 = true }
      while true {
        do { return try database.close() } catch let error as SQLiteError
          where error.code == .busy && error.message.contains("VALUES (1), (2)")
        {
          await Task.yield()  // a cursor of another thread is kept for a moment
        }
      }
    case .cancel:
      let task = Task { await written.perform(on: database) }
      task.cancel()
      await task.value
    default: try tryInThread(on: database, written)
    }
  }
}

/// The rows that calls have reported as written, and the rows that calls have reported as not written.
private final class Written: Sendable {
  private let state = Locked((next: 100, done: Set<Int>(), failed: Set<Int>()))
  private let folder: ScratchFolder
  private let observing = Locked<[Task<Void, Never>]>([])
  /// Whether the database is being closed: calls may be refused for that.
  let isClosing = Locked(false)

  init(in folder: ScratchFolder) { self.folder = folder }

  func newFile() -> String { folder.path("copy\(take())") }

  /// Observes until there is a value, or the database was closed; while the database is suspended there is none.
  func observe(_ database: any ObservableDatabase) {
    let task = Task {
      var values = database.observe { try $0.count("star") }.makeAsyncIterator()
      do {
        if try await values.next() == nil, !isClosing.withLock({ $0 }) { Issue.record("the observation has ended") }
      } catch { look(at: error) }
    }
    observing.withLock { $0.append(task) }
  }

  /// Waits for the tasks that observe.
  func endObserving() async {
    let tasks = observing.withLock { tasks in
      defer { tasks = [] }
      return tasks
    }
    for task in tasks { await task.value }
  }

  private func take() -> Int {
    state.withLock { state in
      state.next += 1
      return state.next
    }
  }

  static func insert(_ id: Int, _ connection: Connection) throws {
    try connection.transaction {
      try connection.insert(["id": id, "name": "first"], into: "star")
      try connection.insert(["id": -id, "name": "second"], into: "star")
    }
  }

  func write(_ body: (_ id: Int) throws -> Void) {
    let id = take()
    do {
      try body(id)
      state.withLock { _ = $0.done.insert(id) }
    } catch {
      state.withLock { _ = $0.failed.insert(id) }
      look(at: error)
    }
  }

  /// Writes while it reads. Where the two have one connection they are one transaction; where not, the row stays though the reader is stopped
  /// after the commit: the row of a call that fails then may be there, or not.
  func writeInReading(_ database: any ObservableDatabase) {
    let id = take()
    var isCommitted = false
    do {
      try database.withReader { reader in
        _ = try reader.count("star")
        try database.transaction { try Self.insert(id, $0) }
        isCommitted = true
      }
      state.withLock { _ = $0.done.insert(id) }
    } catch {
      if !isCommitted { state.withLock { _ = $0.failed.insert(id) } }
      look(at: error)
    }
  }

  func perform(on database: any ObservableDatabase) async {
    let id = take()
    do {
      try await database.perform { try Self.insert(id, $0) }
      state.withLock { _ = $0.done.insert(id) }
    } catch {
      state.withLock { _ = $0.failed.insert(id) }
      look(at: error)
    }
  }

  /// Expects that a call is refused only because of a suspension, a cancelled task, or closing.
  func look(at error: any Error) {
    if error is CancellationError || (error as? SQLiteError)?.code.primary == .interrupt { return }
    if isClosing.withLock({ $0 }), let error = error as? SQLiteError, error.code == .misuse,
      error.message.contains("is closed") || error.message.contains("not open")
    {
      return
    }
    Issue.record("\(error)")
  }

  func compare(with database: any ObservableDatabase) throws {
    let found = Set(try database.rows("SELECT id FROM star WHERE name IN ('first', 'second')", as: Int.self))
    let (done, failed) = state.withLock { ($0.done, $0.failed) }
    #expect(done.isSubset(of: found) && failed.isDisjoint(with: found), "\(failed.intersection(found)) are there although they failed")
    #expect(Set(found.map { -$0 }) == found, "half a transaction")
  }
}

@Suite(.timeLimit(.minutes(5))) struct `Suspending beside everything else` {
  let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  @Test(.tags(.misuses), arguments: Lending.allCases)  // it closes while a cursor is kept
  func `crashes no thread, lets none wait for ever, and reports nothing that is not so`(_ lending: Lending) async throws {
    let pairs = Deed.allCases.flatMap { first in Deed.allCases.map { (first, $0) } }
    for (first, second) in TestRun.sample(of: pairs, few: 40) {
      let folder = try ScratchFolder()
      let (database, written) = (try lending.make(in: folder), Written(in: folder))
      async let one: Void = first.perform(on: database, written)
      async let other: Void = second.perform(on: database, written)
      _ = await (one, other)
      database.resume()
      await written.endObserving()
      if written.isClosing.withLock({ $0 }) {
        expectError(.misuse, database is SQLiteManager ? "not open" : "is closed") { try database.count("star") }
      } else {
        try database.transaction { _ = try $0.insert(["id": 3], into: "star") }
        try written.compare(with: database)
        try database.close()
      }
      #expect(try folder.contents.allSatisfy { !$0.hasPrefix("a-") }, "\(first), \(second)")
    }
  }

  @Test(arguments: Lending.allCases) func `does so at random in many threads and tasks`(_ lending: Lending) async throws {
    let database = try lending.make(in: folder)
    let written = Written(in: folder)
    func deeds(_ number: Int, of deeds: [Deed], _ rounds: Int) -> [Deed] {
      var random = SplitMix64(seed: TestRun.seed &+ UInt64(number))
      return (0..<rounds).map { _ in deeds[random.below(deeds.count)] }
    }
    let threads = (0..<TestRun.rounds(16, few: 2)).map { number in
      let deeds = deeds(1_000 + number, of: Deed.passing.filter { $0 != .cancel }, TestRun.rounds(400, few: 15))
      return StartedThread { for deed in deeds { deed.performInThread(on: database, written) } }
    }
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<TestRun.rounds(64, few: 6) {
        let deeds = deeds(number, of: number == 0 ? [.suspend] : number == 1 ? [.resume] : Deed.passing, TestRun.rounds(400, few: 30))
        group.addTask {
          for deed in deeds { await deed.perform(on: database, written) }
        }
      }
    }
    database.resume()  // before the threads are joined: the work that they wait for may be suspended
    for thread in threads { thread.join() }
    database.resume()
    await written.endObserving()
    try written.compare(with: database)
    try database.close()
    expectError(.misuse, database is SQLiteManager ? "not open" : "is closed") { try database.count("star") }
  }

  @Test(arguments: Lending.allCases) func `stops what runs, refuses who waits, and can be closed`(_ lending: Lending) throws {
    let database = try lending.make(in: folder)
    let isIn = DispatchSemaphore(value: 0)
    let running = StartedThread {
      let error = #expect(throws: SQLiteError.self) {
        try database.transaction { connection in
          try connection.insert(["id": 3], into: "star")
          isIn.signal()
          _ = try connection.value(
            "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT count(*) FROM n", as: Int.self)
        }
      }
      #expect(error?.code.primary == .interrupt)
    }
    isIn.wait()
    let waiting = StartedThread { _ = expectError(.interrupt, "is suspended") { try database.insert(["id": 4], into: "star") } }
    StartedThread.yield { database.waitingCount > 0 }
    try database.suspend()
    running.join()
    waiting.join()
    expectError(.interrupt, "is suspended") { try database.count("star") }
    database.resume()
    #expect(try database.count("star") == 2)
    try database.suspend()
    try database.close()
    database.resume()
    expectError(.misuse, database is SQLiteManager ? "not open" : "is closed") { try database.count("star") }
  }
}
