import SQLiteCalls

/// Forwards calls, except calls with a null pointer whose behaviour is undefined in the real library: these fail with SQLITE_MISUSE, or
/// return nil or 0.
final class CautiousSqlite3Wrapper: RoutedSqlite3Wrapper, @unchecked Sendable {
  /// The calls for which SQLite defines the behaviour with a null pointer.
  private static let defined: Set<Sqlite3Call> = [
    .sqlite3_close, .sqlite3_close_v2, .sqlite3_errcode, .sqlite3_extended_errcode, .sqlite3_errmsg, .sqlite3_errmsg16,
    .sqlite3_error_offset, .sqlite3_stmt_readonly, .sqlite3_finalize, .sqlite3_reset,
    .sqlite3_step, .sqlite3_backup_finish, .sqlite3_blob_close, .sqlite3_value_free, .sqlite3_free, .sqlite3_realloc, .sqlite3_realloc64,
    .sqlite3_prepare, .sqlite3_prepare_v2, .sqlite3_prepare_v3, .sqlite3_exec, .sqlite3_sql, .sqlite3_expanded_sql, .sqlite3_msize,
  ]

  override func route<Answer>(
    _ call: Sqlite3Call, arguments: () -> [Sqlite3Argument], failed: ((Int32) -> Answer)?, perform: () -> Answer
  ) -> Answer {
    guard !Self.defined.contains(call), let handle = call.handles.first else { return perform() }
    let given = arguments()
    guard given.indices.contains(handle.index), case .handle(nil) = given[handle.index] else { return perform() }
    return failed?(ResultCode.misuse.rawValue) ?? nothing(Answer.self) ?? perform()
  }
}
