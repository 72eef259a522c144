import Expectations
import SQLiteManager
import SQLiteTestKit
import Scratch
import Testing

@Suite struct `Attaching a database` {
  let folder: ScratchFolder
  let connection: Connection

  init() throws {
    folder = try ScratchFolder()
    connection = try Connection(.file(folder.path("main")))
    try connection.execute("CREATE TABLE t (a)")
  }

  private func makeOther(_ name: String = "other") throws {
    try Connection(.file(folder.path(name))).execute("CREATE TABLE u (a); INSERT INTO u VALUES (7)")
  }

  @Test(arguments: ["other", "file:a", "a?mode=memory", "a#b", "a%20b", "a'b", "a\"b", "a b", "š🙂", ":memory:"])
  func `opens the file that was named, and detaching closes it`(name: String) throws {
    try connection.attach(.file(folder.path(name)), as: "x")
    try connection.execute("CREATE TABLE x.u (a); INSERT INTO x.u VALUES (7)")
    #expect(try connection.fileName(of: "x") == folder.path(name))
    try connection.detach("x")
    #expect(try folder.contents == ["main", name])
    expectError(.error, "no such table: x.u") { try connection.rows("SELECT * FROM x.u") }
    #expect(try Connection(.file(folder.path(name)), access: .readOnly).value("SELECT a FROM u") == 7)
  }

  @Test(arguments: [Connection.Access.readWrite, .readOnly, .immutable])
  func `takes a relative path for a path`(access: Connection.Access) throws {
    let error = #expect(throws: SQLiteError.self) { try connection.attach(.file(":memory:"), as: "x", access: access) }
    #expect(error?.code.primary == .cantopen)
    #expect(try connection.schemaNames.count == 2)
  }

  @Test(arguments: [Connection.Access.readWrite, .readOnly, .immutable])
  func `makes no file unless asked to, and names the missing one`(access: Connection.Access) throws {
    let error = #expect(throws: SQLiteError.self) { try connection.attach(.file(folder.path("nosuch?")), as: "x", access: access) }
    #expect(error?.code.primary == .cantopen)
    #expect(error?.message.contains(folder.path("nosuch?")) == true)
    #expect(try folder.contents == ["main"])
    #expect(try connection.schemaNames.count == 2)
  }

  @Test func `for reading refuses to write, and a reader gets no more`() throws {
    try makeOther()
    for access in [Connection.Access.readOnly, .immutable] {
      try connection.withAttached(.file(folder.path("other")), as: "x", access: access) {
        let isReadOnly = try connection.isReadOnly("x")
        #expect(isReadOnly)
        let error = #expect(throws: SQLiteError.self) { try connection.execute("DELETE FROM x.u") }
        #expect(error?.code.primary == .readonly)
      }
    }
    let reader = try Connection(.file(folder.path("main")), access: .readOnly)
    let error = #expect(throws: SQLiteError.self) { try reader.attach(.file(folder.path("other")), as: "x", access: .readWrite) }
    #expect(error?.message.contains("access mode not allowed: rw; attaching \(folder.path("other"))") == true)
    try reader.attach(.file(folder.path("other")), as: "x", access: .readOnly)
    #expect(try reader.value("SELECT a FROM x.u") == 7)
  }

  @Test func `as new refuses a file that is there`() throws {
    try makeOther()
    let error = #expect(throws: SQLiteError.self) { try connection.attach(.file(folder.path("other")), as: "x", access: .new) }
    #expect(error?.code == .perm)
    try connection.attach(.file(folder.path("third")), as: "x", access: .new)
    try connection.execute("CREATE TABLE x.v (a)")
    let used = #expect(throws: SQLiteError.self) { try connection.attach(.file(folder.path("fourth")), as: "x", access: .new) }
    #expect(used?.message.contains("already in use") == true)
    #expect(try folder.contents.isDisjoint(with: ["fourth"]))
  }

  @Test(
    arguments: [
      "select", "a\"b", "'", "''", "]", "`", "x; DROP TABLE t", "x\"; DROP TABLE t; --", "main.t", "🙂", " ", "--", "/*", "?1", "null",
      "file:x",
      "e\u{301}",
    ])
  func `takes any name for a schema`(name: String) throws {
    try connection.attach(.memory, as: name)
    try connection.execute("CREATE TABLE \(identifier: name).u (a); INSERT INTO \(identifier: name).u VALUES (\(name))")
    #expect(try connection.value("SELECT a FROM \(identifier: name).u") == name)
    #expect(try connection.schemaNames.last == name)
    #expect(try connection.isReadOnly(name) == false)
    #expect(try connection.pragma(.userVersion, in: name) == 0)
    #expect(try connection.quickCheck(in: name) == [])
    try connection.detach(name)
    #expect(try connection.value("SELECT count(*) FROM main.sqlite_schema") == 1)
  }

  @Test func `refuses a name with a NUL, one in use, and one too many`() throws {
    expectError(.mismatch, "a name cannot hold a NUL") { try connection.attach(.memory, as: "a\0b") }
    expectError(.cantopen, "the path of the database holds a NUL") { try connection.attach(.file("a\0b"), as: "x") }
    for name in ["main", "temp", "MAIN"] {
      let error = #expect(throws: SQLiteError.self) { try connection.attach(.memory, as: name) }
      #expect(error?.message.contains("already in use") == true)
    }
    try connection.setLimit(.attached, to: 1)
    try connection.attach(.memory, as: "a")
    let error = #expect(throws: SQLiteError.self) { try connection.attach(.memory, as: "b") }
    #expect(error?.message.contains("too many attached databases") == true)
  }

  @Test func `of another text encoding is refused`() throws {
    let other = try Connection(.file(folder.path("wide")))
    try other.setPragma(.encoding, to: .utf16LittleEndian)
    try other.execute("CREATE TABLE u (a)")
    try other.close()
    let error = #expect(throws: SQLiteError.self) { try connection.attach(.file(folder.path("wide")), as: "x") }
    #expect(error?.message.contains("encoding") == true)
    #expect(error?.message.contains(folder.path("wide")) == true)
  }

  @Test func `that is not attached cannot be detached`() throws {
    let error = #expect(throws: SQLiteError.self) { try connection.detach("nosuch") }
    #expect(error?.message == "no such database: nosuch")
    expectError(.error, "cannot detach database main") { try connection.detach("main") }
  }

  @Test func `that is in use cannot be detached, and says by what`() throws {
    try connection.attach(.memory, as: "x")
    try connection.execute("CREATE TABLE x.u (a); INSERT INTO x.u VALUES (1), (2)")
    try connection.transaction {
      try connection.execute("INSERT INTO x.u VALUES (3)")
      let error = #expect(throws: SQLiteError.self) { try connection.detach("x") }
      #expect(error?.message.contains("the open transaction uses it") == true)
    }
    let cursor = try connection.cursor("SELECT a FROM x.u")
    _ = try cursor.next()
    expectError(.error, "database x is locked") { try connection.detach("x") }
    try cursor.close()
    try connection.detach("x")
  }

  @Test func `for a closure ends with it, also when it throws`() throws {
    struct Stop: Error {}
    try makeOther()
    let sum = try connection.withAttached(.file(folder.path("other")), as: "x", access: .readOnly) {
      try connection.value("SELECT sum(a) FROM x.u", as: Int.self)
    }
    #expect(sum == 7)
    #expect(throws: Stop.self) { try connection.withAttached(.memory, as: "x") { throw Stop() } }
    #expect(try connection.schemaNames == ["main", "temp"])
  }
}
