import SQLiteCalls

extension Connection {
  /// Runs a closure that inserts one row, and returns the row's rowid; 0 if no row was inserted, or if the row has no rowid.
  ///
  /// SQLite remembers the rowid that was inserted last, into any table. If it has changed, and no function has run SQL in the meantime, it
  /// belongs to the new row. Otherwise it may be older, so further calls determine whether a row was inserted, and whether the table has
  /// rowids.
  /// - Parameter lendings: The number of statements that the closure itself borrows from the cache.
  /// - Throws: The error of the closure. Nothing throws after the insertion, because a caller would assume that the row does not exist.
  @usableFromInline package func rowid(
    into table: String, in schema: String?, lending lendings: Int, insert: () throws -> Void
  ) throws -> Int64 {
    let (former, lent) = (lastInsertRowid, cache.lendings)
    try insert()
    let rowid = lastInsertRowid
    if rowid != former, cache.lendings &- lent <= lendings { return rowid }
    return rowid != 0 && changes > 0 && hasRowids(table, in: schema) ? rowid : 0
  }

  /// Returns whether a table has rowids, by looking up all their names: a column may have one of these names, even in a table without
  /// rowids. Most tables have rowids, so the result is also true if SQLite cannot determine it, for example because memory ran out.
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
