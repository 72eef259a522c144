import SQLiteCore

extension FullTextExpression {
  /// Parses an expression in the syntax of FTS5, whatever module it is for.
  ///
  /// `red`, `"old wine"`, `old + wine`, `ste*`, `^red`, `NEAR(red wine, 5)`, `title : red`, `{title body} : (…)`, `- title : red`.
  /// Adjacent terms bind tightest, then `NOT`, `AND`, `OR`. Parentheses may also stand next to words.
  /// - Throws: ``FullTextExpressionError`` with the place and what was expected there; also beyond 30 levels of parentheses.
  public init(parsing text: String) throws(FullTextExpressionError) {
    var parser = FullTextParser(text)
    self = try parser.expression()
    try parser.end()
  }
}

/// A recursive descent parser for the syntax of FTS5.
private struct FullTextParser {
  typealias Phrase = FullTextExpression.Phrase

  private enum Token: Equatable {
    case word(String), string(String), sign(UInt8), end
  }

  static let deepest = 30
  private let text: String
  private let bytes: [UInt8]
  private var place = 0
  private var depth = 0
  /// The next token; `start` is its first byte, `place` the first byte after it.
  private var token = Token.end
  private var start = 0
  private var problem: FullTextExpressionError?

  init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
    advance()
  }

  // MARK: Tokens

  private static func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || (0x30...0x39).contains(byte) || (0x61...0x7a).contains(byte | 0x20)
  }

  private mutating func advance() {
    while place < bytes.count, [0x20, 0x09, 0x0a, 0x0d].contains(bytes[place]) { place += 1 }
    start = place
    guard place < bytes.count else {
      token = .end
      return
    }
    if bytes[place] == UInt8(ascii: "\"") {
      quoted()
    } else if Self.isWord(bytes[place]) {
      while place < bytes.count, Self.isWord(bytes[place]) { place += 1 }
      token = .word(String(decoding: bytes[start..<place], as: UTF8.self))
    } else {
      token = .sign(bytes[place])
      place += 1
    }
  }

  @inline(never) private mutating func quoted() {
    var content: [UInt8] = []
    place += 1
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "\"") {
        place += 1
        guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") else {
          token = .string(String(decoding: content, as: UTF8.self))
          return
        }
      }
      content.append(bytes[place])
      place += 1
    }
    problem = FullTextExpressionError("the quote is not closed: another quote is expected at the end", at: start, in: text)
    token = .end
  }

  private func failure(_ expected: String) -> FullTextExpressionError {
    if let problem { return problem }
    let found =
      switch token {
      case .end: "the expression ends"
      case .word(let word): "there is \(word.prefix(40))"
      case .string: "there is a phrase"
      case .sign(let byte): byte > 0x20 && byte < 0x7f ? "there is \(Character(Unicode.Scalar(byte)))" : "there is the byte \(byte)"
      }
    return FullTextExpressionError("\(found) where \(expected) is expected", at: start, in: text)
  }

  private func isKeyword(_ word: String) -> Bool { token == .word(word) }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard token == .sign(UInt8(ascii: sign)) else { return false }
    advance()
    return true
  }

  private mutating func need(_ sign: Unicode.Scalar, or other: String = "") throws(FullTextExpressionError) {
    guard take(sign) else { throw failure("\(other)\(sign)") }
  }

  func end() throws(FullTextExpressionError) {
    if token != .end || problem != nil { throw failure("AND, OR, NOT, a word or the end") }
  }

  // MARK: Grammar

  mutating func expression() throws(FullTextExpressionError) -> FullTextExpression {
    var expression = try conjunction()
    while isKeyword("OR") {
      advance()
      expression = expression || (try conjunction())
    }
    return expression
  }

  @inline(never) private mutating func conjunction() throws(FullTextExpressionError) -> FullTextExpression {
    var expression = try difference()
    while isKeyword("AND") {
      advance()
      expression = expression && (try difference())
    }
    return expression
  }

  @inline(never) private mutating func difference() throws(FullTextExpressionError) -> FullTextExpression {
    var expression = try sequence()
    while isKeyword("NOT") {
      advance()
      expression = expression.without(try sequence())
    }
    return expression
  }

  @inline(never) private mutating func sequence() throws(FullTextExpressionError) -> FullTextExpression {
    var expression = try primary()
    while beginsPrimary { expression = expression && (try primary()) }
    return expression
  }

  private var beginsPrimary: Bool {
    switch token {
    case .word(let word): !["AND", "OR", "NOT"].contains(word)
    case .string: true
    case .sign(let byte): "({^-".utf8.contains(byte)
    case .end: false
    }
  }

  private mutating func primary() throws(FullTextExpressionError) -> FullTextExpression {
    depth += 1
    defer { depth -= 1 }
    if depth > Self.deepest {
      throw FullTextExpressionError("more than \(Self.deepest) levels of parentheses and columns: fewer are expected", at: start, in: text)
    }
    if take("(") {
      let inner = try expression()
      try need(")", or: "AND, OR, NOT, a word or ")
      return inner
    }
    if take("-") {
      let columns = try columnList()
      try need(":")
      return .outside(columns, try primary())
    }
    if token == .sign(UInt8(ascii: "{")) {
      let columns = try columnList()
      try need(":")
      return .in(columns, try primary())
    }
    if isKeyword("NEAR"), next == UInt8(ascii: "(") { return try near() }
    if take("^") { return .phrase(try phrase(isInitial: true)) }
    if next == UInt8(ascii: ":"), let name = try name() {
      try need(":")
      return .in([name], try primary())
    }
    return .phrase(try phrase())
  }

  /// The first non-space byte after the token.
  private var next: UInt8? { bytes[place...].first { ![0x20, 0x09, 0x0a, 0x0d].contains($0) } }

  private mutating func columnList() throws(FullTextExpressionError) -> [String] {
    guard take("{") else {
      guard let name = try name() else { throw failure("a column or {") }
      return [name]
    }
    var names: [String] = []
    while let name = try name() { names.append(name) }
    try need("}", or: "a column or ")
    return names
  }

  private mutating func name() throws(FullTextExpressionError) -> String? {
    switch token {
    case .word(let name), .string(let name):
      advance()
      return name
    default: return nil
    }
  }

  private mutating func near() throws(FullTextExpressionError) -> FullTextExpression {
    advance()
    try need("(")
    var phrases = [try phrase()]
    var distance = 10
    while token != .sign(UInt8(ascii: ")")), token != .sign(UInt8(ascii: ",")) { phrases.append(try phrase()) }
    if take(",") {
      guard case .word(let digits) = token, let number = Int(digits) else { throw failure("a number of words") }
      advance()
      distance = number
    }
    try need(")")
    return .near(phrases, words: distance)
  }

  private mutating func phrase(isInitial: Bool = false) throws(FullTextExpressionError) -> Phrase {
    var words = [try string()]
    while take("+") { words.append(try string()) }
    return Phrase(words.joined(separator: " "), isPrefix: take("*"), isInitial: isInitial)
  }

  private mutating func string() throws(FullTextExpressionError) -> String {
    switch token {
    case .word(let word) where !["AND", "OR", "NOT"].contains(word):
      advance()
      return word
    case .string(let string):
      advance()
      return string
    default: throw failure("a word, a phrase in quotes or (")
    }
  }
}
