import SQLiteCallsCore

extension Connection {
  /// Writes the database again, without free pages. It needs up to twice its size beside it, and no open transaction.
  ///
  /// - Parameter schema: Which database.
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR in a transaction or while statements run, SQLITE_FULL, SQLITE_BUSY; the database is as before.
  ///
  /// <https://sqlite.org/lang_vacuum.html>
  public func vacuum(_ schema: String = "main") throws {
    do { try prepare("VACUUM \(identifier: schema)").run() } catch { throw reason(behind: error) }
  }
}
