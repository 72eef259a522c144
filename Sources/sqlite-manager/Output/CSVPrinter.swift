import SQLiteManager

/// Comma-separated values with a line of names, of one result. <https://www.rfc-editor.org/rfc/rfc4180>
///
/// NULL is an empty cell, an empty text a quoted one. Text stands as it is, everything else as in JSON.
final class CSVPrinter: RowPrinter {
  private let output: Output
  private var isFirstResult = true

  init(_ output: Output) { self.output = output }

  func prepare() throws {
    if isFirstResult { return isFirstResult = false }
    throw Failure(
      .misuse, "CSV holds one result, and this is the second", advice: "Use --format jsonl or json, or a script for each result.")
  }

  func begin(_ columns: [String]) throws { try line(columns.map { .text($0) }) }
  func row(_ values: [SQLiteValue]) throws { try line(values) }
  func end() throws {}

  /// The text of a value, before it is quoted; nil for NULL.
  static func cell(of value: SQLiteValue) -> [UInt8]? {
    switch value {
    case .null: return nil
    case .text(let text): return Array(text.utf8)
    case .integer, .real, .blob:
      var cell: [UInt8] = []
      JSONWriter.append(value, to: &cell)
      return cell
    }
  }

  private func line(_ values: [SQLiteValue]) throws {
    try output.append { text in
      for (index, value) in values.enumerated() {
        if index > 0 { text.append(UInt8(ascii: ",")) }
        if let cell = Self.cell(of: value) { Self.append(cell, to: &text) }
      }
      text.append(UInt8(ascii: "\n"))
    }
  }

  /// Appends a cell, quoted when it is empty or holds a quote, a comma or an end of line.
  private static func append(_ cell: [UInt8], to text: inout [UInt8]) {
    let quote = UInt8(ascii: "\"")
    let needsQuotes = cell.isEmpty || cell.contains { $0 == quote || $0 == UInt8(ascii: ",") || $0 == 0x0a || $0 == 0x0d }
    guard needsQuotes else { return text += cell }
    text.append(quote)
    for byte in cell { text += byte == quote ? [quote, quote] : [byte] }
    text.append(quote)
  }
}
