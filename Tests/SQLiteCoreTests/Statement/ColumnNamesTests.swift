import Expectations
import SQLiteManager
import SQLiteTestKit
import Testing

/// The rule by which a name finds a column: as it is spelled, and else as SQLite compares names.
@Suite struct `A column that is asked for by name` {
  private struct Item: Decodable, Equatable {
    var id: Int
    var name: String
    var note: String?
  }

  private struct ByName: ExpressibleByRow, Equatable {
    let id: Int
    init(row: Row) throws { id = try row["id"] }
  }

  let connection: Connection

  init() throws {
    connection = try Connection(.memory)
    try connection.execute("CREATE TABLE item (ID INTEGER PRIMARY KEY, Name TEXT, NOTE TEXT, Ärger TEXT)")
    try connection.execute("INSERT INTO item VALUES (7, 'a', NULL, 'x')")
  }

  /// Six columns are looked through, more are found by a table.
  @Test(arguments: ["", ", 1 AS c1, 2 AS c2, 3 AS c3, 4 AS c4, 5 AS c5"])
  func `is found in another case`(more: String) throws {
    let sql: SQL = "SELECT *\(SQL(unchecked: more)) FROM item"
    #expect(try connection.rows(sql) { try $0["id", as: Int.self] } == [7])
    #expect(try connection.rows(sql) { try $0["Id", as: Int.self] + $0["ID"] + $0["iD"] } == [21])
    let row = try #require(try connection.row(sql))
    #expect(try row["id"] == 7 && row["NAME", as: String.self] == "a" && row["Ärger"] == "x")
    #expect(try connection.rows(sql, decoding: Item.self) == [Item(id: 7, name: "a")])
    #expect(try connection.rows(sql, as: ByName.self).map(\.id) == [7])
    #expect(try connection.rows(sql) { row in try row.withBytes(at: "name") { $0.count } } == [1])
    // SQLite folds the letters of ASCII, and no others.
    expectError(.range, "there is no column ärger") { try row["ärger"] }
  }

  @Test func `is the one that is spelled so, where two differ by case alone`() throws {
    for more in ["", ", 1 AS c1, 2 AS c2, 3 AS c3, 4 AS c4, 5 AS c5, 6 AS c6, 7 AS c7"] {
      let sql: SQL = "SELECT 1 AS id, 2 AS ID, 'x' AS name\(SQL(unchecked: more))"
      let row = try #require(try connection.row(sql))
      #expect(try row["id"] == 1 && row["ID"] == 2)
      expectError(.range, "more than one column is named Id") { try row["Id"] }
      #expect(try connection.rows(sql) { try $0["ID", as: Int.self] * 10 + $0["id"] } == [21])
      #expect(try connection.row(sql, decoding: Item.self) == Item(id: 1, name: "x"))
    }
    expectError(.range, "more than one column is named id") {
      try connection.rows("SELECT 1 AS Id, 2 AS ID, 'x' AS name", decoding: Item.self)
    }
    expectError(.range, "more than one column is named id") { try connection.row("SELECT 1 AS id, 2 AS id")?["id"] }
  }

  @Test func `is found over a mock as over the library`() throws {
    let mock = MockSqlite3Wrapper()
    mock.when("SELECT * FROM item").answers(columns: ["ID", "Name"], rows: [[7, "a"]])
    #expect(try Connection(.memory, on: mock).rows("SELECT * FROM item", decoding: Item.self) == [Item(id: 7, name: "a")])
  }
}
