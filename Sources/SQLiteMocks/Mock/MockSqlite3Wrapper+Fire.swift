public import SQLiteCalls
public import SQLiteCore
import SQLiteEngine

// Calls the callbacks that the code under test has registered, as SQLite would. Without a callback, nothing happens.
//
// By itself, a mock calls only the callbacks that follow from the statements: the commit hook before COMMIT, before a RELEASE that ends a
// transaction, and after a statement that writes outside a transaction; the rollback hook for ROLLBACK, after a veto by the commit hook,
// and for closing during a transaction; and the trace callback for closing. The other callbacks need data that a mock does not have.
extension MockSqlite3Wrapper {
  /// Reports a change of a row to the update hook. <https://sqlite.org/c3ref/update_hook.html>
  ///
  /// - Parameters:
  ///   - action: `.insert`, `.update` or `.delete`.
  ///   - schema: The name of the schema, such as `main`.
  ///   - table: The name of the table.
  ///   - rowid: The rowid of the row.
  ///   - db: The connection; nil for the connection that was opened last.
  public func fireUpdate(_ action: AuthorizerAction, schema: String = "main", table: String, rowid: Int64, on db: OpaquePointer? = nil) {
    unsafe fire(\.updateHook, on: db) { unsafe $0($1, action.rawValue, schema, table, rowid) }
  }

  /// Reports a change of a row to the preupdate hook, which can read the values while it runs.
  /// <https://sqlite.org/c3ref/preupdate_count.html>
  ///
  /// - Parameters:
  ///   - action: `.insert`, `.update` or `.delete`. Writing to a blob is also `.delete`.
  ///   - schema: The name of the schema, such as `main`.
  ///   - table: The name of the table.
  ///   - rowid: The rowid before the change.
  ///   - newRowid: The rowid after the change; nil if it stays the same.
  ///   - old: The values before the change; empty for an insert.
  ///   - new: The values after the change; empty for a delete.
  ///   - depth: The nesting depth of the triggers that make the change.
  ///   - blobColumn: The column that a blob write changes; -1 for any other change.
  ///   - db: The connection; nil for the connection that was opened last.
  public func firePreupdate(
    _ action: AuthorizerAction, schema: String = "main", table: String, rowid: Int64 = 0, newRowid: Int64? = nil, old: [SQLiteValue] = [],
    new: [SQLiteValue] = [], depth: Int32 = 0, blobColumn: Int32 = -1, on db: OpaquePointer? = nil
  ) {
    guard let open = locked({ unsafe connection(db) }), let function = unsafe open.preupdateHook.function else { return }
    let rows = (old.map { library.value(holding: MockValue.Content($0)) }, new.map { library.value(holding: MockValue.Content($0)) })
    locked { open.preupdate = MockPreupdate(action: action, old: rows.0, new: rows.1, depth: depth, blobColumn: blobColumn) }
    unsafe function(
      open.preupdateHook.context, library.pointer(open.handle), action.rawValue, schema, table, rowid, newRowid ?? rowid)
    locked {
      open.preupdate = nil
      library.retire(rows.0 + rows.1)
    }
  }

  /// Calls the commit hook. <https://sqlite.org/c3ref/commit_hook.html>
  ///
  /// - Returns: Whether the hook turns the commit into a rollback; nil without a hook.
  @discardableResult
  public func fireCommit(on db: OpaquePointer? = nil) -> Bool? {
    unsafe fire(\.commitHook, on: db) { unsafe $0($1) != 0 }
  }

  /// Calls the rollback hook. <https://sqlite.org/c3ref/commit_hook.html>
  public func fireRollback(on db: OpaquePointer? = nil) {
    unsafe fire(\.rollbackHook, on: db) { unsafe $0($1) }
  }

  /// Calls the hook for a commit to the write-ahead log. <https://sqlite.org/c3ref/wal_hook.html>
  ///
  /// - Returns: The code that the hook returned; nil without a hook.
  @discardableResult
  public func fireWal(schema: String = "main", pageCount: Int32, on db: OpaquePointer? = nil) -> ResultCode? {
    unsafe fire(\.walHook, on: db) { unsafe ResultCode(rawValue: $0($1, handle(of: db), schema, pageCount)) }
  }

  /// Calls the progress handler. <https://sqlite.org/c3ref/progress_handler.html>
  ///
  /// - Returns: Whether the handler interrupts the running statement; nil without a handler.
  @discardableResult
  public func fireProgress(on db: OpaquePointer? = nil) -> Bool? {
    unsafe fire(\.progressHandler, on: db) { unsafe $0($1) != 0 }
  }

  /// Calls the busy handler. <https://sqlite.org/c3ref/busy_handler.html>
  ///
  /// - Parameters:
  ///   - tries: The number of earlier calls of the handler for the same lock.
  ///   - db: The connection; nil for the connection that was opened last.
  /// - Returns: Whether the handler asks SQLite to try again; nil without a handler.
  @discardableResult
  public func fireBusy(tries: Int32, on db: OpaquePointer? = nil) -> Bool? {
    unsafe fire(\.busyHandler, on: db) { unsafe $0($1, tries) != 0 }
  }

  /// Calls the authorizer. <https://sqlite.org/c3ref/set_authorizer.html>
  ///
  /// - Parameters:
  ///   - action: The action to authorize.
  ///   - details: Up to four strings that depend on the action; nil for each one that the action does not have.
  ///   - db: The connection; nil for the connection that was opened last.
  /// - Returns: The decision; nil without an authorizer.
  @discardableResult
  public func fireAuthorizer(_ action: AuthorizerAction, _ details: [String?] = [], on db: OpaquePointer? = nil) -> AuthorizerDecision? {
    let words = details + [nil, nil, nil, nil]
    return unsafe fire(\.authorizer, on: db) {
      unsafe AuthorizerDecision(rawValue: $0($1, action.rawValue, words[0], words[1], words[2], words[3]))
    }
  }

  /// Calls the callback for a missing collation. <https://sqlite.org/c3ref/collation_needed.html>
  ///
  /// - Returns: Whether there is a collation with that name afterwards.
  @discardableResult
  public func fireCollationNeeded(_ name: String, on db: OpaquePointer? = nil) -> Bool {
    unsafe fire(\.collationNeeded, on: db) { unsafe $0($1, handle(of: db), TextEncoding.utf8.rawValue, name) }
    return locked {
      unsafe connection(db)?.collations.contains { unsafe $0.key.name == name.lowercased() && $0.value.compare != nil } ?? false
    }
  }

  /// Reports an event to the trace callback if the callback is registered for it. <https://sqlite.org/c3ref/trace_v2.html>
  ///
  /// - Parameters:
  ///   - event: `.stmt`, `.profile` or `.row` with a statement, or `.close` without one.
  ///   - statement: The statement of the event.
  ///   - nanoseconds: The run time for `.profile`.
  ///   - db: The connection; nil for the connection that was opened last.
  public func fireTrace(
    _ event: TraceEvents, statement: OpaquePointer? = nil, nanoseconds: Int64 = 0, on db: OpaquePointer? = nil
  ) {
    guard let open = locked({ unsafe connection(db) }), open.traceMask & event.rawValue != 0 else { return }
    let hook = unsafe open.trace
    let subject = unsafe UnsafeMutableRawPointer(statement ?? library.pointer(open.handle))
    let text = event == .stmt ? locked { unsafe library.statement(statement) }.map { OwnedText($0.sql) } : nil
    var time = nanoseconds
    unsafe withUnsafeMutablePointer(to: &time) { time in
      let detail = unsafe event == .profile ? UnsafeMutableRawPointer(time) : text?.base
      _ = unsafe hook.function?(event.rawValue, hook.context, subject, detail)
    }
    withExtendedLifetime(text) {}
  }

  /// Writes to the error log of the library. <https://sqlite.org/errlog.html>
  public func fireLog(_ code: ResultCode, _ message: String) {
    let log = unsafe locked { unsafe library.errorLog }
    unsafe log.function?(log.context, code.rawValue, message)
  }

  /// Calls a hook of a connection with its context; nil without one.
  @discardableResult
  private func fire<Function, Answer>(
    _ hook: KeyPath<MockConnection, MockHook<Function>>, on db: OpaquePointer?, _ call: (Function, UnsafeMutableRawPointer?) -> Answer
  ) -> Answer? {
    guard let hook = locked({ unsafe connection(db)?[keyPath: hook] }), let function = hook.function else { return nil }
    return unsafe call(function, hook.context)
  }

  private func handle(of db: OpaquePointer?) -> OpaquePointer? { unsafe locked { unsafe library.pointer(connection(db)?.handle) } }
}
