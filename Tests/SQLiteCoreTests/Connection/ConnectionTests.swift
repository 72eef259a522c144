import Expectations
import Foundation
import SQLiteManager
import Scratch
import Testing

@Suite struct `Opening a database` {
  @Test func `tells where its database is, and takes the URL of a file`() throws {
    let folder = try ScratchFolder()
    let url = folder.url.appending(path: "a b.sqlite")
    let connection = try Connection(.file(url))
    #expect("\(connection)" == "Connection to \(url.path)")
    #expect(try connection.fileName() == url.path)
    try connection.close()
    #expect("\(connection)" == "Connection to \(url.path), closed")
    #expect("\(try Connection(.memory)) \(try Connection(.temporary))" == "Connection to :memory: Connection to a temporary file")
    let remote = try #require(URL(string: "https://sqlite.org/x.sqlite"))
    expectError(.cantopen, "unable to open database file: https://sqlite.org/x.sqlite") { try Connection(.file(remote)) }
  }

  @Test(arguments: ["a.sqlite", "file:a", "a?mode=memory", "a#b", "a%20b", "a'b", "a\"b", "a b", "š🙂", ":memory:", "e\u{301}", "-a"])
  func `opens the file that was named`(name: String) throws {
    let folder = try ScratchFolder()
    let connection = try Connection(.file(folder.path(name)))
    try connection.execute("CREATE TABLE t (a); INSERT INTO t VALUES (1)")
    try connection.close()
    #expect(try folder.contents == [name])
    let again = try Connection(.file(folder.path(name)), access: .immutable)
    #expect(try again.value("SELECT a FROM t") == 1)
  }

  @Test(arguments: ["file:a?mode=memory", ":memory:", "file:\u{301}a"])
  func `takes a relative path for a path`(name: String) throws {
    let double = NamingWrapper()
    expectError(.cantopen, "unable to open database file: ./") { try Connection(.file(name), on: double) }
    #expect(double.names == ["./" + name])
    let uris = ["file:a?mode=memory": "file%3Aa%3Fmode%3Dmemory", ":memory:": "./%3Amemory%3A", "file:\u{301}a": "file%3A%CC%81a"]
    expectError(.cantopen, "unable to open database file: file:") { try Connection(.file(name), access: .immutable, on: double) }
    #expect(double.names.last == "file:\(uris[name] ?? "")?mode=ro&immutable=1")
  }

  @Test func `refuses a path that holds a NUL, and an empty one`() {
    for path in ["a\0b", ""] {
      let error = #expect(throws: SQLiteError.self) { try Connection(.file(path)) }
      #expect(error?.code == .cantopen)
    }
  }

  @Test func `makes a file only when asked to`() throws {
    let folder = try ScratchFolder()
    for access in [Connection.Access.readWrite, .readOnly, .immutable] {
      let error = #expect(throws: SQLiteError.self) { try Connection(.file(folder.path("nosuch")), access: access) }
      #expect(error?.code.primary == .cantopen)
      #expect(error?.message.contains("nosuch") == true)
    }
    #expect(try folder.contents == [])
  }

  @Test func `for reading refuses to write`() throws {
    let folder = try ScratchFolder()
    try Connection(.file(folder.path("a"))).execute("CREATE TABLE t (a)")
    for access in [Connection.Access.readOnly, .immutable] {
      let connection = try Connection(.file(folder.path("a")), access: access)
      let error = #expect(throws: SQLiteError.self) { try connection.execute("INSERT INTO t VALUES (1)") }
      #expect(error?.code.primary == .readonly)
    }
  }

  @Test func `over a library that is too old is refused, and says which is old enough`() throws {
    let error = #expect(throws: SQLiteError.self) { try Connection(.memory, on: AgedWrapper(version: 3_039_004)) }
    #expect(error?.origin == .refusal)
    #expect(error?.message.contains("3039004") == true && error?.message.contains("3040000") == true)
    try Connection(.memory, on: AgedWrapper(version: 3_040_000)).close()
  }

  @Test func `is safe by default`() throws {
    let connection = try Connection(.memory)
    #expect(try connection.value("PRAGMA foreign_keys") == 1)
    #expect(try connection.value("PRAGMA recursive_triggers") == 0)
    #expect(try connection.value("PRAGMA trusted_schema") == 0)
    #expect(try connection.pragma(.busyTimeout) == 5000)
    expectError(.error, "table sqlite_master may not be modified") {
      try connection.execute("PRAGMA writable_schema=ON; DELETE FROM sqlite_schema")
    }
    expectError(.error, "not authorized") { try connection.execute("SELECT load_extension('x')") }
    var other = Connection.Configuration()
    other.foreignKeys = false
    other.recursiveTriggers = true
    other.doubleQuotedStrings = true
    let loose = try Connection(.memory, configuration: other)
    #expect(try loose.value("PRAGMA foreign_keys") == 0)
    #expect(try loose.value("PRAGMA recursive_triggers") == 1)
    #expect(try loose.value("SELECT \"text\"") == "text")
  }
}

@Suite struct `Closing a connection` {
  @Test func `makes every later call throw`() throws {
    let connection = try Connection(.memory)
    try connection.close()
    try connection.close()
    let error = #expect(throws: SQLiteError.self) { try connection.execute("SELECT 1") }
    #expect(error?.code == .misuse)
    expectError(.misuse, "the connection is closed") { try connection.prepare("SELECT 1").run() }
    expectError(.misuse, "the connection is closed") { try connection.set(.enableFkey, true) }
    #expect(connection.changes == 0)
    #expect(!connection.isInTransaction)
  }

  @Test(.tags(.misuses)) func `says which statements are in use, and can be done later`() throws {
    let connection = try Connection(.memory)
    do {
      let cursor = try connection.cursor("VALUES (1), (2)")
      _ = try cursor.next()
      let error = #expect(throws: SQLiteError.self) { try connection.close() }
      #expect(error?.code == .busy)
      #expect(error?.message.contains("VALUES (1), (2)") == true)
      #expect(try cursor.next()?[0] == 2)
    }
    try connection.close()
  }

  @Test func `ends with many statements kept and dropped`() throws {
    var small = Connection.Configuration()
    small.cachedStatements = 3
    let connection = try Connection(.memory, configuration: small)
    for round in 0..<20 { #expect(try connection.value(SQL(unchecked: "SELECT \(round % 7)")) == round % 7) }
    try connection.close()
  }
}
