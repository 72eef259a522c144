import SQLiteCalls
import SQLiteCore
import SQLiteLive
import SQLiteManagerUnlinked
import SQLiteTestKit
import Scratch
import Testing

/// Each test does the same twice: where SQLite itself fails, and where a call is made to fail.
@Suite struct `The code that a failed call leaves to a later one` {
  let sqlite = FaultInjectingSqlite3Wrapper(Sqlite3Wrapper())

  /// A backup into a database that cannot be written, or may not yet be read.
  private func backup(isReal: Bool, _ code: ResultCode, _ body: (OpaquePointer?, RealDatabase, RealDatabase) -> Void) {
    let source = RealDatabase(on: sqlite)
    // In memory, a copy of other pages is refused.
    let copy = RealDatabase(on: sqlite, setUp: code == .readonly && isReal ? "PRAGMA page_size = 1024" : "")
    if isReal {
      if code == .busy { unsafe #expect(sqlite.sqlite3_exec(source.db, "BEGIN IMMEDIATE", nil, nil, nil) == 0) }
    } else {
      sqlite.plan = .call(.sqlite3_backup_step, code: code)
    }
    let backup = unsafe sqlite.sqlite3_backup_init(copy.db, "main", source.db, "main")
    unsafe #expect(backup != nil)
    unsafe #expect(sqlite.sqlite3_backup_step(backup, -1) == code.rawValue)
    unsafe body(backup, source, copy)
  }

  @Test(arguments: [true, false]) func `is the code of each later step of a backup, and of its finish`(isReal: Bool) {
    unsafe backup(isReal: isReal, .readonly) { backup, source, copy in
      unsafe #expect(sqlite.sqlite3_backup_step(backup, -1) == 8)
      unsafe #expect(sqlite.sqlite3_backup_step(backup, 1) == 8)
      unsafe #expect(sqlite.sqlite3_backup_finish(backup) == 8)
      #expect(copy.told.code == 8 && source.told.code == 0)
    }
  }

  @Test(arguments: [true, false]) func `is the code of the finish after a lock, unless a later step was made`(isReal: Bool) {
    unsafe backup(isReal: isReal, .busy) { backup, _, _ in unsafe #expect(sqlite.sqlite3_backup_finish(backup) == 5) }
    unsafe backup(isReal: isReal, .busy) { backup, source, _ in
      if isReal { unsafe #expect(sqlite.sqlite3_exec(source.db, "ROLLBACK", nil, nil, nil) == 0) }
      unsafe #expect(sqlite.sqlite3_backup_step(backup, -1) == ResultCode.done.rawValue)
      unsafe #expect(sqlite.sqlite3_backup_finish(backup) == 0)
    }
  }

  @Test(arguments: [true, false]) func `is that of the last read or write of a blob within its bounds`(isReal: Bool) {
    for later in ["", "read", "read outside"] {
      let real = RealDatabase(on: sqlite)
      var blob: OpaquePointer?
      if !isReal { sqlite.plan = .call(.sqlite3_blob_write, code: .readonly) }
      unsafe #expect(sqlite.sqlite3_blob_open(real.db, "main", "t", "data", 1, isReal ? 0 : 1, &blob) == 0)
      unsafe #expect(sqlite.sqlite3_blob_write(blob, "x", 1, 0) == 8)
      var byte: UInt8 = 1
      if !later.isEmpty { unsafe #expect(sqlite.sqlite3_blob_read(blob, &byte, 1, later == "read" ? 0 : 8) == (later == "read" ? 0 : 1)) }
      unsafe #expect(sqlite.sqlite3_blob_close(blob) == (later == "read" ? 0 : 8), "\(later)")
    }
  }

  /// The codes of later calls of a blob handle, and its size, after a call that failed because the row has changed or is missing.
  private func afterExpiry(isReal: Bool, _ call: Sqlite3Call) -> [Int32] {
    let real = RealDatabase(on: sqlite)
    var (blob, byte): (OpaquePointer?, UInt8) = (nil, 1)
    unsafe #expect(sqlite.sqlite3_blob_open(real.db, "main", "t", "data", 1, 1, &blob) == 0)
    if isReal { unsafe #expect(sqlite.sqlite3_exec(real.db, "UPDATE t SET data = zeroblob(8)", nil, nil, nil) == 0) }
    if !isReal { sqlite.plan = .call(call, code: call == .sqlite3_blob_reopen ? .error : .abort) }
    let calls: [Sqlite3Call: () -> Int32] = [
      .sqlite3_blob_read: { unsafe self.sqlite.sqlite3_blob_read(blob, &byte, 1, 0) },
      .sqlite3_blob_write: { unsafe self.sqlite.sqlite3_blob_write(blob, "x", 1, 0) },
      .sqlite3_blob_reopen: { unsafe self.sqlite.sqlite3_blob_reopen(blob, isReal ? 7 : 1) },
    ]
    let first = calls[call]?() ?? -1
    sqlite.plan = .none
    let later = unsafe [
      sqlite.sqlite3_blob_read(blob, &byte, 1, 0), sqlite.sqlite3_blob_write(blob, "x", 1, 0),
      sqlite.sqlite3_blob_read(blob, &byte, 1, 8), sqlite.sqlite3_blob_reopen(blob, 1), sqlite.sqlite3_blob_bytes(blob),
    ]
    return unsafe [first] + later + [sqlite.sqlite3_blob_close(blob)]
  }

  @Test(arguments: [true, false]) func `is none where a blob handle has expired, which aborts each later call but the close`(isReal: Bool) {
    for (call, code) in [(Sqlite3Call.sqlite3_blob_read, Int32(4)), (.sqlite3_blob_write, 4), (.sqlite3_blob_reopen, 1)] {
      #expect(afterExpiry(isReal: isReal, call) == [code, 4, 4, 1, 4, 0, 0], "\(call)")
    }
  }

  /// What writing twice into a blob leaves where the second time fails, or where the close does.
  private func writeTwice(isReal: Bool, isInTransaction: Bool, failsAtClose: Bool = false) throws -> String {
    let folder = try ScratchFolder()
    let failing = Locked<Set<FileOperation.Kind>>([])
    let system = try FaultInjectingVFS(on: Sqlite3Wrapper()) { operation in
      failing.withLock { $0.contains(operation.kind) } ? .fail(.ioerrRead) : nil
    }
    let connection = try Connection(system.location(folder.path("blobs.sqlite")), on: sqlite)
    try connection.execute("CREATE TABLE t (data); INSERT INTO t VALUES (zeroblob(100000)); PRAGMA cache_size = 1")
    if isInTransaction { try connection.execute("BEGIN; INSERT INTO t VALUES (2)") }
    let db = unsafe connection.handle
    var blob: OpaquePointer?
    unsafe #expect(sqlite.sqlite3_blob_open(db, "main", "t", "data", 1, 1, &blob) == 0)
    unsafe #expect(sqlite.sqlite3_blob_write(blob, "x", 1, 0) == 0)
    if !isReal { sqlite.plan = .call(failsAtClose ? .sqlite3_blob_close : .sqlite3_blob_write, code: .ioerrRead) }
    if isReal { failing.withLock { $0 = failsAtClose ? [.sync] : [.read, .write] } }
    let bytes = [UInt8](repeating: 0x78, count: 90_000)
    if !failsAtClose { unsafe #expect(sqlite.sqlite3_blob_write(blob, bytes, 90_000, 10) & 0xff == 10) }
    if !failsAtClose { failing.withLock { $0 = [] } }
    let code = unsafe sqlite.sqlite3_blob_close(blob) & 0xff
    failing.withLock { $0 = [] }
    sqlite.plan = .none
    let (rows, place) = try (connection.count("t"), connection.value("SELECT instr(data, x'78') FROM t", as: Int.self) ?? -1)
    return "\(code), \(rows) rows, x at \(place), \(connection.isInTransaction ? "open" : "closed")"
  }

  @Test(arguments: [true, false]) func `undoes what was written before, at the close of a blob`(isReal: Bool) throws {
    #expect(try writeTwice(isReal: isReal, isInTransaction: false) == "10, 1 rows, x at 0, closed")
    #expect(try writeTwice(isReal: isReal, isInTransaction: true) == "10, 1 rows, x at 0, closed")
  }

  @Test(arguments: [true, false]) func `is that of a commit, where the close of a blob makes one`(isReal: Bool) throws {
    #expect(try writeTwice(isReal: isReal, isInTransaction: false, failsAtClose: true) == "10, 1 rows, x at 0, closed")
    #expect(try writeTwice(isReal: isReal, isInTransaction: true, failsAtClose: true) == "0, 2 rows, x at 1, open")
  }
}
