import Expectations
import Foundation
import SQLiteManager
import SQLiteTestKit
import Scratch
import Testing

@Suite struct `A checkpoint under which another connection begins the log again` {
  typealias Turn = CheckpointStage.Turn

  /// A library whose checkpoints are made in this package's way, whatever its real version is.
  private static var guarded: AgedWrapper { AgedWrapper(version: 3_051_002) }
  /// The same library with SQLite's own checkpoints.
  private static var bare: AgedWrapper { AgedWrapper(version: 3_051_003) }

  /// The harm to the file, if any, in each case in which another connection takes turns at some operations on files, one after the other.
  private func cases(
    _ deed: CheckpointStage.Deed, on library: AgedWrapper, _ turns: [Turn], beside others: AgedWrapper, few: Int, taken: [Int: Turn] = [:]
  ) throws -> [String?] {
    let outcome = try CheckpointStage.run(deed, on: library, taken, beside: others)
    guard let turn = turns.first else { return [outcome.harm.map { "\(taken): \($0)" }] }
    return try outcome.places(after: taken.keys.max() ?? 0, few: few).flatMap { place in
      try cases(deed, on: library, Array(turns.dropFirst()), beside: others, few: few, taken: taken.merging([place: turn]) { $1 })
    }
  }

  @Test(arguments: [
    (CheckpointStage.Deed.passive, [Turn.commit]), (.commit, [.checkpoint, .commit]), (.observedCommit, [.checkpoint, .commit]),
  ])
  func `loses rows where SQLite makes it, if its number says so`(deed: CheckpointStage.Deed, turns: [Turn]) throws {
    let number = Sqlite3Wrapper().sqlite3_libversion_number()
    let isAffected = number < 3_044_006 || (3_045_000..<3_050_007).contains(number) || (3_051_000..<3_051_003).contains(number)
    let found = try cases(deed, on: Self.bare, turns, beside: Self.guarded, few: 1).compactMap(\.self)
    #expect(found.isEmpty != isAffected, "\(found)")
  }

  private static let explored = CheckpointStage.Deed.allCases.flatMap { deed in
    [[Turn.commit], [.checkpoint, .commit], [.begin, .end], [.commitBesideReader]].map { (deed, $0) }
  }

  @Test(arguments: TestRun.sample(of: explored, few: explored.count / 3))
  func `loses none where this package makes it, at whichever operations on files`(deed: CheckpointStage.Deed, turns: [Turn]) throws {
    for others in TestRun.sample(of: [Self.guarded, Self.bare], few: 1) {
      let cases = try cases(deed, on: Self.guarded, turns, beside: others, few: 1)
      let found = cases.compactMap(\.self)
      #expect(cases.count > 1 && found.isEmpty, "\(found)")
      if TestRun.isLong { print("\(deed), \(turns): \(cases.count) cases") }
    }
  }
}

@Suite struct `A checkpoint that cannot lose rows` {
  /// The situation of the connection that makes the checkpoint.
  enum Situation: CaseIterable { case idle, nothingToDo, reader, writer, ownStatement, ownTransaction, otherStatement }

  private static func result(_ mode: CheckpointMode?, _ situation: Situation, on library: any Sqlite3WrapperProtocol) throws -> String {
    let folder = try ScratchFolder()
    func open(_ library: any Sqlite3WrapperProtocol) throws -> Connection {
      var settings = Connection.Configuration.recommended
      settings.busyTimeoutMilliseconds = 0
      return try Connection(.file(folder.path("a")), configuration: settings, on: library)
    }
    let (connection, other) = (try open(library), try open(Sqlite3Wrapper()))
    try connection.attach(.file(folder.path("b")), as: "b")
    try connection.execute("CREATE TABLE t (a); CREATE TABLE b.u (a); INSERT INTO b.u VALUES (1), (2); INSERT INTO t VALUES (1), (2)")
    if situation == .nothingToDo { try connection.checkpoint() }
    if situation == .reader {
      try other.execute("BEGIN")
      _ = try other.rows("SELECT * FROM t")
    }
    try connection.execute(situation == .nothingToDo ? "SELECT 1" : "INSERT INTO t VALUES (3)")
    if situation == .writer { try other.execute("BEGIN IMMEDIATE; INSERT INTO t VALUES (4)") }
    if situation == .ownTransaction { try connection.execute("BEGIN; INSERT INTO t VALUES (4)") }
    let statement: SQL? = situation == .ownStatement ? "SELECT * FROM t" : situation == .otherStatement ? "SELECT * FROM b.u" : nil
    let cursor = try statement.map { try connection.cursor($0) }
    _ = try cursor?.next()
    defer { withExtendedLifetime(cursor) {} }
    let answer: String
    do {
      if let mode {
        answer = try connection.checkpoint(mode).map { "\($0.checkpointedFrameCount) of \($0.logFrameCount)" } ?? "no log"
      } else {
        answer = "\(try connection.rows("PRAGMA main.wal_checkpoint").map { $0.values.map { "\($0)" } })"
      }
    } catch let error as SQLiteError {
      return "\(error.code.primary)"
    }
    _ = try cursor?.next()  // the statement goes on, whatever the outcome of the checkpoint
    return answer
  }

  @Test(arguments: Situation.allCases) func `answers what SQLite's own answers`(situation: Situation) throws {
    for mode in [CheckpointMode.passive, .full, .restart, .truncate, nil] {
      let bare = try Self.result(mode, situation, on: AgedWrapper(version: 3_051_003))
      let guarded = try Self.result(mode, situation, on: AgedWrapper(version: 3_051_002))
      switch (situation, mode) {
      case (.otherStatement, .full?), (.otherStatement, .restart?), (.otherStatement, .truncate?):
        #expect(guarded == "SQLITE_LOCKED (6)", "\(bare), \(guarded)")
      default: #expect(guarded == bare, "\(situation), \(mode.map { "\($0)" } ?? "pragma")")
      }
    }
  }

  /// Where the second connection cannot read the same file, a checkpoint is made that holds the lock for writing.
  @Test(arguments: [false, true]) func `is made without a second connection where there cannot be one`(isExclusive: Bool) throws {
    let folder = try ScratchFolder()
    let counting = CountingSqlite3Wrapper(AgedWrapper(version: 3_051_002))
    let connection = try Connection(.file(folder.path("a")), configuration: .recommended, on: counting)
    try connection.execute("CREATE TABLE t (a)")
    if isExclusive {
      try connection.execute("PRAGMA locking_mode = EXCLUSIVE")
    } else {
      try FileManager.default.moveItem(atPath: folder.path("a"), toPath: folder.path("b"))
      try Connection(.file(folder.path("a"))).execute("CREATE TABLE other (a)")
    }
    try connection.execute("INSERT INTO t VALUES (1)")
    counting.reset()
    #expect(try connection.checkpoint()?.isComplete == true)
    #expect(counting.count(of: .sqlite3_busy_handler) == 2, "set, and put back")
    try connection.execute("PRAGMA wal_autocheckpoint = 1; INSERT INTO t VALUES (1)")
    #expect(counting.count(of: .sqlite3_busy_handler) == 4)
    #expect(try connection.checkpoint(.truncate)?.isComplete == true)
  }

  @Test func `loses no row and leaves no handle open, whichever call fails`() throws {
    let report = try FaultSweep(
      over: { AgedWrapper(version: 3_051_002) }, seed: TestRun.seed
    ) { library in
      let folder = try ScratchFolder()
      let reader = try Connection(.file(folder.path("a")), configuration: .recommended)
      try reader.execute("CREATE TABLE t (a); INSERT INTO t VALUES (1); BEGIN")
      _ = try reader.rows("SELECT * FROM t")
      var settings = Connection.Configuration.recommended
      settings.busyTimeoutMilliseconds = 0
      let connection = try Connection(.file(folder.path("a")), configuration: settings, on: library)
      var isCommitted = false
      defer {
        try? reader.execute("COMMIT")
        let found = (try? reader.value("SELECT count(*) FROM t", as: Int.self)) ?? 0
        #expect(!isCommitted || found == 2, "a row whose commit returned is there")
      }
      try connection.execute("PRAGMA wal_autocheckpoint = 1")
      try connection.execute("INSERT INTO t VALUES (1)")
      isCommitted = true
      try connection.checkpoint()
      _ = try connection.rows("PRAGMA wal_checkpoint(FULL)")
      try connection.close()
    }.sampled(TestRun.most(80)).report()
    #expect(report.problems.isEmpty, "\(report)")
  }
}
