import SQLiteCalls

/// The functions that are served, and why some of the others are not.
enum ServedCalls {
  /// Every function that is overridden here.
  static let all: Set<Sqlite3Call> = [
    .sqlite3_open_v2, .sqlite3_close, .sqlite3_close_v2, .sqlite3_db_config, .sqlite3_busy_timeout, .sqlite3_busy_handler,
    .sqlite3_prepare_v3, .sqlite3_step, .sqlite3_reset, .sqlite3_finalize, .sqlite3_exec, .sqlite3_interrupt,
    .sqlite3_bind_null, .sqlite3_bind_int64, .sqlite3_bind_double, .sqlite3_bind_text, .sqlite3_bind_text64, .sqlite3_bind_blob,
    .sqlite3_bind_blob64, .sqlite3_bind_zeroblob, .sqlite3_bind_zeroblob64, .sqlite3_clear_bindings,
    .sqlite3_bind_parameter_count, .sqlite3_bind_parameter_name, .sqlite3_bind_parameter_index,
    .sqlite3_column_count, .sqlite3_data_count, .sqlite3_column_name, .sqlite3_column_value, .sqlite3_value_type, .sqlite3_value_int64,
    .sqlite3_value_double, .sqlite3_value_text, .sqlite3_value_bytes, .sqlite3_value_blob,
    .sqlite3_changes64, .sqlite3_total_changes64, .sqlite3_last_insert_rowid, .sqlite3_set_last_insert_rowid, .sqlite3_get_autocommit,
    .sqlite3_txn_state, .sqlite3_db_filename, .sqlite3_db_name, .sqlite3_db_readonly, .sqlite3_next_stmt, .sqlite3_sql,
    .sqlite3_stmt_readonly, .sqlite3_stmt_busy, .sqlite3_stmt_isexplain, .sqlite3_stmt_status,
    .sqlite3_malloc, .sqlite3_malloc64, .sqlite3_free, .sqlite3_threadsafe,
  ]

  /// The reasons why other functions are not served.
  static let reasons: [Sqlite3Call: String] = {
    let groups: [(String, [Sqlite3Call])] = [
      ("a node runs no code of this process", [.sqlite3_create_function_v2, .sqlite3_create_window_function, .sqlite3_create_module_v2]),
      ("a node compares without code of this process", [.sqlite3_create_collation_v2, .sqlite3_collation_needed]),
      ("a node copies its databases itself", [.sqlite3_backup_init, .sqlite3_serialize, .sqlite3_deserialize]),
      ("the wire has no part of a value", [.sqlite3_blob_open]),
      ("a node does not tell what it changes", [.sqlite3_update_hook, .sqlite3_commit_hook, .sqlite3_rollback_hook, .sqlite3_wal_hook]),
      ("a node does not ask", [.sqlite3_set_authorizer, .sqlite3_progress_handler]),
      ("checkpoints are dqlite's own business", [.sqlite3_wal_checkpoint, .sqlite3_wal_checkpoint_v2, .sqlite3_wal_autocheckpoint]),
      ("a node takes no pointers of this process", [.sqlite3_bind_pointer]),
      ("a node loads no extension", [.sqlite3_load_extension]),
      (
        "the wire has texts in UTF-8 alone",
        [.sqlite3_bind_text16, .sqlite3_open16, .sqlite3_prepare16, .sqlite3_prepare16_v2, .sqlite3_prepare16_v3]
      ),
    ]
    var reasons: [Sqlite3Call: String] = [:]
    for (reason, calls) in groups {
      for call in calls { reasons[call] = reason }
    }
    return reasons
  }()
}
