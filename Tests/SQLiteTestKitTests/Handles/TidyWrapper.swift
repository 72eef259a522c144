import SQLiteCalls
import SQLiteLive
import SQLiteManagerUnlinked
import SQLiteTestKit

/// The real library for tests that lose statements on purpose: the lost statements are finalized when the wrapper goes, and so are not a
/// leak of the test process.
final class TidyWrapper: RoutedSqlite3Wrapper {
  private let library = Sqlite3Wrapper()
  private var statements: Set<UInt> = []
  private var connections: Set<UInt> = []

  init() { super.init(library) }

  deinit {
    statements.forEach { statement in unsafe library.sqlite3_finalize(OpaquePointer(bitPattern: statement)) }
    connections.forEach { connection in unsafe library.sqlite3_close(OpaquePointer(bitPattern: connection)) }
  }

  override func sqlite3_open_v2(
    _ filename: UnsafePointer<CChar>!, _ ppDb: UnsafeMutablePointer<OpaquePointer?>!, _ flags: Int32, _ zVfs: UnsafePointer<CChar>!
  ) -> Int32 {
    let code = unsafe super.sqlite3_open_v2(filename, ppDb, flags, zVfs)
    if let connection = unsafe ppDb.pointee { connections.insert(UInt(bitPattern: connection)) }
    return code
  }

  override func sqlite3_close(_ db: OpaquePointer!) -> Int32 {
    let code = unsafe super.sqlite3_close(db)
    if code == 0, let connection = unsafe db { connections.remove(UInt(bitPattern: connection)) }
    return code
  }

  override func sqlite3_close_v2(_ db: OpaquePointer!) -> Int32 {
    if let connection = unsafe db { connections.remove(UInt(bitPattern: connection)) }
    return unsafe super.sqlite3_close_v2(db)
  }

  override func sqlite3_prepare_v3(
    _ db: OpaquePointer!, _ zSql: UnsafePointer<CChar>!, _ nByte: Int32, _ prepFlags: UInt32,
    _ ppStmt: UnsafeMutablePointer<OpaquePointer?>!, _ pzTail: UnsafeMutablePointer<UnsafePointer<CChar>?>!
  ) -> Int32 {
    let code = unsafe super.sqlite3_prepare_v3(db, zSql, nByte, prepFlags, ppStmt, pzTail)
    if let statement = unsafe ppStmt.pointee { statements.insert(UInt(bitPattern: statement)) }
    return code
  }

  override func sqlite3_finalize(_ pStmt: OpaquePointer!) -> Int32 {
    if let statement = unsafe pStmt { statements.remove(UInt(bitPattern: statement)) }
    return unsafe super.sqlite3_finalize(pStmt)
  }
}
