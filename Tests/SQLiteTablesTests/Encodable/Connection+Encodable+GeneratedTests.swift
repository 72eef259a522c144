import Expectations
import SQLiteDescriptions
import SQLiteManager
import SQLiteTestKit
import Testing

private struct Product: Codable, Equatable {
  var id: Int?
  var total: Int?
  var price: Int
  var label: String?
}

@Suite struct `A record with generated columns` {
  static let table = TableDescription(
    name: "product",
    columns: [
      TypedColumn<Int>("id", .integer, .primaryKey), TypedColumn<Int>("total", .integer, .generated("price * 2")),
      TypedColumn<Int>("price", .integer), TypedColumn<String?>("label", .text, .generated("'at ' || price", isStored: true)),
    ])
  let connection: Connection

  init() throws {
    connection = try Connection(.memory)
    try connection.execute(
      """
      CREATE TABLE product (
        id INTEGER PRIMARY KEY, total INTEGER AS (price * 2), price INTEGER, label TEXT AS ('at ' || price) STORED);
      CREATE TABLE other (id INTEGER PRIMARY KEY, total INTEGER, price INTEGER CHECK (price > 0), label TEXT)
      """)
  }

  private func write(_ table: some TableReference) throws {
    try connection.delete(from: table, where: .all)
    var apple = try connection.insert(encoding: Product(price: 5), into: table, returning: Product.self)
    #expect(apple == Product(id: 1, total: 10, price: 5, label: "at 5"))
    apple.price = 6
    #expect(try connection.upsert(encoding: apple, into: table) == 1)
    #expect(try connection.upsert(encoding: apple, into: table, returning: Product.self)?.total == 12)
    for id in 2...4 {
      #expect(try connection.insert(encoding: Product(id: id, total: 1, price: id, label: ""), into: table) == Int64(id))
    }
    let many = (5...9).map { Product(id: $0, total: 1, price: $0, label: "") }
    #expect(try connection.insert(encodingAll: many, into: table) == 5)
    #expect(try connection.insert(encodingAll: many, into: table, onConflict: .update(key: ["id"])) == 5)
    let all = try connection.read(decoding: Product.self, from: "product", orderedBy: .ascending("id"))
    #expect(
      all == (1...9).map { Product(id: $0, total: max($0, $0 == 1 ? 6 : 0) * 2, price: $0 == 1 ? 6 : $0, label: "at \($0 == 1 ? 6 : $0)") })
    #expect(try connection.update(table, encoding: all[0]) == [])
    #expect(try connection.update(table, encoding: Product(id: 1, total: 0, price: 7, label: "x"), where: Column("id") == 1) == 1)
  }

  @Test func `is inserted, changed and read back without a value for them`() throws {
    try write("product")
    try write(Self.table)
  }

  @Test func `gives its values to a table in which the same columns are ordinary`() throws {
    for id in 1...3 {
      try connection.insert(encoding: Product(id: id, total: 1, price: id, label: "x"), into: "product")
      try connection.insert(encoding: Product(id: id, total: 1, price: id, label: "x"), into: "other")
      try connection.upsert(encoding: Product(id: id, total: 2, price: id, label: "x"), into: "other")
    }
    #expect(try connection.rows("SELECT total, label FROM other").map(\.values) == Array(repeating: [2, "x"], count: 3))
    #expect(try connection.rows("SELECT total FROM product", as: Int.self) == [2, 4, 6])
  }

  @Test func `is refused by a mock as the script says, without a further call`() throws {
    let mock = MockSqlite3Wrapper()
    let connection = try Connection(.memory, on: mock)
    struct Row: Encodable { var price = 1 }
    mock.when("INSERT INTO \"product\" (\"price\") VALUES (?)").fails(.error, message: "no room on the shelf").repeats()
    for _ in 1...2 { expectError(.error, "no room on the shelf") { try connection.insert(encoding: Row(), into: "product") } }
  }

  @Test func `is refused for other reasons as any record is`() throws {
    expectError(.constraintCheck, "price > 0") { try connection.insert(encoding: Product(id: 1, price: 0), into: "other") }
    try connection.insert(encoding: Product(id: 1, price: 1), into: "product")
    expectError(.constraintPrimarykey, "product.id") { try connection.insert(encoding: Product(id: 1, price: 1), into: "product") }
    struct Wrong: Encodable { var id = 3, total = 3, prize = 3 }
    expectError(.error, "prize") { try connection.insert(encoding: Wrong(), into: "product") }
    expectError(.error, "no such table: nowhere") { try connection.insert(encoding: Wrong(), into: "nowhere") }
    expectError(.error, "generated column") { try connection.insert(["total": 1], into: "product") }
    expectError(.error, "generated column") { try connection.upsert(["id": 1, "total": 1], into: "product") }
    expectError(.error, "generated column") { try connection.insert(["total": 1], into: "product", returning: nil) }
    struct Only: Encodable { var total = 3 }
    #expect(try connection.insert(encoding: Only(), into: "product") == 2)
  }
}
