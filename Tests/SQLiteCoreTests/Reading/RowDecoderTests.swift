import Expectations
import Foundation
import SQLiteManager
import Testing

private enum Species: String, Codable { case cat, dog }

private struct Home: Codable, Equatable {
  var street: String
  var number: Int?
}

private struct Pet: Decodable, Equatable {
  var id: Int64
  var name: String
  var weight: Double?
  var kind: Species?
  var home: Home?
  var photo: [UInt8]?
}

@Suite struct `Decoding rows` {
  let connection: Connection
  let all: SQL = "SELECT * FROM pet ORDER BY id"

  init() throws {
    connection = try Connection(.memory)
    try connection.execute(
      """
      CREATE TABLE pet (photo BLOB, id INTEGER PRIMARY KEY, name TEXT, weight REAL, kind TEXT, home TEXT, more TEXT);
      INSERT INTO pet VALUES (x'0102', 1, 'Rex', 8.5, 'dog', '{"street":"Dlouhá","number":3}', 'x');
      INSERT INTO pet VALUES (NULL, 2, 'Mína', NULL, NULL, NULL, NULL);
      INSERT INTO pet VALUES (x'', 3, 'Tom', 4, 'cat', '{"street":"Krátká"}', 'y')
      """)
  }

  @Test func `gives all, the first, each`() throws {
    let pets = [
      Pet(id: 1, name: "Rex", weight: 8.5, kind: .dog, home: Home(street: "Dlouhá", number: 3), photo: [1, 2]),
      Pet(id: 2, name: "Mína"), Pet(id: 3, name: "Tom", weight: 4, kind: .cat, home: Home(street: "Krátká"), photo: []),
    ]
    #expect(try connection.rows(all, decoding: Pet.self) == pets)
    #expect(try connection.row(all, decoding: Pet.self) == pets[0])
    #expect(try connection.row("SELECT * FROM pet WHERE id = \(9)", decoding: Pet.self) == nil)
    var found: [Pet] = []
    try connection.forEach(all, decoding: Pet.self) { found.append($0) }
    #expect(found == pets)
    let statement = try connection.prepare(all)
    for _ in 1...2 { #expect(try statement.rows(decoding: Pet.self) == pets) }
  }

  @Test func `reads a single value from the only column`() throws {
    #expect(try connection.rows("SELECT kind FROM pet WHERE kind NOT NULL ORDER BY id", decoding: Species.self) == [.dog, .cat])
    #expect(try connection.rows("SELECT id FROM pet ORDER BY id", decoding: Int.self) == [1, 2, 3])
    let error = #expect(throws: SQLiteError.self) { try connection.rows("SELECT kind, id FROM pet", decoding: Species.self) }
    #expect(error?.message == "the result has 2 columns, and 1 types were requested: their numbers must be equal")
  }

  @Test func `reads into a dictionary by all names`() throws {
    let row = try connection.row("SELECT name, kind FROM pet WHERE id = \(2)", decoding: [String: String?].self)
    #expect(row == ["name": "Mína", "kind": nil])
  }

  @Test func `spells keys in snake case when asked`() throws {
    struct Words: Decodable, Equatable {
      var firstName: String
      var photoURL: String
      var x2Size: Int
      var plain: Int
      var xHTMLBody: Int
    }
    let sql: SQL = "SELECT 'a' AS first_name, 'b' AS photo_url, 3 AS x2_size, 4 AS plain, 5 AS x_html_body"
    #expect(
      try connection.row(sql, decoding: Words.self, naming: .snakeCase)
        == Words(firstName: "a", photoURL: "b", x2Size: 3, plain: 4, xHTMLBody: 5))
    let error = #expect(throws: SQLiteError.self) { try connection.row(sql, decoding: Words.self) }
    #expect(error?.message == "there is no column firstName: there are first_name, photo_url, x2_size, plain, x_html_body")
  }

  @Test(
    arguments: [
      ("SELECT 1 AS id", "there is no column name: there are id"),
      (
        "SELECT 1 AS id, 'a' AS name, 1.5 AS weight, 2.5 AS weight",
        "more than one column is named weight: give them names with AS, or read by number"
      ),
      ("SELECT 1 AS id, NULL AS name", "row 1, column 1 (name) holds null, which cannot be read as String"),
      ("SELECT 1 AS id, 'a' AS name UNION ALL SELECT 'x', 'b'", "row 2, column 0 (id) holds text, which cannot be read as Int64"),
      ("SELECT 1 AS id, 'a' AS name, 'heavy' AS weight", "row 1, column 2 (weight) holds text, which cannot be read as Optional<Double>"),
      ("SELECT 1 AS id, 'a' AS name, 'secret' AS kind", "row 1, column 2 (kind) holds text, which cannot be read as Species"),
      ("SELECT 1 AS id, 'a' AS name, 7 AS kind", "row 1, column 2 (kind) holds integer 7, which cannot be read as String"),
      ("SELECT 1 AS id, 'a' AS name, x'00' AS home", "row 1, column 2 (home) holds blob, which cannot be read as Optional<String>"),
      (
        "SELECT 1 AS id, 'a' AS name, '{\"number\":1}' AS home",
        "row 1, column 2 (home) holds text, which cannot be read as Home: there is no street in the whole value"
      ),
      (
        "SELECT 1 AS id, 'a' AS name, '{\"street\":\"b\",\"number\":\"x\"}' AS home",
        "row 1, column 2 (home) holds text, which cannot be read as Home: a value of another type than Int is in number"
      ),
      (
        "SELECT 1 AS id, 'a' AS name, '{\"str' AS home",
        "row 1, column 2 (home) holds text, which cannot be read as Home: cut off, damaged or no valid value: the whole value"
      ),
    ])
  func `says row, column, class and type of what does not fit`(sql: String, message: String) {
    let error = #expect(throws: SQLiteError.self) { try connection.rows(SQL(unchecked: sql), decoding: Pet.self) }
    #expect(error?.message == message)
    #expect(error?.sql == sql)
  }

  @Test func `reads every integer exactly`() throws {
    struct Narrow: Decodable, Equatable {
      var a: Int8
      var b: UInt16
      var c: UInt64
      var d: Int32?
      var e: UInt8?
    }
    let sql: SQL = "SELECT -128 AS a, 65535 AS b, 9223372036854775807 AS c, 2147483647 AS d, NULL AS e"
    #expect(try connection.row(sql, decoding: Narrow.self) == Narrow(a: -128, b: 65535, c: UInt64(Int64.max), d: .max, e: nil))
    let error = #expect(throws: SQLiteError.self) {
      try connection.row("SELECT 1 AS a, 2 AS b, 3 AS c, 2147483648 AS d, NULL AS e", decoding: Narrow.self)
    }
    #expect(error?.message == "row 1, column 3 (d) holds integer 2147483648, which cannot be read as Optional<Int32>")
  }

  @Test func `reads types that are extractable as such, not as they decode themselves`() throws {
    struct VersionStamp: Codable, Equatable {
      var date: Date
      var data: Data
      var uuid: UUID?
      var url: URL?
      var flag: Bool
      var ratio: Float
      var maybe: Bool?
      var late: Date?
    }
    let stamp = VersionStamp(
      date: Date(timeIntervalSince1970: 1_700_000_000), data: Data([1, 0, 255]), uuid: UUID(), url: URL(string: "https://sqlite.org"),
      flag: true, ratio: 0.5, maybe: nil, late: nil)
    let sql: SQL = """
      SELECT \(stamp.date) AS date, \(stamp.data) AS data, \(stamp.uuid) AS uuid, \(stamp.url) AS url, \(stamp.flag) AS flag,
      \(stamp.ratio) AS ratio, \(stamp.maybe) AS maybe, \(stamp.late) AS late
      """
    #expect(try connection.row("SELECT typeof(\(stamp.date)), typeof(\(stamp.data))")?.values == ["text", "blob"])
    #expect(try connection.row(sql, decoding: VersionStamp.self) == stamp)
    let error = #expect(throws: SQLiteError.self) {
      try connection.row("SELECT 'secret' AS date, x'' AS data, 2 AS flag, 1 AS ratio", decoding: VersionStamp.self)
    }
    #expect(error?.message.hasPrefix("row 1, column 0 (date) holds text, which cannot be read as Date") == true)
    #expect(try connection.rows("SELECT \(stamp.date)", decoding: Date.self) == [stamp.date])
  }

  @Test func `reads wide integers, and refuses a type that wants itself from a column`() throws {
    struct Wide: Decodable, Equatable {
      var a: Int128
      var b: UInt128?
    }
    #expect(try connection.rows("SELECT -1 AS a, 2 AS b", decoding: Wide.self) == [Wide(a: -1, b: 2)])
    #expect(try connection.rows("SELECT 7", decoding: UInt128.self) == [7])
    let negative = #expect(throws: SQLiteError.self) { try connection.rows("SELECT -1 AS a, -2 AS b", decoding: Wide.self) }
    #expect(negative?.message == "row 1, column 1 (b) holds integer -2, which cannot be read as UInt128")
    struct Ring: Decodable { init(from decoder: any Decoder) throws { self = try decoder.singleValueContainer().decode(Ring.self) } }
    struct Rings: Decodable { var a: Ring }
    let ring = #expect(throws: SQLiteError.self) { try connection.rows("SELECT 1 AS a", decoding: Rings.self) }
    #expect(ring?.message == "row 1, column 0 (a) holds integer 1, which cannot be read as Ring: a column holds no value of this type")
  }

  @Test func `keeps what a type throws, and tells an error of decoding as one of reading`() throws {
    struct Stop: Error {}
    struct Stopping: Decodable { init(from decoder: any Decoder) throws { throw Stop() } }
    #expect(throws: Stop.self) { try connection.rows("SELECT 1", decoding: Stopping.self) }
    struct Picky: Decodable {
      enum Key: CodingKey { case id }
      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        throw DecodingError.dataCorruptedError(forKey: .id, in: container, debugDescription: "odd")
      }
    }
    let error = #expect(throws: SQLiteError.self) { try connection.rows("SELECT 1 AS id", decoding: Picky.self) }
    #expect(error?.message == "row 1 cannot be read as Picky: cut off, damaged or no valid value: id")
  }

  @Test func `refuses containers inside a row, and a row without keys`() {
    struct Nested: Decodable {
      enum Key: CodingKey { case home }
      init(from decoder: any Decoder) throws {
        _ = try decoder.container(keyedBy: Key.self).nestedContainer(keyedBy: Key.self, forKey: .home)
      }
    }
    let nested = #expect(throws: SQLiteError.self) { try connection.rows(all, decoding: Nested.self) }
    #expect(nested?.message == "column home holds no container: decode a type of its own for it, which is read from JSON text")
    let array = #expect(throws: SQLiteError.self) { try connection.rows(all, decoding: [Int].self) }
    #expect(array?.message == "a row is decoded by keys: read it as a tuple or by number")
  }

  @Test func `ends for a single value that was kept, without a crash`() throws {
    struct Keeping: Decodable {
      let container: any SingleValueDecodingContainer
      init(from decoder: any Decoder) throws { container = try decoder.singleValueContainer() }
    }
    struct Whole: Decodable { let name: Keeping }
    var configuration = Connection.Configuration()
    configuration.cachedStatements = 0  // so that nothing is left of the statement
    let whole = try Connection(.memory, configuration: configuration).rows("SELECT 'x' AS name", decoding: Whole.self)
    let late = #expect(throws: SQLiteError.self) { try whole.first?.name.container.decode(Keeping.self) }
    #expect(late?.code == .misuse)
  }

  @Test func `ends for a decoder that was kept, without a crash`() throws {
    struct Keeping: Decodable {
      enum Key: String, CodingKey { case id, name }
      let decoder: any Decoder
      let container: KeyedDecodingContainer<Key>
      init(from decoder: any Decoder) throws {
        self.decoder = decoder
        container = try decoder.container(keyedBy: Key.self)
        _ = try container.decode(Int.self, forKey: .id)
      }
    }
    let kept = try #require(try connection.row(all, decoding: Keeping.self))
    try connection.close()
    let late = #expect(throws: SQLiteError.self) { try kept.container.decode(Int.self, forKey: .id) }
    #expect(late?.code == .misuse)
    expectError(.misuse, "the row is gone: a decoder is for the time of init(from:)") {
      try kept.container.decodeIfPresent(Species.self, forKey: .name)
    }
    expectError(.misuse, "the row is gone: a decoder is for the time of init(from:)") {
      try kept.decoder.container(keyedBy: Keeping.Key.self)
    }
  }

  @Test func `ends for what was kept when the statement runs again`() throws {
    struct Keeping: Decodable {
      enum Key: String, CodingKey { case id, name }
      enum Other: String, CodingKey { case name }
      let decoder: any Decoder
      let first: KeyedDecodingContainer<Other>
      let container: KeyedDecodingContainer<Key>
      let id: Int
      init(from decoder: any Decoder) throws {
        self.decoder = decoder
        first = try decoder.container(keyedBy: Other.self)
        container = try decoder.container(keyedBy: Key.self)
        id = try container.decode(Int.self, forKey: .id)
      }
    }
    struct Column: Decodable {
      let container: any SingleValueDecodingContainer
      init(from decoder: any Decoder) throws { container = try decoder.singleValueContainer() }
    }
    struct Plain: Decodable { let id: Int }
    struct Holding: Decodable { let name: Column }
    let over = "the row is gone: a decoder is for the time of init(from:)"
    let kept = try connection.rows(all, decoding: Keeping.self)
    let columns = try connection.rows(all, decoding: Holding.self)
    let single = try connection.rows("SELECT name FROM pet", decoding: Column.self)
    try connection.prepare(all).forEach(decoding: Keeping.self) { again in
      expectError(.misuse, over) { try kept[0].container.decode(Int.self, forKey: .id) }
      expectError(.misuse, over) { try kept[0].first.decode(String.self, forKey: .name) }
      expectError(.misuse, over) { try kept[0].decoder.container(keyedBy: Keeping.Key.self) }
      let id = try again.container.decode(Int.self, forKey: .id)
      #expect(id == again.id)
    }
    try connection.prepare(all).forEach(decoding: Holding.self) { _ in
      expectError(.misuse, over) { try columns[0].name.container.decode(String.self) }
    }
    try connection.prepare("SELECT name FROM pet").forEach(decoding: Column.self) { _ in
      expectError(.misuse, over) { try single[0].container.decode(String.self) }
    }
    #expect(try connection.rows(all, decoding: Plain.self).map(\.id) == kept.map(\.id))
  }

  @Test func `reads the columns where they are when the statement was compiled again`() throws {
    struct Pair: Decodable, Equatable { let a: Int, b: Int? }
    try connection.execute("CREATE TABLE pair (a, b); INSERT INTO pair VALUES (1, 2)")
    #expect(try connection.row("SELECT * FROM pair", decoding: Pair.self) == Pair(a: 1, b: 2))
    try connection.execute("DROP TABLE pair; CREATE TABLE pair (c, b, a); INSERT INTO pair VALUES (3, 4, 5)")
    #expect(try connection.row("SELECT * FROM pair", decoding: Pair.self) == Pair(a: 5, b: 4))
    try connection.execute("ALTER TABLE pair DROP COLUMN b")
    #expect(try connection.row("SELECT * FROM pair", decoding: Pair.self) == Pair(a: 5, b: nil))
    try connection.execute("ALTER TABLE pair RENAME COLUMN a TO d")
    expectError(.range, "there is no column a: there are c, d") { try connection.row("SELECT * FROM pair", decoding: Pair.self) }
  }
}
