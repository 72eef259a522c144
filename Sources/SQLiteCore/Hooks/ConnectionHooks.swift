import SQLiteCallsCore

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
  /// The wait for locks that was set last.
  private(set) var busy: BusyWait?

  init(_ connection: Connection) { unsafe self.connection = connection }

  private func keep<Hook: HookOfConnection>(_ hook: Hook) -> Hook {
    made.append(hook)
    return hook
  }

  /// Has SQLite wait for locks in this way.
  func wait(by wait: BusyWait) throws(SQLiteError) {
    try unsafe connection.check(wait.begin(), in: wait.call)
    replaceWait(by: wait)
  }

  /// Takes note of the wait that SQLite has by now.
  func replaceWait(by wait: BusyWait) {
    let former = busy
    busy = wait
    if former !== wait { former?.end() }  // code that runs when its closure is freed may set another one
  }

  /// How many observers all hooks have, with the closure of a busy handler.
  var observerCount: Int { made.reduce(busy?.body == nil || busy?.isReplaced == true ? 0 : 1) { $0 + $1.observerCount } }

  /// Whether an observer of the update hook is called for each row that is changed.
  var tellOfRows: Bool { made.contains { $0 is UpdateHook && $0.observerCount > 0 } }

  /// Lets all observers go, and removes the C functions that SQLite could still call when the connection has gone but C code of the user keeps
  /// the handle alive.
  func detach() {
    var code: Int32 = 0
    if let busy, let db = unsafe connection.handle { code = unsafe connection.wrapper.sqlite3_busy_timeout(db, busy.timeout) }
    busy?.end()
    let areDetached = made.map { $0.detach() }
    // SQLite has kept the address of one of the objects, which must then stay for ever.
    if code != 0 || areDetached.contains(false) { keptForEver.withLock { $0.append(self) } }
  }
}

/// A hook, whatever the type of its observers.
protocol HookOfConnection: AnyObject {
  var observerCount: Int { get }
  /// Lets all observers go, and removes the C function; false when SQLite refuses that.
  func detach() -> Bool
}

/// Objects whose addresses SQLite keeps, or would not give back. They are few: SQLite refuses when memory is out, or when a test makes it.
let keptForEver = Locked<[AnyObject]>([])

extension Connection {
  /// How many observers of hooks there are, a busy handler and localized collations among them; not those that come by themselves: the one
  /// that guards full-text tables, and the one that measures statements.
  package var observerCount: Int {
    (hooks?.observerCount ?? 0) + (suppliesCollations ? 1 : 0) - (fullTextTrust?.token == nil ? 0 : 1)
      - (attachments[StatementAges.self] == nil ? 0 : 1)
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

extension Connection {
  /// Makes all SQL compile again. SQLite must not be used within a callback, so statements are finalized later then.
  package func forgetCompiled() { unsafe cache.forgetAll(finalizes: callbackDepth == 0) }

  /// The handle, for registering something.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE after ``close()``, and within a callback of this connection.
  @inline(never) package func openHandleToChange(function: String? = nil) throws(SQLiteError) -> OpaquePointer {
    try admitChange()
    noteRegistration(of: function)
    return unsafe try openHandle()
  }

  private func admitChange() throws(SQLiteError) {
    try enter()
    if unsafe isInCallback {
      throw SQLiteError.refused(.misuse, "hooks, functions and collations cannot be changed within a callback of the same connection")
    }
    _ = unsafe try openHandle()
  }

  /// Runs a callback of SQLite. The connection cannot be closed meanwhile, and SQL on it is refused unless SQLite allows it here.
  @inline(__always) package func inCallback<Result>(allowsSQL: Bool, _ body: () -> Result) -> Result {
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
