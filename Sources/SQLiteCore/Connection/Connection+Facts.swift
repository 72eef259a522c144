import SQLiteCalls

extension Connection {
  /// The number of rows that the last INSERT, UPDATE or DELETE changed itself. <https://sqlite.org/c3ref/changes.html>
  public var changes: Int64 {
    guard let open = unsafe handle else { return 0 }
    return unsafe wrapper.sqlite3_changes64(open)
  }

  /// The number of rows changed since the connection was opened, by triggers too. <https://sqlite.org/c3ref/total_changes.html>
  public var totalChanges: Int64 {
    guard let open = unsafe handle else { return 0 }
    return unsafe wrapper.sqlite3_total_changes64(open)
  }

  /// The rowid of the last row inserted into a table that has rowids; 0 when none was. <https://sqlite.org/c3ref/last_insert_rowid.html>
  public var lastInsertRowid: Int64 {
    guard let open = unsafe handle else { return 0 }
    return unsafe wrapper.sqlite3_last_insert_rowid(open)
  }

  /// Whether a transaction is open. <https://sqlite.org/c3ref/get_autocommit.html>
  public var isInTransaction: Bool {
    guard let open = unsafe handle else { return false }
    return unsafe wrapper.sqlite3_get_autocommit(open) == 0
  }
}
