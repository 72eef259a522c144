import SQLiteCore
import SQLiteConcurrency

/// The AUTOINCREMENT numbers of tables that are replaced because they are empty, so that a number once given to a row of the user is not
/// given again. <https://sqlite.org/autoinc.html>
struct KeptSequences {
  private var numbers: [SchemaName: Int64] = [:]

  /// Reads the numbers of the user's tables that are dropped.
  init(_ plan: ContentPlan, on connection: Connection) throws {
    guard try connection.hasTable("sqlite_sequence") else { return }
    for table in plan.dropped where table.tableKind == .table && plan.record?[table]?.owner != .content {
      let name = table.name.spelling
      numbers[table.name] = try connection.value("SELECT seq FROM main.sqlite_sequence WHERE name = \(name) COLLATE NOCASE")
    }
  }

  /// Makes the bundle's new tables continue from these numbers.
  func restore(_ brought: [SchemaObject], on connection: Connection) throws {
    for table in brought where table.kind == .table && SQLToken.makesCounter(table.sql) {
      guard let number = numbers[table.name] else { continue }
      let name = table.name.spelling
      try connection.prepare("UPDATE main.sqlite_sequence SET seq = max(seq, \(number)) WHERE name = \(name)").run()
      if connection.changes == 0 {
        try connection.prepare("INSERT INTO main.sqlite_sequence (name, seq) VALUES (\(name), \(number))").run()
      }
    }
  }
}
