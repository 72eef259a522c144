import Expectations
import Foundation
import SQLiteManager
import SQLiteTestKit
import SQLiteTesting
import Scratch
import Testing
import SQLiteStorage

@Suite(.enabled(if: Sqlite3Wrapper().provides(.sqlite3_deserialize))) struct `A database made from bytes` {
  let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func bytes(_ sql: SQL = "CREATE TABLE t (a); INSERT INTO t VALUES (1), (2)") throws -> Data {
    let connection = try Connection(.memory)
    try connection.execute(sql)
    return try connection.serialized()
  }

  private func count(_ connection: Connection, _ table: String = "t") throws -> Int {
    try connection.value("SELECT count(*) FROM \(identifier: table)") ?? 0
  }

  @Test func `holds what they held, and can be written`() throws {
    let data = try bytes()
    for connection in [
      try Connection(deserializing: data, on: Sqlite3Wrapper()), try Connection(deserializing: [UInt8](data), on: Sqlite3Wrapper()),
      try Connection(deserializing: ([0] + data)[1...], on: Sqlite3Wrapper()),
      try Connection(deserializing: data.lazy.map { $0 }, on: Sqlite3Wrapper()),
    ] {
      #expect(try count(connection) == 2)
      try connection.transaction { try connection.execute("INSERT INTO t SELECT zeroblob(9000) FROM t") }
      #expect(throws: CancellationError.self) {
        try connection.transaction {
          try connection.execute("DELETE FROM t")
          throw CancellationError()
        }
      }
      #expect(try count(connection) == 4 && connection.integrityCheck() == [] && connection.fileName() == nil && !connection.isReadOnly())
    }
  }

  @Test func `for reading refuses to be written`() throws {
    let connection = try Connection(deserializing: bytes(), access: .readOnly, on: Sqlite3Wrapper())
    expectError(.readonly, "attempt to write a readonly database") { try connection.execute("INSERT INTO t VALUES (3)") }
    #expect(try connection.isReadOnly() && count(connection) == 2)
    try connection.deserialize(bytes())
    #expect(try !connection.isReadOnly())
    try connection.deserialize(bytes(), access: .readOnly)
    try connection.attach(.memory, as: "other")
    try connection.deserialize(bytes(), as: "other", access: .readOnly)
    #expect(try connection.isReadOnly("OTHER"))
    try connection.detach("other")
    try connection.attach(.memory, as: "other")
    #expect(try !connection.isReadOnly("other"))
  }

  @Test func `grows up to its limit`() throws {
    let data = try bytes()
    let connection = try Connection(deserializing: data, access: .readWrite(upTo: data.count + 10_000), on: Sqlite3Wrapper())
    try connection.execute("INSERT INTO t VALUES (zeroblob(5000))")
    expectError(.full, "database or disk is full") { try connection.execute("INSERT INTO t VALUES (zeroblob(20000))") }
    #expect(try count(connection) == 3 && connection.integrityCheck() == [])
    expectError(.toobig, "a database of \(data.count) bytes is larger than the limit of 100") {
      try connection.deserialize(data, access: .readWrite(upTo: 100))
    }
    expectError(.toobig, "limit of -1") { try connection.deserialize([UInt8](), access: .readWrite(upTo: -1)) }
    #expect(try count(connection) == 3)
  }

  @Test func `of a file in WAL mode is one without a log`() throws {
    let connection = try Connection(.file(folder.path("a")), access: .new)
    try connection.execute("PRAGMA journal_mode = wal; CREATE TABLE t (a); INSERT INTO t VALUES (1)")
    try connection.checkpoint(.truncate)
    try connection.execute("INSERT INTO t VALUES (2)")  // in the log
    let file = try Data(contentsOf: folder.url.appending(path: "a"))
    #expect(file[18] == 2 && file[19] == 2)
    #expect(try count(Connection(deserializing: file, on: Sqlite3Wrapper())) == 1)
    #expect(try count(Connection(deserializing: connection.serialized(), on: Sqlite3Wrapper())) == 2)
    let copy = try Connection(deserializing: file, on: Sqlite3Wrapper())
    try copy.execute("INSERT INTO t VALUES (3)")
    #expect(try copy.pragma(.journalMode) != JournalMode.wal)
  }

  @Test func `leaves the file that it takes the place of to others`() throws {
    let path = folder.path("a")
    let (connection, other) = (try Connection(.file(path)), try Connection(.file(path)))
    try connection.execute("CREATE TABLE old (x); INSERT INTO old VALUES (1)")
    try connection.deserialize(bytes())
    try connection.execute("INSERT INTO t VALUES (3)")
    try other.execute("INSERT INTO old VALUES (2)")
    #expect(try count(connection) == 3 && count(other, "old") == 2 && !connection.tableExists("old"))
    #expect(try connection.fileName() == nil && other.fileName() != nil)
  }

  @Test func `can be an attached one, and be backed up into another`() throws {
    let connection = try Connection(.memory)
    try connection.attach(.memory, as: "other")
    try connection.deserialize(bytes(), as: "other")
    #expect(try connection.value("SELECT count(*) FROM other.t") == 2)
    let copy = try Connection(deserializing: bytes("CREATE TABLE u (x)"), on: Sqlite3Wrapper())
    try copy.deserialize(bytes("CREATE TABLE u (x)"))
    try connection.deserialize(bytes())
    try connection.backup(to: copy)
    #expect(try count(copy) == 2)
  }

  @Test func `is read by no statement that was compiled for the old one`() throws {
    let connection = try Connection(
      deserializing: bytes("CREATE TABLE a (x); CREATE TABLE b (x); INSERT INTO a VALUES ('old a')"), on: Sqlite3Wrapper())
    let sql: SQL = "SELECT x FROM a"
    #expect(try connection.value(sql) == "old a")
    // The tables have changed places.
    try connection.deserialize(bytes("CREATE TABLE b (x); CREATE TABLE a (x); INSERT INTO a VALUES ('a'); INSERT INTO b VALUES ('b')"))
    #expect(try connection.value(sql) == "a")
  }

  @Test func `is not made of what is no database, and the old one stays`() throws {
    let connection = try Connection(deserializing: bytes(), on: Sqlite3Wrapper())
    let good = [UInt8](try bytes("CREATE TABLE u (x); INSERT INTO u VALUES (1)"))
    var cut = good
    cut.removeLast(cut.count - 4_096)
    var schema = good
    for place in 100..<4_096 { schema[place] = 0xAA }
    var page = good
    page[16] = 77
    for (bytes, code, words) in [
      ([1], ResultCode.notadb, "1 bytes are not a database: its header alone has 100"),
      (Array(good[..<99]), .notadb, "99 bytes are not a database"),
      ([UInt8](repeating: 7, count: 4_096), .notadb, "begins with the words"), (cut, .corrupt, "cannot be opened as a database"),
      (schema, .corrupt, "cannot be opened as a database"),
      (page, .notadb, "file is not a database: the \(good.count) bytes cannot be opened"),
      (Array(good[..<100]), .corrupt, "cannot be opened as a database"),
    ] {
      expectError(code, words) { try connection.deserialize(bytes) }
      expectError(code, words) { try Connection(deserializing: bytes, on: Sqlite3Wrapper()) }
      #expect(try count(connection) == 2)
    }
  }

  @Test func `is not made where there is none to replace`() throws {
    let (connection, data) = (try Connection(deserializing: bytes(), on: Sqlite3Wrapper()), try bytes())
    expectError(.error, "no such database: nosuch") { try connection.deserialize(data, as: "nosuch") }
    expectError(.error, "temp cannot be replaced") { try connection.deserialize(data, as: "temp") }
    expectError(.misuse, "NUL") { try connection.deserialize(data, as: "main\0") }
    try connection.close()
    expectError(.misuse, "the connection is closed") { try connection.deserialize(data) }
  }

  @Test func `does not take the place of one in use`() throws {
    let (connection, data) = (try Connection(deserializing: bytes(), on: Sqlite3Wrapper()), try bytes("CREATE TABLE u (x)"))
    for kind in [TransactionKind.deferred, .immediate] {
      try connection.transaction(kind) { _ = expectError(.busy, "a transaction is open: end it") { try connection.deserialize(data) } }
    }
    let rows = try connection.prepare("SELECT a FROM t").cursor()
    _ = try rows.next()
    expectError(.busy, "in use: SELECT a FROM t") { try connection.deserialize(data) }
    try rows.close()
    try connection.execute("INSERT INTO t VALUES (x'00')")
    try connection.withBlob(in: "t", column: "a", rowid: 3) { _ in
      _ = expectError(.busy, "in use: main.t.a of row 3") { try connection.deserialize(data) }
    }
    do {
      let statement = try connection.prepare("SELECT 1")
      expectError(.busy, "in use: SELECT 1") { try connection.deserialize(data) }
      _ = try statement.rows()
    }
    let copy = try Connection(.memory)
    try connection.backup(to: copy, pagesPerStep: 1) { _ in
      expectError(.misuse, "during a backup") { try connection.deserialize(data) }
      expectError(.misuse, "") { try copy.deserialize(data) }
    }
    #expect(try count(connection) == 3)
    try connection.deserialize(data)
    #expect(try count(connection, "u") == 0)
  }

  @Test func `has the text encoding of the others`() throws {
    let wide = try bytes("PRAGMA encoding = 'utf-16le'; CREATE TABLE w (x); INSERT INTO w VALUES ('a')")
    let fresh = try Connection(deserializing: wide, on: Sqlite3Wrapper())
    #expect(try fresh.value("SELECT length(CAST(x AS BLOB)) FROM w") == 2)
    expectError(.error, "the bytes are a database in UTF-8, and the connection has used one in UTF-16le") { try fresh.deserialize(bytes()) }
    try fresh.deserialize(wide)
    let alone = try Connection(deserializing: bytes(), on: Sqlite3Wrapper())
    #expect(try count(alone) == 2)
    expectError(.error, "the bytes are a database in UTF-16le, and the connection has used one in UTF-8") { try alone.deserialize(wide) }
    try alone.attach(.memory, as: "other")
    expectError(.error, "in UTF-16le") { try alone.deserialize(wide, as: "other") }
    expectError(.error, "in UTF-16le") { try alone.deserialize(wide) }
    #expect(try count(alone) == 2)
    let temporary = try Connection(.memory)
    try temporary.execute("CREATE TEMP TABLE x (y)")
    expectError(.error, "open the bytes on a connection of their own") { try temporary.deserialize(wide) }
    #expect(try count(temporary, "x") == 0)
  }

  @Test func `that SQLite has no memory for closes the connection when the old one is gone`() throws {
    let library = LostDatabaseWrapper(Sqlite3Wrapper())
    let connection = try Connection(.memory, on: library)
    _ = try count(connection, "sqlite_schema")
    library.isLosing = true
    let data = try bytes()
    expectError(.nomem, "out of memory: the database main. SQLite closed the old database before, so the connection is closed") {
      try connection.deserialize(data)
    }
    expectError(.misuse, "the connection is closed") { try connection.execute("SELECT 1") }
    #expect(library.freed == 1)
  }

  @Test(arguments: [true, false]) func `is whole, or the old one is there, whichever call fails`(isLimited: Bool) throws {
    let data = try bytes()
    let sweep = FaultSweep(
      seed: TestRun.seed,
      setUp: { sqlite in
        let connection = try Connection(.memory, on: sqlite)
        try connection.execute("CREATE TABLE old (x); INSERT INTO old VALUES (1)")
        return connection
      }
    ) { _, connection throws -> Int in
      try connection.deserialize(data, access: isLimited ? .readWrite(upTo: 1_000_000) : .readOnly)
      return try connection.value("SELECT sum(a) FROM t") ?? 0
    }
    // The connection that reads the schema in advance has a database of its own.
    let report = try sweep.inProcess.everyCommitIsFine.sampled(TestRun.most(8)).run()
    #expect(report.failableCalls > 10, "\(report)")
  }
}

/// Fails as SQLite 3.40 does when it has closed the old database and has no memory for the new one: nothing may run on it then.
private final class LostDatabaseWrapper: RoutedSqlite3Wrapper {
  var isLosing = false
  var freed = 0
  private var calls = 0

  override func sqlite3_deserialize(
    _ db: OpaquePointer!, _ zSchema: UnsafePointer<CChar>!, _ pData: UnsafeMutablePointer<UInt8>!, _ szDb: Int64, _ szBuf: Int64,
    _ mFlags: UInt32
  ) -> Int32 {
    guard isLosing, DeserializeFlags(rawValue: mFlags).contains(.freeonclose) else {
      return unsafe super.sqlite3_deserialize(db, zSchema, pData, szDb, szBuf, mFlags)
    }
    unsafe sqlite3_free(pData)
    freed += 1
    return ResultCode.error.rawValue
  }

  override func sqlite3_extended_errcode(_ db: OpaquePointer!) -> Int32 {
    freed > 0 ? ResultCode.nomem.rawValue : unsafe super.sqlite3_extended_errcode(db)
  }

  override func sqlite3_errmsg(_ a0: OpaquePointer!) -> UnsafePointer<CChar>! {
    unsafe freed > 0 ? super.sqlite3_errstr(ResultCode.nomem.rawValue) : super.sqlite3_errmsg(a0)
  }

  override func sqlite3_db_filename(_ db: OpaquePointer!, _ zDbName: UnsafePointer<CChar>!) -> UnsafePointer<CChar>! {
    unsafe freed > 0 ? nil : super.sqlite3_db_filename(db, zDbName)
  }
}
