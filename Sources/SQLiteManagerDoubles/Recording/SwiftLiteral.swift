/// Texts in Swift source.
package enum SwiftLiteral {
  /// Appends a text in quotes to a line, whatever is in it.
  package static func quote(_ text: String, to line: inout [UInt8]) {
    let quote = UInt8(ascii: "\""), backslash = UInt8(ascii: "\\")
    line.append(quote)
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) && $0 != quote && $0 != backslash }) {
      line += text.utf8
    } else {
      for scalar in text.unicodeScalars { line += escaped(scalar).utf8 }
    }
    line.append(quote)
  }

  /// A text in quotes, whatever is in it.
  package static func quoted(_ text: String) -> String {
    var line: [UInt8] = []
    quote(text, to: &line)
    return String(decoding: line, as: UTF8.self)
  }

  /// Whether a character cannot stand in a literal, or cannot be seen there.
  package static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
    default: false
    }
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\t": "\\t"
    case "\r": "\\r"
    case "\"": "\\\""
    case "\\": "\\\\"
    default: needsEscape(scalar) ? number(scalar) : String(scalar)
    }
  }

  /// A character by its number, in a literal of some signs.
  package static func number(_ scalar: Unicode.Scalar, _ delimiter: String = "") -> String {
    "\\\(delimiter)u{\(String(scalar.value, radix: 16))}"
  }
}
