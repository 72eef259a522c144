import SQLiteContent
import SQLiteCore
import SQLiteText

/// The tables of a new database, and the order in which they are filled.
struct FilledTables {
  /// The tables that take rows from files, each after the tables that it refers to, as far as these do not refer to it.
  private(set) var inOrder: [SchemaName] = []
  /// The reason why a table or view takes no rows.
  private(set) var refusals: [SchemaName: String] = [:]
  /// The tables whose rows may refer to rows that are inserted later.
  private(set) var inCycle: Set<SchemaName> = []

  init(on connection: Connection) throws {
    let keys = SchemaName(MovedReferences.keysTable)
    let stored = try connection.storedTables().filter { (!$0.name.isReserved || $0.name == keys) && $0.kindByRows != .shadow }
    for table in stored where table.kind == .view { refusals[table.name] = "\(table.name.spelling) is a view, which takes no rows" }
    for table in try connection.fullTextTables() {
      if case .external(let content, _) = table.content { refusals[SchemaName(table.name)] = "\(table.name) is filled from \(content)" }
    }
    let filled = stored.map(\.name).filter { refusals[$0] == nil }
    var targets: [SchemaName: [SchemaName]] = [:]
    for table in filled { targets[table] = try connection.foreignKeyParts(of: table.spelling).map { SchemaName($0.target) } }
    var seen: Set<SchemaName> = []
    func visit(_ table: SchemaName) {
      guard let targets = targets[table], seen.insert(table).inserted else { return }
      targets.forEach(visit)
      if !targets.allSatisfy(inOrder.contains) { inCycle.insert(table) }
      inOrder.append(table)
    }
    filled.forEach(visit)
  }

  /// Adds a problem for each row that refers to a missing row.
  func checkReferences(on connection: Connection, in files: [SchemaName: RowFile], _ problems: inout BuildProblems) throws {
    let wrong = try connection.rows(#"SELECT "table", rowid, parent FROM pragma_foreign_key_check LIMIT 20"#)
    for row in wrong {
      let (table, rowid, parent) = (try row[0, as: String.self], try row[1, as: Int64?.self], try row[2, as: String.self])
      try problems.add(
        "\(rowid.map { "the row with rowid \($0)" } ?? "a row") of \(table) refers to a missing row of \(parent)",
        in: files[SchemaName(table)]?.path ?? table)
    }
  }
}
