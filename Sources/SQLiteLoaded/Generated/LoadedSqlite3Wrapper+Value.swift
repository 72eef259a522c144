// Written by Scripts/generate-calls from Scripts/entry-points.tsv: change the table or the script, not this file.
public import CSQLiteLoaded

extension LoadedSqlite3Wrapper {
  /// An SQL value as bytes. <https://sqlite.org/c3ref/value_blob.html>
  @_alwaysEmitIntoClient public func sqlite3_value_blob(_ a0: OpaquePointer!) -> UnsafeRawPointer! {
    unsafe library.pointee.sqlite3_value_blob(a0)
  }
  /// An SQL value as a double, converted where needed. <https://sqlite.org/c3ref/value_blob.html>
  @_alwaysEmitIntoClient public func sqlite3_value_double(_ a0: OpaquePointer!) -> Double {
    unsafe library.pointee.sqlite3_value_double(a0)
  }
  /// An SQL value as the low 32 bits of an integer, converted where needed. <https://sqlite.org/c3ref/value_blob.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_value_int(_ a0: OpaquePointer!) -> Int32 {
    unsafe library.pointee.sqlite3_value_int(a0)
  }
  /// An SQL value as an integer, converted where needed. <https://sqlite.org/c3ref/value_blob.html>
  @_alwaysEmitIntoClient public func sqlite3_value_int64(_ a0: OpaquePointer!) -> Int64 {
    unsafe library.pointee.sqlite3_value_int64(a0)
  }
  /// The pointer bound under a type name; nil when there is none of that name. <https://sqlite.org/c3ref/value_blob.html>
  @_alwaysEmitIntoClient public func sqlite3_value_pointer(_ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!) -> UnsafeMutableRawPointer! {
    unsafe library.pointee.sqlite3_value_pointer(a0, a1)
  }
  /// An SQL value as UTF-8 with a NUL after it. <https://sqlite.org/c3ref/value_blob.html>
  @_alwaysEmitIntoClient public func sqlite3_value_text(_ a0: OpaquePointer!) -> UnsafePointer<UInt8>! {
    unsafe library.pointee.sqlite3_value_text(a0)
  }
  /// An SQL value as UTF-16 in host byte order. <https://sqlite.org/c3ref/value_blob.html>
  @_alwaysEmitIntoClient public func sqlite3_value_text16(_ a0: OpaquePointer!) -> UnsafeRawPointer! {
    unsafe library.pointee.sqlite3_value_text16(a0)
  }
  /// An SQL value as UTF-16, little end first. <https://sqlite.org/c3ref/value_blob.html>
  @_alwaysEmitIntoClient public func sqlite3_value_text16le(_ a0: OpaquePointer!) -> UnsafeRawPointer! {
    unsafe library.pointee.sqlite3_value_text16le(a0)
  }
  /// An SQL value as UTF-16, big end first. <https://sqlite.org/c3ref/value_blob.html>
  @_alwaysEmitIntoClient public func sqlite3_value_text16be(_ a0: OpaquePointer!) -> UnsafeRawPointer! {
    unsafe library.pointee.sqlite3_value_text16be(a0)
  }
  /// The length in bytes of an SQL value as blob or UTF-8 text. <https://sqlite.org/c3ref/value_blob.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_value_bytes(_ a0: OpaquePointer!) -> Int32 {
    unsafe library.pointee.sqlite3_value_bytes(a0)
  }
  /// The length in bytes of an SQL value as blob or UTF-16 text. <https://sqlite.org/c3ref/value_blob.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_value_bytes16(_ a0: OpaquePointer!) -> Int32 {
    unsafe library.pointee.sqlite3_value_bytes16(a0)
  }
  /// The storage class of an SQL value. <https://sqlite.org/c3ref/value_blob.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_value_type(_ a0: OpaquePointer!) -> Int32 {
    unsafe library.pointee.sqlite3_value_type(a0)
  }
  /// The storage class after text that looks like a number was made one. <https://sqlite.org/c3ref/value_blob.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_value_numeric_type(_ a0: OpaquePointer!) -> Int32 {
    unsafe library.pointee.sqlite3_value_numeric_type(a0)
  }
  /// 1 when an UPDATE of a virtual table leaves this column alone. <https://sqlite.org/c3ref/value_blob.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_value_nochange(_ a0: OpaquePointer!) -> Int32 {
    unsafe library.pointee.sqlite3_value_nochange(a0)
  }
  /// 1 when an argument comes from a bound parameter. <https://sqlite.org/c3ref/value_blob.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_value_frombind(_ a0: OpaquePointer!) -> Int32 {
    unsafe library.pointee.sqlite3_value_frombind(a0)
  }
  /// The encoding a text value has now. <https://sqlite.org/c3ref/value_blob.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_value_encoding(_ a0: OpaquePointer!) -> Int32 {
    unsafe library.pointee.sqlite3_value_encoding(a0)
  }
  /// The subtype a function gave its result; 0 when none. <https://sqlite.org/c3ref/value_subtype.html>
  @_alwaysEmitIntoClient public func sqlite3_value_subtype(_ a0: OpaquePointer!) -> UInt32 {
    unsafe library.pointee.sqlite3_value_subtype(a0)
  }
  /// A protected copy of an SQL value; free it with `sqlite3_value_free`. <https://sqlite.org/c3ref/value_dup.html>
  @_alwaysEmitIntoClient public func sqlite3_value_dup(_ a0: OpaquePointer!) -> OpaquePointer! {
    unsafe library.pointee.sqlite3_value_dup(a0)
  }
  /// Frees a value that `sqlite3_value_dup` made; nil is allowed. <https://sqlite.org/c3ref/value_dup.html>
  @_alwaysEmitIntoClient public func sqlite3_value_free(_ a0: OpaquePointer!) {
    unsafe library.pointee.sqlite3_value_free(a0)
  }
}
