/// The first statement of a text: where it ends, its parameters, and its tokens.
struct StatementText {
  /// The statement without the semicolon and without the text before the statement.
  let sql: [UInt8]
  /// Where in the text the next statement may begin.
  let end: Int
  /// The name of each parameter, counted from 1 at index 0; nil for those without one.
  let parameters: [String?]
  /// The tokens, with ranges in the text that was given.
  let tokens: [SQLScanner.Token]
  private let text: [UInt8]

  /// The first statement of a text; nil where there is nothing but space, comments and semicolons.
  init?(firstOf text: [UInt8]) {
    var scanner = SQLScanner(text)
    var tokens: [SQLScanner.Token] = []
    var isTrigger = false
    var last = 0
    while let token = scanner.next() {
      if token.kind == .mark(UInt8(ascii: ";")) {
        if tokens.isEmpty { continue }
        guard isTrigger, !Self.endsTrigger(tokens) else { break }
      }
      tokens.append(token)
      last = token.range.upperBound
      if tokens.count <= 3, token.kind == .word("TRIGGER"), tokens.first?.kind == .word("CREATE") { isTrigger = true }
    }
    guard let first = tokens.first else { return nil }
    self.text = text
    self.tokens = tokens
    sql = Array(text[first.range.lowerBound..<last])
    end = scanner.offset
    parameters = Self.parameters(tokens, text)
  }

  /// The statements of a trigger end with a semicolon each, and the last is followed by END.
  private static func endsTrigger(_ tokens: [SQLScanner.Token]) -> Bool {
    tokens.count > 1 && tokens[tokens.count - 1].kind == .word("END") && tokens[tokens.count - 2].kind == .mark(UInt8(ascii: ";"))
  }

  /// The parameters, as SQLite counts: `?` is one more than the highest so far, `?12` is 12, and a name is the same wherever it is.
  private static func parameters(_ tokens: [SQLScanner.Token], _ text: [UInt8]) -> [String?] {
    var names: [String?] = []
    for token in tokens where token.kind == .parameter {
      let name = String(decoding: text[token.range], as: UTF8.self)
      if name == "?" {
        names.append(nil)
      } else if name.first == "?" {
        guard let number = Int(name.dropFirst()), number > 0, number <= 32766 else { continue }  // the node says what is wrong with it
        while names.count < number { names.append(nil) }
        if names[number - 1] == nil { names[number - 1] = name }  // the first one stays
      } else if !names.contains(name) {
        names.append(name)
      }
    }
    return names
  }

  /// The word at a place, in capitals; nil where the token is not a word.
  func word(_ index: Int) -> String? {
    guard tokens.indices.contains(index), case .word(let word) = tokens[index].kind else { return nil }
    return word
  }

  /// The text of a token without its quotes.
  func name(_ index: Int) -> String? {
    guard tokens.indices.contains(index) else { return nil }
    let text = Array(text[tokens[index].range])
    guard let first = text.first, [UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "`"), UInt8(ascii: "[")].contains(first),
      text.count > 1
    else { return String(decoding: text, as: UTF8.self) }
    let quote = String(UnicodeScalar(first))
    let inner = String(decoding: text[1..<text.count - 1], as: UTF8.self)
    return inner.split(separator: quote + quote, omittingEmptySubsequences: false).joined(separator: quote)
  }

  /// The words that are in no parentheses, with their places.
  var outerWords: [(index: Int, word: String)] {
    var depth = 0
    var found: [(Int, String)] = []
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .mark(UInt8(ascii: "(")): depth += 1
      case .mark(UInt8(ascii: ")")): depth -= 1
      case .word(let word) where depth == 0: found.append((index, word))
      default: break
      }
    }
    return found
  }
}
