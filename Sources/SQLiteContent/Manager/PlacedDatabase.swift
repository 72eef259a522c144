import SQLiteCalls
import SQLiteConcurrency
import SQLiteCore
import SQLiteFiles
import SQLiteText

/// The database of a manager: its placement, how to open it, and the outcome.
///
/// The thread that has the connection's slot opens and closes the database. Any thread may read the outcome.
final class PlacedDatabase: @unchecked Sendable {
  /// The facts about the database from its last opening.
  struct Found: Sendable {
    /// Whether it was opened, and not closed by the caller since. Being closed while idle does not count.
    var wasOpened = false
    /// Whether it was opened only for reading.
    var isReadOnly = false
    /// The reason why the last attempt to open the database failed; nil if it has been opened since.
    var whyNotOpen: String?
    /// The number of hook observers that `prepare` added to the connection, and adds again each time it is opened.
    var preparedObservers = 0
    /// The indexes that were found stale when the database was opened; see ``SQLiteManager/staleLocalizedIndexes``.
    var staleIndexes: [IndexedCollation] = []

    /// The reason why a database is not open, or what to do about it.
    var notOpen: String { "not open: \(whyNotOpen ?? "call open() first")" }
  }

  /// The settings to open it with, unless it is opened read-only.
  let settings: Opening
  let idlePolicy: SQLiteManager.IdlePolicy
  /// The objects that the writing connection has and the reading connections lack.
  let own = WritersOwn()
  let found = Locked(Found())

  init(_ settings: Opening, _ idlePolicy: SQLiteManager.IdlePolicy) {
    self.settings = settings
    self.idlePolicy = idlePolicy
  }

  @inline(never) func opening(forReading: Bool = false) -> Opening {
    var opening = settings
    opening.isReadOnly = found.withLock { $0.isReadOnly } || forReading
    return opening
  }

  /// Opens the database for a call that needs a connection when none is open.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE when the database should have been opened before.
  func openForCall() throws -> Connection {
    let found = found.withLock { $0 }
    if found.wasOpened { return try again() }  // it was closed while idle, or by a closure
    if idlePolicy == .closeWhenIdle, let connection = try open().connection { return connection }
    throw notOpen
  }

  private var notOpen: SQLiteError { .misuse("the database is \(found.withLock { $0.notOpen })") }

  /// Opens the database like `open()`; returns the outcome, and the connection unless the caller must decide first.
  func open() throws -> (outcome: InstallOutcome, connection: Connection?) {
    do {
      let (wasOpened, isReadOnly) = found.withLock { ($0.wasOpened, $0.isReadOnly) }
      if isReadOnly { return (.opened, try again()) }
      if wasOpened, case .database = settings.placement { return (.opened, try again()) }  // a new file would not be new again
      let (outcome, connection) = try opening().run()
      if idlePolicy == .closeWhenIdle, try connection?.fileName() == nil, connection != nil {
        throw SQLiteError.misuse("a database without a file is gone when it is closed: keep it open")
      }
      try noteOpening(connection, outcome)
      return (outcome, connection)
    } catch {
      found.withLock { $0.whyNotOpen = "open() failed: \(error)" }
      throw error
    }
  }

  /// Opens the existing database read-only.
  func openReadOnly() throws -> Connection {
    let before = found.withLock { found in
      defer { found.isReadOnly = true }
      return found.isReadOnly
    }
    do {
      let connection = try opening().again()
      try noteOpening(connection, .opened)
      return connection
    } catch {
      found.withLock { ($0.isReadOnly, $0.whyNotOpen) = (before, "openReadOnly() failed: \(error)") }
      throw error
    }
  }

  /// Records the outcome of an opening that the caller requested.
  private func noteOpening(_ connection: Connection?, _ outcome: InstallOutcome) throws {
    let stale = try connection.map { try staleIndexes($0) } ?? []
    if let connection { note(connection) }
    found.withLock { ($0.staleIndexes, $0.wasOpened, $0.whyNotOpen) = (stale, connection != nil, outcome.whyNotOpen) }
  }

  private func again() throws -> Connection {
    let connection = try opening().again()
    note(connection)
    return connection
  }

  private func note(_ connection: Connection) {
    found.withLock { $0.preparedObservers = connection.observerCount }
    if idlePolicy == .keepOpen { own.noteCommon(of: connection) }
  }

  /// Opens a connection that reads while another one writes.
  func openReader() throws -> Connection {
    if found.withLock({ $0.isReadOnly }) { throw NoReaders() }
    return try opening(forReading: true).again()
  }

  /// Closes the connection after a call, unless it must stay open for an added hook or a kept object.
  ///
  /// - Returns: Whether it is closed.
  func closeWhenIdle(_ connection: Connection) throws -> Bool {
    if connection.observerCount > found.withLock({ $0.preparedObservers }) { return false }
    do { try connection.close() } catch let error as SQLiteError where error.code.primary == .busy { return false }
    return true
  }

  /// Records that the caller closed the database.
  func noteClosing() { found.withLock { $0 = Found() } }

  /// Finds the stale indexes in localized collations; executes no statement on a connection without localized collations.
  private func staleIndexes(_ connection: Connection) throws -> [IndexedCollation] {
    guard connection.wrapper.runsAnySQL else { return [] }  // no result was scripted for this
    let stale = try connection.checkLocalizedCollations()
    guard case .inPlace = settings.placement else { return stale }
    return try stale + connection.checkLocalizedCollations(in: "content")
  }
}
