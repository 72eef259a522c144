import SQLiteCore

// The SQL for a description that has been checked, so no name contains a NUL.

extension FullTextTable {
  /// The CREATE VIRTUAL TABLE statement.
  func create(in schema: String) -> SQL {
    let arguments = module == .fts5 ? fts5Arguments : fts4Arguments
    let list = SQL(unchecked: arguments.joined(separator: ", "))
    return "CREATE VIRTUAL TABLE \(qualified(in: schema)) USING \(SQL(unchecked: module.spelling))(\(list))"
  }

  /// The qualified name of the table.
  func qualified(in schema: String) -> SQL { "\(identifier: name, in: schema)" }

  /// <https://sqlite.org/fts5.html#fts5_table_creation_and_initialization>
  private var fts5Arguments: [String] {
    var arguments = columns.map { $0.name.quoted(by: "\"") + ($0.isIndexed ? "" : " UNINDEXED") }
    arguments.append(tokenizer.argumentOfFTS5)
    if !prefixes.isEmpty { arguments.append("prefix='\(prefixes.map(String.init).joined(separator: " "))'") }
    switch content {
    case .own: break
    case .none: arguments.append("content=''")
    case .external(let table, let rowid):
      arguments += ["content=" + table.quoted(by: "'"), "content_rowid=" + rowid.quoted(by: "'")]
    }
    if detail != .full { arguments.append("detail=" + detail.rawValue) }
    if !keepsLengths { arguments.append("columnsize=0") }
    return arguments
  }

  /// <https://sqlite.org/fts3.html#fts4_options>; spaces beside an equals sign are not allowed.
  private var fts4Arguments: [String] {
    var arguments = columns.map { $0.name.quoted(by: "\"") }
    let words = ([tokenizer.name] + tokenizer.argumentsForFTS4).map { $0.quoted(by: "\"") }
    arguments.append("tokenize=" + words.joined(separator: " "))
    if !prefixes.isEmpty { arguments.append("prefix='\(prefixes.map(String.init).joined(separator: ","))'") }
    switch content {
    case .own: break
    case .none: arguments.append("content=''")
    case .external(let table, _): arguments.append("content=" + table.quoted(by: "'"))
    }
    arguments += columns.filter { !$0.isIndexed }.map { "notindexed=" + $0.name.quoted(by: "'") }
    if !keepsLengths { arguments.append("matchinfo='fts3'") }
    return arguments
  }

  /// The rank function with the weights; nil if all weights are 1, or if the module stores none.
  var rank: String? {
    guard module == .fts5, columns.contains(where: { $0.weight != 1 }) else { return nil }
    // FTS5 does not parse exponents in numbers, but accepts a quoted string instead.
    let weights = columns.map { "\($0.weight)" }.map { $0.contains("e") ? $0.quoted(by: "'") : $0 }
    return "bm25(\(weights.joined(separator: ", ")))"
  }

  /// Returns the INSERT for a command to the module. <https://sqlite.org/fts5.html#special_insert_commands>,
  /// <https://sqlite.org/fts3.html#commands>
  func command(_ command: String, in schema: String) -> SQL {
    "INSERT INTO \(qualified(in: schema)) (\(identifier: name)) VALUES (\(command))"
  }

  /// Returns the INSERT for an FTS5 command that takes an argument.
  func command(_ command: String, _ argument: some SQLiteBindable, in schema: String) -> SQL {
    "INSERT INTO \(qualified(in: schema)) (\(identifier: name), rank) VALUES (\(command), \(argument))"
  }
}

extension FullTextTokenizer {
  /// The `tokenize` argument for an FTS5 table.
  fileprivate var argumentOfFTS5: String {
    let words = ([name] + arguments).map { FullTextWords.isBare($0) ? $0 : $0.quoted(by: "'") }
    return "tokenize=" + words.joined(separator: " ").quoted(by: "'")
  }
}

extension FullTextDefinition {
  /// Returns the arguments of an FTS5 table's declaration, with the tokenizer replaced.
  static func arguments(of definition: VirtualTableDefinition, tokenizer: FullTextTokenizer) -> [String] {
    definition.arguments.map { argument in
      var words = FullTextWords(argument)
      guard !words.isQuoted, let option = words.next(), words.passEqualsSign(),
        optionOfFTS5(option.lowercased()) == "tokenize"
      else { return argument }
      return tokenizer.argumentOfFTS5
    }
  }
}
