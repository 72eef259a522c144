// Written by Scripts/generate-calls from Scripts/entry-points.tsv: change the table or the script, not this file.
import SQLiteCalls

// The calls that the mock does not model. A call that can fail does not come as far: ``MockSqlite3Wrapper`` lets it fail.
extension MockLibrary {
  func sqlite3_sourceid<Answer>() -> Answer! { nil }
  func sqlite3_compileoption_used<A0>(_: A0!) -> Int32 { 0 }
  func sqlite3_compileoption_get<Answer>(_: Int32) -> Answer! { nil }
  func sqlite3_os_init() -> Int32 { ResultCode.error.rawValue }
  func sqlite3_os_end() -> Int32 { 0 }
  func sqlite3_complete<A0>(_: A0!) -> Int32 { ResultCode.error.rawValue }
  func sqlite3_complete16<A0>(_: A0!) -> Int32 { ResultCode.error.rawValue }
  func sqlite3_get_table<A0, A1, A2, A3, A4, A5>(_: A0!, _: A1!, _: A2!, _: A3!, _: A4!, _: A5!) -> Int32 { ResultCode.error.rawValue }
  func sqlite3_free_table<A0>(_: A0!) {}
  func sqlite3_mprintf<A0, A1, Answer>(_: A0!, _: A1!) -> Answer! { nil }
  func sqlite3_vmprintf<A0, Answer>(_: A0!, _: CVaListPointer) -> Answer! { nil }
  func sqlite3_snprintf<A1, A2, A3, Answer>(_: Int32, _: A1!, _: A2!, _: A3!) -> Answer! { nil }
  func sqlite3_vsnprintf<A1, A2, Answer>(_: Int32, _: A1!, _: A2!, _: CVaListPointer) -> Answer! { nil }
  func sqlite3_memory_highwater(_: Int32) -> Int64 { 0 }
  func sqlite3_randomness<A1>(_: Int32, _: A1!) {}
  func sqlite3_trace<A0, A1, A2, Answer>(_: A0!, _: A1!, _: A2!) -> Answer! { nil }
  func sqlite3_profile<A0, A1, A2, Answer>(_: A0!, _: A1!, _: A2!) -> Answer! { nil }
  func sqlite3_open16<A0, A1>(_: A0!, _: A1!) -> Int32 { ResultCode.error.rawValue }
  func sqlite3_uri_parameter<A0, A1, Answer>(_: A0!, _: A1!) -> Answer! { nil }
  func sqlite3_uri_boolean<A0, A1>(_: A0!, _: A1!, _: Int32) -> Int32 { 0 }
  func sqlite3_uri_int64<A0, A1>(_: A0!, _: A1!, _: Int64) -> Int64 { 0 }
  func sqlite3_uri_key<A0, Answer>(_: A0!, _: Int32) -> Answer! { nil }
  func sqlite3_filename_database<A0, Answer>(_: A0!) -> Answer! { nil }
  func sqlite3_filename_journal<A0, Answer>(_: A0!) -> Answer! { nil }
  func sqlite3_filename_wal<A0, Answer>(_: A0!) -> Answer! { nil }
  func sqlite3_database_file_object<A0, Answer>(_: A0!) -> Answer! { nil }
  func sqlite3_create_filename<A0, A1, A2, A4, Answer>(_: A0!, _: A1!, _: A2!, _: Int32, _: A4!) -> Answer! { nil }
  func sqlite3_free_filename<A0>(_: A0!) {}
  func sqlite3_prepare16<A0, A1, A3, A4>(_: A0!, _: A1!, _: Int32, _: A3!, _: A4!) -> Int32 { ResultCode.error.rawValue }
  func sqlite3_prepare16_v2<A0, A1, A3, A4>(_: A0!, _: A1!, _: Int32, _: A3!, _: A4!) -> Int32 { ResultCode.error.rawValue }
  func sqlite3_prepare16_v3<A0, A1, A4, A5>(_: A0!, _: A1!, _: Int32, _: UInt32, _: A4!, _: A5!) -> Int32 { ResultCode.error.rawValue }
  func sqlite3_column_database_name16<A0, Answer>(_: A0!, _: Int32) -> Answer! { nil }
  func sqlite3_column_table_name16<A0, Answer>(_: A0!, _: Int32) -> Answer! { nil }
  func sqlite3_column_origin_name16<A0, Answer>(_: A0!, _: Int32) -> Answer! { nil }
  func sqlite3_column_decltype16<A0, Answer>(_: A0!, _: Int32) -> Answer! { nil }
  func sqlite3_create_function16<A0, A1, A4, A5, A6, A7>(_: A0!, _: A1!, _: Int32, _: Int32, _: A4!, _: A5!, _: A6!, _: A7!) -> Int32 {
    ResultCode.error.rawValue
  }
  func sqlite3_aggregate_count<A0>(_: A0!) -> Int32 { 0 }
  func sqlite3_expired<A0>(_: A0!) -> Int32 { 0 }
  func sqlite3_transfer_bindings<A0, A1>(_: A0!, _: A1!) -> Int32 { ResultCode.error.rawValue }
  func sqlite3_global_recover() -> Int32 { 0 }
  func sqlite3_thread_cleanup() {}
  func sqlite3_memory_alarm<A0, A1>(_: A0!, _: A1!, _: Int64) -> Int32 { 0 }
  func sqlite3_value_text16le<A0, Answer>(_: A0!) -> Answer! { nil }
  func sqlite3_value_text16be<A0, Answer>(_: A0!) -> Answer! { nil }
  func sqlite3_result_error16<A0, A1>(_: A0!, _: A1!, _: Int32) {}
  func sqlite3_result_text16le<A0, A1, A3>(_: A0!, _: A1!, _: Int32, _: A3!) {}
  func sqlite3_result_text16be<A0, A1, A3>(_: A0!, _: A1!, _: Int32, _: A3!) {}
  func sqlite3_create_collation16<A0, A1, A3, A4>(_: A0!, _: A1!, _: Int32, _: A3!, _: A4!) -> Int32 { ResultCode.error.rawValue }
  func sqlite3_collation_needed16<A0, A1, A2>(_: A0!, _: A1!, _: A2!) -> Int32 { ResultCode.error.rawValue }
  func sqlite3_autovacuum_pages<A0, A1, A2, A3>(_: A0!, _: A1!, _: A2!, _: A3!) -> Int32 { ResultCode.error.rawValue }
  func sqlite3_enable_shared_cache(_: Int32) -> Int32 { 0 }
  func sqlite3_release_memory(_: Int32) -> Int32 { 0 }
  func sqlite3_soft_heap_limit64(_: Int64) -> Int64 { 0 }
  func sqlite3_hard_heap_limit64(_: Int64) -> Int64 { 0 }
  func sqlite3_soft_heap_limit(_: Int32) {}
  func sqlite3_table_column_metadata<A0, A1, A2, A3, A4, A5, A6, A7, A8>(
    _: A0!, _: A1!, _: A2!, _: A3!, _: A4!, _: A5!, _: A6!, _: A7!, _: A8!
  ) -> Int32 { ResultCode.error.rawValue }
  func sqlite3_load_extension<A0, A1, A2, A3>(_: A0!, _: A1!, _: A2!, _: A3!) -> Int32 { ResultCode.error.rawValue }
  func sqlite3_auto_extension<A0>(_: A0!) -> Int32 { ResultCode.error.rawValue }
  func sqlite3_cancel_auto_extension<A0>(_: A0!) -> Int32 { 0 }
  func sqlite3_reset_auto_extension() {}
  func sqlite3_create_module<A0, A1, A2, A3>(_: A0!, _: A1!, _: A2!, _: A3!) -> Int32 { ResultCode.error.rawValue }
  func sqlite3_drop_modules<A0, A1>(_: A0!, _: A1!) -> Int32 { ResultCode.error.rawValue }
  func sqlite3_declare_vtab<A0, A1>(_: A0!, _: A1!) -> Int32 { ResultCode.error.rawValue }
  func sqlite3_overload_function<A0, A1>(_: A0!, _: A1!, _: Int32) -> Int32 { ResultCode.error.rawValue }
  func sqlite3_vfs_find<A0, Answer>(_: A0!) -> Answer! { nil }
  func sqlite3_vfs_register<A0>(_: A0!, _: Int32) -> Int32 { ResultCode.error.rawValue }
  func sqlite3_vfs_unregister<A0>(_: A0!) -> Int32 { ResultCode.error.rawValue }
  func sqlite3_mutex_alloc<Answer>(_: Int32) -> Answer! { nil }
  func sqlite3_mutex_free<A0>(_: A0!) {}
  func sqlite3_mutex_enter<A0>(_: A0!) {}
  func sqlite3_mutex_try<A0>(_: A0!) -> Int32 { ResultCode.error.rawValue }
  func sqlite3_mutex_leave<A0>(_: A0!) {}
  func sqlite3_db_mutex<A0, Answer>(_: A0!) -> Answer! { nil }
  func sqlite3_file_control<A0, A1, A3>(_: A0!, _: A1!, _: Int32, _: A3!) -> Int32 { ResultCode.error.rawValue }
  func sqlite3_test_control<A2>(_: Int32, _: Int32, _: A2!) -> Int32 { 0 }
  func sqlite3_keyword_count() -> Int32 { 0 }
  func sqlite3_keyword_name<A1, A2>(_: Int32, _: A1!, _: A2!) -> Int32 { ResultCode.error.rawValue }
  func sqlite3_keyword_check<A0>(_: A0!, _: Int32) -> Int32 { 0 }
  func sqlite3_str_new<A0, Answer>(_: A0!) -> Answer! { nil }
  func sqlite3_str_finish<A0, Answer>(_: A0!) -> Answer! { nil }
  func sqlite3_str_appendf<A0, A1, A2>(_: A0!, _: A1!, _: A2!) {}
  func sqlite3_str_vappendf<A0, A1>(_: A0!, _: A1!, _: CVaListPointer) {}
  func sqlite3_str_append<A0, A1>(_: A0!, _: A1!, _: Int32) {}
  func sqlite3_str_appendall<A0, A1>(_: A0!, _: A1!) {}
  func sqlite3_str_appendchar<A0>(_: A0!, _: Int32, _: CChar) {}
  func sqlite3_str_reset<A0>(_: A0!) {}
  func sqlite3_str_errcode<A0>(_: A0!) -> Int32 { 0 }
  func sqlite3_str_length<A0>(_: A0!) -> Int32 { 0 }
  func sqlite3_str_value<A0, Answer>(_: A0!) -> Answer! { nil }
  func sqlite3_status<A1, A2>(_: Int32, _: A1!, _: A2!, _: Int32) -> Int32 { ResultCode.error.rawValue }
  func sqlite3_status64<A1, A2>(_: Int32, _: A1!, _: A2!, _: Int32) -> Int32 { ResultCode.error.rawValue }
  func sqlite3_db_status<A0, A2, A3>(_: A0!, _: Int32, _: A2!, _: A3!, _: Int32) -> Int32 { ResultCode.error.rawValue }
  func sqlite3_unlock_notify<A0, A1, A2>(_: A0!, _: A1!, _: A2!) -> Int32 { ResultCode.error.rawValue }
  func sqlite3_stricmp<A0, A1>(_: A0!, _: A1!) -> Int32 { 0 }
  func sqlite3_strnicmp<A0, A1>(_: A0!, _: A1!, _: Int32) -> Int32 { 0 }
  func sqlite3_strglob<A0, A1>(_: A0!, _: A1!) -> Int32 { 0 }
  func sqlite3_strlike<A0, A1>(_: A0!, _: A1!, _: UInt32) -> Int32 { 0 }
  func sqlite3_log<A1>(_: Int32, _: A1!) {}
  func sqlite3_wal_checkpoint<A0, A1>(_: A0!, _: A1!) -> Int32 { ResultCode.error.rawValue }
  func sqlite3_vtab_config<A0>(_: A0!, _: Int32, _: Int32) -> Int32 { ResultCode.error.rawValue }
  func sqlite3_vtab_on_conflict<A0>(_: A0!) -> Int32 { 0 }
  func sqlite3_vtab_nochange<A0>(_: A0!) -> Int32 { 0 }
  func sqlite3_vtab_collation<A0, Answer>(_: A0!, _: Int32) -> Answer! { nil }
  func sqlite3_vtab_distinct<A0>(_: A0!) -> Int32 { 0 }
  func sqlite3_vtab_in<A0>(_: A0!, _: Int32, _: Int32) -> Int32 { 0 }
  func sqlite3_vtab_in_first<A0, A1>(_: A0!, _: A1!) -> Int32 { ResultCode.error.rawValue }
  func sqlite3_vtab_in_next<A0, A1>(_: A0!, _: A1!) -> Int32 { ResultCode.error.rawValue }
  func sqlite3_vtab_rhs_value<A0, A2>(_: A0!, _: Int32, _: A2!) -> Int32 { ResultCode.error.rawValue }
  func sqlite3_deserialize<A0, A1, A2>(_: A0!, _: A1!, _: A2!, _: Int64, _: Int64, _: UInt32) -> Int32 { ResultCode.error.rawValue }
  func sqlite3_rtree_geometry_callback<A0, A1, A2, A3>(_: A0!, _: A1!, _: A2!, _: A3!) -> Int32 { ResultCode.error.rawValue }
  func sqlite3_rtree_query_callback<A0, A1, A2, A3, A4>(_: A0!, _: A1!, _: A2!, _: A3!, _: A4!) -> Int32 { ResultCode.error.rawValue }
  func sqlite3session_create<A0, A1, A2>(_: A0!, _: A1!, _: A2!) -> Int32 { ResultCode.error.rawValue }
  func sqlite3session_delete<A0>(_: A0!) {}
  func sqlite3session_object_config<A0, A2>(_: A0!, _: Int32, _: A2!) -> Int32 { ResultCode.error.rawValue }
  func sqlite3session_enable<A0>(_: A0!, _: Int32) -> Int32 { 0 }
  func sqlite3session_indirect<A0>(_: A0!, _: Int32) -> Int32 { 0 }
  func sqlite3session_attach<A0, A1>(_: A0!, _: A1!) -> Int32 { ResultCode.error.rawValue }
  func sqlite3session_table_filter<A0, A1, A2>(_: A0!, _: A1!, _: A2!) {}
  func sqlite3session_changeset<A0, A1, A2>(_: A0!, _: A1!, _: A2!) -> Int32 { ResultCode.error.rawValue }
  func sqlite3session_changeset_size<A0>(_: A0!) -> Int64 { 0 }
  func sqlite3session_diff<A0, A1, A2, A3>(_: A0!, _: A1!, _: A2!, _: A3!) -> Int32 { ResultCode.error.rawValue }
  func sqlite3session_patchset<A0, A1, A2>(_: A0!, _: A1!, _: A2!) -> Int32 { ResultCode.error.rawValue }
  func sqlite3session_isempty<A0>(_: A0!) -> Int32 { 0 }
  func sqlite3session_memory_used<A0>(_: A0!) -> Int64 { 0 }
  func sqlite3changeset_start<A0, A2>(_: A0!, _: Int32, _: A2!) -> Int32 { ResultCode.error.rawValue }
  func sqlite3changeset_start_v2<A0, A2>(_: A0!, _: Int32, _: A2!, _: Int32) -> Int32 { ResultCode.error.rawValue }
  func sqlite3changeset_next<A0>(_: A0!) -> Int32 { ResultCode.error.rawValue }
  func sqlite3changeset_op<A0, A1, A2, A3, A4>(_: A0!, _: A1!, _: A2!, _: A3!, _: A4!) -> Int32 { ResultCode.error.rawValue }
  func sqlite3changeset_pk<A0, A1, A2>(_: A0!, _: A1!, _: A2!) -> Int32 { ResultCode.error.rawValue }
  func sqlite3changeset_old<A0, A2>(_: A0!, _: Int32, _: A2!) -> Int32 { ResultCode.error.rawValue }
  func sqlite3changeset_new<A0, A2>(_: A0!, _: Int32, _: A2!) -> Int32 { ResultCode.error.rawValue }
  func sqlite3changeset_conflict<A0, A2>(_: A0!, _: Int32, _: A2!) -> Int32 { ResultCode.error.rawValue }
  func sqlite3changeset_fk_conflicts<A0, A1>(_: A0!, _: A1!) -> Int32 { ResultCode.error.rawValue }
  func sqlite3changeset_finalize<A0>(_: A0!) -> Int32 { ResultCode.error.rawValue }
  func sqlite3changeset_invert<A1, A2, A3>(_: Int32, _: A1!, _: A2!, _: A3!) -> Int32 { ResultCode.error.rawValue }
  func sqlite3changeset_concat<A1, A3, A4, A5>(_: Int32, _: A1!, _: Int32, _: A3!, _: A4!, _: A5!) -> Int32 { ResultCode.error.rawValue }
  func sqlite3changegroup_new<A0>(_: A0!) -> Int32 { ResultCode.error.rawValue }
  func sqlite3changegroup_add<A0, A2>(_: A0!, _: Int32, _: A2!) -> Int32 { ResultCode.error.rawValue }
  func sqlite3changegroup_output<A0, A1, A2>(_: A0!, _: A1!, _: A2!) -> Int32 { ResultCode.error.rawValue }
  func sqlite3changegroup_delete<A0>(_: A0!) {}
  func sqlite3changeset_apply<A0, A2, A3, A4, A5>(_: A0!, _: Int32, _: A2!, _: A3!, _: A4!, _: A5!) -> Int32 { ResultCode.error.rawValue }
  func sqlite3changeset_apply_v2<A0, A2, A3, A4, A5, A6, A7>(_: A0!, _: Int32, _: A2!, _: A3!, _: A4!, _: A5!, _: A6!, _: A7!, _: Int32)
    -> Int32
  { ResultCode.error.rawValue }
  func sqlite3rebaser_create<A0>(_: A0!) -> Int32 { ResultCode.error.rawValue }
  func sqlite3rebaser_configure<A0, A2>(_: A0!, _: Int32, _: A2!) -> Int32 { ResultCode.error.rawValue }
  func sqlite3rebaser_rebase<A0, A2, A3, A4>(_: A0!, _: Int32, _: A2!, _: A3!, _: A4!) -> Int32 { ResultCode.error.rawValue }
  func sqlite3rebaser_delete<A0>(_: A0!) {}
  func sqlite3changeset_apply_strm<A0, A1, A2, A3, A4, A5>(_: A0!, _: A1!, _: A2!, _: A3!, _: A4!, _: A5!) -> Int32 {
    ResultCode.error.rawValue
  }
  func sqlite3changeset_apply_v2_strm<A0, A1, A2, A3, A4, A5, A6, A7>(
    _: A0!, _: A1!, _: A2!, _: A3!, _: A4!, _: A5!, _: A6!, _: A7!, _: Int32
  ) -> Int32 { ResultCode.error.rawValue }
  func sqlite3changeset_concat_strm<A0, A1, A2, A3, A4, A5>(_: A0!, _: A1!, _: A2!, _: A3!, _: A4!, _: A5!) -> Int32 {
    ResultCode.error.rawValue
  }
  func sqlite3changeset_invert_strm<A0, A1, A2, A3>(_: A0!, _: A1!, _: A2!, _: A3!) -> Int32 { ResultCode.error.rawValue }
  func sqlite3changeset_start_strm<A0, A1, A2>(_: A0!, _: A1!, _: A2!) -> Int32 { ResultCode.error.rawValue }
  func sqlite3changeset_start_v2_strm<A0, A1, A2>(_: A0!, _: A1!, _: A2!, _: Int32) -> Int32 { ResultCode.error.rawValue }
  func sqlite3session_changeset_strm<A0, A1, A2>(_: A0!, _: A1!, _: A2!) -> Int32 { ResultCode.error.rawValue }
  func sqlite3session_patchset_strm<A0, A1, A2>(_: A0!, _: A1!, _: A2!) -> Int32 { ResultCode.error.rawValue }
  func sqlite3changegroup_add_strm<A0, A1, A2>(_: A0!, _: A1!, _: A2!) -> Int32 { ResultCode.error.rawValue }
  func sqlite3changegroup_output_strm<A0, A1, A2>(_: A0!, _: A1!, _: A2!) -> Int32 { ResultCode.error.rawValue }
  func sqlite3rebaser_rebase_strm<A0, A1, A2, A3, A4>(_: A0!, _: A1!, _: A2!, _: A3!, _: A4!) -> Int32 { ResultCode.error.rawValue }
  func sqlite3session_config<A1>(_: Int32, _: A1!) -> Int32 { ResultCode.error.rawValue }
  func Fts5ExtensionApi_xPhraseFirst<A0, A1, A3, A4, A5>(_: A0!, _: A1!, _: Int32, _: A3!, _: A4!, _: A5!) -> Int32 {
    ResultCode.error.rawValue
  }
  func Fts5ExtensionApi_xPhraseNext<A0, A1, A2, A3, A4>(_: A0!, _: A1!, _: A2!, _: A3!, _: A4!) {}
  func Fts5ExtensionApi_xPhraseFirstColumn<A0, A1, A3, A4>(_: A0!, _: A1!, _: Int32, _: A3!, _: A4!) -> Int32 { ResultCode.error.rawValue }
  func Fts5ExtensionApi_xPhraseNextColumn<A0, A1, A2, A3>(_: A0!, _: A1!, _: A2!, _: A3!) {}
}
