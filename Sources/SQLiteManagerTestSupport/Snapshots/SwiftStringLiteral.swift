/// A string literal in Swift source.
package struct SwiftStringLiteral: Hashable {
  /// The place of the literal in the source, in bytes, its quotes and number signs included.
  package let range: Range<Int>
  /// The text of the literal; nil when something is interpolated.
  package let value: String?

  private static let quote = UInt8(ascii: "\""), sign = UInt8(ascii: "#"), backslash = UInt8(ascii: "\\"), newline = UInt8(ascii: "\n")

  /// Reads the literal that begins at an offset; nil where none begins, or where it does not end.
  package init?(in source: [UInt8], at start: Int) {
    var reader = Reader(source: source, offset: start)
    guard let literal = reader.literal() else { return nil }
    range = start..<literal.end
    value = literal.text
  }

  /// Writes a text as a literal on several lines.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - indentation: The blanks before each line that is not empty.
  package static func multiline(_ text: String, indentation: String) -> String {
    var delimiter = ""
    while text.contains("\"\"\"" + delimiter) || text.contains("\\" + delimiter) { delimiter += "#" }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.isEmpty ? "" : indentation + escaped(line, delimiter)
    }
    return "\(delimiter)\"\"\"\n\(lines.joined(separator: "\n"))\n\(indentation)\"\"\"\(delimiter)"
  }

  /// Escapes a line. A blank at its end would be invisible, and some editors would remove it.
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

    private func follows(_ bytes: [UInt8], at distance: Int = 0) -> Bool { bytes.indices.allSatisfy { peek(distance + $0) == bytes[$0] } }

    /// The text is nil when something is interpolated.
    mutating func literal() -> (text: String?, end: Int)? {
      var signs = 0
      while peek(signs) == sign { signs += 1 }
      guard peek(signs) == quote else { return nil }
      let delimiter = Array(repeating: sign, count: signs)
      let isMultiline = follows([quote, quote, quote], at: signs)
      offset += signs + (isMultiline ? 3 : 1)
      let end = Array(repeating: quote, count: isMultiline ? 3 : 1) + delimiter
      let escape = [backslash] + delimiter
      var isWhole = true
      // The text with its escapes resolved, in pieces that say which are ends of lines of the source.
      var pieces: [Piece] = []
      while !follows(end) {
        guard let byte = peek() else { return nil }
        if byte == newline, !isMultiline { return nil }
        if follows(escape) {
          offset += escape.count
          if peek() == UInt8(ascii: "(") {
            guard skipInterpolation() else { return nil }
            isWhole = false
          } else {
            guard let made = escaped() else { return nil }
            pieces.append(made)
          }
        } else {
          if byte != 13 || peek(1) != newline { pieces.append(Piece(bytes: [byte], endsLine: byte == newline)) }  // as Swift reads CRLF
          offset += 1
        }
      }
      offset += end.count
      guard isWhole else { return (nil, offset) }
      return (isMultiline ? dedented(pieces) : String(decoding: pieces.flatMap(\.bytes), as: UTF8.self), offset)
    }

    private struct Piece {
      /// The bytes of the text: none for the end of a line that the source continues on the next.
      let bytes: [UInt8]
      /// Whether it is the end of a line of the source.
      var endsLine = false
    }

    private mutating func escaped() -> Piece? {
      defer { offset += 1 }
      switch peek() {
      case UInt8(ascii: "n"): return Piece(bytes: [10])
      case UInt8(ascii: "t"): return Piece(bytes: [9])
      case UInt8(ascii: "r"): return Piece(bytes: [13])
      case UInt8(ascii: "0"): return Piece(bytes: [0])
      case quote?, backslash?, UInt8(ascii: "'"): return peek().map { Piece(bytes: [$0]) }
      case newline?: return Piece(bytes: [], endsLine: true)
      case UInt8(ascii: "u"):
        guard peek(1) == UInt8(ascii: "{"), let end = source[offset...].firstIndex(of: UInt8(ascii: "}")) else { return nil }
        let digits = String(decoding: source[(offset + 2)..<end], as: UTF8.self)
        guard let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) else { return nil }
        offset = end
        return Piece(bytes: Array(String(scalar).utf8))
      default: return nil
      }
    }

    /// Skips the parentheses of an interpolation, which may hold other literals.
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

    /// The text of several lines: without the first end of a line, the last line, and the indentation of the last line.
    private func dedented(_ pieces: [Piece]) -> String? {
      let lines = pieces.split(omittingEmptySubsequences: false, whereSeparator: \.endsLine)
      guard lines.count > 1, let last = lines.last else { return nil }
      let ends = pieces.filter(\.endsLine).map(\.bytes).dropFirst()
      let bytes = zip(lines.dropFirst().dropLast(), ends).flatMap { line, end in line.dropFirst(last.count).flatMap(\.bytes) + end }
      return String(decoding: bytes.dropLast(ends.last?.count ?? 0), as: UTF8.self)
    }
  }
}
