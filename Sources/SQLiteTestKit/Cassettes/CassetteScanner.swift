import SQLiteCore

/// Reads the parts of one line of a ``Cassette``.
struct CassetteScanner {
  private let text: [UInt8]
  private var offset: Int
  private let end: Int

  init(_ text: [UInt8], _ line: Range<Int>) { (self.text, offset, end) = (text, line.lowerBound, line.upperBound) }

  var isAtEnd: Bool { offset == end }

  /// The part of the line that has not been read.
  var rest: String { String(decoding: text[offset..<end], as: UTF8.self) }

  private var byte: UInt8? { offset < end ? text[offset] : nil }

  mutating func skipSpaces() {
    while byte == UInt8(ascii: " ") { offset += 1 }
  }

  mutating func skip(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard offset + count <= end else { return false }
    for place in 0..<count where unsafe text[offset + place] != word.utf8Start[place] { return false }
    offset += count
    return true
  }

  /// Reads a word such as `sqlite3_step`, `callback#1.update`, `statement#2`, `nil`, `-1.5e+300`.
  mutating func word() -> Range<Int>? {
    let start = offset
    while let byte, Self.isOfWord(byte) { offset += 1 }
    return offset > start ? start..<offset : nil
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "_"), UInt8(ascii: "#"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"): true
    default: false
    }
  }

  /// Reads comma-separated values between brackets.
  mutating func values(_ open: StaticString, _ close: StaticString, _ names: CassetteNames) -> [CassetteValue]? {
    guard skip(open) else { return nil }
    var values: [CassetteValue] = []
    if skip(close) { return values }
    while let value = value(names) {
      values.append(value)
      if skip(close) { return values }
      guard skip(", ") else { return nil }
    }
    return nil
  }

  mutating func value(_ names: CassetteNames) -> CassetteValue? {
    if byte == UInt8(ascii: "\"") { return quoted().map { .text($0) } }
    if skip("…") { return .pointer }
    if skip("x'") {
      guard let close = text[offset..<end].firstIndex(of: UInt8(ascii: "'")), let bytes = [UInt8](hexadecimal: text[offset..<close]) else {
        return nil
      }
      offset = close + 1
      return .bytes(bytes)
    }
    guard let place = word() else { return nil }
    if let number = digits(place) { return .integer(number) }
    if text[place].contains(UInt8(ascii: "#")) { return .handle(names.number(of: text[place])) }
    let word = String(decoding: text[place], as: UTF8.self)
    if let number = Int64(word) { return .integer(number) }
    if word == "nil" { return .null }
    if word == "function" { return .function }
    return Double(word).map { .real($0.bitPattern) }
  }

  /// Returns the value of a word that is a short decimal number; nil for other words.
  private func digits(_ place: Range<Int>) -> Int64? {
    guard place.count < 19 else { return nil }
    var number: Int64 = 0
    for byte in text[place] {
      guard case let digit = byte &- UInt8(ascii: "0"), digit < 10 else { return nil }
      number = number * 10 + Int64(digit)
    }
    return number
  }

  /// Reads a text in quotes, which is taken literally unless it contains a backslash; then it is parsed as a Swift literal.
  private mutating func quoted() -> String? {
    let start = offset + 1
    let stop = text[start..<end].firstIndex { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }
    guard let stop else { return nil }
    if text[stop] == UInt8(ascii: "\"") {
      offset = stop + 1
      return String(decoding: text[start..<stop], as: UTF8.self)
    }
    guard let literal = SwiftStringLiteral(in: text, at: offset), literal.range.upperBound <= end else { return nil }
    offset = literal.range.upperBound
    return literal.value
  }
}
