import SQLiteManagerUnlinked
import SQLiteTestKit

/// Data code of three sizes, and the C functions that each needs of an engine that takes no settings.
enum MeasuredCalls {
  /// Opens, makes a table, inserts a row, reads it, closes.
  static func smallest(on sqlite: any Sqlite3WrapperProtocol) throws {
    let connection = try Connection(.uri("file::memory:"), on: sqlite)
    try connection.execute("CREATE TABLE star (question INTEGER PRIMARY KEY, note TEXT)")
    try connection.insert(["question": 42, "note": "Žofie"], into: "star")
    _ = try connection.rows("SELECT question, note FROM star WHERE question = \(42)", as: Int.self, String.self)
    try connection.close()
  }

  /// The library's reading, writing and transactions: rows by number, name and type, conditions, a duplicate key, bulk, a savepoint undone.
  static func usual(on sqlite: any Sqlite3WrapperProtocol) throws {
    let connection = try Connection(.uri("file::memory:"), on: sqlite)
    try connection.execute("CREATE TABLE item (id INTEGER PRIMARY KEY, name TEXT UNIQUE, price REAL, image BLOB); PRAGMA user_version")
    try connection.transaction {
      for id in 1...3 {
        try connection.insert(["id": id, "name": "n\(id)", "price": Double(id) / 2, "image": [UInt8]([1, 2])], into: "item")
      }
      try connection.savepoint { _ = try connection.update("item", set: ["price": .null], where: Column("id") == 1) }
      _ = try? connection.savepoint { try connection.execute("INSERT INTO item (id) VALUES (1)") }
      try connection.insert([(4, "n4"), (5, "")], into: "item", columns: ["id", "name"]) { element in (element.0, element.1) }
    }
    _ = try connection.upsert(["id": 3, "name": "n33"], into: "item", onConflict: ["id"])
    _ = try? connection.execute("SELEC 1")
    _ = try connection.read("item", where: Column("price") > 0.5).map(\.values)
    _ = try connection.rows("SELECT id, name, price, image FROM item", as: Int64.self, String.self, Double?.self, [UInt8]?.self)
    _ = try connection.rows("SELECT id, name FROM item") { row in (try row["id", as: Int.self], try row["name", as: String.self]) }
    _ = try connection.delete(from: "item", where: Column("id") == 5)
    try connection.close()
  }

  /// A query that names its parameters and looks at its statement, and needs further functions for that.
  static func named(on sqlite: any Sqlite3WrapperProtocol) throws {
    let connection = try Connection(.uri("file::memory:"), on: sqlite)
    let statement = try connection.prepare("SELECT :a + :b")
    try statement.bind(named: [":a": 1, ":b": 2])
    _ = try statement.rows { row in try row[0, as: Int.self] }
    _ = statement.parameterNames
    _ = statement.sql
  }

  /// Inserts two items, and returns all values that are read in the end.
  static func prices(on sqlite: any Sqlite3WrapperProtocol) throws -> [[SQLiteValue]] {
    let connection = try Connection(.uri("file::memory:"), on: sqlite)
    try connection.execute("CREATE TABLE item (id INTEGER PRIMARY KEY, price REAL, name TEXT, image BLOB)")
    try connection.insert(["id": 1, "price": 0.1, "name": "a\0b", "image": [UInt8]()], into: "item")
    try connection.insert(["id": -1, "price": .null, "name": "Ž", "image": .null], into: "item")
    return try connection.rows("SELECT * FROM item").map(\.values)
  }

  /// The C functions that a piece of work calls on an engine.
  static func calls(_ work: (any Sqlite3WrapperProtocol) throws -> Void, on engine: any Sqlite3WrapperProtocol) rethrows -> [Sqlite3Call] {
    let counting = CountingSqlite3Wrapper(engine)
    try work(counting)
    return Sqlite3Call.allCases.filter { counting.count(of: $0) > 0 }
  }
}
