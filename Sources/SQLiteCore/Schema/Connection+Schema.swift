import SQLiteCalls

/// A table, view or virtual table of a schema. <https://sqlite.org/pragma.html#pragma_table_list>
public struct TableInfo: Hashable, Sendable {
  /// The highest column limit of any SQLite build. <https://sqlite.org/limits.html#max_column>
  package static let mostColumns = 32_767

  /// The kind of a table.
  public enum Kind: String, Hashable, Sendable {
    /// A table that stores rows.
    case table
    /// A stored query.
    case view
    /// A virtual table of a module, such as a full-text index.
    case virtual
  }

  /// The name.
  public let name: String
  /// The kind: a table, a view or a virtual table.
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
  /// Whether the column is NOT NULL.
  public let isNotNull: Bool
  /// The default as SQL; nil when there is none.
  public let defaultValue: String?
  /// The position in the primary key, from 1; 0 when the column is not part of it.
  public let primaryKeyPosition: Int
  /// Whether the column is computed from others.
  public var isGenerated: Bool { storage == .computed || storage == .computedAndStored }
  /// The way in which rows store the column.
  package let storage: Storage

  /// The kinds of columns, with the numbers that the pragma uses: ordinary, hidden by a virtual table, computed when it is read, or
  /// computed when the row is written.
  package enum Storage: Int, Hashable, Sendable { case ordinary, hidden, computed, computedAndStored }
}

extension Connection {
  /// Returns the tables and views of a schema, sorted by name. The result leaves out SQLite's own tables, the shadow tables in which
  /// virtual tables store their rows, and this package's own tables, whose names begin with `sqlitemanager_`.
  ///
  /// The properties are read from the stored SQL, so that no part of a possibly malicious file is compiled.
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR for a schema that does not exist.
  public func tables(in schema: String = "main") throws -> [TableInfo] {
    var tables: [TableInfo] = []
    let stored = try storedTables(in: schema)
    for table in stored.ordered(by: { Array($0.name.spelling.utf8).lexicographicallyPrecedes(Array($1.name.spelling.utf8)) }) {
      let name = table.name.spelling
      guard let kind = TableInfo.Kind(rawValue: table.kindByRows.rawValue), !table.name.isReserved else { continue }
      tables.append(TableInfo(name: name, kind: kind, isWithoutRowid: table.isWithoutRowid, isStrict: table.isStrict))
    }
    return tables
  }

  /// Returns the columns of a table or view, in order, without the hidden columns of virtual tables.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR for a table that does not exist.
  public func columns(of table: String, in schema: String = "main") throws -> [ColumnInfo] {
    let found = try allColumns(of: table, in: schema)
    if found.isEmpty { throw SQLiteError.refused(.error, "no such table: \(table)") }
    return found.filter { $0.storage != .hidden }
  }

  /// Returns the columns of a table or view, including hidden columns; empty if the table does not exist.
  ///
  /// - Parameter schema: The database; nil for the first database in which SQLite finds the table.
  package func allColumns(of table: String, in schema: String? = "main") throws -> [ColumnInfo] {
    let sql: SQL = "SELECT name, type, \"notnull\", dflt_value, pk, hidden FROM pragma_table_xinfo(\(table), \(schema)) ORDER BY cid"
    return try structure(sql) { row in
      ColumnInfo(
        name: try row[0], declaredType: try row[1], isNotNull: try row[2, as: Int.self] == 1, defaultValue: try row[3],
        primaryKeyPosition: try row[4], storage: ColumnInfo.Storage(rawValue: try row[5]) ?? .ordinary)
    }
  }

  /// Returns the columns of a table's primary key, in the key's order; empty when there is no key, or no such table.
  ///
  /// - Parameter schema: The database; nil for the first database in which SQLite finds the table.
  package func primaryKey(of table: String, in schema: String? = nil) throws -> [String] {
    try allColumns(of: table, in: schema).primaryKey
  }

  /// Returns one statement for each kind of write that fires triggers, on a table or view of the main database.
  package func writes(of table: SchemaName) throws -> [SQL] {
    let name: SQL = "main.\(identifier: table.spelling)"
    let columns = try allColumns(of: table.spelling).filter { $0.storage == .ordinary }.map { SQL(identifier: $0.name) }
    let settings = columns.map { "\($0) = \($0)" as SQL }.joined(separator: ", ")
    return ["DELETE FROM \(name)", "INSERT INTO \(name) DEFAULT VALUES", "UPDATE \(name) SET \(settings)"]
  }
}

extension [ColumnInfo] {
  /// The names of the primary key's columns, in the key's order.
  package var primaryKey: [String] {
    filter { $0.primaryKeyPosition > 0 }.ordered { $0.primaryKeyPosition < $1.primaryKeyPosition }.map(\.name)
  }
}
