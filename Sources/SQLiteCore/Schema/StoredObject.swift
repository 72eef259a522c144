import SQLiteCalls

/// A row of `sqlite_schema`: a table, index, view or trigger, as the file describes it. <https://sqlite.org/schematab.html>
///
/// This folder is the one place that asks SQLite for the structure of a database. Only the query itself is compiled for the answer.
package struct StoredObject: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable { case table, index, view, trigger }

  /// The kind as the file names it; a file made to do harm may say anything.
  package let type: String
  package let name: SchemaName
  /// The table an index or trigger is on; its own name for tables and views.
  package let table: SchemaName
  /// The statement that made it; nil for an index that a constraint made.
  package let sql: String?

  /// The kind, whatever the case of the letters.
  package var kind: Kind? { Kind(rawValue: SchemaName(type).folded) }
}

extension SchemaName {
  /// The name of the schema table, as an authorizer gets it.
  static var schemaTable: String { "sqlite_master" }
}

extension Connection {
  /// The objects of a schema in the order they were made, SQLite's own among them.
  ///
  /// - Parameters:
  ///   - kinds: The kinds of the objects; any when none is given.
  ///   - name: Their name; nil for any.
  ///   - table: The table they are on, or are themselves; nil for any.
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR for a schema that is not there.
  @inline(never) package func storedObjects(
    _ kinds: StoredObject.Kind..., named name: String? = nil, on table: String? = nil, in schema: String = "main"
  ) throws -> [StoredObject] {
    var condition: SQL = ""
    if let name { condition += " AND name = \(name) COLLATE NOCASE" }
    if let table { condition += " AND tbl_name = \(table) COLLATE NOCASE" }
    return try storedObjects(kinds, condition, in: schema)
  }

  /// The objects of a schema that have one of these names, in the order they were made.
  @inline(never) package func storedObjects(
    _ kinds: StoredObject.Kind..., named names: [String], in schema: String
  ) throws -> [StoredObject] {
    try storedObjects(kinds, " AND name COLLATE NOCASE IN \(list: names)", in: schema)
  }

  @inline(never) private func storedObjects(_ kinds: [StoredObject.Kind], _ condition: SQL, in schema: String) throws -> [StoredObject] {
    var sql: SQL = "SELECT type, name, tbl_name, sql FROM \(identifier: schema).sqlite_schema WHERE TRUE"
    if !kinds.isEmpty { sql += " AND lower(type) IN \(list: kinds.map(\.rawValue))" }
    return try structure(sql + condition + " ORDER BY rowid") { row in
      StoredObject(type: try row[0], name: SchemaName(try row[1]), table: SchemaName(try row[2]), sql: try row[3])
    }
  }

  /// Whether a table, view or index of a name is there; these share their names, and triggers have names of their own.
  package func isNameTaken(_ name: String, in schema: String = "main") throws -> Bool {
    try !storedObjects(.table, .view, .index, named: name, in: schema).isEmpty
  }

  /// Whether a table of a name is there, SQLite's own and virtual ones among them.
  package func hasTable(_ name: String, in schema: String = "main") throws -> Bool {
    try !storedObjects(.table, named: name, in: schema).isEmpty
  }

  /// Whether one of the words occurs anywhere in the SQL of a schema, with ASCII letters in either case. The answer may be true without
  /// one where a word is longer than the limit of a pattern lets it be, and where LIKE was made to distinguish capital letters.
  package func schemaMentions(_ words: [String], in schema: String) throws -> Bool {
    let longest = max(min(configuration.limits[.likePatternLength] ?? 50, 50) - 2, 0) / 2  // each sign may have another in front
    let patterns = words.map { word in
      "%" + word.prefix(utf8Count: longest).map { "%_!".contains($0) ? "!\($0)" : "\($0)" }.joined() + "%"
    }
    let mentions = patterns.map { " OR CAST(sql AS TEXT) LIKE \($0) ESCAPE '!'" as SQL }.joined(separator: "")
    let sql: SQL = "SELECT 1 FROM \(identifier: schema).sqlite_schema WHERE 'a' NOT LIKE 'A'\(mentions) LIMIT 1"
    return try value(sql, as: Int.self) != nil
  }

  /// The facts that a closure reads from the rows of an answer about the structure.
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")  // rows are read in it: no copy for each kind of fact
  func structure<Fact>(_ sql: SQL, _ fact: (OwnedRow) throws -> Fact) throws -> [Fact] {
    var facts: [Fact] = []
    for row in try rows(sql) { facts.append(try fact(row)) }
    return facts
  }

  /// Reads the schema and counts its objects: any fault of the file shows now.
  @discardableResult
  package func countStoredObjects(in schema: String = "main") throws -> Int {
    try value("SELECT count(*) FROM \(identifier: schema).sqlite_schema", as: Int.self) ?? 0
  }
}
