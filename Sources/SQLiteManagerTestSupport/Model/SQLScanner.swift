/// What the doubles understand of SQL: where a statement ends, its parameters, its first words. Nothing is parsed.
struct SQLScanner {
  enum Token: Equatable {
    case space
    case word(String)
    case parameter(String)
    case literal
    case semicolon
    case mark(UInt8)
  }

  private let bytes: [UInt8]
  private var position: Int

  init(_ bytes: [UInt8], from position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  private func byte(_ offset: Int = 0) -> UInt8 { position + offset < bytes.count ? bytes[position + offset] : 0 }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == 0x5F || byte == 0x24 || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
      || (0x61...0x7A).contains(byte)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private func text(from start: Int) -> String { String(decoding: bytes[start..<position], as: UTF8.self) }

  private mutating func skip(while condition: (UInt8) -> Bool) {
    while position < bytes.count, condition(bytes[position]) { position += 1 }
  }

  /// The next token and the bytes it covers; nil at the end.
  mutating func next() -> (token: Token, range: Range<Int>)? {
    guard position < bytes.count else { return nil }
    let start = position
    let token = read(from: start)
    return (token, start..<position)
  }

  private mutating func read(from start: Int) -> Token {
    let first = byte()
    switch first {
    case 0x20, 0x09...0x0D:
      skip(while: Self.isSpace)
      return .space
    case 0x2D where byte(1) == 0x2D:
      skip { $0 != 0x0A }
      return .space
    case 0x2F where byte(1) == 0x2A:
      position += 2
      while position < bytes.count, !(byte() == 0x2A && byte(1) == 0x2F) { position += 1 }
      position = min(bytes.count, position + 2)
      return .space
    case 0x27, 0x22, 0x60:
      skipQuoted(by: first)
      return .literal
    case 0x5B:
      skip { $0 != 0x5D }
      position = min(bytes.count, position + 1)
      return .literal
    case 0x3B:
      position += 1
      return .semicolon
    case 0x3F:
      position += 1
      skip { (0x30...0x39).contains($0) }
      return .parameter(text(from: start))
    case 0x3A, 0x40, 0x23, 0x24:
      position += 1
      return skipName() ? .parameter(text(from: start)) : .mark(first)
    default:
      guard Self.isWord(first) else {
        position += 1
        return .mark(first)
      }
      skip(while: Self.isWord)
      return .word(text(from: start))
    }
  }

  /// Skips the name of a parameter, which may hold `::` and end in `(…)` without a space; false when there is none.
  private mutating func skipName() -> Bool {
    var isNamed = false
    while true {
      if Self.isWord(byte()) {
        isNamed = true
        position += 1
      } else if byte() == 0x3A, byte(1) == 0x3A {
        position += 2
      } else {
        break
      }
    }
    if isNamed, byte() == 0x28 {
      skip { $0 != 0x29 && !Self.isSpace($0) }
      if byte() == 0x29 { position += 1 }
    }
    return isNamed
  }

  private mutating func skipQuoted(by quote: UInt8) {
    position += 1
    while position < bytes.count {
      if byte() == quote {
        guard byte(1) == quote else { break }
        position += 1
      }
      position += 1
    }
    position = min(bytes.count, position + 1)
  }
}

extension SQLScanner {
  /// How many bytes the first statement of a text takes, its semicolon included, and whether there is one at all.
  static func firstStatement(of bytes: [UInt8]) -> (length: Int, isEmpty: Bool) {
    var scanner = SQLScanner(bytes)
    var isEmpty = true
    var depth = 0
    var isTrigger = false
    var heads: [String] = []
    while let (token, range) = scanner.next() {
      switch token {
      case .space: continue
      case .semicolon:
        if isEmpty || (isTrigger && depth > 0) { continue }
        return (range.upperBound, false)
      case .word(let word):
        isEmpty = false
        let upper = word.uppercased()
        if heads.count < 4 { heads.append(upper) }
        if heads.first == "CREATE", heads.contains("TRIGGER") { isTrigger = true }
        if isTrigger, upper == "BEGIN" || upper == "CASE" { depth += 1 }
        if isTrigger, upper == "END" { depth -= 1 }
      default: isEmpty = false
      }
    }
    return (bytes.count, isEmpty)
  }

  /// The words and marks of a statement, words as they are spelled.
  static func words(of bytes: [UInt8], limit: Int = .max) -> [String] {
    var scanner = SQLScanner(bytes)
    var found: [String] = []
    while found.count < limit, let (token, range) = scanner.next() {
      switch token {
      case .space, .semicolon: continue
      case .word(let word): found.append(word)
      default: found.append(String(decoding: bytes[range], as: UTF8.self))
      }
    }
    return found
  }

  /// A text without the spaces, comments and semicolons around it: what scripts are compared by.
  static func trimmed(_ bytes: [UInt8]) -> String {
    var scanner = SQLScanner(bytes)
    var whole: Range<Int>?
    while let (token, range) = scanner.next() {
      if token == .space || token == .semicolon { continue }
      whole = (whole?.lowerBound ?? range.lowerBound)..<range.upperBound
    }
    return whole.map { String(decoding: bytes[$0], as: UTF8.self) } ?? ""
  }
}
