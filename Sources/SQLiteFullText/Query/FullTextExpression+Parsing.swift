import SQLiteCore

extension FullTextExpression {
  /// Parses an expression in FTS5 syntax, whichever module it is for.
  ///
  /// `red`, `"old wine"`, `old + wine`, `ste*`, `^red`, `NEAR(red wine, 5)`, `title : red`, `{title body} : (…)`, `- title : red`. Adjacent
  /// terms bind tightest, then `NOT`, `AND`, `OR`. Parentheses may also be next to words.
  /// - Throws: ``FullTextExpressionError`` with the position and what was expected there; also if there are more than 30 levels of
  ///   parentheses.
  public init(parsing text: String) throws(FullTextExpressionError) {
    var parser = FullTextParser(text)
    self = try parser.expression()
    try parser.end()
  }
}

/// A recursive descent parser for FTS5 syntax.
private struct FullTextParser {
  typealias Phrase = FullTextExpression.Phrase

  private enum Token: Equatable {
    case word(String), string(String), unclosedString, sign(UInt8), end
  }

  static let deepest = 30
  private let text: String
  private let bytes: [UInt8]
  private var depth = 0
  /// The next token. `start` is the offset of its first byte.
  private var token = Token.end
  private var start = 0
  /// The offset of the first byte after the token and the spaces that follow it.
  private var place = 0

  init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
    skipSpaces()
    advance()
  }

  // MARK: Tokens

  private static func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || (0x30...0x39).contains(byte) || (0x61...0x7a).contains(byte | 0x20)
  }

  private mutating func skipSpaces() {
    while place < bytes.count, [0x20, 0x09, 0x0a, 0x0d].contains(bytes[place]) { place += 1 }
  }

  private mutating func advance() {
    start = place
    if place == bytes.count {
      token = .end
    } else if bytes[place] == UInt8(ascii: "\"") {
      token = quoted()
    } else if Self.isWord(bytes[place]) {
      while place < bytes.count, Self.isWord(bytes[place]) { place += 1 }
      token = .word(String(decoding: bytes[start..<place], as: UTF8.self))
    } else {
      token = .sign(bytes[place])
      place += 1
    }
    skipSpaces()
  }

  @inline(never) private mutating func quoted() -> Token {
    var content: [UInt8] = []
    place += 1
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "\"") {
        place += 1
        guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") else { return .string(String(decoding: content, as: UTF8.self)) }
      }
      content.append(bytes[place])
      place += 1
    }
    return .unclosedString
  }

  private func failure(_ expected: String) -> FullTextExpressionError {
    let found =
      switch token {
      case .end: "the expression ends"
      case .word(let word): "there is \(word.prefix(40))"
      case .string: "there is a phrase"
      case .unclosedString: "the quote is not closed: another quote is expected at the end"
      case .sign(let byte): byte > 0x20 && byte < 0x7f ? "there is \(Character(Unicode.Scalar(byte)))" : "there is the byte \(byte)"
      }
    return FullTextExpressionError(token == .unclosedString ? found : "\(found) where \(expected) is expected", at: start, in: text)
  }

  private func isSign(_ sign: Unicode.Scalar) -> Bool { token == .sign(UInt8(ascii: sign)) }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard isSign(sign) else { return false }
    advance()
    return true
  }

  private mutating func need(_ sign: Unicode.Scalar, or other: String = "") throws(FullTextExpressionError) {
    guard take(sign) else { throw failure("\(other)\(sign)") }
  }

  func end() throws(FullTextExpressionError) {
    if token != .end { throw failure("AND, OR, NOT, a word or the end") }
  }

  // MARK: Grammar

  /// The operators between expressions, from the loosest to the tightest.
  private static let operators: [(word: String, join: @Sendable (FullTextExpression, FullTextExpression) -> FullTextExpression)] = [
    ("OR", { $0 || $1 }), ("AND", { $0 && $1 }), ("NOT", { $0.without($1) }),
  ]

  private var isOperator: Bool { Self.operators.contains { token == .word($0.word) } }

  /// Parses an expression whose operators bind at least as tightly as the given one.
  mutating func expression(from level: Int = 0) throws(FullTextExpressionError) -> FullTextExpression {
    if level == Self.operators.count { return try sequence() }
    let (word, join) = Self.operators[level]
    var expression = try expression(from: level + 1)
    while token == .word(word) {
      advance()
      expression = join(expression, try self.expression(from: level + 1))
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
    case .word, .string: !isOperator
    case .sign(let byte): "({^-".utf8.contains(byte)
    case .unclosedString, .end: false
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
    let isComplement = take("-")
    if isComplement || isSign("{") || next == UInt8(ascii: ":") {
      let columns = try columns()
      try need(":")
      let inner = try primary()
      return isComplement ? .outside(columns, inner) : .in(columns, inner)
    }
    if token == .word("NEAR"), next == UInt8(ascii: "(") { return try near() }
    let isInitial = take("^")
    return .phrase(try phrase(isInitial: isInitial))
  }

  /// The first byte of the token after the next one.
  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func columns() throws(FullTextExpressionError) -> [String] {
    guard take("{") else {
      guard let name = name() else { throw failure("a column or {") }
      return [name]
    }
    var names: [String] = []
    while let name = name() { names.append(name) }
    try need("}", or: "a column or ")
    return names
  }

  private mutating func name() -> String? {
    switch token {
    case .word(let name), .string(let name):
      advance()
      return name
    case .unclosedString, .sign, .end: return nil
    }
  }

  private mutating func near() throws(FullTextExpressionError) -> FullTextExpression {
    advance()
    try need("(")
    var phrases = [try phrase()]
    var distance = 10
    while !isSign(")"), !isSign(",") { phrases.append(try phrase()) }
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
    guard !isOperator, let string = name() else { throw failure("a word, a phrase in quotes or (") }
    return string
  }
}
