/// Reads string literals and call arguments in Swift source.
struct SwiftReader {
  let source: [UInt8]
  var offset: Int

  private static let quote = UInt8(ascii: "\""), sign = UInt8(ascii: "#"), backslash = UInt8(ascii: "\\"), newline = UInt8(ascii: "\n")

  private func peek() -> UInt8? { source.indices.contains(offset) ? source[offset] : nil }

  private mutating func skip(_ bytes: some Collection<UInt8>) -> Bool {
    guard source.dropFirst(offset).starts(with: bytes) else { return false }
    offset += bytes.count
    return true
  }

  /// Skips spaces and comments. Returns whether there were any.
  private mutating func skipsSpace() -> Bool {
    let start = offset
    while let byte = peek() {
      if [9, 10, 13, 32].contains(byte) {
        offset += 1
      } else if skip("//".utf8) {
        offset = source[offset...].firstIndex(of: Self.newline) ?? source.count
      } else if skip("/*".utf8) {
        var depth = 1
        while depth > 0, offset < source.count {
          if skip("/*".utf8) { depth += 1 } else if skip("*/".utf8) { depth -= 1 } else { offset += 1 }
        }
      } else {
        break
      }
    }
    return offset > start
  }

  /// Returns the ranges of the arguments, without surrounding spaces and comments.
  mutating func arguments() -> [Range<Int>]? {
    _ = skipsSpace()
    guard skip("(".utf8) else { return nil }
    var found: [Range<Int>] = []
    var argument: Range<Int>?
    var depth = 0
    while let byte = peek() {
      if skipsSpace() { continue }
      let start = offset
      if depth == 0, byte == UInt8(ascii: ",") || byte == UInt8(ascii: ")") {
        if let argument { found.append(argument) }
        argument = nil
        offset += 1
        if byte == UInt8(ascii: ")") { return found }
        continue
      }
      if byte == Self.quote || byte == Self.sign, let literal = SwiftStringLiteral(in: source, at: offset) {
        offset = literal.range.upperBound
      } else {
        if "([{".utf8.contains(byte) { depth += 1 }
        if ")]}".utf8.contains(byte) { depth -= 1 }
        offset += 1
      }
      argument = (argument?.lowerBound ?? start)..<offset
    }
    return nil
  }

  /// Reads the literal. Its text is nil if it has an interpolation.
  mutating func literal() -> (text: String?, end: Int)? {
    let delimiter = Array(source.dropFirst(offset).prefix { $0 == Self.sign })
    let isMultiline = skip(delimiter + [Self.quote, Self.quote, Self.quote])
    guard isMultiline || skip(delimiter + [Self.quote]) else { return nil }
    let end = Array(repeating: Self.quote, count: isMultiline ? 3 : 1) + delimiter
    let escape = [Self.backslash] + delimiter
    let start = offset
    var isWhole = true
    while !skip(end) {
      guard let byte = peek(), byte != Self.newline || isMultiline else { return nil }
      if skip(escape), peek() == UInt8(ascii: "(") {
        guard arguments() != nil else { return nil }
        isWhole = false
      } else {
        offset += 1
      }
    }
    guard isWhole else { return (nil, offset) }
    let body = source[start..<offset - end.count]
    guard let text = unescaped(isMultiline ? dedented(body) : Array(body), escape) else { return nil }
    return (text, offset)
  }

  /// Returns the lines of a multiline literal, except the first and last one, with newlines as line endings. Removes the indentation of the
  /// last line from each.
  private func dedented(_ body: ArraySlice<UInt8>) -> [UInt8] {
    let lines = body.split(separator: Self.newline, omittingEmptySubsequences: false).map { $0.last == 13 ? $0.dropLast() : $0 }
    let indentation = lines.last?.count ?? 0
    return Array(lines.dropFirst().dropLast().map { $0.dropFirst(indentation) }.joined(separator: [Self.newline]))
  }

  /// Returns the text that the bytes of a literal stand for; nil if there is an escape sequence that Swift does not have.
  private func unescaped(_ bytes: [UInt8], _ escape: [UInt8]) -> String? {
    var text: [UInt8] = []
    var rest = bytes[...]
    while let byte = rest.first {
      guard rest.starts(with: escape) else {
        text.append(byte)
        rest = rest.dropFirst()
        continue
      }
      rest = rest.dropFirst(escape.count)
      switch rest.popFirst() {
      case UInt8(ascii: "n"): text.append(10)
      case UInt8(ascii: "t"): text.append(9)
      case UInt8(ascii: "r"): text.append(13)
      case UInt8(ascii: "0"): text.append(0)
      case Self.newline?: continue  // an escaped line break
      case let same? where [Self.quote, Self.backslash, UInt8(ascii: "'")].contains(same): text.append(same)
      case UInt8(ascii: "u"):
        guard rest.popFirst() == UInt8(ascii: "{"), let end = rest.firstIndex(of: UInt8(ascii: "}")),
          let scalar = UInt32(String(decoding: rest[..<end], as: UTF8.self), radix: 16).flatMap(Unicode.Scalar.init)
        else { return nil }
        text += String(scalar).utf8
        rest = rest[(end + 1)...]
      default: return nil
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
