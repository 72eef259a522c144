import SQLiteCalls
import SQLiteCore

/// Records which rows of a database change, and returns the changes as a ``Changeset``.
///
/// ``Connection/withSession(recording:in:_:)`` lends a session to a closure; ``Connection/openSession(recording:in:measuringSize:)`` opens
/// one, which records until it is closed or released. A session records the changes made by its connection, through SQL, triggers, foreign
/// key actions and applied changesets, but not the changes of other connections to the same file. It remembers each row as it was before
/// its first change, and the changeset compares this with the current row, which may have the changes of another connection as well. So it
/// leaves out a row that is unchanged in the end or was rolled back. Rows are identified by primary key, in tables with and without rowids.
/// Rows with NULL in their key are not recorded.
///
/// Like a statement, it belongs to the thread or task of its connection. While it is open, the connection cannot be closed. A connection
/// has either sessions or observers of its preupdate hook, because SQLite has one hook for both.
///
/// <https://sqlite.org/session/session.html>
@safe public final class Session {
  /// The schema name of the database whose tables the session records.
  public let schema: String
  let connection: Connection
  let tables: SessionTables
  private var pointer: OpaquePointer?
  let measuresSize: Bool

  init(_ pointer: OpaquePointer, on schema: String, _ tables: SessionTables, measuresSize: Bool, of connection: Connection) {
    unsafe self.pointer = pointer
    self.schema = schema
    self.tables = tables
    self.measuresSize = measuresSize
    self.connection = connection
    unsafe connection.openSessions.note(pointer, on: schema)
  }

  deinit {
    guard let open = unsafe pointer else { return }
    let tables = tables
    connection.whenEnterable { connection in unsafe connection.openSessions.end(open, tables) }
  }

  /// Returns the handle for a call; throws when the session is closed.
  func openHandle() throws -> OpaquePointer {
    try connection.admitWork("use its sessions")
    _ = unsafe try connection.openHandle()
    guard let open = unsafe pointer else {
      throw SQLiteError.misuse("the session on \(schema) is closed: use it in the closure it is lent to, or open another one")
    }
    return unsafe open
  }

  /// Ends the recording; every later call throws SQLITE_MISUSE. Closing it again does nothing. Releasing a session closes it.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE outside the loan of the connection; the session then stays open.
  ///
  /// The C function is `sqlite3session_delete`: <https://sqlite.org/session/sqlite3session_delete.html>
  public func close() throws {
    guard let open = unsafe pointer else { return }
    try connection.undoing {
      try connection.enter()
      unsafe pointer = nil
      unsafe connection.openSessions.end(open, tables)
    }
  }

  /// Whether the session is recording.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE after ``close()``.
  ///
  /// The C function is `sqlite3session_enable`: <https://sqlite.org/session/sqlite3session_enable.html>
  public var isRecording: Bool {
    get throws { unsafe wrapper.sqlite3session_enable(try openHandle(), -1) != 0 }
  }

  /// Pauses or resumes the recording. If a row was recorded before a pause, changes made to it during the pause are included, because the
  /// changeset uses the row's last state.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE after ``close()``.
  ///
  /// The C function is `sqlite3session_enable`: <https://sqlite.org/session/sqlite3session_enable.html>
  public func setRecording(_ isRecording: Bool) throws {
    _ = unsafe wrapper.sqlite3session_enable(try openHandle(), isRecording ? 1 : 0)
  }

  /// Whether all recorded changes are marked as indirect: see ``Changeset/Change/isIndirect``.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE after ``close()``.
  ///
  /// The C function is `sqlite3session_indirect`: <https://sqlite.org/session/sqlite3session_indirect.html>
  public var isIndirect: Bool {
    get throws { unsafe wrapper.sqlite3session_indirect(try openHandle(), -1) != 0 }
  }

  /// Marks all changes recorded from now on as indirect, or only changes made by triggers and foreign keys.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE after ``close()``.
  ///
  /// The C function is `sqlite3session_indirect`: <https://sqlite.org/session/sqlite3session_indirect.html>
  public func setIndirect(_ isIndirect: Bool) throws {
    _ = unsafe wrapper.sqlite3session_indirect(try openHandle(), isIndirect ? 1 : 0)
  }

  /// Whether no row has changed. A row that was changed and then changed back may count as changed.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE after ``close()``.
  ///
  /// The C function is `sqlite3session_isempty`: <https://sqlite.org/session/sqlite3session_isempty.html>
  public var isEmpty: Bool {
    get throws { unsafe wrapper.sqlite3session_isempty(try openHandle()) != 0 }
  }

  /// The number of bytes of memory that the session uses.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE after ``close()``.
  ///
  /// The C function is `sqlite3session_memory_used`: <https://sqlite.org/session/sqlite3session_memory_used.html>
  public var memoryByteCount: Int64 {
    get throws { unsafe wrapper.sqlite3session_memory_used(try openHandle()) }
  }

  /// The upper limit of the changeset's size in bytes, computed without creating the changeset.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE for a session that was opened without `measuringSize`, and after ``close()``.
  ///
  /// The C function is `sqlite3session_changeset_size`: <https://sqlite.org/session/sqlite3session_changeset_size.html>
  public var largestChangesetByteCount: Int64 {
    get throws {
      let open = unsafe try openHandle()
      if !measuresSize {
        throw SQLiteError.misuse("the session on \(schema) does not measure its changeset: open it with measuringSize: true")
      }
      return unsafe wrapper.sqlite3session_changeset_size(open)
    }
  }

  /// Returns the handle for a call that reads the changes.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_SCHEMA when some changes are lost.
  func handleOfKnownChanges() throws -> OpaquePointer {
    let open = unsafe try openHandle()
    try connection.refuseLost(tables.names, in: schema)
    try unsafe refuseRespelledKeys(open)
    return unsafe open
  }

  /// Runs a call with the handle. If a callback closes the session during the call, it ends only afterwards.
  func inUse(_ call: () -> Int32) -> Int32 { connection.inCallback(allowsSQL: true, call) }

  /// Returns the error for a code.
  func failure(_ code: Int32, _ call: Sqlite3Call) -> SQLiteError {
    let error = connection.failure(code, in: call, about: "the session on \(schema)")
    guard error.code.primary == .schema else { return error }
    return error.reworded("\(error.message). A table that it records was altered or dropped meanwhile: begin another session after that")
  }

  var wrapper: any Sqlite3WrapperProtocol { connection.wrapper }
}
