import SQLiteManager

/// Prints aligned columns for a person. The first thousand rows determine the widths.
///
/// On a terminal, the table is made to fit. Long texts and names are truncated, but never numbers. If that is not enough, each column gets
/// its own line. Elsewhere nothing is truncated, and wider cells in later rows break the alignment.
final class TablePrinter: RowPrinter {
  private static let sampleSize = 1000
  /// The minimum width to which a text column is narrowed.
  private static let narrowest = 8
  private static let gap = "  "

  let isForPeople = true
  private let output: Output
  private var isFirstResult = true
  private var columns: [String] = []
  private var sample: [[SQLiteValue]] = []
  /// The layout; nil while the sample is collected.
  private var layout: Layout?

  private enum Layout {
    case table(widths: [Int])
    case vertical(VerticalPrinter)
  }
  private var isNumeric: [Bool] = []

  init(_ output: Output) { self.output = output }

  func begin(_ columns: [String]) throws {
    if !isFirstResult { try output.line("") }
    isFirstResult = false
    self.columns = columns
    sample = []
    layout = nil
  }

  func row(_ values: [SQLiteValue]) throws {
    switch layout {
    case nil:
      sample.append(values)
      if sample.count == Self.sampleSize { try endSample() }
    case .table(let widths): try write(values.map(\.shown), widths)
    case .vertical(let printer): try printer.row(values)
    }
  }

  func end() throws {
    if layout == nil { try endSample() }
  }

  private func endSample() throws {
    defer { sample = [] }
    if sample.isEmpty { return try output.line(VerticalPrinter.noRows) }
    isNumeric = columns.indices.map { index in sample.allSatisfy { $0[index].isNumberOrNull } }
    let names = columns.map(\.withoutControls)
    guard let widths = widths(of: names) else {
      let printer = VerticalPrinter(output)
      layout = .vertical(printer)
      try printer.begin(columns)
      for row in sample { try printer.row(row) }
      return
    }
    layout = .table(widths: widths)
    try write(names, widths)
    try output.line(widths.map { String(repeating: "─", count: $0) }.joined(separator: Self.gap))
    for row in sample { try write(row.map(\.shown), widths) }
  }

  /// The widths of the columns; nil if the table cannot be made to fit.
  private func widths(of names: [String]) -> [Int]? {
    var ofCells = names.map { _ in 0 }
    for row in sample {
      for index in ofCells.indices { ofCells[index] = max(ofCells[index], DisplayWidth.of(cut(row[index].shown, to: output.width))) }
    }
    var widths = zip(names, ofCells).map { max(DisplayWidth.of(cut($0, to: output.width)), $1) }
    guard let limit = output.width else { return widths }
    let room = limit - Self.gap.count * (widths.count - 1)
    let least = widths.indices.map { min(widths[$0], isNumeric[$0] ? max(ofCells[$0], 1) : Self.narrowest) }
    if least.reduce(0, +) > room { return nil }
    while widths.reduce(0, +) > room {  // narrows the widest column that can be narrowed
      guard let widest = widths.indices.filter({ widths[$0] > least[$0] }).max(by: { widths[$0] < widths[$1] }) else { return nil }
      widths[widest] -= 1
    }
    return widths
  }

  private func write(_ cells: [String], _ widths: [Int]) throws {
    var line = ""
    for (index, cell) in cells.enumerated() {
      let shown = cut(cell, to: output.width == nil ? nil : widths[index])
      let padding = String(repeating: " ", count: max(0, widths[index] - DisplayWidth.of(shown)))
      if index > 0 { line += Self.gap }
      let styled = output.isTerminal ? Highlight.styled(shown) : shown
      line += isNumeric[index] ? padding + styled : index == widths.count - 1 ? styled : styled + padding
    }
    try output.styledLine(line)
  }

  private func cut(_ text: String, to width: Int?) -> String { width.map { text.cut(toWidth: $0) } ?? text }
}

extension SQLiteValue {
  fileprivate var isNumberOrNull: Bool {
    switch self {
    case .null, .integer, .real: true
    case .text, .blob: false
    }
  }
}
