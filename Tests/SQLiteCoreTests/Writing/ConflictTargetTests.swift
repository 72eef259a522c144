import Expectations
import SQLiteManager
import Testing

/// Keys that SQLite knows only when they are spelled out: unique indexes over some of the rows, or over expressions.
@Suite struct `Upserting by an index that names of columns do not mean` {
  let connection: Connection

  init() throws {
    connection = try Connection(.memory)
    try connection.createTable("two", "id INTEGER PRIMARY KEY, lookup INTEGER, data TEXT, gone INTEGER NOT NULL DEFAULT 0")
  }

  private func data() throws -> [String] { try connection.rows("SELECT data FROM two ORDER BY id", as: String.self) }

  @Test(arguments: [
    "CREATE UNIQUE INDEX i ON two(lookup) WHERE lookup IS NOT NULL",
    "CREATE UNIQUE INDEX \"on\" ON \"two\" ( [lookup] ) WHERE \"lookup\" IS NOT NULL -- those that are known",
    "CREATE UNIQUE INDEX i ON two(lookup COLLATE BINARY DESC) WHERE gone = 0",
    "CREATE UNIQUE INDEX i ON two(abs(lookup))", "CREATE UNIQUE INDEX i ON two((lookup + 0) /* , */) WHERE lookup IN (9, 10, 11)",
    "CREATE UNIQUE INDEX i ON two(lookup) WHERE gone = 0; CREATE UNIQUE INDEX j ON two(lookup) WHERE gone = 1",
  ])
  func `changes the row that has the key`(index: String) throws {
    try connection.execute(SQL(unchecked: index))
    for round in 1...3 {
      #expect(try connection.upsert(["lookup": 9, "data": "a\(round)"], into: "two", onConflict: ["LOOKUP"]) == 1)
      #expect(try connection.upsert(["lookup": 10, "data": "b\(round)"], into: "two", onConflict: ["lookup"]) == 1)
    }
    #expect(try data() == ["a3", "b3"])
    try connection.insert([["lookup": 9, "data": "c"], ["lookup": 11, "data": "d"]], into: "two", onConflict: .update(key: ["lookup"]))
    #expect(try data() == ["c", "b3", "d"])
  }

  @Test func `leaves rows alone that the index is not over`() throws {
    try connection.execute("CREATE UNIQUE INDEX i ON two(lookup) WHERE gone = 0")
    try connection.insert(["lookup": 9, "data": "old", "gone": 1], into: "two")
    try connection.upsert(["lookup": 9, "data": "new"], into: "two", onConflict: ["lookup"])
    try connection.upsert(["lookup": 9, "data": "newer"], into: "two", onConflict: ["lookup"])
    #expect(try data() == ["old", "newer"])
  }

  @Test func `takes columns and expressions together`() throws {
    try connection.createTable("person", "owner INTEGER, address TEXT, name TEXT")
    try connection.execute("CREATE UNIQUE INDEX p ON person(owner, lower(address))")
    for name in ["Ada", "Eva"] {
      let address = name == "Ada" ? "A@X.cz" : "a@x.CZ"
      try connection.upsert(["owner": 1, "address": address, "name": name], into: "person", onConflict: ["address", "owner"])
    }
    #expect(try connection.rows("SELECT address, name FROM person").map(\.values) == [["a@x.CZ", "Eva"]])
    let advice = "nor a unique index of (owner); name the columns of a unique index, such as p (owner, lower(address))"
    expectError(.error, advice) {
      try connection.upsert(["owner": 1, "name": "x"], into: "person", onConflict: ["owner"])
    }
  }

  @Test func `says that there is none, and finds one that is made later`() throws {
    expectError(.error, "two has neither a primary key nor a unique index of (lookup); make a unique index of them") {
      try connection.upsert(["lookup": 9, "data": "z"], into: "two", onConflict: ["lookup"])
    }
    try connection.execute("CREATE UNIQUE INDEX i ON two(lookup)")
    try connection.upsert(["lookup": 9, "data": "a"], into: "two", onConflict: ["lookup"])
    #expect(try data() == ["a"])
  }
}
