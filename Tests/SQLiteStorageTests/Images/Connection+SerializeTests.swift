import Expectations
import Foundation
import SQLiteManager
import SQLiteTestKit
import SQLiteTesting
import Scratch
import Testing
import SQLiteStorage

private struct Stop: Error {}

@Suite(.enabled(if: Sqlite3Wrapper().provides(.sqlite3_serialize))) struct `The bytes of a database` {
  let folder: ScratchFolder
  let ledger = LedgerSqlite3Wrapper(Sqlite3Wrapper())

  init() throws { folder = try ScratchFolder() }

  private func open(_ name: String? = nil) throws -> Connection {
    let connection = try Connection(name.map { .file(folder.path($0)) } ?? .memory, on: ledger)
    try connection.execute("CREATE TABLE t (a); INSERT INTO t VALUES (1), (2)")
    return connection
  }

  private var memories: Int { ledger.ledger.openHandles.count { $0.kind == .memory } }

  @Test func `are those of its file`() throws {
    let connection = try open("a")
    let bytes = try connection.serialized()
    #expect(try bytes == Data(contentsOf: folder.url.appending(path: "a")))
    try bytes.write(to: folder.url.appending(path: "b"))
    #expect(try Connection(.file(folder.path("b"))).integrityCheck() == [])
    #expect(try connection.withSerialized { $0.count } == bytes.count)
  }

  @Test func `are freed once, with the last who has them`() throws {
    let connection = try open()
    var bytes: Data? = try connection.serialized()
    var other = bytes
    #expect(memories == 1)
    bytes?.append(1)  // a copy
    #expect(bytes.map { $0.count - 1 } == other?.count && memories == 1)
    bytes = nil
    #expect(other?.first == UInt8(ascii: "S") && memories == 1)
    other = nil
    #expect(memories == 0)
    try connection.withSerialized { bytes in
      #expect(bytes.count > 0)
    }
    #expect(throws: Stop.self) { try connection.withSerialized { _ in throw Stop() } }
    try connection.close()
    #expect(ledger.ledger.misuses.isEmpty)
  }

  @Test func `outlive the connection, and change into others without harm`() throws {
    func bytes() throws -> Data {
      let connection = try open()
      defer { try? connection.close() }
      return try connection.serialized()
    }
    do {
      var bytes = try bytes()
      #expect(memories == 1)
      bytes.append(contentsOf: [UInt8](repeating: 0, count: 1_000_000))
      #expect(bytes.starts(with: "SQLite format 3".utf8) && memories == 0)
    }
    #expect(ledger.ledger.isClean, "\(ledger.ledger)")
  }

  @Test func `of a schema are those of that one`() throws {
    let connection = try open()
    try connection.attach(.memory, as: "other")
    try connection.execute("CREATE TABLE other.u (x)")
    let copy = try Connection(deserializing: connection.serialized("other"), on: Sqlite3Wrapper())
    #expect(try copy.tableExists("u") && !copy.tableExists("t"))
    #expect(try Connection(.memory).serialized("temp").isEmpty)
    expectError(.error, "no such database: nosuch") { try connection.serialized("nosuch") }
    expectError(.misuse, "NUL") { try connection.serialized("main\0") }
  }

  @Test func `of an empty database are those of an empty one`() throws {
    let empty = try Connection(.memory).serialized()
    #expect(try Connection(deserializing: empty, on: Sqlite3Wrapper()).rows("SELECT * FROM sqlite_schema").isEmpty)
    #expect(try Connection(deserializing: [] as [UInt8], on: Sqlite3Wrapper()).withSerialized { $0.count } == 0)
  }

  @Test func `hold what stands in the log`() throws {
    let connection = try open("a")
    try connection.execute("PRAGMA journal_mode = wal; INSERT INTO t VALUES (3)")
    #expect(try Connection(deserializing: connection.serialized(), on: Sqlite3Wrapper()).value("SELECT count(*) FROM t") == 3)
  }

  @Test func `are refused while a transaction writes, and lent where they are for one made from bytes`() throws {
    let connection = try open()
    try connection.transaction { _ = expectError(.busy, "serialize it after the commit") { try connection.serialized() } }
    #expect(try connection.transaction(.deferred) { try connection.serialized().count } > 0)
    let copy = try Connection(deserializing: connection.serialized(), on: ledger)
    let before = memories
    try copy.withSerialized { _ in #expect(memories == before) }
    try connection.withSerialized { _ in #expect(memories == before + 1) }
    #expect(memories == before)
  }

  @Test func `keep the connection from being used while they are lent`() throws {
    let copy = try Connection(deserializing: open().serialized(), on: Sqlite3Wrapper())
    let errors = try copy.withSerialized { _ in
      [{ try copy.execute("INSERT INTO t VALUES (3)") }, copy.close, { try copy.deserialize([UInt8]()) }, { _ = try copy.serialized() }].map
      { attempt in
        do { try attempt() } catch { return (error as? SQLiteError)?.code }
        return nil
      }
    }
    #expect(errors == [.misuse, .misuse, .misuse, .misuse])
    try copy.execute("INSERT INTO t VALUES (3)")
  }

  @Test func `of what is no database are an error`() throws {
    try Data(repeating: 7, count: 4_096).write(to: folder.url.appending(path: "garbage"))
    let connection = try Connection(.file(folder.path("garbage")))
    expectError(.notadb, "file is not a database") { try connection.serialized() }
  }

  @Test func `are not to be had of a library without the function, or without memory`() throws {
    let mock = MockSqlite3Wrapper()
    let connection = try Connection(.memory, on: mock)
    expectError(.nomem, "") { try connection.serialized() }
    expectError(.error, "sqlite3_deserialize is not modelled by this mock") { try connection.deserialize([UInt8]()) }
    let faults = FaultInjectingSqlite3Wrapper(Sqlite3Wrapper(), plan: .call(.sqlite3_serialize))
    let real = try Connection(.memory, on: faults)
    try real.execute("CREATE TABLE t (a)")
    expectError(.nomem, "out of memory") { try real.serialized() }
  }

  @Test(arguments: [true, false]) func `leave nothing behind, whichever call fails`(isLent: Bool) throws {
    let sweep = FaultSweep(
      seed: TestRun.seed,
      setUp: { sqlite in
        let connection = try Connection(.memory, on: sqlite)
        try connection.execute("CREATE TABLE t (a); INSERT INTO t VALUES (1), (2)")
        return connection
      }
    ) { _, connection throws -> Int in
      isLent ? try connection.withSerialized { $0.count } : try connection.serialized().count
    }
    let report = try sweep.inProcess.sampled(TestRun.most(8)).run()
    #expect(report.failableCalls >= 1, "\(report)")
  }
}
