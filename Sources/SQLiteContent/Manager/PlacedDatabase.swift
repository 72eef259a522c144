import SQLiteCalls
import SQLiteConcurrency
import SQLiteCore
import SQLiteFiles
import SQLiteText

/// The database of a manager: where it is placed, how it is opened there, and the outcome.
///
/// The thread that has the place of the connection opens and closes the database. Any thread may ask for the outcome.
final class PlacedDatabase: @unchecked Sendable {
  /// The facts that are known of it.
  struct Found: Sendable {
    /// It was opened and not closed since, unless by itself because it was not in use.
    var wasOpened = false
    /// It was opened only for reading.
    var isReadOnly = false
    /// Why the last try to open it left it closed, when it is not open since.
    var whyNotOpen: String?
    /// How many observers of hooks `prepare` gave the connection, which are there again when it is opened again.
    var preparedObservers = 0
    /// The indexes that opening found stale; see ``SQLiteManager/staleLocalizedIndexes``.
    var staleIndexes: [IndexedCollation] = []

    /// The words for a database that is not open: why, or what to do.
    var notOpen: String { "not open: \(whyNotOpen ?? "call open() first")" }
  }

  /// How it is opened, as long as it is not opened only for reading.
  let settings: Opening
  let idlePolicy: SQLiteManager.IdlePolicy
  /// The objects that only the writing connection has, and the connections that read beside it lack.
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

  /// The connection for a call that finds none.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE when it should have been opened before.
  func openForCall() throws -> Connection {
    let found = found.withLock { $0 }
    if found.wasOpened { return try again() }  // it was closed because it was not in use, or by a closure
    if idlePolicy == .closeWhenIdle, let connection = try open().connection { return connection }
    throw notOpen
  }

  private var notOpen: SQLiteError { .refused(.misuse, "the database is \(found.withLock { $0.notOpen })") }

  /// Opens it as `open()` does; returns the outcome, and the connection unless the caller has to decide first.
  func open() throws -> (outcome: InstallOutcome, connection: Connection?) {
    do {
      let (wasOpened, isReadOnly) = found.withLock { ($0.wasOpened, $0.isReadOnly) }
      if isReadOnly { return (.opened, try again()) }
      if wasOpened, case .database = settings.placement { return (.opened, try again()) }  // a new file would not be new again
      let (outcome, connection) = try opening().run()
      if idlePolicy == .closeWhenIdle, try connection?.fileName() == nil, connection != nil {
        throw SQLiteError.refused(.misuse, "a database without a file is gone when it is closed: keep it open")
      }
      try noteOpening(connection, outcome)
      return (outcome, connection)
    } catch {
      found.withLock { $0.whyNotOpen = "open() failed: \(error)" }
      throw error
    }
  }

  /// Opens the database that is there, only for reading.
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

  /// Notes the outcome of an opening by the caller's choice.
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

  /// A connection that reads beside the one that writes.
  func openReader() throws -> Connection {
    if found.withLock({ $0.isReadOnly }) { throw NoReaders() }
    return try opening(forReading: true).again()
  }

  /// Closes the connection after a call, unless it has to stay open: because a hook that was added is there, or an object of it is kept.
  ///
  /// - Returns: Whether it is closed.
  func closeWhenIdle(_ connection: Connection) throws -> Bool {
    if connection.observerCount > found.withLock({ $0.preparedObservers }) { return false }
    do { try connection.close() } catch let error as SQLiteError where error.code.primary == .busy { return false }
    return true
  }

  /// Notes that it was closed by the caller's choice.
  func noteClosing() { found.withLock { $0 = Found() } }

  /// Looks at the indexes in localized collations; asks nothing of a connection that has none.
  private func staleIndexes(_ connection: Connection) throws -> [IndexedCollation] {
    guard connection.wrapper.runsAnySQL else { return [] }  // no answer was scripted for this
    let stale = try connection.checkLocalizedCollations()
    guard case .inPlace = settings.placement else { return stale }
    return try stale + connection.checkLocalizedCollations(in: "content")
  }
}
