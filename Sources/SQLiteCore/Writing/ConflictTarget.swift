/// The target by which ON CONFLICT identifies a unique index: the index's columns or expressions, and its condition if it is partial.
///
/// SQLite finds a partial unique index, or one over expressions, only if the target is spelled as in CREATE INDEX.
/// <https://sqlite.org/lang_upsert.html>
package struct ConflictTarget {
  /// The text in parentheses, followed by the WHERE condition.
  fileprivate let text: String
  /// The table's columns in the parentheses.
  private let columns: Set<SchemaName>
  /// Whether the parentheses contain expressions: rows with the same key can then differ in the columns of the key.
  let hasExpressions: Bool

  /// Creates the target for a primary key, or for an index over all rows, from the names of its columns.
  init(columns: [String]) {
    text = "(\(SQL.names(columns).text))"
    self.columns = Set(columns.map { SchemaName($0) })
    hasExpressions = false
  }

  /// Creates the target for an index from the statement that created it; returns nil if the statement cannot be parsed.
  ///
  /// - Parameter names: The columns of the table.
  init?(indexSQL sql: String, names: [String]) {
    // CREATE UNIQUE INDEX name ON table (…) [WHERE …]
    let definition = StoredDefinition(sql)
    let tokens = definition.tokens
    guard tokens.count > 8, tokens[4].isWord("on"), let end = definition.closing[6], end < tokens.count else { return nil }
    let isPartial = end + 1 < tokens.count && tokens[end + 1].isWord("where")
    guard isPartial || end == tokens.count - 1 else { return nil }
    // This leaves out a comment after the last token, which would hide the SQL that follows.
    text = definition.text(tokens[6...])
    let inside = tokens[7..<end].filter { $0.kind == .word || $0.kind == .name }.map { SchemaName($0.content) }
    hasExpressions = tokens[7..<end].contains { $0.kind == .sign && $0.content != "," }
    columns = Set(inside).intersection(names.map { SchemaName($0) })
  }

  /// Returns whether the target has the same columns as a key.
  func isFor(_ key: [String]) -> Bool { columns == Set(key.map { SchemaName($0) }) }

  var sql: SQL { SQL(unchecked: "ON CONFLICT \(text)") }
}

extension Connection {
  /// Returns the names and targets of the unique indexes that column names alone cannot identify.
  ///
  /// - Parameter schema: The table's database; nil for the database in which SQLite finds the unqualified name.
  func indirectConflictTargets(of table: String, in schema: String?) throws -> [(index: String, target: ConflictTarget)] {
    for schema in try schemasByName(in: schema) where try isNameTaken(table, in: schema) {
      return try targets(ofUniqueIndexesOn: table, in: schema)
    }
    return []
  }

  private func targets(
    ofUniqueIndexesOn table: String, in schema: String
  ) throws -> [(index: String, target: ConflictTarget)] {
    let names = try allColumns(of: table, in: schema).map(\.name)
    let unique = try tableIndexes(of: table, in: schema).filter { $0.isUnique && $0.origin == .statement }
    let stored = try storedObjects(.index, named: unique.map(\.name), in: schema)
    return stored.compactMap { index in index.sql.flatMap { ConflictTarget(indexSQL: $0, names: names) }.map { (index.name.spelling, $0) } }
  }

  /// Returns the targets for a key that SQLite did not find by the names of its columns.
  ///
  /// - Throws: ``SQLiteError`` that lists the existing unique indexes, when none of them has these columns.
  func conflictTargets(of table: String, in schema: String?, key: [String], after error: SQLiteError) throws -> [ConflictTarget] {
    let all = try indirectConflictTargets(of: table, in: schema)
    let found = all.map(\.target).filter { $0.isFor(key) }
    guard found.isEmpty else { return found }
    let names = key.joined(separator: ", ")
    let indexes = all.map { "\($0.index) \($0.target.text)" }.joined(separator: "; ")
    let advice = indexes.isEmpty ? "make a unique index of them" : "name the columns of a unique index, such as \(indexes)"
    throw error.reworded("\(error.message): \(table) has neither a primary key nor a unique index of (\(names)); \(advice)")
  }
}

/// The handling of a row whose key already exists. <https://sqlite.org/lang_upsert.html>
public enum ConflictPolicy: Hashable, Sendable {
  /// The conflict is an error, and nothing is written.
  case fail
  /// The row is skipped: `ON CONFLICT DO NOTHING`. A NULL or a failed check is still an error.
  case skip
  /// The row with the same values in these key columns is updated: `ON CONFLICT … DO UPDATE`, never REPLACE, so that no other row is
  /// deleted. A row that contains nothing but its key is skipped. The key may belong to a partial unique index (`… WHERE gone = 0`), or to
  /// one over expressions of these columns (`lower(address)`); these columns then also get their new values.
  case update(key: [String])
}
