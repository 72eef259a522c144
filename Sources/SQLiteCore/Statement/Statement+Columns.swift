import SQLiteCalls

/// The table column that a column of a result comes from. <https://sqlite.org/c3ref/column_database_name.html>
public struct ColumnOrigin: Hashable, Sendable {
  /// The schema: `main`, `temp`, or the name of an attached database.
  public let schema: String
  /// The table's own name, not an alias.
  public let table: String
  /// The column's own name, not an alias.
  public let column: String

  /// Creates an origin to compare with.
  public init(schema: String = "main", table: String, column: String) {
    self.schema = schema
    self.table = table
    self.column = column
  }
}

extension Statement {
  /// The names of the result's columns; empty for a statement that has no result.
  ///
  /// These are the names from compilation; a running statement that has been recompiled since may have different names: see
  /// ``Row/columnNames``.
  /// - Throws: ``SQLiteError`` with SQLITE_NOMEM when SQLite has no memory for a name.
  ///
  /// The C function is `sqlite3_column_name`: <https://sqlite.org/c3ref/column_name.html>
  public var columnNames: [String] {
    get throws(SQLiteError) {
      try connection.enter()
      return try prepared.names(columnCount: columnCount).names
    }
  }

  /// The declared types of the result's columns, as written; nil for expressions, and for columns without a type.
  ///
  /// The values of a column may have different types: see ``SQLiteValue``. <https://sqlite.org/datatype3.html>
  /// - Throws: ``SQLiteError`` with SQLITE_NOMEM when SQLite has no memory for a type.
  ///
  /// The C function is `sqlite3_column_decltype`: <https://sqlite.org/c3ref/column_decltype.html>
  public var declaredTypes: [String?] {
    get throws(SQLiteError) {
      try connection.enter()
      let db = unsafe connection.handle
      var types: [String?] = []
      for index in 0..<columnCount {
        types.append(
          unsafe try prepared.text(of: .sqlite3_column_decltype, index, prepared.wrapper.sqlite3_column_decltype, on: db))
      }
      return types
    }
  }

  /// The origins of the result's columns; nil for expressions.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR when the library was built without SQLITE_ENABLE_COLUMN_METADATA; SQLITE_NOMEM when SQLite
  ///   has no memory for a name.
  ///
  /// The C functions are `sqlite3_column_database_name` and its siblings: <https://sqlite.org/c3ref/column_database_name.html>
  public var columnOrigins: [ColumnOrigin?] {
    get throws(SQLiteError) {
      try connection.enter()
      guard let origins = try prepared.origins(of: columnCount) else {
        throw SQLiteError.refused(.error, "the library was built without SQLITE_ENABLE_COLUMN_METADATA", sql: sql)
      }
      return origins
    }
  }

  private var columnCount: Int32 { unsafe prepared.wrapper.sqlite3_column_count(prepared.handle) }
}

extension PreparedStatement {
  /// Returns the origins of the columns; nil when the library does not report them.
  func origins(of columnCount: Int32) throws(SQLiteError) -> [ColumnOrigin?]? {
    let wrapper = wrapper
    guard wrapper.provides(.sqlite3_column_origin_name) else { return nil }
    let db = unsafe wrapper.sqlite3_db_handle(handle)
    var origins: [ColumnOrigin?] = []
    for n in 0..<columnCount {
      let schema = unsafe try text(of: .sqlite3_column_database_name, n, wrapper.sqlite3_column_database_name, on: db)
      let table = unsafe try text(of: .sqlite3_column_table_name, n, wrapper.sqlite3_column_table_name, on: db)
      let column = unsafe try text(of: .sqlite3_column_origin_name, n, wrapper.sqlite3_column_origin_name, on: db)
      if let schema, let table, let column {
        origins.append(ColumnOrigin(schema: schema, table: table, column: column))
      } else {
        origins.append(nil)
      }
    }
    return origins
  }

  /// Returns a text about a column, or nil if there is none; throws only if the call itself set SQLITE_NOMEM.
  fileprivate func text(
    of call: Sqlite3Call, _ index: Int32, _ read: (OpaquePointer?, Int32) -> UnsafePointer<CChar>?, on db: OpaquePointer?
  ) throws(SQLiteError) -> String? {
    let before = unsafe wrapper.sqlite3_extended_errcode(db)
    if let text = unsafe read(handle, index) { return unsafe String(cString: text) }
    let after = unsafe wrapper.sqlite3_extended_errcode(db)
    if after != before, ResultCode(rawValue: after).primary == .nomem { throw missing("what column \(index) is", call) }
    return nil
  }
}
