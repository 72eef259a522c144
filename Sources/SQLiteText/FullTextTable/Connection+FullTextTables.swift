import SQLiteCalls
public import SQLiteCore

extension Connection {
  /// Creates a search table, in one transaction.
  ///
  /// If the content is an existing table (``FullTextTable/Content/external(table:rowid:)``), the index is filled from it. Triggers then
  /// keep the index in step with every write to that table, by this program or another. They update the index when a searched column or the
  /// rowid changes, not when other columns do. They see the rows that REPLACE removes only if recursive triggers are enabled when the
  /// statement is compiled. This package enables them, see ``Connection/Configuration/recursiveTriggers``; a program that does not must not
  /// use REPLACE. With FTS4, UPDATE OR IGNORE and OR FAIL fail with SQLITE_ERROR, because the index would lose the words of skipped rows; a
  /// program without this package must not use them.
  /// - Parameters:
  ///   - table: The table to create.
  ///   - ifNotExists: Whether an existing object with this name is left unchanged, even if it does not match the description.
  ///   - schema: The database to create it in, which must also contain the content table.
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE for an invalid description, or if the content table is missing, is a view or a virtual
  ///   table, or lacks rowids or one of the columns; SQLITE_ERROR if the connection does not have the tokenizer, or if an existing object
  ///   has the name of one of the search table's shadow tables.
  ///
  /// <https://sqlite.org/fts5.html#external_content_tables>, <https://sqlite.org/fts3.html#_external_content_fts4_tables_>
  public func createFullTextTable(_ table: FullTextTable, ifNotExists: Bool = false, in schema: String = "main") throws {
    try table.check()
    try bringTokenizer(of: table.tokenizer)
    try transaction {
      if try isNameTaken(table.name, in: schema) {
        if ifNotExists { return }
      } else {
        try refuseTakenStorage(of: table, in: schema)
      }
      if case .external(let content, let rowid) = table.content, let problem = try problem(of: content, rowid, for: table, in: schema) {
        throw table.misuse(problem)
      }
      try runFullText(table.create(in: schema))
      if let rank = table.rank { try runFullText(table.command("rank", rank, in: schema)) }
      guard case .external(let content, let rowid) = table.content else { return }
      try runFullText(table.command("rebuild", in: schema))
      let triggers = FullTextTriggers(table: table, content: content, rowid: rowid)
      for trigger in triggers.create(in: schema, avoiding: try storedObjects(.trigger, in: schema).map(\.name.spelling)) {
        try prepare(trigger).run()
      }
      _ = try prepare("EXPLAIN DELETE FROM \(identifier: schema).\(identifier: content)")  // compiles only if the triggers can run
    }
  }

  /// Removes a search table and the triggers that write to it, whichever program created them, in one transaction. The content table is
  /// kept.
  ///
  /// - Parameter ifExists: Whether a missing search table is not an error.
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR if the table does not exist, or if a trigger writes both to it and to other tables. Change
  ///   that trigger first.
  ///
  /// <https://sqlite.org/lang_droptable.html>
  public func dropFullTextTable(_ name: String, ifExists: Bool = false, in schema: String = "main") throws {
    try transaction {
      guard let table = try fullTextTable(named: name, in: schema) else {
        if ifExists { return }
        throw SQLiteError.refused(.error, "no such search table: \(name)")
      }
      for trigger in try storedObjects(.trigger, in: schema) {
        let areWrites = FullTextTriggers.statements(of: trigger.sql ?? "", writeTo: name)
        guard areWrites.contains(true) else { continue }
        let triggerName = trigger.name.spelling
        if areWrites.contains(false) {
          throw SQLiteError.refused(
            .error, "\(name): the trigger \(triggerName) writes to it and does other things: drop the trigger or change it first")
        }
        try prepare("DROP TRIGGER \(identifier: schema).\(identifier: triggerName)").run()
      }
      try runFullText("DROP TABLE \(table.qualified(in: schema))")
    }
  }

  /// Returns the search tables of a database, sorted by name: FTS5, FTS4 and FTS3 tables, whichever program created them.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR if the schema does not exist.
  public func fullTextTables(in schema: String = "main") throws -> [FullTextTable] {
    try storedObjects(.table, in: schema).compactMap { try fullTextTable($0, in: schema) }.ordered {
      $0.name.utf8.lexicographicallyPrecedes($1.name.utf8)
    }
  }

  /// Reads the description of a search table from the database; nil if there is no search table with this name.
  ///
  /// The connection need not have the table's tokenizer. An FTS3 table is described as an FTS4 table. FTS4 options that do not affect
  /// searches (`compress`, `uncompress`, `order`, `languageid`) are left out. The weights are read from the stored `bm25` rank function.
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR if the schema does not exist.
  public func fullTextTable(named name: String, in schema: String = "main") throws -> FullTextTable? {
    guard let found = try storedObjects(.table, named: name, in: schema).first else { return nil }
    return try fullTextTable(found, in: schema)
  }

  private func fullTextTable(_ object: StoredObject, in schema: String) throws -> FullTextTable? {
    guard let stored = object.sql.flatMap({ VirtualTableDefinition($0) }), var definition = FullTextDefinition(stored) else { return nil }
    let name = object.name.spelling
    if definition.takesColumnsOfContent, let content = definition.content {
      let columns = try columnNames(of: content, in: schema).compactMap { Array(FullTextWords($0)).first }  // FTS4 reads only this
      definition.columns = columns.filter { column in definition.languageColumn?.isName(column) != true }
    }
    let rank = definition.isFTS5 ? try storedRank(of: name, in: schema) : nil
    return definition.table(named: name, weights: rank.map(Self.weights) ?? [])
  }

  /// Returns the rank function stored in an FTS5 table; nil if it is the default.
  private func storedRank(of name: String, in schema: String) throws -> String? {
    let config = name + "_config"
    guard try hasTable(config, in: schema) else { return nil }
    return try value("SELECT v FROM \(identifier: schema).\(identifier: config) WHERE k = 'rank'", as: String?.self) ?? nil
  }

  /// Returns the arguments of a stored `bm25` call; empty for any other function.
  private static func weights(_ rank: String) -> [Double] {
    let parts = rank.split(separator: "(", maxSplits: 1)
    guard parts.count == 2, parts[0].filter({ $0 != " " }).isName("bm25") else { return [] }
    return parts[1].split(separator: ")", omittingEmptySubsequences: false)[0].split(separator: ",").map { part in
      Double(part.filter { $0 != " " && $0 != "'" }) ?? 1
    }
  }
}

extension Connection {
  /// Throws if a shadow table of the search table would have the name of an existing object, even if SQLite would allow it.
  private func refuseTakenStorage(of table: FullTextTable, in schema: String) throws {
    let names = ShadowTables.names(of: table.name, module: table.module.spelling)
    let taken = try storedObjects(.table, .view, .index, in: schema).first { names.containsName($0.name.spelling) }
    guard let taken else { return }
    let name = taken.name.spelling
    throw SQLiteError.refused(
      .error,
      "\(table.name): the \(taken.type) \"\(name)\" is there, and \(ShadowTables.claim(to: name, by: table.name)). Rename one of them")
  }

  func columnNames(of table: String, in schema: String) throws -> [String] {
    try allColumns(of: table, in: schema).filter { $0.storage != .hidden }.map(\.name)
  }

  /// Returns the reason why a table cannot be the content of a search table; nil if it can.
  private func problem(
    of content: String, _ rowid: String, for table: FullTextTable, in schema: String
  ) throws -> String? {
    guard let found = try storedTable(named: content, in: schema) else {
      return "its content table \(content) does not exist in \(schema)"
    }
    guard found.kind == .table else {
      return "\(content) is a \(found.kind.rawValue), which has no triggers to keep an index in step: use the table under it"
    }
    if found.isWithoutRowid { return "\(content) is WITHOUT ROWID: an index finds rows by their rowids" }
    let columns = try columnNames(of: content, in: schema)
    if let missing = table.columns.first(where: { !columns.containsName($0.name) }) {
      return "\(content) has no column \(missing.name): it has \(columns.joined(separator: ", "))"
    }
    let alias = try rowidColumn(of: content, in: schema)
    func isTaken(_ name: String) -> Bool { columns.containsName(name) && alias?.isName(name) != true }
    if isTaken(rowid) {
      let name = try alias ?? freeRowidName(of: content, isWithoutRowid: false, in: schema)
      return "the column \(rowid) of \(content) is not its INTEGER PRIMARY KEY: name \(name ?? "such a column, which the table needs")"
    }
    if !columns.containsName(rowid), !Self.rowidNames.containsName(rowid) { return "\(content) has no column \(rowid)" }
    if table.module == .fts4, isTaken("rowid") {
      return "\(content) has a column rowid that is not its INTEGER PRIMARY KEY: fts4 finds rows by rowid"
    }
    return nil
  }

  /// Runs a statement that needs the table's tokenizer.
  func runFullText(_ sql: SQL) throws {
    do {
      try prepare(sql).run()
    } catch let error as SQLiteError {
      guard case .missingTokenizer = error.meaning else { throw error }
      throw error.reworded(error.message + ": add it to the connection before the table is used")
    }
  }
}
