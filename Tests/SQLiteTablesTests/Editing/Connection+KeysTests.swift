import SQLiteManager
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
}
