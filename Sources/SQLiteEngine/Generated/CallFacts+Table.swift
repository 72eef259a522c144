// Written by Scripts/generate-calls from Scripts/entry-points.tsv: change the table or the script, not this file.

extension CallFacts {
  /// A set of facts in each line, and then the calls that they are true of.
  static let table = """
    never - - fallback,mock sqlite3_libversion sqlite3_libversion_number sqlite3_threadsafe sqlite3_errstr
    never - - - sqlite3_sourceid sqlite3_compileoption_used sqlite3_compileoption_get sqlite3_os_end sqlite3_snprintf sqlite3_vsnprintf
    never - - - sqlite3_memory_highwater sqlite3_randomness sqlite3_uri_parameter sqlite3_uri_boolean sqlite3_uri_int64 sqlite3_uri_key
    never - - - sqlite3_filename_database sqlite3_filename_journal sqlite3_filename_wal sqlite3_database_file_object sqlite3_free_filename
    never - - - sqlite3_global_recover sqlite3_thread_cleanup sqlite3_memory_alarm sqlite3_enable_shared_cache sqlite3_release_memory
    never - - - sqlite3_soft_heap_limit64 sqlite3_hard_heap_limit64 sqlite3_soft_heap_limit sqlite3_cancel_auto_extension
    never - - - sqlite3_reset_auto_extension sqlite3_vfs_find sqlite3_test_control sqlite3_keyword_count sqlite3_keyword_check
    never - - - sqlite3_stricmp sqlite3_strnicmp sqlite3_strglob sqlite3_strlike sqlite3_log sqlite3_vtab_collation sqlite3_vtab_distinct
    never - - - sqlite3_vtab_in
    cause 5 -connection@0 idle,mock sqlite3_close
    cause 21 -connection@0 fallback,mock sqlite3_close_v2
    code 7,1,5,6,10,13,11,9,8,26,19,17,14,15,18,23,20 connection@0,+memory@4 fallback,mock sqlite3_exec
    code 7 - fallback,mock sqlite3_initialize
    never - - idle,mock sqlite3_shutdown
    code 7 - - sqlite3_os_init sqlite3_complete sqlite3_complete16 sqlite3_auto_extension sqlite3_vfs_register sqlite3_vfs_unregister
    code 21 - mock sqlite3_config
    code 1 connection@0 fallback,mock sqlite3_db_config
    code 21 connection@0 fallback,mock sqlite3_extended_result_codes sqlite3_busy_handler sqlite3_busy_timeout
    never - connection@0 idle,mock sqlite3_last_insert_rowid sqlite3_changes sqlite3_changes64 sqlite3_total_changes sqlite3_total_changes64
    never - connection@0 idle,mock sqlite3_db_filename sqlite3_txn_state
    never - connection@0 mock sqlite3_set_last_insert_rowid sqlite3_interrupt sqlite3_progress_handler sqlite3_db_name sqlite3_db_readonly
    never - connection@0 mock sqlite3_commit_hook sqlite3_rollback_hook sqlite3_update_hook sqlite3_db_release_memory
    never - connection@0 mock sqlite3_enable_load_extension sqlite3_wal_hook sqlite3_preupdate_hook sqlite3_preupdate_count
    never - connection@0 mock sqlite3_preupdate_depth sqlite3_preupdate_blobwrite sqlite3_system_errno
    code 7,1,5,6,10,13,11,9,8,26,19,17,14,15,18,23,20 connection@0,+table@2,+memory@5 - sqlite3_get_table
    never - -table@0 - sqlite3_free_table
    nil 7 +memory@answer - sqlite3_mprintf sqlite3_vmprintf
    nil 7 +memory@answer mock sqlite3_malloc sqlite3_malloc64
    nil 7 -memory@0,+memory@answer mock sqlite3_realloc sqlite3_realloc64
    never - -memory@0 mock sqlite3_free
    never - memory@0 mock sqlite3_msize
    never - - mock sqlite3_memory_used sqlite3_sleep fts5_tokenizer_xDelete
    code 21 connection@0 mock sqlite3_set_authorizer sqlite3_trace_v2 sqlite3_collation_needed sqlite3_wal_autocheckpoint
    never - connection@0 - sqlite3_trace sqlite3_profile sqlite3_vtab_on_conflict
    after 14,7,10 +connection@1 fallback,mock sqlite3_open
    after 14,7,10 +connection@1 fallback sqlite3_open16
    after 14,7,10 +connection@1 idle,mock sqlite3_open_v2
    nil 7 - - sqlite3_create_filename
    never - connection@0 fallback,mock sqlite3_errcode sqlite3_extended_errcode sqlite3_errmsg sqlite3_errmsg16 sqlite3_error_offset
    never - connection@0 fallback,mock sqlite3_limit sqlite3_get_autocommit
    code 7,1,5,6,26,11,14,10,17,23,9 connection@0,+statement@3 fallback,mock sqlite3_prepare
    code 7,1,5,6,26,11,14,10,17,23,9 connection@0,+statement@3 idle,mock sqlite3_prepare_v2
    code 7,1,5,6,26,11,14,10,17,23,9 connection@0,+statement@4 fallback,mock sqlite3_prepare_v3
    code 7,1,5,6,26,11,14,10,17,23,9 connection@0,+statement@3 - sqlite3_prepare16 sqlite3_prepare16_v2
    code 7,1,5,6,26,11,14,10,17,23,9 connection@0,+statement@4 - sqlite3_prepare16_v3
    never - statement@0 fallback,mock sqlite3_sql sqlite3_bind_parameter_count sqlite3_bind_parameter_name sqlite3_bind_parameter_index
    never - statement@0 fallback,mock sqlite3_clear_bindings sqlite3_column_count sqlite3_data_count sqlite3_column_double
    never - statement@0 fallback,mock sqlite3_column_int64 sqlite3_column_bytes sqlite3_column_type
    nil 7 statement@0,+memory@answer mock sqlite3_expanded_sql
    never - statement@0 idle,mock sqlite3_stmt_readonly sqlite3_stmt_busy sqlite3_column_int
    never - statement@0 mock sqlite3_stmt_isexplain sqlite3_column_bytes16 sqlite3_stmt_status
    destroys 7,18 statement@0 mock sqlite3_bind_blob sqlite3_bind_blob64 sqlite3_bind_text16
    code 25,21 statement@0 mock sqlite3_bind_double sqlite3_bind_zeroblob
    code 25,21 statement@0 idle,mock sqlite3_bind_int
    code 25,21 statement@0 fallback,mock sqlite3_bind_int64 sqlite3_bind_null
    destroys 7,18 statement@0 idle,mock sqlite3_bind_text
    destroys 7,18 statement@0 fallback,mock sqlite3_bind_text64
    code 7 statement@0,value@2 mock sqlite3_bind_value
    destroys 25,21 statement@0 mock sqlite3_bind_pointer
    code 18 statement@0 mock sqlite3_bind_zeroblob64
    nil 7 statement@0 fallback,mock sqlite3_column_name sqlite3_column_blob
    nil 7 statement@0 mock sqlite3_column_name16 sqlite3_column_database_name sqlite3_column_table_name sqlite3_column_origin_name
    nil 7 statement@0 mock sqlite3_column_decltype sqlite3_column_text16
    nil 7 statement@0 - sqlite3_column_database_name16 sqlite3_column_table_name16 sqlite3_column_origin_name16 sqlite3_column_decltype16
    code 5,6,7,10,13,11,9,8,26,19,17,14,15,18,23,20 statement@0 idle,mock sqlite3_step
    nil 7 statement@0 idle,mock sqlite3_column_text
    never - statement@0,~value@answer fallback,mock sqlite3_column_value
    cause 5,10,13,7,19 -statement@0 fallback,mock sqlite3_finalize
    cause 5,10,13,7,19 statement@0 fallback,mock sqlite3_reset
    code 7,21,5 connection@0 mock sqlite3_create_function sqlite3_create_collation sqlite3_create_collation_v2
    code 7,21,5 connection@0 - sqlite3_create_function16 sqlite3_create_collation16
    destroys 7,21,5 connection@0 mock sqlite3_create_function_v2 sqlite3_create_window_function
    never - context@0 - sqlite3_aggregate_count sqlite3_result_error16 sqlite3_result_text16le sqlite3_result_text16be sqlite3_vtab_nochange
    never - statement@0 - sqlite3_expired
    code 1 statement@0,statement@1 - sqlite3_transfer_bindings
    nil 7 value@0 fallback,mock sqlite3_value_blob sqlite3_value_text
    never - value@0 fallback,mock sqlite3_value_double sqlite3_value_int sqlite3_value_int64 sqlite3_value_bytes sqlite3_value_type
    never - value@0 mock sqlite3_value_pointer sqlite3_value_bytes16 sqlite3_value_numeric_type sqlite3_value_nochange
    never - value@0 mock sqlite3_value_frombind sqlite3_value_encoding sqlite3_value_subtype
    nil 7 value@0 mock sqlite3_value_text16
    nil 7 value@0 - sqlite3_value_text16le sqlite3_value_text16be
    nil 7 value@0,+value@answer mock sqlite3_value_dup
    never - -value@0 mock sqlite3_value_free
    nil 7 context@0 mock sqlite3_aggregate_context
    never - context@0 mock sqlite3_user_data sqlite3_get_auxdata sqlite3_set_auxdata sqlite3_result_blob sqlite3_result_blob64
    never - context@0 mock sqlite3_result_double sqlite3_result_error sqlite3_result_error_toobig sqlite3_result_error_nomem
    never - context@0 mock sqlite3_result_error_code sqlite3_result_int sqlite3_result_int64 sqlite3_result_null sqlite3_result_text
    never - context@0 mock sqlite3_result_text64 sqlite3_result_text16 sqlite3_result_pointer sqlite3_result_zeroblob sqlite3_result_subtype
    never - context@0,~connection@answer mock sqlite3_context_db_handle
    never - context@0,value@1 mock sqlite3_result_value
    code 18 context@0 mock sqlite3_result_zeroblob64
    code 21 connection@0 - sqlite3_collation_needed16 sqlite3_drop_modules sqlite3_vtab_config
    never - statement@0,~connection@answer fallback,mock sqlite3_db_handle
    never - connection@0,statement@1,~statement@answer idle,mock sqlite3_next_stmt
    destroys 21 connection@0 - sqlite3_autovacuum_pages
    code 1,7 connection@0 - sqlite3_table_column_metadata
    code 1 connection@0,+memory@3 - sqlite3_load_extension
    code 7,21 connection@0 - sqlite3_create_module
    destroys 7,21 connection@0 mock sqlite3_create_module_v2
    code 7,1 connection@0 - sqlite3_declare_vtab
    code 7 connection@0 - sqlite3_overload_function sqlite3_rtree_geometry_callback
    code 7,1,6,5,8 connection@0,+blob@6 mock sqlite3_blob_open
    code 1,4 blob@0 mock sqlite3_blob_reopen
    cause 5,10,13,8,7,19 -blob@0 mock sqlite3_blob_close
    never - blob@0 mock sqlite3_blob_bytes
    code 1,4,10,7 blob@0 mock sqlite3_blob_read
    code 1,4,8,10,13,7 blob@0 mock sqlite3_blob_write
    nil 7 +mutex@answer - sqlite3_mutex_alloc
    never - -mutex@0 - sqlite3_mutex_free
    never - mutex@0 - sqlite3_mutex_enter sqlite3_mutex_leave
    code 5 mutex@0 - sqlite3_mutex_try
    never - connection@0,~mutex@answer - sqlite3_db_mutex
    code 12,10 connection@0 - sqlite3_file_control
    code 1 - - sqlite3_keyword_name
    never - connection@0,+string@answer - sqlite3_str_new
    nil 7 -string@0,+memory@answer - sqlite3_str_finish
    never - string@0 - sqlite3_str_appendf sqlite3_str_vappendf sqlite3_str_append sqlite3_str_appendall sqlite3_str_appendchar
    never - string@0 - sqlite3_str_reset sqlite3_str_errcode sqlite3_str_length sqlite3_str_value
    code 21 - - sqlite3_status sqlite3_status64 sqlite3session_config
    code 1 connection@0 - sqlite3_db_status
    nil 7 connection@0,connection@2,+backup@answer mock sqlite3_backup_init
    code 5,6,7,10,8,13 backup@0 mock sqlite3_backup_step
    cause 5,6,7,10,8,13 -backup@0 mock sqlite3_backup_finish
    never - backup@0 mock sqlite3_backup_remaining sqlite3_backup_pagecount
    code 6 connection@0 - sqlite3_unlock_notify
    code 5,6,10,13 connection@0 - sqlite3_wal_checkpoint
    code 5,6,10,13 connection@0 mock sqlite3_wal_checkpoint_v2
    code 7,21 value@0,~value@1 - sqlite3_vtab_in_first sqlite3_vtab_in_next
    code 12 ~value@2 - sqlite3_vtab_rhs_value
    code 5,10,13 connection@0 mock sqlite3_db_cacheflush
    code 7,21 connection@0,~value@2 mock sqlite3_preupdate_old sqlite3_preupdate_new
    nil 7 connection@0,+memory@answer mock sqlite3_serialize
    code 7,5,1 connection@0 - sqlite3_deserialize
    destroys 7 connection@0 - sqlite3_rtree_query_callback
    code 7 connection@0,+session@2 - sqlite3session_create
    never - -session@0 - sqlite3session_delete
    code 21 session@0 - sqlite3session_object_config
    never - session@0 - sqlite3session_enable sqlite3session_indirect sqlite3session_table_filter sqlite3session_changeset_size
    never - session@0 - sqlite3session_isempty sqlite3session_memory_used
    code 7 session@0 - sqlite3session_attach sqlite3session_changeset_strm sqlite3session_patchset_strm
    code 7 session@0,+memory@2 - sqlite3session_changeset sqlite3session_patchset
    code 7,1,17 session@0 - sqlite3session_diff
    code 7 +iterator@0 - sqlite3changeset_start sqlite3changeset_start_v2 sqlite3changeset_start_strm sqlite3changeset_start_v2_strm
    code 7,11,10 iterator@0 - sqlite3changeset_next
    code 21 iterator@0 - sqlite3changeset_op sqlite3changeset_pk sqlite3changeset_fk_conflicts
    code 21,25 iterator@0,~value@2 - sqlite3changeset_old sqlite3changeset_new sqlite3changeset_conflict
    after 10,7,11 -iterator@0 - sqlite3changeset_finalize
    code 7,11 +memory@3 - sqlite3changeset_invert
    code 7,11,17 +memory@5 - sqlite3changeset_concat
    code 7 +changegroup@0 - sqlite3changegroup_new
    code 7,11,17 changegroup@0 - sqlite3changegroup_add sqlite3changegroup_add_strm
    code 7 changegroup@0,+memory@2 - sqlite3changegroup_output
    never - -changegroup@0 - sqlite3changegroup_delete
    code 7,11,4,19 connection@0 - sqlite3changeset_apply sqlite3changeset_apply_strm
    code 7,11,4,19 connection@0,+memory@6 - sqlite3changeset_apply_v2 sqlite3changeset_apply_v2_strm
    code 7 +rebaser@0 - sqlite3rebaser_create
    code 7,11 rebaser@0 - sqlite3rebaser_configure
    code 7 rebaser@0,+memory@4 - sqlite3rebaser_rebase
    never - -rebaser@0 - sqlite3rebaser_delete
    code 7,11,17 - - sqlite3changeset_concat_strm
    code 7,11 - - sqlite3changeset_invert_strm
    code 7 changegroup@0 - sqlite3changegroup_output_strm
    code 7 rebaser@0 - sqlite3rebaser_rebase_strm
    code 7 fullText@0 mock fts5_api_xCreateTokenizer fts5_api_xCreateFunction
    code 1 fullText@0 mock fts5_api_xFindTokenizer
    code 1,7 - mock fts5_tokenizer_xCreate fts5_tokenizer_xTokenize
    never - match@1 mock Fts5ExtensionApi_xUserData Fts5ExtensionApi_xColumnCount Fts5ExtensionApi_xPhraseCount Fts5ExtensionApi_xPhraseSize
    never - match@1 mock Fts5ExtensionApi_xRowid Fts5ExtensionApi_xGetAuxdata
    code 7,11,10 match@1 mock Fts5ExtensionApi_xRowCount Fts5ExtensionApi_xColumnText Fts5ExtensionApi_xQueryPhrase
    code 25,11,10,7 match@1 mock Fts5ExtensionApi_xColumnTotalSize Fts5ExtensionApi_xColumnSize
    code 1,7 match@1 mock Fts5ExtensionApi_xTokenize
    code 7,11 match@1 mock Fts5ExtensionApi_xInstCount
    code 25,7,11 match@1 mock Fts5ExtensionApi_xInst
    destroys 7 match@1 mock Fts5ExtensionApi_xSetAuxdata
    code 7,11 match@1 - Fts5ExtensionApi_xPhraseFirst Fts5ExtensionApi_xPhraseFirstColumn
    never - match@1 - Fts5ExtensionApi_xPhraseNext Fts5ExtensionApi_xPhraseNextColumn
    """
}
