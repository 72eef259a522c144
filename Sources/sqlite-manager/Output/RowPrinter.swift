import SQLiteManager

/// Prints the rows of results, one result after the other.
protocol RowPrinter: AnyObject {
  /// A result with these columns begins.
  func begin(_ columns: [String]) throws
  /// A row of it.
  func row(_ values: [SQLiteValue]) throws
  /// The result has no more rows.
  func end() throws
  /// A text with words that are to stand out, as a value of a row.
  func shown(_ text: HighlightedText) -> String
}

/// How rows are printed.
enum RowFormat: String, CaseIterable {
  case table, json, jsonl, csv

  func printer(_ output: Output) -> any RowPrinter {
    switch self {
    case .table: TablePrinter(output)
    case .json: JSONPrinter(output, inArray: true)
    case .jsonl: JSONPrinter(output, inArray: false)
    case .csv: CSVPrinter(output)
    }
  }
}

extension RowPrinter {
  func shown(_ text: HighlightedText) -> String { text.text }

  /// Runs a statement and prints its rows as they come; a statement without columns prints nothing.
  func run(_ statement: borrowing Statement) throws {
    var columns = try statement.columnNames
    var hasBegun = false
    try statement.forEach { row in
      if !hasBegun {
        columns = try row.columnNames  // it may have been compiled again since
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

  /// Prints rows that are there already.
  func print(_ columns: [String], _ rows: [[SQLiteValue]]) throws {
    try begin(columns)
    for values in rows { try row(values) }
    try end()
  }
}

/// JSON: one object on a line for each row, or an array of them for each result.
final class JSONPrinter: RowPrinter {
  private let output: Output
  private let isArray: Bool
  private var keys: [[UInt8]] = []
  private var isFirst = true

  init(_ output: Output, inArray isArray: Bool) {
    self.output = output
    self.isArray = isArray
  }

  func begin(_ columns: [String]) throws {
    isFirst = true
    keys = JSONWriter.keys(for: columns).enumerated().map { index, name in
      var key = Array((index == 0 ? "{" : ", ").utf8)
      key.append(jsonString: name)
      return key + ": ".utf8
    }
    if isArray { try output.append { $0.append(UInt8(ascii: "[")) } }
  }

  func row(_ values: [SQLiteValue]) throws {
    try output.append { text in
      if isArray, !isFirst { text += ",\n ".utf8 }
      for (index, value) in values.enumerated() where index < keys.count {
        text += keys[index]
        JSONWriter.append(value, to: &text)
      }
      text.append(UInt8(ascii: "}"))
      if !isArray { text.append(UInt8(ascii: "\n")) }
    }
    isFirst = false
  }

  func end() throws {
    if isArray { try output.line("]") }
  }
}

/// Comma-separated values with a line of names. <https://www.rfc-editor.org/rfc/rfc4180>
///
/// NULL is an empty cell, an empty text a quoted one. Text stands as it is, everything else as in JSON.
final class CSVPrinter: RowPrinter {
  private let output: Output
  private var isFirstResult = true

  init(_ output: Output) { self.output = output }

  func begin(_ columns: [String]) throws {
    if !isFirstResult { try output.line("") }
    isFirstResult = false
    try line(columns.map { .text($0) })
  }

  func row(_ values: [SQLiteValue]) throws { try line(values) }
  func end() throws {}

  private func line(_ values: [SQLiteValue]) throws {
    try output.append { text in
      for (index, value) in values.enumerated() {
        if index > 0 { text.append(UInt8(ascii: ",")) }
        switch value {
        case .null: break
        case .integer: JSONWriter.append(value, to: &text)
        case .text(let string): Self.append(string.utf8, to: &text)
        case .real, .blob:
          var cell: [UInt8] = []
          JSONWriter.append(value, to: &cell)
          Self.append(cell, to: &text)
        }
      }
      text.append(UInt8(ascii: "\n"))
    }
  }

  /// A cell, quoted when it is empty or holds what ends cells and lines.
  private static func append(_ cell: some Collection<UInt8>, to text: inout [UInt8]) {
    let quote = UInt8(ascii: "\"")
    let needsQuotes = cell.isEmpty || cell.contains { $0 == quote || $0 == UInt8(ascii: ",") || $0 == 0x0a || $0 == 0x0d }
    guard needsQuotes else { return text += cell }
    text.append(quote)
    for byte in cell { text += byte == quote ? [quote, quote] : [byte] }
    text.append(quote)
  }
}
