// Written by Scripts/generate-calls from Scripts/entry-points.tsv: change the table or the script, not this file.
public import SQLiteCalls

/// The base of engines and doubles: each of the 352 calls goes through ``route(_:arguments:failed:perform:)``, which forwards it to
/// an inner wrapper. Without an inner wrapper, a call returns SQLITE_ERROR, which is 1, nil, 0 or nothing.
///
/// An engine derives from ``RefusingSqlite3Wrapper``, a double of a test from `RoutedSqlite3Wrapper`.
/// Overriding a method takes that call out of the funnel unless the override calls `super`.
open class Sqlite3Funnel: Sqlite3WrapperProtocol {
  /// The inner wrapper, to which calls are forwarded; nil for none.
  package final let target: (any Sqlite3WrapperProtocol)?

  /// Called with the bits of the address of data that are forwarded with a destructor of their own: the caller need not free them.
  package final var onGiving: ((UInt) -> Void)?

  package init(target: (any Sqlite3WrapperProtocol)?) { self.target = target }

  /// The funnel, through which every call goes: the result of this method is the result of the call.
  ///
  /// - Parameters:
  ///   - call: The C function called.
  ///   - arguments: Reads the arguments, as they are before the call; costs nothing unless it is called.
  ///   - failed: Returns the result of this call when it fails with a code; nil for calls that cannot fail. Calling it has the side
  ///     effects of a failure: a destructor among the arguments is called, pointers to be handed out become nil.
  ///   - perform: Forwards the call, and returns its result.
  open func route<Answer>(
    _ call: Sqlite3Call, arguments: () -> [Sqlite3Argument], failed: ((Int32) -> Answer)?, perform: () -> Answer
  ) -> Answer {
    perform()
  }

  /// Whether the inner wrapper has a function.
  open func provides(_ call: Sqlite3Call) -> Bool { target?.provides(call) ?? false }

  /// The functions of the inner wrapper, which calls them; without an inner wrapper, functions that do nothing.
  open var trampolines: Sqlite3Trampolines { target?.trampolines ?? .idle }

  /// Whether the inner wrapper runs any SQL, with or without a script.
  open var runsAnySQL: Bool { target?.runsAnySQL ?? false }

  /// The reason why the inner wrapper lacks a function.
  open func absence(of call: Sqlite3Call) -> String { target?.absence(of: call) ?? "\(call.rawValue) is not served" }

  /// Whether the inner wrapper accepts a setting.
  open func honors(_ setting: OpeningSetting) -> Bool { target?.honors(setting) ?? false }

  /// Forwards the call to the inner wrapper.
  open func leaveToSQLite(_ memory: UnsafeMutableRawPointer) { unsafe target?.leaveToSQLite(memory) }
  /// Routes `sqlite3_libversion`: The version of the running library as text, such as "3.40.1".
  open func sqlite3_libversion() -> UnsafePointer<CChar>! { unsafe pass(.sqlite3_libversion, []) { unsafe target?.sqlite3_libversion() } }
  /// Routes `sqlite3_sourceid`: Date, time and hash of the check-in the running library was built from.
  open func sqlite3_sourceid() -> UnsafePointer<CChar>! { unsafe pass(.sqlite3_sourceid, []) { unsafe target?.sqlite3_sourceid() } }
  /// Routes `sqlite3_libversion_number`: The version of the running library as a number, such as 3040001.
  @discardableResult open func sqlite3_libversion_number() -> Int32 {
    pass(.sqlite3_libversion_number, []) { target?.sqlite3_libversion_number() ?? 0 }
  }
  /// Routes `sqlite3_compileoption_used`: Whether the library was built with an option (1) or not (0); the `SQLITE_` in front may be left out.
  @discardableResult open func sqlite3_compileoption_used(_ a0: UnsafePointer<CChar>!) -> Int32 {
    pass(.sqlite3_compileoption_used, unsafe [.text(a0)]) { unsafe target?.sqlite3_compileoption_used(a0) ?? 0 }
  }
  /// Routes `sqlite3_compileoption_get`: The N-th option the library was built with; nil after the last.
  open func sqlite3_compileoption_get(_ a0: Int32) -> UnsafePointer<CChar>! {
    unsafe pass(.sqlite3_compileoption_get, [.integer(a0)]) { unsafe target?.sqlite3_compileoption_get(a0) }
  }
  /// Routes `sqlite3_threadsafe`: 0 when the library was built without mutexes, 1 serialized, 2 multi-thread.
  @discardableResult open func sqlite3_threadsafe() -> Int32 { pass(.sqlite3_threadsafe, []) { target?.sqlite3_threadsafe() ?? 0 } }
  /// Routes `sqlite3_close`: Closes a connection; SQLITE_BUSY, and still open, while statements, blobs or backups live.
  @discardableResult open func sqlite3_close(_ a0: OpaquePointer!) -> Int32 {
    code(.sqlite3_close, [.handle(a0)]) { unsafe target?.sqlite3_close(a0) ?? 1 }
  }
  /// Routes `sqlite3_close_v2`: Closes a connection as soon as its last statement, blob and backup is gone; nil is allowed.
  @discardableResult open func sqlite3_close_v2(_ a0: OpaquePointer!) -> Int32 {
    code(.sqlite3_close_v2, [.handle(a0)]) { unsafe target?.sqlite3_close_v2(a0) ?? 1 }
  }
  /// Routes `sqlite3_exec`: Runs every statement of a text and gives each row to the callback as text.
  @discardableResult open func sqlite3_exec(
    _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: Sqlite3Callback.Row!, _ a3: UnsafeMutableRawPointer!,
    _ a4: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!
  ) -> Int32 {
    unsafe code(.sqlite3_exec, unsafe [.handle(a0), .text(a1), .function(a2), .pointer(a3), .pointer(a4)], clearing: a4) {
      unsafe target?.sqlite3_exec(a0, a1, a2, a3, a4) ?? 1
    }
  }
  /// Routes `sqlite3_initialize`: Sets the library up; called by the functions that need it.
  @discardableResult open func sqlite3_initialize() -> Int32 { code(.sqlite3_initialize, []) { target?.sqlite3_initialize() ?? 1 } }
  /// Routes `sqlite3_shutdown`: Gives back what `sqlite3_initialize` took; no connection may be open.
  @discardableResult open func sqlite3_shutdown() -> Int32 { pass(.sqlite3_shutdown, []) { target?.sqlite3_shutdown() ?? 0 } }
  /// Routes `sqlite3_os_init`: Sets up the operating-system layer; for ports, not for applications.
  @discardableResult open func sqlite3_os_init() -> Int32 { code(.sqlite3_os_init, []) { target?.sqlite3_os_init() ?? 1 } }
  /// Routes `sqlite3_os_end`: Undoes `sqlite3_os_init`.
  @discardableResult open func sqlite3_os_end() -> Int32 { pass(.sqlite3_os_end, []) { target?.sqlite3_os_end() ?? 0 } }
  /// Routes `sqlite3_config`: Sets an option of the whole library, before `sqlite3_initialize`.
  @discardableResult open func sqlite3_config(
    _ a0: Int32, _ a1: Int64, _ a2: Int64, _ a3: UnsafeMutableRawPointer!, _ a4: UnsafeMutableRawPointer!
  ) -> Int32 {
    code(.sqlite3_config, [.integer(a0), .integer(a1), .integer(a2), .pointer(a3), .pointer(a4)]) {
      unsafe target?.sqlite3_config(a0, a1, a2, a3, a4) ?? 1
    }
  }
  /// Routes `sqlite3_db_config`: Sets or reads an option of one connection.
  @discardableResult open func sqlite3_db_config(
    _ a0: OpaquePointer!, _ a1: Int32, _ a2: Int32, _ a3: Int32, _ a4: UnsafeMutableRawPointer!
  ) -> Int32 {
    code(.sqlite3_db_config, [.handle(a0), .integer(a1), .integer(a2), .integer(a3), .pointer(a4)]) {
      unsafe target?.sqlite3_db_config(a0, a1, a2, a3, a4) ?? 1
    }
  }
  /// Routes `sqlite3_extended_result_codes`: Turns extended result codes on (1) or off (0).
  @discardableResult open func sqlite3_extended_result_codes(_ a0: OpaquePointer!, _ a1: Int32) -> Int32 {
    code(.sqlite3_extended_result_codes, [.handle(a0), .integer(a1)]) { unsafe target?.sqlite3_extended_result_codes(a0, a1) ?? 1 }
  }
  /// Routes `sqlite3_last_insert_rowid`: The rowid of the last row inserted on this connection into a rowid table; 0 if none.
  open func sqlite3_last_insert_rowid(_ a0: OpaquePointer!) -> Int64 {
    pass(.sqlite3_last_insert_rowid, [.handle(a0)]) { unsafe target?.sqlite3_last_insert_rowid(a0) ?? 0 }
  }
  /// Routes `sqlite3_set_last_insert_rowid`: Makes `sqlite3_last_insert_rowid` answer this number.
  open func sqlite3_set_last_insert_rowid(_ a0: OpaquePointer!, _ a1: Int64) {
    pass(.sqlite3_set_last_insert_rowid, [.handle(a0), .integer(a1)]) { unsafe target?.sqlite3_set_last_insert_rowid(a0, a1) ?? () }
  }
  /// Routes `sqlite3_changes`: Rows changed by the last INSERT, UPDATE or DELETE, cut to 32 bits.
  @discardableResult open func sqlite3_changes(_ a0: OpaquePointer!) -> Int32 {
    pass(.sqlite3_changes, [.handle(a0)]) { unsafe target?.sqlite3_changes(a0) ?? 0 }
  }
  /// Routes `sqlite3_changes64`: Rows changed by the last INSERT, UPDATE or DELETE.
  open func sqlite3_changes64(_ a0: OpaquePointer!) -> Int64 {
    pass(.sqlite3_changes64, [.handle(a0)]) { unsafe target?.sqlite3_changes64(a0) ?? 0 }
  }
  /// Routes `sqlite3_total_changes`: Rows changed since the connection was opened, cut to 32 bits.
  @discardableResult open func sqlite3_total_changes(_ a0: OpaquePointer!) -> Int32 {
    pass(.sqlite3_total_changes, [.handle(a0)]) { unsafe target?.sqlite3_total_changes(a0) ?? 0 }
  }
  /// Routes `sqlite3_total_changes64`: Rows changed since the connection was opened.
  open func sqlite3_total_changes64(_ a0: OpaquePointer!) -> Int64 {
    pass(.sqlite3_total_changes64, [.handle(a0)]) { unsafe target?.sqlite3_total_changes64(a0) ?? 0 }
  }
  /// Routes `sqlite3_interrupt`: Makes the running statements of a connection stop with SQLITE_INTERRUPT; may come from another thread.
  open func sqlite3_interrupt(_ a0: OpaquePointer!) {
    pass(.sqlite3_interrupt, [.handle(a0)]) { unsafe target?.sqlite3_interrupt(a0) ?? () }
  }
  /// Routes `sqlite3_complete`: 1 when a text ends in a finished statement, 0 when more is to come.
  @discardableResult open func sqlite3_complete(_ a0: UnsafePointer<CChar>!) -> Int32 {
    code(.sqlite3_complete, unsafe [.text(a0)]) { unsafe target?.sqlite3_complete(a0) ?? 1 }
  }
  /// Routes `sqlite3_complete16`: `sqlite3_complete` for UTF-16 in host byte order.
  @discardableResult open func sqlite3_complete16(_ a0: UnsafeRawPointer!) -> Int32 {
    code(.sqlite3_complete16, [.pointer(a0)]) { unsafe target?.sqlite3_complete16(a0) ?? 1 }
  }
  /// Routes `sqlite3_busy_handler`: Sets the callback asked, with the number of tries so far, when a table is locked; nil removes it.
  @discardableResult open func sqlite3_busy_handler(_ a0: OpaquePointer!, _ a1: Sqlite3Callback.Busy!, _ a2: UnsafeMutableRawPointer!)
    -> Int32
  { code(.sqlite3_busy_handler, [.handle(a0), .function(a1), .pointer(a2)]) { unsafe target?.sqlite3_busy_handler(a0, a1, a2) ?? 1 } }
  /// Routes `sqlite3_busy_timeout`: Waits up to so many milliseconds for a lock; zero or less turns waiting off.
  @discardableResult open func sqlite3_busy_timeout(_ a0: OpaquePointer!, _ a1: Int32) -> Int32 {
    code(.sqlite3_busy_timeout, [.handle(a0), .integer(a1)]) { unsafe target?.sqlite3_busy_timeout(a0, a1) ?? 1 }
  }
  /// Routes `sqlite3_get_table`: Runs a text and collects all rows as an array of C strings, the column names first.
  @discardableResult open func sqlite3_get_table(
    _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>!,
    _ a3: UnsafeMutablePointer<Int32>!, _ a4: UnsafeMutablePointer<Int32>!, _ a5: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!
  ) -> Int32 {
    unsafe code(
      .sqlite3_get_table, unsafe [.handle(a0), .text(a1), .pointer(a2), .pointer(a3), .pointer(a4), .pointer(a5)], clearing: a2, a5
    ) { unsafe target?.sqlite3_get_table(a0, a1, a2, a3, a4, a5) ?? 1 }
  }
  /// Routes `sqlite3_free_table`: Frees the array that `sqlite3_get_table` made.
  open func sqlite3_free_table(_ a0: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!) {
    pass(.sqlite3_free_table, [.pointer(a0)]) { unsafe target?.sqlite3_free_table(a0) ?? () }
  }
  /// Routes `sqlite3_mprintf`: Formats one C string into memory from `sqlite3_malloc`; the format must consume exactly that one argument.
  open func sqlite3_mprintf(_ a0: UnsafePointer<CChar>!, _ a1: UnsafePointer<CChar>!) -> UnsafeMutablePointer<CChar>! {
    unsafe pointer(.sqlite3_mprintf, unsafe [.text(a0), .text(a1)]) { unsafe target?.sqlite3_mprintf(a0, a1) }
  }
  /// Routes `sqlite3_vmprintf`: Formats a list of arguments into memory from `sqlite3_malloc`.
  open func sqlite3_vmprintf(_ a0: UnsafePointer<CChar>!, _ a1: CVaListPointer) -> UnsafeMutablePointer<CChar>! {
    unsafe pointer(.sqlite3_vmprintf, unsafe [.text(a0), .other]) { unsafe target?.sqlite3_vmprintf(a0, a1) }
  }
  /// Routes `sqlite3_snprintf`: Formats one C string into a buffer of so many bytes, NUL included; the format must consume exactly that one argument.
  open func sqlite3_snprintf(_ a0: Int32, _ a1: UnsafeMutablePointer<CChar>!, _ a2: UnsafePointer<CChar>!, _ a3: UnsafePointer<CChar>!)
    -> UnsafeMutablePointer<CChar>!
  {
    unsafe pass(.sqlite3_snprintf, unsafe [.integer(a0), .pointer(a1), .text(a2), .text(a3)]) {
      unsafe target?.sqlite3_snprintf(a0, a1, a2, a3)
    }
  }
  /// Routes `sqlite3_vsnprintf`: Formats a list of arguments into a buffer of so many bytes, NUL included.
  open func sqlite3_vsnprintf(_ a0: Int32, _ a1: UnsafeMutablePointer<CChar>!, _ a2: UnsafePointer<CChar>!, _ a3: CVaListPointer)
    -> UnsafeMutablePointer<CChar>!
  {
    unsafe pass(.sqlite3_vsnprintf, unsafe [.integer(a0), .pointer(a1), .text(a2), .other]) {
      unsafe target?.sqlite3_vsnprintf(a0, a1, a2, a3)
    }
  }
  /// Routes `sqlite3_malloc`: Allocates so many bytes; nil when there are none.
  open func sqlite3_malloc(_ a0: Int32) -> UnsafeMutableRawPointer! {
    unsafe pointer(.sqlite3_malloc, [.integer(a0)]) { unsafe target?.sqlite3_malloc(a0) }
  }
  /// Routes `sqlite3_malloc64`: Allocates so many bytes; nil when there are none.
  open func sqlite3_malloc64(_ a0: UInt64) -> UnsafeMutableRawPointer! {
    unsafe pointer(.sqlite3_malloc64, [.integer(a0)]) { unsafe target?.sqlite3_malloc64(a0) }
  }
  /// Routes `sqlite3_realloc`: Changes the size of an allocation; nil leaves the old one alone.
  open func sqlite3_realloc(_ a0: UnsafeMutableRawPointer!, _ a1: Int32) -> UnsafeMutableRawPointer! {
    unsafe pointer(.sqlite3_realloc, [.pointer(a0), .integer(a1)]) { unsafe target?.sqlite3_realloc(a0, a1) }
  }
  /// Routes `sqlite3_realloc64`: Changes the size of an allocation; nil leaves the old one alone.
  open func sqlite3_realloc64(_ a0: UnsafeMutableRawPointer!, _ a1: UInt64) -> UnsafeMutableRawPointer! {
    unsafe pointer(.sqlite3_realloc64, [.pointer(a0), .integer(a1)]) { unsafe target?.sqlite3_realloc64(a0, a1) }
  }
  /// Routes `sqlite3_free`: Frees memory that SQLite handed out; nil is allowed.
  open func sqlite3_free(_ a0: UnsafeMutableRawPointer!) { pass(.sqlite3_free, [.pointer(a0)]) { unsafe target?.sqlite3_free(a0) ?? () } }
  /// Routes `sqlite3_msize`: The usable size of an allocation, in bytes.
  open func sqlite3_msize(_ a0: UnsafeMutableRawPointer!) -> UInt64 {
    pass(.sqlite3_msize, [.pointer(a0)]) { unsafe target?.sqlite3_msize(a0) ?? 0 }
  }
  /// Routes `sqlite3_memory_used`: Bytes that SQLite holds now.
  open func sqlite3_memory_used() -> Int64 { pass(.sqlite3_memory_used, []) { target?.sqlite3_memory_used() ?? 0 } }
  /// Routes `sqlite3_memory_highwater`: The most bytes SQLite held so far; 1 resets the mark.
  open func sqlite3_memory_highwater(_ a0: Int32) -> Int64 {
    pass(.sqlite3_memory_highwater, [.integer(a0)]) { target?.sqlite3_memory_highwater(a0) ?? 0 }
  }
  /// Routes `sqlite3_randomness`: Fills a buffer with random bytes; 0 or nil seeds again.
  open func sqlite3_randomness(_ a0: Int32, _ a1: UnsafeMutableRawPointer!) {
    pass(.sqlite3_randomness, [.integer(a0), .pointer(a1)]) { unsafe target?.sqlite3_randomness(a0, a1) ?? () }
  }
  /// Routes `sqlite3_set_authorizer`: Sets the callback asked for leave while statements are compiled; nil removes it. Expires all compiled statements.
  @discardableResult open func sqlite3_set_authorizer(
    _ a0: OpaquePointer!, _ a1: Sqlite3Callback.Authorizer!, _ a2: UnsafeMutableRawPointer!
  ) -> Int32 {
    code(.sqlite3_set_authorizer, [.handle(a0), .function(a1), .pointer(a2)]) { unsafe target?.sqlite3_set_authorizer(a0, a1, a2) ?? 1 }
  }
  /// Routes `sqlite3_trace`: Old form of `sqlite3_trace_v2`: the callback gets the text of each statement. Returns the former context.
  open func sqlite3_trace(
    _ a0: OpaquePointer!, _ a1: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Void)!, _ a2: UnsafeMutableRawPointer!
  ) -> UnsafeMutableRawPointer! {
    unsafe pass(.sqlite3_trace, [.handle(a0), .function(a1), .pointer(a2)]) { unsafe target?.sqlite3_trace(a0, a1, a2) }
  }
  /// Routes `sqlite3_profile`: Old form of `sqlite3_trace_v2`: the callback gets text and nanoseconds of each statement. Returns the former context.
  open func sqlite3_profile(
    _ a0: OpaquePointer!, _ a1: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, UInt64) -> Void)!,
    _ a2: UnsafeMutableRawPointer!
  ) -> UnsafeMutableRawPointer! {
    unsafe pass(.sqlite3_profile, [.handle(a0), .function(a1), .pointer(a2)]) { unsafe target?.sqlite3_profile(a0, a1, a2) }
  }
  /// Routes `sqlite3_trace_v2`: Sets the callback for the trace events of a mask: statement, profile, row, close.
  @discardableResult open func sqlite3_trace_v2(
    _ a0: OpaquePointer!, _ a1: UInt32, _ a2: Sqlite3Callback.Trace!, _ a3: UnsafeMutableRawPointer!
  ) -> Int32 {
    code(.sqlite3_trace_v2, [.handle(a0), .integer(a1), .function(a2), .pointer(a3)]) {
      unsafe target?.sqlite3_trace_v2(a0, a1, a2, a3) ?? 1
    }
  }
  /// Routes `sqlite3_progress_handler`: Calls back about every N steps of the virtual machine; a callback that answers non-zero interrupts.
  open func sqlite3_progress_handler(_ a0: OpaquePointer!, _ a1: Int32, _ a2: Sqlite3Callback.Commit!, _ a3: UnsafeMutableRawPointer!) {
    pass(.sqlite3_progress_handler, [.handle(a0), .integer(a1), .function(a2), .pointer(a3)]) {
      unsafe target?.sqlite3_progress_handler(a0, a1, a2, a3) ?? ()
    }
  }
  /// Routes `sqlite3_open`: Opens or creates a database file for reading and writing.
  @discardableResult open func sqlite3_open(_ a0: UnsafePointer<CChar>!, _ a1: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 {
    code(.sqlite3_open, unsafe [.text(a0), .pointer(a1)]) { unsafe target?.sqlite3_open(a0, a1) ?? 1 }
  }
  /// Routes `sqlite3_open16`: `sqlite3_open` for a UTF-16 name; a new database is encoded in UTF-16.
  @discardableResult open func sqlite3_open16(_ a0: UnsafeRawPointer!, _ a1: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 {
    code(.sqlite3_open16, [.pointer(a0), .pointer(a1)]) { unsafe target?.sqlite3_open16(a0, a1) ?? 1 }
  }
  /// Routes `sqlite3_open_v2`: Opens a database with flags and a VFS; even a failed open hands out a handle that must be closed.
  @discardableResult open func sqlite3_open_v2(
    _ a0: UnsafePointer<CChar>!, _ a1: UnsafeMutablePointer<OpaquePointer?>!, _ a2: Int32, _ a3: UnsafePointer<CChar>!
  ) -> Int32 {
    code(.sqlite3_open_v2, unsafe [.text(a0), .pointer(a1), .integer(a2), .text(a3)]) {
      unsafe target?.sqlite3_open_v2(a0, a1, a2, a3) ?? 1
    }
  }
  /// Routes `sqlite3_uri_parameter`: The value of a query parameter of a URI file name; nil when it has none of that name.
  open func sqlite3_uri_parameter(_ a0: UnsafePointer<CChar>!, _ a1: UnsafePointer<CChar>!) -> UnsafePointer<CChar>! {
    unsafe pass(.sqlite3_uri_parameter, unsafe [.text(a0), .text(a1)]) { unsafe target?.sqlite3_uri_parameter(a0, a1) }
  }
  /// Routes `sqlite3_uri_boolean`: A query parameter of a URI file name as 0 or 1, or the default.
  @discardableResult open func sqlite3_uri_boolean(_ a0: UnsafePointer<CChar>!, _ a1: UnsafePointer<CChar>!, _ a2: Int32) -> Int32 {
    pass(.sqlite3_uri_boolean, unsafe [.text(a0), .text(a1), .integer(a2)]) { unsafe target?.sqlite3_uri_boolean(a0, a1, a2) ?? 0 }
  }
  /// Routes `sqlite3_uri_int64`: A query parameter of a URI file name as an integer, or the default.
  open func sqlite3_uri_int64(_ a0: UnsafePointer<CChar>!, _ a1: UnsafePointer<CChar>!, _ a2: Int64) -> Int64 {
    pass(.sqlite3_uri_int64, unsafe [.text(a0), .text(a1), .integer(a2)]) { unsafe target?.sqlite3_uri_int64(a0, a1, a2) ?? 0 }
  }
  /// Routes `sqlite3_uri_key`: The name of the N-th query parameter of a URI file name; nil after the last.
  open func sqlite3_uri_key(_ a0: UnsafePointer<CChar>!, _ a1: Int32) -> UnsafePointer<CChar>! {
    unsafe pass(.sqlite3_uri_key, unsafe [.text(a0), .integer(a1)]) { unsafe target?.sqlite3_uri_key(a0, a1) }
  }
  /// Routes `sqlite3_filename_database`: The database's name, from any of the names SQLite gave a VFS.
  open func sqlite3_filename_database(_ a0: UnsafePointer<CChar>!) -> UnsafePointer<CChar>! {
    unsafe pass(.sqlite3_filename_database, unsafe [.text(a0)]) { unsafe target?.sqlite3_filename_database(a0) }
  }
  /// Routes `sqlite3_filename_journal`: The rollback journal's name, from any of the names SQLite gave a VFS.
  open func sqlite3_filename_journal(_ a0: UnsafePointer<CChar>!) -> UnsafePointer<CChar>! {
    unsafe pass(.sqlite3_filename_journal, unsafe [.text(a0)]) { unsafe target?.sqlite3_filename_journal(a0) }
  }
  /// Routes `sqlite3_filename_wal`: The write-ahead log's name, from any of the names SQLite gave a VFS.
  open func sqlite3_filename_wal(_ a0: UnsafePointer<CChar>!) -> UnsafePointer<CChar>! {
    unsafe pass(.sqlite3_filename_wal, unsafe [.text(a0)]) { unsafe target?.sqlite3_filename_wal(a0) }
  }
  /// Routes `sqlite3_database_file_object`: The main file's object, from the name of its journal or log.
  open func sqlite3_database_file_object(_ a0: UnsafePointer<CChar>!) -> UnsafeMutablePointer<sqlite3_file>! {
    unsafe pass(.sqlite3_database_file_object, unsafe [.text(a0)]) { unsafe target?.sqlite3_database_file_object(a0) }
  }
  /// Routes `sqlite3_create_filename`: Builds a file name with parameters as a VFS expects it; free it with `sqlite3_free_filename`.
  open func sqlite3_create_filename(
    _ a0: UnsafePointer<CChar>!, _ a1: UnsafePointer<CChar>!, _ a2: UnsafePointer<CChar>!, _ a3: Int32,
    _ a4: UnsafeMutablePointer<UnsafePointer<CChar>?>!
  ) -> UnsafePointer<CChar>! {
    unsafe pointer(.sqlite3_create_filename, unsafe [.text(a0), .text(a1), .text(a2), .integer(a3), .pointer(a4)]) {
      unsafe target?.sqlite3_create_filename(a0, a1, a2, a3, a4)
    }
  }
  /// Routes `sqlite3_free_filename`: Frees a name that `sqlite3_create_filename` made.
  open func sqlite3_free_filename(_ a0: UnsafePointer<CChar>!) {
    pass(.sqlite3_free_filename, unsafe [.text(a0)]) { unsafe target?.sqlite3_free_filename(a0) ?? () }
  }
  /// Routes `sqlite3_errcode`: The result code of the last failed call on a connection; undefined when it did not fail.
  @discardableResult open func sqlite3_errcode(_ a0: OpaquePointer!) -> Int32 {
    pass(.sqlite3_errcode, [.handle(a0)]) { unsafe target?.sqlite3_errcode(a0) ?? 0 }
  }
  /// Routes `sqlite3_extended_errcode`: The extended result code of the last failed call on a connection.
  @discardableResult open func sqlite3_extended_errcode(_ a0: OpaquePointer!) -> Int32 {
    pass(.sqlite3_extended_errcode, [.handle(a0)]) { unsafe target?.sqlite3_extended_errcode(a0) ?? 0 }
  }
  /// Routes `sqlite3_errmsg`: English text of the last failed call, UTF-8, valid until the next call on the connection.
  open func sqlite3_errmsg(_ a0: OpaquePointer!) -> UnsafePointer<CChar>! {
    unsafe pass(.sqlite3_errmsg, [.handle(a0)]) { unsafe target?.sqlite3_errmsg(a0) }
  }
  /// Routes `sqlite3_errmsg16`: `sqlite3_errmsg` in UTF-16.
  open func sqlite3_errmsg16(_ a0: OpaquePointer!) -> UnsafeRawPointer! {
    unsafe pass(.sqlite3_errmsg16, [.handle(a0)]) { unsafe target?.sqlite3_errmsg16(a0) }
  }
  /// Routes `sqlite3_errstr`: English text of a result code; static.
  open func sqlite3_errstr(_ a0: Int32) -> UnsafePointer<CChar>! {
    unsafe pass(.sqlite3_errstr, [.integer(a0)]) { unsafe target?.sqlite3_errstr(a0) }
  }
  /// Routes `sqlite3_error_offset`: Byte offset in the SQL of the token the last error is about; -1 when unknown.
  @discardableResult open func sqlite3_error_offset(_ a0: OpaquePointer!) -> Int32 {
    pass(.sqlite3_error_offset, [.handle(a0)]) { unsafe target?.sqlite3_error_offset(a0) ?? 0 }
  }
  /// Routes `sqlite3_limit`: Sets one of the connection's limits and returns the former; a negative value only reads.
  @discardableResult open func sqlite3_limit(_ a0: OpaquePointer!, _ a1: Int32, _ a2: Int32) -> Int32 {
    pass(.sqlite3_limit, [.handle(a0), .integer(a1), .integer(a2)]) { unsafe target?.sqlite3_limit(a0, a1, a2) ?? 0 }
  }
  /// Routes `sqlite3_prepare`: Legacy form of `sqlite3_prepare_v2`; steps report SQLITE_ERROR instead of the reason.
  @discardableResult open func sqlite3_prepare(
    _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: Int32, _ a3: UnsafeMutablePointer<OpaquePointer?>!,
    _ a4: UnsafeMutablePointer<UnsafePointer<CChar>?>!
  ) -> Int32 {
    unsafe code(.sqlite3_prepare, unsafe [.handle(a0), .text(a1, within: a2), .integer(a2), .pointer(a3), .pointer(a4)], clearing: a3) {
      unsafe target?.sqlite3_prepare(a0, a1, a2, a3, a4) ?? 1
    }
  }
  /// Routes `sqlite3_prepare_v2`: Compiles the first statement of a text; nil statement for empty text, the tail points after it.
  @discardableResult open func sqlite3_prepare_v2(
    _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: Int32, _ a3: UnsafeMutablePointer<OpaquePointer?>!,
    _ a4: UnsafeMutablePointer<UnsafePointer<CChar>?>!
  ) -> Int32 {
    unsafe code(.sqlite3_prepare_v2, unsafe [.handle(a0), .text(a1, within: a2), .integer(a2), .pointer(a3), .pointer(a4)], clearing: a3) {
      unsafe target?.sqlite3_prepare_v2(a0, a1, a2, a3, a4) ?? 1
    }
  }
  /// Routes `sqlite3_prepare_v3`: `sqlite3_prepare_v2` with flags, such as SQLITE_PREPARE_PERSISTENT.
  @discardableResult open func sqlite3_prepare_v3(
    _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: Int32, _ a3: UInt32, _ a4: UnsafeMutablePointer<OpaquePointer?>!,
    _ a5: UnsafeMutablePointer<UnsafePointer<CChar>?>!
  ) -> Int32 {
    unsafe code(
      .sqlite3_prepare_v3, unsafe [.handle(a0), .text(a1, within: a2), .integer(a2), .integer(a3), .pointer(a4), .pointer(a5)], clearing: a4
    ) { unsafe target?.sqlite3_prepare_v3(a0, a1, a2, a3, a4, a5) ?? 1 }
  }
  /// Routes `sqlite3_prepare16`: `sqlite3_prepare` for UTF-16.
  @discardableResult open func sqlite3_prepare16(
    _ a0: OpaquePointer!, _ a1: UnsafeRawPointer!, _ a2: Int32, _ a3: UnsafeMutablePointer<OpaquePointer?>!,
    _ a4: UnsafeMutablePointer<UnsafeRawPointer?>!
  ) -> Int32 {
    unsafe code(.sqlite3_prepare16, [.handle(a0), .pointer(a1), .integer(a2), .pointer(a3), .pointer(a4)], clearing: a3) {
      unsafe target?.sqlite3_prepare16(a0, a1, a2, a3, a4) ?? 1
    }
  }
  /// Routes `sqlite3_prepare16_v2`: `sqlite3_prepare_v2` for UTF-16.
  @discardableResult open func sqlite3_prepare16_v2(
    _ a0: OpaquePointer!, _ a1: UnsafeRawPointer!, _ a2: Int32, _ a3: UnsafeMutablePointer<OpaquePointer?>!,
    _ a4: UnsafeMutablePointer<UnsafeRawPointer?>!
  ) -> Int32 {
    unsafe code(.sqlite3_prepare16_v2, [.handle(a0), .pointer(a1), .integer(a2), .pointer(a3), .pointer(a4)], clearing: a3) {
      unsafe target?.sqlite3_prepare16_v2(a0, a1, a2, a3, a4) ?? 1
    }
  }
  /// Routes `sqlite3_prepare16_v3`: `sqlite3_prepare_v3` for UTF-16.
  @discardableResult open func sqlite3_prepare16_v3(
    _ a0: OpaquePointer!, _ a1: UnsafeRawPointer!, _ a2: Int32, _ a3: UInt32, _ a4: UnsafeMutablePointer<OpaquePointer?>!,
    _ a5: UnsafeMutablePointer<UnsafeRawPointer?>!
  ) -> Int32 {
    unsafe code(.sqlite3_prepare16_v3, [.handle(a0), .pointer(a1), .integer(a2), .integer(a3), .pointer(a4), .pointer(a5)], clearing: a4) {
      unsafe target?.sqlite3_prepare16_v3(a0, a1, a2, a3, a4, a5) ?? 1
    }
  }
  /// Routes `sqlite3_sql`: The text a statement was compiled from, valid until it is finalized.
  open func sqlite3_sql(_ a0: OpaquePointer!) -> UnsafePointer<CChar>! {
    unsafe pass(.sqlite3_sql, [.handle(a0)]) { unsafe target?.sqlite3_sql(a0) }
  }
  /// Routes `sqlite3_expanded_sql`: The text with its bound values written in, in memory to be freed with `sqlite3_free`.
  open func sqlite3_expanded_sql(_ a0: OpaquePointer!) -> UnsafeMutablePointer<CChar>! {
    unsafe pointer(.sqlite3_expanded_sql, [.handle(a0)]) { unsafe target?.sqlite3_expanded_sql(a0) }
  }
  /// Routes `sqlite3_stmt_readonly`: 1 when a statement makes no direct change to the database.
  @discardableResult open func sqlite3_stmt_readonly(_ a0: OpaquePointer!) -> Int32 {
    pass(.sqlite3_stmt_readonly, [.handle(a0)]) { unsafe target?.sqlite3_stmt_readonly(a0) ?? 0 }
  }
  /// Routes `sqlite3_stmt_isexplain`: 1 for EXPLAIN, 2 for EXPLAIN QUERY PLAN, 0 for other statements.
  @discardableResult open func sqlite3_stmt_isexplain(_ a0: OpaquePointer!) -> Int32 {
    pass(.sqlite3_stmt_isexplain, [.handle(a0)]) { unsafe target?.sqlite3_stmt_isexplain(a0) ?? 0 }
  }
  /// Routes `sqlite3_stmt_busy`: 1 when a statement was stepped and neither finished nor reset.
  @discardableResult open func sqlite3_stmt_busy(_ a0: OpaquePointer!) -> Int32 {
    pass(.sqlite3_stmt_busy, [.handle(a0)]) { unsafe target?.sqlite3_stmt_busy(a0) ?? 0 }
  }
  /// Routes `sqlite3_bind_blob`: Binds so many bytes to a parameter, counted from 1.
  @discardableResult open func sqlite3_bind_blob(
    _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeRawPointer!, _ a3: Int32, _ a4: Sqlite3Destructor.Function!
  ) -> Int32 {
    unsafe code(
      .sqlite3_bind_blob, unsafe [.handle(a0), .integer(a1), .bytes(a2, count: a3), .integer(a3), .function(a4)], destroying: a2, a4
    ) { unsafe target?.sqlite3_bind_blob(a0, a1, a2, a3, a4) ?? 1 }
  }
  /// Routes `sqlite3_bind_blob64`: Binds so many bytes to a parameter; 64-bit length.
  @discardableResult open func sqlite3_bind_blob64(
    _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeRawPointer!, _ a3: UInt64, _ a4: Sqlite3Destructor.Function!
  ) -> Int32 {
    unsafe code(
      .sqlite3_bind_blob64, unsafe [.handle(a0), .integer(a1), .bytes(a2, count: a3), .integer(a3), .function(a4)], destroying: a2, a4
    ) { unsafe target?.sqlite3_bind_blob64(a0, a1, a2, a3, a4) ?? 1 }
  }
  /// Routes `sqlite3_bind_double`: Binds a double to a parameter; NaN becomes NULL.
  @discardableResult open func sqlite3_bind_double(_ a0: OpaquePointer!, _ a1: Int32, _ a2: Double) -> Int32 {
    code(.sqlite3_bind_double, [.handle(a0), .integer(a1), .real(a2)]) { unsafe target?.sqlite3_bind_double(a0, a1, a2) ?? 1 }
  }
  /// Routes `sqlite3_bind_int`: Binds a 32-bit integer to a parameter.
  @discardableResult open func sqlite3_bind_int(_ a0: OpaquePointer!, _ a1: Int32, _ a2: Int32) -> Int32 {
    code(.sqlite3_bind_int, [.handle(a0), .integer(a1), .integer(a2)]) { unsafe target?.sqlite3_bind_int(a0, a1, a2) ?? 1 }
  }
  /// Routes `sqlite3_bind_int64`: Binds a 64-bit integer to a parameter.
  @discardableResult open func sqlite3_bind_int64(_ a0: OpaquePointer!, _ a1: Int32, _ a2: Int64) -> Int32 {
    code(.sqlite3_bind_int64, [.handle(a0), .integer(a1), .integer(a2)]) { unsafe target?.sqlite3_bind_int64(a0, a1, a2) ?? 1 }
  }
  /// Routes `sqlite3_bind_null`: Binds NULL to a parameter.
  @discardableResult open func sqlite3_bind_null(_ a0: OpaquePointer!, _ a1: Int32) -> Int32 {
    code(.sqlite3_bind_null, [.handle(a0), .integer(a1)]) { unsafe target?.sqlite3_bind_null(a0, a1) ?? 1 }
  }
  /// Routes `sqlite3_bind_text`: Binds UTF-8 text to a parameter; length in bytes, negative: up to the NUL.
  @discardableResult open func sqlite3_bind_text(
    _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafePointer<CChar>!, _ a3: Int32, _ a4: Sqlite3Destructor.Function!
  ) -> Int32 {
    unsafe code(
      .sqlite3_bind_text, unsafe [.handle(a0), .integer(a1), .text(a2, count: a3), .integer(a3), .function(a4)], destroying: a2, a4
    ) { unsafe target?.sqlite3_bind_text(a0, a1, a2, a3, a4) ?? 1 }
  }
  /// Routes `sqlite3_bind_text16`: Binds UTF-16 text to a parameter; length in bytes, negative: up to the NUL.
  @discardableResult open func sqlite3_bind_text16(
    _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeRawPointer!, _ a3: Int32, _ a4: Sqlite3Destructor.Function!
  ) -> Int32 {
    unsafe code(.sqlite3_bind_text16, [.handle(a0), .integer(a1), .pointer(a2), .integer(a3), .function(a4)], destroying: a2, a4) {
      unsafe target?.sqlite3_bind_text16(a0, a1, a2, a3, a4) ?? 1
    }
  }
  /// Routes `sqlite3_bind_text64`: Binds text of a stated encoding to a parameter; 64-bit length in bytes.
  @discardableResult open func sqlite3_bind_text64(
    _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafePointer<CChar>!, _ a3: UInt64, _ a4: Sqlite3Destructor.Function!, _ a5: UInt8
  ) -> Int32 {
    unsafe code(
      .sqlite3_bind_text64, unsafe [.handle(a0), .integer(a1), .text(a2, count: a3), .integer(a3), .function(a4), .integer(a5)],
      destroying: a2, a4
    ) { unsafe target?.sqlite3_bind_text64(a0, a1, a2, a3, a4, a5) ?? 1 }
  }
  /// Routes `sqlite3_bind_value`: Binds a copy of an SQL value to a parameter.
  @discardableResult open func sqlite3_bind_value(_ a0: OpaquePointer!, _ a1: Int32, _ a2: OpaquePointer!) -> Int32 {
    code(.sqlite3_bind_value, [.handle(a0), .integer(a1), .handle(a2)]) { unsafe target?.sqlite3_bind_value(a0, a1, a2) ?? 1 }
  }
  /// Routes `sqlite3_bind_pointer`: Binds a pointer that only functions asking for its type can see; SQL sees NULL.
  @discardableResult open func sqlite3_bind_pointer(
    _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeMutableRawPointer!, _ a3: UnsafePointer<CChar>!, _ a4: Sqlite3Destructor.Function!
  ) -> Int32 {
    unsafe code(.sqlite3_bind_pointer, unsafe [.handle(a0), .integer(a1), .pointer(a2), .text(a3), .function(a4)], destroying: a2, a4) {
      unsafe target?.sqlite3_bind_pointer(a0, a1, a2, a3, a4) ?? 1
    }
  }
  /// Routes `sqlite3_bind_zeroblob`: Binds a blob of so many zero bytes.
  @discardableResult open func sqlite3_bind_zeroblob(_ a0: OpaquePointer!, _ a1: Int32, _ a2: Int32) -> Int32 {
    code(.sqlite3_bind_zeroblob, [.handle(a0), .integer(a1), .integer(a2)]) { unsafe target?.sqlite3_bind_zeroblob(a0, a1, a2) ?? 1 }
  }
  /// Routes `sqlite3_bind_zeroblob64`: Binds a blob of so many zero bytes; 64-bit length.
  @discardableResult open func sqlite3_bind_zeroblob64(_ a0: OpaquePointer!, _ a1: Int32, _ a2: UInt64) -> Int32 {
    code(.sqlite3_bind_zeroblob64, [.handle(a0), .integer(a1), .integer(a2)]) { unsafe target?.sqlite3_bind_zeroblob64(a0, a1, a2) ?? 1 }
  }
  /// Routes `sqlite3_bind_parameter_count`: The largest parameter index of a statement.
  @discardableResult open func sqlite3_bind_parameter_count(_ a0: OpaquePointer!) -> Int32 {
    pass(.sqlite3_bind_parameter_count, [.handle(a0)]) { unsafe target?.sqlite3_bind_parameter_count(a0) ?? 0 }
  }
  /// Routes `sqlite3_bind_parameter_name`: A parameter's name with its `:`, `@`, `$` or `?`; nil when it has none.
  open func sqlite3_bind_parameter_name(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafePointer<CChar>! {
    unsafe pass(.sqlite3_bind_parameter_name, [.handle(a0), .integer(a1)]) { unsafe target?.sqlite3_bind_parameter_name(a0, a1) }
  }
  /// Routes `sqlite3_bind_parameter_index`: The index of the parameter of a name; 0 when there is none.
  @discardableResult open func sqlite3_bind_parameter_index(_ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!) -> Int32 {
    pass(.sqlite3_bind_parameter_index, unsafe [.handle(a0), .text(a1)]) { unsafe target?.sqlite3_bind_parameter_index(a0, a1) ?? 0 }
  }
  /// Routes `sqlite3_clear_bindings`: Sets every parameter of a statement to NULL.
  @discardableResult open func sqlite3_clear_bindings(_ a0: OpaquePointer!) -> Int32 {
    pass(.sqlite3_clear_bindings, [.handle(a0)]) { unsafe target?.sqlite3_clear_bindings(a0) ?? 0 }
  }
  /// Routes `sqlite3_column_count`: The number of columns a statement returns; 0 when it returns none.
  @discardableResult open func sqlite3_column_count(_ a0: OpaquePointer!) -> Int32 {
    pass(.sqlite3_column_count, [.handle(a0)]) { unsafe target?.sqlite3_column_count(a0) ?? 0 }
  }
  /// Routes `sqlite3_column_name`: A column's name, UTF-8, valid until the statement is finalized or compiled again.
  open func sqlite3_column_name(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafePointer<CChar>! {
    unsafe pointer(.sqlite3_column_name, [.handle(a0), .integer(a1)]) { unsafe target?.sqlite3_column_name(a0, a1) }
  }
  /// Routes `sqlite3_column_name16`: A column's name in UTF-16.
  open func sqlite3_column_name16(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafeRawPointer! {
    unsafe pointer(.sqlite3_column_name16, [.handle(a0), .integer(a1)]) { unsafe target?.sqlite3_column_name16(a0, a1) }
  }
  /// Routes `sqlite3_column_database_name`: The database a column comes from; nil for an expression.
  open func sqlite3_column_database_name(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafePointer<CChar>! {
    unsafe pointer(.sqlite3_column_database_name, [.handle(a0), .integer(a1)]) { unsafe target?.sqlite3_column_database_name(a0, a1) }
  }
  /// Routes `sqlite3_column_database_name16`: The database a column comes from, in UTF-16.
  open func sqlite3_column_database_name16(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafeRawPointer! {
    unsafe pointer(.sqlite3_column_database_name16, [.handle(a0), .integer(a1)]) { unsafe target?.sqlite3_column_database_name16(a0, a1) }
  }
  /// Routes `sqlite3_column_table_name`: The table a column comes from; nil for an expression.
  open func sqlite3_column_table_name(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafePointer<CChar>! {
    unsafe pointer(.sqlite3_column_table_name, [.handle(a0), .integer(a1)]) { unsafe target?.sqlite3_column_table_name(a0, a1) }
  }
  /// Routes `sqlite3_column_table_name16`: The table a column comes from, in UTF-16.
  open func sqlite3_column_table_name16(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafeRawPointer! {
    unsafe pointer(.sqlite3_column_table_name16, [.handle(a0), .integer(a1)]) { unsafe target?.sqlite3_column_table_name16(a0, a1) }
  }
  /// Routes `sqlite3_column_origin_name`: The table's own name of a column; nil for an expression.
  open func sqlite3_column_origin_name(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafePointer<CChar>! {
    unsafe pointer(.sqlite3_column_origin_name, [.handle(a0), .integer(a1)]) { unsafe target?.sqlite3_column_origin_name(a0, a1) }
  }
  /// Routes `sqlite3_column_origin_name16`: The table's own name of a column, in UTF-16.
  open func sqlite3_column_origin_name16(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafeRawPointer! {
    unsafe pointer(.sqlite3_column_origin_name16, [.handle(a0), .integer(a1)]) { unsafe target?.sqlite3_column_origin_name16(a0, a1) }
  }
  /// Routes `sqlite3_column_decltype`: The type a column was declared with; nil for an expression.
  open func sqlite3_column_decltype(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafePointer<CChar>! {
    unsafe pointer(.sqlite3_column_decltype, [.handle(a0), .integer(a1)]) { unsafe target?.sqlite3_column_decltype(a0, a1) }
  }
  /// Routes `sqlite3_column_decltype16`: The type a column was declared with, in UTF-16.
  open func sqlite3_column_decltype16(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafeRawPointer! {
    unsafe pointer(.sqlite3_column_decltype16, [.handle(a0), .integer(a1)]) { unsafe target?.sqlite3_column_decltype16(a0, a1) }
  }
  /// Routes `sqlite3_step`: Runs a statement up to its next row (SQLITE_ROW) or its end (SQLITE_DONE).
  @discardableResult open func sqlite3_step(_ a0: OpaquePointer!) -> Int32 {
    code(.sqlite3_step, [.handle(a0)]) { unsafe target?.sqlite3_step(a0) ?? 1 }
  }
  /// Routes `sqlite3_data_count`: The number of columns of the current row; 0 when there is none.
  @discardableResult open func sqlite3_data_count(_ a0: OpaquePointer!) -> Int32 {
    pass(.sqlite3_data_count, [.handle(a0)]) { unsafe target?.sqlite3_data_count(a0) ?? 0 }
  }
  /// Routes `sqlite3_column_blob`: A column of the current row as bytes, valid until step, reset, finalize or a conversion.
  open func sqlite3_column_blob(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafeRawPointer! {
    unsafe pointer(.sqlite3_column_blob, [.handle(a0), .integer(a1)]) { unsafe target?.sqlite3_column_blob(a0, a1) }
  }
  /// Routes `sqlite3_column_double`: A column of the current row as a double, converted where needed.
  open func sqlite3_column_double(_ a0: OpaquePointer!, _ a1: Int32) -> Double {
    pass(.sqlite3_column_double, [.handle(a0), .integer(a1)]) { unsafe target?.sqlite3_column_double(a0, a1) ?? 0 }
  }
  /// Routes `sqlite3_column_int`: A column of the current row as the low 32 bits of an integer, converted where needed.
  @discardableResult open func sqlite3_column_int(_ a0: OpaquePointer!, _ a1: Int32) -> Int32 {
    pass(.sqlite3_column_int, [.handle(a0), .integer(a1)]) { unsafe target?.sqlite3_column_int(a0, a1) ?? 0 }
  }
  /// Routes `sqlite3_column_int64`: A column of the current row as an integer, converted where needed.
  open func sqlite3_column_int64(_ a0: OpaquePointer!, _ a1: Int32) -> Int64 {
    pass(.sqlite3_column_int64, [.handle(a0), .integer(a1)]) { unsafe target?.sqlite3_column_int64(a0, a1) ?? 0 }
  }
  /// Routes `sqlite3_column_text`: A column of the current row as UTF-8 with a NUL after it, valid until step, reset, finalize or a conversion.
  open func sqlite3_column_text(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafePointer<UInt8>! {
    unsafe pointer(.sqlite3_column_text, [.handle(a0), .integer(a1)]) { unsafe target?.sqlite3_column_text(a0, a1) }
  }
  /// Routes `sqlite3_column_text16`: A column of the current row as UTF-16 with a NUL after it.
  open func sqlite3_column_text16(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafeRawPointer! {
    unsafe pointer(.sqlite3_column_text16, [.handle(a0), .integer(a1)]) { unsafe target?.sqlite3_column_text16(a0, a1) }
  }
  /// Routes `sqlite3_column_value`: A column of the current row as an unprotected value; out of range a value that is NULL.
  open func sqlite3_column_value(_ a0: OpaquePointer!, _ a1: Int32) -> OpaquePointer! {
    unsafe pass(.sqlite3_column_value, [.handle(a0), .integer(a1)]) { unsafe target?.sqlite3_column_value(a0, a1) }
  }
  /// Routes `sqlite3_column_bytes`: The length in bytes of a column as blob or UTF-8 text.
  @discardableResult open func sqlite3_column_bytes(_ a0: OpaquePointer!, _ a1: Int32) -> Int32 {
    pass(.sqlite3_column_bytes, [.handle(a0), .integer(a1)]) { unsafe target?.sqlite3_column_bytes(a0, a1) ?? 0 }
  }
  /// Routes `sqlite3_column_bytes16`: The length in bytes of a column as blob or UTF-16 text.
  @discardableResult open func sqlite3_column_bytes16(_ a0: OpaquePointer!, _ a1: Int32) -> Int32 {
    pass(.sqlite3_column_bytes16, [.handle(a0), .integer(a1)]) { unsafe target?.sqlite3_column_bytes16(a0, a1) ?? 0 }
  }
  /// Routes `sqlite3_column_type`: The storage class of a column of the current row, before any conversion.
  @discardableResult open func sqlite3_column_type(_ a0: OpaquePointer!, _ a1: Int32) -> Int32 {
    pass(.sqlite3_column_type, [.handle(a0), .integer(a1)]) { unsafe target?.sqlite3_column_type(a0, a1) ?? 0 }
  }
  /// Routes `sqlite3_finalize`: Destroys a statement; repeats the code of its last failed step. nil is allowed.
  @discardableResult open func sqlite3_finalize(_ a0: OpaquePointer!) -> Int32 {
    code(.sqlite3_finalize, [.handle(a0)]) { unsafe target?.sqlite3_finalize(a0) ?? 1 }
  }
  /// Routes `sqlite3_reset`: Takes a statement back to its start, bindings kept; repeats the code of its last failed step.
  @discardableResult open func sqlite3_reset(_ a0: OpaquePointer!) -> Int32 {
    code(.sqlite3_reset, [.handle(a0)]) { unsafe target?.sqlite3_reset(a0) ?? 1 }
  }
  /// Routes `sqlite3_create_function`: Adds, replaces or removes an SQL function.
  @discardableResult open func sqlite3_create_function(
    _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: Int32, _ a3: Int32, _ a4: UnsafeMutableRawPointer!,
    _ a5: Sqlite3Trampolines.Call!, _ a6: Sqlite3Trampolines.Call!, _ a7: Sqlite3Trampolines.End!
  ) -> Int32 {
    code(
      .sqlite3_create_function,
      unsafe [.handle(a0), .text(a1), .integer(a2), .integer(a3), .pointer(a4), .function(a5), .function(a6), .function(a7)]
    ) { unsafe target?.sqlite3_create_function(a0, a1, a2, a3, a4, a5, a6, a7) ?? 1 }
  }
  /// Routes `sqlite3_create_function16`: `sqlite3_create_function` with a UTF-16 name.
  @discardableResult open func sqlite3_create_function16(
    _ a0: OpaquePointer!, _ a1: UnsafeRawPointer!, _ a2: Int32, _ a3: Int32, _ a4: UnsafeMutableRawPointer!, _ a5: Sqlite3Trampolines.Call!,
    _ a6: Sqlite3Trampolines.Call!, _ a7: Sqlite3Trampolines.End!
  ) -> Int32 {
    code(
      .sqlite3_create_function16,
      [.handle(a0), .pointer(a1), .integer(a2), .integer(a3), .pointer(a4), .function(a5), .function(a6), .function(a7)]
    ) { unsafe target?.sqlite3_create_function16(a0, a1, a2, a3, a4, a5, a6, a7) ?? 1 }
  }
  /// Routes `sqlite3_create_function_v2`: Adds, replaces or removes an SQL function; the destructor gets the context pointer, also when it fails.
  @discardableResult open func sqlite3_create_function_v2(
    _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: Int32, _ a3: Int32, _ a4: UnsafeMutableRawPointer!,
    _ a5: Sqlite3Trampolines.Call!, _ a6: Sqlite3Trampolines.Call!, _ a7: Sqlite3Trampolines.End!, _ a8: Sqlite3Destructor.Function!
  ) -> Int32 {
    unsafe code(
      .sqlite3_create_function_v2,
      unsafe [
        .handle(a0), .text(a1), .integer(a2), .integer(a3), .pointer(a4), .function(a5), .function(a6), .function(a7), .function(a8),
      ], destroying: a4, a8
    ) { unsafe target?.sqlite3_create_function_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8) ?? 1 }
  }
  /// Routes `sqlite3_create_window_function`: Adds, replaces or removes an aggregate that can also run over a window.
  @discardableResult open func sqlite3_create_window_function(
    _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: Int32, _ a3: Int32, _ a4: UnsafeMutableRawPointer!,
    _ a5: Sqlite3Trampolines.Call!, _ a6: Sqlite3Trampolines.End!, _ a7: Sqlite3Trampolines.End!, _ a8: Sqlite3Trampolines.Call!,
    _ a9: Sqlite3Destructor.Function!
  ) -> Int32 {
    unsafe code(
      .sqlite3_create_window_function,
      unsafe [
        .handle(a0), .text(a1), .integer(a2), .integer(a3), .pointer(a4), .function(a5), .function(a6), .function(a7), .function(a8),
        .function(a9),
      ], destroying: a4, a9
    ) { unsafe target?.sqlite3_create_window_function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9) ?? 1 }
  }
  /// Routes `sqlite3_aggregate_count`: How often the step of an aggregate was called; deprecated.
  @discardableResult open func sqlite3_aggregate_count(_ a0: OpaquePointer!) -> Int32 {
    pass(.sqlite3_aggregate_count, [.handle(a0)]) { unsafe target?.sqlite3_aggregate_count(a0) ?? 0 }
  }
  /// Routes `sqlite3_expired`: Always 0 for statements of the modern interfaces; deprecated.
  @discardableResult open func sqlite3_expired(_ a0: OpaquePointer!) -> Int32 {
    pass(.sqlite3_expired, [.handle(a0)]) { unsafe target?.sqlite3_expired(a0) ?? 0 }
  }
  /// Routes `sqlite3_transfer_bindings`: Moves all bindings from one statement to another; deprecated.
  @discardableResult open func sqlite3_transfer_bindings(_ a0: OpaquePointer!, _ a1: OpaquePointer!) -> Int32 {
    code(.sqlite3_transfer_bindings, [.handle(a0), .handle(a1)]) { unsafe target?.sqlite3_transfer_bindings(a0, a1) ?? 1 }
  }
  /// Routes `sqlite3_global_recover`: Does nothing; deprecated.
  @discardableResult open func sqlite3_global_recover() -> Int32 {
    pass(.sqlite3_global_recover, []) { target?.sqlite3_global_recover() ?? 0 }
  }
  /// Routes `sqlite3_thread_cleanup`: Does nothing; deprecated.
  open func sqlite3_thread_cleanup() { pass(.sqlite3_thread_cleanup, []) { target?.sqlite3_thread_cleanup() ?? () } }
  /// Routes `sqlite3_memory_alarm`: Does nothing; deprecated.
  @discardableResult open func sqlite3_memory_alarm(
    _ a0: (@convention(c) (UnsafeMutableRawPointer?, Int64, Int32) -> Void)!, _ a1: UnsafeMutableRawPointer!, _ a2: Int64
  ) -> Int32 {
    pass(.sqlite3_memory_alarm, [.function(a0), .pointer(a1), .integer(a2)]) { unsafe target?.sqlite3_memory_alarm(a0, a1, a2) ?? 0 }
  }
  /// Routes `sqlite3_value_blob`: An SQL value as bytes.
  open func sqlite3_value_blob(_ a0: OpaquePointer!) -> UnsafeRawPointer! {
    unsafe pointer(.sqlite3_value_blob, [.handle(a0)]) { unsafe target?.sqlite3_value_blob(a0) }
  }
  /// Routes `sqlite3_value_double`: An SQL value as a double, converted where needed.
  open func sqlite3_value_double(_ a0: OpaquePointer!) -> Double {
    pass(.sqlite3_value_double, [.handle(a0)]) { unsafe target?.sqlite3_value_double(a0) ?? 0 }
  }
  /// Routes `sqlite3_value_int`: An SQL value as the low 32 bits of an integer, converted where needed.
  @discardableResult open func sqlite3_value_int(_ a0: OpaquePointer!) -> Int32 {
    pass(.sqlite3_value_int, [.handle(a0)]) { unsafe target?.sqlite3_value_int(a0) ?? 0 }
  }
  /// Routes `sqlite3_value_int64`: An SQL value as an integer, converted where needed.
  open func sqlite3_value_int64(_ a0: OpaquePointer!) -> Int64 {
    pass(.sqlite3_value_int64, [.handle(a0)]) { unsafe target?.sqlite3_value_int64(a0) ?? 0 }
  }
  /// Routes `sqlite3_value_pointer`: The pointer bound under a type name; nil when there is none of that name.
  open func sqlite3_value_pointer(_ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!) -> UnsafeMutableRawPointer! {
    unsafe pass(.sqlite3_value_pointer, unsafe [.handle(a0), .text(a1)]) { unsafe target?.sqlite3_value_pointer(a0, a1) }
  }
  /// Routes `sqlite3_value_text`: An SQL value as UTF-8 with a NUL after it.
  open func sqlite3_value_text(_ a0: OpaquePointer!) -> UnsafePointer<UInt8>! {
    unsafe pointer(.sqlite3_value_text, [.handle(a0)]) { unsafe target?.sqlite3_value_text(a0) }
  }
  /// Routes `sqlite3_value_text16`: An SQL value as UTF-16 in host byte order.
  open func sqlite3_value_text16(_ a0: OpaquePointer!) -> UnsafeRawPointer! {
    unsafe pointer(.sqlite3_value_text16, [.handle(a0)]) { unsafe target?.sqlite3_value_text16(a0) }
  }
  /// Routes `sqlite3_value_text16le`: An SQL value as UTF-16, little end first.
  open func sqlite3_value_text16le(_ a0: OpaquePointer!) -> UnsafeRawPointer! {
    unsafe pointer(.sqlite3_value_text16le, [.handle(a0)]) { unsafe target?.sqlite3_value_text16le(a0) }
  }
  /// Routes `sqlite3_value_text16be`: An SQL value as UTF-16, big end first.
  open func sqlite3_value_text16be(_ a0: OpaquePointer!) -> UnsafeRawPointer! {
    unsafe pointer(.sqlite3_value_text16be, [.handle(a0)]) { unsafe target?.sqlite3_value_text16be(a0) }
  }
  /// Routes `sqlite3_value_bytes`: The length in bytes of an SQL value as blob or UTF-8 text.
  @discardableResult open func sqlite3_value_bytes(_ a0: OpaquePointer!) -> Int32 {
    pass(.sqlite3_value_bytes, [.handle(a0)]) { unsafe target?.sqlite3_value_bytes(a0) ?? 0 }
  }
  /// Routes `sqlite3_value_bytes16`: The length in bytes of an SQL value as blob or UTF-16 text.
  @discardableResult open func sqlite3_value_bytes16(_ a0: OpaquePointer!) -> Int32 {
    pass(.sqlite3_value_bytes16, [.handle(a0)]) { unsafe target?.sqlite3_value_bytes16(a0) ?? 0 }
  }
  /// Routes `sqlite3_value_type`: The storage class of an SQL value.
  @discardableResult open func sqlite3_value_type(_ a0: OpaquePointer!) -> Int32 {
    pass(.sqlite3_value_type, [.handle(a0)]) { unsafe target?.sqlite3_value_type(a0) ?? 0 }
  }
  /// Routes `sqlite3_value_numeric_type`: The storage class after text that looks like a number was made one.
  @discardableResult open func sqlite3_value_numeric_type(_ a0: OpaquePointer!) -> Int32 {
    pass(.sqlite3_value_numeric_type, [.handle(a0)]) { unsafe target?.sqlite3_value_numeric_type(a0) ?? 0 }
  }
  /// Routes `sqlite3_value_nochange`: 1 when an UPDATE of a virtual table leaves this column alone.
  @discardableResult open func sqlite3_value_nochange(_ a0: OpaquePointer!) -> Int32 {
    pass(.sqlite3_value_nochange, [.handle(a0)]) { unsafe target?.sqlite3_value_nochange(a0) ?? 0 }
  }
  /// Routes `sqlite3_value_frombind`: 1 when an argument comes from a bound parameter.
  @discardableResult open func sqlite3_value_frombind(_ a0: OpaquePointer!) -> Int32 {
    pass(.sqlite3_value_frombind, [.handle(a0)]) { unsafe target?.sqlite3_value_frombind(a0) ?? 0 }
  }
  /// Routes `sqlite3_value_encoding`: The encoding a text value has now.
  @discardableResult open func sqlite3_value_encoding(_ a0: OpaquePointer!) -> Int32 {
    pass(.sqlite3_value_encoding, [.handle(a0)]) { unsafe target?.sqlite3_value_encoding(a0) ?? 0 }
  }
  /// Routes `sqlite3_value_subtype`: The subtype a function gave its result; 0 when none.
  open func sqlite3_value_subtype(_ a0: OpaquePointer!) -> UInt32 {
    pass(.sqlite3_value_subtype, [.handle(a0)]) { unsafe target?.sqlite3_value_subtype(a0) ?? 0 }
  }
  /// Routes `sqlite3_value_dup`: A protected copy of an SQL value; free it with `sqlite3_value_free`.
  open func sqlite3_value_dup(_ a0: OpaquePointer!) -> OpaquePointer! {
    unsafe pointer(.sqlite3_value_dup, [.handle(a0)]) { unsafe target?.sqlite3_value_dup(a0) }
  }
  /// Routes `sqlite3_value_free`: Frees a value that `sqlite3_value_dup` made; nil is allowed.
  open func sqlite3_value_free(_ a0: OpaquePointer!) {
    pass(.sqlite3_value_free, [.handle(a0)]) { unsafe target?.sqlite3_value_free(a0) ?? () }
  }
  /// Routes `sqlite3_aggregate_context`: The memory of one aggregate, zeroed at the first call; 0 bytes only looks.
  open func sqlite3_aggregate_context(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafeMutableRawPointer! {
    unsafe pointer(.sqlite3_aggregate_context, [.handle(a0), .integer(a1)]) { unsafe target?.sqlite3_aggregate_context(a0, a1) }
  }
  /// Routes `sqlite3_user_data`: The context pointer a function was registered with.
  open func sqlite3_user_data(_ a0: OpaquePointer!) -> UnsafeMutableRawPointer! {
    unsafe pass(.sqlite3_user_data, [.handle(a0)]) { unsafe target?.sqlite3_user_data(a0) }
  }
  /// Routes `sqlite3_context_db_handle`: The connection a function runs on.
  open func sqlite3_context_db_handle(_ a0: OpaquePointer!) -> OpaquePointer! {
    unsafe pass(.sqlite3_context_db_handle, [.handle(a0)]) { unsafe target?.sqlite3_context_db_handle(a0) }
  }
  /// Routes `sqlite3_get_auxdata`: The pointer that `sqlite3_set_auxdata` stored for a constant argument; nil when there is none.
  open func sqlite3_get_auxdata(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafeMutableRawPointer! {
    unsafe pass(.sqlite3_get_auxdata, [.handle(a0), .integer(a1)]) { unsafe target?.sqlite3_get_auxdata(a0, a1) }
  }
  /// Routes `sqlite3_set_auxdata`: Stores data for a constant argument; the destructor may run at once.
  open func sqlite3_set_auxdata(_ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeMutableRawPointer!, _ a3: Sqlite3Destructor.Function!) {
    unsafe giving(a2, a3)
    pass(.sqlite3_set_auxdata, [.handle(a0), .integer(a1), .pointer(a2), .function(a3)]) {
      unsafe target?.sqlite3_set_auxdata(a0, a1, a2, a3) ?? ()
    }
  }
  /// Routes `sqlite3_result_blob`: Makes so many bytes the result of a function.
  open func sqlite3_result_blob(_ a0: OpaquePointer!, _ a1: UnsafeRawPointer!, _ a2: Int32, _ a3: Sqlite3Destructor.Function!) {
    unsafe giving(a1, a3)
    pass(.sqlite3_result_blob, unsafe [.handle(a0), .bytes(a1, count: a2), .integer(a2), .function(a3)]) {
      unsafe target?.sqlite3_result_blob(a0, a1, a2, a3) ?? ()
    }
  }
  /// Routes `sqlite3_result_blob64`: Makes so many bytes the result of a function; 64-bit length.
  open func sqlite3_result_blob64(_ a0: OpaquePointer!, _ a1: UnsafeRawPointer!, _ a2: UInt64, _ a3: Sqlite3Destructor.Function!) {
    unsafe giving(a1, a3)
    pass(.sqlite3_result_blob64, unsafe [.handle(a0), .bytes(a1, count: a2), .integer(a2), .function(a3)]) {
      unsafe target?.sqlite3_result_blob64(a0, a1, a2, a3) ?? ()
    }
  }
  /// Routes `sqlite3_result_double`: Makes a double the result of a function.
  open func sqlite3_result_double(_ a0: OpaquePointer!, _ a1: Double) {
    pass(.sqlite3_result_double, [.handle(a0), .real(a1)]) { unsafe target?.sqlite3_result_double(a0, a1) ?? () }
  }
  /// Routes `sqlite3_result_error`: Makes a function fail with a message; length in bytes, negative: up to the NUL.
  open func sqlite3_result_error(_ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: Int32) {
    pass(.sqlite3_result_error, unsafe [.handle(a0), .text(a1, count: a2), .integer(a2)]) {
      unsafe target?.sqlite3_result_error(a0, a1, a2) ?? ()
    }
  }
  /// Routes `sqlite3_result_error16`: Makes a function fail with a UTF-16 message.
  open func sqlite3_result_error16(_ a0: OpaquePointer!, _ a1: UnsafeRawPointer!, _ a2: Int32) {
    pass(.sqlite3_result_error16, [.handle(a0), .pointer(a1), .integer(a2)]) { unsafe target?.sqlite3_result_error16(a0, a1, a2) ?? () }
  }
  /// Routes `sqlite3_result_error_toobig`: Makes a function fail with SQLITE_TOOBIG.
  open func sqlite3_result_error_toobig(_ a0: OpaquePointer!) {
    pass(.sqlite3_result_error_toobig, [.handle(a0)]) { unsafe target?.sqlite3_result_error_toobig(a0) ?? () }
  }
  /// Routes `sqlite3_result_error_nomem`: Makes a function fail with SQLITE_NOMEM.
  open func sqlite3_result_error_nomem(_ a0: OpaquePointer!) {
    pass(.sqlite3_result_error_nomem, [.handle(a0)]) { unsafe target?.sqlite3_result_error_nomem(a0) ?? () }
  }
  /// Routes `sqlite3_result_error_code`: Makes a function fail with a code, a message already set kept.
  open func sqlite3_result_error_code(_ a0: OpaquePointer!, _ a1: Int32) {
    pass(.sqlite3_result_error_code, [.handle(a0), .integer(a1)]) { unsafe target?.sqlite3_result_error_code(a0, a1) ?? () }
  }
  /// Routes `sqlite3_result_int`: Makes a 32-bit integer the result of a function.
  open func sqlite3_result_int(_ a0: OpaquePointer!, _ a1: Int32) {
    pass(.sqlite3_result_int, [.handle(a0), .integer(a1)]) { unsafe target?.sqlite3_result_int(a0, a1) ?? () }
  }
  /// Routes `sqlite3_result_int64`: Makes an integer the result of a function.
  open func sqlite3_result_int64(_ a0: OpaquePointer!, _ a1: Int64) {
    pass(.sqlite3_result_int64, [.handle(a0), .integer(a1)]) { unsafe target?.sqlite3_result_int64(a0, a1) ?? () }
  }
  /// Routes `sqlite3_result_null`: Makes NULL the result of a function.
  open func sqlite3_result_null(_ a0: OpaquePointer!) {
    pass(.sqlite3_result_null, [.handle(a0)]) { unsafe target?.sqlite3_result_null(a0) ?? () }
  }
  /// Routes `sqlite3_result_text`: Makes UTF-8 text the result of a function; length in bytes, negative: up to the NUL.
  open func sqlite3_result_text(_ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: Int32, _ a3: Sqlite3Destructor.Function!) {
    unsafe giving(a1, a3)
    pass(.sqlite3_result_text, unsafe [.handle(a0), .text(a1, count: a2), .integer(a2), .function(a3)]) {
      unsafe target?.sqlite3_result_text(a0, a1, a2, a3) ?? ()
    }
  }
  /// Routes `sqlite3_result_text64`: Makes text of a stated encoding the result of a function.
  open func sqlite3_result_text64(
    _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: UInt64, _ a3: Sqlite3Destructor.Function!, _ a4: UInt8
  ) {
    unsafe giving(a1, a3)
    pass(.sqlite3_result_text64, unsafe [.handle(a0), .text(a1, count: a2), .integer(a2), .function(a3), .integer(a4)]) {
      unsafe target?.sqlite3_result_text64(a0, a1, a2, a3, a4) ?? ()
    }
  }
  /// Routes `sqlite3_result_text16`: Makes UTF-16 text the result of a function.
  open func sqlite3_result_text16(_ a0: OpaquePointer!, _ a1: UnsafeRawPointer!, _ a2: Int32, _ a3: Sqlite3Destructor.Function!) {
    unsafe giving(a1, a3)
    pass(.sqlite3_result_text16, [.handle(a0), .pointer(a1), .integer(a2), .function(a3)]) {
      unsafe target?.sqlite3_result_text16(a0, a1, a2, a3) ?? ()
    }
  }
  /// Routes `sqlite3_result_text16le`: Makes UTF-16 text, little end first, the result of a function.
  open func sqlite3_result_text16le(_ a0: OpaquePointer!, _ a1: UnsafeRawPointer!, _ a2: Int32, _ a3: Sqlite3Destructor.Function!) {
    unsafe giving(a1, a3)
    pass(.sqlite3_result_text16le, [.handle(a0), .pointer(a1), .integer(a2), .function(a3)]) {
      unsafe target?.sqlite3_result_text16le(a0, a1, a2, a3) ?? ()
    }
  }
  /// Routes `sqlite3_result_text16be`: Makes UTF-16 text, big end first, the result of a function.
  open func sqlite3_result_text16be(_ a0: OpaquePointer!, _ a1: UnsafeRawPointer!, _ a2: Int32, _ a3: Sqlite3Destructor.Function!) {
    unsafe giving(a1, a3)
    pass(.sqlite3_result_text16be, [.handle(a0), .pointer(a1), .integer(a2), .function(a3)]) {
      unsafe target?.sqlite3_result_text16be(a0, a1, a2, a3) ?? ()
    }
  }
  /// Routes `sqlite3_result_value`: Makes a copy of an SQL value the result of a function.
  open func sqlite3_result_value(_ a0: OpaquePointer!, _ a1: OpaquePointer!) {
    pass(.sqlite3_result_value, [.handle(a0), .handle(a1)]) { unsafe target?.sqlite3_result_value(a0, a1) ?? () }
  }
  /// Routes `sqlite3_result_pointer`: Makes a pointer the result that only functions asking for its type can see.
  open func sqlite3_result_pointer(
    _ a0: OpaquePointer!, _ a1: UnsafeMutableRawPointer!, _ a2: UnsafePointer<CChar>!, _ a3: Sqlite3Destructor.Function!
  ) {
    unsafe giving(a1, a3)
    pass(.sqlite3_result_pointer, unsafe [.handle(a0), .pointer(a1), .text(a2), .function(a3)]) {
      unsafe target?.sqlite3_result_pointer(a0, a1, a2, a3) ?? ()
    }
  }
  /// Routes `sqlite3_result_zeroblob`: Makes a blob of so many zero bytes the result of a function.
  open func sqlite3_result_zeroblob(_ a0: OpaquePointer!, _ a1: Int32) {
    pass(.sqlite3_result_zeroblob, [.handle(a0), .integer(a1)]) { unsafe target?.sqlite3_result_zeroblob(a0, a1) ?? () }
  }
  /// Routes `sqlite3_result_zeroblob64`: Makes a blob of so many zero bytes the result of a function; SQLITE_TOOBIG when too many.
  @discardableResult open func sqlite3_result_zeroblob64(_ a0: OpaquePointer!, _ a1: UInt64) -> Int32 {
    code(.sqlite3_result_zeroblob64, [.handle(a0), .integer(a1)]) { unsafe target?.sqlite3_result_zeroblob64(a0, a1) ?? 1 }
  }
  /// Routes `sqlite3_result_subtype`: Gives a function's result a subtype; the low 8 bits count.
  open func sqlite3_result_subtype(_ a0: OpaquePointer!, _ a1: UInt32) {
    pass(.sqlite3_result_subtype, [.handle(a0), .integer(a1)]) { unsafe target?.sqlite3_result_subtype(a0, a1) ?? () }
  }
  /// Routes `sqlite3_create_collation`: Adds, replaces or removes a collating sequence.
  @discardableResult open func sqlite3_create_collation(
    _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: Int32, _ a3: UnsafeMutableRawPointer!, _ a4: Sqlite3Callback.Compare!
  ) -> Int32 {
    code(.sqlite3_create_collation, unsafe [.handle(a0), .text(a1), .integer(a2), .pointer(a3), .function(a4)]) {
      unsafe target?.sqlite3_create_collation(a0, a1, a2, a3, a4) ?? 1
    }
  }
  /// Routes `sqlite3_create_collation_v2`: Adds, replaces or removes a collating sequence; the destructor is not called when it fails.
  @discardableResult open func sqlite3_create_collation_v2(
    _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: Int32, _ a3: UnsafeMutableRawPointer!, _ a4: Sqlite3Callback.Compare!,
    _ a5: Sqlite3Destructor.Function!
  ) -> Int32 {
    unsafe giving(a3, a5)
    return code(.sqlite3_create_collation_v2, unsafe [.handle(a0), .text(a1), .integer(a2), .pointer(a3), .function(a4), .function(a5)]) {
      unsafe target?.sqlite3_create_collation_v2(a0, a1, a2, a3, a4, a5) ?? 1
    }
  }
  /// Routes `sqlite3_create_collation16`: `sqlite3_create_collation` with a UTF-16 name.
  @discardableResult open func sqlite3_create_collation16(
    _ a0: OpaquePointer!, _ a1: UnsafeRawPointer!, _ a2: Int32, _ a3: UnsafeMutableRawPointer!, _ a4: Sqlite3Callback.Compare!
  ) -> Int32 {
    code(.sqlite3_create_collation16, [.handle(a0), .pointer(a1), .integer(a2), .pointer(a3), .function(a4)]) {
      unsafe target?.sqlite3_create_collation16(a0, a1, a2, a3, a4) ?? 1
    }
  }
  /// Routes `sqlite3_collation_needed`: Sets the callback that may add a collating sequence when an unknown one is asked for.
  @discardableResult open func sqlite3_collation_needed(
    _ a0: OpaquePointer!, _ a1: UnsafeMutableRawPointer!, _ a2: Sqlite3Callback.CollationNeeded!
  ) -> Int32 {
    code(.sqlite3_collation_needed, [.handle(a0), .pointer(a1), .function(a2)]) { unsafe target?.sqlite3_collation_needed(a0, a1, a2) ?? 1 }
  }
  /// Routes `sqlite3_collation_needed16`: `sqlite3_collation_needed` whose callback gets a UTF-16 name.
  @discardableResult open func sqlite3_collation_needed16(
    _ a0: OpaquePointer!, _ a1: UnsafeMutableRawPointer!,
    _ a2: (@convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, Int32, UnsafeRawPointer?) -> Void)!
  ) -> Int32 {
    code(.sqlite3_collation_needed16, [.handle(a0), .pointer(a1), .function(a2)]) {
      unsafe target?.sqlite3_collation_needed16(a0, a1, a2) ?? 1
    }
  }
  /// Routes `sqlite3_sleep`: Sleeps so many milliseconds and answers how many were asked of the system.
  @discardableResult open func sqlite3_sleep(_ a0: Int32) -> Int32 {
    pass(.sqlite3_sleep, [.integer(a0)]) { target?.sqlite3_sleep(a0) ?? 0 }
  }
  /// Routes `sqlite3_get_autocommit`: 0 inside a transaction that BEGIN started, else 1.
  @discardableResult open func sqlite3_get_autocommit(_ a0: OpaquePointer!) -> Int32 {
    pass(.sqlite3_get_autocommit, [.handle(a0)]) { unsafe target?.sqlite3_get_autocommit(a0) ?? 0 }
  }
  /// Routes `sqlite3_db_handle`: The connection of a statement.
  open func sqlite3_db_handle(_ a0: OpaquePointer!) -> OpaquePointer! {
    unsafe pass(.sqlite3_db_handle, [.handle(a0)]) { unsafe target?.sqlite3_db_handle(a0) }
  }
  /// Routes `sqlite3_db_name`: The name of the N-th attached database; nil out of range.
  open func sqlite3_db_name(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafePointer<CChar>! {
    unsafe pass(.sqlite3_db_name, [.handle(a0), .integer(a1)]) { unsafe target?.sqlite3_db_name(a0, a1) }
  }
  /// Routes `sqlite3_db_filename`: The full path of an attached database; empty for a temporary or in-memory one, nil for an unknown name.
  open func sqlite3_db_filename(_ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!) -> UnsafePointer<CChar>! {
    unsafe pass(.sqlite3_db_filename, unsafe [.handle(a0), .text(a1)]) { unsafe target?.sqlite3_db_filename(a0, a1) }
  }
  /// Routes `sqlite3_db_readonly`: 1 when an attached database is read-only, 0 when not, -1 when there is none of that name.
  @discardableResult open func sqlite3_db_readonly(_ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!) -> Int32 {
    pass(.sqlite3_db_readonly, unsafe [.handle(a0), .text(a1)]) { unsafe target?.sqlite3_db_readonly(a0, a1) ?? 0 }
  }
  /// Routes `sqlite3_txn_state`: The transaction state of an attached database, or the highest of all: none, read, write.
  @discardableResult open func sqlite3_txn_state(_ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!) -> Int32 {
    pass(.sqlite3_txn_state, unsafe [.handle(a0), .text(a1)]) { unsafe target?.sqlite3_txn_state(a0, a1) ?? 0 }
  }
  /// Routes `sqlite3_next_stmt`: The statement after this one on a connection; the first for nil; nil after the last.
  open func sqlite3_next_stmt(_ a0: OpaquePointer!, _ a1: OpaquePointer!) -> OpaquePointer! {
    unsafe pass(.sqlite3_next_stmt, [.handle(a0), .handle(a1)]) { unsafe target?.sqlite3_next_stmt(a0, a1) }
  }
  /// Routes `sqlite3_commit_hook`: Sets the callback before each commit; a non-zero answer makes it a rollback. Returns the former context.
  open func sqlite3_commit_hook(_ a0: OpaquePointer!, _ a1: Sqlite3Callback.Commit!, _ a2: UnsafeMutableRawPointer!)
    -> UnsafeMutableRawPointer!
  { unsafe pass(.sqlite3_commit_hook, [.handle(a0), .function(a1), .pointer(a2)]) { unsafe target?.sqlite3_commit_hook(a0, a1, a2) } }
  /// Routes `sqlite3_rollback_hook`: Sets the callback after each rollback. Returns the former context.
  open func sqlite3_rollback_hook(_ a0: OpaquePointer!, _ a1: Sqlite3Destructor.Function!, _ a2: UnsafeMutableRawPointer!)
    -> UnsafeMutableRawPointer!
  { unsafe pass(.sqlite3_rollback_hook, [.handle(a0), .function(a1), .pointer(a2)]) { unsafe target?.sqlite3_rollback_hook(a0, a1, a2) } }
  /// Routes `sqlite3_autovacuum_pages`: Sets the callback that says how many pages an auto-vacuum may free.
  @discardableResult open func sqlite3_autovacuum_pages(
    _ a0: OpaquePointer!, _ a1: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, UInt32, UInt32, UInt32) -> UInt32)!,
    _ a2: UnsafeMutableRawPointer!, _ a3: Sqlite3Destructor.Function!
  ) -> Int32 {
    unsafe code(.sqlite3_autovacuum_pages, [.handle(a0), .function(a1), .pointer(a2), .function(a3)], destroying: a2, a3) {
      unsafe target?.sqlite3_autovacuum_pages(a0, a1, a2, a3) ?? 1
    }
  }
  /// Routes `sqlite3_update_hook`: Sets the callback for each changed row of a rowid table. Returns the former context.
  open func sqlite3_update_hook(_ a0: OpaquePointer!, _ a1: Sqlite3Callback.Update!, _ a2: UnsafeMutableRawPointer!)
    -> UnsafeMutableRawPointer!
  { unsafe pass(.sqlite3_update_hook, [.handle(a0), .function(a1), .pointer(a2)]) { unsafe target?.sqlite3_update_hook(a0, a1, a2) } }
  /// Routes `sqlite3_enable_shared_cache`: Turns the shared cache on or off for connections to come; discouraged.
  @discardableResult open func sqlite3_enable_shared_cache(_ a0: Int32) -> Int32 {
    pass(.sqlite3_enable_shared_cache, [.integer(a0)]) { target?.sqlite3_enable_shared_cache(a0) ?? 0 }
  }
  /// Routes `sqlite3_release_memory`: Frees up to so many bytes of cache; answers how many.
  @discardableResult open func sqlite3_release_memory(_ a0: Int32) -> Int32 {
    pass(.sqlite3_release_memory, [.integer(a0)]) { target?.sqlite3_release_memory(a0) ?? 0 }
  }
  /// Routes `sqlite3_db_release_memory`: Frees as much of a connection's cache as it can.
  @discardableResult open func sqlite3_db_release_memory(_ a0: OpaquePointer!) -> Int32 {
    pass(.sqlite3_db_release_memory, [.handle(a0)]) { unsafe target?.sqlite3_db_release_memory(a0) ?? 0 }
  }
  /// Routes `sqlite3_soft_heap_limit64`: Sets the advisory heap limit in bytes and returns the former; negative only reads.
  open func sqlite3_soft_heap_limit64(_ a0: Int64) -> Int64 {
    pass(.sqlite3_soft_heap_limit64, [.integer(a0)]) { target?.sqlite3_soft_heap_limit64(a0) ?? 0 }
  }
  /// Routes `sqlite3_hard_heap_limit64`: Sets the heap limit at which allocations fail and returns the former; negative only reads.
  open func sqlite3_hard_heap_limit64(_ a0: Int64) -> Int64 {
    pass(.sqlite3_hard_heap_limit64, [.integer(a0)]) { target?.sqlite3_hard_heap_limit64(a0) ?? 0 }
  }
  /// Routes `sqlite3_soft_heap_limit`: Old form of `sqlite3_soft_heap_limit64`; deprecated.
  open func sqlite3_soft_heap_limit(_ a0: Int32) {
    pass(.sqlite3_soft_heap_limit, [.integer(a0)]) { target?.sqlite3_soft_heap_limit(a0) ?? () }
  }
  /// Routes `sqlite3_table_column_metadata`: Type, collation and flags of a column of a table; SQLITE_ERROR when there is none.
  @discardableResult open func sqlite3_table_column_metadata(
    _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: UnsafePointer<CChar>!, _ a3: UnsafePointer<CChar>!,
    _ a4: UnsafeMutablePointer<UnsafePointer<CChar>?>!, _ a5: UnsafeMutablePointer<UnsafePointer<CChar>?>!,
    _ a6: UnsafeMutablePointer<Int32>!, _ a7: UnsafeMutablePointer<Int32>!, _ a8: UnsafeMutablePointer<Int32>!
  ) -> Int32 {
    code(
      .sqlite3_table_column_metadata,
      unsafe [.handle(a0), .text(a1), .text(a2), .text(a3), .pointer(a4), .pointer(a5), .pointer(a6), .pointer(a7), .pointer(a8)]
    ) { unsafe target?.sqlite3_table_column_metadata(a0, a1, a2, a3, a4, a5, a6, a7, a8) ?? 1 }
  }
  /// Routes `sqlite3_load_extension`: Loads an extension from a shared library.
  @discardableResult open func sqlite3_load_extension(
    _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: UnsafePointer<CChar>!,
    _ a3: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!
  ) -> Int32 {
    unsafe code(.sqlite3_load_extension, unsafe [.handle(a0), .text(a1), .text(a2), .pointer(a3)], clearing: a3) {
      unsafe target?.sqlite3_load_extension(a0, a1, a2, a3) ?? 1
    }
  }
  /// Routes `sqlite3_enable_load_extension`: Allows (1) or forbids (0) loading extensions.
  @discardableResult open func sqlite3_enable_load_extension(_ a0: OpaquePointer!, _ a1: Int32) -> Int32 {
    pass(.sqlite3_enable_load_extension, [.handle(a0), .integer(a1)]) { unsafe target?.sqlite3_enable_load_extension(a0, a1) ?? 0 }
  }
  /// Routes `sqlite3_auto_extension`: Calls an entry point for each new connection.
  @discardableResult open func sqlite3_auto_extension(_ a0: (@convention(c) () -> Void)!) -> Int32 {
    code(.sqlite3_auto_extension, [.function(a0)]) { target?.sqlite3_auto_extension(a0) ?? 1 }
  }
  /// Routes `sqlite3_cancel_auto_extension`: Removes an automatic entry point; 1 when it was there.
  @discardableResult open func sqlite3_cancel_auto_extension(_ a0: (@convention(c) () -> Void)!) -> Int32 {
    pass(.sqlite3_cancel_auto_extension, [.function(a0)]) { target?.sqlite3_cancel_auto_extension(a0) ?? 0 }
  }
  /// Routes `sqlite3_reset_auto_extension`: Removes every automatic entry point.
  open func sqlite3_reset_auto_extension() { pass(.sqlite3_reset_auto_extension, []) { target?.sqlite3_reset_auto_extension() ?? () } }
  /// Routes `sqlite3_create_module`: Registers a virtual table module.
  @discardableResult open func sqlite3_create_module(
    _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: UnsafePointer<sqlite3_module>!, _ a3: UnsafeMutableRawPointer!
  ) -> Int32 {
    code(.sqlite3_create_module, unsafe [.handle(a0), .text(a1), .pointer(a2), .pointer(a3)]) {
      unsafe target?.sqlite3_create_module(a0, a1, a2, a3) ?? 1
    }
  }
  /// Routes `sqlite3_create_module_v2`: Registers a virtual table module; the destructor gets the client data, also when it fails.
  @discardableResult open func sqlite3_create_module_v2(
    _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: UnsafePointer<sqlite3_module>!, _ a3: UnsafeMutableRawPointer!,
    _ a4: Sqlite3Destructor.Function!
  ) -> Int32 {
    unsafe code(.sqlite3_create_module_v2, unsafe [.handle(a0), .text(a1), .pointer(a2), .pointer(a3), .function(a4)], destroying: a3, a4) {
      unsafe target?.sqlite3_create_module_v2(a0, a1, a2, a3, a4) ?? 1
    }
  }
  /// Routes `sqlite3_drop_modules`: Removes all modules but the named ones.
  @discardableResult open func sqlite3_drop_modules(_ a0: OpaquePointer!, _ a1: UnsafeMutablePointer<UnsafePointer<CChar>?>!) -> Int32 {
    code(.sqlite3_drop_modules, [.handle(a0), .pointer(a1)]) { unsafe target?.sqlite3_drop_modules(a0, a1) ?? 1 }
  }
  /// Routes `sqlite3_declare_vtab`: Tells SQLite the columns of a virtual table, inside its xCreate or xConnect.
  @discardableResult open func sqlite3_declare_vtab(_ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!) -> Int32 {
    code(.sqlite3_declare_vtab, unsafe [.handle(a0), .text(a1)]) { unsafe target?.sqlite3_declare_vtab(a0, a1) ?? 1 }
  }
  /// Routes `sqlite3_overload_function`: Makes sure that a function of a name exists, so that virtual tables may overload it.
  @discardableResult open func sqlite3_overload_function(_ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: Int32) -> Int32 {
    code(.sqlite3_overload_function, unsafe [.handle(a0), .text(a1), .integer(a2)]) {
      unsafe target?.sqlite3_overload_function(a0, a1, a2) ?? 1
    }
  }
  /// Routes `sqlite3_blob_open`: Opens a blob or text of one row for reading or writing in pieces.
  @discardableResult open func sqlite3_blob_open(
    _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: UnsafePointer<CChar>!, _ a3: UnsafePointer<CChar>!, _ a4: Int64, _ a5: Int32,
    _ a6: UnsafeMutablePointer<OpaquePointer?>!
  ) -> Int32 {
    unsafe code(
      .sqlite3_blob_open, unsafe [.handle(a0), .text(a1), .text(a2), .text(a3), .integer(a4), .integer(a5), .pointer(a6)], clearing: a6
    ) { unsafe target?.sqlite3_blob_open(a0, a1, a2, a3, a4, a5, a6) ?? 1 }
  }
  /// Routes `sqlite3_blob_reopen`: Moves a blob handle to another row of its table.
  @discardableResult open func sqlite3_blob_reopen(_ a0: OpaquePointer!, _ a1: Int64) -> Int32 {
    code(.sqlite3_blob_reopen, [.handle(a0), .integer(a1)]) { unsafe target?.sqlite3_blob_reopen(a0, a1) ?? 1 }
  }
  /// Routes `sqlite3_blob_close`: Closes a blob handle, also when it reports an error; nil is allowed.
  @discardableResult open func sqlite3_blob_close(_ a0: OpaquePointer!) -> Int32 {
    code(.sqlite3_blob_close, [.handle(a0)]) { unsafe target?.sqlite3_blob_close(a0) ?? 1 }
  }
  /// Routes `sqlite3_blob_bytes`: The size of an open blob in bytes.
  @discardableResult open func sqlite3_blob_bytes(_ a0: OpaquePointer!) -> Int32 {
    pass(.sqlite3_blob_bytes, [.handle(a0)]) { unsafe target?.sqlite3_blob_bytes(a0) ?? 0 }
  }
  /// Routes `sqlite3_blob_read`: Reads so many bytes from an offset of an open blob.
  @discardableResult open func sqlite3_blob_read(_ a0: OpaquePointer!, _ a1: UnsafeMutableRawPointer!, _ a2: Int32, _ a3: Int32) -> Int32 {
    code(.sqlite3_blob_read, [.handle(a0), .pointer(a1), .integer(a2), .integer(a3)]) {
      unsafe target?.sqlite3_blob_read(a0, a1, a2, a3) ?? 1
    }
  }
  /// Routes `sqlite3_blob_write`: Writes so many bytes at an offset of an open blob; its size cannot change.
  @discardableResult open func sqlite3_blob_write(_ a0: OpaquePointer!, _ a1: UnsafeRawPointer!, _ a2: Int32, _ a3: Int32) -> Int32 {
    code(.sqlite3_blob_write, unsafe [.handle(a0), .bytes(a1, count: a2), .integer(a2), .integer(a3)]) {
      unsafe target?.sqlite3_blob_write(a0, a1, a2, a3) ?? 1
    }
  }
  /// Routes `sqlite3_vfs_find`: The VFS of a name, or the default one for nil; nil when there is none.
  open func sqlite3_vfs_find(_ a0: UnsafePointer<CChar>!) -> UnsafeMutablePointer<sqlite3_vfs>! {
    unsafe pass(.sqlite3_vfs_find, unsafe [.text(a0)]) { unsafe target?.sqlite3_vfs_find(a0) }
  }
  /// Routes `sqlite3_vfs_register`: Registers a VFS, as the default one if asked.
  @discardableResult open func sqlite3_vfs_register(_ a0: UnsafeMutablePointer<sqlite3_vfs>!, _ a1: Int32) -> Int32 {
    code(.sqlite3_vfs_register, [.pointer(a0), .integer(a1)]) { unsafe target?.sqlite3_vfs_register(a0, a1) ?? 1 }
  }
  /// Routes `sqlite3_vfs_unregister`: Removes a VFS.
  @discardableResult open func sqlite3_vfs_unregister(_ a0: UnsafeMutablePointer<sqlite3_vfs>!) -> Int32 {
    code(.sqlite3_vfs_unregister, [.pointer(a0)]) { unsafe target?.sqlite3_vfs_unregister(a0) ?? 1 }
  }
  /// Routes `sqlite3_mutex_alloc`: Makes a mutex or hands out a static one.
  open func sqlite3_mutex_alloc(_ a0: Int32) -> OpaquePointer! {
    unsafe pointer(.sqlite3_mutex_alloc, [.integer(a0)]) { unsafe target?.sqlite3_mutex_alloc(a0) }
  }
  /// Routes `sqlite3_mutex_free`: Frees a mutex that `sqlite3_mutex_alloc` made.
  open func sqlite3_mutex_free(_ a0: OpaquePointer!) {
    pass(.sqlite3_mutex_free, [.handle(a0)]) { unsafe target?.sqlite3_mutex_free(a0) ?? () }
  }
  /// Routes `sqlite3_mutex_enter`: Waits for a mutex and takes it; nil is allowed.
  open func sqlite3_mutex_enter(_ a0: OpaquePointer!) {
    pass(.sqlite3_mutex_enter, [.handle(a0)]) { unsafe target?.sqlite3_mutex_enter(a0) ?? () }
  }
  /// Routes `sqlite3_mutex_try`: Takes a mutex if it is free, else SQLITE_BUSY.
  @discardableResult open func sqlite3_mutex_try(_ a0: OpaquePointer!) -> Int32 {
    code(.sqlite3_mutex_try, [.handle(a0)]) { unsafe target?.sqlite3_mutex_try(a0) ?? 1 }
  }
  /// Routes `sqlite3_mutex_leave`: Gives a mutex back; nil is allowed.
  open func sqlite3_mutex_leave(_ a0: OpaquePointer!) {
    pass(.sqlite3_mutex_leave, [.handle(a0)]) { unsafe target?.sqlite3_mutex_leave(a0) ?? () }
  }
  /// Routes `sqlite3_db_mutex`: The mutex of a connection; nil when it was opened without.
  open func sqlite3_db_mutex(_ a0: OpaquePointer!) -> OpaquePointer! {
    unsafe pass(.sqlite3_db_mutex, [.handle(a0)]) { unsafe target?.sqlite3_db_mutex(a0) }
  }
  /// Routes `sqlite3_file_control`: Asks the VFS file object of an attached database something by opcode.
  @discardableResult open func sqlite3_file_control(
    _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: Int32, _ a3: UnsafeMutableRawPointer!
  ) -> Int32 {
    code(.sqlite3_file_control, unsafe [.handle(a0), .text(a1), .integer(a2), .pointer(a3)]) {
      unsafe target?.sqlite3_file_control(a0, a1, a2, a3) ?? 1
    }
  }
  /// Routes `sqlite3_test_control`: Opens doors for SQLite's own tests; not for applications.
  @discardableResult open func sqlite3_test_control(_ a0: Int32, _ a1: Int32, _ a2: UnsafeMutableRawPointer!) -> Int32 {
    pass(.sqlite3_test_control, [.integer(a0), .integer(a1), .pointer(a2)]) { unsafe target?.sqlite3_test_control(a0, a1, a2) ?? 0 }
  }
  /// Routes `sqlite3_keyword_count`: How many keywords this library knows.
  @discardableResult open func sqlite3_keyword_count() -> Int32 {
    pass(.sqlite3_keyword_count, []) { target?.sqlite3_keyword_count() ?? 0 }
  }
  /// Routes `sqlite3_keyword_name`: The N-th keyword, not NUL-terminated, and its length.
  @discardableResult open func sqlite3_keyword_name(
    _ a0: Int32, _ a1: UnsafeMutablePointer<UnsafePointer<CChar>?>!, _ a2: UnsafeMutablePointer<Int32>!
  ) -> Int32 {
    code(.sqlite3_keyword_name, [.integer(a0), .pointer(a1), .pointer(a2)]) { unsafe target?.sqlite3_keyword_name(a0, a1, a2) ?? 1 }
  }
  /// Routes `sqlite3_keyword_check`: 1 when a text of so many bytes is a keyword.
  @discardableResult open func sqlite3_keyword_check(_ a0: UnsafePointer<CChar>!, _ a1: Int32) -> Int32 {
    pass(.sqlite3_keyword_check, unsafe [.text(a0, count: a1), .integer(a1)]) { unsafe target?.sqlite3_keyword_check(a0, a1) ?? 0 }
  }
  /// Routes `sqlite3_str_new`: Starts a string under construction; ended by `sqlite3_str_finish`.
  open func sqlite3_str_new(_ a0: OpaquePointer!) -> OpaquePointer! {
    unsafe pass(.sqlite3_str_new, [.handle(a0)]) { unsafe target?.sqlite3_str_new(a0) }
  }
  /// Routes `sqlite3_str_finish`: Ends a string under construction and hands out its text, to be freed with `sqlite3_free`.
  open func sqlite3_str_finish(_ a0: OpaquePointer!) -> UnsafeMutablePointer<CChar>! {
    unsafe pointer(.sqlite3_str_finish, [.handle(a0)]) { unsafe target?.sqlite3_str_finish(a0) }
  }
  /// Routes `sqlite3_str_appendf`: Appends one formatted C string; the format must consume exactly that one argument.
  open func sqlite3_str_appendf(_ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: UnsafePointer<CChar>!) {
    pass(.sqlite3_str_appendf, unsafe [.handle(a0), .text(a1), .text(a2)]) { unsafe target?.sqlite3_str_appendf(a0, a1, a2) ?? () }
  }
  /// Routes `sqlite3_str_vappendf`: Appends a formatted list of arguments.
  open func sqlite3_str_vappendf(_ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: CVaListPointer) {
    pass(.sqlite3_str_vappendf, unsafe [.handle(a0), .text(a1), .other]) { unsafe target?.sqlite3_str_vappendf(a0, a1, a2) ?? () }
  }
  /// Routes `sqlite3_str_append`: Appends so many bytes.
  open func sqlite3_str_append(_ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: Int32) {
    pass(.sqlite3_str_append, unsafe [.handle(a0), .text(a1, count: a2), .integer(a2)]) {
      unsafe target?.sqlite3_str_append(a0, a1, a2) ?? ()
    }
  }
  /// Routes `sqlite3_str_appendall`: Appends a C string.
  open func sqlite3_str_appendall(_ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!) {
    pass(.sqlite3_str_appendall, unsafe [.handle(a0), .text(a1)]) { unsafe target?.sqlite3_str_appendall(a0, a1) ?? () }
  }
  /// Routes `sqlite3_str_appendchar`: Appends a byte N times.
  open func sqlite3_str_appendchar(_ a0: OpaquePointer!, _ a1: Int32, _ a2: CChar) {
    pass(.sqlite3_str_appendchar, [.handle(a0), .integer(a1), .integer(a2)]) { unsafe target?.sqlite3_str_appendchar(a0, a1, a2) ?? () }
  }
  /// Routes `sqlite3_str_reset`: Empties a string under construction.
  open func sqlite3_str_reset(_ a0: OpaquePointer!) {
    pass(.sqlite3_str_reset, [.handle(a0)]) { unsafe target?.sqlite3_str_reset(a0) ?? () }
  }
  /// Routes `sqlite3_str_errcode`: SQLITE_OK, SQLITE_NOMEM or SQLITE_TOOBIG for a string under construction.
  @discardableResult open func sqlite3_str_errcode(_ a0: OpaquePointer!) -> Int32 {
    pass(.sqlite3_str_errcode, [.handle(a0)]) { unsafe target?.sqlite3_str_errcode(a0) ?? 0 }
  }
  /// Routes `sqlite3_str_length`: The length so far, in bytes, without the NUL.
  @discardableResult open func sqlite3_str_length(_ a0: OpaquePointer!) -> Int32 {
    pass(.sqlite3_str_length, [.handle(a0)]) { unsafe target?.sqlite3_str_length(a0) ?? 0 }
  }
  /// Routes `sqlite3_str_value`: The text so far, valid until the next change; nil while empty.
  open func sqlite3_str_value(_ a0: OpaquePointer!) -> UnsafeMutablePointer<CChar>! {
    unsafe pass(.sqlite3_str_value, [.handle(a0)]) { unsafe target?.sqlite3_str_value(a0) }
  }
  /// Routes `sqlite3_status`: A counter of the library and its highest value, 32 bits.
  @discardableResult open func sqlite3_status(
    _ a0: Int32, _ a1: UnsafeMutablePointer<Int32>!, _ a2: UnsafeMutablePointer<Int32>!, _ a3: Int32
  ) -> Int32 {
    code(.sqlite3_status, [.integer(a0), .pointer(a1), .pointer(a2), .integer(a3)]) { unsafe target?.sqlite3_status(a0, a1, a2, a3) ?? 1 }
  }
  /// Routes `sqlite3_status64`: A counter of the library and its highest value.
  @discardableResult open func sqlite3_status64(
    _ a0: Int32, _ a1: UnsafeMutablePointer<Int64>!, _ a2: UnsafeMutablePointer<Int64>!, _ a3: Int32
  ) -> Int32 {
    code(.sqlite3_status64, [.integer(a0), .pointer(a1), .pointer(a2), .integer(a3)]) {
      unsafe target?.sqlite3_status64(a0, a1, a2, a3) ?? 1
    }
  }
  /// Routes `sqlite3_db_status`: A counter of a connection and its highest value.
  @discardableResult open func sqlite3_db_status(
    _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeMutablePointer<Int32>!, _ a3: UnsafeMutablePointer<Int32>!, _ a4: Int32
  ) -> Int32 {
    code(.sqlite3_db_status, [.handle(a0), .integer(a1), .pointer(a2), .pointer(a3), .integer(a4)]) {
      unsafe target?.sqlite3_db_status(a0, a1, a2, a3, a4) ?? 1
    }
  }
  /// Routes `sqlite3_stmt_status`: A counter of a statement, reset if asked.
  @discardableResult open func sqlite3_stmt_status(_ a0: OpaquePointer!, _ a1: Int32, _ a2: Int32) -> Int32 {
    pass(.sqlite3_stmt_status, [.handle(a0), .integer(a1), .integer(a2)]) { unsafe target?.sqlite3_stmt_status(a0, a1, a2) ?? 0 }
  }
  /// Routes `sqlite3_backup_init`: Starts copying one database into another; nil when it cannot, the destination then holds the error.
  open func sqlite3_backup_init(_ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: OpaquePointer!, _ a3: UnsafePointer<CChar>!)
    -> OpaquePointer!
  {
    unsafe pointer(.sqlite3_backup_init, unsafe [.handle(a0), .text(a1), .handle(a2), .text(a3)]) {
      unsafe target?.sqlite3_backup_init(a0, a1, a2, a3)
    }
  }
  /// Routes `sqlite3_backup_step`: Copies up to so many pages, all for a negative number; SQLITE_DONE at the end.
  @discardableResult open func sqlite3_backup_step(_ a0: OpaquePointer!, _ a1: Int32) -> Int32 {
    code(.sqlite3_backup_step, [.handle(a0), .integer(a1)]) { unsafe target?.sqlite3_backup_step(a0, a1) ?? 1 }
  }
  /// Routes `sqlite3_backup_finish`: Ends a backup and frees it; an unfinished copy is rolled back. nil is allowed.
  @discardableResult open func sqlite3_backup_finish(_ a0: OpaquePointer!) -> Int32 {
    code(.sqlite3_backup_finish, [.handle(a0)]) { unsafe target?.sqlite3_backup_finish(a0) ?? 1 }
  }
  /// Routes `sqlite3_backup_remaining`: Pages still to copy, as of the last step.
  @discardableResult open func sqlite3_backup_remaining(_ a0: OpaquePointer!) -> Int32 {
    pass(.sqlite3_backup_remaining, [.handle(a0)]) { unsafe target?.sqlite3_backup_remaining(a0) ?? 0 }
  }
  /// Routes `sqlite3_backup_pagecount`: Pages of the source, as of the last step.
  @discardableResult open func sqlite3_backup_pagecount(_ a0: OpaquePointer!) -> Int32 {
    pass(.sqlite3_backup_pagecount, [.handle(a0)]) { unsafe target?.sqlite3_backup_pagecount(a0) ?? 0 }
  }
  /// Routes `sqlite3_unlock_notify`: Calls back when the connection that blocks this one in shared cache ends its transaction.
  @discardableResult open func sqlite3_unlock_notify(
    _ a0: OpaquePointer!, _ a1: (@convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>?, Int32) -> Void)!,
    _ a2: UnsafeMutableRawPointer!
  ) -> Int32 {
    code(.sqlite3_unlock_notify, [.handle(a0), .function(a1), .pointer(a2)]) { unsafe target?.sqlite3_unlock_notify(a0, a1, a2) ?? 1 }
  }
  /// Routes `sqlite3_stricmp`: Compares two C strings, ASCII case folded.
  @discardableResult open func sqlite3_stricmp(_ a0: UnsafePointer<CChar>!, _ a1: UnsafePointer<CChar>!) -> Int32 {
    pass(.sqlite3_stricmp, unsafe [.text(a0), .text(a1)]) { unsafe target?.sqlite3_stricmp(a0, a1) ?? 0 }
  }
  /// Routes `sqlite3_strnicmp`: Compares up to so many bytes of two C strings, ASCII case folded.
  @discardableResult open func sqlite3_strnicmp(_ a0: UnsafePointer<CChar>!, _ a1: UnsafePointer<CChar>!, _ a2: Int32) -> Int32 {
    pass(.sqlite3_strnicmp, unsafe [.text(a0, within: max(0, a2)), .text(a1, within: max(0, a2)), .integer(a2)]) {
      unsafe target?.sqlite3_strnicmp(a0, a1, a2) ?? 0
    }
  }
  /// Routes `sqlite3_strglob`: 0 when a text matches a GLOB pattern.
  @discardableResult open func sqlite3_strglob(_ a0: UnsafePointer<CChar>!, _ a1: UnsafePointer<CChar>!) -> Int32 {
    pass(.sqlite3_strglob, unsafe [.text(a0), .text(a1)]) { unsafe target?.sqlite3_strglob(a0, a1) ?? 0 }
  }
  /// Routes `sqlite3_strlike`: 0 when a text matches a LIKE pattern with an escape character.
  @discardableResult open func sqlite3_strlike(_ a0: UnsafePointer<CChar>!, _ a1: UnsafePointer<CChar>!, _ a2: UInt32) -> Int32 {
    pass(.sqlite3_strlike, unsafe [.text(a0), .text(a1), .integer(a2)]) { unsafe target?.sqlite3_strlike(a0, a1, a2) ?? 0 }
  }
  /// Routes `sqlite3_log`: Writes a code and a text to the error log.
  open func sqlite3_log(_ a0: Int32, _ a1: UnsafePointer<CChar>!) {
    pass(.sqlite3_log, unsafe [.integer(a0), .text(a1)]) { unsafe target?.sqlite3_log(a0, a1) ?? () }
  }
  /// Routes `sqlite3_wal_hook`: Sets the callback after each commit in WAL mode. Returns the former context.
  open func sqlite3_wal_hook(_ a0: OpaquePointer!, _ a1: Sqlite3Callback.Wal!, _ a2: UnsafeMutableRawPointer!) -> UnsafeMutableRawPointer! {
    unsafe pass(.sqlite3_wal_hook, [.handle(a0), .function(a1), .pointer(a2)]) { unsafe target?.sqlite3_wal_hook(a0, a1, a2) }
  }
  /// Routes `sqlite3_wal_autocheckpoint`: Checkpoints when the log has so many frames; zero or less turns that off. Replaces the WAL hook.
  @discardableResult open func sqlite3_wal_autocheckpoint(_ a0: OpaquePointer!, _ a1: Int32) -> Int32 {
    code(.sqlite3_wal_autocheckpoint, [.handle(a0), .integer(a1)]) { unsafe target?.sqlite3_wal_autocheckpoint(a0, a1) ?? 1 }
  }
  /// Routes `sqlite3_wal_checkpoint`: A passive checkpoint.
  @discardableResult open func sqlite3_wal_checkpoint(_ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!) -> Int32 {
    code(.sqlite3_wal_checkpoint, unsafe [.handle(a0), .text(a1)]) { unsafe target?.sqlite3_wal_checkpoint(a0, a1) ?? 1 }
  }
  /// Routes `sqlite3_wal_checkpoint_v2`: A checkpoint of a mode; tells the frames of the log and those copied.
  @discardableResult open func sqlite3_wal_checkpoint_v2(
    _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: Int32, _ a3: UnsafeMutablePointer<Int32>!, _ a4: UnsafeMutablePointer<Int32>!
  ) -> Int32 {
    code(.sqlite3_wal_checkpoint_v2, unsafe [.handle(a0), .text(a1), .integer(a2), .pointer(a3), .pointer(a4)]) {
      unsafe target?.sqlite3_wal_checkpoint_v2(a0, a1, a2, a3, a4) ?? 1
    }
  }
  /// Routes `sqlite3_vtab_config`: Sets an option of a virtual table, inside its xCreate or xConnect.
  @discardableResult open func sqlite3_vtab_config(_ a0: OpaquePointer!, _ a1: Int32, _ a2: Int32) -> Int32 {
    code(.sqlite3_vtab_config, [.handle(a0), .integer(a1), .integer(a2)]) { unsafe target?.sqlite3_vtab_config(a0, a1, a2) ?? 1 }
  }
  /// Routes `sqlite3_vtab_on_conflict`: The conflict policy of the running change, inside xUpdate.
  @discardableResult open func sqlite3_vtab_on_conflict(_ a0: OpaquePointer!) -> Int32 {
    pass(.sqlite3_vtab_on_conflict, [.handle(a0)]) { unsafe target?.sqlite3_vtab_on_conflict(a0) ?? 0 }
  }
  /// Routes `sqlite3_vtab_nochange`: 1 when a column is fetched only for an UPDATE that leaves it alone, inside xColumn.
  @discardableResult open func sqlite3_vtab_nochange(_ a0: OpaquePointer!) -> Int32 {
    pass(.sqlite3_vtab_nochange, [.handle(a0)]) { unsafe target?.sqlite3_vtab_nochange(a0) ?? 0 }
  }
  /// Routes `sqlite3_vtab_collation`: The collating sequence of a constraint, inside xBestIndex.
  open func sqlite3_vtab_collation(_ a0: UnsafeMutablePointer<sqlite3_index_info>!, _ a1: Int32) -> UnsafePointer<CChar>! {
    unsafe pass(.sqlite3_vtab_collation, [.pointer(a0), .integer(a1)]) { unsafe target?.sqlite3_vtab_collation(a0, a1) }
  }
  /// Routes `sqlite3_vtab_distinct`: How distinct and ordered the rows must be, inside xBestIndex.
  @discardableResult open func sqlite3_vtab_distinct(_ a0: UnsafeMutablePointer<sqlite3_index_info>!) -> Int32 {
    pass(.sqlite3_vtab_distinct, [.pointer(a0)]) { unsafe target?.sqlite3_vtab_distinct(a0) ?? 0 }
  }
  /// Routes `sqlite3_vtab_in`: Whether an IN constraint can be handled all at once, inside xBestIndex.
  @discardableResult open func sqlite3_vtab_in(_ a0: UnsafeMutablePointer<sqlite3_index_info>!, _ a1: Int32, _ a2: Int32) -> Int32 {
    pass(.sqlite3_vtab_in, [.pointer(a0), .integer(a1), .integer(a2)]) { unsafe target?.sqlite3_vtab_in(a0, a1, a2) ?? 0 }
  }
  /// Routes `sqlite3_vtab_in_first`: The first value of an IN constraint, inside xFilter; SQLITE_DONE when there is none.
  @discardableResult open func sqlite3_vtab_in_first(_ a0: OpaquePointer!, _ a1: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 {
    unsafe code(.sqlite3_vtab_in_first, [.handle(a0), .pointer(a1)], clearing: a1) { unsafe target?.sqlite3_vtab_in_first(a0, a1) ?? 1 }
  }
  /// Routes `sqlite3_vtab_in_next`: The next value of an IN constraint, inside xFilter; SQLITE_DONE after the last.
  @discardableResult open func sqlite3_vtab_in_next(_ a0: OpaquePointer!, _ a1: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 {
    unsafe code(.sqlite3_vtab_in_next, [.handle(a0), .pointer(a1)], clearing: a1) { unsafe target?.sqlite3_vtab_in_next(a0, a1) ?? 1 }
  }
  /// Routes `sqlite3_vtab_rhs_value`: The right side of a constraint, inside xBestIndex, where it is known.
  @discardableResult open func sqlite3_vtab_rhs_value(
    _ a0: UnsafeMutablePointer<sqlite3_index_info>!, _ a1: Int32, _ a2: UnsafeMutablePointer<OpaquePointer?>!
  ) -> Int32 {
    unsafe code(.sqlite3_vtab_rhs_value, [.pointer(a0), .integer(a1), .pointer(a2)], clearing: a2) {
      unsafe target?.sqlite3_vtab_rhs_value(a0, a1, a2) ?? 1
    }
  }
  /// Routes `sqlite3_db_cacheflush`: Writes dirty pages to disk in the middle of a transaction.
  @discardableResult open func sqlite3_db_cacheflush(_ a0: OpaquePointer!) -> Int32 {
    code(.sqlite3_db_cacheflush, [.handle(a0)]) { unsafe target?.sqlite3_db_cacheflush(a0) ?? 1 }
  }
  /// Routes `sqlite3_preupdate_hook`: Sets the callback before each change of a row. Returns the former context.
  open func sqlite3_preupdate_hook(_ a0: OpaquePointer!, _ a1: Sqlite3Callback.Preupdate!, _ a2: UnsafeMutableRawPointer!)
    -> UnsafeMutableRawPointer!
  {
    unsafe pass(.sqlite3_preupdate_hook, [.handle(a0), .function(a1), .pointer(a2)]) { unsafe target?.sqlite3_preupdate_hook(a0, a1, a2) }
  }
  /// Routes `sqlite3_preupdate_old`: The value a column has before the change.
  @discardableResult open func sqlite3_preupdate_old(_ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeMutablePointer<OpaquePointer?>!)
    -> Int32
  {
    unsafe code(.sqlite3_preupdate_old, [.handle(a0), .integer(a1), .pointer(a2)], clearing: a2) {
      unsafe target?.sqlite3_preupdate_old(a0, a1, a2) ?? 1
    }
  }
  /// Routes `sqlite3_preupdate_count`: The number of columns of the row being changed.
  @discardableResult open func sqlite3_preupdate_count(_ a0: OpaquePointer!) -> Int32 {
    pass(.sqlite3_preupdate_count, [.handle(a0)]) { unsafe target?.sqlite3_preupdate_count(a0) ?? 0 }
  }
  /// Routes `sqlite3_preupdate_depth`: 0 for a direct change, 1 and more inside triggers.
  @discardableResult open func sqlite3_preupdate_depth(_ a0: OpaquePointer!) -> Int32 {
    pass(.sqlite3_preupdate_depth, [.handle(a0)]) { unsafe target?.sqlite3_preupdate_depth(a0) ?? 0 }
  }
  /// Routes `sqlite3_preupdate_new`: The value a column has after the change.
  @discardableResult open func sqlite3_preupdate_new(_ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeMutablePointer<OpaquePointer?>!)
    -> Int32
  {
    unsafe code(.sqlite3_preupdate_new, [.handle(a0), .integer(a1), .pointer(a2)], clearing: a2) {
      unsafe target?.sqlite3_preupdate_new(a0, a1, a2) ?? 1
    }
  }
  /// Routes `sqlite3_preupdate_blobwrite`: The column being written by blob I/O; -1 when it is another kind of change.
  @discardableResult open func sqlite3_preupdate_blobwrite(_ a0: OpaquePointer!) -> Int32 {
    pass(.sqlite3_preupdate_blobwrite, [.handle(a0)]) { unsafe target?.sqlite3_preupdate_blobwrite(a0) ?? 0 }
  }
  /// Routes `sqlite3_system_errno`: The operating system's errno of the last I/O error or failed open.
  @discardableResult open func sqlite3_system_errno(_ a0: OpaquePointer!) -> Int32 {
    pass(.sqlite3_system_errno, [.handle(a0)]) { unsafe target?.sqlite3_system_errno(a0) ?? 0 }
  }
  /// Routes `sqlite3_serialize`: An image of a database: a copy to be freed with `sqlite3_free`, or SQLite's own memory with NOCOPY.
  open func sqlite3_serialize(_ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: UnsafeMutablePointer<Int64>!, _ a3: UInt32)
    -> UnsafeMutablePointer<UInt8>!
  {
    unsafe pointer(.sqlite3_serialize, unsafe [.handle(a0), .text(a1), .pointer(a2), .integer(a3)]) {
      unsafe target?.sqlite3_serialize(a0, a1, a2, a3)
    }
  }
  /// Routes `sqlite3_deserialize`: Makes an image the content of an attached database.
  @discardableResult open func sqlite3_deserialize(
    _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: UnsafeMutablePointer<UInt8>!, _ a3: Int64, _ a4: Int64, _ a5: UInt32
  ) -> Int32 {
    code(.sqlite3_deserialize, unsafe [.handle(a0), .text(a1), .pointer(a2), .integer(a3), .integer(a4), .integer(a5)]) {
      unsafe target?.sqlite3_deserialize(a0, a1, a2, a3, a4, a5) ?? 1
    }
  }
  /// Routes `sqlite3_rtree_geometry_callback`: Registers a function for spatial queries; old form.
  @discardableResult open func sqlite3_rtree_geometry_callback(
    _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!,
    _ a2: (
      @convention(c) (UnsafeMutablePointer<sqlite3_rtree_geometry>?, Int32, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Int32>?) ->
        Int32
    )!, _ a3: UnsafeMutableRawPointer!
  ) -> Int32 {
    code(.sqlite3_rtree_geometry_callback, unsafe [.handle(a0), .text(a1), .function(a2), .pointer(a3)]) {
      unsafe target?.sqlite3_rtree_geometry_callback(a0, a1, a2, a3) ?? 1
    }
  }
  /// Routes `sqlite3_rtree_query_callback`: Registers a function for spatial queries.
  @discardableResult open func sqlite3_rtree_query_callback(
    _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: (@convention(c) (UnsafeMutablePointer<sqlite3_rtree_query_info>?) -> Int32)!,
    _ a3: UnsafeMutableRawPointer!, _ a4: Sqlite3Destructor.Function!
  ) -> Int32 {
    unsafe code(
      .sqlite3_rtree_query_callback, unsafe [.handle(a0), .text(a1), .function(a2), .pointer(a3), .function(a4)], destroying: a3, a4
    ) { unsafe target?.sqlite3_rtree_query_callback(a0, a1, a2, a3, a4) ?? 1 }
  }
  /// Routes `sqlite3session_create`: Starts recording the changes of an attached database.
  @discardableResult open func sqlite3session_create(
    _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: UnsafeMutablePointer<OpaquePointer?>!
  ) -> Int32 {
    unsafe code(.sqlite3session_create, unsafe [.handle(a0), .text(a1), .pointer(a2)], clearing: a2) {
      unsafe target?.sqlite3session_create(a0, a1, a2) ?? 1
    }
  }
  /// Routes `sqlite3session_delete`: Ends a session; its connection must still be open.
  open func sqlite3session_delete(_ a0: OpaquePointer!) {
    pass(.sqlite3session_delete, [.handle(a0)]) { unsafe target?.sqlite3session_delete(a0) ?? () }
  }
  /// Routes `sqlite3session_object_config`: Sets or reads an option of a session.
  @discardableResult open func sqlite3session_object_config(_ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeMutableRawPointer!) -> Int32 {
    code(.sqlite3session_object_config, [.handle(a0), .integer(a1), .pointer(a2)]) {
      unsafe target?.sqlite3session_object_config(a0, a1, a2) ?? 1
    }
  }
  /// Routes `sqlite3session_enable`: Turns recording on (1) or off (0), or reads it (negative).
  @discardableResult open func sqlite3session_enable(_ a0: OpaquePointer!, _ a1: Int32) -> Int32 {
    pass(.sqlite3session_enable, [.handle(a0), .integer(a1)]) { unsafe target?.sqlite3session_enable(a0, a1) ?? 0 }
  }
  /// Routes `sqlite3session_indirect`: Marks changes to come as indirect, or reads the mark (negative).
  @discardableResult open func sqlite3session_indirect(_ a0: OpaquePointer!, _ a1: Int32) -> Int32 {
    pass(.sqlite3session_indirect, [.handle(a0), .integer(a1)]) { unsafe target?.sqlite3session_indirect(a0, a1) ?? 0 }
  }
  /// Routes `sqlite3session_attach`: Records a table, or every table for nil.
  @discardableResult open func sqlite3session_attach(_ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!) -> Int32 {
    code(.sqlite3session_attach, unsafe [.handle(a0), .text(a1)]) { unsafe target?.sqlite3session_attach(a0, a1) ?? 1 }
  }
  /// Routes `sqlite3session_table_filter`: Sets the callback that says which tables to record.
  open func sqlite3session_table_filter(_ a0: OpaquePointer!, _ a1: Sqlite3Callback.Filter!, _ a2: UnsafeMutableRawPointer!) {
    pass(.sqlite3session_table_filter, [.handle(a0), .function(a1), .pointer(a2)]) {
      unsafe target?.sqlite3session_table_filter(a0, a1, a2) ?? ()
    }
  }
  /// Routes `sqlite3session_changeset`: All recorded changes as a changeset, to be freed with `sqlite3_free`.
  @discardableResult open func sqlite3session_changeset(
    _ a0: OpaquePointer!, _ a1: UnsafeMutablePointer<Int32>!, _ a2: UnsafeMutablePointer<UnsafeMutableRawPointer?>!
  ) -> Int32 {
    unsafe code(.sqlite3session_changeset, [.handle(a0), .pointer(a1), .pointer(a2)], clearing: a2) {
      unsafe target?.sqlite3session_changeset(a0, a1, a2) ?? 1
    }
  }
  /// Routes `sqlite3session_changeset_size`: An upper limit of the changeset's size in bytes.
  open func sqlite3session_changeset_size(_ a0: OpaquePointer!) -> Int64 {
    pass(.sqlite3session_changeset_size, [.handle(a0)]) { unsafe target?.sqlite3session_changeset_size(a0) ?? 0 }
  }
  /// Routes `sqlite3session_diff`: Records the changes that would turn a table of another database into this one.
  @discardableResult open func sqlite3session_diff(
    _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: UnsafePointer<CChar>!,
    _ a3: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!
  ) -> Int32 {
    unsafe code(.sqlite3session_diff, unsafe [.handle(a0), .text(a1), .text(a2), .pointer(a3)], clearing: a3) {
      unsafe target?.sqlite3session_diff(a0, a1, a2, a3) ?? 1
    }
  }
  /// Routes `sqlite3session_patchset`: All recorded changes as a patchset, to be freed with `sqlite3_free`.
  @discardableResult open func sqlite3session_patchset(
    _ a0: OpaquePointer!, _ a1: UnsafeMutablePointer<Int32>!, _ a2: UnsafeMutablePointer<UnsafeMutableRawPointer?>!
  ) -> Int32 {
    unsafe code(.sqlite3session_patchset, [.handle(a0), .pointer(a1), .pointer(a2)], clearing: a2) {
      unsafe target?.sqlite3session_patchset(a0, a1, a2) ?? 1
    }
  }
  /// Routes `sqlite3session_isempty`: 1 when a session recorded no change.
  @discardableResult open func sqlite3session_isempty(_ a0: OpaquePointer!) -> Int32 {
    pass(.sqlite3session_isempty, [.handle(a0)]) { unsafe target?.sqlite3session_isempty(a0) ?? 0 }
  }
  /// Routes `sqlite3session_memory_used`: Bytes that a session holds.
  open func sqlite3session_memory_used(_ a0: OpaquePointer!) -> Int64 {
    pass(.sqlite3session_memory_used, [.handle(a0)]) { unsafe target?.sqlite3session_memory_used(a0) ?? 0 }
  }
  /// Routes `sqlite3changeset_start`: Starts an iterator over a changeset, whose bytes must stay.
  @discardableResult open func sqlite3changeset_start(
    _ a0: UnsafeMutablePointer<OpaquePointer?>!, _ a1: Int32, _ a2: UnsafeMutableRawPointer!
  ) -> Int32 {
    unsafe code(.sqlite3changeset_start, [.pointer(a0), .integer(a1), .pointer(a2)], clearing: a0) {
      unsafe target?.sqlite3changeset_start(a0, a1, a2) ?? 1
    }
  }
  /// Routes `sqlite3changeset_start_v2`: Starts an iterator over a changeset with flags.
  @discardableResult open func sqlite3changeset_start_v2(
    _ a0: UnsafeMutablePointer<OpaquePointer?>!, _ a1: Int32, _ a2: UnsafeMutableRawPointer!, _ a3: Int32
  ) -> Int32 {
    unsafe code(.sqlite3changeset_start_v2, [.pointer(a0), .integer(a1), .pointer(a2), .integer(a3)], clearing: a0) {
      unsafe target?.sqlite3changeset_start_v2(a0, a1, a2, a3) ?? 1
    }
  }
  /// Routes `sqlite3changeset_next`: Moves to the next change: SQLITE_ROW, or SQLITE_DONE after the last.
  @discardableResult open func sqlite3changeset_next(_ a0: OpaquePointer!) -> Int32 {
    code(.sqlite3changeset_next, [.handle(a0)]) { unsafe target?.sqlite3changeset_next(a0) ?? 1 }
  }
  /// Routes `sqlite3changeset_op`: Table, columns, kind and indirectness of the current change.
  @discardableResult open func sqlite3changeset_op(
    _ a0: OpaquePointer!, _ a1: UnsafeMutablePointer<UnsafePointer<CChar>?>!, _ a2: UnsafeMutablePointer<Int32>!,
    _ a3: UnsafeMutablePointer<Int32>!, _ a4: UnsafeMutablePointer<Int32>!
  ) -> Int32 {
    code(.sqlite3changeset_op, [.handle(a0), .pointer(a1), .pointer(a2), .pointer(a3), .pointer(a4)]) {
      unsafe target?.sqlite3changeset_op(a0, a1, a2, a3, a4) ?? 1
    }
  }
  /// Routes `sqlite3changeset_pk`: Which columns are the primary key, one byte a column.
  @discardableResult open func sqlite3changeset_pk(
    _ a0: OpaquePointer!, _ a1: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>!, _ a2: UnsafeMutablePointer<Int32>!
  ) -> Int32 {
    code(.sqlite3changeset_pk, [.handle(a0), .pointer(a1), .pointer(a2)]) { unsafe target?.sqlite3changeset_pk(a0, a1, a2) ?? 1 }
  }
  /// Routes `sqlite3changeset_old`: A value before the current change.
  @discardableResult open func sqlite3changeset_old(_ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeMutablePointer<OpaquePointer?>!) -> Int32
  {
    unsafe code(.sqlite3changeset_old, [.handle(a0), .integer(a1), .pointer(a2)], clearing: a2) {
      unsafe target?.sqlite3changeset_old(a0, a1, a2) ?? 1
    }
  }
  /// Routes `sqlite3changeset_new`: A value after the current change.
  @discardableResult open func sqlite3changeset_new(_ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeMutablePointer<OpaquePointer?>!) -> Int32
  {
    unsafe code(.sqlite3changeset_new, [.handle(a0), .integer(a1), .pointer(a2)], clearing: a2) {
      unsafe target?.sqlite3changeset_new(a0, a1, a2) ?? 1
    }
  }
  /// Routes `sqlite3changeset_conflict`: A value of the row in conflict, inside the conflict callback.
  @discardableResult open func sqlite3changeset_conflict(_ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeMutablePointer<OpaquePointer?>!)
    -> Int32
  {
    unsafe code(.sqlite3changeset_conflict, [.handle(a0), .integer(a1), .pointer(a2)], clearing: a2) {
      unsafe target?.sqlite3changeset_conflict(a0, a1, a2) ?? 1
    }
  }
  /// Routes `sqlite3changeset_fk_conflicts`: The number of foreign key violations, inside the conflict callback.
  @discardableResult open func sqlite3changeset_fk_conflicts(_ a0: OpaquePointer!, _ a1: UnsafeMutablePointer<Int32>!) -> Int32 {
    code(.sqlite3changeset_fk_conflicts, [.handle(a0), .pointer(a1)]) { unsafe target?.sqlite3changeset_fk_conflicts(a0, a1) ?? 1 }
  }
  /// Routes `sqlite3changeset_finalize`: Ends an iterator; repeats the code of its last error.
  @discardableResult open func sqlite3changeset_finalize(_ a0: OpaquePointer!) -> Int32 {
    code(.sqlite3changeset_finalize, [.handle(a0)]) { unsafe target?.sqlite3changeset_finalize(a0) ?? 1 }
  }
  /// Routes `sqlite3changeset_invert`: A changeset that undoes another, to be freed with `sqlite3_free`.
  @discardableResult open func sqlite3changeset_invert(
    _ a0: Int32, _ a1: UnsafeRawPointer!, _ a2: UnsafeMutablePointer<Int32>!, _ a3: UnsafeMutablePointer<UnsafeMutableRawPointer?>!
  ) -> Int32 {
    unsafe code(.sqlite3changeset_invert, [.integer(a0), .pointer(a1), .pointer(a2), .pointer(a3)], clearing: a3) {
      unsafe target?.sqlite3changeset_invert(a0, a1, a2, a3) ?? 1
    }
  }
  /// Routes `sqlite3changeset_concat`: Two changesets as one, to be freed with `sqlite3_free`.
  @discardableResult open func sqlite3changeset_concat(
    _ a0: Int32, _ a1: UnsafeMutableRawPointer!, _ a2: Int32, _ a3: UnsafeMutableRawPointer!, _ a4: UnsafeMutablePointer<Int32>!,
    _ a5: UnsafeMutablePointer<UnsafeMutableRawPointer?>!
  ) -> Int32 {
    unsafe code(
      .sqlite3changeset_concat, [.integer(a0), .pointer(a1), .integer(a2), .pointer(a3), .pointer(a4), .pointer(a5)], clearing: a5
    ) { unsafe target?.sqlite3changeset_concat(a0, a1, a2, a3, a4, a5) ?? 1 }
  }
  /// Routes `sqlite3changegroup_new`: Starts a group of changesets.
  @discardableResult open func sqlite3changegroup_new(_ a0: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 {
    unsafe code(.sqlite3changegroup_new, [.pointer(a0)], clearing: a0) { unsafe target?.sqlite3changegroup_new(a0) ?? 1 }
  }
  /// Routes `sqlite3changegroup_add`: Adds a changeset to a group.
  @discardableResult open func sqlite3changegroup_add(_ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeMutableRawPointer!) -> Int32 {
    code(.sqlite3changegroup_add, [.handle(a0), .integer(a1), .pointer(a2)]) { unsafe target?.sqlite3changegroup_add(a0, a1, a2) ?? 1 }
  }
  /// Routes `sqlite3changegroup_output`: The whole group as one changeset, to be freed with `sqlite3_free`.
  @discardableResult open func sqlite3changegroup_output(
    _ a0: OpaquePointer!, _ a1: UnsafeMutablePointer<Int32>!, _ a2: UnsafeMutablePointer<UnsafeMutableRawPointer?>!
  ) -> Int32 {
    unsafe code(.sqlite3changegroup_output, [.handle(a0), .pointer(a1), .pointer(a2)], clearing: a2) {
      unsafe target?.sqlite3changegroup_output(a0, a1, a2) ?? 1
    }
  }
  /// Routes `sqlite3changegroup_delete`: Frees a group.
  open func sqlite3changegroup_delete(_ a0: OpaquePointer!) {
    pass(.sqlite3changegroup_delete, [.handle(a0)]) { unsafe target?.sqlite3changegroup_delete(a0) ?? () }
  }
  /// Routes `sqlite3changeset_apply`: Applies a changeset in a savepoint, asking a callback about conflicts.
  @discardableResult open func sqlite3changeset_apply(
    _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeMutableRawPointer!, _ a3: Sqlite3Callback.Filter!, _ a4: Sqlite3Callback.Conflict!,
    _ a5: UnsafeMutableRawPointer!
  ) -> Int32 {
    code(.sqlite3changeset_apply, [.handle(a0), .integer(a1), .pointer(a2), .function(a3), .function(a4), .pointer(a5)]) {
      unsafe target?.sqlite3changeset_apply(a0, a1, a2, a3, a4, a5) ?? 1
    }
  }
  /// Routes `sqlite3changeset_apply_v2`: Applies a changeset and hands out what a rebaser needs.
  @discardableResult open func sqlite3changeset_apply_v2(
    _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeMutableRawPointer!, _ a3: Sqlite3Callback.Filter!, _ a4: Sqlite3Callback.Conflict!,
    _ a5: UnsafeMutableRawPointer!, _ a6: UnsafeMutablePointer<UnsafeMutableRawPointer?>!, _ a7: UnsafeMutablePointer<Int32>!, _ a8: Int32
  ) -> Int32 {
    unsafe code(
      .sqlite3changeset_apply_v2,
      [.handle(a0), .integer(a1), .pointer(a2), .function(a3), .function(a4), .pointer(a5), .pointer(a6), .pointer(a7), .integer(a8)],
      clearing: a6
    ) { unsafe target?.sqlite3changeset_apply_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8) ?? 1 }
  }
  /// Routes `sqlite3rebaser_create`: Makes a rebaser.
  @discardableResult open func sqlite3rebaser_create(_ a0: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 {
    unsafe code(.sqlite3rebaser_create, [.pointer(a0)], clearing: a0) { unsafe target?.sqlite3rebaser_create(a0) ?? 1 }
  }
  /// Routes `sqlite3rebaser_configure`: Gives a rebaser what `sqlite3changeset_apply_v2` handed out.
  @discardableResult open func sqlite3rebaser_configure(_ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeRawPointer!) -> Int32 {
    code(.sqlite3rebaser_configure, [.handle(a0), .integer(a1), .pointer(a2)]) { unsafe target?.sqlite3rebaser_configure(a0, a1, a2) ?? 1 }
  }
  /// Routes `sqlite3rebaser_rebase`: A changeset as it would be after the remote one, to be freed with `sqlite3_free`.
  @discardableResult open func sqlite3rebaser_rebase(
    _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeRawPointer!, _ a3: UnsafeMutablePointer<Int32>!,
    _ a4: UnsafeMutablePointer<UnsafeMutableRawPointer?>!
  ) -> Int32 {
    unsafe code(.sqlite3rebaser_rebase, [.handle(a0), .integer(a1), .pointer(a2), .pointer(a3), .pointer(a4)], clearing: a4) {
      unsafe target?.sqlite3rebaser_rebase(a0, a1, a2, a3, a4) ?? 1
    }
  }
  /// Routes `sqlite3rebaser_delete`: Frees a rebaser.
  open func sqlite3rebaser_delete(_ a0: OpaquePointer!) {
    pass(.sqlite3rebaser_delete, [.handle(a0)]) { unsafe target?.sqlite3rebaser_delete(a0) ?? () }
  }
  /// Routes `sqlite3changeset_apply_strm`: `sqlite3changeset_apply` with the bytes read through a callback.
  @discardableResult open func sqlite3changeset_apply_strm(
    _ a0: OpaquePointer!, _ a1: Sqlite3Callback.Input!, _ a2: UnsafeMutableRawPointer!, _ a3: Sqlite3Callback.Filter!,
    _ a4: Sqlite3Callback.Conflict!, _ a5: UnsafeMutableRawPointer!
  ) -> Int32 {
    code(.sqlite3changeset_apply_strm, [.handle(a0), .function(a1), .pointer(a2), .function(a3), .function(a4), .pointer(a5)]) {
      unsafe target?.sqlite3changeset_apply_strm(a0, a1, a2, a3, a4, a5) ?? 1
    }
  }
  /// Routes `sqlite3changeset_apply_v2_strm`: `sqlite3changeset_apply_v2` with the bytes read through a callback.
  @discardableResult open func sqlite3changeset_apply_v2_strm(
    _ a0: OpaquePointer!, _ a1: Sqlite3Callback.Input!, _ a2: UnsafeMutableRawPointer!, _ a3: Sqlite3Callback.Filter!,
    _ a4: Sqlite3Callback.Conflict!, _ a5: UnsafeMutableRawPointer!, _ a6: UnsafeMutablePointer<UnsafeMutableRawPointer?>!,
    _ a7: UnsafeMutablePointer<Int32>!, _ a8: Int32
  ) -> Int32 {
    unsafe code(
      .sqlite3changeset_apply_v2_strm,
      [.handle(a0), .function(a1), .pointer(a2), .function(a3), .function(a4), .pointer(a5), .pointer(a6), .pointer(a7), .integer(a8)],
      clearing: a6
    ) { unsafe target?.sqlite3changeset_apply_v2_strm(a0, a1, a2, a3, a4, a5, a6, a7, a8) ?? 1 }
  }
  /// Routes `sqlite3changeset_concat_strm`: `sqlite3changeset_concat` with bytes read and written through callbacks.
  @discardableResult open func sqlite3changeset_concat_strm(
    _ a0: Sqlite3Callback.Input!, _ a1: UnsafeMutableRawPointer!, _ a2: Sqlite3Callback.Input!, _ a3: UnsafeMutableRawPointer!,
    _ a4: Sqlite3Callback.Output!, _ a5: UnsafeMutableRawPointer!
  ) -> Int32 {
    code(.sqlite3changeset_concat_strm, [.function(a0), .pointer(a1), .function(a2), .pointer(a3), .function(a4), .pointer(a5)]) {
      unsafe target?.sqlite3changeset_concat_strm(a0, a1, a2, a3, a4, a5) ?? 1
    }
  }
  /// Routes `sqlite3changeset_invert_strm`: `sqlite3changeset_invert` with bytes read and written through callbacks.
  @discardableResult open func sqlite3changeset_invert_strm(
    _ a0: Sqlite3Callback.Input!, _ a1: UnsafeMutableRawPointer!, _ a2: Sqlite3Callback.Output!, _ a3: UnsafeMutableRawPointer!
  ) -> Int32 {
    code(.sqlite3changeset_invert_strm, [.function(a0), .pointer(a1), .function(a2), .pointer(a3)]) {
      unsafe target?.sqlite3changeset_invert_strm(a0, a1, a2, a3) ?? 1
    }
  }
  /// Routes `sqlite3changeset_start_strm`: `sqlite3changeset_start` with the bytes read through a callback.
  @discardableResult open func sqlite3changeset_start_strm(
    _ a0: UnsafeMutablePointer<OpaquePointer?>!, _ a1: Sqlite3Callback.Input!, _ a2: UnsafeMutableRawPointer!
  ) -> Int32 {
    unsafe code(.sqlite3changeset_start_strm, [.pointer(a0), .function(a1), .pointer(a2)], clearing: a0) {
      unsafe target?.sqlite3changeset_start_strm(a0, a1, a2) ?? 1
    }
  }
  /// Routes `sqlite3changeset_start_v2_strm`: `sqlite3changeset_start_v2` with the bytes read through a callback.
  @discardableResult open func sqlite3changeset_start_v2_strm(
    _ a0: UnsafeMutablePointer<OpaquePointer?>!, _ a1: Sqlite3Callback.Input!, _ a2: UnsafeMutableRawPointer!, _ a3: Int32
  ) -> Int32 {
    unsafe code(.sqlite3changeset_start_v2_strm, [.pointer(a0), .function(a1), .pointer(a2), .integer(a3)], clearing: a0) {
      unsafe target?.sqlite3changeset_start_v2_strm(a0, a1, a2, a3) ?? 1
    }
  }
  /// Routes `sqlite3session_changeset_strm`: `sqlite3session_changeset` with the bytes written through a callback.
  @discardableResult open func sqlite3session_changeset_strm(
    _ a0: OpaquePointer!, _ a1: Sqlite3Callback.Output!, _ a2: UnsafeMutableRawPointer!
  ) -> Int32 {
    code(.sqlite3session_changeset_strm, [.handle(a0), .function(a1), .pointer(a2)]) {
      unsafe target?.sqlite3session_changeset_strm(a0, a1, a2) ?? 1
    }
  }
  /// Routes `sqlite3session_patchset_strm`: `sqlite3session_patchset` with the bytes written through a callback.
  @discardableResult open func sqlite3session_patchset_strm(
    _ a0: OpaquePointer!, _ a1: Sqlite3Callback.Output!, _ a2: UnsafeMutableRawPointer!
  ) -> Int32 {
    code(.sqlite3session_patchset_strm, [.handle(a0), .function(a1), .pointer(a2)]) {
      unsafe target?.sqlite3session_patchset_strm(a0, a1, a2) ?? 1
    }
  }
  /// Routes `sqlite3changegroup_add_strm`: `sqlite3changegroup_add` with the bytes read through a callback.
  @discardableResult open func sqlite3changegroup_add_strm(
    _ a0: OpaquePointer!, _ a1: Sqlite3Callback.Input!, _ a2: UnsafeMutableRawPointer!
  ) -> Int32 {
    code(.sqlite3changegroup_add_strm, [.handle(a0), .function(a1), .pointer(a2)]) {
      unsafe target?.sqlite3changegroup_add_strm(a0, a1, a2) ?? 1
    }
  }
  /// Routes `sqlite3changegroup_output_strm`: `sqlite3changegroup_output` with the bytes written through a callback.
  @discardableResult open func sqlite3changegroup_output_strm(
    _ a0: OpaquePointer!, _ a1: Sqlite3Callback.Output!, _ a2: UnsafeMutableRawPointer!
  ) -> Int32 {
    code(.sqlite3changegroup_output_strm, [.handle(a0), .function(a1), .pointer(a2)]) {
      unsafe target?.sqlite3changegroup_output_strm(a0, a1, a2) ?? 1
    }
  }
  /// Routes `sqlite3rebaser_rebase_strm`: `sqlite3rebaser_rebase` with bytes read and written through callbacks.
  @discardableResult open func sqlite3rebaser_rebase_strm(
    _ a0: OpaquePointer!, _ a1: Sqlite3Callback.Input!, _ a2: UnsafeMutableRawPointer!, _ a3: Sqlite3Callback.Output!,
    _ a4: UnsafeMutableRawPointer!
  ) -> Int32 {
    code(.sqlite3rebaser_rebase_strm, [.handle(a0), .function(a1), .pointer(a2), .function(a3), .pointer(a4)]) {
      unsafe target?.sqlite3rebaser_rebase_strm(a0, a1, a2, a3, a4) ?? 1
    }
  }
  /// Routes `sqlite3session_config`: Sets or reads an option of the whole session extension.
  @discardableResult open func sqlite3session_config(_ a0: Int32, _ a1: UnsafeMutableRawPointer!) -> Int32 {
    code(.sqlite3session_config, [.integer(a0), .pointer(a1)]) { unsafe target?.sqlite3session_config(a0, a1) ?? 1 }
  }
  /// Routes `fts5_api_xCreateTokenizer`: Adds a tokenizer to FTS5; the destructor gets its context when the connection closes, and never when this fails.
  @discardableResult open func fts5_api_xCreateTokenizer(
    _ a0: UnsafeMutablePointer<fts5_api>!, _ a1: UnsafePointer<CChar>!, _ a2: UnsafeMutableRawPointer!,
    _ a3: UnsafeMutablePointer<fts5_tokenizer>!, _ a4: Sqlite3Destructor.Function!
  ) -> Int32 {
    unsafe giving(a2, a4)
    return code(.fts5_api_xCreateTokenizer, unsafe [.pointer(a0), .text(a1), .pointer(a2), .pointer(a3), .function(a4)]) {
      unsafe target?.fts5_api_xCreateTokenizer(a0, a1, a2, a3, a4) ?? 1
    }
  }
  /// Routes `fts5_api_xFindTokenizer`: Copies the functions and the context of a tokenizer of FTS5; SQLITE_ERROR when there is none of that name.
  @discardableResult open func fts5_api_xFindTokenizer(
    _ a0: UnsafeMutablePointer<fts5_api>!, _ a1: UnsafePointer<CChar>!, _ a2: UnsafeMutablePointer<UnsafeMutableRawPointer?>!,
    _ a3: UnsafeMutablePointer<fts5_tokenizer>!
  ) -> Int32 {
    unsafe code(.fts5_api_xFindTokenizer, unsafe [.pointer(a0), .text(a1), .pointer(a2), .pointer(a3)], clearing: a2) {
      unsafe target?.fts5_api_xFindTokenizer(a0, a1, a2, a3) ?? 1
    }
  }
  /// Routes `fts5_api_xCreateFunction`: Adds an auxiliary function to FTS5; the destructor gets its context when the connection closes, and never when this fails.
  @discardableResult open func fts5_api_xCreateFunction(
    _ a0: UnsafeMutablePointer<fts5_api>!, _ a1: UnsafePointer<CChar>!, _ a2: UnsafeMutableRawPointer!, _ a3: Sqlite3Trampolines.Match!,
    _ a4: Sqlite3Destructor.Function!
  ) -> Int32 {
    unsafe giving(a2, a4)
    return code(.fts5_api_xCreateFunction, unsafe [.pointer(a0), .text(a1), .pointer(a2), .function(a3), .function(a4)]) {
      unsafe target?.fts5_api_xCreateFunction(a0, a1, a2, a3, a4) ?? 1
    }
  }
  /// Routes `fts5_tokenizer_xCreate`: Makes an instance of a tokenizer for its arguments.
  @discardableResult open func fts5_tokenizer_xCreate(
    _ a0: UnsafeMutablePointer<fts5_tokenizer>!, _ a1: UnsafeMutableRawPointer!, _ a2: UnsafeMutablePointer<UnsafePointer<CChar>?>!,
    _ a3: Int32, _ a4: UnsafeMutablePointer<OpaquePointer?>!
  ) -> Int32 {
    unsafe code(.fts5_tokenizer_xCreate, [.pointer(a0), .pointer(a1), .pointer(a2), .integer(a3), .pointer(a4)], clearing: a4) {
      unsafe target?.fts5_tokenizer_xCreate(a0, a1, a2, a3, a4) ?? 1
    }
  }
  /// Routes `fts5_tokenizer_xDelete`: Frees an instance of a tokenizer.
  open func fts5_tokenizer_xDelete(_ a0: UnsafeMutablePointer<fts5_tokenizer>!, _ a1: OpaquePointer!) {
    pass(.fts5_tokenizer_xDelete, [.pointer(a0), .handle(a1)]) { unsafe target?.fts5_tokenizer_xDelete(a0, a1) ?? () }
  }
  /// Routes `fts5_tokenizer_xTokenize`: Cuts a text into words and calls back for each.
  @discardableResult open func fts5_tokenizer_xTokenize(
    _ a0: UnsafeMutablePointer<fts5_tokenizer>!, _ a1: OpaquePointer!, _ a2: UnsafeMutableRawPointer!, _ a3: Int32,
    _ a4: UnsafePointer<CChar>!, _ a5: Int32, _ a6: Sqlite3Callback.Token!
  ) -> Int32 {
    code(
      .fts5_tokenizer_xTokenize,
      unsafe [.pointer(a0), .handle(a1), .pointer(a2), .integer(a3), .text(a4, count: a5), .integer(a5), .function(a6)]
    ) { unsafe target?.fts5_tokenizer_xTokenize(a0, a1, a2, a3, a4, a5, a6) ?? 1 }
  }
  /// Routes `Fts5ExtensionApi_xUserData`: The context that the running auxiliary function was added with.
  open func Fts5ExtensionApi_xUserData(_ a0: UnsafePointer<Fts5ExtensionApi>!, _ a1: OpaquePointer!) -> UnsafeMutableRawPointer! {
    unsafe pass(.Fts5ExtensionApi_xUserData, [.pointer(a0), .handle(a1)]) { unsafe target?.Fts5ExtensionApi_xUserData(a0, a1) }
  }
  /// Routes `Fts5ExtensionApi_xColumnCount`: The number of columns of the table.
  @discardableResult open func Fts5ExtensionApi_xColumnCount(_ a0: UnsafePointer<Fts5ExtensionApi>!, _ a1: OpaquePointer!) -> Int32 {
    pass(.Fts5ExtensionApi_xColumnCount, [.pointer(a0), .handle(a1)]) { unsafe target?.Fts5ExtensionApi_xColumnCount(a0, a1) ?? 0 }
  }
  /// Routes `Fts5ExtensionApi_xRowCount`: The number of rows of the table.
  @discardableResult open func Fts5ExtensionApi_xRowCount(
    _ a0: UnsafePointer<Fts5ExtensionApi>!, _ a1: OpaquePointer!, _ a2: UnsafeMutablePointer<Int64>!
  ) -> Int32 {
    code(.Fts5ExtensionApi_xRowCount, [.pointer(a0), .handle(a1), .pointer(a2)]) {
      unsafe target?.Fts5ExtensionApi_xRowCount(a0, a1, a2) ?? 1
    }
  }
  /// Routes `Fts5ExtensionApi_xColumnTotalSize`: The number of words in a column of all rows; in all columns for a negative number.
  @discardableResult open func Fts5ExtensionApi_xColumnTotalSize(
    _ a0: UnsafePointer<Fts5ExtensionApi>!, _ a1: OpaquePointer!, _ a2: Int32, _ a3: UnsafeMutablePointer<Int64>!
  ) -> Int32 {
    code(.Fts5ExtensionApi_xColumnTotalSize, [.pointer(a0), .handle(a1), .integer(a2), .pointer(a3)]) {
      unsafe target?.Fts5ExtensionApi_xColumnTotalSize(a0, a1, a2, a3) ?? 1
    }
  }
  /// Routes `Fts5ExtensionApi_xTokenize`: Cuts a text into words as the table does, and calls back for each.
  @discardableResult open func Fts5ExtensionApi_xTokenize(
    _ a0: UnsafePointer<Fts5ExtensionApi>!, _ a1: OpaquePointer!, _ a2: UnsafePointer<CChar>!, _ a3: Int32, _ a4: UnsafeMutableRawPointer!,
    _ a5: Sqlite3Callback.Token!
  ) -> Int32 {
    code(.Fts5ExtensionApi_xTokenize, unsafe [.pointer(a0), .handle(a1), .text(a2, count: a3), .integer(a3), .pointer(a4), .function(a5)]) {
      unsafe target?.Fts5ExtensionApi_xTokenize(a0, a1, a2, a3, a4, a5) ?? 1
    }
  }
  /// Routes `Fts5ExtensionApi_xPhraseCount`: The number of phrases of the query.
  @discardableResult open func Fts5ExtensionApi_xPhraseCount(_ a0: UnsafePointer<Fts5ExtensionApi>!, _ a1: OpaquePointer!) -> Int32 {
    pass(.Fts5ExtensionApi_xPhraseCount, [.pointer(a0), .handle(a1)]) { unsafe target?.Fts5ExtensionApi_xPhraseCount(a0, a1) ?? 0 }
  }
  /// Routes `Fts5ExtensionApi_xPhraseSize`: The number of words of a phrase.
  @discardableResult open func Fts5ExtensionApi_xPhraseSize(_ a0: UnsafePointer<Fts5ExtensionApi>!, _ a1: OpaquePointer!, _ a2: Int32)
    -> Int32
  {
    pass(.Fts5ExtensionApi_xPhraseSize, [.pointer(a0), .handle(a1), .integer(a2)]) {
      unsafe target?.Fts5ExtensionApi_xPhraseSize(a0, a1, a2) ?? 0
    }
  }
  /// Routes `Fts5ExtensionApi_xInstCount`: The number of places where phrases match in the current row.
  @discardableResult open func Fts5ExtensionApi_xInstCount(
    _ a0: UnsafePointer<Fts5ExtensionApi>!, _ a1: OpaquePointer!, _ a2: UnsafeMutablePointer<Int32>!
  ) -> Int32 {
    code(.Fts5ExtensionApi_xInstCount, [.pointer(a0), .handle(a1), .pointer(a2)]) {
      unsafe target?.Fts5ExtensionApi_xInstCount(a0, a1, a2) ?? 1
    }
  }
  /// Routes `Fts5ExtensionApi_xInst`: The phrase, the column and the first word of a match in the current row.
  @discardableResult open func Fts5ExtensionApi_xInst(
    _ a0: UnsafePointer<Fts5ExtensionApi>!, _ a1: OpaquePointer!, _ a2: Int32, _ a3: UnsafeMutablePointer<Int32>!,
    _ a4: UnsafeMutablePointer<Int32>!, _ a5: UnsafeMutablePointer<Int32>!
  ) -> Int32 {
    code(.Fts5ExtensionApi_xInst, [.pointer(a0), .handle(a1), .integer(a2), .pointer(a3), .pointer(a4), .pointer(a5)]) {
      unsafe target?.Fts5ExtensionApi_xInst(a0, a1, a2, a3, a4, a5) ?? 1
    }
  }
  /// Routes `Fts5ExtensionApi_xRowid`: The rowid of the current row.
  open func Fts5ExtensionApi_xRowid(_ a0: UnsafePointer<Fts5ExtensionApi>!, _ a1: OpaquePointer!) -> Int64 {
    pass(.Fts5ExtensionApi_xRowid, [.pointer(a0), .handle(a1)]) { unsafe target?.Fts5ExtensionApi_xRowid(a0, a1) ?? 0 }
  }
  /// Routes `Fts5ExtensionApi_xColumnText`: The text of a column of the current row, lent for the call.
  @discardableResult open func Fts5ExtensionApi_xColumnText(
    _ a0: UnsafePointer<Fts5ExtensionApi>!, _ a1: OpaquePointer!, _ a2: Int32, _ a3: UnsafeMutablePointer<UnsafePointer<CChar>?>!,
    _ a4: UnsafeMutablePointer<Int32>!
  ) -> Int32 {
    code(.Fts5ExtensionApi_xColumnText, [.pointer(a0), .handle(a1), .integer(a2), .pointer(a3), .pointer(a4)]) {
      unsafe target?.Fts5ExtensionApi_xColumnText(a0, a1, a2, a3, a4) ?? 1
    }
  }
  /// Routes `Fts5ExtensionApi_xColumnSize`: The number of words in a column of the current row; in all columns for a negative number.
  @discardableResult open func Fts5ExtensionApi_xColumnSize(
    _ a0: UnsafePointer<Fts5ExtensionApi>!, _ a1: OpaquePointer!, _ a2: Int32, _ a3: UnsafeMutablePointer<Int32>!
  ) -> Int32 {
    code(.Fts5ExtensionApi_xColumnSize, [.pointer(a0), .handle(a1), .integer(a2), .pointer(a3)]) {
      unsafe target?.Fts5ExtensionApi_xColumnSize(a0, a1, a2, a3) ?? 1
    }
  }
  /// Routes `Fts5ExtensionApi_xQueryPhrase`: Calls back for each row of the table in which a phrase of the query matches. The phrase is not checked.
  @discardableResult open func Fts5ExtensionApi_xQueryPhrase(
    _ a0: UnsafePointer<Fts5ExtensionApi>!, _ a1: OpaquePointer!, _ a2: Int32, _ a3: UnsafeMutableRawPointer!,
    _ a4: (@convention(c) (UnsafePointer<Fts5ExtensionApi>?, OpaquePointer?, UnsafeMutableRawPointer?) -> Int32)!
  ) -> Int32 {
    code(.Fts5ExtensionApi_xQueryPhrase, [.pointer(a0), .handle(a1), .integer(a2), .pointer(a3), .function(a4)]) {
      unsafe target?.Fts5ExtensionApi_xQueryPhrase(a0, a1, a2, a3, a4) ?? 1
    }
  }
  /// Routes `Fts5ExtensionApi_xSetAuxdata`: Keeps data for the function until the query ends; the destructor gets it, also when this fails.
  @discardableResult open func Fts5ExtensionApi_xSetAuxdata(
    _ a0: UnsafePointer<Fts5ExtensionApi>!, _ a1: OpaquePointer!, _ a2: UnsafeMutableRawPointer!, _ a3: Sqlite3Destructor.Function!
  ) -> Int32 {
    unsafe code(.Fts5ExtensionApi_xSetAuxdata, [.pointer(a0), .handle(a1), .pointer(a2), .function(a3)], destroying: a2, a3) {
      unsafe target?.Fts5ExtensionApi_xSetAuxdata(a0, a1, a2, a3) ?? 1
    }
  }
  /// Routes `Fts5ExtensionApi_xGetAuxdata`: The data kept for the function, nil without; with bClear FTS5 keeps it no more.
  open func Fts5ExtensionApi_xGetAuxdata(_ a0: UnsafePointer<Fts5ExtensionApi>!, _ a1: OpaquePointer!, _ a2: Int32)
    -> UnsafeMutableRawPointer!
  {
    unsafe pass(.Fts5ExtensionApi_xGetAuxdata, [.pointer(a0), .handle(a1), .integer(a2)]) {
      unsafe target?.Fts5ExtensionApi_xGetAuxdata(a0, a1, a2)
    }
  }
  /// Routes `Fts5ExtensionApi_xPhraseFirst`: The first match of a phrase in the current row; column -1 without. The phrase is not checked.
  @discardableResult open func Fts5ExtensionApi_xPhraseFirst(
    _ a0: UnsafePointer<Fts5ExtensionApi>!, _ a1: OpaquePointer!, _ a2: Int32, _ a3: UnsafeMutablePointer<Fts5PhraseIter>!,
    _ a4: UnsafeMutablePointer<Int32>!, _ a5: UnsafeMutablePointer<Int32>!
  ) -> Int32 {
    code(.Fts5ExtensionApi_xPhraseFirst, [.pointer(a0), .handle(a1), .integer(a2), .pointer(a3), .pointer(a4), .pointer(a5)]) {
      unsafe target?.Fts5ExtensionApi_xPhraseFirst(a0, a1, a2, a3, a4, a5) ?? 1
    }
  }
  /// Routes `Fts5ExtensionApi_xPhraseNext`: The next match of a phrase; column -1 after the last.
  open func Fts5ExtensionApi_xPhraseNext(
    _ a0: UnsafePointer<Fts5ExtensionApi>!, _ a1: OpaquePointer!, _ a2: UnsafeMutablePointer<Fts5PhraseIter>!,
    _ a3: UnsafeMutablePointer<Int32>!, _ a4: UnsafeMutablePointer<Int32>!
  ) {
    pass(.Fts5ExtensionApi_xPhraseNext, [.pointer(a0), .handle(a1), .pointer(a2), .pointer(a3), .pointer(a4)]) {
      unsafe target?.Fts5ExtensionApi_xPhraseNext(a0, a1, a2, a3, a4) ?? ()
    }
  }
  /// Routes `Fts5ExtensionApi_xPhraseFirstColumn`: The first column of the current row in which a phrase matches; -1 without. The phrase is not checked.
  @discardableResult open func Fts5ExtensionApi_xPhraseFirstColumn(
    _ a0: UnsafePointer<Fts5ExtensionApi>!, _ a1: OpaquePointer!, _ a2: Int32, _ a3: UnsafeMutablePointer<Fts5PhraseIter>!,
    _ a4: UnsafeMutablePointer<Int32>!
  ) -> Int32 {
    code(.Fts5ExtensionApi_xPhraseFirstColumn, [.pointer(a0), .handle(a1), .integer(a2), .pointer(a3), .pointer(a4)]) {
      unsafe target?.Fts5ExtensionApi_xPhraseFirstColumn(a0, a1, a2, a3, a4) ?? 1
    }
  }
  /// Routes `Fts5ExtensionApi_xPhraseNextColumn`: The next column in which a phrase matches; -1 after the last.
  open func Fts5ExtensionApi_xPhraseNextColumn(
    _ a0: UnsafePointer<Fts5ExtensionApi>!, _ a1: OpaquePointer!, _ a2: UnsafeMutablePointer<Fts5PhraseIter>!,
    _ a3: UnsafeMutablePointer<Int32>!
  ) {
    pass(.Fts5ExtensionApi_xPhraseNextColumn, [.pointer(a0), .handle(a1), .pointer(a2), .pointer(a3)]) {
      unsafe target?.Fts5ExtensionApi_xPhraseNextColumn(a0, a1, a2, a3) ?? ()
    }
  }
}
