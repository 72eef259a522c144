import Expectations
import Foundation
import SQLiteCore
import SQLiteDescriptions
import SQLiteManager
import SQLiteTestKit
import Testing

private struct Question: Codable, Equatable {
  var id: Int64?
  var title: String
  var points = 3
  var weight: Double? = nil
  var isOpen = true
}

private struct One<Value: Encodable>: Encodable { var a: Value }
private enum Kind: String, Codable { case plain, image }
private enum Level: Int, Codable { case low = 1, high = 7 }
private struct Size: Codable { var width: Double, height: Double? = nil }
private struct Wrapped<Value: Codable>: Codable {
  var value: Value
  init(_ value: Value) { self.value = value }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}

/// A key of any spelling.
private struct AnyKey: CodingKey {
  var stringValue: String
  var intValue: Int? { nil }
  init(_ name: String) { stringValue = name }
  init?(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { nil }
}

/// Encodes what a closure does with a container.
private struct Scripted: Encodable {
  var script: (inout KeyedEncodingContainer<AnyKey>) throws -> Void
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: AnyKey.self)
    try script(&container)
  }
}

@Suite struct `An encodable value as a row` {
  let connection: Connection

  init() throws {
    connection = try Connection(.memory)
    try connection.createTable(
      "question", "id INTEGER PRIMARY KEY, title TEXT UNIQUE, points INTEGER DEFAULT 1, weight REAL DEFAULT 0.5, isOpen")
    try connection.createTable("one", "a DEFAULT 'default', b DEFAULT 'default'")
  }

  private func rows(_ table: String = "question") throws -> [[SQLiteValue]] {
    try connection.rows("SELECT * FROM \(identifier: table)").map(\.values)
  }

  private func stored(_ value: some Encodable) throws -> SQLiteValue? {
    try connection.delete(from: "one", where: .all)
    try connection.insert(encodingAll: [One(a: value), One(a: value)], into: "one")  // the first is collected, the second bound
    let found = try connection.rows("SELECT a FROM one").map { $0.values[0] }
    #expect(found.count == 2 && found[0] == found[1], "\(found)")
    return found.first
  }

  @Test func `is written one by one, whatever keys the one before had`() throws {
    func write(_ pairs: KeyValuePairs<String, Int>) throws {
      try connection.insert(
        encoding: Scripted { container in for (key, value) in pairs { try container.encode(value, forKey: AnyKey(key)) } }, into: "one")
    }
    try write(["a": 1, "b": 2])
    try write(["a": 3, "b": 4])  // bound at once
    try write(["b": 5, "a": 6])
    try write(["b": 7])
    try write([:])
    try write(["b": 8, "a": 9])
    #expect(try rows("one") == [[1, 2], [3, 4], [6, 5], ["default", 7], ["default", "default"], [9, 8]])
    #expect(message { try write(["a": 1, "b": 2, "a": 3]) } == "one: the column a is named twice")
    #expect(throws: CancellationError.self) {
      try connection.insert(
        encoding: Scripted { container in
          try container.encode(1, forKey: AnyKey("b"))
          throw CancellationError()
        }, into: "one")
    }
    try write(["b": 10])
    #expect(try rows("one").count == 7 && rows("one").last == ["default", 10])
  }

  @Test func `may insert others of its type while it is encoded`() throws {
    struct Nested: Encodable {
      let a: Int
      let connection: Connection
      enum CodingKeys: String, CodingKey { case a, b }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(a, forKey: .a)
        if a > 0 { try connection.insert(encoding: Nested(a: a - 1, connection: connection), into: "one") }
        try container.encode(-a, forKey: .b)
      }
    }
    for _ in 1...2 { try connection.insert(encoding: Nested(a: 2, connection: connection), into: "one") }
    #expect(try rows("one") == [[0, 0], [1, -1], [2, -2], [0, 0], [1, -1], [2, -2]])
  }

  @Test func `is refused by a closed connection, which is freed all the same`() throws {
    weak var freed: Connection?
    do {
      let closed = try Connection(.memory)
      try closed.createTable("one", "a")
      try closed.insert(encoding: One(a: 1), into: "one")
      try closed.close()
      expectError(.misuse, "the connection is closed") { try closed.insert(encoding: One(a: 1), into: "one") }
      freed = closed
    }
    #expect(freed == nil)
  }

  @Test func `is NULL wherever it is nil, whatever the type of its number`() throws {
    struct Figures: Codable, Equatable {
      var a: Int8?
      var b: Int16?
      var c: Int32?
      var d: UInt?
      var e: UInt8?
      var f: UInt16?
      var g: UInt32?
      var h: UInt64?
      var i: Float?
      var j: Int128?
      var k: UInt128?
    }
    try connection.createTable("figures", "a, b, c, d, e, f, g, h, i, j, k")
    let figures = Figures(a: 1, b: 2, c: 3, d: 4, e: 5, f: 6, g: 7, h: 8, i: 0.5, j: 10, k: 11)
    try connection.insert(encodingAll: [figures, figures], into: "figures")  // the first is collected, the second bound
    #expect(try connection.read(decoding: Figures.self, from: "figures", orderedBy: .ascending("rowid")) == [figures, figures])
    #expect(try connection.update("figures", encoding: Figures(), where: .all) == 2)
    #expect(try connection.read(decoding: Figures.self, from: "figures", orderedBy: .ascending("rowid")) == [Figures(), Figures()])
  }

  @Test func `is written as it is read, with the keys in snake case`() throws {
    struct Person: Codable, Equatable {
      var id: Int
      var firstName: String
      var photoURL: String?
    }
    let people = (1...3).map { Person(id: $0, firstName: "name \($0)", photoURL: $0 == 2 ? nil : "p\($0)") }
    try connection.createTable("person", "id INTEGER PRIMARY KEY, first_name TEXT, photo_url TEXT")
    try connection.insert(encodingAll: people.prefix(2), into: "person", naming: .snakeCase)
    try connection.insert(encoding: people[2], into: "person", naming: .snakeCase)
    #expect(try connection.read(decoding: Person.self, from: "person", naming: .snakeCase, orderedBy: .ascending("id")) == people)
    var changed = people[1]
    changed.photoURL = "new"
    try connection.update("person", encoding: changed, naming: .snakeCase, where: Column("id") == 2)
    #expect(try connection.find(decoding: Person.self, in: "person", naming: .snakeCase, key: 2) == changed)
    changed.firstName = "newer"
    try connection.upsert(encoding: changed, into: "person", naming: .snakeCase, onConflict: ["id"])
    #expect(try connection.read(decoding: Person.self, from: "person", naming: .snakeCase, where: "first_name = 'newer'") == [changed])
    #expect(try connection.find(decoding: Person.self, in: "person", naming: .snakeCase, key: 9) == nil)
    let table = TableDescription(
      name: "person",
      columns: [
        TypedColumn<Int>("id", .integer, .primaryKey), TypedColumn<String>("first_name", .text), TypedColumn<String?>("photo_url", .text),
      ])
    try connection.upsert(encoding: people[0], into: table, naming: .snakeCase)
    try connection.update(table, encoding: people[1], naming: .snakeCase, where: Column("id") == 2)
    try connection.delete(from: "person", where: .all)
    try connection.insert(encoding: people[0], into: table, naming: .snakeCase)
    try connection.insert(encodingAll: people.dropFirst(), into: table, naming: .snakeCase)
    #expect(
      try connection.read(decoding: Person.self, from: "person", naming: .snakeCase, orderedBy: OrderingTerm([.ascending("id")])) == people)
    let error = #expect(throws: SQLiteError.self) { try connection.insert(encoding: people[0], into: "person") }
    #expect(error?.message.contains("firstName") == true, "\(String(describing: error))")
  }

  @Test func `has its keys as columns, and nil is NULL`() throws {
    #expect(try connection.insert(encoding: Question(title: "Apple"), into: "question") == 1)
    #expect(
      try connection.insert(
        encodingAll: [Question(id: 7, title: "Bread", weight: 2.5), Question(title: "Fries", isOpen: false)], into: "question") == 2)
    #expect(try rows() == [[1, "Apple", 3, nil, 1], [7, "Bread", 3, 2.5, 1], [8, "Fries", 3, nil, 0]])
  }

  @Test func `upserts by what is a key now, and fails as values do where nothing is`() throws {
    struct Score: Encodable { var player = "Ida", points: Int }
    try connection.execute("CREATE TABLE score (player, points); CREATE UNIQUE INDEX players ON score (player)")
    func upsert(_ points: Int) throws -> Int {
      try connection.upsert(encoding: Score(points: points), into: "score", onConflict: ["player"])
    }
    for points in 1...2 { #expect(try upsert(points) == 1) }
    try connection.execute("DROP INDEX players")
    let values: ColumnValues = ["player": "Ida", "points": 3]
    let ofValues = #expect(throws: SQLiteError.self) { try connection.upsert(values, into: "score", onConflict: ["player"]) }
    #expect(#expect(throws: SQLiteError.self) { try upsert(3) } == ofValues)
    try connection.execute("CREATE UNIQUE INDEX others ON score (player) WHERE points > 0")
    #expect(try upsert(4) == 1)
    #expect(try connection.value("SELECT points FROM score", as: Int.self) == 4)
  }

  @Test func `changes and upserts all its keys`() throws {
    try connection.insert(encodingAll: [Question(title: "a", weight: 1), Question(title: "b", weight: 1)], into: "question")
    #expect(try connection.update("question", encoding: Question(id: 2, title: "B"), where: Column("title") == "b") == 1)
    #expect(try connection.upsert(encoding: Question(id: 1, title: "A", points: 9), into: "question", onConflict: ["id"]) == 1)
    #expect(try connection.upsert(encoding: Question(title: "c"), into: "question", onConflict: ["id"]) == 1)
    #expect(try rows() == [[1, "A", 9, nil, 1], [2, "B", 3, nil, 1], [3, "c", 3, nil, 1]])
    #expect(
      try connection.insert(encodingAll: [Question(id: 3, title: "x"), Question(id: 4, title: "d")], into: "question", onConflict: .skip)
        == 1)
    let update = ConflictPolicy.update(key: ["id"])
    #expect(
      try connection.insert(encodingAll: (1...2).map { Question(id: $0, title: "t\($0 as Int64)") }, into: "question", onConflict: update)
        == 2)
    #expect(try connection.rows("SELECT title FROM question ORDER BY id").map { $0.values[0] } == ["t1", "t2", "c", "d"])
    let id = try connection.insert(ColumnValues(encoding: Question(title: "e")), into: "question", returning: ["id"]) {
      try $0[0, as: Int.self]
    }
    #expect(id == 5)
  }

  @Test func `holds numbers of every width, text, bytes, single values and JSON`() throws {
    #expect(try stored(Int8.min) == -128)
    #expect(try stored(UInt32.max) == 4_294_967_295)
    #expect(try stored(Int64.min) == .integer(.min))
    #expect(try stored(UInt64(5)) == 5)
    #expect(try stored(Float(0.5)) == 0.5)
    #expect(try stored(Int128(-7)) == -7)
    #expect(try stored(Wrapped(UInt128(7))) == 7)
    #expect(try stored(-0.0) == .real(-0.0))
    #expect(try stored(true) == 1)
    #expect(try stored("a\0b") == "a\0b")
    #expect(try stored([1, 2] as [UInt8]) == .blob([1, 2]))
    #expect(try stored(Kind.image) == "image")
    #expect(try stored(Level.high) == 7)
    #expect(try stored(Wrapped(Wrapped(Kind.plain))) == "plain")
    #expect(try stored(Wrapped(5 as Int?)) == 5)
    #expect(try stored(Wrapped(nil as Kind?)) == .null)
    #expect(try stored(nil as Kind?) == .null)
    #expect(try stored(nil as Size?) == .null)
    #expect(try stored(nil as Int8?) == .null)
    #expect(try stored(Size(width: 1.5)) == #"{"width":1.5}"#)
    #expect(try stored(["b": 1, "a": 2]) == #"{"a":2,"b":1}"#)
    #expect(try stored(["x/y", "ž"]) == #"["x/y","ž"]"#)
    #expect(try stored(Wrapped([1, 2])) == "[1,2]")
  }

  @Test func `holds types with a binding of their own as that does it`() throws {
    let date = Date(timeIntervalSinceReferenceDate: 123.5)
    let id = try #require(UUID(uuidString: "12345678-1234-4234-8234-123456789ABC"))
    #expect(try stored(date) == date.sqliteValue)
    #expect(try stored(id) == id.sqliteValue)
    #expect(try stored(Data([1, 2])) == .blob([1, 2]))
    #expect(try stored(Wrapped(date)) == date.sqliteValue)
    #expect(try stored(Decimal(5) / 2) == (Decimal(5) / 2).sqliteValue)
    #expect(try stored(URL(string: "https://sqlite.org")) == "https://sqlite.org")
    #expect(try stored(nil as Date?) == .null)
  }

  @Test func `may have other keys than the one before`() throws {
    let rows = [
      Scripted { try $0.encode(1, forKey: AnyKey("a")) }, Scripted { try $0.encode(2, forKey: AnyKey("a")) },
      Scripted { try $0.encode(3, forKey: AnyKey("b")) }, Scripted { _ in },
      Scripted {
        try $0.encode(4, forKey: AnyKey("a"))
        try $0.encode("b", forKey: AnyKey("b"))
      },
      Scripted { try $0.encode(5, forKey: AnyKey("a")) }, Scripted { _ in },
      Scripted {
        try $0.encode("b", forKey: AnyKey("b"))
        try $0.encode(6, forKey: AnyKey("a"))
      },
    ]
    #expect(try connection.insert(encodingAll: rows, into: "one") == 8)
    #expect(
      try self.rows("one") == [
        [1, "default"], [2, "default"], ["default", 3], ["default", "default"], [4, "b"], [5, "default"], ["default", "default"], [6, "b"],
      ])
  }

  @Test func `has the columns of its keys' bytes, as SQLite does`() throws {
    let (composed, decomposed) = ("\u{e9}", "e\u{301}")
    try connection.execute("CREATE TABLE two (\(identifier: composed), \(identifier: decomposed))")
    let rows = [Scripted { try $0.encode(1, forKey: AnyKey(composed)) }, Scripted { try $0.encode(2, forKey: AnyKey(decomposed)) }]
    try connection.insert(encodingAll: rows, into: "two")
    #expect(try connection.rows("SELECT * FROM two").map(\.values) == [[1, nil], [nil, 2]])
    let read = try connection.rows("SELECT \(identifier: composed) FROM two", decoding: [String: Int?].self)
    #expect(read.map(\.values.first) == [.some(1), .some(nil)])
  }

  @Test func `compiles one statement for rows of the same keys`() throws {
    let sqlite = RecordingSqlite3Wrapper(Sqlite3Wrapper())
    let connection = try Connection(.memory, on: sqlite)
    try connection.createTable("question", "id INTEGER PRIMARY KEY, title, points, weight, isOpen")
    let before = sqlite.calls.count
    try connection.insert(encodingAll: (1...20).map { Question(title: "t\($0)", weight: $0 % 2 == 0 ? nil : 1) }, into: "question")
    let calls = sqlite.calls.dropFirst(before).map(\.call)
    #expect(calls.filter { $0 == .sqlite3_prepare_v3 }.count == 3)  // BEGIN, INSERT, COMMIT
    #expect(calls.filter { $0 == .sqlite3_step }.count == 22)
  }

  @Test func `of a subclass has the columns of its superclass`() throws {
    class Base: Encodable {
      var a = 1
      private enum CodingKeys: CodingKey { case a }
    }
    final class Derived: Base {
      var b = 2
      private enum CodingKeys: CodingKey { case b }
      override func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(b, forKey: .b)
        try super.encode(to: container.superEncoder())
      }
    }
    try connection.insert(encodingAll: [Derived(), Derived()], into: "one")
    #expect(try rows("one") == [[1, 2], [1, 2]])
  }

  @Test func `leaves no encoder behind`() throws {
    weak var kept: RowEncoder?
    do {
      let encoder = RowEncoder(.exact, for: Never.self)
      kept = encoder
      #expect(try encoder.values(of: Question(title: "a")).map(\.column) == ["id", "title", "points", "weight", "isOpen"])
      encoder.finish()
    }
    #expect(kept == nil)
  }

  @Test func `wrapped in another is the same row`() throws {
    try connection.insert(encodingAll: [Question(title: "a"), nil as Question?].prefix(1), into: "question")
    try connection.insert(encoding: Wrapped(Question(title: "b")), into: "question")
    #expect(try rows().count == 2)
  }
}

@Suite struct `An encodable value that is no row` {
  struct Torn: Error {}

  static var bad: [(words: String, value: any Encodable)] {
    [
      ("Int is not a row", 5), ("String is not a row", "secret"), ("a list is not a row", ["secret"]), ("nil is not a row", nil as Size?),
      ("Bool is not a row", true), ("Float is not a row", Float(1)), ("UInt128 is not a row", UInt128.max),
      ("String is not a row", Kind.image),
      ("column a: SQLite cannot hold the value exactly: it is not a number", ["a": Double.nan]),
      ("column a: SQLite cannot hold", ["a": Float.nan]),
      ("column a: SQLite cannot hold the value exactly: it is greater than Int64.max", ["a": UInt64.max]),
      ("column a: SQLite cannot hold the value exactly: a Double that cannot be encoded: width", ["a": Size(width: .infinity)]),
      ("column a: SQLite cannot hold the value exactly: it does not fit 64 bits", ["a": Int128.max]),
      ("column a is encoded by a nested container", Scripted { _ = $0.nestedContainer(keyedBy: AnyKey.self, forKey: AnyKey("a")) }),
      ("column a is encoded by a nested container", Scripted { try? $0.nestedUnkeyedContainerRef("a").encode("secret") }),
      ("column a is encoded by a nested container", Scripted { try 5.encode(to: $0.superEncoder(forKey: AnyKey("a"))) }),
      (
        "is named twice",
        Scripted {
          try $0.encode("secret", forKey: AnyKey("a"))
          try $0.encode("secret", forKey: AnyKey("A"))
        }
      ),
      ("nosuch", ["nosuch": "secret"]),
      ("column a: SQLite cannot hold", Scripted { try? $0.encode(Double.nan, forKey: AnyKey("a")) }),
    ]
  }

  @Test(arguments: bad.indices)
  func `is an error that names what is wrong, and nothing is written`(number: Int) throws {
    let connection = try Connection(.memory)
    try connection.createTable("one", "a, b")
    func check(_ value: some Encodable) throws {
      let good = Scripted { try $0.encode(1, forKey: AnyKey("a")) }
      let calls: [(String, () throws -> Void)] = [
        ("", { try connection.insert(encoding: value, into: "one") }),
        ("one, row 2: ", { try connection.insert(encodingAll: [AnyRow(good), AnyRow(value)], into: "one") }),
        ("", { try connection.update("one", encoding: value, where: .all) }),
      ]
      for (start, call) in calls {
        let error = #expect(throws: SQLiteError.self) { try call() }
        #expect(
          error?.message.hasPrefix(start) == true && error?.message.contains(Self.bad[number].words) == true, "\(String(describing: error))"
        )
        #expect(error?.description.contains("secret") == false)
      }
    }
    try check(Self.bad[number].value)
    #expect(try connection.count("one") == 0)
    #expect(!connection.isInTransaction)
  }

  @Test func `throws by itself, and that comes out`() throws {
    let connection = try Connection(.memory)
    try connection.createTable("one", "a, b")
    let rows = [Scripted { try $0.encode(1, forKey: AnyKey("a")) }, Scripted { _ in throw Torn() }]
    #expect(throws: Torn.self) { try connection.insert(encodingAll: rows, into: "one") }
    #expect(throws: Torn.self) { try connection.insert(encoding: rows[1], into: "one") }
    #expect(try connection.count("one") == 0)
  }
}

private struct AnyRow: Encodable {
  let value: any Encodable
  init(_ value: any Encodable) { self.value = value }
  func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}

extension KeyedEncodingContainer<AnyKey> {
  fileprivate mutating func nestedUnkeyedContainerRef(_ key: String) -> UnkeyedRef {
    UnkeyedRef(container: nestedUnkeyedContainer(forKey: AnyKey(key)))
  }
}

private final class UnkeyedRef {
  var container: any UnkeyedEncodingContainer
  init(container: any UnkeyedEncodingContainer) { self.container = container }
  func encode(_ value: some Encodable) throws { try container.encode(value) }
}
