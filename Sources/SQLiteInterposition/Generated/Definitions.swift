// Written by Scripts/generate-calls from Scripts/entry-points.tsv: change the table or the script, not this file.
import CSQLiteInterposition
import CSQLiteManager
import SQLiteCalls

@_cdecl("sqlite3_libversion") func interposed_sqlite3_libversion() -> UnsafePointer<CChar>! {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_libversion() }
  return unsafe Routes.call(
    .task
  ) { unsafe $0.sqlite3_libversion() }
}

@_cdecl("sqlite3_sourceid") func interposed_sqlite3_sourceid() -> UnsafePointer<CChar>! {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_sourceid() }
  return unsafe Routes.call(
    .task
  ) { unsafe $0.sqlite3_sourceid() }
}

@_cdecl("sqlite3_libversion_number") func interposed_sqlite3_libversion_number() -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_libversion_number() }
  return Routes.call(
    .task
  ) { $0.sqlite3_libversion_number() }
}

@_cdecl("sqlite3_compileoption_used") func interposed_sqlite3_compileoption_used(_ a0: UnsafePointer<CChar>!) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_compileoption_used(a0) }
  return Routes.call(
    .task
  ) { unsafe $0.sqlite3_compileoption_used(a0) }
}

@_cdecl("sqlite3_compileoption_get") func interposed_sqlite3_compileoption_get(_ a0: Int32) -> UnsafePointer<CChar>! {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_compileoption_get(a0) }
  return unsafe Routes.call(
    .task
  ) { unsafe $0.sqlite3_compileoption_get(a0) }
}

@_cdecl("sqlite3_threadsafe") func interposed_sqlite3_threadsafe() -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_threadsafe() }
  return Routes.call(
    .task
  ) { $0.sqlite3_threadsafe() }
}

@_cdecl("sqlite3_close") func interposed_sqlite3_close(_ a0: OpaquePointer!) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_close(a0) }
  return Routes.call(
    .handle(UInt(bitPattern: a0)), releasing: UInt(bitPattern: a0), unless: { $0 != 0 }
  ) { unsafe $0.sqlite3_close(a0) }
}

@_cdecl("sqlite3_close_v2") func interposed_sqlite3_close_v2(_ a0: OpaquePointer!) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_close_v2(a0) }
  return Routes.call(
    .handle(UInt(bitPattern: a0)), releasing: UInt(bitPattern: a0)
  ) { unsafe $0.sqlite3_close_v2(a0) }
}

@_cdecl("sqlite3_exec") func interposed_sqlite3_exec(
  _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!,
  _ a2: (
    @convention(c) (
      UnsafeMutableRawPointer?, Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
      UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    ) -> Int32
  )!, _ a3: UnsafeMutableRawPointer!, _ a4: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!
) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_exec(a0, a1, a2, a3, a4) }
  return Routes.call(
    .handle(UInt(bitPattern: a0)), given: { _ in unsafe UInt(bitPattern: a4?.pointee) }
  ) { unsafe $0.sqlite3_exec(a0, a1, a2, a3, a4) }
}

@_cdecl("sqlite3_initialize") func interposed_sqlite3_initialize() -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_initialize() }
  return Routes.call(
    .task
  ) { $0.sqlite3_initialize() }
}

@_cdecl("sqlite3_shutdown") func interposed_sqlite3_shutdown() -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_shutdown() }
  return Routes.call(
    .task
  ) { $0.sqlite3_shutdown() }
}

@_cdecl("sqlite3_os_init") func interposed_sqlite3_os_init() -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_os_init() }
  return Routes.call(
    .task
  ) { $0.sqlite3_os_init() }
}

@_cdecl("sqlite3_os_end") func interposed_sqlite3_os_end() -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_os_end() }
  return Routes.call(
    .task
  ) { $0.sqlite3_os_end() }
}

@_cdecl("sqm_routed_config") func interposed_sqlite3_config(
  _ a0: Int32, _ a1: Int64, _ a2: Int64, _ a3: UnsafeMutableRawPointer!, _ a4: UnsafeMutableRawPointer!
) -> Int32 {
  return Routes.call(
    .task
  ) { unsafe $0.sqlite3_config(a0, a1, a2, a3, a4) }
}

@_cdecl("sqm_routed_db_config") func interposed_sqlite3_db_config(
  _ a0: OpaquePointer!, _ a1: Int32, _ a2: Int32, _ a3: Int32, _ a4: UnsafeMutableRawPointer!
) -> Int32 {
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_db_config(a0, a1, a2, a3, a4) }
}

@_cdecl("sqlite3_extended_result_codes") func interposed_sqlite3_extended_result_codes(_ a0: OpaquePointer!, _ a1: Int32) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_extended_result_codes(a0, a1) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_extended_result_codes(a0, a1) }
}

@_cdecl("sqlite3_last_insert_rowid") func interposed_sqlite3_last_insert_rowid(_ a0: OpaquePointer!) -> Int64 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_last_insert_rowid(a0) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_last_insert_rowid(a0) }
}

@_cdecl("sqlite3_set_last_insert_rowid") func interposed_sqlite3_set_last_insert_rowid(_ a0: OpaquePointer!, _ a1: Int64) {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_set_last_insert_rowid(a0, a1) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_set_last_insert_rowid(a0, a1) }
}

@_cdecl("sqlite3_changes") func interposed_sqlite3_changes(_ a0: OpaquePointer!) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_changes(a0) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_changes(a0) }
}

@_cdecl("sqlite3_changes64") func interposed_sqlite3_changes64(_ a0: OpaquePointer!) -> Int64 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_changes64(a0) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_changes64(a0) }
}

@_cdecl("sqlite3_total_changes") func interposed_sqlite3_total_changes(_ a0: OpaquePointer!) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_total_changes(a0) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_total_changes(a0) }
}

@_cdecl("sqlite3_total_changes64") func interposed_sqlite3_total_changes64(_ a0: OpaquePointer!) -> Int64 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_total_changes64(a0) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_total_changes64(a0) }
}

@_cdecl("sqlite3_interrupt") func interposed_sqlite3_interrupt(_ a0: OpaquePointer!) {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_interrupt(a0) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_interrupt(a0) }
}

@_cdecl("sqlite3_complete") func interposed_sqlite3_complete(_ a0: UnsafePointer<CChar>!) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_complete(a0) }
  return Routes.call(
    .task
  ) { unsafe $0.sqlite3_complete(a0) }
}

@_cdecl("sqlite3_complete16") func interposed_sqlite3_complete16(_ a0: UnsafeRawPointer!) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_complete16(a0) }
  return Routes.call(
    .task
  ) { unsafe $0.sqlite3_complete16(a0) }
}

@_cdecl("sqlite3_busy_handler") func interposed_sqlite3_busy_handler(
  _ a0: OpaquePointer!, _ a1: (@convention(c) (UnsafeMutableRawPointer?, Int32) -> Int32)!, _ a2: UnsafeMutableRawPointer!
) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_busy_handler(a0, a1, a2) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_busy_handler(a0, a1, a2) }
}

@_cdecl("sqlite3_busy_timeout") func interposed_sqlite3_busy_timeout(_ a0: OpaquePointer!, _ a1: Int32) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_busy_timeout(a0, a1) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_busy_timeout(a0, a1) }
}

@_cdecl("sqlite3_get_table") func interposed_sqlite3_get_table(
  _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>!,
  _ a3: UnsafeMutablePointer<Int32>!, _ a4: UnsafeMutablePointer<Int32>!, _ a5: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!
) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_get_table(a0, a1, a2, a3, a4, a5) }
  return Routes.call(
    .handle(UInt(bitPattern: a0)), given: { _ in unsafe UInt(bitPattern: a2?.pointee) }
  ) { unsafe $0.sqlite3_get_table(a0, a1, a2, a3, a4, a5) }
}

@_cdecl("sqlite3_free_table") func interposed_sqlite3_free_table(_ a0: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!) {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_free_table(a0) }
  return Routes.call(
    .handle(UInt(bitPattern: a0)), releasing: UInt(bitPattern: a0)
  ) { unsafe $0.sqlite3_free_table(a0) }
}

@_cdecl("sqm_routed_mprintf") func interposed_sqlite3_mprintf(_ a0: UnsafePointer<CChar>!, _ a1: UnsafePointer<CChar>!)
  -> UnsafeMutablePointer<CChar>!
{
  return unsafe Routes.call(
    .task, given: { UInt(bitPattern: $0) }
  ) { unsafe $0.sqlite3_mprintf(a0, a1) }
}

@_cdecl("sqm_routed_snprintf") func interposed_sqlite3_snprintf(
  _ a0: Int32, _ a1: UnsafeMutablePointer<CChar>!, _ a2: UnsafePointer<CChar>!, _ a3: UnsafePointer<CChar>!
) -> UnsafeMutablePointer<CChar>! {
  return unsafe Routes.call(
    .task
  ) { unsafe $0.sqlite3_snprintf(a0, a1, a2, a3) }
}

@_cdecl("sqlite3_malloc") func interposed_sqlite3_malloc(_ a0: Int32) -> UnsafeMutableRawPointer! {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_malloc(a0) }
  return unsafe Routes.call(
    .task, given: { UInt(bitPattern: $0) }
  ) { unsafe $0.sqlite3_malloc(a0) }
}

@_cdecl("sqlite3_malloc64") func interposed_sqlite3_malloc64(_ a0: UInt64) -> UnsafeMutableRawPointer! {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_malloc64(a0) }
  return unsafe Routes.call(
    .task, given: { UInt(bitPattern: $0) }
  ) { unsafe $0.sqlite3_malloc64(a0) }
}

@_cdecl("sqlite3_realloc") func interposed_sqlite3_realloc(_ a0: UnsafeMutableRawPointer!, _ a1: Int32) -> UnsafeMutableRawPointer! {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_realloc(a0, a1) }
  return unsafe Routes.call(
    .handle(UInt(bitPattern: a0)), releasing: UInt(bitPattern: a0), unless: { unsafe $0 == nil }, given: { UInt(bitPattern: $0) }
  ) { unsafe $0.sqlite3_realloc(a0, a1) }
}

@_cdecl("sqlite3_realloc64") func interposed_sqlite3_realloc64(_ a0: UnsafeMutableRawPointer!, _ a1: UInt64) -> UnsafeMutableRawPointer! {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_realloc64(a0, a1) }
  return unsafe Routes.call(
    .handle(UInt(bitPattern: a0)), releasing: UInt(bitPattern: a0), unless: { unsafe $0 == nil }, given: { UInt(bitPattern: $0) }
  ) { unsafe $0.sqlite3_realloc64(a0, a1) }
}

@_cdecl("sqlite3_free") func interposed_sqlite3_free(_ a0: UnsafeMutableRawPointer!) {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_free(a0) }
  return Routes.call(
    .handle(UInt(bitPattern: a0)), releasing: UInt(bitPattern: a0)
  ) { unsafe $0.sqlite3_free(a0) }
}

@_cdecl("sqlite3_msize") func interposed_sqlite3_msize(_ a0: UnsafeMutableRawPointer!) -> UInt64 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_msize(a0) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_msize(a0) }
}

@_cdecl("sqlite3_memory_used") func interposed_sqlite3_memory_used() -> Int64 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_memory_used() }
  return Routes.call(
    .task
  ) { $0.sqlite3_memory_used() }
}

@_cdecl("sqlite3_memory_highwater") func interposed_sqlite3_memory_highwater(_ a0: Int32) -> Int64 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_memory_highwater(a0) }
  return Routes.call(
    .task
  ) { $0.sqlite3_memory_highwater(a0) }
}

@_cdecl("sqlite3_randomness") func interposed_sqlite3_randomness(_ a0: Int32, _ a1: UnsafeMutableRawPointer!) {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_randomness(a0, a1) }
  return Routes.call(
    .task
  ) { unsafe $0.sqlite3_randomness(a0, a1) }
}

@_cdecl("sqlite3_set_authorizer") func interposed_sqlite3_set_authorizer(
  _ a0: OpaquePointer!,
  _ a1: (
    @convention(c) (
      UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?
    ) -> Int32
  )!, _ a2: UnsafeMutableRawPointer!
) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_set_authorizer(a0, a1, a2) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_set_authorizer(a0, a1, a2) }
}

@_cdecl("sqlite3_trace") func interposed_sqlite3_trace(
  _ a0: OpaquePointer!, _ a1: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Void)!, _ a2: UnsafeMutableRawPointer!
) -> UnsafeMutableRawPointer! {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_trace(a0, a1, a2) }
  return unsafe Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_trace(a0, a1, a2) }
}

@_cdecl("sqlite3_profile") func interposed_sqlite3_profile(
  _ a0: OpaquePointer!, _ a1: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, UInt64) -> Void)!,
  _ a2: UnsafeMutableRawPointer!
) -> UnsafeMutableRawPointer! {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_profile(a0, a1, a2) }
  return unsafe Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_profile(a0, a1, a2) }
}

@_cdecl("sqlite3_trace_v2") func interposed_sqlite3_trace_v2(
  _ a0: OpaquePointer!, _ a1: UInt32,
  _ a2: (@convention(c) (UInt32, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Int32)!,
  _ a3: UnsafeMutableRawPointer!
) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_trace_v2(a0, a1, a2, a3) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_trace_v2(a0, a1, a2, a3) }
}

@_cdecl("sqlite3_progress_handler") func interposed_sqlite3_progress_handler(
  _ a0: OpaquePointer!, _ a1: Int32, _ a2: (@convention(c) (UnsafeMutableRawPointer?) -> Int32)!, _ a3: UnsafeMutableRawPointer!
) {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_progress_handler(a0, a1, a2, a3) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_progress_handler(a0, a1, a2, a3) }
}

@_cdecl("sqlite3_open") func interposed_sqlite3_open(_ a0: UnsafePointer<CChar>!, _ a1: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_open(a0, a1) }
  return unsafe Routes.call(
    .path(a0.map { unsafe String(cString: $0) }), given: { _ in unsafe UInt(bitPattern: a1?.pointee) }
  ) { unsafe $0.sqlite3_open(a0, a1) }
}

@_cdecl("sqlite3_open16") func interposed_sqlite3_open16(_ a0: UnsafeRawPointer!, _ a1: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_open16(a0, a1) }
  return Routes.call(
    .task, given: { _ in unsafe UInt(bitPattern: a1?.pointee) }
  ) { unsafe $0.sqlite3_open16(a0, a1) }
}

@_cdecl("sqlite3_open_v2") func interposed_sqlite3_open_v2(
  _ a0: UnsafePointer<CChar>!, _ a1: UnsafeMutablePointer<OpaquePointer?>!, _ a2: Int32, _ a3: UnsafePointer<CChar>!
) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_open_v2(a0, a1, a2, a3) }
  return unsafe Routes.call(
    .path(a0.map { unsafe String(cString: $0) }), given: { _ in unsafe UInt(bitPattern: a1?.pointee) }
  ) { unsafe $0.sqlite3_open_v2(a0, a1, a2, a3) }
}

@_cdecl("sqlite3_uri_parameter") func interposed_sqlite3_uri_parameter(_ a0: UnsafePointer<CChar>!, _ a1: UnsafePointer<CChar>!)
  -> UnsafePointer<CChar>!
{
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_uri_parameter(a0, a1) }
  return unsafe Routes.call(
    .task
  ) { unsafe $0.sqlite3_uri_parameter(a0, a1) }
}

@_cdecl("sqlite3_uri_boolean") func interposed_sqlite3_uri_boolean(_ a0: UnsafePointer<CChar>!, _ a1: UnsafePointer<CChar>!, _ a2: Int32)
  -> Int32
{
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_uri_boolean(a0, a1, a2) }
  return Routes.call(
    .task
  ) { unsafe $0.sqlite3_uri_boolean(a0, a1, a2) }
}

@_cdecl("sqlite3_uri_int64") func interposed_sqlite3_uri_int64(_ a0: UnsafePointer<CChar>!, _ a1: UnsafePointer<CChar>!, _ a2: Int64)
  -> Int64
{
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_uri_int64(a0, a1, a2) }
  return Routes.call(
    .task
  ) { unsafe $0.sqlite3_uri_int64(a0, a1, a2) }
}

@_cdecl("sqlite3_uri_key") func interposed_sqlite3_uri_key(_ a0: UnsafePointer<CChar>!, _ a1: Int32) -> UnsafePointer<CChar>! {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_uri_key(a0, a1) }
  return unsafe Routes.call(
    .task
  ) { unsafe $0.sqlite3_uri_key(a0, a1) }
}

@_cdecl("sqlite3_filename_database") func interposed_sqlite3_filename_database(_ a0: UnsafePointer<CChar>!) -> UnsafePointer<CChar>! {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_filename_database(a0) }
  return unsafe Routes.call(
    .task
  ) { unsafe $0.sqlite3_filename_database(a0) }
}

@_cdecl("sqlite3_filename_journal") func interposed_sqlite3_filename_journal(_ a0: UnsafePointer<CChar>!) -> UnsafePointer<CChar>! {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_filename_journal(a0) }
  return unsafe Routes.call(
    .task
  ) { unsafe $0.sqlite3_filename_journal(a0) }
}

@_cdecl("sqlite3_filename_wal") func interposed_sqlite3_filename_wal(_ a0: UnsafePointer<CChar>!) -> UnsafePointer<CChar>! {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_filename_wal(a0) }
  return unsafe Routes.call(
    .task
  ) { unsafe $0.sqlite3_filename_wal(a0) }
}

@_cdecl("sqlite3_database_file_object") func interposed_sqlite3_database_file_object(_ a0: UnsafePointer<CChar>!) -> UnsafeMutablePointer<
  sqlite3_file
>! {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_database_file_object(a0) }
  return unsafe Routes.call(
    .task
  ) { unsafe $0.sqlite3_database_file_object(a0) }
}

@_cdecl("sqlite3_create_filename") func interposed_sqlite3_create_filename(
  _ a0: UnsafePointer<CChar>!, _ a1: UnsafePointer<CChar>!, _ a2: UnsafePointer<CChar>!, _ a3: Int32,
  _ a4: UnsafeMutablePointer<UnsafePointer<CChar>?>!
) -> UnsafePointer<CChar>! {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_create_filename(a0, a1, a2, a3, a4) }
  return unsafe Routes.call(
    .task
  ) { unsafe $0.sqlite3_create_filename(a0, a1, a2, a3, a4) }
}

@_cdecl("sqlite3_free_filename") func interposed_sqlite3_free_filename(_ a0: UnsafePointer<CChar>!) {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_free_filename(a0) }
  return Routes.call(
    .task
  ) { unsafe $0.sqlite3_free_filename(a0) }
}

@_cdecl("sqlite3_errcode") func interposed_sqlite3_errcode(_ a0: OpaquePointer!) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_errcode(a0) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_errcode(a0) }
}

@_cdecl("sqlite3_extended_errcode") func interposed_sqlite3_extended_errcode(_ a0: OpaquePointer!) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_extended_errcode(a0) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_extended_errcode(a0) }
}

@_cdecl("sqlite3_errmsg") func interposed_sqlite3_errmsg(_ a0: OpaquePointer!) -> UnsafePointer<CChar>! {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_errmsg(a0) }
  return unsafe Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_errmsg(a0) }
}

@_cdecl("sqlite3_errmsg16") func interposed_sqlite3_errmsg16(_ a0: OpaquePointer!) -> UnsafeRawPointer! {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_errmsg16(a0) }
  return unsafe Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_errmsg16(a0) }
}

@_cdecl("sqlite3_errstr") func interposed_sqlite3_errstr(_ a0: Int32) -> UnsafePointer<CChar>! {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_errstr(a0) }
  return unsafe Routes.call(
    .task
  ) { unsafe $0.sqlite3_errstr(a0) }
}

@_cdecl("sqlite3_error_offset") func interposed_sqlite3_error_offset(_ a0: OpaquePointer!) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_error_offset(a0) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_error_offset(a0) }
}

@_cdecl("sqlite3_limit") func interposed_sqlite3_limit(_ a0: OpaquePointer!, _ a1: Int32, _ a2: Int32) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_limit(a0, a1, a2) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_limit(a0, a1, a2) }
}

@_cdecl("sqlite3_prepare") func interposed_sqlite3_prepare(
  _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: Int32, _ a3: UnsafeMutablePointer<OpaquePointer?>!,
  _ a4: UnsafeMutablePointer<UnsafePointer<CChar>?>!
) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_prepare(a0, a1, a2, a3, a4) }
  return Routes.call(
    .handle(UInt(bitPattern: a0)), given: { _ in unsafe UInt(bitPattern: a3?.pointee) }
  ) { unsafe $0.sqlite3_prepare(a0, a1, a2, a3, a4) }
}

@_cdecl("sqlite3_prepare_v2") func interposed_sqlite3_prepare_v2(
  _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: Int32, _ a3: UnsafeMutablePointer<OpaquePointer?>!,
  _ a4: UnsafeMutablePointer<UnsafePointer<CChar>?>!
) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_prepare_v2(a0, a1, a2, a3, a4) }
  return Routes.call(
    .handle(UInt(bitPattern: a0)), given: { _ in unsafe UInt(bitPattern: a3?.pointee) }
  ) { unsafe $0.sqlite3_prepare_v2(a0, a1, a2, a3, a4) }
}

@_cdecl("sqlite3_prepare_v3") func interposed_sqlite3_prepare_v3(
  _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: Int32, _ a3: UInt32, _ a4: UnsafeMutablePointer<OpaquePointer?>!,
  _ a5: UnsafeMutablePointer<UnsafePointer<CChar>?>!
) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_prepare_v3(a0, a1, a2, a3, a4, a5) }
  return Routes.call(
    .handle(UInt(bitPattern: a0)), given: { _ in unsafe UInt(bitPattern: a4?.pointee) }
  ) { unsafe $0.sqlite3_prepare_v3(a0, a1, a2, a3, a4, a5) }
}

@_cdecl("sqlite3_prepare16") func interposed_sqlite3_prepare16(
  _ a0: OpaquePointer!, _ a1: UnsafeRawPointer!, _ a2: Int32, _ a3: UnsafeMutablePointer<OpaquePointer?>!,
  _ a4: UnsafeMutablePointer<UnsafeRawPointer?>!
) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_prepare16(a0, a1, a2, a3, a4) }
  return Routes.call(
    .handle(UInt(bitPattern: a0)), given: { _ in unsafe UInt(bitPattern: a3?.pointee) }
  ) { unsafe $0.sqlite3_prepare16(a0, a1, a2, a3, a4) }
}

@_cdecl("sqlite3_prepare16_v2") func interposed_sqlite3_prepare16_v2(
  _ a0: OpaquePointer!, _ a1: UnsafeRawPointer!, _ a2: Int32, _ a3: UnsafeMutablePointer<OpaquePointer?>!,
  _ a4: UnsafeMutablePointer<UnsafeRawPointer?>!
) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_prepare16_v2(a0, a1, a2, a3, a4) }
  return Routes.call(
    .handle(UInt(bitPattern: a0)), given: { _ in unsafe UInt(bitPattern: a3?.pointee) }
  ) { unsafe $0.sqlite3_prepare16_v2(a0, a1, a2, a3, a4) }
}

@_cdecl("sqlite3_prepare16_v3") func interposed_sqlite3_prepare16_v3(
  _ a0: OpaquePointer!, _ a1: UnsafeRawPointer!, _ a2: Int32, _ a3: UInt32, _ a4: UnsafeMutablePointer<OpaquePointer?>!,
  _ a5: UnsafeMutablePointer<UnsafeRawPointer?>!
) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_prepare16_v3(a0, a1, a2, a3, a4, a5) }
  return Routes.call(
    .handle(UInt(bitPattern: a0)), given: { _ in unsafe UInt(bitPattern: a4?.pointee) }
  ) { unsafe $0.sqlite3_prepare16_v3(a0, a1, a2, a3, a4, a5) }
}

@_cdecl("sqlite3_sql") func interposed_sqlite3_sql(_ a0: OpaquePointer!) -> UnsafePointer<CChar>! {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_sql(a0) }
  return unsafe Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_sql(a0) }
}

@_cdecl("sqlite3_expanded_sql") func interposed_sqlite3_expanded_sql(_ a0: OpaquePointer!) -> UnsafeMutablePointer<CChar>! {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_expanded_sql(a0) }
  return unsafe Routes.call(
    .handle(UInt(bitPattern: a0)), given: { UInt(bitPattern: $0) }
  ) { unsafe $0.sqlite3_expanded_sql(a0) }
}

@_cdecl("sqlite3_stmt_readonly") func interposed_sqlite3_stmt_readonly(_ a0: OpaquePointer!) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_stmt_readonly(a0) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_stmt_readonly(a0) }
}

@_cdecl("sqlite3_stmt_isexplain") func interposed_sqlite3_stmt_isexplain(_ a0: OpaquePointer!) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_stmt_isexplain(a0) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_stmt_isexplain(a0) }
}

@_cdecl("sqlite3_stmt_busy") func interposed_sqlite3_stmt_busy(_ a0: OpaquePointer!) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_stmt_busy(a0) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_stmt_busy(a0) }
}

@_cdecl("sqlite3_bind_blob") func interposed_sqlite3_bind_blob(
  _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeRawPointer!, _ a3: Int32, _ a4: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_bind_blob(a0, a1, a2, a3, a4) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_bind_blob(a0, a1, a2, a3, a4) }
}

@_cdecl("sqlite3_bind_blob64") func interposed_sqlite3_bind_blob64(
  _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeRawPointer!, _ a3: UInt64, _ a4: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_bind_blob64(a0, a1, a2, a3, a4) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_bind_blob64(a0, a1, a2, a3, a4) }
}

@_cdecl("sqlite3_bind_double") func interposed_sqlite3_bind_double(_ a0: OpaquePointer!, _ a1: Int32, _ a2: Double) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_bind_double(a0, a1, a2) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_bind_double(a0, a1, a2) }
}

@_cdecl("sqlite3_bind_int") func interposed_sqlite3_bind_int(_ a0: OpaquePointer!, _ a1: Int32, _ a2: Int32) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_bind_int(a0, a1, a2) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_bind_int(a0, a1, a2) }
}

@_cdecl("sqlite3_bind_int64") func interposed_sqlite3_bind_int64(_ a0: OpaquePointer!, _ a1: Int32, _ a2: Int64) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_bind_int64(a0, a1, a2) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_bind_int64(a0, a1, a2) }
}

@_cdecl("sqlite3_bind_null") func interposed_sqlite3_bind_null(_ a0: OpaquePointer!, _ a1: Int32) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_bind_null(a0, a1) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_bind_null(a0, a1) }
}

@_cdecl("sqlite3_bind_text") func interposed_sqlite3_bind_text(
  _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafePointer<CChar>!, _ a3: Int32, _ a4: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_bind_text(a0, a1, a2, a3, a4) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_bind_text(a0, a1, a2, a3, a4) }
}

@_cdecl("sqlite3_bind_text16") func interposed_sqlite3_bind_text16(
  _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeRawPointer!, _ a3: Int32, _ a4: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_bind_text16(a0, a1, a2, a3, a4) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_bind_text16(a0, a1, a2, a3, a4) }
}

@_cdecl("sqlite3_bind_text64") func interposed_sqlite3_bind_text64(
  _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafePointer<CChar>!, _ a3: UInt64, _ a4: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!,
  _ a5: UInt8
) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_bind_text64(a0, a1, a2, a3, a4, a5) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_bind_text64(a0, a1, a2, a3, a4, a5) }
}

@_cdecl("sqlite3_bind_value") func interposed_sqlite3_bind_value(_ a0: OpaquePointer!, _ a1: Int32, _ a2: OpaquePointer!) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_bind_value(a0, a1, a2) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_bind_value(a0, a1, a2) }
}

@_cdecl("sqlite3_bind_pointer") func interposed_sqlite3_bind_pointer(
  _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeMutableRawPointer!, _ a3: UnsafePointer<CChar>!,
  _ a4: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_bind_pointer(a0, a1, a2, a3, a4) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_bind_pointer(a0, a1, a2, a3, a4) }
}

@_cdecl("sqlite3_bind_zeroblob") func interposed_sqlite3_bind_zeroblob(_ a0: OpaquePointer!, _ a1: Int32, _ a2: Int32) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_bind_zeroblob(a0, a1, a2) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_bind_zeroblob(a0, a1, a2) }
}

@_cdecl("sqlite3_bind_zeroblob64") func interposed_sqlite3_bind_zeroblob64(_ a0: OpaquePointer!, _ a1: Int32, _ a2: UInt64) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_bind_zeroblob64(a0, a1, a2) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_bind_zeroblob64(a0, a1, a2) }
}

@_cdecl("sqlite3_bind_parameter_count") func interposed_sqlite3_bind_parameter_count(_ a0: OpaquePointer!) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_bind_parameter_count(a0) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_bind_parameter_count(a0) }
}

@_cdecl("sqlite3_bind_parameter_name") func interposed_sqlite3_bind_parameter_name(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafePointer<
  CChar
>! {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_bind_parameter_name(a0, a1) }
  return unsafe Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_bind_parameter_name(a0, a1) }
}

@_cdecl("sqlite3_bind_parameter_index") func interposed_sqlite3_bind_parameter_index(_ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!)
  -> Int32
{
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_bind_parameter_index(a0, a1) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_bind_parameter_index(a0, a1) }
}

@_cdecl("sqlite3_clear_bindings") func interposed_sqlite3_clear_bindings(_ a0: OpaquePointer!) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_clear_bindings(a0) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_clear_bindings(a0) }
}

@_cdecl("sqlite3_column_count") func interposed_sqlite3_column_count(_ a0: OpaquePointer!) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_column_count(a0) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_column_count(a0) }
}

@_cdecl("sqlite3_column_name") func interposed_sqlite3_column_name(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafePointer<CChar>! {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_column_name(a0, a1) }
  return unsafe Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_column_name(a0, a1) }
}

@_cdecl("sqlite3_column_name16") func interposed_sqlite3_column_name16(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafeRawPointer! {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_column_name16(a0, a1) }
  return unsafe Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_column_name16(a0, a1) }
}

@_cdecl("sqlite3_column_database_name") func interposed_sqlite3_column_database_name(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafePointer<
  CChar
>! {
  return unsafe Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_column_database_name(a0, a1) }
}

@_cdecl("sqlite3_column_database_name16") func interposed_sqlite3_column_database_name16(_ a0: OpaquePointer!, _ a1: Int32)
  -> UnsafeRawPointer!
{
  return unsafe Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_column_database_name16(a0, a1) }
}

@_cdecl("sqlite3_column_table_name") func interposed_sqlite3_column_table_name(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafePointer<CChar>! {
  return unsafe Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_column_table_name(a0, a1) }
}

@_cdecl("sqlite3_column_table_name16") func interposed_sqlite3_column_table_name16(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafeRawPointer! {
  return unsafe Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_column_table_name16(a0, a1) }
}

@_cdecl("sqlite3_column_origin_name") func interposed_sqlite3_column_origin_name(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafePointer<CChar>!
{
  return unsafe Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_column_origin_name(a0, a1) }
}

@_cdecl("sqlite3_column_origin_name16") func interposed_sqlite3_column_origin_name16(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafeRawPointer!
{
  return unsafe Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_column_origin_name16(a0, a1) }
}

@_cdecl("sqlite3_column_decltype") func interposed_sqlite3_column_decltype(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafePointer<CChar>! {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_column_decltype(a0, a1) }
  return unsafe Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_column_decltype(a0, a1) }
}

@_cdecl("sqlite3_column_decltype16") func interposed_sqlite3_column_decltype16(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafeRawPointer! {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_column_decltype16(a0, a1) }
  return unsafe Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_column_decltype16(a0, a1) }
}

@_cdecl("sqlite3_step") func interposed_sqlite3_step(_ a0: OpaquePointer!) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_step(a0) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_step(a0) }
}

@_cdecl("sqlite3_data_count") func interposed_sqlite3_data_count(_ a0: OpaquePointer!) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_data_count(a0) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_data_count(a0) }
}

@_cdecl("sqlite3_column_blob") func interposed_sqlite3_column_blob(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafeRawPointer! {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_column_blob(a0, a1) }
  return unsafe Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_column_blob(a0, a1) }
}

@_cdecl("sqlite3_column_double") func interposed_sqlite3_column_double(_ a0: OpaquePointer!, _ a1: Int32) -> Double {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_column_double(a0, a1) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_column_double(a0, a1) }
}

@_cdecl("sqlite3_column_int") func interposed_sqlite3_column_int(_ a0: OpaquePointer!, _ a1: Int32) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_column_int(a0, a1) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_column_int(a0, a1) }
}

@_cdecl("sqlite3_column_int64") func interposed_sqlite3_column_int64(_ a0: OpaquePointer!, _ a1: Int32) -> Int64 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_column_int64(a0, a1) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_column_int64(a0, a1) }
}

@_cdecl("sqlite3_column_text") func interposed_sqlite3_column_text(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafePointer<UInt8>! {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_column_text(a0, a1) }
  return unsafe Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_column_text(a0, a1) }
}

@_cdecl("sqlite3_column_text16") func interposed_sqlite3_column_text16(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafeRawPointer! {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_column_text16(a0, a1) }
  return unsafe Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_column_text16(a0, a1) }
}

@_cdecl("sqlite3_column_value") func interposed_sqlite3_column_value(_ a0: OpaquePointer!, _ a1: Int32) -> OpaquePointer! {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_column_value(a0, a1) }
  return unsafe Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_column_value(a0, a1) }
}

@_cdecl("sqlite3_column_bytes") func interposed_sqlite3_column_bytes(_ a0: OpaquePointer!, _ a1: Int32) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_column_bytes(a0, a1) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_column_bytes(a0, a1) }
}

@_cdecl("sqlite3_column_bytes16") func interposed_sqlite3_column_bytes16(_ a0: OpaquePointer!, _ a1: Int32) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_column_bytes16(a0, a1) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_column_bytes16(a0, a1) }
}

@_cdecl("sqlite3_column_type") func interposed_sqlite3_column_type(_ a0: OpaquePointer!, _ a1: Int32) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_column_type(a0, a1) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_column_type(a0, a1) }
}

@_cdecl("sqlite3_finalize") func interposed_sqlite3_finalize(_ a0: OpaquePointer!) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_finalize(a0) }
  return Routes.call(
    .handle(UInt(bitPattern: a0)), releasing: UInt(bitPattern: a0)
  ) { unsafe $0.sqlite3_finalize(a0) }
}

@_cdecl("sqlite3_reset") func interposed_sqlite3_reset(_ a0: OpaquePointer!) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_reset(a0) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_reset(a0) }
}

@_cdecl("sqlite3_create_function") func interposed_sqlite3_create_function(
  _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: Int32, _ a3: Int32, _ a4: UnsafeMutableRawPointer!,
  _ a5: (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)!,
  _ a6: (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)!,
  _ a7: (@convention(c) (OpaquePointer?) -> Void)!
) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_create_function(a0, a1, a2, a3, a4, a5, a6, a7) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_create_function(a0, a1, a2, a3, a4, a5, a6, a7) }
}

@_cdecl("sqlite3_create_function16") func interposed_sqlite3_create_function16(
  _ a0: OpaquePointer!, _ a1: UnsafeRawPointer!, _ a2: Int32, _ a3: Int32, _ a4: UnsafeMutableRawPointer!,
  _ a5: (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)!,
  _ a6: (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)!,
  _ a7: (@convention(c) (OpaquePointer?) -> Void)!
) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_create_function16(a0, a1, a2, a3, a4, a5, a6, a7) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_create_function16(a0, a1, a2, a3, a4, a5, a6, a7) }
}

@_cdecl("sqlite3_create_function_v2") func interposed_sqlite3_create_function_v2(
  _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: Int32, _ a3: Int32, _ a4: UnsafeMutableRawPointer!,
  _ a5: (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)!,
  _ a6: (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)!,
  _ a7: (@convention(c) (OpaquePointer?) -> Void)!, _ a8: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_create_function_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_create_function_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8) }
}

@_cdecl("sqlite3_create_window_function") func interposed_sqlite3_create_window_function(
  _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: Int32, _ a3: Int32, _ a4: UnsafeMutableRawPointer!,
  _ a5: (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)!,
  _ a6: (@convention(c) (OpaquePointer?) -> Void)!, _ a7: (@convention(c) (OpaquePointer?) -> Void)!,
  _ a8: (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)!,
  _ a9: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
) -> Int32 {
  if let direct = unsafe sqm_direct() {
    return unsafe direct.pointee.sqlite3_create_window_function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9)
  }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_create_window_function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9) }
}

@_cdecl("sqlite3_aggregate_count") func interposed_sqlite3_aggregate_count(_ a0: OpaquePointer!) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_aggregate_count(a0) }
  return Routes.call(
    .lent(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_aggregate_count(a0) }
}

@_cdecl("sqlite3_expired") func interposed_sqlite3_expired(_ a0: OpaquePointer!) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_expired(a0) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_expired(a0) }
}

@_cdecl("sqlite3_transfer_bindings") func interposed_sqlite3_transfer_bindings(_ a0: OpaquePointer!, _ a1: OpaquePointer!) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_transfer_bindings(a0, a1) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_transfer_bindings(a0, a1) }
}

@_cdecl("sqlite3_global_recover") func interposed_sqlite3_global_recover() -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_global_recover() }
  return Routes.call(
    .task
  ) { $0.sqlite3_global_recover() }
}

@_cdecl("sqlite3_thread_cleanup") func interposed_sqlite3_thread_cleanup() {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_thread_cleanup() }
  return Routes.call(
    .task
  ) { $0.sqlite3_thread_cleanup() }
}

@_cdecl("sqlite3_memory_alarm") func interposed_sqlite3_memory_alarm(
  _ a0: (@convention(c) (UnsafeMutableRawPointer?, Int64, Int32) -> Void)!, _ a1: UnsafeMutableRawPointer!, _ a2: Int64
) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_memory_alarm(a0, a1, a2) }
  return Routes.call(
    .task
  ) { unsafe $0.sqlite3_memory_alarm(a0, a1, a2) }
}

@_cdecl("sqlite3_value_blob") func interposed_sqlite3_value_blob(_ a0: OpaquePointer!) -> UnsafeRawPointer! {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_value_blob(a0) }
  return unsafe Routes.call(
    .lent(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_value_blob(a0) }
}

@_cdecl("sqlite3_value_double") func interposed_sqlite3_value_double(_ a0: OpaquePointer!) -> Double {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_value_double(a0) }
  return Routes.call(
    .lent(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_value_double(a0) }
}

@_cdecl("sqlite3_value_int") func interposed_sqlite3_value_int(_ a0: OpaquePointer!) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_value_int(a0) }
  return Routes.call(
    .lent(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_value_int(a0) }
}

@_cdecl("sqlite3_value_int64") func interposed_sqlite3_value_int64(_ a0: OpaquePointer!) -> Int64 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_value_int64(a0) }
  return Routes.call(
    .lent(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_value_int64(a0) }
}

@_cdecl("sqlite3_value_pointer") func interposed_sqlite3_value_pointer(_ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!)
  -> UnsafeMutableRawPointer!
{
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_value_pointer(a0, a1) }
  return unsafe Routes.call(
    .lent(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_value_pointer(a0, a1) }
}

@_cdecl("sqlite3_value_text") func interposed_sqlite3_value_text(_ a0: OpaquePointer!) -> UnsafePointer<UInt8>! {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_value_text(a0) }
  return unsafe Routes.call(
    .lent(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_value_text(a0) }
}

@_cdecl("sqlite3_value_text16") func interposed_sqlite3_value_text16(_ a0: OpaquePointer!) -> UnsafeRawPointer! {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_value_text16(a0) }
  return unsafe Routes.call(
    .lent(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_value_text16(a0) }
}

@_cdecl("sqlite3_value_text16le") func interposed_sqlite3_value_text16le(_ a0: OpaquePointer!) -> UnsafeRawPointer! {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_value_text16le(a0) }
  return unsafe Routes.call(
    .lent(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_value_text16le(a0) }
}

@_cdecl("sqlite3_value_text16be") func interposed_sqlite3_value_text16be(_ a0: OpaquePointer!) -> UnsafeRawPointer! {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_value_text16be(a0) }
  return unsafe Routes.call(
    .lent(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_value_text16be(a0) }
}

@_cdecl("sqlite3_value_bytes") func interposed_sqlite3_value_bytes(_ a0: OpaquePointer!) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_value_bytes(a0) }
  return Routes.call(
    .lent(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_value_bytes(a0) }
}

@_cdecl("sqlite3_value_bytes16") func interposed_sqlite3_value_bytes16(_ a0: OpaquePointer!) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_value_bytes16(a0) }
  return Routes.call(
    .lent(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_value_bytes16(a0) }
}

@_cdecl("sqlite3_value_type") func interposed_sqlite3_value_type(_ a0: OpaquePointer!) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_value_type(a0) }
  return Routes.call(
    .lent(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_value_type(a0) }
}

@_cdecl("sqlite3_value_numeric_type") func interposed_sqlite3_value_numeric_type(_ a0: OpaquePointer!) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_value_numeric_type(a0) }
  return Routes.call(
    .lent(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_value_numeric_type(a0) }
}

@_cdecl("sqlite3_value_nochange") func interposed_sqlite3_value_nochange(_ a0: OpaquePointer!) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_value_nochange(a0) }
  return Routes.call(
    .lent(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_value_nochange(a0) }
}

@_cdecl("sqlite3_value_frombind") func interposed_sqlite3_value_frombind(_ a0: OpaquePointer!) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_value_frombind(a0) }
  return Routes.call(
    .lent(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_value_frombind(a0) }
}

@_cdecl("sqlite3_value_encoding") func interposed_sqlite3_value_encoding(_ a0: OpaquePointer!) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_value_encoding(a0) }
  return Routes.call(
    .lent(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_value_encoding(a0) }
}

@_cdecl("sqlite3_value_subtype") func interposed_sqlite3_value_subtype(_ a0: OpaquePointer!) -> UInt32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_value_subtype(a0) }
  return Routes.call(
    .lent(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_value_subtype(a0) }
}

@_cdecl("sqlite3_value_dup") func interposed_sqlite3_value_dup(_ a0: OpaquePointer!) -> OpaquePointer! {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_value_dup(a0) }
  return unsafe Routes.call(
    .lent(UInt(bitPattern: a0)), given: { UInt(bitPattern: $0) }
  ) { unsafe $0.sqlite3_value_dup(a0) }
}

@_cdecl("sqlite3_value_free") func interposed_sqlite3_value_free(_ a0: OpaquePointer!) {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_value_free(a0) }
  return Routes.call(
    .lent(UInt(bitPattern: a0)), releasing: UInt(bitPattern: a0)
  ) { unsafe $0.sqlite3_value_free(a0) }
}

@_cdecl("sqlite3_aggregate_context") func interposed_sqlite3_aggregate_context(_ a0: OpaquePointer!, _ a1: Int32)
  -> UnsafeMutableRawPointer!
{
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_aggregate_context(a0, a1) }
  return unsafe Routes.call(
    .lent(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_aggregate_context(a0, a1) }
}

@_cdecl("sqlite3_user_data") func interposed_sqlite3_user_data(_ a0: OpaquePointer!) -> UnsafeMutableRawPointer! {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_user_data(a0) }
  return unsafe Routes.call(
    .lent(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_user_data(a0) }
}

@_cdecl("sqlite3_context_db_handle") func interposed_sqlite3_context_db_handle(_ a0: OpaquePointer!) -> OpaquePointer! {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_context_db_handle(a0) }
  return unsafe Routes.call(
    .lent(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_context_db_handle(a0) }
}

@_cdecl("sqlite3_get_auxdata") func interposed_sqlite3_get_auxdata(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafeMutableRawPointer! {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_get_auxdata(a0, a1) }
  return unsafe Routes.call(
    .lent(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_get_auxdata(a0, a1) }
}

@_cdecl("sqlite3_set_auxdata") func interposed_sqlite3_set_auxdata(
  _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeMutableRawPointer!, _ a3: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
) {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_set_auxdata(a0, a1, a2, a3) }
  return Routes.call(
    .lent(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_set_auxdata(a0, a1, a2, a3) }
}

@_cdecl("sqlite3_result_blob") func interposed_sqlite3_result_blob(
  _ a0: OpaquePointer!, _ a1: UnsafeRawPointer!, _ a2: Int32, _ a3: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
) {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_result_blob(a0, a1, a2, a3) }
  return Routes.call(
    .lent(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_result_blob(a0, a1, a2, a3) }
}

@_cdecl("sqlite3_result_blob64") func interposed_sqlite3_result_blob64(
  _ a0: OpaquePointer!, _ a1: UnsafeRawPointer!, _ a2: UInt64, _ a3: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
) {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_result_blob64(a0, a1, a2, a3) }
  return Routes.call(
    .lent(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_result_blob64(a0, a1, a2, a3) }
}

@_cdecl("sqlite3_result_double") func interposed_sqlite3_result_double(_ a0: OpaquePointer!, _ a1: Double) {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_result_double(a0, a1) }
  return Routes.call(
    .lent(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_result_double(a0, a1) }
}

@_cdecl("sqlite3_result_error") func interposed_sqlite3_result_error(_ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: Int32) {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_result_error(a0, a1, a2) }
  return Routes.call(
    .lent(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_result_error(a0, a1, a2) }
}

@_cdecl("sqlite3_result_error16") func interposed_sqlite3_result_error16(_ a0: OpaquePointer!, _ a1: UnsafeRawPointer!, _ a2: Int32) {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_result_error16(a0, a1, a2) }
  return Routes.call(
    .lent(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_result_error16(a0, a1, a2) }
}

@_cdecl("sqlite3_result_error_toobig") func interposed_sqlite3_result_error_toobig(_ a0: OpaquePointer!) {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_result_error_toobig(a0) }
  return Routes.call(
    .lent(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_result_error_toobig(a0) }
}

@_cdecl("sqlite3_result_error_nomem") func interposed_sqlite3_result_error_nomem(_ a0: OpaquePointer!) {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_result_error_nomem(a0) }
  return Routes.call(
    .lent(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_result_error_nomem(a0) }
}

@_cdecl("sqlite3_result_error_code") func interposed_sqlite3_result_error_code(_ a0: OpaquePointer!, _ a1: Int32) {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_result_error_code(a0, a1) }
  return Routes.call(
    .lent(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_result_error_code(a0, a1) }
}

@_cdecl("sqlite3_result_int") func interposed_sqlite3_result_int(_ a0: OpaquePointer!, _ a1: Int32) {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_result_int(a0, a1) }
  return Routes.call(
    .lent(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_result_int(a0, a1) }
}

@_cdecl("sqlite3_result_int64") func interposed_sqlite3_result_int64(_ a0: OpaquePointer!, _ a1: Int64) {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_result_int64(a0, a1) }
  return Routes.call(
    .lent(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_result_int64(a0, a1) }
}

@_cdecl("sqlite3_result_null") func interposed_sqlite3_result_null(_ a0: OpaquePointer!) {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_result_null(a0) }
  return Routes.call(
    .lent(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_result_null(a0) }
}

@_cdecl("sqlite3_result_text") func interposed_sqlite3_result_text(
  _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: Int32, _ a3: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
) {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_result_text(a0, a1, a2, a3) }
  return Routes.call(
    .lent(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_result_text(a0, a1, a2, a3) }
}

@_cdecl("sqlite3_result_text64") func interposed_sqlite3_result_text64(
  _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: UInt64, _ a3: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!, _ a4: UInt8
) {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_result_text64(a0, a1, a2, a3, a4) }
  return Routes.call(
    .lent(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_result_text64(a0, a1, a2, a3, a4) }
}

@_cdecl("sqlite3_result_text16") func interposed_sqlite3_result_text16(
  _ a0: OpaquePointer!, _ a1: UnsafeRawPointer!, _ a2: Int32, _ a3: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
) {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_result_text16(a0, a1, a2, a3) }
  return Routes.call(
    .lent(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_result_text16(a0, a1, a2, a3) }
}

@_cdecl("sqlite3_result_text16le") func interposed_sqlite3_result_text16le(
  _ a0: OpaquePointer!, _ a1: UnsafeRawPointer!, _ a2: Int32, _ a3: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
) {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_result_text16le(a0, a1, a2, a3) }
  return Routes.call(
    .lent(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_result_text16le(a0, a1, a2, a3) }
}

@_cdecl("sqlite3_result_text16be") func interposed_sqlite3_result_text16be(
  _ a0: OpaquePointer!, _ a1: UnsafeRawPointer!, _ a2: Int32, _ a3: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
) {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_result_text16be(a0, a1, a2, a3) }
  return Routes.call(
    .lent(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_result_text16be(a0, a1, a2, a3) }
}

@_cdecl("sqlite3_result_value") func interposed_sqlite3_result_value(_ a0: OpaquePointer!, _ a1: OpaquePointer!) {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_result_value(a0, a1) }
  return Routes.call(
    .lent(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_result_value(a0, a1) }
}

@_cdecl("sqlite3_result_pointer") func interposed_sqlite3_result_pointer(
  _ a0: OpaquePointer!, _ a1: UnsafeMutableRawPointer!, _ a2: UnsafePointer<CChar>!,
  _ a3: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
) {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_result_pointer(a0, a1, a2, a3) }
  return Routes.call(
    .lent(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_result_pointer(a0, a1, a2, a3) }
}

@_cdecl("sqlite3_result_zeroblob") func interposed_sqlite3_result_zeroblob(_ a0: OpaquePointer!, _ a1: Int32) {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_result_zeroblob(a0, a1) }
  return Routes.call(
    .lent(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_result_zeroblob(a0, a1) }
}

@_cdecl("sqlite3_result_zeroblob64") func interposed_sqlite3_result_zeroblob64(_ a0: OpaquePointer!, _ a1: UInt64) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_result_zeroblob64(a0, a1) }
  return Routes.call(
    .lent(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_result_zeroblob64(a0, a1) }
}

@_cdecl("sqlite3_result_subtype") func interposed_sqlite3_result_subtype(_ a0: OpaquePointer!, _ a1: UInt32) {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_result_subtype(a0, a1) }
  return Routes.call(
    .lent(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_result_subtype(a0, a1) }
}

@_cdecl("sqlite3_create_collation") func interposed_sqlite3_create_collation(
  _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: Int32, _ a3: UnsafeMutableRawPointer!,
  _ a4: (@convention(c) (UnsafeMutableRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?) -> Int32)!
) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_create_collation(a0, a1, a2, a3, a4) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_create_collation(a0, a1, a2, a3, a4) }
}

@_cdecl("sqlite3_create_collation_v2") func interposed_sqlite3_create_collation_v2(
  _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: Int32, _ a3: UnsafeMutableRawPointer!,
  _ a4: (@convention(c) (UnsafeMutableRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?) -> Int32)!,
  _ a5: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_create_collation_v2(a0, a1, a2, a3, a4, a5) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_create_collation_v2(a0, a1, a2, a3, a4, a5) }
}

@_cdecl("sqlite3_create_collation16") func interposed_sqlite3_create_collation16(
  _ a0: OpaquePointer!, _ a1: UnsafeRawPointer!, _ a2: Int32, _ a3: UnsafeMutableRawPointer!,
  _ a4: (@convention(c) (UnsafeMutableRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?) -> Int32)!
) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_create_collation16(a0, a1, a2, a3, a4) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_create_collation16(a0, a1, a2, a3, a4) }
}

@_cdecl("sqlite3_collation_needed") func interposed_sqlite3_collation_needed(
  _ a0: OpaquePointer!, _ a1: UnsafeMutableRawPointer!,
  _ a2: (@convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, Int32, UnsafePointer<CChar>?) -> Void)!
) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_collation_needed(a0, a1, a2) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_collation_needed(a0, a1, a2) }
}

@_cdecl("sqlite3_collation_needed16") func interposed_sqlite3_collation_needed16(
  _ a0: OpaquePointer!, _ a1: UnsafeMutableRawPointer!,
  _ a2: (@convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, Int32, UnsafeRawPointer?) -> Void)!
) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_collation_needed16(a0, a1, a2) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_collation_needed16(a0, a1, a2) }
}

@_cdecl("sqlite3_sleep") func interposed_sqlite3_sleep(_ a0: Int32) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_sleep(a0) }
  return Routes.call(
    .task
  ) { $0.sqlite3_sleep(a0) }
}

@_cdecl("sqlite3_get_autocommit") func interposed_sqlite3_get_autocommit(_ a0: OpaquePointer!) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_get_autocommit(a0) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_get_autocommit(a0) }
}

@_cdecl("sqlite3_db_handle") func interposed_sqlite3_db_handle(_ a0: OpaquePointer!) -> OpaquePointer! {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_db_handle(a0) }
  return unsafe Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_db_handle(a0) }
}

@_cdecl("sqlite3_db_name") func interposed_sqlite3_db_name(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafePointer<CChar>! {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_db_name(a0, a1) }
  return unsafe Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_db_name(a0, a1) }
}

@_cdecl("sqlite3_db_filename") func interposed_sqlite3_db_filename(_ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!) -> UnsafePointer<
  CChar
>! {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_db_filename(a0, a1) }
  return unsafe Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_db_filename(a0, a1) }
}

@_cdecl("sqlite3_db_readonly") func interposed_sqlite3_db_readonly(_ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_db_readonly(a0, a1) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_db_readonly(a0, a1) }
}

@_cdecl("sqlite3_txn_state") func interposed_sqlite3_txn_state(_ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_txn_state(a0, a1) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_txn_state(a0, a1) }
}

@_cdecl("sqlite3_next_stmt") func interposed_sqlite3_next_stmt(_ a0: OpaquePointer!, _ a1: OpaquePointer!) -> OpaquePointer! {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_next_stmt(a0, a1) }
  return unsafe Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_next_stmt(a0, a1) }
}

@_cdecl("sqlite3_commit_hook") func interposed_sqlite3_commit_hook(
  _ a0: OpaquePointer!, _ a1: (@convention(c) (UnsafeMutableRawPointer?) -> Int32)!, _ a2: UnsafeMutableRawPointer!
) -> UnsafeMutableRawPointer! {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_commit_hook(a0, a1, a2) }
  return unsafe Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_commit_hook(a0, a1, a2) }
}

@_cdecl("sqlite3_rollback_hook") func interposed_sqlite3_rollback_hook(
  _ a0: OpaquePointer!, _ a1: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!, _ a2: UnsafeMutableRawPointer!
) -> UnsafeMutableRawPointer! {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_rollback_hook(a0, a1, a2) }
  return unsafe Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_rollback_hook(a0, a1, a2) }
}

@_cdecl("sqlite3_autovacuum_pages") func interposed_sqlite3_autovacuum_pages(
  _ a0: OpaquePointer!, _ a1: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, UInt32, UInt32, UInt32) -> UInt32)!,
  _ a2: UnsafeMutableRawPointer!, _ a3: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_autovacuum_pages(a0, a1, a2, a3) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_autovacuum_pages(a0, a1, a2, a3) }
}

@_cdecl("sqlite3_update_hook") func interposed_sqlite3_update_hook(
  _ a0: OpaquePointer!,
  _ a1: (@convention(c) (UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?, Int64) -> Void)!,
  _ a2: UnsafeMutableRawPointer!
) -> UnsafeMutableRawPointer! {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_update_hook(a0, a1, a2) }
  return unsafe Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_update_hook(a0, a1, a2) }
}

@_cdecl("sqlite3_enable_shared_cache") func interposed_sqlite3_enable_shared_cache(_ a0: Int32) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_enable_shared_cache(a0) }
  return Routes.call(
    .task
  ) { $0.sqlite3_enable_shared_cache(a0) }
}

@_cdecl("sqlite3_release_memory") func interposed_sqlite3_release_memory(_ a0: Int32) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_release_memory(a0) }
  return Routes.call(
    .task
  ) { $0.sqlite3_release_memory(a0) }
}

@_cdecl("sqlite3_db_release_memory") func interposed_sqlite3_db_release_memory(_ a0: OpaquePointer!) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_db_release_memory(a0) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_db_release_memory(a0) }
}

@_cdecl("sqlite3_soft_heap_limit64") func interposed_sqlite3_soft_heap_limit64(_ a0: Int64) -> Int64 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_soft_heap_limit64(a0) }
  return Routes.call(
    .task
  ) { $0.sqlite3_soft_heap_limit64(a0) }
}

@_cdecl("sqlite3_hard_heap_limit64") func interposed_sqlite3_hard_heap_limit64(_ a0: Int64) -> Int64 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_hard_heap_limit64(a0) }
  return Routes.call(
    .task
  ) { $0.sqlite3_hard_heap_limit64(a0) }
}

@_cdecl("sqlite3_soft_heap_limit") func interposed_sqlite3_soft_heap_limit(_ a0: Int32) {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_soft_heap_limit(a0) }
  return Routes.call(
    .task
  ) { $0.sqlite3_soft_heap_limit(a0) }
}

@_cdecl("sqlite3_table_column_metadata") func interposed_sqlite3_table_column_metadata(
  _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: UnsafePointer<CChar>!, _ a3: UnsafePointer<CChar>!,
  _ a4: UnsafeMutablePointer<UnsafePointer<CChar>?>!, _ a5: UnsafeMutablePointer<UnsafePointer<CChar>?>!,
  _ a6: UnsafeMutablePointer<Int32>!, _ a7: UnsafeMutablePointer<Int32>!, _ a8: UnsafeMutablePointer<Int32>!
) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_table_column_metadata(a0, a1, a2, a3, a4, a5, a6, a7, a8) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_table_column_metadata(a0, a1, a2, a3, a4, a5, a6, a7, a8) }
}

@_cdecl("sqlite3_load_extension") func interposed_sqlite3_load_extension(
  _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: UnsafePointer<CChar>!, _ a3: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!
) -> Int32 {
  return Routes.call(
    .handle(UInt(bitPattern: a0)), given: { _ in unsafe UInt(bitPattern: a3?.pointee) }
  ) { unsafe $0.sqlite3_load_extension(a0, a1, a2, a3) }
}

@_cdecl("sqlite3_enable_load_extension") func interposed_sqlite3_enable_load_extension(_ a0: OpaquePointer!, _ a1: Int32) -> Int32 {
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_enable_load_extension(a0, a1) }
}

@_cdecl("sqlite3_auto_extension") func interposed_sqlite3_auto_extension(_ a0: (@convention(c) () -> Void)!) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_auto_extension(a0) }
  return Routes.call(
    .task
  ) { $0.sqlite3_auto_extension(a0) }
}

@_cdecl("sqlite3_cancel_auto_extension") func interposed_sqlite3_cancel_auto_extension(_ a0: (@convention(c) () -> Void)!) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_cancel_auto_extension(a0) }
  return Routes.call(
    .task
  ) { $0.sqlite3_cancel_auto_extension(a0) }
}

@_cdecl("sqlite3_reset_auto_extension") func interposed_sqlite3_reset_auto_extension() {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_reset_auto_extension() }
  return Routes.call(
    .task
  ) { $0.sqlite3_reset_auto_extension() }
}

@_cdecl("sqlite3_create_module") func interposed_sqlite3_create_module(
  _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: UnsafePointer<sqlite3_module>!, _ a3: UnsafeMutableRawPointer!
) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_create_module(a0, a1, a2, a3) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_create_module(a0, a1, a2, a3) }
}

@_cdecl("sqlite3_create_module_v2") func interposed_sqlite3_create_module_v2(
  _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: UnsafePointer<sqlite3_module>!, _ a3: UnsafeMutableRawPointer!,
  _ a4: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_create_module_v2(a0, a1, a2, a3, a4) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_create_module_v2(a0, a1, a2, a3, a4) }
}

@_cdecl("sqlite3_drop_modules") func interposed_sqlite3_drop_modules(
  _ a0: OpaquePointer!, _ a1: UnsafeMutablePointer<UnsafePointer<CChar>?>!
) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_drop_modules(a0, a1) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_drop_modules(a0, a1) }
}

@_cdecl("sqlite3_declare_vtab") func interposed_sqlite3_declare_vtab(_ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_declare_vtab(a0, a1) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_declare_vtab(a0, a1) }
}

@_cdecl("sqlite3_overload_function") func interposed_sqlite3_overload_function(
  _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: Int32
) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_overload_function(a0, a1, a2) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_overload_function(a0, a1, a2) }
}

@_cdecl("sqlite3_blob_open") func interposed_sqlite3_blob_open(
  _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: UnsafePointer<CChar>!, _ a3: UnsafePointer<CChar>!, _ a4: Int64, _ a5: Int32,
  _ a6: UnsafeMutablePointer<OpaquePointer?>!
) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_blob_open(a0, a1, a2, a3, a4, a5, a6) }
  return Routes.call(
    .handle(UInt(bitPattern: a0)), given: { _ in unsafe UInt(bitPattern: a6?.pointee) }
  ) { unsafe $0.sqlite3_blob_open(a0, a1, a2, a3, a4, a5, a6) }
}

@_cdecl("sqlite3_blob_reopen") func interposed_sqlite3_blob_reopen(_ a0: OpaquePointer!, _ a1: Int64) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_blob_reopen(a0, a1) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_blob_reopen(a0, a1) }
}

@_cdecl("sqlite3_blob_close") func interposed_sqlite3_blob_close(_ a0: OpaquePointer!) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_blob_close(a0) }
  return Routes.call(
    .handle(UInt(bitPattern: a0)), releasing: UInt(bitPattern: a0)
  ) { unsafe $0.sqlite3_blob_close(a0) }
}

@_cdecl("sqlite3_blob_bytes") func interposed_sqlite3_blob_bytes(_ a0: OpaquePointer!) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_blob_bytes(a0) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_blob_bytes(a0) }
}

@_cdecl("sqlite3_blob_read") func interposed_sqlite3_blob_read(
  _ a0: OpaquePointer!, _ a1: UnsafeMutableRawPointer!, _ a2: Int32, _ a3: Int32
) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_blob_read(a0, a1, a2, a3) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_blob_read(a0, a1, a2, a3) }
}

@_cdecl("sqlite3_blob_write") func interposed_sqlite3_blob_write(_ a0: OpaquePointer!, _ a1: UnsafeRawPointer!, _ a2: Int32, _ a3: Int32)
  -> Int32
{
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_blob_write(a0, a1, a2, a3) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_blob_write(a0, a1, a2, a3) }
}

@_cdecl("sqlite3_vfs_find") func interposed_sqlite3_vfs_find(_ a0: UnsafePointer<CChar>!) -> UnsafeMutablePointer<sqlite3_vfs>! {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_vfs_find(a0) }
  return unsafe Routes.call(
    .task
  ) { unsafe $0.sqlite3_vfs_find(a0) }
}

@_cdecl("sqlite3_vfs_register") func interposed_sqlite3_vfs_register(_ a0: UnsafeMutablePointer<sqlite3_vfs>!, _ a1: Int32) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_vfs_register(a0, a1) }
  return Routes.call(
    .task
  ) { unsafe $0.sqlite3_vfs_register(a0, a1) }
}

@_cdecl("sqlite3_vfs_unregister") func interposed_sqlite3_vfs_unregister(_ a0: UnsafeMutablePointer<sqlite3_vfs>!) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_vfs_unregister(a0) }
  return Routes.call(
    .task
  ) { unsafe $0.sqlite3_vfs_unregister(a0) }
}

@_cdecl("sqlite3_mutex_alloc") func interposed_sqlite3_mutex_alloc(_ a0: Int32) -> OpaquePointer! {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_mutex_alloc(a0) }
  return unsafe Routes.call(
    .task, given: { UInt(bitPattern: $0) }
  ) { unsafe $0.sqlite3_mutex_alloc(a0) }
}

@_cdecl("sqlite3_mutex_free") func interposed_sqlite3_mutex_free(_ a0: OpaquePointer!) {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_mutex_free(a0) }
  return Routes.call(
    .handle(UInt(bitPattern: a0)), releasing: UInt(bitPattern: a0)
  ) { unsafe $0.sqlite3_mutex_free(a0) }
}

@_cdecl("sqlite3_mutex_enter") func interposed_sqlite3_mutex_enter(_ a0: OpaquePointer!) {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_mutex_enter(a0) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_mutex_enter(a0) }
}

@_cdecl("sqlite3_mutex_try") func interposed_sqlite3_mutex_try(_ a0: OpaquePointer!) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_mutex_try(a0) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_mutex_try(a0) }
}

@_cdecl("sqlite3_mutex_leave") func interposed_sqlite3_mutex_leave(_ a0: OpaquePointer!) {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_mutex_leave(a0) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_mutex_leave(a0) }
}

@_cdecl("sqlite3_db_mutex") func interposed_sqlite3_db_mutex(_ a0: OpaquePointer!) -> OpaquePointer! {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_db_mutex(a0) }
  return unsafe Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_db_mutex(a0) }
}

@_cdecl("sqlite3_file_control") func interposed_sqlite3_file_control(
  _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: Int32, _ a3: UnsafeMutableRawPointer!
) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_file_control(a0, a1, a2, a3) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_file_control(a0, a1, a2, a3) }
}

@_cdecl("sqm_routed_test_control") func interposed_sqlite3_test_control(_ a0: Int32, _ a1: Int32, _ a2: UnsafeMutableRawPointer!) -> Int32 {
  return Routes.call(
    .task
  ) { unsafe $0.sqlite3_test_control(a0, a1, a2) }
}

@_cdecl("sqlite3_keyword_count") func interposed_sqlite3_keyword_count() -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_keyword_count() }
  return Routes.call(
    .task
  ) { $0.sqlite3_keyword_count() }
}

@_cdecl("sqlite3_keyword_name") func interposed_sqlite3_keyword_name(
  _ a0: Int32, _ a1: UnsafeMutablePointer<UnsafePointer<CChar>?>!, _ a2: UnsafeMutablePointer<Int32>!
) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_keyword_name(a0, a1, a2) }
  return Routes.call(
    .task
  ) { unsafe $0.sqlite3_keyword_name(a0, a1, a2) }
}

@_cdecl("sqlite3_keyword_check") func interposed_sqlite3_keyword_check(_ a0: UnsafePointer<CChar>!, _ a1: Int32) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_keyword_check(a0, a1) }
  return Routes.call(
    .task
  ) { unsafe $0.sqlite3_keyword_check(a0, a1) }
}

@_cdecl("sqlite3_str_new") func interposed_sqlite3_str_new(_ a0: OpaquePointer!) -> OpaquePointer! {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_str_new(a0) }
  return unsafe Routes.call(
    .handle(UInt(bitPattern: a0)), given: { UInt(bitPattern: $0) }
  ) { unsafe $0.sqlite3_str_new(a0) }
}

@_cdecl("sqlite3_str_finish") func interposed_sqlite3_str_finish(_ a0: OpaquePointer!) -> UnsafeMutablePointer<CChar>! {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_str_finish(a0) }
  return unsafe Routes.call(
    .handle(UInt(bitPattern: a0)), releasing: UInt(bitPattern: a0), given: { UInt(bitPattern: $0) }
  ) { unsafe $0.sqlite3_str_finish(a0) }
}

@_cdecl("sqm_routed_str_appendf") func interposed_sqlite3_str_appendf(
  _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: UnsafePointer<CChar>!
) {
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_str_appendf(a0, a1, a2) }
}

@_cdecl("sqlite3_str_append") func interposed_sqlite3_str_append(_ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: Int32) {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_str_append(a0, a1, a2) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_str_append(a0, a1, a2) }
}

@_cdecl("sqlite3_str_appendall") func interposed_sqlite3_str_appendall(_ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!) {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_str_appendall(a0, a1) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_str_appendall(a0, a1) }
}

@_cdecl("sqlite3_str_appendchar") func interposed_sqlite3_str_appendchar(_ a0: OpaquePointer!, _ a1: Int32, _ a2: CChar) {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_str_appendchar(a0, a1, a2) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_str_appendchar(a0, a1, a2) }
}

@_cdecl("sqlite3_str_reset") func interposed_sqlite3_str_reset(_ a0: OpaquePointer!) {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_str_reset(a0) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_str_reset(a0) }
}

@_cdecl("sqlite3_str_errcode") func interposed_sqlite3_str_errcode(_ a0: OpaquePointer!) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_str_errcode(a0) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_str_errcode(a0) }
}

@_cdecl("sqlite3_str_length") func interposed_sqlite3_str_length(_ a0: OpaquePointer!) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_str_length(a0) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_str_length(a0) }
}

@_cdecl("sqlite3_str_value") func interposed_sqlite3_str_value(_ a0: OpaquePointer!) -> UnsafeMutablePointer<CChar>! {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_str_value(a0) }
  return unsafe Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_str_value(a0) }
}

@_cdecl("sqlite3_status") func interposed_sqlite3_status(
  _ a0: Int32, _ a1: UnsafeMutablePointer<Int32>!, _ a2: UnsafeMutablePointer<Int32>!, _ a3: Int32
) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_status(a0, a1, a2, a3) }
  return Routes.call(
    .task
  ) { unsafe $0.sqlite3_status(a0, a1, a2, a3) }
}

@_cdecl("sqlite3_status64") func interposed_sqlite3_status64(
  _ a0: Int32, _ a1: UnsafeMutablePointer<Int64>!, _ a2: UnsafeMutablePointer<Int64>!, _ a3: Int32
) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_status64(a0, a1, a2, a3) }
  return Routes.call(
    .task
  ) { unsafe $0.sqlite3_status64(a0, a1, a2, a3) }
}

@_cdecl("sqlite3_db_status") func interposed_sqlite3_db_status(
  _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeMutablePointer<Int32>!, _ a3: UnsafeMutablePointer<Int32>!, _ a4: Int32
) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_db_status(a0, a1, a2, a3, a4) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_db_status(a0, a1, a2, a3, a4) }
}

@_cdecl("sqlite3_stmt_status") func interposed_sqlite3_stmt_status(_ a0: OpaquePointer!, _ a1: Int32, _ a2: Int32) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_stmt_status(a0, a1, a2) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_stmt_status(a0, a1, a2) }
}

@_cdecl("sqlite3_backup_init") func interposed_sqlite3_backup_init(
  _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: OpaquePointer!, _ a3: UnsafePointer<CChar>!
) -> OpaquePointer! {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_backup_init(a0, a1, a2, a3) }
  return unsafe Routes.call(
    .handle(UInt(bitPattern: a0)), given: { UInt(bitPattern: $0) }
  ) { unsafe $0.sqlite3_backup_init(a0, a1, a2, a3) }
}

@_cdecl("sqlite3_backup_step") func interposed_sqlite3_backup_step(_ a0: OpaquePointer!, _ a1: Int32) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_backup_step(a0, a1) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_backup_step(a0, a1) }
}

@_cdecl("sqlite3_backup_finish") func interposed_sqlite3_backup_finish(_ a0: OpaquePointer!) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_backup_finish(a0) }
  return Routes.call(
    .handle(UInt(bitPattern: a0)), releasing: UInt(bitPattern: a0)
  ) { unsafe $0.sqlite3_backup_finish(a0) }
}

@_cdecl("sqlite3_backup_remaining") func interposed_sqlite3_backup_remaining(_ a0: OpaquePointer!) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_backup_remaining(a0) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_backup_remaining(a0) }
}

@_cdecl("sqlite3_backup_pagecount") func interposed_sqlite3_backup_pagecount(_ a0: OpaquePointer!) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_backup_pagecount(a0) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_backup_pagecount(a0) }
}

@_cdecl("sqlite3_unlock_notify") func interposed_sqlite3_unlock_notify(
  _ a0: OpaquePointer!, _ a1: (@convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>?, Int32) -> Void)!,
  _ a2: UnsafeMutableRawPointer!
) -> Int32 {
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_unlock_notify(a0, a1, a2) }
}

@_cdecl("sqlite3_stricmp") func interposed_sqlite3_stricmp(_ a0: UnsafePointer<CChar>!, _ a1: UnsafePointer<CChar>!) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_stricmp(a0, a1) }
  return Routes.call(
    .task
  ) { unsafe $0.sqlite3_stricmp(a0, a1) }
}

@_cdecl("sqlite3_strnicmp") func interposed_sqlite3_strnicmp(_ a0: UnsafePointer<CChar>!, _ a1: UnsafePointer<CChar>!, _ a2: Int32) -> Int32
{
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_strnicmp(a0, a1, a2) }
  return Routes.call(
    .task
  ) { unsafe $0.sqlite3_strnicmp(a0, a1, a2) }
}

@_cdecl("sqlite3_strglob") func interposed_sqlite3_strglob(_ a0: UnsafePointer<CChar>!, _ a1: UnsafePointer<CChar>!) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_strglob(a0, a1) }
  return Routes.call(
    .task
  ) { unsafe $0.sqlite3_strglob(a0, a1) }
}

@_cdecl("sqlite3_strlike") func interposed_sqlite3_strlike(_ a0: UnsafePointer<CChar>!, _ a1: UnsafePointer<CChar>!, _ a2: UInt32) -> Int32
{
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_strlike(a0, a1, a2) }
  return Routes.call(
    .task
  ) { unsafe $0.sqlite3_strlike(a0, a1, a2) }
}

@_cdecl("sqm_routed_log") func interposed_sqlite3_log(_ a0: Int32, _ a1: UnsafePointer<CChar>!) {
  return Routes.call(
    .task
  ) { unsafe $0.sqlite3_log(a0, a1) }
}

@_cdecl("sqlite3_wal_hook") func interposed_sqlite3_wal_hook(
  _ a0: OpaquePointer!, _ a1: (@convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, UnsafePointer<CChar>?, Int32) -> Int32)!,
  _ a2: UnsafeMutableRawPointer!
) -> UnsafeMutableRawPointer! {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_wal_hook(a0, a1, a2) }
  return unsafe Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_wal_hook(a0, a1, a2) }
}

@_cdecl("sqlite3_wal_autocheckpoint") func interposed_sqlite3_wal_autocheckpoint(_ a0: OpaquePointer!, _ a1: Int32) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_wal_autocheckpoint(a0, a1) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_wal_autocheckpoint(a0, a1) }
}

@_cdecl("sqlite3_wal_checkpoint") func interposed_sqlite3_wal_checkpoint(_ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_wal_checkpoint(a0, a1) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_wal_checkpoint(a0, a1) }
}

@_cdecl("sqlite3_wal_checkpoint_v2") func interposed_sqlite3_wal_checkpoint_v2(
  _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: Int32, _ a3: UnsafeMutablePointer<Int32>!, _ a4: UnsafeMutablePointer<Int32>!
) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_wal_checkpoint_v2(a0, a1, a2, a3, a4) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_wal_checkpoint_v2(a0, a1, a2, a3, a4) }
}

@_cdecl("sqm_routed_vtab_config") func interposed_sqlite3_vtab_config(_ a0: OpaquePointer!, _ a1: Int32, _ a2: Int32) -> Int32 {
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_vtab_config(a0, a1, a2) }
}

@_cdecl("sqlite3_vtab_on_conflict") func interposed_sqlite3_vtab_on_conflict(_ a0: OpaquePointer!) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_vtab_on_conflict(a0) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_vtab_on_conflict(a0) }
}

@_cdecl("sqlite3_vtab_nochange") func interposed_sqlite3_vtab_nochange(_ a0: OpaquePointer!) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_vtab_nochange(a0) }
  return Routes.call(
    .lent(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_vtab_nochange(a0) }
}

@_cdecl("sqlite3_vtab_collation") func interposed_sqlite3_vtab_collation(_ a0: UnsafeMutablePointer<sqlite3_index_info>!, _ a1: Int32)
  -> UnsafePointer<CChar>!
{
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_vtab_collation(a0, a1) }
  return unsafe Routes.call(
    .task
  ) { unsafe $0.sqlite3_vtab_collation(a0, a1) }
}

@_cdecl("sqlite3_vtab_distinct") func interposed_sqlite3_vtab_distinct(_ a0: UnsafeMutablePointer<sqlite3_index_info>!) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_vtab_distinct(a0) }
  return Routes.call(
    .task
  ) { unsafe $0.sqlite3_vtab_distinct(a0) }
}

@_cdecl("sqlite3_vtab_in") func interposed_sqlite3_vtab_in(_ a0: UnsafeMutablePointer<sqlite3_index_info>!, _ a1: Int32, _ a2: Int32)
  -> Int32
{
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_vtab_in(a0, a1, a2) }
  return Routes.call(
    .task
  ) { unsafe $0.sqlite3_vtab_in(a0, a1, a2) }
}

@_cdecl("sqlite3_vtab_in_first") func interposed_sqlite3_vtab_in_first(_ a0: OpaquePointer!, _ a1: UnsafeMutablePointer<OpaquePointer?>!)
  -> Int32
{
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_vtab_in_first(a0, a1) }
  return Routes.call(
    .lent(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_vtab_in_first(a0, a1) }
}

@_cdecl("sqlite3_vtab_in_next") func interposed_sqlite3_vtab_in_next(_ a0: OpaquePointer!, _ a1: UnsafeMutablePointer<OpaquePointer?>!)
  -> Int32
{
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_vtab_in_next(a0, a1) }
  return Routes.call(
    .lent(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_vtab_in_next(a0, a1) }
}

@_cdecl("sqlite3_vtab_rhs_value") func interposed_sqlite3_vtab_rhs_value(
  _ a0: UnsafeMutablePointer<sqlite3_index_info>!, _ a1: Int32, _ a2: UnsafeMutablePointer<OpaquePointer?>!
) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_vtab_rhs_value(a0, a1, a2) }
  return Routes.call(
    .task
  ) { unsafe $0.sqlite3_vtab_rhs_value(a0, a1, a2) }
}

@_cdecl("sqlite3_db_cacheflush") func interposed_sqlite3_db_cacheflush(_ a0: OpaquePointer!) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_db_cacheflush(a0) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_db_cacheflush(a0) }
}

@_cdecl("sqlite3_preupdate_hook") func interposed_sqlite3_preupdate_hook(
  _ a0: OpaquePointer!,
  _ a1: (
    @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?, Int64, Int64) -> Void
  )!, _ a2: UnsafeMutableRawPointer!
) -> UnsafeMutableRawPointer! {
  return unsafe Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_preupdate_hook(a0, a1, a2) }
}

@_cdecl("sqlite3_preupdate_old") func interposed_sqlite3_preupdate_old(
  _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeMutablePointer<OpaquePointer?>!
) -> Int32 {
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_preupdate_old(a0, a1, a2) }
}

@_cdecl("sqlite3_preupdate_count") func interposed_sqlite3_preupdate_count(_ a0: OpaquePointer!) -> Int32 {
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_preupdate_count(a0) }
}

@_cdecl("sqlite3_preupdate_depth") func interposed_sqlite3_preupdate_depth(_ a0: OpaquePointer!) -> Int32 {
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_preupdate_depth(a0) }
}

@_cdecl("sqlite3_preupdate_new") func interposed_sqlite3_preupdate_new(
  _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeMutablePointer<OpaquePointer?>!
) -> Int32 {
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_preupdate_new(a0, a1, a2) }
}

@_cdecl("sqlite3_preupdate_blobwrite") func interposed_sqlite3_preupdate_blobwrite(_ a0: OpaquePointer!) -> Int32 {
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_preupdate_blobwrite(a0) }
}

@_cdecl("sqlite3_system_errno") func interposed_sqlite3_system_errno(_ a0: OpaquePointer!) -> Int32 {
  if let direct = unsafe sqm_direct() { return unsafe direct.pointee.sqlite3_system_errno(a0) }
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_system_errno(a0) }
}

@_cdecl("sqlite3_serialize") func interposed_sqlite3_serialize(
  _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: UnsafeMutablePointer<Int64>!, _ a3: UInt32
) -> UnsafeMutablePointer<UInt8>! {
  return unsafe Routes.call(
    .handle(UInt(bitPattern: a0)), given: { UInt(bitPattern: $0) }
  ) { unsafe $0.sqlite3_serialize(a0, a1, a2, a3) }
}

@_cdecl("sqlite3_deserialize") func interposed_sqlite3_deserialize(
  _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: UnsafeMutablePointer<UInt8>!, _ a3: Int64, _ a4: Int64, _ a5: UInt32
) -> Int32 {
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_deserialize(a0, a1, a2, a3, a4, a5) }
}

@_cdecl("sqlite3_rtree_geometry_callback") func interposed_sqlite3_rtree_geometry_callback(
  _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!,
  _ a2: (
    @convention(c) (UnsafeMutablePointer<sqlite3_rtree_geometry>?, Int32, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Int32>?) ->
      Int32
  )!, _ a3: UnsafeMutableRawPointer!
) -> Int32 {
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_rtree_geometry_callback(a0, a1, a2, a3) }
}

@_cdecl("sqlite3_rtree_query_callback") func interposed_sqlite3_rtree_query_callback(
  _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: (@convention(c) (UnsafeMutablePointer<sqlite3_rtree_query_info>?) -> Int32)!,
  _ a3: UnsafeMutableRawPointer!, _ a4: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
) -> Int32 {
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3_rtree_query_callback(a0, a1, a2, a3, a4) }
}

@_cdecl("sqlite3session_create") func interposed_sqlite3session_create(
  _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: UnsafeMutablePointer<OpaquePointer?>!
) -> Int32 {
  return Routes.call(
    .handle(UInt(bitPattern: a0)), given: { _ in unsafe UInt(bitPattern: a2?.pointee) }
  ) { unsafe $0.sqlite3session_create(a0, a1, a2) }
}

@_cdecl("sqlite3session_delete") func interposed_sqlite3session_delete(_ a0: OpaquePointer!) {
  return Routes.call(
    .handle(UInt(bitPattern: a0)), releasing: UInt(bitPattern: a0)
  ) { unsafe $0.sqlite3session_delete(a0) }
}

@_cdecl("sqlite3session_object_config") func interposed_sqlite3session_object_config(
  _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeMutableRawPointer!
) -> Int32 {
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3session_object_config(a0, a1, a2) }
}

@_cdecl("sqlite3session_enable") func interposed_sqlite3session_enable(_ a0: OpaquePointer!, _ a1: Int32) -> Int32 {
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3session_enable(a0, a1) }
}

@_cdecl("sqlite3session_indirect") func interposed_sqlite3session_indirect(_ a0: OpaquePointer!, _ a1: Int32) -> Int32 {
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3session_indirect(a0, a1) }
}

@_cdecl("sqlite3session_attach") func interposed_sqlite3session_attach(_ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!) -> Int32 {
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3session_attach(a0, a1) }
}

@_cdecl("sqlite3session_table_filter") func interposed_sqlite3session_table_filter(
  _ a0: OpaquePointer!, _ a1: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Int32)!, _ a2: UnsafeMutableRawPointer!
) {
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3session_table_filter(a0, a1, a2) }
}

@_cdecl("sqlite3session_changeset") func interposed_sqlite3session_changeset(
  _ a0: OpaquePointer!, _ a1: UnsafeMutablePointer<Int32>!, _ a2: UnsafeMutablePointer<UnsafeMutableRawPointer?>!
) -> Int32 {
  return Routes.call(
    .handle(UInt(bitPattern: a0)), given: { _ in unsafe UInt(bitPattern: a2?.pointee) }
  ) { unsafe $0.sqlite3session_changeset(a0, a1, a2) }
}

@_cdecl("sqlite3session_changeset_size") func interposed_sqlite3session_changeset_size(_ a0: OpaquePointer!) -> Int64 {
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3session_changeset_size(a0) }
}

@_cdecl("sqlite3session_diff") func interposed_sqlite3session_diff(
  _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: UnsafePointer<CChar>!, _ a3: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!
) -> Int32 {
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3session_diff(a0, a1, a2, a3) }
}

@_cdecl("sqlite3session_patchset") func interposed_sqlite3session_patchset(
  _ a0: OpaquePointer!, _ a1: UnsafeMutablePointer<Int32>!, _ a2: UnsafeMutablePointer<UnsafeMutableRawPointer?>!
) -> Int32 {
  return Routes.call(
    .handle(UInt(bitPattern: a0)), given: { _ in unsafe UInt(bitPattern: a2?.pointee) }
  ) { unsafe $0.sqlite3session_patchset(a0, a1, a2) }
}

@_cdecl("sqlite3session_isempty") func interposed_sqlite3session_isempty(_ a0: OpaquePointer!) -> Int32 {
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3session_isempty(a0) }
}

@_cdecl("sqlite3session_memory_used") func interposed_sqlite3session_memory_used(_ a0: OpaquePointer!) -> Int64 {
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3session_memory_used(a0) }
}

@_cdecl("sqlite3changeset_start") func interposed_sqlite3changeset_start(
  _ a0: UnsafeMutablePointer<OpaquePointer?>!, _ a1: Int32, _ a2: UnsafeMutableRawPointer!
) -> Int32 {
  return Routes.call(
    .task, given: { _ in unsafe UInt(bitPattern: a0?.pointee) }
  ) { unsafe $0.sqlite3changeset_start(a0, a1, a2) }
}

@_cdecl("sqlite3changeset_start_v2") func interposed_sqlite3changeset_start_v2(
  _ a0: UnsafeMutablePointer<OpaquePointer?>!, _ a1: Int32, _ a2: UnsafeMutableRawPointer!, _ a3: Int32
) -> Int32 {
  return Routes.call(
    .task, given: { _ in unsafe UInt(bitPattern: a0?.pointee) }
  ) { unsafe $0.sqlite3changeset_start_v2(a0, a1, a2, a3) }
}

@_cdecl("sqlite3changeset_next") func interposed_sqlite3changeset_next(_ a0: OpaquePointer!) -> Int32 {
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3changeset_next(a0) }
}

@_cdecl("sqlite3changeset_op") func interposed_sqlite3changeset_op(
  _ a0: OpaquePointer!, _ a1: UnsafeMutablePointer<UnsafePointer<CChar>?>!, _ a2: UnsafeMutablePointer<Int32>!,
  _ a3: UnsafeMutablePointer<Int32>!, _ a4: UnsafeMutablePointer<Int32>!
) -> Int32 {
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3changeset_op(a0, a1, a2, a3, a4) }
}

@_cdecl("sqlite3changeset_pk") func interposed_sqlite3changeset_pk(
  _ a0: OpaquePointer!, _ a1: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>!, _ a2: UnsafeMutablePointer<Int32>!
) -> Int32 {
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3changeset_pk(a0, a1, a2) }
}

@_cdecl("sqlite3changeset_old") func interposed_sqlite3changeset_old(
  _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeMutablePointer<OpaquePointer?>!
) -> Int32 {
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3changeset_old(a0, a1, a2) }
}

@_cdecl("sqlite3changeset_new") func interposed_sqlite3changeset_new(
  _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeMutablePointer<OpaquePointer?>!
) -> Int32 {
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3changeset_new(a0, a1, a2) }
}

@_cdecl("sqlite3changeset_conflict") func interposed_sqlite3changeset_conflict(
  _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeMutablePointer<OpaquePointer?>!
) -> Int32 {
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3changeset_conflict(a0, a1, a2) }
}

@_cdecl("sqlite3changeset_fk_conflicts") func interposed_sqlite3changeset_fk_conflicts(
  _ a0: OpaquePointer!, _ a1: UnsafeMutablePointer<Int32>!
) -> Int32 {
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3changeset_fk_conflicts(a0, a1) }
}

@_cdecl("sqlite3changeset_finalize") func interposed_sqlite3changeset_finalize(_ a0: OpaquePointer!) -> Int32 {
  return Routes.call(
    .handle(UInt(bitPattern: a0)), releasing: UInt(bitPattern: a0)
  ) { unsafe $0.sqlite3changeset_finalize(a0) }
}

@_cdecl("sqlite3changeset_invert") func interposed_sqlite3changeset_invert(
  _ a0: Int32, _ a1: UnsafeRawPointer!, _ a2: UnsafeMutablePointer<Int32>!, _ a3: UnsafeMutablePointer<UnsafeMutableRawPointer?>!
) -> Int32 {
  return Routes.call(
    .task, given: { _ in unsafe UInt(bitPattern: a3?.pointee) }
  ) { unsafe $0.sqlite3changeset_invert(a0, a1, a2, a3) }
}

@_cdecl("sqlite3changeset_concat") func interposed_sqlite3changeset_concat(
  _ a0: Int32, _ a1: UnsafeMutableRawPointer!, _ a2: Int32, _ a3: UnsafeMutableRawPointer!, _ a4: UnsafeMutablePointer<Int32>!,
  _ a5: UnsafeMutablePointer<UnsafeMutableRawPointer?>!
) -> Int32 {
  return Routes.call(
    .task, given: { _ in unsafe UInt(bitPattern: a5?.pointee) }
  ) { unsafe $0.sqlite3changeset_concat(a0, a1, a2, a3, a4, a5) }
}

@_cdecl("sqlite3changegroup_new") func interposed_sqlite3changegroup_new(_ a0: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 {
  return Routes.call(
    .task, given: { _ in unsafe UInt(bitPattern: a0?.pointee) }
  ) { unsafe $0.sqlite3changegroup_new(a0) }
}

@_cdecl("sqlite3changegroup_add") func interposed_sqlite3changegroup_add(_ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeMutableRawPointer!)
  -> Int32
{
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3changegroup_add(a0, a1, a2) }
}

@_cdecl("sqlite3changegroup_output") func interposed_sqlite3changegroup_output(
  _ a0: OpaquePointer!, _ a1: UnsafeMutablePointer<Int32>!, _ a2: UnsafeMutablePointer<UnsafeMutableRawPointer?>!
) -> Int32 {
  return Routes.call(
    .handle(UInt(bitPattern: a0)), given: { _ in unsafe UInt(bitPattern: a2?.pointee) }
  ) { unsafe $0.sqlite3changegroup_output(a0, a1, a2) }
}

@_cdecl("sqlite3changegroup_delete") func interposed_sqlite3changegroup_delete(_ a0: OpaquePointer!) {
  return Routes.call(
    .handle(UInt(bitPattern: a0)), releasing: UInt(bitPattern: a0)
  ) { unsafe $0.sqlite3changegroup_delete(a0) }
}

@_cdecl("sqlite3changeset_apply") func interposed_sqlite3changeset_apply(
  _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeMutableRawPointer!,
  _ a3: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Int32)!,
  _ a4: (@convention(c) (UnsafeMutableRawPointer?, Int32, OpaquePointer?) -> Int32)!, _ a5: UnsafeMutableRawPointer!
) -> Int32 {
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3changeset_apply(a0, a1, a2, a3, a4, a5) }
}

@_cdecl("sqlite3changeset_apply_v2") func interposed_sqlite3changeset_apply_v2(
  _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeMutableRawPointer!,
  _ a3: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Int32)!,
  _ a4: (@convention(c) (UnsafeMutableRawPointer?, Int32, OpaquePointer?) -> Int32)!, _ a5: UnsafeMutableRawPointer!,
  _ a6: UnsafeMutablePointer<UnsafeMutableRawPointer?>!, _ a7: UnsafeMutablePointer<Int32>!, _ a8: Int32
) -> Int32 {
  return Routes.call(
    .handle(UInt(bitPattern: a0)), given: { _ in unsafe UInt(bitPattern: a6?.pointee) }
  ) { unsafe $0.sqlite3changeset_apply_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8) }
}

@_cdecl("sqlite3rebaser_create") func interposed_sqlite3rebaser_create(_ a0: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 {
  return Routes.call(
    .task, given: { _ in unsafe UInt(bitPattern: a0?.pointee) }
  ) { unsafe $0.sqlite3rebaser_create(a0) }
}

@_cdecl("sqlite3rebaser_configure") func interposed_sqlite3rebaser_configure(_ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeRawPointer!)
  -> Int32
{
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3rebaser_configure(a0, a1, a2) }
}

@_cdecl("sqlite3rebaser_rebase") func interposed_sqlite3rebaser_rebase(
  _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeRawPointer!, _ a3: UnsafeMutablePointer<Int32>!,
  _ a4: UnsafeMutablePointer<UnsafeMutableRawPointer?>!
) -> Int32 {
  return Routes.call(
    .handle(UInt(bitPattern: a0)), given: { _ in unsafe UInt(bitPattern: a4?.pointee) }
  ) { unsafe $0.sqlite3rebaser_rebase(a0, a1, a2, a3, a4) }
}

@_cdecl("sqlite3rebaser_delete") func interposed_sqlite3rebaser_delete(_ a0: OpaquePointer!) {
  return Routes.call(
    .handle(UInt(bitPattern: a0)), releasing: UInt(bitPattern: a0)
  ) { unsafe $0.sqlite3rebaser_delete(a0) }
}

@_cdecl("sqlite3changeset_apply_strm") func interposed_sqlite3changeset_apply_strm(
  _ a0: OpaquePointer!, _ a1: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)!,
  _ a2: UnsafeMutableRawPointer!, _ a3: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Int32)!,
  _ a4: (@convention(c) (UnsafeMutableRawPointer?, Int32, OpaquePointer?) -> Int32)!, _ a5: UnsafeMutableRawPointer!
) -> Int32 {
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3changeset_apply_strm(a0, a1, a2, a3, a4, a5) }
}

@_cdecl("sqlite3changeset_apply_v2_strm") func interposed_sqlite3changeset_apply_v2_strm(
  _ a0: OpaquePointer!, _ a1: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)!,
  _ a2: UnsafeMutableRawPointer!, _ a3: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Int32)!,
  _ a4: (@convention(c) (UnsafeMutableRawPointer?, Int32, OpaquePointer?) -> Int32)!, _ a5: UnsafeMutableRawPointer!,
  _ a6: UnsafeMutablePointer<UnsafeMutableRawPointer?>!, _ a7: UnsafeMutablePointer<Int32>!, _ a8: Int32
) -> Int32 {
  return Routes.call(
    .handle(UInt(bitPattern: a0)), given: { _ in unsafe UInt(bitPattern: a6?.pointee) }
  ) { unsafe $0.sqlite3changeset_apply_v2_strm(a0, a1, a2, a3, a4, a5, a6, a7, a8) }
}

@_cdecl("sqlite3changeset_concat_strm") func interposed_sqlite3changeset_concat_strm(
  _ a0: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)!,
  _ a1: UnsafeMutableRawPointer!,
  _ a2: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)!,
  _ a3: UnsafeMutableRawPointer!, _ a4: (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)!,
  _ a5: UnsafeMutableRawPointer!
) -> Int32 {
  return Routes.call(
    .task
  ) { unsafe $0.sqlite3changeset_concat_strm(a0, a1, a2, a3, a4, a5) }
}

@_cdecl("sqlite3changeset_invert_strm") func interposed_sqlite3changeset_invert_strm(
  _ a0: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)!,
  _ a1: UnsafeMutableRawPointer!, _ a2: (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)!,
  _ a3: UnsafeMutableRawPointer!
) -> Int32 {
  return Routes.call(
    .task
  ) { unsafe $0.sqlite3changeset_invert_strm(a0, a1, a2, a3) }
}

@_cdecl("sqlite3changeset_start_strm") func interposed_sqlite3changeset_start_strm(
  _ a0: UnsafeMutablePointer<OpaquePointer?>!,
  _ a1: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)!,
  _ a2: UnsafeMutableRawPointer!
) -> Int32 {
  return Routes.call(
    .task, given: { _ in unsafe UInt(bitPattern: a0?.pointee) }
  ) { unsafe $0.sqlite3changeset_start_strm(a0, a1, a2) }
}

@_cdecl("sqlite3changeset_start_v2_strm") func interposed_sqlite3changeset_start_v2_strm(
  _ a0: UnsafeMutablePointer<OpaquePointer?>!,
  _ a1: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)!,
  _ a2: UnsafeMutableRawPointer!, _ a3: Int32
) -> Int32 {
  return Routes.call(
    .task, given: { _ in unsafe UInt(bitPattern: a0?.pointee) }
  ) { unsafe $0.sqlite3changeset_start_v2_strm(a0, a1, a2, a3) }
}

@_cdecl("sqlite3session_changeset_strm") func interposed_sqlite3session_changeset_strm(
  _ a0: OpaquePointer!, _ a1: (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)!,
  _ a2: UnsafeMutableRawPointer!
) -> Int32 {
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3session_changeset_strm(a0, a1, a2) }
}

@_cdecl("sqlite3session_patchset_strm") func interposed_sqlite3session_patchset_strm(
  _ a0: OpaquePointer!, _ a1: (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)!,
  _ a2: UnsafeMutableRawPointer!
) -> Int32 {
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3session_patchset_strm(a0, a1, a2) }
}

@_cdecl("sqlite3changegroup_add_strm") func interposed_sqlite3changegroup_add_strm(
  _ a0: OpaquePointer!, _ a1: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)!,
  _ a2: UnsafeMutableRawPointer!
) -> Int32 {
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3changegroup_add_strm(a0, a1, a2) }
}

@_cdecl("sqlite3changegroup_output_strm") func interposed_sqlite3changegroup_output_strm(
  _ a0: OpaquePointer!, _ a1: (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)!,
  _ a2: UnsafeMutableRawPointer!
) -> Int32 {
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3changegroup_output_strm(a0, a1, a2) }
}

@_cdecl("sqlite3rebaser_rebase_strm") func interposed_sqlite3rebaser_rebase_strm(
  _ a0: OpaquePointer!, _ a1: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)!,
  _ a2: UnsafeMutableRawPointer!, _ a3: (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)!,
  _ a4: UnsafeMutableRawPointer!
) -> Int32 {
  return Routes.call(
    .handle(UInt(bitPattern: a0))
  ) { unsafe $0.sqlite3rebaser_rebase_strm(a0, a1, a2, a3, a4) }
}

@_cdecl("sqlite3session_config") func interposed_sqlite3session_config(_ a0: Int32, _ a1: UnsafeMutableRawPointer!) -> Int32 {
  return Routes.call(
    .task
  ) { unsafe $0.sqlite3session_config(a0, a1) }
}
