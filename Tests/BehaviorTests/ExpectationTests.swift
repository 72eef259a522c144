import Expectations
import SQLiteCalls
import SQLiteCore
import SQLiteLive
import Testing

@Suite struct `An expectation about rows` {
  private func opened() throws -> Connection {
    let connection = try Connection(.memory, on: Sqlite3Wrapper())
    try connection.execute("CREATE TABLE t (a, \"two words\"); INSERT INTO t VALUES (1, 'x y'), (2.5, NULL), (x'00ff', '')")
    return connection
  }

  @Test func `takes a table, however it is spaced`() throws {
    try expectRows(
      "SELECT * FROM t", on: opened(),
      """
      a       │ two words
      1       │ x y
        2.5   │ NULL
      x'00ff' │
      """)
  }

  @Test(arguments: [
    "a│two words\n1│x y\n2.5│NULL", "a│two words\n1│x y\n2.5│NULL\nx'00ff'│\n9│9", "a│b\n1│x y\n2.5│NULL\nx'00ff'│",
    "a│two words\n1│x y\n2.5│null\nx'00ff'│", "a\n1\n2.5\nx'00ff'", "",
  ]) func `refuses rows that are missing, too many, or others`(table: String) throws {
    let connection = try opened()
    withKnownIssue { try expectRows("SELECT * FROM t", on: connection, table) }
  }
}

@Suite struct `An expectation about an error` {
  private func fail() throws { throw SQLiteError.refused(.range, "there is no column 7", sql: nil) }

  @Test func `takes its code and a part of its message`() {
    #expect(expectError(.range, "column 7", fail)?.code == .range)
  }

  @Test func `refuses another code, other words, no error and one of another type`() {
    withKnownIssue { expectError(.misuse, "column 7", fail) }
    withKnownIssue { expectError(.range, "column 8", fail) }
    withKnownIssue { expectError(.range, "column 7") {} }
    withKnownIssue { expectError(.range, "") { throw CancellationError() } }
  }
}
