import SQLiteCalls

/// A change as SQLite reports it to its preupdate hook; more facts are available while the hook runs.
/// <https://sqlite.org/c3ref/preupdate_count.html>
package struct PreupdateCall {
  /// SQLITE_INSERT, SQLITE_UPDATE or SQLITE_DELETE.
  package let action: Int32
  package let database: String
  package let table: String
  package let rowid: Int64
  package let newRowid: Int64
}

extension Connection {
  /// Adds an observer of the preupdate hook, which is called with the connection and each change.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR when the library was built without SQLITE_ENABLE_PREUPDATE_HOOK; SQLITE_MISUSE after
  ///   ``close()``, and within a callback of this connection.
  package func observePreupdates(_ body: @escaping (Connection, PreupdateCall) -> Void) throws(SQLiteError) -> HookToken {
    try hooksToChange().preupdate.add(body)
  }

  /// Whether the preupdate hook has observers. Reading this removes the C function if the last observer was removed within a callback.
  package var observesPreupdates: Bool {
    hooks?.preupdate.removeUnused()
    return hooks?.preupdate.isInstalled == true
  }
}

final class PreupdateHook: HookObservers<(Connection, PreupdateCall) -> Void> {
  private var database = RepeatedName()
  private var table = RepeatedName()
  /// Whether statements may have been compiled while the hook was installed.
  private var wasInstalled = false

  override var call: Sqlite3Call { .sqlite3_preupdate_hook }

  /// Discards statements compiled without the hook: they may empty a table as a whole, and SQLite does not call the hook for that.
  override func didChange(on connection: Connection) {
    if isInstalled, !wasInstalled { connection.forgetCompiled() }
    wasInstalled = isInstalled
  }

  override func install(_ isNeeded: Bool, on connection: Connection) -> Int32 {
    let callback:
      @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?, Int64, Int64) -> Void =
        {
          context, _, action, database, table, rowid, newRowid in
          guard let hook = unsafe context.object(as: PreupdateHook.self), let connection = unsafe hook.connection else { return }
          let names = unsafe (hook.database.string(database), hook.table.string(table))
          let call = PreupdateCall(action: action, database: names.0, table: names.1, rowid: rowid, newRowid: newRowid)
          hook.forEach { $0(connection, call) }
        }
    // A session created later takes over the current context as if it were another session's, whether there is a function or not.
    let _ = unsafe connection.wrapper.sqlite3_preupdate_hook(connection.handle, isNeeded ? callback : nil, isNeeded ? context : nil)
    return 0
  }
}
