/// The parameters of one SQL statement, found without compiling it. <https://sqlite.org/lang_expr.html#varparam>
///
/// Numbered as SQLite does: `?` is one more than the greatest so far, `?NNN` is NNN, and a name seen before keeps its number.
struct SQLParameters {
  /// The greatest number; what `sqlite3_bind_parameter_count` answers.
  private(set) var count = 0
  /// Names with their first character, by number; a plain `?` has none.
  private(set) var names: [Int: String] = [:]

  init(_ sql: String) {
    var scanner = SQLScanner(Array(sql.utf8))
    while let token = scanner.next(), token != .end {
      if case .parameter(let name) = token { add(name) }
    }
  }

  /// The number of a name with its first character; 0 when there is none.
  func index(of name: String) -> Int { names.first { $0.value == name }?.key ?? 0 }

  private mutating func add(_ name: String) {
    if name == "?" {
      count += 1
    } else if name.hasPrefix("?") {
      // Beyond the greatest variable number SQLite refuses the text: such a parameter is not counted.
      guard let number = Int(name.dropFirst()), (1...32_766).contains(number) else { return }
      count = max(count, number)
      if names[number] == nil { names[number] = name }
    } else if index(of: name) == 0 {
      count += 1
      names[count] = name
    }
  }
}

/// Splits SQL into the tokens that matter for parameters, skipping strings, quoted names and comments.
struct SQLScanner {
  enum Token: Equatable {
    /// With its first character.
    case parameter(String)
    /// A keyword or a name that is not quoted.
    case word(String)
    /// A semicolon.
    case end
  }

  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next token; nil behind the last.
  mutating func next() -> Token? {
    while let byte = byte() {
      switch byte {
      case UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "`"): skipQuoted(until: byte)
      case UInt8(ascii: "["): skipQuoted(until: UInt8(ascii: "]"))
      case UInt8(ascii: "-") where self.byte(1) == byte: skip { $0 == UInt8(ascii: "\n") }
      case UInt8(ascii: "/") where self.byte(1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: ";"):
        position += 1
        return .end
      case UInt8(ascii: "?"):
        return .parameter("?" + take(after: 1) { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
      case UInt8(ascii: ":"), UInt8(ascii: "@"), UInt8(ascii: "$"):
        let name = take(after: 1, while: isPartOfName)
        if !name.isEmpty { return .parameter(String(UnicodeScalar(byte)) + name + takeSuffix()) }
      case _ where isPartOfName(byte): return .word(take(after: 0, while: isPartOfName))
      default: position += 1
      }
    }
    return nil
  }

  private func byte(_ ahead: Int = 0) -> UInt8? { position + ahead < bytes.count ? bytes[position + ahead] : nil }

  private func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xff: true
    default: false
    }
  }

  private mutating func take(after skipped: Int, while belongs: (UInt8) -> Bool) -> String {
    position += skipped
    let start = position
    while let byte = byte(), belongs(byte) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// What may follow a name: any number of `::name`, then one `(…)` without a space.
  private mutating func takeSuffix() -> String {
    let start = position
    while byte() == UInt8(ascii: ":"), byte(1) == UInt8(ascii: ":") { _ = take(after: 2, while: isPartOfName) }
    if byte() == UInt8(ascii: "(") {
      _ = take(after: 1) { $0 != UInt8(ascii: ")") && $0 != UInt8(ascii: " ") }
      if byte() == UInt8(ascii: ")") { position += 1 }
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func skip(past isLast: (UInt8) -> Bool) {
    while let byte = byte() {
      position += 1
      if isLast(byte) { return }
    }
  }

  /// A doubled quote needs no care: it ends one quoted part and starts the next.
  private mutating func skipQuoted(until quote: UInt8) {
    position += 1
    skip { $0 == quote }
  }

  private mutating func skipComment() {
    position += 2
    while let byte = byte() {
      if byte == UInt8(ascii: "*"), self.byte(1) == UInt8(ascii: "/") {
        position += 2
        return
      }
      position += 1
    }
  }
}
