import SQLiteTestKit
import SQLiteManager
import Scratch
import Testing

private struct Person: Decodable, ExpressibleByRow, Equatable {
  var id: Int
  var name: String?
  var kind: Kind
  var tags: [String]

  enum Kind: String, Codable { case old, new }

  init(row: borrowing Row) throws {
    id = try row["id"]
    name = try row["name"]
    kind = Kind(rawValue: try row["kind"]) ?? .old
    tags = try row["tags", as: String.self] == "[]" ? [] : ["x", "y"]
  }
}

@Suite struct `Each call of a typed read` {
  enum Read: String, CaseIterable {
    case tuples, tuple, eachTuple, value, row, decoded, decodedOne, parts, made, dictionary, grouped, reduced, returned
  }

  static let all: SQL = "SELECT id, name, kind, tags FROM person"
  static let pairs: SQL = "SELECT id, name FROM person"
  static let columns = ["id", "name", "kind", "tags"]

  static func run(_ read: Read, on connection: Connection) throws -> String {
    switch read {
    case .tuples: return "\(try connection.rows(pairs, as: Int.self, String?.self))"
    case .tuple: return "\(try connection.row(pairs, as: Int.self, String?.self).map { "\($0)" } ?? "-")"
    case .eachTuple:
      var text = ""
      try connection.prepare(pairs).forEach(as: Int.self, String?.self) { text += "\($0)\($1 ?? "-")" }
      return text
    case .value: return "\(try connection.value(pairs, as: Int.self) ?? 0)"
    case .row: return "\(try connection.row(pairs)?.values ?? [])"
    case .decoded: return "\(try connection.rows(all, decoding: Person.self))"
    case .decodedOne: return "\(try connection.row(all, decoding: Person.self).map { "\($0)" } ?? "-")"
    case .parts:
      let parts = try connection.rows(all) { row in (try row.decode(Person?.self), try row.decode(String?.self, prefix: "nam")) }
      return "\(parts)"
    case .made: return "\(try connection.rows(all, as: Person.self))"
    case .dictionary: return "\(try connection.prepare(pairs).dictionary(as: Int.self, String?.self).sorted { $0.key < $1.key })"
    case .grouped: return "\(try connection.prepare(pairs).grouped(as: Int.self, String?.self).sorted { $0.key < $1.key })"
    case .reduced: return "\(try connection.prepare(pairs).reduce(into: 0) { sum, row in sum += try row["id"] })"
    case .returned: return "\(try connection.value("INSERT INTO person (id) VALUES (3) RETURNING id", as: Int.self) ?? 0)"
    }
  }

  static func real() throws -> any Sqlite3WrapperProtocol { Sqlite3Wrapper() }

  static func mock() -> any Sqlite3WrapperProtocol {
    let mock = MockSqlite3Wrapper()
    mock.when("CREATE TABLE person (id INTEGER PRIMARY KEY, name TEXT, kind TEXT, tags TEXT)").answers(columns: [], rows: [])
    mock.when("INSERT INTO person VALUES (1, 'Eva', 'old', '[]'), (2, NULL, 'new', '[\"x\",\"y\"]')").answers(columns: [], rows: [])
      .changes(2)
    mock.when(all.text).answers(columns: columns, rows: [[1, "Eva", "old", "[]"], [2, nil, "new", #"["x","y"]"#]])
    mock.when(pairs.text).answers(columns: ["id", "name"], rows: [[1, "Eva"], [2, nil]])
    mock.when("INSERT INTO person (id) VALUES (3) RETURNING id").answers(columns: ["id"], rows: [[3]])
    return mock
  }

  static func whole(_ read: Read, on wrapper: any Sqlite3WrapperProtocol) throws -> String {
    let connection = try Connection(.memory, on: wrapper)
    try connection.execute("CREATE TABLE person (id INTEGER PRIMARY KEY, name TEXT, kind TEXT, tags TEXT)")
    try connection.execute("INSERT INTO person VALUES (1, 'Eva', 'old', '[]'), (2, NULL, 'new', '[\"x\",\"y\"]')")
    return try run(read, on: connection)
  }

  @Test(arguments: Read.allCases)
  func `fails once and for ever: all of the result or an error, nothing left open, on SQLite and on the mock`(read: Read) throws {
    let expected = try Self.whole(read, on: Sqlite3Wrapper())
    #expect(expected.count > 0 && expected != "-" && expected != "0")
    let check: FaultSweep<String, (any Sqlite3WrapperProtocol) throws -> String>.Check = { result in
      switch result {
      case .success(let found): found == expected ? nil : "it gave \(found)"
      case .failure(let error): error is SQLiteError ? nil : "it threw \(error)"
      }
    }
    for factory in [Self.real, Self.mock] {
      try FaultSweep(over: factory, seed: TestRun.seed, check: check) {
        try Self.whole(read, on: $0)
      }.everyCommitIsFine.sampled(TestRun.most(6)).run()
    }
  }
}
