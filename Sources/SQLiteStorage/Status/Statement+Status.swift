public import SQLiteCalls
@_exported public import struct SQLiteCalls.StatementStatus
public import SQLiteCore

extension Statement {
  /// Reads a counter of this statement: rows read in full scans, sorts, rows inserted into automatic indexes, steps of its program, runs,
  /// memory.
  ///
  /// Statements come from a cache, so a counter covers all runs of the statement since its last reset.
  /// - Parameter resets: Whether to reset the counter.
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE outside the loan of the connection.
  ///
  /// The C function is `sqlite3_stmt_status`: <https://sqlite.org/c3ref/stmt_status.html>
  public func status(_ counter: StatementStatus, resetting resets: Bool = false) throws(SQLiteError) -> Int {
    try count(of: counter, resetting: resets)
  }
}
