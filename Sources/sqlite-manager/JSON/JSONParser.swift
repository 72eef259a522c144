import SQLiteManager

/// Reads JSON strictly, so that nothing is lost or guessed: integers of 64 bits stay exact, a key that is named twice is an error, and so is
/// everything the grammar does not allow. <https://www.rfc-editor.org/rfc/rfc8259>
///
/// An array may be read one element at a time: no more than an element and a piece of the text are in memory then.
struct JSONParser {
  /// The bytes that have come and are not done with.
  private var bytes: [UInt8]
  private let pieces: () throws(Failure) -> [UInt8]
  private var place = 0
  /// Where the text begins, or the element of the array.
  private var beginning = 0
  private var depth = 0
  private var count = 0
  private var array = ArrayPlace.before

  private enum ArrayPlace { case before, within, after }

  private init(_ bytes: [UInt8]) { (self.bytes, pieces) = (bytes, { () throws(Failure) in [] }) }

  /// - Parameter pieces: Returns the next bytes each time, none at the end.
  init(_ pieces: @escaping () throws(Failure) -> [UInt8]) { (bytes, self.pieces) = ([], pieces) }

  /// The value of a whole text.
  static func value(_ bytes: [UInt8]) throws(Failure) -> JSONValue {
    var parser = JSONParser(bytes)
    let value = try parser.value()
    try parser.end()
    return value
  }

  /// The next element of the array that the text is; nil after the last.
  mutating func nextElement() throws(Failure) -> JSONValue? {
    if array == .after { return nil }
    if array == .before {
      try skipSpace()
      guard try take(UInt8(ascii: "[")) else { throw Failure(.mismatch, "a JSON array is needed") }
      array = .within
      try skipSpace()
      if try next() == UInt8(ascii: "]") {
        try endArray()
        return nil
      }
    }
    if place >= Self.mostDone {
      bytes.removeFirst(place)
      place = 0
    }
    (beginning, count) = (place, 0)
    let element = try value()
    try skipSpace()
    if try !take(UInt8(ascii: ",")) { try endArray() }
    return element
  }

  private mutating func endArray() throws(Failure) {
    guard try take(UInt8(ascii: "]")) else { throw wrong("the JSON array does not end: a comma or ] is needed") }
    array = .after
    try end()
  }

  /// Refuses anything but space in the rest of the text.
  private mutating func end() throws(Failure) {
    try skipSpace()
    if try next() != nil { throw wrong("something follows the end of the JSON") }
  }

  private func wrong(_ what: String, at offset: Int? = nil) -> Failure {
    let offset = offset ?? place
    let start = max(beginning, offset - Self.reach)
    let source = String(decoding: bytes[start..<min(bytes.count, offset + Self.reach)], as: UTF8.self)
    return Failure(.mismatch, what, source: source, byteOffset: offset - start)
  }

  /// How many bytes around the place of an error are kept, more than are shown.
  private static let reach = 1_000
  /// How many bytes that are done with are kept at most: the bytes after them are moved when they go.
  private static let mostDone = 1 << 16
  /// The most values: above those of a row, and above the parameters of a statement.
  private static let mostValues = 300_000
  /// The most arrays and objects in one another.
  private static let deepest = 100
  /// The most bytes of a name: it is looked up, and is in the SQL and in messages.
  static let longestName = 1 << 20

  /// The byte that comes next; nil at the end.
  private mutating func next() throws(Failure) -> UInt8? {
    if place == bytes.count { bytes += try pieces() }
    return place < bytes.count ? bytes[place] : nil
  }

  private mutating func skipSpace() throws(Failure) {
    while let byte = try next(), byte.isJSONSpace { place += 1 }
  }

  private mutating func take(_ byte: UInt8) throws(Failure) -> Bool {
    guard try next() == byte else { return false }
    place += 1
    return true
  }

  private mutating func value() throws(Failure) -> JSONValue {
    try skipSpace()
    if count == Self.mostValues { throw wrong("the number of values is above \(Self.mostValues)") }
    count += 1
    switch try next() {
    case UInt8(ascii: "{"): return try nested { parser throws(Failure) in .object(try parser.members()) }
    case UInt8(ascii: "["): return try nested { parser throws(Failure) in .array(try parser.elements()) }
    case UInt8(ascii: "\""): return .text(try string())
    case UInt8(ascii: "n"): return try word("null", .value(.null))
    case UInt8(ascii: "t"): return try word("true", .boolean(true))
    case UInt8(ascii: "f"): return try word("false", .boolean(false))
    case nil: throw wrong("the JSON ends where a value is needed")
    case .some(let byte) where byte == UInt8(ascii: "-") || byte.isDigit: return try number()
    default: throw wrong("no JSON value begins so")
    }
  }

  private mutating func word(_ word: StaticString, _ value: JSONValue) throws(Failure) -> JSONValue {
    let start = place
    for byte in "\(word)".utf8 {
      guard try take(byte) else { throw wrong("no JSON value begins so", at: start) }
    }
    return value
  }

  private mutating func nested(_ body: (inout JSONParser) throws(Failure) -> JSONValue) throws(Failure) -> JSONValue {
    if depth == Self.deepest { throw wrong("the JSON is nested too deeply") }
    depth += 1
    place += 1
    let value = try body(&self)
    depth -= 1
    return value
  }

  private mutating func members() throws(Failure) -> [JSONMember] {
    var members: [JSONMember] = []
    var keys: Set<[UInt8]> = []  // by bytes: SQLite distinguishes texts that Swift takes for equal
    try skipSpace()
    if try take(UInt8(ascii: "}")) { return [] }
    repeat {
      try skipSpace()
      let start = place
      guard try next() == UInt8(ascii: "\"") else { throw wrong("a key in double quotes is needed") }
      let key = try string(upTo: Self.longestName, "key")
      guard keys.insert(Array(key.utf8)).inserted else { throw wrong("the key \(key) is there twice", at: start) }
      try skipSpace()
      guard try take(UInt8(ascii: ":")) else { throw wrong("a colon is needed after the key") }
      members.append(JSONMember(key: key, value: try value()))
      try skipSpace()
    } while try take(UInt8(ascii: ","))
    guard try take(UInt8(ascii: "}")) else { throw wrong("a comma or } is needed") }
    return members
  }

  private mutating func elements() throws(Failure) -> [JSONValue] {
    var elements: [JSONValue] = []
    try skipSpace()
    if try take(UInt8(ascii: "]")) { return [] }
    repeat {
      elements.append(try value())
      try skipSpace()
    } while try take(UInt8(ascii: ","))
    guard try take(UInt8(ascii: "]")) else { throw wrong("a comma or ] is needed") }
    return elements
  }
}

// MARK: - Numbers

extension JSONParser {
  /// An integer when it has neither point nor exponent, else a real.
  private mutating func number() throws(Failure) -> JSONValue {
    let start = place
    _ = try take(UInt8(ascii: "-"))
    let first = try next()
    guard try digits() else { throw wrong("a digit is needed") }
    if first == UInt8(ascii: "0"), bytes[place - 1] != first || bytes[start..<place].count > (bytes[start] == first ? 1 : 2) {
      throw wrong("a number does not begin with 0", at: start)
    }
    var isReal = false
    if try take(UInt8(ascii: ".")) {
      isReal = true
      guard try digits() else { throw wrong("a digit is needed after the point") }
    }
    if let byte = try next(), byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
      isReal = true
      place += 1
      if try !take(UInt8(ascii: "+")) { _ = try take(UInt8(ascii: "-")) }
      guard try digits() else { throw wrong("a digit is needed in the exponent") }
    }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    if isReal {
      guard let number = Double(text), number.isFinite else {
        throw tooLarge(start, advice: #"Infinity is written {"real": "Infinity"}."#)
      }
      return .value(.real(number))
    }
    guard let number = Int64(text) else {
      throw tooLarge(start, advice: "An integer has 64 bits; written with a point or exponent it is a real.")
    }
    return .value(.integer(number))
  }

  private func tooLarge(_ start: Int, advice: String) -> Failure {
    var failure = wrong("the number is too large", at: start)
    failure.advice = advice
    return failure
  }

  private mutating func digits() throws(Failure) -> Bool {
    let start = place
    while let byte = try next(), byte.isDigit { place += 1 }
    return place > start
  }
}

// MARK: - Strings

extension JSONParser {
  private mutating func string(upTo limit: Int = .max, _ name: String = "string") throws(Failure) -> String {
    let start = place
    place += 1
    var text: [UInt8] = []
    while true {
      let plain = bytes[place...].firstIndex { $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") } ?? bytes.count
      if plain - place > limit - text.count { throw wrong("the \(name) is longer than \(limit) bytes", at: start) }
      let piece = place..<plain
      place = plain
      guard let byte = try next() else { throw wrong("the \(name) does not end", at: start) }  // before a long piece is copied
      text += bytes[piece]
      switch byte {
      case UInt8(ascii: "\""):
        place += 1
        guard let text = String(validating: text, as: UTF8.self) else { throw wrong("the \(name) is not UTF-8", at: start) }
        return text
      case UInt8(ascii: "\\"):
        place += 1
        try escape(into: &text)
      case ..<0x20: throw wrong("a control character in a string is written \\u00XX")
      default: continue  // another piece has come
      }
    }
  }

  private mutating func escape(into text: inout [UInt8]) throws(Failure) {
    guard let byte = try next() else { throw wrong("the string does not end") }
    place += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0c)
    case UInt8(ascii: "n"): text.append(0x0a)
    case UInt8(ascii: "r"): text.append(0x0d)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"): text += Array(String(try scalar()).utf8)
    default: throw wrong("no escape begins so", at: place - 1)
    }
  }

  /// The character after `\u`: one scalar, or the first half of one whose second half must follow.
  private mutating func scalar() throws(Failure) -> Character {
    let start = place - 2
    var value = try unit()
    if (0xd800..<0xdc00).contains(value), try take(UInt8(ascii: "\\")), try take(UInt8(ascii: "u")) {
      let low = try unit()
      guard (0xdc00..<0xe000).contains(low) else { throw wrong("half of a surrogate pair", at: start) }
      value = 0x10000 + (value - 0xd800) << 10 + (low - 0xdc00)
    }
    guard let scalar = Unicode.Scalar(value) else { throw wrong("half of a surrogate pair", at: start) }
    return Character(scalar)
  }

  private mutating func unit() throws(Failure) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = try next(), let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
        throw wrong("four hexadecimal digits are needed")
      }
      value = value << 4 + UInt32(digit)
      place += 1
    }
    return value
  }
}

extension UInt8 {
  /// Whether JSON passes over the byte between values.
  var isJSONSpace: Bool { self == 0x20 || self == 0x0a || self == 0x0d || self == 0x09 }

  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
