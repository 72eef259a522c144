import SQLiteCore

/// The row that a foreign key refers to, and the consequences of its changes. <https://sqlite.org/foreignkeys.html>
public struct ForeignKey: Hashable, Sendable {
  /// The consequence for a row when the one it refers to is deleted or changes its key.
  public enum Action: String, Hashable, Sendable {
    /// The change is refused when the statement, or for a deferred key the transaction, ends.
    case noAction = "NO ACTION"
    /// The change is refused at once.
    case restrict = "RESTRICT"
    /// The columns become NULL.
    case setNull = "SET NULL"
    /// The columns get their defaults.
    case setDefault = "SET DEFAULT"
    /// The row is deleted or changed along.
    case cascade = "CASCADE"
  }

  /// The table referred to.
  public let table: String
  /// Its columns; empty for its primary key.
  public let columns: [String]
  /// The consequence when the row referred to is deleted.
  public let onDelete: Action
  /// The consequence when its key changes.
  public let onUpdate: Action
  /// Whether it is checked when the transaction is committed instead of after each statement.
  public let isDeferred: Bool

  /// A reference to a table.
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
