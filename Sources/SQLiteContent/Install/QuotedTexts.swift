import SQLiteCalls
import SQLiteCore
import SQLiteConcurrency

// An installed schema must work. So views and triggers with a string literal in double quotes, which fail with "no such column" at each
// use, are refused first. A CHECK, an index or a default with such a literal works whatever the settings are: SQLite accepts it when it
// reads the schema.

extension Connection {
  /// Returns the views and triggers that do not compile because of string literals in double quotes, and the remedy; nil when there are
  /// none.
  ///
  /// If one statement fires several such triggers, SQLite names only the first.
  func quotedTextProblem() throws -> String? {
    let objects = try storedObjects(.view, .trigger)
    var refused: Set<StoredObject> = []
    func compile(_ sql: SQL, on table: SchemaName) throws {
      do {
        try execute("EXPLAIN " + sql)
      } catch let error as SQLiteError {
        guard error.code.primary == .error else { throw error }
        guard case .missingColumn(let text, table: nil) = error.meaning, try compilesWithQuotedTexts(sql.text) else {
          return  // the other checks report this
        }
        refused.formUnion(objects.filter { $0.table == table && $0.sql?.hasInDoubleQuotes(text) == true })
      }
    }
    guard objects.contains(where: \.hasDoubleQuotes) else { return nil }
    let schema = try Schema(self, of: "main")
    for view in schema.objects where view.kind == .view && schema.views.problem(of: view) == nil {
      try compile("SELECT * FROM main.\(identifier: view.name.spelling)", on: view.name)
    }
    for table in Set(objects.filter { $0.kind == .trigger }.map(\.table)) where schema.problem(writing: table) == nil {
      for write in try writes(of: table) { try compile(write, on: table) }
    }
    if refused.isEmpty { return nil }
    let names = objects.filter(refused.contains).map { "\($0.kind?.rawValue ?? $0.type) \($0.name.spelling)" }.joined(separator: ", ")
    return "\(names): a text is in double quotes, and \(StoredObject.adviceOnDoubleQuotes)"
  }
}
