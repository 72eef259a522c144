// Written by Scripts/generate-calls from Scripts/entry-points.tsv: change the table or the script, not this file.
public import CSQLiteLoaded
public import SQLiteCalls

extension LoadedSqlite3Wrapper {
  /// An image of a database: a copy to be freed with `sqlite3_free`, or SQLite's own memory with NOCOPY. <https://sqlite.org/c3ref/serialize.html>
  @_alwaysEmitIntoClient public func sqlite3_serialize(
    _ db: OpaquePointer!, _ zSchema: UnsafePointer<CChar>!, _ piSize: UnsafeMutablePointer<Int64>!, _ mFlags: UInt32
  ) -> UnsafeMutablePointer<UInt8>! {
    unsafe library.pointee.optional.sqlite3_serialize?(db, zSchema, piSize, mFlags)
  }
  /// Makes an image the content of an attached database. <https://sqlite.org/c3ref/deserialize.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_deserialize(
    _ db: OpaquePointer!, _ zSchema: UnsafePointer<CChar>!, _ pData: UnsafeMutablePointer<UInt8>!, _ szDb: Int64, _ szBuf: Int64,
    _ mFlags: UInt32
  ) -> Int32 {
    unsafe library.pointee.optional.sqlite3_deserialize?(db, zSchema, pData, szDb, szBuf, mFlags) ?? ResultCode.error.rawValue
  }
}
