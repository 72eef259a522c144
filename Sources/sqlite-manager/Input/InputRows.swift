import SQLiteManager

/// How the rows of standard input are written.
enum InputFormat: String, CaseIterable {
  case jsonl, json, csv

  /// The format of input that begins with this character; nil for no character but spaces.
  init(beginningWith first: UInt8?) {
    self = first == nil || first == UInt8(ascii: "{") ? .jsonl : first == UInt8(ascii: "[") ? .json : .csv
  }
}

/// The rows of standard input, one at a time.
struct InputRows {
  let format: InputFormat
  /// The columns that the first line of CSV names; nil for JSON, where each row names its own.
  private(set) var header: [String]?
  private let next: () throws -> ColumnValues?
  /// The number of the line or element that was read last.
  private let number: () -> Int

  /// - Parameter format: nil to recognize it by the first character: `{` is JSON lines, `[` an array, everything else CSV.
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

  /// Calls a closure with each row. An error, also of the closure, is thrown with the place of the row.
  func forEach(_ body: (ColumnValues) throws -> Void) throws {
    try located { while let row = try next() { try body(row) } }
  }

  private func located<Result>(_ body: () throws -> Result) throws -> Result {
    do { return try body() } catch {
      throw Located(place: "standard input, \(format == .json ? "element" : "line") \(number())", error: error)
    }
  }
}
