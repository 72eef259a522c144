import SQLiteManager

/// Comma-separated values with a line of names, of one result. <https://www.rfc-editor.org/rfc/rfc4180>
///
/// NULL is an empty cell, an empty text a quoted one. Text is printed as it is, everything else as in JSON.
final class CSVPrinter: RowPrinter {
  private let output: Output
  private var isFirstResult = true

  init(_ output: Output) { self.output = output }

  func prepare() throws {
    if isFirstResult { return isFirstResult = false }
    throw Failure(
      .misuse, "CSV holds one result, and this is the second", advice: "Use --format jsonl or json, or a script for each result.")
  }

  func begin(_ columns: [String]) throws { try row(columns.map { .text($0) }) }

  func row(_ values: [SQLiteValue]) throws {
    try output.line(values.map { Self.cell(of: $0).map(Self.quoted) ?? "" }.joined(separator: ","))
  }

  /// The text of a value, before it is quoted; nil for NULL.
  static func cell(of value: SQLiteValue) -> String? {
    switch value {
    case .null: nil
    case .text(let text): text
    case .integer, .real, .blob: JSONWriter.text(of: value)
    }
  }

  /// The cell, in quotes when it is empty or holds a quote, a comma or an end of line.
  private static func quoted(_ cell: String) -> String {
    cell.isEmpty || cell.utf8.contains(where: "\",\r\n".utf8.contains) ? cell.quoted(by: "\"") : cell
  }
}
