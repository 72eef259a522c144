/// The target by which ON CONFLICT names a unique index: its columns or expressions, and its condition where it is partial.
///
/// A unique index over some of the rows, or over expressions, is found by SQLite only where it is spelled out as in CREATE INDEX.
/// <https://sqlite.org/lang_upsert.html>
package struct ConflictTarget {
  /// The text of the parentheses, and WHERE with a condition after them.
  fileprivate let text: String
  /// The columns of the table in the parentheses.
  private let columns: Set<SchemaName>
  /// Whether the parentheses hold expressions: rows of one key can then differ in the columns of the key.
  let hasExpressions: Bool

  /// The clause of a primary key or of an index over all rows, by the names of its columns.
  init(columns: [String]) {
    text = "(\(SQL.names(columns).text))"
    self.columns = Set(columns.map { SchemaName($0) })
    hasExpressions = false
  }

  /// The clause of an index, from the statement that made it; nil where that cannot be read.
  ///
  /// - Parameter names: The columns of the table.
  init?(indexSQL sql: String, names: [String]) {
    // CREATE UNIQUE INDEX name ON table (…) [WHERE …]
    let definition = StoredDefinition(sql)
    let tokens = definition.tokens
    guard tokens.count > 8, tokens[4].isWord("on"), let end = definition.closing[6], end < tokens.count else { return nil }
    let isPartial = end + 1 < tokens.count && tokens[end + 1].isWord("where")
    guard isPartial || end == tokens.count - 1 else { return nil }
    // A comment after it would hide the SQL that follows.
    text = definition.text(tokens[6...])
    let inside = tokens[7..<end].filter { $0.kind == .word || $0.kind == .name }.map { SchemaName($0.content) }
    hasExpressions = tokens[7..<end].contains { $0.kind == .sign && $0.content != "," }
    columns = Set(inside).intersection(names.map { SchemaName($0) })
  }

  /// Whether it is the target for a key: its columns are those of the key.
  func isFor(_ key: [String]) -> Bool { columns == Set(key.map { SchemaName($0) }) }

  var sql: SQL { SQL(unchecked: "ON CONFLICT \(text)") }
}

extension Connection {
  /// The targets of the unique indexes that cannot be named by columns alone, with the names of the indexes.
  ///
  /// - Parameter schema: The database of the table; nil for the one that a statement means without a schema.
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

  /// The targets for a key that SQLite did not find by the names of its columns.
  ///
  /// - Throws: ``SQLiteError`` that names the unique indexes there are, when none of them is of these columns.
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

/// How a row is handled when its key is there already. <https://sqlite.org/lang_upsert.html>
public enum ConflictPolicy: Hashable, Sendable {
  /// The conflict is an error, and nothing is written.
  case fail
  /// The row is passed over: `ON CONFLICT DO NOTHING`. A NULL or a failed check is still an error.
  case skip
  /// The row that has these key columns is changed: `ON CONFLICT … DO UPDATE`, never REPLACE, so that no other row is deleted. A row that
  /// holds nothing but its key is passed over. The key may be that of a unique index over some of the rows (`… WHERE gone = 0`), or over expressions of
  /// these columns (`lower(address)`), which then get their new values as well.
  case update(key: [String])
}
