import SQLiteCalls
package import SQLiteCore

extension Connection {
  /// Returns the tokenizer of a table, with the rules in the table's own declaration. An index must be searched with the rules that created
  /// it.
  ///
  /// - Parameter schema: The database of the table; nil for the first database in which SQLite finds the table.
  package func tokenizer(of table: FullTextTable, in schema: String?) throws -> FullTextTokenizer {
    let described = table.tokenizer
    guard table.module == .fts5, described.hasRules else { return described }
    for schema in try schemasByName(in: schema) {
      guard let object = try storedObjects(.table, named: table.name, in: schema).first else { continue }
      let stored = object.sql.flatMap { VirtualTableDefinition($0) }.flatMap { FullTextDefinition($0) }?.tokenizerOfTable
      guard let stored, stored.byNewestRules == described.byNewestRules else { break }
      return stored
    }
    return described
  }

  /// Recreates an FTS5 table with the newest rules of its tokenizer. Everything else stays the same.
  ///
  /// Must be called in a transaction.
  func remakeByNewestRules(_ table: FullTextTable, in schema: String) throws {
    guard let sql = try storedObjects(.table, named: table.name, in: schema).first?.sql, let definition = VirtualTableDefinition(sql) else {
      return
    }
    let arguments = FullTextDefinition.arguments(of: definition, tokenizer: table.tokenizer.byNewestRules).joined(separator: ", ")
    let config = SQL(identifier: table.name + "_config")
    let settings = try rows(
      "SELECT k, v FROM \(identifier: schema).\(config) WHERE k <> 'version' ORDER BY k", as: String.self, SQLiteValue.self)
    let kept: SQL = "temp.\(identifier: "sqlitemanager_texts " + table.name)"
    let columns = table.columns.map { SQL(identifier: $0.name) }.joined(separator: ", ")
    if table.content == .own {
      let texts = table.columns.enumerated().map { "\(identifier: $1.name) AS \(identifier: "c\($0)")" as SQL }.joined(separator: ", ")
      try execute("CREATE TABLE \(kept) AS SELECT rowid AS id, \(texts) FROM \(table.qualified(in: schema))")
    }
    try runFullText("DROP TABLE \(table.qualified(in: schema))")
    try runFullText("CREATE VIRTUAL TABLE \(table.qualified(in: schema)) USING fts5(\(SQL(unchecked: arguments)))")
    for (name, setting) in settings { try runFullText(table.command(name, setting, in: schema)) }
    if table.content == .own {
      try runFullText("INSERT INTO \(table.qualified(in: schema)) (rowid, \(columns)) SELECT * FROM \(kept) ORDER BY id")
      try execute("DROP TABLE \(kept)")
    } else {
      try runFullText(table.command("rebuild", in: schema))
    }
  }
}
