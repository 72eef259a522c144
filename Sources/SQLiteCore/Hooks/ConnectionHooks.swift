import SQLiteCalls

/// The hooks of a connection, each made when its first observer comes.
final class ConnectionHooks: ConnectionAttachment {
  private unowned(unsafe) let connection: Connection

  lazy var update = UpdateHook(unsafe connection)
  lazy var preupdate = PreupdateHook(unsafe connection)
  lazy var commit = CommitHook(unsafe connection)
  lazy var rollback = RollbackHook(unsafe connection)
  lazy var log = WriteAheadLogHook(unsafe connection)
  lazy var progress = ProgressHook(unsafe connection)
  lazy var authorizer = AuthorizerHook(unsafe connection)
  lazy var trace = TraceHook(unsafe connection)
  lazy var collationProvider = CollationProviderHook(unsafe connection)
  /// The closure of a busy handler; SQLite knows one at a time.
  var busy: BusyClosure?

  init(_ connection: Connection) { unsafe self.connection = connection }

  /// Lets all observers go, and removes what SQLite could still call when the connection has gone but C code of the user keeps the handle alive.
  func detach() {
    busy?.end()
    var code: Int32 = 0
    if busy != nil, let db = unsafe connection.handle { code = unsafe connection.wrapper.sqlite3_busy_handler(db, nil, nil) }
    let isDetached = [
      code == 0, update.detach(), preupdate.detach(), commit.detach(), rollback.detach(), log.detach(), progress.detach(),
      authorizer.detach(), trace.detach(), collationProvider.detach(),
    ]
    // SQLite kept the address of one of the objects: it must stay good, for ever.
    if isDetached.contains(false) { keptForEver.withLock { $0.append(self) } }
  }
}

/// Objects whose addresses SQLite would not give back. They are few: it refuses when memory is out, or when a test makes it.
private let keptForEver = Locked<[ConnectionHooks]>([])

extension Connection {
  /// The hooks; nil until the first is wanted, and after closing.
  var hooks: ConnectionHooks? { attachments[ConnectionHooks.self] }

  /// The hooks, for a change.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE after ``close()``, and within a callback of this connection.
  func hooksToChange() throws(SQLiteError) -> ConnectionHooks {
    _ = unsafe try openHandleToChange()
    if let hooks { return hooks }
    let made = ConnectionHooks(self)
    attachments[ConnectionHooks.self] = made
    return made
  }
}

extension Connection {
  /// Makes all SQL compile again. SQLite must not be used within a callback, so statements are finalized later then.
  func forgetCompiled() { unsafe cache.forgetAll(finalizes: callbackDepth == 0) }

  /// The handle, for registering something.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE after ``close()``, and within a callback of this connection.
  func openHandleToChange() throws(SQLiteError) -> OpaquePointer {
    try enter()
    if unsafe isInCallback {
      throw SQLiteError.refused(.misuse, "hooks, functions and collations cannot be changed within a callback of the same connection")
    }
    return unsafe try openHandle()
  }

  /// Runs what SQLite calls back. The connection cannot be closed meanwhile, and SQL on it is refused unless SQLite allows it here.
  @inline(__always) func inCallback<Result>(allowsSQL: Bool, _ body: () -> Result) -> Result {
    let refusedSQL = unsafe isInCallback
    unsafe isInCallback = !allowsSQL
    unsafe callbackDepth &+= 1
    defer {
      unsafe callbackDepth &-= 1
      unsafe isInCallback = refusedSQL
    }
    return body()
  }
}
