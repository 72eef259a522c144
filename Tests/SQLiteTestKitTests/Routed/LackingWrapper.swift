import SQLiteCalls
import SQLiteLive
import SQLiteManagerUnlinked
import SQLiteTestKit
import Testing

/// The real library, as if it had been built without some functions; a call of one that copies databases is an issue.
final class LackingWrapper: RoutedSqlite3Wrapper, @unchecked Sendable {
  private let missing: Set<Sqlite3Call>

  init(_ missing: Set<Sqlite3Call> = [.sqlite3_serialize, .sqlite3_deserialize]) {
    self.missing = missing
    super.init(Sqlite3Wrapper())
  }

  override func provides(_ call: Sqlite3Call) -> Bool { !missing.contains(call) && super.provides(call) }

  override func sqlite3_vfs_find(_ zVfsName: UnsafePointer<CChar>!) -> UnsafeMutablePointer<sqlite3_vfs>! {
    let isMemory = unsafe zVfsName.map { unsafe String(cString: $0) } == "memdb"  // a library that lacks the one lacks the other
    return unsafe isMemory && !provides(.sqlite3_deserialize) ? nil : super.sqlite3_vfs_find(zVfsName)
  }

  override func sqlite3_serialize(
    _ db: OpaquePointer!, _ zSchema: UnsafePointer<CChar>!, _ piSize: UnsafeMutablePointer<Int64>!, _ mFlags: UInt32
  ) -> UnsafeMutablePointer<UInt8>! {
    if provides(.sqlite3_serialize) { return unsafe super.sqlite3_serialize(db, zSchema, piSize, mFlags) }
    Issue.record("sqlite3_serialize is called, which is missing")
    return nil
  }

  override func sqlite3_deserialize(
    _ db: OpaquePointer!, _ zSchema: UnsafePointer<CChar>!, _ pData: UnsafeMutablePointer<UInt8>!, _ szDb: Int64, _ szBuf: Int64,
    _ mFlags: UInt32
  ) -> Int32 {
    if provides(.sqlite3_deserialize) { return unsafe super.sqlite3_deserialize(db, zSchema, pData, szDb, szBuf, mFlags) }
    Issue.record("sqlite3_deserialize is called, which is missing")
    return ResultCode.error.rawValue
  }
}
