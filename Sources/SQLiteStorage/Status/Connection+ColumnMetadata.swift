import SQLiteCalls
public import SQLiteCore

/// SQLite's metadata about a column of a table. <https://sqlite.org/c3ref/table_column_metadata.html>
public struct ColumnMetadata: Hashable, Sendable {
  /// The declared type as written; empty when there is none.
  public let declaredType: String
  /// The collation that compares the values of the column.
  public let collation: String
  /// Whether NULL is refused.
  public let isNotNull: Bool
  /// Whether the column is part of the primary key.
  public let isPrimaryKey: Bool
  /// Whether the column is an INTEGER PRIMARY KEY with AUTOINCREMENT, whose numbers are never reused.
  public let isAutoincrement: Bool
}

extension Connection {
  /// Returns SQLite's metadata about a column, including its collation, which no pragma reports.
  ///
  /// - Parameters:
  ///   - column: The name of the column, or a name of the rowid.
  ///   - table: A table, not a view.
  ///   - schema: The database; nil for the first that has the table.
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR when there is no such table or column, or the table is a view.
  ///
  /// The C function is `sqlite3_table_column_metadata`: <https://sqlite.org/c3ref/table_column_metadata.html>
  public func metadata(ofColumn column: String, in table: String, in schema: String? = nil) throws -> ColumnMetadata {
    try admitWork()
    let open = unsafe try openHandle()
    for name in [column, table, schema ?? ""] { try refuseNul(inName: name) }
    var (type, collation): (UnsafePointer<CChar>?, UnsafePointer<CChar>?) = (nil, nil)
    var (isNotNull, isKey, isAutoincrement): (Int32, Int32, Int32) = (0, 0, 0)
    let code = unsafe wrapper.sqlite3_table_column_metadata(
      open, schema, table, column, &type, &collation, &isNotNull, &isKey, &isAutoincrement)
    if code != 0 { throw error(code, in: .sqlite3_table_column_metadata, about: table) }
    return ColumnMetadata(
      declaredType: unsafe type.map { unsafe String(cString: $0) } ?? "",
      collation: unsafe collation.map { unsafe String(cString: $0) } ?? "",
      isNotNull: isNotNull != 0, isPrimaryKey: isKey != 0, isAutoincrement: isAutoincrement != 0)
  }
}
