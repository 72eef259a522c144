// Written by Scripts/generate-calls from Scripts/entry-points.tsv: change the table or the script, not this file.

/// The entry points of SQLite's C library about: Serialize.
public protocol Sqlite3SerializeCalls: AnyObject {
  /// An image of a database: a copy to be freed with `sqlite3_free`, or SQLite's own memory with NOCOPY.
  ///
  /// When it fails it returns nil. <https://sqlite.org/c3ref/serialize.html>
  func sqlite3_serialize(_ db: OpaquePointer!, _ zSchema: UnsafePointer<CChar>!, _ piSize: UnsafeMutablePointer<Int64>!, _ mFlags: UInt32)
    -> UnsafeMutablePointer<UInt8>!
  /// Makes an image the content of an attached database.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_NOMEM, SQLITE_BUSY, SQLITE_ERROR. <https://sqlite.org/c3ref/deserialize.html>
  @discardableResult
  func sqlite3_deserialize(
    _ db: OpaquePointer!, _ zSchema: UnsafePointer<CChar>!, _ pData: UnsafeMutablePointer<UInt8>!, _ szDb: Int64, _ szBuf: Int64,
    _ mFlags: UInt32
  ) -> Int32
}
