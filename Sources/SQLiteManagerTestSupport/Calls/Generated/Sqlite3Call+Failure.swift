// Written by Scripts/generate-calls from Scripts/entry-points.tsv: change the table or the script, not this file.
public import SQLiteCalls

extension Sqlite3Call {
  /// How the call can fail, and with which codes: the fault model.
  public var failure: Sqlite3Failure {
    switch self {
    case .sqlite3_open,
      .sqlite3_open16,
      .sqlite3_open_v2:
      Sqlite3Failure(.performedThenReported, [.cantopen, .nomem])
    case .sqlite3_blob_close,
      .sqlite3_backup_finish,
      .sqlite3changeset_finalize:
      Sqlite3Failure(.performedThenReported, [.ioerr, .nomem])
    case .sqlite3_close:
      Sqlite3Failure(.onlyForCause, [.busy])
    case .sqlite3_finalize,
      .sqlite3_reset:
      Sqlite3Failure(.onlyForCause, [.busy, .ioerr, .full, .nomem, .constraint])
    case .sqlite3_close_v2:
      Sqlite3Failure(.onlyForCause, [.misuse])
    case .sqlite3_mutex_try:
      Sqlite3Failure(.notPerformed, [.busy])
    case .sqlite3_db_cacheflush:
      Sqlite3Failure(.notPerformed, [.busy, .ioerr, .full])
    case .sqlite3_wal_checkpoint:
      Sqlite3Failure(.notPerformed, [.busy, .locked, .ioerr])
    case .sqlite3_wal_checkpoint_v2:
      Sqlite3Failure(.notPerformed, [.busy, .locked, .ioerr, .full])
    case .sqlite3_step:
      Sqlite3Failure(
        .notPerformed,
        [
          .busy, .locked, .nomem, .ioerr, .full, .corrupt, .interrupt, .readonly, .notadb, .constraint, .schema, .cantopen, .`protocol`,
          .toobig, .auth, .mismatch,
        ])
    case .sqlite3_backup_step:
      Sqlite3Failure(.notPerformed, [.busy, .locked, .nomem, .ioerr, .readonly, .full])
    case .sqlite3_db_config,
      .sqlite3_transfer_bindings,
      .sqlite3_load_extension,
      .sqlite3_keyword_name,
      .sqlite3_db_status,
      .sqlite3session_config,
      .fts5_api_xFindTokenizer:
      Sqlite3Failure(.notPerformed, [.error])
    case .sqlite3_blob_reopen:
      Sqlite3Failure(.notPerformed, [.error, .abort])
    case .sqlite3_blob_read:
      Sqlite3Failure(.notPerformed, [.error, .abort, .ioerr])
    case .sqlite3_blob_write:
      Sqlite3Failure(.notPerformed, [.error, .abort, .readonly, .ioerr, .full])
    case .sqlite3_table_column_metadata,
      .fts5_tokenizer_xCreate,
      .fts5_tokenizer_xTokenize,
      .Fts5ExtensionApi_xTokenize:
      Sqlite3Failure(.notPerformed, [.error, .nomem])
    case .sqlite3_unlock_notify:
      Sqlite3Failure(.notPerformed, [.locked])
    case .sqlite3_extended_result_codes,
      .sqlite3_busy_handler,
      .sqlite3_busy_timeout,
      .sqlite3_set_authorizer,
      .sqlite3_trace_v2,
      .sqlite3_collation_needed,
      .sqlite3_collation_needed16,
      .sqlite3_status,
      .sqlite3_status64,
      .sqlite3_wal_autocheckpoint,
      .sqlite3_vtab_config,
      .sqlite3session_object_config,
      .sqlite3changeset_op,
      .sqlite3changeset_pk,
      .sqlite3changeset_fk_conflicts:
      Sqlite3Failure(.notPerformed, [.misuse])
    case .sqlite3_config:
      Sqlite3Failure(.notPerformed, [.misuse, .nomem])
    case .sqlite3changeset_old,
      .sqlite3changeset_new,
      .sqlite3changeset_conflict:
      Sqlite3Failure(.notPerformed, [.misuse, .range])
    case .sqlite3_initialize,
      .sqlite3_os_init,
      .sqlite3_complete,
      .sqlite3_complete16,
      .sqlite3_bind_double,
      .sqlite3_bind_int,
      .sqlite3_bind_int64,
      .sqlite3_bind_null,
      .sqlite3_bind_value,
      .sqlite3_auto_extension,
      .sqlite3_drop_modules,
      .sqlite3_overload_function,
      .sqlite3_vfs_register,
      .sqlite3_vfs_unregister,
      .sqlite3_rtree_geometry_callback,
      .sqlite3session_create,
      .sqlite3session_attach,
      .sqlite3session_changeset,
      .sqlite3session_patchset,
      .sqlite3changegroup_new,
      .sqlite3changegroup_output,
      .sqlite3rebaser_create,
      .sqlite3session_changeset_strm,
      .sqlite3session_patchset_strm,
      .sqlite3changegroup_output_strm,
      .fts5_api_xCreateTokenizer,
      .fts5_api_xCreateFunction:
      Sqlite3Failure(.notPerformed, [.nomem])
    case .sqlite3_deserialize:
      Sqlite3Failure(.notPerformed, [.nomem, .busy, .error])
    case .sqlite3changeset_start,
      .sqlite3changeset_start_v2,
      .sqlite3changeset_next,
      .sqlite3changeset_invert,
      .sqlite3changeset_concat,
      .sqlite3rebaser_configure,
      .sqlite3rebaser_rebase,
      .sqlite3changeset_concat_strm,
      .sqlite3changeset_invert_strm,
      .sqlite3changeset_start_strm,
      .sqlite3changeset_start_v2_strm,
      .sqlite3rebaser_rebase_strm,
      .Fts5ExtensionApi_xRowCount,
      .Fts5ExtensionApi_xInstCount,
      .Fts5ExtensionApi_xQueryPhrase,
      .Fts5ExtensionApi_xPhraseFirst,
      .Fts5ExtensionApi_xPhraseFirstColumn:
      Sqlite3Failure(.notPerformed, [.nomem, .corrupt])
    case .sqlite3changeset_apply,
      .sqlite3changeset_apply_v2,
      .sqlite3changeset_apply_strm,
      .sqlite3changeset_apply_v2_strm:
      Sqlite3Failure(.notPerformed, [.nomem, .corrupt, .abort, .constraint])
    case .Fts5ExtensionApi_xColumnText:
      Sqlite3Failure(.notPerformed, [.nomem, .corrupt, .ioerr])
    case .sqlite3changegroup_add,
      .sqlite3changegroup_add_strm:
      Sqlite3Failure(.notPerformed, [.nomem, .corrupt, .schema])
    case .sqlite3_declare_vtab,
      .sqlite3_vtab_in_first,
      .sqlite3_vtab_in_next:
      Sqlite3Failure(.notPerformed, [.nomem, .error])
    case .sqlite3_get_table:
      Sqlite3Failure(
        .notPerformed, [.nomem, .error, .busy, .locked, .ioerr, .corrupt, .interrupt, .notadb, .schema, .cantopen, .`protocol`, .auth])
    case .sqlite3_exec:
      Sqlite3Failure(
        .notPerformed,
        [
          .nomem, .error, .busy, .locked, .ioerr, .full, .corrupt, .interrupt, .readonly, .notadb, .constraint, .schema, .cantopen,
          .`protocol`, .toobig, .auth, .mismatch,
        ])
    case .sqlite3_prepare,
      .sqlite3_prepare_v2,
      .sqlite3_prepare_v3,
      .sqlite3_prepare16,
      .sqlite3_prepare16_v2,
      .sqlite3_prepare16_v3:
      Sqlite3Failure(.notPerformed, [.nomem, .error, .busy, .locked, .notadb, .corrupt, .cantopen, .ioerr, .schema, .auth, .interrupt])
    case .sqlite3_blob_open:
      Sqlite3Failure(.notPerformed, [.nomem, .error, .locked])
    case .sqlite3session_diff:
      Sqlite3Failure(.notPerformed, [.nomem, .error, .schema])
    case .sqlite3_create_module:
      Sqlite3Failure(.notPerformed, [.nomem, .misuse])
    case .sqlite3_create_function,
      .sqlite3_create_function16,
      .sqlite3_create_collation,
      .sqlite3_create_collation_v2,
      .sqlite3_create_collation16:
      Sqlite3Failure(.notPerformed, [.nomem, .misuse, .busy])
    case .sqlite3_bind_zeroblob,
      .sqlite3_bind_zeroblob64:
      Sqlite3Failure(.notPerformed, [.nomem, .toobig])
    case .sqlite3_vtab_rhs_value:
      Sqlite3Failure(.notPerformed, [.notfound])
    case .sqlite3_file_control:
      Sqlite3Failure(.notPerformed, [.notfound, .ioerr])
    case .Fts5ExtensionApi_xColumnTotalSize,
      .Fts5ExtensionApi_xColumnSize:
      Sqlite3Failure(.notPerformed, [.range, .corrupt])
    case .Fts5ExtensionApi_xInst:
      Sqlite3Failure(.notPerformed, [.range, .nomem])
    case .sqlite3_preupdate_old,
      .sqlite3_preupdate_new:
      Sqlite3Failure(.notPerformed, [.range, .nomem, .misuse])
    case .sqlite3_result_zeroblob64:
      Sqlite3Failure(.notPerformed, [.toobig])
    case .sqlite3_autovacuum_pages:
      Sqlite3Failure(.notPerformedButDestroys, [.misuse])
    case .sqlite3_bind_pointer,
      .sqlite3_rtree_query_callback,
      .Fts5ExtensionApi_xSetAuxdata:
      Sqlite3Failure(.notPerformedButDestroys, [.nomem])
    case .sqlite3_create_module_v2:
      Sqlite3Failure(.notPerformedButDestroys, [.nomem, .misuse])
    case .sqlite3_create_function_v2,
      .sqlite3_create_window_function:
      Sqlite3Failure(.notPerformedButDestroys, [.nomem, .misuse, .busy])
    case .sqlite3_bind_blob,
      .sqlite3_bind_blob64,
      .sqlite3_bind_text,
      .sqlite3_bind_text16,
      .sqlite3_bind_text64:
      Sqlite3Failure(.notPerformedButDestroys, [.nomem, .toobig])
    case .sqlite3_libversion,
      .sqlite3_sourceid,
      .sqlite3_libversion_number,
      .sqlite3_compileoption_used,
      .sqlite3_compileoption_get,
      .sqlite3_threadsafe,
      .sqlite3_shutdown,
      .sqlite3_os_end,
      .sqlite3_last_insert_rowid,
      .sqlite3_set_last_insert_rowid,
      .sqlite3_changes,
      .sqlite3_changes64,
      .sqlite3_total_changes,
      .sqlite3_total_changes64,
      .sqlite3_interrupt,
      .sqlite3_free_table,
      .sqlite3_snprintf,
      .sqlite3_vsnprintf,
      .sqlite3_free,
      .sqlite3_msize,
      .sqlite3_memory_used,
      .sqlite3_memory_highwater,
      .sqlite3_randomness,
      .sqlite3_trace,
      .sqlite3_profile,
      .sqlite3_progress_handler,
      .sqlite3_uri_parameter,
      .sqlite3_uri_boolean,
      .sqlite3_uri_int64,
      .sqlite3_uri_key,
      .sqlite3_filename_database,
      .sqlite3_filename_journal,
      .sqlite3_filename_wal,
      .sqlite3_database_file_object,
      .sqlite3_free_filename,
      .sqlite3_errcode,
      .sqlite3_extended_errcode,
      .sqlite3_errmsg,
      .sqlite3_errmsg16,
      .sqlite3_errstr,
      .sqlite3_error_offset,
      .sqlite3_limit,
      .sqlite3_sql,
      .sqlite3_stmt_readonly,
      .sqlite3_stmt_isexplain,
      .sqlite3_stmt_busy,
      .sqlite3_bind_parameter_count,
      .sqlite3_bind_parameter_name,
      .sqlite3_bind_parameter_index,
      .sqlite3_clear_bindings,
      .sqlite3_column_count,
      .sqlite3_data_count,
      .sqlite3_column_double,
      .sqlite3_column_int,
      .sqlite3_column_int64,
      .sqlite3_column_value,
      .sqlite3_column_bytes,
      .sqlite3_column_bytes16,
      .sqlite3_column_type,
      .sqlite3_aggregate_count,
      .sqlite3_expired,
      .sqlite3_global_recover,
      .sqlite3_thread_cleanup,
      .sqlite3_memory_alarm,
      .sqlite3_value_double,
      .sqlite3_value_int,
      .sqlite3_value_int64,
      .sqlite3_value_pointer,
      .sqlite3_value_bytes,
      .sqlite3_value_bytes16,
      .sqlite3_value_type,
      .sqlite3_value_numeric_type,
      .sqlite3_value_nochange,
      .sqlite3_value_frombind,
      .sqlite3_value_encoding,
      .sqlite3_value_subtype,
      .sqlite3_value_free,
      .sqlite3_user_data,
      .sqlite3_context_db_handle,
      .sqlite3_get_auxdata,
      .sqlite3_set_auxdata,
      .sqlite3_result_blob,
      .sqlite3_result_blob64,
      .sqlite3_result_double,
      .sqlite3_result_error,
      .sqlite3_result_error16,
      .sqlite3_result_error_toobig,
      .sqlite3_result_error_nomem,
      .sqlite3_result_error_code,
      .sqlite3_result_int,
      .sqlite3_result_int64,
      .sqlite3_result_null,
      .sqlite3_result_text,
      .sqlite3_result_text64,
      .sqlite3_result_text16,
      .sqlite3_result_text16le,
      .sqlite3_result_text16be,
      .sqlite3_result_value,
      .sqlite3_result_pointer,
      .sqlite3_result_zeroblob,
      .sqlite3_result_subtype,
      .sqlite3_sleep,
      .sqlite3_get_autocommit,
      .sqlite3_db_handle,
      .sqlite3_db_name,
      .sqlite3_db_filename,
      .sqlite3_db_readonly,
      .sqlite3_txn_state,
      .sqlite3_next_stmt,
      .sqlite3_commit_hook,
      .sqlite3_rollback_hook,
      .sqlite3_update_hook,
      .sqlite3_enable_shared_cache,
      .sqlite3_release_memory,
      .sqlite3_db_release_memory,
      .sqlite3_soft_heap_limit64,
      .sqlite3_hard_heap_limit64,
      .sqlite3_soft_heap_limit,
      .sqlite3_enable_load_extension,
      .sqlite3_cancel_auto_extension,
      .sqlite3_reset_auto_extension,
      .sqlite3_blob_bytes,
      .sqlite3_vfs_find,
      .sqlite3_mutex_free,
      .sqlite3_mutex_enter,
      .sqlite3_mutex_leave,
      .sqlite3_db_mutex,
      .sqlite3_test_control,
      .sqlite3_keyword_count,
      .sqlite3_keyword_check,
      .sqlite3_str_appendf,
      .sqlite3_str_vappendf,
      .sqlite3_str_append,
      .sqlite3_str_appendall,
      .sqlite3_str_appendchar,
      .sqlite3_str_reset,
      .sqlite3_str_errcode,
      .sqlite3_str_length,
      .sqlite3_str_value,
      .sqlite3_stmt_status,
      .sqlite3_backup_remaining,
      .sqlite3_backup_pagecount,
      .sqlite3_stricmp,
      .sqlite3_strnicmp,
      .sqlite3_strglob,
      .sqlite3_strlike,
      .sqlite3_log,
      .sqlite3_wal_hook,
      .sqlite3_vtab_on_conflict,
      .sqlite3_vtab_nochange,
      .sqlite3_vtab_collation,
      .sqlite3_vtab_distinct,
      .sqlite3_vtab_in,
      .sqlite3_preupdate_hook,
      .sqlite3_preupdate_count,
      .sqlite3_preupdate_depth,
      .sqlite3_preupdate_blobwrite,
      .sqlite3_system_errno,
      .sqlite3session_delete,
      .sqlite3session_enable,
      .sqlite3session_indirect,
      .sqlite3session_table_filter,
      .sqlite3session_changeset_size,
      .sqlite3session_isempty,
      .sqlite3session_memory_used,
      .sqlite3changegroup_delete,
      .sqlite3rebaser_delete,
      .fts5_tokenizer_xDelete,
      .Fts5ExtensionApi_xUserData,
      .Fts5ExtensionApi_xColumnCount,
      .Fts5ExtensionApi_xPhraseCount,
      .Fts5ExtensionApi_xPhraseSize,
      .Fts5ExtensionApi_xRowid,
      .Fts5ExtensionApi_xGetAuxdata,
      .Fts5ExtensionApi_xPhraseNext,
      .Fts5ExtensionApi_xPhraseNextColumn:
      Sqlite3Failure(.never, [])
    case .sqlite3_mprintf,
      .sqlite3_vmprintf,
      .sqlite3_malloc,
      .sqlite3_malloc64,
      .sqlite3_realloc,
      .sqlite3_realloc64,
      .sqlite3_create_filename,
      .sqlite3_expanded_sql,
      .sqlite3_column_name,
      .sqlite3_column_name16,
      .sqlite3_column_database_name,
      .sqlite3_column_database_name16,
      .sqlite3_column_table_name,
      .sqlite3_column_table_name16,
      .sqlite3_column_origin_name,
      .sqlite3_column_origin_name16,
      .sqlite3_column_decltype,
      .sqlite3_column_decltype16,
      .sqlite3_column_blob,
      .sqlite3_column_text,
      .sqlite3_column_text16,
      .sqlite3_value_blob,
      .sqlite3_value_text,
      .sqlite3_value_text16,
      .sqlite3_value_text16le,
      .sqlite3_value_text16be,
      .sqlite3_value_dup,
      .sqlite3_aggregate_context,
      .sqlite3_mutex_alloc,
      .sqlite3_str_new,
      .sqlite3_str_finish,
      .sqlite3_backup_init,
      .sqlite3_serialize:
      Sqlite3Failure(.answersNil, [.nomem])
    }
  }
}
