import SQLiteCalls

/// What a mock knows of statements by their first words.
enum MockModel {
  /// The functions that a mock answers as SQLite does; a test compares the list with the methods.
  static let calls: Set<Sqlite3Call> = [
    .sqlite3_aggregate_context, .sqlite3_backup_finish, .sqlite3_backup_init, .sqlite3_backup_pagecount, .sqlite3_backup_remaining,
    .sqlite3_backup_step, .sqlite3_bind_blob, .sqlite3_bind_blob64, .sqlite3_bind_double, .sqlite3_bind_int, .sqlite3_bind_int64,
    .sqlite3_bind_null, .sqlite3_bind_parameter_count, .sqlite3_bind_parameter_index, .sqlite3_bind_parameter_name,
    .sqlite3_bind_pointer, .sqlite3_bind_text, .sqlite3_bind_text16, .sqlite3_bind_text64, .sqlite3_bind_value,
    .sqlite3_bind_zeroblob, .sqlite3_bind_zeroblob64, .sqlite3_blob_bytes, .sqlite3_blob_close, .sqlite3_blob_open,
    .sqlite3_blob_read, .sqlite3_blob_reopen, .sqlite3_blob_write, .sqlite3_busy_handler, .sqlite3_busy_timeout, .sqlite3_changes,
    .sqlite3_changes64, .sqlite3_clear_bindings, .sqlite3_close, .sqlite3_close_v2, .sqlite3_collation_needed,
    .sqlite3_column_blob, .sqlite3_column_bytes, .sqlite3_column_bytes16, .sqlite3_column_count, .sqlite3_column_database_name,
    .sqlite3_column_decltype, .sqlite3_column_double, .sqlite3_column_int, .sqlite3_column_int64, .sqlite3_column_name,
    .sqlite3_column_name16, .sqlite3_column_origin_name, .sqlite3_column_table_name, .sqlite3_column_text, .sqlite3_column_text16,
    .sqlite3_column_type, .sqlite3_column_value, .sqlite3_commit_hook, .sqlite3_config, .sqlite3_context_db_handle,
    .sqlite3_create_collation,
    .sqlite3_create_collation_v2, .sqlite3_create_function, .sqlite3_create_function_v2, .sqlite3_create_window_function,
    .sqlite3_data_count, .sqlite3_db_cacheflush, .sqlite3_db_config, .sqlite3_db_filename, .sqlite3_db_handle, .sqlite3_db_name,
    .sqlite3_db_readonly, .sqlite3_db_release_memory, .sqlite3_enable_load_extension, .sqlite3_errcode, .sqlite3_errmsg,
    .sqlite3_errmsg16, .sqlite3_error_offset, .sqlite3_errstr, .sqlite3_exec, .sqlite3_expanded_sql, .sqlite3_extended_errcode,
    .sqlite3_extended_result_codes, .sqlite3_finalize, .sqlite3_free, .sqlite3_get_autocommit, .sqlite3_get_auxdata,
    .sqlite3_initialize, .sqlite3_interrupt, .sqlite3_last_insert_rowid, .sqlite3_libversion, .sqlite3_libversion_number,
    .sqlite3_limit, .sqlite3_malloc, .sqlite3_malloc64, .sqlite3_memory_used, .sqlite3_msize, .sqlite3_next_stmt, .sqlite3_open,
    .sqlite3_open_v2, .sqlite3_prepare, .sqlite3_prepare_v2, .sqlite3_prepare_v3, .sqlite3_preupdate_blobwrite, .sqlite3_preupdate_count,
    .sqlite3_preupdate_depth, .sqlite3_preupdate_hook,
    .sqlite3_preupdate_new, .sqlite3_preupdate_old, .sqlite3_progress_handler, .sqlite3_realloc,
    .sqlite3_realloc64, .sqlite3_reset, .sqlite3_result_blob, .sqlite3_result_blob64, .sqlite3_result_double,
    .sqlite3_result_error, .sqlite3_result_error_code, .sqlite3_result_error_nomem, .sqlite3_result_error_toobig,
    .sqlite3_result_int, .sqlite3_result_int64, .sqlite3_result_null, .sqlite3_result_pointer, .sqlite3_result_subtype,
    .sqlite3_result_text, .sqlite3_result_text16, .sqlite3_result_text64, .sqlite3_result_value, .sqlite3_result_zeroblob,
    .sqlite3_result_zeroblob64, .sqlite3_rollback_hook, .sqlite3_serialize, .sqlite3_set_authorizer, .sqlite3_set_auxdata,
    .sqlite3_set_last_insert_rowid, .sqlite3_shutdown, .sqlite3_sleep, .sqlite3_sql, .sqlite3_step, .sqlite3_stmt_busy,
    .sqlite3_stmt_isexplain, .sqlite3_stmt_readonly, .sqlite3_stmt_status, .sqlite3_system_errno, .sqlite3_threadsafe,
    .sqlite3_total_changes, .sqlite3_total_changes64, .sqlite3_trace_v2, .sqlite3_txn_state, .sqlite3_update_hook,
    .sqlite3_user_data, .sqlite3_value_blob, .sqlite3_value_bytes, .sqlite3_value_bytes16, .sqlite3_value_double,
    .sqlite3_value_dup, .sqlite3_value_encoding, .sqlite3_value_free, .sqlite3_value_frombind, .sqlite3_value_int,
    .sqlite3_value_int64, .sqlite3_value_nochange, .sqlite3_value_numeric_type, .sqlite3_value_pointer, .sqlite3_value_subtype,
    .sqlite3_value_text, .sqlite3_value_text16, .sqlite3_value_type, .sqlite3_wal_autocheckpoint, .sqlite3_wal_checkpoint_v2,
    .sqlite3_wal_hook,
    .fts5_api_xCreateTokenizer, .fts5_api_xFindTokenizer, .fts5_api_xCreateFunction, .fts5_tokenizer_xCreate, .fts5_tokenizer_xDelete,
    .fts5_tokenizer_xTokenize, .Fts5ExtensionApi_xUserData, .Fts5ExtensionApi_xColumnCount, .Fts5ExtensionApi_xRowCount,
    .Fts5ExtensionApi_xColumnTotalSize, .Fts5ExtensionApi_xTokenize, .Fts5ExtensionApi_xPhraseCount, .Fts5ExtensionApi_xPhraseSize,
    .Fts5ExtensionApi_xInstCount, .Fts5ExtensionApi_xInst, .Fts5ExtensionApi_xRowid, .Fts5ExtensionApi_xColumnText,
    .Fts5ExtensionApi_xColumnSize, .Fts5ExtensionApi_xQueryPhrase, .Fts5ExtensionApi_xSetAuxdata, .Fts5ExtensionApi_xGetAuxdata,
  ]
  /// Where the address of the result stands among the arguments: SQLite sets it to nil when these calls fail.
  private static let results: [Sqlite3Call: Int] = [
    .sqlite3_prepare: 3, .sqlite3_prepare_v2: 3, .sqlite3_prepare_v3: 4, .sqlite3_blob_open: 6,
  ]

  /// Sets the result of a call that was not performed to nil.
  static func clearResult(of call: Sqlite3Call, _ arguments: [Sqlite3Argument]) {
    guard let place = results[call], arguments.indices.contains(place), case .pointer(let bits?) = arguments[place] else { return }
    // The address is the argument of the call under way, so it is good.
    unsafe UnsafeMutablePointer<OpaquePointer?>(bitPattern: bits)?.pointee = nil
  }

  private static let changing: Set<String> = ["INSERT", "UPDATE", "DELETE", "REPLACE"]
  private static let readonly: Set<String> = ["SELECT", "VALUES", "EXPLAIN", "PRAGMA", "ATTACH", "DETACH"]

  private static func verb(_ words: [String]) -> String {
    guard words.first == "WITH" else { return words.first ?? "" }
    // The verb of a WITH stands outside all parentheses.
    var depth = 0
    for word in words.dropFirst() {
      if word == "(" { depth += 1 }
      if word == ")" { depth -= 1 }
      if depth == 0, changing.contains(word) || word == "SELECT" || word == "VALUES" { return word }
    }
    return "SELECT"
  }

  /// Whether a statement cannot write to the database file. <https://sqlite.org/c3ref/stmt_readonly.html>
  static func isReadonly(_ words: [String]) -> Bool { readonly.contains(verb(words)) }

  /// Whether a statement inserts, updates or deletes rows.
  static func isChange(_ words: [String]) -> Bool { changing.contains(verb(words)) }

  /// Whether a statement reads a table.
  static func readsTable(_ words: [String]) -> Bool { verb(words) == "SELECT" && words.contains("FROM") }
}
