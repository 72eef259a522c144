public import Foundation
public import SQLiteCalls
public import SQLiteConcurrency
public import SQLiteCore
public import SQLiteFiles
public import SQLiteText

/// The database of an app: installed from a bundle, upgraded without losing the user's rows, read and edited.
///
/// It may be shared between threads and tasks. It lends its connections by the rules of `DatabaseAccess`: calls that write run one after
/// the other. Calls that only read do not wait for them in a file with a write-ahead log, as with the configuration `.recommended`. Inside
/// a closure of `transaction(_:retries:_:)` or `withConnection(_:)` the same thread may call any other method, which then runs in that
/// transaction. The connection is lent to the closure: if a connection, statement or cursor escapes it, its calls throw SQLITE_MISUSE.
/// `perform(_:)` works off the caller's thread.
///
/// ```swift
/// let quiz = try SQLiteManager("quiz", bundle: .module)
/// try quiz.open()
/// for row in try quiz.read("question", where: Column("category") == 3) { print(try row["title", as: String.self]) }
/// ```
public final class SQLiteManager: ObservableDatabase {
  /// The lender of the connections: one for writing, and up to four for reading at the same time.
  public let lender: ConnectionLender
  let placed: PlacedDatabase

  /// The location of the database.
  public var placement: Placement { placed.settings.placement }
  /// The installer of the bundle; nil when the placement installs no bundle.
  package var installer: ContentInstaller? { get throws { try placed.opening().installer() } }
  /// Whether the database stays open between calls.
  public var idlePolicy: IdlePolicy { placed.idlePolicy }
  /// The longest wait for the lock file when a bundle is installed; see ``ContentInstaller/lockTimeout``.
  public var lockTimeout: Duration { placed.settings.lockTimeout }

  /// Creates a manager, without opening anything.
  ///
  /// - Parameters:
  ///   - placement: The location of the database.
  ///   - userSchema: The steps that create and update the user's own tables, from version 1; empty when these tables have no version.
  ///   - configuration: The settings of the connections.
  ///   - idlePolicy: Whether the database stays open between calls.
  ///   - lockTimeout: The longest wait for other processes that install the same bundle.
  ///   - prepare: Registers on each connection everything that the database needs besides SQLite's own features.
  ///   - files: The file operations.
  ///   - wrapper: The library. It is retained. One thread at a time calls it, or several in WAL mode.
  @inline(never) public init(
    _ placement: Placement, userSchema: [Migrator.Step] = [], configuration: Connection.Configuration = .init(),
    idlePolicy: IdlePolicy = .keepOpen, lockTimeout: Duration = .seconds(60),
    prepare: @escaping @Sendable (Connection) throws -> Void = { _ in }, files: any FileSystem = localFileSystem,
    on wrapper: any Sqlite3WrapperProtocol
  ) {
    let settings = Opening(
      placement: placement, userSchema: userSchema, configuration: configuration.with(onDemandByDefault: .text), files: files,
      lockTimeout: lockTimeout, prepare: prepare,
      wrapper: wrapper)
    let placed = PlacedDatabase(settings, idlePolicy)
    self.placed = placed
    let name = "the database \(placement.place)"
    lender =
      switch idlePolicy {
      case .keepOpen:
        ConnectionLender(
          of: name, readerLimit: 4, own: placed.own, open: { try placed.openForCall() }, openReader: { try placed.openReader() })
      case .closeWhenIdle:
        ConnectionLender(of: name, closesWhenIdle: { try placed.closeWhenIdle($0) }, open: { try placed.openForCall() })
      }
  }

  /// Creates a manager for a resource of a bundle, installed into a folder.
  ///
  /// - Parameters:
  ///   - name: The name of the resource without its extension; the installed file has the same name.
  ///   - bundle: The bundle to search; `open()` finds out if the resource is there.
  ///   - fileExtension: The extension of both.
  ///   - subdirectory: The folder in the bundle.
  ///   - folder: The folder to install into; nil for the app's own in application support.
  ///   - carrying: Tables that the bundle may include but whose rows are the user's.
  ///   - adopting: Tables that are content in a file without a record, although the bundle's tables lack some of their columns.
  ///   - references: The user's columns that hold ids of content rows without declaring REFERENCES.
  ///   - userSchema: The steps that create and update the user's own tables, from version 1; see
  ///     <doc:InstallingABundledDatabase>.
  ///   - idlePolicy: Whether the database stays open between calls.
  ///   - lockTimeout: The longest wait for other processes that install the same bundle.
  ///   - prepare: Registers on each connection everything that the database needs besides SQLite's own features.
  ///   - wrapper: The library.
  /// - Throws: ``ContentError`` when there is no application support folder.
  public convenience init(
    _ name: String, bundle: Bundle = .main, extension fileExtension: String = "sqlite", subdirectory: String? = nil,
    into folder: URL? = nil, carrying: Set<String> = [], adopting: Set<String> = [], references: [ContentReference] = [],
    userSchema: [Migrator.Step] = [], configuration: Connection.Configuration = .init(), idlePolicy: IdlePolicy = .keepOpen,
    lockTimeout: Duration = .seconds(60), prepare: @escaping @Sendable (Connection) throws -> Void = { _ in },
    files: any FileSystem = localFileSystem, on wrapper: any Sqlite3WrapperProtocol
  ) throws {
    let source = ContentSource.resource(name, in: bundle, extension: fileExtension, subdirectory: subdirectory)
    let place = try folder ?? Placement.applicationSupportFolder()
    self.init(
      .installed(source, into: place, carrying: carrying, adopting: adopting, references: references),
      userSchema: userSchema, configuration: configuration, idlePolicy: idlePolicy, lockTimeout: lockTimeout, prepare: prepare,
      files: files, on: wrapper)
  }

  /// Opens the database. If it is already open, nothing happens and the outcome is ``InstallOutcome/opened``.
  ///
  /// With ``IdlePolicy/closeWhenIdle`` it is closed again at once; an app that needs the outcome of opening calls this first. When
  /// `prepare` adds localized collations, opening also checks the indexes that use them: ``staleLocalizedIndexes`` lists the indexes whose
  /// order is different.
  /// - Returns: The outcome of opening. After ``InstallOutcome/newerThanApp(installed:bundled:)``,
  ///   ``InstallOutcome/userSchemaNewerThanApp(installed:known:)`` and ``InstallOutcome/damaged(reason:)`` the database is not open and
  ///   nothing was changed: the caller decides, and may call ``openReadOnly()``.
  /// - Throws: ``ContentError`` or ``SQLiteError``; the installed file is then unchanged, unless the error is
  ///   ``ContentError/unconfirmed(path:version:reason:)``. SQLITE_INTERRUPT, mostly in ``ContentError/sqlite(_:)``, when the database was
  ///   suspended in the meantime.
  @discardableResult public func open() throws -> InstallOutcome { try lender.openWriter(openUnlessOpen) }

  /// Opens the database on a separate thread, so that neither the task's actor nor any other task waits for an install or an upgrade.
  ///
  /// In an async function, every `open()` calls this version. Cancelling the task ends the wait and stops an install or upgrade, which is
  /// then either complete or undone; the next call continues from there. If several calls run at once, the first opens the database, and
  /// the others return ``InstallOutcome/opened``.
  /// - Returns: The outcome of opening, as for the synchronous function.
  /// - Throws: The errors of the synchronous function; `CancellationError` when the task was cancelled before the database was open, unless
  ///   the file may be new: ``ContentError/unconfirmed(path:version:reason:)``.
  @discardableResult public func open() async throws -> InstallOutcome {
    try await performOpening(openUnlessOpen)
  }

  /// Runs a closure on a separate thread while no other thread has the writer; the closure may open it.
  func performOpening(_ open: @escaping @Sendable (_ isOpen: Bool) throws -> (InstallOutcome, Connection?)) async throws -> InstallOutcome {
    try await lender.performOpening { isOpen -> (Result<InstallOutcome, ContentError>, Connection?) in
      do {
        let (outcome, connection) = try open(isOpen)
        return (.success(outcome), connection)
      } catch ContentError.unconfirmed(let path, let version, let reason) {
        // In a cancelled task, any error thrown here becomes a CancellationError.
        return (.failure(.unconfirmed(path: path, version: version, reason: reason)), nil)
      }
    }.get()
  }

  @Sendable private func openUnlessOpen(_ isOpen: Bool) throws -> (InstallOutcome, Connection?) {
    isOpen ? (.opened, nil) : try placed.open()
  }

  /// Opens the existing database read-only, whatever its version. Nothing is installed, upgraded or created, and no step of the user's
  /// schema runs.
  ///
  /// Use it for a database that `open()` found newer than the app, if you know which parts can be read anyway. An open database stays as it
  /// is. Until ``close()``, writing fails with SQLITE_READONLY.
  /// - Throws: ``SQLiteError``, such as SQLITE_CANTOPEN when there is no file; ``ContentError`` when a bundle read in place is missing.
  public func openReadOnly() throws {
    try lender.openWriter { isOpen in ((), isOpen ? nil : try placed.openReadOnly()) }
  }

  /// The indexes in localized collations that, according to `open()`, another or an unknown engine sorted. Until they are rebuilt, searches
  /// that use them may miss rows. Empty when there are none, and before the database is opened.
  ///
  /// Indexes of the schema `content` are in a bundle that is read in place, and cannot be rebuilt: ship stored sort keys instead.
  public var staleLocalizedIndexes: [IndexedCollation] { placed.found.withLock { $0.staleIndexes } }

  /// Rebuilds the ``staleLocalizedIndexes``, and no others, in one transaction.
  ///
  /// - Returns: The rebuilt indexes; nothing is written when there are none.
  /// - Throws: The errors of `rebuildLocalizedIndexes(in:)` of ``Connection``, such as SQLITE_CONSTRAINT when rows of a UNIQUE index are
  ///   now equal.
  @discardableResult public func rebuildLocalizedIndexes() throws -> [IndexedCollation] {
    let rebuilt = try withConnection { try $0.rebuildLocalizedIndexes() }
    placed.found.withLock { found in found.staleIndexes.removeAll { $0.schema == "main" } }
    return rebuilt
  }

  /// Closes the database; does nothing if it is closed. It can be opened again.
  ///
  /// It waits for running calls, and refuses calls that would read in the meantime. Within a call that writes, it closes the connection of
  /// that call without waiting; threads that read keep their connections until their closures end. Observations end.
  /// - Throws: ``SQLiteError`` with SQLITE_BUSY while an object of a connection is kept, SQLITE_MISUSE in a closure that has a connection
  ///   for reading. The database then stays open, and observations continue.
  public func close() throws { try lender.closeForNow { placed.noteClosing() } }

  /// Checks the structure of the installed file, which need not be open.
  ///
  /// - Returns: The damage; nil when the file is sound, and when the placement installs no bundle.
  /// - Throws: ``ContentError``.
  public func check() throws -> DamageReport? { try lender.withSlot { try installer?.check() } }

  /// Closes the database and renames the installed file, so that `open()` installs again; see ``ContentInstaller/setAside()``.
  ///
  /// - Returns: The new URL of the file; nil when there was none.
  @discardableResult public func setAside() throws -> URL? { try closed { try $0?.setAside() } }

  /// Closes the database and removes the installed file and the files beside it. The user's rows are lost.
  public func removeInstalled() throws { try closed { try $0?.removeInstalled() } }

  /// Closes the database, and runs a closure with its installer before it is opened again.
  private func closed<Result>(_ body: (ContentInstaller?) throws -> Result) throws -> Result {
    try lender.closeForNow {
      placed.noteClosing()
      return try body(installer)
    }
  }
}

extension SQLiteManager: CustomStringConvertible {
  /// The location of the database, and whether it is open: `SQLiteManager of /…/quiz.sqlite, not open: call open() first`.
  public var description: String {
    let found = placed.found.withLock { $0 }
    let state = lender.line.isOpen || idlePolicy == .closeWhenIdle && found.wasOpened ? "open" : found.notOpen
    return "SQLiteManager of \(placement.place), \(state)"
  }

  /// The file of the database, which may not exist yet; nil for a database without a file.
  public var url: URL? { placement.url }
}
