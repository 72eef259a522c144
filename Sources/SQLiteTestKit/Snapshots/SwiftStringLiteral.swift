/// A string literal in Swift source.
package struct SwiftStringLiteral: Hashable {
  /// The byte range of the literal in the source, with its quotes and number signs.
  package let range: Range<Int>
  /// The text of the literal; nil if it has an interpolation.
  package let value: String?

  /// Parses the literal that begins at an offset; nil if no literal begins there, or if it is unterminated.
  package init?(in source: [UInt8], at start: Int) {
    var reader = SwiftReader(source: source, offset: start)
    guard let literal = reader.literal() else { return nil }
    range = start..<literal.end
    value = literal.text
  }

  /// Returns a text as a literal on several lines.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - indentation: The spaces and tabs before each nonempty line.
  package static func multiline(_ text: String, indentation: String) -> String {
    var delimiter = ""
    while text.contains("\"\"\"" + delimiter) || text.contains("\\" + delimiter) { delimiter += "#" }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.isEmpty ? "" : indentation + escaped(line, delimiter)
    }
    return "\(delimiter)\"\"\"\n\(lines.joined(separator: "\n"))\n\(indentation)\"\"\"\(delimiter)"
  }

  /// Escapes a line. A trailing space or tab is escaped too, because it would be invisible and some editors would remove it.
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
}
