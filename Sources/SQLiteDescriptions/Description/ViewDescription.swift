public import SQLiteCore
import SQLiteTables

/// A description of a view, a stored query. <https://sqlite.org/lang_createview.html>
public struct ViewDescription: Hashable, Sendable {
  /// The name.
  public let name: String
  /// The names of the columns; empty to use the names of the query.
  public let columns: [String]
  /// The query.
  public let query: SQL
  /// The INSTEAD OF triggers for writing to the view.
  public let triggers: [TriggerDescription]

  /// Creates a description of a view.
  public init(name: String, columns: [String] = [], as query: SQL, triggers: [TriggerDescription] = []) {
    self.name = name
    self.columns = columns
    self.query = query
    self.triggers = triggers
  }

  /// Returns CREATE VIEW, followed by CREATE TRIGGER for each trigger.
  ///
  /// - Parameter schema: The database to create it in; nil for the main one.
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE if the description is invalid.
  public func create(ifNotExists: Bool = false, in schema: String? = nil) throws(SQLiteError) -> [SQL] {
    if let twice = columns.firstDuplicate { throw .description(of: name, "the column \(twice) is named twice") }
    let names: SQL = columns.isEmpty ? "" : " (\(SQL.names(columns)))"
    let sql: SQL = "CREATE VIEW \(SQL.created(name, ifNotExists: ifNotExists, in: schema))\(names) AS \(query.withLiterals)"
    let all = [sql] + triggers.map { $0.create(on: name, ifNotExists: ifNotExists, in: schema) }
    for sql in all { if let refusal = sql.refusal { throw .description(of: name, refusal) } }
    return all
  }

  /// Returns DROP VIEW.
  public func drop(ifExists: Bool = false, in schema: String? = nil) -> SQL { .drop("VIEW", name, ifExists: ifExists, in: schema) }
}
