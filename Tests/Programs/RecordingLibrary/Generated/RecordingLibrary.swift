// Written by Scripts/generate-calls from Scripts/entry-points.tsv: change the table or the script, not this file.
import CSQLite

@_cdecl("sqlite3_libversion")
func recording_sqlite3_libversion() -> UnsafePointer<CChar>! {
  note("sqlite3_libversion", [])
  return UnsafePointer<CChar>(bitPattern: 624)
}

@_cdecl("sqlite3_sourceid")
func recording_sqlite3_sourceid() -> UnsafePointer<CChar>! {
  note("sqlite3_sourceid", [])
  return UnsafePointer<CChar>(bitPattern: 944)
}

@_cdecl("sqlite3_libversion_number")
func recording_sqlite3_libversion_number() -> Int32 {
  note("sqlite3_libversion_number", [])
  return 1264
}

@_cdecl("sqlite3_compileoption_used")
func recording_sqlite3_compileoption_used(_ a0: UnsafePointer<CChar>!) -> Int32 {
  note("sqlite3_compileoption_used", [bits(a0)])
  return 1584
}

@_cdecl("sqlite3_compileoption_get")
func recording_sqlite3_compileoption_get(_ a0: Int32) -> UnsafePointer<CChar>! {
  note("sqlite3_compileoption_get", [bits(a0)])
  return UnsafePointer<CChar>(bitPattern: 1904)
}

@_cdecl("sqlite3_threadsafe")
func recording_sqlite3_threadsafe() -> Int32 {
  note("sqlite3_threadsafe", [])
  return 2224
}

@_cdecl("sqlite3_close")
func recording_sqlite3_close(_ a0: OpaquePointer!) -> Int32 {
  note("sqlite3_close", [bits(a0)])
  return 2544
}

@_cdecl("sqlite3_close_v2")
func recording_sqlite3_close_v2(_ a0: OpaquePointer!) -> Int32 {
  note("sqlite3_close_v2", [bits(a0)])
  return 2864
}

@_cdecl("sqlite3_exec")
func recording_sqlite3_exec(
  _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!,
  _ a2: (
    @convention(c) (
      UnsafeMutableRawPointer?, Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
      UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    ) -> Int32
  )!, _ a3: UnsafeMutableRawPointer!, _ a4: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!
) -> Int32 {
  note("sqlite3_exec", [bits(a0), bits(a1), bits(a2), bits(a3), bits(a4)])
  return 3184
}

@_cdecl("sqlite3_initialize")
func recording_sqlite3_initialize() -> Int32 {
  note("sqlite3_initialize", [])
  return 3504
}

@_cdecl("sqlite3_shutdown")
func recording_sqlite3_shutdown() -> Int32 {
  note("sqlite3_shutdown", [])
  return 3824
}

@_cdecl("sqlite3_os_init")
func recording_sqlite3_os_init() -> Int32 {
  note("sqlite3_os_init", [])
  return 4144
}

@_cdecl("sqlite3_os_end")
func recording_sqlite3_os_end() -> Int32 {
  note("sqlite3_os_end", [])
  return 4464
}

@_cdecl("sqlite3_extended_result_codes")
func recording_sqlite3_extended_result_codes(_ a0: OpaquePointer!, _ a1: Int32) -> Int32 {
  note("sqlite3_extended_result_codes", [bits(a0), bits(a1)])
  return 4784
}

@_cdecl("sqlite3_last_insert_rowid")
func recording_sqlite3_last_insert_rowid(_ a0: OpaquePointer!) -> Int64 {
  note("sqlite3_last_insert_rowid", [bits(a0)])
  return 5104
}

@_cdecl("sqlite3_set_last_insert_rowid")
func recording_sqlite3_set_last_insert_rowid(_ a0: OpaquePointer!, _ a1: Int64) {
  note("sqlite3_set_last_insert_rowid", [bits(a0), bits(a1)])
}

@_cdecl("sqlite3_changes")
func recording_sqlite3_changes(_ a0: OpaquePointer!) -> Int32 {
  note("sqlite3_changes", [bits(a0)])
  return 5744
}

@_cdecl("sqlite3_changes64")
func recording_sqlite3_changes64(_ a0: OpaquePointer!) -> Int64 {
  note("sqlite3_changes64", [bits(a0)])
  return 6064
}

@_cdecl("sqlite3_total_changes")
func recording_sqlite3_total_changes(_ a0: OpaquePointer!) -> Int32 {
  note("sqlite3_total_changes", [bits(a0)])
  return 6384
}

@_cdecl("sqlite3_total_changes64")
func recording_sqlite3_total_changes64(_ a0: OpaquePointer!) -> Int64 {
  note("sqlite3_total_changes64", [bits(a0)])
  return 6704
}

@_cdecl("sqlite3_interrupt")
func recording_sqlite3_interrupt(_ a0: OpaquePointer!) {
  note("sqlite3_interrupt", [bits(a0)])
}

@_cdecl("sqlite3_complete")
func recording_sqlite3_complete(_ a0: UnsafePointer<CChar>!) -> Int32 {
  note("sqlite3_complete", [bits(a0)])
  return 7344
}

@_cdecl("sqlite3_complete16")
func recording_sqlite3_complete16(_ a0: UnsafeRawPointer!) -> Int32 {
  note("sqlite3_complete16", [bits(a0)])
  return 7664
}

@_cdecl("sqlite3_busy_handler")
func recording_sqlite3_busy_handler(
  _ a0: OpaquePointer!, _ a1: (@convention(c) (UnsafeMutableRawPointer?, Int32) -> Int32)!, _ a2: UnsafeMutableRawPointer!
) -> Int32 {
  note("sqlite3_busy_handler", [bits(a0), bits(a1), bits(a2)])
  return 7984
}

@_cdecl("sqlite3_busy_timeout")
func recording_sqlite3_busy_timeout(_ a0: OpaquePointer!, _ a1: Int32) -> Int32 {
  note("sqlite3_busy_timeout", [bits(a0), bits(a1)])
  return 8304
}

@_cdecl("sqlite3_get_table")
func recording_sqlite3_get_table(
  _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>!,
  _ a3: UnsafeMutablePointer<Int32>!, _ a4: UnsafeMutablePointer<Int32>!, _ a5: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!
) -> Int32 {
  note("sqlite3_get_table", [bits(a0), bits(a1), bits(a2), bits(a3), bits(a4), bits(a5)])
  return 8624
}

@_cdecl("sqlite3_free_table")
func recording_sqlite3_free_table(_ a0: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!) {
  note("sqlite3_free_table", [bits(a0)])
}

@_cdecl("sqlite3_vmprintf")
func recording_sqlite3_vmprintf(_ a0: UnsafePointer<CChar>!, _ a1: UInt64) -> UnsafeMutablePointer<CChar>! {
  note("sqlite3_vmprintf", [bits(a0), bits(a1)])
  return UnsafeMutablePointer<CChar>(bitPattern: 9264)
}

@_cdecl("sqlite3_vsnprintf")
func recording_sqlite3_vsnprintf(_ a0: Int32, _ a1: UnsafeMutablePointer<CChar>!, _ a2: UnsafePointer<CChar>!, _ a3: UInt64)
  -> UnsafeMutablePointer<CChar>!
{
  note("sqlite3_vsnprintf", [bits(a0), bits(a1), bits(a2), bits(a3)])
  return UnsafeMutablePointer<CChar>(bitPattern: 9584)
}

@_cdecl("sqlite3_malloc")
func recording_sqlite3_malloc(_ a0: Int32) -> UnsafeMutableRawPointer! {
  note("sqlite3_malloc", [bits(a0)])
  return UnsafeMutableRawPointer(bitPattern: 9904)
}

@_cdecl("sqlite3_malloc64")
func recording_sqlite3_malloc64(_ a0: UInt64) -> UnsafeMutableRawPointer! {
  note("sqlite3_malloc64", [bits(a0)])
  return UnsafeMutableRawPointer(bitPattern: 10224)
}

@_cdecl("sqlite3_realloc")
func recording_sqlite3_realloc(_ a0: UnsafeMutableRawPointer!, _ a1: Int32) -> UnsafeMutableRawPointer! {
  note("sqlite3_realloc", [bits(a0), bits(a1)])
  return UnsafeMutableRawPointer(bitPattern: 10544)
}

@_cdecl("sqlite3_realloc64")
func recording_sqlite3_realloc64(_ a0: UnsafeMutableRawPointer!, _ a1: UInt64) -> UnsafeMutableRawPointer! {
  note("sqlite3_realloc64", [bits(a0), bits(a1)])
  return UnsafeMutableRawPointer(bitPattern: 10864)
}

@_cdecl("sqlite3_free")
func recording_sqlite3_free(_ a0: UnsafeMutableRawPointer!) {
  note("sqlite3_free", [bits(a0)])
}

@_cdecl("sqlite3_msize")
func recording_sqlite3_msize(_ a0: UnsafeMutableRawPointer!) -> UInt64 {
  note("sqlite3_msize", [bits(a0)])
  return 11504
}

@_cdecl("sqlite3_memory_used")
func recording_sqlite3_memory_used() -> Int64 {
  note("sqlite3_memory_used", [])
  return 11824
}

@_cdecl("sqlite3_memory_highwater")
func recording_sqlite3_memory_highwater(_ a0: Int32) -> Int64 {
  note("sqlite3_memory_highwater", [bits(a0)])
  return 12144
}

@_cdecl("sqlite3_randomness")
func recording_sqlite3_randomness(_ a0: Int32, _ a1: UnsafeMutableRawPointer!) {
  note("sqlite3_randomness", [bits(a0), bits(a1)])
}

@_cdecl("sqlite3_set_authorizer")
func recording_sqlite3_set_authorizer(
  _ a0: OpaquePointer!,
  _ a1: (
    @convention(c) (
      UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?
    ) -> Int32
  )!, _ a2: UnsafeMutableRawPointer!
) -> Int32 {
  note("sqlite3_set_authorizer", [bits(a0), bits(a1), bits(a2)])
  return 12784
}

@_cdecl("sqlite3_trace")
func recording_sqlite3_trace(
  _ a0: OpaquePointer!, _ a1: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Void)!, _ a2: UnsafeMutableRawPointer!
) -> UnsafeMutableRawPointer! {
  note("sqlite3_trace", [bits(a0), bits(a1), bits(a2)])
  return UnsafeMutableRawPointer(bitPattern: 13104)
}

@_cdecl("sqlite3_profile")
func recording_sqlite3_profile(
  _ a0: OpaquePointer!, _ a1: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, UInt64) -> Void)!,
  _ a2: UnsafeMutableRawPointer!
) -> UnsafeMutableRawPointer! {
  note("sqlite3_profile", [bits(a0), bits(a1), bits(a2)])
  return UnsafeMutableRawPointer(bitPattern: 13424)
}

@_cdecl("sqlite3_trace_v2")
func recording_sqlite3_trace_v2(
  _ a0: OpaquePointer!, _ a1: UInt32,
  _ a2: (@convention(c) (UInt32, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Int32)!,
  _ a3: UnsafeMutableRawPointer!
) -> Int32 {
  note("sqlite3_trace_v2", [bits(a0), bits(a1), bits(a2), bits(a3)])
  return 13744
}

@_cdecl("sqlite3_progress_handler")
func recording_sqlite3_progress_handler(
  _ a0: OpaquePointer!, _ a1: Int32, _ a2: (@convention(c) (UnsafeMutableRawPointer?) -> Int32)!, _ a3: UnsafeMutableRawPointer!
) {
  note("sqlite3_progress_handler", [bits(a0), bits(a1), bits(a2), bits(a3)])
}

@_cdecl("sqlite3_open")
func recording_sqlite3_open(_ a0: UnsafePointer<CChar>!, _ a1: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 {
  note("sqlite3_open", [bits(a0), bits(a1)])
  return 14384
}

@_cdecl("sqlite3_open16")
func recording_sqlite3_open16(_ a0: UnsafeRawPointer!, _ a1: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 {
  note("sqlite3_open16", [bits(a0), bits(a1)])
  return 14704
}

@_cdecl("sqlite3_open_v2")
func recording_sqlite3_open_v2(
  _ a0: UnsafePointer<CChar>!, _ a1: UnsafeMutablePointer<OpaquePointer?>!, _ a2: Int32, _ a3: UnsafePointer<CChar>!
) -> Int32 {
  note("sqlite3_open_v2", [bits(a0), bits(a1), bits(a2), bits(a3)])
  return 15024
}

@_cdecl("sqlite3_uri_parameter")
func recording_sqlite3_uri_parameter(_ a0: UnsafePointer<CChar>!, _ a1: UnsafePointer<CChar>!) -> UnsafePointer<CChar>! {
  note("sqlite3_uri_parameter", [bits(a0), bits(a1)])
  return UnsafePointer<CChar>(bitPattern: 15344)
}

@_cdecl("sqlite3_uri_boolean")
func recording_sqlite3_uri_boolean(_ a0: UnsafePointer<CChar>!, _ a1: UnsafePointer<CChar>!, _ a2: Int32) -> Int32 {
  note("sqlite3_uri_boolean", [bits(a0), bits(a1), bits(a2)])
  return 15664
}

@_cdecl("sqlite3_uri_int64")
func recording_sqlite3_uri_int64(_ a0: UnsafePointer<CChar>!, _ a1: UnsafePointer<CChar>!, _ a2: Int64) -> Int64 {
  note("sqlite3_uri_int64", [bits(a0), bits(a1), bits(a2)])
  return 15984
}

@_cdecl("sqlite3_uri_key")
func recording_sqlite3_uri_key(_ a0: UnsafePointer<CChar>!, _ a1: Int32) -> UnsafePointer<CChar>! {
  note("sqlite3_uri_key", [bits(a0), bits(a1)])
  return UnsafePointer<CChar>(bitPattern: 16304)
}

@_cdecl("sqlite3_filename_database")
func recording_sqlite3_filename_database(_ a0: UnsafePointer<CChar>!) -> UnsafePointer<CChar>! {
  note("sqlite3_filename_database", [bits(a0)])
  return UnsafePointer<CChar>(bitPattern: 16624)
}

@_cdecl("sqlite3_filename_journal")
func recording_sqlite3_filename_journal(_ a0: UnsafePointer<CChar>!) -> UnsafePointer<CChar>! {
  note("sqlite3_filename_journal", [bits(a0)])
  return UnsafePointer<CChar>(bitPattern: 16944)
}

@_cdecl("sqlite3_filename_wal")
func recording_sqlite3_filename_wal(_ a0: UnsafePointer<CChar>!) -> UnsafePointer<CChar>! {
  note("sqlite3_filename_wal", [bits(a0)])
  return UnsafePointer<CChar>(bitPattern: 17264)
}

@_cdecl("sqlite3_database_file_object")
func recording_sqlite3_database_file_object(_ a0: UnsafePointer<CChar>!) -> UnsafeMutablePointer<sqlite3_file>! {
  note("sqlite3_database_file_object", [bits(a0)])
  return UnsafeMutablePointer<sqlite3_file>(bitPattern: 17584)
}

@_cdecl("sqlite3_create_filename")
func recording_sqlite3_create_filename(
  _ a0: UnsafePointer<CChar>!, _ a1: UnsafePointer<CChar>!, _ a2: UnsafePointer<CChar>!, _ a3: Int32,
  _ a4: UnsafeMutablePointer<UnsafePointer<CChar>?>!
) -> UnsafePointer<CChar>! {
  note("sqlite3_create_filename", [bits(a0), bits(a1), bits(a2), bits(a3), bits(a4)])
  return UnsafePointer<CChar>(bitPattern: 17904)
}

@_cdecl("sqlite3_free_filename")
func recording_sqlite3_free_filename(_ a0: UnsafePointer<CChar>!) {
  note("sqlite3_free_filename", [bits(a0)])
}

@_cdecl("sqlite3_errcode")
func recording_sqlite3_errcode(_ a0: OpaquePointer!) -> Int32 {
  note("sqlite3_errcode", [bits(a0)])
  return 18544
}

@_cdecl("sqlite3_extended_errcode")
func recording_sqlite3_extended_errcode(_ a0: OpaquePointer!) -> Int32 {
  note("sqlite3_extended_errcode", [bits(a0)])
  return 18864
}

@_cdecl("sqlite3_errmsg")
func recording_sqlite3_errmsg(_ a0: OpaquePointer!) -> UnsafePointer<CChar>! {
  note("sqlite3_errmsg", [bits(a0)])
  return UnsafePointer<CChar>(bitPattern: 19184)
}

@_cdecl("sqlite3_errmsg16")
func recording_sqlite3_errmsg16(_ a0: OpaquePointer!) -> UnsafeRawPointer! {
  note("sqlite3_errmsg16", [bits(a0)])
  return UnsafeRawPointer(bitPattern: 19504)
}

@_cdecl("sqlite3_errstr")
func recording_sqlite3_errstr(_ a0: Int32) -> UnsafePointer<CChar>! {
  note("sqlite3_errstr", [bits(a0)])
  return UnsafePointer<CChar>(bitPattern: 19824)
}

@_cdecl("sqlite3_error_offset")
func recording_sqlite3_error_offset(_ a0: OpaquePointer!) -> Int32 {
  note("sqlite3_error_offset", [bits(a0)])
  return 20144
}

@_cdecl("sqlite3_limit")
func recording_sqlite3_limit(_ a0: OpaquePointer!, _ a1: Int32, _ a2: Int32) -> Int32 {
  note("sqlite3_limit", [bits(a0), bits(a1), bits(a2)])
  return 20464
}

@_cdecl("sqlite3_prepare")
func recording_sqlite3_prepare(
  _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: Int32, _ a3: UnsafeMutablePointer<OpaquePointer?>!,
  _ a4: UnsafeMutablePointer<UnsafePointer<CChar>?>!
) -> Int32 {
  note("sqlite3_prepare", [bits(a0), bits(a1), bits(a2), bits(a3), bits(a4)])
  return 20784
}

@_cdecl("sqlite3_prepare_v2")
func recording_sqlite3_prepare_v2(
  _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: Int32, _ a3: UnsafeMutablePointer<OpaquePointer?>!,
  _ a4: UnsafeMutablePointer<UnsafePointer<CChar>?>!
) -> Int32 {
  note("sqlite3_prepare_v2", [bits(a0), bits(a1), bits(a2), bits(a3), bits(a4)])
  return 21104
}

@_cdecl("sqlite3_prepare_v3")
func recording_sqlite3_prepare_v3(
  _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: Int32, _ a3: UInt32, _ a4: UnsafeMutablePointer<OpaquePointer?>!,
  _ a5: UnsafeMutablePointer<UnsafePointer<CChar>?>!
) -> Int32 {
  note("sqlite3_prepare_v3", [bits(a0), bits(a1), bits(a2), bits(a3), bits(a4), bits(a5)])
  return 21424
}

@_cdecl("sqlite3_prepare16")
func recording_sqlite3_prepare16(
  _ a0: OpaquePointer!, _ a1: UnsafeRawPointer!, _ a2: Int32, _ a3: UnsafeMutablePointer<OpaquePointer?>!,
  _ a4: UnsafeMutablePointer<UnsafeRawPointer?>!
) -> Int32 {
  note("sqlite3_prepare16", [bits(a0), bits(a1), bits(a2), bits(a3), bits(a4)])
  return 21744
}

@_cdecl("sqlite3_prepare16_v2")
func recording_sqlite3_prepare16_v2(
  _ a0: OpaquePointer!, _ a1: UnsafeRawPointer!, _ a2: Int32, _ a3: UnsafeMutablePointer<OpaquePointer?>!,
  _ a4: UnsafeMutablePointer<UnsafeRawPointer?>!
) -> Int32 {
  note("sqlite3_prepare16_v2", [bits(a0), bits(a1), bits(a2), bits(a3), bits(a4)])
  return 22064
}

@_cdecl("sqlite3_prepare16_v3")
func recording_sqlite3_prepare16_v3(
  _ a0: OpaquePointer!, _ a1: UnsafeRawPointer!, _ a2: Int32, _ a3: UInt32, _ a4: UnsafeMutablePointer<OpaquePointer?>!,
  _ a5: UnsafeMutablePointer<UnsafeRawPointer?>!
) -> Int32 {
  note("sqlite3_prepare16_v3", [bits(a0), bits(a1), bits(a2), bits(a3), bits(a4), bits(a5)])
  return 22384
}

@_cdecl("sqlite3_sql")
func recording_sqlite3_sql(_ a0: OpaquePointer!) -> UnsafePointer<CChar>! {
  note("sqlite3_sql", [bits(a0)])
  return UnsafePointer<CChar>(bitPattern: 22704)
}

@_cdecl("sqlite3_expanded_sql")
func recording_sqlite3_expanded_sql(_ a0: OpaquePointer!) -> UnsafeMutablePointer<CChar>! {
  note("sqlite3_expanded_sql", [bits(a0)])
  return UnsafeMutablePointer<CChar>(bitPattern: 23024)
}

@_cdecl("sqlite3_stmt_readonly")
func recording_sqlite3_stmt_readonly(_ a0: OpaquePointer!) -> Int32 {
  note("sqlite3_stmt_readonly", [bits(a0)])
  return 23344
}

@_cdecl("sqlite3_stmt_isexplain")
func recording_sqlite3_stmt_isexplain(_ a0: OpaquePointer!) -> Int32 {
  note("sqlite3_stmt_isexplain", [bits(a0)])
  return 23664
}

@_cdecl("sqlite3_stmt_busy")
func recording_sqlite3_stmt_busy(_ a0: OpaquePointer!) -> Int32 {
  note("sqlite3_stmt_busy", [bits(a0)])
  return 23984
}

@_cdecl("sqlite3_bind_blob")
func recording_sqlite3_bind_blob(
  _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeRawPointer!, _ a3: Int32, _ a4: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
) -> Int32 {
  note("sqlite3_bind_blob", [bits(a0), bits(a1), bits(a2), bits(a3), bits(a4)])
  return 24304
}

@_cdecl("sqlite3_bind_blob64")
func recording_sqlite3_bind_blob64(
  _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeRawPointer!, _ a3: UInt64, _ a4: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
) -> Int32 {
  note("sqlite3_bind_blob64", [bits(a0), bits(a1), bits(a2), bits(a3), bits(a4)])
  return 24624
}

@_cdecl("sqlite3_bind_double")
func recording_sqlite3_bind_double(_ a0: OpaquePointer!, _ a1: Int32, _ a2: Double) -> Int32 {
  note("sqlite3_bind_double", [bits(a0), bits(a1), bits(a2)])
  return 24944
}

@_cdecl("sqlite3_bind_int")
func recording_sqlite3_bind_int(_ a0: OpaquePointer!, _ a1: Int32, _ a2: Int32) -> Int32 {
  note("sqlite3_bind_int", [bits(a0), bits(a1), bits(a2)])
  return 25264
}

@_cdecl("sqlite3_bind_int64")
func recording_sqlite3_bind_int64(_ a0: OpaquePointer!, _ a1: Int32, _ a2: Int64) -> Int32 {
  note("sqlite3_bind_int64", [bits(a0), bits(a1), bits(a2)])
  return 25584
}

@_cdecl("sqlite3_bind_null")
func recording_sqlite3_bind_null(_ a0: OpaquePointer!, _ a1: Int32) -> Int32 {
  note("sqlite3_bind_null", [bits(a0), bits(a1)])
  return 25904
}

@_cdecl("sqlite3_bind_text")
func recording_sqlite3_bind_text(
  _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafePointer<CChar>!, _ a3: Int32, _ a4: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
) -> Int32 {
  note("sqlite3_bind_text", [bits(a0), bits(a1), bits(a2), bits(a3), bits(a4)])
  return 26224
}

@_cdecl("sqlite3_bind_text16")
func recording_sqlite3_bind_text16(
  _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeRawPointer!, _ a3: Int32, _ a4: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
) -> Int32 {
  note("sqlite3_bind_text16", [bits(a0), bits(a1), bits(a2), bits(a3), bits(a4)])
  return 26544
}

@_cdecl("sqlite3_bind_text64")
func recording_sqlite3_bind_text64(
  _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafePointer<CChar>!, _ a3: UInt64, _ a4: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!,
  _ a5: UInt8
) -> Int32 {
  note("sqlite3_bind_text64", [bits(a0), bits(a1), bits(a2), bits(a3), bits(a4), bits(a5)])
  return 26864
}

@_cdecl("sqlite3_bind_value")
func recording_sqlite3_bind_value(_ a0: OpaquePointer!, _ a1: Int32, _ a2: OpaquePointer!) -> Int32 {
  note("sqlite3_bind_value", [bits(a0), bits(a1), bits(a2)])
  return 27184
}

@_cdecl("sqlite3_bind_pointer")
func recording_sqlite3_bind_pointer(
  _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeMutableRawPointer!, _ a3: UnsafePointer<CChar>!,
  _ a4: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
) -> Int32 {
  note("sqlite3_bind_pointer", [bits(a0), bits(a1), bits(a2), bits(a3), bits(a4)])
  return 27504
}

@_cdecl("sqlite3_bind_zeroblob")
func recording_sqlite3_bind_zeroblob(_ a0: OpaquePointer!, _ a1: Int32, _ a2: Int32) -> Int32 {
  note("sqlite3_bind_zeroblob", [bits(a0), bits(a1), bits(a2)])
  return 27824
}

@_cdecl("sqlite3_bind_zeroblob64")
func recording_sqlite3_bind_zeroblob64(_ a0: OpaquePointer!, _ a1: Int32, _ a2: UInt64) -> Int32 {
  note("sqlite3_bind_zeroblob64", [bits(a0), bits(a1), bits(a2)])
  return 28144
}

@_cdecl("sqlite3_bind_parameter_count")
func recording_sqlite3_bind_parameter_count(_ a0: OpaquePointer!) -> Int32 {
  note("sqlite3_bind_parameter_count", [bits(a0)])
  return 28464
}

@_cdecl("sqlite3_bind_parameter_name")
func recording_sqlite3_bind_parameter_name(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafePointer<CChar>! {
  note("sqlite3_bind_parameter_name", [bits(a0), bits(a1)])
  return UnsafePointer<CChar>(bitPattern: 28784)
}

@_cdecl("sqlite3_bind_parameter_index")
func recording_sqlite3_bind_parameter_index(_ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!) -> Int32 {
  note("sqlite3_bind_parameter_index", [bits(a0), bits(a1)])
  return 29104
}

@_cdecl("sqlite3_clear_bindings")
func recording_sqlite3_clear_bindings(_ a0: OpaquePointer!) -> Int32 {
  note("sqlite3_clear_bindings", [bits(a0)])
  return 29424
}

@_cdecl("sqlite3_column_count")
func recording_sqlite3_column_count(_ a0: OpaquePointer!) -> Int32 {
  note("sqlite3_column_count", [bits(a0)])
  return 29744
}

@_cdecl("sqlite3_column_name")
func recording_sqlite3_column_name(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafePointer<CChar>! {
  note("sqlite3_column_name", [bits(a0), bits(a1)])
  return UnsafePointer<CChar>(bitPattern: 30064)
}

@_cdecl("sqlite3_column_name16")
func recording_sqlite3_column_name16(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafeRawPointer! {
  note("sqlite3_column_name16", [bits(a0), bits(a1)])
  return UnsafeRawPointer(bitPattern: 30384)
}

@_cdecl("sqlite3_column_database_name")
func recording_sqlite3_column_database_name(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafePointer<CChar>! {
  note("sqlite3_column_database_name", [bits(a0), bits(a1)])
  return UnsafePointer<CChar>(bitPattern: 30704)
}

@_cdecl("sqlite3_column_database_name16")
func recording_sqlite3_column_database_name16(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafeRawPointer! {
  note("sqlite3_column_database_name16", [bits(a0), bits(a1)])
  return UnsafeRawPointer(bitPattern: 31024)
}

@_cdecl("sqlite3_column_table_name")
func recording_sqlite3_column_table_name(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafePointer<CChar>! {
  note("sqlite3_column_table_name", [bits(a0), bits(a1)])
  return UnsafePointer<CChar>(bitPattern: 31344)
}

@_cdecl("sqlite3_column_table_name16")
func recording_sqlite3_column_table_name16(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafeRawPointer! {
  note("sqlite3_column_table_name16", [bits(a0), bits(a1)])
  return UnsafeRawPointer(bitPattern: 31664)
}

@_cdecl("sqlite3_column_origin_name")
func recording_sqlite3_column_origin_name(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafePointer<CChar>! {
  note("sqlite3_column_origin_name", [bits(a0), bits(a1)])
  return UnsafePointer<CChar>(bitPattern: 31984)
}

@_cdecl("sqlite3_column_origin_name16")
func recording_sqlite3_column_origin_name16(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafeRawPointer! {
  note("sqlite3_column_origin_name16", [bits(a0), bits(a1)])
  return UnsafeRawPointer(bitPattern: 32304)
}

@_cdecl("sqlite3_column_decltype")
func recording_sqlite3_column_decltype(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafePointer<CChar>! {
  note("sqlite3_column_decltype", [bits(a0), bits(a1)])
  return UnsafePointer<CChar>(bitPattern: 32624)
}

@_cdecl("sqlite3_column_decltype16")
func recording_sqlite3_column_decltype16(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafeRawPointer! {
  note("sqlite3_column_decltype16", [bits(a0), bits(a1)])
  return UnsafeRawPointer(bitPattern: 32944)
}

@_cdecl("sqlite3_step")
func recording_sqlite3_step(_ a0: OpaquePointer!) -> Int32 {
  note("sqlite3_step", [bits(a0)])
  return 33264
}

@_cdecl("sqlite3_data_count")
func recording_sqlite3_data_count(_ a0: OpaquePointer!) -> Int32 {
  note("sqlite3_data_count", [bits(a0)])
  return 33584
}

@_cdecl("sqlite3_column_blob")
func recording_sqlite3_column_blob(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafeRawPointer! {
  note("sqlite3_column_blob", [bits(a0), bits(a1)])
  return UnsafeRawPointer(bitPattern: 33904)
}

@_cdecl("sqlite3_column_double")
func recording_sqlite3_column_double(_ a0: OpaquePointer!, _ a1: Int32) -> Double {
  note("sqlite3_column_double", [bits(a0), bits(a1)])
  return 34224
}

@_cdecl("sqlite3_column_int")
func recording_sqlite3_column_int(_ a0: OpaquePointer!, _ a1: Int32) -> Int32 {
  note("sqlite3_column_int", [bits(a0), bits(a1)])
  return 34544
}

@_cdecl("sqlite3_column_int64")
func recording_sqlite3_column_int64(_ a0: OpaquePointer!, _ a1: Int32) -> Int64 {
  note("sqlite3_column_int64", [bits(a0), bits(a1)])
  return 34864
}

@_cdecl("sqlite3_column_text")
func recording_sqlite3_column_text(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafePointer<UInt8>! {
  note("sqlite3_column_text", [bits(a0), bits(a1)])
  return UnsafePointer<UInt8>(bitPattern: 35184)
}

@_cdecl("sqlite3_column_text16")
func recording_sqlite3_column_text16(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafeRawPointer! {
  note("sqlite3_column_text16", [bits(a0), bits(a1)])
  return UnsafeRawPointer(bitPattern: 35504)
}

@_cdecl("sqlite3_column_value")
func recording_sqlite3_column_value(_ a0: OpaquePointer!, _ a1: Int32) -> OpaquePointer! {
  note("sqlite3_column_value", [bits(a0), bits(a1)])
  return OpaquePointer(bitPattern: 35824)
}

@_cdecl("sqlite3_column_bytes")
func recording_sqlite3_column_bytes(_ a0: OpaquePointer!, _ a1: Int32) -> Int32 {
  note("sqlite3_column_bytes", [bits(a0), bits(a1)])
  return 36144
}

@_cdecl("sqlite3_column_bytes16")
func recording_sqlite3_column_bytes16(_ a0: OpaquePointer!, _ a1: Int32) -> Int32 {
  note("sqlite3_column_bytes16", [bits(a0), bits(a1)])
  return 36464
}

@_cdecl("sqlite3_column_type")
func recording_sqlite3_column_type(_ a0: OpaquePointer!, _ a1: Int32) -> Int32 {
  note("sqlite3_column_type", [bits(a0), bits(a1)])
  return 36784
}

@_cdecl("sqlite3_finalize")
func recording_sqlite3_finalize(_ a0: OpaquePointer!) -> Int32 {
  note("sqlite3_finalize", [bits(a0)])
  return 37104
}

@_cdecl("sqlite3_reset")
func recording_sqlite3_reset(_ a0: OpaquePointer!) -> Int32 {
  note("sqlite3_reset", [bits(a0)])
  return 37424
}

@_cdecl("sqlite3_create_function")
func recording_sqlite3_create_function(
  _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: Int32, _ a3: Int32, _ a4: UnsafeMutableRawPointer!,
  _ a5: (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)!,
  _ a6: (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)!,
  _ a7: (@convention(c) (OpaquePointer?) -> Void)!
) -> Int32 {
  note("sqlite3_create_function", [bits(a0), bits(a1), bits(a2), bits(a3), bits(a4), bits(a5), bits(a6), bits(a7)])
  return 37744
}

@_cdecl("sqlite3_create_function16")
func recording_sqlite3_create_function16(
  _ a0: OpaquePointer!, _ a1: UnsafeRawPointer!, _ a2: Int32, _ a3: Int32, _ a4: UnsafeMutableRawPointer!,
  _ a5: (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)!,
  _ a6: (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)!,
  _ a7: (@convention(c) (OpaquePointer?) -> Void)!
) -> Int32 {
  note("sqlite3_create_function16", [bits(a0), bits(a1), bits(a2), bits(a3), bits(a4), bits(a5), bits(a6), bits(a7)])
  return 38064
}

@_cdecl("sqlite3_create_function_v2")
func recording_sqlite3_create_function_v2(
  _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: Int32, _ a3: Int32, _ a4: UnsafeMutableRawPointer!,
  _ a5: (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)!,
  _ a6: (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)!,
  _ a7: (@convention(c) (OpaquePointer?) -> Void)!, _ a8: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
) -> Int32 {
  note("sqlite3_create_function_v2", [bits(a0), bits(a1), bits(a2), bits(a3), bits(a4), bits(a5), bits(a6), bits(a7), bits(a8)])
  return 38384
}

@_cdecl("sqlite3_create_window_function")
func recording_sqlite3_create_window_function(
  _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: Int32, _ a3: Int32, _ a4: UnsafeMutableRawPointer!,
  _ a5: (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)!,
  _ a6: (@convention(c) (OpaquePointer?) -> Void)!, _ a7: (@convention(c) (OpaquePointer?) -> Void)!,
  _ a8: (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)!,
  _ a9: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
) -> Int32 {
  note(
    "sqlite3_create_window_function", [bits(a0), bits(a1), bits(a2), bits(a3), bits(a4), bits(a5), bits(a6), bits(a7), bits(a8), bits(a9)])
  return 38704
}

@_cdecl("sqlite3_aggregate_count")
func recording_sqlite3_aggregate_count(_ a0: OpaquePointer!) -> Int32 {
  note("sqlite3_aggregate_count", [bits(a0)])
  return 39024
}

@_cdecl("sqlite3_expired")
func recording_sqlite3_expired(_ a0: OpaquePointer!) -> Int32 {
  note("sqlite3_expired", [bits(a0)])
  return 39344
}

@_cdecl("sqlite3_transfer_bindings")
func recording_sqlite3_transfer_bindings(_ a0: OpaquePointer!, _ a1: OpaquePointer!) -> Int32 {
  note("sqlite3_transfer_bindings", [bits(a0), bits(a1)])
  return 39664
}

@_cdecl("sqlite3_global_recover")
func recording_sqlite3_global_recover() -> Int32 {
  note("sqlite3_global_recover", [])
  return 39984
}

@_cdecl("sqlite3_thread_cleanup")
func recording_sqlite3_thread_cleanup() {
  note("sqlite3_thread_cleanup", [])
}

@_cdecl("sqlite3_memory_alarm")
func recording_sqlite3_memory_alarm(
  _ a0: (@convention(c) (UnsafeMutableRawPointer?, Int64, Int32) -> Void)!, _ a1: UnsafeMutableRawPointer!, _ a2: Int64
) -> Int32 {
  note("sqlite3_memory_alarm", [bits(a0), bits(a1), bits(a2)])
  return 40624
}

@_cdecl("sqlite3_value_blob")
func recording_sqlite3_value_blob(_ a0: OpaquePointer!) -> UnsafeRawPointer! {
  note("sqlite3_value_blob", [bits(a0)])
  return UnsafeRawPointer(bitPattern: 40944)
}

@_cdecl("sqlite3_value_double")
func recording_sqlite3_value_double(_ a0: OpaquePointer!) -> Double {
  note("sqlite3_value_double", [bits(a0)])
  return 41264
}

@_cdecl("sqlite3_value_int")
func recording_sqlite3_value_int(_ a0: OpaquePointer!) -> Int32 {
  note("sqlite3_value_int", [bits(a0)])
  return 41584
}

@_cdecl("sqlite3_value_int64")
func recording_sqlite3_value_int64(_ a0: OpaquePointer!) -> Int64 {
  note("sqlite3_value_int64", [bits(a0)])
  return 41904
}

@_cdecl("sqlite3_value_pointer")
func recording_sqlite3_value_pointer(_ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!) -> UnsafeMutableRawPointer! {
  note("sqlite3_value_pointer", [bits(a0), bits(a1)])
  return UnsafeMutableRawPointer(bitPattern: 42224)
}

@_cdecl("sqlite3_value_text")
func recording_sqlite3_value_text(_ a0: OpaquePointer!) -> UnsafePointer<UInt8>! {
  note("sqlite3_value_text", [bits(a0)])
  return UnsafePointer<UInt8>(bitPattern: 42544)
}

@_cdecl("sqlite3_value_text16")
func recording_sqlite3_value_text16(_ a0: OpaquePointer!) -> UnsafeRawPointer! {
  note("sqlite3_value_text16", [bits(a0)])
  return UnsafeRawPointer(bitPattern: 42864)
}

@_cdecl("sqlite3_value_text16le")
func recording_sqlite3_value_text16le(_ a0: OpaquePointer!) -> UnsafeRawPointer! {
  note("sqlite3_value_text16le", [bits(a0)])
  return UnsafeRawPointer(bitPattern: 43184)
}

@_cdecl("sqlite3_value_text16be")
func recording_sqlite3_value_text16be(_ a0: OpaquePointer!) -> UnsafeRawPointer! {
  note("sqlite3_value_text16be", [bits(a0)])
  return UnsafeRawPointer(bitPattern: 43504)
}

@_cdecl("sqlite3_value_bytes")
func recording_sqlite3_value_bytes(_ a0: OpaquePointer!) -> Int32 {
  note("sqlite3_value_bytes", [bits(a0)])
  return 43824
}

@_cdecl("sqlite3_value_bytes16")
func recording_sqlite3_value_bytes16(_ a0: OpaquePointer!) -> Int32 {
  note("sqlite3_value_bytes16", [bits(a0)])
  return 44144
}

@_cdecl("sqlite3_value_type")
func recording_sqlite3_value_type(_ a0: OpaquePointer!) -> Int32 {
  note("sqlite3_value_type", [bits(a0)])
  return 44464
}

@_cdecl("sqlite3_value_numeric_type")
func recording_sqlite3_value_numeric_type(_ a0: OpaquePointer!) -> Int32 {
  note("sqlite3_value_numeric_type", [bits(a0)])
  return 44784
}

@_cdecl("sqlite3_value_nochange")
func recording_sqlite3_value_nochange(_ a0: OpaquePointer!) -> Int32 {
  note("sqlite3_value_nochange", [bits(a0)])
  return 45104
}

@_cdecl("sqlite3_value_frombind")
func recording_sqlite3_value_frombind(_ a0: OpaquePointer!) -> Int32 {
  note("sqlite3_value_frombind", [bits(a0)])
  return 45424
}

@_cdecl("sqlite3_value_encoding")
func recording_sqlite3_value_encoding(_ a0: OpaquePointer!) -> Int32 {
  note("sqlite3_value_encoding", [bits(a0)])
  return 45744
}

@_cdecl("sqlite3_value_subtype")
func recording_sqlite3_value_subtype(_ a0: OpaquePointer!) -> UInt32 {
  note("sqlite3_value_subtype", [bits(a0)])
  return 46064
}

@_cdecl("sqlite3_value_dup")
func recording_sqlite3_value_dup(_ a0: OpaquePointer!) -> OpaquePointer! {
  note("sqlite3_value_dup", [bits(a0)])
  return OpaquePointer(bitPattern: 46384)
}

@_cdecl("sqlite3_value_free")
func recording_sqlite3_value_free(_ a0: OpaquePointer!) {
  note("sqlite3_value_free", [bits(a0)])
}

@_cdecl("sqlite3_aggregate_context")
func recording_sqlite3_aggregate_context(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafeMutableRawPointer! {
  note("sqlite3_aggregate_context", [bits(a0), bits(a1)])
  return UnsafeMutableRawPointer(bitPattern: 47024)
}

@_cdecl("sqlite3_user_data")
func recording_sqlite3_user_data(_ a0: OpaquePointer!) -> UnsafeMutableRawPointer! {
  note("sqlite3_user_data", [bits(a0)])
  return UnsafeMutableRawPointer(bitPattern: 47344)
}

@_cdecl("sqlite3_context_db_handle")
func recording_sqlite3_context_db_handle(_ a0: OpaquePointer!) -> OpaquePointer! {
  note("sqlite3_context_db_handle", [bits(a0)])
  return OpaquePointer(bitPattern: 47664)
}

@_cdecl("sqlite3_get_auxdata")
func recording_sqlite3_get_auxdata(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafeMutableRawPointer! {
  note("sqlite3_get_auxdata", [bits(a0), bits(a1)])
  return UnsafeMutableRawPointer(bitPattern: 47984)
}

@_cdecl("sqlite3_set_auxdata")
func recording_sqlite3_set_auxdata(
  _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeMutableRawPointer!, _ a3: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
) {
  note("sqlite3_set_auxdata", [bits(a0), bits(a1), bits(a2), bits(a3)])
}

@_cdecl("sqlite3_result_blob")
func recording_sqlite3_result_blob(
  _ a0: OpaquePointer!, _ a1: UnsafeRawPointer!, _ a2: Int32, _ a3: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
) {
  note("sqlite3_result_blob", [bits(a0), bits(a1), bits(a2), bits(a3)])
}

@_cdecl("sqlite3_result_blob64")
func recording_sqlite3_result_blob64(
  _ a0: OpaquePointer!, _ a1: UnsafeRawPointer!, _ a2: UInt64, _ a3: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
) {
  note("sqlite3_result_blob64", [bits(a0), bits(a1), bits(a2), bits(a3)])
}

@_cdecl("sqlite3_result_double")
func recording_sqlite3_result_double(_ a0: OpaquePointer!, _ a1: Double) {
  note("sqlite3_result_double", [bits(a0), bits(a1)])
}

@_cdecl("sqlite3_result_error")
func recording_sqlite3_result_error(_ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: Int32) {
  note("sqlite3_result_error", [bits(a0), bits(a1), bits(a2)])
}

@_cdecl("sqlite3_result_error16")
func recording_sqlite3_result_error16(_ a0: OpaquePointer!, _ a1: UnsafeRawPointer!, _ a2: Int32) {
  note("sqlite3_result_error16", [bits(a0), bits(a1), bits(a2)])
}

@_cdecl("sqlite3_result_error_toobig")
func recording_sqlite3_result_error_toobig(_ a0: OpaquePointer!) {
  note("sqlite3_result_error_toobig", [bits(a0)])
}

@_cdecl("sqlite3_result_error_nomem")
func recording_sqlite3_result_error_nomem(_ a0: OpaquePointer!) {
  note("sqlite3_result_error_nomem", [bits(a0)])
}

@_cdecl("sqlite3_result_error_code")
func recording_sqlite3_result_error_code(_ a0: OpaquePointer!, _ a1: Int32) {
  note("sqlite3_result_error_code", [bits(a0), bits(a1)])
}

@_cdecl("sqlite3_result_int")
func recording_sqlite3_result_int(_ a0: OpaquePointer!, _ a1: Int32) {
  note("sqlite3_result_int", [bits(a0), bits(a1)])
}

@_cdecl("sqlite3_result_int64")
func recording_sqlite3_result_int64(_ a0: OpaquePointer!, _ a1: Int64) {
  note("sqlite3_result_int64", [bits(a0), bits(a1)])
}

@_cdecl("sqlite3_result_null")
func recording_sqlite3_result_null(_ a0: OpaquePointer!) {
  note("sqlite3_result_null", [bits(a0)])
}

@_cdecl("sqlite3_result_text")
func recording_sqlite3_result_text(
  _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: Int32, _ a3: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
) {
  note("sqlite3_result_text", [bits(a0), bits(a1), bits(a2), bits(a3)])
}

@_cdecl("sqlite3_result_text64")
func recording_sqlite3_result_text64(
  _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: UInt64, _ a3: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!, _ a4: UInt8
) {
  note("sqlite3_result_text64", [bits(a0), bits(a1), bits(a2), bits(a3), bits(a4)])
}

@_cdecl("sqlite3_result_text16")
func recording_sqlite3_result_text16(
  _ a0: OpaquePointer!, _ a1: UnsafeRawPointer!, _ a2: Int32, _ a3: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
) {
  note("sqlite3_result_text16", [bits(a0), bits(a1), bits(a2), bits(a3)])
}

@_cdecl("sqlite3_result_text16le")
func recording_sqlite3_result_text16le(
  _ a0: OpaquePointer!, _ a1: UnsafeRawPointer!, _ a2: Int32, _ a3: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
) {
  note("sqlite3_result_text16le", [bits(a0), bits(a1), bits(a2), bits(a3)])
}

@_cdecl("sqlite3_result_text16be")
func recording_sqlite3_result_text16be(
  _ a0: OpaquePointer!, _ a1: UnsafeRawPointer!, _ a2: Int32, _ a3: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
) {
  note("sqlite3_result_text16be", [bits(a0), bits(a1), bits(a2), bits(a3)])
}

@_cdecl("sqlite3_result_value")
func recording_sqlite3_result_value(_ a0: OpaquePointer!, _ a1: OpaquePointer!) {
  note("sqlite3_result_value", [bits(a0), bits(a1)])
}

@_cdecl("sqlite3_result_pointer")
func recording_sqlite3_result_pointer(
  _ a0: OpaquePointer!, _ a1: UnsafeMutableRawPointer!, _ a2: UnsafePointer<CChar>!,
  _ a3: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
) {
  note("sqlite3_result_pointer", [bits(a0), bits(a1), bits(a2), bits(a3)])
}

@_cdecl("sqlite3_result_zeroblob")
func recording_sqlite3_result_zeroblob(_ a0: OpaquePointer!, _ a1: Int32) {
  note("sqlite3_result_zeroblob", [bits(a0), bits(a1)])
}

@_cdecl("sqlite3_result_zeroblob64")
func recording_sqlite3_result_zeroblob64(_ a0: OpaquePointer!, _ a1: UInt64) -> Int32 {
  note("sqlite3_result_zeroblob64", [bits(a0), bits(a1)])
  return 54704
}

@_cdecl("sqlite3_result_subtype")
func recording_sqlite3_result_subtype(_ a0: OpaquePointer!, _ a1: UInt32) {
  note("sqlite3_result_subtype", [bits(a0), bits(a1)])
}

@_cdecl("sqlite3_create_collation")
func recording_sqlite3_create_collation(
  _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: Int32, _ a3: UnsafeMutableRawPointer!,
  _ a4: (@convention(c) (UnsafeMutableRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?) -> Int32)!
) -> Int32 {
  note("sqlite3_create_collation", [bits(a0), bits(a1), bits(a2), bits(a3), bits(a4)])
  return 55344
}

@_cdecl("sqlite3_create_collation_v2")
func recording_sqlite3_create_collation_v2(
  _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: Int32, _ a3: UnsafeMutableRawPointer!,
  _ a4: (@convention(c) (UnsafeMutableRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?) -> Int32)!,
  _ a5: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
) -> Int32 {
  note("sqlite3_create_collation_v2", [bits(a0), bits(a1), bits(a2), bits(a3), bits(a4), bits(a5)])
  return 55664
}

@_cdecl("sqlite3_create_collation16")
func recording_sqlite3_create_collation16(
  _ a0: OpaquePointer!, _ a1: UnsafeRawPointer!, _ a2: Int32, _ a3: UnsafeMutableRawPointer!,
  _ a4: (@convention(c) (UnsafeMutableRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?) -> Int32)!
) -> Int32 {
  note("sqlite3_create_collation16", [bits(a0), bits(a1), bits(a2), bits(a3), bits(a4)])
  return 55984
}

@_cdecl("sqlite3_collation_needed")
func recording_sqlite3_collation_needed(
  _ a0: OpaquePointer!, _ a1: UnsafeMutableRawPointer!,
  _ a2: (@convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, Int32, UnsafePointer<CChar>?) -> Void)!
) -> Int32 {
  note("sqlite3_collation_needed", [bits(a0), bits(a1), bits(a2)])
  return 56304
}

@_cdecl("sqlite3_collation_needed16")
func recording_sqlite3_collation_needed16(
  _ a0: OpaquePointer!, _ a1: UnsafeMutableRawPointer!,
  _ a2: (@convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, Int32, UnsafeRawPointer?) -> Void)!
) -> Int32 {
  note("sqlite3_collation_needed16", [bits(a0), bits(a1), bits(a2)])
  return 56624
}

@_cdecl("sqlite3_sleep")
func recording_sqlite3_sleep(_ a0: Int32) -> Int32 {
  note("sqlite3_sleep", [bits(a0)])
  return 56944
}

@_cdecl("sqlite3_get_autocommit")
func recording_sqlite3_get_autocommit(_ a0: OpaquePointer!) -> Int32 {
  note("sqlite3_get_autocommit", [bits(a0)])
  return 57264
}

@_cdecl("sqlite3_db_handle")
func recording_sqlite3_db_handle(_ a0: OpaquePointer!) -> OpaquePointer! {
  note("sqlite3_db_handle", [bits(a0)])
  return OpaquePointer(bitPattern: 57584)
}

@_cdecl("sqlite3_db_name")
func recording_sqlite3_db_name(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafePointer<CChar>! {
  note("sqlite3_db_name", [bits(a0), bits(a1)])
  return UnsafePointer<CChar>(bitPattern: 57904)
}

@_cdecl("sqlite3_db_filename")
func recording_sqlite3_db_filename(_ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!) -> UnsafePointer<CChar>! {
  note("sqlite3_db_filename", [bits(a0), bits(a1)])
  return UnsafePointer<CChar>(bitPattern: 58224)
}

@_cdecl("sqlite3_db_readonly")
func recording_sqlite3_db_readonly(_ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!) -> Int32 {
  note("sqlite3_db_readonly", [bits(a0), bits(a1)])
  return 58544
}

@_cdecl("sqlite3_txn_state")
func recording_sqlite3_txn_state(_ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!) -> Int32 {
  note("sqlite3_txn_state", [bits(a0), bits(a1)])
  return 58864
}

@_cdecl("sqlite3_next_stmt")
func recording_sqlite3_next_stmt(_ a0: OpaquePointer!, _ a1: OpaquePointer!) -> OpaquePointer! {
  note("sqlite3_next_stmt", [bits(a0), bits(a1)])
  return OpaquePointer(bitPattern: 59184)
}

@_cdecl("sqlite3_commit_hook")
func recording_sqlite3_commit_hook(
  _ a0: OpaquePointer!, _ a1: (@convention(c) (UnsafeMutableRawPointer?) -> Int32)!, _ a2: UnsafeMutableRawPointer!
) -> UnsafeMutableRawPointer! {
  note("sqlite3_commit_hook", [bits(a0), bits(a1), bits(a2)])
  return UnsafeMutableRawPointer(bitPattern: 59504)
}

@_cdecl("sqlite3_rollback_hook")
func recording_sqlite3_rollback_hook(
  _ a0: OpaquePointer!, _ a1: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!, _ a2: UnsafeMutableRawPointer!
) -> UnsafeMutableRawPointer! {
  note("sqlite3_rollback_hook", [bits(a0), bits(a1), bits(a2)])
  return UnsafeMutableRawPointer(bitPattern: 59824)
}

@_cdecl("sqlite3_autovacuum_pages")
func recording_sqlite3_autovacuum_pages(
  _ a0: OpaquePointer!, _ a1: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, UInt32, UInt32, UInt32) -> UInt32)!,
  _ a2: UnsafeMutableRawPointer!, _ a3: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
) -> Int32 {
  note("sqlite3_autovacuum_pages", [bits(a0), bits(a1), bits(a2), bits(a3)])
  return 60144
}

@_cdecl("sqlite3_update_hook")
func recording_sqlite3_update_hook(
  _ a0: OpaquePointer!,
  _ a1: (@convention(c) (UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?, Int64) -> Void)!,
  _ a2: UnsafeMutableRawPointer!
) -> UnsafeMutableRawPointer! {
  note("sqlite3_update_hook", [bits(a0), bits(a1), bits(a2)])
  return UnsafeMutableRawPointer(bitPattern: 60464)
}

@_cdecl("sqlite3_enable_shared_cache")
func recording_sqlite3_enable_shared_cache(_ a0: Int32) -> Int32 {
  note("sqlite3_enable_shared_cache", [bits(a0)])
  return 60784
}

@_cdecl("sqlite3_release_memory")
func recording_sqlite3_release_memory(_ a0: Int32) -> Int32 {
  note("sqlite3_release_memory", [bits(a0)])
  return 61104
}

@_cdecl("sqlite3_db_release_memory")
func recording_sqlite3_db_release_memory(_ a0: OpaquePointer!) -> Int32 {
  note("sqlite3_db_release_memory", [bits(a0)])
  return 61424
}

@_cdecl("sqlite3_soft_heap_limit64")
func recording_sqlite3_soft_heap_limit64(_ a0: Int64) -> Int64 {
  note("sqlite3_soft_heap_limit64", [bits(a0)])
  return 61744
}

@_cdecl("sqlite3_hard_heap_limit64")
func recording_sqlite3_hard_heap_limit64(_ a0: Int64) -> Int64 {
  note("sqlite3_hard_heap_limit64", [bits(a0)])
  return 62064
}

@_cdecl("sqlite3_soft_heap_limit")
func recording_sqlite3_soft_heap_limit(_ a0: Int32) {
  note("sqlite3_soft_heap_limit", [bits(a0)])
}

@_cdecl("sqlite3_table_column_metadata")
func recording_sqlite3_table_column_metadata(
  _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: UnsafePointer<CChar>!, _ a3: UnsafePointer<CChar>!,
  _ a4: UnsafeMutablePointer<UnsafePointer<CChar>?>!, _ a5: UnsafeMutablePointer<UnsafePointer<CChar>?>!,
  _ a6: UnsafeMutablePointer<Int32>!, _ a7: UnsafeMutablePointer<Int32>!, _ a8: UnsafeMutablePointer<Int32>!
) -> Int32 {
  note("sqlite3_table_column_metadata", [bits(a0), bits(a1), bits(a2), bits(a3), bits(a4), bits(a5), bits(a6), bits(a7), bits(a8)])
  return 62704
}

@_cdecl("sqlite3_load_extension")
func recording_sqlite3_load_extension(
  _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: UnsafePointer<CChar>!, _ a3: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!
) -> Int32 {
  note("sqlite3_load_extension", [bits(a0), bits(a1), bits(a2), bits(a3)])
  return 63024
}

@_cdecl("sqlite3_enable_load_extension")
func recording_sqlite3_enable_load_extension(_ a0: OpaquePointer!, _ a1: Int32) -> Int32 {
  note("sqlite3_enable_load_extension", [bits(a0), bits(a1)])
  return 63344
}

@_cdecl("sqlite3_auto_extension")
func recording_sqlite3_auto_extension(_ a0: (@convention(c) () -> Void)!) -> Int32 {
  note("sqlite3_auto_extension", [bits(a0)])
  return 63664
}

@_cdecl("sqlite3_cancel_auto_extension")
func recording_sqlite3_cancel_auto_extension(_ a0: (@convention(c) () -> Void)!) -> Int32 {
  note("sqlite3_cancel_auto_extension", [bits(a0)])
  return 63984
}

@_cdecl("sqlite3_reset_auto_extension")
func recording_sqlite3_reset_auto_extension() {
  note("sqlite3_reset_auto_extension", [])
}

@_cdecl("sqlite3_create_module")
func recording_sqlite3_create_module(
  _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: UnsafePointer<sqlite3_module>!, _ a3: UnsafeMutableRawPointer!
) -> Int32 {
  note("sqlite3_create_module", [bits(a0), bits(a1), bits(a2), bits(a3)])
  return 64624
}

@_cdecl("sqlite3_create_module_v2")
func recording_sqlite3_create_module_v2(
  _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: UnsafePointer<sqlite3_module>!, _ a3: UnsafeMutableRawPointer!,
  _ a4: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
) -> Int32 {
  note("sqlite3_create_module_v2", [bits(a0), bits(a1), bits(a2), bits(a3), bits(a4)])
  return 64944
}

@_cdecl("sqlite3_drop_modules")
func recording_sqlite3_drop_modules(_ a0: OpaquePointer!, _ a1: UnsafeMutablePointer<UnsafePointer<CChar>?>!) -> Int32 {
  note("sqlite3_drop_modules", [bits(a0), bits(a1)])
  return 65264
}

@_cdecl("sqlite3_declare_vtab")
func recording_sqlite3_declare_vtab(_ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!) -> Int32 {
  note("sqlite3_declare_vtab", [bits(a0), bits(a1)])
  return 65584
}

@_cdecl("sqlite3_overload_function")
func recording_sqlite3_overload_function(_ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: Int32) -> Int32 {
  note("sqlite3_overload_function", [bits(a0), bits(a1), bits(a2)])
  return 65904
}

@_cdecl("sqlite3_blob_open")
func recording_sqlite3_blob_open(
  _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: UnsafePointer<CChar>!, _ a3: UnsafePointer<CChar>!, _ a4: Int64, _ a5: Int32,
  _ a6: UnsafeMutablePointer<OpaquePointer?>!
) -> Int32 {
  note("sqlite3_blob_open", [bits(a0), bits(a1), bits(a2), bits(a3), bits(a4), bits(a5), bits(a6)])
  return 66224
}

@_cdecl("sqlite3_blob_reopen")
func recording_sqlite3_blob_reopen(_ a0: OpaquePointer!, _ a1: Int64) -> Int32 {
  note("sqlite3_blob_reopen", [bits(a0), bits(a1)])
  return 66544
}

@_cdecl("sqlite3_blob_close")
func recording_sqlite3_blob_close(_ a0: OpaquePointer!) -> Int32 {
  note("sqlite3_blob_close", [bits(a0)])
  return 66864
}

@_cdecl("sqlite3_blob_bytes")
func recording_sqlite3_blob_bytes(_ a0: OpaquePointer!) -> Int32 {
  note("sqlite3_blob_bytes", [bits(a0)])
  return 67184
}

@_cdecl("sqlite3_blob_read")
func recording_sqlite3_blob_read(_ a0: OpaquePointer!, _ a1: UnsafeMutableRawPointer!, _ a2: Int32, _ a3: Int32) -> Int32 {
  note("sqlite3_blob_read", [bits(a0), bits(a1), bits(a2), bits(a3)])
  return 67504
}

@_cdecl("sqlite3_blob_write")
func recording_sqlite3_blob_write(_ a0: OpaquePointer!, _ a1: UnsafeRawPointer!, _ a2: Int32, _ a3: Int32) -> Int32 {
  note("sqlite3_blob_write", [bits(a0), bits(a1), bits(a2), bits(a3)])
  return 67824
}

@_cdecl("sqlite3_vfs_find")
func recording_sqlite3_vfs_find(_ a0: UnsafePointer<CChar>!) -> UnsafeMutablePointer<sqlite3_vfs>! {
  note("sqlite3_vfs_find", [bits(a0)])
  return UnsafeMutablePointer<sqlite3_vfs>(bitPattern: 68144)
}

@_cdecl("sqlite3_vfs_register")
func recording_sqlite3_vfs_register(_ a0: UnsafeMutablePointer<sqlite3_vfs>!, _ a1: Int32) -> Int32 {
  note("sqlite3_vfs_register", [bits(a0), bits(a1)])
  return 68464
}

@_cdecl("sqlite3_vfs_unregister")
func recording_sqlite3_vfs_unregister(_ a0: UnsafeMutablePointer<sqlite3_vfs>!) -> Int32 {
  note("sqlite3_vfs_unregister", [bits(a0)])
  return 68784
}

@_cdecl("sqlite3_mutex_alloc")
func recording_sqlite3_mutex_alloc(_ a0: Int32) -> OpaquePointer! {
  note("sqlite3_mutex_alloc", [bits(a0)])
  return OpaquePointer(bitPattern: 69104)
}

@_cdecl("sqlite3_mutex_free")
func recording_sqlite3_mutex_free(_ a0: OpaquePointer!) {
  note("sqlite3_mutex_free", [bits(a0)])
}

@_cdecl("sqlite3_mutex_enter")
func recording_sqlite3_mutex_enter(_ a0: OpaquePointer!) {
  note("sqlite3_mutex_enter", [bits(a0)])
}

@_cdecl("sqlite3_mutex_try")
func recording_sqlite3_mutex_try(_ a0: OpaquePointer!) -> Int32 {
  note("sqlite3_mutex_try", [bits(a0)])
  return 70064
}

@_cdecl("sqlite3_mutex_leave")
func recording_sqlite3_mutex_leave(_ a0: OpaquePointer!) {
  note("sqlite3_mutex_leave", [bits(a0)])
}

@_cdecl("sqlite3_db_mutex")
func recording_sqlite3_db_mutex(_ a0: OpaquePointer!) -> OpaquePointer! {
  note("sqlite3_db_mutex", [bits(a0)])
  return OpaquePointer(bitPattern: 70704)
}

@_cdecl("sqlite3_file_control")
func recording_sqlite3_file_control(_ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: Int32, _ a3: UnsafeMutableRawPointer!) -> Int32
{
  note("sqlite3_file_control", [bits(a0), bits(a1), bits(a2), bits(a3)])
  return 71024
}

@_cdecl("sqlite3_keyword_count")
func recording_sqlite3_keyword_count() -> Int32 {
  note("sqlite3_keyword_count", [])
  return 71344
}

@_cdecl("sqlite3_keyword_name")
func recording_sqlite3_keyword_name(_ a0: Int32, _ a1: UnsafeMutablePointer<UnsafePointer<CChar>?>!, _ a2: UnsafeMutablePointer<Int32>!)
  -> Int32
{
  note("sqlite3_keyword_name", [bits(a0), bits(a1), bits(a2)])
  return 71664
}

@_cdecl("sqlite3_keyword_check")
func recording_sqlite3_keyword_check(_ a0: UnsafePointer<CChar>!, _ a1: Int32) -> Int32 {
  note("sqlite3_keyword_check", [bits(a0), bits(a1)])
  return 71984
}

@_cdecl("sqlite3_str_new")
func recording_sqlite3_str_new(_ a0: OpaquePointer!) -> OpaquePointer! {
  note("sqlite3_str_new", [bits(a0)])
  return OpaquePointer(bitPattern: 72304)
}

@_cdecl("sqlite3_str_finish")
func recording_sqlite3_str_finish(_ a0: OpaquePointer!) -> UnsafeMutablePointer<CChar>! {
  note("sqlite3_str_finish", [bits(a0)])
  return UnsafeMutablePointer<CChar>(bitPattern: 72624)
}

@_cdecl("sqlite3_str_vappendf")
func recording_sqlite3_str_vappendf(_ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: UInt64) {
  note("sqlite3_str_vappendf", [bits(a0), bits(a1), bits(a2)])
}

@_cdecl("sqlite3_str_append")
func recording_sqlite3_str_append(_ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: Int32) {
  note("sqlite3_str_append", [bits(a0), bits(a1), bits(a2)])
}

@_cdecl("sqlite3_str_appendall")
func recording_sqlite3_str_appendall(_ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!) {
  note("sqlite3_str_appendall", [bits(a0), bits(a1)])
}

@_cdecl("sqlite3_str_appendchar")
func recording_sqlite3_str_appendchar(_ a0: OpaquePointer!, _ a1: Int32, _ a2: CChar) {
  note("sqlite3_str_appendchar", [bits(a0), bits(a1), bits(a2)])
}

@_cdecl("sqlite3_str_reset")
func recording_sqlite3_str_reset(_ a0: OpaquePointer!) {
  note("sqlite3_str_reset", [bits(a0)])
}

@_cdecl("sqlite3_str_errcode")
func recording_sqlite3_str_errcode(_ a0: OpaquePointer!) -> Int32 {
  note("sqlite3_str_errcode", [bits(a0)])
  return 74544
}

@_cdecl("sqlite3_str_length")
func recording_sqlite3_str_length(_ a0: OpaquePointer!) -> Int32 {
  note("sqlite3_str_length", [bits(a0)])
  return 74864
}

@_cdecl("sqlite3_str_value")
func recording_sqlite3_str_value(_ a0: OpaquePointer!) -> UnsafeMutablePointer<CChar>! {
  note("sqlite3_str_value", [bits(a0)])
  return UnsafeMutablePointer<CChar>(bitPattern: 75184)
}

@_cdecl("sqlite3_status")
func recording_sqlite3_status(_ a0: Int32, _ a1: UnsafeMutablePointer<Int32>!, _ a2: UnsafeMutablePointer<Int32>!, _ a3: Int32) -> Int32 {
  note("sqlite3_status", [bits(a0), bits(a1), bits(a2), bits(a3)])
  return 75504
}

@_cdecl("sqlite3_status64")
func recording_sqlite3_status64(_ a0: Int32, _ a1: UnsafeMutablePointer<Int64>!, _ a2: UnsafeMutablePointer<Int64>!, _ a3: Int32) -> Int32 {
  note("sqlite3_status64", [bits(a0), bits(a1), bits(a2), bits(a3)])
  return 75824
}

@_cdecl("sqlite3_db_status")
func recording_sqlite3_db_status(
  _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeMutablePointer<Int32>!, _ a3: UnsafeMutablePointer<Int32>!, _ a4: Int32
) -> Int32 {
  note("sqlite3_db_status", [bits(a0), bits(a1), bits(a2), bits(a3), bits(a4)])
  return 76144
}

@_cdecl("sqlite3_stmt_status")
func recording_sqlite3_stmt_status(_ a0: OpaquePointer!, _ a1: Int32, _ a2: Int32) -> Int32 {
  note("sqlite3_stmt_status", [bits(a0), bits(a1), bits(a2)])
  return 76464
}

@_cdecl("sqlite3_backup_init")
func recording_sqlite3_backup_init(_ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: OpaquePointer!, _ a3: UnsafePointer<CChar>!)
  -> OpaquePointer!
{
  note("sqlite3_backup_init", [bits(a0), bits(a1), bits(a2), bits(a3)])
  return OpaquePointer(bitPattern: 76784)
}

@_cdecl("sqlite3_backup_step")
func recording_sqlite3_backup_step(_ a0: OpaquePointer!, _ a1: Int32) -> Int32 {
  note("sqlite3_backup_step", [bits(a0), bits(a1)])
  return 77104
}

@_cdecl("sqlite3_backup_finish")
func recording_sqlite3_backup_finish(_ a0: OpaquePointer!) -> Int32 {
  note("sqlite3_backup_finish", [bits(a0)])
  return 77424
}

@_cdecl("sqlite3_backup_remaining")
func recording_sqlite3_backup_remaining(_ a0: OpaquePointer!) -> Int32 {
  note("sqlite3_backup_remaining", [bits(a0)])
  return 77744
}

@_cdecl("sqlite3_backup_pagecount")
func recording_sqlite3_backup_pagecount(_ a0: OpaquePointer!) -> Int32 {
  note("sqlite3_backup_pagecount", [bits(a0)])
  return 78064
}

@_cdecl("sqlite3_unlock_notify")
func recording_sqlite3_unlock_notify(
  _ a0: OpaquePointer!, _ a1: (@convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>?, Int32) -> Void)!,
  _ a2: UnsafeMutableRawPointer!
) -> Int32 {
  note("sqlite3_unlock_notify", [bits(a0), bits(a1), bits(a2)])
  return 78384
}

@_cdecl("sqlite3_stricmp")
func recording_sqlite3_stricmp(_ a0: UnsafePointer<CChar>!, _ a1: UnsafePointer<CChar>!) -> Int32 {
  note("sqlite3_stricmp", [bits(a0), bits(a1)])
  return 78704
}

@_cdecl("sqlite3_strnicmp")
func recording_sqlite3_strnicmp(_ a0: UnsafePointer<CChar>!, _ a1: UnsafePointer<CChar>!, _ a2: Int32) -> Int32 {
  note("sqlite3_strnicmp", [bits(a0), bits(a1), bits(a2)])
  return 79024
}

@_cdecl("sqlite3_strglob")
func recording_sqlite3_strglob(_ a0: UnsafePointer<CChar>!, _ a1: UnsafePointer<CChar>!) -> Int32 {
  note("sqlite3_strglob", [bits(a0), bits(a1)])
  return 79344
}

@_cdecl("sqlite3_strlike")
func recording_sqlite3_strlike(_ a0: UnsafePointer<CChar>!, _ a1: UnsafePointer<CChar>!, _ a2: UInt32) -> Int32 {
  note("sqlite3_strlike", [bits(a0), bits(a1), bits(a2)])
  return 79664
}

@_cdecl("sqlite3_wal_hook")
func recording_sqlite3_wal_hook(
  _ a0: OpaquePointer!, _ a1: (@convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, UnsafePointer<CChar>?, Int32) -> Int32)!,
  _ a2: UnsafeMutableRawPointer!
) -> UnsafeMutableRawPointer! {
  note("sqlite3_wal_hook", [bits(a0), bits(a1), bits(a2)])
  return UnsafeMutableRawPointer(bitPattern: 79984)
}

@_cdecl("sqlite3_wal_autocheckpoint")
func recording_sqlite3_wal_autocheckpoint(_ a0: OpaquePointer!, _ a1: Int32) -> Int32 {
  note("sqlite3_wal_autocheckpoint", [bits(a0), bits(a1)])
  return 80304
}

@_cdecl("sqlite3_wal_checkpoint")
func recording_sqlite3_wal_checkpoint(_ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!) -> Int32 {
  note("sqlite3_wal_checkpoint", [bits(a0), bits(a1)])
  return 80624
}

@_cdecl("sqlite3_wal_checkpoint_v2")
func recording_sqlite3_wal_checkpoint_v2(
  _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: Int32, _ a3: UnsafeMutablePointer<Int32>!, _ a4: UnsafeMutablePointer<Int32>!
) -> Int32 {
  note("sqlite3_wal_checkpoint_v2", [bits(a0), bits(a1), bits(a2), bits(a3), bits(a4)])
  return 80944
}

@_cdecl("sqlite3_vtab_on_conflict")
func recording_sqlite3_vtab_on_conflict(_ a0: OpaquePointer!) -> Int32 {
  note("sqlite3_vtab_on_conflict", [bits(a0)])
  return 81264
}

@_cdecl("sqlite3_vtab_nochange")
func recording_sqlite3_vtab_nochange(_ a0: OpaquePointer!) -> Int32 {
  note("sqlite3_vtab_nochange", [bits(a0)])
  return 81584
}

@_cdecl("sqlite3_vtab_collation")
func recording_sqlite3_vtab_collation(_ a0: UnsafeMutablePointer<sqlite3_index_info>!, _ a1: Int32) -> UnsafePointer<CChar>! {
  note("sqlite3_vtab_collation", [bits(a0), bits(a1)])
  return UnsafePointer<CChar>(bitPattern: 81904)
}

@_cdecl("sqlite3_vtab_distinct")
func recording_sqlite3_vtab_distinct(_ a0: UnsafeMutablePointer<sqlite3_index_info>!) -> Int32 {
  note("sqlite3_vtab_distinct", [bits(a0)])
  return 82224
}

@_cdecl("sqlite3_vtab_in")
func recording_sqlite3_vtab_in(_ a0: UnsafeMutablePointer<sqlite3_index_info>!, _ a1: Int32, _ a2: Int32) -> Int32 {
  note("sqlite3_vtab_in", [bits(a0), bits(a1), bits(a2)])
  return 82544
}

@_cdecl("sqlite3_vtab_in_first")
func recording_sqlite3_vtab_in_first(_ a0: OpaquePointer!, _ a1: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 {
  note("sqlite3_vtab_in_first", [bits(a0), bits(a1)])
  return 82864
}

@_cdecl("sqlite3_vtab_in_next")
func recording_sqlite3_vtab_in_next(_ a0: OpaquePointer!, _ a1: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 {
  note("sqlite3_vtab_in_next", [bits(a0), bits(a1)])
  return 83184
}

@_cdecl("sqlite3_vtab_rhs_value")
func recording_sqlite3_vtab_rhs_value(
  _ a0: UnsafeMutablePointer<sqlite3_index_info>!, _ a1: Int32, _ a2: UnsafeMutablePointer<OpaquePointer?>!
) -> Int32 {
  note("sqlite3_vtab_rhs_value", [bits(a0), bits(a1), bits(a2)])
  return 83504
}

@_cdecl("sqlite3_db_cacheflush")
func recording_sqlite3_db_cacheflush(_ a0: OpaquePointer!) -> Int32 {
  note("sqlite3_db_cacheflush", [bits(a0)])
  return 83824
}

@_cdecl("sqlite3_preupdate_hook")
func recording_sqlite3_preupdate_hook(
  _ a0: OpaquePointer!,
  _ a1: (
    @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?, Int64, Int64) -> Void
  )!, _ a2: UnsafeMutableRawPointer!
) -> UnsafeMutableRawPointer! {
  note("sqlite3_preupdate_hook", [bits(a0), bits(a1), bits(a2)])
  return UnsafeMutableRawPointer(bitPattern: 84144)
}

@_cdecl("sqlite3_preupdate_old")
func recording_sqlite3_preupdate_old(_ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 {
  note("sqlite3_preupdate_old", [bits(a0), bits(a1), bits(a2)])
  return 84464
}

@_cdecl("sqlite3_preupdate_count")
func recording_sqlite3_preupdate_count(_ a0: OpaquePointer!) -> Int32 {
  note("sqlite3_preupdate_count", [bits(a0)])
  return 84784
}

@_cdecl("sqlite3_preupdate_depth")
func recording_sqlite3_preupdate_depth(_ a0: OpaquePointer!) -> Int32 {
  note("sqlite3_preupdate_depth", [bits(a0)])
  return 85104
}

@_cdecl("sqlite3_preupdate_new")
func recording_sqlite3_preupdate_new(_ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 {
  note("sqlite3_preupdate_new", [bits(a0), bits(a1), bits(a2)])
  return 85424
}

@_cdecl("sqlite3_preupdate_blobwrite")
func recording_sqlite3_preupdate_blobwrite(_ a0: OpaquePointer!) -> Int32 {
  note("sqlite3_preupdate_blobwrite", [bits(a0)])
  return 85744
}

@_cdecl("sqlite3_system_errno")
func recording_sqlite3_system_errno(_ a0: OpaquePointer!) -> Int32 {
  note("sqlite3_system_errno", [bits(a0)])
  return 86064
}

@_cdecl("sqlite3_serialize")
func recording_sqlite3_serialize(_ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: UnsafeMutablePointer<Int64>!, _ a3: UInt32)
  -> UnsafeMutablePointer<UInt8>!
{
  note("sqlite3_serialize", [bits(a0), bits(a1), bits(a2), bits(a3)])
  return UnsafeMutablePointer<UInt8>(bitPattern: 86384)
}

@_cdecl("sqlite3_deserialize")
func recording_sqlite3_deserialize(
  _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: UnsafeMutablePointer<UInt8>!, _ a3: Int64, _ a4: Int64, _ a5: UInt32
) -> Int32 {
  note("sqlite3_deserialize", [bits(a0), bits(a1), bits(a2), bits(a3), bits(a4), bits(a5)])
  return 86704
}

@_cdecl("sqlite3_rtree_geometry_callback")
func recording_sqlite3_rtree_geometry_callback(
  _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!,
  _ a2: (
    @convention(c) (UnsafeMutablePointer<sqlite3_rtree_geometry>?, Int32, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Int32>?) ->
      Int32
  )!, _ a3: UnsafeMutableRawPointer!
) -> Int32 {
  note("sqlite3_rtree_geometry_callback", [bits(a0), bits(a1), bits(a2), bits(a3)])
  return 87024
}

@_cdecl("sqlite3_rtree_query_callback")
func recording_sqlite3_rtree_query_callback(
  _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: (@convention(c) (UnsafeMutablePointer<sqlite3_rtree_query_info>?) -> Int32)!,
  _ a3: UnsafeMutableRawPointer!, _ a4: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
) -> Int32 {
  note("sqlite3_rtree_query_callback", [bits(a0), bits(a1), bits(a2), bits(a3), bits(a4)])
  return 87344
}

@_cdecl("sqlite3session_create")
func recording_sqlite3session_create(_ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: UnsafeMutablePointer<OpaquePointer?>!)
  -> Int32
{
  note("sqlite3session_create", [bits(a0), bits(a1), bits(a2)])
  return 87664
}

@_cdecl("sqlite3session_delete")
func recording_sqlite3session_delete(_ a0: OpaquePointer!) {
  note("sqlite3session_delete", [bits(a0)])
}

@_cdecl("sqlite3session_object_config")
func recording_sqlite3session_object_config(_ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeMutableRawPointer!) -> Int32 {
  note("sqlite3session_object_config", [bits(a0), bits(a1), bits(a2)])
  return 88304
}

@_cdecl("sqlite3session_enable")
func recording_sqlite3session_enable(_ a0: OpaquePointer!, _ a1: Int32) -> Int32 {
  note("sqlite3session_enable", [bits(a0), bits(a1)])
  return 88624
}

@_cdecl("sqlite3session_indirect")
func recording_sqlite3session_indirect(_ a0: OpaquePointer!, _ a1: Int32) -> Int32 {
  note("sqlite3session_indirect", [bits(a0), bits(a1)])
  return 88944
}

@_cdecl("sqlite3session_attach")
func recording_sqlite3session_attach(_ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!) -> Int32 {
  note("sqlite3session_attach", [bits(a0), bits(a1)])
  return 89264
}

@_cdecl("sqlite3session_table_filter")
func recording_sqlite3session_table_filter(
  _ a0: OpaquePointer!, _ a1: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Int32)!, _ a2: UnsafeMutableRawPointer!
) {
  note("sqlite3session_table_filter", [bits(a0), bits(a1), bits(a2)])
}

@_cdecl("sqlite3session_changeset")
func recording_sqlite3session_changeset(
  _ a0: OpaquePointer!, _ a1: UnsafeMutablePointer<Int32>!, _ a2: UnsafeMutablePointer<UnsafeMutableRawPointer?>!
) -> Int32 {
  note("sqlite3session_changeset", [bits(a0), bits(a1), bits(a2)])
  return 89904
}

@_cdecl("sqlite3session_changeset_size")
func recording_sqlite3session_changeset_size(_ a0: OpaquePointer!) -> Int64 {
  note("sqlite3session_changeset_size", [bits(a0)])
  return 90224
}

@_cdecl("sqlite3session_diff")
func recording_sqlite3session_diff(
  _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: UnsafePointer<CChar>!, _ a3: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!
) -> Int32 {
  note("sqlite3session_diff", [bits(a0), bits(a1), bits(a2), bits(a3)])
  return 90544
}

@_cdecl("sqlite3session_patchset")
func recording_sqlite3session_patchset(
  _ a0: OpaquePointer!, _ a1: UnsafeMutablePointer<Int32>!, _ a2: UnsafeMutablePointer<UnsafeMutableRawPointer?>!
) -> Int32 {
  note("sqlite3session_patchset", [bits(a0), bits(a1), bits(a2)])
  return 90864
}

@_cdecl("sqlite3session_isempty")
func recording_sqlite3session_isempty(_ a0: OpaquePointer!) -> Int32 {
  note("sqlite3session_isempty", [bits(a0)])
  return 91184
}

@_cdecl("sqlite3session_memory_used")
func recording_sqlite3session_memory_used(_ a0: OpaquePointer!) -> Int64 {
  note("sqlite3session_memory_used", [bits(a0)])
  return 91504
}

@_cdecl("sqlite3changeset_start")
func recording_sqlite3changeset_start(_ a0: UnsafeMutablePointer<OpaquePointer?>!, _ a1: Int32, _ a2: UnsafeMutableRawPointer!) -> Int32 {
  note("sqlite3changeset_start", [bits(a0), bits(a1), bits(a2)])
  return 91824
}

@_cdecl("sqlite3changeset_start_v2")
func recording_sqlite3changeset_start_v2(
  _ a0: UnsafeMutablePointer<OpaquePointer?>!, _ a1: Int32, _ a2: UnsafeMutableRawPointer!, _ a3: Int32
) -> Int32 {
  note("sqlite3changeset_start_v2", [bits(a0), bits(a1), bits(a2), bits(a3)])
  return 92144
}

@_cdecl("sqlite3changeset_next")
func recording_sqlite3changeset_next(_ a0: OpaquePointer!) -> Int32 {
  note("sqlite3changeset_next", [bits(a0)])
  return 92464
}

@_cdecl("sqlite3changeset_op")
func recording_sqlite3changeset_op(
  _ a0: OpaquePointer!, _ a1: UnsafeMutablePointer<UnsafePointer<CChar>?>!, _ a2: UnsafeMutablePointer<Int32>!,
  _ a3: UnsafeMutablePointer<Int32>!, _ a4: UnsafeMutablePointer<Int32>!
) -> Int32 {
  note("sqlite3changeset_op", [bits(a0), bits(a1), bits(a2), bits(a3), bits(a4)])
  return 92784
}

@_cdecl("sqlite3changeset_pk")
func recording_sqlite3changeset_pk(
  _ a0: OpaquePointer!, _ a1: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>!, _ a2: UnsafeMutablePointer<Int32>!
) -> Int32 {
  note("sqlite3changeset_pk", [bits(a0), bits(a1), bits(a2)])
  return 93104
}

@_cdecl("sqlite3changeset_old")
func recording_sqlite3changeset_old(_ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 {
  note("sqlite3changeset_old", [bits(a0), bits(a1), bits(a2)])
  return 93424
}

@_cdecl("sqlite3changeset_new")
func recording_sqlite3changeset_new(_ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 {
  note("sqlite3changeset_new", [bits(a0), bits(a1), bits(a2)])
  return 93744
}

@_cdecl("sqlite3changeset_conflict")
func recording_sqlite3changeset_conflict(_ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 {
  note("sqlite3changeset_conflict", [bits(a0), bits(a1), bits(a2)])
  return 94064
}

@_cdecl("sqlite3changeset_fk_conflicts")
func recording_sqlite3changeset_fk_conflicts(_ a0: OpaquePointer!, _ a1: UnsafeMutablePointer<Int32>!) -> Int32 {
  note("sqlite3changeset_fk_conflicts", [bits(a0), bits(a1)])
  return 94384
}

@_cdecl("sqlite3changeset_finalize")
func recording_sqlite3changeset_finalize(_ a0: OpaquePointer!) -> Int32 {
  note("sqlite3changeset_finalize", [bits(a0)])
  return 94704
}

@_cdecl("sqlite3changeset_invert")
func recording_sqlite3changeset_invert(
  _ a0: Int32, _ a1: UnsafeRawPointer!, _ a2: UnsafeMutablePointer<Int32>!, _ a3: UnsafeMutablePointer<UnsafeMutableRawPointer?>!
) -> Int32 {
  note("sqlite3changeset_invert", [bits(a0), bits(a1), bits(a2), bits(a3)])
  return 95024
}

@_cdecl("sqlite3changeset_concat")
func recording_sqlite3changeset_concat(
  _ a0: Int32, _ a1: UnsafeMutableRawPointer!, _ a2: Int32, _ a3: UnsafeMutableRawPointer!, _ a4: UnsafeMutablePointer<Int32>!,
  _ a5: UnsafeMutablePointer<UnsafeMutableRawPointer?>!
) -> Int32 {
  note("sqlite3changeset_concat", [bits(a0), bits(a1), bits(a2), bits(a3), bits(a4), bits(a5)])
  return 95344
}

@_cdecl("sqlite3changegroup_new")
func recording_sqlite3changegroup_new(_ a0: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 {
  note("sqlite3changegroup_new", [bits(a0)])
  return 95664
}

@_cdecl("sqlite3changegroup_add")
func recording_sqlite3changegroup_add(_ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeMutableRawPointer!) -> Int32 {
  note("sqlite3changegroup_add", [bits(a0), bits(a1), bits(a2)])
  return 95984
}

@_cdecl("sqlite3changegroup_output")
func recording_sqlite3changegroup_output(
  _ a0: OpaquePointer!, _ a1: UnsafeMutablePointer<Int32>!, _ a2: UnsafeMutablePointer<UnsafeMutableRawPointer?>!
) -> Int32 {
  note("sqlite3changegroup_output", [bits(a0), bits(a1), bits(a2)])
  return 96304
}

@_cdecl("sqlite3changegroup_delete")
func recording_sqlite3changegroup_delete(_ a0: OpaquePointer!) {
  note("sqlite3changegroup_delete", [bits(a0)])
}

@_cdecl("sqlite3changeset_apply")
func recording_sqlite3changeset_apply(
  _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeMutableRawPointer!,
  _ a3: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Int32)!,
  _ a4: (@convention(c) (UnsafeMutableRawPointer?, Int32, OpaquePointer?) -> Int32)!, _ a5: UnsafeMutableRawPointer!
) -> Int32 {
  note("sqlite3changeset_apply", [bits(a0), bits(a1), bits(a2), bits(a3), bits(a4), bits(a5)])
  return 96944
}

@_cdecl("sqlite3changeset_apply_v2")
func recording_sqlite3changeset_apply_v2(
  _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeMutableRawPointer!,
  _ a3: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Int32)!,
  _ a4: (@convention(c) (UnsafeMutableRawPointer?, Int32, OpaquePointer?) -> Int32)!, _ a5: UnsafeMutableRawPointer!,
  _ a6: UnsafeMutablePointer<UnsafeMutableRawPointer?>!, _ a7: UnsafeMutablePointer<Int32>!, _ a8: Int32
) -> Int32 {
  note("sqlite3changeset_apply_v2", [bits(a0), bits(a1), bits(a2), bits(a3), bits(a4), bits(a5), bits(a6), bits(a7), bits(a8)])
  return 97264
}

@_cdecl("sqlite3rebaser_create")
func recording_sqlite3rebaser_create(_ a0: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 {
  note("sqlite3rebaser_create", [bits(a0)])
  return 97584
}

@_cdecl("sqlite3rebaser_configure")
func recording_sqlite3rebaser_configure(_ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeRawPointer!) -> Int32 {
  note("sqlite3rebaser_configure", [bits(a0), bits(a1), bits(a2)])
  return 97904
}

@_cdecl("sqlite3rebaser_rebase")
func recording_sqlite3rebaser_rebase(
  _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeRawPointer!, _ a3: UnsafeMutablePointer<Int32>!,
  _ a4: UnsafeMutablePointer<UnsafeMutableRawPointer?>!
) -> Int32 {
  note("sqlite3rebaser_rebase", [bits(a0), bits(a1), bits(a2), bits(a3), bits(a4)])
  return 98224
}

@_cdecl("sqlite3rebaser_delete")
func recording_sqlite3rebaser_delete(_ a0: OpaquePointer!) {
  note("sqlite3rebaser_delete", [bits(a0)])
}

@_cdecl("sqlite3changeset_apply_strm")
func recording_sqlite3changeset_apply_strm(
  _ a0: OpaquePointer!, _ a1: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)!,
  _ a2: UnsafeMutableRawPointer!, _ a3: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Int32)!,
  _ a4: (@convention(c) (UnsafeMutableRawPointer?, Int32, OpaquePointer?) -> Int32)!, _ a5: UnsafeMutableRawPointer!
) -> Int32 {
  note("sqlite3changeset_apply_strm", [bits(a0), bits(a1), bits(a2), bits(a3), bits(a4), bits(a5)])
  return 98864
}

@_cdecl("sqlite3changeset_apply_v2_strm")
func recording_sqlite3changeset_apply_v2_strm(
  _ a0: OpaquePointer!, _ a1: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)!,
  _ a2: UnsafeMutableRawPointer!, _ a3: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Int32)!,
  _ a4: (@convention(c) (UnsafeMutableRawPointer?, Int32, OpaquePointer?) -> Int32)!, _ a5: UnsafeMutableRawPointer!,
  _ a6: UnsafeMutablePointer<UnsafeMutableRawPointer?>!, _ a7: UnsafeMutablePointer<Int32>!, _ a8: Int32
) -> Int32 {
  note("sqlite3changeset_apply_v2_strm", [bits(a0), bits(a1), bits(a2), bits(a3), bits(a4), bits(a5), bits(a6), bits(a7), bits(a8)])
  return 99184
}

@_cdecl("sqlite3changeset_concat_strm")
func recording_sqlite3changeset_concat_strm(
  _ a0: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)!,
  _ a1: UnsafeMutableRawPointer!,
  _ a2: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)!,
  _ a3: UnsafeMutableRawPointer!, _ a4: (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)!,
  _ a5: UnsafeMutableRawPointer!
) -> Int32 {
  note("sqlite3changeset_concat_strm", [bits(a0), bits(a1), bits(a2), bits(a3), bits(a4), bits(a5)])
  return 99504
}

@_cdecl("sqlite3changeset_invert_strm")
func recording_sqlite3changeset_invert_strm(
  _ a0: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)!,
  _ a1: UnsafeMutableRawPointer!, _ a2: (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)!,
  _ a3: UnsafeMutableRawPointer!
) -> Int32 {
  note("sqlite3changeset_invert_strm", [bits(a0), bits(a1), bits(a2), bits(a3)])
  return 99824
}

@_cdecl("sqlite3changeset_start_strm")
func recording_sqlite3changeset_start_strm(
  _ a0: UnsafeMutablePointer<OpaquePointer?>!,
  _ a1: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)!,
  _ a2: UnsafeMutableRawPointer!
) -> Int32 {
  note("sqlite3changeset_start_strm", [bits(a0), bits(a1), bits(a2)])
  return 100144
}

@_cdecl("sqlite3changeset_start_v2_strm")
func recording_sqlite3changeset_start_v2_strm(
  _ a0: UnsafeMutablePointer<OpaquePointer?>!,
  _ a1: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)!,
  _ a2: UnsafeMutableRawPointer!, _ a3: Int32
) -> Int32 {
  note("sqlite3changeset_start_v2_strm", [bits(a0), bits(a1), bits(a2), bits(a3)])
  return 100464
}

@_cdecl("sqlite3session_changeset_strm")
func recording_sqlite3session_changeset_strm(
  _ a0: OpaquePointer!, _ a1: (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)!,
  _ a2: UnsafeMutableRawPointer!
) -> Int32 {
  note("sqlite3session_changeset_strm", [bits(a0), bits(a1), bits(a2)])
  return 100784
}

@_cdecl("sqlite3session_patchset_strm")
func recording_sqlite3session_patchset_strm(
  _ a0: OpaquePointer!, _ a1: (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)!,
  _ a2: UnsafeMutableRawPointer!
) -> Int32 {
  note("sqlite3session_patchset_strm", [bits(a0), bits(a1), bits(a2)])
  return 101104
}

@_cdecl("sqlite3changegroup_add_strm")
func recording_sqlite3changegroup_add_strm(
  _ a0: OpaquePointer!, _ a1: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)!,
  _ a2: UnsafeMutableRawPointer!
) -> Int32 {
  note("sqlite3changegroup_add_strm", [bits(a0), bits(a1), bits(a2)])
  return 101424
}

@_cdecl("sqlite3changegroup_output_strm")
func recording_sqlite3changegroup_output_strm(
  _ a0: OpaquePointer!, _ a1: (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)!,
  _ a2: UnsafeMutableRawPointer!
) -> Int32 {
  note("sqlite3changegroup_output_strm", [bits(a0), bits(a1), bits(a2)])
  return 101744
}

@_cdecl("sqlite3rebaser_rebase_strm")
func recording_sqlite3rebaser_rebase_strm(
  _ a0: OpaquePointer!, _ a1: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)!,
  _ a2: UnsafeMutableRawPointer!, _ a3: (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)!,
  _ a4: UnsafeMutableRawPointer!
) -> Int32 {
  note("sqlite3rebaser_rebase_strm", [bits(a0), bits(a1), bits(a2), bits(a3), bits(a4)])
  return 102064
}

@_cdecl("sqlite3session_config")
func recording_sqlite3session_config(_ a0: Int32, _ a1: UnsafeMutableRawPointer!) -> Int32 {
  note("sqlite3session_config", [bits(a0), bits(a1)])
  return 102384
}
