// Written by Scripts/generate-calls from Scripts/entry-points.tsv: change the table or the script, not this file.
public import SQLiteCalls

/// All 352 calls, refused: those that can fail answer what ``refuse(_:_:_:)`` says or nil, and have the side effects of a failure (a
/// destructor among the arguments is called, pointers to be handed out become nil); those that cannot answer 0, nil or nothing.
///
/// An engine derives from ``RefusingSqlite3Wrapper``, which says on its connections what was refused, and why.
open class Sqlite3Refusals: Sqlite3WrapperProtocol {
  /// A wrapper without a library.
  public init() {}

  /// False: there is nothing.
  open func provides(_ call: Sqlite3Call) -> Bool { false }

  /// Functions that do nothing: nobody calls them, because none can be registered.
  open var trampolines: Sqlite3Trampolines { .idle }

  /// False: there is nothing that runs it.
  open var runsAnySQL: Bool { false }

  /// That it is not served.
  open func absence(of call: Sqlite3Call) -> String { "\(call.rawValue) is not served" }

  /// False: there is nothing to be told.
  open func honors(_ setting: OpeningSetting) -> Bool { false }

  /// Does nothing.
  open func leaveToSQLite(_ memory: UnsafeMutableRawPointer) {}

  /// Told of each call that is refused, and answers the code of those that answer one.
  ///
  /// - Parameters:
  ///   - call: The C function called.
  ///   - kind: What the handle is; nil for a function that takes none of a connection.
  ///   - handle: The first argument that is a handle of a connection.
  open func refuse(_ call: Sqlite3Call, _ kind: HandleKind?, _ handle: OpaquePointer?) -> Int32 { ResultCode.error.rawValue }

  /// Told of each call that cannot fail and is answered 0, nil or nothing here.
  open func leaveOut(_ call: Sqlite3Call) {}
  /// Refuses `sqlite3_libversion`.
  open func sqlite3_libversion() -> UnsafePointer<CChar>! {
    leaveOut(.sqlite3_libversion)
    return nil
  }
  /// Refuses `sqlite3_sourceid`.
  open func sqlite3_sourceid() -> UnsafePointer<CChar>! {
    leaveOut(.sqlite3_sourceid)
    return nil
  }
  /// Refuses `sqlite3_libversion_number`.
  @discardableResult
  open func sqlite3_libversion_number() -> Int32 {
    leaveOut(.sqlite3_libversion_number)
    return 0
  }
  /// Refuses `sqlite3_compileoption_used`.
  @discardableResult
  open func sqlite3_compileoption_used(_ zOptName: UnsafePointer<CChar>!) -> Int32 {
    leaveOut(.sqlite3_compileoption_used)
    return 0
  }
  /// Refuses `sqlite3_compileoption_get`.
  open func sqlite3_compileoption_get(_ N: Int32) -> UnsafePointer<CChar>! {
    leaveOut(.sqlite3_compileoption_get)
    return nil
  }
  /// Refuses `sqlite3_threadsafe`.
  @discardableResult
  open func sqlite3_threadsafe() -> Int32 {
    leaveOut(.sqlite3_threadsafe)
    return 0
  }
  /// Refuses `sqlite3_close`.
  @discardableResult
  open func sqlite3_close(_ a0: OpaquePointer!) -> Int32 {
    return unsafe refuse(.sqlite3_close, .connection, a0)
  }
  /// Refuses `sqlite3_close_v2`.
  @discardableResult
  open func sqlite3_close_v2(_ a0: OpaquePointer!) -> Int32 {
    return unsafe refuse(.sqlite3_close_v2, .connection, a0)
  }
  /// Refuses `sqlite3_exec`.
  @discardableResult
  open func sqlite3_exec(
    _ a0: OpaquePointer!, _ sql: UnsafePointer<CChar>!,
    _ callback: (
      @convention(c) (
        UnsafeMutableRawPointer?, Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
        UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
      ) -> Int32
    )!, _ a3: UnsafeMutableRawPointer!, _ errmsg: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!
  ) -> Int32 {
    unsafe Sqlite3Refusals.clear(errmsg)
    return unsafe refuse(.sqlite3_exec, .connection, a0)
  }
  /// Refuses `sqlite3_initialize`.
  @discardableResult
  open func sqlite3_initialize() -> Int32 {
    return unsafe refuse(.sqlite3_initialize, nil, nil)
  }
  /// Refuses `sqlite3_shutdown`.
  @discardableResult
  open func sqlite3_shutdown() -> Int32 {
    leaveOut(.sqlite3_shutdown)
    return 0
  }
  /// Refuses `sqlite3_os_init`.
  @discardableResult
  open func sqlite3_os_init() -> Int32 {
    return unsafe refuse(.sqlite3_os_init, nil, nil)
  }
  /// Refuses `sqlite3_os_end`.
  @discardableResult
  open func sqlite3_os_end() -> Int32 {
    leaveOut(.sqlite3_os_end)
    return 0
  }
  /// Refuses `sqlite3_config`.
  @discardableResult
  open func sqlite3_config(
    _ option: Int32, _ first: Int64, _ second: Int64, _ pointer: UnsafeMutableRawPointer!, _ context: UnsafeMutableRawPointer!
  ) -> Int32 {
    return unsafe refuse(.sqlite3_config, nil, nil)
  }
  /// Refuses `sqlite3_db_config`.
  @discardableResult
  open func sqlite3_db_config(_ db: OpaquePointer!, _ option: Int32, _ first: Int32, _ second: Int32, _ pointer: UnsafeMutableRawPointer!)
    -> Int32
  {
    return unsafe refuse(.sqlite3_db_config, .connection, db)
  }
  /// Refuses `sqlite3_extended_result_codes`.
  @discardableResult
  open func sqlite3_extended_result_codes(_ a0: OpaquePointer!, _ onoff: Int32) -> Int32 {
    return unsafe refuse(.sqlite3_extended_result_codes, .connection, a0)
  }
  /// Refuses `sqlite3_last_insert_rowid`.
  open func sqlite3_last_insert_rowid(_ a0: OpaquePointer!) -> Int64 {
    leaveOut(.sqlite3_last_insert_rowid)
    return 0
  }
  /// Refuses `sqlite3_set_last_insert_rowid`.
  open func sqlite3_set_last_insert_rowid(_ a0: OpaquePointer!, _ a1: Int64) {
    leaveOut(.sqlite3_set_last_insert_rowid)
  }
  /// Refuses `sqlite3_changes`.
  @discardableResult
  open func sqlite3_changes(_ a0: OpaquePointer!) -> Int32 {
    leaveOut(.sqlite3_changes)
    return 0
  }
  /// Refuses `sqlite3_changes64`.
  open func sqlite3_changes64(_ a0: OpaquePointer!) -> Int64 {
    leaveOut(.sqlite3_changes64)
    return 0
  }
  /// Refuses `sqlite3_total_changes`.
  @discardableResult
  open func sqlite3_total_changes(_ a0: OpaquePointer!) -> Int32 {
    leaveOut(.sqlite3_total_changes)
    return 0
  }
  /// Refuses `sqlite3_total_changes64`.
  open func sqlite3_total_changes64(_ a0: OpaquePointer!) -> Int64 {
    leaveOut(.sqlite3_total_changes64)
    return 0
  }
  /// Refuses `sqlite3_interrupt`.
  open func sqlite3_interrupt(_ a0: OpaquePointer!) {
    leaveOut(.sqlite3_interrupt)
  }
  /// Refuses `sqlite3_complete`.
  @discardableResult
  open func sqlite3_complete(_ sql: UnsafePointer<CChar>!) -> Int32 {
    return unsafe refuse(.sqlite3_complete, nil, nil)
  }
  /// Refuses `sqlite3_complete16`.
  @discardableResult
  open func sqlite3_complete16(_ sql: UnsafeRawPointer!) -> Int32 {
    return unsafe refuse(.sqlite3_complete16, nil, nil)
  }
  /// Refuses `sqlite3_busy_handler`.
  @discardableResult
  open func sqlite3_busy_handler(
    _ a0: OpaquePointer!, _ a1: (@convention(c) (UnsafeMutableRawPointer?, Int32) -> Int32)!, _ a2: UnsafeMutableRawPointer!
  ) -> Int32 {
    return unsafe refuse(.sqlite3_busy_handler, .connection, a0)
  }
  /// Refuses `sqlite3_busy_timeout`.
  @discardableResult
  open func sqlite3_busy_timeout(_ a0: OpaquePointer!, _ ms: Int32) -> Int32 {
    return unsafe refuse(.sqlite3_busy_timeout, .connection, a0)
  }
  /// Refuses `sqlite3_get_table`.
  @discardableResult
  open func sqlite3_get_table(
    _ db: OpaquePointer!, _ zSql: UnsafePointer<CChar>!,
    _ pazResult: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>!, _ pnRow: UnsafeMutablePointer<Int32>!,
    _ pnColumn: UnsafeMutablePointer<Int32>!, _ pzErrmsg: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!
  ) -> Int32 {
    unsafe Sqlite3Refusals.clear(pazResult)
    unsafe Sqlite3Refusals.clear(pzErrmsg)
    return unsafe refuse(.sqlite3_get_table, .connection, db)
  }
  /// Refuses `sqlite3_free_table`.
  open func sqlite3_free_table(_ result: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!) {
    unsafe Sqlite3Refusals.clear(result)
    leaveOut(.sqlite3_free_table)
  }
  /// Refuses `sqlite3_mprintf`.
  open func sqlite3_mprintf(_ format: UnsafePointer<CChar>!, _ text: UnsafePointer<CChar>!) -> UnsafeMutablePointer<CChar>! {
    _ = unsafe refuse(.sqlite3_mprintf, nil, nil)
    return nil
  }
  /// Refuses `sqlite3_vmprintf`.
  open func sqlite3_vmprintf(_ a0: UnsafePointer<CChar>!, _ a1: CVaListPointer) -> UnsafeMutablePointer<CChar>! {
    _ = unsafe refuse(.sqlite3_vmprintf, nil, nil)
    return nil
  }
  /// Refuses `sqlite3_snprintf`.
  open func sqlite3_snprintf(
    _ size: Int32, _ buffer: UnsafeMutablePointer<CChar>!, _ format: UnsafePointer<CChar>!, _ text: UnsafePointer<CChar>!
  ) -> UnsafeMutablePointer<CChar>! {
    leaveOut(.sqlite3_snprintf)
    return nil
  }
  /// Refuses `sqlite3_vsnprintf`.
  open func sqlite3_vsnprintf(_ a0: Int32, _ a1: UnsafeMutablePointer<CChar>!, _ a2: UnsafePointer<CChar>!, _ a3: CVaListPointer)
    -> UnsafeMutablePointer<CChar>!
  {
    leaveOut(.sqlite3_vsnprintf)
    return nil
  }
  /// Refuses `sqlite3_malloc`.
  open func sqlite3_malloc(_ a0: Int32) -> UnsafeMutableRawPointer! {
    _ = unsafe refuse(.sqlite3_malloc, nil, nil)
    return nil
  }
  /// Refuses `sqlite3_malloc64`.
  open func sqlite3_malloc64(_ a0: UInt64) -> UnsafeMutableRawPointer! {
    _ = unsafe refuse(.sqlite3_malloc64, nil, nil)
    return nil
  }
  /// Refuses `sqlite3_realloc`.
  open func sqlite3_realloc(_ a0: UnsafeMutableRawPointer!, _ a1: Int32) -> UnsafeMutableRawPointer! {
    _ = unsafe refuse(.sqlite3_realloc, nil, nil)
    return nil
  }
  /// Refuses `sqlite3_realloc64`.
  open func sqlite3_realloc64(_ a0: UnsafeMutableRawPointer!, _ a1: UInt64) -> UnsafeMutableRawPointer! {
    _ = unsafe refuse(.sqlite3_realloc64, nil, nil)
    return nil
  }
  /// Refuses `sqlite3_free`.
  open func sqlite3_free(_ a0: UnsafeMutableRawPointer!) {
    leaveOut(.sqlite3_free)
  }
  /// Refuses `sqlite3_msize`.
  open func sqlite3_msize(_ a0: UnsafeMutableRawPointer!) -> UInt64 {
    leaveOut(.sqlite3_msize)
    return 0
  }
  /// Refuses `sqlite3_memory_used`.
  open func sqlite3_memory_used() -> Int64 {
    leaveOut(.sqlite3_memory_used)
    return 0
  }
  /// Refuses `sqlite3_memory_highwater`.
  open func sqlite3_memory_highwater(_ resetFlag: Int32) -> Int64 {
    leaveOut(.sqlite3_memory_highwater)
    return 0
  }
  /// Refuses `sqlite3_randomness`.
  open func sqlite3_randomness(_ N: Int32, _ P: UnsafeMutableRawPointer!) {
    leaveOut(.sqlite3_randomness)
  }
  /// Refuses `sqlite3_set_authorizer`.
  @discardableResult
  open func sqlite3_set_authorizer(
    _ a0: OpaquePointer!,
    _ xAuth: (
      @convention(c) (
        UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?
      ) -> Int32
    )!, _ pUserData: UnsafeMutableRawPointer!
  ) -> Int32 {
    return unsafe refuse(.sqlite3_set_authorizer, .connection, a0)
  }
  /// Refuses `sqlite3_trace`.
  open func sqlite3_trace(
    _ a0: OpaquePointer!, _ xTrace: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Void)!,
    _ a2: UnsafeMutableRawPointer!
  ) -> UnsafeMutableRawPointer! {
    leaveOut(.sqlite3_trace)
    return nil
  }
  /// Refuses `sqlite3_profile`.
  open func sqlite3_profile(
    _ a0: OpaquePointer!, _ xProfile: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, UInt64) -> Void)!,
    _ a2: UnsafeMutableRawPointer!
  ) -> UnsafeMutableRawPointer! {
    leaveOut(.sqlite3_profile)
    return nil
  }
  /// Refuses `sqlite3_trace_v2`.
  @discardableResult
  open func sqlite3_trace_v2(
    _ a0: OpaquePointer!, _ uMask: UInt32,
    _ xCallback: (@convention(c) (UInt32, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Int32)!,
    _ pCtx: UnsafeMutableRawPointer!
  ) -> Int32 {
    return unsafe refuse(.sqlite3_trace_v2, .connection, a0)
  }
  /// Refuses `sqlite3_progress_handler`.
  open func sqlite3_progress_handler(
    _ a0: OpaquePointer!, _ a1: Int32, _ a2: (@convention(c) (UnsafeMutableRawPointer?) -> Int32)!, _ a3: UnsafeMutableRawPointer!
  ) {
    leaveOut(.sqlite3_progress_handler)
  }
  /// Refuses `sqlite3_open`.
  @discardableResult
  open func sqlite3_open(_ filename: UnsafePointer<CChar>!, _ ppDb: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 {
    unsafe Sqlite3Refusals.clear(ppDb)
    return unsafe refuse(.sqlite3_open, nil, nil)
  }
  /// Refuses `sqlite3_open16`.
  @discardableResult
  open func sqlite3_open16(_ filename: UnsafeRawPointer!, _ ppDb: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 {
    unsafe Sqlite3Refusals.clear(ppDb)
    return unsafe refuse(.sqlite3_open16, nil, nil)
  }
  /// Refuses `sqlite3_open_v2`.
  @discardableResult
  open func sqlite3_open_v2(
    _ filename: UnsafePointer<CChar>!, _ ppDb: UnsafeMutablePointer<OpaquePointer?>!, _ flags: Int32, _ zVfs: UnsafePointer<CChar>!
  ) -> Int32 {
    unsafe Sqlite3Refusals.clear(ppDb)
    return unsafe refuse(.sqlite3_open_v2, nil, nil)
  }
  /// Refuses `sqlite3_uri_parameter`.
  open func sqlite3_uri_parameter(_ z: UnsafePointer<CChar>!, _ zParam: UnsafePointer<CChar>!) -> UnsafePointer<CChar>! {
    leaveOut(.sqlite3_uri_parameter)
    return nil
  }
  /// Refuses `sqlite3_uri_boolean`.
  @discardableResult
  open func sqlite3_uri_boolean(_ z: UnsafePointer<CChar>!, _ zParam: UnsafePointer<CChar>!, _ bDefault: Int32) -> Int32 {
    leaveOut(.sqlite3_uri_boolean)
    return 0
  }
  /// Refuses `sqlite3_uri_int64`.
  open func sqlite3_uri_int64(_ a0: UnsafePointer<CChar>!, _ a1: UnsafePointer<CChar>!, _ a2: Int64) -> Int64 {
    leaveOut(.sqlite3_uri_int64)
    return 0
  }
  /// Refuses `sqlite3_uri_key`.
  open func sqlite3_uri_key(_ z: UnsafePointer<CChar>!, _ N: Int32) -> UnsafePointer<CChar>! {
    leaveOut(.sqlite3_uri_key)
    return nil
  }
  /// Refuses `sqlite3_filename_database`.
  open func sqlite3_filename_database(_ a0: UnsafePointer<CChar>!) -> UnsafePointer<CChar>! {
    leaveOut(.sqlite3_filename_database)
    return nil
  }
  /// Refuses `sqlite3_filename_journal`.
  open func sqlite3_filename_journal(_ a0: UnsafePointer<CChar>!) -> UnsafePointer<CChar>! {
    leaveOut(.sqlite3_filename_journal)
    return nil
  }
  /// Refuses `sqlite3_filename_wal`.
  open func sqlite3_filename_wal(_ a0: UnsafePointer<CChar>!) -> UnsafePointer<CChar>! {
    leaveOut(.sqlite3_filename_wal)
    return nil
  }
  /// Refuses `sqlite3_database_file_object`.
  open func sqlite3_database_file_object(_ a0: UnsafePointer<CChar>!) -> UnsafeMutablePointer<sqlite3_file>! {
    leaveOut(.sqlite3_database_file_object)
    return nil
  }
  /// Refuses `sqlite3_create_filename`.
  open func sqlite3_create_filename(
    _ zDatabase: UnsafePointer<CChar>!, _ zJournal: UnsafePointer<CChar>!, _ zWal: UnsafePointer<CChar>!, _ nParam: Int32,
    _ azParam: UnsafeMutablePointer<UnsafePointer<CChar>?>!
  ) -> UnsafePointer<CChar>! {
    _ = unsafe refuse(.sqlite3_create_filename, nil, nil)
    return nil
  }
  /// Refuses `sqlite3_free_filename`.
  open func sqlite3_free_filename(_ a0: UnsafePointer<CChar>!) {
    leaveOut(.sqlite3_free_filename)
  }
  /// Refuses `sqlite3_errcode`.
  @discardableResult
  open func sqlite3_errcode(_ db: OpaquePointer!) -> Int32 {
    leaveOut(.sqlite3_errcode)
    return 0
  }
  /// Refuses `sqlite3_extended_errcode`.
  @discardableResult
  open func sqlite3_extended_errcode(_ db: OpaquePointer!) -> Int32 {
    leaveOut(.sqlite3_extended_errcode)
    return 0
  }
  /// Refuses `sqlite3_errmsg`.
  open func sqlite3_errmsg(_ a0: OpaquePointer!) -> UnsafePointer<CChar>! {
    leaveOut(.sqlite3_errmsg)
    return nil
  }
  /// Refuses `sqlite3_errmsg16`.
  open func sqlite3_errmsg16(_ a0: OpaquePointer!) -> UnsafeRawPointer! {
    leaveOut(.sqlite3_errmsg16)
    return nil
  }
  /// Refuses `sqlite3_errstr`.
  open func sqlite3_errstr(_ a0: Int32) -> UnsafePointer<CChar>! {
    leaveOut(.sqlite3_errstr)
    return nil
  }
  /// Refuses `sqlite3_error_offset`.
  @discardableResult
  open func sqlite3_error_offset(_ db: OpaquePointer!) -> Int32 {
    leaveOut(.sqlite3_error_offset)
    return 0
  }
  /// Refuses `sqlite3_limit`.
  @discardableResult
  open func sqlite3_limit(_ a0: OpaquePointer!, _ id: Int32, _ newVal: Int32) -> Int32 {
    leaveOut(.sqlite3_limit)
    return 0
  }
  /// Refuses `sqlite3_prepare`.
  @discardableResult
  open func sqlite3_prepare(
    _ db: OpaquePointer!, _ zSql: UnsafePointer<CChar>!, _ nByte: Int32, _ ppStmt: UnsafeMutablePointer<OpaquePointer?>!,
    _ pzTail: UnsafeMutablePointer<UnsafePointer<CChar>?>!
  ) -> Int32 {
    unsafe Sqlite3Refusals.clear(ppStmt)
    return unsafe refuse(.sqlite3_prepare, .connection, db)
  }
  /// Refuses `sqlite3_prepare_v2`.
  @discardableResult
  open func sqlite3_prepare_v2(
    _ db: OpaquePointer!, _ zSql: UnsafePointer<CChar>!, _ nByte: Int32, _ ppStmt: UnsafeMutablePointer<OpaquePointer?>!,
    _ pzTail: UnsafeMutablePointer<UnsafePointer<CChar>?>!
  ) -> Int32 {
    unsafe Sqlite3Refusals.clear(ppStmt)
    return unsafe refuse(.sqlite3_prepare_v2, .connection, db)
  }
  /// Refuses `sqlite3_prepare_v3`.
  @discardableResult
  open func sqlite3_prepare_v3(
    _ db: OpaquePointer!, _ zSql: UnsafePointer<CChar>!, _ nByte: Int32, _ prepFlags: UInt32,
    _ ppStmt: UnsafeMutablePointer<OpaquePointer?>!, _ pzTail: UnsafeMutablePointer<UnsafePointer<CChar>?>!
  ) -> Int32 {
    unsafe Sqlite3Refusals.clear(ppStmt)
    return unsafe refuse(.sqlite3_prepare_v3, .connection, db)
  }
  /// Refuses `sqlite3_prepare16`.
  @discardableResult
  open func sqlite3_prepare16(
    _ db: OpaquePointer!, _ zSql: UnsafeRawPointer!, _ nByte: Int32, _ ppStmt: UnsafeMutablePointer<OpaquePointer?>!,
    _ pzTail: UnsafeMutablePointer<UnsafeRawPointer?>!
  ) -> Int32 {
    unsafe Sqlite3Refusals.clear(ppStmt)
    return unsafe refuse(.sqlite3_prepare16, .connection, db)
  }
  /// Refuses `sqlite3_prepare16_v2`.
  @discardableResult
  open func sqlite3_prepare16_v2(
    _ db: OpaquePointer!, _ zSql: UnsafeRawPointer!, _ nByte: Int32, _ ppStmt: UnsafeMutablePointer<OpaquePointer?>!,
    _ pzTail: UnsafeMutablePointer<UnsafeRawPointer?>!
  ) -> Int32 {
    unsafe Sqlite3Refusals.clear(ppStmt)
    return unsafe refuse(.sqlite3_prepare16_v2, .connection, db)
  }
  /// Refuses `sqlite3_prepare16_v3`.
  @discardableResult
  open func sqlite3_prepare16_v3(
    _ db: OpaquePointer!, _ zSql: UnsafeRawPointer!, _ nByte: Int32, _ prepFlags: UInt32, _ ppStmt: UnsafeMutablePointer<OpaquePointer?>!,
    _ pzTail: UnsafeMutablePointer<UnsafeRawPointer?>!
  ) -> Int32 {
    unsafe Sqlite3Refusals.clear(ppStmt)
    return unsafe refuse(.sqlite3_prepare16_v3, .connection, db)
  }
  /// Refuses `sqlite3_sql`.
  open func sqlite3_sql(_ pStmt: OpaquePointer!) -> UnsafePointer<CChar>! {
    leaveOut(.sqlite3_sql)
    return nil
  }
  /// Refuses `sqlite3_expanded_sql`.
  open func sqlite3_expanded_sql(_ pStmt: OpaquePointer!) -> UnsafeMutablePointer<CChar>! {
    _ = unsafe refuse(.sqlite3_expanded_sql, .statement, pStmt)
    return nil
  }
  /// Refuses `sqlite3_stmt_readonly`.
  @discardableResult
  open func sqlite3_stmt_readonly(_ pStmt: OpaquePointer!) -> Int32 {
    leaveOut(.sqlite3_stmt_readonly)
    return 0
  }
  /// Refuses `sqlite3_stmt_isexplain`.
  @discardableResult
  open func sqlite3_stmt_isexplain(_ pStmt: OpaquePointer!) -> Int32 {
    leaveOut(.sqlite3_stmt_isexplain)
    return 0
  }
  /// Refuses `sqlite3_stmt_busy`.
  @discardableResult
  open func sqlite3_stmt_busy(_ a0: OpaquePointer!) -> Int32 {
    leaveOut(.sqlite3_stmt_busy)
    return 0
  }
  /// Refuses `sqlite3_bind_blob`.
  @discardableResult
  open func sqlite3_bind_blob(
    _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeRawPointer!, _ n: Int32, _ a4: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) -> Int32 {
    unsafe Sqlite3Destructor.call(a4, with: a2)
    return unsafe refuse(.sqlite3_bind_blob, .statement, a0)
  }
  /// Refuses `sqlite3_bind_blob64`.
  @discardableResult
  open func sqlite3_bind_blob64(
    _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeRawPointer!, _ a3: UInt64, _ a4: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) -> Int32 {
    unsafe Sqlite3Destructor.call(a4, with: a2)
    return unsafe refuse(.sqlite3_bind_blob64, .statement, a0)
  }
  /// Refuses `sqlite3_bind_double`.
  @discardableResult
  open func sqlite3_bind_double(_ a0: OpaquePointer!, _ a1: Int32, _ a2: Double) -> Int32 {
    return unsafe refuse(.sqlite3_bind_double, .statement, a0)
  }
  /// Refuses `sqlite3_bind_int`.
  @discardableResult
  open func sqlite3_bind_int(_ a0: OpaquePointer!, _ a1: Int32, _ a2: Int32) -> Int32 {
    return unsafe refuse(.sqlite3_bind_int, .statement, a0)
  }
  /// Refuses `sqlite3_bind_int64`.
  @discardableResult
  open func sqlite3_bind_int64(_ a0: OpaquePointer!, _ a1: Int32, _ a2: Int64) -> Int32 {
    return unsafe refuse(.sqlite3_bind_int64, .statement, a0)
  }
  /// Refuses `sqlite3_bind_null`.
  @discardableResult
  open func sqlite3_bind_null(_ a0: OpaquePointer!, _ a1: Int32) -> Int32 {
    return unsafe refuse(.sqlite3_bind_null, .statement, a0)
  }
  /// Refuses `sqlite3_bind_text`.
  @discardableResult
  open func sqlite3_bind_text(
    _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafePointer<CChar>!, _ a3: Int32, _ a4: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) -> Int32 {
    unsafe Sqlite3Destructor.call(a4, with: a2)
    return unsafe refuse(.sqlite3_bind_text, .statement, a0)
  }
  /// Refuses `sqlite3_bind_text16`.
  @discardableResult
  open func sqlite3_bind_text16(
    _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeRawPointer!, _ a3: Int32, _ a4: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) -> Int32 {
    unsafe Sqlite3Destructor.call(a4, with: a2)
    return unsafe refuse(.sqlite3_bind_text16, .statement, a0)
  }
  /// Refuses `sqlite3_bind_text64`.
  @discardableResult
  open func sqlite3_bind_text64(
    _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafePointer<CChar>!, _ a3: UInt64,
    _ a4: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!, _ encoding: UInt8
  ) -> Int32 {
    unsafe Sqlite3Destructor.call(a4, with: a2)
    return unsafe refuse(.sqlite3_bind_text64, .statement, a0)
  }
  /// Refuses `sqlite3_bind_value`.
  @discardableResult
  open func sqlite3_bind_value(_ a0: OpaquePointer!, _ a1: Int32, _ a2: OpaquePointer!) -> Int32 {
    return unsafe refuse(.sqlite3_bind_value, .statement, a0)
  }
  /// Refuses `sqlite3_bind_pointer`.
  @discardableResult
  open func sqlite3_bind_pointer(
    _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeMutableRawPointer!, _ a3: UnsafePointer<CChar>!,
    _ a4: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) -> Int32 {
    unsafe Sqlite3Destructor.call(a4, with: a2)
    return unsafe refuse(.sqlite3_bind_pointer, .statement, a0)
  }
  /// Refuses `sqlite3_bind_zeroblob`.
  @discardableResult
  open func sqlite3_bind_zeroblob(_ a0: OpaquePointer!, _ a1: Int32, _ n: Int32) -> Int32 {
    return unsafe refuse(.sqlite3_bind_zeroblob, .statement, a0)
  }
  /// Refuses `sqlite3_bind_zeroblob64`.
  @discardableResult
  open func sqlite3_bind_zeroblob64(_ a0: OpaquePointer!, _ a1: Int32, _ a2: UInt64) -> Int32 {
    return unsafe refuse(.sqlite3_bind_zeroblob64, .statement, a0)
  }
  /// Refuses `sqlite3_bind_parameter_count`.
  @discardableResult
  open func sqlite3_bind_parameter_count(_ a0: OpaquePointer!) -> Int32 {
    leaveOut(.sqlite3_bind_parameter_count)
    return 0
  }
  /// Refuses `sqlite3_bind_parameter_name`.
  open func sqlite3_bind_parameter_name(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafePointer<CChar>! {
    leaveOut(.sqlite3_bind_parameter_name)
    return nil
  }
  /// Refuses `sqlite3_bind_parameter_index`.
  @discardableResult
  open func sqlite3_bind_parameter_index(_ a0: OpaquePointer!, _ zName: UnsafePointer<CChar>!) -> Int32 {
    leaveOut(.sqlite3_bind_parameter_index)
    return 0
  }
  /// Refuses `sqlite3_clear_bindings`.
  @discardableResult
  open func sqlite3_clear_bindings(_ a0: OpaquePointer!) -> Int32 {
    leaveOut(.sqlite3_clear_bindings)
    return 0
  }
  /// Refuses `sqlite3_column_count`.
  @discardableResult
  open func sqlite3_column_count(_ pStmt: OpaquePointer!) -> Int32 {
    leaveOut(.sqlite3_column_count)
    return 0
  }
  /// Refuses `sqlite3_column_name`.
  open func sqlite3_column_name(_ a0: OpaquePointer!, _ N: Int32) -> UnsafePointer<CChar>! {
    _ = unsafe refuse(.sqlite3_column_name, .statement, a0)
    return nil
  }
  /// Refuses `sqlite3_column_name16`.
  open func sqlite3_column_name16(_ a0: OpaquePointer!, _ N: Int32) -> UnsafeRawPointer! {
    _ = unsafe refuse(.sqlite3_column_name16, .statement, a0)
    return nil
  }
  /// Refuses `sqlite3_column_database_name`.
  open func sqlite3_column_database_name(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafePointer<CChar>! {
    _ = unsafe refuse(.sqlite3_column_database_name, .statement, a0)
    return nil
  }
  /// Refuses `sqlite3_column_database_name16`.
  open func sqlite3_column_database_name16(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafeRawPointer! {
    _ = unsafe refuse(.sqlite3_column_database_name16, .statement, a0)
    return nil
  }
  /// Refuses `sqlite3_column_table_name`.
  open func sqlite3_column_table_name(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafePointer<CChar>! {
    _ = unsafe refuse(.sqlite3_column_table_name, .statement, a0)
    return nil
  }
  /// Refuses `sqlite3_column_table_name16`.
  open func sqlite3_column_table_name16(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafeRawPointer! {
    _ = unsafe refuse(.sqlite3_column_table_name16, .statement, a0)
    return nil
  }
  /// Refuses `sqlite3_column_origin_name`.
  open func sqlite3_column_origin_name(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafePointer<CChar>! {
    _ = unsafe refuse(.sqlite3_column_origin_name, .statement, a0)
    return nil
  }
  /// Refuses `sqlite3_column_origin_name16`.
  open func sqlite3_column_origin_name16(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafeRawPointer! {
    _ = unsafe refuse(.sqlite3_column_origin_name16, .statement, a0)
    return nil
  }
  /// Refuses `sqlite3_column_decltype`.
  open func sqlite3_column_decltype(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafePointer<CChar>! {
    _ = unsafe refuse(.sqlite3_column_decltype, .statement, a0)
    return nil
  }
  /// Refuses `sqlite3_column_decltype16`.
  open func sqlite3_column_decltype16(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafeRawPointer! {
    _ = unsafe refuse(.sqlite3_column_decltype16, .statement, a0)
    return nil
  }
  /// Refuses `sqlite3_step`.
  @discardableResult
  open func sqlite3_step(_ a0: OpaquePointer!) -> Int32 {
    return unsafe refuse(.sqlite3_step, .statement, a0)
  }
  /// Refuses `sqlite3_data_count`.
  @discardableResult
  open func sqlite3_data_count(_ pStmt: OpaquePointer!) -> Int32 {
    leaveOut(.sqlite3_data_count)
    return 0
  }
  /// Refuses `sqlite3_column_blob`.
  open func sqlite3_column_blob(_ a0: OpaquePointer!, _ iCol: Int32) -> UnsafeRawPointer! {
    _ = unsafe refuse(.sqlite3_column_blob, .statement, a0)
    return nil
  }
  /// Refuses `sqlite3_column_double`.
  open func sqlite3_column_double(_ a0: OpaquePointer!, _ iCol: Int32) -> Double {
    leaveOut(.sqlite3_column_double)
    return 0
  }
  /// Refuses `sqlite3_column_int`.
  @discardableResult
  open func sqlite3_column_int(_ a0: OpaquePointer!, _ iCol: Int32) -> Int32 {
    leaveOut(.sqlite3_column_int)
    return 0
  }
  /// Refuses `sqlite3_column_int64`.
  open func sqlite3_column_int64(_ a0: OpaquePointer!, _ iCol: Int32) -> Int64 {
    leaveOut(.sqlite3_column_int64)
    return 0
  }
  /// Refuses `sqlite3_column_text`.
  open func sqlite3_column_text(_ a0: OpaquePointer!, _ iCol: Int32) -> UnsafePointer<UInt8>! {
    _ = unsafe refuse(.sqlite3_column_text, .statement, a0)
    return nil
  }
  /// Refuses `sqlite3_column_text16`.
  open func sqlite3_column_text16(_ a0: OpaquePointer!, _ iCol: Int32) -> UnsafeRawPointer! {
    _ = unsafe refuse(.sqlite3_column_text16, .statement, a0)
    return nil
  }
  /// Refuses `sqlite3_column_value`.
  open func sqlite3_column_value(_ a0: OpaquePointer!, _ iCol: Int32) -> OpaquePointer! {
    leaveOut(.sqlite3_column_value)
    return nil
  }
  /// Refuses `sqlite3_column_bytes`.
  @discardableResult
  open func sqlite3_column_bytes(_ a0: OpaquePointer!, _ iCol: Int32) -> Int32 {
    leaveOut(.sqlite3_column_bytes)
    return 0
  }
  /// Refuses `sqlite3_column_bytes16`.
  @discardableResult
  open func sqlite3_column_bytes16(_ a0: OpaquePointer!, _ iCol: Int32) -> Int32 {
    leaveOut(.sqlite3_column_bytes16)
    return 0
  }
  /// Refuses `sqlite3_column_type`.
  @discardableResult
  open func sqlite3_column_type(_ a0: OpaquePointer!, _ iCol: Int32) -> Int32 {
    leaveOut(.sqlite3_column_type)
    return 0
  }
  /// Refuses `sqlite3_finalize`.
  @discardableResult
  open func sqlite3_finalize(_ pStmt: OpaquePointer!) -> Int32 {
    return unsafe refuse(.sqlite3_finalize, .statement, pStmt)
  }
  /// Refuses `sqlite3_reset`.
  @discardableResult
  open func sqlite3_reset(_ pStmt: OpaquePointer!) -> Int32 {
    return unsafe refuse(.sqlite3_reset, .statement, pStmt)
  }
  /// Refuses `sqlite3_create_function`.
  @discardableResult
  open func sqlite3_create_function(
    _ db: OpaquePointer!, _ zFunctionName: UnsafePointer<CChar>!, _ nArg: Int32, _ eTextRep: Int32, _ pApp: UnsafeMutableRawPointer!,
    _ xFunc: (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)!,
    _ xStep: (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)!,
    _ xFinal: (@convention(c) (OpaquePointer?) -> Void)!
  ) -> Int32 {
    return unsafe refuse(.sqlite3_create_function, .connection, db)
  }
  /// Refuses `sqlite3_create_function16`.
  @discardableResult
  open func sqlite3_create_function16(
    _ db: OpaquePointer!, _ zFunctionName: UnsafeRawPointer!, _ nArg: Int32, _ eTextRep: Int32, _ pApp: UnsafeMutableRawPointer!,
    _ xFunc: (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)!,
    _ xStep: (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)!,
    _ xFinal: (@convention(c) (OpaquePointer?) -> Void)!
  ) -> Int32 {
    return unsafe refuse(.sqlite3_create_function16, .connection, db)
  }
  /// Refuses `sqlite3_create_function_v2`.
  @discardableResult
  open func sqlite3_create_function_v2(
    _ db: OpaquePointer!, _ zFunctionName: UnsafePointer<CChar>!, _ nArg: Int32, _ eTextRep: Int32, _ pApp: UnsafeMutableRawPointer!,
    _ xFunc: (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)!,
    _ xStep: (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)!,
    _ xFinal: (@convention(c) (OpaquePointer?) -> Void)!, _ xDestroy: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) -> Int32 {
    unsafe Sqlite3Destructor.call(xDestroy, with: pApp)
    return unsafe refuse(.sqlite3_create_function_v2, .connection, db)
  }
  /// Refuses `sqlite3_create_window_function`.
  @discardableResult
  open func sqlite3_create_window_function(
    _ db: OpaquePointer!, _ zFunctionName: UnsafePointer<CChar>!, _ nArg: Int32, _ eTextRep: Int32, _ pApp: UnsafeMutableRawPointer!,
    _ xStep: (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)!,
    _ xFinal: (@convention(c) (OpaquePointer?) -> Void)!, _ xValue: (@convention(c) (OpaquePointer?) -> Void)!,
    _ xInverse: (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)!,
    _ xDestroy: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) -> Int32 {
    unsafe Sqlite3Destructor.call(xDestroy, with: pApp)
    return unsafe refuse(.sqlite3_create_window_function, .connection, db)
  }
  /// Refuses `sqlite3_aggregate_count`.
  @discardableResult
  open func sqlite3_aggregate_count(_ a0: OpaquePointer!) -> Int32 {
    leaveOut(.sqlite3_aggregate_count)
    return 0
  }
  /// Refuses `sqlite3_expired`.
  @discardableResult
  open func sqlite3_expired(_ a0: OpaquePointer!) -> Int32 {
    leaveOut(.sqlite3_expired)
    return 0
  }
  /// Refuses `sqlite3_transfer_bindings`.
  @discardableResult
  open func sqlite3_transfer_bindings(_ a0: OpaquePointer!, _ a1: OpaquePointer!) -> Int32 {
    return unsafe refuse(.sqlite3_transfer_bindings, .statement, a0)
  }
  /// Refuses `sqlite3_global_recover`.
  @discardableResult
  open func sqlite3_global_recover() -> Int32 {
    leaveOut(.sqlite3_global_recover)
    return 0
  }
  /// Refuses `sqlite3_thread_cleanup`.
  open func sqlite3_thread_cleanup() {
    leaveOut(.sqlite3_thread_cleanup)
  }
  /// Refuses `sqlite3_memory_alarm`.
  @discardableResult
  open func sqlite3_memory_alarm(
    _ a0: (@convention(c) (UnsafeMutableRawPointer?, Int64, Int32) -> Void)!, _ a1: UnsafeMutableRawPointer!, _ a2: Int64
  ) -> Int32 {
    leaveOut(.sqlite3_memory_alarm)
    return 0
  }
  /// Refuses `sqlite3_value_blob`.
  open func sqlite3_value_blob(_ a0: OpaquePointer!) -> UnsafeRawPointer! {
    _ = unsafe refuse(.sqlite3_value_blob, .value, a0)
    return nil
  }
  /// Refuses `sqlite3_value_double`.
  open func sqlite3_value_double(_ a0: OpaquePointer!) -> Double {
    leaveOut(.sqlite3_value_double)
    return 0
  }
  /// Refuses `sqlite3_value_int`.
  @discardableResult
  open func sqlite3_value_int(_ a0: OpaquePointer!) -> Int32 {
    leaveOut(.sqlite3_value_int)
    return 0
  }
  /// Refuses `sqlite3_value_int64`.
  open func sqlite3_value_int64(_ a0: OpaquePointer!) -> Int64 {
    leaveOut(.sqlite3_value_int64)
    return 0
  }
  /// Refuses `sqlite3_value_pointer`.
  open func sqlite3_value_pointer(_ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!) -> UnsafeMutableRawPointer! {
    leaveOut(.sqlite3_value_pointer)
    return nil
  }
  /// Refuses `sqlite3_value_text`.
  open func sqlite3_value_text(_ a0: OpaquePointer!) -> UnsafePointer<UInt8>! {
    _ = unsafe refuse(.sqlite3_value_text, .value, a0)
    return nil
  }
  /// Refuses `sqlite3_value_text16`.
  open func sqlite3_value_text16(_ a0: OpaquePointer!) -> UnsafeRawPointer! {
    _ = unsafe refuse(.sqlite3_value_text16, .value, a0)
    return nil
  }
  /// Refuses `sqlite3_value_text16le`.
  open func sqlite3_value_text16le(_ a0: OpaquePointer!) -> UnsafeRawPointer! {
    _ = unsafe refuse(.sqlite3_value_text16le, .value, a0)
    return nil
  }
  /// Refuses `sqlite3_value_text16be`.
  open func sqlite3_value_text16be(_ a0: OpaquePointer!) -> UnsafeRawPointer! {
    _ = unsafe refuse(.sqlite3_value_text16be, .value, a0)
    return nil
  }
  /// Refuses `sqlite3_value_bytes`.
  @discardableResult
  open func sqlite3_value_bytes(_ a0: OpaquePointer!) -> Int32 {
    leaveOut(.sqlite3_value_bytes)
    return 0
  }
  /// Refuses `sqlite3_value_bytes16`.
  @discardableResult
  open func sqlite3_value_bytes16(_ a0: OpaquePointer!) -> Int32 {
    leaveOut(.sqlite3_value_bytes16)
    return 0
  }
  /// Refuses `sqlite3_value_type`.
  @discardableResult
  open func sqlite3_value_type(_ a0: OpaquePointer!) -> Int32 {
    leaveOut(.sqlite3_value_type)
    return 0
  }
  /// Refuses `sqlite3_value_numeric_type`.
  @discardableResult
  open func sqlite3_value_numeric_type(_ a0: OpaquePointer!) -> Int32 {
    leaveOut(.sqlite3_value_numeric_type)
    return 0
  }
  /// Refuses `sqlite3_value_nochange`.
  @discardableResult
  open func sqlite3_value_nochange(_ a0: OpaquePointer!) -> Int32 {
    leaveOut(.sqlite3_value_nochange)
    return 0
  }
  /// Refuses `sqlite3_value_frombind`.
  @discardableResult
  open func sqlite3_value_frombind(_ a0: OpaquePointer!) -> Int32 {
    leaveOut(.sqlite3_value_frombind)
    return 0
  }
  /// Refuses `sqlite3_value_encoding`.
  @discardableResult
  open func sqlite3_value_encoding(_ a0: OpaquePointer!) -> Int32 {
    leaveOut(.sqlite3_value_encoding)
    return 0
  }
  /// Refuses `sqlite3_value_subtype`.
  open func sqlite3_value_subtype(_ a0: OpaquePointer!) -> UInt32 {
    leaveOut(.sqlite3_value_subtype)
    return 0
  }
  /// Refuses `sqlite3_value_dup`.
  open func sqlite3_value_dup(_ a0: OpaquePointer!) -> OpaquePointer! {
    _ = unsafe refuse(.sqlite3_value_dup, .value, a0)
    return nil
  }
  /// Refuses `sqlite3_value_free`.
  open func sqlite3_value_free(_ a0: OpaquePointer!) {
    leaveOut(.sqlite3_value_free)
  }
  /// Refuses `sqlite3_aggregate_context`.
  open func sqlite3_aggregate_context(_ a0: OpaquePointer!, _ nBytes: Int32) -> UnsafeMutableRawPointer! {
    _ = unsafe refuse(.sqlite3_aggregate_context, .context, a0)
    return nil
  }
  /// Refuses `sqlite3_user_data`.
  open func sqlite3_user_data(_ a0: OpaquePointer!) -> UnsafeMutableRawPointer! {
    leaveOut(.sqlite3_user_data)
    return nil
  }
  /// Refuses `sqlite3_context_db_handle`.
  open func sqlite3_context_db_handle(_ a0: OpaquePointer!) -> OpaquePointer! {
    leaveOut(.sqlite3_context_db_handle)
    return nil
  }
  /// Refuses `sqlite3_get_auxdata`.
  open func sqlite3_get_auxdata(_ a0: OpaquePointer!, _ N: Int32) -> UnsafeMutableRawPointer! {
    leaveOut(.sqlite3_get_auxdata)
    return nil
  }
  /// Refuses `sqlite3_set_auxdata`.
  open func sqlite3_set_auxdata(
    _ a0: OpaquePointer!, _ N: Int32, _ a2: UnsafeMutableRawPointer!, _ a3: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) {
    leaveOut(.sqlite3_set_auxdata)
  }
  /// Refuses `sqlite3_result_blob`.
  open func sqlite3_result_blob(
    _ a0: OpaquePointer!, _ a1: UnsafeRawPointer!, _ a2: Int32, _ a3: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) {
    leaveOut(.sqlite3_result_blob)
  }
  /// Refuses `sqlite3_result_blob64`.
  open func sqlite3_result_blob64(
    _ a0: OpaquePointer!, _ a1: UnsafeRawPointer!, _ a2: UInt64, _ a3: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) {
    leaveOut(.sqlite3_result_blob64)
  }
  /// Refuses `sqlite3_result_double`.
  open func sqlite3_result_double(_ a0: OpaquePointer!, _ a1: Double) {
    leaveOut(.sqlite3_result_double)
  }
  /// Refuses `sqlite3_result_error`.
  open func sqlite3_result_error(_ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: Int32) {
    leaveOut(.sqlite3_result_error)
  }
  /// Refuses `sqlite3_result_error16`.
  open func sqlite3_result_error16(_ a0: OpaquePointer!, _ a1: UnsafeRawPointer!, _ a2: Int32) {
    leaveOut(.sqlite3_result_error16)
  }
  /// Refuses `sqlite3_result_error_toobig`.
  open func sqlite3_result_error_toobig(_ a0: OpaquePointer!) {
    leaveOut(.sqlite3_result_error_toobig)
  }
  /// Refuses `sqlite3_result_error_nomem`.
  open func sqlite3_result_error_nomem(_ a0: OpaquePointer!) {
    leaveOut(.sqlite3_result_error_nomem)
  }
  /// Refuses `sqlite3_result_error_code`.
  open func sqlite3_result_error_code(_ a0: OpaquePointer!, _ a1: Int32) {
    leaveOut(.sqlite3_result_error_code)
  }
  /// Refuses `sqlite3_result_int`.
  open func sqlite3_result_int(_ a0: OpaquePointer!, _ a1: Int32) {
    leaveOut(.sqlite3_result_int)
  }
  /// Refuses `sqlite3_result_int64`.
  open func sqlite3_result_int64(_ a0: OpaquePointer!, _ a1: Int64) {
    leaveOut(.sqlite3_result_int64)
  }
  /// Refuses `sqlite3_result_null`.
  open func sqlite3_result_null(_ a0: OpaquePointer!) {
    leaveOut(.sqlite3_result_null)
  }
  /// Refuses `sqlite3_result_text`.
  open func sqlite3_result_text(
    _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: Int32, _ a3: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) {
    leaveOut(.sqlite3_result_text)
  }
  /// Refuses `sqlite3_result_text64`.
  open func sqlite3_result_text64(
    _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: UInt64, _ a3: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!, _ a4: UInt8
  ) {
    leaveOut(.sqlite3_result_text64)
  }
  /// Refuses `sqlite3_result_text16`.
  open func sqlite3_result_text16(
    _ a0: OpaquePointer!, _ a1: UnsafeRawPointer!, _ a2: Int32, _ a3: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) {
    leaveOut(.sqlite3_result_text16)
  }
  /// Refuses `sqlite3_result_text16le`.
  open func sqlite3_result_text16le(
    _ a0: OpaquePointer!, _ a1: UnsafeRawPointer!, _ a2: Int32, _ a3: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) {
    leaveOut(.sqlite3_result_text16le)
  }
  /// Refuses `sqlite3_result_text16be`.
  open func sqlite3_result_text16be(
    _ a0: OpaquePointer!, _ a1: UnsafeRawPointer!, _ a2: Int32, _ a3: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) {
    leaveOut(.sqlite3_result_text16be)
  }
  /// Refuses `sqlite3_result_value`.
  open func sqlite3_result_value(_ a0: OpaquePointer!, _ a1: OpaquePointer!) {
    leaveOut(.sqlite3_result_value)
  }
  /// Refuses `sqlite3_result_pointer`.
  open func sqlite3_result_pointer(
    _ a0: OpaquePointer!, _ a1: UnsafeMutableRawPointer!, _ a2: UnsafePointer<CChar>!,
    _ a3: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) {
    leaveOut(.sqlite3_result_pointer)
  }
  /// Refuses `sqlite3_result_zeroblob`.
  open func sqlite3_result_zeroblob(_ a0: OpaquePointer!, _ n: Int32) {
    leaveOut(.sqlite3_result_zeroblob)
  }
  /// Refuses `sqlite3_result_zeroblob64`.
  @discardableResult
  open func sqlite3_result_zeroblob64(_ a0: OpaquePointer!, _ n: UInt64) -> Int32 {
    return unsafe refuse(.sqlite3_result_zeroblob64, .context, a0)
  }
  /// Refuses `sqlite3_result_subtype`.
  open func sqlite3_result_subtype(_ a0: OpaquePointer!, _ a1: UInt32) {
    leaveOut(.sqlite3_result_subtype)
  }
  /// Refuses `sqlite3_create_collation`.
  @discardableResult
  open func sqlite3_create_collation(
    _ a0: OpaquePointer!, _ zName: UnsafePointer<CChar>!, _ eTextRep: Int32, _ pArg: UnsafeMutableRawPointer!,
    _ xCompare: (@convention(c) (UnsafeMutableRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?) -> Int32)!
  ) -> Int32 {
    return unsafe refuse(.sqlite3_create_collation, .connection, a0)
  }
  /// Refuses `sqlite3_create_collation_v2`.
  @discardableResult
  open func sqlite3_create_collation_v2(
    _ a0: OpaquePointer!, _ zName: UnsafePointer<CChar>!, _ eTextRep: Int32, _ pArg: UnsafeMutableRawPointer!,
    _ xCompare: (@convention(c) (UnsafeMutableRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?) -> Int32)!,
    _ xDestroy: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) -> Int32 {
    return unsafe refuse(.sqlite3_create_collation_v2, .connection, a0)
  }
  /// Refuses `sqlite3_create_collation16`.
  @discardableResult
  open func sqlite3_create_collation16(
    _ a0: OpaquePointer!, _ zName: UnsafeRawPointer!, _ eTextRep: Int32, _ pArg: UnsafeMutableRawPointer!,
    _ xCompare: (@convention(c) (UnsafeMutableRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?) -> Int32)!
  ) -> Int32 {
    return unsafe refuse(.sqlite3_create_collation16, .connection, a0)
  }
  /// Refuses `sqlite3_collation_needed`.
  @discardableResult
  open func sqlite3_collation_needed(
    _ a0: OpaquePointer!, _ a1: UnsafeMutableRawPointer!,
    _ a2: (@convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, Int32, UnsafePointer<CChar>?) -> Void)!
  ) -> Int32 {
    return unsafe refuse(.sqlite3_collation_needed, .connection, a0)
  }
  /// Refuses `sqlite3_collation_needed16`.
  @discardableResult
  open func sqlite3_collation_needed16(
    _ a0: OpaquePointer!, _ a1: UnsafeMutableRawPointer!,
    _ a2: (@convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, Int32, UnsafeRawPointer?) -> Void)!
  ) -> Int32 {
    return unsafe refuse(.sqlite3_collation_needed16, .connection, a0)
  }
  /// Refuses `sqlite3_sleep`.
  @discardableResult
  open func sqlite3_sleep(_ a0: Int32) -> Int32 {
    leaveOut(.sqlite3_sleep)
    return 0
  }
  /// Refuses `sqlite3_get_autocommit`.
  @discardableResult
  open func sqlite3_get_autocommit(_ a0: OpaquePointer!) -> Int32 {
    leaveOut(.sqlite3_get_autocommit)
    return 0
  }
  /// Refuses `sqlite3_db_handle`.
  open func sqlite3_db_handle(_ a0: OpaquePointer!) -> OpaquePointer! {
    leaveOut(.sqlite3_db_handle)
    return nil
  }
  /// Refuses `sqlite3_db_name`.
  open func sqlite3_db_name(_ db: OpaquePointer!, _ N: Int32) -> UnsafePointer<CChar>! {
    leaveOut(.sqlite3_db_name)
    return nil
  }
  /// Refuses `sqlite3_db_filename`.
  open func sqlite3_db_filename(_ db: OpaquePointer!, _ zDbName: UnsafePointer<CChar>!) -> UnsafePointer<CChar>! {
    leaveOut(.sqlite3_db_filename)
    return nil
  }
  /// Refuses `sqlite3_db_readonly`.
  @discardableResult
  open func sqlite3_db_readonly(_ db: OpaquePointer!, _ zDbName: UnsafePointer<CChar>!) -> Int32 {
    leaveOut(.sqlite3_db_readonly)
    return 0
  }
  /// Refuses `sqlite3_txn_state`.
  @discardableResult
  open func sqlite3_txn_state(_ a0: OpaquePointer!, _ zSchema: UnsafePointer<CChar>!) -> Int32 {
    leaveOut(.sqlite3_txn_state)
    return 0
  }
  /// Refuses `sqlite3_next_stmt`.
  open func sqlite3_next_stmt(_ pDb: OpaquePointer!, _ pStmt: OpaquePointer!) -> OpaquePointer! {
    leaveOut(.sqlite3_next_stmt)
    return nil
  }
  /// Refuses `sqlite3_commit_hook`.
  open func sqlite3_commit_hook(
    _ a0: OpaquePointer!, _ a1: (@convention(c) (UnsafeMutableRawPointer?) -> Int32)!, _ a2: UnsafeMutableRawPointer!
  ) -> UnsafeMutableRawPointer! {
    leaveOut(.sqlite3_commit_hook)
    return nil
  }
  /// Refuses `sqlite3_rollback_hook`.
  open func sqlite3_rollback_hook(
    _ a0: OpaquePointer!, _ a1: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!, _ a2: UnsafeMutableRawPointer!
  ) -> UnsafeMutableRawPointer! {
    leaveOut(.sqlite3_rollback_hook)
    return nil
  }
  /// Refuses `sqlite3_autovacuum_pages`.
  @discardableResult
  open func sqlite3_autovacuum_pages(
    _ db: OpaquePointer!, _ a1: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, UInt32, UInt32, UInt32) -> UInt32)!,
    _ a2: UnsafeMutableRawPointer!, _ a3: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) -> Int32 {
    unsafe Sqlite3Destructor.call(a3, with: a2)
    return unsafe refuse(.sqlite3_autovacuum_pages, .connection, db)
  }
  /// Refuses `sqlite3_update_hook`.
  open func sqlite3_update_hook(
    _ a0: OpaquePointer!,
    _ a1: (@convention(c) (UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?, Int64) -> Void)!,
    _ a2: UnsafeMutableRawPointer!
  ) -> UnsafeMutableRawPointer! {
    leaveOut(.sqlite3_update_hook)
    return nil
  }
  /// Refuses `sqlite3_enable_shared_cache`.
  @discardableResult
  open func sqlite3_enable_shared_cache(_ a0: Int32) -> Int32 {
    leaveOut(.sqlite3_enable_shared_cache)
    return 0
  }
  /// Refuses `sqlite3_release_memory`.
  @discardableResult
  open func sqlite3_release_memory(_ a0: Int32) -> Int32 {
    leaveOut(.sqlite3_release_memory)
    return 0
  }
  /// Refuses `sqlite3_db_release_memory`.
  @discardableResult
  open func sqlite3_db_release_memory(_ a0: OpaquePointer!) -> Int32 {
    leaveOut(.sqlite3_db_release_memory)
    return 0
  }
  /// Refuses `sqlite3_soft_heap_limit64`.
  open func sqlite3_soft_heap_limit64(_ N: Int64) -> Int64 {
    leaveOut(.sqlite3_soft_heap_limit64)
    return 0
  }
  /// Refuses `sqlite3_hard_heap_limit64`.
  open func sqlite3_hard_heap_limit64(_ N: Int64) -> Int64 {
    leaveOut(.sqlite3_hard_heap_limit64)
    return 0
  }
  /// Refuses `sqlite3_soft_heap_limit`.
  open func sqlite3_soft_heap_limit(_ N: Int32) {
    leaveOut(.sqlite3_soft_heap_limit)
  }
  /// Refuses `sqlite3_table_column_metadata`.
  @discardableResult
  open func sqlite3_table_column_metadata(
    _ db: OpaquePointer!, _ zDbName: UnsafePointer<CChar>!, _ zTableName: UnsafePointer<CChar>!, _ zColumnName: UnsafePointer<CChar>!,
    _ pzDataType: UnsafeMutablePointer<UnsafePointer<CChar>?>!, _ pzCollSeq: UnsafeMutablePointer<UnsafePointer<CChar>?>!,
    _ pNotNull: UnsafeMutablePointer<Int32>!, _ pPrimaryKey: UnsafeMutablePointer<Int32>!, _ pAutoinc: UnsafeMutablePointer<Int32>!
  ) -> Int32 {
    return unsafe refuse(.sqlite3_table_column_metadata, .connection, db)
  }
  /// Refuses `sqlite3_load_extension`.
  @discardableResult
  open func sqlite3_load_extension(
    _ db: OpaquePointer!, _ zFile: UnsafePointer<CChar>!, _ zProc: UnsafePointer<CChar>!,
    _ pzErrMsg: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!
  ) -> Int32 {
    unsafe Sqlite3Refusals.clear(pzErrMsg)
    return unsafe refuse(.sqlite3_load_extension, .connection, db)
  }
  /// Refuses `sqlite3_enable_load_extension`.
  @discardableResult
  open func sqlite3_enable_load_extension(_ db: OpaquePointer!, _ onoff: Int32) -> Int32 {
    leaveOut(.sqlite3_enable_load_extension)
    return 0
  }
  /// Refuses `sqlite3_auto_extension`.
  @discardableResult
  open func sqlite3_auto_extension(_ xEntryPoint: (@convention(c) () -> Void)!) -> Int32 {
    return unsafe refuse(.sqlite3_auto_extension, nil, nil)
  }
  /// Refuses `sqlite3_cancel_auto_extension`.
  @discardableResult
  open func sqlite3_cancel_auto_extension(_ xEntryPoint: (@convention(c) () -> Void)!) -> Int32 {
    leaveOut(.sqlite3_cancel_auto_extension)
    return 0
  }
  /// Refuses `sqlite3_reset_auto_extension`.
  open func sqlite3_reset_auto_extension() {
    leaveOut(.sqlite3_reset_auto_extension)
  }
  /// Refuses `sqlite3_create_module`.
  @discardableResult
  open func sqlite3_create_module(
    _ db: OpaquePointer!, _ zName: UnsafePointer<CChar>!, _ p: UnsafePointer<sqlite3_module>!, _ pClientData: UnsafeMutableRawPointer!
  ) -> Int32 {
    return unsafe refuse(.sqlite3_create_module, .connection, db)
  }
  /// Refuses `sqlite3_create_module_v2`.
  @discardableResult
  open func sqlite3_create_module_v2(
    _ db: OpaquePointer!, _ zName: UnsafePointer<CChar>!, _ p: UnsafePointer<sqlite3_module>!, _ pClientData: UnsafeMutableRawPointer!,
    _ xDestroy: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) -> Int32 {
    unsafe Sqlite3Destructor.call(xDestroy, with: pClientData)
    return unsafe refuse(.sqlite3_create_module_v2, .connection, db)
  }
  /// Refuses `sqlite3_drop_modules`.
  @discardableResult
  open func sqlite3_drop_modules(_ db: OpaquePointer!, _ azKeep: UnsafeMutablePointer<UnsafePointer<CChar>?>!) -> Int32 {
    return unsafe refuse(.sqlite3_drop_modules, .connection, db)
  }
  /// Refuses `sqlite3_declare_vtab`.
  @discardableResult
  open func sqlite3_declare_vtab(_ a0: OpaquePointer!, _ zSQL: UnsafePointer<CChar>!) -> Int32 {
    return unsafe refuse(.sqlite3_declare_vtab, .connection, a0)
  }
  /// Refuses `sqlite3_overload_function`.
  @discardableResult
  open func sqlite3_overload_function(_ a0: OpaquePointer!, _ zFuncName: UnsafePointer<CChar>!, _ nArg: Int32) -> Int32 {
    return unsafe refuse(.sqlite3_overload_function, .connection, a0)
  }
  /// Refuses `sqlite3_blob_open`.
  @discardableResult
  open func sqlite3_blob_open(
    _ a0: OpaquePointer!, _ zDb: UnsafePointer<CChar>!, _ zTable: UnsafePointer<CChar>!, _ zColumn: UnsafePointer<CChar>!, _ iRow: Int64,
    _ flags: Int32, _ ppBlob: UnsafeMutablePointer<OpaquePointer?>!
  ) -> Int32 {
    unsafe Sqlite3Refusals.clear(ppBlob)
    return unsafe refuse(.sqlite3_blob_open, .connection, a0)
  }
  /// Refuses `sqlite3_blob_reopen`.
  @discardableResult
  open func sqlite3_blob_reopen(_ a0: OpaquePointer!, _ a1: Int64) -> Int32 {
    return unsafe refuse(.sqlite3_blob_reopen, .blob, a0)
  }
  /// Refuses `sqlite3_blob_close`.
  @discardableResult
  open func sqlite3_blob_close(_ a0: OpaquePointer!) -> Int32 {
    return unsafe refuse(.sqlite3_blob_close, .blob, a0)
  }
  /// Refuses `sqlite3_blob_bytes`.
  @discardableResult
  open func sqlite3_blob_bytes(_ a0: OpaquePointer!) -> Int32 {
    leaveOut(.sqlite3_blob_bytes)
    return 0
  }
  /// Refuses `sqlite3_blob_read`.
  @discardableResult
  open func sqlite3_blob_read(_ a0: OpaquePointer!, _ Z: UnsafeMutableRawPointer!, _ N: Int32, _ iOffset: Int32) -> Int32 {
    return unsafe refuse(.sqlite3_blob_read, .blob, a0)
  }
  /// Refuses `sqlite3_blob_write`.
  @discardableResult
  open func sqlite3_blob_write(_ a0: OpaquePointer!, _ z: UnsafeRawPointer!, _ n: Int32, _ iOffset: Int32) -> Int32 {
    return unsafe refuse(.sqlite3_blob_write, .blob, a0)
  }
  /// Refuses `sqlite3_vfs_find`.
  open func sqlite3_vfs_find(_ zVfsName: UnsafePointer<CChar>!) -> UnsafeMutablePointer<sqlite3_vfs>! {
    leaveOut(.sqlite3_vfs_find)
    return nil
  }
  /// Refuses `sqlite3_vfs_register`.
  @discardableResult
  open func sqlite3_vfs_register(_ a0: UnsafeMutablePointer<sqlite3_vfs>!, _ makeDflt: Int32) -> Int32 {
    return unsafe refuse(.sqlite3_vfs_register, nil, nil)
  }
  /// Refuses `sqlite3_vfs_unregister`.
  @discardableResult
  open func sqlite3_vfs_unregister(_ a0: UnsafeMutablePointer<sqlite3_vfs>!) -> Int32 {
    return unsafe refuse(.sqlite3_vfs_unregister, nil, nil)
  }
  /// Refuses `sqlite3_mutex_alloc`.
  open func sqlite3_mutex_alloc(_ a0: Int32) -> OpaquePointer! {
    _ = unsafe refuse(.sqlite3_mutex_alloc, nil, nil)
    return nil
  }
  /// Refuses `sqlite3_mutex_free`.
  open func sqlite3_mutex_free(_ a0: OpaquePointer!) {
    leaveOut(.sqlite3_mutex_free)
  }
  /// Refuses `sqlite3_mutex_enter`.
  open func sqlite3_mutex_enter(_ a0: OpaquePointer!) {
    leaveOut(.sqlite3_mutex_enter)
  }
  /// Refuses `sqlite3_mutex_try`.
  @discardableResult
  open func sqlite3_mutex_try(_ a0: OpaquePointer!) -> Int32 {
    return unsafe refuse(.sqlite3_mutex_try, .mutex, a0)
  }
  /// Refuses `sqlite3_mutex_leave`.
  open func sqlite3_mutex_leave(_ a0: OpaquePointer!) {
    leaveOut(.sqlite3_mutex_leave)
  }
  /// Refuses `sqlite3_db_mutex`.
  open func sqlite3_db_mutex(_ a0: OpaquePointer!) -> OpaquePointer! {
    leaveOut(.sqlite3_db_mutex)
    return nil
  }
  /// Refuses `sqlite3_file_control`.
  @discardableResult
  open func sqlite3_file_control(_ a0: OpaquePointer!, _ zDbName: UnsafePointer<CChar>!, _ op: Int32, _ a3: UnsafeMutableRawPointer!)
    -> Int32
  {
    return unsafe refuse(.sqlite3_file_control, .connection, a0)
  }
  /// Refuses `sqlite3_test_control`.
  @discardableResult
  open func sqlite3_test_control(_ option: Int32, _ value: Int32, _ pointer: UnsafeMutableRawPointer!) -> Int32 {
    leaveOut(.sqlite3_test_control)
    return 0
  }
  /// Refuses `sqlite3_keyword_count`.
  @discardableResult
  open func sqlite3_keyword_count() -> Int32 {
    leaveOut(.sqlite3_keyword_count)
    return 0
  }
  /// Refuses `sqlite3_keyword_name`.
  @discardableResult
  open func sqlite3_keyword_name(_ a0: Int32, _ a1: UnsafeMutablePointer<UnsafePointer<CChar>?>!, _ a2: UnsafeMutablePointer<Int32>!)
    -> Int32
  {
    return unsafe refuse(.sqlite3_keyword_name, nil, nil)
  }
  /// Refuses `sqlite3_keyword_check`.
  @discardableResult
  open func sqlite3_keyword_check(_ a0: UnsafePointer<CChar>!, _ a1: Int32) -> Int32 {
    leaveOut(.sqlite3_keyword_check)
    return 0
  }
  /// Refuses `sqlite3_str_new`.
  open func sqlite3_str_new(_ a0: OpaquePointer!) -> OpaquePointer! {
    _ = unsafe refuse(.sqlite3_str_new, .connection, a0)
    return nil
  }
  /// Refuses `sqlite3_str_finish`.
  open func sqlite3_str_finish(_ a0: OpaquePointer!) -> UnsafeMutablePointer<CChar>! {
    _ = unsafe refuse(.sqlite3_str_finish, .string, a0)
    return nil
  }
  /// Refuses `sqlite3_str_appendf`.
  open func sqlite3_str_appendf(_ string: OpaquePointer!, _ format: UnsafePointer<CChar>!, _ text: UnsafePointer<CChar>!) {
    leaveOut(.sqlite3_str_appendf)
  }
  /// Refuses `sqlite3_str_vappendf`.
  open func sqlite3_str_vappendf(_ a0: OpaquePointer!, _ zFormat: UnsafePointer<CChar>!, _ a2: CVaListPointer) {
    leaveOut(.sqlite3_str_vappendf)
  }
  /// Refuses `sqlite3_str_append`.
  open func sqlite3_str_append(_ a0: OpaquePointer!, _ zIn: UnsafePointer<CChar>!, _ N: Int32) {
    leaveOut(.sqlite3_str_append)
  }
  /// Refuses `sqlite3_str_appendall`.
  open func sqlite3_str_appendall(_ a0: OpaquePointer!, _ zIn: UnsafePointer<CChar>!) {
    leaveOut(.sqlite3_str_appendall)
  }
  /// Refuses `sqlite3_str_appendchar`.
  open func sqlite3_str_appendchar(_ a0: OpaquePointer!, _ N: Int32, _ C: CChar) {
    leaveOut(.sqlite3_str_appendchar)
  }
  /// Refuses `sqlite3_str_reset`.
  open func sqlite3_str_reset(_ a0: OpaquePointer!) {
    leaveOut(.sqlite3_str_reset)
  }
  /// Refuses `sqlite3_str_errcode`.
  @discardableResult
  open func sqlite3_str_errcode(_ a0: OpaquePointer!) -> Int32 {
    leaveOut(.sqlite3_str_errcode)
    return 0
  }
  /// Refuses `sqlite3_str_length`.
  @discardableResult
  open func sqlite3_str_length(_ a0: OpaquePointer!) -> Int32 {
    leaveOut(.sqlite3_str_length)
    return 0
  }
  /// Refuses `sqlite3_str_value`.
  open func sqlite3_str_value(_ a0: OpaquePointer!) -> UnsafeMutablePointer<CChar>! {
    leaveOut(.sqlite3_str_value)
    return nil
  }
  /// Refuses `sqlite3_status`.
  @discardableResult
  open func sqlite3_status(
    _ op: Int32, _ pCurrent: UnsafeMutablePointer<Int32>!, _ pHighwater: UnsafeMutablePointer<Int32>!, _ resetFlag: Int32
  ) -> Int32 {
    return unsafe refuse(.sqlite3_status, nil, nil)
  }
  /// Refuses `sqlite3_status64`.
  @discardableResult
  open func sqlite3_status64(
    _ op: Int32, _ pCurrent: UnsafeMutablePointer<Int64>!, _ pHighwater: UnsafeMutablePointer<Int64>!, _ resetFlag: Int32
  ) -> Int32 {
    return unsafe refuse(.sqlite3_status64, nil, nil)
  }
  /// Refuses `sqlite3_db_status`.
  @discardableResult
  open func sqlite3_db_status(
    _ a0: OpaquePointer!, _ op: Int32, _ pCur: UnsafeMutablePointer<Int32>!, _ pHiwtr: UnsafeMutablePointer<Int32>!, _ resetFlg: Int32
  ) -> Int32 {
    return unsafe refuse(.sqlite3_db_status, .connection, a0)
  }
  /// Refuses `sqlite3_stmt_status`.
  @discardableResult
  open func sqlite3_stmt_status(_ a0: OpaquePointer!, _ op: Int32, _ resetFlg: Int32) -> Int32 {
    leaveOut(.sqlite3_stmt_status)
    return 0
  }
  /// Refuses `sqlite3_backup_init`.
  open func sqlite3_backup_init(
    _ pDest: OpaquePointer!, _ zDestName: UnsafePointer<CChar>!, _ pSource: OpaquePointer!, _ zSourceName: UnsafePointer<CChar>!
  ) -> OpaquePointer! {
    _ = unsafe refuse(.sqlite3_backup_init, .connection, pDest)
    return nil
  }
  /// Refuses `sqlite3_backup_step`.
  @discardableResult
  open func sqlite3_backup_step(_ p: OpaquePointer!, _ nPage: Int32) -> Int32 {
    return unsafe refuse(.sqlite3_backup_step, .backup, p)
  }
  /// Refuses `sqlite3_backup_finish`.
  @discardableResult
  open func sqlite3_backup_finish(_ p: OpaquePointer!) -> Int32 {
    return unsafe refuse(.sqlite3_backup_finish, .backup, p)
  }
  /// Refuses `sqlite3_backup_remaining`.
  @discardableResult
  open func sqlite3_backup_remaining(_ p: OpaquePointer!) -> Int32 {
    leaveOut(.sqlite3_backup_remaining)
    return 0
  }
  /// Refuses `sqlite3_backup_pagecount`.
  @discardableResult
  open func sqlite3_backup_pagecount(_ p: OpaquePointer!) -> Int32 {
    leaveOut(.sqlite3_backup_pagecount)
    return 0
  }
  /// Refuses `sqlite3_unlock_notify`.
  @discardableResult
  open func sqlite3_unlock_notify(
    _ pBlocked: OpaquePointer!, _ xNotify: (@convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>?, Int32) -> Void)!,
    _ pNotifyArg: UnsafeMutableRawPointer!
  ) -> Int32 {
    return unsafe refuse(.sqlite3_unlock_notify, .connection, pBlocked)
  }
  /// Refuses `sqlite3_stricmp`.
  @discardableResult
  open func sqlite3_stricmp(_ a0: UnsafePointer<CChar>!, _ a1: UnsafePointer<CChar>!) -> Int32 {
    leaveOut(.sqlite3_stricmp)
    return 0
  }
  /// Refuses `sqlite3_strnicmp`.
  @discardableResult
  open func sqlite3_strnicmp(_ a0: UnsafePointer<CChar>!, _ a1: UnsafePointer<CChar>!, _ a2: Int32) -> Int32 {
    leaveOut(.sqlite3_strnicmp)
    return 0
  }
  /// Refuses `sqlite3_strglob`.
  @discardableResult
  open func sqlite3_strglob(_ zGlob: UnsafePointer<CChar>!, _ zStr: UnsafePointer<CChar>!) -> Int32 {
    leaveOut(.sqlite3_strglob)
    return 0
  }
  /// Refuses `sqlite3_strlike`.
  @discardableResult
  open func sqlite3_strlike(_ zGlob: UnsafePointer<CChar>!, _ zStr: UnsafePointer<CChar>!, _ cEsc: UInt32) -> Int32 {
    leaveOut(.sqlite3_strlike)
    return 0
  }
  /// Refuses `sqlite3_log`.
  open func sqlite3_log(_ code: Int32, _ text: UnsafePointer<CChar>!) {
    leaveOut(.sqlite3_log)
  }
  /// Refuses `sqlite3_wal_hook`.
  open func sqlite3_wal_hook(
    _ a0: OpaquePointer!, _ a1: (@convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, UnsafePointer<CChar>?, Int32) -> Int32)!,
    _ a2: UnsafeMutableRawPointer!
  ) -> UnsafeMutableRawPointer! {
    leaveOut(.sqlite3_wal_hook)
    return nil
  }
  /// Refuses `sqlite3_wal_autocheckpoint`.
  @discardableResult
  open func sqlite3_wal_autocheckpoint(_ db: OpaquePointer!, _ N: Int32) -> Int32 {
    return unsafe refuse(.sqlite3_wal_autocheckpoint, .connection, db)
  }
  /// Refuses `sqlite3_wal_checkpoint`.
  @discardableResult
  open func sqlite3_wal_checkpoint(_ db: OpaquePointer!, _ zDb: UnsafePointer<CChar>!) -> Int32 {
    return unsafe refuse(.sqlite3_wal_checkpoint, .connection, db)
  }
  /// Refuses `sqlite3_wal_checkpoint_v2`.
  @discardableResult
  open func sqlite3_wal_checkpoint_v2(
    _ db: OpaquePointer!, _ zDb: UnsafePointer<CChar>!, _ eMode: Int32, _ pnLog: UnsafeMutablePointer<Int32>!,
    _ pnCkpt: UnsafeMutablePointer<Int32>!
  ) -> Int32 {
    return unsafe refuse(.sqlite3_wal_checkpoint_v2, .connection, db)
  }
  /// Refuses `sqlite3_vtab_config`.
  @discardableResult
  open func sqlite3_vtab_config(_ db: OpaquePointer!, _ option: Int32, _ value: Int32) -> Int32 {
    return unsafe refuse(.sqlite3_vtab_config, .connection, db)
  }
  /// Refuses `sqlite3_vtab_on_conflict`.
  @discardableResult
  open func sqlite3_vtab_on_conflict(_ a0: OpaquePointer!) -> Int32 {
    leaveOut(.sqlite3_vtab_on_conflict)
    return 0
  }
  /// Refuses `sqlite3_vtab_nochange`.
  @discardableResult
  open func sqlite3_vtab_nochange(_ a0: OpaquePointer!) -> Int32 {
    leaveOut(.sqlite3_vtab_nochange)
    return 0
  }
  /// Refuses `sqlite3_vtab_collation`.
  open func sqlite3_vtab_collation(_ a0: UnsafeMutablePointer<sqlite3_index_info>!, _ a1: Int32) -> UnsafePointer<CChar>! {
    leaveOut(.sqlite3_vtab_collation)
    return nil
  }
  /// Refuses `sqlite3_vtab_distinct`.
  @discardableResult
  open func sqlite3_vtab_distinct(_ a0: UnsafeMutablePointer<sqlite3_index_info>!) -> Int32 {
    leaveOut(.sqlite3_vtab_distinct)
    return 0
  }
  /// Refuses `sqlite3_vtab_in`.
  @discardableResult
  open func sqlite3_vtab_in(_ a0: UnsafeMutablePointer<sqlite3_index_info>!, _ iCons: Int32, _ bHandle: Int32) -> Int32 {
    leaveOut(.sqlite3_vtab_in)
    return 0
  }
  /// Refuses `sqlite3_vtab_in_first`.
  @discardableResult
  open func sqlite3_vtab_in_first(_ pVal: OpaquePointer!, _ ppOut: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 {
    unsafe Sqlite3Refusals.clear(ppOut)
    return unsafe refuse(.sqlite3_vtab_in_first, .value, pVal)
  }
  /// Refuses `sqlite3_vtab_in_next`.
  @discardableResult
  open func sqlite3_vtab_in_next(_ pVal: OpaquePointer!, _ ppOut: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 {
    unsafe Sqlite3Refusals.clear(ppOut)
    return unsafe refuse(.sqlite3_vtab_in_next, .value, pVal)
  }
  /// Refuses `sqlite3_vtab_rhs_value`.
  @discardableResult
  open func sqlite3_vtab_rhs_value(
    _ a0: UnsafeMutablePointer<sqlite3_index_info>!, _ a1: Int32, _ ppVal: UnsafeMutablePointer<OpaquePointer?>!
  ) -> Int32 {
    unsafe Sqlite3Refusals.clear(ppVal)
    return unsafe refuse(.sqlite3_vtab_rhs_value, nil, nil)
  }
  /// Refuses `sqlite3_db_cacheflush`.
  @discardableResult
  open func sqlite3_db_cacheflush(_ a0: OpaquePointer!) -> Int32 {
    return unsafe refuse(.sqlite3_db_cacheflush, .connection, a0)
  }
  /// Refuses `sqlite3_preupdate_hook`.
  open func sqlite3_preupdate_hook(
    _ db: OpaquePointer!,
    _ xPreUpdate: (
      @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?, Int64, Int64) -> Void
    )!, _ a2: UnsafeMutableRawPointer!
  ) -> UnsafeMutableRawPointer! {
    leaveOut(.sqlite3_preupdate_hook)
    return nil
  }
  /// Refuses `sqlite3_preupdate_old`.
  @discardableResult
  open func sqlite3_preupdate_old(_ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 {
    unsafe Sqlite3Refusals.clear(a2)
    return unsafe refuse(.sqlite3_preupdate_old, .connection, a0)
  }
  /// Refuses `sqlite3_preupdate_count`.
  @discardableResult
  open func sqlite3_preupdate_count(_ a0: OpaquePointer!) -> Int32 {
    leaveOut(.sqlite3_preupdate_count)
    return 0
  }
  /// Refuses `sqlite3_preupdate_depth`.
  @discardableResult
  open func sqlite3_preupdate_depth(_ a0: OpaquePointer!) -> Int32 {
    leaveOut(.sqlite3_preupdate_depth)
    return 0
  }
  /// Refuses `sqlite3_preupdate_new`.
  @discardableResult
  open func sqlite3_preupdate_new(_ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 {
    unsafe Sqlite3Refusals.clear(a2)
    return unsafe refuse(.sqlite3_preupdate_new, .connection, a0)
  }
  /// Refuses `sqlite3_preupdate_blobwrite`.
  @discardableResult
  open func sqlite3_preupdate_blobwrite(_ a0: OpaquePointer!) -> Int32 {
    leaveOut(.sqlite3_preupdate_blobwrite)
    return 0
  }
  /// Refuses `sqlite3_system_errno`.
  @discardableResult
  open func sqlite3_system_errno(_ a0: OpaquePointer!) -> Int32 {
    leaveOut(.sqlite3_system_errno)
    return 0
  }
  /// Refuses `sqlite3_serialize`.
  open func sqlite3_serialize(
    _ db: OpaquePointer!, _ zSchema: UnsafePointer<CChar>!, _ piSize: UnsafeMutablePointer<Int64>!, _ mFlags: UInt32
  ) -> UnsafeMutablePointer<UInt8>! {
    _ = unsafe refuse(.sqlite3_serialize, .connection, db)
    return nil
  }
  /// Refuses `sqlite3_deserialize`.
  @discardableResult
  open func sqlite3_deserialize(
    _ db: OpaquePointer!, _ zSchema: UnsafePointer<CChar>!, _ pData: UnsafeMutablePointer<UInt8>!, _ szDb: Int64, _ szBuf: Int64,
    _ mFlags: UInt32
  ) -> Int32 {
    return unsafe refuse(.sqlite3_deserialize, .connection, db)
  }
  /// Refuses `sqlite3_rtree_geometry_callback`.
  @discardableResult
  open func sqlite3_rtree_geometry_callback(
    _ db: OpaquePointer!, _ zGeom: UnsafePointer<CChar>!,
    _ xGeom: (
      @convention(c) (UnsafeMutablePointer<sqlite3_rtree_geometry>?, Int32, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Int32>?) ->
        Int32
    )!, _ pContext: UnsafeMutableRawPointer!
  ) -> Int32 {
    return unsafe refuse(.sqlite3_rtree_geometry_callback, .connection, db)
  }
  /// Refuses `sqlite3_rtree_query_callback`.
  @discardableResult
  open func sqlite3_rtree_query_callback(
    _ db: OpaquePointer!, _ zQueryFunc: UnsafePointer<CChar>!,
    _ xQueryFunc: (@convention(c) (UnsafeMutablePointer<sqlite3_rtree_query_info>?) -> Int32)!, _ pContext: UnsafeMutableRawPointer!,
    _ xDestructor: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) -> Int32 {
    unsafe Sqlite3Destructor.call(xDestructor, with: pContext)
    return unsafe refuse(.sqlite3_rtree_query_callback, .connection, db)
  }
  /// Refuses `sqlite3session_create`.
  @discardableResult
  open func sqlite3session_create(_ db: OpaquePointer!, _ zDb: UnsafePointer<CChar>!, _ ppSession: UnsafeMutablePointer<OpaquePointer?>!)
    -> Int32
  {
    unsafe Sqlite3Refusals.clear(ppSession)
    return unsafe refuse(.sqlite3session_create, .connection, db)
  }
  /// Refuses `sqlite3session_delete`.
  open func sqlite3session_delete(_ pSession: OpaquePointer!) {
    leaveOut(.sqlite3session_delete)
  }
  /// Refuses `sqlite3session_object_config`.
  @discardableResult
  open func sqlite3session_object_config(_ a0: OpaquePointer!, _ op: Int32, _ pArg: UnsafeMutableRawPointer!) -> Int32 {
    return unsafe refuse(.sqlite3session_object_config, .session, a0)
  }
  /// Refuses `sqlite3session_enable`.
  @discardableResult
  open func sqlite3session_enable(_ pSession: OpaquePointer!, _ bEnable: Int32) -> Int32 {
    leaveOut(.sqlite3session_enable)
    return 0
  }
  /// Refuses `sqlite3session_indirect`.
  @discardableResult
  open func sqlite3session_indirect(_ pSession: OpaquePointer!, _ bIndirect: Int32) -> Int32 {
    leaveOut(.sqlite3session_indirect)
    return 0
  }
  /// Refuses `sqlite3session_attach`.
  @discardableResult
  open func sqlite3session_attach(_ pSession: OpaquePointer!, _ zTab: UnsafePointer<CChar>!) -> Int32 {
    return unsafe refuse(.sqlite3session_attach, .session, pSession)
  }
  /// Refuses `sqlite3session_table_filter`.
  open func sqlite3session_table_filter(
    _ pSession: OpaquePointer!, _ xFilter: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Int32)!,
    _ pCtx: UnsafeMutableRawPointer!
  ) {
    leaveOut(.sqlite3session_table_filter)
  }
  /// Refuses `sqlite3session_changeset`.
  @discardableResult
  open func sqlite3session_changeset(
    _ pSession: OpaquePointer!, _ pnChangeset: UnsafeMutablePointer<Int32>!, _ ppChangeset: UnsafeMutablePointer<UnsafeMutableRawPointer?>!
  ) -> Int32 {
    unsafe Sqlite3Refusals.clear(ppChangeset)
    return unsafe refuse(.sqlite3session_changeset, .session, pSession)
  }
  /// Refuses `sqlite3session_changeset_size`.
  open func sqlite3session_changeset_size(_ pSession: OpaquePointer!) -> Int64 {
    leaveOut(.sqlite3session_changeset_size)
    return 0
  }
  /// Refuses `sqlite3session_diff`.
  @discardableResult
  open func sqlite3session_diff(
    _ pSession: OpaquePointer!, _ zFromDb: UnsafePointer<CChar>!, _ zTbl: UnsafePointer<CChar>!,
    _ pzErrMsg: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!
  ) -> Int32 {
    unsafe Sqlite3Refusals.clear(pzErrMsg)
    return unsafe refuse(.sqlite3session_diff, .session, pSession)
  }
  /// Refuses `sqlite3session_patchset`.
  @discardableResult
  open func sqlite3session_patchset(
    _ pSession: OpaquePointer!, _ pnPatchset: UnsafeMutablePointer<Int32>!, _ ppPatchset: UnsafeMutablePointer<UnsafeMutableRawPointer?>!
  ) -> Int32 {
    unsafe Sqlite3Refusals.clear(ppPatchset)
    return unsafe refuse(.sqlite3session_patchset, .session, pSession)
  }
  /// Refuses `sqlite3session_isempty`.
  @discardableResult
  open func sqlite3session_isempty(_ pSession: OpaquePointer!) -> Int32 {
    leaveOut(.sqlite3session_isempty)
    return 0
  }
  /// Refuses `sqlite3session_memory_used`.
  open func sqlite3session_memory_used(_ pSession: OpaquePointer!) -> Int64 {
    leaveOut(.sqlite3session_memory_used)
    return 0
  }
  /// Refuses `sqlite3changeset_start`.
  @discardableResult
  open func sqlite3changeset_start(_ pp: UnsafeMutablePointer<OpaquePointer?>!, _ nChangeset: Int32, _ pChangeset: UnsafeMutableRawPointer!)
    -> Int32
  {
    unsafe Sqlite3Refusals.clear(pp)
    return unsafe refuse(.sqlite3changeset_start, nil, nil)
  }
  /// Refuses `sqlite3changeset_start_v2`.
  @discardableResult
  open func sqlite3changeset_start_v2(
    _ pp: UnsafeMutablePointer<OpaquePointer?>!, _ nChangeset: Int32, _ pChangeset: UnsafeMutableRawPointer!, _ flags: Int32
  ) -> Int32 {
    unsafe Sqlite3Refusals.clear(pp)
    return unsafe refuse(.sqlite3changeset_start_v2, nil, nil)
  }
  /// Refuses `sqlite3changeset_next`.
  @discardableResult
  open func sqlite3changeset_next(_ pIter: OpaquePointer!) -> Int32 {
    return unsafe refuse(.sqlite3changeset_next, .iterator, pIter)
  }
  /// Refuses `sqlite3changeset_op`.
  @discardableResult
  open func sqlite3changeset_op(
    _ pIter: OpaquePointer!, _ pzTab: UnsafeMutablePointer<UnsafePointer<CChar>?>!, _ pnCol: UnsafeMutablePointer<Int32>!,
    _ pOp: UnsafeMutablePointer<Int32>!, _ pbIndirect: UnsafeMutablePointer<Int32>!
  ) -> Int32 {
    return unsafe refuse(.sqlite3changeset_op, .iterator, pIter)
  }
  /// Refuses `sqlite3changeset_pk`.
  @discardableResult
  open func sqlite3changeset_pk(
    _ pIter: OpaquePointer!, _ pabPK: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>!, _ pnCol: UnsafeMutablePointer<Int32>!
  ) -> Int32 {
    return unsafe refuse(.sqlite3changeset_pk, .iterator, pIter)
  }
  /// Refuses `sqlite3changeset_old`.
  @discardableResult
  open func sqlite3changeset_old(_ pIter: OpaquePointer!, _ iVal: Int32, _ ppValue: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 {
    unsafe Sqlite3Refusals.clear(ppValue)
    return unsafe refuse(.sqlite3changeset_old, .iterator, pIter)
  }
  /// Refuses `sqlite3changeset_new`.
  @discardableResult
  open func sqlite3changeset_new(_ pIter: OpaquePointer!, _ iVal: Int32, _ ppValue: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 {
    unsafe Sqlite3Refusals.clear(ppValue)
    return unsafe refuse(.sqlite3changeset_new, .iterator, pIter)
  }
  /// Refuses `sqlite3changeset_conflict`.
  @discardableResult
  open func sqlite3changeset_conflict(_ pIter: OpaquePointer!, _ iVal: Int32, _ ppValue: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 {
    unsafe Sqlite3Refusals.clear(ppValue)
    return unsafe refuse(.sqlite3changeset_conflict, .iterator, pIter)
  }
  /// Refuses `sqlite3changeset_fk_conflicts`.
  @discardableResult
  open func sqlite3changeset_fk_conflicts(_ pIter: OpaquePointer!, _ pnOut: UnsafeMutablePointer<Int32>!) -> Int32 {
    return unsafe refuse(.sqlite3changeset_fk_conflicts, .iterator, pIter)
  }
  /// Refuses `sqlite3changeset_finalize`.
  @discardableResult
  open func sqlite3changeset_finalize(_ pIter: OpaquePointer!) -> Int32 {
    return unsafe refuse(.sqlite3changeset_finalize, .iterator, pIter)
  }
  /// Refuses `sqlite3changeset_invert`.
  @discardableResult
  open func sqlite3changeset_invert(
    _ nIn: Int32, _ pIn: UnsafeRawPointer!, _ pnOut: UnsafeMutablePointer<Int32>!, _ ppOut: UnsafeMutablePointer<UnsafeMutableRawPointer?>!
  ) -> Int32 {
    unsafe Sqlite3Refusals.clear(ppOut)
    return unsafe refuse(.sqlite3changeset_invert, nil, nil)
  }
  /// Refuses `sqlite3changeset_concat`.
  @discardableResult
  open func sqlite3changeset_concat(
    _ nA: Int32, _ pA: UnsafeMutableRawPointer!, _ nB: Int32, _ pB: UnsafeMutableRawPointer!, _ pnOut: UnsafeMutablePointer<Int32>!,
    _ ppOut: UnsafeMutablePointer<UnsafeMutableRawPointer?>!
  ) -> Int32 {
    unsafe Sqlite3Refusals.clear(ppOut)
    return unsafe refuse(.sqlite3changeset_concat, nil, nil)
  }
  /// Refuses `sqlite3changegroup_new`.
  @discardableResult
  open func sqlite3changegroup_new(_ pp: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 {
    unsafe Sqlite3Refusals.clear(pp)
    return unsafe refuse(.sqlite3changegroup_new, nil, nil)
  }
  /// Refuses `sqlite3changegroup_add`.
  @discardableResult
  open func sqlite3changegroup_add(_ a0: OpaquePointer!, _ nData: Int32, _ pData: UnsafeMutableRawPointer!) -> Int32 {
    return unsafe refuse(.sqlite3changegroup_add, .changegroup, a0)
  }
  /// Refuses `sqlite3changegroup_output`.
  @discardableResult
  open func sqlite3changegroup_output(
    _ a0: OpaquePointer!, _ pnData: UnsafeMutablePointer<Int32>!, _ ppData: UnsafeMutablePointer<UnsafeMutableRawPointer?>!
  ) -> Int32 {
    unsafe Sqlite3Refusals.clear(ppData)
    return unsafe refuse(.sqlite3changegroup_output, .changegroup, a0)
  }
  /// Refuses `sqlite3changegroup_delete`.
  open func sqlite3changegroup_delete(_ a0: OpaquePointer!) {
    leaveOut(.sqlite3changegroup_delete)
  }
  /// Refuses `sqlite3changeset_apply`.
  @discardableResult
  open func sqlite3changeset_apply(
    _ db: OpaquePointer!, _ nChangeset: Int32, _ pChangeset: UnsafeMutableRawPointer!,
    _ xFilter: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Int32)!,
    _ xConflict: (@convention(c) (UnsafeMutableRawPointer?, Int32, OpaquePointer?) -> Int32)!, _ pCtx: UnsafeMutableRawPointer!
  ) -> Int32 {
    return unsafe refuse(.sqlite3changeset_apply, .connection, db)
  }
  /// Refuses `sqlite3changeset_apply_v2`.
  @discardableResult
  open func sqlite3changeset_apply_v2(
    _ db: OpaquePointer!, _ nChangeset: Int32, _ pChangeset: UnsafeMutableRawPointer!,
    _ xFilter: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Int32)!,
    _ xConflict: (@convention(c) (UnsafeMutableRawPointer?, Int32, OpaquePointer?) -> Int32)!, _ pCtx: UnsafeMutableRawPointer!,
    _ ppRebase: UnsafeMutablePointer<UnsafeMutableRawPointer?>!, _ pnRebase: UnsafeMutablePointer<Int32>!, _ flags: Int32
  ) -> Int32 {
    unsafe Sqlite3Refusals.clear(ppRebase)
    return unsafe refuse(.sqlite3changeset_apply_v2, .connection, db)
  }
  /// Refuses `sqlite3rebaser_create`.
  @discardableResult
  open func sqlite3rebaser_create(_ ppNew: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 {
    unsafe Sqlite3Refusals.clear(ppNew)
    return unsafe refuse(.sqlite3rebaser_create, nil, nil)
  }
  /// Refuses `sqlite3rebaser_configure`.
  @discardableResult
  open func sqlite3rebaser_configure(_ a0: OpaquePointer!, _ nRebase: Int32, _ pRebase: UnsafeRawPointer!) -> Int32 {
    return unsafe refuse(.sqlite3rebaser_configure, .rebaser, a0)
  }
  /// Refuses `sqlite3rebaser_rebase`.
  @discardableResult
  open func sqlite3rebaser_rebase(
    _ a0: OpaquePointer!, _ nIn: Int32, _ pIn: UnsafeRawPointer!, _ pnOut: UnsafeMutablePointer<Int32>!,
    _ ppOut: UnsafeMutablePointer<UnsafeMutableRawPointer?>!
  ) -> Int32 {
    unsafe Sqlite3Refusals.clear(ppOut)
    return unsafe refuse(.sqlite3rebaser_rebase, .rebaser, a0)
  }
  /// Refuses `sqlite3rebaser_delete`.
  open func sqlite3rebaser_delete(_ p: OpaquePointer!) {
    leaveOut(.sqlite3rebaser_delete)
  }
  /// Refuses `sqlite3changeset_apply_strm`.
  @discardableResult
  open func sqlite3changeset_apply_strm(
    _ db: OpaquePointer!,
    _ xInput: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)!,
    _ pIn: UnsafeMutableRawPointer!, _ xFilter: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Int32)!,
    _ xConflict: (@convention(c) (UnsafeMutableRawPointer?, Int32, OpaquePointer?) -> Int32)!, _ pCtx: UnsafeMutableRawPointer!
  ) -> Int32 {
    return unsafe refuse(.sqlite3changeset_apply_strm, .connection, db)
  }
  /// Refuses `sqlite3changeset_apply_v2_strm`.
  @discardableResult
  open func sqlite3changeset_apply_v2_strm(
    _ db: OpaquePointer!,
    _ xInput: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)!,
    _ pIn: UnsafeMutableRawPointer!, _ xFilter: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Int32)!,
    _ xConflict: (@convention(c) (UnsafeMutableRawPointer?, Int32, OpaquePointer?) -> Int32)!, _ pCtx: UnsafeMutableRawPointer!,
    _ ppRebase: UnsafeMutablePointer<UnsafeMutableRawPointer?>!, _ pnRebase: UnsafeMutablePointer<Int32>!, _ flags: Int32
  ) -> Int32 {
    unsafe Sqlite3Refusals.clear(ppRebase)
    return unsafe refuse(.sqlite3changeset_apply_v2_strm, .connection, db)
  }
  /// Refuses `sqlite3changeset_concat_strm`.
  @discardableResult
  open func sqlite3changeset_concat_strm(
    _ xInputA: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)!,
    _ pInA: UnsafeMutableRawPointer!,
    _ xInputB: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)!,
    _ pInB: UnsafeMutableRawPointer!, _ xOutput: (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)!,
    _ pOut: UnsafeMutableRawPointer!
  ) -> Int32 {
    return unsafe refuse(.sqlite3changeset_concat_strm, nil, nil)
  }
  /// Refuses `sqlite3changeset_invert_strm`.
  @discardableResult
  open func sqlite3changeset_invert_strm(
    _ xInput: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)!,
    _ pIn: UnsafeMutableRawPointer!, _ xOutput: (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)!,
    _ pOut: UnsafeMutableRawPointer!
  ) -> Int32 {
    return unsafe refuse(.sqlite3changeset_invert_strm, nil, nil)
  }
  /// Refuses `sqlite3changeset_start_strm`.
  @discardableResult
  open func sqlite3changeset_start_strm(
    _ pp: UnsafeMutablePointer<OpaquePointer?>!,
    _ xInput: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)!,
    _ pIn: UnsafeMutableRawPointer!
  ) -> Int32 {
    unsafe Sqlite3Refusals.clear(pp)
    return unsafe refuse(.sqlite3changeset_start_strm, nil, nil)
  }
  /// Refuses `sqlite3changeset_start_v2_strm`.
  @discardableResult
  open func sqlite3changeset_start_v2_strm(
    _ pp: UnsafeMutablePointer<OpaquePointer?>!,
    _ xInput: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)!,
    _ pIn: UnsafeMutableRawPointer!, _ flags: Int32
  ) -> Int32 {
    unsafe Sqlite3Refusals.clear(pp)
    return unsafe refuse(.sqlite3changeset_start_v2_strm, nil, nil)
  }
  /// Refuses `sqlite3session_changeset_strm`.
  @discardableResult
  open func sqlite3session_changeset_strm(
    _ pSession: OpaquePointer!, _ xOutput: (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)!,
    _ pOut: UnsafeMutableRawPointer!
  ) -> Int32 {
    return unsafe refuse(.sqlite3session_changeset_strm, .session, pSession)
  }
  /// Refuses `sqlite3session_patchset_strm`.
  @discardableResult
  open func sqlite3session_patchset_strm(
    _ pSession: OpaquePointer!, _ xOutput: (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)!,
    _ pOut: UnsafeMutableRawPointer!
  ) -> Int32 {
    return unsafe refuse(.sqlite3session_patchset_strm, .session, pSession)
  }
  /// Refuses `sqlite3changegroup_add_strm`.
  @discardableResult
  open func sqlite3changegroup_add_strm(
    _ a0: OpaquePointer!,
    _ xInput: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)!,
    _ pIn: UnsafeMutableRawPointer!
  ) -> Int32 {
    return unsafe refuse(.sqlite3changegroup_add_strm, .changegroup, a0)
  }
  /// Refuses `sqlite3changegroup_output_strm`.
  @discardableResult
  open func sqlite3changegroup_output_strm(
    _ a0: OpaquePointer!, _ xOutput: (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)!,
    _ pOut: UnsafeMutableRawPointer!
  ) -> Int32 {
    return unsafe refuse(.sqlite3changegroup_output_strm, .changegroup, a0)
  }
  /// Refuses `sqlite3rebaser_rebase_strm`.
  @discardableResult
  open func sqlite3rebaser_rebase_strm(
    _ pRebaser: OpaquePointer!,
    _ xInput: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)!,
    _ pIn: UnsafeMutableRawPointer!, _ xOutput: (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)!,
    _ pOut: UnsafeMutableRawPointer!
  ) -> Int32 {
    return unsafe refuse(.sqlite3rebaser_rebase_strm, .rebaser, pRebaser)
  }
  /// Refuses `sqlite3session_config`.
  @discardableResult
  open func sqlite3session_config(_ op: Int32, _ pArg: UnsafeMutableRawPointer!) -> Int32 {
    return unsafe refuse(.sqlite3session_config, nil, nil)
  }
  /// Refuses `fts5_api_xCreateTokenizer`.
  @discardableResult
  open func fts5_api_xCreateTokenizer(
    _ api: UnsafeMutablePointer<fts5_api>!, _ zName: UnsafePointer<CChar>!, _ pContext: UnsafeMutableRawPointer!,
    _ pTokenizer: UnsafeMutablePointer<fts5_tokenizer>!, _ xDestroy: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) -> Int32 {
    return unsafe refuse(.fts5_api_xCreateTokenizer, nil, nil)
  }
  /// Refuses `fts5_api_xFindTokenizer`.
  @discardableResult
  open func fts5_api_xFindTokenizer(
    _ api: UnsafeMutablePointer<fts5_api>!, _ zName: UnsafePointer<CChar>!, _ ppContext: UnsafeMutablePointer<UnsafeMutableRawPointer?>!,
    _ pTokenizer: UnsafeMutablePointer<fts5_tokenizer>!
  ) -> Int32 {
    unsafe Sqlite3Refusals.clear(ppContext)
    return unsafe refuse(.fts5_api_xFindTokenizer, nil, nil)
  }
  /// Refuses `fts5_api_xCreateFunction`.
  @discardableResult
  open func fts5_api_xCreateFunction(
    _ api: UnsafeMutablePointer<fts5_api>!, _ zName: UnsafePointer<CChar>!, _ pContext: UnsafeMutableRawPointer!,
    _ xFunction: (
      @convention(c) (UnsafePointer<Fts5ExtensionApi>?, OpaquePointer?, OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) ->
        Void
    )!, _ xDestroy: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) -> Int32 {
    return unsafe refuse(.fts5_api_xCreateFunction, nil, nil)
  }
  /// Refuses `fts5_tokenizer_xCreate`.
  @discardableResult
  open func fts5_tokenizer_xCreate(
    _ tokenizer: UnsafeMutablePointer<fts5_tokenizer>!, _ pContext: UnsafeMutableRawPointer!,
    _ azArg: UnsafeMutablePointer<UnsafePointer<CChar>?>!, _ nArg: Int32, _ ppOut: UnsafeMutablePointer<OpaquePointer?>!
  ) -> Int32 {
    unsafe Sqlite3Refusals.clear(ppOut)
    return unsafe refuse(.fts5_tokenizer_xCreate, nil, nil)
  }
  /// Refuses `fts5_tokenizer_xDelete`.
  open func fts5_tokenizer_xDelete(_ tokenizer: UnsafeMutablePointer<fts5_tokenizer>!, _ instance: OpaquePointer!) {
    leaveOut(.fts5_tokenizer_xDelete)
  }
  /// Refuses `fts5_tokenizer_xTokenize`.
  @discardableResult
  open func fts5_tokenizer_xTokenize(
    _ tokenizer: UnsafeMutablePointer<fts5_tokenizer>!, _ instance: OpaquePointer!, _ pCtx: UnsafeMutableRawPointer!, _ flags: Int32,
    _ pText: UnsafePointer<CChar>!, _ nText: Int32,
    _ xToken: (@convention(c) (UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?, Int32, Int32, Int32) -> Int32)!
  ) -> Int32 {
    return unsafe refuse(.fts5_tokenizer_xTokenize, nil, nil)
  }
  /// Refuses `Fts5ExtensionApi_xUserData`.
  open func Fts5ExtensionApi_xUserData(_ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!) -> UnsafeMutableRawPointer! {
    leaveOut(.Fts5ExtensionApi_xUserData)
    return nil
  }
  /// Refuses `Fts5ExtensionApi_xColumnCount`.
  @discardableResult
  open func Fts5ExtensionApi_xColumnCount(_ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!) -> Int32 {
    leaveOut(.Fts5ExtensionApi_xColumnCount)
    return 0
  }
  /// Refuses `Fts5ExtensionApi_xRowCount`.
  @discardableResult
  open func Fts5ExtensionApi_xRowCount(
    _ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!, _ pnRow: UnsafeMutablePointer<Int64>!
  ) -> Int32 {
    return unsafe refuse(.Fts5ExtensionApi_xRowCount, .match, match)
  }
  /// Refuses `Fts5ExtensionApi_xColumnTotalSize`.
  @discardableResult
  open func Fts5ExtensionApi_xColumnTotalSize(
    _ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!, _ iCol: Int32, _ pnToken: UnsafeMutablePointer<Int64>!
  ) -> Int32 {
    return unsafe refuse(.Fts5ExtensionApi_xColumnTotalSize, .match, match)
  }
  /// Refuses `Fts5ExtensionApi_xTokenize`.
  @discardableResult
  open func Fts5ExtensionApi_xTokenize(
    _ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!, _ pText: UnsafePointer<CChar>!, _ nText: Int32,
    _ pCtx: UnsafeMutableRawPointer!,
    _ xToken: (@convention(c) (UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?, Int32, Int32, Int32) -> Int32)!
  ) -> Int32 {
    return unsafe refuse(.Fts5ExtensionApi_xTokenize, .match, match)
  }
  /// Refuses `Fts5ExtensionApi_xPhraseCount`.
  @discardableResult
  open func Fts5ExtensionApi_xPhraseCount(_ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!) -> Int32 {
    leaveOut(.Fts5ExtensionApi_xPhraseCount)
    return 0
  }
  /// Refuses `Fts5ExtensionApi_xPhraseSize`.
  @discardableResult
  open func Fts5ExtensionApi_xPhraseSize(_ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!, _ iPhrase: Int32) -> Int32 {
    leaveOut(.Fts5ExtensionApi_xPhraseSize)
    return 0
  }
  /// Refuses `Fts5ExtensionApi_xInstCount`.
  @discardableResult
  open func Fts5ExtensionApi_xInstCount(
    _ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!, _ pnInst: UnsafeMutablePointer<Int32>!
  ) -> Int32 {
    return unsafe refuse(.Fts5ExtensionApi_xInstCount, .match, match)
  }
  /// Refuses `Fts5ExtensionApi_xInst`.
  @discardableResult
  open func Fts5ExtensionApi_xInst(
    _ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!, _ iIdx: Int32, _ piPhrase: UnsafeMutablePointer<Int32>!,
    _ piCol: UnsafeMutablePointer<Int32>!, _ piOff: UnsafeMutablePointer<Int32>!
  ) -> Int32 {
    return unsafe refuse(.Fts5ExtensionApi_xInst, .match, match)
  }
  /// Refuses `Fts5ExtensionApi_xRowid`.
  open func Fts5ExtensionApi_xRowid(_ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!) -> Int64 {
    leaveOut(.Fts5ExtensionApi_xRowid)
    return 0
  }
  /// Refuses `Fts5ExtensionApi_xColumnText`.
  @discardableResult
  open func Fts5ExtensionApi_xColumnText(
    _ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!, _ iCol: Int32, _ pz: UnsafeMutablePointer<UnsafePointer<CChar>?>!,
    _ pn: UnsafeMutablePointer<Int32>!
  ) -> Int32 {
    return unsafe refuse(.Fts5ExtensionApi_xColumnText, .match, match)
  }
  /// Refuses `Fts5ExtensionApi_xColumnSize`.
  @discardableResult
  open func Fts5ExtensionApi_xColumnSize(
    _ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!, _ iCol: Int32, _ pnToken: UnsafeMutablePointer<Int32>!
  ) -> Int32 {
    return unsafe refuse(.Fts5ExtensionApi_xColumnSize, .match, match)
  }
  /// Refuses `Fts5ExtensionApi_xQueryPhrase`.
  @discardableResult
  open func Fts5ExtensionApi_xQueryPhrase(
    _ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!, _ iPhrase: Int32, _ pUserData: UnsafeMutableRawPointer!,
    _ xCallback: (@convention(c) (UnsafePointer<Fts5ExtensionApi>?, OpaquePointer?, UnsafeMutableRawPointer?) -> Int32)!
  ) -> Int32 {
    return unsafe refuse(.Fts5ExtensionApi_xQueryPhrase, .match, match)
  }
  /// Refuses `Fts5ExtensionApi_xSetAuxdata`.
  @discardableResult
  open func Fts5ExtensionApi_xSetAuxdata(
    _ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!, _ pAux: UnsafeMutableRawPointer!,
    _ xDelete: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) -> Int32 {
    unsafe Sqlite3Destructor.call(xDelete, with: pAux)
    return unsafe refuse(.Fts5ExtensionApi_xSetAuxdata, .match, match)
  }
  /// Refuses `Fts5ExtensionApi_xGetAuxdata`.
  open func Fts5ExtensionApi_xGetAuxdata(_ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!, _ bClear: Int32)
    -> UnsafeMutableRawPointer!
  {
    leaveOut(.Fts5ExtensionApi_xGetAuxdata)
    return nil
  }
  /// Refuses `Fts5ExtensionApi_xPhraseFirst`.
  @discardableResult
  open func Fts5ExtensionApi_xPhraseFirst(
    _ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!, _ iPhrase: Int32, _ pIter: UnsafeMutablePointer<Fts5PhraseIter>!,
    _ piCol: UnsafeMutablePointer<Int32>!, _ piOff: UnsafeMutablePointer<Int32>!
  ) -> Int32 {
    return unsafe refuse(.Fts5ExtensionApi_xPhraseFirst, .match, match)
  }
  /// Refuses `Fts5ExtensionApi_xPhraseNext`.
  open func Fts5ExtensionApi_xPhraseNext(
    _ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!, _ pIter: UnsafeMutablePointer<Fts5PhraseIter>!,
    _ piCol: UnsafeMutablePointer<Int32>!, _ piOff: UnsafeMutablePointer<Int32>!
  ) {
    leaveOut(.Fts5ExtensionApi_xPhraseNext)
  }
  /// Refuses `Fts5ExtensionApi_xPhraseFirstColumn`.
  @discardableResult
  open func Fts5ExtensionApi_xPhraseFirstColumn(
    _ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!, _ iPhrase: Int32, _ pIter: UnsafeMutablePointer<Fts5PhraseIter>!,
    _ piCol: UnsafeMutablePointer<Int32>!
  ) -> Int32 {
    return unsafe refuse(.Fts5ExtensionApi_xPhraseFirstColumn, .match, match)
  }
  /// Refuses `Fts5ExtensionApi_xPhraseNextColumn`.
  open func Fts5ExtensionApi_xPhraseNextColumn(
    _ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!, _ pIter: UnsafeMutablePointer<Fts5PhraseIter>!,
    _ piCol: UnsafeMutablePointer<Int32>!
  ) {
    leaveOut(.Fts5ExtensionApi_xPhraseNextColumn)
  }
}
