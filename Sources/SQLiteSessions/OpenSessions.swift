import SQLiteCalls
import SQLiteCore

/// The open sessions of a connection.
@safe final class OpenSessions: ConnectionAttachment {
  private unowned(unsafe) let connection: Connection
  /// The schema of each session, by its address.
  private var schemas: [UInt: String] = [:]

  init(_ connection: Connection) { unsafe self.connection = connection }

  var namesInUse: [String] { namesUnguarded(in: nil) }

  func namesUnguarded(in schema: String?) -> [String] {
    settled.values.filter { name in schema.map { name.isName($0) } ?? true }.map { "a session on \($0)" }
  }

  /// A description of the first session. SQLite has only one preupdate hook, for either sessions or observers.
  var preupdateHookUser: String? { settled.values.first.map { "the session on \($0)" } }

  /// The remaining sessions after deferred work has run.
  private var settled: [UInt: String] {
    if unsafe connection.callbackDepth == 0 { unsafe connection.runDeferredWork() }
    return schemas
  }

  /// Registers a session. Before the first one, cached statements that delete all rows of a table at once are discarded.
  func note(_ session: OpaquePointer, on schema: String) {
    if schemas.isEmpty { unsafe connection.forgetCompiled() }
    schemas[UInt(bitPattern: session)] = schema
  }

  /// Ends a session at once, or later if SQLite may be using it; until then it records nothing.
  ///
  /// - Parameter tables: The tables, which SQLite's callback uses as long as the session exists.
  func end(_ session: OpaquePointer, _ tables: SessionTables?) {
    if unsafe connection.callbackDepth > 0 {
      let wrapper = unsafe connection.wrapper
      _ = unsafe wrapper.sqlite3session_enable(session, 0)
      return unsafe connection.deferredWork.add { connection in
        unsafe connection.openSessions.end(session, tables)
      }
    }
    unsafe connection.wrapper.sqlite3session_delete(session)
    schemas[UInt(bitPattern: session)] = nil
    withExtendedLifetime(tables) {}
  }
}

extension Connection {
  var openSessions: OpenSessions { attachment(orNew: OpenSessions(self)) }
}
