// How a value is written in SQL. <https://sqlite.org/lang_expr.html#literal_values_constants_>

extension SQLiteValue {
  /// The value as a literal that SQLite reads as the same value; nil for NaN. Of a double with 16 digits or more, or a large exponent, it may make the
  /// one beside it: see ``Swift/Double/exactLiteral``. <https://sqlite.org/lang_expr.html#literal_values_constants_>
  package var literal: String? {
    switch self {
    case .null: return "NULL"
    case .integer(let number): return String(number)
    case .real(let number):
      if number.isNaN { return nil }
      return number.isInfinite ? (number < 0 ? "-9e999" : "9e999") : "\(number)"
    case .text(let text):
      if text.offset(of: 0) == nil { return text.quoted(by: "'") }
      return "(" + text.parts(between: 0).map { $0.quoted(by: "'") }.joined(separator: " || char(0) || ") + ")"
    case .blob(let bytes): return "x'\(bytes.hexadecimal)'"
    }
  }
}

extension SQLiteValue: CustomStringConvertible {
  /// As SQL writes it: `NULL`, `7`, `2.5`, `'Štěpán'`, `x'00ff'`; `NaN` for the double that SQL has no literal for. Of more than 64 bytes the first
  /// are written, and how many there are.
  public var description: String {
    guard case .blob(let bytes) = self, bytes.count > 64 else { return literal ?? "NaN" }
    return "x'\(bytes.prefix(64).hexadecimal)…' (\(bytes.count) bytes)"
  }
}

extension [SQLiteValue] {
  /// The values as SQL writes them, with commas between them.
  package var listed: String { map(\.description).joined(separator: ", ") }

  /// A row: the columns with the values as SQL writes them.
  package func described(by columns: [String]) -> String {
    "(" + zip(columns, self).reduce(into: "") { $0 += ($0.isEmpty ? "" : ", ") + "\($1.0): \($1.1)" } + ")"
  }
}
