import SQLiteCalls

/// A row of `sqlite_schema`: a table, index, view or trigger, as the file describes it. <https://sqlite.org/schematab.html>
///
/// Only this folder queries SQLite for the structure of a database. These queries compile nothing else, such as a view.
package struct StoredObject: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable { case table, index, view, trigger }

  /// The kind as stored in the file; a malicious file may contain any text.
  package let type: String
  package let name: SchemaName
  /// The table of an index or trigger; for tables and views, their own name.
  package let table: SchemaName
  /// The statement that created the object; nil for an index created by a constraint.
  package let sql: String?

  /// The kind, ignoring case.
  package var kind: Kind? { Kind(rawValue: SchemaName(type).folded) }
}

extension SchemaName {
  /// The name of the schema table that SQLite passes to an authorizer.
  static var schemaTable: String { "sqlite_master" }
}

extension Connection {
  /// Returns the objects of a schema in the order of their creation, including SQLite's own.
  ///
  /// - Parameters:
  ///   - kinds: The kinds of the objects; empty for any.
  ///   - name: Their name; nil for any.
  ///   - table: The table that they belong to, or that they are; nil for any.
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR for a schema that does not exist.
  @inline(never) package func storedObjects(
    _ kinds: StoredObject.Kind..., named name: String? = nil, on table: String? = nil, in schema: String = "main"
  ) throws -> [StoredObject] {
    var condition: SQL = ""
    if let name { condition += " AND name = \(name) COLLATE NOCASE" }
    if let table { condition += " AND tbl_name = \(table) COLLATE NOCASE" }
    return try storedObjects(kinds, condition, in: schema)
  }

  /// Returns the objects of a schema that have one of these names, in the order of their creation.
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

  /// Returns whether a table, view or index with a name exists; these share a namespace, and triggers have their own.
  package func isNameTaken(_ name: String, in schema: String = "main") throws -> Bool {
    try !storedObjects(.table, .view, .index, named: name, in: schema).isEmpty
  }

  /// Returns whether a table with a name exists, including virtual tables and SQLite's own.
  package func hasTable(_ name: String, in schema: String = "main") throws -> Bool {
    try !storedObjects(.table, named: name, in: schema).isEmpty
  }

  /// Returns whether one of the words occurs anywhere in the SQL of a schema, ignoring the case of ASCII letters. The result may be true
  /// without an occurrence if a word exceeds the length limit of a pattern, or if LIKE was made case-sensitive.
  package func schemaMentions(_ words: [String], in schema: String) throws -> Bool {
    let longest = max(min(configuration.limits[.likePatternLength] ?? 50, 50) - 2, 0) / 2  // each character may have an escape before it
    let patterns = words.map { word in
      "%" + word.prefix(utf8Count: longest).map { "%_!".contains($0) ? "!\($0)" : "\($0)" }.joined() + "%"
    }
    let mentions = patterns.map { " OR CAST(sql AS TEXT) LIKE \($0) ESCAPE '!'" as SQL }.joined(separator: "")
    let sql: SQL = "SELECT 1 FROM \(identifier: schema).sqlite_schema WHERE 'a' NOT LIKE 'A'\(mentions) LIMIT 1"
    return try value(sql, as: Int.self) != nil
  }

  /// Returns the closure's results for the rows of a query about the structure.
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")  // avoids a copy of the code for each result type
  func structure<Fact>(_ sql: SQL, _ fact: (OwnedRow) throws -> Fact) throws -> [Fact] {
    var facts: [Fact] = []
    for row in try rows(sql) { facts.append(try fact(row)) }
    return facts
  }

  /// Reads the schema and returns the number of its objects, so that damage in the file is detected now.
  @discardableResult
  package func countStoredObjects(in schema: String = "main") throws -> Int {
    try value("SELECT count(*) FROM \(identifier: schema).sqlite_schema", as: Int.self) ?? 0
  }
}
