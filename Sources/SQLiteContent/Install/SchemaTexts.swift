import SQLiteCalls
import SQLiteCore

extension Connection {
  /// Returns the problem in the SQL of a stored schema. Returns nil when the SQL of each row is one statement that creates the row's object
  /// in this file.
  ///
  /// SQLite reads the first statement of the SQL and never runs the rest, so it accepts a file that cannot be created again.
  func schemaTextProblem(in schema: String = "main") throws -> String? {
    for object in try storedObjects(in: schema) {
      guard let sql = object.sql else { continue }
      let (type, name) = (object.type, object.name.spelling)
      if !Self.makes(type, SQLToken.all(in: sql)) { return "the SQL of \(type) \(name) does not make one: \(sql.prefix(60))" }
      var splitter = ScriptSplitter()
      splitter.append(sql.utf8)
      if try splitter.next() != nil { return "the SQL of \(type) \(name) goes on after its end" }
    }
    return nil
  }

  /// Whether SQL begins with the keywords that SQLite stores for an object of this type. TEMP is not stored in a file.
  private static func makes(_ type: String, _ tokens: [SQLToken]) -> Bool {
    let verbs: [String: [[String]]] = [
      "table": [["table"], ["virtual", "table"]], "index": [["index"], ["unique", "index"]], "view": [["view"]], "trigger": [["trigger"]],
    ]
    return (verbs[type] ?? []).contains { verb in
      tokens.count > verb.count && zip(tokens, ["create"] + verb).allSatisfy { $0.isWord($1) }
    }
  }
}
