// Written by Scripts/generate-calls from Scripts/entry-points.tsv: change the table or the script, not this file.
import SQLiteCalls

// What the mock does not model. A call that can fail does not come as far: ``MockSqlite3Wrapper`` lets it fail.
extension MockLibrary {
  func sqlite3_sourceid() -> UnsafePointer<CChar>! { nil }
  func sqlite3_compileoption_used(_ zOptName: UnsafePointer<CChar>!) -> Int32 { 0 }
  func sqlite3_compileoption_get(_ N: Int32) -> UnsafePointer<CChar>! { nil }
  func sqlite3_os_init() -> Int32 { ResultCode.error.rawValue }
  func sqlite3_os_end() -> Int32 { 0 }
  func sqlite3_complete(_ sql: UnsafePointer<CChar>!) -> Int32 { ResultCode.error.rawValue }
  func sqlite3_complete16(_ sql: UnsafeRawPointer!) -> Int32 { ResultCode.error.rawValue }
  func sqlite3_get_table(
    _ db: OpaquePointer!, _ zSql: UnsafePointer<CChar>!,
    _ pazResult: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>!, _ pnRow: UnsafeMutablePointer<Int32>!,
    _ pnColumn: UnsafeMutablePointer<Int32>!, _ pzErrmsg: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!
  ) -> Int32 { ResultCode.error.rawValue }
  func sqlite3_free_table(_ result: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!) {}
  func sqlite3_mprintf(_ format: UnsafePointer<CChar>!, _ text: UnsafePointer<CChar>!) -> UnsafeMutablePointer<CChar>! { nil }
  func sqlite3_vmprintf(_ a0: UnsafePointer<CChar>!, _ a1: CVaListPointer) -> UnsafeMutablePointer<CChar>! { nil }
  func sqlite3_snprintf(
    _ size: Int32, _ buffer: UnsafeMutablePointer<CChar>!, _ format: UnsafePointer<CChar>!, _ text: UnsafePointer<CChar>!
  ) -> UnsafeMutablePointer<CChar>! { nil }
  func sqlite3_vsnprintf(_ a0: Int32, _ a1: UnsafeMutablePointer<CChar>!, _ a2: UnsafePointer<CChar>!, _ a3: CVaListPointer)
    -> UnsafeMutablePointer<CChar>!
  { nil }
  func sqlite3_memory_highwater(_ resetFlag: Int32) -> Int64 { 0 }
  func sqlite3_randomness(_ N: Int32, _ P: UnsafeMutableRawPointer!) {}
  func sqlite3_trace(
    _ a0: OpaquePointer!, _ xTrace: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Void)!,
    _ a2: UnsafeMutableRawPointer!
  ) -> UnsafeMutableRawPointer! { nil }
  func sqlite3_profile(
    _ a0: OpaquePointer!, _ xProfile: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, UInt64) -> Void)!,
    _ a2: UnsafeMutableRawPointer!
  ) -> UnsafeMutableRawPointer! { nil }
  func sqlite3_open16(_ filename: UnsafeRawPointer!, _ ppDb: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 { ResultCode.error.rawValue }
  func sqlite3_uri_parameter(_ z: UnsafePointer<CChar>!, _ zParam: UnsafePointer<CChar>!) -> UnsafePointer<CChar>! { nil }
  func sqlite3_uri_boolean(_ z: UnsafePointer<CChar>!, _ zParam: UnsafePointer<CChar>!, _ bDefault: Int32) -> Int32 { 0 }
  func sqlite3_uri_int64(_ a0: UnsafePointer<CChar>!, _ a1: UnsafePointer<CChar>!, _ a2: Int64) -> Int64 { 0 }
  func sqlite3_uri_key(_ z: UnsafePointer<CChar>!, _ N: Int32) -> UnsafePointer<CChar>! { nil }
  func sqlite3_filename_database(_ a0: UnsafePointer<CChar>!) -> UnsafePointer<CChar>! { nil }
  func sqlite3_filename_journal(_ a0: UnsafePointer<CChar>!) -> UnsafePointer<CChar>! { nil }
  func sqlite3_filename_wal(_ a0: UnsafePointer<CChar>!) -> UnsafePointer<CChar>! { nil }
  func sqlite3_database_file_object(_ a0: UnsafePointer<CChar>!) -> UnsafeMutablePointer<sqlite3_file>! { nil }
  func sqlite3_create_filename(
    _ zDatabase: UnsafePointer<CChar>!, _ zJournal: UnsafePointer<CChar>!, _ zWal: UnsafePointer<CChar>!, _ nParam: Int32,
    _ azParam: UnsafeMutablePointer<UnsafePointer<CChar>?>!
  ) -> UnsafePointer<CChar>! { nil }
  func sqlite3_free_filename(_ a0: UnsafePointer<CChar>!) {}
  func sqlite3_prepare16(
    _ db: OpaquePointer!, _ zSql: UnsafeRawPointer!, _ nByte: Int32, _ ppStmt: UnsafeMutablePointer<OpaquePointer?>!,
    _ pzTail: UnsafeMutablePointer<UnsafeRawPointer?>!
  ) -> Int32 { ResultCode.error.rawValue }
  func sqlite3_prepare16_v2(
    _ db: OpaquePointer!, _ zSql: UnsafeRawPointer!, _ nByte: Int32, _ ppStmt: UnsafeMutablePointer<OpaquePointer?>!,
    _ pzTail: UnsafeMutablePointer<UnsafeRawPointer?>!
  ) -> Int32 { ResultCode.error.rawValue }
  func sqlite3_prepare16_v3(
    _ db: OpaquePointer!, _ zSql: UnsafeRawPointer!, _ nByte: Int32, _ prepFlags: UInt32, _ ppStmt: UnsafeMutablePointer<OpaquePointer?>!,
    _ pzTail: UnsafeMutablePointer<UnsafeRawPointer?>!
  ) -> Int32 { ResultCode.error.rawValue }
  func sqlite3_column_database_name16(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafeRawPointer! { nil }
  func sqlite3_column_table_name16(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafeRawPointer! { nil }
  func sqlite3_column_origin_name16(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafeRawPointer! { nil }
  func sqlite3_column_decltype16(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafeRawPointer! { nil }
  func sqlite3_create_function16(
    _ db: OpaquePointer!, _ zFunctionName: UnsafeRawPointer!, _ nArg: Int32, _ eTextRep: Int32, _ pApp: UnsafeMutableRawPointer!,
    _ xFunc: MockHooks.Step!, _ xStep: MockHooks.Step!, _ xFinal: MockHooks.Final!
  ) -> Int32 { ResultCode.error.rawValue }
  func sqlite3_aggregate_count(_ a0: OpaquePointer!) -> Int32 { 0 }
  func sqlite3_expired(_ a0: OpaquePointer!) -> Int32 { 0 }
  func sqlite3_transfer_bindings(_ a0: OpaquePointer!, _ a1: OpaquePointer!) -> Int32 { ResultCode.error.rawValue }
  func sqlite3_global_recover() -> Int32 { 0 }
  func sqlite3_thread_cleanup() {}
  func sqlite3_memory_alarm(
    _ a0: (@convention(c) (UnsafeMutableRawPointer?, Int64, Int32) -> Void)!, _ a1: UnsafeMutableRawPointer!, _ a2: Int64
  ) -> Int32 { 0 }
  func sqlite3_value_text16le(_ a0: OpaquePointer!) -> UnsafeRawPointer! { nil }
  func sqlite3_value_text16be(_ a0: OpaquePointer!) -> UnsafeRawPointer! { nil }
  func sqlite3_result_error16(_ a0: OpaquePointer!, _ a1: UnsafeRawPointer!, _ a2: Int32) {}
  func sqlite3_result_text16le(_ a0: OpaquePointer!, _ a1: UnsafeRawPointer!, _ a2: Int32, _ a3: Sqlite3Destructor.Function!) {}
  func sqlite3_result_text16be(_ a0: OpaquePointer!, _ a1: UnsafeRawPointer!, _ a2: Int32, _ a3: Sqlite3Destructor.Function!) {}
  func sqlite3_create_collation16(
    _ a0: OpaquePointer!, _ zName: UnsafeRawPointer!, _ eTextRep: Int32, _ pArg: UnsafeMutableRawPointer!,
    _ xCompare: (@convention(c) (UnsafeMutableRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?) -> Int32)!
  ) -> Int32 { ResultCode.error.rawValue }
  func sqlite3_collation_needed16(
    _ a0: OpaquePointer!, _ a1: UnsafeMutableRawPointer!,
    _ a2: (@convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, Int32, UnsafeRawPointer?) -> Void)!
  ) -> Int32 { ResultCode.error.rawValue }
  func sqlite3_autovacuum_pages(
    _ db: OpaquePointer!, _ a1: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, UInt32, UInt32, UInt32) -> UInt32)!,
    _ a2: UnsafeMutableRawPointer!, _ a3: Sqlite3Destructor.Function!
  ) -> Int32 { ResultCode.error.rawValue }
  func sqlite3_enable_shared_cache(_ a0: Int32) -> Int32 { 0 }
  func sqlite3_release_memory(_ a0: Int32) -> Int32 { 0 }
  func sqlite3_soft_heap_limit64(_ N: Int64) -> Int64 { 0 }
  func sqlite3_hard_heap_limit64(_ N: Int64) -> Int64 { 0 }
  func sqlite3_soft_heap_limit(_ N: Int32) {}
  func sqlite3_table_column_metadata(
    _ db: OpaquePointer!, _ zDbName: UnsafePointer<CChar>!, _ zTableName: UnsafePointer<CChar>!, _ zColumnName: UnsafePointer<CChar>!,
    _ pzDataType: UnsafeMutablePointer<UnsafePointer<CChar>?>!, _ pzCollSeq: UnsafeMutablePointer<UnsafePointer<CChar>?>!,
    _ pNotNull: UnsafeMutablePointer<Int32>!, _ pPrimaryKey: UnsafeMutablePointer<Int32>!, _ pAutoinc: UnsafeMutablePointer<Int32>!
  ) -> Int32 { ResultCode.error.rawValue }
  func sqlite3_load_extension(
    _ db: OpaquePointer!, _ zFile: UnsafePointer<CChar>!, _ zProc: UnsafePointer<CChar>!,
    _ pzErrMsg: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!
  ) -> Int32 { ResultCode.error.rawValue }
  func sqlite3_auto_extension(_ xEntryPoint: (@convention(c) () -> Void)!) -> Int32 { ResultCode.error.rawValue }
  func sqlite3_cancel_auto_extension(_ xEntryPoint: (@convention(c) () -> Void)!) -> Int32 { 0 }
  func sqlite3_reset_auto_extension() {}
  func sqlite3_create_module(
    _ db: OpaquePointer!, _ zName: UnsafePointer<CChar>!, _ p: UnsafePointer<sqlite3_module>!, _ pClientData: UnsafeMutableRawPointer!
  ) -> Int32 { ResultCode.error.rawValue }
  func sqlite3_drop_modules(_ db: OpaquePointer!, _ azKeep: UnsafeMutablePointer<UnsafePointer<CChar>?>!) -> Int32 {
    ResultCode.error.rawValue
  }
  func sqlite3_declare_vtab(_ a0: OpaquePointer!, _ zSQL: UnsafePointer<CChar>!) -> Int32 { ResultCode.error.rawValue }
  func sqlite3_overload_function(_ a0: OpaquePointer!, _ zFuncName: UnsafePointer<CChar>!, _ nArg: Int32) -> Int32 {
    ResultCode.error.rawValue
  }
  func sqlite3_vfs_find(_ zVfsName: UnsafePointer<CChar>!) -> UnsafeMutablePointer<sqlite3_vfs>! { nil }
  func sqlite3_vfs_register(_ a0: UnsafeMutablePointer<sqlite3_vfs>!, _ makeDflt: Int32) -> Int32 { ResultCode.error.rawValue }
  func sqlite3_vfs_unregister(_ a0: UnsafeMutablePointer<sqlite3_vfs>!) -> Int32 { ResultCode.error.rawValue }
  func sqlite3_mutex_alloc(_ a0: Int32) -> OpaquePointer! { nil }
  func sqlite3_mutex_free(_ a0: OpaquePointer!) {}
  func sqlite3_mutex_enter(_ a0: OpaquePointer!) {}
  func sqlite3_mutex_try(_ a0: OpaquePointer!) -> Int32 { ResultCode.error.rawValue }
  func sqlite3_mutex_leave(_ a0: OpaquePointer!) {}
  func sqlite3_db_mutex(_ a0: OpaquePointer!) -> OpaquePointer! { nil }
  func sqlite3_file_control(_ a0: OpaquePointer!, _ zDbName: UnsafePointer<CChar>!, _ op: Int32, _ a3: UnsafeMutableRawPointer!) -> Int32 {
    ResultCode.error.rawValue
  }
  func sqlite3_test_control(_ option: Int32, _ value: Int32, _ pointer: UnsafeMutableRawPointer!) -> Int32 { 0 }
  func sqlite3_keyword_count() -> Int32 { 0 }
  func sqlite3_keyword_name(_ a0: Int32, _ a1: UnsafeMutablePointer<UnsafePointer<CChar>?>!, _ a2: UnsafeMutablePointer<Int32>!) -> Int32 {
    ResultCode.error.rawValue
  }
  func sqlite3_keyword_check(_ a0: UnsafePointer<CChar>!, _ a1: Int32) -> Int32 { 0 }
  func sqlite3_str_new(_ a0: OpaquePointer!) -> OpaquePointer! { nil }
  func sqlite3_str_finish(_ a0: OpaquePointer!) -> UnsafeMutablePointer<CChar>! { nil }
  func sqlite3_str_appendf(_ string: OpaquePointer!, _ format: UnsafePointer<CChar>!, _ text: UnsafePointer<CChar>!) {}
  func sqlite3_str_vappendf(_ a0: OpaquePointer!, _ zFormat: UnsafePointer<CChar>!, _ a2: CVaListPointer) {}
  func sqlite3_str_append(_ a0: OpaquePointer!, _ zIn: UnsafePointer<CChar>!, _ N: Int32) {}
  func sqlite3_str_appendall(_ a0: OpaquePointer!, _ zIn: UnsafePointer<CChar>!) {}
  func sqlite3_str_appendchar(_ a0: OpaquePointer!, _ N: Int32, _ C: CChar) {}
  func sqlite3_str_reset(_ a0: OpaquePointer!) {}
  func sqlite3_str_errcode(_ a0: OpaquePointer!) -> Int32 { 0 }
  func sqlite3_str_length(_ a0: OpaquePointer!) -> Int32 { 0 }
  func sqlite3_str_value(_ a0: OpaquePointer!) -> UnsafeMutablePointer<CChar>! { nil }
  func sqlite3_status(_ op: Int32, _ pCurrent: UnsafeMutablePointer<Int32>!, _ pHighwater: UnsafeMutablePointer<Int32>!, _ resetFlag: Int32)
    -> Int32
  { ResultCode.error.rawValue }
  func sqlite3_status64(
    _ op: Int32, _ pCurrent: UnsafeMutablePointer<Int64>!, _ pHighwater: UnsafeMutablePointer<Int64>!, _ resetFlag: Int32
  ) -> Int32 { ResultCode.error.rawValue }
  func sqlite3_db_status(
    _ a0: OpaquePointer!, _ op: Int32, _ pCur: UnsafeMutablePointer<Int32>!, _ pHiwtr: UnsafeMutablePointer<Int32>!, _ resetFlg: Int32
  ) -> Int32 { ResultCode.error.rawValue }
  func sqlite3_unlock_notify(
    _ pBlocked: OpaquePointer!, _ xNotify: (@convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>?, Int32) -> Void)!,
    _ pNotifyArg: UnsafeMutableRawPointer!
  ) -> Int32 { ResultCode.error.rawValue }
  func sqlite3_stricmp(_ a0: UnsafePointer<CChar>!, _ a1: UnsafePointer<CChar>!) -> Int32 { 0 }
  func sqlite3_strnicmp(_ a0: UnsafePointer<CChar>!, _ a1: UnsafePointer<CChar>!, _ a2: Int32) -> Int32 { 0 }
  func sqlite3_strglob(_ zGlob: UnsafePointer<CChar>!, _ zStr: UnsafePointer<CChar>!) -> Int32 { 0 }
  func sqlite3_strlike(_ zGlob: UnsafePointer<CChar>!, _ zStr: UnsafePointer<CChar>!, _ cEsc: UInt32) -> Int32 { 0 }
  func sqlite3_log(_ code: Int32, _ text: UnsafePointer<CChar>!) {}
  func sqlite3_wal_checkpoint(_ db: OpaquePointer!, _ zDb: UnsafePointer<CChar>!) -> Int32 { ResultCode.error.rawValue }
  func sqlite3_vtab_config(_ db: OpaquePointer!, _ option: Int32, _ value: Int32) -> Int32 { ResultCode.error.rawValue }
  func sqlite3_vtab_on_conflict(_ a0: OpaquePointer!) -> Int32 { 0 }
  func sqlite3_vtab_nochange(_ a0: OpaquePointer!) -> Int32 { 0 }
  func sqlite3_vtab_collation(_ a0: UnsafeMutablePointer<sqlite3_index_info>!, _ a1: Int32) -> UnsafePointer<CChar>! { nil }
  func sqlite3_vtab_distinct(_ a0: UnsafeMutablePointer<sqlite3_index_info>!) -> Int32 { 0 }
  func sqlite3_vtab_in(_ a0: UnsafeMutablePointer<sqlite3_index_info>!, _ iCons: Int32, _ bHandle: Int32) -> Int32 { 0 }
  func sqlite3_vtab_in_first(_ pVal: OpaquePointer!, _ ppOut: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 { ResultCode.error.rawValue }
  func sqlite3_vtab_in_next(_ pVal: OpaquePointer!, _ ppOut: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 { ResultCode.error.rawValue }
  func sqlite3_vtab_rhs_value(_ a0: UnsafeMutablePointer<sqlite3_index_info>!, _ a1: Int32, _ ppVal: UnsafeMutablePointer<OpaquePointer?>!)
    -> Int32
  { ResultCode.error.rawValue }
  func sqlite3_deserialize(
    _ db: OpaquePointer!, _ zSchema: UnsafePointer<CChar>!, _ pData: UnsafeMutablePointer<UInt8>!, _ szDb: Int64, _ szBuf: Int64,
    _ mFlags: UInt32
  ) -> Int32 { ResultCode.error.rawValue }
  func sqlite3_rtree_geometry_callback(
    _ db: OpaquePointer!, _ zGeom: UnsafePointer<CChar>!,
    _ xGeom: (
      @convention(c) (UnsafeMutablePointer<sqlite3_rtree_geometry>?, Int32, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Int32>?) ->
        Int32
    )!, _ pContext: UnsafeMutableRawPointer!
  ) -> Int32 { ResultCode.error.rawValue }
  func sqlite3_rtree_query_callback(
    _ db: OpaquePointer!, _ zQueryFunc: UnsafePointer<CChar>!,
    _ xQueryFunc: (@convention(c) (UnsafeMutablePointer<sqlite3_rtree_query_info>?) -> Int32)!, _ pContext: UnsafeMutableRawPointer!,
    _ xDestructor: Sqlite3Destructor.Function!
  ) -> Int32 { ResultCode.error.rawValue }
  func sqlite3session_create(_ db: OpaquePointer!, _ zDb: UnsafePointer<CChar>!, _ ppSession: UnsafeMutablePointer<OpaquePointer?>!)
    -> Int32
  { ResultCode.error.rawValue }
  func sqlite3session_delete(_ pSession: OpaquePointer!) {}
  func sqlite3session_object_config(_ a0: OpaquePointer!, _ op: Int32, _ pArg: UnsafeMutableRawPointer!) -> Int32 {
    ResultCode.error.rawValue
  }
  func sqlite3session_enable(_ pSession: OpaquePointer!, _ bEnable: Int32) -> Int32 { 0 }
  func sqlite3session_indirect(_ pSession: OpaquePointer!, _ bIndirect: Int32) -> Int32 { 0 }
  func sqlite3session_attach(_ pSession: OpaquePointer!, _ zTab: UnsafePointer<CChar>!) -> Int32 { ResultCode.error.rawValue }
  func sqlite3session_table_filter(_ pSession: OpaquePointer!, _ xFilter: MockHooks.Filter!, _ pCtx: UnsafeMutableRawPointer!) {}
  func sqlite3session_changeset(
    _ pSession: OpaquePointer!, _ pnChangeset: UnsafeMutablePointer<Int32>!, _ ppChangeset: UnsafeMutablePointer<UnsafeMutableRawPointer?>!
  ) -> Int32 { ResultCode.error.rawValue }
  func sqlite3session_changeset_size(_ pSession: OpaquePointer!) -> Int64 { 0 }
  func sqlite3session_diff(
    _ pSession: OpaquePointer!, _ zFromDb: UnsafePointer<CChar>!, _ zTbl: UnsafePointer<CChar>!,
    _ pzErrMsg: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!
  ) -> Int32 { ResultCode.error.rawValue }
  func sqlite3session_patchset(
    _ pSession: OpaquePointer!, _ pnPatchset: UnsafeMutablePointer<Int32>!, _ ppPatchset: UnsafeMutablePointer<UnsafeMutableRawPointer?>!
  ) -> Int32 { ResultCode.error.rawValue }
  func sqlite3session_isempty(_ pSession: OpaquePointer!) -> Int32 { 0 }
  func sqlite3session_memory_used(_ pSession: OpaquePointer!) -> Int64 { 0 }
  func sqlite3changeset_start(_ pp: UnsafeMutablePointer<OpaquePointer?>!, _ nChangeset: Int32, _ pChangeset: UnsafeMutableRawPointer!)
    -> Int32
  { ResultCode.error.rawValue }
  func sqlite3changeset_start_v2(
    _ pp: UnsafeMutablePointer<OpaquePointer?>!, _ nChangeset: Int32, _ pChangeset: UnsafeMutableRawPointer!, _ flags: Int32
  ) -> Int32 { ResultCode.error.rawValue }
  func sqlite3changeset_next(_ pIter: OpaquePointer!) -> Int32 { ResultCode.error.rawValue }
  func sqlite3changeset_op(
    _ pIter: OpaquePointer!, _ pzTab: UnsafeMutablePointer<UnsafePointer<CChar>?>!, _ pnCol: UnsafeMutablePointer<Int32>!,
    _ pOp: UnsafeMutablePointer<Int32>!, _ pbIndirect: UnsafeMutablePointer<Int32>!
  ) -> Int32 { ResultCode.error.rawValue }
  func sqlite3changeset_pk(
    _ pIter: OpaquePointer!, _ pabPK: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>!, _ pnCol: UnsafeMutablePointer<Int32>!
  ) -> Int32 { ResultCode.error.rawValue }
  func sqlite3changeset_old(_ pIter: OpaquePointer!, _ iVal: Int32, _ ppValue: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 {
    ResultCode.error.rawValue
  }
  func sqlite3changeset_new(_ pIter: OpaquePointer!, _ iVal: Int32, _ ppValue: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 {
    ResultCode.error.rawValue
  }
  func sqlite3changeset_conflict(_ pIter: OpaquePointer!, _ iVal: Int32, _ ppValue: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 {
    ResultCode.error.rawValue
  }
  func sqlite3changeset_fk_conflicts(_ pIter: OpaquePointer!, _ pnOut: UnsafeMutablePointer<Int32>!) -> Int32 { ResultCode.error.rawValue }
  func sqlite3changeset_finalize(_ pIter: OpaquePointer!) -> Int32 { ResultCode.error.rawValue }
  func sqlite3changeset_invert(
    _ nIn: Int32, _ pIn: UnsafeRawPointer!, _ pnOut: UnsafeMutablePointer<Int32>!, _ ppOut: UnsafeMutablePointer<UnsafeMutableRawPointer?>!
  ) -> Int32 { ResultCode.error.rawValue }
  func sqlite3changeset_concat(
    _ nA: Int32, _ pA: UnsafeMutableRawPointer!, _ nB: Int32, _ pB: UnsafeMutableRawPointer!, _ pnOut: UnsafeMutablePointer<Int32>!,
    _ ppOut: UnsafeMutablePointer<UnsafeMutableRawPointer?>!
  ) -> Int32 { ResultCode.error.rawValue }
  func sqlite3changegroup_new(_ pp: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 { ResultCode.error.rawValue }
  func sqlite3changegroup_add(_ a0: OpaquePointer!, _ nData: Int32, _ pData: UnsafeMutableRawPointer!) -> Int32 {
    ResultCode.error.rawValue
  }
  func sqlite3changegroup_output(
    _ a0: OpaquePointer!, _ pnData: UnsafeMutablePointer<Int32>!, _ ppData: UnsafeMutablePointer<UnsafeMutableRawPointer?>!
  ) -> Int32 { ResultCode.error.rawValue }
  func sqlite3changegroup_delete(_ a0: OpaquePointer!) {}
  func sqlite3changeset_apply(
    _ db: OpaquePointer!, _ nChangeset: Int32, _ pChangeset: UnsafeMutableRawPointer!, _ xFilter: MockHooks.Filter!,
    _ xConflict: MockHooks.Conflict!, _ pCtx: UnsafeMutableRawPointer!
  ) -> Int32 { ResultCode.error.rawValue }
  func sqlite3changeset_apply_v2(
    _ db: OpaquePointer!, _ nChangeset: Int32, _ pChangeset: UnsafeMutableRawPointer!, _ xFilter: MockHooks.Filter!,
    _ xConflict: MockHooks.Conflict!, _ pCtx: UnsafeMutableRawPointer!, _ ppRebase: UnsafeMutablePointer<UnsafeMutableRawPointer?>!,
    _ pnRebase: UnsafeMutablePointer<Int32>!, _ flags: Int32
  ) -> Int32 { ResultCode.error.rawValue }
  func sqlite3rebaser_create(_ ppNew: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 { ResultCode.error.rawValue }
  func sqlite3rebaser_configure(_ a0: OpaquePointer!, _ nRebase: Int32, _ pRebase: UnsafeRawPointer!) -> Int32 { ResultCode.error.rawValue }
  func sqlite3rebaser_rebase(
    _ a0: OpaquePointer!, _ nIn: Int32, _ pIn: UnsafeRawPointer!, _ pnOut: UnsafeMutablePointer<Int32>!,
    _ ppOut: UnsafeMutablePointer<UnsafeMutableRawPointer?>!
  ) -> Int32 { ResultCode.error.rawValue }
  func sqlite3rebaser_delete(_ p: OpaquePointer!) {}
  func sqlite3changeset_apply_strm(
    _ db: OpaquePointer!, _ xInput: MockHooks.Input!, _ pIn: UnsafeMutableRawPointer!, _ xFilter: MockHooks.Filter!,
    _ xConflict: MockHooks.Conflict!, _ pCtx: UnsafeMutableRawPointer!
  ) -> Int32 { ResultCode.error.rawValue }
  func sqlite3changeset_apply_v2_strm(
    _ db: OpaquePointer!, _ xInput: MockHooks.Input!, _ pIn: UnsafeMutableRawPointer!, _ xFilter: MockHooks.Filter!,
    _ xConflict: MockHooks.Conflict!, _ pCtx: UnsafeMutableRawPointer!, _ ppRebase: UnsafeMutablePointer<UnsafeMutableRawPointer?>!,
    _ pnRebase: UnsafeMutablePointer<Int32>!, _ flags: Int32
  ) -> Int32 { ResultCode.error.rawValue }
  func sqlite3changeset_concat_strm(
    _ xInputA: MockHooks.Input!, _ pInA: UnsafeMutableRawPointer!, _ xInputB: MockHooks.Input!, _ pInB: UnsafeMutableRawPointer!,
    _ xOutput: MockHooks.Output!, _ pOut: UnsafeMutableRawPointer!
  ) -> Int32 { ResultCode.error.rawValue }
  func sqlite3changeset_invert_strm(
    _ xInput: MockHooks.Input!, _ pIn: UnsafeMutableRawPointer!, _ xOutput: MockHooks.Output!, _ pOut: UnsafeMutableRawPointer!
  ) -> Int32 { ResultCode.error.rawValue }
  func sqlite3changeset_start_strm(_ pp: UnsafeMutablePointer<OpaquePointer?>!, _ xInput: MockHooks.Input!, _ pIn: UnsafeMutableRawPointer!)
    -> Int32
  { ResultCode.error.rawValue }
  func sqlite3changeset_start_v2_strm(
    _ pp: UnsafeMutablePointer<OpaquePointer?>!, _ xInput: MockHooks.Input!, _ pIn: UnsafeMutableRawPointer!, _ flags: Int32
  ) -> Int32 { ResultCode.error.rawValue }
  func sqlite3session_changeset_strm(_ pSession: OpaquePointer!, _ xOutput: MockHooks.Output!, _ pOut: UnsafeMutableRawPointer!) -> Int32 {
    ResultCode.error.rawValue
  }
  func sqlite3session_patchset_strm(_ pSession: OpaquePointer!, _ xOutput: MockHooks.Output!, _ pOut: UnsafeMutableRawPointer!) -> Int32 {
    ResultCode.error.rawValue
  }
  func sqlite3changegroup_add_strm(_ a0: OpaquePointer!, _ xInput: MockHooks.Input!, _ pIn: UnsafeMutableRawPointer!) -> Int32 {
    ResultCode.error.rawValue
  }
  func sqlite3changegroup_output_strm(_ a0: OpaquePointer!, _ xOutput: MockHooks.Output!, _ pOut: UnsafeMutableRawPointer!) -> Int32 {
    ResultCode.error.rawValue
  }
  func sqlite3rebaser_rebase_strm(
    _ pRebaser: OpaquePointer!, _ xInput: MockHooks.Input!, _ pIn: UnsafeMutableRawPointer!, _ xOutput: MockHooks.Output!,
    _ pOut: UnsafeMutableRawPointer!
  ) -> Int32 { ResultCode.error.rawValue }
  func sqlite3session_config(_ op: Int32, _ pArg: UnsafeMutableRawPointer!) -> Int32 { ResultCode.error.rawValue }
  func Fts5ExtensionApi_xPhraseFirst(
    _ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!, _ iPhrase: Int32, _ pIter: UnsafeMutablePointer<Fts5PhraseIter>!,
    _ piCol: UnsafeMutablePointer<Int32>!, _ piOff: UnsafeMutablePointer<Int32>!
  ) -> Int32 { ResultCode.error.rawValue }
  func Fts5ExtensionApi_xPhraseNext(
    _ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!, _ pIter: UnsafeMutablePointer<Fts5PhraseIter>!,
    _ piCol: UnsafeMutablePointer<Int32>!, _ piOff: UnsafeMutablePointer<Int32>!
  ) {}
  func Fts5ExtensionApi_xPhraseFirstColumn(
    _ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!, _ iPhrase: Int32, _ pIter: UnsafeMutablePointer<Fts5PhraseIter>!,
    _ piCol: UnsafeMutablePointer<Int32>!
  ) -> Int32 { ResultCode.error.rawValue }
  func Fts5ExtensionApi_xPhraseNextColumn(
    _ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!, _ pIter: UnsafeMutablePointer<Fts5PhraseIter>!,
    _ piCol: UnsafeMutablePointer<Int32>!
  ) {}
}
