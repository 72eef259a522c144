import SQLiteManager
import Testing

private struct Person: ExpressibleByRow, Equatable {
  struct Nameless: Error {}

  let id: Int64
  let name: String

  init(id: Int64, name: String) {
    self.id = id
    self.name = name
  }

  init(row: borrowing Row) throws {
    id = try row["id"]
    name = try row["name"]
    if name.isEmpty { throw Nameless() }
  }
}

@Suite struct `Reading a type made of a row` {
  let connection: Connection
  let all: SQL = "SELECT name, id FROM person ORDER BY id"

  init() throws {
    connection = try Connection(.memory)
    try connection.execute("CREATE TABLE person (id INTEGER PRIMARY KEY, name TEXT); INSERT INTO person VALUES (1, 'Eva'), (2, 'Jan')")
  }

  @Test func `gives all, the first, each`() throws {
    let people = [Person(id: 1, name: "Eva"), Person(id: 2, name: "Jan")]
    #expect(try connection.rows(all, as: Person.self) == people)
    #expect(try connection.row(all, as: Person.self) == people[0])
    #expect(try connection.row("SELECT * FROM person WHERE id = \(7)", as: Person.self) == nil)
    var found: [Person] = []
    try connection.forEach(all, as: Person.self) { found.append($0) }
    #expect(found == people)
    #expect(try connection.prepare(all).rows(as: Person.self) == people)
  }

  @Test func `throws what the type throws, and the statement runs again`() throws {
    try connection.execute("INSERT INTO person VALUES (3, '')")
    let statement = try connection.prepare(all)
    #expect(throws: Person.Nameless.self) { try statement.rows(as: Person.self) }
    try connection.execute("UPDATE person SET name = NULL WHERE id = 3")
    let error = #expect(throws: SQLiteError.self) { try statement.rows(as: Person.self) }
    #expect(error?.message == "row 3, column 0 (name) holds null, which cannot be read as String")
    try connection.execute("DELETE FROM person WHERE id = 3")
    #expect(try statement.rows(as: Person.self).count == 2)
  }

  @Test func `throws for a column that is missing, or that a join has twice`() {
    let missing = #expect(throws: SQLiteError.self) { try connection.rows("SELECT id FROM person", as: Person.self) }
    #expect(missing?.code == .range)
    #expect(missing?.message == "there is no column name: there are id")
    let twice = #expect(throws: SQLiteError.self) {
      try connection.rows("SELECT * FROM person JOIN person AS other", as: Person.self)
    }
    #expect(twice?.message == "more than one column is named id: give them names with AS, or read by number")
  }
}
