import Expectations
import SQLiteManager
import SQLiteTestKit
import Scratch
import Testing
import SQLiteStorage

private struct Stop: Error {}

@Suite struct `A blob handle` {
  let folder: ScratchFolder
  let connection: Connection

  init() throws {
    folder = try ScratchFolder()
    connection = try Connection(.file(folder.path("a")))
    try connection.execute("CREATE TABLE t (id INTEGER PRIMARY KEY, b, k UNIQUE)")
    try connection.execute("INSERT INTO t VALUES (1, x'0102030405', 'key'), (2, 'abc', 2)")
    try connection.execute("INSERT INTO t (id, b) VALUES (3, NULL), (4, 7), (5, 1.5)")
  }

  private func open(_ rowid: Int64 = 1, _ access: BlobHandle.Access = .readOnly) throws -> BlobHandle {
    try connection.openBlob(in: "t", column: "b", rowid: rowid, access: access)
  }

  private func bytes(_ rowid: Int64 = 1) throws -> [UInt8]? { try connection.value("SELECT CAST(b AS BLOB) FROM t WHERE id = \(rowid)") }

  @Test func `knows where it is and how many bytes there are`() throws {
    let blob = try open()
    #expect(blob.schema == "main" && blob.table == "t" && blob.column == "b" && blob.rowid == 1 && blob.byteCount == 5)
    #expect(try open(2).byteCount == 3)
    try connection.attach(.memory, as: "other")
    try connection.execute("CREATE TABLE other.u (b); INSERT INTO other.u VALUES (zeroblob(9))")
    #expect(try connection.openBlob(in: "u", in: "other", column: "b", rowid: 1).byteCount == 9)
  }

  @Test func `names what it cannot be opened on`() throws {
    for (rowid, type) in [(3 as Int64, "null"), (4, "integer"), (5, "real")] {
      expectError(.error, "cannot open value of type \(type): main.t.b of row \(rowid)") { try open(rowid) }
    }
    expectError(.error, "no such rowid: 9: main.t.b of row 9") { try open(9) }
    expectError(.error, "no such column: \"c\"") { try connection.openBlob(in: "t", column: "c", rowid: 1) }
    expectError(.error, "no such table: main.u") { try connection.openBlob(in: "u", column: "b", rowid: 1) }
    expectError(.error, "no such table: nosuch.t") { try connection.openBlob(in: "t", in: "nosuch", column: "b", rowid: 1) }
    for names in [("main\0", "t", "b"), ("main", "t\0", "b"), ("main", "t", "b\0")] {
      expectError(.misuse, "NUL") { try connection.openBlob(in: names.1, in: names.0, column: names.2, rowid: 1) }
    }
    #expect(try connection.openBlob(in: "t", column: "k", rowid: 1).byteCount == 3)
    expectError(.error, "cannot open indexed column for writing") {
      try connection.openBlob(in: "t", column: "k", rowid: 1, access: .readWrite)
    }
    try connection.execute("CREATE TABLE w (a PRIMARY KEY, b) WITHOUT ROWID; CREATE VIEW v AS SELECT 1 AS b")
    expectError(.error, "cannot open table without rowid: w") { try connection.openBlob(in: "w", column: "b", rowid: 1) }
    expectError(.error, "cannot open view: v") { try connection.openBlob(in: "v", column: "b", rowid: 1) }
    let reader = try Connection(.file(folder.path("a")), access: .readOnly)
    #expect(try reader.openBlob(in: "t", column: "b", rowid: 1).byteCount == 5)
    expectError(.readonly, "main.t.b of row 1") { try reader.openBlob(in: "t", column: "b", rowid: 1, access: .readWrite) }
  }

  @Test func `moves to other rows, and is of no use after a move that failed`() throws {
    let blob = try open(1, .readWrite)
    try blob.move(toRowid: 2)
    #expect(blob.rowid == 2 && blob.byteCount == 3)
    #expect(try blob.read(0..<3) == Array("abc".utf8))
    try blob.write([9], at: 2)
    try blob.move(toRowid: 1)
    #expect(try blob.read(4..<5) == [5])
    expectError(.error, "cannot open value of type null: main.t.b of row 3") { try blob.move(toRowid: 3) }
    for call in [{ _ = try blob.read(0..<1) }, { try blob.write([1]) }, { try blob.move(toRowid: 1) }] {
      expectError(.abort, "a move to another row failed. Open the blob again") { try call() }
    }
    try blob.close()
    #expect(try bytes(2) == Array("ab".utf8) + [9])
  }

  @Test func `expires when its row is changed or deleted`() throws {
    for change in ["UPDATE t SET b = 'abcdef' WHERE id = 1", "UPDATE t SET k = 'other' WHERE id = 1", "DELETE FROM t WHERE id = 1"] as [SQL]
    {
      let blob = try open()
      _ = try blob.read(0..<5)
      try connection.execute("UPDATE t SET b = zeroblob(5) WHERE id = 2")  // another row
      _ = try blob.read(0..<5)
      try connection.execute(change)
      let words = "query aborted: main.t.b of row 1. The handle has expired: the row was changed or deleted"
      expectError(.abort, words) { try blob.read(0..<1) }
      expectError(.abort, "expired") { try blob.move(toRowid: 2) }
      try blob.close()
    }
  }

  @Test func `expires with a transaction that is rolled back`() throws {
    try connection.execute("BEGIN")
    let blob = try open(1, .readWrite)
    try blob.write([9, 9])
    try connection.execute("ROLLBACK")
    expectError(.abortRollback, "the transaction was rolled back") { try blob.read(0..<1) }
    try blob.close()
    #expect(try bytes() == [1, 2, 3, 4, 5])
  }

  @Test func `sees what another handle writes`() throws {
    let (reader, writer) = (try open(), try open(1, .readWrite))
    try writer.write([7, 8], at: 1)
    #expect(try reader.read(0..<5) == [1, 7, 8, 4, 5])
  }

  @Test func `commits what it wrote outside a transaction when it is closed`() throws {
    let other = try Connection(.file(folder.path("a")))
    let sql: SQL = "SELECT b FROM t WHERE id = 1"
    let blob = try open(1, .readWrite)
    try blob.write([9, 9])
    #expect(try other.value(sql) == [1, 2, 3, 4, 5] as [UInt8])
    try blob.close()
    try blob.close()
    #expect(try other.value(sql) == [9, 9, 3, 4, 5] as [UInt8])
    expectError(.misuse, "the blob handle is closed") { try blob.read(0..<1) }
    expectError(.misuse, "the blob handle is closed") { try blob.move(toRowid: 2) }
  }

  @Test func `tells when what it wrote cannot be committed`() throws {
    connection.withoutWaiting()
    let other = try Connection(.file(folder.path("a")))
    let rows = try other.prepare("SELECT id FROM t").cursor()
    _ = try rows.next()
    let blob = try open(1, .readWrite)
    try blob.write([9, 9])
    expectError(.busy, "database is locked: main.t.b of row 1") { try blob.close() }
    try rows.close()
    try connection.close()
    #expect(try other.value("SELECT b FROM t WHERE id = 1") == [1, 2, 3, 4, 5] as [UInt8])
  }

  @Test func `that is lent for writing leaves nothing of a closure that throws`() throws {
    for isInTransaction in [false, true] {
      if isInTransaction { try connection.execute("BEGIN; UPDATE t SET b = 'xyz' WHERE id = 2") }
      #expect(throws: Stop.self) {
        try connection.withBlob(in: "t", column: "b", rowid: 1, access: .readWrite) { blob in
          try blob.write([9, 9])
          throw Stop()
        }
      }
      #expect(try bytes() == [1, 2, 3, 4, 5])
      #expect(connection.isInTransaction == isInTransaction)
      let end = try connection.withBlob(in: "t", column: "b", rowid: 1, access: .readWrite) { blob in
        try blob.write([1, 2], at: 0)
        return blob.byteCount
      }
      #expect(end == 5)
    }
    try connection.execute("COMMIT")
    #expect(try bytes(2) == Array("xyz".utf8))
  }

  @Test func `that leaves its closure is closed`() throws {
    var kept: BlobHandle?
    try connection.withBlob(in: "t", column: "b", rowid: 1) { kept = $0 }
    expectError(.misuse, "use it in the closure it is lent to") { try kept?.read(0..<1) }
    #expect(throws: Stop.self) {
      try connection.withBlob(in: "t", column: "b", rowid: 1) { (blob: BlobHandle) -> Void in
        kept = blob
        throw Stop()
      }
    }
    expectError(.misuse, "the blob handle is closed") { try kept?.read(0..<1) }
    try connection.close()
  }

  @Test(.tags(.misuses)) func `keeps its connection from being closed, which names it`() throws {
    var blob: BlobHandle? = try open(2)
    expectError(.busy, "in use: main.t.b of row 2") { try connection.close() }
    try blob?.move(toRowid: 1)
    expectError(.busy, "in use: main.t.b of row 1") { try connection.close() }
    #expect(try blob?.read(0..<1) == [1])
    blob = nil
    try connection.close()
    expectError(.misuse, "the connection is closed") { try open() }
  }

  @Test func `is refused outside the loan of its connection, and closed when it is dropped there`() throws {
    connection.lend()
    var blob: BlobHandle? = try open(1, .readWrite)
    connection.endLoan()
    for call in [{ _ = try blob?.read(0..<1) }, { try blob?.write([1]) }, { try blob?.move(toRowid: 2) }, { try blob?.close() }] {
      expectError(.misuse, "lent to a closure that has ended") { try call() }
    }
    blob = nil
    connection.lend()
    try connection.close()
  }

  @Test func `is refused within a callback of its connection`() throws {
    let blob = try open()
    var errors: [ResultCode] = []
    let token = try connection.addUpdateHook { _ in
      for attempt in [{ _ = try blob.read(0..<1) }, { _ = try open() }] {
        do { try attempt() } catch { errors.append((error as? SQLiteError)?.code ?? .ok) }
      }
    }
    try connection.execute("INSERT INTO t (b) VALUES (1)")
    token.cancel()
    #expect(errors == [.misuse, .misuse])
  }

  @Test func `is a conversation with a mock`() throws {
    let mock = MockSqlite3Wrapper()
    mock.blob("main", "t", "b", rowid: 1, [1, 2, 3, 4, 5])
    mock.blob("main", "t", "b", rowid: 2, [6])
    let connection = try Connection(.memory, on: mock)
    try connection.withBlob(in: "t", column: "b", rowid: 1, access: .readWrite) { blob in
      try blob.write([9, 9], at: 3)
      #expect(try blob.read(2..<5) == [3, 9, 9])
      try blob.move(toRowid: 2)
      #expect(blob.byteCount == 1)
      expectError(.error, "no such rowid: 7: main.t.b of row 7") { try blob.move(toRowid: 7) }
      expectError(.abort, "expired") { try blob.read(0..<1) }
    }
    #expect(mock.blob("main", "t", "b", rowid: 1) == [1, 2, 3, 9, 9])
    mock.when(.sqlite3_blob_read).fails(.ioerr)
    expectError(.ioerr, "main.t.b of row 1") { try connection.withBlob(in: "t", column: "b", rowid: 1) { try $0.read(0..<1) } }
    #expect(mock.openHandles.allSatisfy { $0.kind != .blob })
  }
}

extension Connection {
  fileprivate func withoutWaiting() {
    do { try setBusyHandler(.fail) } catch { Issue.record(error) }
  }
}
