package import SQLiteTables

/// The format of rows in a text.
package enum InputFormat: String, CaseIterable, Sendable {
  case jsonl, json, csv

  /// Chooses the format of a text that begins with this character; nil if the text contains only spaces.
  init(beginningWith first: UInt8?) {
    self = first == nil || first == UInt8(ascii: "{") ? .jsonl : first == UInt8(ascii: "[") ? .json : .csv
  }
}

/// The rows in a text, one at a time.
package struct InputRows {
  package let format: InputFormat
  /// The column names in the first line of CSV; nil for JSON, where each row has its own column names.
  package let header: [String]?
  private var json: JSONParser
  private var csv: CSVReader
  /// Whether the last row ended with an error in the format.
  private var isBroken = false

  /// - Parameter format: The format; nil to detect it from the first character. `{` means JSON lines, `[` a JSON array, and anything else
  ///   CSV.
  /// - Throws: ``InputError`` for the first line of CSV.
  package init(_ format: InputFormat?, _ input: InputPieces) throws {
    self.format = try format ?? InputFormat(beginningWith: input.firstVisibleByte())
    let bytes = ByteReader(input.piece)
    json = JSONParser(bytes)
    csv = CSVReader(bytes)
    header = self.format == .csv ? try csv.readHeader() : nil
  }

  /// The place where the row that was read last begins.
  package var place: InputPlace { format == .csv ? csv.place : json.place }

  /// The number of the element that was read last from a JSON array, counted from 1.
  package var elementNumber: Int { json.elementNumber }

  /// Returns the next row; nil after the last.
  ///
  /// It may be called again after an ``InputError``. After an error in the format, JSON lines go on with the next line; the other formats
  /// end, because it is not certain where the next row begins.
  package mutating func next() throws -> ColumnValues? {
    if isBroken {
      if format != .jsonl { return nil }
      try json.skipLine()
      isBroken = false
    }
    do {
      switch format {
      case .jsonl: return try json.nextLine().map { try ColumnValues($0) }
      case .json: return try json.nextElement().map { try ColumnValues($0) }
      case .csv: return try csv.row()
      }
    } catch let error as InputError {
      isBroken = error.place != nil
      throw error
    }
  }
}
