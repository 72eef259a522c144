// Swift of Sources/SQLiteManager/Documentation.docc/Races.md, as it is printed: written by Scripts/generate-calls. Change that, not this file.
// swift-format-ignore-file

import SQLiteManager
import SQLiteTesting

enum RacesArticle {
struct Cards {
  let connection: Connection

  init(at path: String, on sqlite: any Sqlite3WrapperProtocol) throws { connection = try Connection(.file(path), on: sqlite) }

  func addRight(to card: Int) throws {
    let rights = try connection.value("SELECT rights FROM card WHERE id = \(card)", as: Int.self) ?? 0
    try connection.execute("UPDATE card SET rights = \(rights + 1) WHERE id = \(card)")
  }
}

struct Jobs {
  let connection: Connection

  /// Takes the first job that has no worker.
  func take(for worker: String) throws -> Int? {
    guard let job = try connection.value("SELECT min(id) FROM job WHERE worker IS NULL", as: Int?.self) ?? nil else { return nil }
    try connection.execute("UPDATE job SET worker = \(worker) WHERE id = \(job)")
    return job
  }
}

  static func cards(_ path: String) throws -> RaceSweep {

let race = RaceSweep(setUp: { sqlite in
  let cards = try Cards(at: path, on: sqlite)
  try cards.connection.execute("CREATE TABLE card (id INTEGER PRIMARY KEY, rights INTEGER); INSERT INTO card VALUES (7, 0)")
}) { sqlite in
  try Cards(at: path, on: sqlite).addRight(to: 7)
} against: { sqlite in
  try Cards(at: path, on: sqlite).addRight(to: 7)
}
return race
  }

  static func oneStatement(_ connection: Connection, _ card: Int) throws {
try connection.execute("UPDATE card SET rights = rights + 1 WHERE id = \(card)")
  }

  static func oneTransaction(_ connection: Connection, _ card: Int) throws {
try connection.transaction {  // BEGIN IMMEDIATE
  let rights = try connection.value("SELECT rights FROM card WHERE id = \(card)", as: Int.self) ?? 0
  try connection.execute("UPDATE card SET rights = \(rights + 1) WHERE id = \(card)")
}
  }

  static func jobs(_ path: String) throws -> RaceSweep {
let queue = RaceSweep(setUp: { sqlite in
  let connection = try Connection(.file(path), on: sqlite)
  try connection.execute("CREATE TABLE job (id INTEGER PRIMARY KEY, worker TEXT); INSERT INTO job (id) VALUES (1), (2)")
}, opening: { sqlite in
  try Jobs(connection: Connection(.file(path), on: sqlite))
}) { _, jobs in
  try jobs.take(for: "Ann")
} against: { _, jobs in
  try jobs.take(for: "Ben")
}
// A11 B: it differs from A then B, and from B then A: "jobs.sqlite" has other rows in job, B returns
//   Optional(1)
return queue
  }

  static func job(_ worker: String, _ connection: Connection) throws -> Int? {
let job = try connection.value(
  "UPDATE job SET worker = \(worker) WHERE id = (SELECT min(id) FROM job WHERE worker IS NULL) RETURNING id", as: Int.self)
return job
  }

  static func only(_ race: RaceSweep) throws {
try race.only("A15 B").run()
  }

}
