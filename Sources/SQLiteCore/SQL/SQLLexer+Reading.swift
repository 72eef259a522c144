extension SQLLexer {
  /// The part of a lexeme that the next byte may belong to: the state of the lexer.
  enum Part {
    /// The lexeme is complete: the byte belongs to the next one.
    case whole(SQLLexeme.Kind)
    case space, lineComment, blockComment, word, quoted, bracketed, blob, brokenBlob
    case hexadecimal, integer, fraction, mantissa, tail
    case numbered, parentheses
    case variable(isNamed: Bool)
  }

  /// Continues reading and returns the kind of the completed lexeme; nil if the bytes end before it is complete.
  mutating func read() -> SQLLexeme.Kind? {
    isShort = false
    if part == nil {
      guard place < bytes.count else { return nil }
      first = bytes[place]
      let (begun, length) = begin()
      if isShort { return nil }
      part = begun
      place += length
    }
    switch part {
    case nil: return nil
    case .whole(let kind): return kind
    case .space: return run { $0.isSpace } ? .space : nil
    case .lineComment: return run { $0 != UInt8(ascii: "\n") } ? .comment : nil
    case .blockComment: return comment()
    case .word: return run { $0.isOfWord } ? .word : nil
    case .quoted: return quoted()
    case .bracketed: return run { $0 != UInt8(ascii: "]") } ? (take() ? .name : .illegal) : nil
    case .blob, .brokenBlob: return blob()
    case .hexadecimal: return run(while: \.isHexadecimal) ? .number : nil
    case .integer, .fraction, .mantissa, .tail: return number()
    case .numbered: return run(while: \.isDigit) ? .parameter : nil
    case .variable, .parentheses: return variable()
    }
  }

  /// Returns the part that begins here, and the number of bytes that identify it.
  private mutating func begin() -> (Part, Int) {
    switch first {
    case 0x20, 0x09, 0x0a, 0x0c, 0x0d: return (.space, 1)
    case UInt8(ascii: "-") where peek(1) == first: return (.lineComment, 2)
    case UInt8(ascii: "-") where peek(1) == UInt8(ascii: ">"): return (.whole(.sign), peek(2) == UInt8(ascii: ">") ? 3 : 2)
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*") && peek(2) != nil: return (.blockComment, 2)
    case UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "`"): return (.quoted, 1)
    case UInt8(ascii: "["): return (.bracketed, 1)
    case UInt8(ascii: "x"), UInt8(ascii: "X"): return peek(1) == UInt8(ascii: "'") ? (.blob, 2) : (.word, 1)
    case UInt8(ascii: "0") where peek(1)?.small == UInt8(ascii: "x") && peek(2)?.isHexadecimal == true: return (.hexadecimal, 3)
    case 0x30...0x39: return (.integer, 1)
    case UInt8(ascii: ".") where peek(1)?.isDigit == true: return (.fraction, 1)
    case UInt8(ascii: "?"): return (.numbered, 1)
    case UInt8(ascii: ":"), UInt8(ascii: "@"), UInt8(ascii: "#"), UInt8(ascii: "$"): return (.variable(isNamed: false), 1)
    case 0xef where peek(1) == 0xbb && peek(2) == 0xbf: return (.whole(.space), 3)  // a byte order mark
    case _ where first.isOfWord: return (.word, 1)
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "="), UInt8(ascii: "|"): return (.whole(.sign), isSignOfTwo ? 2 : 1)
    case UInt8(ascii: "!") where peek(1) == UInt8(ascii: "="): return (.whole(.sign), 2)
    case UInt8(ascii: ";"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: "+"),
      UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "%"), UInt8(ascii: "&"), UInt8(ascii: "~"):
      return (.whole(.sign), 1)
    default: return (.whole(.illegal), 1)
    }
  }

  /// Whether the sign is one of `<<`, `<=`, `<>`, `>>`, `>=`, `==`, `||`.
  private var isSignOfTwo: Bool {
    mutating get {
      let following = peek(1)
      if following == UInt8(ascii: "=") { return first != UInt8(ascii: "|") }
      return following == first || first == UInt8(ascii: "<") && following == UInt8(ascii: ">")
    }
  }

  /// Returns the byte at a distance from here; nil after the end of the text, or if the byte has not been appended yet.
  private mutating func peek(_ distance: Int) -> UInt8? {
    if place + distance < bytes.count { return bytes[place + distance] }
    if !isAtEnd { isShort = true }
    return nil
  }

  /// Skips bytes; returns true at a byte that does not belong to the run, and at the end of the text.
  @inline(__always) private mutating func run(while belongs: (UInt8) -> Bool) -> Bool {
    var next = place
    while next < bytes.count, belongs(bytes[next]) { next += 1 }
    place = next
    return next < bytes.count || isAtEnd
  }

  /// Skips one byte; returns false at the end.
  private mutating func take() -> Bool {
    if place == bytes.count { return false }
    place += 1
    return true
  }

  private mutating func comment() -> SQLLexeme.Kind? {
    while run(while: { $0 != UInt8(ascii: "*") }) {
      let following = peek(1)
      if isShort { return nil }
      if !take() || following == UInt8(ascii: "/") && take() { return .comment }
    }
    return nil
  }

  private mutating func quoted() -> SQLLexeme.Kind? {
    let quote = first
    while run(while: { $0 != quote }) {
      let following = peek(1)
      if isShort { return nil }
      if !take() { return .illegal }
      if following != quote { return quote == UInt8(ascii: "'") ? .text : .name }
      place += 1  // a doubled quote stands for one
    }
    return nil
  }

  /// Reads a blob, which has two digits for each byte; anything else is illegal up to the closing quote.
  private mutating func blob() -> SQLLexeme.Kind? {
    if case .blob = part {
      guard run(while: \.isHexadecimal) else { return nil }
      if peek(0) == UInt8(ascii: "'"), length.isMultiple(of: 2) { return take() ? .blob : nil }
      part = .brokenBlob
    }
    guard run(while: { $0 != UInt8(ascii: "'") }) else { return nil }
    _ = take()  // fails if the text ends without the quote
    return .illegal
  }

  private mutating func number() -> SQLLexeme.Kind? {
    if case .integer = part {
      guard run(while: \.isDigit) else { return nil }
      part = peek(0) == UInt8(ascii: ".") && take() ? .fraction : .mantissa
    }
    if case .fraction = part {
      guard run(while: \.isDigit) else { return nil }
      part = .mantissa
    }
    if case .mantissa = part {
      let isExponent = peek(0)?.small == UInt8(ascii: "e") && hasExponentDigits
      if isShort { return nil }
      if isExponent { place += 2 }
      part = .tail
    }
    return run(while: \.isOfWord) ? .number : nil
  }

  private var hasExponentDigits: Bool {
    mutating get {
      guard let following = peek(1) else { return false }
      let isSigned = following == UInt8(ascii: "+") || following == UInt8(ascii: "-")
      return following.isDigit || isSigned && peek(2)?.isDigit == true
    }
  }

  /// Reads the name of a parameter, which may contain `::` and end in `(…)` without space.
  private mutating func variable() -> SQLLexeme.Kind? {
    while case .variable(let isNamed) = part {
      let before = place
      guard run(while: \.isOfWord) else {
        part = .variable(isNamed: isNamed || place > before)
        return nil
      }
      let hasName = isNamed || place > before
      part = .variable(isNamed: hasName)
      if hasName, peek(0) == UInt8(ascii: "(") {
        place += 1
        part = .parentheses
      } else if peek(0) == UInt8(ascii: ":"), peek(1) == UInt8(ascii: ":") {
        place += 2
      } else {
        return isShort ? nil : hasName ? .parameter : .illegal
      }
    }
    guard run(while: { !$0.isSpace && $0 != UInt8(ascii: ")") }) else { return nil }
    return peek(0) == UInt8(ascii: ")") && take() ? .parameter : .illegal
  }
}
