// Written by Scripts/generate-calls from Scripts/entry-points.tsv: change the table or the script, not this file.

/// The entry points of SQLite's C library about: Bind.
public protocol Sqlite3BindCalls: AnyObject {
  /// Binds so many bytes to a parameter, counted from 1.
  ///
  /// When it fails nothing has happened, but the destructor was called; it returns a result code, such as SQLITE_NOMEM, SQLITE_TOOBIG. <https://sqlite.org/c3ref/bind_blob.html>
  @discardableResult
  func sqlite3_bind_blob(
    _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeRawPointer!, _ n: Int32, _ a4: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) -> Int32
  /// Binds so many bytes to a parameter; 64-bit length.
  ///
  /// When it fails nothing has happened, but the destructor was called; it returns a result code, such as SQLITE_NOMEM, SQLITE_TOOBIG. <https://sqlite.org/c3ref/bind_blob.html>
  @discardableResult
  func sqlite3_bind_blob64(
    _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeRawPointer!, _ a3: UInt64, _ a4: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) -> Int32
  /// Binds a double to a parameter; NaN becomes NULL.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_RANGE, SQLITE_MISUSE. <https://sqlite.org/c3ref/bind_blob.html>
  @discardableResult
  func sqlite3_bind_double(_ a0: OpaquePointer!, _ a1: Int32, _ a2: Double) -> Int32
  /// Binds a 32-bit integer to a parameter.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_RANGE, SQLITE_MISUSE. <https://sqlite.org/c3ref/bind_blob.html>
  @discardableResult
  func sqlite3_bind_int(_ a0: OpaquePointer!, _ a1: Int32, _ a2: Int32) -> Int32
  /// Binds a 64-bit integer to a parameter.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_RANGE, SQLITE_MISUSE. <https://sqlite.org/c3ref/bind_blob.html>
  @discardableResult
  func sqlite3_bind_int64(_ a0: OpaquePointer!, _ a1: Int32, _ a2: Int64) -> Int32
  /// Binds NULL to a parameter.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_RANGE, SQLITE_MISUSE. <https://sqlite.org/c3ref/bind_blob.html>
  @discardableResult
  func sqlite3_bind_null(_ a0: OpaquePointer!, _ a1: Int32) -> Int32
  /// Binds UTF-8 text to a parameter; length in bytes, negative: up to the NUL.
  ///
  /// When it fails nothing has happened, but the destructor was called; it returns a result code, such as SQLITE_NOMEM, SQLITE_TOOBIG. <https://sqlite.org/c3ref/bind_blob.html>
  @discardableResult
  func sqlite3_bind_text(
    _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafePointer<CChar>!, _ a3: Int32, _ a4: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) -> Int32
  /// Binds UTF-16 text to a parameter; length in bytes, negative: up to the NUL.
  ///
  /// When it fails nothing has happened, but the destructor was called; it returns a result code, such as SQLITE_NOMEM, SQLITE_TOOBIG. <https://sqlite.org/c3ref/bind_blob.html>
  @discardableResult
  func sqlite3_bind_text16(
    _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeRawPointer!, _ a3: Int32, _ a4: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) -> Int32
  /// Binds text of a stated encoding to a parameter; 64-bit length in bytes.
  ///
  /// When it fails nothing has happened, but the destructor was called; it returns a result code, such as SQLITE_NOMEM, SQLITE_TOOBIG. <https://sqlite.org/c3ref/bind_blob.html>
  @discardableResult
  func sqlite3_bind_text64(
    _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafePointer<CChar>!, _ a3: UInt64,
    _ a4: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!, _ encoding: UInt8
  ) -> Int32
  /// Binds a copy of an SQL value to a parameter.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_NOMEM. <https://sqlite.org/c3ref/bind_blob.html>
  @discardableResult
  func sqlite3_bind_value(_ a0: OpaquePointer!, _ a1: Int32, _ a2: OpaquePointer!) -> Int32
  /// Binds a pointer that only functions asking for its type can see; SQL sees NULL.
  ///
  /// When it fails nothing has happened, but the destructor was called; it returns a result code, such as SQLITE_RANGE, SQLITE_MISUSE. <https://sqlite.org/c3ref/bind_blob.html>
  @discardableResult
  func sqlite3_bind_pointer(
    _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeMutableRawPointer!, _ a3: UnsafePointer<CChar>!,
    _ a4: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) -> Int32
  /// Binds a blob of so many zero bytes.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_RANGE, SQLITE_MISUSE. <https://sqlite.org/c3ref/bind_blob.html>
  @discardableResult
  func sqlite3_bind_zeroblob(_ a0: OpaquePointer!, _ a1: Int32, _ n: Int32) -> Int32
  /// Binds a blob of so many zero bytes; 64-bit length.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_TOOBIG. <https://sqlite.org/c3ref/bind_blob.html>
  @discardableResult
  func sqlite3_bind_zeroblob64(_ a0: OpaquePointer!, _ a1: Int32, _ a2: UInt64) -> Int32
  /// The largest parameter index of a statement.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/bind_parameter_count.html>
  @discardableResult
  func sqlite3_bind_parameter_count(_ a0: OpaquePointer!) -> Int32
  /// A parameter's name with its `:`, `@`, `$` or `?`; nil when it has none.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/bind_parameter_name.html>
  func sqlite3_bind_parameter_name(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafePointer<CChar>!
  /// The index of the parameter of a name; 0 when there is none.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/bind_parameter_index.html>
  @discardableResult
  func sqlite3_bind_parameter_index(_ a0: OpaquePointer!, _ zName: UnsafePointer<CChar>!) -> Int32
  /// Sets every parameter of a statement to NULL.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/clear_bindings.html>
  @discardableResult
  func sqlite3_clear_bindings(_ a0: OpaquePointer!) -> Int32
  /// Moves all bindings from one statement to another; deprecated.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_ERROR. <https://sqlite.org/c3ref/aggregate_count.html>
  @discardableResult
  func sqlite3_transfer_bindings(_ a0: OpaquePointer!, _ a1: OpaquePointer!) -> Int32
}
