import SQLiteCalls
public import SQLiteCore

/// The agreement between the index of a search table and its texts.
public enum FullTextState: Hashable, Sendable {
  /// The index agrees with the texts.
  case inStep
  /// The index does not agree: searches find rows without the words, or miss rows with them.
  case outOfStep(FullTextRemedy)
  /// The index agrees, by older rules of this package for splitting texts into words. Searches use these rules as before, and find the same
  /// rows.
  ///
  /// By the first rules of ``FoldingTokenizer`` and ``CJKTokenizer``, `folding` and `cjk` without `rules 2`, no symbol is found, letters of
  /// Arabic and Persian keyboards and digits of other scripts differ, and Thai, Lao, Khmer and Burmese are not split. By the first rules of
  /// ``HTMLTokenizer``, `html` without `rules 2`, a named reference, such as `&eacute;`, is text.
  case olderRules(FullTextRemedy)
  /// The state cannot be determined: FTS4 without content has nothing to compare its index with.
  case unknown
}

/// A repair of a search table.
public enum FullTextRemedy: Hashable, Sendable {
  /// ``Connection/rebuildFullTextTable(_:byNewestRules:in:)``.
  case rebuild
  /// The same with `byNewestRules: true`. Older versions of this package without these rules cannot use the table then.
  case rebuildByNewestRules
  /// Drop the table, create it again and, if it has no content, fill it: nothing else has its texts.
  case recreate
}

extension Connection {
  /// Compares the index of a search table with its texts, which takes as long as indexing them.
  ///
  /// The connection must be allowed to write: SQLite's command for it is an INSERT, though it changes nothing.
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR for a missing table, or a tokenizer that this connection does not have, neither of which
  ///   is damage; SQLITE_READONLY on a read-only database; SQLITE_CORRUPT when the file itself is damaged.
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
      // In a transaction, because FTS5 may keep a read lock after a failed check outside of one.
      try transaction(.deferred) { try compareIndex(of: table, withExternalContent: true, in: schema) }
      if table.tokenizer.byNewestRules == table.tokenizer { return .inStep }
      return .olderRules(table.content == .none ? .recreate : .rebuildByNewestRules)
    } catch let error as SQLiteError where error.code == .corruptVtab {
      return .outOfStep(table.content == .none ? .recreate : .rebuild)
    }
  }

  /// Has a search table compare its index with the texts that it stores itself; external content is ignored.
  ///
  /// Must be called in a transaction. Nothing is checked in FTS4 tables without content of their own.
  /// - Throws: ``SQLiteError`` with SQLITE_CORRUPT when they differ, and as ``checkFullTextTable(_:in:)``.
  package func checkOwnFullText(_ name: String, in schema: String = "main") throws {
    let table = try describedFullTextTable(name, in: schema)
    if table.module == .fts5 || table.content == .own { try compareIndex(of: table, withExternalContent: false, in: schema) }
  }

  /// - Parameter withExternalContent: Whether FTS5 reads an external content table, too; FTS4 always does.
  private func compareIndex(of table: FullTextTable, withExternalContent: Bool, in schema: String) throws {
    let command = "integrity-check"
    try runFullText(
      table.module == .fts5 ? table.command(command, withExternalContent ? 1 : 0, in: schema) : table.command(command, in: schema))
  }

  /// Rebuilds the index of a search table from its texts. All or nothing.
  ///
  /// - Parameter byNewestRules: Whether an index created by older rules of ``FoldingTokenizer`` or ``CJKTokenizer`` is created by the
  ///   newest ones: see ``FullTextState/olderRules(_:)``. The table is then dropped and created again with its contents, options and
  ///   settings.
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE for a table without content, which has no texts.
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

  /// Does a part of the work of ``optimizeFullTextTable(_:in:)``, small enough to fit between two other tasks.
  ///
  /// - Parameter pageCount: The approximate number of pages that may be written, at least 1.
  /// - Returns: Whether there was work to do; FTS5 does nothing to an index that is only in a few pieces.
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
