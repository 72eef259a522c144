// Written by Scripts/generate-calls from Scripts/entry-points.tsv: change the table or the script, not this file.
public import CSQLiteLoaded

extension LoadedSqlite3Wrapper {
  /// The number of columns a statement returns; 0 when it returns none. <https://sqlite.org/c3ref/column_count.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_column_count(_ pStmt: OpaquePointer!) -> Int32 {
    unsafe library.pointee.sqlite3_column_count(pStmt)
  }
  /// A column's name, UTF-8, valid until the statement is finalized or compiled again. <https://sqlite.org/c3ref/column_name.html>
  @_alwaysEmitIntoClient public func sqlite3_column_name(_ a0: OpaquePointer!, _ N: Int32) -> UnsafePointer<CChar>! {
    unsafe library.pointee.sqlite3_column_name(a0, N)
  }
  /// A column's name in UTF-16. <https://sqlite.org/c3ref/column_name.html>
  @_alwaysEmitIntoClient public func sqlite3_column_name16(_ a0: OpaquePointer!, _ N: Int32) -> UnsafeRawPointer! {
    unsafe library.pointee.sqlite3_column_name16(a0, N)
  }
  /// The database a column comes from; nil for an expression. <https://sqlite.org/c3ref/column_database_name.html>
  @_alwaysEmitIntoClient public func sqlite3_column_database_name(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafePointer<CChar>! {
    unsafe library.pointee.optional.sqlite3_column_database_name?(a0, a1)
  }
  /// The database a column comes from, in UTF-16. <https://sqlite.org/c3ref/column_database_name.html>
  @_alwaysEmitIntoClient public func sqlite3_column_database_name16(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafeRawPointer! {
    unsafe library.pointee.optional.sqlite3_column_database_name16?(a0, a1)
  }
  /// The table a column comes from; nil for an expression. <https://sqlite.org/c3ref/column_database_name.html>
  @_alwaysEmitIntoClient public func sqlite3_column_table_name(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafePointer<CChar>! {
    unsafe library.pointee.optional.sqlite3_column_table_name?(a0, a1)
  }
  /// The table a column comes from, in UTF-16. <https://sqlite.org/c3ref/column_database_name.html>
  @_alwaysEmitIntoClient public func sqlite3_column_table_name16(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafeRawPointer! {
    unsafe library.pointee.optional.sqlite3_column_table_name16?(a0, a1)
  }
  /// The table's own name of a column; nil for an expression. <https://sqlite.org/c3ref/column_database_name.html>
  @_alwaysEmitIntoClient public func sqlite3_column_origin_name(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafePointer<CChar>! {
    unsafe library.pointee.optional.sqlite3_column_origin_name?(a0, a1)
  }
  /// The table's own name of a column, in UTF-16. <https://sqlite.org/c3ref/column_database_name.html>
  @_alwaysEmitIntoClient public func sqlite3_column_origin_name16(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafeRawPointer! {
    unsafe library.pointee.optional.sqlite3_column_origin_name16?(a0, a1)
  }
  /// The type a column was declared with; nil for an expression. <https://sqlite.org/c3ref/column_decltype.html>
  @_alwaysEmitIntoClient public func sqlite3_column_decltype(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafePointer<CChar>! {
    unsafe library.pointee.sqlite3_column_decltype(a0, a1)
  }
  /// The type a column was declared with, in UTF-16. <https://sqlite.org/c3ref/column_decltype.html>
  @_alwaysEmitIntoClient public func sqlite3_column_decltype16(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafeRawPointer! {
    unsafe library.pointee.sqlite3_column_decltype16(a0, a1)
  }
  /// The number of columns of the current row; 0 when there is none. <https://sqlite.org/c3ref/data_count.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_data_count(_ pStmt: OpaquePointer!) -> Int32 {
    unsafe library.pointee.sqlite3_data_count(pStmt)
  }
  /// A column of the current row as bytes, valid until step, reset, finalize or a conversion. <https://sqlite.org/c3ref/column_blob.html>
  @_alwaysEmitIntoClient public func sqlite3_column_blob(_ a0: OpaquePointer!, _ iCol: Int32) -> UnsafeRawPointer! {
    unsafe library.pointee.sqlite3_column_blob(a0, iCol)
  }
  /// A column of the current row as a double, converted where needed. <https://sqlite.org/c3ref/column_blob.html>
  @_alwaysEmitIntoClient public func sqlite3_column_double(_ a0: OpaquePointer!, _ iCol: Int32) -> Double {
    unsafe library.pointee.sqlite3_column_double(a0, iCol)
  }
  /// A column of the current row as the low 32 bits of an integer, converted where needed. <https://sqlite.org/c3ref/column_blob.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_column_int(_ a0: OpaquePointer!, _ iCol: Int32) -> Int32 {
    unsafe library.pointee.sqlite3_column_int(a0, iCol)
  }
  /// A column of the current row as an integer, converted where needed. <https://sqlite.org/c3ref/column_blob.html>
  @_alwaysEmitIntoClient public func sqlite3_column_int64(_ a0: OpaquePointer!, _ iCol: Int32) -> Int64 {
    unsafe library.pointee.sqlite3_column_int64(a0, iCol)
  }
  /// A column of the current row as UTF-8 with a NUL after it, valid until step, reset, finalize or a conversion. <https://sqlite.org/c3ref/column_blob.html>
  @_alwaysEmitIntoClient public func sqlite3_column_text(_ a0: OpaquePointer!, _ iCol: Int32) -> UnsafePointer<UInt8>! {
    unsafe library.pointee.sqlite3_column_text(a0, iCol)
  }
  /// A column of the current row as UTF-16 with a NUL after it. <https://sqlite.org/c3ref/column_blob.html>
  @_alwaysEmitIntoClient public func sqlite3_column_text16(_ a0: OpaquePointer!, _ iCol: Int32) -> UnsafeRawPointer! {
    unsafe library.pointee.sqlite3_column_text16(a0, iCol)
  }
  /// A column of the current row as an unprotected value; out of range a value that is NULL. <https://sqlite.org/c3ref/column_blob.html>
  @_alwaysEmitIntoClient public func sqlite3_column_value(_ a0: OpaquePointer!, _ iCol: Int32) -> OpaquePointer! {
    unsafe library.pointee.sqlite3_column_value(a0, iCol)
  }
  /// The length in bytes of a column as blob or UTF-8 text. <https://sqlite.org/c3ref/column_blob.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_column_bytes(_ a0: OpaquePointer!, _ iCol: Int32) -> Int32 {
    unsafe library.pointee.sqlite3_column_bytes(a0, iCol)
  }
  /// The length in bytes of a column as blob or UTF-16 text. <https://sqlite.org/c3ref/column_blob.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_column_bytes16(_ a0: OpaquePointer!, _ iCol: Int32) -> Int32 {
    unsafe library.pointee.sqlite3_column_bytes16(a0, iCol)
  }
  /// The storage class of a column of the current row, before any conversion. <https://sqlite.org/c3ref/column_blob.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_column_type(_ a0: OpaquePointer!, _ iCol: Int32) -> Int32 {
    unsafe library.pointee.sqlite3_column_type(a0, iCol)
  }
}
