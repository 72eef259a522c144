public import SQLiteCalls

/// A connection to a database through an injected wrapper of the C library.
///
/// It is confined: use it from one thread or task at a time (it is opened without a mutex of its own). A connection that is lent, such as
/// by a manager's `withConnection`, throws SQLITE_MISUSE outside the closure it was lent to and on other threads, and so do its statements
/// and cursors. Every C call it makes goes through ``wrapper``. <https://sqlite.org/c3ref/sqlite3.html>
@safe public final class Connection {
  /// The library, or the test double that replaces it.
  public let wrapper: any Sqlite3WrapperProtocol
  /// The location of the database.
  public let location: Location
  /// The access with which the file was opened.
  let access: Access
  /// The settings applied when it was opened.
  public internal(set) var configuration: Configuration

  /// Whether `recursive_triggers` is on only while statements need it; see ``RecursiveTriggers``.
  let settlesTriggers: Bool
  /// The errors thrown by the application's functions, in an object that the connection shares with them.
  package let failures = FunctionFailures()
  private var pointer: OpaquePointer?
  /// The object that other threads use to stop this connection.
  public let interrupter: Interrupter
  /// The record of which thread may use the connection.
  @usableFromInline let admission = Admission()
  /// The work queued by threads that could not use the connection, for the next one that can.
  package let deferredWork = DeferredWork()
  /// The compiled statements. Exclusivity is unchecked, because the cache is used for every statement and never during another access.
  @safe @exclusivity(unchecked) var cache: StatementCache
  /// Whether a rollback failed: nothing may run inside the transaction that should be gone.
  @safe @exclusivity(unchecked) var owesRollback = false
  /// Whether another database was attached; it may have been detached again.
  @safe @exclusivity(unchecked) var mayHaveAttached = false
  /// The number of values above which a list in SQL is passed as a table.
  @safe @exclusivity(unchecked) var parameterLimit = Connection.parametersOfEveryLibrary
  /// The number of transaction and savepoint closures that are running.
  @safe @exclusivity(unchecked) var openBlocks = 0
  /// The savepoints that SQL has begun in the innermost transaction or savepoint closure, by their names in lowercase.
  @safe @exclusivity(unchecked) var savepoints: [String] = []
  /// Whether the running statement is this package's own, which begins or ends a transaction or savepoint closure.
  @safe @exclusivity(unchecked) var runsOwnStatement = false
  /// The transaction of the running closures, if it was lost.
  @safe @exclusivity(unchecked) var lostTransaction: LostTransaction?
  /// The number of failed calls that may have changed something.
  @safe @exclusivity(unchecked) package var failedCalls = 0
  /// Whether this package's own SQL is being compiled, such as the column declaration in ``ListTable``. The program's authorizer is not
  /// called for it.
  @safe @exclusivity(unchecked) var bypassesAuthorizers = false
  /// The program's statement that was compiled last or is about to run: its text, empty if long, and the byte at which the statement
  /// begins.
  @safe @exclusivity(unchecked) var currentStatement = (text: "", offset: 0)
  @safe @exclusivity(unchecked) var isUndoing = false
  /// Whether a callback is running in which SQLite must not be called, so that SQL is refused.
  @safe @exclusivity(unchecked) var isInCallback = false
  /// The number of callbacks that are running: the connection cannot be closed within one.
  @safe @exclusivity(unchecked) package var callbackDepth = 0
  /// The state of the setting `recursive_triggers`.
  @safe @exclusivity(unchecked) var triggers: RecursiveTriggers
  /// The gate that each statement passes; nil for none.
  @safe @exclusivity(unchecked) var gate: (any StatementGate)?
  /// Whether statements from the cache pass the gate as well.
  @safe @exclusivity(unchecked) var gateIsShut = false
  /// The object that runs checkpoints if the library's own can lose commits; nil to leave them to the library.
  @safe @exclusivity(unchecked) var checkpointGuard: (any CheckpointGuard)?
  /// Whether `user_version` is the number of the bundle from which the file was installed, and therefore may not be changed.
  @safe @exclusivity(unchecked) package var keepsVersion = false
  /// Whether the connection may have something that other connections to the database lack: a table, a database, a function.
  @safe @exclusivity(unchecked) package var hasNewThings = false
  /// The number of functions, collations and modules added.
  @safe @exclusivity(unchecked) private(set) var registrationCount = 0
  /// The functions that were added or removed, each with the ``registrationCount`` at its last change. Functions added on demand are not
  /// included.
  var addedFunctions: [(name: String, number: Int)] = []
  /// The objects that hooks, localized collations and other facilities store here.
  @safe @exclusivity(unchecked) package var attachments = Attachments()  // read by each method

  /// Opens a database.
  ///
  /// - Parameters:
  ///   - location: The file, or a private database.
  ///   - access: The access to a file; by default a file that does not exist is created.
  ///   - configuration: Settings applied before anything else can run.
  ///   - wrapper: The library to call. It is retained.
  /// - Throws: ``SQLiteError``, such as SQLITE_CANTOPEN; no handle stays open then. SQLITE_PERM when the file should be new but exists;
  ///   SQLITE_ERROR when the library is older than 3.40.0, and when another engine refuses a ``Configuration/chosen`` setting of the
  ///   configuration.
  ///
  /// The C function is `sqlite3_open_v2`: <https://sqlite.org/c3ref/open.html>
  public convenience init(
    _ location: Location, access: Access = .create, configuration: Configuration = Configuration(), on wrapper: any Sqlite3WrapperProtocol
  ) throws {
    try self.init(location, access: access, configuration: configuration, on: wrapper) { _ in }
  }

  /// Opens a database with a closure that is part of opening: when it throws, the connection is closed and a new file is removed.
  package init(
    _ location: Location, access: Access, configuration: Configuration, on wrapper: any Sqlite3WrapperProtocol,
    prepare: (Connection) throws -> Void
  ) throws {
    self.wrapper = wrapper
    self.location = location
    self.access = access
    self.configuration = configuration
    settlesTriggers = !configuration.recursiveTriggers && wrapper.runsAnySQL && configuration.makes(.recursiveTriggers, on: wrapper)
    // All SQL of a database that begins empty is compiled by this connection.
    triggers = RecursiveTriggers(search: location == .memory || location == .temporary ? .foundNothing : .isDue)
    interrupter = Interrupter(wrapper)
    cache = StatementCache(capacity: configuration.cachedStatements)
    deferredWork.begin(self)
    try OpeningWork.current?.add(interrupter)
    var version = try Self.supportedVersion(of: wrapper, isOpen: false)
    let name = try location.name(for: access)
    let flags = try configuration.flags(with: access)
    let made = try NewFile.make(at: location, access: access, on: wrapper)
    var opened: OpaquePointer?
    let code = unsafe wrapper.sqlite3_open_v2(name, &opened, flags.rawValue, nil)
    unsafe pointer = opened
    do {
      if code != 0 { throw error(code, in: .sqlite3_open_v2, about: name) }
      guard unsafe opened != nil else { throw SQLiteError(.nomem, "no handle was made for \(name)", origin: .call(.sqlite3_open_v2)) }
      unsafe interrupter.aim(at: opened)
      if version == 0 { version = try Self.supportedVersion(of: wrapper, isOpen: true) }
      try configure()
      try addFacilities(libraryVersion: version)
      if configuration.onDemand != .none, configuration.makes(.onDemand, on: wrapper) { try give(configuration.onDemand) }
      try prepare(self)
    } catch {
      destroy()
      made?.remove()
      throw error
    }
  }

  /// Returns the library's version, or throws if it is too old. A remote engine may report 0 until a connection is open.
  private static func supportedVersion(of wrapper: any Sqlite3WrapperProtocol, isOpen: Bool) throws(SQLiteError) -> Int32 {
    let version = wrapper.sqlite3_libversion_number()
    if version == 0, !isOpen { return 0 }
    let oldest = type(of: wrapper).oldestSupportedVersion
    guard version >= oldest else {
      let has = version == 0 ? "does not report its version" : "has version \(version)"
      throw SQLiteError.refused(.error, "the SQLite library \(has); \(oldest) is the oldest this package runs on")
    }
    return version
  }

  deinit { destroy() }

  /// The C handle, for calls that this package does not wrap; nil after ``close()``. Do not close it. An FTS5 tokenizer that C code adds
  /// through it must be added before the connection first uses one of the same name.
  @unsafe public var handle: OpaquePointer? { unsafe pointer }

  /// Returns the handle of an open connection to a thread that may use it.
  package func openHandle() throws(SQLiteError) -> OpaquePointer {
    try enter()
    guard let pointer = unsafe pointer else { throw SQLiteError.misuse("the connection is closed") }
    return unsafe pointer
  }

  /// The handle, or nil if the connection is closed or the current thread may not use it.
  package var handleIfOpen: OpaquePointer? { unsafe isEnterable ? pointer : nil }

  /// Closes the connection; every later call throws SQLITE_MISUSE. Closing again does nothing.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_BUSY while statements, cursors or other handles are in use, with SQLITE_MISUSE within a callback
  ///   of the connection, outside its loan and in a forked child; the connection stays open then.
  ///
  /// The C function is `sqlite3_close`: <https://sqlite.org/c3ref/close.html>
  public func close() throws {
    try undoing { try closeHandle() }
  }

  private func closeHandle() throws {
    try enter()
    guard let open = unsafe pointer else { return }
    if callbackDepth > 0 {
      throw SQLiteError.misuse("the connection cannot be closed within a callback of its own")
    }
    runDeferredWork()
    if attachments.all.contains(where: { !$0.namesUnguarded(in: nil).isEmpty }) {  // SQLite would close the connection under them
      throw SQLiteError.refused(.busy, "the connection cannot be closed; in use: " + lentNames.joined(separator: "; "))
    }
    releaseUnused()
    // Functions and collations are freed during the call: code that runs then must not use a handle that is half closed.
    let code = inCallback(allowsSQL: false) { unsafe wrapper.sqlite3_close(open) }
    if code != 0 {
      unsafe interrupter.aim(at: open)
      let error = error(code, in: .sqlite3_close)
      let users = lentNames
      throw users.isEmpty ? error : error.reworded(error.message + "; in use: " + users.joined(separator: "; "))
    }
    unsafe pointer = nil
    let attached = attachments
    attachments = Attachments()
    attached.detach()  // code that runs when objects are freed may use the connection
  }

  /// Releases everything unused that would keep SQLite from closing.
  private func releaseUnused() {
    forgetHandedOut()
    cache.finalizeIdle()
    checkpointGuard?.closeReaders(of: self)
    unsafe interrupter.aim(at: nil)
    forgetInterrupt()
  }

  /// Records that something is about to be added to this connection alone.
  ///
  /// - Parameter function: The name of a function.
  package func noteRegistration(of function: String? = nil) {
    forgetHandedOut()
    registrationCount &+= 1
    hasNewThings = true
    guard let function else { return }
    addedFunctions.removeAll { $0.name == function }
    addedFunctions.append((function, registrationCount))
  }

  /// Descriptions of the objects in use: statements by their SQL, open blob handles and others by name.
  package var lentNames: [String] { cache.lent.map { $0.sql.inShort() } + attachments.all.flatMap(\.namesInUse) }

  /// Closes the connection unconditionally: handles that outlive its last reference belong to the user's C code.
  package func destroy() {
    let deferredWork = deferredWork.end()
    failures.connection = nil
    // A handle opened before a fork is left alone in the child, where closing could do harm: sqlite.org/howtocorrupt.html, section 2.6.
    guard let open = unsafe pointer, !admission.isForked else { return }
    admission.lendToCurrentThread()  // no other thread has the connection: the queued work is run now
    for work in deferredWork { work(self) }
    releaseUnused()
    if unsafe wrapper.sqlite3_close(open) != 0 {
      cache.forgetAll(finalizes: false)  // a statement that is still lent is finalized when it is returned, and not kept for reuse
      attachments.detach()
      _ = unsafe wrapper.sqlite3_close_v2(open)  // no caller is left to get the error
    }
    unsafe pointer = nil
    attachments.detach()
  }
}

extension Connection: CustomStringConvertible {
  /// The location of the database, and whether the connection is closed or lent to others: `Connection to /tmp/quiz.sqlite`.
  public var description: String {
    let state = unsafe !isEnterable ? ", lent" : pointer == nil ? ", closed" : ""
    return "Connection to \(location)\(state)"
  }
}

extension Connection.Access {
  var flags: OpenFlags {
    switch self {
    case .create: [.readwrite, .create]
    case .readWrite, .new: .readwrite
    case .readOnly, .immutable: .readonly
    }
  }
}
