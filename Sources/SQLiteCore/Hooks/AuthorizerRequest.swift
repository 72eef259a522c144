public import SQLiteCalls

/// An action of a statement, reported for a decision while the statement is compiled. <https://sqlite.org/c3ref/c_alter_table.html>
public struct AuthorizerRequest: Hashable, Sendable {
  /// An action and its object. Each case for a view or trigger also covers the temporary database.
  public enum Action: Hashable, Sendable {
    case createIndex(String, table: String, isTemporary: Bool)
    case createTable(String, isTemporary: Bool)
    case createTrigger(String, table: String, isTemporary: Bool)
    case createView(String, isTemporary: Bool)
    case createVirtualTable(String, module: String)
    case dropIndex(String, table: String, isTemporary: Bool)
    case dropTable(String, isTemporary: Bool)
    case dropTrigger(String, table: String, isTemporary: Bool)
    case dropView(String, isTemporary: Bool)
    case dropVirtualTable(String, module: String)
    case alterTable(String, database: String)
    case reindex(String)
    case analyze(table: String)
    case insert(table: String)
    case update(table: String, column: String)
    case delete(table: String)
    case select
    /// A column is read; its name is empty when a table is named but none of its columns, as by `count(*)`.
    case read(table: String, column: String)
    /// A common table expression uses itself.
    case recursive
    case function(String)
    case pragma(String, argument: String?)
    /// "BEGIN", "COMMIT" or "ROLLBACK".
    case transaction(String)
    /// "BEGIN", "RELEASE" or "ROLLBACK".
    case savepoint(String, name: String)
    /// The name is nil when it is computed, as from a parameter: `ATTACH ? AS other`.
    case attach(filename: String?)
    /// The name is nil when it is computed.
    case detach(database: String?)
    /// A code unknown to this package, with its two text arguments.
    case other(AuthorizerAction, String?, String?)
  }

  /// The requested action.
  public let action: Action
  /// The database of the action: "main", "temp" or the name under which it was attached; nil if the action concerns no database.
  public let database: String?
  /// The innermost trigger or view that requests the action; nil for the statement itself.
  public let accessor: String?

  /// Creates a request, for example to compare reported requests with it.
  public init(_ action: Action, database: String? = nil, accessor: String? = nil) {
    self.action = action
    self.database = database
    self.accessor = accessor
  }
}

extension AuthorizerRequest.Action {
  /// Creates an action from the arguments of the C callback.
  ///
  /// - Parameters:
  ///   - first: The third argument of the C callback.
  ///   - second: The fourth.
  init(_ code: AuthorizerAction, _ first: String?, _ second: String?) {
    let (name, other) = (first ?? "", second ?? "")
    switch code {
    case .createIndex, .createTempIndex: self = .createIndex(name, table: other, isTemporary: code == .createTempIndex)
    case .createTable, .createTempTable: self = .createTable(name, isTemporary: code == .createTempTable)
    case .createTrigger, .createTempTrigger: self = .createTrigger(name, table: other, isTemporary: code == .createTempTrigger)
    case .createView, .createTempView: self = .createView(name, isTemporary: code == .createTempView)
    case .createVtable: self = .createVirtualTable(name, module: other)
    case .dropIndex, .dropTempIndex: self = .dropIndex(name, table: other, isTemporary: code == .dropTempIndex)
    case .dropTable, .dropTempTable: self = .dropTable(name, isTemporary: code == .dropTempTable)
    case .dropTrigger, .dropTempTrigger: self = .dropTrigger(name, table: other, isTemporary: code == .dropTempTrigger)
    case .dropView, .dropTempView: self = .dropView(name, isTemporary: code == .dropTempView)
    case .dropVtable: self = .dropVirtualTable(name, module: other)
    case .alterTable: self = .alterTable(other, database: name)
    case .reindex: self = .reindex(name)
    case .analyze: self = .analyze(table: name)
    case .insert: self = .insert(table: name)
    case .update: self = .update(table: name, column: other)
    case .delete: self = .delete(table: name)
    case .select: self = .select
    case .read: self = .read(table: name, column: other)
    case .recursive: self = .recursive
    case .function: self = .function(other)
    case .pragma: self = .pragma(name, argument: second)
    case .transaction: self = .transaction(name)
    case .savepoint: self = .savepoint(name, name: other)
    case .attach: self = .attach(filename: first)
    case .detach: self = .detach(database: first)
    default: self = .other(code, first, second)
    }
  }
}
