import SQLiteCalls
public import SQLiteCore

/// The state of a search table's index compared with the text that it indexes.
public enum FullTextState: Hashable, Sendable {
  /// The index matches the text.
  case inStep
  /// The index does not match the text. Searches find rows that do not contain the words, or miss rows that do.
  case outOfStep(FullTextRemedy)
  /// The index matches the text, but was created with older word-splitting rules of this package. Searches still use those rules and find
  /// the same rows as before.
  ///
  /// The first rules of ``FoldingTokenizer`` and ``CJKTokenizer`` (`folding` and `cjk` without `rules 2`) index no symbols, distinguish the
  /// letters of Arabic and Persian keyboards and the digits of different scripts, and do not split Thai, Lao, Khmer and Burmese. The first
  /// rules of ``HTMLTokenizer`` (`html` without `rules 2`) treat most named references, such as `&eacute;`, as plain text.
  case olderRules(FullTextRemedy)
  /// The state cannot be determined: an FTS4 table without content has nothing to compare its index with.
  case unknown
}

/// The way to repair a search table.
public enum FullTextRemedy: Hashable, Sendable {
  /// ``Connection/rebuildFullTextTable(_:byNewestRules:in:)``.
  case rebuild
  /// ``Connection/rebuildFullTextTable(_:byNewestRules:in:)`` with `byNewestRules: true`. Versions of this package that do not have these
  /// rules can no longer use the table after that.
  case rebuildByNewestRules
  /// Drop the table and create it again. If it has no content, also fill it again, because its text is stored nowhere.
  case recreate
}

extension Connection {
  /// Compares the index of a search table with the text that it indexes, which takes as long as indexing that text.
  ///
  /// The connection must be allowed to write: SQLite's command for this check is an INSERT, although it changes nothing.
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR if the table does not exist, or if this connection does not have its tokenizer (neither
  ///   means damage); SQLITE_READONLY for a read-only database; SQLITE_CORRUPT if the file itself is damaged.
  ///
  /// <https://sqlite.org/fts5.html#the_integrity_check_command>, <https://sqlite.org/fts3.html#integcheck>
  public func checkFullTextTable(_ name: String, in schema: String = "main") throws -> FullTextState {
    let table = try describedFullTextTable(name, in: schema)
    if case .external(let content, _) = table.content {
      let columns = try columnNames(of: content, in: schema)
      if !table.columns.allSatisfy({ columns.containsName($0.name) }) { return .outOfStep(.recreate) }
    }
    if table.module == .fts4, table.content == .none { return .unknown }
    do {
      // Outside a transaction, FTS5 may keep a read lock after a failed check.
      try transaction(.deferred) { try compareIndex(of: table, withExternalContent: true, in: schema) }
      if table.tokenizer.byNewestRules == table.tokenizer { return .inStep }
      return .olderRules(table.content == .none ? .recreate : .rebuildByNewestRules)
    } catch let error as SQLiteError where error.code == .corruptVtab {
      return .outOfStep(table.content == .none ? .recreate : .rebuild)
    }
  }

  /// Compares the index of a search table with the text that the table itself stores. External content is not read.
  ///
  /// Must be called in a transaction. Does nothing for an FTS4 table that does not store its own content.
  /// - Throws: ``SQLiteError`` with SQLITE_CORRUPT if they differ, and the errors of ``checkFullTextTable(_:in:)``.
  package func checkOwnFullText(_ name: String, in schema: String = "main") throws {
    let table = try describedFullTextTable(name, in: schema)
    if table.module == .fts5 || table.content == .own { try compareIndex(of: table, withExternalContent: false, in: schema) }
  }

  /// - Parameter withExternalContent: Whether FTS5 also compares an external content table. FTS4 always does.
  private func compareIndex(of table: FullTextTable, withExternalContent: Bool, in schema: String) throws {
    let command = "integrity-check"
    try runFullText(
      table.module == .fts5 ? table.command(command, withExternalContent ? 1 : 0, in: schema) : table.command(command, in: schema))
  }

  /// Rebuilds the index of a search table from its content, in one transaction.
  ///
  /// - Parameter byNewestRules: Whether an index created with older tokenizer rules is recreated with the newest ones: see
  ///   ``FullTextState/olderRules(_:)``. The table is then dropped and created again with the same contents, options and settings.
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE for a table without content, because there is nothing to rebuild it from.
  ///
  /// <https://sqlite.org/fts5.html#the_rebuild_command>, <https://sqlite.org/fts3.html#rebuild>
  public func rebuildFullTextTable(_ name: String, byNewestRules: Bool = false, in schema: String = "main") throws {
    let table = try describedFullTextTable(name, in: schema)
    if table.content == .none { throw table.misuse("it has no content to rebuild it from: drop it, create it again and fill it") }
    guard byNewestRules, table.module == .fts5, table.tokenizer.byNewestRules != table.tokenizer else {
      return try runFullText(table.command("rebuild", in: schema))
    }
    try transaction { try remakeByNewestRules(table, in: schema) }
  }

  /// Optimizes the index of a search table for size and speed. It may take as long as writing the whole index.
  ///
  /// <https://sqlite.org/fts5.html#the_optimize_command>, <https://sqlite.org/fts3.html#optimize>
  public func optimizeFullTextTable(_ name: String, in schema: String = "main") throws {
    try runFullText(try describedFullTextTable(name, in: schema).command("optimize", in: schema))
  }

  /// Does a small part of the work of ``optimizeFullTextTable(_:in:)``, so that it can be spread over idle moments.
  ///
  /// - Parameter pageCount: The approximate number of pages that may be written, at least 1.
  /// - Returns: Whether there was work to do. FTS5 does nothing if the index has only a few segments.
  ///
  /// <https://sqlite.org/fts5.html#the_merge_command>, <https://sqlite.org/fts3.html#mergecmd>
  public func mergeFullTextTable(_ name: String, pageCount: Int, in schema: String = "main") throws -> Bool {
    let table = try describedFullTextTable(name, in: schema)
    guard pageCount > 0, pageCount <= Int32.max else { throw table.misuse("\(pageCount) is not a number of pages to merge") }
    let before = totalChanges
    try runFullText(
      table.module == .fts5
        ? table.command("merge", pageCount, in: schema) : table.command("merge=\(pageCount),8", in: schema))
    return totalChanges - before > 1  // the command itself counts as one
  }

  private func describedFullTextTable(_ name: String, in schema: String) throws -> FullTextTable {
    guard let table = try fullTextTable(named: name, in: schema) else {
      throw SQLiteError.refused(.error, "no such search table: \(name)")
    }
    try bringTokenizer(of: table.tokenizer)
    return table
  }
}
