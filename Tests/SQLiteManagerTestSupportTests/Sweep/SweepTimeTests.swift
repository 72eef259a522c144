import Foundation
import SQLiteCalls
import SQLiteCore
import SQLiteLive
import SQLiteManagerCore
import Scratch
import Testing

@testable import SQLiteManagerTestSupport

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
}
