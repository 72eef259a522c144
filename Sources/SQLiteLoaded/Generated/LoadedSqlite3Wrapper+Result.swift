// Written by Scripts/generate-calls from Scripts/entry-points.tsv: change the table or the script, not this file.
public import CSQLiteLoaded

extension LoadedSqlite3Wrapper {
  /// Makes so many bytes the result of a function. <https://sqlite.org/c3ref/result_blob.html>
  @_alwaysEmitIntoClient public func sqlite3_result_blob(
    _ a0: OpaquePointer!, _ a1: UnsafeRawPointer!, _ a2: Int32, _ a3: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) {
    unsafe library.pointee.sqlite3_result_blob(a0, a1, a2, a3)
  }
  /// Makes so many bytes the result of a function; 64-bit length. <https://sqlite.org/c3ref/result_blob.html>
  @_alwaysEmitIntoClient public func sqlite3_result_blob64(
    _ a0: OpaquePointer!, _ a1: UnsafeRawPointer!, _ a2: UInt64, _ a3: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) {
    unsafe library.pointee.sqlite3_result_blob64(a0, a1, a2, a3)
  }
  /// Makes a double the result of a function. <https://sqlite.org/c3ref/result_blob.html>
  @_alwaysEmitIntoClient public func sqlite3_result_double(_ a0: OpaquePointer!, _ a1: Double) {
    unsafe library.pointee.sqlite3_result_double(a0, a1)
  }
  /// Makes a function fail with a message; length in bytes, negative: up to the NUL. <https://sqlite.org/c3ref/result_blob.html>
  @_alwaysEmitIntoClient public func sqlite3_result_error(_ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: Int32) {
    unsafe library.pointee.sqlite3_result_error(a0, a1, a2)
  }
  /// Makes a function fail with a UTF-16 message. <https://sqlite.org/c3ref/result_blob.html>
  @_alwaysEmitIntoClient public func sqlite3_result_error16(_ a0: OpaquePointer!, _ a1: UnsafeRawPointer!, _ a2: Int32) {
    unsafe library.pointee.sqlite3_result_error16(a0, a1, a2)
  }
  /// Makes a function fail with SQLITE_TOOBIG. <https://sqlite.org/c3ref/result_blob.html>
  @_alwaysEmitIntoClient public func sqlite3_result_error_toobig(_ a0: OpaquePointer!) {
    unsafe library.pointee.sqlite3_result_error_toobig(a0)
  }
  /// Makes a function fail with SQLITE_NOMEM. <https://sqlite.org/c3ref/result_blob.html>
  @_alwaysEmitIntoClient public func sqlite3_result_error_nomem(_ a0: OpaquePointer!) {
    unsafe library.pointee.sqlite3_result_error_nomem(a0)
  }
  /// Makes a function fail with a code, a message already set kept. <https://sqlite.org/c3ref/result_blob.html>
  @_alwaysEmitIntoClient public func sqlite3_result_error_code(_ a0: OpaquePointer!, _ a1: Int32) {
    unsafe library.pointee.sqlite3_result_error_code(a0, a1)
  }
  /// Makes a 32-bit integer the result of a function. <https://sqlite.org/c3ref/result_blob.html>
  @_alwaysEmitIntoClient public func sqlite3_result_int(_ a0: OpaquePointer!, _ a1: Int32) {
    unsafe library.pointee.sqlite3_result_int(a0, a1)
  }
  /// Makes an integer the result of a function. <https://sqlite.org/c3ref/result_blob.html>
  @_alwaysEmitIntoClient public func sqlite3_result_int64(_ a0: OpaquePointer!, _ a1: Int64) {
    unsafe library.pointee.sqlite3_result_int64(a0, a1)
  }
  /// Makes NULL the result of a function. <https://sqlite.org/c3ref/result_blob.html>
  @_alwaysEmitIntoClient public func sqlite3_result_null(_ a0: OpaquePointer!) {
    unsafe library.pointee.sqlite3_result_null(a0)
  }
  /// Makes UTF-8 text the result of a function; length in bytes, negative: up to the NUL. <https://sqlite.org/c3ref/result_blob.html>
  @_alwaysEmitIntoClient public func sqlite3_result_text(
    _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: Int32, _ a3: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) {
    unsafe library.pointee.sqlite3_result_text(a0, a1, a2, a3)
  }
  /// Makes text of a stated encoding the result of a function. <https://sqlite.org/c3ref/result_blob.html>
  @_alwaysEmitIntoClient public func sqlite3_result_text64(
    _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: UInt64, _ a3: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!, _ a4: UInt8
  ) {
    unsafe library.pointee.sqlite3_result_text64(a0, a1, a2, a3, a4)
  }
  /// Makes UTF-16 text the result of a function. <https://sqlite.org/c3ref/result_blob.html>
  @_alwaysEmitIntoClient public func sqlite3_result_text16(
    _ a0: OpaquePointer!, _ a1: UnsafeRawPointer!, _ a2: Int32, _ a3: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) {
    unsafe library.pointee.sqlite3_result_text16(a0, a1, a2, a3)
  }
  /// Makes UTF-16 text, little end first, the result of a function. <https://sqlite.org/c3ref/result_blob.html>
  @_alwaysEmitIntoClient public func sqlite3_result_text16le(
    _ a0: OpaquePointer!, _ a1: UnsafeRawPointer!, _ a2: Int32, _ a3: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) {
    unsafe library.pointee.sqlite3_result_text16le(a0, a1, a2, a3)
  }
  /// Makes UTF-16 text, big end first, the result of a function. <https://sqlite.org/c3ref/result_blob.html>
  @_alwaysEmitIntoClient public func sqlite3_result_text16be(
    _ a0: OpaquePointer!, _ a1: UnsafeRawPointer!, _ a2: Int32, _ a3: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) {
    unsafe library.pointee.sqlite3_result_text16be(a0, a1, a2, a3)
  }
  /// Makes a copy of an SQL value the result of a function. <https://sqlite.org/c3ref/result_blob.html>
  @_alwaysEmitIntoClient public func sqlite3_result_value(_ a0: OpaquePointer!, _ a1: OpaquePointer!) {
    unsafe library.pointee.sqlite3_result_value(a0, a1)
  }
  /// Makes a pointer the result that only functions asking for its type can see. <https://sqlite.org/c3ref/result_blob.html>
  @_alwaysEmitIntoClient public func sqlite3_result_pointer(
    _ a0: OpaquePointer!, _ a1: UnsafeMutableRawPointer!, _ a2: UnsafePointer<CChar>!,
    _ a3: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) {
    unsafe library.pointee.sqlite3_result_pointer(a0, a1, a2, a3)
  }
  /// Makes a blob of so many zero bytes the result of a function. <https://sqlite.org/c3ref/result_blob.html>
  @_alwaysEmitIntoClient public func sqlite3_result_zeroblob(_ a0: OpaquePointer!, _ n: Int32) {
    unsafe library.pointee.sqlite3_result_zeroblob(a0, n)
  }
  /// Makes a blob of so many zero bytes the result of a function; SQLITE_TOOBIG when too many. <https://sqlite.org/c3ref/result_blob.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_result_zeroblob64(_ a0: OpaquePointer!, _ n: UInt64) -> Int32 {
    unsafe library.pointee.sqlite3_result_zeroblob64(a0, n)
  }
  /// Gives a function's result a subtype; the low 8 bits count. <https://sqlite.org/c3ref/result_subtype.html>
  @_alwaysEmitIntoClient public func sqlite3_result_subtype(_ a0: OpaquePointer!, _ a1: UInt32) {
    unsafe library.pointee.sqlite3_result_subtype(a0, a1)
  }
}
