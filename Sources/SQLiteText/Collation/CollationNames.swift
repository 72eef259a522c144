import SQLiteCore

extension Connection {
  /// Returns the collations of each index, including collations in its expressions, but without SQLite's built-in ones.
  ///
  /// The primary key of each table comes first, and must be rebuilt first. In a table without rowids, SQLite sorts the other indexes only
  /// by their own columns, and takes the rest of the order from the table.
  func indexedCollationNames(
    in schema: String
  ) throws -> [(table: String, index: String, collation: String)] {
    var names: [(table: String, index: String, collation: String)] = []
    func add(_ table: String, _ index: String, _ name: String) {
      if ["BINARY", "NOCASE", "RTRIM"].containsName(name) { return }
      if !names.contains(where: { $0.index == index && $0.collation.isName(name) }) {
        names.append((table, index, name))
      }
    }
    for part in try collatedIndexParts(in: schema) {
      add(part.table, part.index, part.collation)
      let tokens = part.sql.map { SQLToken.all(in: $0) } ?? []  // <https://sqlite.org/lang_keywords.html>
      for (keyword, token) in zip(tokens, tokens.dropFirst()) where keyword.isWord("collate") && token.canName {
        add(part.table, part.index, token.name)
      }
    }
    return names
  }
}
