import SQLiteCalls
import SQLiteCore

extension SwiftLiteral {
  /// Returns a text as a string literal on one line: raw if it contains quotes or backslashes and nothing must be escaped.
  package static func text(_ text: String) -> String {
    let scalars = text.unicodeScalars
    let isPlain = !scalars.contains(where: needsEscape)
    if isPlain, scalars.contains(where: { $0 == "\"" || $0 == "\\" }) {
      var delimiter = "#"
      while text.contains("\"" + delimiter) || text.contains("\\" + delimiter) { delimiter += "#" }
      return delimiter + "\"" + text + "\"" + delimiter
    }
    return quoted(text)
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

  /// Returns the Swift name of a code, such as `.constraintUnique` for `SQLITE_CONSTRAINT_UNIQUE`.
  static func code(_ code: ResultCode) -> String {
    guard let name = code.name, name.hasPrefix("SQLITE_") else { return "ResultCode(rawValue: \(code.rawValue))" }
    let words = name.dropFirst("SQLITE_".count).lowercased().split(separator: "_")
    return "." + (words.first ?? "") + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
