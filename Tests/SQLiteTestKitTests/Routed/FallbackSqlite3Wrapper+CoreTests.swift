import Expectations
import SQLiteCalls
import SQLiteCore
import SQLiteLive
import SQLiteManagerUnlinked
import SQLiteTestKit
import Testing

@Suite struct `A connection over a double of nine old calls` {
  let double = OldStyleDouble()

  @Test func `reads its rows`() throws {
    let connection = try Connection(.memory, on: double)
    let rows = try connection.rows("SELECT * FROM mytable") { row in try (0..<3).map { try row[$0, as: String.self] } }
    #expect(rows == [["1", "Hello", "World"], ["2", "a", "b"]])
    #expect(double.called == [.sqlite3_open_v2, .sqlite3_prepare_v2, .sqlite3_step, .sqlite3_step, .sqlite3_step])
  }

  @Test func `copies its rows, with a cursor and without`() throws {
    let connection = try Connection(.memory, on: double)
    let rows = try connection.rows("SELECT * FROM mytable")
    #expect(try rows.map { try $0[1, as: String.self] } == ["Hello", "a"])
    double.row = -1
    let cursor = try connection.cursor("SELECT * FROM mytable")
    #expect(try cursor.next()?["column2", as: String.self] == "World")
    #expect(try cursor.next()?["column0", as: String.self] == "2")
    #expect(try cursor.next() == nil)
  }

  @Test func `inserts, updates and deletes through its bindings`() throws {
    let connection = try Connection(.memory, on: double)
    double.row = 1
    double.usesLength = true
    try connection.execute("INSERT INTO mytable VALUES (\(3), \("Fries"), \(nil as String?))")
    try connection.execute("DELETE FROM mytable WHERE ID = \(2)")
    #expect(double.boundNumbers == [3, 2])
    #expect(double.boundTexts == ["Fries", nil])
    expectError(.mismatch, "SQLite cannot hold the value for parameter ?1 exactly") {
      try connection.execute("DELETE FROM mytable WHERE ID = \(1.5)")
    }
  }

  @Test func `closes it`() throws {
    try Connection(.memory, on: double).close()
    #expect(double.called == [.sqlite3_open_v2, .sqlite3_close])
  }
}

@Suite struct `A sweep over a connection` {
  @Test func `finds nothing open and nothing wrong`() throws {
    let check: (Result<Int64?, any Error>) -> String? = { result in
      if case .success(let sum) = result, sum != 3 { "the sum is \(sum ?? -1)" } else { nil }
    }
    let sweep = FaultSweep(over: { Sqlite3Wrapper() }, check: check) { sqlite in
      let connection = try Connection(.memory, on: sqlite)
      try connection.execute("CREATE TABLE t(a, b); INSERT INTO t VALUES (1, 'one')")
      try connection.transaction { try connection.execute("INSERT INTO t VALUES (\(2), \("two"))") }
      let cursor = try connection.cursor("SELECT b FROM t")
      _ = try cursor.next()
      return try connection.value("SELECT sum(a) FROM t")
    }
    let report = try sweep.everyCommitIsFine.run()
    #expect(report.failableCalls > 25)
  }
}
