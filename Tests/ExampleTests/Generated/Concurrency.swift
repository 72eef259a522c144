// Swift of Sources/SQLiteManager/Documentation.docc/Concurrency.md, as it is printed: written by Scripts/generate-calls. Change that, not this file.
// swift-format-ignore-file

import SQLiteManager

enum ConcurrencyArticle {
  static func open(_ path: String) throws -> Database {
let database = try Database(.file(path)) { connection in
  try Migrator([.init(1, "CREATE TABLE star (id INTEGER PRIMARY KEY, name TEXT)")]).migrate(connection)
}
try database.transaction { connection in
  try connection.insert(["name": "Vega"], into: "star")
  try connection.insert(["name": "Deneb"], into: "star")
}
let count = try database.count("star")
let (first, all) = try database.withReader { connection in  // one state, however much is written meanwhile
  (try connection.find(in: "star", key: 1), try connection.count("star"))
}
return (count == all && first != nil, database).1
  }

  static func tasks(_ database: Database) async throws -> [String] {
let names = try await database.performRead { connection in
  try connection.rows("SELECT name FROM star ORDER BY name", as: String.self)
}
let removed = try await database.perform { connection in try connection.delete(from: "star", where: Column("name") == "Vega") }
return removed == 1 ? names : []
  }

  static func background(_ database: Database) throws {
try database.suspend()  // the app goes to the background
database.resume()       // and comes back
  }

}
