import Expectations
import SQLiteDescriptions
import SQLiteManager
import SQLiteTestKit
import Testing

@Suite struct `A described table` {
  static func filled() throws -> Connection {
    let connection = try Contact.connection()
    for number in 1...5 {
      try connection.insert(
        [Contact.id <- Int64(number), Contact.name <- "n\(number)", Contact.note <- number % 2 == 0 ? nil : "x"], into: Contact.table)
    }
    try connection.insert(["from": 1, "to": 2, "kind": "friend"], into: Contact.links)
    return connection
  }

  @Test func `is read one row at a time`() throws {
    let sqlite = CountingSqlite3Wrapper(Sqlite3Wrapper())
    let connection = try Contact.connection(on: sqlite)
    for number in 1...100 { try connection.insert([Contact.name <- "\(number)"], into: Contact.table) }
    let before = sqlite.count(of: .sqlite3_step)
    let rows = try connection.cursor(in: Contact.table)
    #expect(try rows.next()?[Contact.name] == "1")
    #expect(try rows.next { row in try row[Contact.points] } == 7)
    #expect(sqlite.count(of: .sqlite3_step) == before + 2)
  }

  @Test func `is read in an order and by a condition of its typed columns`() throws {
    let connection = try Self.filled()
    func names(_ condition: Condition?, _ order: OrderingTerm = .ascending(Contact.id)) throws -> [String] {
      var names: [String] = []
      try connection.forEach(in: Contact.table, where: condition, orderedBy: order) { names.append(try $0[Contact.name]) }
      return names
    }
    #expect(try names(nil, .descending(Contact.name)) == ["n5", "n4", "n3", "n2", "n1"])
    #expect(try names(Contact.name == "N3") == ["n3"])
    #expect(try names(Contact.note == nil) == ["n2", "n4"])
    #expect(try names(Contact.note != nil && Contact.id > 1) == ["n3", "n5"])
    #expect(try names(Contact.note.isNull || Contact.id <= 1) == ["n1", "n2", "n4"])
    #expect(try names(Contact.note.isNotNull && Contact.id < 3) == ["n1"])
    #expect(try names(Contact.id.in([2, 4, 9]) && Contact.points >= 7) == ["n2", "n4"])
    #expect(try names(Contact.name.like("%3")) == ["n3"])
    #expect(try names(Contact.name != "n1" && Contact.length == nil) == ["n2", "n4"])
    #expect(try names(Contact.name == Contact.name && Contact.id == 5) == ["n5"])
    let rows = try connection.cursor(in: Contact.table, where: Contact.id > 3, orderedBy: .descending(Contact.id))
    #expect(try rows.next()?[Contact.id] == 5)
    #expect(try rows.next()?[Contact.note] == .some(nil))
    #expect(try rows.next() == nil)
  }

  @Test func `is read by some of its columns, and in an order that is found out at run time`() throws {
    let connection = try Self.filled()
    for terms in [[OrderingTerm.descending("note"), .ascending("name")], [.descending("id")], []] {
      let order = OrderingTerm(terms)
      let rows = try connection.read(Contact.table, columns: ["name", "id"], where: Contact.id > 3, orderedBy: order)
      let sorted = try connection.read(
        "contact", columns: ["name", "id"], where: Contact.id > 3,
        orderedBy: terms.first ?? OrderingTerm([]), terms.dropFirst().first ?? OrderingTerm([]))
      #expect(rows == sorted && rows.count == 2)
      #expect(rows.first?.columns == ["name", "id"])
    }
    let byNote = OrderingTerm([OrderingTerm.descending("note"), .ascending("name")])
    let names = try connection.read(Contact.table, columns: ["name"], orderedBy: byNote).map(\.values)
    #expect(names == [["n1"], ["n3"], ["n5"], ["n2"], ["n4"]])
    #expect(says(message { _ = try connection.read(Contact.table, columns: ["nosuch"]) }, noColumn: "nosuch"))
    #expect(try connection.row(from: Contact.table, orderedBy: .descending("id"))?[Contact.name] == "n5")
    #expect(try connection.exists(in: Contact.table, where: Contact.id == 5))
  }

  @Test func `gives the row of a key, of one column or several`() throws {
    let connection = try Self.filled()
    #expect(try connection.find(in: Contact.table, key: 3) { try $0[Contact.name] } == "n3")
    #expect(try connection.find(in: Contact.table, key: 3)?[Contact.length] == 1)
    #expect(try connection.find(in: Contact.table, key: 9) { try $0[Contact.name] } == nil)
    #expect(try connection.find(in: Contact.table, key: nil as Int?)?[Contact.id] == nil)
    #expect(try connection.find(in: Contact.links, key: 1, 2) { try $0["kind", as: String.self] } == "friend")
    #expect(try connection.find(in: Contact.links, key: 1, 2)?.values == [2, 1, "friend"])
    #expect(try connection.find(in: Contact.links, key: 2, 1)?.values == nil)
    #expect(message { _ = try connection.find(in: Contact.links, key: 1) } == "link: the key has 2 columns, 1 values are given")
    #expect(
      message { _ = try connection.find(in: Contact.table, key: 1, 2) { _ in } } == "contact: the key has 1 columns, 2 values are given")
  }

  @Test func `is changed by key`() throws {
    let connection = try Self.filled()
    #expect(try connection.update(Contact.table, set: [Contact.name <- "new", Contact.note <- "y"], key: 2) == 1)
    #expect(try connection.find(in: Contact.table, key: 2)?.values == [2, "new", 7, "y", 1])
    #expect(try connection.update(Contact.table, set: [Contact.name <- "new"], key: 99) == 0)
    #expect(try connection.upsert([Contact.id <- 2, Contact.name <- "up"], into: Contact.table) == 1)
    #expect(try connection.find(in: Contact.table, key: 2)?.values == [2, "up", 7, "y", 1])
    #expect(try connection.upsert([Contact.id <- 6, Contact.name <- "six"], into: Contact.table) == 1)
    #expect(try connection.update(Contact.links, set: ["kind": "enemy"], key: 1, 2) == 1)
    #expect(try connection.find(in: Contact.links, key: 1, 2)?["kind"] == "enemy")
    #expect(try connection.delete(from: Contact.table, key: 2) == 1)
    #expect(try connection.count("link") == 0)
    #expect(try connection.delete(from: Contact.table, key: 2) == 0)
    #expect(try connection.contacts().map { $0[0] } == [1, 3, 4, 5, 6])
    try connection.update(Contact.table, set: ["name": "kept"], key: 1)
    #expect(message { try connection.delete(from: Contact.table, key: 1) } == "is kept")
  }

  @Test func `tells which column is wrong, and changes nothing`() throws {
    let connection = try Self.filled()
    let before = try connection.contacts()
    let table = Contact.table
    #expect(
      message { try connection.insert(["points": 1], into: table) }
        == "contact: there is no value for the column name, which has no default")
    #expect(message { try connection.insert(["nome": 1], into: table) }?.hasPrefix("contact: there is no column nome") == true)
    #expect(message { try connection.upsert(["name": "x"], into: table) } == "contact: the row lacks the key column id")
    #expect(
      message { try connection.upsert(["id": 1], into: table) } == "contact: there is no value for the column name, which has no default")
    #expect(
      message { try connection.update(table, set: ["length": 1], key: 1) }
        == "contact: the column length is generated and cannot be written")
    #expect(message { try connection.update(table, set: ["name": "a", "NAME": "b"], key: 1) } == "contact: the column NAME is named twice")
    #expect(message { try connection.update(table, set: [:], key: 1) } == "contact: there is no column to change")
    #expect(message { try connection.update(table, set: ["name": "a"], key: 1, 2) } == "contact: the key has 1 columns, 2 values are given")
    #expect(
      message { try connection.delete(from: table, key: UInt64.max) }
        == "contact: SQLite cannot hold the value of id exactly: it is greater than Int64.max")
    #expect(message { try connection.delete(from: Contact.links, key: 1) } == "link: the key has 2 columns, 1 values are given")
    #expect(try connection.contacts() == before)
  }

  @Test func `is made and searched through a manager`() throws {
    let manager = SQLiteManager(.database(.memory))
    try manager.open()
    try manager.createTable(Contact.table)
    try manager.insert([Contact.name <- "a", Contact.id <- 4], into: "contact")
    #expect(try manager.find(in: Contact.table, key: 4)?[Contact.name] == "a")
    #expect(try manager.read("contact", where: Contact.name == "A").count == 1)
  }

  @Test func `is made whole or not at all`() throws {
    let connection = try Connection(.memory)
    let broken = TableDescription(
      name: "t", columns: [TypedColumn<Int>("a", .integer)], indexes: [IndexDescription(name: "i", on: [.expression("nosuch(a)")])])
    #expect(message { try connection.createTable(broken) } == "no such function: nosuch")
    #expect(try connection.value("SELECT count(*) FROM sqlite_schema") == 0)
  }
}

@Suite struct `A result that is not as described` {
  @Test func `is refused by the name of its column`() throws {
    let connection = try Connection(.memory)
    try connection.execute("CREATE TABLE contact (ID INTEGER PRIMARY KEY, nome TEXT); INSERT INTO contact VALUES (1, 'a')")
    #expect(says(message { _ = try connection.cursor(in: People.table) }, noColumn: "name"))
    try connection.execute("ALTER TABLE contact RENAME COLUMN nome TO name")
    #expect(
      message { _ = try connection.cursor(in: People.table) }
        == "contact: column 0 of the result is ID, the description says id")
    #expect(
      message { try connection.forEach(in: People.table) { _ in } } == "contact: column 0 of the result is ID, the description says id")
    let keyed = TableDescription(name: "contact", columns: [TypedColumn<Int>("id", .integer, .primaryKey), People.name])
    #expect(message { _ = try connection.find(in: keyed, key: 1) } == "contact: column 0 of the result is ID, the description says id")
    #expect(message { _ = try connection.cursor(in: Contact.links) } == "no such table: link")
  }

  @Test func `is noticed where a misspelt name would be a text`() throws {
    var configuration = Connection.Configuration()
    configuration.doubleQuotedStrings = true
    let connection = try Connection(.memory, configuration: configuration)
    try connection.execute("CREATE TABLE contact (id INT)")
    #expect(
      message { _ = try connection.cursor(in: People.table) }
        == #"contact: column 1 of the result is "name", the description says name"#)
  }

  @Test func `is noticed where a misspelt name became a text while the statement was in the cache`() throws {
    var configuration = Connection.Configuration()
    configuration.doubleQuotedStrings = true
    let connection = try Connection(.memory, configuration: configuration)
    let keyed = TableDescription(name: "contact", columns: [TypedColumn<Int>("id", .integer, .primaryKey), People.name])
    try connection.createTable(keyed)
    try connection.insert([1, 2].map { ["id": $0, "name": "a"] }, into: "contact")
    #expect(try connection.find(in: keyed, key: 1)?.values == [1, "a"])
    try connection.execute("ALTER TABLE contact RENAME COLUMN name TO nome")
    let problem = #"contact: column 1 of the result is "name", the description says name"#
    #expect(message { _ = try connection.find(in: keyed, key: 1) } == problem)
    #expect(message { _ = try connection.find(in: keyed, key: 1) { try $0[1, as: String.self] } } == problem)
    #expect(message { try connection.forEach(in: keyed) { _ in } } == problem)
  }

  @Test func `is an error of reading where a value is not of its column's type`() throws {
    let connection = try Connection(.memory)
    try connection.createTable(People.table)
    try connection.execute("INSERT INTO contact VALUES (1, 'a'), ('x', x'00')")
    #expect(message { _ = try connection.people() } == "row 2, column 0 (id) holds text, which cannot be read as Int")
  }

  @Test func `is noticed when columns change while the statement is in the cache`() throws {
    let connection = try `A described table`.filled()
    #expect(try connection.find(in: Contact.table, key: 1)?[Contact.name] == "n1")
    try connection.execute("ALTER TABLE contact ADD COLUMN more TEXT DEFAULT 'm'")
    #expect(try connection.find(in: Contact.table, key: 1)?.values == [1, "n1", 7, "x", 1])
    try connection.execute("ALTER TABLE contact RENAME COLUMN points TO score")
    #expect(says(message { _ = try connection.find(in: Contact.table, key: 1) }, noColumn: "points"))
    #expect(says(message { _ = try connection.find(in: Contact.table, key: 1) { _ in } }, noColumn: "points"))
    try connection.execute("ALTER TABLE contact RENAME COLUMN score TO points")
    #expect(try connection.find(in: Contact.table, key: 1)?[Contact.points] == 7)
  }

  @Test func `is refused from a mock, too`() throws {
    let sqlite = MockSqlite3Wrapper()
    sqlite.when(#"SELECT "id", "name" FROM "contact""#).answers(columns: ["id", "nome"], rows: [[1, "Alice"]])
      .answers(columns: ["id"], rows: [[1]])
    do {
      let connection = try Connection(.memory, on: sqlite)
      #expect(message { _ = try connection.people() } == "contact: column 1 of the result is nome, the description says name")
    }
    #expect(sqlite.openHandles.isEmpty)
  }
}
