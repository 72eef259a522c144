import Expectations
import Foundation
import SQLiteCore
import SQLiteLive
import SQLiteManagerUnlinked
import SQLiteTestKit
import Scratch
import Testing

/// A database of two states, reached by one transaction of several pages.
struct VFSStage {
  let folder: ScratchFolder
  let path: String
  let old: [Int]
  let new: [Int]

  init(_ mode: JournalMode = .delete) throws {
    folder = try ScratchFolder()
    path = folder.path("quiz.sqlite")
    let connection = try Self.open(.file(path), mode)
    try connection.execute("CREATE TABLE t (a INTEGER PRIMARY KEY, n, b)")
    try connection.transaction { for row in 1...12 { try connection.execute("INSERT INTO t VALUES (\(row), \(row), zeroblob(3000))") } }
    old = try Self.rows(connection)
    new = old.map { $0 + 100 } + [7]
    try connection.close()
  }

  static func open(
    _ location: Connection.Location, _ mode: JournalMode? = nil, synchronous: Synchronous = .full
  ) throws -> Connection {
    var configuration = Connection.Configuration()
    configuration.busyTimeoutMilliseconds = 0
    configuration.synchronous = synchronous
    configuration.journalMode = mode
    return try Connection(location, configuration: configuration, on: Sqlite3Wrapper())
  }

  static func rows(_ connection: Connection) throws -> [Int] { try connection.rows("SELECT n FROM t ORDER BY a", as: Int.self) }

  func change(_ connection: Connection) throws {
    try connection.transaction {
      try connection.execute("UPDATE t SET n = n + 100")
      try connection.execute("INSERT INTO t VALUES (99, 7, randomblob(9000))")
    }
  }

  /// The rows, when the file is whole.
  static func wholeRows(_ path: String) throws -> [Int]? {
    let connection = try open(.file(path))
    guard try connection.integrityCheck().isEmpty else { return nil }
    return try rows(connection)
  }
}

/// The fault that is to come, and the number of the operation at which it comes, or from which on.
private final class Fate: Sendable {
  private let state: Mutexed
  typealias Matches = @Sendable (FileOperation) -> Bool

  private final class Mutexed: @unchecked Sendable {
    let lock = NSLock()
    var seen = 0
    var next: (at: Int, goesOn: Bool, fault: FileFault)?
  }

  private let matches: Matches

  init(_ matches: @escaping Matches) {
    state = Mutexed()
    self.matches = matches
  }

  /// How many operations there were that may fail.
  var seen: Int { state.lock.withLock { state.seen } }

  func fail(at number: Int, goesOn: Bool = false, _ fault: FileFault) {
    state.lock.withLock { (state.seen, state.next) = (0, (number, goesOn, fault)) }
  }

  func decide(_ operation: FileOperation) -> FileFault? {
    guard matches(operation) else { return nil }
    return state.lock.withLock {
      state.seen += 1
      guard let next = state.next else { return nil }
      return state.seen == next.at || next.goesOn && state.seen > next.at ? next.fault : nil
    }
  }
}

@Suite struct `A file system that fails on purpose` {
  @Test func `tells what SQLite does with files`() throws {
    let stage = try VFSStage()
    let vfs = try FaultInjectingVFS(byteLimit: 1 << 20, on: Sqlite3Wrapper())
    let connection = try VFSStage.open(vfs.location(stage.path))
    _ = try VFSStage.rows(connection)
    vfs.removeAll()
    try stage.change(connection)
    let changes = vfs.operations.filter { $0.changesFile || $0.kind == .sync }
    #expect(vfs.operationCount == vfs.operations.count && vfs.operations.map(\.number) == Array(1...vfs.operationCount))
    let journal = try #require(changes.firstIndex { $0.kind == .sync && $0.isOf("-journal") })
    let database = try #require(changes.firstIndex { $0.kind == .write && $0.isOf("quiz.sqlite") })
    #expect(journal < database, "the journal is on the disk before the database is written")
    #expect(changes.last?.description.contains("delete quiz.sqlite-journal: SQLITE_OK (0)") == true)
    #expect(changes.allSatisfy { $0.kind != .write || $0.bytes?.count == $0.byteCount })
    #expect(vfs.operations.contains { $0.kind == .lock } && vfs.operations.contains { $0.kind == .unlock })
    #expect(try VFSStage.wholeRows(stage.path) == stage.new)
  }

  @Test func `fills up at whichever write, and the database is the old one or the new one`() throws {
    let clean = try VFSStage()
    let counter = Fate { $0.kind == .write }
    let watched = try FaultInjectingVFS(on: Sqlite3Wrapper()) { counter.decide($0) }
    try clean.change(VFSStage.open(watched.location(clean.path)))
    #expect(counter.seen > 20)
    for number in TestRun.sample(of: counter.seen, few: 12) {
      for goesOn in [true, false] {
        let stage = try VFSStage()
        let fate = Fate { $0.kind == .write }
        let vfs = try FaultInjectingVFS(on: Sqlite3Wrapper()) { fate.decide($0) }
        let connection = try VFSStage.open(vfs.location(stage.path))
        fate.fail(at: number, goesOn: goesOn, .fail(.full))
        expectError(.full, "disk is full") { try stage.change(connection) }
        #expect(!connection.isInTransaction)
        try connection.close()
        #expect(try VFSStage.wholeRows(stage.path) == stage.old, "write \(number)")
      }
    }
  }

  @Test(arguments: [FileFault.tear(byteCount: 100), .tear(byteCount: 0, .ioerrWrite), .tear(byteCount: 2_000, .full)])
  func `tears a write, and the transaction is undone`(fault: FileFault) throws {
    for suffix in ["-journal", "quiz.sqlite"] {
      let stage = try VFSStage()
      let fate = Fate { $0.kind == .write && $0.isOf(suffix) }
      let vfs = try FaultInjectingVFS(on: Sqlite3Wrapper()) { fate.decide($0) }
      let connection = try VFSStage.open(vfs.location(stage.path))
      fate.fail(at: 2, fault)
      let error = #expect(throws: SQLiteError.self) { try stage.change(connection) }
      #expect(error?.code == (fault == .tear(byteCount: 2_000, .full) ? .full : .ioerrWrite))
      try connection.close()
      #expect(try VFSStage.wholeRows(stage.path) == stage.old)
    }
  }

  @Test func `tears or loses a write of the database without a word, and the damage is found`() throws {
    for fault in [FileFault.tear(byteCount: 700, nil), .drop] {
      let stage = try VFSStage()
      let fate = Fate { $0.kind == .write && $0.isOf("quiz.sqlite") && $0.byteOffset > 0 }
      let vfs = try FaultInjectingVFS(on: Sqlite3Wrapper()) { fate.decide($0) }
      let connection = try VFSStage.open(vfs.location(stage.path))
      fate.fail(at: 1, goesOn: true, fault)
      try stage.change(connection)
      try connection.close()
      #expect((try? VFSStage.wholeRows(stage.path)) != stage.new)
    }
  }

  @Test func `does not sync, and SQLite says so`() throws {
    for suffix in ["-journal", "quiz.sqlite"] {
      let stage = try VFSStage()
      let fate = Fate { $0.kind == .sync && $0.isOf(suffix) }
      let vfs = try FaultInjectingVFS(on: Sqlite3Wrapper()) { fate.decide($0) }
      let connection = try VFSStage.open(vfs.location(stage.path))
      fate.fail(at: 1, .fail(.ioerrFsync))
      expectError(.ioerrFsync, "disk I/O error") { try stage.change(connection) }
      try connection.close()
      #expect(try VFSStage.wholeRows(stage.path) == stage.old)
    }
  }

  @Test func `serves several connections with a write-ahead log`() throws {
    let stage = try VFSStage(.wal)
    let vfs = try FaultInjectingVFS(on: Sqlite3Wrapper())
    let (writer, reader) = (try VFSStage.open(vfs.location(stage.path)), try VFSStage.open(vfs.location(stage.path)))
    let direct = try VFSStage.open(.file(stage.path))
    try reader.execute("BEGIN")
    #expect(try VFSStage.rows(reader) == stage.old)
    try stage.change(writer)
    #expect(try VFSStage.rows(reader) == stage.old)
    try reader.execute("COMMIT")
    #expect(try VFSStage.rows(reader) == stage.new)
    #expect(try VFSStage.rows(direct) == stage.new)
    try writer.checkpoint(.truncate)
    #expect(vfs.operations.contains { $0.kind == .shmLock } && vfs.operations.contains { $0.kind == .shmMap })
    #expect(vfs.operations.contains { $0.kind == .truncate && $0.isOf("-wal") })
  }

  @Test func `does what it delays, with a clock and temporary files of the one behind`() throws {
    let stage = try VFSStage()
    let vfs = try FaultInjectingVFS(on: Sqlite3Wrapper()) { $0.kind == .sync ? .delay(microseconds: 1) : nil }
    let connection = try VFSStage.open(vfs.location(stage.path))
    try stage.change(connection)
    #expect(try connection.value("SELECT date('now') > '2020'") == true)
    try connection.execute("PRAGMA temp_store = FILE; CREATE TEMP TABLE u AS SELECT randomblob(100000) AS x")
    #expect(try VFSStage.rows(connection) == stage.new)
  }

  @Test func `cannot open, delete or look for a file`() throws {
    let stage = try VFSStage()
    let fate = Fate { $0.kind == .open && $0.isOf("quiz.sqlite") }
    let vfs = try FaultInjectingVFS(on: Sqlite3Wrapper()) { fate.decide($0) }
    fate.fail(at: 1, .fail(.cantopen))
    expectError(.cantopen, "unable to open database file") { try VFSStage.open(vfs.location(stage.path)) }
    let others = Fate { $0.kind == .delete }
    let second = try FaultInjectingVFS(on: Sqlite3Wrapper()) { others.decide($0) }
    let connection = try VFSStage.open(second.location(stage.path))
    others.fail(at: 1, .fail(.ioerrDelete))
    expectError(.ioerrDelete, "disk I/O error") { try stage.change(connection) }
    try connection.close()
    #expect(try VFSStage.wholeRows(stage.path) == stage.old)
  }

  @Test func `is known to SQLite while somebody has it, and to open files for as long as they are`() throws {
    let stage = try VFSStage()
    final class Captured: Sendable {}
    var captured: Captured? = Captured()
    weak let held = captured
    var vfs: FaultInjectingVFS? = try FaultInjectingVFS(on: Sqlite3Wrapper()) { [captured] _ in withExtendedLifetime(captured) { nil } }
    captured = nil
    let location = try #require(vfs?.location(stage.path))
    let name = try #require(vfs?.name)
    let connection = try VFSStage.open(location)
    #expect(unsafe Sqlite3Wrapper().sqlite3_vfs_find(name) != nil)
    weak let watched = vfs
    vfs = nil
    #expect(watched == nil)
    #expect(unsafe Sqlite3Wrapper().sqlite3_vfs_find(name) == nil)
    try stage.change(connection)
    #expect(held != nil)
    try connection.close()
    #expect(held == nil)
    expectError(.error, "no such vfs: \(name)") { try VFSStage.open(location) }
    #expect(try VFSStage.wholeRows(stage.path) == stage.new)
  }

  @Test func `is refused where there is nothing behind it, or it cannot be registered`() throws {
    expectError(.error, "there is no file system nosuch") { try FaultInjectingVFS(before: "nosuch", on: Sqlite3Wrapper()) }
    let faults = FaultInjectingSqlite3Wrapper(Sqlite3Wrapper(), plan: .call(.sqlite3_vfs_register))
    let error = expectError(.nomem, "cannot be registered") { try FaultInjectingVFS(on: faults) }
    #expect(error?.origin == .call(.sqlite3_vfs_register))
  }

  @Test func `keeps so many operations and bytes, the first ones`() throws {
    let stage = try VFSStage()
    let vfs = try FaultInjectingVFS(limit: 10, byteLimit: 600, on: Sqlite3Wrapper())
    try stage.change(VFSStage.open(vfs.location(stage.path)))
    #expect(vfs.operations.count == 10 && vfs.operationCount > 50)
    #expect(vfs.operations.compactMap(\.bytes).reduce(0) { $0 + $1.count } <= 600)
  }
}
