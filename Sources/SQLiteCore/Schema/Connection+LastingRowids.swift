import SQLiteCalls

// VACUUM may change the rowids of a table that has neither an INTEGER PRIMARY KEY nor any index. A search table or an R*Tree that refers to
// the rows by rowid would then find the wrong rows. <https://sqlite.org/lang_vacuum.html>

extension PreparedStatement {
  /// Makes rowids stable before a VACUUM runs. A copy made by VACUUM INTO keeps them, and VACUUM fails in a transaction anyway.
  func prepareVacuum(on connection: Connection) throws {
    if !connection.wrapper.runsAnySQL || connection.isInTransaction { return }
    let words = Array(StatementTokens(ownSQL).dropFirst())
    if words.contains(where: { $0.isWord("into") }) { return }
    try connection.makeRowidsLast(in: words.first?.name ?? "main")
  }
}

extension Connection {
  /// Creates an index without rows for each table that virtual tables refer to by rowid, if it has no index: VACUUM then keeps its rowids.
  fileprivate func makeRowidsLast(in schema: String) throws {
    let isIndexed = try tablesIndexed(in: schema)
    // A primary key without an index is the rowid. A table WITHOUT ROWID has an index.
    let sql: SQL = """
      SELECT name FROM \(identifier: schema).sqlite_schema AS t WHERE type = 'table' AND rootpage > 0
        AND NOT EXISTS (SELECT 1 FROM pragma_index_list(t.name, \(schema)))
        AND NOT EXISTS (SELECT 1 FROM pragma_table_xinfo(t.name, \(schema)) WHERE pk > 0)
      """
    for name in try rows(sql, as: String.self) where isIndexed(SchemaName(name)) {
      var index = "sqlitemanager_rowids " + name
      while try isNameTaken(index, in: schema) { index += "_" }  // may be taken after ALTER TABLE RENAME
      try execute("CREATE INDEX \(identifier: index, in: schema) ON \(identifier: name) (1) WHERE 0")
    }
  }

  /// Returns a predicate for tables whose rows virtual tables may refer to by rowid. Such a table is the content of a virtual table, or has
  /// a trigger that writes to one. A search table that does not store its texts may refer to the rows of any table, if its content is not a
  /// table and no trigger writes to it.
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
