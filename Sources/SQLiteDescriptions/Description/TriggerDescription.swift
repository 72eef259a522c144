public import SQLiteCore
import SQLiteTables

/// A trigger: statements that run when rows of a table or view are written. <https://sqlite.org/lang_createtrigger.html>
public struct TriggerDescription: Hashable, Sendable {
  /// The time at which a trigger runs.
  public enum Timing: String, Hashable, Sendable {
    /// Before the row is written.
    case before = "BEFORE"
    /// After the row is written.
    case after = "AFTER"
    /// Instead of writing the row, for views.
    case insteadOf = "INSTEAD OF"
  }

  /// A change that fires a trigger.
  public enum Event: Hashable, Sendable {
    /// A row is inserted.
    case insert
    /// A row is deleted.
    case delete
    /// A row is updated.
    case update
    /// An UPDATE sets one of these columns of a row.
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

  /// The name. Triggers have their own namespace.
  public let name: String
  /// The time at which the trigger runs.
  public let timing: Timing
  /// The change that fires the trigger.
  public let event: Event
  /// The condition for rows; nil for all rows.
  public let condition: SQL?
  /// The body: INSERT, UPDATE, DELETE and SELECT statements, without semicolons.
  public let statements: [SQL]

  /// Creates a description of a trigger.
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
