// Written by Scripts/generate-calls from Scripts/entry-points.tsv: change the table or the script, not this file.

/// The entry points of SQLite's C library about: Value.
public protocol Sqlite3ValueCalls: AnyObject {
  /// An SQL value as bytes.
  ///
  /// When it fails it returns nil. <https://sqlite.org/c3ref/value_blob.html>
  func sqlite3_value_blob(_ a0: OpaquePointer!) -> UnsafeRawPointer!
  /// An SQL value as a double, converted where needed.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/value_blob.html>
  func sqlite3_value_double(_ a0: OpaquePointer!) -> Double
  /// An SQL value as the low 32 bits of an integer, converted where needed.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/value_blob.html>
  @discardableResult
  func sqlite3_value_int(_ a0: OpaquePointer!) -> Int32
  /// An SQL value as an integer, converted where needed.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/value_blob.html>
  func sqlite3_value_int64(_ a0: OpaquePointer!) -> Int64
  /// The pointer bound under a type name; nil when there is none of that name.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/value_blob.html>
  func sqlite3_value_pointer(_ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!) -> UnsafeMutableRawPointer!
  /// An SQL value as UTF-8 with a NUL after it.
  ///
  /// When it fails it returns nil. <https://sqlite.org/c3ref/value_blob.html>
  func sqlite3_value_text(_ a0: OpaquePointer!) -> UnsafePointer<UInt8>!
  /// An SQL value as UTF-16 in host byte order.
  ///
  /// When it fails it returns nil. <https://sqlite.org/c3ref/value_blob.html>
  func sqlite3_value_text16(_ a0: OpaquePointer!) -> UnsafeRawPointer!
  /// An SQL value as UTF-16, little end first.
  ///
  /// When it fails it returns nil. <https://sqlite.org/c3ref/value_blob.html>
  func sqlite3_value_text16le(_ a0: OpaquePointer!) -> UnsafeRawPointer!
  /// An SQL value as UTF-16, big end first.
  ///
  /// When it fails it returns nil. <https://sqlite.org/c3ref/value_blob.html>
  func sqlite3_value_text16be(_ a0: OpaquePointer!) -> UnsafeRawPointer!
  /// The length in bytes of an SQL value as blob or UTF-8 text.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/value_blob.html>
  @discardableResult
  func sqlite3_value_bytes(_ a0: OpaquePointer!) -> Int32
  /// The length in bytes of an SQL value as blob or UTF-16 text.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/value_blob.html>
  @discardableResult
  func sqlite3_value_bytes16(_ a0: OpaquePointer!) -> Int32
  /// The storage class of an SQL value.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/value_blob.html>
  @discardableResult
  func sqlite3_value_type(_ a0: OpaquePointer!) -> Int32
  /// The storage class after text that looks like a number was made one.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/value_blob.html>
  @discardableResult
  func sqlite3_value_numeric_type(_ a0: OpaquePointer!) -> Int32
  /// 1 when an UPDATE of a virtual table leaves this column alone.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/value_blob.html>
  @discardableResult
  func sqlite3_value_nochange(_ a0: OpaquePointer!) -> Int32
  /// 1 when an argument comes from a bound parameter.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/value_blob.html>
  @discardableResult
  func sqlite3_value_frombind(_ a0: OpaquePointer!) -> Int32
  /// The encoding a text value has now.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/value_blob.html>
  @discardableResult
  func sqlite3_value_encoding(_ a0: OpaquePointer!) -> Int32
  /// The subtype a function gave its result; 0 when none.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/value_subtype.html>
  func sqlite3_value_subtype(_ a0: OpaquePointer!) -> UInt32
  /// A protected copy of an SQL value; free it with `sqlite3_value_free`.
  ///
  /// When it fails it returns nil. <https://sqlite.org/c3ref/value_dup.html>
  func sqlite3_value_dup(_ a0: OpaquePointer!) -> OpaquePointer!
  /// Frees a value that `sqlite3_value_dup` made; nil is allowed.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/value_dup.html>
  func sqlite3_value_free(_ a0: OpaquePointer!)
}
