import SQLiteCalls
import SQLiteCore
import SQLiteConcurrency

// An installed schema works: a view or trigger that says "no such column" at each use, because it has a text in double quotes, is refused first.
// A CHECK, an index or a default of that kind works whatever the settings are: SQLite takes it for a text when it reads the schema.

extension Connection {
  /// The views and triggers that do not compile because they have texts in double quotes, and what to do; nil when there are none.
  ///
  /// Of the triggers that one statement fires SQLite names the first.
  func quotedTextProblem() throws -> String? {
    let objects = try storedObjects(.view, .trigger)
    var refused: Set<StoredObject> = []
    func compile(_ sql: SQL, on table: SchemaName) throws {
      do {
        try execute("EXPLAIN " + sql)
      } catch let error as SQLiteError {
        guard error.code.primary == .error else { throw error }
        guard case .missingColumn(let text, table: nil) = error.meaning, try compilesWithQuotedTexts(sql.text) else {
          return  // the other checks say what it is
        }
        refused.formUnion(objects.filter { $0.table == table && $0.hasInDoubleQuotes(text) })
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
