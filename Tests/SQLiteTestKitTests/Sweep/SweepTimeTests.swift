import Foundation
import SQLiteCalls
import SQLiteCore
import SQLiteLive
import SQLiteManagerUnlinked
import SQLiteStorage
import Scratch
import Testing

@testable import SQLiteTestKit

@Suite struct `The time of SQL in a sweep` {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  /// To the millisecond, so that it differs from run to run.
  private static let now = "strftime('%Y-%m-%d %H:%M:%f', 'now')"

  private func swept<Value>(_ work: @escaping (any Sqlite3WrapperProtocol) throws -> Value) throws -> FaultSweepReport {
    try FaultSweep(over: { Sqlite3Wrapper() }, codes: [.nomem, .full], modes: [.once], work).report()
  }

  @Test(arguments: ["memory", "file", "wal", "attached"]) func `is the same in each run, wherever the rows are`(_ place: String) throws {
    let (path, other) = (folder.path("a.sqlite"), folder.path("b.sqlite"))
    let report = try swept { sqlite in
      let connection = try Connection(place == "memory" ? .memory : .file(path), on: sqlite)
      defer { try? connection.close() }
      if place == "wal" { try connection.execute("PRAGMA journal_mode = WAL") }
      if place == "attached" { try connection.execute("ATTACH \(other) AS other") }
      let table = SQL(unchecked: place == "attached" ? "other.log" : "log")
      try connection.transaction {
        try connection.execute("CREATE TABLE \(table) (what, at DEFAULT (\(SQL(unchecked: Self.now))))")
        try connection.execute("INSERT INTO \(table) (what) VALUES ('opened')")
      }
      return try connection.value("SELECT at FROM \(table)", as: String.self)
    }
    #expect(report.isClean && report.notes.isEmpty && report.failableCalls > 5, "\(report)")
  }

  enum Opening: CaseIterable { case plainly, byURI, through, throughURI }

  @Test(arguments: Opening.allCases) func `is the same where C opens, and a file system that is named keeps its own`(_ way: Opening) throws
  {
    let path = folder.path("c.sqlite")
    var answers: Set<String> = []
    var sweep = FaultSweep(over: { Sqlite3Wrapper() }, codes: [.busy], modes: [.once]) { sqlite in
      var db: OpaquePointer?
      let flags = OpenFlags([.readwrite, .create, .uri]).rawValue
      switch way {
      case .plainly: _ = unsafe sqlite.sqlite3_open(path, &db)
      case .byURI: _ = unsafe sqlite.sqlite3_open_v2("file:\(path)?psow=0", &db, flags, nil)
      case .through: _ = unsafe sqlite.sqlite3_open_v2(path, &db, flags, "unix-none")
      case .throughURI: _ = unsafe sqlite.sqlite3_open_v2("file:\(path)?vfs=unix-none", &db, flags, nil)
      }
      defer { unsafe sqlite.sqlite3_close(db) }
      var statement: OpaquePointer?
      guard unsafe sqlite.sqlite3_prepare_v2(db, "SELECT strftime('%Y', 'now')", -1, &statement, nil) == 0 else {
        throw CancellationError()
      }
      defer { unsafe sqlite.sqlite3_finalize(statement) }
      guard unsafe sqlite.sqlite3_step(statement) == ResultCode.row.rawValue, let text = unsafe sqlite.sqlite3_column_text(statement, 0)
      else { throw CancellationError() }
      answers.insert(unsafe String(cString: text))
    }
    sweep.settings.now = { 1_000_000_000_000 }
    #expect(try sweep.report().isClean && (answers == ["2001"]) == [.plainly, .byURI].contains(way), "\(answers)")
  }

  @Test func `shows a time that is another one because a call failed`() throws {
    func work(_ sqlite: any Sqlite3WrapperProtocol, swallows: Bool) throws {
      let connection = try Connection(.memory, on: sqlite)
      try connection.execute("CREATE TABLE loan (book, due)")
      func days() throws -> Int { try connection.value("SELECT 14", as: Int.self) ?? 0 }
      let due = try swallows ? (try? days()) ?? 7 : days()
      try connection.execute("INSERT INTO loan VALUES ('Deneb', datetime('now', \("+\(due) days")))")
    }
    #expect(try swept { try work($0, swallows: false) }.isClean)
    let found = try swept { try work($0, swallows: true) }.problems
    #expect(found.contains { $0.contains("has another row in loan") }, "\(found)")
  }

  /// An operation that compares SQL's time with Swift's, on a clock that goes on by so many milliseconds with each run.
  private func comparing(milliseconds: Int64) throws -> FaultSweepReport {
    let time = Locked<Int64>(1_700_000_000_000)
    var sweep = FaultSweep(over: { Sqlite3Wrapper() }, codes: [.nomem, .busy], modes: [.once]) { sqlite in
      let second = time.withLock { time in
        time += milliseconds
        return time / 1_000
      }
      let connection = try Connection(.memory, on: sqlite)
      let isDue = try connection.value("SELECT \(second) <= CAST(strftime('%s', 'now') AS INTEGER)", as: Bool.self) == true
      if isDue { try connection.execute("CREATE TABLE t (a)") }
      return try connection.value("SELECT count(*) FROM sqlite_schema", as: Int.self)
    }
    sweep.settings.now = { time.withLock { $0 } }
    return try sweep.report()
  }

  @Test(arguments: [Int64(1_000), 200]) func `goes on where the operation compares it with Swift's`(_ milliseconds: Int64) throws {
    let report = try comparing(milliseconds: milliseconds)
    #expect(report.isClean && report.rows.count > 6 && report.rows.contains { $0.fault?.sql?.contains("CREATE") == true }, "\(report)")
  }

  @Test func `leaves databases in memory to those who share them, and is in no message`() throws {
    let uri = "file:shared-\(UUID().uuidString)?mode=memory&cache=shared"
    let keeper = try Connection(.uri(uri), on: Sqlite3Wrapper())
    try keeper.execute("CREATE TABLE t (a)")
    let report = try swept { try Connection(.uri(uri), on: $0).value("SELECT count(*) FROM t", as: Int.self) }
    #expect(report.isClean, "\(report)")
    let path = folder.path("d.sqlite")
    let leaking = try leakingOnPurpose {
      try swept { sqlite in
        var db: OpaquePointer?
        _ = unsafe sqlite.sqlite3_open_v2(path, &db, OpenFlags([.readwrite, .create]).rawValue, nil)
      }
    }
    #expect(!leaking.isClean && !"\(leaking) \(leaking.table)".contains("sweep-"))
  }

  /// A writer and a reader as GRDB keeps them, over the functions of C: with callbacks, extended codes, statements that are kept and rolled back by hand.
  @safe private final class Pool {
    let sqlite: any Sqlite3WrapperProtocol
    private var connections: [OpaquePointer] = unsafe []
    private var kept: OpaquePointer?

    init(_ path: String, _ sqlite: any Sqlite3WrapperProtocol) throws {
      self.sqlite = sqlite
      for flags in [OpenFlags([.readwrite, .create, .fullmutex]), OpenFlags([.readonly, .fullmutex])] {
        var db: OpaquePointer?
        let code = unsafe sqlite.sqlite3_open_v2(path, &db, flags.rawValue, nil)
        if let db = unsafe db { unsafe connections.append(db) }
        try check(code)
        try unsafe check(sqlite.sqlite3_extended_result_codes(db, 1))
        unsafe sqlite.sqlite3_busy_timeout(db, 50)
        unsafe sqlite.sqlite3_set_authorizer(db, { _, _, _, _, _, _ in 0 }, nil)
        if unsafe connections.count == 1 {
          unsafe _ = sqlite.sqlite3_commit_hook(db, { _ in 0 }, nil)
          unsafe _ = sqlite.sqlite3_rollback_hook(db, { _ in }, nil)
          try exec("PRAGMA foreign_keys = ON; PRAGMA journal_mode = WAL")
          try exec("CREATE TABLE IF NOT EXISTS log (id INTEGER PRIMARY KEY, at DATETIME DEFAULT CURRENT_TIMESTAMP)")
        }
      }
    }

    deinit {
      unsafe sqlite.sqlite3_finalize(kept)
      unsafe connections.forEach { _ = unsafe sqlite.sqlite3_close_v2($0) }
    }

    private func check(_ code: Int32) throws { if code != 0 { throw SQLiteError(ResultCode(rawValue: code), "as C says") } }

    private func exec(_ sql: String) throws { try unsafe check(sqlite.sqlite3_exec(connections[0], sql, nil, nil, nil)) }

    func note() throws {
      try exec("BEGIN IMMEDIATE TRANSACTION")
      do {
        if unsafe kept == nil {
          let sql = "INSERT INTO log DEFAULT VALUES"
          try unsafe check(sqlite.sqlite3_prepare_v3(connections[0], sql, -1, 1, &kept, nil))
        }
        defer { unsafe sqlite.sqlite3_reset(kept) }
        let code = unsafe sqlite.sqlite3_step(kept)
        try check(code == ResultCode.done.rawValue ? 0 : code)
      } catch {
        if unsafe sqlite.sqlite3_get_autocommit(connections[0]) == 0 { try exec("ROLLBACK TRANSACTION") }
        throw error
      }
      do { try exec("COMMIT TRANSACTION") } catch {
        if unsafe sqlite.sqlite3_get_autocommit(connections[0]) == 0 { try exec("ROLLBACK TRANSACTION") }
        throw error
      }
    }

    func times() throws -> [String] {
      var statement: OpaquePointer?
      defer { unsafe sqlite.sqlite3_finalize(statement) }
      try unsafe check(sqlite.sqlite3_prepare_v2(connections[1], "SELECT at FROM log", -1, &statement, nil))
      var times: [String] = []
      while true {
        let code = unsafe sqlite.sqlite3_step(statement)
        if code == ResultCode.done.rawValue { return times }
        try check(code == ResultCode.row.rawValue ? 0 : code)
        guard let text = unsafe sqlite.sqlite3_column_text(statement, 0) else { throw CancellationError() }
        times.append(unsafe String(cString: text))
      }
    }
  }

  @Test func `is the same in code that calls C as GRDB does, and blames none of it`() throws {
    let path = folder.path("pool.sqlite")
    func swept(_ swallows: Bool) throws -> FaultSweepReport {
      try FaultSweep(over: { Sqlite3Wrapper() }, codes: [.nomem, .full], modes: [.once]) { sqlite in
        let pool = try Pool(path, sqlite)
        if swallows { try? pool.note() } else { try pool.note() }
        return try pool.times()
      }.everyCommitIsFine.report()
    }
    let report = try swept(false)
    #expect(report.isClean && report.notes.isEmpty && report.rows.count > 20, "\(report)")
    #expect(try swept(true).problems.contains { $0.contains("log") })
  }

  @Test(arguments: [true, false]) func `its file system writes through to the disk only where that is wanted`(_ isDurable: Bool) throws {
    let disk = try FaultInjectingVFS(on: Sqlite3Wrapper())
    let system = try registered("time", before: disk.name) { name in
      TimedFileSystem(name, before: disk.name, on: Sqlite3Wrapper(), isDurable: isDurable) { 0 }
    }
    defer { system.retire() }
    let connection = try Connection(.uri(SQL.fileURI(path: folder.path("a.sqlite")) + "?vfs=" + system.name), on: Sqlite3Wrapper())
    try connection.execute("CREATE TABLE t (a); INSERT INTO t VALUES (1)")
    try connection.close()
    #expect(disk.operations.contains { $0.kind == .sync } == isDurable)
    #expect(try Connection(.file(folder.path("a.sqlite")), on: Sqlite3Wrapper()).value("SELECT a FROM t", as: Int.self) == 1)
  }
}
