import SQLiteFullText
import SQLiteManager

/// Prints the rows of results, one result after the other.
protocol RowPrinter: AnyObject {
  /// Whether the output is meant for a person rather than a program.
  var isForPeople: Bool { get }
  /// Called before a statement with columns runs.
  func prepare() throws
  /// Called when a result with these columns begins.
  func begin(_ columns: [String]) throws
  /// Called for each row of the result.
  func row(_ values: [SQLiteValue]) throws
  /// Called after the last row of the result.
  func end() throws
  /// Called after the last result.
  func finish() throws
}

/// The format in which rows are printed.
enum RowFormat: String, CaseIterable {
  case table, vertical, json, jsonl, csv

  func printer(_ output: Output) -> any RowPrinter {
    switch self {
    case .table: TablePrinter(output)
    case .vertical: VerticalPrinter(output)
    case .json: JSONPrinter(output, inArray: true)
    case .jsonl: JSONPrinter(output, inArray: false)
    case .csv: CSVPrinter(output)
    }
  }
}

extension RowPrinter {
  var isForPeople: Bool { false }
  func prepare() throws {}
  func end() throws {}
  func finish() throws {}

  /// A text as a value of a row, with its matching words highlighted on a terminal.
  func shown(_ text: HighlightedText) -> SQLiteValue {
    .text(isForPeople && System.isTerminal(1) ? Highlight.marked(text) : text.text)
  }

  /// The rank of a search result, as a value of a row.
  func shown(rank: Double) -> SQLiteValue { isForPeople ? .shownRank(rank) : .real(rank) }

  /// Runs a statement and prints each row as soon as it is available. A statement without columns prints nothing.
  func run(_ statement: borrowing Statement) throws {
    var columns = try statement.columnNames
    var hasBegun = false
    if !columns.isEmpty { try prepare() }
    try statement.forEach { row in
      Progress.countRow()
      if !hasBegun {
        columns = try row.columnNames  // the statement may have been recompiled since
        try begin(columns)
        hasBegun = true
      }
      var values: [SQLiteValue] = []
      values.reserveCapacity(row.columnCount)
      for index in 0..<row.columnCount { values.append(try row[index]) }
      try self.row(values)
    }
    if columns.isEmpty { return }
    if !hasBegun { try begin(columns) }
    try end()
  }

  /// Prints rows that are already in memory.
  func print(_ columns: [String], _ rows: [[SQLiteValue]]) throws {
    try begin(columns)
    for values in rows { try row(values) }
    try end()
  }
}
