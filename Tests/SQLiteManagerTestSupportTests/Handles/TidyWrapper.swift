import SQLiteCalls
import SQLiteLive
import SQLiteManagerTestSupport

/// The real library for tests that lose statements on purpose: what they lost is finalized when the wrapper goes, and so is no leak of the
/// test process.
final class TidyWrapper: RoutedSqlite3Wrapper {
  private let library = Sqlite3Wrapper()
  private var statements: Set<UInt> = []

  init() { super.init(library) }

  deinit { statements.forEach { statement in unsafe library.sqlite3_finalize(OpaquePointer(bitPattern: statement)) } }

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
