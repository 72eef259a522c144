import Foundation
import SQLiteCalls
import SQLiteCore
import SQLiteFiles

/// Performs the runs of a race.
final class RaceRunner: @unchecked Sendable {
  private let sweep: RaceSweep
  private let stage = RaceParty()
  private let parties = [RaceParty(), RaceParty()]
  /// The wrapper of the sweep's own connections.
  private let sqlite: any Sqlite3WrapperProtocol
  /// The seconds that are left for patience. Without them, an operation that does not go on at once counts as blocked.
  private var left = 5.0
  /// The pauses in which another thread may release the last reference to a connection.
  private var settling = SweepSettling()
  /// Whether operations that do not end still use the databases.
  private var isAbandoned = false

  init(_ sweep: RaceSweep) throws {
    self.sweep = sweep
    sqlite = try sweep.makeWrapper()
    if !sqlite.runsAnySQL { throw SQLiteError.misuse("operations race over the real library, and this wrapper runs only scripts") }
  }

  deinit { if !isAbandoned { removeDatabases() } }

  /// Performs a run.
  ///
  /// - Parameters:
  ///   - findsSites: Whether call sites are recorded.
  ///   - looks: Whether the databases are read before the operations and when the second one begins.
  /// - Returns: Nil if `setUp` leaves no database, and the starting state is not ``RaceStart/asSetUp``.
  func run(_ schedule: RaceSchedule, findsSites: Bool = false, looks: Bool = false) throws -> RaceRun? {
    let wrappers = try parties.map { $0.wrapper(try sweep.makeWrapper()) }
    guard let (keepers, threads) = try prepare(schedule.start, wrappers) else { return nil }
    let patience = left > 0 ? sweep.patience.blocked : 0.05
    let meeting = RaceMeeting(schedule, threads, sweep.patience.endless, blocked: patience)
    let before = looks ? states(isWritable: false) : [:]
    let between = Locked<[String: DatabaseState]>([:])
    do {
      try meeting.hold(findsSites: findsSites) { [self] in if looks { between.exchange(states(isWritable: false)) } }
    } catch {
      isAbandoned = true
      throw error
    }
    if meeting.isBlocked, parties[schedule.second].refusals.isEmpty { left -= patience }
    var run = RaceRun(
      schedule: schedule, results: threads.compactMap(\.result), places: parties.map(\.places),
      refusals: parties.map(\.refusals.first), isBlocked: meeting.isBlocked, before: before, between: between.exchange([:]))
    finish(&run, threads, Array(zip(RaceSchedule.names, wrappers.map(\.ledger))))
    keepers.close()  // the last connection copies the log
    run.states = states(isWritable: true)
    for (path, state) in run.states.sorted(by: { $0.key < $1.key }) {
      run.problems += state.complaints.map { "\"\(path.folderAndName.name)\" \($0)" }
    }
    return run
  }

  /// Brings the databases into a starting state, and creates the operations; returns nil if there is no database to do that with.
  private func prepare(_ start: RaceStart, _ wrappers: [LedgerSqlite3Wrapper]) throws -> (RaceKeepers, [RaceThread])? {
    removeDatabases()
    try sweep.setUp(stage.wrapper(try sweep.makeWrapper()))
    let files = databases.keys.filter { !LocalFileSystem().isEmptyOrMissing($0) }.sorted()
    if files.isEmpty, start != .asSetUp { return nil }
    let keepers = RaceKeepers(files, on: sqlite)
    keepers.prepare(start)
    let threads = try [0, 1].map { RaceThread(parties[$0], try sweep.preparations[$0](wrappers[$0])) }
    if start == .warm { for wrapper in wrappers { readAll(wrapper) } }
    keepers.complete(start)
    return (keepers, threads)
  }

  /// Releases the operations, and adds what they have left open.
  private func finish(_ run: inout RaceRun, _ threads: [RaceThread], _ ledgers: [(name: String, ledger: HandleLedger)]) {
    for (name, ledger) in ledgers where ledger.report().open.contains(where: \.isInTransaction) {
      run.problems.append("\(name) leaves a transaction open")
    }
    for thread in threads { thread.release() }
    while let pause = settling.pause(isSettled: ledgers.allSatisfy { $0.ledger.openHandles.isEmpty }) {
      Thread.sleep(forTimeInterval: pause)
    }
    for (name, ledger) in ledgers {
      run.problems += ledger.openHandles.map { "\(name) leaves open: \($0)" }
      run.problems += ledger.misuses.prefix(10).map { "\(name): misuse: \($0)" }
    }
  }

  /// The paths of all databases that were opened in any run, each with whether a run created it.
  private var databases: [String: Bool] {
    stage.databases.merging(parties[0].databases.merging(parties[1].databases) { $0 || $1 }) { setUp, _ in setUp }
  }

  private func states(isWritable: Bool) -> [String: DatabaseState] {
    let vfs = isWritable ? nil : stage.fileSystem  // SQLite's own sleeps for locks of an operation that has stopped
    return Dictionary(
      uniqueKeysWithValues: databases.keys.map { path in
        let isThere = !LocalFileSystem().isEmptyOrMissing(path)
        return (path, isThere ? DatabaseReader.state(ofFile: path, vfs: vfs, on: sqlite, isWritable: isWritable) : .empty)
      })
  }

  /// Reads the schema on each open connection.
  private func readAll(_ wrapper: LedgerSqlite3Wrapper) {
    for handle in wrapper.ledger.openHandles where handle.kind == .connection {
      guard let connection = unsafe OpaquePointer(bitPattern: handle.bits) else { continue }
      unsafe wrapper.inner.forEachRow(of: "SELECT count(*) FROM sqlite_schema", in: connection) { _ in }
    }
  }

  /// Removes the databases that runs have created. `setUp` replaces others, which may be a user's.
  private func removeDatabases() {
    for (path, isCreated) in databases where isCreated { LocalFileSystem().removeDatabase(path) }
  }
}
