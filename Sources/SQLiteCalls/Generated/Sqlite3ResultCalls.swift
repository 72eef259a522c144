// Written by Scripts/generate-calls from Scripts/entry-points.tsv: change the table or the script, not this file.

/// The entry points of SQLite's C library about: Result.
public protocol Sqlite3ResultCalls: AnyObject {
  /// Makes so many bytes the result of a function.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/result_blob.html>
  func sqlite3_result_blob(
    _ a0: OpaquePointer!, _ a1: UnsafeRawPointer!, _ a2: Int32, _ a3: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!)
  /// Makes so many bytes the result of a function; 64-bit length.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/result_blob.html>
  func sqlite3_result_blob64(
    _ a0: OpaquePointer!, _ a1: UnsafeRawPointer!, _ a2: UInt64, _ a3: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!)
  /// Makes a double the result of a function.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/result_blob.html>
  func sqlite3_result_double(_ a0: OpaquePointer!, _ a1: Double)
  /// Makes a function fail with a message; length in bytes, negative: up to the NUL.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/result_blob.html>
  func sqlite3_result_error(_ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: Int32)
  /// Makes a function fail with a UTF-16 message.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/result_blob.html>
  func sqlite3_result_error16(_ a0: OpaquePointer!, _ a1: UnsafeRawPointer!, _ a2: Int32)
  /// Makes a function fail with SQLITE_TOOBIG.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/result_blob.html>
  func sqlite3_result_error_toobig(_ a0: OpaquePointer!)
  /// Makes a function fail with SQLITE_NOMEM.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/result_blob.html>
  func sqlite3_result_error_nomem(_ a0: OpaquePointer!)
  /// Makes a function fail with a code, a message already set kept.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/result_blob.html>
  func sqlite3_result_error_code(_ a0: OpaquePointer!, _ a1: Int32)
  /// Makes a 32-bit integer the result of a function.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/result_blob.html>
  func sqlite3_result_int(_ a0: OpaquePointer!, _ a1: Int32)
  /// Makes an integer the result of a function.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/result_blob.html>
  func sqlite3_result_int64(_ a0: OpaquePointer!, _ a1: Int64)
  /// Makes NULL the result of a function.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/result_blob.html>
  func sqlite3_result_null(_ a0: OpaquePointer!)
  /// Makes UTF-8 text the result of a function; length in bytes, negative: up to the NUL.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/result_blob.html>
  func sqlite3_result_text(
    _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: Int32, _ a3: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!)
  /// Makes text of a stated encoding the result of a function.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/result_blob.html>
  func sqlite3_result_text64(
    _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: UInt64, _ a3: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!, _ a4: UInt8
  )
  /// Makes UTF-16 text the result of a function.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/result_blob.html>
  func sqlite3_result_text16(
    _ a0: OpaquePointer!, _ a1: UnsafeRawPointer!, _ a2: Int32, _ a3: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!)
  /// Makes UTF-16 text, little end first, the result of a function.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/result_blob.html>
  func sqlite3_result_text16le(
    _ a0: OpaquePointer!, _ a1: UnsafeRawPointer!, _ a2: Int32, _ a3: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!)
  /// Makes UTF-16 text, big end first, the result of a function.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/result_blob.html>
  func sqlite3_result_text16be(
    _ a0: OpaquePointer!, _ a1: UnsafeRawPointer!, _ a2: Int32, _ a3: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!)
  /// Makes a copy of an SQL value the result of a function.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/result_blob.html>
  func sqlite3_result_value(_ a0: OpaquePointer!, _ a1: OpaquePointer!)
  /// Makes a pointer the result that only functions asking for its type can see.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/result_blob.html>
  func sqlite3_result_pointer(
    _ a0: OpaquePointer!, _ a1: UnsafeMutableRawPointer!, _ a2: UnsafePointer<CChar>!,
    _ a3: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!)
  /// Makes a blob of so many zero bytes the result of a function.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/result_blob.html>
  func sqlite3_result_zeroblob(_ a0: OpaquePointer!, _ n: Int32)
  /// Makes a blob of so many zero bytes the result of a function; SQLITE_TOOBIG when too many.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_TOOBIG. <https://sqlite.org/c3ref/result_blob.html>
  @discardableResult
  func sqlite3_result_zeroblob64(_ a0: OpaquePointer!, _ n: UInt64) -> Int32
  /// Gives a function's result a subtype; the low 8 bits count.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/result_subtype.html>
  func sqlite3_result_subtype(_ a0: OpaquePointer!, _ a1: UInt32)
}
