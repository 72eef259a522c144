import Expectations
import SQLiteManager
import Testing

@Suite struct `A search table over a table with a column that is named as the rowid is` {
  private func table(_ rowid: String) -> FullTextTable {
    FullTextTable("s", columns: ["a"], content: .external(table: "t", rowid: rowid))
  }

  @Test func `is refused by name, and finds rows by a name that is free`() throws {
    let connection = try Connection(.memory)
    try connection.execute("CREATE TABLE t (a, rowid AS (a || '!')); INSERT INTO t (_rowid_, a) VALUES (40, 'red wine')")
    expectError(.misuse, "the column rowid of t is not its INTEGER PRIMARY KEY: name _rowid_") {
      try connection.createFullTextTable(table("rowid"))
    }
    try connection.createFullTextTable(table("_rowid_"))
    try connection.execute("INSERT INTO t (_rowid_, a) VALUES (50, 'white wine'); DELETE FROM t WHERE _rowid_ = 40")
    #expect(try connection.rows("SELECT rowid FROM s WHERE s MATCH 'wine'", as: Int.self) == [50])
    #expect(try connection.rows("SELECT rowid FROM s WHERE s MATCH 'red'", as: Int.self) == [])
  }

  @Test func `names the key, or asks for one where no name is free`() throws {
    let connection = try Connection(.memory)
    try connection.execute("CREATE TABLE t (a, oid AS (a), id INTEGER PRIMARY KEY)")
    expectError(.misuse, "the column oid of t is not its INTEGER PRIMARY KEY: name id") { try connection.createFullTextTable(table("oid")) }
    try connection.execute("DROP TABLE t; CREATE TABLE t (a, oid, rowid, _rowid_)")
    expectError(.misuse, "name such a column, which the table needs") { try connection.createFullTextTable(table("oid")) }
  }
}
