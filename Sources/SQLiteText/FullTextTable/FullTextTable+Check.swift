import SQLiteCalls
public import SQLiteCore

extension FullTextTable {
  /// Throws if the description is invalid, or if the module does not support it.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE, whose message names the table and the problem.
  public func check() throws(SQLiteError) { if let problem { throw misuse(problem) } }

  func misuse(_ problem: String) -> SQLiteError { .misuse("\(name): \(problem)") }

  /// The reason why the description is invalid; nil if it is valid.
  private var problem: String? { problemOfNames ?? problemOfColumns ?? problemOfPrefixes ?? problemOfTokenizer ?? problemOfContent }

  private var problemOfNames: String? {
    var names = [name, tokenizer.name] + tokenizer.arguments + columns.map(\.name)
    if case .external(let table, let rowid) = content { names += [table, rowid] }
    return names.contains { $0.utf8.contains(0) } ? "a name holds a NUL" : nil
  }

  private var problemOfColumns: String? {
    if columns.isEmpty { return "a search table needs a column" }
    if !columns.contains(where: \.isIndexed) { return "no column is searched" }
    if let twice = columns.map(\.name).firstDuplicate { return "the column \(twice) is named twice" }
    let taken = [name] + (module == .fts5 ? ["rank", "rowid"] : ["rowid", "docid", "__langid"])
    if let column = columns.first(where: { taken.containsName($0.name) }) {
      return "a column cannot be named \(column.name): \(module.spelling) uses that name otherwise"
    }
    if module == .fts4, let column = columns.first(where: { $0.name.utf8.contains(UInt8(ascii: "=")) }) {
      return "the column \(column.name) has an equals sign in its name, which fts4 takes for an option"
    }
    if let column = columns.first(where: { !$0.weight.isFinite }) {
      return "the weight of the column \(column.name) is not a finite number"
    }
    return nil
  }

  private var problemOfPrefixes: String? {
    if let length = prefixes.first(where: { !(1...999).contains($0) }) {
      return "a prefix index is for prefixes of 1 to 999 characters, not \(length)"
    }
    if Set(prefixes).count < prefixes.count { return "a prefix length is given twice" }
    return module == .fts5 && prefixes.count > 31 ? "fts5 has at most 31 prefix indexes, not \(prefixes.count)" : nil
  }

  private var problemOfTokenizer: String? {
    if tokenizer.name.isEmpty { return "the tokenizer has no name" }
    let isUnicode61 = tokenizer.name.isName("unicode61")
    if isUnicode61, !tokenizer.arguments.count.isMultiple(of: 2) {
      return "the arguments of unicode61 are pairs of a name and a value"
    }
    if detail != .full, ([tokenizer.name] + tokenizer.arguments).containsName("cjk") {
      return "the tokenizer cjk makes phrases of words, which an index of less than full detail does not support"
    }
    guard module == .fts4 else { return nil }
    if ["trigram", "ascii"].containsName(tokenizer.name) { return "fts4 has no tokenizer \(tokenizer.name): use fts5" }
    if isUnicode61, tokenizer.arguments.containsName("categories") {
      return "the tokenizer unicode61 of fts4 has no categories: use fts5"
    }
    if tokenizer.name.isName("porter"), !tokenizer.arguments.isEmpty { return "the tokenizer porter of fts4 takes no arguments" }
    return nil
  }

  private var problemOfContent: String? {
    if module == .fts4, detail != .full { return "fts4 has no indexes of less than full detail: use fts5" }
    switch content {
    case .own: return nil
    case .none:
      return columns.first { !$0.isIndexed }.map { "the column \($0.name) is neither indexed nor stored: the table has no content" }
    case .external(let table, let rowid):
      if table.isEmpty || rowid.isEmpty { return "the content table and its rowid need names" }
      return table.isName(name) ? "a search table cannot be its own content" : nil
    }
  }
}

extension FullTextTable.Module {
  /// The name in SQL.
  var spelling: String {
    switch self {
    case .fts5: "fts5"
    case .fts4: "fts4"
    }
  }
}
