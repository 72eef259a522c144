public import Foundation
public import SQLiteCalls
public import SQLiteConcurrency
public import SQLiteCore
public import SQLiteText

/// The database of an app: put in place from a bundle, brought up to date without losing the user's rows, read and edited.
///
/// It may be shared between threads and tasks. Calls that write run one after the other; calls that only read do not wait for them where the file has a
/// write-ahead log, as with the configuration `.recommended`. Inside a closure of `transaction(_:retries:_:)` or ``withConnection(_:)`` the
/// same thread may call any other method: it then runs in that transaction. The connection is lent to the closure: a connection, statement or
/// cursor that leaves it answers SQLITE_MISUSE. ``perform(_:)`` does work off the caller's thread.
///
/// ```swift
/// let quiz = try SQLiteManager("quiz", bundle: .module)
/// try quiz.open()
/// for row in try quiz.read("question", where: Column("category") == 3) { print(try row["title", as: String.self]) }
/// ```
public final class SQLiteManager: ObservableDatabase {
  /// Where the database is.
  public let placement: Placement
  private let userSchema: [Migrator.Step]
  let configuration: Connection.Configuration
  /// Whether the database stays open between calls.
  public let idlePolicy: IdlePolicy
  /// The longest wait for the lock file when a bundle is installed; see ``ContentInstaller/lockTimeout``.
  public let lockTimeout: Duration
  let files: any FileSystem
  let confined: ManagerState
  private let queue = DispatchQueue(label: "SQLiteManager", autoreleaseFrequency: .workItem)

  /// A manager; nothing is opened yet.
  ///
  /// - Parameters:
  ///   - placement: Where the database is.
  ///   - userSchema: The steps that make the user's own tables and bring them up to date, from version 1; empty when they have no version.
  ///   - configuration: Settings of its connections.
  ///   - idlePolicy: Whether it stays open between calls.
  ///   - lockTimeout: The longest wait for other processes that install the same bundle.
  ///   - prepare: Registers on each connection what the database needs besides SQLite's own.
  ///   - files: The file operations.
  ///   - wrapper: The library. It is retained and called by one thread at a time, in WAL mode by several; see ``withReader(_:_:)``.
  public init(
    _ placement: Placement, userSchema: [Migrator.Step] = [], configuration: Connection.Configuration = .init(),
    idlePolicy: IdlePolicy = .keepOpen, lockTimeout: Duration = .seconds(60),
    prepare: @escaping @Sendable (Connection) throws -> Void = { _ in }, files: any FileSystem = LocalFileSystem(),
    wrapper: any Sqlite3WrapperProtocol
  ) {
    self.placement = placement
    self.userSchema = userSchema
    self.configuration = configuration
    self.idlePolicy = idlePolicy
    self.lockTimeout = lockTimeout
    self.files = files
    confined = ManagerState(wrapper: wrapper, prepare: prepare)
  }

  /// The database of a bundle's resource, installed into a folder.
  ///
  /// - Parameters:
  ///   - name: The name of the resource without its extension; the installed file has the same name.
  ///   - bundle: Where to look for it; whether it is there is found out by ``open()``.
  ///   - fileExtension: The extension of both.
  ///   - subdirectory: Where in the bundle.
  ///   - folder: Where to install; nil for a folder of the app's own in application support.
  ///   - carrying: Tables that the bundle may bring too but whose rows are the user's.
  ///   - adopting: Tables of a file without a record that are content although the bundle lacks some of their columns.
  ///   - userSchema: The steps that make the user's own tables and bring them up to date, from version 1; see <doc:InstallingABundledDatabase>.
  ///   - idlePolicy: Whether it stays open between calls.
  ///   - lockTimeout: The longest wait for other processes that install the same bundle.
  ///   - prepare: Registers on each connection what the database needs besides SQLite's own.
  ///   - wrapper: The library.
  /// - Throws: ``ContentError`` when there is no application support folder.
  public convenience init(
    _ name: String, bundle: Bundle = .main, extension fileExtension: String = "sqlite", subdirectory: String? = nil,
    into folder: URL? = nil, carrying: Set<String> = [], adopting: Set<String> = [], userSchema: [Migrator.Step] = [],
    configuration: Connection.Configuration = .init(), idlePolicy: IdlePolicy = .keepOpen, lockTimeout: Duration = .seconds(60),
    prepare: @escaping @Sendable (Connection) throws -> Void = { _ in }, files: any FileSystem = LocalFileSystem(),
    wrapper: any Sqlite3WrapperProtocol
  ) throws {
    let source = ContentSource.resource(name, in: bundle, extension: fileExtension, subdirectory: subdirectory)
    let place = try folder ?? Placement.applicationSupportFolder()
    self.init(
      .installed(source, into: place, fileName: "\(name).\(fileExtension)", carrying: carrying, adopting: adopting),
      userSchema: userSchema, configuration: configuration, idlePolicy: idlePolicy, lockTimeout: lockTimeout, prepare: prepare,
      files: files, wrapper: wrapper)
  }

  /// Opens the database; one that is open already stays as it is and answers ``InstallOutcome/opened``.
  ///
  /// With ``IdlePolicy/closeWhenIdle`` it is closed again at once; whoever wants to know what opening came to calls this first. When `prepare`
  /// adds localized collations, it looks at the indexes in these: ``staleLocalizedIndexes`` tells which are sorted otherwise.
  /// - Returns: What opening came to. After ``InstallOutcome/newerThanApp(installed:bundled:)``,
  ///   ``InstallOutcome/userSchemaNewerThanApp(installed:known:)`` and ``InstallOutcome/damaged(reason:)`` the database is not open and
  ///   nothing was changed: the caller decides, and may call ``openReadOnly()``.
  /// - Throws: ``ContentError`` or ``SQLiteError``; the installed file is then as it was, unless the error is
  ///   ``ContentError/unconfirmed(path:version:reason:)``.
  @discardableResult public func open() throws -> InstallOutcome {
    try using { state in
      if state.connection != nil { return .opened }
      do {
        return try connect(state)
      } catch {
        state.whyNotOpen = "open() failed: \(error)"
        throw error
      }
    }
  }

  /// Opens what is there for reading, whatever version it has: nothing is installed, upgraded or made, and no step of the user's schema runs.
  ///
  /// It is for a database that ``open()`` found newer than the app, whose author knows what of it can be read all the same. One that is open
  /// already stays as it is. Until ``close()``, writing fails with SQLITE_READONLY.
  /// - Throws: ``SQLiteError``, such as SQLITE_CANTOPEN where there is no file; ``ContentError`` for a bundle read in place that is not there.
  public func openReadOnly() throws {
    try using { state in
      if state.connection != nil { return }
      let before = state.isReadOnly
      state.isReadOnly = true
      do {
        let connection = try opening(state).again()
        state.staleIndexes = try staleIndexes(connection)
        (state.connection, state.wasOpened) = (connection, true)
      } catch {
        state.isReadOnly = before
        state.whyNotOpen = "openReadOnly() failed: \(error)"
        throw error
      }
    }
  }

  /// Does the work of ``open()``.
  private func connect(_ state: ManagerState) throws -> InstallOutcome {
    var isThere = state.isReadOnly
    if state.wasOpened, case .database = placement { isThere = true }  // a new file would not be new again
    if isThere {
      state.connection = try opening(state).again()
      return .opened
    }
    let (outcome, connection) = try opening(state).run()
    state.whyNotOpen = outcome.whyNotOpen
    if idlePolicy == .closeWhenIdle, try connection?.fileName() == nil, connection != nil {
      throw SQLiteError.refused(.misuse, "a database without a file is gone when it is closed: keep it open")
    }
    state.staleIndexes = try connection.map { try staleIndexes($0) } ?? []
    state.connection = connection
    state.wasOpened = connection != nil
    // Else the first who reads asks, and may have to wait for who writes.
    if configuration.journalMode == .wal { state.readers.know(try findReaders(state)) }
    return outcome
  }

  /// Looks at the indexes in localized collations; asks nothing of a connection that has none.
  private func staleIndexes(_ connection: Connection) throws -> [IndexedCollation] {
    guard connection.wrapper.runsAnySQL else { return [] }  // nobody scripted an answer for this
    let stale = try connection.checkLocalizedCollations()
    guard case .inPlace = placement else { return stale }
    return try stale + connection.checkLocalizedCollations(in: "content")
  }

  /// The indexes in localized collations that ``open()`` found sorted by another engine, or nobody knows by which: until they are rebuilt, rows
  /// may not be found with them. Empty when all is well, and before opening.
  ///
  /// Those of the schema `content` are in a bundle that is read in place and cannot be rebuilt: ship stored sort keys instead.
  public var staleLocalizedIndexes: [IndexedCollation] { confined.locked { $0.staleIndexes } }

  /// Sorts the indexes of ``staleLocalizedIndexes`` again, those alone, in one transaction.
  ///
  /// - Returns: What was rebuilt; nothing is written when nothing is to be.
  /// - Throws: As `rebuildLocalizedIndexes(in:)` of ``Connection``, such as SQLITE_CONSTRAINT when rows of a UNIQUE index are now equal.
  @discardableResult public func rebuildLocalizedIndexes() throws -> [IndexedCollation] {
    try using { state in
      let rebuilt = try withConnection { try $0.rebuildLocalizedIndexes() }
      state.staleIndexes.removeAll { $0.schema == "main" }
      return rebuilt
    }
  }

  /// Runs a closure that may use the connection; after the outermost one it is closed if it should not stay open.
  private func using<Result>(_ body: (ManagerState) throws -> Result) throws -> Result {
    try confined.locked { state in
      state.users += 1
      let result: Result
      do {
        result = try body(state)
      } catch {
        state.users -= 1
        do { try closeWhenIdle(state) } catch { /* the first error is the one to throw */  }
        throw error
      }
      state.users -= 1
      try closeWhenIdle(state)
      return result
    }
  }

  private func closeWhenIdle(_ state: ManagerState) throws {
    guard idlePolicy == .closeWhenIdle, state.users == 0, let connection = state.connection else { return }
    // Closing would do it, but not while something of the connection is kept: the next use would then run inside the transaction.
    try connection.rollbackOwed()
    if connection.observerCount > state.preparedObservers { return }
    state.observers.noteReturn(of: connection)
    try connection.close()
    state.connection = nil
  }

  /// Closes the database; a closed one stays closed. It can be opened again.
  public func close() throws {
    confined.observers.end()
    let readers = confined.readers.forget()
    if confined.isHeldByCurrentThread {
      readers?.retire()  // who reads may wait for this thread
    } else {
      try readers?.close()
    }
    try confined.locked { state in
      try state.connection?.close()
      state.connection = nil
      state.readers.forget()?.retire()  // somebody may have asked for them meanwhile
      (state.wasOpened, state.isReadOnly) = (false, false)
      state.whyNotOpen = nil
      state.staleIndexes = []
    }
  }

  func opening(_ state: ManagerState, forReading: Bool = false) -> Opening {
    Opening(
      placement: placement, isReadOnly: state.isReadOnly || forReading, userSchema: userSchema, configuration: configuration, files: files,
      lockTimeout: lockTimeout, prepare: state.prepare, wrapper: state.wrapper)
  }

  /// Checks the structure of the installed file; it need not be open.
  ///
  /// - Returns: What is wrong; nil when it is sound, or when there is no bundle that is installed.
  /// - Throws: ``ContentError``.
  public func check() throws -> DamageReport? { try confined.locked { try opening($0).installer()?.check() } }

  /// Closes the database and gives the installed file another name, so that ``open()`` begins again; see ``ContentInstaller/setAside()``.
  ///
  /// - Returns: Where the file is now; nil when there was none.
  @discardableResult public func setAside() throws -> URL? {
    try close()  // who reads does not wait for the lock
    return try confined.locked { state in
      try close()
      return try opening(state).installer()?.setAside()
    }
  }

  /// Closes the database and removes the installed file with what lies beside it. The user's rows are gone.
  public func removeInstalled() throws {
    try close()
    try confined.locked { state in
      try close()
      try opening(state).installer()?.removeInstalled()
    }
  }

  /// Runs a closure with the connection, which is lent to it: outside, and on other threads, the connection answers SQLITE_MISUSE.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE when the database is not open, which says why; what the closure throws. With
  ///   ``IdlePolicy/closeWhenIdle`` what ``open()`` throws, and SQLITE_BUSY when something of the connection was kept.
  public func withConnection<Result: Sendable>(_ body: (Connection) throws -> Result) throws -> Result {
    try using { state in
      if state.connection == nil, idlePolicy == .closeWhenIdle {
        if state.wasOpened {
          state.connection = try opening(state).again()
        } else {
          _ = try connect(state)
        }
      }
      guard let connection = state.connection else {
        throw SQLiteError.refused(.misuse, "the database is \(state.notOpen)")
      }
      return try body(connection)
    }
  }

  /// Runs a closure on a queue of this manager's own, so that the caller's thread does not wait.
  ///
  /// It ends with its task: what waits when that is cancelled is never begun, a statement that runs is interrupted, and every later call to this
  /// manager in the closure fails with SQLITE_INTERRUPT. An open transaction is rolled back. What other threads run is left alone.
  /// - Throws: What the closure throws; `CancellationError` when the task was cancelled before the closure began, or interrupted.
  public func perform<Result: Sendable>(_ body: @escaping @Sendable (SQLiteManager) throws -> Result) async throws -> Result {
    let work = PerformedWork()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        work.wait(orWhenCancelled: { continuation.resume(throwing: CancellationError()) })
        queue.async { [confined] in
          guard work.begin() else { return }
          continuation.resume(with: Swift.Result { try confined.perform(work) { try body(self) } })
        }
      }
    } onCancel: {
      work.cancel()
    }
  }
}

extension SQLiteManager: CustomStringConvertible {
  /// Where the database is, and whether it is open: `SQLiteManager of /…/quiz.sqlite, not open: call open() first`. It waits for calls that run.
  public var description: String {
    let state = confined.locked { state in
      state.connection != nil || idlePolicy == .closeWhenIdle && state.wasOpened
        ? "open" : state.notOpen
    }
    return "SQLiteManager of \(placement.place), \(state)"
  }

  /// Where the file is that is opened, once it is there; nil for a database without a file.
  public var url: URL? { placement.url }
}
