// Written by Scripts/generate-calls from Scripts/entry-points.tsv: change the table or the script, not this file.
public import SQLiteCalls
import SQLiteCore

/// Records every handle in a ``HandleLedger``, and does not forward calls with released handles.
///
/// A call with a released handle is undefined behavior in SQLite: it is recorded, not forwarded, and returns SQLITE_MISUSE, nil or 0. Put
/// this wrapper outside of a ``FaultInjectingSqlite3Wrapper``, not within: then it sees the same calls as the code under test.
///
/// Calls for each row and each value do not go through ``Sqlite3Funnel/route(_:arguments:failed:perform:)``.
public class LedgerSqlite3Wrapper: RoutedSqlite3Wrapper, @unchecked Sendable {
  /// The open handles, and the misuses of handles.
  public let ledger: HandleLedger
  /// The wrapper from which the ledger reads the state of a handle.
  let innermost: InnermostWrapper

  /// A wrapper with a ledger of its own or a shared one.
  public init(_ inner: any Sqlite3WrapperProtocol, ledger: HandleLedger = HandleLedger()) {
    self.ledger = ledger
    innermost = InnermostWrapper(behind: inner)
    super.init(inner)
    onGiving = { [ledger] data in ledger.state.withLock { $0.giveAway(data) } }
    DoublesInTest.current?.note(ledger)
  }

  override public func route<Answer>(
    _ call: Sqlite3Call, arguments: () -> [Sqlite3Argument], failed: ((Int32) -> Answer)?, perform: () -> Answer
  ) -> Answer {
    note(call, arguments(), failed: failed, perform: perform)
  }

  /// Removes memory from the ledger: SQLite frees it.
  override public func leaveToSQLite(_ memory: UnsafeMutableRawPointer) {
    let bits = UInt(bitPattern: memory)
    ledger.state.withLock { $0.giveAway(bits) }
    unsafe super.leaveToSQLite(memory)
  }
  /// Checks `sqlite3_stmt_readonly`: 1 when a statement makes no direct change to the database.
  @discardableResult override public func sqlite3_stmt_readonly(_ a0: OpaquePointer!) -> Int32 {
    unsafe onStatement(.sqlite3_stmt_readonly, a0, or: 0) { unsafe inner.sqlite3_stmt_readonly(a0) }
  }
  /// Checks `sqlite3_bind_blob`: Binds so many bytes to a parameter, counted from 1.
  @discardableResult override public func sqlite3_bind_blob(
    _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeRawPointer!, _ a3: Int32, _ a4: Sqlite3Destructor.Function!
  ) -> Int32 { unsafe coded(.sqlite3_bind_blob, a0, Int64(a1), destroying: a2, a4) { unsafe inner.sqlite3_bind_blob(a0, a1, a2, a3, a4) } }
  /// Checks `sqlite3_bind_blob64`: Binds so many bytes to a parameter; 64-bit length.
  @discardableResult override public func sqlite3_bind_blob64(
    _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeRawPointer!, _ a3: UInt64, _ a4: Sqlite3Destructor.Function!
  ) -> Int32 {
    unsafe coded(.sqlite3_bind_blob64, a0, Int64(a1), destroying: a2, a4) { unsafe inner.sqlite3_bind_blob64(a0, a1, a2, a3, a4) }
  }
  /// Checks `sqlite3_bind_double`: Binds a double to a parameter; NaN becomes NULL.
  @discardableResult override public func sqlite3_bind_double(_ a0: OpaquePointer!, _ a1: Int32, _ a2: Double) -> Int32 {
    unsafe coded(.sqlite3_bind_double, a0, Int64(a1)) { unsafe inner.sqlite3_bind_double(a0, a1, a2) }
  }
  /// Checks `sqlite3_bind_int`: Binds a 32-bit integer to a parameter.
  @discardableResult override public func sqlite3_bind_int(_ a0: OpaquePointer!, _ a1: Int32, _ a2: Int32) -> Int32 {
    unsafe coded(.sqlite3_bind_int, a0, Int64(a1)) { unsafe inner.sqlite3_bind_int(a0, a1, a2) }
  }
  /// Checks `sqlite3_bind_int64`: Binds a 64-bit integer to a parameter.
  @discardableResult override public func sqlite3_bind_int64(_ a0: OpaquePointer!, _ a1: Int32, _ a2: Int64) -> Int32 {
    unsafe coded(.sqlite3_bind_int64, a0, Int64(a1)) { unsafe inner.sqlite3_bind_int64(a0, a1, a2) }
  }
  /// Checks `sqlite3_bind_null`: Binds NULL to a parameter.
  @discardableResult override public func sqlite3_bind_null(_ a0: OpaquePointer!, _ a1: Int32) -> Int32 {
    unsafe coded(.sqlite3_bind_null, a0, Int64(a1)) { unsafe inner.sqlite3_bind_null(a0, a1) }
  }
  /// Checks `sqlite3_bind_text`: Binds UTF-8 text to a parameter; length in bytes, negative: up to the NUL.
  @discardableResult override public func sqlite3_bind_text(
    _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafePointer<CChar>!, _ a3: Int32, _ a4: Sqlite3Destructor.Function!
  ) -> Int32 { unsafe coded(.sqlite3_bind_text, a0, Int64(a1), destroying: a2, a4) { unsafe inner.sqlite3_bind_text(a0, a1, a2, a3, a4) } }
  /// Checks `sqlite3_bind_text64`: Binds text of a stated encoding to a parameter; 64-bit length in bytes.
  @discardableResult override public func sqlite3_bind_text64(
    _ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafePointer<CChar>!, _ a3: UInt64, _ a4: Sqlite3Destructor.Function!, _ a5: UInt8
  ) -> Int32 {
    unsafe coded(.sqlite3_bind_text64, a0, Int64(a1), destroying: a2, a4) { unsafe inner.sqlite3_bind_text64(a0, a1, a2, a3, a4, a5) }
  }
  /// Checks `sqlite3_bind_parameter_count`: The largest parameter index of a statement.
  @discardableResult override public func sqlite3_bind_parameter_count(_ a0: OpaquePointer!) -> Int32 {
    unsafe onStatement(.sqlite3_bind_parameter_count, a0, or: 0) { unsafe inner.sqlite3_bind_parameter_count(a0) }
  }
  /// Checks `sqlite3_clear_bindings`: Sets every parameter of a statement to NULL.
  @discardableResult override public func sqlite3_clear_bindings(_ a0: OpaquePointer!) -> Int32 {
    unsafe onStatement(.sqlite3_clear_bindings, a0, or: 0) { unsafe inner.sqlite3_clear_bindings(a0) }
  }
  /// Checks `sqlite3_column_count`: The number of columns a statement returns; 0 when it returns none.
  @discardableResult override public func sqlite3_column_count(_ a0: OpaquePointer!) -> Int32 {
    unsafe onStatement(.sqlite3_column_count, a0, or: 0) { unsafe inner.sqlite3_column_count(a0) }
  }
  /// Checks `sqlite3_column_name`: A column's name, UTF-8, valid until the statement is finalized or compiled again.
  override public func sqlite3_column_name(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafePointer<CChar>! {
    unsafe onStatement(.sqlite3_column_name, a0, or: nil) { unsafe inner.sqlite3_column_name(a0, a1) }
  }
  /// Checks `sqlite3_step`: Runs a statement up to its next row (SQLITE_ROW) or its end (SQLITE_DONE).
  @discardableResult override public func sqlite3_step(_ a0: OpaquePointer!) -> Int32 {
    unsafe running(.sqlite3_step, a0) { unsafe inner.sqlite3_step(a0) }
  }
  /// Checks `sqlite3_column_blob`: A column of the current row as bytes, valid until step, reset, finalize or a conversion.
  override public func sqlite3_column_blob(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafeRawPointer! {
    unsafe reading(.sqlite3_column_blob, a0, a1, or: nil) { unsafe inner.sqlite3_column_blob(a0, a1) }
  }
  /// Checks `sqlite3_column_double`: A column of the current row as a double, converted where needed.
  override public func sqlite3_column_double(_ a0: OpaquePointer!, _ a1: Int32) -> Double {
    unsafe reading(.sqlite3_column_double, a0, a1, or: 0) { unsafe inner.sqlite3_column_double(a0, a1) }
  }
  /// Checks `sqlite3_column_int`: A column of the current row as the low 32 bits of an integer, converted where needed.
  @discardableResult override public func sqlite3_column_int(_ a0: OpaquePointer!, _ a1: Int32) -> Int32 {
    unsafe reading(.sqlite3_column_int, a0, a1, or: 0) { unsafe inner.sqlite3_column_int(a0, a1) }
  }
  /// Checks `sqlite3_column_int64`: A column of the current row as an integer, converted where needed.
  override public func sqlite3_column_int64(_ a0: OpaquePointer!, _ a1: Int32) -> Int64 {
    unsafe reading(.sqlite3_column_int64, a0, a1, or: 0) { unsafe inner.sqlite3_column_int64(a0, a1) }
  }
  /// Checks `sqlite3_column_text`: A column of the current row as UTF-8 with a NUL after it, valid until step, reset, finalize or a conversion.
  override public func sqlite3_column_text(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafePointer<UInt8>! {
    unsafe reading(.sqlite3_column_text, a0, a1, or: nil) { unsafe inner.sqlite3_column_text(a0, a1) }
  }
  /// Checks `sqlite3_column_text16`: A column of the current row as UTF-16 with a NUL after it.
  override public func sqlite3_column_text16(_ a0: OpaquePointer!, _ a1: Int32) -> UnsafeRawPointer! {
    unsafe reading(.sqlite3_column_text16, a0, a1, or: nil) { unsafe inner.sqlite3_column_text16(a0, a1) }
  }
  /// Checks `sqlite3_column_value`: A column of the current row as an unprotected value; out of range a value that is NULL.
  override public func sqlite3_column_value(_ a0: OpaquePointer!, _ a1: Int32) -> OpaquePointer! {
    unsafe reading(.sqlite3_column_value, a0, a1, or: nil) { unsafe lent(inner.sqlite3_column_value(a0, a1), a0) }
  }
  /// Checks `sqlite3_column_bytes`: The length in bytes of a column as blob or UTF-8 text.
  @discardableResult override public func sqlite3_column_bytes(_ a0: OpaquePointer!, _ a1: Int32) -> Int32 {
    unsafe reading(.sqlite3_column_bytes, a0, a1, or: 0) { unsafe inner.sqlite3_column_bytes(a0, a1) }
  }
  /// Checks `sqlite3_column_bytes16`: The length in bytes of a column as blob or UTF-16 text.
  @discardableResult override public func sqlite3_column_bytes16(_ a0: OpaquePointer!, _ a1: Int32) -> Int32 {
    unsafe reading(.sqlite3_column_bytes16, a0, a1, or: 0) { unsafe inner.sqlite3_column_bytes16(a0, a1) }
  }
  /// Checks `sqlite3_column_type`: The storage class of a column of the current row, before any conversion.
  @discardableResult override public func sqlite3_column_type(_ a0: OpaquePointer!, _ a1: Int32) -> Int32 {
    unsafe reading(.sqlite3_column_type, a0, a1, or: 0) { unsafe inner.sqlite3_column_type(a0, a1) }
  }
  /// Checks `sqlite3_reset`: Takes a statement back to its start, bindings kept; repeats the code of its last failed step.
  @discardableResult override public func sqlite3_reset(_ a0: OpaquePointer!) -> Int32 {
    unsafe running(.sqlite3_reset, a0) { unsafe inner.sqlite3_reset(a0) }
  }
  /// Checks `sqlite3_value_blob`: An SQL value as bytes.
  override public func sqlite3_value_blob(_ a0: OpaquePointer!) -> UnsafeRawPointer! {
    unsafe onValue(.sqlite3_value_blob, a0, or: nil) { unsafe inner.sqlite3_value_blob(a0) }
  }
  /// Checks `sqlite3_value_double`: An SQL value as a double, converted where needed.
  override public func sqlite3_value_double(_ a0: OpaquePointer!) -> Double {
    unsafe onValue(.sqlite3_value_double, a0, or: 0) { unsafe inner.sqlite3_value_double(a0) }
  }
  /// Checks `sqlite3_value_int`: An SQL value as the low 32 bits of an integer, converted where needed.
  @discardableResult override public func sqlite3_value_int(_ a0: OpaquePointer!) -> Int32 {
    unsafe onValue(.sqlite3_value_int, a0, or: 0) { unsafe inner.sqlite3_value_int(a0) }
  }
  /// Checks `sqlite3_value_int64`: An SQL value as an integer, converted where needed.
  override public func sqlite3_value_int64(_ a0: OpaquePointer!) -> Int64 {
    unsafe onValue(.sqlite3_value_int64, a0, or: 0) { unsafe inner.sqlite3_value_int64(a0) }
  }
  /// Checks `sqlite3_value_text`: An SQL value as UTF-8 with a NUL after it.
  override public func sqlite3_value_text(_ a0: OpaquePointer!) -> UnsafePointer<UInt8>! {
    unsafe onValue(.sqlite3_value_text, a0, or: nil) { unsafe inner.sqlite3_value_text(a0) }
  }
  /// Checks `sqlite3_value_bytes`: The length in bytes of an SQL value as blob or UTF-8 text.
  @discardableResult override public func sqlite3_value_bytes(_ a0: OpaquePointer!) -> Int32 {
    unsafe onValue(.sqlite3_value_bytes, a0, or: 0) { unsafe inner.sqlite3_value_bytes(a0) }
  }
  /// Checks `sqlite3_value_type`: The storage class of an SQL value.
  @discardableResult override public func sqlite3_value_type(_ a0: OpaquePointer!) -> Int32 {
    unsafe onValue(.sqlite3_value_type, a0, or: 0) { unsafe inner.sqlite3_value_type(a0) }
  }
  /// Checks `sqlite3_db_handle`: The connection of a statement.
  override public func sqlite3_db_handle(_ a0: OpaquePointer!) -> OpaquePointer! {
    unsafe onStatement(.sqlite3_db_handle, a0, or: nil) { unsafe inner.sqlite3_db_handle(a0) }
  }
  /// Checks `sqlite3_stmt_status`: A counter of a statement, reset if asked.
  @discardableResult override public func sqlite3_stmt_status(_ a0: OpaquePointer!, _ a1: Int32, _ a2: Int32) -> Int32 {
    unsafe onStatement(.sqlite3_stmt_status, a0, or: 0) { unsafe inner.sqlite3_stmt_status(a0, a1, a2) }
  }
}
