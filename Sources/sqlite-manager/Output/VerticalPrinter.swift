import SQLiteManager

/// Prints each column on its own line, for rows that are too wide for a table. Nothing is truncated.
final class VerticalPrinter: RowPrinter {
  let isForPeople = true
  private let output: Output
  private var isFirstRow = true
  private var hasRows = false
  private var names: [String] = []
  /// The maximum width of the column of names. After a longer name, the value follows directly.
  private static let widest = 80

  init(_ output: Output) { self.output = output }

  func begin(_ columns: [String]) throws {
    let shown = columns.map(\.withoutControls)
    let width = min(shown.map { DisplayWidth.of($0) }.max() ?? 0, Self.widest)
    names = shown.map { $0 + String(repeating: " ", count: max(0, width - DisplayWidth.of($0))) + "  " }
    hasRows = false
  }

  func row(_ values: [SQLiteValue]) throws {
    if !isFirstRow { try output.line("") }
    (isFirstRow, hasRows) = (false, true)
    for (name, value) in zip(names, values) {
      let line = name + value.shown
      try output.styledLine(output.isTerminal ? Highlight.styled(line) : line)
    }
  }

  func end() throws {
    if !hasRows { try output.line(isFirstRow ? Self.noRows : "\n" + Self.noRows) }
    isFirstRow = false
  }

  /// The text for a result without rows.
  static let noRows = "(no rows)"
}
