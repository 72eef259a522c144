// Parses the stored text of CREATE VIRTUAL TABLE as the modules do. Nothing is rejected, because SQLite has accepted the statement.

/// The declaration of a search table.
package struct FullTextDefinition {
  /// Whether the module is FTS5; otherwise it is FTS4.
  package let isFTS5: Bool
  package var columns: [String] = []
  package private(set) var unindexed: [String] = []
  package private(set) var prefixes: [Int] = []
  /// The name of the tokenizer and its arguments; empty if none was named.
  package private(set) var tokenizer: [String] = []
  package private(set) var content: String?
  package private(set) var rowid = "rowid"
  package private(set) var languageColumn: String?
  /// The keyword for the level of detail, which may be abbreviated.
  package private(set) var detail = ""
  package private(set) var keepsLengths = true

  /// Reads the declaration of a virtual table; returns nil if it uses another module. FTS3 is FTS4 without options.
  package init?(_ definition: VirtualTableDefinition) {
    guard ["fts5", "fts4", "fts3"].contains(definition.module) else { return nil }
    isFTS5 = definition.module == "fts5"
    for argument in definition.arguments {
      if isFTS5 { readFTS5(argument) } else { readFTS4(argument, hasOptions: definition.module == "fts4") }
    }
  }

  /// Returns the FTS5 option with the given name or prefix, in lowercase.
  package static func optionOfFTS5(_ beginning: String) -> String? {
    ["prefix", "tokenize", "content", "content_rowid", "columnsize", "detail"].first { $0.hasPrefix(beginning) }
  }

  /// Whether the columns are taken from the content table, as FTS4 does when no column is named.
  package var takesColumnsOfContent: Bool { columns.isEmpty && !isFTS5 && content?.isEmpty == false }

  /// The table or view that the index covers, and the columns that it reads there; nil if the search table stores its texts itself, or not
  /// at all.
  package var source: (table: String, columns: [String])? {
    guard let content, !content.isEmpty else { return nil }
    return (content, [rowid] + (languageColumn.map { [$0] } ?? []) + columns)
  }
}

extension FullTextDefinition {
  /// Reads a column with or without UNINDEXED, or an option, whose name may be abbreviated.
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
    switch Self.optionOfFTS5(first.lowercased()) {
    case "prefix": prefixes += Self.numbers(value)
    case "tokenize": tokenizer = Array(FullTextWords(value))
    case "content": content = value
    case "content_rowid": rowid = value
    case "columnsize": keepsLengths = value != "0"
    case "detail": detail = value.lowercased()
    default: break
    }
  }

  /// Reads a column followed by anything, `tokenize` followed by any character that cannot be part of a word, or an option, whose name ends
  /// at the first equals sign.
  private mutating func readFTS4(_ argument: String, hasOptions: Bool) {
    let bytes = Array(argument.utf8)
    if tokenizer.isEmpty, argument.lowercased().hasPrefix("tokenize"), bytes.count > 8,
      !FullTextWords.isBare(String(decoding: [bytes[8]], as: UTF8.self))
    {
      let all = Array(FullTextWords(String(decoding: bytes[9...], as: UTF8.self)))
      tokenizer = all.prefix(1) + (all.first.map { Self.arguments(of: $0, Array(all.dropFirst())) } ?? [])
      return
    }
    guard hasOptions, let sign = bytes.firstIndex(of: UInt8(ascii: "=")) else {
      if let name = Array(FullTextWords(argument)).first { columns.append(name) }
      return
    }
    let value = FullTextWords.dequoted(String(decoding: bytes[(sign + 1)...], as: UTF8.self))
    switch String(decoding: bytes[..<sign], as: UTF8.self).lowercased() {
    case "prefix":  // at most one more than the number of commas; zeros are skipped
      prefixes = Self.numbers(value).prefix(value.count { $0 == "," } + 1).filter { $0 > 0 }
    case "content": content = value
    case "notindexed": unindexed.append(value)
    case "matchinfo": keepsLengths = !value.isName("fts3")
    case "languageid": languageColumn = value
    default: break
    }
  }

  /// Returns the numbers in a text, whatever separates them.
  private static func numbers(_ text: String) -> [Int] {
    Array(text.utf8).split { !$0.isDigit }.compactMap { String(decoding: $0, as: UTF8.self).unsigned().flatMap(Int.init(exactly:)) }
  }

  /// Returns the arguments of an FTS4 tokenizer; for unicode61, `name=value` is split into two.
  private static func arguments(of tokenizer: String, _ words: [String]) -> [String] {
    guard SchemaName(tokenizer) == SchemaName("unicode61") else { return words }
    return words.flatMap { $0.parts(between: UInt8(ascii: "="), maxSplits: 1) }
  }
}
