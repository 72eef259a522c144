import SQLiteCore

extension FullTextDefinition {
  /// The tokenizer in the declaration of the table; nil if none is declared.
  var tokenizerOfTable: FullTextTokenizer? { tokenizer.first.map { FullTextTokenizer($0, arguments: Array(tokenizer.dropFirst())) } }

  /// Returns the description of the table.
  func table(named name: String, weights: [Double]) -> FullTextTable {
    let names = columns.isEmpty ? ["content"] : columns
    let all = names.enumerated().map { number, column in
      FullTextTable.Column(
        column, isIndexed: !unindexed.containsName(column), weight: weights.indices.contains(number) ? weights[number] : 1)
    }
    let place: FullTextTable.Content =
      switch content {
      case nil: .own
      case "": .none
      case .some(let table): .external(table: table, rowid: rowid)
      }
    return FullTextTable(
      name, columns: all, module: isFTS5 ? .fts5 : .fts4, prefixes: prefixes,
      tokenizer: tokenizerOfTable ?? FullTextTokenizer(isFTS5 ? "unicode61" : "simple"), content: place,
      detail: FullTextTable.Detail.allCases.first { $0.rawValue.hasPrefix(detail) } ?? .full, keepsLengths: keepsLengths)
  }
}
