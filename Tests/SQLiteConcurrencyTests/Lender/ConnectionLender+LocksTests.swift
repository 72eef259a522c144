import Expectations
import Foundation
import SQLiteCore
import SQLiteManager
import SQLiteTesting
import Scratch
import Testing

/// A library in the time of a clock, whose interrupts can be waited for.
private final class HearingWrapper: VirtualTimeSqlite3Wrapper, @unchecked Sendable {
  let isInterrupted = DispatchSemaphore(value: 0)

  override func sqlite3_interrupt(_ db: OpaquePointer!) {
    unsafe super.sqlite3_interrupt(db)
    isInterrupted.signal()
  }
}

/// A database that waits a minute for locks.
enum Patient: CaseIterable {
  case queue, queueWithoutLog, database, databaseWithoutLog, manager, managerWithoutLog

  static let withoutLog: [Patient] = [.queueWithoutLog, .databaseWithoutLog, .managerWithoutLog]

  func make(at path: String, on wrapper: any Sqlite3WrapperProtocol) throws -> any ObservableDatabase {
    var configuration = Connection.Configuration.recommended
    configuration.busyTimeoutMilliseconds = 60_000
    if Self.withoutLog.contains(self) { configuration.journalMode = .delete }
    let made: any ObservableDatabase
    switch self {
    case .queue, .queueWithoutLog: made = try ConnectionQueue(.file(path), configuration: configuration, on: wrapper)
    case .database, .databaseWithoutLog: made = try Database(.file(path), configuration: configuration, on: wrapper)
    case .manager, .managerWithoutLog:
      let manager = SQLiteManager(.database(.file(path)), configuration: configuration, on: wrapper)
      try manager.open()
      made = manager
    }
    try made.execute("CREATE TABLE star (id INTEGER PRIMARY KEY, name); INSERT INTO star VALUES (1, 'Vega')")
    return made
  }
}

@Suite(.timeLimit(.minutes(2))) struct `A call that waits for the lock of another connection` {
  let folder: ScratchFolder
  let clock = VirtualClock()
  private let sqlite: HearingWrapper
  /// The end of a wait that is to stop after 300 milliseconds, by SQLite's delays.
  let end = Duration.milliseconds(328)

  init() throws {
    folder = try ScratchFolder()
    sqlite = HearingWrapper(Sqlite3Wrapper(), clock, findsLostTimeouts: false)
  }

  private func holder(_ sql: SQL) throws -> Connection {
    let holder = try Connection(.file(folder.path("a")), on: Sqlite3Wrapper())
    try holder.execute(sql)
    return holder
  }

  /// Runs a closure that waits for a lock, in tasks that are cancelled after 300 milliseconds of it; the errors that come of it.
  private func errors(
    of database: any SharedDatabase, tasks count: Int = 1, _ body: @escaping @Sendable () async throws -> Void
  ) async -> [any Error] {
    let (tasks, areKnown) = (Locked<[Task<Void, any Error>]>([]), DispatchSemaphore(value: 0))
    clock.onAnyThread(at: clock.time + .milliseconds(300)) {
      areKnown.wait()
      StartedThread.yield { database.waitingCount == count - 1 }
      tasks.withLock { for task in $0 { task.cancel() } }
    }
    let made = (1...count).map { _ in Task { try await body() } }
    tasks.withLock { $0 = made }
    areKnown.signal()
    var errors: [any Error] = []
    for task in made { do { try await task.value } catch { errors.append(error) } }
    return errors
  }

  @Test(arguments: Patient.allCases, [1, 10]) func `ends with its task`(_ patient: Patient, count: Int) async throws {
    let database = try patient.make(at: folder.path("a"), on: sqlite)
    let holder = try holder("BEGIN IMMEDIATE")
    let errors = await errors(of: database, tasks: count) { _ = try await database.perform { try $0.insert(["id": 2], into: "star") } }
    #expect(errors.count == count && errors.allSatisfy { $0 is CancellationError }, "\(errors)")
    #expect(clock.time == end)
    try holder.execute("ROLLBACK")
    try database.insert(["id": 3], into: "star")
    #expect(try database.rows("SELECT id FROM star", as: Int.self) == [1, 3] && clock.time == end && clock.findings.isEmpty)
    try database.close()
  }

  @Test(arguments: Patient.allCases) func `ends with the deadline of a task group`(_ patient: Patient) async throws {
    struct Late: Error {}
    let database = try patient.make(at: folder.path("a"), on: sqlite)
    let holder = try holder("BEGIN IMMEDIATE")
    let deadline = AsyncStream<Void>.makeStream()
    clock.onAnyThread(at: .milliseconds(300)) { [sqlite] in
      deadline.continuation.yield()
      sqlite.isInterrupted.wait()
    }
    await #expect(throws: Late.self) {
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { _ = try await database.perform { try $0.insert(["id": 2], into: "star") } }
        group.addTask { for await _ in deadline.stream { throw Late() } }
        while try await group.next() != nil {}
      }
    }
    #expect(clock.time == end)
    try holder.execute("ROLLBACK")
    #expect(try database.count("star") == 1)
  }

  @Test(arguments: Patient.withoutLog) func `to read ends with its task`(_ patient: Patient) async throws {
    let database = try patient.make(at: folder.path("a"), on: sqlite)
    let holder = try holder("BEGIN EXCLUSIVE")
    let errors = await errors(of: database) { _ = try await database.performRead { try $0.count("star") } }
    #expect(errors.first is CancellationError && clock.time == end, "\(errors)")
    try holder.execute("ROLLBACK")
    #expect(try database.count("star") == 1)
  }

  @Test(arguments: Patient.withoutLog) func `to commit ends with its task, and leaves no transaction open`(_ patient: Patient) async throws
  {
    let database = try patient.make(at: folder.path("a"), on: sqlite)
    let holder = try holder("BEGIN; SELECT count(*) FROM star")
    let works: [@Sendable (Connection) throws -> Void] = [
      { connection in try connection.transaction { _ = try connection.insert(["id": 2], into: "star") } },
      { connection in try connection.savepoint { _ = try connection.insert(["id": 2], into: "star") } },
      { _ = try $0.rows("INSERT INTO star VALUES (2, 'Deneb') RETURNING id", as: Int.self) },
      { try $0.execute("BEGIN; INSERT INTO star VALUES (2, 'Deneb'); COMMIT") },
    ]
    for work in works {
      let errors = await errors(of: database) { try await database.perform(work) }
      #expect(errors.first is CancellationError, "\(errors)")
      #expect(try database.withConnection { !$0.isInTransaction } && database.count("star") == 1)
    }
    #expect(clock.time == end * works.count)
    try holder.execute("COMMIT")
    try database.insert(["id": 3], into: "star")
  }

  @Test(arguments: Patient.allCases) func `ends when the database is suspended, which holds no lock then`(_ patient: Patient) throws {
    let database = try patient.make(at: folder.path("a"), on: sqlite)
    let holder = try holder("BEGIN IMMEDIATE")
    let suspending = Locked<StartedThread?>(nil)
    clock.onAnyThread(at: .milliseconds(300)) { [sqlite] in
      suspending.withLock { $0 = StartedThread { #expect(throws: Never.self) { try database.suspend() } } }
      sqlite.isInterrupted.wait()
    }
    expectError(.interrupt, "interrupted") { try database.insert(["id": 2], into: "star") }
    #expect(clock.time == end)
    suspending.withLock { $0 }?.join()
    expectError(.interrupt, "is suspended") { try database.count("star") }
    try holder.execute("COMMIT; BEGIN EXCLUSIVE; COMMIT")
    database.resume()
    try database.insert(["id": 3], into: "star")
    #expect(try database.rows("SELECT id FROM star", as: Int.self) == [1, 3] && clock.time == end)
  }

  @Test(arguments: [false, true]) func `of a pool ends with its task, also while a connection is being opened`(isOpening: Bool) async throws
  {
    _ = try Patient.queueWithoutLog.make(at: folder.path("a"), on: sqlite)
    var configuration = Connection.Configuration()
    configuration.busyTimeoutMilliseconds = 60_000
    let pool = try ConnectionPool(.file(folder.path("a")), configuration: configuration, on: sqlite) {
      if isOpening { _ = try $0.count("star") }
    }
    if isOpening { pool.drain() }
    let holder = try holder("BEGIN EXCLUSIVE")
    let errors = await errors(of: pool) { _ = try await pool.performRead { try $0.count("star") } }
    #expect(errors.first is CancellationError && clock.time == end, "\(errors)")
    try holder.execute("ROLLBACK")
    #expect(try pool.count("star") == 1)
  }

  @Test func `throws CancellationError whatever code its last error has`() async throws {
    let database = try Patient.database.make(at: folder.path("a"), on: sqlite)
    let (isIn, mayGo) = (AsyncStream<Void>.makeStream(), DispatchSemaphore(value: 0))
    let task = Task {
      try await database.perform { _ in
        isIn.continuation.yield()
        mayGo.wait()
        throw SQLiteError.refused(.constraint, "of a closure")
      }
    }
    for await _ in isIn.stream { break }
    task.cancel()
    mayGo.signal()
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
