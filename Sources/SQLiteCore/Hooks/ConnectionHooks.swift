import SQLiteCalls

/// The hooks of a connection, each made when its first observer comes.
final class ConnectionHooks: ConnectionAttachment {
  private unowned(unsafe) let connection: Connection
  private var made: [any HookOfConnection] = []

  lazy var update = keep(UpdateHook(unsafe connection))
  lazy var preupdate = keep(PreupdateHook(unsafe connection))
  lazy var commit = keep(CommitHook(unsafe connection))
  lazy var rollback = keep(RollbackHook(unsafe connection))
  lazy var log = keep(WriteAheadLogHook(unsafe connection))
  lazy var progress = keep(ProgressHook(unsafe connection))
  lazy var authorizer = keep(AuthorizerHook(unsafe connection))
  lazy var trace = keep(TraceHook(unsafe connection))
  lazy var collationProvider = keep(CollationProviderHook(unsafe connection))

  init(_ connection: Connection) { unsafe self.connection = connection }

  private func keep<Hook: HookOfConnection>(_ hook: Hook) -> Hook {
    made.append(hook)
    return hook
  }

  /// How many observers all hooks have.
  var observerCount: Int { made.reduce(0) { $0 + $1.observerCount } }

  /// Whether an observer of the update hook is called for each row that is changed.
  var tellOfRows: Bool { made.contains { $0 is UpdateHook && $0.observerCount > 0 } }

  /// Lets all observers go, and removes the C functions that SQLite could still call when the connection has gone but C code of the user keeps
  /// the handle alive.
  func detach() {
    let areDetached = made.map { $0.detach() }
    // SQLite has kept the address of one of the objects, which must then stay for ever.
    if areDetached.contains(false) { keptForEver.withLock { $0.append(self) } }
  }

  func willClose() {
    if unsafe connection.checkpointGuard != nil { log.closeReaders() }
  }
}

/// A hook, whatever the type of its observers.
protocol HookOfConnection: AnyObject {
  var observerCount: Int { get }
  /// Lets all observers go, and removes the C function; false when SQLite refuses that.
  func detach() -> Bool
}

extension Connection {
  /// How many observers of hooks there are, a busy handler and localized collations among them; not the authorizer of the guard of full-text tables,
  /// which comes when a statement needs it.
  package var observerCount: Int {
    (hooks?.observerCount ?? 0) + (busyWait?.hasClosure == true ? 1 : 0) + (suppliesCollations ? 1 : 0)
      - (fullTextTrust.token == nil ? 0 : 1)
  }

  /// Whether an update hook is called for each row that is changed.
  package var tellsOfRows: Bool { hooks?.tellOfRows ?? false }

  /// The hooks; nil until the first is wanted, and after closing.
  var hooks: ConnectionHooks? { attachments[ConnectionHooks.self] }

  /// The hooks, for a change.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE after ``close()``, and within a callback of this connection.
  @inline(never) func hooksToChange() throws(SQLiteError) -> ConnectionHooks {
    try admitChange()
    return attachment(orNew: ConnectionHooks(self))
  }
}
