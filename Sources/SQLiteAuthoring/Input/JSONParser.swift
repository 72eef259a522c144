import SQLiteCore

/// Reads JSON strictly, so that nothing is lost or guessed. 64-bit integers stay exact. Duplicate keys are errors, as is everything that
/// the grammar does not allow. <https://www.rfc-editor.org/rfc/rfc8259>
///
/// JSON lines and the elements of an array are read one at a time. At most one of them and one piece of the text are in memory.
package struct JSONParser {
  /// The place where the line or element that was read last begins.
  private(set) var place = InputPlace()
  /// The number of the element that was read last, counted from 1.
  private(set) var elementNumber = 0

  private var input: ByteReader
  private var spaces: [Unicode.Scalar] = [" ", "\n", "\r", "\t"]
  private var isAtEnd = false
  private var depth = 0
  private var count = 0

  /// The maximum number of values. It is higher than the maximum number of columns in a row and of parameters in a statement.
  private static let mostValues = 300_000
  /// The maximum nesting depth of arrays and objects.
  private static let deepest = 100
  /// The maximum length of a key in bytes. Keys are limited because they are looked up and appear in the SQL and in messages.
  static let longestName = 1 << 20

  init(_ input: ByteReader) { self.input = input }

  /// Returns the value of a text, which must contain nothing else.
  package static func value(of text: String) throws -> JSONValue {
    var parser = JSONParser(ByteReader(text))
    let value = try parser.value()
    try parser.end()
    return value
  }

  /// Returns the value of the next line that is not empty; nil after the last.
  mutating func nextLine() throws -> JSONValue? {
    spaces = [" ", "\n", "\r", "\t"]
    try skipSpace()
    place = input.mark()
    if try input.next() == nil { return nil }
    spaces = [" ", "\r", "\t"]
    let value = try value()
    try skipSpace()
    if try !input.take("\n") { try end() }
    return value
  }

  /// Skips the rest of a line in which reading failed.
  mutating func skipLine() throws {
    depth = 0
    while let next = try input.next(), next != "\n" { _ = input.take { $0 == "\n" } }
  }

  /// Returns the next element of the top-level array; nil after the last.
  mutating func nextElement() throws -> JSONValue? {
    if isAtEnd { return nil }
    elementNumber += 1
    if elementNumber == 1 {
      try skipSpace()
      guard try input.take("[") else { throw wrong("a JSON array is needed") }
      try skipSpace()
      if try input.next() == "]" {
        try endArray()
        return nil
      }
    }
    try skipSpace()
    place = input.mark()
    let element = try value()
    try skipSpace()
    if try !input.take(",") { try endArray() }
    return element
  }

  private mutating func endArray() throws {
    guard try input.take("]") else { throw wrong("the JSON array does not end: a comma or ] is needed") }
    isAtEnd = true
    try end()
  }

  /// Throws if anything but whitespace follows.
  private mutating func end() throws {
    try skipSpace()
    if try input.next() != nil { throw wrong("something follows the end of the JSON") }
  }

  private func wrong(_ what: String, at offset: Int? = nil, advice: String? = nil) -> InputError {
    let offset = offset ?? input.offset
    return InputError(what, advice: advice, excerpt: input.excerpt(around: offset), at: input.place(of: offset))
  }

  private mutating func skipSpace() throws {
    while let next = try input.next(), spaces.contains(next) { input.skip() }
  }

  private mutating func value() throws -> JSONValue {
    try skipSpace()
    if depth == 0 { count = 0 }
    if count == Self.mostValues { throw wrong("the number of values is above \(Self.mostValues)") }
    count += 1
    guard let first = try input.next() else { throw wrong("the JSON ends where a value is needed") }
    switch first {
    case "{": return .object(try members())
    case "[":
      var elements: [JSONValue] = []
      try list(until: "]") { elements.append(try $0.value()) }
      return .array(elements)
    case "\"": return .text(try string())
    case "n": return try word("null", .value(.null))
    case "t": return try word("true", .boolean(true))
    case "f": return try word("false", .boolean(false))
    case "-", Self.digit: return .value(try numeral())
    case "\u{fe}"...: throw wrong("the text is not UTF-8", advice: "Write the file in UTF-8.")  // but UTF-16, by its first byte
    default: throw wrong("no JSON value begins so")
    }
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws -> JSONValue {
    let start = input.offset
    for letter in word.unicodeScalars where try !input.take(letter) { throw wrong("no JSON value begins so", at: start) }
    return value
  }

  private mutating func members() throws -> [JSONMember] {
    var members: [JSONMember] = []
    var keys: Set<SQLText> = []
    try list(until: "}") { parser in
      let start = parser.input.offset
      guard try parser.input.next() == "\"" else { throw parser.wrong("a key in double quotes is needed") }
      let key = try parser.string(upTo: Self.longestName, "key")
      guard keys.insert(SQLText(text: key)).inserted else { throw parser.wrong("the key \(key) is there twice", at: start) }
      try parser.skipSpace()
      guard try parser.input.take(":") else { throw parser.wrong("a colon is needed after the key") }
      members.append(JSONMember(key: key, value: try parser.value()))
    }
    return members
  }

  /// Calls a closure at the start of each element of an array or member of an object.
  private mutating func list(until end: Unicode.Scalar, _ part: (inout JSONParser) throws -> Void) throws {
    if depth == Self.deepest { throw wrong("the JSON is nested too deeply") }
    depth += 1
    input.skip()
    try skipSpace()
    if try input.next() != end {
      repeat {
        try skipSpace()
        try part(&self)
        try skipSpace()
      } while try input.take(",")
    }
    guard try input.take(end) else { throw wrong("a comma or \(end) is needed") }
    depth -= 1
  }
}

// MARK: - Numbers

extension JSONParser {
  private static let digit: ClosedRange<Unicode.Scalar> = "0"..."9"

  /// Reads a number. It is an integer if it has neither a decimal point nor an exponent, otherwise a real.
  private mutating func numeral() throws -> SQLiteValue {
    let start = input.offset
    let sign = try input.take("-") ? "-" : ""
    let whole = try digits("a digit is needed")
    if whole.count > 1, whole.hasPrefix("0") { throw wrong("a number does not begin with 0", at: start) }
    let fraction = try input.take(".") ? "." + digits("a digit is needed after the point") : ""
    var exponent = ""
    if try input.take("e") || input.take("E") {
      exponent = try input.take("-") ? "e-" : "e"
      if exponent == "e" { _ = try input.take("+") }
      exponent += try digits("a digit is needed in the exponent")
    }
    if fraction.isEmpty, exponent.isEmpty {
      if let number = Int64(sign + whole) { return .integer(number) }
    } else if let number = Double(sign + whole + fraction + exponent), number.isFinite {
      return .real(number)
    }
    throw wrong(
      "the number is too large", at: start,
      advice: fraction.isEmpty && exponent.isEmpty
        ? "An integer has 64 bits; written with a point or exponent it is a real." : #"Infinity is written {"real": "Infinity"}."#)
  }

  private mutating func digits(_ missing: String) throws -> String {
    var digits = String.UnicodeScalarView()
    while let next = try input.next(), Self.digit.contains(next) {
      digits.append(next)
      input.skip()
    }
    if digits.isEmpty { throw wrong(missing) }
    return String(digits)
  }
}

// MARK: - Strings

extension JSONParser {
  private static let escapes: [Unicode.Scalar: UInt8] = [
    "\"": 0x22, "\\": 0x5c, "/": 0x2f, "b": 0x08, "f": 0x0c, "n": 0x0a, "r": 0x0d, "t": 0x09,
  ]

  private mutating func string(upTo limit: Int = .max, _ name: String = "string") throws -> String {
    let start = input.offset
    input.skip()
    var text: [UInt8] = []
    while let next = try input.next() {
      switch next {
      case "\"":
        input.skip()
        guard let text = String(validating: text, as: UTF8.self) else { throw wrong("the \(name) is not UTF-8", at: start) }
        return text
      case "\\":
        input.skip()
        try escape(into: &text)
      case "\n": throw wrong("the \(name) does not end on its line", at: start)
      case ..<" ": throw wrong("a control character in a string is written \\u00XX")
      default: text += input.take { $0 < " " || $0 == "\"" || $0 == "\\" }
      }
      if text.count > limit { throw wrong("the \(name) is longer than \(limit) bytes", at: start) }
    }
    throw wrong("the \(name) does not end", at: start)
  }

  private mutating func escape(into text: inout [UInt8]) throws {
    guard let letter = try input.next() else { throw wrong("the string does not end") }
    if letter != "u", Self.escapes[letter] == nil { throw wrong("no escape begins so") }
    input.skip()
    if let byte = Self.escapes[letter] { text.append(byte) } else { text += try utf16().utf8 }
  }

  /// Reads the character after `\u`: a UTF-16 code unit, or the first half of a surrogate pair, whose second half must follow.
  private mutating func utf16() throws -> String {
    let start = input.offset - 2
    var units = [try unit()]
    if UTF16.isLeadSurrogate(units[0]), try input.take("\\"), try input.take("u") { units.append(try unit()) }
    guard let text = String(validating: units, as: UTF16.self) else { throw wrong("half of a surrogate pair", at: start) }
    return text
  }

  private mutating func unit() throws -> UInt16 {
    var value: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = try input.next().flatMap({ Character($0).hexDigitValue }) else { throw wrong("four hexadecimal digits are needed") }
      value = value << 4 + UInt16(digit)
      input.skip()
    }
    return value
  }
}
