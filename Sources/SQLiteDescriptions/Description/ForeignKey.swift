import SQLiteCore

/// The target of a foreign key, and the consequences of changes to it. <https://sqlite.org/foreignkeys.html>
public struct ForeignKey: Hashable, Sendable {
  /// The consequence for a row if the row that it refers to is deleted or its key changes.
  public enum Action: String, Hashable, Sendable {
    /// The change fails at the end of the statement or, if the key is deferred, at the end of the transaction.
    case noAction = "NO ACTION"
    /// The change fails immediately.
    case restrict = "RESTRICT"
    /// The columns become NULL.
    case setNull = "SET NULL"
    /// The columns get their defaults.
    case setDefault = "SET DEFAULT"
    /// The row is also deleted or updated.
    case cascade = "CASCADE"
  }

  /// The referenced table.
  public let table: String
  /// The referenced columns; empty for the primary key.
  public let columns: [String]
  /// The consequence if the referenced row is deleted.
  public let onDelete: Action
  /// The consequence if the referenced key changes.
  public let onUpdate: Action
  /// Whether the key is checked when the transaction commits, instead of after each statement.
  public let isDeferred: Bool

  /// Creates a reference to a table.
  public init(table: String, columns: [String] = [], onDelete: Action = .noAction, onUpdate: Action = .noAction, isDeferred: Bool = false) {
    self.table = table
    self.columns = columns
    self.onDelete = onDelete
    self.onUpdate = onUpdate
    self.isDeferred = isDeferred
  }

  var sql: SQL {
    var sql: SQL = "REFERENCES \(identifier: table)"
    if !columns.isEmpty { sql = sql + " (\(SQL.names(columns)))" }
    if onDelete != .noAction { sql = sql + SQL(unchecked: " ON DELETE \(onDelete.rawValue)") }
    if onUpdate != .noAction { sql = sql + SQL(unchecked: " ON UPDATE \(onUpdate.rawValue)") }
    return isDeferred ? sql + " DEFERRABLE INITIALLY DEFERRED" : sql
  }
}
