import SQLiteCalls

/// The kinds of object that SQLite hands out and wants back.
public enum HandleKind: String, Hashable, Sendable, CaseIterable {
  /// From `sqlite3_open_v2` and its like, back through `sqlite3_close` or `sqlite3_close_v2`.
  case connection
  /// From `sqlite3_prepare_v3` and its like, back through `sqlite3_finalize`.
  case statement
  /// From `sqlite3_blob_open`, back through `sqlite3_blob_close`.
  case blob
  /// From `sqlite3_backup_init`, back through `sqlite3_backup_finish`.
  case backup
  /// From `sqlite3_value_dup`, back through `sqlite3_value_free`.
  case value
  /// From `sqlite3session_create`, back through `sqlite3session_delete`.
  case session
  /// From `sqlite3changegroup_new`, back through `sqlite3changegroup_delete`.
  case changegroup
  /// From `sqlite3changeset_start` and its like, back through `sqlite3changeset_finalize`.
  case iterator
  /// From `sqlite3rebaser_create`, back through `sqlite3rebaser_delete`.
  case rebaser
  /// From `sqlite3_str_new`, back through `sqlite3_str_finish`.
  case string
  /// From `sqlite3_mutex_alloc`, back through `sqlite3_mutex_free`; static mutexes are not counted.
  case mutex
  /// From `sqlite3_serialize`, `sqlite3_expanded_sql`, `sqlite3_mprintf` and `sqlite3_str_finish`, back through `sqlite3_free`.
  case memory

  /// What a call takes as its first argument; nil when that is none of these.
  static func first(of call: Sqlite3Call) -> HandleKind? {
    switch call {
    case .sqlite3_sql, .sqlite3_expanded_sql, .sqlite3_step, .sqlite3_finalize, .sqlite3_reset, .sqlite3_expired, .sqlite3_db_handle,
      .sqlite3_clear_bindings, .sqlite3_data_count, .sqlite3_transfer_bindings:
      return .statement
    case .sqlite3_backup_init, .sqlite3_blob_open, .sqlite3session_create, .sqlite3_str_new, .sqlite3changeset_apply,
      .sqlite3changeset_apply_v2, .sqlite3changeset_apply_strm, .sqlite3changeset_apply_v2_strm:
      return .connection
    case .sqlite3_free, .sqlite3_mutex_alloc, .sqlite3_user_data, .sqlite3_get_auxdata, .sqlite3_set_auxdata, .sqlite3_context_db_handle:
      return nil
    default: break
    }
    let name = call.rawValue
    for (prefix, kind) in prefixes where name.hasPrefix(prefix) { return kind }
    return .connection
  }

  private static let prefixes: [(String, HandleKind?)] = [
    ("sqlite3_column_", .statement), ("sqlite3_bind_", .statement), ("sqlite3_stmt_", .statement), ("sqlite3_blob_", .blob),
    ("sqlite3_backup_", .backup), ("sqlite3_value_", .value), ("sqlite3session_", .session), ("sqlite3changegroup_", .changegroup),
    ("sqlite3changeset_", .iterator), ("sqlite3rebaser_", .rebaser), ("sqlite3_str_", .string), ("sqlite3_mutex_", .mutex),
    ("sqlite3_result_", nil), ("sqlite3_aggregate_", nil),
  ]
}
