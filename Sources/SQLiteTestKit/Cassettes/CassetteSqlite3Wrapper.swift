import SQLiteCalls
import SQLiteCore

/// The base class for recording and replaying a ``Cassette``. It keeps the callbacks that the code under test has registered.
///
/// Use its subclasses ``CassetteRecordingSqlite3Wrapper`` and ``CassetteReplayingSqlite3Wrapper``.
public class CassetteSqlite3Wrapper: RoutedSqlite3Wrapper {
  let registry = Locked(CassetteRegistry())

  /// The calls and callbacks that are recorded; nil for a replay.
  var recording: Locked<CassetteRecording>? { nil }

  /// Whether this wrapper must call the destructors of functions and collations itself, because there is no library to do it.
  var callsDestructors: Bool { recording == nil }

  private let sqlStarts = Locked<[UInt: UInt]>([:])
  /// The address of the SQL that the current thread is compiling; 0 if there is none. A cassette stores the start of the unread SQL as an
  /// offset from this address.
  var sqlStart: UInt { sqlStarts.withLock { $0[currentThreadNumber] ?? 0 } }

  private func compile(_ sql: UnsafePointer<CChar>?, _ perform: () -> Int32) -> Int32 {
    let (thread, start) = (currentThreadNumber, UInt(bitPattern: sql))
    let outer = sqlStarts.withLock { $0.updateValue(start, forKey: thread) }  // a callback may compile other SQL while SQLite compiles this
    defer { sqlStarts.withLock { $0[thread] = outer } }
    return perform()
  }

  override public func sqlite3_prepare_v2(
    _ db: OpaquePointer!, _ sql: UnsafePointer<CChar>!, _ nByte: Int32, _ ppStmt: UnsafeMutablePointer<OpaquePointer?>!,
    _ pzTail: UnsafeMutablePointer<UnsafePointer<CChar>?>!
  ) -> Int32 { unsafe compile(sql) { unsafe super.sqlite3_prepare_v2(db, sql, nByte, ppStmt, pzTail) } }

  override public func sqlite3_prepare_v3(
    _ db: OpaquePointer!, _ sql: UnsafePointer<CChar>!, _ nByte: Int32, _ prepFlags: UInt32,
    _ ppStmt: UnsafeMutablePointer<OpaquePointer?>!, _ pzTail: UnsafeMutablePointer<UnsafePointer<CChar>?>!
  ) -> Int32 { unsafe compile(sql) { unsafe super.sqlite3_prepare_v3(db, sql, nByte, prepFlags, ppStmt, pzTail) } }

  // MARK: Hooks

  override public func sqlite3_update_hook(
    _ a0: OpaquePointer!, _ a1: Sqlite3Callback.Update!, _ a2: UnsafeMutableRawPointer!
  ) -> UnsafeMutableRawPointer! {
    unsafe exchange(.sqlite3_update_hook, .update, a0, a1, a2, CassetteTaps.update) { unsafe inner.sqlite3_update_hook(a0, $0, $1) }
  }

  override public func sqlite3_commit_hook(
    _ a0: OpaquePointer!, _ a1: Sqlite3Callback.Commit!, _ a2: UnsafeMutableRawPointer!
  ) -> UnsafeMutableRawPointer! {
    unsafe exchange(.sqlite3_commit_hook, .commit, a0, a1, a2, CassetteTaps.commit) { unsafe inner.sqlite3_commit_hook(a0, $0, $1) }
  }

  override public func sqlite3_rollback_hook(
    _ a0: OpaquePointer!, _ a1: Sqlite3Destructor.Function!, _ a2: UnsafeMutableRawPointer!
  ) -> UnsafeMutableRawPointer! {
    unsafe exchange(.sqlite3_rollback_hook, .rollback, a0, a1, a2, CassetteTaps.rollback) { unsafe inner.sqlite3_rollback_hook(a0, $0, $1) }
  }

  override public func sqlite3_wal_hook(
    _ a0: OpaquePointer!, _ a1: Sqlite3Callback.Wal!, _ a2: UnsafeMutableRawPointer!
  ) -> UnsafeMutableRawPointer! {
    unsafe exchange(.sqlite3_wal_hook, .wal, a0, a1, a2, CassetteTaps.wal) { unsafe inner.sqlite3_wal_hook(a0, $0, $1) }
  }

  override public func sqlite3_progress_handler(
    _ a0: OpaquePointer!, _ a1: Int32, _ a2: Sqlite3Callback.Commit!, _ a3: UnsafeMutableRawPointer!
  ) {
    let hook = unsafe hook(a0, .progress, [.progress: a1 > 0 ? address(of: a2) : nil], GivenData(a3, nil))
    pass(.sqlite3_progress_handler, unsafe [.handle(a0), .integer(Int64(a1)), .function(a2 != nil), .pointer(a3)]) {
      unsafe inner.sqlite3_progress_handler(a0, a1, hook.isEmpty ? nil : CassetteTaps.commit, hook.pointer)
    }
    unsafe keep(hook)
  }

  override public func sqlite3_busy_handler(
    _ a0: OpaquePointer!, _ a1: Sqlite3Callback.Busy!, _ a2: UnsafeMutableRawPointer!
  ) -> Int32 { unsafe set(.sqlite3_busy_handler, .busy, a0, a1, a2, CassetteTaps.busy) { unsafe inner.sqlite3_busy_handler(a0, $0, $1) } }

  /// Reports that there is no file system, because a cassette cannot hold one. Code that waits for a lock then calls `sqlite3_sleep`, which
  /// a cassette can hold.
  override public func sqlite3_file_control(
    _ a0: OpaquePointer!, _ zDbName: UnsafePointer<CChar>!, _ op: Int32, _ a3: UnsafeMutableRawPointer!
  ) -> Int32 {
    if op == FileControl.vfsPointer.rawValue { return ResultCode.notfound.rawValue }
    return unsafe super.sqlite3_file_control(a0, zDbName, op, a3)
  }

  override public func sqlite3_set_authorizer(
    _ a0: OpaquePointer!, _ xAuth: Sqlite3Callback.Authorizer!, _ pUserData: UnsafeMutableRawPointer!
  ) -> Int32 {
    unsafe set(.sqlite3_set_authorizer, .authorize, a0, xAuth, pUserData, CassetteTaps.authorize) {
      unsafe inner.sqlite3_set_authorizer(a0, $0, $1)
    }
  }

  override public func sqlite3_trace_v2(
    _ a0: OpaquePointer!, _ uMask: UInt32, _ xCallback: Sqlite3Callback.Trace!, _ pCtx: UnsafeMutableRawPointer!
  ) -> Int32 {
    let arguments: [Sqlite3Argument] = unsafe [.handle(a0), .integer(Int64(uMask)), .function(xCallback != nil), .pointer(pCtx)]
    return unsafe set(.sqlite3_trace_v2, .trace, a0, uMask == 0 ? nil : xCallback, pCtx, CassetteTaps.trace, recorded: arguments) {
      unsafe inner.sqlite3_trace_v2(a0, uMask, $0, $1)
    }
  }

  override public func sqlite3_collation_needed(
    _ a0: OpaquePointer!, _ a1: UnsafeMutableRawPointer!, _ a2: Sqlite3Callback.CollationNeeded!
  ) -> Int32 {
    let arguments: [Sqlite3Argument] = unsafe [.handle(a0), .pointer(a1), .function(a2 != nil)]
    return unsafe set(.sqlite3_collation_needed, .missingCollation, a0, a2, a1, CassetteTaps.missingCollation, recorded: arguments) {
      unsafe inner.sqlite3_collation_needed(a0, $1, $0)
    }
  }

  /// Sets a callback of a kind that exists once per connection, and returns the pointer that was passed with the previous one.
  private func exchange<Function>(
    _ call: Sqlite3Call, _ role: CallbackRole, _ db: OpaquePointer?, _ function: Function?, _ context: UnsafeMutableRawPointer?,
    _ tap: Function, perform: (Function?, UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?
  ) -> UnsafeMutableRawPointer? {
    let hook = unsafe hook(db, role, [role: address(of: function)], GivenData(context, nil))
    let former = unsafe pass(call, [.handle(db), .function(function), .pointer(context)]) {
      unsafe perform(hook.isEmpty ? nil : tap, hook.pointer)
    }
    return unsafe keep(hook, instead: former)
  }

  /// Sets a callback of a kind that exists once per connection. The arguments are recorded in the usual order unless `recorded` is given.
  private func set<Function>(
    _ call: Sqlite3Call, _ role: CallbackRole, _ db: OpaquePointer?, _ function: Function?, _ context: UnsafeMutableRawPointer?,
    _ tap: Function, recorded: [Sqlite3Argument]? = nil, perform: (Function?, UnsafeMutableRawPointer?) -> Int32
  ) -> Int32 {
    let hook = unsafe hook(db, role, [role: address(of: function)], GivenData(context, nil))
    let code = code(call, recorded ?? [.handle(db), .function(function), .pointer(context)]) {
      unsafe perform(hook.isEmpty ? nil : tap, hook.pointer)
    }
    if code == ResultCode.ok.rawValue { unsafe keep(hook) }
    return code
  }

  // MARK: Functions and collations

  override public func sqlite3_create_function_v2(
    _ db: OpaquePointer!, _ zFunctionName: UnsafePointer<CChar>!, _ nArg: Int32, _ eTextRep: Int32, _ pApp: UnsafeMutableRawPointer!,
    _ xFunc: Sqlite3Trampolines.Call!, _ xStep: Sqlite3Trampolines.Call!, _ xFinal: Sqlite3Trampolines.End!,
    _ xDestroy: Sqlite3Destructor.Function!
  ) -> Int32 {
    unsafe register(
      .sqlite3_create_function_v2, db, zFunctionName, argumentCount: nArg, encoding: eTextRep, pApp,
      [.scalar: address(of: xFunc), .step: address(of: xStep), .final: address(of: xFinal)], xDestroy
    ) { context, destructor in
      let own = inner.trampolines
      return unsafe inner.sqlite3_create_function_v2(
        db, zFunctionName, nArg, eTextRep, context, xFunc == nil ? nil : own.scalar, xStep == nil ? nil : own.step,
        xFinal == nil ? nil : own.final, destructor)
    }
  }

  override public func sqlite3_create_window_function(
    _ db: OpaquePointer!, _ zFunctionName: UnsafePointer<CChar>!, _ nArg: Int32, _ eTextRep: Int32, _ pApp: UnsafeMutableRawPointer!,
    _ xStep: Sqlite3Trampolines.Call!, _ xFinal: Sqlite3Trampolines.End!, _ xValue: Sqlite3Trampolines.End!,
    _ xInverse: Sqlite3Trampolines.Call!, _ xDestroy: Sqlite3Destructor.Function!
  ) -> Int32 {
    unsafe register(
      .sqlite3_create_window_function, db, zFunctionName, argumentCount: nArg, encoding: eTextRep, pApp,
      [.step: address(of: xStep), .final: address(of: xFinal), .value: address(of: xValue), .inverse: address(of: xInverse)], xDestroy
    ) { context, destructor in
      let own = inner.trampolines
      return unsafe inner.sqlite3_create_window_function(
        db, zFunctionName, nArg, eTextRep, context, xStep == nil ? nil : own.step, xFinal == nil ? nil : own.final,
        xValue == nil ? nil : own.value, xInverse == nil ? nil : own.inverse, destructor)
    }
  }

  override public func sqlite3_create_collation_v2(
    _ a0: OpaquePointer!, _ zName: UnsafePointer<CChar>!, _ eTextRep: Int32, _ pArg: UnsafeMutableRawPointer!,
    _ xCompare: Sqlite3Callback.Compare!, _ xDestroy: Sqlite3Destructor.Function!
  ) -> Int32 {
    unsafe register(
      .sqlite3_create_collation_v2, a0, zName, encoding: eTextRep, pArg, [.compare: address(of: xCompare)], xDestroy
    ) { context, destructor in
      unsafe inner.sqlite3_create_collation_v2(
        a0, zName, eTextRep, context, xCompare == nil ? nil : CassetteTaps.compare, destructor)
    }
  }

  override public func sqlite3_user_data(_ a0: OpaquePointer!) -> UnsafeMutableRawPointer! {
    let data = unsafe pass(.sqlite3_user_data, [.handle(a0)]) { unsafe inner.sqlite3_user_data(a0) }
    return unsafe registry.withLock { unsafe $0.context(of: data) }
  }
}
