public import SQLiteCore
import SQLiteTables

/// Statements that run when rows of a table or view are written. <https://sqlite.org/lang_createtrigger.html>
public struct TriggerDescription: Hashable, Sendable {
  /// When it runs.
  public enum Timing: String, Hashable, Sendable {
    /// Before the row is written.
    case before = "BEFORE"
    /// Behind the row's being written.
    case after = "AFTER"
    /// In place of it, for views.
    case insteadOf = "INSTEAD OF"
  }

  /// A change that a trigger runs for.
  public enum Event: Hashable, Sendable {
    /// A new row.
    case insert
    /// A row that goes.
    case delete
    /// A row that changes.
    case update
    /// A row of which one of these columns is set.
    case updateOf([String])

    var sql: SQL {
      switch self {
      case .insert: "INSERT"
      case .delete: "DELETE"
      case .update: "UPDATE"
      case .updateOf(let columns): "UPDATE OF \(SQL.names(columns))"
      }
    }
  }

  /// The name; triggers have names of their own.
  public let name: String
  /// When it runs.
  public let timing: Timing
  /// The change it runs for.
  public let event: Event
  /// For which rows; nil for all.
  public let condition: SQL?
  /// Its body: INSERT, UPDATE, DELETE and SELECT statements, without their semicolons.
  public let statements: [SQL]

  /// A trigger.
  public init(name: String, _ timing: Timing, _ event: Event, when condition: SQL? = nil, perform statements: [SQL]) {
    self.name = name
    self.timing = timing
    self.event = event
    self.condition = condition
    self.statements = statements
  }

  func create(on table: String, ifNotExists: Bool, in schema: String?) -> SQL {
    var sql: SQL = "CREATE TRIGGER \(SQL.created(name, ifNotExists: ifNotExists, in: schema)) \(SQL(unchecked: timing.rawValue))"
    sql = sql + " \(event.sql) ON \(identifier: table) FOR EACH ROW"
    if let condition { sql = sql + " WHEN \(condition.withLiterals)" }
    return sql + " BEGIN \(statements.map { $0.withLiterals + ";" }.joined(separator: " ")) END"
  }
}
