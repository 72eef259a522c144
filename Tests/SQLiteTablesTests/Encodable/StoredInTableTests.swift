import Expectations
import Foundation
import SQLiteDescriptions
import SQLiteManager
import Testing

@Suite struct `A record that names its table` {
  private struct Card: Codable, Equatable, StoredInTable {
    static let table = "card"
    var id: Int?
    var word: String
    var dueOn: Date?
    static let columnNaming = ColumnNaming.snakeCase
  }

  private struct Device: Codable, Equatable, StoredInTable {
    static let storedForms: [any StoredForm.Type] = [BlobUUID.self]
    static let table = TableDescription(
      name: "device", columns: [TypedColumn<Data>("id", .blob, .primaryKey), TypedColumn<String>("name", .text)])
    var id: UUID
    var name: String
  }

  private func connection() throws -> Connection {
    let connection = try Connection(.memory)
    try connection.execute("CREATE TABLE card (id INTEGER PRIMARY KEY, word TEXT NOT NULL, due_on TEXT, length AS (length(word)))")
    try connection.execute("CREATE TABLE device (id BLOB PRIMARY KEY, name TEXT); ATTACH ':memory:' AS other")
    try connection.execute("CREATE TABLE other.card AS SELECT * FROM card")
    return connection
  }

  @Test func `keeps its id where another key finds its row`() throws {
    let connection = try connection()
    try connection.execute("CREATE UNIQUE INDEX one ON card (word); CREATE TABLE note (card REFERENCES card (id))")
    try connection.insert(all: [Card(id: 5, word: "Ei"), Card(id: 9, word: "Öl")])
    try connection.execute("INSERT INTO note VALUES (5)")
    let due = Date(timeIntervalSince1970: 60)
    try connection.upsert(Card(word: "Ei", dueOn: due), onConflict: ["word"])
    #expect(try connection.find(Card.self, key: 5) == Card(id: 5, word: "Ei", dueOn: due))
    #expect(try connection.count("card") == 2)
  }

  @Test func `is written, read, changed and deleted without its name`() throws {
    let connection = try connection()
    let apple = Card(id: 7, word: "Apfel", dueOn: Date(timeIntervalSince1970: 60))
    #expect(try connection.insert(apple) == 7)
    #expect(try connection.insert(Card(word: "Birne"), returning: Card.self) == Card(id: 8, word: "Birne"))
    #expect(try connection.insert(all: ["Ei", "Öl"].map { Card(word: $0) }) == 2)
    #expect(try connection.insert(all: [apple, Card(id: 20, word: "Salz")], onConflict: .skip) == 1)
    #expect(try connection.find(Card.self, key: 7) == apple)
    #expect(try connection.find(Card.self, key: 70) == nil)
    #expect(
      try connection.read(Card.self, where: Column("id") > 7, orderedBy: .descending("word"), .ascending("id"), limit: 2, offset: 1).map(
        \.word)
        == ["Salz", "Ei"])
    #expect(try connection.update(Card(id: 7, word: "Apfel", dueOn: nil)) == ["due_on"])
    #expect(try connection.update(Card(id: 70, word: "Apfel")) == nil)
    #expect(try connection.upsert(Card(id: 8, word: "Pear")) == 1)
    #expect(try connection.upsert(Card(id: 9, word: "Ei"), onConflict: ["id"]) == 1)
    #expect(try connection.delete(Card(id: 8, word: "anything")) == 1)
    #expect(try connection.delete(Card(id: 8, word: "anything")) == 0)
    #expect(try connection.delete(Card.self, key: 9) == 1)
    #expect(try connection.read(Card.self).map(\.id) == [7, 10, 20])
  }

  @Test func `is in the database that is named`() throws {
    let connection = try connection()
    try connection.insert(Card(id: 1, word: "Ei"), in: "other")
    #expect(try connection.read(Card.self).isEmpty && connection.read(Card.self, in: "other").count == 1)
  }

  private struct Order: Codable, StoredInTable {
    static let table = "orders"
    var id = UUID()
  }

  @Test func `is deleted by its key in any spelling`() throws {
    let (connection, order) = (try connection(), Order())
    try connection.execute("CREATE TABLE orders (id TEXT PRIMARY KEY); INSERT INTO orders VALUES (\(LowercaseUUID(order.id)))")
    #expect(try connection.find(Order.self, key: order.id)?.id == order.id)
    #expect(try connection.delete(order) == 1)
    try connection.execute("INSERT INTO orders VALUES (\(LowercaseUUID(order.id))), (\(order.id))")
    expectError(.constraintUnique, "orders: the key has several spellings here") { try connection.delete(order) }
    #expect(try connection.count("orders") == 2)
  }

  @Test func `has its forms and its description in every verb`() throws {
    let connection = try connection()
    let device = Device(id: UUID(), name: "phone")
    try connection.insert(device)
    #expect(try connection.value("SELECT typeof(id) FROM device", as: String.self) == "blob")
    #expect(try connection.find(Device.self, key: device.id) == device)
    #expect(try connection.update(Device(id: device.id, name: "tablet")) == ["name"])
    #expect(try connection.delete(Device.self, key: device.id) == 1)
    try connection.insert(device)
    #expect(try connection.delete(device) == 1 && connection.count(Device.table) == 0)
  }

  @Test func `needs its key where a row is looked for by it`() throws {
    struct Word: Codable, StoredInTable {
      static let table = "card"
      var word: String
    }
    let connection = try connection()
    expectError(.misuse, "card: the row lacks the key column id") { try connection.delete(Word(word: "Ei")) }
    expectError(.misuse, "card: the row lacks the key column id") { try connection.update(Word(word: "Ei")) }
  }

  @Test func `is taken by each lender`() async throws {
    let database = try Database(.memory)
    try await database.perform { try $0.execute("CREATE TABLE card (id INTEGER PRIMARY KEY, word TEXT NOT NULL, due_on TEXT)") }
    try database.insert(Card(id: 1, word: "Ei"))
    #expect(try database.find(Card.self, key: 1)?.word == "Ei")
    #expect(try database.read(Card.self, where: Column("word") == "Ei").count == 1)
    #expect(try database.delete(Card.self, key: 1) == 1 && database.delete(Card(id: 1, word: "Ei")) == 0)
    #expect(try await database.perform { try $0.insert(all: [Card(word: "Öl")]) } == 1)
  }
}
