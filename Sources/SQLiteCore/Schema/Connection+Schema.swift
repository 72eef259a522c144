import SQLiteCalls

/// A table, view or virtual table of a schema. <https://sqlite.org/pragma.html#pragma_table_list>
public struct TableInfo: Hashable, Sendable {
  /// What it is.
  public enum Kind: String, Hashable, Sendable {
    /// A table that stores rows.
    case table
    /// A stored query.
    case view
    /// A table of a module, such as a full-text index.
    case virtual
  }

  /// The name.
  public let name: String
  /// What it is.
  public let kind: Kind
  /// Whether it has no rowids.
  public let isWithoutRowid: Bool
  /// Whether its columns are strictly typed.
  public let isStrict: Bool
}

/// A column of a table or view. <https://sqlite.org/pragma.html#pragma_table_xinfo>
public struct ColumnInfo: Hashable, Sendable {
  /// The name.
  public let name: String
  /// The declared type as written; empty when there is none.
  public let declaredType: String
  /// Whether NULL is refused.
  public let isNotNull: Bool
  /// The default as SQL; nil when there is none.
  public let defaultValue: String?
  /// The place in the primary key, from 1; 0 when it is no part of it.
  public let primaryKeyPosition: Int
  /// Whether it is computed from others.
  public let isGenerated: Bool
}

extension Connection {
  /// The tables and views of a schema, by name; without those that belong to SQLite or that a virtual table stores its rows in.
  ///
  /// What they are is read from the stored SQL: nothing of a file that may have been made to do harm is compiled.
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR for a schema that is not there.
  public func tables(in schema: String = "main") throws(SQLiteError) -> [TableInfo] {
    var tables: [TableInfo] = []
    for table in try storedTables(in: schema).sorted(by: { $0.name.spelling.utf8.lexicographicallyPrecedes($1.name.spelling.utf8) }) {
      let name = table.name.spelling
      guard let kind = TableInfo.Kind(rawValue: table.kindByRows.rawValue), !name.hasPrefix("sqlite_") else { continue }
      tables.append(TableInfo(name: name, kind: kind, isWithoutRowid: table.isWithoutRowid, isStrict: table.isStrict))
    }
    return tables
  }

  /// The columns of a table or view, in order; hidden ones of virtual tables are left out.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR for a table that does not exist.
  public func columns(of table: String, in schema: String = "main") throws(SQLiteError) -> [ColumnInfo] {
    let found = try rows("SELECT name, type, \"notnull\", dflt_value, pk, hidden FROM pragma_table_xinfo(\(table), \(schema))")
    if found.isEmpty { throw SQLiteError.refused(.error, "no such table: \(table)") }
    var columns: [ColumnInfo] = []
    for row in found where try row["hidden"] != 1 {
      columns.append(
        ColumnInfo(
          name: try row["name"], declaredType: try row["type"], isNotNull: try row["notnull"] == 1, defaultValue: try row["dflt_value"],
          primaryKeyPosition: try row["pk"], isGenerated: try row["hidden", as: Int.self] > 1))
    }
    return columns
  }

  /// The columns of a table's primary key, in its order; empty when there is none, or no such table.
  package func primaryKey(of table: String) throws(SQLiteError) -> [String] {
    try rows("SELECT name FROM pragma_table_xinfo(\(table)) WHERE pk > 0 ORDER BY pk", as: String.self)
  }
}
