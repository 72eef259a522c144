// Swift of Sources/SQLiteManager/Documentation.docc/PlansAndCosts.md, as it is printed: written by Scripts/generate-calls. Change that, not this file.
// swift-format-ignore-file

import SQLiteManager
import SQLiteTesting
import Testing

@Test(.noSlowPlans) func `a star is found by its name`() throws {
  let sqlite = PlanGuardSqlite3Wrapper(Sqlite3Wrapper(), rowLimit: 100, allowing: [.table("setting")])
  let connection = try Connection(.memory, on: sqlite)
  try connection.execute("CREATE TABLE star (id INTEGER PRIMARY KEY, name); CREATE INDEX star_by_name ON star (name)")
  try connection.insert((1...1_000).map { ["name": "star \($0)"] }, into: "star")
  #expect(try connection.read("star", where: Column("name") == "star 7").count == 1)
}

enum PlansAndCostsArticle {
  static func cost() throws -> ([String], Cost) {
let sqlite = CostSqlite3Wrapper(Sqlite3Wrapper())
let connection = try Connection(.memory, on: sqlite)
try connection.execute("CREATE TABLE star (id INTEGER PRIMARY KEY, name); INSERT INTO star VALUES (1, 'Vega')")
let names = try expectCost(on: sqlite, calls: 40, runs: 1, sorts: 0) {
  try connection.rows("SELECT name FROM star WHERE id < 10", as: String.self)
}
let cost = try sqlite.cost { try connection.rows("SELECT count(*) FROM star") }
return (names, cost)
  }

}
