// Written by Scripts/generate-calls from Scripts/entry-points.tsv: change the table or the script, not this file.
public import SQLiteCalls
import SQLiteCore

/// Keeps a ``HandleLedger`` of every handle that passes, and keeps calls with dead handles away from the wrapper within.
///
/// A call with a handle that came back before is undefined behaviour in SQLite: it is noted, not passed on, and answers SQLITE_MISUSE, nil
/// or 0. Put it outside of a ``FaultInjectingSqlite3Wrapper``, not within: then it sees what the code under test sees.
///
/// What is called for each row and each value does not go through ``Sqlite3Funnel/route(_:arguments:failed:perform:)``.
public class LedgerSqlite3Wrapper: RoutedSqlite3Wrapper, @unchecked Sendable {
  /// What is out, and what was misused.
  public let ledger: HandleLedger
  /// Whom the ledger asks for the state of a handle.
  let witness: LedgerWitness

  /// A wrapper that keeps a ledger, its own or a shared one.
  public init(_ inner: any Sqlite3WrapperProtocol, ledger: HandleLedger = HandleLedger()) {
    self.ledger = ledger
    witness = LedgerWitness(behind: inner)
    super.init(inner)
    DoublesInTest.current?.note(ledger)
  }

  override public func route<Answer>(
    _ call: Sqlite3Call, arguments: () -> [Sqlite3Argument], failed: ((Int32) -> Answer)?, perform: () -> Answer
  ) -> Answer {
    note(call, arguments(), failed: failed, perform: perform)
  }

  /// Notes that memory need not come back: SQLite frees it.
  override public func leaveToSQLite(_ memory: UnsafeMutableRawPointer) {
    let bits = UInt(bitPattern: memory)
    ledger.state.withLock { $0.giveAway(bits) }
    unsafe super.leaveToSQLite(memory)
  }
  /// Looks at `sqlite3_bind_blob`: Binds so many bytes to a parameter, counted from 1.
  @discardableResult override public func sqlite3_bind_blob(
    _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeRawPointer!, _ a3: Int32, _ a4: Sqlite3Destructor.Function!
  ) -> Int32 { unsafe coded(.sqlite3_bind_blob, a0, Int64(a1), destroying: a2, a4) { unsafe inner.sqlite3_bind_blob(a0, a1, a2, a3, a4) } }
  /// Looks at `sqlite3_bind_blob64`: Binds so many bytes to a parameter; 64-bit length.
  @discardableResult override public func sqlite3_bind_blob64(
    _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeRawPointer!, _ a3: UInt64, _ a4: Sqlite3Destructor.Function!
  ) -> Int32 {
    unsafe coded(.sqlite3_bind_blob64, a0, Int64(a1), destroying: a2, a4) { unsafe inner.sqlite3_bind_blob64(a0, a1, a2, a3, a4) }
  }
  /// Looks at `sqlite3_bind_double`: Binds a double to a parameter; NaN becomes NULL.
  @discardableResult override public func sqlite3_bind_double(_ a0: OpaquePointer!, _ a1: Int32, _ a2: Double) -> Int32 {
    unsafe coded(.sqlite3_bind_double, a0, Int64(a1)) { unsafe inner.sqlite3_bind_double(a0, a1, a2) }
  }
  /// Looks at `sqlite3_bind_int`: Binds a 32-bit integer to a parameter.
  @discardableResult override public func sqlite3_bind_int(_ a0: OpaquePointer!, _ a1: Int32, _ a2: Int32) -> Int32 {
    unsafe coded(.sqlite3_bind_int, a0, Int64(a1)) { unsafe inner.sqlite3_bind_int(a0, a1, a2) }
  }
  /// Looks at `sqlite3_bind_int64`: Binds a 64-bit integer to a parameter.
  @discardableResult override public func sqlite3_bind_int64(_ a0: OpaquePointer!, _ a1: Int32, _ a2: Int64) -> Int32 {
    unsafe coded(.sqlite3_bind_int64, a0, Int64(a1)) { unsafe inner.sqlite3_bind_int64(a0, a1, a2) }
  }
  /// Looks at `sqlite3_bind_null`: Binds NULL to a parameter.
  @discardableResult override public func sqlite3_bind_null(_ a0: OpaquePointer!, _ a1: Int32) -> Int32 {
    unsafe coded(.sqlite3_bind_null, a0, Int64(a1)) { unsafe inner.sqlite3_bind_null(a0, a1) }
  }
  /// Looks at `sqlite3_bind_text`: Binds UTF-8 text to a parameter; length in bytes, negative: up to the NUL.
  @discardableResult override public func sqlite3_bind_text(
    _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafePointer<CChar>!, _ a3: Int32, _ a4: Sqlite3Destructor.Function!
  ) -> Int32 { unsafe coded(.sqlite3_bind_text, a0, Int64(a1), destroying: a2, a4) { unsafe inner.sqlite3_bind_text(a0, a1, a2, a3, a4) } }
  /// Looks at `sqlite3_bind_text16`: Binds UTF-16 text to a parameter; length in bytes, negative: up to the NUL.
  @discardableResult override public func sqlite3_bind_text16(
    _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeRawPointer!, _ a3: Int32, _ a4: Sqlite3Destructor.Function!
  ) -> Int32 {
    unsafe coded(.sqlite3_bind_text16, a0, Int64(a1), destroying: a2, a4) { unsafe inner.sqlite3_bind_text16(a0, a1, a2, a3, a4) }
  }
  /// Looks at `sqlite3_bind_text64`: Binds text of a stated encoding to a parameter; 64-bit length in bytes.
  @discardableResult override public func sqlite3_bind_text64(
    _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafePointer<CChar>!, _ a3: UInt64, _ a4: Sqlite3Destructor.Function!, _ a5: UInt8
  ) -> Int32 {
    unsafe coded(.sqlite3_bind_text64, a0, Int64(a1), destroying: a2, a4) { unsafe inner.sqlite3_bind_text64(a0, a1, a2, a3, a4, a5) }
  }
  /// Looks at `sqlite3_bind_value`: Binds a copy of an SQL value to a parameter.
  @discardableResult override public func sqlite3_bind_value(_ a0: OpaquePointer!, _ a1: Int32, _ a2: OpaquePointer!) -> Int32 {
    unsafe onStatement(.sqlite3_bind_value, a0, or: ResultCode.misuse.rawValue) {
      unsafe onValue(.sqlite3_bind_value, a2, or: ResultCode.misuse.rawValue) {
        unsafe answered(.sqlite3_bind_value, a0, Int64(a1), inner.sqlite3_bind_value(a0, a1, a2))
      }
    }
  }
  /// Looks at `sqlite3_bind_pointer`: Binds a pointer that only functions asking for its type can see; SQL sees NULL.
  @discardableResult override public func sqlite3_bind_pointer(
    _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeMutableRawPointer!, _ a3: UnsafePointer<CChar>!, _ a4: Sqlite3Destructor.Function!
  ) -> Int32 {
    unsafe coded(.sqlite3_bind_pointer, a0, Int64(a1), destroying: a2, a4) { unsafe inner.sqlite3_bind_pointer(a0, a1, a2, a3, a4) }
  }
  /// Looks at `sqlite3_bind_zeroblob`: Binds a blob of so many zero bytes.
  @discardableResult override public func sqlite3_bind_zeroblob(_ a0: OpaquePointer!, _ a1: Int32, _ a2: Int32) -> Int32 {
    unsafe coded(.sqlite3_bind_zeroblob, a0, Int64(a1)) { unsafe inner.sqlite3_bind_zeroblob(a0, a1, a2) }
  }
  /// Looks at `sqlite3_bind_zeroblob64`: Binds a blob of so many zero bytes; 64-bit length.
  @discardableResult override public func sqlite3_bind_zeroblob64(_ a0: OpaquePointer!, _ a1: Int32, _ a2: UInt64) -> Int32 {
    unsafe coded(.sqlite3_bind_zeroblob64, a0, Int64(a1)) { unsafe inner.sqlite3_bind_zeroblob64(a0, a1, a2) }
  }
  /// Looks at `sqlite3_clear_bindings`: Sets every parameter of a statement to NULL.
  @discardableResult override public func sqlite3_clear_bindings(_ a0: OpaquePointer!) -> Int32 {
    unsafe onStatement(.sqlite3_clear_bindings, a0, or: 0) { unsafe inner.sqlite3_clear_bindings(a0) }
  }
  /// Looks at `sqlite3_column_count`: The number of columns a statement returns; 0 when it returns none.
  @discardableResult override public func sqlite3_column_count(_ a0: OpaquePointer!) -> Int32 {
    unsafe onStatement(.sqlite3_column_count, a0, or: 0) { unsafe inner.sqlite3_column_count(a0) }
  }
  /// Looks at `sqlite3_step`: Runs a statement up to its next row (SQLITE_ROW) or its end (SQLITE_DONE).
  @discardableResult override public func sqlite3_step(_ a0: OpaquePointer!) -> Int32 {
    unsafe running(.sqlite3_step, a0) { unsafe inner.sqlite3_step(a0) }
  }
  /// Looks at `sqlite3_column_blob`: A column of the current row as bytes, valid until step, reset, finalize or a conversion.
  override public func sqlite3_column_blob(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafeRawPointer! {
    unsafe reading(.sqlite3_column_blob, a0, a1, or: nil) { unsafe inner.sqlite3_column_blob(a0, a1) }
  }
  /// Looks at `sqlite3_column_double`: A column of the current row as a double, converted where needed.
  override public func sqlite3_column_double(_ a0: OpaquePointer!, _ a1: Int32) -> Double {
    unsafe reading(.sqlite3_column_double, a0, a1, or: 0) { unsafe inner.sqlite3_column_double(a0, a1) }
  }
  /// Looks at `sqlite3_column_int`: A column of the current row as the low 32 bits of an integer, converted where needed.
  @discardableResult override public func sqlite3_column_int(_ a0: OpaquePointer!, _ a1: Int32) -> Int32 {
    unsafe reading(.sqlite3_column_int, a0, a1, or: 0) { unsafe inner.sqlite3_column_int(a0, a1) }
  }
  /// Looks at `sqlite3_column_int64`: A column of the current row as an integer, converted where needed.
  override public func sqlite3_column_int64(_ a0: OpaquePointer!, _ a1: Int32) -> Int64 {
    unsafe reading(.sqlite3_column_int64, a0, a1, or: 0) { unsafe inner.sqlite3_column_int64(a0, a1) }
  }
  /// Looks at `sqlite3_column_text`: A column of the current row as UTF-8 with a NUL after it, valid until step, reset, finalize or a conversion.
  override public func sqlite3_column_text(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafePointer<UInt8>! {
    unsafe reading(.sqlite3_column_text, a0, a1, or: nil) { unsafe inner.sqlite3_column_text(a0, a1) }
  }
  /// Looks at `sqlite3_column_text16`: A column of the current row as UTF-16 with a NUL after it.
  override public func sqlite3_column_text16(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafeRawPointer! {
    unsafe reading(.sqlite3_column_text16, a0, a1, or: nil) { unsafe inner.sqlite3_column_text16(a0, a1) }
  }
  /// Looks at `sqlite3_column_value`: A column of the current row as an unprotected value; out of range a value that is NULL.
  override public func sqlite3_column_value(_ a0: OpaquePointer!, _ a1: Int32) -> OpaquePointer! {
    unsafe reading(.sqlite3_column_value, a0, a1, or: nil) { unsafe lent(inner.sqlite3_column_value(a0, a1), a0) }
  }
  /// Looks at `sqlite3_column_bytes`: The length in bytes of a column as blob or UTF-8 text.
  @discardableResult override public func sqlite3_column_bytes(_ a0: OpaquePointer!, _ a1: Int32) -> Int32 {
    unsafe reading(.sqlite3_column_bytes, a0, a1, or: 0) { unsafe inner.sqlite3_column_bytes(a0, a1) }
  }
  /// Looks at `sqlite3_column_bytes16`: The length in bytes of a column as blob or UTF-16 text.
  @discardableResult override public func sqlite3_column_bytes16(_ a0: OpaquePointer!, _ a1: Int32) -> Int32 {
    unsafe reading(.sqlite3_column_bytes16, a0, a1, or: 0) { unsafe inner.sqlite3_column_bytes16(a0, a1) }
  }
  /// Looks at `sqlite3_column_type`: The storage class of a column of the current row, before any conversion.
  @discardableResult override public func sqlite3_column_type(_ a0: OpaquePointer!, _ a1: Int32) -> Int32 {
    unsafe reading(.sqlite3_column_type, a0, a1, or: 0) { unsafe inner.sqlite3_column_type(a0, a1) }
  }
  /// Looks at `sqlite3_reset`: Takes a statement back to its start, bindings kept; repeats the code of its last failed step.
  @discardableResult override public func sqlite3_reset(_ a0: OpaquePointer!) -> Int32 {
    unsafe running(.sqlite3_reset, a0) { unsafe inner.sqlite3_reset(a0) }
  }
  /// Looks at `sqlite3_create_function_v2`: Adds, replaces or removes an SQL function; the destructor gets the context pointer, also when it fails.
  @discardableResult override public func sqlite3_create_function_v2(
    _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: Int32, _ a3: Int32, _ a4: UnsafeMutableRawPointer!,
    _ a5: Sqlite3Trampolines.Call!, _ a6: Sqlite3Trampolines.Call!, _ a7: Sqlite3Trampolines.End!, _ a8: Sqlite3Destructor.Function!
  ) -> Int32 { unsafe givingAway(a4, a8) { unsafe super.sqlite3_create_function_v2(a0, a1, a2, a3, a4, a5, a6, a7, a8) } }
  /// Looks at `sqlite3_create_window_function`: Adds, replaces or removes an aggregate that can also run over a window.
  @discardableResult override public func sqlite3_create_window_function(
    _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: Int32, _ a3: Int32, _ a4: UnsafeMutableRawPointer!,
    _ a5: Sqlite3Trampolines.Call!, _ a6: Sqlite3Trampolines.End!, _ a7: Sqlite3Trampolines.End!, _ a8: Sqlite3Trampolines.Call!,
    _ a9: Sqlite3Destructor.Function!
  ) -> Int32 { unsafe givingAway(a4, a9) { unsafe super.sqlite3_create_window_function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9) } }
  /// Looks at `sqlite3_value_blob`: An SQL value as bytes.
  override public func sqlite3_value_blob(_ a0: OpaquePointer!) -> UnsafeRawPointer! {
    unsafe onValue(.sqlite3_value_blob, a0, or: nil) { unsafe inner.sqlite3_value_blob(a0) }
  }
  /// Looks at `sqlite3_value_double`: An SQL value as a double, converted where needed.
  override public func sqlite3_value_double(_ a0: OpaquePointer!) -> Double {
    unsafe onValue(.sqlite3_value_double, a0, or: 0) { unsafe inner.sqlite3_value_double(a0) }
  }
  /// Looks at `sqlite3_value_int`: An SQL value as the low 32 bits of an integer, converted where needed.
  @discardableResult override public func sqlite3_value_int(_ a0: OpaquePointer!) -> Int32 {
    unsafe onValue(.sqlite3_value_int, a0, or: 0) { unsafe inner.sqlite3_value_int(a0) }
  }
  /// Looks at `sqlite3_value_int64`: An SQL value as an integer, converted where needed.
  override public func sqlite3_value_int64(_ a0: OpaquePointer!) -> Int64 {
    unsafe onValue(.sqlite3_value_int64, a0, or: 0) { unsafe inner.sqlite3_value_int64(a0) }
  }
  /// Looks at `sqlite3_value_pointer`: The pointer bound under a type name; nil when there is none of that name.
  override public func sqlite3_value_pointer(_ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!) -> UnsafeMutableRawPointer! {
    unsafe onValue(.sqlite3_value_pointer, a0, or: nil) { unsafe inner.sqlite3_value_pointer(a0, a1) }
  }
  /// Looks at `sqlite3_value_text`: An SQL value as UTF-8 with a NUL after it.
  override public func sqlite3_value_text(_ a0: OpaquePointer!) -> UnsafePointer<UInt8>! {
    unsafe onValue(.sqlite3_value_text, a0, or: nil) { unsafe inner.sqlite3_value_text(a0) }
  }
  /// Looks at `sqlite3_value_text16`: An SQL value as UTF-16 in host byte order.
  override public func sqlite3_value_text16(_ a0: OpaquePointer!) -> UnsafeRawPointer! {
    unsafe onValue(.sqlite3_value_text16, a0, or: nil) { unsafe inner.sqlite3_value_text16(a0) }
  }
  /// Looks at `sqlite3_value_text16le`: An SQL value as UTF-16, little end first.
  override public func sqlite3_value_text16le(_ a0: OpaquePointer!) -> UnsafeRawPointer! {
    unsafe onValue(.sqlite3_value_text16le, a0, or: nil) { unsafe inner.sqlite3_value_text16le(a0) }
  }
  /// Looks at `sqlite3_value_text16be`: An SQL value as UTF-16, big end first.
  override public func sqlite3_value_text16be(_ a0: OpaquePointer!) -> UnsafeRawPointer! {
    unsafe onValue(.sqlite3_value_text16be, a0, or: nil) { unsafe inner.sqlite3_value_text16be(a0) }
  }
  /// Looks at `sqlite3_value_bytes`: The length in bytes of an SQL value as blob or UTF-8 text.
  @discardableResult override public func sqlite3_value_bytes(_ a0: OpaquePointer!) -> Int32 {
    unsafe onValue(.sqlite3_value_bytes, a0, or: 0) { unsafe inner.sqlite3_value_bytes(a0) }
  }
  /// Looks at `sqlite3_value_bytes16`: The length in bytes of an SQL value as blob or UTF-16 text.
  @discardableResult override public func sqlite3_value_bytes16(_ a0: OpaquePointer!) -> Int32 {
    unsafe onValue(.sqlite3_value_bytes16, a0, or: 0) { unsafe inner.sqlite3_value_bytes16(a0) }
  }
  /// Looks at `sqlite3_value_type`: The storage class of an SQL value.
  @discardableResult override public func sqlite3_value_type(_ a0: OpaquePointer!) -> Int32 {
    unsafe onValue(.sqlite3_value_type, a0, or: 0) { unsafe inner.sqlite3_value_type(a0) }
  }
  /// Looks at `sqlite3_value_numeric_type`: The storage class after text that looks like a number was made one.
  @discardableResult override public func sqlite3_value_numeric_type(_ a0: OpaquePointer!) -> Int32 {
    unsafe onValue(.sqlite3_value_numeric_type, a0, or: 0) { unsafe inner.sqlite3_value_numeric_type(a0) }
  }
  /// Looks at `sqlite3_value_nochange`: 1 when an UPDATE of a virtual table leaves this column alone.
  @discardableResult override public func sqlite3_value_nochange(_ a0: OpaquePointer!) -> Int32 {
    unsafe onValue(.sqlite3_value_nochange, a0, or: 0) { unsafe inner.sqlite3_value_nochange(a0) }
  }
  /// Looks at `sqlite3_value_frombind`: 1 when an argument comes from a bound parameter.
  @discardableResult override public func sqlite3_value_frombind(_ a0: OpaquePointer!) -> Int32 {
    unsafe onValue(.sqlite3_value_frombind, a0, or: 0) { unsafe inner.sqlite3_value_frombind(a0) }
  }
  /// Looks at `sqlite3_value_encoding`: The encoding a text value has now.
  @discardableResult override public func sqlite3_value_encoding(_ a0: OpaquePointer!) -> Int32 {
    unsafe onValue(.sqlite3_value_encoding, a0, or: 0) { unsafe inner.sqlite3_value_encoding(a0) }
  }
  /// Looks at `sqlite3_value_subtype`: The subtype a function gave its result; 0 when none.
  override public func sqlite3_value_subtype(_ a0: OpaquePointer!) -> UInt32 {
    unsafe onValue(.sqlite3_value_subtype, a0, or: 0) { unsafe inner.sqlite3_value_subtype(a0) }
  }
  /// Looks at `sqlite3_set_auxdata`: Stores data for a constant argument; the destructor may run at once.
  override public func sqlite3_set_auxdata(
    _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeMutableRawPointer!, _ a3: Sqlite3Destructor.Function!
  ) { unsafe givingAway(a2, a3) { unsafe super.sqlite3_set_auxdata(a0, a1, a2, a3) } }
  /// Looks at `sqlite3_result_blob`: Makes so many bytes the result of a function.
  override public func sqlite3_result_blob(_ a0: OpaquePointer!, _ a1: UnsafeRawPointer!, _ a2: Int32, _ a3: Sqlite3Destructor.Function!) {
    unsafe givingAway(a1, a3) { unsafe super.sqlite3_result_blob(a0, a1, a2, a3) }
  }
  /// Looks at `sqlite3_result_blob64`: Makes so many bytes the result of a function; 64-bit length.
  override public func sqlite3_result_blob64(_ a0: OpaquePointer!, _ a1: UnsafeRawPointer!, _ a2: UInt64, _ a3: Sqlite3Destructor.Function!)
  { unsafe givingAway(a1, a3) { unsafe super.sqlite3_result_blob64(a0, a1, a2, a3) } }
  /// Looks at `sqlite3_result_text`: Makes UTF-8 text the result of a function; length in bytes, negative: up to the NUL.
  override public func sqlite3_result_text(
    _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: Int32, _ a3: Sqlite3Destructor.Function!
  ) { unsafe givingAway(a1, a3) { unsafe super.sqlite3_result_text(a0, a1, a2, a3) } }
  /// Looks at `sqlite3_result_text64`: Makes text of a stated encoding the result of a function.
  override public func sqlite3_result_text64(
    _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: UInt64, _ a3: Sqlite3Destructor.Function!, _ a4: UInt8
  ) { unsafe givingAway(a1, a3) { unsafe super.sqlite3_result_text64(a0, a1, a2, a3, a4) } }
  /// Looks at `sqlite3_result_text16`: Makes UTF-16 text the result of a function.
  override public func sqlite3_result_text16(_ a0: OpaquePointer!, _ a1: UnsafeRawPointer!, _ a2: Int32, _ a3: Sqlite3Destructor.Function!)
  { unsafe givingAway(a1, a3) { unsafe super.sqlite3_result_text16(a0, a1, a2, a3) } }
  /// Looks at `sqlite3_result_text16le`: Makes UTF-16 text, little end first, the result of a function.
  override public func sqlite3_result_text16le(
    _ a0: OpaquePointer!, _ a1: UnsafeRawPointer!, _ a2: Int32, _ a3: Sqlite3Destructor.Function!
  ) { unsafe givingAway(a1, a3) { unsafe super.sqlite3_result_text16le(a0, a1, a2, a3) } }
  /// Looks at `sqlite3_result_text16be`: Makes UTF-16 text, big end first, the result of a function.
  override public func sqlite3_result_text16be(
    _ a0: OpaquePointer!, _ a1: UnsafeRawPointer!, _ a2: Int32, _ a3: Sqlite3Destructor.Function!
  ) { unsafe givingAway(a1, a3) { unsafe super.sqlite3_result_text16be(a0, a1, a2, a3) } }
  /// Looks at `sqlite3_result_pointer`: Makes a pointer the result that only functions asking for its type can see.
  override public func sqlite3_result_pointer(
    _ a0: OpaquePointer!, _ a1: UnsafeMutableRawPointer!, _ a2: UnsafePointer<CChar>!, _ a3: Sqlite3Destructor.Function!
  ) { unsafe givingAway(a1, a3) { unsafe super.sqlite3_result_pointer(a0, a1, a2, a3) } }
  /// Looks at `sqlite3_create_collation_v2`: Adds, replaces or removes a collating sequence; the destructor is not called when it fails.
  @discardableResult override public func sqlite3_create_collation_v2(
    _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: Int32, _ a3: UnsafeMutableRawPointer!, _ a4: Sqlite3Callback.Compare!,
    _ a5: Sqlite3Destructor.Function!
  ) -> Int32 { unsafe givingAway(a3, a5) { unsafe super.sqlite3_create_collation_v2(a0, a1, a2, a3, a4, a5) } }
  /// Looks at `sqlite3_rollback_hook`: Sets the callback after each rollback. Returns the former context.
  override public func sqlite3_rollback_hook(_ a0: OpaquePointer!, _ a1: Sqlite3Destructor.Function!, _ a2: UnsafeMutableRawPointer!)
    -> UnsafeMutableRawPointer!
  { unsafe givingAway(a2, a1) { unsafe super.sqlite3_rollback_hook(a0, a1, a2) } }
  /// Looks at `sqlite3_autovacuum_pages`: Sets the callback that says how many pages an auto-vacuum may free.
  @discardableResult override public func sqlite3_autovacuum_pages(
    _ a0: OpaquePointer!, _ a1: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, UInt32, UInt32, UInt32) -> UInt32)!,
    _ a2: UnsafeMutableRawPointer!, _ a3: Sqlite3Destructor.Function!
  ) -> Int32 { unsafe givingAway(a2, a3) { unsafe super.sqlite3_autovacuum_pages(a0, a1, a2, a3) } }
  /// Looks at `sqlite3_create_module_v2`: Registers a virtual table module; the destructor gets the client data, also when it fails.
  @discardableResult override public func sqlite3_create_module_v2(
    _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: UnsafePointer<sqlite3_module>!, _ a3: UnsafeMutableRawPointer!,
    _ a4: Sqlite3Destructor.Function!
  ) -> Int32 { unsafe givingAway(a3, a4) { unsafe super.sqlite3_create_module_v2(a0, a1, a2, a3, a4) } }
  /// Looks at `sqlite3_rtree_query_callback`: Registers a function for spatial queries.
  @discardableResult override public func sqlite3_rtree_query_callback(
    _ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!, _ a2: (@convention(c) (UnsafeMutablePointer<sqlite3_rtree_query_info>?) -> Int32)!,
    _ a3: UnsafeMutableRawPointer!, _ a4: Sqlite3Destructor.Function!
  ) -> Int32 { unsafe givingAway(a3, a4) { unsafe super.sqlite3_rtree_query_callback(a0, a1, a2, a3, a4) } }
}
