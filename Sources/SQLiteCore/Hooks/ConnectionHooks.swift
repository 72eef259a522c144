import SQLiteCalls

/// The hooks of a connection, each created for its first observer.
final class ConnectionHooks: ConnectionAttachment {
  private unowned(unsafe) let connection: Connection
  fileprivate var made: [any HookOfConnection] = []

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

  /// The number of observers of all hooks.
  var observerCount: Int { made.reduce(0) { $0 + $1.observerCount } }

  /// Releases all observers, and removes the C functions, which SQLite could still call after the connection is deallocated if the user's C
  /// code keeps the handle alive.
  func detach() {
    let areDetached = made.map { $0.detach() }
    // SQLite has kept the address of one of the objects, which must then stay alive forever.
    if areDetached.contains(false) { keptForEver.withLock { $0.append(self) } }
  }
}

/// A hook with observers of any type.
protocol HookOfConnection: AnyObject {
  var observerCount: Int { get }
  /// Releases all observers and removes the C function; returns false when SQLite refuses that.
  func detach() -> Bool
}

extension Connection {
  /// The number of observers of hooks, including a busy handler, localized collations, and the hooks and the authorizer of an observation,
  /// all of which end with the connection. The authorizer that guards search tables does not count: the next connection adds it again when
  /// a statement needs it.
  package var observerCount: Int {
    (hooks?.observerCount ?? 0) + (busyWait?.hasClosure == true ? 1 : 0) + (suppliesCollations ? 1 : 0)
      - (fullTextTrust.token == nil ? 0 : 1)
  }

  /// Whether an update hook is called for each changed row.
  package var tellsOfRows: Bool { hooks?.made.contains { $0 is UpdateHook && $0.observerCount > 0 } ?? false }

  /// The hooks; nil until the first is needed, and after closing.
  var hooks: ConnectionHooks? { attachments[ConnectionHooks.self] }

  /// Returns the hooks so that they can be changed.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE after ``close()``, and within a callback of this connection.
  @inline(never) func hooksToChange() throws(SQLiteError) -> ConnectionHooks {
    try admitChange()
    return attachment(orNew: ConnectionHooks(self))
  }
}
