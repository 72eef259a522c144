public import Foundation
public import SQLiteCalls
public import SQLiteCore
public import SQLiteSessions
import SQLiteStorage

/// The content of a database at one moment. It can be compared with another snapshot, and restored.
public struct DatabaseSnapshot: Sendable {
  /// The bytes of the database, as in a file without a log.
  public let bytes: Data
  /// The collations, functions and tokenizers that the database's connection provided on demand. The connection that compares snapshots
  /// provides them too.
  private let onDemand: [Connection.OnDemand]

  /// Creates a snapshot from bytes.
  ///
  /// - Parameter onDemand: The collations, functions and tokenizers that the tables need, except those that are built into SQLite.
  public init(_ bytes: Data, onDemand: Connection.OnDemand = .none) { self.init(bytes, [onDemand]) }

  private init(_ bytes: Data, _ onDemand: [Connection.OnDemand]) { (self.bytes, self.onDemand) = (bytes, onDemand) }

  /// Creates a snapshot of the current content.
  ///
  /// - Throws: ``SQLiteError`` as in ``Connection/serialized(_:)``: SQLITE_BUSY in a transaction that has written.
  public init(of connection: Connection, _ schema: String = "main") throws {
    self.init(try connection.bytes(of: schema), connection.givenOnDemand)
  }

  /// Creates a snapshot of a database that lends its connection.
  ///
  /// - Throws: ``SQLiteError``, also if the database has no connection to lend.
  public init(of database: some DatabaseAccess) throws {
    self = try database.withConnection { connection in try DatabaseSnapshot(of: connection) }
  }

  /// Returns the rows that were inserted, updated and deleted between this snapshot and a later one, sorted by kind of change and table.
  ///
  /// Rows are identified by their primary key; a row whose key was updated counts as deleted and inserted. Rows whose changes were undone
  /// are left out, whichever connection changed them. If a row has NULL in its key, or its table has no key or is not supported by SQLite's
  /// sessions, the row is identified by all its values: an updated row then counts as deleted and inserted.
  /// - Parameters:
  ///   - later: The later snapshot.
  ///   - tables: The tables to compare.
  ///   - wrapper: The library to compare with.
  /// - Throws: ``SQLiteError`` with SQLITE_SCHEMA for tables that are in only one of the snapshots, or whose columns differ; with
  ///   SQLITE_ERROR for a table that needs a tokenizer or a collation of the app, and if the library was built without sessions; and the
  ///   errors of opening the bytes.
  public func changes(until later: DatabaseSnapshot, in tables: ChangesetTables = .all, on wrapper: any Sqlite3WrapperProtocol)
    throws -> [ChangedRow]
  {
    do { return try rows(until: later, in: tables, on: wrapper) } catch let error as SQLiteError {
      let isOfApp = error.message.hasPrefix("no such ")
      guard isOfApp || error.code == .schema else { throw error }
      let reason = isOfApp ? "what compares has none of the app's own tokenizers and collations" : "main is the database as it is now"
      throw error.reworded("\(error.message). \(reason); leave such tables out by .all(except: \"…\")")
    }
  }

  private func rows(until later: DatabaseSnapshot, in tables: ChangesetTables, on wrapper: any Sqlite3WrapperProtocol) throws
    -> [ChangedRow]
  {
    let connection = try later.opened(on: wrapper)
    for value in onDemand { try connection.give(value) }
    try withImage(on: wrapper) { location in try connection.attach(location, as: "earlier", access: .readOnly) }
    return try connection.changedRows(since: "earlier", in: tables)
  }

  /// Restores a database, including its schema, to the snapshot, even if other connections have it open.
  ///
  /// - Throws: ``SQLiteError`` as in ``Connection/backup(_:to:as:pagesPerStep:busySteps:restarts:_:)``: while statements of the connection
  ///   are running, or other connections hold locks.
  public func restore(_ connection: Connection) throws {
    try opened(on: connection.wrapper).backup(to: connection)
  }

  /// Restores a database that lends its connection.
  public func restore(_ database: some DatabaseAccess) throws { try database.withConnection { connection in try restore(connection) } }

  /// Returns a connection that reads the bytes without copying them.
  func opened(on wrapper: any Sqlite3WrapperProtocol) throws -> Connection {
    let connection = try withImage(on: wrapper) { location in try Connection(location, access: .readOnly, on: wrapper) }
    for value in onDemand { try connection.give(value) }
    return connection
  }

  /// Calls a closure with a location at which the bytes can be opened.
  private func withImage<Result>(on wrapper: any Sqlite3WrapperProtocol, _ body: (Connection.Location) throws -> Result) throws -> Result {
    let image = try ImageFile(byteCount: bytes.count, on: wrapper) { [bytes] range in
      bytes.dropFirst(range.lowerBound).prefix(range.count)
    }
    return try withExtendedLifetime(image) { try body(image.location) }
  }
}
