// Swift of Sources/SQLiteManager/Documentation.docc/DatabasesForTests.md, as it is printed: written by Scripts/generate-calls. Change that, not this file.
// swift-format-ignore-file

import Foundation
import SQLiteManager
import SQLiteTesting
import Testing

@Suite(.enabled(if: Sqlite3Wrapper().provides(.sqlite3session_create)), .database(.sql("CREATE TABLE star (id INTEGER PRIMARY KEY, name NOT NULL UNIQUE); INSERT INTO star VALUES (1, 'Vega')")))
struct `Stars in a database of their own` {
  let connection: Connection

  init() throws { connection = try Connection(TestDatabase.current.location) }

  @Test(arguments: ["Deneb", "Mira"]) func `are added`(name: String) throws {
    try expectChanges([.inserted("star", ["id": 2, "name": .text(name)])], in: connection) {
      try connection.insert(["name": name], into: "star")
    }
  }

  @Test func `are renamed`() throws {
    try expectChanges([.updated("star", key: ["id": 1], from: ["name": "Vega"], to: ["name": "Wega"])], in: connection) {
      try connection.update("star", set: ["name": "Wega"], key: 1)
    }
  }

  @Test func `are not added twice`() throws {
    #expect(throws: SQLiteError.self) { try connection.insert(["name": "Vega"], into: "star") }
    #expect(try TestDatabase.current.changes() == [])
  }
}

@Test(.database(.sql("CREATE TABLE book (title)")), .noMisuse, arguments: [WrapperUnderTest.watched, .mock(bookScript)])
func `a book is added`(wrapper: WrapperUnderTest) throws {
  try Library(on: wrapper.make()).add("Emma")
}

struct Library {
  let connection: Connection

  init(on sqlite: any Sqlite3WrapperProtocol) throws {
    connection = try Connection(.file("/no/such/folder/library.sqlite"), on: sqlite)
  }

  func add(_ title: String) throws { try connection.insert(["title": title], into: "book") }
}

@Sendable func bookScript(_ sqlite: MockSqlite3Wrapper) throws {
  try sqlite.when { try $0.insert(["title": ""], into: "book") }.answers(.done)
}

@Test(.database(.sql("CREATE TABLE star (id INTEGER PRIMARY KEY, name); INSERT INTO star VALUES (1, 'Vega'), (2, NULL)")))
func `stars have names`() throws {
  let connection = try Connection(TestDatabase.current.location)
  try connection.update("star", set: ["name": "Deneb"], where: "name IS NULL")
  try expectSnapshot(
    .table("star"), of: connection,
    """
    id | name
    1 | 'Vega'
    2 | 'Deneb'
    """)
  try expectSnapshot(.schema, of: connection, "CREATE TABLE star (id INTEGER PRIMARY KEY, name);")
}

enum DatabasesForTestsArticle {
  static func open(_ connection: Connection) throws {
try expectChanges([.inserted("card", ["word": "Apfel"], where: ["id": { $0 != .null }])], in: connection) {
  try connection.insert(["id": UUID(), "word": "Apfel"], into: "card")
}
  }

  static func snapshot(_ connection: Connection) throws -> [ChangedRow] {
let before = try DatabaseSnapshot(of: connection)
try connection.execute("UPDATE star SET name = upper(name); DROP TABLE IF EXISTS planet")
let changes = try before.changes(until: DatabaseSnapshot(of: connection))
try before.restore(connection)
return changes
  }

}
