import SQLiteCalls
import SQLiteCore

/// Values as Swift source.
package enum SwiftLiteral {
  /// A text as a string literal on one line: raw where quotes or backslashes stand in it and nothing must be escaped.
  package static func text(_ text: String) -> String {
    let scalars = text.unicodeScalars
    let isPlain = !scalars.contains(where: needsEscape)
    if isPlain, scalars.contains(where: { $0 == "\"" || $0 == "\\" }) {
      var delimiter = "#"
      while text.contains("\"" + delimiter) || text.contains("\\" + delimiter) { delimiter += "#" }
      return delimiter + "\"" + text + "\"" + delimiter
    }
    var line: [UInt8] = []
    quote(text, to: &line)
    return String(decoding: line, as: UTF8.self)
  }

  /// Appends a text in quotes to a line, whatever is in it.
  static func quote(_ text: String, to line: inout [UInt8]) {
    let quote = UInt8(ascii: "\""), backslash = UInt8(ascii: "\\")
    line.append(quote)
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) && $0 != quote && $0 != backslash }) {
      line += text.utf8
    } else {
      for scalar in text.unicodeScalars { line += escaped(scalar).utf8 }
    }
    line.append(quote)
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
  static func number(_ scalar: Unicode.Scalar, _ delimiter: String = "") -> String {
    "\\\(delimiter)u{\(String(scalar.value, radix: 16))}"
  }

  static func texts(_ texts: [String]) -> String { "[" + texts.map(text).joined(separator: ", ") + "]" }

  static func value(_ value: SQLiteValue) -> String {
    switch value {
    case .null: "nil"
    case .integer(let number): "\(number)"
    case .real(let number) where number.isFinite: "\(number)"
    case .real(let number): number.isNaN ? "nil" : number < 0 ? ".real(-.infinity)" : ".real(.infinity)"
    case .text(let text): Self.text(text)
    case .blob(let bytes): bytes.isEmpty ? ".blob([])" : "[" + bytes.map { "0x" + [$0].hexadecimal }.joined(separator: ", ") + "]"
    }
  }

  static func row(_ row: [SQLiteValue]) -> String { "[" + row.map(value).joined(separator: ", ") + "]" }

  /// A code by its name: `SQLITE_CONSTRAINT_UNIQUE` is `.constraintUnique`.
  static func code(_ code: ResultCode) -> String {
    guard let name = code.name, name.hasPrefix("SQLITE_") else { return "ResultCode(rawValue: \(code.rawValue))" }
    let words = name.dropFirst("SQLITE_".count).lowercased().split(separator: "_")
    return "." + (words.first ?? "") + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
