import SQLiteCalls
package import SQLiteCore

extension Connection {
  /// Returns a description with the table's own rules, if it names others: an index must be searched by the rules that created it.
  ///
  /// - Parameter schema: The database of the table; nil for the first in which SQLite finds it.
  package func withOwnRules(_ table: FullTextTable, in schema: String?) throws -> FullTextTable {
    guard table.module == .fts5, table.tokenizer.hasRules else { return table }
    for schema in try schemasByName(in: schema) {
      guard let object = try storedObjects(.table, named: table.name, in: schema).first else { continue }
      let stored = object.sql.flatMap { VirtualTableDefinition($0) }.flatMap { FullTextDefinition($0) }?.tokenizerOfTable
      guard let stored, stored != table.tokenizer, stored.byNewestRules == table.tokenizer.byNewestRules else { break }
      return table.with(stored)
    }
    return table
  }

  /// Creates an FTS5 table again with the newest rules of its tokenizer; all else stays unchanged.
  ///
  /// Must be called in a transaction.
  func remakeByNewestRules(_ table: FullTextTable, in schema: String) throws {
    guard let sql = try storedObjects(.table, named: table.name, in: schema).first?.sql, let definition = VirtualTableDefinition(sql) else {
      return
    }
    let newest = table.with(table.tokenizer.byNewestRules)
    let arguments = FullTextDefinition.arguments(of: definition, tokenizer: newest.tokenizer).joined(separator: ", ")
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
    for (name, setting) in settings { try runFullText(newest.command(name, setting, in: schema)) }
    if table.content == .own {
      try runFullText("INSERT INTO \(table.qualified(in: schema)) (rowid, \(columns)) SELECT * FROM \(kept) ORDER BY id")
      try execute("DROP TABLE \(kept)")
    } else {
      try runFullText(newest.command("rebuild", in: schema))
    }
  }
}

extension FullTextTable {
  /// Returns the same table with another tokenizer.
  fileprivate func with(_ tokenizer: FullTextTokenizer) -> FullTextTable {
    var table = self
    table.tokenizer = tokenizer
    return table
  }
}
