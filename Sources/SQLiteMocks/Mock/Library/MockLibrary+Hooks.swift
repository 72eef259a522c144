import SQLiteCalls
import SQLiteCore

/// Registering the callbacks of a connection. Hooks are stored, and their context is returned when they are replaced.
/// <https://sqlite.org/c3ref/update_hook.html>
extension MockLibrary {
  func sqlite3_update_hook(_ a0: OpaquePointer!, _ a1: Sqlite3Callback.Update!, _ a2: UnsafeMutableRawPointer!) -> UnsafeMutableRawPointer!
  {
    unsafe exchange(\.updateHook, of: connection(a0), MockHook(function: a1, context: a2))
  }

  func sqlite3_commit_hook(_ a0: OpaquePointer!, _ a1: Sqlite3Callback.Commit!, _ a2: UnsafeMutableRawPointer!) -> UnsafeMutableRawPointer!
  {
    unsafe exchange(\.commitHook, of: connection(a0), MockHook(function: a1, context: a2))
  }

  func sqlite3_rollback_hook(_ a0: OpaquePointer!, _ a1: Sqlite3Destructor.Function!, _ a2: UnsafeMutableRawPointer!)
    -> UnsafeMutableRawPointer!
  {
    unsafe exchange(\.rollbackHook, of: connection(a0), MockHook(function: a1, context: a2))
  }

  func sqlite3_wal_hook(_ a0: OpaquePointer!, _ a1: Sqlite3Callback.Wal!, _ a2: UnsafeMutableRawPointer!) -> UnsafeMutableRawPointer! {
    unsafe connection(a0)?.pragmas["wal_autocheckpoint"] = 0  // automatic checkpoints also use the hook
    return unsafe exchange(\.walHook, of: connection(a0), MockHook(function: a1, context: a2))
  }

  func sqlite3_progress_handler(_ a0: OpaquePointer!, _ a1: Int32, _ a2: Sqlite3Callback.Commit!, _ a3: UnsafeMutableRawPointer!) {
    unsafe connection(a0)?.progressHandler = unsafe a1 > 0 ? MockHook(function: a2, context: a3) : MockHook()
  }

  func sqlite3_busy_handler(_ a0: OpaquePointer!, _ a1: Sqlite3Callback.Busy!, _ a2: UnsafeMutableRawPointer!) -> Int32 {
    unsafe set(a0) { open in
      unsafe open.busyHandler = unsafe MockHook(function: a1, context: a2)
      open.pragmas["busy_timeout"] = 0  // a timeout also uses the handler
    }
  }

  func sqlite3_set_authorizer(_ a0: OpaquePointer!, _ xAuth: Sqlite3Callback.Authorizer!, _ pUserData: UnsafeMutableRawPointer!) -> Int32 {
    unsafe set(a0) { unsafe $0.authorizer = unsafe MockHook(function: xAuth, context: pUserData) }
  }

  func sqlite3_trace_v2(_ a0: OpaquePointer!, _ uMask: UInt32, _ xCallback: Sqlite3Callback.Trace!, _ pCtx: UnsafeMutableRawPointer!)
    -> Int32
  {
    let isOn = unsafe uMask != 0 && xCallback != nil
    return unsafe set(a0) { open in
      unsafe open.trace = unsafe isOn ? MockHook(function: xCallback, context: pCtx) : MockHook()
      open.traceMask = isOn ? uMask : 0
    }
  }

  func sqlite3_collation_needed(_ a0: OpaquePointer!, _ a1: UnsafeMutableRawPointer!, _ a2: Sqlite3Callback.CollationNeeded!) -> Int32 {
    unsafe set(a0) { unsafe $0.collationNeeded = unsafe MockHook(function: a2, context: a1) }
  }

  /// Sets a hook of a connection, and returns the context of the previous hook.
  func exchange<Function>(
    _ hook: ReferenceWritableKeyPath<MockConnection, MockHook<Function>>, of open: MockConnection?, _ new: MockHook<Function>
  ) -> UnsafeMutableRawPointer? {
    guard let open else { return nil }
    defer { open[keyPath: hook] = new }
    return unsafe open[keyPath: hook].context
  }
}

/// The hook that is called before each change of a row, and the functions that it may call. <https://sqlite.org/c3ref/preupdate_count.html>
extension MockLibrary {
  func sqlite3_preupdate_hook(_ db: OpaquePointer!, _ xPreUpdate: Sqlite3Callback.Preupdate!, _ a2: UnsafeMutableRawPointer!)
    -> UnsafeMutableRawPointer!
  {
    unsafe exchange(\.preupdateHook, of: connection(db), MockHook(function: xPreUpdate, context: a2))
  }

  func sqlite3_preupdate_count(_ a0: OpaquePointer!) -> Int32 {
    guard let change = unsafe connection(a0)?.preupdate else { return 0 }
    return Int32(clamping: max(change.old.count, change.new.count))
  }

  func sqlite3_preupdate_depth(_ a0: OpaquePointer!) -> Int32 { unsafe connection(a0)?.preupdate?.depth ?? 0 }

  func sqlite3_preupdate_blobwrite(_ a0: OpaquePointer!) -> Int32 { unsafe connection(a0)?.preupdate?.blobColumn ?? -1 }

  func sqlite3_preupdate_old(_ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 {
    unsafe read(a0, a1, a2) { $0.action == .insert ? nil : $0.old }
  }

  func sqlite3_preupdate_new(_ a0: OpaquePointer!, _ a1: Int32, _ a2: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 {
    unsafe read(a0, a1, a2) { $0.action == .delete ? nil : $0.new }
  }

  private func read(
    _ db: OpaquePointer?, _ index: Int32, _ out: UnsafeMutablePointer<OpaquePointer?>?, _ row: (MockPreupdate) -> [MockValue]?
  ) -> Int32 {
    guard let open = unsafe connection(db) else { return ResultCode.misuse.rawValue }
    guard let values = open.preupdate.flatMap(row) else { return open.report(.misuse) }
    guard values.indices.contains(Int(index)) else { return open.report(.range) }
    unsafe out?.pointee = unsafe expose(values[Int(index)])
    return open.report(.ok)
  }
}

/// The change of a row for which a preupdate hook is being called.
struct MockPreupdate {
  let action: AuthorizerAction
  let old: [MockValue]
  let new: [MockValue]
  let depth: Int32
  /// The column that a blob write changes; -1 for any other change.
  let blobColumn: Int32
}
