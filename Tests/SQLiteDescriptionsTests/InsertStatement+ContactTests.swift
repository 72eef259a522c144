import Expectations
import SQLiteDescriptions
import SQLiteManager
import Testing

/// An insert statement of one's own: what a subclass was for.
struct ContactInsert: ~Copyable {
  private let statement: InsertStatement

  init(on connection: Connection) throws { statement = try connection.prepareInsert(into: People.table) }

  func insert(id: Int, name: String) throws { try statement.insert(id, name) }
}

@Suite struct `The README of S2` {
  @Test func `holds with names`() throws {
    let idColumn = ColumnDescription(name: "id", type: .int(size: 11), nullable: false)
    let nameColumn = ColumnDescription(name: "name", type: .char(size: 255), nullable: false)
    let table = TableDescription(name: "contact", columns: [idColumn, nameColumn])

    let connection = try Connection(.memory)
    try connection.createTable(table)
    let insert = try connection.prepareInsert(into: table)
    try insert.insert([idColumn.name: 1, nameColumn.name: "Alice"])
    try insert.insert([idColumn.name: 2, nameColumn.name: "Bob"])

    var lines: [String] = []
    let rows = try connection.cursor(in: table)
    while let row = try rows.next() {
      for (column, value) in zip(row.columns, row.values) { lines.append("\(column): \(value)") }
    }
    #expect(lines == ["id: 1", "name: 'Alice'", "id: 2", "name: 'Bob'"])
  }

  @Test func `holds with a type of one's own in place of each subclass`() throws {
    let connection = try Connection(.memory)
    try connection.createTable(People.table)
    let insert = try ContactInsert(on: connection)
    try insert.insert(id: 1, name: "Alice")
    try insert.insert(id: 2, name: "Bob")
    #expect(try connection.people() == [People.Row(id: 1, name: "Alice"), People.Row(id: 2, name: "Bob")])
  }

  @Test func `writes columns in their order every time`() throws {
    let names = (0..<50).map { "c\($0)" }
    for _ in 0..<10 {
      let table = TableDescription(name: "t", columns: names.map { ColumnDescription(name: $0, type: .int) })
      #expect(try table.create().first?.text == "CREATE TABLE \"t\" (" + names.map { "\"\($0)\" INT" }.joined(separator: ", ") + ")")
    }
  }
}
