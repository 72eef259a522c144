import Expectations
import SQLiteManager
import Testing

@Suite struct `SQL from a literal` {
  @Test func `binds what is interpolated and pastes nothing`() {
    let name = "x'); DROP TABLE t; --"
    let missing: Int? = nil
    let sql: SQL = "SELECT \(name), \(3), \(2.5), \(missing), \([1, 2] as [UInt8])"
    #expect(sql.text == "SELECT ?, ?, ?, ?, ?")
    #expect(sql.bindings == [.text(name), .integer(3), .real(2.5), .null, .blob([1, 2])])
  }

  @Test func `writes a list in parentheses, an empty one too`() throws {
    let sql: SQL = "x IN \(list: [1, 2]) OR y IN \(list: [String]())"
    #expect(sql.text == "x IN (?, ?) OR y IN ()")
    let connection = try Connection(.memory)
    #expect(try connection.value("SELECT 1 IN \(list: [Int]())") == 0)
    #expect(try connection.value("SELECT NULL NOT IN \(list: [Int]())") == 1)
    #expect(try connection.value("SELECT 1 IN \(list: [nil, 1] as [Int?])") == 1)
    #expect(try connection.value("SELECT 2 IN \(list: [nil, 1] as [Int?])", as: Int?.self) == .some(nil))
  }

  @Test(arguments: ["select", "a b", "\"", "a\"\"b", "]", "`", "'", "", "š🙂", "x; DROP TABLE t", "--", "‮abc"])
  func `quotes any name`(name: String) throws {
    let connection = try Connection(.memory)
    try connection.execute("CREATE TABLE \(identifier: name) (\(identifier: name) INTEGER)")
    try connection.execute("INSERT INTO \(identifier: name) (\(identifier: name)) VALUES (7)")
    let row = try #require(try connection.row("SELECT * FROM \(identifier: name)"))
    #expect(row.columns == [name])
    #expect(try row[0] == 7)
    #expect(try connection.value("SELECT count(*) FROM sqlite_schema") == 1)
  }

  @Test func `refuses what SQL cannot say`() throws {
    let connection = try Connection(.memory)
    for sql in ["SELECT \(UInt64.max)", "SELECT \(Double.nan)", "SELECT 1 AS \(identifier: "a\0b")"] as [SQL] {
      let error = #expect(throws: SQLiteError.self) { try connection.execute(sql) }
      #expect(error?.code == .mismatch)
    }
  }

  @Test func `keeps its values when it is put together`() {
    let condition: SQL = "a = \(1)"
    let sql: SQL = "SELECT * FROM t WHERE \(condition) AND b = \(2)"
    #expect(sql == SQL(unchecked: "SELECT * FROM t WHERE a = ? AND b = ?", bindings: [1, 2]))
    #expect([condition, condition].joined(separator: " OR ").bindings == [1, 1])
  }

  @Test func `can be added to`() throws {
    var sql: SQL = "SELECT \(1)"
    sql += ", \("a")"
    sql.append(" AS b")
    #expect(sql == SQL(unchecked: "SELECT ?, ? AS b", bindings: [1, "a"]))
    sql += "\(Double.nan)"
    expectError(.mismatch, "parameter 1 exactly") { try Connection(.memory).execute(sql) }
  }

  @Test func `tells its text and its values`() {
    #expect("\("SELECT 1" as SQL)" == "SELECT 1")
    let sql: SQL = "SELECT \("it's"), \(2.5), \(nil as Int?)"
    #expect("\(sql)" == "SELECT ?, ?, ? ['it''s', 2.5, NULL]")
  }
}
