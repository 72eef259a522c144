import SQLiteCalls
import SQLiteCore

/// The sessions of a connection that are open.
@safe final class OpenSessions: ConnectionAttachment {
  private unowned(unsafe) let connection: Connection
  /// The schemas, by the address of each session.
  private var schemas: [UInt: String] = [:]

  init(_ connection: Connection) { unsafe self.connection = connection }

  var namesInUse: [String] { namesUnguarded(in: nil) }

  func namesUnguarded(in schema: String?) -> [String] {
    settled.values.filter { name in schema.map { name.isName($0) } ?? true }.map { "a session on \($0)" }
  }

  /// The first of the sessions, in words: SQLite has one preupdate hook, for sessions or for observers.
  var preupdateHookUser: String? { settled.values.first.map { "the session on \($0)" } }

  /// The sessions that are left after the deferred work is done.
  private var settled: [UInt: String] {
    if unsafe connection.callbackDepth == 0 { unsafe connection.runDeferredWork() }
    return schemas
  }

  /// Notes a session. The first one has the statements forgotten that would empty tables as a whole.
  func note(_ session: OpaquePointer, on schema: String) {
    if schemas.isEmpty { unsafe connection.forgetCompiled() }
    schemas[UInt(bitPattern: session)] = schema
  }

  /// Ends a session: at once, or later when SQLite may be using it; meanwhile it records nothing.
  ///
  /// - Parameter tables: The tables that SQLite asks about as long as the session lives.
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
  /// The sessions that are open.
  var openSessions: OpenSessions { attachment(orNew: OpenSessions(self)) }
}
