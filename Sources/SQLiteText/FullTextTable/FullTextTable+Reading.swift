import SQLiteCore

// The stored text of CREATE VIRTUAL TABLE, read as the modules read it. Nothing is refused: SQLite took it.

/// A description while it is read.
struct FullTextDefinition {
  let module: FullTextTable.Module
  var columns: [String] = []
  var unindexed: [String] = []
  var prefixes: [Int] = []
  var tokenizer: FullTextTokenizer?
  var content: String?
  var rowid = "rowid"
  var languageColumn: String?
  var detail = FullTextTable.Detail.full
  var keepsLengths = true

  /// Reads what a virtual table was declared with; nil when it is of another module. FTS3 is FTS4 without options.
  init?(_ definition: VirtualTableDefinition) {
    switch definition.module {
    case "fts5": module = .fts5
    case "fts4", "fts3": module = .fts4
    default: return nil
    }
    for argument in definition.arguments {
      if module == .fts5 { readFTS5(argument) } else { readFTS4(argument, hasOptions: definition.module == "fts4") }
    }
  }

  /// Whether the columns are those of the content table: FTS4 has it so when none is named.
  var takesColumnsOfContent: Bool { columns.isEmpty && module == .fts4 && content?.isEmpty == false }

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
      name, columns: all, module: module, prefixes: prefixes,
      tokenizer: tokenizer ?? FullTextTokenizer(module == .fts5 ? "unicode61" : "simple"),
      content: place, detail: detail, keepsLengths: keepsLengths)
  }
}

extension FullTextDefinition {
  /// A column with UNINDEXED or without, or an option, whose name may be cut short.
  private mutating func readFTS5(_ argument: String) {
    var words = FullTextWords(argument)
    let isQuoted = words.isQuoted
    guard let first = words.next() else { return }
    guard !isQuoted, words.passEqualsSign() else {
      columns.append(first)
      if let second = words.next(), SchemaName(second) == SchemaName("unindexed") { unindexed.append(first) }
      return
    }
    let value = words.next() ?? ""
    switch VirtualTableDefinition.optionOfFTS5(first.lowercased()) {
    case "prefix": prefixes += value.split { !("0"..."9").contains($0) }.compactMap { Int($0) }
    case "tokenize":
      let all = Array(FullTextWords(value))
      tokenizer = all.first.map { FullTextTokenizer($0, arguments: Array(all.dropFirst())) }
    case "content": content = value
    case "content_rowid": rowid = value
    case "columnsize": keepsLengths = value != "0"
    case "detail": detail = FullTextTable.Detail.allCases.first { $0.rawValue.hasPrefix(value.lowercased()) } ?? .full
    default: break
    }
  }

  /// A column with whatever follows it, `tokenize` with any sign after it, or an option, which ends at its first equals sign.
  private mutating func readFTS4(_ argument: String, hasOptions: Bool) {
    let bytes = Array(argument.utf8)
    if tokenizer == nil, argument.lowercased().hasPrefix("tokenize"), bytes.count > 8,
      !FullTextWords.isBare(String(decoding: [bytes[8]], as: UTF8.self))
    {
      let all = Array(FullTextWords(String(decoding: bytes[9...], as: UTF8.self)))
      tokenizer = all.first.map { FullTextTokenizer($0, arguments: Self.arguments(of: $0, Array(all.dropFirst()))) }
      return
    }
    guard hasOptions, let sign = bytes.firstIndex(of: UInt8(ascii: "=")) else {
      if let name = Array(FullTextWords(argument)).first { columns.append(name) }
      return
    }
    let value = FullTextWords.dequoted(String(decoding: bytes[(sign + 1)...], as: UTF8.self))
    switch String(decoding: bytes[..<sign], as: UTF8.self).lowercased() {
    case "prefix":  // as many as there are commas say; a zero is none
      let numbers = value.split { !("0"..."9").contains($0) }.compactMap { Int($0) }
      prefixes = numbers.prefix(value.count { $0 == "," } + 1).filter { $0 > 0 }
    case "content": content = value
    case "notindexed": unindexed.append(value)
    case "matchinfo": keepsLengths = !value.isName("fts3")
    case "languageid": languageColumn = value
    default: break
    }
  }

  /// An argument of FTS4 such as `name=value` is two words.
  private static func arguments(of tokenizer: String, _ words: [String]) -> [String] {
    guard SchemaName(tokenizer) == SchemaName("unicode61") else { return words }
    return words.flatMap { $0.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init) }
  }
}
