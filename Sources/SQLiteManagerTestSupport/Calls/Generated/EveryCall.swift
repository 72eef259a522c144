// Written by Scripts/generate-calls from Scripts/entry-points.tsv: change the table or the script, not this file.
package import SQLiteCallsCore

/// Calls each of the 352 requirements once, with nil for every pointer and 0 for every number.
///
/// - Parameters:
///   - calls: Only these.
///   - before: Told the name of each call before it is made.
package func callEverything(
  on wrapper: any Sqlite3WrapperProtocol, among calls: Set<Sqlite3Call> = Set(Sqlite3Call.allCases), before: (Sqlite3Call) -> Void
) {
  /// Whether a call is to be made.
  func makes(_ call: Sqlite3Call) -> Bool {
    if calls.contains(call) { before(call) }
    return calls.contains(call)
  }
  if makes(.sqlite3_libversion) { _ = unsafe wrapper.sqlite3_libversion() }
  if makes(.sqlite3_sourceid) { _ = unsafe wrapper.sqlite3_sourceid() }
  if makes(.sqlite3_libversion_number) { _ = wrapper.sqlite3_libversion_number() }
  if makes(.sqlite3_compileoption_used) { _ = unsafe wrapper.sqlite3_compileoption_used(nil) }
  if makes(.sqlite3_compileoption_get) { _ = unsafe wrapper.sqlite3_compileoption_get(0) }
  if makes(.sqlite3_threadsafe) { _ = wrapper.sqlite3_threadsafe() }
  if makes(.sqlite3_close) { _ = unsafe wrapper.sqlite3_close(nil) }
  if makes(.sqlite3_close_v2) { _ = unsafe wrapper.sqlite3_close_v2(nil) }
  if makes(.sqlite3_exec) { _ = unsafe wrapper.sqlite3_exec(nil, nil, nil, nil, nil) }
  if makes(.sqlite3_initialize) { _ = wrapper.sqlite3_initialize() }
  if makes(.sqlite3_shutdown) { _ = wrapper.sqlite3_shutdown() }
  if makes(.sqlite3_os_init) { _ = wrapper.sqlite3_os_init() }
  if makes(.sqlite3_os_end) { _ = wrapper.sqlite3_os_end() }
  if makes(.sqlite3_config) { _ = unsafe wrapper.sqlite3_config(0, 0, 0, nil, nil) }
  if makes(.sqlite3_db_config) { _ = unsafe wrapper.sqlite3_db_config(nil, 0, 0, 0, nil) }
  if makes(.sqlite3_extended_result_codes) { _ = unsafe wrapper.sqlite3_extended_result_codes(nil, 0) }
  if makes(.sqlite3_last_insert_rowid) { _ = unsafe wrapper.sqlite3_last_insert_rowid(nil) }
  if makes(.sqlite3_set_last_insert_rowid) { unsafe wrapper.sqlite3_set_last_insert_rowid(nil, 0) }
  if makes(.sqlite3_changes) { _ = unsafe wrapper.sqlite3_changes(nil) }
  if makes(.sqlite3_changes64) { _ = unsafe wrapper.sqlite3_changes64(nil) }
  if makes(.sqlite3_total_changes) { _ = unsafe wrapper.sqlite3_total_changes(nil) }
  if makes(.sqlite3_total_changes64) { _ = unsafe wrapper.sqlite3_total_changes64(nil) }
  if makes(.sqlite3_interrupt) { unsafe wrapper.sqlite3_interrupt(nil) }
  if makes(.sqlite3_complete) { _ = unsafe wrapper.sqlite3_complete(nil) }
  if makes(.sqlite3_complete16) { _ = unsafe wrapper.sqlite3_complete16(nil) }
  if makes(.sqlite3_busy_handler) { _ = unsafe wrapper.sqlite3_busy_handler(nil, nil, nil) }
  if makes(.sqlite3_busy_timeout) { _ = unsafe wrapper.sqlite3_busy_timeout(nil, 0) }
  if makes(.sqlite3_get_table) { _ = unsafe wrapper.sqlite3_get_table(nil, nil, nil, nil, nil, nil) }
  if makes(.sqlite3_free_table) { unsafe wrapper.sqlite3_free_table(nil) }
  if makes(.sqlite3_mprintf) { _ = unsafe wrapper.sqlite3_mprintf(nil, nil) }
  if makes(.sqlite3_vmprintf) { unsafe withVaList([]) { list in _ = unsafe wrapper.sqlite3_vmprintf(nil, list) } }
  if makes(.sqlite3_snprintf) { _ = unsafe wrapper.sqlite3_snprintf(0, nil, nil, nil) }
  if makes(.sqlite3_vsnprintf) { unsafe withVaList([]) { list in _ = unsafe wrapper.sqlite3_vsnprintf(0, nil, nil, list) } }
  if makes(.sqlite3_malloc) { _ = unsafe wrapper.sqlite3_malloc(0) }
  if makes(.sqlite3_malloc64) { _ = unsafe wrapper.sqlite3_malloc64(0) }
  if makes(.sqlite3_realloc) { _ = unsafe wrapper.sqlite3_realloc(nil, 0) }
  if makes(.sqlite3_realloc64) { _ = unsafe wrapper.sqlite3_realloc64(nil, 0) }
  if makes(.sqlite3_free) { unsafe wrapper.sqlite3_free(nil) }
  if makes(.sqlite3_msize) { _ = unsafe wrapper.sqlite3_msize(nil) }
  if makes(.sqlite3_memory_used) { _ = wrapper.sqlite3_memory_used() }
  if makes(.sqlite3_memory_highwater) { _ = wrapper.sqlite3_memory_highwater(0) }
  if makes(.sqlite3_randomness) { unsafe wrapper.sqlite3_randomness(0, nil) }
  if makes(.sqlite3_set_authorizer) { _ = unsafe wrapper.sqlite3_set_authorizer(nil, nil, nil) }
  if makes(.sqlite3_trace) { _ = unsafe wrapper.sqlite3_trace(nil, nil, nil) }
  if makes(.sqlite3_profile) { _ = unsafe wrapper.sqlite3_profile(nil, nil, nil) }
  if makes(.sqlite3_trace_v2) { _ = unsafe wrapper.sqlite3_trace_v2(nil, 0, nil, nil) }
  if makes(.sqlite3_progress_handler) { unsafe wrapper.sqlite3_progress_handler(nil, 0, nil, nil) }
  if makes(.sqlite3_open) { _ = unsafe wrapper.sqlite3_open(nil, nil) }
  if makes(.sqlite3_open16) { _ = unsafe wrapper.sqlite3_open16(nil, nil) }
  if makes(.sqlite3_open_v2) { _ = unsafe wrapper.sqlite3_open_v2(nil, nil, 0, nil) }
  if makes(.sqlite3_uri_parameter) { _ = unsafe wrapper.sqlite3_uri_parameter(nil, nil) }
  if makes(.sqlite3_uri_boolean) { _ = unsafe wrapper.sqlite3_uri_boolean(nil, nil, 0) }
  if makes(.sqlite3_uri_int64) { _ = unsafe wrapper.sqlite3_uri_int64(nil, nil, 0) }
  if makes(.sqlite3_uri_key) { _ = unsafe wrapper.sqlite3_uri_key(nil, 0) }
  if makes(.sqlite3_filename_database) { _ = unsafe wrapper.sqlite3_filename_database(nil) }
  if makes(.sqlite3_filename_journal) { _ = unsafe wrapper.sqlite3_filename_journal(nil) }
  if makes(.sqlite3_filename_wal) { _ = unsafe wrapper.sqlite3_filename_wal(nil) }
  if makes(.sqlite3_database_file_object) { _ = unsafe wrapper.sqlite3_database_file_object(nil) }
  if makes(.sqlite3_create_filename) { _ = unsafe wrapper.sqlite3_create_filename(nil, nil, nil, 0, nil) }
  if makes(.sqlite3_free_filename) { unsafe wrapper.sqlite3_free_filename(nil) }
  if makes(.sqlite3_errcode) { _ = unsafe wrapper.sqlite3_errcode(nil) }
  if makes(.sqlite3_extended_errcode) { _ = unsafe wrapper.sqlite3_extended_errcode(nil) }
  if makes(.sqlite3_errmsg) { _ = unsafe wrapper.sqlite3_errmsg(nil) }
  if makes(.sqlite3_errmsg16) { _ = unsafe wrapper.sqlite3_errmsg16(nil) }
  if makes(.sqlite3_errstr) { _ = unsafe wrapper.sqlite3_errstr(0) }
  if makes(.sqlite3_error_offset) { _ = unsafe wrapper.sqlite3_error_offset(nil) }
  if makes(.sqlite3_limit) { _ = unsafe wrapper.sqlite3_limit(nil, 0, 0) }
  if makes(.sqlite3_prepare) { _ = unsafe wrapper.sqlite3_prepare(nil, nil, 0, nil, nil) }
  if makes(.sqlite3_prepare_v2) { _ = unsafe wrapper.sqlite3_prepare_v2(nil, nil, 0, nil, nil) }
  if makes(.sqlite3_prepare_v3) { _ = unsafe wrapper.sqlite3_prepare_v3(nil, nil, 0, 0, nil, nil) }
  if makes(.sqlite3_prepare16) { _ = unsafe wrapper.sqlite3_prepare16(nil, nil, 0, nil, nil) }
  if makes(.sqlite3_prepare16_v2) { _ = unsafe wrapper.sqlite3_prepare16_v2(nil, nil, 0, nil, nil) }
  if makes(.sqlite3_prepare16_v3) { _ = unsafe wrapper.sqlite3_prepare16_v3(nil, nil, 0, 0, nil, nil) }
  if makes(.sqlite3_sql) { _ = unsafe wrapper.sqlite3_sql(nil) }
  if makes(.sqlite3_expanded_sql) { _ = unsafe wrapper.sqlite3_expanded_sql(nil) }
  if makes(.sqlite3_stmt_readonly) { _ = unsafe wrapper.sqlite3_stmt_readonly(nil) }
  if makes(.sqlite3_stmt_isexplain) { _ = unsafe wrapper.sqlite3_stmt_isexplain(nil) }
  if makes(.sqlite3_stmt_busy) { _ = unsafe wrapper.sqlite3_stmt_busy(nil) }
  if makes(.sqlite3_bind_blob) { _ = unsafe wrapper.sqlite3_bind_blob(nil, 0, nil, 0, nil) }
  if makes(.sqlite3_bind_blob64) { _ = unsafe wrapper.sqlite3_bind_blob64(nil, 0, nil, 0, nil) }
  if makes(.sqlite3_bind_double) { _ = unsafe wrapper.sqlite3_bind_double(nil, 0, 0) }
  if makes(.sqlite3_bind_int) { _ = unsafe wrapper.sqlite3_bind_int(nil, 0, 0) }
  if makes(.sqlite3_bind_int64) { _ = unsafe wrapper.sqlite3_bind_int64(nil, 0, 0) }
  if makes(.sqlite3_bind_null) { _ = unsafe wrapper.sqlite3_bind_null(nil, 0) }
  if makes(.sqlite3_bind_text) { _ = unsafe wrapper.sqlite3_bind_text(nil, 0, nil, 0, nil) }
  if makes(.sqlite3_bind_text16) { _ = unsafe wrapper.sqlite3_bind_text16(nil, 0, nil, 0, nil) }
  if makes(.sqlite3_bind_text64) { _ = unsafe wrapper.sqlite3_bind_text64(nil, 0, nil, 0, nil, 0) }
  if makes(.sqlite3_bind_value) { _ = unsafe wrapper.sqlite3_bind_value(nil, 0, nil) }
  if makes(.sqlite3_bind_pointer) { _ = unsafe wrapper.sqlite3_bind_pointer(nil, 0, nil, nil, nil) }
  if makes(.sqlite3_bind_zeroblob) { _ = unsafe wrapper.sqlite3_bind_zeroblob(nil, 0, 0) }
  if makes(.sqlite3_bind_zeroblob64) { _ = unsafe wrapper.sqlite3_bind_zeroblob64(nil, 0, 0) }
  if makes(.sqlite3_bind_parameter_count) { _ = unsafe wrapper.sqlite3_bind_parameter_count(nil) }
  if makes(.sqlite3_bind_parameter_name) { _ = unsafe wrapper.sqlite3_bind_parameter_name(nil, 0) }
  if makes(.sqlite3_bind_parameter_index) { _ = unsafe wrapper.sqlite3_bind_parameter_index(nil, nil) }
  if makes(.sqlite3_clear_bindings) { _ = unsafe wrapper.sqlite3_clear_bindings(nil) }
  if makes(.sqlite3_column_count) { _ = unsafe wrapper.sqlite3_column_count(nil) }
  if makes(.sqlite3_column_name) { _ = unsafe wrapper.sqlite3_column_name(nil, 0) }
  if makes(.sqlite3_column_name16) { _ = unsafe wrapper.sqlite3_column_name16(nil, 0) }
  if makes(.sqlite3_column_database_name) { _ = unsafe wrapper.sqlite3_column_database_name(nil, 0) }
  if makes(.sqlite3_column_database_name16) { _ = unsafe wrapper.sqlite3_column_database_name16(nil, 0) }
  if makes(.sqlite3_column_table_name) { _ = unsafe wrapper.sqlite3_column_table_name(nil, 0) }
  if makes(.sqlite3_column_table_name16) { _ = unsafe wrapper.sqlite3_column_table_name16(nil, 0) }
  if makes(.sqlite3_column_origin_name) { _ = unsafe wrapper.sqlite3_column_origin_name(nil, 0) }
  if makes(.sqlite3_column_origin_name16) { _ = unsafe wrapper.sqlite3_column_origin_name16(nil, 0) }
  if makes(.sqlite3_column_decltype) { _ = unsafe wrapper.sqlite3_column_decltype(nil, 0) }
  if makes(.sqlite3_column_decltype16) { _ = unsafe wrapper.sqlite3_column_decltype16(nil, 0) }
  if makes(.sqlite3_step) { _ = unsafe wrapper.sqlite3_step(nil) }
  if makes(.sqlite3_data_count) { _ = unsafe wrapper.sqlite3_data_count(nil) }
  if makes(.sqlite3_column_blob) { _ = unsafe wrapper.sqlite3_column_blob(nil, 0) }
  if makes(.sqlite3_column_double) { _ = unsafe wrapper.sqlite3_column_double(nil, 0) }
  if makes(.sqlite3_column_int) { _ = unsafe wrapper.sqlite3_column_int(nil, 0) }
  if makes(.sqlite3_column_int64) { _ = unsafe wrapper.sqlite3_column_int64(nil, 0) }
  if makes(.sqlite3_column_text) { _ = unsafe wrapper.sqlite3_column_text(nil, 0) }
  if makes(.sqlite3_column_text16) { _ = unsafe wrapper.sqlite3_column_text16(nil, 0) }
  if makes(.sqlite3_column_value) { _ = unsafe wrapper.sqlite3_column_value(nil, 0) }
  if makes(.sqlite3_column_bytes) { _ = unsafe wrapper.sqlite3_column_bytes(nil, 0) }
  if makes(.sqlite3_column_bytes16) { _ = unsafe wrapper.sqlite3_column_bytes16(nil, 0) }
  if makes(.sqlite3_column_type) { _ = unsafe wrapper.sqlite3_column_type(nil, 0) }
  if makes(.sqlite3_finalize) { _ = unsafe wrapper.sqlite3_finalize(nil) }
  if makes(.sqlite3_reset) { _ = unsafe wrapper.sqlite3_reset(nil) }
  if makes(.sqlite3_create_function) { _ = unsafe wrapper.sqlite3_create_function(nil, nil, 0, 0, nil, nil, nil, nil) }
  if makes(.sqlite3_create_function16) { _ = unsafe wrapper.sqlite3_create_function16(nil, nil, 0, 0, nil, nil, nil, nil) }
  if makes(.sqlite3_create_function_v2) { _ = unsafe wrapper.sqlite3_create_function_v2(nil, nil, 0, 0, nil, nil, nil, nil, nil) }
  if makes(.sqlite3_create_window_function) {
    _ = unsafe wrapper.sqlite3_create_window_function(nil, nil, 0, 0, nil, nil, nil, nil, nil, nil)
  }
  if makes(.sqlite3_aggregate_count) { _ = unsafe wrapper.sqlite3_aggregate_count(nil) }
  if makes(.sqlite3_expired) { _ = unsafe wrapper.sqlite3_expired(nil) }
  if makes(.sqlite3_transfer_bindings) { _ = unsafe wrapper.sqlite3_transfer_bindings(nil, nil) }
  if makes(.sqlite3_global_recover) { _ = wrapper.sqlite3_global_recover() }
  if makes(.sqlite3_thread_cleanup) { wrapper.sqlite3_thread_cleanup() }
  if makes(.sqlite3_memory_alarm) { _ = unsafe wrapper.sqlite3_memory_alarm(nil, nil, 0) }
  if makes(.sqlite3_value_blob) { _ = unsafe wrapper.sqlite3_value_blob(nil) }
  if makes(.sqlite3_value_double) { _ = unsafe wrapper.sqlite3_value_double(nil) }
  if makes(.sqlite3_value_int) { _ = unsafe wrapper.sqlite3_value_int(nil) }
  if makes(.sqlite3_value_int64) { _ = unsafe wrapper.sqlite3_value_int64(nil) }
  if makes(.sqlite3_value_pointer) { _ = unsafe wrapper.sqlite3_value_pointer(nil, nil) }
  if makes(.sqlite3_value_text) { _ = unsafe wrapper.sqlite3_value_text(nil) }
  if makes(.sqlite3_value_text16) { _ = unsafe wrapper.sqlite3_value_text16(nil) }
  if makes(.sqlite3_value_text16le) { _ = unsafe wrapper.sqlite3_value_text16le(nil) }
  if makes(.sqlite3_value_text16be) { _ = unsafe wrapper.sqlite3_value_text16be(nil) }
  if makes(.sqlite3_value_bytes) { _ = unsafe wrapper.sqlite3_value_bytes(nil) }
  if makes(.sqlite3_value_bytes16) { _ = unsafe wrapper.sqlite3_value_bytes16(nil) }
  if makes(.sqlite3_value_type) { _ = unsafe wrapper.sqlite3_value_type(nil) }
  if makes(.sqlite3_value_numeric_type) { _ = unsafe wrapper.sqlite3_value_numeric_type(nil) }
  if makes(.sqlite3_value_nochange) { _ = unsafe wrapper.sqlite3_value_nochange(nil) }
  if makes(.sqlite3_value_frombind) { _ = unsafe wrapper.sqlite3_value_frombind(nil) }
  if makes(.sqlite3_value_encoding) { _ = unsafe wrapper.sqlite3_value_encoding(nil) }
  if makes(.sqlite3_value_subtype) { _ = unsafe wrapper.sqlite3_value_subtype(nil) }
  if makes(.sqlite3_value_dup) { _ = unsafe wrapper.sqlite3_value_dup(nil) }
  if makes(.sqlite3_value_free) { unsafe wrapper.sqlite3_value_free(nil) }
  if makes(.sqlite3_aggregate_context) { _ = unsafe wrapper.sqlite3_aggregate_context(nil, 0) }
  if makes(.sqlite3_user_data) { _ = unsafe wrapper.sqlite3_user_data(nil) }
  if makes(.sqlite3_context_db_handle) { _ = unsafe wrapper.sqlite3_context_db_handle(nil) }
  if makes(.sqlite3_get_auxdata) { _ = unsafe wrapper.sqlite3_get_auxdata(nil, 0) }
  if makes(.sqlite3_set_auxdata) { unsafe wrapper.sqlite3_set_auxdata(nil, 0, nil, nil) }
  if makes(.sqlite3_result_blob) { unsafe wrapper.sqlite3_result_blob(nil, nil, 0, nil) }
  if makes(.sqlite3_result_blob64) { unsafe wrapper.sqlite3_result_blob64(nil, nil, 0, nil) }
  if makes(.sqlite3_result_double) { unsafe wrapper.sqlite3_result_double(nil, 0) }
  if makes(.sqlite3_result_error) { unsafe wrapper.sqlite3_result_error(nil, nil, 0) }
  if makes(.sqlite3_result_error16) { unsafe wrapper.sqlite3_result_error16(nil, nil, 0) }
  if makes(.sqlite3_result_error_toobig) { unsafe wrapper.sqlite3_result_error_toobig(nil) }
  if makes(.sqlite3_result_error_nomem) { unsafe wrapper.sqlite3_result_error_nomem(nil) }
  if makes(.sqlite3_result_error_code) { unsafe wrapper.sqlite3_result_error_code(nil, 0) }
  if makes(.sqlite3_result_int) { unsafe wrapper.sqlite3_result_int(nil, 0) }
  if makes(.sqlite3_result_int64) { unsafe wrapper.sqlite3_result_int64(nil, 0) }
  if makes(.sqlite3_result_null) { unsafe wrapper.sqlite3_result_null(nil) }
  if makes(.sqlite3_result_text) { unsafe wrapper.sqlite3_result_text(nil, nil, 0, nil) }
  if makes(.sqlite3_result_text64) { unsafe wrapper.sqlite3_result_text64(nil, nil, 0, nil, 0) }
  if makes(.sqlite3_result_text16) { unsafe wrapper.sqlite3_result_text16(nil, nil, 0, nil) }
  if makes(.sqlite3_result_text16le) { unsafe wrapper.sqlite3_result_text16le(nil, nil, 0, nil) }
  if makes(.sqlite3_result_text16be) { unsafe wrapper.sqlite3_result_text16be(nil, nil, 0, nil) }
  if makes(.sqlite3_result_value) { unsafe wrapper.sqlite3_result_value(nil, nil) }
  if makes(.sqlite3_result_pointer) { unsafe wrapper.sqlite3_result_pointer(nil, nil, nil, nil) }
  if makes(.sqlite3_result_zeroblob) { unsafe wrapper.sqlite3_result_zeroblob(nil, 0) }
  if makes(.sqlite3_result_zeroblob64) { _ = unsafe wrapper.sqlite3_result_zeroblob64(nil, 0) }
  if makes(.sqlite3_result_subtype) { unsafe wrapper.sqlite3_result_subtype(nil, 0) }
  if makes(.sqlite3_create_collation) { _ = unsafe wrapper.sqlite3_create_collation(nil, nil, 0, nil, nil) }
  if makes(.sqlite3_create_collation_v2) { _ = unsafe wrapper.sqlite3_create_collation_v2(nil, nil, 0, nil, nil, nil) }
  if makes(.sqlite3_create_collation16) { _ = unsafe wrapper.sqlite3_create_collation16(nil, nil, 0, nil, nil) }
  if makes(.sqlite3_collation_needed) { _ = unsafe wrapper.sqlite3_collation_needed(nil, nil, nil) }
  if makes(.sqlite3_collation_needed16) { _ = unsafe wrapper.sqlite3_collation_needed16(nil, nil, nil) }
  if makes(.sqlite3_sleep) { _ = wrapper.sqlite3_sleep(0) }
  if makes(.sqlite3_get_autocommit) { _ = unsafe wrapper.sqlite3_get_autocommit(nil) }
  if makes(.sqlite3_db_handle) { _ = unsafe wrapper.sqlite3_db_handle(nil) }
  if makes(.sqlite3_db_name) { _ = unsafe wrapper.sqlite3_db_name(nil, 0) }
  if makes(.sqlite3_db_filename) { _ = unsafe wrapper.sqlite3_db_filename(nil, nil) }
  if makes(.sqlite3_db_readonly) { _ = unsafe wrapper.sqlite3_db_readonly(nil, nil) }
  if makes(.sqlite3_txn_state) { _ = unsafe wrapper.sqlite3_txn_state(nil, nil) }
  if makes(.sqlite3_next_stmt) { _ = unsafe wrapper.sqlite3_next_stmt(nil, nil) }
  if makes(.sqlite3_commit_hook) { _ = unsafe wrapper.sqlite3_commit_hook(nil, nil, nil) }
  if makes(.sqlite3_rollback_hook) { _ = unsafe wrapper.sqlite3_rollback_hook(nil, nil, nil) }
  if makes(.sqlite3_autovacuum_pages) { _ = unsafe wrapper.sqlite3_autovacuum_pages(nil, nil, nil, nil) }
  if makes(.sqlite3_update_hook) { _ = unsafe wrapper.sqlite3_update_hook(nil, nil, nil) }
  if makes(.sqlite3_enable_shared_cache) { _ = wrapper.sqlite3_enable_shared_cache(0) }
  if makes(.sqlite3_release_memory) { _ = wrapper.sqlite3_release_memory(0) }
  if makes(.sqlite3_db_release_memory) { _ = unsafe wrapper.sqlite3_db_release_memory(nil) }
  if makes(.sqlite3_soft_heap_limit64) { _ = wrapper.sqlite3_soft_heap_limit64(0) }
  if makes(.sqlite3_hard_heap_limit64) { _ = wrapper.sqlite3_hard_heap_limit64(0) }
  if makes(.sqlite3_soft_heap_limit) { wrapper.sqlite3_soft_heap_limit(0) }
  if makes(.sqlite3_table_column_metadata) { _ = unsafe wrapper.sqlite3_table_column_metadata(nil, nil, nil, nil, nil, nil, nil, nil, nil) }
  if makes(.sqlite3_load_extension) { _ = unsafe wrapper.sqlite3_load_extension(nil, nil, nil, nil) }
  if makes(.sqlite3_enable_load_extension) { _ = unsafe wrapper.sqlite3_enable_load_extension(nil, 0) }
  if makes(.sqlite3_auto_extension) { _ = wrapper.sqlite3_auto_extension(nil) }
  if makes(.sqlite3_cancel_auto_extension) { _ = wrapper.sqlite3_cancel_auto_extension(nil) }
  if makes(.sqlite3_reset_auto_extension) { wrapper.sqlite3_reset_auto_extension() }
  if makes(.sqlite3_create_module) { _ = unsafe wrapper.sqlite3_create_module(nil, nil, nil, nil) }
  if makes(.sqlite3_create_module_v2) { _ = unsafe wrapper.sqlite3_create_module_v2(nil, nil, nil, nil, nil) }
  if makes(.sqlite3_drop_modules) { _ = unsafe wrapper.sqlite3_drop_modules(nil, nil) }
  if makes(.sqlite3_declare_vtab) { _ = unsafe wrapper.sqlite3_declare_vtab(nil, nil) }
  if makes(.sqlite3_overload_function) { _ = unsafe wrapper.sqlite3_overload_function(nil, nil, 0) }
  if makes(.sqlite3_blob_open) { _ = unsafe wrapper.sqlite3_blob_open(nil, nil, nil, nil, 0, 0, nil) }
  if makes(.sqlite3_blob_reopen) { _ = unsafe wrapper.sqlite3_blob_reopen(nil, 0) }
  if makes(.sqlite3_blob_close) { _ = unsafe wrapper.sqlite3_blob_close(nil) }
  if makes(.sqlite3_blob_bytes) { _ = unsafe wrapper.sqlite3_blob_bytes(nil) }
  if makes(.sqlite3_blob_read) { _ = unsafe wrapper.sqlite3_blob_read(nil, nil, 0, 0) }
  if makes(.sqlite3_blob_write) { _ = unsafe wrapper.sqlite3_blob_write(nil, nil, 0, 0) }
  if makes(.sqlite3_vfs_find) { _ = unsafe wrapper.sqlite3_vfs_find(nil) }
  if makes(.sqlite3_vfs_register) { _ = unsafe wrapper.sqlite3_vfs_register(nil, 0) }
  if makes(.sqlite3_vfs_unregister) { _ = unsafe wrapper.sqlite3_vfs_unregister(nil) }
  if makes(.sqlite3_mutex_alloc) { _ = unsafe wrapper.sqlite3_mutex_alloc(0) }
  if makes(.sqlite3_mutex_free) { unsafe wrapper.sqlite3_mutex_free(nil) }
  if makes(.sqlite3_mutex_enter) { unsafe wrapper.sqlite3_mutex_enter(nil) }
  if makes(.sqlite3_mutex_try) { _ = unsafe wrapper.sqlite3_mutex_try(nil) }
  if makes(.sqlite3_mutex_leave) { unsafe wrapper.sqlite3_mutex_leave(nil) }
  if makes(.sqlite3_db_mutex) { _ = unsafe wrapper.sqlite3_db_mutex(nil) }
  if makes(.sqlite3_file_control) { _ = unsafe wrapper.sqlite3_file_control(nil, nil, 0, nil) }
  if makes(.sqlite3_test_control) { _ = unsafe wrapper.sqlite3_test_control(0, 0, nil) }
  if makes(.sqlite3_keyword_count) { _ = wrapper.sqlite3_keyword_count() }
  if makes(.sqlite3_keyword_name) { _ = unsafe wrapper.sqlite3_keyword_name(0, nil, nil) }
  if makes(.sqlite3_keyword_check) { _ = unsafe wrapper.sqlite3_keyword_check(nil, 0) }
  if makes(.sqlite3_str_new) { _ = unsafe wrapper.sqlite3_str_new(nil) }
  if makes(.sqlite3_str_finish) { _ = unsafe wrapper.sqlite3_str_finish(nil) }
  if makes(.sqlite3_str_appendf) { unsafe wrapper.sqlite3_str_appendf(nil, nil, nil) }
  if makes(.sqlite3_str_vappendf) { unsafe withVaList([]) { list in unsafe wrapper.sqlite3_str_vappendf(nil, nil, list) } }
  if makes(.sqlite3_str_append) { unsafe wrapper.sqlite3_str_append(nil, nil, 0) }
  if makes(.sqlite3_str_appendall) { unsafe wrapper.sqlite3_str_appendall(nil, nil) }
  if makes(.sqlite3_str_appendchar) { unsafe wrapper.sqlite3_str_appendchar(nil, 0, 0) }
  if makes(.sqlite3_str_reset) { unsafe wrapper.sqlite3_str_reset(nil) }
  if makes(.sqlite3_str_errcode) { _ = unsafe wrapper.sqlite3_str_errcode(nil) }
  if makes(.sqlite3_str_length) { _ = unsafe wrapper.sqlite3_str_length(nil) }
  if makes(.sqlite3_str_value) { _ = unsafe wrapper.sqlite3_str_value(nil) }
  if makes(.sqlite3_status) { _ = unsafe wrapper.sqlite3_status(0, nil, nil, 0) }
  if makes(.sqlite3_status64) { _ = unsafe wrapper.sqlite3_status64(0, nil, nil, 0) }
  if makes(.sqlite3_db_status) { _ = unsafe wrapper.sqlite3_db_status(nil, 0, nil, nil, 0) }
  if makes(.sqlite3_stmt_status) { _ = unsafe wrapper.sqlite3_stmt_status(nil, 0, 0) }
  if makes(.sqlite3_backup_init) { _ = unsafe wrapper.sqlite3_backup_init(nil, nil, nil, nil) }
  if makes(.sqlite3_backup_step) { _ = unsafe wrapper.sqlite3_backup_step(nil, 0) }
  if makes(.sqlite3_backup_finish) { _ = unsafe wrapper.sqlite3_backup_finish(nil) }
  if makes(.sqlite3_backup_remaining) { _ = unsafe wrapper.sqlite3_backup_remaining(nil) }
  if makes(.sqlite3_backup_pagecount) { _ = unsafe wrapper.sqlite3_backup_pagecount(nil) }
  if makes(.sqlite3_unlock_notify) { _ = unsafe wrapper.sqlite3_unlock_notify(nil, nil, nil) }
  if makes(.sqlite3_stricmp) { _ = unsafe wrapper.sqlite3_stricmp(nil, nil) }
  if makes(.sqlite3_strnicmp) { _ = unsafe wrapper.sqlite3_strnicmp(nil, nil, 0) }
  if makes(.sqlite3_strglob) { _ = unsafe wrapper.sqlite3_strglob(nil, nil) }
  if makes(.sqlite3_strlike) { _ = unsafe wrapper.sqlite3_strlike(nil, nil, 0) }
  if makes(.sqlite3_log) { unsafe wrapper.sqlite3_log(0, nil) }
  if makes(.sqlite3_wal_hook) { _ = unsafe wrapper.sqlite3_wal_hook(nil, nil, nil) }
  if makes(.sqlite3_wal_autocheckpoint) { _ = unsafe wrapper.sqlite3_wal_autocheckpoint(nil, 0) }
  if makes(.sqlite3_wal_checkpoint) { _ = unsafe wrapper.sqlite3_wal_checkpoint(nil, nil) }
  if makes(.sqlite3_wal_checkpoint_v2) { _ = unsafe wrapper.sqlite3_wal_checkpoint_v2(nil, nil, 0, nil, nil) }
  if makes(.sqlite3_vtab_config) { _ = unsafe wrapper.sqlite3_vtab_config(nil, 0, 0) }
  if makes(.sqlite3_vtab_on_conflict) { _ = unsafe wrapper.sqlite3_vtab_on_conflict(nil) }
  if makes(.sqlite3_vtab_nochange) { _ = unsafe wrapper.sqlite3_vtab_nochange(nil) }
  if makes(.sqlite3_vtab_collation) { _ = unsafe wrapper.sqlite3_vtab_collation(nil, 0) }
  if makes(.sqlite3_vtab_distinct) { _ = unsafe wrapper.sqlite3_vtab_distinct(nil) }
  if makes(.sqlite3_vtab_in) { _ = unsafe wrapper.sqlite3_vtab_in(nil, 0, 0) }
  if makes(.sqlite3_vtab_in_first) { _ = unsafe wrapper.sqlite3_vtab_in_first(nil, nil) }
  if makes(.sqlite3_vtab_in_next) { _ = unsafe wrapper.sqlite3_vtab_in_next(nil, nil) }
  if makes(.sqlite3_vtab_rhs_value) { _ = unsafe wrapper.sqlite3_vtab_rhs_value(nil, 0, nil) }
  if makes(.sqlite3_db_cacheflush) { _ = unsafe wrapper.sqlite3_db_cacheflush(nil) }
  if makes(.sqlite3_preupdate_hook) { _ = unsafe wrapper.sqlite3_preupdate_hook(nil, nil, nil) }
  if makes(.sqlite3_preupdate_old) { _ = unsafe wrapper.sqlite3_preupdate_old(nil, 0, nil) }
  if makes(.sqlite3_preupdate_count) { _ = unsafe wrapper.sqlite3_preupdate_count(nil) }
  if makes(.sqlite3_preupdate_depth) { _ = unsafe wrapper.sqlite3_preupdate_depth(nil) }
  if makes(.sqlite3_preupdate_new) { _ = unsafe wrapper.sqlite3_preupdate_new(nil, 0, nil) }
  if makes(.sqlite3_preupdate_blobwrite) { _ = unsafe wrapper.sqlite3_preupdate_blobwrite(nil) }
  if makes(.sqlite3_system_errno) { _ = unsafe wrapper.sqlite3_system_errno(nil) }
  if makes(.sqlite3_serialize) { _ = unsafe wrapper.sqlite3_serialize(nil, nil, nil, 0) }
  if makes(.sqlite3_deserialize) { _ = unsafe wrapper.sqlite3_deserialize(nil, nil, nil, 0, 0, 0) }
  if makes(.sqlite3_rtree_geometry_callback) { _ = unsafe wrapper.sqlite3_rtree_geometry_callback(nil, nil, nil, nil) }
  if makes(.sqlite3_rtree_query_callback) { _ = unsafe wrapper.sqlite3_rtree_query_callback(nil, nil, nil, nil, nil) }
  if makes(.sqlite3session_create) { _ = unsafe wrapper.sqlite3session_create(nil, nil, nil) }
  if makes(.sqlite3session_delete) { unsafe wrapper.sqlite3session_delete(nil) }
  if makes(.sqlite3session_object_config) { _ = unsafe wrapper.sqlite3session_object_config(nil, 0, nil) }
  if makes(.sqlite3session_enable) { _ = unsafe wrapper.sqlite3session_enable(nil, 0) }
  if makes(.sqlite3session_indirect) { _ = unsafe wrapper.sqlite3session_indirect(nil, 0) }
  if makes(.sqlite3session_attach) { _ = unsafe wrapper.sqlite3session_attach(nil, nil) }
  if makes(.sqlite3session_table_filter) { unsafe wrapper.sqlite3session_table_filter(nil, nil, nil) }
  if makes(.sqlite3session_changeset) { _ = unsafe wrapper.sqlite3session_changeset(nil, nil, nil) }
  if makes(.sqlite3session_changeset_size) { _ = unsafe wrapper.sqlite3session_changeset_size(nil) }
  if makes(.sqlite3session_diff) { _ = unsafe wrapper.sqlite3session_diff(nil, nil, nil, nil) }
  if makes(.sqlite3session_patchset) { _ = unsafe wrapper.sqlite3session_patchset(nil, nil, nil) }
  if makes(.sqlite3session_isempty) { _ = unsafe wrapper.sqlite3session_isempty(nil) }
  if makes(.sqlite3session_memory_used) { _ = unsafe wrapper.sqlite3session_memory_used(nil) }
  if makes(.sqlite3changeset_start) { _ = unsafe wrapper.sqlite3changeset_start(nil, 0, nil) }
  if makes(.sqlite3changeset_start_v2) { _ = unsafe wrapper.sqlite3changeset_start_v2(nil, 0, nil, 0) }
  if makes(.sqlite3changeset_next) { _ = unsafe wrapper.sqlite3changeset_next(nil) }
  if makes(.sqlite3changeset_op) { _ = unsafe wrapper.sqlite3changeset_op(nil, nil, nil, nil, nil) }
  if makes(.sqlite3changeset_pk) { _ = unsafe wrapper.sqlite3changeset_pk(nil, nil, nil) }
  if makes(.sqlite3changeset_old) { _ = unsafe wrapper.sqlite3changeset_old(nil, 0, nil) }
  if makes(.sqlite3changeset_new) { _ = unsafe wrapper.sqlite3changeset_new(nil, 0, nil) }
  if makes(.sqlite3changeset_conflict) { _ = unsafe wrapper.sqlite3changeset_conflict(nil, 0, nil) }
  if makes(.sqlite3changeset_fk_conflicts) { _ = unsafe wrapper.sqlite3changeset_fk_conflicts(nil, nil) }
  if makes(.sqlite3changeset_finalize) { _ = unsafe wrapper.sqlite3changeset_finalize(nil) }
  if makes(.sqlite3changeset_invert) { _ = unsafe wrapper.sqlite3changeset_invert(0, nil, nil, nil) }
  if makes(.sqlite3changeset_concat) { _ = unsafe wrapper.sqlite3changeset_concat(0, nil, 0, nil, nil, nil) }
  if makes(.sqlite3changegroup_new) { _ = unsafe wrapper.sqlite3changegroup_new(nil) }
  if makes(.sqlite3changegroup_add) { _ = unsafe wrapper.sqlite3changegroup_add(nil, 0, nil) }
  if makes(.sqlite3changegroup_output) { _ = unsafe wrapper.sqlite3changegroup_output(nil, nil, nil) }
  if makes(.sqlite3changegroup_delete) { unsafe wrapper.sqlite3changegroup_delete(nil) }
  if makes(.sqlite3changeset_apply) { _ = unsafe wrapper.sqlite3changeset_apply(nil, 0, nil, nil, nil, nil) }
  if makes(.sqlite3changeset_apply_v2) { _ = unsafe wrapper.sqlite3changeset_apply_v2(nil, 0, nil, nil, nil, nil, nil, nil, 0) }
  if makes(.sqlite3rebaser_create) { _ = unsafe wrapper.sqlite3rebaser_create(nil) }
  if makes(.sqlite3rebaser_configure) { _ = unsafe wrapper.sqlite3rebaser_configure(nil, 0, nil) }
  if makes(.sqlite3rebaser_rebase) { _ = unsafe wrapper.sqlite3rebaser_rebase(nil, 0, nil, nil, nil) }
  if makes(.sqlite3rebaser_delete) { unsafe wrapper.sqlite3rebaser_delete(nil) }
  if makes(.sqlite3changeset_apply_strm) { _ = unsafe wrapper.sqlite3changeset_apply_strm(nil, nil, nil, nil, nil, nil) }
  if makes(.sqlite3changeset_apply_v2_strm) { _ = unsafe wrapper.sqlite3changeset_apply_v2_strm(nil, nil, nil, nil, nil, nil, nil, nil, 0) }
  if makes(.sqlite3changeset_concat_strm) { _ = unsafe wrapper.sqlite3changeset_concat_strm(nil, nil, nil, nil, nil, nil) }
  if makes(.sqlite3changeset_invert_strm) { _ = unsafe wrapper.sqlite3changeset_invert_strm(nil, nil, nil, nil) }
  if makes(.sqlite3changeset_start_strm) { _ = unsafe wrapper.sqlite3changeset_start_strm(nil, nil, nil) }
  if makes(.sqlite3changeset_start_v2_strm) { _ = unsafe wrapper.sqlite3changeset_start_v2_strm(nil, nil, nil, 0) }
  if makes(.sqlite3session_changeset_strm) { _ = unsafe wrapper.sqlite3session_changeset_strm(nil, nil, nil) }
  if makes(.sqlite3session_patchset_strm) { _ = unsafe wrapper.sqlite3session_patchset_strm(nil, nil, nil) }
  if makes(.sqlite3changegroup_add_strm) { _ = unsafe wrapper.sqlite3changegroup_add_strm(nil, nil, nil) }
  if makes(.sqlite3changegroup_output_strm) { _ = unsafe wrapper.sqlite3changegroup_output_strm(nil, nil, nil) }
  if makes(.sqlite3rebaser_rebase_strm) { _ = unsafe wrapper.sqlite3rebaser_rebase_strm(nil, nil, nil, nil, nil) }
  if makes(.sqlite3session_config) { _ = unsafe wrapper.sqlite3session_config(0, nil) }
  if makes(.fts5_api_xCreateTokenizer) { _ = unsafe wrapper.fts5_api_xCreateTokenizer(nil, nil, nil, nil, nil) }
  if makes(.fts5_api_xFindTokenizer) { _ = unsafe wrapper.fts5_api_xFindTokenizer(nil, nil, nil, nil) }
  if makes(.fts5_api_xCreateFunction) { _ = unsafe wrapper.fts5_api_xCreateFunction(nil, nil, nil, nil, nil) }
  if makes(.fts5_tokenizer_xCreate) { _ = unsafe wrapper.fts5_tokenizer_xCreate(nil, nil, nil, 0, nil) }
  if makes(.fts5_tokenizer_xDelete) { unsafe wrapper.fts5_tokenizer_xDelete(nil, nil) }
  if makes(.fts5_tokenizer_xTokenize) { _ = unsafe wrapper.fts5_tokenizer_xTokenize(nil, nil, nil, 0, nil, 0, nil) }
  if makes(.Fts5ExtensionApi_xUserData) { _ = unsafe wrapper.Fts5ExtensionApi_xUserData(nil, nil) }
  if makes(.Fts5ExtensionApi_xColumnCount) { _ = unsafe wrapper.Fts5ExtensionApi_xColumnCount(nil, nil) }
  if makes(.Fts5ExtensionApi_xRowCount) { _ = unsafe wrapper.Fts5ExtensionApi_xRowCount(nil, nil, nil) }
  if makes(.Fts5ExtensionApi_xColumnTotalSize) { _ = unsafe wrapper.Fts5ExtensionApi_xColumnTotalSize(nil, nil, 0, nil) }
  if makes(.Fts5ExtensionApi_xTokenize) { _ = unsafe wrapper.Fts5ExtensionApi_xTokenize(nil, nil, nil, 0, nil, nil) }
  if makes(.Fts5ExtensionApi_xPhraseCount) { _ = unsafe wrapper.Fts5ExtensionApi_xPhraseCount(nil, nil) }
  if makes(.Fts5ExtensionApi_xPhraseSize) { _ = unsafe wrapper.Fts5ExtensionApi_xPhraseSize(nil, nil, 0) }
  if makes(.Fts5ExtensionApi_xInstCount) { _ = unsafe wrapper.Fts5ExtensionApi_xInstCount(nil, nil, nil) }
  if makes(.Fts5ExtensionApi_xInst) { _ = unsafe wrapper.Fts5ExtensionApi_xInst(nil, nil, 0, nil, nil, nil) }
  if makes(.Fts5ExtensionApi_xRowid) { _ = unsafe wrapper.Fts5ExtensionApi_xRowid(nil, nil) }
  if makes(.Fts5ExtensionApi_xColumnText) { _ = unsafe wrapper.Fts5ExtensionApi_xColumnText(nil, nil, 0, nil, nil) }
  if makes(.Fts5ExtensionApi_xColumnSize) { _ = unsafe wrapper.Fts5ExtensionApi_xColumnSize(nil, nil, 0, nil) }
  if makes(.Fts5ExtensionApi_xQueryPhrase) { _ = unsafe wrapper.Fts5ExtensionApi_xQueryPhrase(nil, nil, 0, nil, nil) }
  if makes(.Fts5ExtensionApi_xSetAuxdata) { _ = unsafe wrapper.Fts5ExtensionApi_xSetAuxdata(nil, nil, nil, nil) }
  if makes(.Fts5ExtensionApi_xGetAuxdata) { _ = unsafe wrapper.Fts5ExtensionApi_xGetAuxdata(nil, nil, 0) }
  if makes(.Fts5ExtensionApi_xPhraseFirst) { _ = unsafe wrapper.Fts5ExtensionApi_xPhraseFirst(nil, nil, 0, nil, nil, nil) }
  if makes(.Fts5ExtensionApi_xPhraseNext) { unsafe wrapper.Fts5ExtensionApi_xPhraseNext(nil, nil, nil, nil, nil) }
  if makes(.Fts5ExtensionApi_xPhraseFirstColumn) { _ = unsafe wrapper.Fts5ExtensionApi_xPhraseFirstColumn(nil, nil, 0, nil, nil) }
  if makes(.Fts5ExtensionApi_xPhraseNextColumn) { unsafe wrapper.Fts5ExtensionApi_xPhraseNextColumn(nil, nil, nil, nil) }
}
