import SQLiteConcurrency
import SQLiteContent
import SQLiteCore
import SQLiteTables

/// A database that was released earlier, as the installer has installed it, and its successor, which is checked. The rules here are about
/// tables of users that an upgrade would lose, or that would stop it.
struct LintRelease {
  /// The name under which it is attached to the connection of the successor.
  static let database = "previous"

  /// The path of its file, as it was given.
  let name: String
  let successor: LintSubject
  let schema: Schema
  /// The tables that came without rows, ordinary and virtual ones, except for tables that the app carries.
  private let emptyTables: [SchemaObject]
  /// The tables that the app carries.
  private let carrying: Set<String>

  var connection: Connection { successor.connection }
  /// The ordinary tables of users.
  var tablesOfUsers: [SchemaObject] { emptyTables.filter { $0.tableKind == .table } }

  init(_ name: String, before successor: LintSubject, carrying: Set<String>) throws {
    let schema = try Schema(successor.connection, of: Self.database)
    (self.name, self.successor, self.schema, self.carrying) = (name, successor, schema, carrying)
    emptyTables = try schema.roots.filter { table in
      guard !carrying.containsName(table.name.spelling), let rows = table.rowTable(among: schema.objects) else { return false }
      return try !successor.connection.exists(in: rows.spelling, in: Self.database)
    }
  }

  /// Virtual tables of users that an upgrade replaces.
  ///
  /// - Parameter upgrade: Installs the successor over this release, with these tables as carried ones, as if they had rows.
  func tablesThatAreReplaced(_ upgrade: (_ carrying: Set<String>) throws -> InstallOutcome) throws -> [LintFault] {
    let gone = try upgrade(Set(tablesOfUsers.map(\.name.spelling))).report.map { $0.replaced + $0.dropped } ?? []
    return emptyTables.filter { gone.containsName($0.name.spelling) }.map { table in
      (table.name.spelling, .warning, "an upgrade loses the rows of users in it: it came empty. Name it in carrying:")
    }
  }

  /// Tables of content that come empty now, so that they will be the user's.
  func tablesThatAreEmptied() throws -> [LintFault] {
    let content = schema.roots.filter { table in table.tableKind == .table && !emptyTables.contains { $0.name == table.name } }
    return try successor.schema.stillThere(content).map(\.name.spelling).filter { !carrying.containsName($0) }.compactMap { name in
      guard try !connection.exists(in: name, in: "main") else { return nil }
      return (name, .error, "it had rows in \(self.name) and comes empty, as a table of users does. Give it rows, or drop it")
    }
  }

  /// Ordinary tables that came empty in this release, so that they are the user's, and that are different now.
  func tablesThatAreDifferent() throws -> [LintFault] {
    try tablesOfUsers.compactMap { table in
      let name = table.name.spelling
      guard let new = successor.schema.roots.first(where: { $0.name == table.name }) else {
        return (name, .warning, "only users who have it keep this table, which came empty. Bring it, or let the app make it")
      }
      guard new.tableKind == .table, try !connection.exists(in: name, in: "main") else {
        return (name, .error, "users with rows in it cannot upgrade: it came empty. Bring the content under another name")
      }
      if new.sql.isSameBytes(as: table.sql) { return nil }
      return (name, .warning, "users with rows in it keep its old SQL: it came empty. Change it by a step of the user's schema")
    }
  }

  /// Tables whose INTEGER PRIMARY KEY is gone, so that no table of users can refer to it.
  func keysThatAreGone() throws -> [LintFault] {
    try successor.schema.stillThere(schema.roots.filter { $0.tableKind == .table }).map(\.name.spelling).compactMap { name in
      guard let id = try connection.rowidColumn(of: name, in: Self.database), try connection.rowidColumn(of: name)?.isName(id) != true
      else { return nil }
      let reason = "users with a table that refers to its INTEGER PRIMARY KEY \(id), which is gone, cannot upgrade. Keep the column"
      return (name, .warning, reason)
    }
  }
}
