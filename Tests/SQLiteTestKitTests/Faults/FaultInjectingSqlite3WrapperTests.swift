import SQLiteCalls
import SQLiteLive
import SQLiteManagerUnlinked
import SQLiteTestKit
import Testing

@Suite struct `Making calls of the real library fail` {
  let sqlite = FaultInjectingSqlite3Wrapper(Sqlite3Wrapper())

  @Test func `tells the injected error until the next call that can fail`() {
    let real = RealDatabase(on: sqlite)
    let statement = unsafe real.prepare("SELECT 1")
    sqlite.plan = .call(.sqlite3_step, code: .ioerrRead)
    unsafe #expect(sqlite.sqlite3_step(statement) == 10)
    unsafe #expect(sqlite.sqlite3_column_count(statement) == 1)
    #expect(real.told == (10, 266, "disk I/O error", -1))
    let wide = unsafe sqlite.sqlite3_errmsg16(real.db).map { unsafe $0.loadUnaligned(fromByteOffset: 2, as: UInt16.self) }
    #expect(wide == 0x69)
    unsafe #expect(sqlite.sqlite3_busy_timeout(real.db, 1) == 0)
    #expect(real.told == (0, 0, "not an error", -1))
    unsafe #expect(sqlite.sqlite3_finalize(statement) == 10)
  }

  @Test func `keeps the text of each connection when another one tells its own`() {
    let (one, two) = (RealDatabase(on: sqlite), RealDatabase(on: sqlite))
    sqlite.plan = .forever(from: 1, code: .ioerr)
    for real in [one, two] { unsafe #expect(sqlite.sqlite3_exec(real.db, "SELECT 1", nil, nil, nil) == 10) }
    let first = unsafe sqlite.sqlite3_errmsg(one.db)
    let second = unsafe sqlite.sqlite3_errmsg(two.db)
    unsafe #expect(first != second)
    unsafe #expect(first.map { unsafe String(cString: $0) } == "disk I/O error")
    unsafe #expect(second.map { unsafe String(cString: $0) } == "disk I/O error")
  }

  @Test(arguments: [true, false]) func `shows whole codes where extended result codes are on, as SQLite does`(isByFlag: Bool) {
    let real = RealDatabase(on: sqlite, flags: isByFlag ? .exrescode : [])
    if !isByFlag { unsafe #expect(sqlite.sqlite3_extended_result_codes(real.db, 1) == 0) }
    let statement = unsafe real.prepare("INSERT INTO t(name) VALUES ('one')")
    defer { unsafe sqlite.sqlite3_finalize(statement) }
    unsafe #expect(sqlite.sqlite3_step(statement) == ResultCode.constraintUnique.rawValue)
    unsafe #expect(sqlite.sqlite3_reset(statement) == ResultCode.constraintUnique.rawValue)
    #expect(real.told.code == ResultCode.constraintUnique.rawValue)
    sqlite.plan = .call(.sqlite3_step, code: .ioerrRead)
    unsafe #expect(sqlite.sqlite3_step(statement) == 266)
    #expect(real.told == (266, 266, "disk I/O error", -1))
    unsafe #expect(sqlite.sqlite3_extended_result_codes(real.db, 0) == 0)
    unsafe #expect(sqlite.sqlite3_reset(statement) == 10)
    #expect(real.told == (10, 266, "disk I/O error", -1))
  }

  @Test(arguments: [true, false]) func `repeats the code of a failed step at reset and finalize as often as SQLite does`(isReal: Bool) {
    let real = RealDatabase(on: sqlite)
    if !isReal { sqlite.plan = .call(.sqlite3_step, code: .constraintUnique) }
    let statement = unsafe real.prepare(isReal ? "INSERT INTO t(name) VALUES ('one')" : "INSERT INTO t(name) VALUES ('two')")
    unsafe #expect(sqlite.sqlite3_step(statement) == 19)
    unsafe #expect(sqlite.sqlite3_reset(statement) == 19)
    #expect(real.told.extended == 2067)
    unsafe #expect(sqlite.sqlite3_reset(statement) == 0)
    unsafe #expect(sqlite.sqlite3_finalize(statement) == 0)

    if !isReal { sqlite.plan = .call(.sqlite3_step, code: .constraintUnique) }
    let other = unsafe real.prepare(isReal ? "INSERT INTO t(name) VALUES ('one')" : "INSERT INTO t(name) VALUES ('two')")
    unsafe #expect(sqlite.sqlite3_step(other) == 19)
    unsafe #expect(sqlite.sqlite3_finalize(other) == 19)
    #expect(real.told.extended == 2067)
  }

  @Test(arguments: [true, false]) func `refuses to bind to a statement whose step has failed, until it is reset`(isReal: Bool) {
    let real = RealDatabase(on: sqlite)
    if !isReal { sqlite.plan = .call(.sqlite3_step, code: .constraintUnique) }
    let statement = unsafe real.prepare("INSERT INTO t(name) VALUES (?)")
    func bind(_ name: String) -> Int32 { unsafe sqlite.sqlite3_bind_text(statement, 1, name, -1, Sqlite3Destructor.transient) }
    #expect(bind(isReal ? "one" : "two") == 0)
    unsafe #expect(sqlite.sqlite3_step(statement) == 19)
    #expect(bind("three") == ResultCode.misuse.rawValue)
    unsafe #expect(sqlite.sqlite3_reset(statement) == 19)
    #expect(bind("three") == 0)
    unsafe #expect(sqlite.sqlite3_finalize(statement) == 0)
  }

  @Test func `shows each connection its own kind of codes`() {
    let whole = RealDatabase(on: sqlite, flags: .exrescode)
    let short = RealDatabase(on: sqlite)
    sqlite.plan = .forever(from: 3, code: .ioerrRead)
    let statements = unsafe (whole.prepare("SELECT 1"), short.prepare("SELECT 1"))
    unsafe #expect(sqlite.sqlite3_step(statements.0) == 266)
    unsafe #expect(sqlite.sqlite3_step(statements.1) == 10)
    unsafe #expect(sqlite.sqlite3_finalize(statements.0) == 266)
    unsafe #expect(sqlite.sqlite3_finalize(statements.1) == 10)
    // The connection of the blob is not known. The code is whole, because one connection has whole codes.
    unsafe #expect(sqlite.sqlite3_blob_read(nil, nil, 0, 0) == 10)
    sqlite.plan = .call(.sqlite3_blob_read, code: .ioerrRead)
    unsafe #expect(sqlite.sqlite3_blob_read(nil, nil, 0, 0) == 266)
  }

  @Test func `forgets a failed step once reset has failed too`() {
    let real = RealDatabase(on: sqlite)
    let statement = unsafe real.prepare("SELECT 1")
    sqlite.plan = .forever(from: 1, code: .ioerr)
    unsafe #expect(sqlite.sqlite3_step(statement) == 10)
    unsafe #expect(sqlite.sqlite3_reset(statement) == 10)
    sqlite.plan = .none
    unsafe #expect(sqlite.sqlite3_finalize(statement) == 0)
  }

  @Test func `does not perform a failed step, and lets the next one go on`() {
    let real = RealDatabase(on: sqlite)
    sqlite.plan = .call(.sqlite3_step)
    let statement = unsafe real.prepare("INSERT INTO t(name) VALUES ('two')")
    unsafe #expect(sqlite.sqlite3_step(statement) == 5)
    unsafe #expect(sqlite.sqlite3_total_changes64(real.db) == 1)
    unsafe #expect(sqlite.sqlite3_step(statement) == ResultCode.done.rawValue)
    unsafe #expect(sqlite.sqlite3_total_changes64(real.db) == 2)
    unsafe #expect(sqlite.sqlite3_finalize(statement) == 0)
  }

  @Test func `hands out a connection that compiles and runs nothing when it could not be opened, as SQLite does`() {
    var db: OpaquePointer?
    sqlite.plan = .call(.sqlite3_open_v2)
    unsafe #expect(sqlite.sqlite3_open_v2(":memory:", &db, OpenFlags([.readwrite, .memory]).rawValue, nil) == 14)
    unsafe #expect(db != nil)
    let garbage = unsafe OpaquePointer(bitPattern: 0x10)
    var statement = unsafe garbage
    unsafe #expect(sqlite.sqlite3_prepare_v2(db, "SELECT 1", -1, &statement, nil) == 21)
    unsafe #expect(statement == nil)
    unsafe #expect(sqlite.sqlite3_exec(db, "SELECT 1", nil, nil, nil) == 21)
    var table: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    unsafe #expect(sqlite.sqlite3_get_table(db, "SELECT 1", &table, nil, nil, nil) == 21)
    unsafe #expect(sqlite.sqlite3_errcode(db) == 14)
    unsafe #expect(sqlite.sqlite3_errmsg(db).map { unsafe String(cString: $0) } == "unable to open database file")
    unsafe #expect(sqlite.sqlite3_close(db) == 0)
    #expect(sqlite.failableCalls == 1)
    // The address may be that of another connection now.
    unsafe #expect(sqlite.sqlite3_open_v2(":memory:", &db, OpenFlags([.readwrite, .memory]).rawValue, nil) == 0)
    unsafe #expect(sqlite.sqlite3_exec(db, "SELECT 1", nil, nil, nil) == 0)
    unsafe #expect(sqlite.sqlite3_close(db) == 0)
  }

  @Test func `hands out no connection when there is no memory for one`() {
    let garbage = unsafe OpaquePointer(bitPattern: 0x10)
    var db = unsafe garbage
    sqlite.plan = .call(.sqlite3_open_v2, code: .nomem)
    unsafe #expect(sqlite.sqlite3_open_v2(":memory:", &db, OpenFlags([.readwrite, .memory]).rawValue, nil) == 7)
    unsafe #expect(db == nil)
    unsafe #expect(sqlite.sqlite3_errcode(db) == 7)
    unsafe #expect(sqlite.sqlite3_close(db) == 0)
  }

  @Test func `lets nothing fail that fails only for cause`() {
    var db: OpaquePointer?
    unsafe #expect(sqlite.sqlite3_open_v2(":memory:", &db, OpenFlags([.readwrite, .memory]).rawValue, nil) == 0)
    var statement: OpaquePointer?
    unsafe #expect(sqlite.sqlite3_prepare_v2(db, "SELECT 1", -1, &statement, nil) == 0)
    unsafe #expect(sqlite.sqlite3_step(statement) == ResultCode.row.rawValue)
    sqlite.plan = .forever(from: 1)
    unsafe #expect(sqlite.sqlite3_reset(statement) == 0)
    unsafe #expect(sqlite.sqlite3_close(db) == 5)
    unsafe #expect(sqlite.sqlite3_finalize(statement) == 0)
    unsafe #expect(sqlite.sqlite3_close_v2(db) == 0)
    #expect(sqlite.injected.isEmpty && sqlite.failableCalls == 0)
  }

  @Test func `tells an injected error by its own connection alone`() {
    let (one, other) = (RealDatabase(on: sqlite), RealDatabase(on: sqlite))
    let statement = unsafe one.prepare("SELECT 1")
    let otherStatement = unsafe other.prepare("SELECT 1")
    sqlite.plan = .call(.sqlite3_step, code: .full)
    unsafe #expect(sqlite.sqlite3_step(statement) == 13)
    #expect(one.told == (13, 13, "database or disk is full", -1))
    #expect(other.told == (0, 0, "not an error", -1))
    unsafe #expect(sqlite.sqlite3_errcode(nil) == 7)
    unsafe #expect(sqlite.sqlite3_step(otherStatement) == ResultCode.row.rawValue)
    #expect(one.told == (13, 13, "database or disk is full", -1))
    unsafe #expect(sqlite.sqlite3_busy_timeout(one.db, 1) == 0)
    #expect(one.told.code == 0)
    unsafe sqlite.sqlite3_finalize(statement)
    unsafe sqlite.sqlite3_finalize(otherStatement)
  }

  @Test func `runs the bytes of a script, though another one was as good as equal`() throws {
    let connection = try Connection(.memory, on: FaultInjectingSqlite3Wrapper(Sqlite3Wrapper()))
    try connection.execute("CREATE TABLE t (a)")
    for text in ["\u{E9}", "e\u{301}"] {
      #expect(unsafe connection.wrapper.sqlite3_exec(connection.handle, "INSERT INTO t VALUES ('\(text)'); SELECT 1", nil, nil, nil) == 0)
    }
    #expect(try connection.rows("SELECT hex(a) FROM t", as: String.self) == ["C3A9", "65CC81"])
  }

  @Test func `runs the bytes of a script that is not UTF-8`() throws {
    let connection = try Connection(.memory, on: sqlite)
    let script =
      Array("CREATE TABLE t (trigger); INSERT INTO t VALUES ('".utf8) + [0xFF, 0xE9] + Array("'); INSERT INTO t VALUES (2);".utf8) + [0]
    unsafe script.map { CChar(bitPattern: $0) }.withUnsafeBufferPointer {
      unsafe #expect(connection.wrapper.sqlite3_exec(connection.handle, $0.baseAddress, nil, nil, nil) == 0)
    }
    #expect(try connection.rows("SELECT hex(trigger) FROM t", as: String.self) == ["FFE9", "32"])
    #expect(sqlite.failableCalls > 3)
  }

  @Test func `hands out nil where a call fails`() {
    let real = RealDatabase(on: sqlite)
    sqlite.plan = .forever(from: 1)
    let garbage = unsafe OpaquePointer(bitPattern: 0x10)
    var statement = unsafe garbage
    unsafe #expect(sqlite.sqlite3_prepare_v3(real.db, "SELECT 1", -1, 0, &statement, nil) == 7)
    unsafe #expect(statement == nil)
    var blob = unsafe garbage
    unsafe #expect(sqlite.sqlite3_blob_open(real.db, "main", "t", "data", 1, 0, &blob) == 7)
    unsafe #expect(blob == nil)
    var session = unsafe garbage
    unsafe #expect(sqlite.sqlite3session_create(real.db, "main", &session) == 7)
    unsafe #expect(session == nil)
    unsafe #expect(sqlite.sqlite3_backup_init(real.db, "main", real.db, "main") == nil)
    #expect(real.told == (7, 7, "out of memory", -1))
  }

  @Test func `calls the destructor of what it did not bind`() {
    let real = RealDatabase(on: sqlite)
    let statement = unsafe real.prepare("SELECT ?")
    sqlite.plan = .forever(from: 1)
    let data = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
    unsafe data.initialize(to: 0)
    defer { unsafe data.deallocate() }
    let count: @convention(c) (UnsafeMutableRawPointer?) -> Void = { data in
      guard let data = unsafe data else { return }
      unsafe data.assumingMemoryBound(to: Int32.self).pointee += 1
    }
    unsafe #expect(sqlite.sqlite3_bind_blob64(statement, 1, data, 4, count) == 7)
    unsafe #expect(data.pointee == 1)
    sqlite.plan = .none
    unsafe sqlite.sqlite3_finalize(statement)
    unsafe #expect(data.pointee == 1)
  }

  @Test(.enabled(if: Sqlite3Wrapper().provides(.sqlite3_deserialize))) func `frees the image that a failed deserialize was to own`() {
    let freed = RecordFrees(Sqlite3Wrapper())
    let sqlite = FaultInjectingSqlite3Wrapper(freed, plan: .call(.sqlite3_deserialize))
    let real = RealDatabase(on: sqlite)
    var size: Int64 = 0
    let image = unsafe sqlite.sqlite3_serialize(real.db, "main", &size, 0)
    unsafe #expect(image != nil)
    let flags = DeserializeFlags.freeonclose.rawValue
    unsafe #expect(sqlite.sqlite3_deserialize(real.db, "main", image, size, size, flags) == 7)
    #expect(freed.pointers == [UInt(bitPattern: image)])
  }
}

private final class RecordFrees: RoutedSqlite3Wrapper {
  var pointers: [UInt] = []

  override func sqlite3_free(_ memory: UnsafeMutableRawPointer!) {
    pointers.append(UInt(bitPattern: memory))
    unsafe super.sqlite3_free(memory)
  }
}
