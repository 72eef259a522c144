public import SQLiteCore

/// A constraint on several columns of a table. <https://sqlite.org/lang_createtable.html>
public struct TableConstraint: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case primaryKey([String])
    case unique([String])
    case check(SQL)
    case foreignKey([String], ForeignKey)
    case key(TableKey)
  }

  /// The name; nil for none.
  public let name: String?
  package let kind: Kind

  package init(_ kind: Kind, named name: String? = nil) {
    self.kind = kind
    self.name = name
  }

  /// The primary key of several columns.
  public static func primaryKey(_ columns: String..., named name: String? = nil) -> TableConstraint {
    TableConstraint(.primaryKey(columns), named: name)
  }
  /// Rows must have different values in these columns.
  public static func unique(_ columns: String..., named name: String? = nil) -> TableConstraint {
    TableConstraint(.unique(columns), named: name)
  }
  /// An expression that must not be false for any row.
  public static func check(_ expression: SQL, named name: String? = nil) -> TableConstraint {
    TableConstraint(.check(expression), named: name)
  }
  /// Columns that refer to a key of another table, or of this one.
  public static func foreignKey(_ columns: String..., references key: ForeignKey, named name: String? = nil) -> TableConstraint {
    TableConstraint(.foreignKey(columns, key), named: name)
  }

  /// The columns of a primary key; nil for other constraints.
  var primaryKeyColumns: [String]? {
    switch kind {
    case .primaryKey(let columns): columns
    case .key(let key) where key.isPrimary: key.columns.withoutDuplicates
    default: nil
    }
  }

  /// Whether it is a primary key that names a column twice and is therefore not the rowid. Only descriptions read from a database can
  /// contain such a key.
  var namesKeyColumnTwice: Bool {
    if case .key(let key) = kind { key.isPrimary && key.columns.firstDuplicate != nil } else { false }
  }

  /// The SQL in CREATE TABLE.
  var sql: SQL { name.map { "CONSTRAINT \(identifier: $0) \(unnamed)" } ?? unnamed }

  /// The SQL in CREATE TABLE, without the name.
  package var unnamed: SQL {
    switch kind {
    case .primaryKey(let columns): "PRIMARY KEY (\(SQL.names(columns)))"
    case .unique(let columns): "UNIQUE (\(SQL.names(columns)))"
    case .check(let expression): "CHECK (\(expression.withLiterals))"
    case .foreignKey(let columns, let key): "FOREIGN KEY (\(SQL.names(columns))) \(key.sql)"
    case .key(let key): key.sql
    }
  }
}
