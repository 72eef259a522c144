import Expectations
import SQLiteCalls
import SQLiteEngine
import SQLiteManager
import SQLiteTesting
import Testing

/// Opens connections and compiles statements, and nothing else.
private final class Opener: RefusingSqlite3Wrapper, @unchecked Sendable {
  static var connection: OpaquePointer? { unsafe OpaquePointer(bitPattern: 0x10) }
  static var statement: OpaquePointer? { unsafe OpaquePointer(bitPattern: 0x20) }
  var version: String? = "3.45.2"

  override var engineName: String { "the opener" }
  override var served: Set<Sqlite3Call> { [.sqlite3_open_v2, .sqlite3_close, .sqlite3_prepare_v3, .sqlite3_finalize] }
  override var libraryVersion: String? { version }
  override func reason(for call: Sqlite3Call) -> String { call == .sqlite3_backup_init ? "a copy is made by the node itself" : "" }
  override func refusalCode(for call: Sqlite3Call) -> ResultCode { call == .sqlite3_blob_open ? .ioerrRead : .error }

  override func sqlite3_open_v2(
    _ filename: UnsafePointer<CChar>!, _ ppDb: UnsafeMutablePointer<OpaquePointer?>!, _ flags: Int32, _ zVfs: UnsafePointer<CChar>!
  ) -> Int32 {
    unsafe ppDb.pointee = Self.connection
    return unsafe succeed(on: Self.connection)
  }

  override func sqlite3_prepare_v3(
    _ db: OpaquePointer!, _ zSql: UnsafePointer<CChar>!, _ nByte: Int32, _ prepFlags: UInt32,
    _ ppStmt: UnsafeMutablePointer<OpaquePointer?>!, _ pzTail: UnsafeMutablePointer<UnsafePointer<CChar>?>!
  ) -> Int32 {
    guard let db = unsafe db, let statement = unsafe Self.statement else { return ResultCode.misuse.rawValue }
    unsafe adopt(statement, of: db)
    unsafe ppStmt.pointee = statement
    return unsafe succeed(on: db)
  }

  override func sqlite3_finalize(_ pStmt: OpaquePointer!) -> Int32 {
    unsafe release(pStmt)
    return ResultCode.ok.rawValue
  }

  override func sqlite3_close(_ a0: OpaquePointer!) -> Int32 {
    unsafe release(a0)
    return ResultCode.ok.rawValue
  }
}

@Suite struct `An engine's refusals` {
  private let engine = Opener()

  private func message(_ db: OpaquePointer?) -> String? { unsafe engine.sqlite3_errmsg(db).map { unsafe String(cString: $0) } }

  @Test func `name the function, the engine and its reason, on the connection`() {
    let db = unsafe Opener.connection
    #expect(unsafe message(db) == "not an error")
    #expect(unsafe engine.sqlite3_backup_init(db, "main", nil, "main") == nil)
    #expect(unsafe message(db) == "sqlite3_backup_init is not served by the opener: a copy is made by the node itself")
    #expect(unsafe engine.sqlite3_errcode(db) == ResultCode.error.rawValue)
    #expect(unsafe engine.sqlite3_error_offset(db) == -1)
    #expect(unsafe message(OpaquePointer(bitPattern: 0x30)) == "not an error")
    #expect(engine.refused == [.sqlite3_backup_init])
  }

  @Test func `are told on the connection of a statement`() {
    let db = unsafe Opener.connection
    var statement: OpaquePointer?
    #expect(unsafe engine.sqlite3_prepare_v3(db, "SELECT 1", -1, 0, &statement, nil) == 0)
    #expect(unsafe engine.sqlite3_db_handle(statement) == db)
    #expect(unsafe engine.sqlite3_step(statement) == ResultCode.error.rawValue)
    #expect(unsafe message(db) == "sqlite3_step is not served by the opener")
    #expect(unsafe engine.sqlite3_finalize(statement) == 0)
    #expect(unsafe engine.sqlite3_db_handle(statement) == nil)
    unsafe engine.succeed(on: db)
    #expect(unsafe engine.sqlite3_step(statement) == ResultCode.error.rawValue)
    #expect(unsafe message(db) == "not an error", "the statement is nobody's any more")
  }

  @Test func `have the engine's code, extended or not, and hand nothing out`() {
    let db = unsafe Opener.connection
    var blob = unsafe OpaquePointer(bitPattern: 0x40)
    #expect(unsafe engine.sqlite3_blob_open(db, "main", "t", "c", 1, 0, &blob) == ResultCode.ioerrRead.rawValue)
    #expect(unsafe blob == nil)
    #expect(unsafe engine.sqlite3_extended_errcode(db) == ResultCode.ioerrRead.rawValue)
    #expect(unsafe engine.sqlite3_extended_result_codes(db, 0) == 0)
    #expect(unsafe engine.sqlite3_blob_open(db, "main", "t", "c", 1, 0, &blob) == ResultCode.ioerr.rawValue)
    #expect(unsafe engine.sqlite3_errcode(db) == ResultCode.ioerr.rawValue)
    #expect(unsafe engine.sqlite3_extended_errcode(db) == ResultCode.ioerrRead.rawValue)
  }

  @Test func `call the destructor of what is not bound`() {
    final class Freed { var count = 0 }
    let freed = Freed()
    let data = unsafe Unmanaged.passUnretained(freed).toOpaque()
    let code = unsafe engine.sqlite3_bind_blob(nil, 1, data, 1) { unsafe Unmanaged<Freed>.fromOpaque($0!).takeUnretainedValue().count += 1 }
    #expect(code == ResultCode.error.rawValue && freed.count == 1)
  }

  @Test func `leave numbers 0 without an error, and are noted`() {
    let db = unsafe Opener.connection
    #expect(unsafe engine.sqlite3_changes64(db) == 0)
    #expect(unsafe message(db) == "not an error")
    #expect(engine.refused == [.sqlite3_changes64])
  }

  @Test func `go with the connection`() {
    let db = unsafe Opener.connection
    _ = unsafe engine.sqlite3_blob_open(db, "main", "t", "c", 1, 0, nil)
    #expect(unsafe engine.sqlite3_close(db) == 0)
    #expect(unsafe message(db) == "not an error")
  }

  @Test func `say in UTF-16 what they say in UTF-8`() {
    let db = unsafe Opener.connection
    unsafe engine.fail(.busy, "čeká se", byteOffset: 7, on: db)
    guard let text = unsafe engine.sqlite3_errmsg16(db)?.assumingMemoryBound(to: UInt16.self) else {
      Issue.record("no text")
      return
    }
    var units: [UInt16] = []
    while unsafe text[units.count] != 0 { unsafe units.append(text[units.count]) }
    #expect(String(decoding: units, as: UTF16.self) == "čeká se")
    #expect(unsafe engine.sqlite3_error_offset(db) == 7)
  }

  @Test func `of no connection are told of none`() {
    #expect(unsafe engine.sqlite3changegroup_new(nil) == ResultCode.error.rawValue)
    #expect(unsafe message(nil) == "out of memory", "as SQLite says of no connection")
    #expect(unsafe engine.sqlite3_errstr(ResultCode.busy.rawValue).map { unsafe String(cString: $0) } == "database is locked")
  }
}

@Suite struct `What an engine says of itself` {
  @Test func `is what it serves and what the base answers`() {
    let engine = Opener()
    #expect(engine.provides(.sqlite3_prepare_v3) && engine.provides(.sqlite3_errmsg) && engine.provides(.sqlite3_libversion_number))
    #expect(!engine.provides(.sqlite3_step) && !engine.runsAnySQL)
  }

  @Test(arguments: [("3.45.2", 3_045_002), ("3.40", 3_040_000), (nil, 0), ("", 0)] as [(String?, Int32)])
  func `is a version, if it knows one`(text: String?, number: Int32) {
    let engine = Opener()
    engine.version = text
    #expect(engine.sqlite3_libversion_number() == number)
    #expect(unsafe engine.sqlite3_libversion().map { unsafe String(cString: $0) } == text)
    #expect(engine.provides(.sqlite3_libversion) == (text != nil))
  }
}
