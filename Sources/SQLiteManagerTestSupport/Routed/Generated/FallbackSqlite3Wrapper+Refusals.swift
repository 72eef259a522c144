// Written by Scripts/generate-calls from Scripts/entry-points.tsv: change the table or the script, not this file.
import SQLiteCalls
import SQLiteManagerEngine

// What has no fallback: refused as engines refuse what they do not serve.
extension FallbackSqlite3Wrapper {
  func sqlite3_sourceid() -> UnsafePointer<CChar>! {
    unsafe refusals.sqlite3_sourceid()
  }

  func sqlite3_compileoption_used(_ zOptName: UnsafePointer<CChar>!) -> Int32 {
    unsafe refusals.sqlite3_compileoption_used(zOptName)
  }

  func sqlite3_compileoption_get(_ N: Int32) -> UnsafePointer<CChar>! {
    unsafe refusals.sqlite3_compileoption_get(N)
  }

  func sqlite3_close(_ a0: OpaquePointer!) -> Int32 {
    unsafe refusals.sqlite3_close(a0)
  }

  func sqlite3_shutdown() -> Int32 {
    refusals.sqlite3_shutdown()
  }

  func sqlite3_os_init() -> Int32 {
    refusals.sqlite3_os_init()
  }

  func sqlite3_os_end() -> Int32 {
    refusals.sqlite3_os_end()
  }

  func sqlite3_config(
    _ option: Int32, _ first: Int64, _ second: Int64, _ pointer: UnsafeMutableRawPointer!, _ context: UnsafeMutableRawPointer!
  ) -> Int32 {
    unsafe refusals.sqlite3_config(option, first, second, pointer, context)
  }

  func sqlite3_last_insert_rowid(_ a0: OpaquePointer!) -> Int64 {
    unsafe refusals.sqlite3_last_insert_rowid(a0)
  }

  func sqlite3_set_last_insert_rowid(_ a0: OpaquePointer!, _ a1: Int64) {
    unsafe refusals.sqlite3_set_last_insert_rowid(a0, a1)
  }

  func sqlite3_changes(_ a0: OpaquePointer!) -> Int32 {
    unsafe refusals.sqlite3_changes(a0)
  }

  func sqlite3_changes64(_ a0: OpaquePointer!) -> Int64 {
    unsafe refusals.sqlite3_changes64(a0)
  }

  func sqlite3_total_changes(_ a0: OpaquePointer!) -> Int32 {
    unsafe refusals.sqlite3_total_changes(a0)
  }

  func sqlite3_total_changes64(_ a0: OpaquePointer!) -> Int64 {
    unsafe refusals.sqlite3_total_changes64(a0)
  }

  func sqlite3_interrupt(_ a0: OpaquePointer!) {
    unsafe refusals.sqlite3_interrupt(a0)
  }

  func sqlite3_complete(_ sql: UnsafePointer<CChar>!) -> Int32 {
    unsafe refusals.sqlite3_complete(sql)
  }

  func sqlite3_complete16(_ sql: UnsafeRawPointer!) -> Int32 {
    unsafe refusals.sqlite3_complete16(sql)
  }

  func sqlite3_get_table(
    _ db: OpaquePointer!, _ zSql: UnsafePointer<CChar>!,
    _ pazResult: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>!, _ pnRow: UnsafeMutablePointer<Int32>!,
    _ pnColumn: UnsafeMutablePointer<Int32>!, _ pzErrmsg: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!
  ) -> Int32 {
    unsafe refusals.sqlite3_get_table(db, zSql, pazResult, pnRow, pnColumn, pzErrmsg)
  }

  func sqlite3_free_table(_ result: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!) {
    unsafe refusals.sqlite3_free_table(result)
  }

  func sqlite3_mprintf(_ format: UnsafePointer<CChar>!, _ text: UnsafePointer<CChar>!) -> UnsafeMutablePointer<CChar>! {
    unsafe refusals.sqlite3_mprintf(format, text)
  }

  func sqlite3_vmprintf(_ a0: UnsafePointer<CChar>!, _ a1: CVaListPointer) -> UnsafeMutablePointer<CChar>! {
    unsafe refusals.sqlite3_vmprintf(a0, a1)
  }

  func sqlite3_snprintf(
    _ size: Int32, _ buffer: UnsafeMutablePointer<CChar>!, _ format: UnsafePointer<CChar>!, _ text: UnsafePointer<CChar>!
  ) -> UnsafeMutablePointer<CChar>! {
    unsafe refusals.sqlite3_snprintf(size, buffer, format, text)
  }

  func sqlite3_vsnprintf(_ a0: Int32, _ a1: UnsafeMutablePointer<CChar>!, _ a2: UnsafePointer<CChar>!, _ a3: CVaListPointer)
    -> UnsafeMutablePointer<CChar>!
  {
    unsafe refusals.sqlite3_vsnprintf(a0, a1, a2, a3)
  }

  func sqlite3_malloc(_ a0: Int32) -> UnsafeMutableRawPointer! {
    unsafe refusals.sqlite3_malloc(a0)
  }

  func sqlite3_malloc64(_ a0: UInt64) -> UnsafeMutableRawPointer! {
    unsafe refusals.sqlite3_malloc64(a0)
  }

  func sqlite3_realloc(_ a0: UnsafeMutableRawPointer!, _ a1: Int32) -> UnsafeMutableRawPointer! {
    unsafe refusals.sqlite3_realloc(a0, a1)
  }

  func sqlite3_realloc64(_ a0: UnsafeMutableRawPointer!, _ a1: UInt64) -> UnsafeMutableRawPointer! {
    unsafe refusals.sqlite3_realloc64(a0, a1)
  }

  func sqlite3_free(_ a0: UnsafeMutableRawPointer!) {
    unsafe refusals.sqlite3_free(a0)
  }

  func sqlite3_msize(_ a0: UnsafeMutableRawPointer!) -> UInt64 {
    unsafe refusals.sqlite3_msize(a0)
  }

  func sqlite3_memory_used() -> Int64 {
    refusals.sqlite3_memory_used()
  }

  func sqlite3_memory_highwater(_ resetFlag: Int32) -> Int64 {
    refusals.sqlite3_memory_highwater(resetFlag)
  }

  func sqlite3_randomness(_ N: Int32, _ P: UnsafeMutableRawPointer!) {
    unsafe refusals.sqlite3_randomness(N, P)
  }

  func sqlite3_set_authorizer(
    _ a0: OpaquePointer!,
    _ xAuth: (
      @convention(c) (
        UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?
      ) -> Int32
    )!, _ pUserData: UnsafeMutableRawPointer!
  ) -> Int32 {
    unsafe refusals.sqlite3_set_authorizer(a0, xAuth, pUserData)
  }

  func sqlite3_trace(
    _ a0: OpaquePointer!, _ xTrace: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Void)!,
    _ a2: UnsafeMutableRawPointer!
  ) -> UnsafeMutableRawPointer! {
    unsafe refusals.sqlite3_trace(a0, xTrace, a2)
  }

  func sqlite3_profile(
    _ a0: OpaquePointer!, _ xProfile: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, UInt64) -> Void)!,
    _ a2: UnsafeMutableRawPointer!
  ) -> UnsafeMutableRawPointer! {
    unsafe refusals.sqlite3_profile(a0, xProfile, a2)
  }

  func sqlite3_trace_v2(
    _ a0: OpaquePointer!, _ uMask: UInt32,
    _ xCallback: (@convention(c) (UInt32, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Int32)!,
    _ pCtx: UnsafeMutableRawPointer!
  ) -> Int32 {
    unsafe refusals.sqlite3_trace_v2(a0, uMask, xCallback, pCtx)
  }

  func sqlite3_progress_handler(
    _ a0: OpaquePointer!, _ a1: Int32, _ a2: (@convention(c) (UnsafeMutableRawPointer?) -> Int32)!, _ a3: UnsafeMutableRawPointer!
  ) {
    unsafe refusals.sqlite3_progress_handler(a0, a1, a2, a3)
  }

  func sqlite3_open_v2(
    _ filename: UnsafePointer<CChar>!, _ ppDb: UnsafeMutablePointer<OpaquePointer?>!, _ flags: Int32, _ zVfs: UnsafePointer<CChar>!
  ) -> Int32 {
    unsafe refusals.sqlite3_open_v2(filename, ppDb, flags, zVfs)
  }

  func sqlite3_uri_parameter(_ z: UnsafePointer<CChar>!, _ zParam: UnsafePointer<CChar>!) -> UnsafePointer<CChar>! {
    unsafe refusals.sqlite3_uri_parameter(z, zParam)
  }

  func sqlite3_uri_boolean(_ z: UnsafePointer<CChar>!, _ zParam: UnsafePointer<CChar>!, _ bDefault: Int32) -> Int32 {
    unsafe refusals.sqlite3_uri_boolean(z, zParam, bDefault)
  }

  func sqlite3_uri_int64(_ a0: UnsafePointer<CChar>!, _ a1: UnsafePointer<CChar>!, _ a2: Int64) -> Int64 {
    unsafe refusals.sqlite3_uri_int64(a0, a1, a2)
  }

  func sqlite3_uri_key(_ z: UnsafePointer<CChar>!, _ N: Int32) -> UnsafePointer<CChar>! {
    unsafe refusals.sqlite3_uri_key(z, N)
  }

  func sqlite3_filename_database(_ a0: UnsafePointer<CChar>!) -> UnsafePointer<CChar>! {
    unsafe refusals.sqlite3_filename_database(a0)
  }

  func sqlite3_filename_journal(_ a0: UnsafePointer<CChar>!) -> UnsafePointer<CChar>! {
    unsafe refusals.sqlite3_filename_journal(a0)
  }

  func sqlite3_filename_wal(_ a0: UnsafePointer<CChar>!) -> UnsafePointer<CChar>! {
    unsafe refusals.sqlite3_filename_wal(a0)
  }

  func sqlite3_database_file_object(_ a0: UnsafePointer<CChar>!) -> UnsafeMutablePointer<sqlite3_file>! {
    unsafe refusals.sqlite3_database_file_object(a0)
  }

  func sqlite3_create_filename(
    _ zDatabase: UnsafePointer<CChar>!, _ zJournal: UnsafePointer<CChar>!, _ zWal: UnsafePointer<CChar>!, _ nParam: Int32,
    _ azParam: UnsafeMutablePointer<UnsafePointer<CChar>?>!
  ) -> UnsafePointer<CChar>! {
    unsafe refusals.sqlite3_create_filename(zDatabase, zJournal, zWal, nParam, azParam)
  }

  func sqlite3_free_filename(_ a0: UnsafePointer<CChar>!) {
    unsafe refusals.sqlite3_free_filename(a0)
  }

  func sqlite3_errmsg16(_ a0: OpaquePointer!) -> UnsafeRawPointer! {
    unsafe refusals.sqlite3_errmsg16(a0)
  }

  func sqlite3_prepare_v2(
    _ db: OpaquePointer!, _ zSql: UnsafePointer<CChar>!, _ nByte: Int32, _ ppStmt: UnsafeMutablePointer<OpaquePointer?>!,
    _ pzTail: UnsafeMutablePointer<UnsafePointer<CChar>?>!
  ) -> Int32 {
    unsafe refusals.sqlite3_prepare_v2(db, zSql, nByte, ppStmt, pzTail)
  }

  func sqlite3_prepare16(
    _ db: OpaquePointer!, _ zSql: UnsafeRawPointer!, _ nByte: Int32, _ ppStmt: UnsafeMutablePointer<OpaquePointer?>!,
    _ pzTail: UnsafeMutablePointer<UnsafeRawPointer?>!
  ) -> Int32 {
    unsafe refusals.sqlite3_prepare16(db, zSql, nByte, ppStmt, pzTail)
  }

  func sqlite3_prepare16_v2(
    _ db: OpaquePointer!, _ zSql: UnsafeRawPointer!, _ nByte: Int32, _ ppStmt: UnsafeMutablePointer<OpaquePointer?>!,
    _ pzTail: UnsafeMutablePointer<UnsafeRawPointer?>!
  ) -> Int32 {
    unsafe refusals.sqlite3_prepare16_v2(db, zSql, nByte, ppStmt, pzTail)
  }

  func sqlite3_prepare16_v3(
    _ db: OpaquePointer!, _ zSql: UnsafeRawPointer!, _ nByte: Int32, _ prepFlags: UInt32, _ ppStmt: UnsafeMutablePointer<OpaquePointer?>!,
    _ pzTail: UnsafeMutablePointer<UnsafeRawPointer?>!
  ) -> Int32 {
    unsafe refusals.sqlite3_prepare16_v3(db, zSql, nByte, prepFlags, ppStmt, pzTail)
  }

  func sqlite3_expanded_sql(_ pStmt: OpaquePointer!) -> UnsafeMutablePointer<CChar>! {
    unsafe refusals.sqlite3_expanded_sql(pStmt)
  }

  func sqlite3_stmt_readonly(_ pStmt: OpaquePointer!) -> Int32 {
    unsafe refusals.sqlite3_stmt_readonly(pStmt)
  }

  func sqlite3_stmt_isexplain(_ pStmt: OpaquePointer!) -> Int32 {
    unsafe refusals.sqlite3_stmt_isexplain(pStmt)
  }

  func sqlite3_stmt_busy(_ a0: OpaquePointer!) -> Int32 {
    unsafe refusals.sqlite3_stmt_busy(a0)
  }

  func sqlite3_bind_int(_ a0: OpaquePointer!, _ a1: Int32, _ a2: Int32) -> Int32 {
    unsafe refusals.sqlite3_bind_int(a0, a1, a2)
  }

  func sqlite3_bind_text(
    _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafePointer<CChar>!, _ a3: Int32, _ a4: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) -> Int32 {
    unsafe refusals.sqlite3_bind_text(a0, a1, a2, a3, a4)
  }

  func sqlite3_bind_text16(
    _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeRawPointer!, _ a3: Int32, _ a4: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) -> Int32 {
    unsafe refusals.sqlite3_bind_text16(a0, a1, a2, a3, a4)
  }

  func sqlite3_bind_pointer(
    _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeMutableRawPointer!, _ a3: UnsafePointer<CChar>!,
    _ a4: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) -> Int32 {
    unsafe refusals.sqlite3_bind_pointer(a0, a1, a2, a3, a4)
  }

  func sqlite3_column_name16(_ a0: OpaquePointer!, _ N: Int32) -> UnsafeRawPointer! {
    unsafe refusals.sqlite3_column_name16(a0, N)
  }

  func sqlite3_column_database_name(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafePointer<CChar>! {
    unsafe refusals.sqlite3_column_database_name(a0, a1)
  }

  func sqlite3_column_database_name16(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafeRawPointer! {
    unsafe refusals.sqlite3_column_database_name16(a0, a1)
  }

  func sqlite3_column_table_name(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafePointer<CChar>! {
    unsafe refusals.sqlite3_column_table_name(a0, a1)
  }

  func sqlite3_column_table_name16(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafeRawPointer! {
    unsafe refusals.sqlite3_column_table_name16(a0, a1)
  }

  func sqlite3_column_origin_name(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafePointer<CChar>! {
    unsafe refusals.sqlite3_column_origin_name(a0, a1)
  }

  func sqlite3_column_origin_name16(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafeRawPointer! {
    unsafe refusals.sqlite3_column_origin_name16(a0, a1)
  }

  func sqlite3_column_decltype(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafePointer<CChar>! {
    unsafe refusals.sqlite3_column_decltype(a0, a1)
  }

  func sqlite3_column_decltype16(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafeRawPointer! {
    unsafe refusals.sqlite3_column_decltype16(a0, a1)
  }

  func sqlite3_step(_ a0: OpaquePointer!) -> Int32 {
    unsafe refusals.sqlite3_step(a0)
  }

  func sqlite3_column_int(_ a0: OpaquePointer!, _ iCol: Int32) -> Int32 {
    unsafe refusals.sqlite3_column_int(a0, iCol)
  }

  func sqlite3_column_text(_ a0: OpaquePointer!, _ iCol: Int32) -> UnsafePointer<UInt8>! {
    unsafe refusals.sqlite3_column_text(a0, iCol)
  }

  func sqlite3_column_text16(_ a0: OpaquePointer!, _ iCol: Int32) -> UnsafeRawPointer! {
    unsafe refusals.sqlite3_column_text16(a0, iCol)
  }

  func sqlite3_column_bytes16(_ a0: OpaquePointer!, _ iCol: Int32) -> Int32 {
    unsafe refusals.sqlite3_column_bytes16(a0, iCol)
  }

  func sqlite3_create_function(
    _ db: OpaquePointer!, _ zFunctionName: UnsafePointer<CChar>!, _ nArg: Int32, _ eTextRep: Int32, _ pApp: UnsafeMutableRawPointer!,
    _ xFunc: (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)!,
    _ xStep: (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)!,
    _ xFinal: (@convention(c) (OpaquePointer?) -> Void)!
  ) -> Int32 {
    unsafe refusals.sqlite3_create_function(db, zFunctionName, nArg, eTextRep, pApp, xFunc, xStep, xFinal)
  }

  func sqlite3_create_function16(
    _ db: OpaquePointer!, _ zFunctionName: UnsafeRawPointer!, _ nArg: Int32, _ eTextRep: Int32, _ pApp: UnsafeMutableRawPointer!,
    _ xFunc: (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)!,
    _ xStep: (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)!,
    _ xFinal: (@convention(c) (OpaquePointer?) -> Void)!
  ) -> Int32 {
    unsafe refusals.sqlite3_create_function16(db, zFunctionName, nArg, eTextRep, pApp, xFunc, xStep, xFinal)
  }

  func sqlite3_create_function_v2(
    _ db: OpaquePointer!, _ zFunctionName: UnsafePointer<CChar>!, _ nArg: Int32, _ eTextRep: Int32, _ pApp: UnsafeMutableRawPointer!,
    _ xFunc: (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)!,
    _ xStep: (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)!,
    _ xFinal: (@convention(c) (OpaquePointer?) -> Void)!, _ xDestroy: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) -> Int32 {
    unsafe refusals.sqlite3_create_function_v2(db, zFunctionName, nArg, eTextRep, pApp, xFunc, xStep, xFinal, xDestroy)
  }

  func sqlite3_create_window_function(
    _ db: OpaquePointer!, _ zFunctionName: UnsafePointer<CChar>!, _ nArg: Int32, _ eTextRep: Int32, _ pApp: UnsafeMutableRawPointer!,
    _ xStep: (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)!,
    _ xFinal: (@convention(c) (OpaquePointer?) -> Void)!, _ xValue: (@convention(c) (OpaquePointer?) -> Void)!,
    _ xInverse: (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)!,
    _ xDestroy: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) -> Int32 {
    unsafe refusals.sqlite3_create_window_function(db, zFunctionName, nArg, eTextRep, pApp, xStep, xFinal, xValue, xInverse, xDestroy)
  }

  func sqlite3_aggregate_count(_ a0: OpaquePointer!) -> Int32 {
    unsafe refusals.sqlite3_aggregate_count(a0)
  }

  func sqlite3_expired(_ a0: OpaquePointer!) -> Int32 {
    unsafe refusals.sqlite3_expired(a0)
  }

  func sqlite3_transfer_bindings(_ a0: OpaquePointer!, _ a1: OpaquePointer!) -> Int32 {
    unsafe refusals.sqlite3_transfer_bindings(a0, a1)
  }

  func sqlite3_global_recover() -> Int32 {
    refusals.sqlite3_global_recover()
  }

  func sqlite3_thread_cleanup() {
    refusals.sqlite3_thread_cleanup()
  }

  func sqlite3_memory_alarm(
    _ a0: (@convention(c) (UnsafeMutableRawPointer?, Int64, Int32) -> Void)!, _ a1: UnsafeMutableRawPointer!, _ a2: Int64
  ) -> Int32 {
    unsafe refusals.sqlite3_memory_alarm(a0, a1, a2)
  }

  func sqlite3_value_pointer(_ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!) -> UnsafeMutableRawPointer! {
    unsafe refusals.sqlite3_value_pointer(a0, a1)
  }

  func sqlite3_value_text16(_ a0: OpaquePointer!) -> UnsafeRawPointer! {
    unsafe refusals.sqlite3_value_text16(a0)
  }

  func sqlite3_value_text16le(_ a0: OpaquePointer!) -> UnsafeRawPointer! {
    unsafe refusals.sqlite3_value_text16le(a0)
  }

  func sqlite3_value_text16be(_ a0: OpaquePointer!) -> UnsafeRawPointer! {
    unsafe refusals.sqlite3_value_text16be(a0)
  }

  func sqlite3_value_bytes16(_ a0: OpaquePointer!) -> Int32 {
    unsafe refusals.sqlite3_value_bytes16(a0)
  }

  func sqlite3_value_numeric_type(_ a0: OpaquePointer!) -> Int32 {
    unsafe refusals.sqlite3_value_numeric_type(a0)
  }

  func sqlite3_value_nochange(_ a0: OpaquePointer!) -> Int32 {
    unsafe refusals.sqlite3_value_nochange(a0)
  }

  func sqlite3_value_frombind(_ a0: OpaquePointer!) -> Int32 {
    unsafe refusals.sqlite3_value_frombind(a0)
  }

  func sqlite3_value_encoding(_ a0: OpaquePointer!) -> Int32 {
    unsafe refusals.sqlite3_value_encoding(a0)
  }

  func sqlite3_value_subtype(_ a0: OpaquePointer!) -> UInt32 {
    unsafe refusals.sqlite3_value_subtype(a0)
  }

  func sqlite3_value_dup(_ a0: OpaquePointer!) -> OpaquePointer! {
    unsafe refusals.sqlite3_value_dup(a0)
  }

  func sqlite3_value_free(_ a0: OpaquePointer!) {
    unsafe refusals.sqlite3_value_free(a0)
  }

  func sqlite3_aggregate_context(_ a0: OpaquePointer!, _ nBytes: Int32) -> UnsafeMutableRawPointer! {
    unsafe refusals.sqlite3_aggregate_context(a0, nBytes)
  }

  func sqlite3_user_data(_ a0: OpaquePointer!) -> UnsafeMutableRawPointer! {
    unsafe refusals.sqlite3_user_data(a0)
  }

  func sqlite3_context_db_handle(_ a0: OpaquePointer!) -> OpaquePointer! {
    unsafe refusals.sqlite3_context_db_handle(a0)
  }

  func sqlite3_get_auxdata(_ a0: OpaquePointer!, _ N: Int32) -> UnsafeMutableRawPointer! {
    unsafe refusals.sqlite3_get_auxdata(a0, N)
  }

  func sqlite3_set_auxdata(
    _ a0: OpaquePointer!, _ N: Int32, _ a2: UnsafeMutableRawPointer!, _ a3: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) {
    unsafe refusals.sqlite3_set_auxdata(a0, N, a2, a3)
  }

  func sqlite3_result_blob(
    _ a0: OpaquePointer!, _ a1: UnsafeRawPointer!, _ a2: Int32, _ a3: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) {
    unsafe refusals.sqlite3_result_blob(a0, a1, a2, a3)
  }

  func sqlite3_result_blob64(
    _ a0: OpaquePointer!, _ a1: UnsafeRawPointer!, _ a2: UInt64, _ a3: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) {
    unsafe refusals.sqlite3_result_blob64(a0, a1, a2, a3)
  }

  func sqlite3_result_double(_ a0: OpaquePointer!, _ a1: Double) {
    unsafe refusals.sqlite3_result_double(a0, a1)
  }

  func sqlite3_result_error(_ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: Int32) {
    unsafe refusals.sqlite3_result_error(a0, a1, a2)
  }

  func sqlite3_result_error16(_ a0: OpaquePointer!, _ a1: UnsafeRawPointer!, _ a2: Int32) {
    unsafe refusals.sqlite3_result_error16(a0, a1, a2)
  }

  func sqlite3_result_error_toobig(_ a0: OpaquePointer!) {
    unsafe refusals.sqlite3_result_error_toobig(a0)
  }

  func sqlite3_result_error_nomem(_ a0: OpaquePointer!) {
    unsafe refusals.sqlite3_result_error_nomem(a0)
  }

  func sqlite3_result_error_code(_ a0: OpaquePointer!, _ a1: Int32) {
    unsafe refusals.sqlite3_result_error_code(a0, a1)
  }

  func sqlite3_result_int(_ a0: OpaquePointer!, _ a1: Int32) {
    unsafe refusals.sqlite3_result_int(a0, a1)
  }

  func sqlite3_result_int64(_ a0: OpaquePointer!, _ a1: Int64) {
    unsafe refusals.sqlite3_result_int64(a0, a1)
  }

  func sqlite3_result_null(_ a0: OpaquePointer!) {
    unsafe refusals.sqlite3_result_null(a0)
  }

  func sqlite3_result_text(
    _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: Int32, _ a3: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) {
    unsafe refusals.sqlite3_result_text(a0, a1, a2, a3)
  }

  func sqlite3_result_text64(
    _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: UInt64, _ a3: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!, _ a4: UInt8
  ) {
    unsafe refusals.sqlite3_result_text64(a0, a1, a2, a3, a4)
  }

  func sqlite3_result_text16(
    _ a0: OpaquePointer!, _ a1: UnsafeRawPointer!, _ a2: Int32, _ a3: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) {
    unsafe refusals.sqlite3_result_text16(a0, a1, a2, a3)
  }

  func sqlite3_result_text16le(
    _ a0: OpaquePointer!, _ a1: UnsafeRawPointer!, _ a2: Int32, _ a3: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) {
    unsafe refusals.sqlite3_result_text16le(a0, a1, a2, a3)
  }

  func sqlite3_result_text16be(
    _ a0: OpaquePointer!, _ a1: UnsafeRawPointer!, _ a2: Int32, _ a3: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) {
    unsafe refusals.sqlite3_result_text16be(a0, a1, a2, a3)
  }

  func sqlite3_result_value(_ a0: OpaquePointer!, _ a1: OpaquePointer!) {
    unsafe refusals.sqlite3_result_value(a0, a1)
  }

  func sqlite3_result_pointer(
    _ a0: OpaquePointer!, _ a1: UnsafeMutableRawPointer!, _ a2: UnsafePointer<CChar>!,
    _ a3: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) {
    unsafe refusals.sqlite3_result_pointer(a0, a1, a2, a3)
  }

  func sqlite3_result_zeroblob(_ a0: OpaquePointer!, _ n: Int32) {
    unsafe refusals.sqlite3_result_zeroblob(a0, n)
  }

  func sqlite3_result_zeroblob64(_ a0: OpaquePointer!, _ n: UInt64) -> Int32 {
    unsafe refusals.sqlite3_result_zeroblob64(a0, n)
  }

  func sqlite3_result_subtype(_ a0: OpaquePointer!, _ a1: UInt32) {
    unsafe refusals.sqlite3_result_subtype(a0, a1)
  }

  func sqlite3_create_collation(
    _ a0: OpaquePointer!, _ zName: UnsafePointer<CChar>!, _ eTextRep: Int32, _ pArg: UnsafeMutableRawPointer!,
    _ xCompare: (@convention(c) (UnsafeMutableRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?) -> Int32)!
  ) -> Int32 {
    unsafe refusals.sqlite3_create_collation(a0, zName, eTextRep, pArg, xCompare)
  }

  func sqlite3_create_collation_v2(
    _ a0: OpaquePointer!, _ zName: UnsafePointer<CChar>!, _ eTextRep: Int32, _ pArg: UnsafeMutableRawPointer!,
    _ xCompare: (@convention(c) (UnsafeMutableRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?) -> Int32)!,
    _ xDestroy: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) -> Int32 {
    unsafe refusals.sqlite3_create_collation_v2(a0, zName, eTextRep, pArg, xCompare, xDestroy)
  }

  func sqlite3_create_collation16(
    _ a0: OpaquePointer!, _ zName: UnsafeRawPointer!, _ eTextRep: Int32, _ pArg: UnsafeMutableRawPointer!,
    _ xCompare: (@convention(c) (UnsafeMutableRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?) -> Int32)!
  ) -> Int32 {
    unsafe refusals.sqlite3_create_collation16(a0, zName, eTextRep, pArg, xCompare)
  }

  func sqlite3_collation_needed(
    _ a0: OpaquePointer!, _ a1: UnsafeMutableRawPointer!,
    _ a2: (@convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, Int32, UnsafePointer<CChar>?) -> Void)!
  ) -> Int32 {
    unsafe refusals.sqlite3_collation_needed(a0, a1, a2)
  }

  func sqlite3_collation_needed16(
    _ a0: OpaquePointer!, _ a1: UnsafeMutableRawPointer!,
    _ a2: (@convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, Int32, UnsafeRawPointer?) -> Void)!
  ) -> Int32 {
    unsafe refusals.sqlite3_collation_needed16(a0, a1, a2)
  }

  func sqlite3_sleep(_ a0: Int32) -> Int32 {
    refusals.sqlite3_sleep(a0)
  }

  func sqlite3_db_name(_ db: OpaquePointer!, _ N: Int32) -> UnsafePointer<CChar>! {
    unsafe refusals.sqlite3_db_name(db, N)
  }

  func sqlite3_db_filename(_ db: OpaquePointer!, _ zDbName: UnsafePointer<CChar>!) -> UnsafePointer<CChar>! {
    unsafe refusals.sqlite3_db_filename(db, zDbName)
  }

  func sqlite3_db_readonly(_ db: OpaquePointer!, _ zDbName: UnsafePointer<CChar>!) -> Int32 {
    unsafe refusals.sqlite3_db_readonly(db, zDbName)
  }

  func sqlite3_txn_state(_ a0: OpaquePointer!, _ zSchema: UnsafePointer<CChar>!) -> Int32 {
    unsafe refusals.sqlite3_txn_state(a0, zSchema)
  }

  func sqlite3_next_stmt(_ pDb: OpaquePointer!, _ pStmt: OpaquePointer!) -> OpaquePointer! {
    unsafe refusals.sqlite3_next_stmt(pDb, pStmt)
  }

  func sqlite3_commit_hook(
    _ a0: OpaquePointer!, _ a1: (@convention(c) (UnsafeMutableRawPointer?) -> Int32)!, _ a2: UnsafeMutableRawPointer!
  ) -> UnsafeMutableRawPointer! {
    unsafe refusals.sqlite3_commit_hook(a0, a1, a2)
  }

  func sqlite3_rollback_hook(
    _ a0: OpaquePointer!, _ a1: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!, _ a2: UnsafeMutableRawPointer!
  ) -> UnsafeMutableRawPointer! {
    unsafe refusals.sqlite3_rollback_hook(a0, a1, a2)
  }

  func sqlite3_autovacuum_pages(
    _ db: OpaquePointer!, _ a1: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, UInt32, UInt32, UInt32) -> UInt32)!,
    _ a2: UnsafeMutableRawPointer!, _ a3: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) -> Int32 {
    unsafe refusals.sqlite3_autovacuum_pages(db, a1, a2, a3)
  }

  func sqlite3_update_hook(
    _ a0: OpaquePointer!,
    _ a1: (@convention(c) (UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?, Int64) -> Void)!,
    _ a2: UnsafeMutableRawPointer!
  ) -> UnsafeMutableRawPointer! {
    unsafe refusals.sqlite3_update_hook(a0, a1, a2)
  }

  func sqlite3_enable_shared_cache(_ a0: Int32) -> Int32 {
    refusals.sqlite3_enable_shared_cache(a0)
  }

  func sqlite3_release_memory(_ a0: Int32) -> Int32 {
    refusals.sqlite3_release_memory(a0)
  }

  func sqlite3_db_release_memory(_ a0: OpaquePointer!) -> Int32 {
    unsafe refusals.sqlite3_db_release_memory(a0)
  }

  func sqlite3_soft_heap_limit64(_ N: Int64) -> Int64 {
    refusals.sqlite3_soft_heap_limit64(N)
  }

  func sqlite3_hard_heap_limit64(_ N: Int64) -> Int64 {
    refusals.sqlite3_hard_heap_limit64(N)
  }

  func sqlite3_soft_heap_limit(_ N: Int32) {
    refusals.sqlite3_soft_heap_limit(N)
  }

  func sqlite3_table_column_metadata(
    _ db: OpaquePointer!, _ zDbName: UnsafePointer<CChar>!, _ zTableName: UnsafePointer<CChar>!, _ zColumnName: UnsafePointer<CChar>!,
    _ pzDataType: UnsafeMutablePointer<UnsafePointer<CChar>?>!, _ pzCollSeq: UnsafeMutablePointer<UnsafePointer<CChar>?>!,
    _ pNotNull: UnsafeMutablePointer<Int32>!, _ pPrimaryKey: UnsafeMutablePointer<Int32>!, _ pAutoinc: UnsafeMutablePointer<Int32>!
  ) -> Int32 {
    unsafe refusals.sqlite3_table_column_metadata(
      db, zDbName, zTableName, zColumnName, pzDataType, pzCollSeq, pNotNull, pPrimaryKey, pAutoinc)
  }

  func sqlite3_load_extension(
    _ db: OpaquePointer!, _ zFile: UnsafePointer<CChar>!, _ zProc: UnsafePointer<CChar>!,
    _ pzErrMsg: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!
  ) -> Int32 {
    unsafe refusals.sqlite3_load_extension(db, zFile, zProc, pzErrMsg)
  }

  func sqlite3_enable_load_extension(_ db: OpaquePointer!, _ onoff: Int32) -> Int32 {
    unsafe refusals.sqlite3_enable_load_extension(db, onoff)
  }

  func sqlite3_auto_extension(_ xEntryPoint: (@convention(c) () -> Void)!) -> Int32 {
    refusals.sqlite3_auto_extension(xEntryPoint)
  }

  func sqlite3_cancel_auto_extension(_ xEntryPoint: (@convention(c) () -> Void)!) -> Int32 {
    refusals.sqlite3_cancel_auto_extension(xEntryPoint)
  }

  func sqlite3_reset_auto_extension() {
    refusals.sqlite3_reset_auto_extension()
  }

  func sqlite3_create_module(
    _ db: OpaquePointer!, _ zName: UnsafePointer<CChar>!, _ p: UnsafePointer<sqlite3_module>!, _ pClientData: UnsafeMutableRawPointer!
  ) -> Int32 {
    unsafe refusals.sqlite3_create_module(db, zName, p, pClientData)
  }

  func sqlite3_create_module_v2(
    _ db: OpaquePointer!, _ zName: UnsafePointer<CChar>!, _ p: UnsafePointer<sqlite3_module>!, _ pClientData: UnsafeMutableRawPointer!,
    _ xDestroy: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) -> Int32 {
    unsafe refusals.sqlite3_create_module_v2(db, zName, p, pClientData, xDestroy)
  }

  func sqlite3_drop_modules(_ db: OpaquePointer!, _ azKeep: UnsafeMutablePointer<UnsafePointer<CChar>?>!) -> Int32 {
    unsafe refusals.sqlite3_drop_modules(db, azKeep)
  }

  func sqlite3_declare_vtab(_ a0: OpaquePointer!, _ zSQL: UnsafePointer<CChar>!) -> Int32 {
    unsafe refusals.sqlite3_declare_vtab(a0, zSQL)
  }

  func sqlite3_overload_function(_ a0: OpaquePointer!, _ zFuncName: UnsafePointer<CChar>!, _ nArg: Int32) -> Int32 {
    unsafe refusals.sqlite3_overload_function(a0, zFuncName, nArg)
  }

  func sqlite3_blob_open(
    _ a0: OpaquePointer!, _ zDb: UnsafePointer<CChar>!, _ zTable: UnsafePointer<CChar>!, _ zColumn: UnsafePointer<CChar>!, _ iRow: Int64,
    _ flags: Int32, _ ppBlob: UnsafeMutablePointer<OpaquePointer?>!
  ) -> Int32 {
    unsafe refusals.sqlite3_blob_open(a0, zDb, zTable, zColumn, iRow, flags, ppBlob)
  }

  func sqlite3_blob_reopen(_ a0: OpaquePointer!, _ a1: Int64) -> Int32 {
    unsafe refusals.sqlite3_blob_reopen(a0, a1)
  }

  func sqlite3_blob_close(_ a0: OpaquePointer!) -> Int32 {
    unsafe refusals.sqlite3_blob_close(a0)
  }

  func sqlite3_blob_bytes(_ a0: OpaquePointer!) -> Int32 {
    unsafe refusals.sqlite3_blob_bytes(a0)
  }

  func sqlite3_blob_read(_ a0: OpaquePointer!, _ Z: UnsafeMutableRawPointer!, _ N: Int32, _ iOffset: Int32) -> Int32 {
    unsafe refusals.sqlite3_blob_read(a0, Z, N, iOffset)
  }

  func sqlite3_blob_write(_ a0: OpaquePointer!, _ z: UnsafeRawPointer!, _ n: Int32, _ iOffset: Int32) -> Int32 {
    unsafe refusals.sqlite3_blob_write(a0, z, n, iOffset)
  }

  func sqlite3_vfs_find(_ zVfsName: UnsafePointer<CChar>!) -> UnsafeMutablePointer<sqlite3_vfs>! {
    unsafe refusals.sqlite3_vfs_find(zVfsName)
  }

  func sqlite3_vfs_register(_ a0: UnsafeMutablePointer<sqlite3_vfs>!, _ makeDflt: Int32) -> Int32 {
    unsafe refusals.sqlite3_vfs_register(a0, makeDflt)
  }

  func sqlite3_vfs_unregister(_ a0: UnsafeMutablePointer<sqlite3_vfs>!) -> Int32 {
    unsafe refusals.sqlite3_vfs_unregister(a0)
  }

  func sqlite3_mutex_alloc(_ a0: Int32) -> OpaquePointer! {
    unsafe refusals.sqlite3_mutex_alloc(a0)
  }

  func sqlite3_mutex_free(_ a0: OpaquePointer!) {
    unsafe refusals.sqlite3_mutex_free(a0)
  }

  func sqlite3_mutex_enter(_ a0: OpaquePointer!) {
    unsafe refusals.sqlite3_mutex_enter(a0)
  }

  func sqlite3_mutex_try(_ a0: OpaquePointer!) -> Int32 {
    unsafe refusals.sqlite3_mutex_try(a0)
  }

  func sqlite3_mutex_leave(_ a0: OpaquePointer!) {
    unsafe refusals.sqlite3_mutex_leave(a0)
  }

  func sqlite3_db_mutex(_ a0: OpaquePointer!) -> OpaquePointer! {
    unsafe refusals.sqlite3_db_mutex(a0)
  }

  func sqlite3_file_control(_ a0: OpaquePointer!, _ zDbName: UnsafePointer<CChar>!, _ op: Int32, _ a3: UnsafeMutableRawPointer!) -> Int32 {
    unsafe refusals.sqlite3_file_control(a0, zDbName, op, a3)
  }

  func sqlite3_test_control(_ option: Int32, _ value: Int32, _ pointer: UnsafeMutableRawPointer!) -> Int32 {
    unsafe refusals.sqlite3_test_control(option, value, pointer)
  }

  func sqlite3_keyword_count() -> Int32 {
    refusals.sqlite3_keyword_count()
  }

  func sqlite3_keyword_name(_ a0: Int32, _ a1: UnsafeMutablePointer<UnsafePointer<CChar>?>!, _ a2: UnsafeMutablePointer<Int32>!) -> Int32 {
    unsafe refusals.sqlite3_keyword_name(a0, a1, a2)
  }

  func sqlite3_keyword_check(_ a0: UnsafePointer<CChar>!, _ a1: Int32) -> Int32 {
    unsafe refusals.sqlite3_keyword_check(a0, a1)
  }

  func sqlite3_str_new(_ a0: OpaquePointer!) -> OpaquePointer! {
    unsafe refusals.sqlite3_str_new(a0)
  }

  func sqlite3_str_finish(_ a0: OpaquePointer!) -> UnsafeMutablePointer<CChar>! {
    unsafe refusals.sqlite3_str_finish(a0)
  }

  func sqlite3_str_appendf(_ string: OpaquePointer!, _ format: UnsafePointer<CChar>!, _ text: UnsafePointer<CChar>!) {
    unsafe refusals.sqlite3_str_appendf(string, format, text)
  }

  func sqlite3_str_vappendf(_ a0: OpaquePointer!, _ zFormat: UnsafePointer<CChar>!, _ a2: CVaListPointer) {
    unsafe refusals.sqlite3_str_vappendf(a0, zFormat, a2)
  }

  func sqlite3_str_append(_ a0: OpaquePointer!, _ zIn: UnsafePointer<CChar>!, _ N: Int32) {
    unsafe refusals.sqlite3_str_append(a0, zIn, N)
  }

  func sqlite3_str_appendall(_ a0: OpaquePointer!, _ zIn: UnsafePointer<CChar>!) {
    unsafe refusals.sqlite3_str_appendall(a0, zIn)
  }

  func sqlite3_str_appendchar(_ a0: OpaquePointer!, _ N: Int32, _ C: CChar) {
    unsafe refusals.sqlite3_str_appendchar(a0, N, C)
  }

  func sqlite3_str_reset(_ a0: OpaquePointer!) {
    unsafe refusals.sqlite3_str_reset(a0)
  }

  func sqlite3_str_errcode(_ a0: OpaquePointer!) -> Int32 {
    unsafe refusals.sqlite3_str_errcode(a0)
  }

  func sqlite3_str_length(_ a0: OpaquePointer!) -> Int32 {
    unsafe refusals.sqlite3_str_length(a0)
  }

  func sqlite3_str_value(_ a0: OpaquePointer!) -> UnsafeMutablePointer<CChar>! {
    unsafe refusals.sqlite3_str_value(a0)
  }

  func sqlite3_status(_ op: Int32, _ pCurrent: UnsafeMutablePointer<Int32>!, _ pHighwater: UnsafeMutablePointer<Int32>!, _ resetFlag: Int32)
    -> Int32
  {
    unsafe refusals.sqlite3_status(op, pCurrent, pHighwater, resetFlag)
  }

  func sqlite3_status64(
    _ op: Int32, _ pCurrent: UnsafeMutablePointer<Int64>!, _ pHighwater: UnsafeMutablePointer<Int64>!, _ resetFlag: Int32
  ) -> Int32 {
    unsafe refusals.sqlite3_status64(op, pCurrent, pHighwater, resetFlag)
  }

  func sqlite3_db_status(
    _ a0: OpaquePointer!, _ op: Int32, _ pCur: UnsafeMutablePointer<Int32>!, _ pHiwtr: UnsafeMutablePointer<Int32>!, _ resetFlg: Int32
  ) -> Int32 {
    unsafe refusals.sqlite3_db_status(a0, op, pCur, pHiwtr, resetFlg)
  }

  func sqlite3_stmt_status(_ a0: OpaquePointer!, _ op: Int32, _ resetFlg: Int32) -> Int32 {
    unsafe refusals.sqlite3_stmt_status(a0, op, resetFlg)
  }

  func sqlite3_backup_init(
    _ pDest: OpaquePointer!, _ zDestName: UnsafePointer<CChar>!, _ pSource: OpaquePointer!, _ zSourceName: UnsafePointer<CChar>!
  ) -> OpaquePointer! {
    unsafe refusals.sqlite3_backup_init(pDest, zDestName, pSource, zSourceName)
  }

  func sqlite3_backup_step(_ p: OpaquePointer!, _ nPage: Int32) -> Int32 {
    unsafe refusals.sqlite3_backup_step(p, nPage)
  }

  func sqlite3_backup_finish(_ p: OpaquePointer!) -> Int32 {
    unsafe refusals.sqlite3_backup_finish(p)
  }

  func sqlite3_backup_remaining(_ p: OpaquePointer!) -> Int32 {
    unsafe refusals.sqlite3_backup_remaining(p)
  }

  func sqlite3_backup_pagecount(_ p: OpaquePointer!) -> Int32 {
    unsafe refusals.sqlite3_backup_pagecount(p)
  }

  func sqlite3_unlock_notify(
    _ pBlocked: OpaquePointer!, _ xNotify: (@convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>?, Int32) -> Void)!,
    _ pNotifyArg: UnsafeMutableRawPointer!
  ) -> Int32 {
    unsafe refusals.sqlite3_unlock_notify(pBlocked, xNotify, pNotifyArg)
  }

  func sqlite3_stricmp(_ a0: UnsafePointer<CChar>!, _ a1: UnsafePointer<CChar>!) -> Int32 {
    unsafe refusals.sqlite3_stricmp(a0, a1)
  }

  func sqlite3_strnicmp(_ a0: UnsafePointer<CChar>!, _ a1: UnsafePointer<CChar>!, _ a2: Int32) -> Int32 {
    unsafe refusals.sqlite3_strnicmp(a0, a1, a2)
  }

  func sqlite3_strglob(_ zGlob: UnsafePointer<CChar>!, _ zStr: UnsafePointer<CChar>!) -> Int32 {
    unsafe refusals.sqlite3_strglob(zGlob, zStr)
  }

  func sqlite3_strlike(_ zGlob: UnsafePointer<CChar>!, _ zStr: UnsafePointer<CChar>!, _ cEsc: UInt32) -> Int32 {
    unsafe refusals.sqlite3_strlike(zGlob, zStr, cEsc)
  }

  func sqlite3_log(_ code: Int32, _ text: UnsafePointer<CChar>!) {
    unsafe refusals.sqlite3_log(code, text)
  }

  func sqlite3_wal_hook(
    _ a0: OpaquePointer!, _ a1: (@convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, UnsafePointer<CChar>?, Int32) -> Int32)!,
    _ a2: UnsafeMutableRawPointer!
  ) -> UnsafeMutableRawPointer! {
    unsafe refusals.sqlite3_wal_hook(a0, a1, a2)
  }

  func sqlite3_wal_autocheckpoint(_ db: OpaquePointer!, _ N: Int32) -> Int32 {
    unsafe refusals.sqlite3_wal_autocheckpoint(db, N)
  }

  func sqlite3_wal_checkpoint(_ db: OpaquePointer!, _ zDb: UnsafePointer<CChar>!) -> Int32 {
    unsafe refusals.sqlite3_wal_checkpoint(db, zDb)
  }

  func sqlite3_wal_checkpoint_v2(
    _ db: OpaquePointer!, _ zDb: UnsafePointer<CChar>!, _ eMode: Int32, _ pnLog: UnsafeMutablePointer<Int32>!,
    _ pnCkpt: UnsafeMutablePointer<Int32>!
  ) -> Int32 {
    unsafe refusals.sqlite3_wal_checkpoint_v2(db, zDb, eMode, pnLog, pnCkpt)
  }

  func sqlite3_vtab_config(_ db: OpaquePointer!, _ option: Int32, _ value: Int32) -> Int32 {
    unsafe refusals.sqlite3_vtab_config(db, option, value)
  }

  func sqlite3_vtab_on_conflict(_ a0: OpaquePointer!) -> Int32 {
    unsafe refusals.sqlite3_vtab_on_conflict(a0)
  }

  func sqlite3_vtab_nochange(_ a0: OpaquePointer!) -> Int32 {
    unsafe refusals.sqlite3_vtab_nochange(a0)
  }

  func sqlite3_vtab_collation(_ a0: UnsafeMutablePointer<sqlite3_index_info>!, _ a1: Int32) -> UnsafePointer<CChar>! {
    unsafe refusals.sqlite3_vtab_collation(a0, a1)
  }

  func sqlite3_vtab_distinct(_ a0: UnsafeMutablePointer<sqlite3_index_info>!) -> Int32 {
    unsafe refusals.sqlite3_vtab_distinct(a0)
  }

  func sqlite3_vtab_in(_ a0: UnsafeMutablePointer<sqlite3_index_info>!, _ iCons: Int32, _ bHandle: Int32) -> Int32 {
    unsafe refusals.sqlite3_vtab_in(a0, iCons, bHandle)
  }

  func sqlite3_vtab_in_first(_ pVal: OpaquePointer!, _ ppOut: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 {
    unsafe refusals.sqlite3_vtab_in_first(pVal, ppOut)
  }

  func sqlite3_vtab_in_next(_ pVal: OpaquePointer!, _ ppOut: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 {
    unsafe refusals.sqlite3_vtab_in_next(pVal, ppOut)
  }

  func sqlite3_vtab_rhs_value(_ a0: UnsafeMutablePointer<sqlite3_index_info>!, _ a1: Int32, _ ppVal: UnsafeMutablePointer<OpaquePointer?>!)
    -> Int32
  {
    unsafe refusals.sqlite3_vtab_rhs_value(a0, a1, ppVal)
  }

  func sqlite3_db_cacheflush(_ a0: OpaquePointer!) -> Int32 {
    unsafe refusals.sqlite3_db_cacheflush(a0)
  }

  func sqlite3_preupdate_hook(
    _ db: OpaquePointer!,
    _ xPreUpdate: (
      @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?, Int64, Int64) -> Void
    )!, _ a2: UnsafeMutableRawPointer!
  ) -> UnsafeMutableRawPointer! {
    unsafe refusals.sqlite3_preupdate_hook(db, xPreUpdate, a2)
  }

  func sqlite3_preupdate_old(_ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 {
    unsafe refusals.sqlite3_preupdate_old(a0, a1, a2)
  }

  func sqlite3_preupdate_count(_ a0: OpaquePointer!) -> Int32 {
    unsafe refusals.sqlite3_preupdate_count(a0)
  }

  func sqlite3_preupdate_depth(_ a0: OpaquePointer!) -> Int32 {
    unsafe refusals.sqlite3_preupdate_depth(a0)
  }

  func sqlite3_preupdate_new(_ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 {
    unsafe refusals.sqlite3_preupdate_new(a0, a1, a2)
  }

  func sqlite3_preupdate_blobwrite(_ a0: OpaquePointer!) -> Int32 {
    unsafe refusals.sqlite3_preupdate_blobwrite(a0)
  }

  func sqlite3_system_errno(_ a0: OpaquePointer!) -> Int32 {
    unsafe refusals.sqlite3_system_errno(a0)
  }

  func sqlite3_serialize(_ db: OpaquePointer!, _ zSchema: UnsafePointer<CChar>!, _ piSize: UnsafeMutablePointer<Int64>!, _ mFlags: UInt32)
    -> UnsafeMutablePointer<UInt8>!
  {
    unsafe refusals.sqlite3_serialize(db, zSchema, piSize, mFlags)
  }

  func sqlite3_deserialize(
    _ db: OpaquePointer!, _ zSchema: UnsafePointer<CChar>!, _ pData: UnsafeMutablePointer<UInt8>!, _ szDb: Int64, _ szBuf: Int64,
    _ mFlags: UInt32
  ) -> Int32 {
    unsafe refusals.sqlite3_deserialize(db, zSchema, pData, szDb, szBuf, mFlags)
  }

  func sqlite3_rtree_geometry_callback(
    _ db: OpaquePointer!, _ zGeom: UnsafePointer<CChar>!,
    _ xGeom: (
      @convention(c) (UnsafeMutablePointer<sqlite3_rtree_geometry>?, Int32, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Int32>?) ->
        Int32
    )!, _ pContext: UnsafeMutableRawPointer!
  ) -> Int32 {
    unsafe refusals.sqlite3_rtree_geometry_callback(db, zGeom, xGeom, pContext)
  }

  func sqlite3_rtree_query_callback(
    _ db: OpaquePointer!, _ zQueryFunc: UnsafePointer<CChar>!,
    _ xQueryFunc: (@convention(c) (UnsafeMutablePointer<sqlite3_rtree_query_info>?) -> Int32)!, _ pContext: UnsafeMutableRawPointer!,
    _ xDestructor: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) -> Int32 {
    unsafe refusals.sqlite3_rtree_query_callback(db, zQueryFunc, xQueryFunc, pContext, xDestructor)
  }

  func sqlite3session_create(_ db: OpaquePointer!, _ zDb: UnsafePointer<CChar>!, _ ppSession: UnsafeMutablePointer<OpaquePointer?>!)
    -> Int32
  {
    unsafe refusals.sqlite3session_create(db, zDb, ppSession)
  }

  func sqlite3session_delete(_ pSession: OpaquePointer!) {
    unsafe refusals.sqlite3session_delete(pSession)
  }

  func sqlite3session_object_config(_ a0: OpaquePointer!, _ op: Int32, _ pArg: UnsafeMutableRawPointer!) -> Int32 {
    unsafe refusals.sqlite3session_object_config(a0, op, pArg)
  }

  func sqlite3session_enable(_ pSession: OpaquePointer!, _ bEnable: Int32) -> Int32 {
    unsafe refusals.sqlite3session_enable(pSession, bEnable)
  }

  func sqlite3session_indirect(_ pSession: OpaquePointer!, _ bIndirect: Int32) -> Int32 {
    unsafe refusals.sqlite3session_indirect(pSession, bIndirect)
  }

  func sqlite3session_attach(_ pSession: OpaquePointer!, _ zTab: UnsafePointer<CChar>!) -> Int32 {
    unsafe refusals.sqlite3session_attach(pSession, zTab)
  }

  func sqlite3session_table_filter(
    _ pSession: OpaquePointer!, _ xFilter: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Int32)!,
    _ pCtx: UnsafeMutableRawPointer!
  ) {
    unsafe refusals.sqlite3session_table_filter(pSession, xFilter, pCtx)
  }

  func sqlite3session_changeset(
    _ pSession: OpaquePointer!, _ pnChangeset: UnsafeMutablePointer<Int32>!, _ ppChangeset: UnsafeMutablePointer<UnsafeMutableRawPointer?>!
  ) -> Int32 {
    unsafe refusals.sqlite3session_changeset(pSession, pnChangeset, ppChangeset)
  }

  func sqlite3session_changeset_size(_ pSession: OpaquePointer!) -> Int64 {
    unsafe refusals.sqlite3session_changeset_size(pSession)
  }

  func sqlite3session_diff(
    _ pSession: OpaquePointer!, _ zFromDb: UnsafePointer<CChar>!, _ zTbl: UnsafePointer<CChar>!,
    _ pzErrMsg: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!
  ) -> Int32 {
    unsafe refusals.sqlite3session_diff(pSession, zFromDb, zTbl, pzErrMsg)
  }

  func sqlite3session_patchset(
    _ pSession: OpaquePointer!, _ pnPatchset: UnsafeMutablePointer<Int32>!, _ ppPatchset: UnsafeMutablePointer<UnsafeMutableRawPointer?>!
  ) -> Int32 {
    unsafe refusals.sqlite3session_patchset(pSession, pnPatchset, ppPatchset)
  }

  func sqlite3session_isempty(_ pSession: OpaquePointer!) -> Int32 {
    unsafe refusals.sqlite3session_isempty(pSession)
  }

  func sqlite3session_memory_used(_ pSession: OpaquePointer!) -> Int64 {
    unsafe refusals.sqlite3session_memory_used(pSession)
  }

  func sqlite3changeset_start(_ pp: UnsafeMutablePointer<OpaquePointer?>!, _ nChangeset: Int32, _ pChangeset: UnsafeMutableRawPointer!)
    -> Int32
  {
    unsafe refusals.sqlite3changeset_start(pp, nChangeset, pChangeset)
  }

  func sqlite3changeset_start_v2(
    _ pp: UnsafeMutablePointer<OpaquePointer?>!, _ nChangeset: Int32, _ pChangeset: UnsafeMutableRawPointer!, _ flags: Int32
  ) -> Int32 {
    unsafe refusals.sqlite3changeset_start_v2(pp, nChangeset, pChangeset, flags)
  }

  func sqlite3changeset_next(_ pIter: OpaquePointer!) -> Int32 {
    unsafe refusals.sqlite3changeset_next(pIter)
  }

  func sqlite3changeset_op(
    _ pIter: OpaquePointer!, _ pzTab: UnsafeMutablePointer<UnsafePointer<CChar>?>!, _ pnCol: UnsafeMutablePointer<Int32>!,
    _ pOp: UnsafeMutablePointer<Int32>!, _ pbIndirect: UnsafeMutablePointer<Int32>!
  ) -> Int32 {
    unsafe refusals.sqlite3changeset_op(pIter, pzTab, pnCol, pOp, pbIndirect)
  }

  func sqlite3changeset_pk(
    _ pIter: OpaquePointer!, _ pabPK: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>!, _ pnCol: UnsafeMutablePointer<Int32>!
  ) -> Int32 {
    unsafe refusals.sqlite3changeset_pk(pIter, pabPK, pnCol)
  }

  func sqlite3changeset_old(_ pIter: OpaquePointer!, _ iVal: Int32, _ ppValue: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 {
    unsafe refusals.sqlite3changeset_old(pIter, iVal, ppValue)
  }

  func sqlite3changeset_new(_ pIter: OpaquePointer!, _ iVal: Int32, _ ppValue: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 {
    unsafe refusals.sqlite3changeset_new(pIter, iVal, ppValue)
  }

  func sqlite3changeset_conflict(_ pIter: OpaquePointer!, _ iVal: Int32, _ ppValue: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 {
    unsafe refusals.sqlite3changeset_conflict(pIter, iVal, ppValue)
  }

  func sqlite3changeset_fk_conflicts(_ pIter: OpaquePointer!, _ pnOut: UnsafeMutablePointer<Int32>!) -> Int32 {
    unsafe refusals.sqlite3changeset_fk_conflicts(pIter, pnOut)
  }

  func sqlite3changeset_finalize(_ pIter: OpaquePointer!) -> Int32 {
    unsafe refusals.sqlite3changeset_finalize(pIter)
  }

  func sqlite3changeset_invert(
    _ nIn: Int32, _ pIn: UnsafeRawPointer!, _ pnOut: UnsafeMutablePointer<Int32>!, _ ppOut: UnsafeMutablePointer<UnsafeMutableRawPointer?>!
  ) -> Int32 {
    unsafe refusals.sqlite3changeset_invert(nIn, pIn, pnOut, ppOut)
  }

  func sqlite3changeset_concat(
    _ nA: Int32, _ pA: UnsafeMutableRawPointer!, _ nB: Int32, _ pB: UnsafeMutableRawPointer!, _ pnOut: UnsafeMutablePointer<Int32>!,
    _ ppOut: UnsafeMutablePointer<UnsafeMutableRawPointer?>!
  ) -> Int32 {
    unsafe refusals.sqlite3changeset_concat(nA, pA, nB, pB, pnOut, ppOut)
  }

  func sqlite3changegroup_new(_ pp: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 {
    unsafe refusals.sqlite3changegroup_new(pp)
  }

  func sqlite3changegroup_add(_ a0: OpaquePointer!, _ nData: Int32, _ pData: UnsafeMutableRawPointer!) -> Int32 {
    unsafe refusals.sqlite3changegroup_add(a0, nData, pData)
  }

  func sqlite3changegroup_output(
    _ a0: OpaquePointer!, _ pnData: UnsafeMutablePointer<Int32>!, _ ppData: UnsafeMutablePointer<UnsafeMutableRawPointer?>!
  ) -> Int32 {
    unsafe refusals.sqlite3changegroup_output(a0, pnData, ppData)
  }

  func sqlite3changegroup_delete(_ a0: OpaquePointer!) {
    unsafe refusals.sqlite3changegroup_delete(a0)
  }

  func sqlite3changeset_apply(
    _ db: OpaquePointer!, _ nChangeset: Int32, _ pChangeset: UnsafeMutableRawPointer!,
    _ xFilter: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Int32)!,
    _ xConflict: (@convention(c) (UnsafeMutableRawPointer?, Int32, OpaquePointer?) -> Int32)!, _ pCtx: UnsafeMutableRawPointer!
  ) -> Int32 {
    unsafe refusals.sqlite3changeset_apply(db, nChangeset, pChangeset, xFilter, xConflict, pCtx)
  }

  func sqlite3changeset_apply_v2(
    _ db: OpaquePointer!, _ nChangeset: Int32, _ pChangeset: UnsafeMutableRawPointer!,
    _ xFilter: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Int32)!,
    _ xConflict: (@convention(c) (UnsafeMutableRawPointer?, Int32, OpaquePointer?) -> Int32)!, _ pCtx: UnsafeMutableRawPointer!,
    _ ppRebase: UnsafeMutablePointer<UnsafeMutableRawPointer?>!, _ pnRebase: UnsafeMutablePointer<Int32>!, _ flags: Int32
  ) -> Int32 {
    unsafe refusals.sqlite3changeset_apply_v2(db, nChangeset, pChangeset, xFilter, xConflict, pCtx, ppRebase, pnRebase, flags)
  }

  func sqlite3rebaser_create(_ ppNew: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 {
    unsafe refusals.sqlite3rebaser_create(ppNew)
  }

  func sqlite3rebaser_configure(_ a0: OpaquePointer!, _ nRebase: Int32, _ pRebase: UnsafeRawPointer!) -> Int32 {
    unsafe refusals.sqlite3rebaser_configure(a0, nRebase, pRebase)
  }

  func sqlite3rebaser_rebase(
    _ a0: OpaquePointer!, _ nIn: Int32, _ pIn: UnsafeRawPointer!, _ pnOut: UnsafeMutablePointer<Int32>!,
    _ ppOut: UnsafeMutablePointer<UnsafeMutableRawPointer?>!
  ) -> Int32 {
    unsafe refusals.sqlite3rebaser_rebase(a0, nIn, pIn, pnOut, ppOut)
  }

  func sqlite3rebaser_delete(_ p: OpaquePointer!) {
    unsafe refusals.sqlite3rebaser_delete(p)
  }

  func sqlite3changeset_apply_strm(
    _ db: OpaquePointer!,
    _ xInput: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)!,
    _ pIn: UnsafeMutableRawPointer!, _ xFilter: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Int32)!,
    _ xConflict: (@convention(c) (UnsafeMutableRawPointer?, Int32, OpaquePointer?) -> Int32)!, _ pCtx: UnsafeMutableRawPointer!
  ) -> Int32 {
    unsafe refusals.sqlite3changeset_apply_strm(db, xInput, pIn, xFilter, xConflict, pCtx)
  }

  func sqlite3changeset_apply_v2_strm(
    _ db: OpaquePointer!,
    _ xInput: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)!,
    _ pIn: UnsafeMutableRawPointer!, _ xFilter: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Int32)!,
    _ xConflict: (@convention(c) (UnsafeMutableRawPointer?, Int32, OpaquePointer?) -> Int32)!, _ pCtx: UnsafeMutableRawPointer!,
    _ ppRebase: UnsafeMutablePointer<UnsafeMutableRawPointer?>!, _ pnRebase: UnsafeMutablePointer<Int32>!, _ flags: Int32
  ) -> Int32 {
    unsafe refusals.sqlite3changeset_apply_v2_strm(db, xInput, pIn, xFilter, xConflict, pCtx, ppRebase, pnRebase, flags)
  }

  func sqlite3changeset_concat_strm(
    _ xInputA: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)!,
    _ pInA: UnsafeMutableRawPointer!,
    _ xInputB: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)!,
    _ pInB: UnsafeMutableRawPointer!, _ xOutput: (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)!,
    _ pOut: UnsafeMutableRawPointer!
  ) -> Int32 {
    unsafe refusals.sqlite3changeset_concat_strm(xInputA, pInA, xInputB, pInB, xOutput, pOut)
  }

  func sqlite3changeset_invert_strm(
    _ xInput: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)!,
    _ pIn: UnsafeMutableRawPointer!, _ xOutput: (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)!,
    _ pOut: UnsafeMutableRawPointer!
  ) -> Int32 {
    unsafe refusals.sqlite3changeset_invert_strm(xInput, pIn, xOutput, pOut)
  }

  func sqlite3changeset_start_strm(
    _ pp: UnsafeMutablePointer<OpaquePointer?>!,
    _ xInput: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)!,
    _ pIn: UnsafeMutableRawPointer!
  ) -> Int32 {
    unsafe refusals.sqlite3changeset_start_strm(pp, xInput, pIn)
  }

  func sqlite3changeset_start_v2_strm(
    _ pp: UnsafeMutablePointer<OpaquePointer?>!,
    _ xInput: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)!,
    _ pIn: UnsafeMutableRawPointer!, _ flags: Int32
  ) -> Int32 {
    unsafe refusals.sqlite3changeset_start_v2_strm(pp, xInput, pIn, flags)
  }

  func sqlite3session_changeset_strm(
    _ pSession: OpaquePointer!, _ xOutput: (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)!,
    _ pOut: UnsafeMutableRawPointer!
  ) -> Int32 {
    unsafe refusals.sqlite3session_changeset_strm(pSession, xOutput, pOut)
  }

  func sqlite3session_patchset_strm(
    _ pSession: OpaquePointer!, _ xOutput: (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)!,
    _ pOut: UnsafeMutableRawPointer!
  ) -> Int32 {
    unsafe refusals.sqlite3session_patchset_strm(pSession, xOutput, pOut)
  }

  func sqlite3changegroup_add_strm(
    _ a0: OpaquePointer!,
    _ xInput: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)!,
    _ pIn: UnsafeMutableRawPointer!
  ) -> Int32 {
    unsafe refusals.sqlite3changegroup_add_strm(a0, xInput, pIn)
  }

  func sqlite3changegroup_output_strm(
    _ a0: OpaquePointer!, _ xOutput: (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)!,
    _ pOut: UnsafeMutableRawPointer!
  ) -> Int32 {
    unsafe refusals.sqlite3changegroup_output_strm(a0, xOutput, pOut)
  }

  func sqlite3rebaser_rebase_strm(
    _ pRebaser: OpaquePointer!,
    _ xInput: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)!,
    _ pIn: UnsafeMutableRawPointer!, _ xOutput: (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)!,
    _ pOut: UnsafeMutableRawPointer!
  ) -> Int32 {
    unsafe refusals.sqlite3rebaser_rebase_strm(pRebaser, xInput, pIn, xOutput, pOut)
  }

  func sqlite3session_config(_ op: Int32, _ pArg: UnsafeMutableRawPointer!) -> Int32 {
    unsafe refusals.sqlite3session_config(op, pArg)
  }

  func fts5_api_xCreateTokenizer(
    _ api: UnsafeMutablePointer<fts5_api>!, _ zName: UnsafePointer<CChar>!, _ pContext: UnsafeMutableRawPointer!,
    _ pTokenizer: UnsafeMutablePointer<fts5_tokenizer>!, _ xDestroy: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) -> Int32 {
    unsafe refusals.fts5_api_xCreateTokenizer(api, zName, pContext, pTokenizer, xDestroy)
  }

  func fts5_api_xFindTokenizer(
    _ api: UnsafeMutablePointer<fts5_api>!, _ zName: UnsafePointer<CChar>!, _ ppContext: UnsafeMutablePointer<UnsafeMutableRawPointer?>!,
    _ pTokenizer: UnsafeMutablePointer<fts5_tokenizer>!
  ) -> Int32 {
    unsafe refusals.fts5_api_xFindTokenizer(api, zName, ppContext, pTokenizer)
  }

  func fts5_api_xCreateFunction(
    _ api: UnsafeMutablePointer<fts5_api>!, _ zName: UnsafePointer<CChar>!, _ pContext: UnsafeMutableRawPointer!,
    _ xFunction: (
      @convention(c) (UnsafePointer<Fts5ExtensionApi>?, OpaquePointer?, OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) ->
        Void
    )!, _ xDestroy: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) -> Int32 {
    unsafe refusals.fts5_api_xCreateFunction(api, zName, pContext, xFunction, xDestroy)
  }

  func fts5_tokenizer_xCreate(
    _ tokenizer: UnsafeMutablePointer<fts5_tokenizer>!, _ pContext: UnsafeMutableRawPointer!,
    _ azArg: UnsafeMutablePointer<UnsafePointer<CChar>?>!, _ nArg: Int32, _ ppOut: UnsafeMutablePointer<OpaquePointer?>!
  ) -> Int32 {
    unsafe refusals.fts5_tokenizer_xCreate(tokenizer, pContext, azArg, nArg, ppOut)
  }

  func fts5_tokenizer_xDelete(_ tokenizer: UnsafeMutablePointer<fts5_tokenizer>!, _ instance: OpaquePointer!) {
    unsafe refusals.fts5_tokenizer_xDelete(tokenizer, instance)
  }

  func fts5_tokenizer_xTokenize(
    _ tokenizer: UnsafeMutablePointer<fts5_tokenizer>!, _ instance: OpaquePointer!, _ pCtx: UnsafeMutableRawPointer!, _ flags: Int32,
    _ pText: UnsafePointer<CChar>!, _ nText: Int32,
    _ xToken: (@convention(c) (UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?, Int32, Int32, Int32) -> Int32)!
  ) -> Int32 {
    unsafe refusals.fts5_tokenizer_xTokenize(tokenizer, instance, pCtx, flags, pText, nText, xToken)
  }

  func Fts5ExtensionApi_xUserData(_ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!) -> UnsafeMutableRawPointer! {
    unsafe refusals.Fts5ExtensionApi_xUserData(api, match)
  }

  func Fts5ExtensionApi_xColumnCount(_ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!) -> Int32 {
    unsafe refusals.Fts5ExtensionApi_xColumnCount(api, match)
  }

  func Fts5ExtensionApi_xRowCount(_ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!, _ pnRow: UnsafeMutablePointer<Int64>!)
    -> Int32
  {
    unsafe refusals.Fts5ExtensionApi_xRowCount(api, match, pnRow)
  }

  func Fts5ExtensionApi_xColumnTotalSize(
    _ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!, _ iCol: Int32, _ pnToken: UnsafeMutablePointer<Int64>!
  ) -> Int32 {
    unsafe refusals.Fts5ExtensionApi_xColumnTotalSize(api, match, iCol, pnToken)
  }

  func Fts5ExtensionApi_xTokenize(
    _ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!, _ pText: UnsafePointer<CChar>!, _ nText: Int32,
    _ pCtx: UnsafeMutableRawPointer!,
    _ xToken: (@convention(c) (UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?, Int32, Int32, Int32) -> Int32)!
  ) -> Int32 {
    unsafe refusals.Fts5ExtensionApi_xTokenize(api, match, pText, nText, pCtx, xToken)
  }

  func Fts5ExtensionApi_xPhraseCount(_ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!) -> Int32 {
    unsafe refusals.Fts5ExtensionApi_xPhraseCount(api, match)
  }

  func Fts5ExtensionApi_xPhraseSize(_ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!, _ iPhrase: Int32) -> Int32 {
    unsafe refusals.Fts5ExtensionApi_xPhraseSize(api, match, iPhrase)
  }

  func Fts5ExtensionApi_xInstCount(_ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!, _ pnInst: UnsafeMutablePointer<Int32>!)
    -> Int32
  {
    unsafe refusals.Fts5ExtensionApi_xInstCount(api, match, pnInst)
  }

  func Fts5ExtensionApi_xInst(
    _ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!, _ iIdx: Int32, _ piPhrase: UnsafeMutablePointer<Int32>!,
    _ piCol: UnsafeMutablePointer<Int32>!, _ piOff: UnsafeMutablePointer<Int32>!
  ) -> Int32 {
    unsafe refusals.Fts5ExtensionApi_xInst(api, match, iIdx, piPhrase, piCol, piOff)
  }

  func Fts5ExtensionApi_xRowid(_ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!) -> Int64 {
    unsafe refusals.Fts5ExtensionApi_xRowid(api, match)
  }

  func Fts5ExtensionApi_xColumnText(
    _ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!, _ iCol: Int32, _ pz: UnsafeMutablePointer<UnsafePointer<CChar>?>!,
    _ pn: UnsafeMutablePointer<Int32>!
  ) -> Int32 {
    unsafe refusals.Fts5ExtensionApi_xColumnText(api, match, iCol, pz, pn)
  }

  func Fts5ExtensionApi_xColumnSize(
    _ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!, _ iCol: Int32, _ pnToken: UnsafeMutablePointer<Int32>!
  ) -> Int32 {
    unsafe refusals.Fts5ExtensionApi_xColumnSize(api, match, iCol, pnToken)
  }

  func Fts5ExtensionApi_xQueryPhrase(
    _ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!, _ iPhrase: Int32, _ pUserData: UnsafeMutableRawPointer!,
    _ xCallback: (@convention(c) (UnsafePointer<Fts5ExtensionApi>?, OpaquePointer?, UnsafeMutableRawPointer?) -> Int32)!
  ) -> Int32 {
    unsafe refusals.Fts5ExtensionApi_xQueryPhrase(api, match, iPhrase, pUserData, xCallback)
  }

  func Fts5ExtensionApi_xSetAuxdata(
    _ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!, _ pAux: UnsafeMutableRawPointer!,
    _ xDelete: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) -> Int32 {
    unsafe refusals.Fts5ExtensionApi_xSetAuxdata(api, match, pAux, xDelete)
  }

  func Fts5ExtensionApi_xGetAuxdata(_ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!, _ bClear: Int32)
    -> UnsafeMutableRawPointer!
  {
    unsafe refusals.Fts5ExtensionApi_xGetAuxdata(api, match, bClear)
  }

  func Fts5ExtensionApi_xPhraseFirst(
    _ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!, _ iPhrase: Int32, _ pIter: UnsafeMutablePointer<Fts5PhraseIter>!,
    _ piCol: UnsafeMutablePointer<Int32>!, _ piOff: UnsafeMutablePointer<Int32>!
  ) -> Int32 {
    unsafe refusals.Fts5ExtensionApi_xPhraseFirst(api, match, iPhrase, pIter, piCol, piOff)
  }

  func Fts5ExtensionApi_xPhraseNext(
    _ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!, _ pIter: UnsafeMutablePointer<Fts5PhraseIter>!,
    _ piCol: UnsafeMutablePointer<Int32>!, _ piOff: UnsafeMutablePointer<Int32>!
  ) {
    unsafe refusals.Fts5ExtensionApi_xPhraseNext(api, match, pIter, piCol, piOff)
  }

  func Fts5ExtensionApi_xPhraseFirstColumn(
    _ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!, _ iPhrase: Int32, _ pIter: UnsafeMutablePointer<Fts5PhraseIter>!,
    _ piCol: UnsafeMutablePointer<Int32>!
  ) -> Int32 {
    unsafe refusals.Fts5ExtensionApi_xPhraseFirstColumn(api, match, iPhrase, pIter, piCol)
  }

  func Fts5ExtensionApi_xPhraseNextColumn(
    _ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!, _ pIter: UnsafeMutablePointer<Fts5PhraseIter>!,
    _ piCol: UnsafeMutablePointer<Int32>!
  ) {
    unsafe refusals.Fts5ExtensionApi_xPhraseNextColumn(api, match, pIter, piCol)
  }

}
