import SQLiteCalls

extension Connection {
  /// Runs a closure that inserts one row, and returns the rowid of the row; 0 where no row was inserted, or one without a rowid.
  ///
  /// SQLite keeps the rowid that was inserted last, into any table. Where it is another one than before, and no function has run SQL meanwhile, it is the
  /// row's. Else it may be older: SQLite has then to say whether a row was inserted, and whether the table has rowids.
  /// - Parameter lendings: How many statements the closure takes from the cache itself.
  /// - Throws: The error of the closure. When the row is inserted nothing throws: a caller would take the row for one that is not there.
  @usableFromInline package func rowid(
    into table: String, in schema: String?, lending lendings: Int, insert: () throws -> Void
  ) throws -> Int64 {
    let (former, lent) = (lastInsertRowid, cache.lendings)
    try insert()
    let rowid = lastInsertRowid
    if rowid != former, cache.lendings &- lent <= lendings { return rowid }
    return rowid != 0 && changes > 0 && hasRowids(table, in: schema) ? rowid : 0
  }

  /// Whether a table has rowids, by the names that these have in any such table: a column may have one of the names, in a table without rowids too. Most
  /// tables have rowids, and so does one of which SQLite cannot say it, as where it has no memory.
  private func hasRowids(_ table: String, in schema: String?) -> Bool {
    guard let open = unsafe handleIfOpen, wrapper.runsAnySQL, wrapper.provides(.sqlite3_table_column_metadata) else { return true }
    return ["rowid", "oid", "_rowid_"].allSatisfy { name in
      let code = unsafe wrapper.sqlite3_table_column_metadata(open, schema, table, name, nil, nil, nil, nil, nil)
      if code == 0 { return true }
      let error = error(code, in: .sqlite3_table_column_metadata)
      return error.code != .error || !error.message.hasPrefix("no such table column: ")
    }
  }
}
