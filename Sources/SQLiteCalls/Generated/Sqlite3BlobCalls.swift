// Written by Scripts/generate-calls from Scripts/entry-points.tsv: change the table or the script, not this file.

/// The entry points of SQLite's C library about: Blob.
public protocol Sqlite3BlobCalls: AnyObject {
  /// Opens a blob or text of one row for reading or writing in pieces.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_NOMEM, SQLITE_ERROR, SQLITE_LOCKED, SQLITE_BUSY, SQLITE_READONLY. <https://sqlite.org/c3ref/blob_open.html>
  @discardableResult
  func sqlite3_blob_open(
    _ a0: OpaquePointer!, _ zDb: UnsafePointer<CChar>!, _ zTable: UnsafePointer<CChar>!, _ zColumn: UnsafePointer<CChar>!, _ iRow: Int64,
    _ flags: Int32, _ ppBlob: UnsafeMutablePointer<OpaquePointer?>!
  ) -> Int32
  /// Moves a blob handle to another row of its table.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_ERROR, SQLITE_ABORT. <https://sqlite.org/c3ref/blob_reopen.html>
  @discardableResult
  func sqlite3_blob_reopen(_ a0: OpaquePointer!, _ a1: Int64) -> Int32
  /// Closes a blob handle, also when it reports an error; nil is allowed.
  ///
  /// It fails only for what happened before it, with a result code such as SQLITE_BUSY, SQLITE_IOERR, SQLITE_FULL, SQLITE_READONLY, SQLITE_NOMEM, SQLITE_CONSTRAINT. <https://sqlite.org/c3ref/blob_close.html>
  @discardableResult
  func sqlite3_blob_close(_ a0: OpaquePointer!) -> Int32
  /// The size of an open blob in bytes.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/blob_bytes.html>
  @discardableResult
  func sqlite3_blob_bytes(_ a0: OpaquePointer!) -> Int32
  /// Reads so many bytes from an offset of an open blob.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_ERROR, SQLITE_ABORT, SQLITE_IOERR, SQLITE_NOMEM. <https://sqlite.org/c3ref/blob_read.html>
  @discardableResult
  func sqlite3_blob_read(_ a0: OpaquePointer!, _ Z: UnsafeMutableRawPointer!, _ N: Int32, _ iOffset: Int32) -> Int32
  /// Writes so many bytes at an offset of an open blob; its size cannot change.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_ERROR, SQLITE_ABORT, SQLITE_READONLY, SQLITE_IOERR, SQLITE_FULL, SQLITE_NOMEM. <https://sqlite.org/c3ref/blob_write.html>
  @discardableResult
  func sqlite3_blob_write(_ a0: OpaquePointer!, _ z: UnsafeRawPointer!, _ n: Int32, _ iOffset: Int32) -> Int32
}
