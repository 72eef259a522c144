import SQLiteCalls

/// Denies views and triggers the tables, other than search tables, that a trusted schema would expose to them: pragmas, `dbstat` and other
/// modules' tables.
///
/// It decides while statements are compiled, so it must know the tables beforehand. If it does not know enough, it refuses: the databases
/// are then examined again, and the statement is compiled once more under a guard that knows its text. So a statement pays this cost only
/// if a view or a trigger uses something new, or if a common table expression, or a table none of whose columns is read, may belong to a
/// module.
///
/// The guard does not notice that another connection has since replaced a table with a virtual one of the same name.
final class FullTextTableGuard {
  /// For each database: the tables it stores, which take precedence over a module's eponymous table of the same name; and its tables of
  /// modules other than search modules.
  private var databases: [(name: SchemaName, stored: Set<SchemaName>, others: Set<SchemaName>)] = []
  /// The views and triggers of the databases.
  private var accessors: Set<SchemaName> = []
  /// The modules whose names can be used as table names.
  private var modules: Set<SchemaName> = []
  /// The text of a statement that is being compiled again; nil for every other statement.
  var sql: String?
  /// The last table that was refused.
  private var refused: String?

  /// Modules with which no schema can do harm: SQLite declares them innocuous, or they return nothing but bound values.
  private static let innocuous = ["json_each", "json_tree", "jsonb_each", "jsonb_tree", ListedSQL.table]

  init(_ connection: Connection, fullTextModules: [String]) throws {
    for schema in try connection.schemaNames {
      let tables = try connection.storedTables(in: schema)
      let others = tables.filter { $0.module.map { !schema.isTemp && !fullTextModules.contains($0) } ?? false }
      databases.append((SchemaName(schema), Set(tables.map(\.name)), Set(others.map(\.name))))
      if schema.isTemp { continue }  // created by the app, and trusted by SQLite
      for table in tables where table.kind == .view { accessors.insert(table.name) }
      accessors.formUnion(try connection.storedObjects(.trigger, in: schema).map(\.name))
    }
    for row in try connection.rows("PRAGMA module_list") {  // a SELECT could read a table of the file with the pragma's name
      let name = try row[0, as: String.self]
      if !(Self.innocuous + fullTextModules).contains(name) { modules.insert(SchemaName(name)) }
    }
  }

  /// Returns the decision about an action of the statement that is being compiled.
  func decide(_ request: AuthorizerRequest) -> AuthorizerDecision {
    switch request.action {
    case .read(let name, let column):
      // For a table none of whose columns is read, SQLite does not report the database, and does not always report the view that reads it.
      return decide(name, in: request.database, by: request.accessor, isDirect: request.accessor == nil && !column.isEmpty)
    case .insert(let name), .update(let name, _), .delete(let name):
      return decide(name, in: request.database, by: request.accessor, isDirect: request.accessor == nil)
    case .attach, .detach:
      forget { $0 != "main" && $0 != "temp" }
    case .dropTable(_, isTemporary: false), .dropVirtualTable, .alterTable:
      forget { $0 != "temp" }
    default: break
    }
    return .allow
  }

  /// Returns the name of the table that was refused last, and clears it.
  func takeRefused() -> String? { refused.take() }

  /// Discards the recorded tables of databases whose names are about to get another meaning.
  private func forget(_ isForgotten: (String) -> Bool) {
    databases.removeAll { isForgotten($0.name.folded) }
  }

  /// - Parameter isDirect: Whether the statement itself, and not a view or trigger, is known to use the table.
  @inline(never) private func decide(_ table: String, in database: String?, by accessor: String?, isDirect: Bool) -> AuthorizerDecision {
    if isDirect || !mayBeOther(table, in: database, by: accessor) || isNamed(table, by: accessor) { return .allow }
    refused = table
    return .deny
  }

  /// Returns whether a table may belong to a module other than the search modules.
  private func mayBeOther(_ table: String, in database: String?, by accessor: String?) -> Bool {
    let name = SchemaName(table)
    let homeName = SchemaName(database ?? "main")
    let home = databases.first { $0.name == homeName }
    if database == nil ? databases.contains(where: { $0.others.contains(name) }) : home?.others.contains(name) == true { return true }
    if home?.stored.contains(name) == true { return false }
    if modules.contains(name) || table.lowercased().hasPrefix("pragma_") { return true }
    // The table was not found. A statement that a module of SQLite compiles for itself has no accessor, and could not be compiled again.
    guard sql == nil, accessor != nil, homeName.folded != "temp", name.length(ofPrefix: SchemaName("sqlite")) == nil else { return false }
    return database != nil || !databases.contains { $0.stored.contains(name) }
  }

  /// Returns whether the statement itself uses a table: no view or trigger does, and its text names the table. The accessor may also be a
  /// common table expression of the statement or of a view.
  private func isNamed(_ table: String, by accessor: String?) -> Bool {
    guard let sql else { return false }
    if let accessor, accessors.contains(SchemaName(accessor)) { return false }
    let name = SchemaName(table)
    return SQLToken.all(in: sql).contains { $0.canName && SchemaName($0.named) == name }
  }
}
