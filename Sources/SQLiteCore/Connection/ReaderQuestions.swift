import SQLiteCalls

extension Connection {
  /// Refuses SQL that asks what this connection wrote, where another one writes: SQLite would answer 0.
  func refuseQuestionsToWriter(_ sql: String) throws(SQLiteError) {
    let text = sql.lowercased()
    // What else has such a name may go to the writer, too.
    guard text.contains("changes") || text.contains("last_insert_rowid") else { return }
    throw .refused(
      .readonly, "what was changed or inserted last is known to the connection that writes: ask it in withConnection(_:)", sql: sql)
  }
}
