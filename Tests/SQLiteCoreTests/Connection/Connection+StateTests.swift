import Expectations
import SQLiteManager
import SQLiteTestKit
import Scratch
import Testing

@Suite struct `A connection's facts` {
  @Test func `tell its files and what may be done with them`() throws {
    let folder = try ScratchFolder()
    let connection = try Connection(.file(folder.path("a ?#%.sqlite")))
    try connection.execute("CREATE TABLE t (a)")
    #expect(try connection.fileName() == folder.path("a ?#%.sqlite"))
    #expect(try connection.fileName(of: "temp") == nil)
    #expect(try !connection.isReadOnly())
    let reader = try Connection(.file(folder.path("a ?#%.sqlite")), access: .readOnly)
    #expect(try reader.isReadOnly())
    #expect(try reader.fileName() == folder.path("a ?#%.sqlite"))
    for location in [Connection.Location.memory, .temporary] { #expect(try Connection(location).fileName() == nil) }
  }

  @Test(arguments: [Connection.Access.create, .readWrite, .readOnly, .immutable])
  func `say that a private database can be opened with any access`(access: Connection.Access) throws {
    for location in [Connection.Location.memory, .temporary] {
      #expect(try Connection(location, access: access).value("SELECT 1") == 1)
    }
  }

  @Test func `tell how far a transaction is`() throws {
    let folder = try ScratchFolder()
    let connection = try Connection(.file(folder.path("a")))
    try connection.execute("CREATE TABLE t (a)")
    #expect(try connection.transactionState() == .none)
    try connection.transaction(.deferred) {
      #expect(try connection.transactionState() == .none)
      _ = try connection.rows("SELECT * FROM t")
      #expect(try connection.transactionState() == .read)
      try connection.execute("INSERT INTO t VALUES (1)")
      #expect(try connection.transactionState() == .write)
      #expect(try connection.transactionState(of: "temp") == .none)
    }
    #expect(try connection.transactionState(of: "main") == .none)
  }

  @Test func `name its schemas in order`() throws {
    let connection = try Connection(.memory)
    #expect(try connection.schemaNames == ["main", "temp"])
    try connection.attach(.memory, as: "b \" c")
    #expect(try connection.schemaNames == ["main", "temp", "b \" c"])
    try connection.detach("b \" c")
    #expect(try connection.schemaNames == ["main", "temp"])
  }

  @Test func `hold for a schema that is there, and for an open connection`() throws {
    for wrapper in [Sqlite3Wrapper(), MockSqlite3Wrapper()] as [any Sqlite3WrapperProtocol] {
      let connection = try Connection(.memory, on: wrapper)
      let strangers = [
        expectError(.error, "no such database: nosuch") { try connection.fileName(of: "nosuch") },
        expectError(.error, "no such database: nosuch") { try connection.isReadOnly("nosuch") },
        expectError(.error, "no such database: nosuch") { try connection.transactionState(of: "nosuch") },
      ]
      #expect(strangers.allSatisfy { $0?.code == .error && $0?.message == "no such database: nosuch" })
      let cut = [
        expectError(.misuse, "a name cannot hold a NUL") { try connection.fileName(of: "main\0x") },
        expectError(.misuse, "a name cannot hold a NUL") { try connection.isReadOnly("main\0x") },
        expectError(.misuse, "a name cannot hold a NUL") { try connection.transactionState(of: "main\0x") },
      ]
      #expect(cut.allSatisfy { $0?.code == .misuse })
      try connection.close()
      let closed = [
        expectError(.misuse, "the connection is closed") { try connection.fileName() },
        expectError(.misuse, "the connection is closed") { try connection.isReadOnly() },
        expectError(.misuse, "the connection is closed") { try connection.transactionState() },
        expectError(.misuse, "the connection is closed") { try connection.schemaNames },
        expectError(.misuse, "the connection is closed") { try connection.setLastInsertRowid(1) },
        expectError(.misuse, "the connection is closed") { try connection.limit(.length) },
      ]
      #expect(closed.allSatisfy { $0?.code == .misuse })
    }
  }

  @Test func `count changes, and keep the last rowid, which can be set`() throws {
    let connection = try Connection(.memory)
    try connection.execute("CREATE TABLE t (a INTEGER PRIMARY KEY); CREATE TABLE log (a)")
    try connection.execute("CREATE TRIGGER r AFTER INSERT ON t BEGIN INSERT INTO log VALUES (new.a); END")
    try connection.execute("INSERT INTO t VALUES (7), (9)")
    #expect(connection.changes == 2)
    #expect(connection.totalChanges == 4)
    #expect(connection.lastInsertRowid == 9)
    try connection.setLastInsertRowid(-5)
    #expect(try connection.value("SELECT last_insert_rowid()") == -5)
    try connection.execute("UPDATE t SET a = a + 1 WHERE a = 9")
    #expect(connection.changes == 1)
    try connection.execute("DELETE FROM t")
    #expect(connection.changes == 2)
    #expect(connection.totalChanges == 7)
  }

  @Test func `tell the library's version and that it may be used by threads`() throws {
    let connection = try Connection(.memory)
    #expect(try connection.libraryVersion == connection.value("SELECT sqlite_version()"))
    #expect(connection.isLibraryThreadSafe)
    #expect(try Connection(.memory, on: MockSqlite3Wrapper()).libraryVersion.hasPrefix("3."))
  }

  @Test func `include FTS4 where the library has it`() throws {
    let connection = try Connection(.memory)
    try connection.execute("CREATE VIRTUAL TABLE notes USING fts4(body); INSERT INTO notes VALUES ('apples and pears'), ('bread')")
    #expect(try connection.value("SELECT count(*) FROM notes WHERE notes MATCH 'pears'") == 1)
  }

  @Test func `hold for thousands of rows`() throws {
    let connection = try Connection(.memory)
    try connection.execute("CREATE TABLE t (a INTEGER PRIMARY KEY, b TEXT)")
    try connection.transaction {
      let insert = try connection.prepare("INSERT INTO t (b) VALUES (?)")
      for number in 1...5_000 { try insert.run("row \(number)") }
    }
    #expect(connection.totalChanges == 5_000)
    #expect(connection.lastInsertRowid == 5_000)
    #expect(try connection.value("SELECT count(DISTINCT b) FROM t") == 5_000)
    try connection.execute("DROP TABLE t")
    #expect(try connection.value("SELECT count(*) FROM sqlite_schema") == 0)
  }
}
