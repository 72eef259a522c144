import SQLiteCalls
package import SQLiteCore
package import SQLiteSessions

/// A snapshot of the databases of a connection: the main one and the attached ones.
package struct ConnectionSnapshot: Sendable {
  private let main: DatabaseSnapshot
  private var attached: [String: DatabaseSnapshot] = [:]

  /// Creates a snapshot of the current content.
  ///
  /// - Throws: ``SQLiteError`` as in ``DatabaseSnapshot/init(of:_:)``.
  package init(of connection: Connection) throws {
    main = try DatabaseSnapshot(of: connection)
    for name in try connection.schemaNames where !name.isName("main") && !name.isName("temp") {
      attached[name] = try DatabaseSnapshot(of: connection, name)
    }
  }

  /// Creates a snapshot of a database that lends its connection.
  package init(of database: some DatabaseAccess) throws {
    self = try database.withConnection { connection in try ConnectionSnapshot(of: connection) }
  }

  /// Returns the changes between this snapshot and a later one: changed rows, and removed or new parts of the schema. Databases that are
  /// attached under the same name in both snapshots are included. If tables are named, they are tables of the main database.
  package func changes(
    until later: ConnectionSnapshot, in tables: ChangesetTables, on wrapper: any Sqlite3WrapperProtocol
  ) throws -> (rows: [ChangedRow], schema: [String]) {
    var rows = try main.changes(until: later.main, in: tables, on: wrapper)
    var schema = try main.schemaChanges(until: later.main, on: wrapper)
    for (name, before) in attached.sorted(by: { $0.key < $1.key }) where tables.names == nil {
      guard let now = later.attached[name] else { continue }
      rows += try before.changes(until: now, in: tables, on: wrapper).map { $0.changed(table: { "\(name).\($0)" }) }
      schema += try before.schemaChanges(until: now, on: wrapper).map { "\($0.prefix(2))\(name): \($0.dropFirst(2))" }
    }
    return (rows, schema)
  }
}

extension DatabaseSnapshot {
  /// Returns the statements removed from the schema, each after a minus sign, and the new statements, each after a plus sign.
  fileprivate func schemaChanges(until later: DatabaseSnapshot, on wrapper: any Sqlite3WrapperProtocol) throws -> [String] {
    let (before, now) = (try opened(on: wrapper).schemaStatements(), try later.opened(on: wrapper).schemaStatements())
    return before.filter { !now.contains($0) }.map { "- \($0)" } + now.filter { !before.contains($0) }.map { "+ \($0)" }
  }
}
