import SQLiteCalls

/// Keeps views and triggers from the tables that trust in search tables would open to them besides: pragmas, `dbstat` and other tables of modules.
///
/// It is asked while statements are compiled, so it knows the tables beforehand. Where it does not know enough, it refuses: then the databases are looked at
/// again, and the statement is compiled once more by a guard that knows its text. So a statement pays for it only where a view or a trigger uses something
/// that is new, or where a common table expression or a table of which no column is read may be one of a module.
///
/// The guard does not see that another connection has since replaced a table with a virtual one of the same name.
final class FullTextTableGuard {
  /// The tables that each database stores, behind whose names no eponymous table of a module hides; and those that belong to modules other than those
  /// of search tables.
  private var databases: [(name: SchemaName, stored: Set<SchemaName>, others: Set<SchemaName>)] = []
  /// The views and triggers of the databases.
  private var accessors: Set<SchemaName> = []
  /// The modules whose name is a table by itself.
  private var modules: Set<SchemaName> = []
  /// The statement that is being compiled again; nil for every other one.
  var sql: String?
  /// The table that was refused last.
  private var refused: String?

  /// Modules that no schema can do harm with: SQLite says so itself, or they show nothing but bound values.
  private static let innocuous = ["json_each", "json_tree", "jsonb_each", "jsonb_tree", ListedSQL.table]

  init(_ connection: Connection, fullTextModules: [String]) throws {
    for schema in try connection.schemaNames {
      let tables = try connection.storedTables(in: schema)
      let others = tables.filter { $0.module.map { !schema.isTemp && !fullTextModules.contains($0) } ?? false }
      databases.append((SchemaName(schema), Set(tables.map(\.name)), Set(others.map(\.name))))
      if schema.isTemp { continue }  // made by the app, and trusted by SQLite
      for table in tables where table.kind == .view { accessors.insert(table.name) }
      accessors.formUnion(try connection.storedObjects(.trigger, in: schema).map(\.name))
    }
    for row in try connection.rows("PRAGMA module_list") {  // a table of the file could have the name that SELECT asks for
      let name = try row[0, as: String.self]
      if !(Self.innocuous + fullTextModules).contains(name) { modules.insert(SchemaName(name)) }
    }
  }

  /// Whether an action of the statement that is being compiled is allowed.
  func decide(_ request: AuthorizerRequest) -> AuthorizerDecision {
    switch request.action {
    case .read(let name, let column):
      // For a table of which no column is read, SQLite reports neither its database nor, in each case, the view that reads it.
      return decide(name, in: request.database, by: request.accessor, isAskedFor: request.accessor == nil && !column.isEmpty)
    case .insert(let name), .update(let name, _), .delete(let name):
      return decide(name, in: request.database, by: request.accessor, isAskedFor: request.accessor == nil)
    case .attach, .detach:
      forget { $0 != "main" && $0 != "temp" }
    case .dropTable(_, isTemporary: false), .dropVirtualTable, .alterTable:
      forget { $0 != "temp" }
    default: break
    }
    return .allow
  }

  /// The name of the table that was refused, once.
  func takeRefused() -> String? { refused.take() }

  /// Forgets the tables of databases: a name in them will stand for another thing.
  private func forget(_ isForgotten: (String) -> Bool) {
    databases.removeAll { isForgotten($0.name.folded) }
  }

  /// - Parameter isAskedFor: Whether the statement itself is known to use the table, and not a view or trigger.
  @inline(never) private func decide(_ table: String, in database: String?, by accessor: String?, isAskedFor: Bool) -> AuthorizerDecision {
    if isAskedFor || !mayBeOther(table, in: database, by: accessor) || isNamed(table, by: accessor) { return .allow }
    refused = table
    return .deny
  }

  /// Whether a table may belong to a module other than those of search tables.
  private func mayBeOther(_ table: String, in database: String?, by accessor: String?) -> Bool {
    let name = SchemaName(table)
    let homeName = SchemaName(database ?? "main")
    let home = databases.first { $0.name == homeName }
    if database == nil ? databases.contains(where: { $0.others.contains(name) }) : home?.others.contains(name) == true { return true }
    if home?.stored.contains(name) == true { return false }
    if modules.contains(name) || table.lowercased().hasPrefix("pragma_") { return true }
    // The table is not among those that were found. A statement that a module of SQLite compiles for itself has no accessor, and could not be compiled again.
    guard sql == nil, accessor != nil, homeName.folded != "temp", name.length(ofPrefix: SchemaName("sqlite")) == nil else { return false }
    return database != nil || !databases.contains { $0.stored.contains(name) }
  }

  /// Whether the statement itself wants a table: no view or trigger does, and its text names the table. The accessor may also be one of its
  /// common table expressions, or one of a view's.
  private func isNamed(_ table: String, by accessor: String?) -> Bool {
    guard let sql else { return false }
    if let accessor, accessors.contains(SchemaName(accessor)) { return false }
    let name = SchemaName(table)
    return SQLToken.all(in: sql).contains { $0.canName && SchemaName($0.named) == name }
  }
}
