import Foundation
import SQLiteManager
import SQLiteTesting
import Testing

@testable import DqliteEngine

/// The mistakes that a node would make, silently or as its last act, and that the engine keeps it from.
@Suite(.needsCluster) struct `A trap of dqlite` {
  private func connection() throws -> Connection { try Connection(.memory, on: TestCluster.current().engine()) }

  @Test func `is a text in a BOOLEAN column, which ends the node that tells it`() throws {
    let connection = try connection()
    try connection.execute("CREATE TABLE t(a BOOLEAN, b DATE, c DATETIME, d TIMESTAMP)")
    try connection.execute("INSERT INTO t VALUES('yes', 2.5, x'00', 7), (NULL, NULL, NULL, NULL), (1, '2026-11-24', 0.5, 'now')")
    let rows = try connection.rows("SELECT * FROM t")
    let expected: [[SQLiteValue]] = [["yes", 2.5, .blob([0]), 7], [.null, .null, .null, .null], [1, "2026-11-24", 0.5, "now"]]
    #expect(rows.map(\.values) == expected)
    #expect(try connection.rows("SELECT b FROM t WHERE a = \("yes")").count == 1)
  }

  @Test func `is a text with a NUL, which the wire would cut`() throws {
    let connection = try connection()
    expectRefusal(.error, "a text with a NUL in it cannot be sent to dqlite") { try connection.execute("SELECT \("a\0b")") }
    expectRefusal(.error, "a text has a NUL in it, where dqlite would cut it") { try connection.rows("SELECT 1, char(97, 0, 98)") }
    #expect(try connection.value("SELECT CAST(char(97, 0, 98) AS BLOB)", as: Data.self) == Data([97, 0, 98]))
    #expect(try connection.value("SELECT \(Data([97, 0, 98]))", as: Data.self) == Data([97, 0, 98]))
  }

  @Test func `is a column that is there twice, or has a name of its own`() throws {
    let connection = try connection()
    try connection.execute("CREATE TABLE t(id INTEGER PRIMARY KEY, a)")
    let local = try Connection(.memory)
    try local.execute("CREATE TABLE t(id INTEGER PRIMARY KEY, a)")
    for sql in [
      "SELECT a, a, t.a, a + 1, count(*) OVER () FROM t", "SELECT rowid, * FROM t", "SELECT 1 AS \"a:1\", 2 AS a FROM t ORDER BY 1",
      "VALUES (1, 2)",
      "SELECT a AS b FROM t UNION SELECT 1 LIMIT 3", "WITH x(y) AS (SELECT 1) SELECT y, 'é' FROM x -- end", "PRAGMA table_info(t)",
      "EXPLAIN QUERY PLAN SELECT 1", "PRAGMA user_version", "SELECT a, a FROM t LIMIT 1",
    ] {
      let names = try connection.prepare(SQL(unchecked: sql)).columnNames
      #expect(try names == local.prepare(SQL(unchecked: sql)).columnNames, "\(sql)")
    }
  }

  @Test func `is a table that changes after its statement was compiled`() throws {
    let connection = try connection()
    try connection.execute("CREATE TABLE t(a)")
    try connection.execute("INSERT INTO t VALUES(1)")
    let statement = try connection.prepare("SELECT * FROM t")
    #expect(try statement.rows().first?.values.count == 1)
    try connection.execute("ALTER TABLE t ADD COLUMN b DEFAULT 2")
    #expect(try statement.rows().first?.values.count == 2)
  }

  @Test func `is a row so wide, or with such long names, that the names fill a message`() throws {
    let connection = try connection()
    let widest = SQL(unchecked: "SELECT " + (1...RowQuery.mostColumns).map(String.init).joined(separator: ","))
    #expect(try connection.rows(widest).first?.values.last == SQLiteValue.integer(Int64(RowQuery.mostColumns)))
    let wider = SQL(unchecked: "SELECT " + (0...RowQuery.mostColumns).map(String.init).joined(separator: ","))
    expectRefusal(.toobig, "the statement has 256 columns, and dqlite can tell 255 at most") { try connection.rows(wider) }

    let long = SQL(
      unchecked: "SELECT "
        + (1...99).map { "\($0) AS \"a name that is long enough to fill a message, number \($0)\"" }.joined(separator: ","))
    let row = try connection.rows(long).first
    #expect(row?.values.last == 99)
    #expect(row?.columns.last == "a name that is long enough to fill a message, number 99")
    try connection.execute("CREATE TABLE t(a)")
    let other = SQL(unchecked: long.text + ", 100")
    expectRefusal(.abortRollback, "compile it before the transaction begins") {
      try connection.transaction {
        try connection.execute("INSERT INTO t VALUES(1)")
        _ = try connection.rows(other)
      }
    }
    #expect(try connection.count("t") == 0)
  }

  @Test func `is an error in the middle of rows, whose code and words come after them`() throws {
    let connection = try connection()
    expectRefusal(.error, "integer overflow") { try connection.rows("SELECT 7 AS a, abs(-9223372036854775808)") }
    let late: SQL =
      "WITH RECURSIVE n(i) AS (VALUES(1) UNION ALL SELECT i + 1 FROM n LIMIT 5000) SELECT i, iif(i < 4000, 1, abs(-9223372036854775808)) FROM n"
    var seen = 0
    expectRefusal(.error, "integer overflow") { try connection.forEach(late) { _ in seen += 1 } }
    #expect(seen > 3000)
  }

  @Test func `is a large value`() throws {
    let connection = try connection()
    let large = Data((0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    try connection.execute("CREATE TABLE t(a)")
    try connection.execute("INSERT INTO t VALUES(\(large))")
    #expect(try connection.value("SELECT a FROM t", as: Data.self) == large)
  }

  /// Expects an error with a code and words.
  private func expectRefusal<Result>(_ code: ResultCode, _ words: String, _ body: () throws -> Result) {
    let error = #expect(throws: SQLiteError.self) { _ = try body() }
    #expect(error?.code == code && error?.message.contains(words) == true, "\(error.map { "\($0)" } ?? "no error")")
  }
}
