import SQLiteManagerTesting
import Testing

// The code of the article "Describing tables".

private enum Contact {
  static let id = TypedColumn<Int64>("id", .integer, .primaryKey)
  static let name = TypedColumn<String>("name", .text, .collation("NOCASE"))
  static let note = TypedColumn<String?>("note", .text)
  static let table = TableDescription(
    name: "contact", columns: [id, name, note],
    indexes: [IndexDescription(name: "contact_name", on: ["name"])])
}

private struct ContactInsert: ~Copyable {
  private let statement: InsertStatement

  init(on connection: Connection) throws { statement = try connection.prepareInsert(into: Contact.table, columns: ["id", "name"]) }

  func insert(id: Int64, name: String) throws { try statement.insert(id, name) }
}

@Suite struct `The article on describing tables` {
  @Test func `makes, fills, reads and changes its table`() throws {
    let connection = try Connection(.memory)
    try connection.createTable(Contact.table)

    let insert = try connection.prepareInsert(into: Contact.table)
    try connection.transaction {
      try insert.insert(1, "Alice", nil as String?)
      try insert.insert([Contact.name <- "Bob", Contact.note <- "met in Brno"])
    }

    var names: [String] = []
    try connection.forEach(in: Contact.table, where: Contact.note != nil, orderedBy: .ascending(Contact.name)) { row in
      names.append(try row[Contact.name])
    }
    #expect(names == ["Bob"])
    let name = try connection.find(in: Contact.table, key: 1) { row in try row[Contact.name] }
    #expect(name == "Alice")

    try connection.update(Contact.table, set: [Contact.note <- nil], key: 2)
    try connection.upsert([Contact.id <- 2, Contact.name <- "Robert"], into: Contact.table)
    try connection.delete(from: Contact.table, key: 1)
    #expect(try connection.read("contact").map(\.values) == [[2, "Robert", nil]])
  }

  @Test func `notices drift`() throws {
    let connection = try Connection(.memory)
    try connection.createTable(Contact.table)
    #expect(try connection.differences(from: Contact.table).isEmpty)
    let other = try Connection(.memory)
    try other.execute("CREATE TABLE contact (id INTEGER PRIMARY KEY, name TEXT COLLATE NOCASE, note TEXT)")
    #expect(
      try other.differences(from: Contact.table) == [#"column "name": NOT NULL is missing"#, #"index "contact_name" is missing"#])
  }

  @Test func `has a statement of one's own`() throws {
    let connection = try Connection(.memory)
    try connection.createTable(Contact.table)
    try ContactInsert(on: connection).insert(id: 7, name: "Cyd")
    #expect(try connection.find(in: Contact.table, key: 7)?[Contact.name] == "Cyd")
  }
}
