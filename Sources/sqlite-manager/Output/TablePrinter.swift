import SQLiteManager

/// Aligned columns for a person. The widths are those of the first thousand rows; wider cells of later rows stand out.
final class TablePrinter: RowPrinter {
  private static let sampleSize = 1000
  /// The widest a column gets on a terminal; elsewhere nothing is cut.
  private static let widestOnTerminal = 60

  private let output: Output
  private var isFirstResult = true
  private var columns: [String] = []
  private var sample: [[SQLiteValue]] = []
  /// nil while the sample is taken.
  private var widths: [Int]?
  private var isNumeric: [Bool] = []

  init(_ output: Output) { self.output = output }

  func begin(_ columns: [String]) throws {
    if !isFirstResult { try output.line("") }
    isFirstResult = false
    self.columns = columns.map { cut($0.withoutControls) }
    sample = []
    widths = nil
  }

  func row(_ values: [SQLiteValue]) throws {
    if let widths { return try line(values, widths) }
    sample.append(values)
    if sample.count == Self.sampleSize { try endSample() }
  }

  func shown(_ text: HighlightedText) -> String { output.isTerminal ? Highlight.marked(text) : text.text }

  func end() throws {
    if widths == nil { try endSample() }
  }

  private func endSample() throws {
    var widths = columns.map { DisplayWidth.of($0) }
    isNumeric = columns.indices.map { index in
      sample.allSatisfy { row in
        guard index < row.count else { return true }
        return switch row[index] {
        case .null, .integer, .real: true
        case .text, .blob: false
        }
      }
    }
    for row in sample {
      for (index, value) in row.enumerated() where index < widths.count {
        widths[index] = max(widths[index], DisplayWidth.of(text(of: value)))
      }
    }
    self.widths = widths
    try write(columns, widths)
    try output.line(widths.map { String(repeating: "─", count: $0) }.joined(separator: "  "))
    for row in sample { try line(row, widths) }
    sample = []
  }

  private func line(_ values: [SQLiteValue], _ widths: [Int]) throws { try write(values.map(text(of:)), widths) }

  private func write(_ cells: [String], _ widths: [Int]) throws {
    var line = ""
    for (index, cell) in cells.enumerated() where index < widths.count {
      let padding = String(repeating: " ", count: max(0, widths[index] - DisplayWidth.of(cell)))
      if index > 0 { line += "  " }
      line += isNumeric[index] ? padding + cell : index == widths.count - 1 ? cell : cell + padding
    }
    try output.line(output.isTerminal ? Highlight.styled(line) : line)
  }

  private func cut(_ text: String) -> String { output.isTerminal ? text.cut(toWidth: Self.widestOnTerminal) : text }

  private func text(of value: SQLiteValue) -> String {
    switch value {
    case .null: "NULL"
    case .integer(let number): String(number)
    case .real(let number): number.description
    case .text(let text): cut(text.withoutControls)
    case .blob(let bytes):
      "\(bytes.count) bytes"
        + (bytes.isEmpty ? "" : ": ") + bytes.prefix(16).hexadecimal
        + (bytes.count > 16 ? "…" : "")
    }
  }
}
