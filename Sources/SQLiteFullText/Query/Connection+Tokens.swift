import SQLiteCalls
public import SQLiteCore
public import SQLiteText

extension Connection {
  /// Splits text into words with an FTS5 or FTS4 tokenizer.
  ///
  /// ```swift
  /// try connection.tokens(of: "Štěpán", with: .unicode61()).map(\.text)  // ["stepan"]
  /// ```
  /// - Parameters:
  ///   - text: The text.
  ///   - tokenizer: One of the module's own tokenizers, or one that was added to this connection.
  ///   - module: The module of the tokenizer. For FTS4, a virtual table for the tokenizer is created in the schema `temp` and kept there.
  ///     This also works on a read-only connection.
  ///   - purpose: The purpose of the text, which FTS5 passes to the tokenizer. FTS4 has no purposes.
  /// - Throws: ``SQLiteError`` that names the tokenizer if it does not exist or rejects its arguments. If a tokenizer in Swift throws, its
  ///   error is ``SQLiteError/underlying``.
  public func tokens(
    of text: String, with tokenizer: FullTextTokenizer, module: FullTextTable.Module = .fts5, for purpose: TokenizingPurpose = .document
  ) throws -> [FullTextToken] {
    try tokens(of: Array(text.utf8), with: tokenizer, module: module, for: purpose)
  }

  /// Splits text, which need not be valid UTF-8, into words with an FTS5 or FTS4 tokenizer.
  package func tokens(
    of text: [UInt8], with tokenizer: FullTextTokenizer, module: FullTextTable.Module = .fts5, for purpose: TokenizingPurpose = .document
  ) throws -> [FullTextToken] {
    if module == .fts4 { return try tokensOfFTS4(of: text, with: tokenizer) }
    var found: [FullTextToken] = []
    try forEachWord(of: text, with: tokenizer, for: purpose) { found.append(unsafe FullTextToken($0, $1, $2)) }
    return found
  }

  /// Splits text with the `fts3tokenize` virtual table. <https://sqlite.org/fts3.html#querying_tokenizers>
  private func tokensOfFTS4(of text: [UInt8], with tokenizer: FullTextTokenizer) throws -> [FullTextToken] {
    let parts = [tokenizer.name] + tokenizer.argumentsForFTS4
    // The name is in hexadecimal, because arguments that differ in case or word boundaries need separate tables, but SQLite ignores case in
    // names.
    let spelled = parts.map(\.utf8.hexadecimal).joined(separator: " ")
    let name = SQL(identifier: "sqlitemanager_tokens " + spelled)
    let arguments = parts.map { SQL(identifier: $0) }
    func select() throws -> [(String, Int, Int, Int)] {
      let statement = try prepare("SELECT token, start, \"end\", position FROM temp.\(name) WHERE input = ?")
      try statement.bind(TextBytes(text))
      return try statement.rows { (try $0[0], try $0[1], try $0[2], try $0[3]) }
    }
    let words: [(String, Int, Int, Int)]
    do {
      words = try select()
    } catch let error as SQLiteError {
      guard case .missingTable = error.meaning else { throw error }
      do {
        try execute("CREATE VIRTUAL TABLE IF NOT EXISTS temp.\(name) USING fts3tokenize(" + arguments.joined(separator: ", ") + ")")
      } catch let error as SQLiteError {
        throw error.reworded("FTS4 has no tokenizer \(parts.joined(separator: " ")): \(error.message)")
      }
      words = try select()
    }
    var found: [FullTextToken] = []
    var last = -1
    for (word, start, end, position) in words {
      guard start >= 0, start <= end, end <= text.count else { continue }
      found.append(FullTextToken(text: word, byteRange: start..<end, isColocated: position == last))
      last = position
    }
    return found
  }
}
