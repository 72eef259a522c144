import Expectations
import Foundation
import SQLiteDescriptions
import SQLiteManager
import SQLiteTestKit
import Scratch
import Testing

private struct Card: Codable, Equatable, Sendable {
  var id: Int64?
  var word: String
  var tags: [String] = []
  var ease: Double? = nil
  var picture: Data? = nil
}

private struct Cell<Value: Encodable>: Encodable {
  var id = 1
  var a: Value
}

@Suite struct `The row of a value` {
  let connection: Connection

  init() throws {
    connection = try Connection(.memory)
    try connection.execute(
      """
      CREATE TABLE card (id INTEGER PRIMARY KEY, word TEXT COLLATE NOCASE UNIQUE, tags TEXT, ease REAL, picture BLOB, seen INTEGER DEFAULT 7);
      CREATE TABLE log (what);
      CREATE TRIGGER word_changed AFTER UPDATE OF word ON card BEGIN INSERT INTO log VALUES ('word'); END;
      CREATE TRIGGER ease_changed AFTER UPDATE OF ease ON card BEGIN INSERT INTO log VALUES ('ease'); END;
      """)
  }

  @Test func `comes back with the rowid that it was given`() throws {
    let card = try connection.insert(encoding: Card(word: "Apfel", tags: ["fruit"]), into: "card", returning: Card.self)
    #expect(card == Card(id: 1, word: "Apfel", tags: ["fruit"]))
    let id: Int64 = try connection.insert(encoding: Card(word: "Birne"), into: "card")
    #expect(id == 2)
    struct Seen: Decodable, Equatable {
      var id: Int64
      var seen: Int
    }
    #expect(try connection.insert(encoding: Card(id: 9, word: "Nuss"), into: "card", returning: Seen.self) == Seen(id: 9, seen: 7))
    struct Wrong: Decodable { var word: Int }
    expectError(.mismatch, "cannot be read as Int") {
      try connection.insert(encoding: Card(word: "Kern"), into: "card", returning: Wrong.self)
    }
    expectError(.constraintUnique, "") { try connection.insert(encoding: Card(word: "APFEL"), into: "card", returning: Card.self) }
    #expect(try connection.count("card") == 3)
  }

  @Test func `comes back with the rowid of a described table, and with keys in snake case`() throws {
    struct Person: Codable, Equatable {
      var personID: Int?
      var firstName: String
    }
    let table = TableDescription(
      name: "person", columns: [TypedColumn<Int>("person_id", .integer, .primaryKey), TypedColumn<String>("first_name", .text)])
    try connection.createTable(table)
    let eva = try connection.insert(encoding: Person(firstName: "Eva"), into: table, naming: .snakeCase, returning: Person.self)
    #expect(eva == Person(personID: 1, firstName: "Eva"))
    #expect(try connection.update(table, encoding: Person(personID: 1, firstName: "Ida"), naming: .snakeCase) == ["first_name"])
    let jan = try connection.upsert(
      encoding: Person(personID: 1, firstName: "Jan"), into: table, naming: .snakeCase, returning: Person.self)
    #expect(jan == Person(personID: 1, firstName: "Jan"))
  }

  @Test func `comes back as it is when it was there`() throws {
    struct Word: Codable, Equatable { var word: String }
    let first = try connection.upsert(encoding: Card(word: "Apfel"), into: "card", onConflict: ["word"], returning: Card.self)
    #expect(first == Card(id: 1, word: "Apfel"))
    let second = try connection.upsert(encoding: Card(id: 1, word: "Apfel", ease: 2), into: "card", returning: Card.self)
    #expect(second == Card(id: 1, word: "Apfel", ease: 2))
    #expect(try connection.upsert(encoding: Word(word: "apfel"), into: "card", onConflict: ["word"], returning: Card.self) == nil)
    #expect(try connection.count("card") == 1)
  }

  @Test func `is changed where it differs alone`() throws {
    let picture = Data(repeating: 7, count: 100_000)
    var card = try connection.insert(encoding: Card(word: "Apfel", picture: picture), into: "card", returning: Card.self)
    #expect(try connection.update("card", encoding: card) == [])
    #expect(connection.totalChanges == 1)
    (card.word, card.tags) = ("apfel", ["fruit"])
    #expect(try connection.update("card", encoding: card) == ["word", "tags"])
    #expect(try connection.value("SELECT word FROM card") == "apfel")
    card.ease = 2.5
    card.picture?[99_999] = 8
    #expect(try connection.update("card", encoding: card) == ["ease", "picture"])
    (card.ease, card.picture) = (nil, nil)
    #expect(try connection.update("card", encoding: card) == ["ease", "picture"])
    #expect(try connection.update("card", encoding: card) == [])
    #expect(try connection.rows("SELECT what FROM log", as: String.self) == ["word", "ease", "ease"])
    #expect(try connection.find(decoding: Card.self, in: "card", key: 1) == card)
    #expect(try connection.value("SELECT seen FROM card") == 7)
  }

  @Test func `is not there where it was deleted, or has no key yet`() throws {
    try connection.insert(encoding: Card(word: "Apfel"), into: "card")
    #expect(try connection.update("card", encoding: Card(id: 2, word: "x")) == nil)
    #expect(try connection.update("card", encoding: Card(word: "x")) == nil)
    try connection.delete(from: "card", key: 1)
    #expect(try connection.update("card", encoding: Card(id: 1, word: "x")) == nil)
    #expect(try connection.count("card") == 0 && connection.count("log") == 0)
    #expect(!connection.isInTransaction)
  }

  @Test func `is found by a key of several columns, in whatever case and order they are`() throws {
    try connection.execute(
      """
      CREATE TABLE stock (shop TEXT COLLATE NOCASE, Item, count, PRIMARY KEY (Item, shop)) WITHOUT ROWID;
      INSERT INTO stock VALUES ('A', 1, 5), ('B', 1, 6)
      """)
    struct Stock: Encodable { var shop: String, count: Int, item: Int }
    #expect(try connection.update("stock", encoding: Stock(shop: "b", count: 7, item: 1)) == ["count"])
    #expect(
      try connection.rows("SELECT shop, count FROM stock", as: String.self, Int.self).map { "\($0)" } == [#"("A", 5)"#, #"("B", 7)"#])
    try connection.execute("DROP TABLE stock; CREATE TABLE stock (shop PRIMARY KEY, item, count); INSERT INTO stock VALUES ('A', 1, 5)")
    #expect(try connection.update("stock", encoding: Stock(shop: "A", count: 5, item: 2)) == ["item"])
    struct Key: Encodable { var shop: String }
    #expect(try connection.update("stock", encoding: Key(shop: "A")) == [])
    #expect(try connection.update("stock", encoding: Key(shop: "B")) == nil)
  }

  @Test func `may have generated columns, which follow from others`() throws {
    try connection.execute(
      """
      CREATE TABLE box (id INTEGER PRIMARY KEY, width INTEGER, area AS (width * width), stored INTEGER AS (width + 1) STORED);
      INSERT INTO box (id, width) VALUES (1, 2)
      """)
    struct Box: Codable { var id: Int, width: Int, area: Int, stored: Int }
    let box = try #require(try connection.find(decoding: Box.self, in: "box", key: 1))
    #expect(try connection.update("box", encoding: box) == [])
    #expect(try connection.update("box", encoding: Box(id: 1, width: 3, area: 4, stored: 3)) == ["width"])
    #expect(try connection.update("box", encoding: Box(id: 1, width: 3, area: 4, stored: 3)) == [])
    #expect(try connection.rows("SELECT * FROM box").map(\.values) == [[1, 3, 9, 4]])
  }

  @Test func `is passed over by a trigger, and nothing counts as written`() throws {
    try connection.execute("CREATE TRIGGER kept BEFORE UPDATE ON card BEGIN SELECT raise(IGNORE); END")
    try connection.insert(encoding: Card(word: "Apfel"), into: "card")
    #expect(try connection.update("card", encoding: Card(id: 1, word: "x")) == [])
  }

  @Test(
    arguments: [
      ("card", "nosuch", "card.nosuch"), ("gone", "a", "no such table: gone"), ("log", "what", "the table has no primary key"),
      ("card", "word", "the row lacks the key column id"), ("seen", "word", "the table has no primary key"),
    ])
  func `is refused in words of the table`(table: String, key: String, words: String) throws {
    try connection.execute("CREATE VIEW seen AS SELECT * FROM card; INSERT INTO card (word) VALUES ('nosuch')")
    let value = words.hasSuffix("column id") ? [key: "nosuch"] : ["id": "1", key: "nosuch"]
    let error = #expect(throws: SQLiteError.self) { try connection.update(table, encoding: value) }
    #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
    #expect(!connection.isInTransaction)
  }

  /// Whatever a column makes of a value, the column differs when a write makes something else of the row.
  @Test(
    arguments: TestRun.sample(of: ["", "INTEGER", "REAL", "TEXT", "NUMERIC", "BLOB", "TEXT COLLATE NOCASE", "TEXT COLLATE RTRIM"], few: 4))
  func `differs as it is stored`(type: String) throws {
    try connection.execute("CREATE TABLE cell (id INTEGER PRIMARY KEY, a \(SQL(unchecked: type)))")
    let values: [SQLiteValue] = [
      .null, 0, 1, 1.0, -0.0, 0.0, 1.5, "1", "1.0", "1e0", "a", "A", "a ", "", .blob([]), .blob([97]), .blob([49]), .integer(.max),
      .integer(.min), 9.2e18, 1e300, .real(.infinity), "9223372036854775807", .real(-.infinity), "a\0b", "a\0c",
    ]
    func stored() throws -> [SQLiteValue]? { try connection.row("SELECT a, typeof(a) FROM cell")?.values }
    for old in values {
      for new in values {
        try connection.execute("DELETE FROM cell")
        try connection.execute("INSERT INTO cell VALUES (1, \(old))")
        let before = try stored()
        let changed = try connection.update("cell", encoding: Cell(a: Held(new)))
        let after = try stored()
        try connection.execute("UPDATE cell SET a = \(new)")
        #expect(try after == stored(), "\(old) \(new)")
        let isRounded = type == "REAL" && [.integer(.max), "9223372036854775807"].contains(new)  // counts as another value
        #expect(changed == (before == after && !isRounded ? [] : ["a"]), "\(old) \(new)")
      }
    }
  }

  @Test func `is the one of a thousand columns that differs, and of its own table`() throws {
    let names = (0..<1_000).map { "c\($0)" }
    let columns = names.joined(separator: ", ")
    try connection.attach(.memory, as: "aux")
    for schema in ["main", "aux"] {
      try connection.execute("CREATE TABLE \(identifier: schema).wide (id INTEGER PRIMARY KEY, \(SQL(unchecked: columns)))")
      try connection.execute("INSERT INTO \(identifier: schema).wide (id) VALUES (1)")
    }
    var value = Dictionary(uniqueKeysWithValues: names.map { ($0, Int?.none) })
    value["id"] = 1
    #expect(try connection.update("wide", in: "aux", encoding: value) == [])
    value["c777"] = 5
    #expect(try connection.update("wide", in: "aux", encoding: value) == ["c777"])
    #expect(try connection.value("SELECT c777 FROM aux.wide") == 5)
    #expect(try connection.value("SELECT count(c777) FROM main.wide") == 0)
    try connection.execute("CREATE TEMP TABLE wide (id INTEGER PRIMARY KEY, c777)")
    expectError(.error, "wide.c") { try connection.update("wide", encoding: value) }
  }

  @Test func `is written by whatever lends a connection, and observed`() async throws {
    let folder = try ScratchFolder()
    let database = try Database(.file(folder.path("a"))) {
      try $0.execute("CREATE TABLE card (id INTEGER PRIMARY KEY, word, tags, ease, picture)")
    }
    var card = try database.insert(encoding: Card(word: "Apfel"), into: "card", returning: Card.self)
    var seen = database.observe { try $0.read(decoding: Card.self, from: "card") }.makeAsyncIterator()
    #expect(try await seen.next() == [card])
    #expect(try database.update("card", encoding: card) == [])
    #expect(!seen.isDue)
    card.word = "Birne"
    #expect(try database.update("card", encoding: card) == ["word"])
    #expect(try await seen.next() == [card])
  }
}

/// Encodes as a value of SQLite's.
private struct Held: Encodable, SQLiteBindable {
  let sqliteValue: SQLiteValue?
  init(_ value: SQLiteValue) { sqliteValue = value }
  func encode(to encoder: any Encoder) throws {}
}
