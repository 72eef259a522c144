import SQLiteManager
import Testing
import SQLiteDescriptions

/// Two names that Swift holds for equal and SQLite does not.
private enum Twin {
  static let composed = "\u{e9}"
  static let decomposed = "e\u{301}"
}

@Suite struct `Names that only Swift holds for equal` {
  @Test func `are different columns of a described table`() throws {
    let table = TableDescription(
      name: "t",
      columns: [
        ColumnDescription(name: Twin.composed, type: .integer, nullable: false, .primaryKey),
        ColumnDescription(name: Twin.decomposed, type: .text, nullable: false, .unique),
      ])
    let connection = try Connection(.memory)
    try connection.createTable(table)
    #expect(try connection.columns(of: "t").map(\.isNotNull) == [false, true])
    let error = #expect(throws: SQLiteError.self) { try connection.insert([Twin.composed: 1], into: table) }
    #expect(error?.code == .misuse)
    #expect(try connection.differences(from: table) == [])
    let read = try connection.description(of: "t")
    #expect(read.keyColumns.map { Array($0.utf8) } == [Array(Twin.composed.utf8)])
    #expect(read.columns.map(\.constraints) == [[.primaryKey(autoincrement: false)], [.unique]])
  }

  @Test func `are different columns of rows that come one behind the other`() throws {
    let connection = try Connection(.memory)
    try connection.createTable("t", "\(identifier: Twin.composed), \(identifier: Twin.decomposed)")
    try connection.insert([[Twin.composed: 1], [Twin.decomposed: 2]], into: "t")
    #expect(try connection.rows("SELECT * FROM t").map(\.values) == [[1, nil], [nil, 2]])
  }
}
