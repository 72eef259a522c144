// Written by Scripts/generate-calls from Scripts/entry-points.tsv: change the table or the script, not this file.

/// The entry points of SQLite's C library about: Column.
public protocol Sqlite3ColumnCalls: AnyObject {
  /// The number of columns a statement returns; 0 when it returns none.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/column_count.html>
  @discardableResult
  func sqlite3_column_count(_ pStmt: OpaquePointer!) -> Int32
  /// A column's name, UTF-8, valid until the statement is finalized or compiled again.
  ///
  /// When it fails it returns nil. <https://sqlite.org/c3ref/column_name.html>
  func sqlite3_column_name(_ a0: OpaquePointer!, _ N: Int32) -> UnsafePointer<CChar>!
  /// A column's name in UTF-16.
  ///
  /// When it fails it returns nil. <https://sqlite.org/c3ref/column_name.html>
  func sqlite3_column_name16(_ a0: OpaquePointer!, _ N: Int32) -> UnsafeRawPointer!
  /// The database a column comes from; nil for an expression.
  ///
  /// When it fails it returns nil. <https://sqlite.org/c3ref/column_database_name.html>
  func sqlite3_column_database_name(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafePointer<CChar>!
  /// The database a column comes from, in UTF-16.
  ///
  /// When it fails it returns nil. <https://sqlite.org/c3ref/column_database_name.html>
  func sqlite3_column_database_name16(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafeRawPointer!
  /// The table a column comes from; nil for an expression.
  ///
  /// When it fails it returns nil. <https://sqlite.org/c3ref/column_database_name.html>
  func sqlite3_column_table_name(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafePointer<CChar>!
  /// The table a column comes from, in UTF-16.
  ///
  /// When it fails it returns nil. <https://sqlite.org/c3ref/column_database_name.html>
  func sqlite3_column_table_name16(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafeRawPointer!
  /// The table's own name of a column; nil for an expression.
  ///
  /// When it fails it returns nil. <https://sqlite.org/c3ref/column_database_name.html>
  func sqlite3_column_origin_name(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafePointer<CChar>!
  /// The table's own name of a column, in UTF-16.
  ///
  /// When it fails it returns nil. <https://sqlite.org/c3ref/column_database_name.html>
  func sqlite3_column_origin_name16(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafeRawPointer!
  /// The type a column was declared with; nil for an expression.
  ///
  /// When it fails it returns nil. <https://sqlite.org/c3ref/column_decltype.html>
  func sqlite3_column_decltype(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafePointer<CChar>!
  /// The type a column was declared with, in UTF-16.
  ///
  /// When it fails it returns nil. <https://sqlite.org/c3ref/column_decltype.html>
  func sqlite3_column_decltype16(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafeRawPointer!
  /// The number of columns of the current row; 0 when there is none.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/data_count.html>
  @discardableResult
  func sqlite3_data_count(_ pStmt: OpaquePointer!) -> Int32
  /// A column of the current row as bytes, valid until step, reset, finalize or a conversion.
  ///
  /// When it fails it returns nil. <https://sqlite.org/c3ref/column_blob.html>
  func sqlite3_column_blob(_ a0: OpaquePointer!, _ iCol: Int32) -> UnsafeRawPointer!
  /// A column of the current row as a double, converted where needed.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/column_blob.html>
  func sqlite3_column_double(_ a0: OpaquePointer!, _ iCol: Int32) -> Double
  /// A column of the current row as the low 32 bits of an integer, converted where needed.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/column_blob.html>
  @discardableResult
  func sqlite3_column_int(_ a0: OpaquePointer!, _ iCol: Int32) -> Int32
  /// A column of the current row as an integer, converted where needed.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/column_blob.html>
  func sqlite3_column_int64(_ a0: OpaquePointer!, _ iCol: Int32) -> Int64
  /// A column of the current row as UTF-8 with a NUL after it, valid until step, reset, finalize or a conversion.
  ///
  /// When it fails it returns nil. <https://sqlite.org/c3ref/column_blob.html>
  func sqlite3_column_text(_ a0: OpaquePointer!, _ iCol: Int32) -> UnsafePointer<UInt8>!
  /// A column of the current row as UTF-16 with a NUL after it.
  ///
  /// When it fails it returns nil. <https://sqlite.org/c3ref/column_blob.html>
  func sqlite3_column_text16(_ a0: OpaquePointer!, _ iCol: Int32) -> UnsafeRawPointer!
  /// A column of the current row as an unprotected value; out of range a value that is NULL.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/column_blob.html>
  func sqlite3_column_value(_ a0: OpaquePointer!, _ iCol: Int32) -> OpaquePointer!
  /// The length in bytes of a column as blob or UTF-8 text.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/column_blob.html>
  @discardableResult
  func sqlite3_column_bytes(_ a0: OpaquePointer!, _ iCol: Int32) -> Int32
  /// The length in bytes of a column as blob or UTF-16 text.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/column_blob.html>
  @discardableResult
  func sqlite3_column_bytes16(_ a0: OpaquePointer!, _ iCol: Int32) -> Int32
  /// The storage class of a column of the current row, before any conversion.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/column_blob.html>
  @discardableResult
  func sqlite3_column_type(_ a0: OpaquePointer!, _ iCol: Int32) -> Int32
}
