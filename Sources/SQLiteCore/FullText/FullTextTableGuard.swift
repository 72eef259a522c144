import SQLiteCalls

/// Keeps from views and triggers what trust in search tables would open to them besides: pragmas, `dbstat` and other tables of modules.
///
/// It is asked while statements are compiled, so it knows beforehand what there is.
final class FullTextTableGuard {
  /// The databases there were when it looked, with their files.
  let databases: [String]
  /// The tables of a module that is not one of search tables, by database.
  private let others: [SchemaName: Set<SchemaName>]
  /// What the databases store: no eponymous table of a module hides behind these names.
  private let stored: [SchemaName: Set<SchemaName>]
  /// The modules whose name is a table by itself.
  private let modules: Set<SchemaName>
  /// The views and triggers of the databases.
  private let accessors: Set<SchemaName>
  /// The statement that is being compiled, when that is known.
  var sql: String?
  /// The table that was refused last.
  private(set) var refused: String?

  /// Modules that no schema can do harm with: SQLite says so itself, or they show nothing but what is bound.
  private static let innocuous = ["json_each", "json_tree", "jsonb_each", "jsonb_tree", ListTable.name]

  init(_ connection: Connection, fullTextModules: [String], databases: [String]) throws {
    self.databases = databases
    var others: [SchemaName: Set<SchemaName>] = [:]
    var stored: [SchemaName: Set<SchemaName>] = [:]
    var accessors: Set<SchemaName> = []
    for schema in try connection.schemaNames {
      let tables = try connection.storedTables(in: schema)
      stored[SchemaName(schema)] = Set(tables.map(\.name))
      if SchemaName(schema) == SchemaName("temp") { continue }  // made by the app, and trusted by SQLite
      others[SchemaName(schema)] = Set(tables.filter { $0.module.map { !fullTextModules.contains($0) } ?? false }.map(\.name))
      for table in tables where table.kind == .view { accessors.insert(table.name) }
      accessors.formUnion(try connection.storedObjects(.trigger, in: schema).map(\.name))
    }
    var modules: Set<SchemaName> = []
    for row in try connection.rows("PRAGMA module_list") {  // a table of the file could have the name that SELECT asks for
      let name = try row[0, as: String.self]
      if !(Self.innocuous + fullTextModules).contains(name) { modules.insert(SchemaName(name)) }
    }
    (self.others, self.stored, self.modules, self.accessors) = (others, stored, modules, accessors)
  }

  /// Whether another one would decide the same of every statement.
  func knowsTheSame(as other: FullTextTableGuard) -> Bool {
    others == other.others && stored == other.stored && modules == other.modules && accessors == other.accessors
  }

  /// Whether what is to be compiled may be.
  func decide(_ request: AuthorizerRequest) -> AuthorizerDecision {
    let table: String
    switch request.action {
    case .read(let name, _), .insert(let name), .update(let name, _), .delete(let name): table = name
    default: return .allow
    }
    guard isOther(table, in: request.database) else { return .allow }
    if isAskedForByStatement(table, request.accessor) { return .allow }
    refused = table
    return .deny
  }

  /// The name of the table that was refused, once.
  func takeRefused() -> String? { refused.take() }

  private func isOther(_ table: String, in database: String?) -> Bool {
    let name = SchemaName(table)
    let database = SchemaName(database ?? "main")
    if others[database]?.contains(name) == true { return true }
    if stored[database]?.contains(name) == true { return false }
    return modules.contains(name) || table.lowercased().hasPrefix("pragma_")
  }

  /// Whether the statement itself wants a table: no view or trigger does, and its text names the table. The accessor may also be one of its
  /// common table expressions, or one of a view's.
  private func isAskedForByStatement(_ table: String, _ accessor: String?) -> Bool {
    if let accessor, accessors.contains(SchemaName(accessor)) { return false }
    guard let sql else { return accessor == nil }  // SQLite compiles a statement again
    let name = SchemaName(table)
    return SQLToken.all(in: sql).contains { $0.canName && SchemaName($0.named) == name }
  }
}
