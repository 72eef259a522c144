public import SQLiteCore

/// A property of a column besides its type, or a constraint on its values. <https://sqlite.org/lang_createtable.html>
public struct ColumnConstraint: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case primaryKey(autoincrement: Bool)
    /// A PRIMARY KEY DESC. With it, even an INTEGER column is not the rowid, unlike with DESC in a table constraint.
    case descendingKey(onConflict: String?)
    case unique(onConflict: String?)
    case check(SQL)
    case defaultValue(SQLiteValue)
    case defaultExpression(SQL)
    /// A bare or quoted name, spelled as declared, which SQLite treats as a string.
    case defaultWord(String)
    /// NOT NULL with a conflict policy, or on a rowid, where it has no effect.
    case notNull(onConflict: String?)
    case references(ForeignKey)
    case generated(SQL, isStored: Bool)
    case collation(String)
  }

  package let kind: Kind

  package init(kind: Kind) { self.kind = kind }

  /// The primary key. A column of type INTEGER becomes the rowid.
  public static let primaryKey = ColumnConstraint(kind: .primaryKey(autoincrement: false))
  /// The primary key. With AUTOINCREMENT, the number of a deleted row is never reused. <https://sqlite.org/autoinc.html>
  public static func primaryKey(autoincrement: Bool) -> ColumnConstraint {
    ColumnConstraint(kind: .primaryKey(autoincrement: autoincrement))
  }
  /// Rows must have different values.
  public static let unique = ColumnConstraint(kind: .unique(onConflict: nil))
  /// An expression that must not be false for any row.
  public static func check(_ expression: SQL) -> ColumnConstraint { ColumnConstraint(kind: .check(expression)) }
  /// The value of the column in a row for which no value is given.
  public static func defaultValue(_ value: SQLiteValue) -> ColumnConstraint { ColumnConstraint(kind: .defaultValue(value)) }
  /// An expression that is computed for each row for which no value is given.
  public static func defaultExpression(_ expression: SQL) -> ColumnConstraint { ColumnConstraint(kind: .defaultExpression(expression)) }
  /// A reference to a key of another table, or of this one.
  ///
  /// - Parameter column: The referenced column; nil for the primary key.
  public static func references(
    _ table: String, _ column: String? = nil, onDelete: ForeignKey.Action = .noAction, onUpdate: ForeignKey.Action = .noAction,
    isDeferred: Bool = false
  ) -> ColumnConstraint {
    ColumnConstraint(
      kind: .references(
        ForeignKey(table: table, columns: column.map { [$0] } ?? [], onDelete: onDelete, onUpdate: onUpdate, isDeferred: isDeferred)))
  }
  /// The column is computed from other columns and never written. <https://sqlite.org/gencol.html>
  ///
  /// - Parameter isStored: Whether it is computed when the row is written, rather than when it is read.
  public static func generated(_ expression: SQL, isStored: Bool = false) -> ColumnConstraint {
    ColumnConstraint(kind: .generated(expression, isStored: isStored))
  }
  /// The collation for comparing text, such as NOCASE. <https://sqlite.org/datatype3.html#collation>
  public static func collation(_ name: String) -> ColumnConstraint { ColumnConstraint(kind: .collation(name)) }

  /// The SQL in CREATE TABLE.
  package var sql: SQL {
    switch kind {
    case .primaryKey(let autoincrement): autoincrement ? "PRIMARY KEY AUTOINCREMENT" : "PRIMARY KEY"
    case .descendingKey(let policy): SQL.rule("PRIMARY KEY DESC", onConflict: policy)
    case .unique(let policy): SQL.rule("UNIQUE", onConflict: policy)
    case .check(let expression): "CHECK (\(expression.withLiterals))"
    case .defaultValue(let value): SQL(unchecked: "DEFAULT \(value.literal ?? "NULL")")
    case .defaultExpression(let expression): "DEFAULT (\(expression.withLiterals))"
    case .defaultWord(let word): SQL(unchecked: "DEFAULT \(word)")
    case .notNull(let policy): SQL.rule("NOT NULL", onConflict: policy)
    case .references(let key): key.sql
    case .generated(let expression, let isStored):
      "GENERATED ALWAYS AS (\(expression.withLiterals)) \(isStored ? "STORED" as SQL : "VIRTUAL")"
    case .collation(let name): "COLLATE \(identifier: name)"
    }
  }
}
