import SQLiteAuthoring
import SQLiteManager

/// Prints a single result as comma-separated values with a header line. <https://www.rfc-editor.org/rfc/rfc4180>
///
/// NULL is printed as an empty cell, and an empty text as an empty quoted cell. Other text is printed unchanged, and everything else as in
/// JSON.
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

  /// The text of a value before quoting; nil for NULL.
  static func cell(of value: SQLiteValue) -> String? {
    switch value {
    case .null: nil
    case .text(let text): text
    case .integer, .real, .blob: JSONWriter.text(of: value)
    }
  }

  /// The cell, in quotes if it is empty or contains a quote, a comma or a line break.
  private static func quoted(_ cell: String) -> String {
    cell.isEmpty || cell.utf8.contains(where: "\",\r\n".utf8.contains) ? cell.quoted(by: "\"") : cell
  }
}
