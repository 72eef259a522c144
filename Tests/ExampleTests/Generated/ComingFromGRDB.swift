// Swift of Sources/SQLiteManager/Documentation.docc/ComingFromGRDB.md, as it is printed: written by Scripts/generate-calls. Change that, not this file.
// swift-format-ignore-file

import Foundation
import SQLiteManager

enum ComingFromGRDBArticle {
struct Book: Codable, StoredInForms {
  static let storedForms: [any StoredForm.Type] = [BlobUUID.self, UnixTime.self]
  var id: UUID
  var title: String
  var added: Date
}

  static func beside(_ path: String, show: ([Any]) -> Void) async throws -> (best: Int, isFound: Bool) {

struct Player: Codable, Equatable, StoredInTable {
  static let table = "player"
  var id: Int64
  var name: String
  var score: Int
}

let migrator = try Migrator([
  .init(1, "CREATE TABLE player (id INTEGER PRIMARY KEY, name TEXT NOT NULL, score INTEGER NOT NULL)")
])
let database = try Database(.file(path), prepareWriter: { try migrator.migrate($0) })

try database.insert(Player(id: 1, name: "Ada", score: 7))
let best = try database.read(Player.self, where: Column("score") > 5, orderedBy: .descending("score"), limit: 3)
let ada = try database.find(Player.self, key: 1)
let all = database.observe { try $0.read(Player.self) }
for try await players in all { show(players) }
return (best.count, ada != nil)
  }

  static func forms(_ connection: Connection, _ id: UUID, _ date: Date) throws -> Int {
guard var book = try connection.find(decoding: Book.self, in: "book", key: id) else { return 0 }
book.added = date
let changed = try connection.update("book", encoding: book, where: Column("id") == BlobUUID(book.id))
let older = try connection.count("book", where: Column("added") < UnixTime(date))
return changed + older
  }

  static func migrations(_ connection: Connection, _ steps: [Migrator.Step]) throws -> [Int] {
let names = ["createBook", "addSearch"]
if try connection.pragma(.userVersion) == 0, try connection.value("SELECT 1 FROM sqlite_schema WHERE name = 'grdb_migrations'") == 1 {
  let done = try connection.rows("SELECT identifier FROM grdb_migrations", as: String.self)
  try connection.setPragma(.userVersion, to: names.prefix { done.contains($0) }.count)
}
let (from, to) = try Migrator(steps).migrate(connection)
return [from, to]
  }

}
