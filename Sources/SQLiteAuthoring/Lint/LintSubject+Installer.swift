import SQLiteConcurrency
import SQLiteContent
import SQLiteCore

// The rules about the installer: a refusal, and rows of users that an upgrade would lose, or that would stop it.

extension LintSubject {
  /// A refusal of the installer, and virtual tables of users that it replaces. Their ordinary tables are carried, as if they had rows.
  func refusal() throws -> [LintFault] {
    let empty = release?.emptyTables ?? []
    do {
      let outcome = try install(Set(empty.filter { $0.tableKind == .table }.map(\.name.spelling)))
      let gone = outcome.report.map { $0.replaced + $0.dropped } ?? []
      return empty.filter { gone.containsName($0.name.spelling) }.map { table in
        (table.name.spelling, .warning, "an upgrade loses the rows of users in it: it came empty. Name it in carrying:")
      }
    } catch ContentError.sourceDamaged where hasErrors, ContentError.configuration where hasErrors {
      return []  // another rule has found it
    } catch let error as ContentError {
      return [(nil, .error, "cannot be installed\(release.map { " over \($0.name)" } ?? ""): \(error)")]
    }
  }

  /// Ordinary tables that came empty in the earlier release, so that they are the user's, and that are different now.
  func tablesOfUsers() throws -> [LintFault] {
    try (release?.emptyTables ?? []).filter { $0.tableKind == .table }.compactMap { table in
      let name = table.name.spelling
      guard let new = schema.roots.first(where: { $0.name == table.name }) else {
        return (name, .warning, "only users who have it keep this table, which came empty. Bring it, or let the app make it")
      }
      guard new.tableKind == .table, try !connection.hasRows(table.name, in: "main") else {
        return (name, .error, "no upgrade for users with rows in it: it came empty. Bring the content under another name")
      }
      if new.sql.isSameBytes(as: table.sql) { return nil }
      return (name, .warning, "users with rows in it keep its old SQL: it came empty. Change it by a step of the user's schema")
    }
  }

  /// Tables whose INTEGER PRIMARY KEY is gone, so that no table of users can refer to it.
  func keysThatAreGone() throws -> [LintFault] {
    try schema.stillThere(release?.schema.roots.filter { $0.tableKind == .table } ?? []).map(\.name.spelling).compactMap { name in
      guard let id = try connection.rowidColumn(of: name, in: LintRelease.database),
        try connection.rowidColumn(of: name)?.isName(id) != true
      else { return nil }
      return (name, .warning, "no upgrade where a table of users refers to its INTEGER PRIMARY KEY \(id), which is gone. Keep the column")
    }
  }
}
