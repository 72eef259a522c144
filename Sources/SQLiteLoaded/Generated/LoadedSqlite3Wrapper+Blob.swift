// Written by Scripts/generate-calls from Scripts/entry-points.tsv: change the table or the script, not this file.
public import CSQLiteLoaded

extension LoadedSqlite3Wrapper {
  /// Opens a blob or text of one row for reading or writing in pieces. <https://sqlite.org/c3ref/blob_open.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_blob_open(
    _ a0: OpaquePointer!, _ zDb: UnsafePointer<CChar>!, _ zTable: UnsafePointer<CChar>!, _ zColumn: UnsafePointer<CChar>!, _ iRow: Int64,
    _ flags: Int32, _ ppBlob: UnsafeMutablePointer<OpaquePointer?>!
  ) -> Int32 {
    unsafe library.pointee.sqlite3_blob_open(a0, zDb, zTable, zColumn, iRow, flags, ppBlob)
  }
  /// Moves a blob handle to another row of its table. <https://sqlite.org/c3ref/blob_reopen.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_blob_reopen(_ a0: OpaquePointer!, _ a1: Int64) -> Int32 {
    unsafe library.pointee.sqlite3_blob_reopen(a0, a1)
  }
  /// Closes a blob handle, also when it reports an error; nil is allowed. <https://sqlite.org/c3ref/blob_close.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_blob_close(_ a0: OpaquePointer!) -> Int32 {
    unsafe library.pointee.sqlite3_blob_close(a0)
  }
  /// The size of an open blob in bytes. <https://sqlite.org/c3ref/blob_bytes.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_blob_bytes(_ a0: OpaquePointer!) -> Int32 {
    unsafe library.pointee.sqlite3_blob_bytes(a0)
  }
  /// Reads so many bytes from an offset of an open blob. <https://sqlite.org/c3ref/blob_read.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_blob_read(_ a0: OpaquePointer!, _ Z: UnsafeMutableRawPointer!, _ N: Int32, _ iOffset: Int32)
    -> Int32
  {
    unsafe library.pointee.sqlite3_blob_read(a0, Z, N, iOffset)
  }
  /// Writes so many bytes at an offset of an open blob; its size cannot change. <https://sqlite.org/c3ref/blob_write.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_blob_write(_ a0: OpaquePointer!, _ z: UnsafeRawPointer!, _ n: Int32, _ iOffset: Int32) -> Int32
  {
    unsafe library.pointee.sqlite3_blob_write(a0, z, n, iOffset)
  }
}
