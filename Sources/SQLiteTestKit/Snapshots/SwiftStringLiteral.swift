/// A string literal in Swift source.
package struct SwiftStringLiteral: Hashable {
  /// The byte range of the literal in the source, with its quotes and number signs.
  package let range: Range<Int>
  /// The text of the literal; nil if it has an interpolation.
  package let value: String?

  private static let quote = UInt8(ascii: "\""), sign = UInt8(ascii: "#"), backslash = UInt8(ascii: "\\"), newline = UInt8(ascii: "\n")

  /// Parses the literal that begins at an offset; nil if none begins there, or it does not end.
  package init?(in source: [UInt8], at start: Int) {
    var reader = Reader(source: source, offset: start)
    guard let literal = reader.literal() else { return nil }
    range = start..<literal.end
    value = literal.text
  }

  /// Returns a text as a literal on several lines.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - indentation: The spaces before each line that is not empty.
  package static func multiline(_ text: String, indentation: String) -> String {
    var delimiter = ""
    while text.contains("\"\"\"" + delimiter) || text.contains("\\" + delimiter) { delimiter += "#" }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.isEmpty ? "" : indentation + escaped(line, delimiter)
    }
    return "\(delimiter)\"\"\"\n\(lines.joined(separator: "\n"))\n\(indentation)\"\"\"\(delimiter)"
  }

  /// Escapes a line. A space at its end would be invisible, and some editors would remove it.
  private static func escaped(_ line: Substring, _ delimiter: String) -> String {
    var text = line.unicodeScalars.reduce(into: "") { text, scalar in
      let isPlain = scalar == "\t" || !SwiftLiteral.needsEscape(scalar)
      text += isPlain ? String(scalar) : SwiftLiteral.number(scalar, delimiter)
    }
    if let last = text.unicodeScalars.last, last == " " || last == "\t" {
      text.unicodeScalars.removeLast()
      text += SwiftLiteral.number(last, delimiter)
    }
    return text
  }

  /// Reads one literal.
  private struct Reader {
    let source: [UInt8]
    var offset: Int

    private func peek(_ distance: Int = 0) -> UInt8? { source.indices.contains(offset + distance) ? source[offset + distance] : nil }

    private mutating func skip(_ bytes: [UInt8]) -> Bool {
      guard bytes.indices.allSatisfy({ peek($0) == bytes[$0] }) else { return false }
      offset += bytes.count
      return true
    }

    /// Reads the literal. Its text is nil if it has an interpolation.
    mutating func literal() -> (text: String?, end: Int)? {
      let delimiter = Array(source.dropFirst(offset).prefix { $0 == sign })
      let isMultiline = skip(delimiter + [quote, quote, quote])
      guard isMultiline || skip(delimiter + [quote]) else { return nil }
      let end = Array(repeating: quote, count: isMultiline ? 3 : 1) + delimiter
      let escape = [backslash] + delimiter
      let start = offset
      var isWhole = true
      while !skip(end) {
        guard let byte = peek(), byte != newline || isMultiline else { return nil }
        if skip(escape), peek() == UInt8(ascii: "(") {
          guard skipInterpolation() else { return nil }
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

    /// Skips the parentheses of an interpolation, which may contain other literals.
    private mutating func skipInterpolation() -> Bool {
      var depth = 0
      while let byte = peek() {
        if byte == quote || byte == sign, literal() != nil { continue }
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: ")") { depth -= 1 }
        offset += 1
        if depth == 0 { return true }
      }
      return false
    }

    /// Returns the lines of a literal, with newlines as line endings, without the first and last line, and without the indentation of the
    /// last one.
    private func dedented(_ body: ArraySlice<UInt8>) -> [UInt8] {
      let lines = body.split(separator: newline, omittingEmptySubsequences: false).map { $0.last == 13 ? $0.dropLast() : $0 }
      let indentation = lines.last?.count ?? 0
      return Array(lines.dropFirst().dropLast().map { $0.dropFirst(indentation) }.joined(separator: [newline]))
    }

    /// Returns the text that the bytes of a literal stand for; nil for an escape that Swift does not have.
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
        case newline?: continue  // an escaped line break
        case let same? where [quote, backslash, UInt8(ascii: "'")].contains(same): text.append(same)
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
}
