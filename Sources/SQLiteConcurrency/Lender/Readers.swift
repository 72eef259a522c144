import SQLiteCalls
import SQLiteCore

/// The reading connections: the lent ones, and one for all observations, which keeps no other reader waiting.
final class Readers: Sendable {
  let reading: ConnectionLine
  let observing: ConnectionLine

  init(
    of name: String, limit: Int, waitLimit: Duration?, beside writer: WritersOwn, open: @escaping @Sendable () throws -> Connection
  ) {
    let openReader: @Sendable () throws -> Connection = {
      do {
        let connection = try open()
        try connection.reads(beside: writer)
        return connection
      } catch let error as SQLiteError where error.code.primary == .readonly { throw NoReaders() }
    }
    let care = ConnectionLine.Care(replacesKept: true)
    reading = ConnectionLine(of: name, limit: limit, waitLimit: waitLimit, care: care, open: openReader)
    observing = ConnectionLine(of: name, limit: 1, care: care, open: openReader)
  }

  var both: [ConnectionLine] { [reading, observing] }

  var heldSlot: Slot? { observing.heldSlot ?? reading.heldSlot }

  /// Whether no connection is open or being opened.
  var areUnused: Bool { both.allSatisfy(\.isUnused) }

  func retire() { for line in both { line.retire() } }

  func close() throws { for line in both { try line.close() } }

  func refuseSuspended() -> [() -> Void] { both.flatMap { $0.refuseSuspended() } }

  func reopen() { for line in both { line.reopen() } }
}

/// Thrown when a reader cannot be opened because there can be none, for example because the closure that prepares it writes.
package struct NoReaders: Error {
  package init() {}
}

extension Connection {
  /// Whether other connections can read while this one writes. The main database must be a file with a write-ahead log, and the library
  /// must execute any SQL and call an authorizer, since the statements for a reader cannot be recognized without one.
  func canBeReadBesides() throws -> Bool {
    guard wrapper.runsAnySQL, wrapper.provides(.sqlite3_set_authorizer), try fileName() != nil else { return false }
    if configuration.journalMode == .wal { return true }  // it was set when the database was opened, or this connection cannot write
    return try value("PRAGMA main.journal_mode", as: String.self) == JournalMode.wal.rawValue
  }
}

/// Opens the connections of a database. If there is more than one connection, several threads use the wrapper, which must allow this.
struct Opener: @unchecked Sendable {
  private let location: Connection.Location
  private let configuration: Connection.Configuration
  private let wrapper: any Sqlite3WrapperProtocol
  private let prepare: @Sendable (Connection) throws -> Void
  private let isMade = Locked(false)

  /// - Parameter prepare: Registers on each connection everything that the database needs besides SQLite's own features.
  init(
    _ location: Connection.Location, _ configuration: Connection.Configuration, on wrapper: any Sqlite3WrapperProtocol,
    prepare: @escaping @Sendable (Connection) throws -> Void
  ) {
    self.location = location
    self.configuration = configuration
    self.wrapper = wrapper
    self.prepare = prepare
  }

  /// Opens a connection; a new file is created only once.
  ///
  /// - Parameter prepareFurther: Runs after `prepare`.
  func open(_ access: Connection.Access, prepareFurther: (Connection) throws -> Void = { _ in }) throws -> Connection {
    let access = access == .new && isMade.withLock { $0 } ? .readWrite : access
    let connection = try Connection(location, access: access, configuration: configuration, on: wrapper) { connection in
      try prepare(connection)
      try prepareFurther(connection)
    }
    isMade.withLock { $0 = true }
    return connection
  }
}
