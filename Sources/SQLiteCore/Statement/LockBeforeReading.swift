import SQLiteCalls

extension Connection {
  /// Takes the write lock for a statement, in a transaction that has not begun to read.
  ///
  /// A virtual table reads the database when a statement first uses it, even if the statement is only compiled, and SQLite does not wait
  /// for a lock when a transaction that has read begins to write.
  /// - Parameter statement: The statement, or at least the beginning of it.
  func lockBeforeReading(for statement: @autoclosure () -> String) throws {
    guard isInTransaction, try transactionState() == .none else { return }
    guard let table = SQLToken.all(in: statement(), limit: 1_000).writtenTables.first else { return }
    // Triggers are switched off, because they use the virtual tables; none would fire anyway.
    _ = try withOption(.enableTrigger, 0) {
      do {
        let code = try withOwnStatement("DELETE FROM \(table.spelling.quoted(by: "\"")) WHERE 0") { unsafe wrapper.sqlite3_step($0.handle) }
        // The statement has been finalized: otherwise the error would name it among the holders of the lock.
        if code != ResultCode.done.rawValue { throw failure(code, in: .sqlite3_step) }
      } catch let error as SQLiteError {
        // The write itself reports a statement that cannot be compiled, or a read-only database.
        if error.origin != .call(.sqlite3_prepare_v3), error.code.primary != .readonly { throw error }
      }
    }
  }
}
