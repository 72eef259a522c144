import SQLiteManager
import SQLiteTesting
import Testing
import SQLiteDescriptions

private typealias Contact = DescribingTablesArticle.Contact

@Suite struct `The article on describing tables` {
  @Test func `makes, fills, reads and changes its table`() throws {
    let connection = try Connection(.memory)
    var names: [String] = []
    let name = try DescribingTablesArticle.work(connection) { names.append($0) }
    #expect(names == ["Bob"] && name == "Alice")
    #expect(try connection.read("contact").map(\.values) == [[2, "Robert", nil]])
  }

  @Test func `notices drift`() throws {
    let connection = try Connection(.memory)
    try connection.createTable(Contact.table)
    try DescribingTablesArticle.drift(connection)
    let other = try Connection(.memory)
    try other.execute("CREATE TABLE contact (id INTEGER PRIMARY KEY, name TEXT COLLATE NOCASE, note TEXT)")
    #expect(
      try other.differences(from: Contact.table) == [#"column "name": NOT NULL is missing"#, #"index "contact_name" is missing"#])
  }

  @Test func `has a statement of one's own`() throws {
    let connection = try Connection(.memory)
    try connection.createTable(Contact.table)
    try DescribingTablesArticle.ContactInsert(on: connection).insert(id: 7, name: "Cyd")
    #expect(try connection.find(in: Contact.table, key: 7)?[Contact.name] == "Cyd")
  }
}
