import SQLiteCalls

extension Connection {
  /// Takes the lock that a statement needs to write, in a transaction that has not begun to read.
  ///
  /// A virtual table reads when a statement first uses it, be it compiled only, and SQLite does not wait for a lock when a transaction that has read begins
  /// to write.
  /// - Parameter statement: The statement, or its beginning.
  func lockBeforeReading(for statement: @autoclosure () -> String) throws {
    guard isInTransaction, try transactionState() == .none else { return }
    guard let table = SQLToken.all(in: statement(), limit: 1_000).writtenTables.first else { return }
    // Triggers are off, as none would fire anyway: they are what uses the virtual tables.
    _ = try withOption(.enableTrigger, 0) {
      do {
        let code = try withOwnStatement("DELETE FROM \(table.spelling.quoted(by: "\"")) WHERE 0") { unsafe wrapper.sqlite3_step($0.handle) }
        // The statement has ended: it would be named among the holders of the lock.
        if code != ResultCode.done.rawValue { throw failure(code, in: .sqlite3_step) }
      } catch let error as SQLiteError {
        // A statement that cannot be compiled, or a database that is read-only, is an error of the write itself.
        if error.origin != .call(.sqlite3_prepare_v3), error.code.primary != .readonly { throw error }
      }
    }
  }
}
