import SQLiteCalls

// VACUUM gives the rows of a table other rowids where the table has neither an INTEGER PRIMARY KEY nor any index. A search table, or an R*Tree, that
// knows the rows by their rowids would then find others. <https://sqlite.org/lang_vacuum.html>

extension PreparedStatement {
  /// Makes rowids last before a VACUUM runs. A copy made by VACUUM INTO keeps them, and a transaction refuses VACUUM anyway.
  func prepareVacuum(on connection: Connection) throws {
    if !connection.wrapper.runsAnySQL || connection.isInTransaction { return }
    let words = Array(StatementTokens(ownSQL).dropFirst())
    if words.contains(where: { $0.isWord("into") }) { return }
    try connection.makeRowidsLast(in: words.first?.name ?? "main")
  }
}

extension Connection {
  /// Gives the tables whose rows virtual tables know by rowids an index without rows, where they have none: VACUUM then leaves their rowids alone.
  fileprivate func makeRowidsLast(in schema: String) throws {
    let isIndexed = try tablesIndexed(in: schema)
    // Without an index, a primary key is the rowid. A table WITHOUT ROWID has an index.
    let sql: SQL = """
      SELECT name FROM \(identifier: schema).sqlite_schema AS t WHERE type = 'table' AND rootpage > 0
        AND NOT EXISTS (SELECT 1 FROM pragma_index_list(t.name, \(schema)))
        AND NOT EXISTS (SELECT 1 FROM pragma_table_xinfo(t.name, \(schema)) WHERE pk > 0)
      """
    for name in try rows(sql, as: String.self) where isIndexed(SchemaName(name)) {
      var index = "sqlitemanager_rowids " + name
      while try isNameTaken(index, in: schema) { index += "_" }  // as after ALTER TABLE RENAME
      try execute("CREATE INDEX \(identifier: index, in: schema) ON \(identifier: name) (1) WHERE 0")
    }
  }

  /// Whether virtual tables may know the rows of a table by rowids: they are over the table, or a trigger on it writes to them. A search table without texts
  /// of its own for which there is neither may know the rows of any table.
  private func tablesIndexed(in schema: String) throws -> (SchemaName) -> Bool {
    let tables = try storedTables(in: schema)
    let names = Set(tables.filter { $0.definition != nil }.map(\.name))
    var indexed: Set<SchemaName> = []
    var filled = indexed
    for trigger in try storedObjects(.trigger, in: schema) {
      let targets = names.intersection(SQLToken.all(in: trigger.sql ?? "").writtenTables)
      if !targets.isEmpty { indexed.insert(trigger.table) }
      filled.formUnion(targets)
    }
    var isAny = false
    for table in tables {
      guard let content = table.definition.flatMap({ FullTextDefinition($0) })?.content.map({ SchemaName($0) }) else { continue }
      indexed.insert(content)
      if !filled.contains(table.name), !tables.contains(where: { $0.kind == .table && $0.name == content }) { isAny = true }
    }
    return { !$0.isReserved && (isAny || indexed.contains($0)) }
  }
}
