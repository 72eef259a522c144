public import Foundation
public import SQLiteCalls
public import SQLiteCore
public import SQLiteSessions
import SQLiteStorage

/// A database as it was at a moment: to compare with another moment, and to go back to.
public struct DatabaseSnapshot: Sendable {
  /// The bytes of the database, as of a file without a log.
  public let bytes: Data
  /// The collations, functions and tokenizers that the connection of the database had on demand; one that compares has them, too.
  private let onDemand: [Connection.OnDemand]

  /// The database of bytes.
  ///
  /// - Parameter onDemand: The collations, functions and tokenizers that its tables need, where these are not SQLite's own.
  public init(_ bytes: Data, onDemand: Connection.OnDemand = .none) { self.init(bytes, [onDemand]) }

  private init(_ bytes: Data, _ onDemand: [Connection.OnDemand]) { (self.bytes, self.onDemand) = (bytes, onDemand) }

  /// A database as it is.
  ///
  /// - Throws: ``SQLiteError`` as ``Connection/serialized(_:)``: SQLITE_BUSY in a transaction that has written.
  public init(of connection: Connection, _ schema: String = "main") throws {
    self.init(try connection.bytes(of: schema), connection.givenOnDemand)
  }

  /// The database behind a lender of its connection.
  ///
  /// - Throws: ``SQLiteError``, also when there is no connection to lend.
  public init(of database: some DatabaseAccess) throws {
    self = try database.withConnection { connection in try DatabaseSnapshot(of: connection) }
  }

  /// The rows that were inserted, updated and deleted until another moment: by table, and by what happened.
  ///
  /// Rows are the same when their primary keys are; one whose key was updated is a row less and a row more. Rows that are again as they were are left out,
  /// whichever connections changed them in between. A row with NULL in its key, of a table without a key, or of another table that SQLite's sessions do not
  /// know, is the same when all its values are: one that was updated is a row less and a row more.
  /// - Parameters:
  ///   - later: The other moment.
  ///   - tables: The tables to compare.
  ///   - wrapper: The library that compares.
  /// - Throws: ``SQLiteError`` with SQLITE_SCHEMA for tables that only one of both has, or that have other columns; with SQLITE_ERROR for a table that needs a
  ///   tokenizer or a collation of the app's own, and when the library was built without sessions; and the errors of opening the bytes.
  public func changes(until later: DatabaseSnapshot, in tables: ChangesetTables = .all, on wrapper: any Sqlite3WrapperProtocol)
    throws -> [ChangedRow]
  {
    do { return try rows(until: later, in: tables, on: wrapper) } catch let error as SQLiteError {
      let isOfApp = error.message.hasPrefix("no such ")
      guard isOfApp || error.code == .schema else { throw error }
      let reason = isOfApp ? "what compares has none of the app's own tokenizers and collations" : "main is the database as it is now"
      throw error.reworded("\(error.message). \(reason); leave such tables out: tables: .all(except: \"…\")")
    }
  }

  private func rows(until later: DatabaseSnapshot, in tables: ChangesetTables, on wrapper: any Sqlite3WrapperProtocol) throws
    -> [ChangedRow]
  {
    let connection = try later.opened(on: wrapper)
    for value in onDemand { try connection.give(value) }
    try withImage(on: wrapper) { location in try connection.attach(location, as: "earlier", access: .readOnly) }
    let others = try connection.tablesComparedByRows(tables, with: "earlier")
    var changes = try others.flatMap { try connection.changedRows(of: $0, since: "earlier") }
    if let tables = tables.without(others) {
      let changeset = try connection.diff(from: "earlier", to: "main", tables: tables, passesOverNullKeys: true)
      var columns: [String: [String]] = [:]
      for table in changeset.tables {
        columns[table.name] = try connection.rows("SELECT name FROM pragma_table_info(\(table.name), 'main')", as: String.self)
      }
      changes += changeset.map { ChangedRow($0, columns: columns[$0.table] ?? []) }
      for table in try connection.storedTables() where table.kindByRows == .table && tables.contain(table.name.spelling) {
        let key = try connection.columns(of: table.name.spelling).filter { $0.primaryKeyPosition > 0 }.map { $0.name.quoted(by: "\"") }
        if key.isEmpty { continue }
        let isNull = key.joined(separator: " IS NULL OR ") + " IS NULL"  // sessions pass these rows over
        changes += try connection.changedRows(of: table.name.spelling, since: "earlier", where: isNull)
      }
    }
    return changes.map { ($0, $0.whole) }.sorted { $0.1 < $1.1 }.map(\.0)
  }

  /// Makes a database as it was at this moment, its schema included, also one that other connections have open.
  ///
  /// - Throws: ``SQLiteError`` as ``Connection/backup(_:to:as:pagesPerStep:busySteps:restarts:_:)``: while statements of the connection run, or others hold locks.
  public func restore(_ connection: Connection) throws {
    try opened(on: connection.wrapper).backup(to: connection)
  }

  /// The same for a lender of the connection.
  public func restore(_ database: some DatabaseAccess) throws { try database.withConnection { connection in try restore(connection) } }

  /// A connection that reads the bytes where they are.
  func opened(on wrapper: any Sqlite3WrapperProtocol) throws -> Connection {
    let connection = try withImage(on: wrapper) { location in try Connection(location, access: .readOnly, on: wrapper) }
    for value in onDemand { try connection.give(value) }
    return connection
  }

  /// Lends a place at which the bytes can be opened.
  private func withImage<Result>(on wrapper: any Sqlite3WrapperProtocol, _ body: (Connection.Location) throws -> Result) throws -> Result {
    let image = try ImageFile(byteCount: bytes.count, on: wrapper) { [bytes] range in
      bytes.dropFirst(range.lowerBound).prefix(range.count)
    }
    return try withExtendedLifetime(image) { try body(image.location) }
  }
}
