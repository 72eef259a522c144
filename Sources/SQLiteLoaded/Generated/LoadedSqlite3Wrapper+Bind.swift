// Written by Scripts/generate-calls from Scripts/entry-points.tsv: change the table or the script, not this file.
public import CSQLiteLoaded

extension LoadedSqlite3Wrapper {
  /// Binds so many bytes to a parameter, counted from 1. <https://sqlite.org/c3ref/bind_blob.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_bind_blob(
    _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeRawPointer!, _ n: Int32, _ a4: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) -> Int32 {
    unsafe library.pointee.sqlite3_bind_blob(a0, a1, a2, n, a4)
  }
  /// Binds so many bytes to a parameter; 64-bit length. <https://sqlite.org/c3ref/bind_blob.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_bind_blob64(
    _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeRawPointer!, _ a3: UInt64, _ a4: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) -> Int32 {
    unsafe library.pointee.sqlite3_bind_blob64(a0, a1, a2, a3, a4)
  }
  /// Binds a double to a parameter; NaN becomes NULL. <https://sqlite.org/c3ref/bind_blob.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_bind_double(_ a0: OpaquePointer!, _ a1: Int32, _ a2: Double) -> Int32 {
    unsafe library.pointee.sqlite3_bind_double(a0, a1, a2)
  }
  /// Binds a 32-bit integer to a parameter. <https://sqlite.org/c3ref/bind_blob.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_bind_int(_ a0: OpaquePointer!, _ a1: Int32, _ a2: Int32) -> Int32 {
    unsafe library.pointee.sqlite3_bind_int(a0, a1, a2)
  }
  /// Binds a 64-bit integer to a parameter. <https://sqlite.org/c3ref/bind_blob.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_bind_int64(_ a0: OpaquePointer!, _ a1: Int32, _ a2: Int64) -> Int32 {
    unsafe library.pointee.sqlite3_bind_int64(a0, a1, a2)
  }
  /// Binds NULL to a parameter. <https://sqlite.org/c3ref/bind_blob.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_bind_null(_ a0: OpaquePointer!, _ a1: Int32) -> Int32 {
    unsafe library.pointee.sqlite3_bind_null(a0, a1)
  }
  /// Binds UTF-8 text to a parameter; length in bytes, negative: up to the NUL. <https://sqlite.org/c3ref/bind_blob.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_bind_text(
    _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafePointer<CChar>!, _ a3: Int32, _ a4: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) -> Int32 {
    unsafe library.pointee.sqlite3_bind_text(a0, a1, a2, a3, a4)
  }
  /// Binds UTF-16 text to a parameter; length in bytes, negative: up to the NUL. <https://sqlite.org/c3ref/bind_blob.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_bind_text16(
    _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeRawPointer!, _ a3: Int32, _ a4: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) -> Int32 {
    unsafe library.pointee.sqlite3_bind_text16(a0, a1, a2, a3, a4)
  }
  /// Binds text of a stated encoding to a parameter; 64-bit length in bytes. <https://sqlite.org/c3ref/bind_blob.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_bind_text64(
    _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafePointer<CChar>!, _ a3: UInt64,
    _ a4: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!, _ encoding: UInt8
  ) -> Int32 {
    unsafe library.pointee.sqlite3_bind_text64(a0, a1, a2, a3, a4, encoding)
  }
  /// Binds a copy of an SQL value to a parameter. <https://sqlite.org/c3ref/bind_blob.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_bind_value(_ a0: OpaquePointer!, _ a1: Int32, _ a2: OpaquePointer!) -> Int32 {
    unsafe library.pointee.sqlite3_bind_value(a0, a1, a2)
  }
  /// Binds a pointer that only functions asking for its type can see; SQL sees NULL. <https://sqlite.org/c3ref/bind_blob.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_bind_pointer(
    _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeMutableRawPointer!, _ a3: UnsafePointer<CChar>!,
    _ a4: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) -> Int32 {
    unsafe library.pointee.sqlite3_bind_pointer(a0, a1, a2, a3, a4)
  }
  /// Binds a blob of so many zero bytes. <https://sqlite.org/c3ref/bind_blob.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_bind_zeroblob(_ a0: OpaquePointer!, _ a1: Int32, _ n: Int32) -> Int32 {
    unsafe library.pointee.sqlite3_bind_zeroblob(a0, a1, n)
  }
  /// Binds a blob of so many zero bytes; 64-bit length. <https://sqlite.org/c3ref/bind_blob.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_bind_zeroblob64(_ a0: OpaquePointer!, _ a1: Int32, _ a2: UInt64) -> Int32 {
    unsafe library.pointee.sqlite3_bind_zeroblob64(a0, a1, a2)
  }
  /// The largest parameter index of a statement. <https://sqlite.org/c3ref/bind_parameter_count.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_bind_parameter_count(_ a0: OpaquePointer!) -> Int32 {
    unsafe library.pointee.sqlite3_bind_parameter_count(a0)
  }
  /// A parameter's name with its `:`, `@`, `$` or `?`; nil when it has none. <https://sqlite.org/c3ref/bind_parameter_name.html>
  @_alwaysEmitIntoClient public func sqlite3_bind_parameter_name(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafePointer<CChar>! {
    unsafe library.pointee.sqlite3_bind_parameter_name(a0, a1)
  }
  /// The index of the parameter of a name; 0 when there is none. <https://sqlite.org/c3ref/bind_parameter_index.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_bind_parameter_index(_ a0: OpaquePointer!, _ zName: UnsafePointer<CChar>!) -> Int32 {
    unsafe library.pointee.sqlite3_bind_parameter_index(a0, zName)
  }
  /// Sets every parameter of a statement to NULL. <https://sqlite.org/c3ref/clear_bindings.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_clear_bindings(_ a0: OpaquePointer!) -> Int32 {
    unsafe library.pointee.sqlite3_clear_bindings(a0)
  }
  /// Moves all bindings from one statement to another; deprecated. <https://sqlite.org/c3ref/aggregate_count.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_transfer_bindings(_ a0: OpaquePointer!, _ a1: OpaquePointer!) -> Int32 {
    unsafe library.pointee.sqlite3_transfer_bindings(a0, a1)
  }
}
