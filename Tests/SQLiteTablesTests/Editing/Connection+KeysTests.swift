import Expectations
import Foundation
import SQLiteManager
import SQLiteTestKit
import Scratch
import Testing

@Suite struct `The row of a key, in a table by its name` {
  let connection: Connection

  init() throws {
    connection = try Contact.connection()
    try connection.insert([["id": 1, "name": "Alice"], ["id": 2, "name": "Bob"]], into: "contact")
    try connection.insert(["from": 1, "to": 2, "kind": "friend"], into: "link")
  }

  @Test func `is found, changed and deleted by the key in its order`() throws {
    #expect(try connection.find(in: "link", key: 1, 2)?.values == [2, 1, "friend"])
    #expect(try connection.find(in: "link", key: 2, 1) == nil)
    #expect(try connection.update("link", set: ["kind": "enemy"], key: 1, 2) == 1)
    #expect(try connection.find(in: "link", key: 1, 2) { try $0["kind", as: String.self] } == "enemy")
    #expect(try connection.delete(from: "link", key: 2, 1) == 0)
    #expect(try connection.delete(from: "link", key: 1, 2) == 1)
    #expect(try connection.count("link") == 0)
  }

  @Test func `is none for NULL`() throws {
    try connection.execute("CREATE TABLE loose (a TEXT PRIMARY KEY); INSERT INTO loose VALUES (NULL)")
    #expect(try connection.find(in: "loose", key: nil as String?) == nil)
    #expect(try connection.delete(from: "loose", key: nil as String?) == 0)
  }

  @Test func `is sought in the table that SQL would mean`() throws {
    try connection.execute("CREATE TEMP TABLE contact (nick TEXT PRIMARY KEY); INSERT INTO contact VALUES ('al')")
    #expect(try connection.find(in: "contact", key: "al")?.values == ["al"])
  }

  @Test func `needs a key of as many columns`() throws {
    try connection.execute("CREATE TABLE plain (a)")
    #expect(message { _ = try connection.find(in: "plain", key: 1) } == "plain: the table has no primary key")
    #expect(message { _ = try connection.find(in: "link", key: 1) } == "link: the key has 2 columns, 1 values are given")
    #expect(message { _ = try connection.find(in: "contact", key: 1, 2) } == "contact: the key has 1 columns, 2 values are given")
    #expect(message { try connection.delete(from: "nowhere", key: 1) } == "no such table: nowhere")
    #expect(
      message { try connection.delete(from: "contact", key: UInt64.max) }
        == "contact: SQLite cannot hold the value of id exactly: it is greater than Int64.max")
  }

  @Test func `is found by the key that the table has now`() throws {
    let folder = try ScratchFolder()
    let file = Connection.Location.file(folder.url.path + "/t.sqlite")
    let (mine, other) = (try Connection(file), try Connection(file))
    try mine.execute("CREATE TABLE t (a TEXT PRIMARY KEY, b TEXT); INSERT INTO t VALUES ('x', 'y')")
    func keys() throws -> [SQLiteValue?] { try ["x", "y"].map { key in try mine.find(in: "t", key: key)?["a"] } }
    #expect(try keys() == ["x", nil])
    let turned: SQL = "DROP TABLE t; CREATE TABLE t (a TEXT, b TEXT PRIMARY KEY); INSERT INTO t VALUES ('x', 'y')"
    try other.execute(turned)  // by another connection
    #expect(try keys() == [nil, "x"])
    try mine.execute("DROP TABLE t; CREATE TABLE t (a TEXT PRIMARY KEY, b TEXT); INSERT INTO t VALUES ('x', 'y')")  // by this one
    #expect(try keys() == ["x", nil])
    // The schema's version goes back with a transaction, and comes again with another schema.
    #expect(throws: CancellationError.self) {
      try mine.transaction {
        try mine.execute(turned)
        #expect(try keys() == [nil, "x"])
        throw CancellationError()
      }
    }
    try mine.execute("CREATE TABLE u (c TEXT PRIMARY KEY, d)")
    #expect(try keys() == ["x", nil])
    try mine.execute("DROP TABLE t; CREATE VIEW t AS SELECT 1 AS a")
    expectError(.misuse, "t: the table has no primary key") { try mine.find(in: "t", key: "x") }
  }

  @Test func `is found by a key whose column has another name now`() throws {
    #expect(try connection.find(in: "contact", key: 1)?["name"] == "Alice")
    try connection.execute("ALTER TABLE contact RENAME COLUMN id TO number")
    for _ in 1...2 { #expect(try connection.find(in: "contact", key: 2)?["name"] == "Bob") }
    try connection.execute("CREATE TEMP TABLE contact (nick TEXT PRIMARY KEY); INSERT INTO contact VALUES ('al')")
    #expect(try connection.find(in: "contact", key: "al")?.values == ["al"])
    try connection.execute("DROP TABLE temp.contact; CREATE TEMP TABLE contact (a, b, PRIMARY KEY (a, b))")
    try connection.execute("INSERT INTO contact VALUES (1, 2)")
    #expect(try connection.find(in: "contact", key: 1, 2)?.values == [1, 2])
    try connection.execute("DROP TABLE temp.contact")
    #expect(try connection.find(in: "contact", key: 1)?["name"] == "Alice")
  }

  @Test func `is found by a key of another name, also when the statement is compiled again`() throws {
    var configuration = Connection.Configuration()
    configuration.cachedStatements = 1
    let connection = try Connection(.memory, configuration: configuration)
    try connection.execute("CREATE TABLE t (id INTEGER PRIMARY KEY, name); INSERT INTO t VALUES (1, 'Alice')")
    #expect(try connection.find(in: "t", key: 1)?["name"] == "Alice")
    try connection.execute("ALTER TABLE t RENAME COLUMN id TO number")
    for _ in 1...2 {
      #expect(try connection.value("SELECT 1") == 1)  // takes the place of the statement in the cache
      #expect(try connection.find(in: "t", key: 1)?["name"] == "Alice")
    }
  }

  @Test func `is read once, though the closure reads a column that is missing`() throws {
    #expect(try connection.find(in: "contact", key: 2)?["name"] == "Bob")
    var readings = 0
    for expected in 1...2 {
      expectError(.error, "no such column: missing") {
        try connection.find(in: "contact", key: 1) { _ in
          readings += 1
          try connection.execute("SELECT missing FROM contact")
        }
      }
      #expect(readings == expected)
    }
  }

  @Test func `is found without asking for the key again`() throws {
    let sqlite = RecordingSqlite3Wrapper(Sqlite3Wrapper())
    let connection = try Connection(.memory, on: sqlite)
    try connection.createTable("contact", "id INTEGER PRIMARY KEY, name TEXT")
    try connection.insert([["id": 1, "name": "Alice"], ["id": 2, "name": "Bob"]], into: "contact")
    #expect(try connection.find(in: "contact", key: 1)?["name"] == "Alice")
    sqlite.removeAll()
    #expect(try connection.find(in: "contact", key: 2)?["name"] == "Bob")
    #expect(try connection.find(in: "contact", key: 3) == nil)
    #expect(sqlite.calls(of: .sqlite3_step).count == 2 && sqlite.calls(of: .sqlite3_prepare_v3).isEmpty)
  }

  @Test func `is found within the closure that has another`() throws {
    let names = try connection.find(in: "contact", key: 1) { first in
      [try first["name", as: String.self], try connection.find(in: "contact", key: 2) { try $0["name", as: String.self] }]
    }
    #expect(names == ["Alice", "Bob"])
    #expect(throws: CancellationError.self) { try connection.find(in: "contact", key: 1) { _ in throw CancellationError() } }
    #expect(try connection.find(in: "contact", key: 2) { _ in nil as Int? } == .some(nil))
    #expect(try connection.find(in: "contact", key: 9) { _ in nil as Int? } == nil)
  }

  @Test func `is found in more tables than are remembered`() throws {
    for round in 1...2 {
      for number in 1...40 {
        if round == 1 {
          try connection.createTable("t\(number)", "k INTEGER PRIMARY KEY, v")
          try connection.insert(["k": 1, "v": number], into: "t\(number)")
        }
        #expect(try connection.find(in: "t\(number)", key: 1)?["v"] == .integer(Int64(number)))
      }
    }
  }
}
