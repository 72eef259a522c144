import SQLiteManager

/// The format of the rows on standard input.
enum InputFormat: String, CaseIterable {
  case jsonl, json, csv

  /// Chooses the format of input that begins with this character; nil if the input contains only spaces.
  init(beginningWith first: UInt8?) {
    self = first == nil || first == UInt8(ascii: "{") ? .jsonl : first == UInt8(ascii: "[") ? .json : .csv
  }
}

/// The rows of standard input, one at a time.
struct InputRows {
  let format: InputFormat
  /// The column names in the first line of CSV; nil for JSON, where each row has its own column names.
  private(set) var header: [String]?
  private let next: () throws -> ColumnValues?
  /// The number of the line or element that was read last.
  private let number: () -> Int

  /// - Parameter format: The format; nil to detect it from the first character. `{` means JSON lines, `[` a JSON array, and anything else
  ///   CSV.
  init(_ format: InputFormat?, _ input: StandardInput) throws {
    self.format = try format ?? InputFormat(beginningWith: input.firstVisibleByte())
    let bytes = ByteReader(input.piece)
    var json = JSONParser(bytes)
    var csv = CSVReader(bytes)
    switch self.format {
    case .jsonl:
      next = { try json.nextLine().map { try ColumnValues($0) } }
      number = { json.number }
    case .json:
      next = { try json.nextElement().map { try ColumnValues($0) } }
      number = { json.number }
    case .csv:
      next = { try csv.row() }
      number = { csv.recordLine }
      header = try located { try csv.readHeader() }
    }
  }

  /// Calls a closure with each row. Errors, including errors of the closure, are thrown with the location of the row.
  func forEach(_ body: (ColumnValues) throws -> Void) throws {
    try located { while let row = try next() { try body(row) } }
  }

  private func located<Result>(_ body: () throws -> Result) throws -> Result {
    do { return try body() } catch {
      throw Located(place: "standard input, \(format == .json ? "element" : "line") \(number())", error: error)
    }
  }
}
