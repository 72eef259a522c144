import Expectations
import SQLiteManager
import SQLiteTestKit
import Testing

@Suite struct `An upsert that names no key` {
  let connection: Connection

  init() throws {
    connection = try Connection(.memory)
    try connection.createTable("star", "galaxy TEXT, number INTEGER, name TEXT UNIQUE, PRIMARY KEY (galaxy, number)")
  }

  private func stars() throws -> [[SQLiteValue]] { try connection.rows("SELECT * FROM star ORDER BY number").map(\.values) }

  @Test func `changes the row of the primary key, of one column or several, and else inserts`() throws {
    #expect(try connection.upsert(["galaxy": "M31", "number": 1, "name": "a"], into: "star") == 1)
    #expect(try connection.upsert(["name": "b", "number": 1, "galaxy": "M31"], into: "star") == 1)
    #expect(try connection.upsert(["galaxy": "M31", "number": 2, "name": "c"], into: "star", returning: ["name"])?.values == ["c"])
    #expect(try connection.upsert(["galaxy": "M31", "number": 2], into: "star") == 0, "there is nothing to change")
    #expect(try stars() == [["M31", 1, "b"], ["M31", 2, "c"]])
    try connection.createTable("note", "id INTEGER PRIMARY KEY, text")
    try connection.upsert(["id": 7, "text": "x"], into: "note")
    try connection.upsert(["id": 7, "text": "y"], into: "note")
    #expect(try connection.rows("SELECT * FROM note").map(\.values) == [[7, "y"]])
  }

  @Test func `is an error where another unique column has the value, and deletes no row`() throws {
    try connection.upsert(["galaxy": "M31", "number": 1, "name": "a"], into: "star")
    expectError(.constraintUnique, "star.name") { try connection.upsert(["galaxy": "M31", "number": 2, "name": "a"], into: "star") }
    #expect(try stars() == [["M31", 1, "a"]])
  }

  @Test func `is refused without the key in the row, without a key in the table, and without a table`() throws {
    expectError(.misuse, "number") { try connection.upsert(["galaxy": "M31", "name": "a"], into: "star") }
    try connection.createTable("log", "line")
    expectError(.misuse, "log: the table has no primary key") { try connection.upsert(["line": 1], into: "log") }
    expectError(.error, "no such table: nosuch") { try connection.upsert(["line": 1], into: "nosuch") }
    #expect(try connection.count("log") == 0 && stars().isEmpty)
    #expect(!connection.isInTransaction)
  }

  @Test func `keeps the INTEGER PRIMARY KEY of a row that is found by another key, unless it has a value`() throws {
    for schema in ["main", "other"] {
      if schema == "other" { try connection.attach(.memory, as: schema) }
      try connection.createTable("visit", "minutes, \"Id\" INTEGER PRIMARY KEY, place TEXT UNIQUE", in: schema)
      try connection.execute("INSERT INTO \(identifier: schema).visit VALUES (1, 5, 'x'), (2, 9, 'z')")
      func visits() throws -> [[SQLiteValue]] {
        try connection.rows("SELECT id, place, minutes FROM \(identifier: schema).visit ORDER BY id").map(\.values)
      }
      try connection.upsert(["id": .null, "place": "x", "minutes": 3], into: "visit", in: schema, onConflict: ["place"])
      #expect(try visits() == [[5, "x", 3], [9, "z", 2]])
      let values = try connection.upsert(
        ["minutes": .null, "place": "z", "id": .null], into: "visit", in: schema, onConflict: ["place"], returning: nil)?.values
      #expect(values == [.null, 9, "z"])
      try connection.insert(
        [["id": .null, "place": "x", "minutes": 4], ["id": .null, "place": "new", "minutes": 5]], into: "visit", in: schema,
        onConflict: .update(key: ["place"]))
      #expect(try visits() == [[5, "x", 4], [9, "z", .null], [10, "new", 5]])
      try connection.upsert(["id": 7, "place": "x", "minutes": 6], into: "visit", in: schema, onConflict: ["place"])
      #expect(try visits().first == [7, "x", 6])
    }
  }

  @Test func `looks for the key once, also where it returns the row`() throws {
    let sqlite = CountingSqlite3Wrapper(Sqlite3Wrapper())
    let connection = try Connection(.memory, on: sqlite)
    try connection.createTable("visit", "id INTEGER PRIMARY KEY, place TEXT UNIQUE")
    func upsert() throws -> OwnedRow? {
      try connection.upsert(["id": .null, "place": "x"], into: "visit", onConflict: ["place"], returning: ["id"])
    }
    #expect(try upsert()?.values == [1])
    sqlite.reset()
    #expect(try upsert()?.values == [1])
    #expect(sqlite.count(of: .sqlite3_step) == 4, "BEGIN, a row, its end, and COMMIT")
  }

  @Test func `finds the key of the table in the database that is named`() throws {
    try connection.attach(.memory, as: "other")
    try connection.createTable("star", "name TEXT PRIMARY KEY, n", in: "other")
    try connection.upsert(["name": "a", "n": 1], into: "star", in: "other")
    try connection.upsert(["name": "a", "n": 2], into: "star", in: "other")
    #expect(try connection.rows("SELECT * FROM other.star").map(\.values) == [["a", 2]])
    #expect(try stars().isEmpty)
  }
}
