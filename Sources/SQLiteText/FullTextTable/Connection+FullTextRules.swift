import SQLiteCalls
import SQLiteCore

extension Connection {
  /// A description with the rules of the table itself, should it name others: an index is searched by the rules it was made by.
  func withOwnRules(_ table: FullTextTable) throws(SQLiteError) -> FullTextTable {
    guard table.module == .fts5, table.tokenizer.hasRules else { return table }
    for schema in try schemasByName {
      guard let object = try storedObjects(.table, named: table.name, in: schema).first else { continue }
      let stored = object.sql.flatMap { VirtualTableDefinition($0) }.flatMap { FullTextDefinition($0) }?.tokenizer
      guard let stored, stored != table.tokenizer, stored.byNewestRules == table.tokenizer.byNewestRules else { break }
      return table.with(stored)
    }
    return table
  }
}

extension FullTextTable {
  /// The same with another tokenizer.
  fileprivate func with(_ tokenizer: FullTextTokenizer) -> FullTextTable {
    FullTextTable(
      name, columns: columns, module: module, prefixes: prefixes, tokenizer: tokenizer, content: content, detail: detail,
      keepsLengths: keepsLengths)
  }
}
