import SQLiteCore

/// The collations named in the SQL of a table or an index: the names after COLLATE.
enum CollationNames {
  /// Returns the names as spelled, without duplicates; ignores comments and texts. <https://sqlite.org/lang_keywords.html>
  static func inSQL(_ sql: String) -> [String] {
    let tokens = SQLToken.all(in: sql)
    var names: [String] = []
    for (keyword, token) in zip(tokens, tokens.dropFirst()) where keyword.isWord("collate") && token.canName {
      if !names.containsName(token.name) { names.append(token.name) }
    }
    return names
  }
}

extension Connection {
  /// Returns the collations of each index, including those in the expressions of its entries, but not SQLite's own.
  ///
  /// The primary key of each table is first, and must be sorted again first: in a table without rowids SQLite sorts the other indexes only
  /// by their own columns, and takes the rest of their order from the table.
  func indexedCollationNames(
    in schema: String
  ) throws -> [(table: String, index: String, collation: String)] {
    var names: [(table: String, index: String, collation: String)] = []
    func add(_ table: String, _ index: String, _ name: String) {
      if ["BINARY", "NOCASE", "RTRIM"].containsName(name) { return }
      if !names.contains(where: { $0.index == index && SchemaName($0.collation) == SchemaName(name) }) {
        names.append((table, index, name))
      }
    }
    for part in try collatedIndexParts(in: schema) {
      add(part.table, part.index, part.collation)
      for name in part.sql.map(CollationNames.inSQL) ?? [] { add(part.table, part.index, name) }
    }
    return names
  }
}
