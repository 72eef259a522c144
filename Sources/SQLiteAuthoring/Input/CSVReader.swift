import SQLiteCore
import SQLiteTables

/// Reads comma-separated values, one record at a time. It is as strict as the writer: a cell that contains a quote must be quoted, with
/// that quote doubled. <https://www.rfc-editor.org/rfc/rfc4180>
package struct CSVReader {
  /// The place where the record that was read last begins.
  private(set) var place = InputPlace()

  private var bytes: ByteReader
  private var header: [String] = []
  private var longestCell = Int.max

  init(_ bytes: ByteReader) { self.bytes = bytes }

  /// Returns the cells of a text that contains one record.
  package static func cells(of text: String) throws -> [String] {
    var reader = CSVReader(ByteReader(text))
    let cells = try reader.record() ?? []
    if try reader.record() != nil { throw InputError("there is more than one line") }
    return cells.map { $0 ?? "" }
  }

  /// Reads the first record, which contains the column names. A name must not be longer than a JSON key may be.
  mutating func readHeader() throws -> [String] {
    longestCell = JSONParser.longestName
    defer { longestCell = .max }
    header = try record()?.map { $0 ?? "" } ?? []
    if let name = header.firstDuplicate { throw InputError("the column \(name) is there twice") }
    return header
  }

  /// Returns the next row; nil after the last. Cells are NULL or text, which SQLite converts according to the column's affinity.
  mutating func row() throws -> ColumnValues? {
    while let cells = try record() {
      if cells == [nil], header.count != 1 { continue }  // an empty line
      guard cells.count == header.count else {
        throw InputError("the first line names \(header.count) columns, the number of cells here is \(cells.count)")
      }
      return ColumnValues(zip(header, cells).map { ($0, $1) })
    }
    return nil
  }

  /// The cells of the next record; nil after the last record. A cell is nil if it is empty and not quoted.
  private mutating func record() throws -> [String?]? {
    place = bytes.mark()
    if try bytes.next() == nil { return nil }
    var cells: [String?] = []
    repeat {
      if cells.count == TableInfo.mostColumns {
        throw wrong("the number of cells is above \(TableInfo.mostColumns)", advice: "No table has as many columns.")
      }
      cells.append(try cell())
    } while try bytes.take(",")
    _ = try bytes.take("\r")
    _ = try bytes.take("\n")
    return cells
  }

  private mutating func cell() throws -> String? {
    let start = bytes.mark()
    if try bytes.take("\"") { return try quotedCell(start) }
    var cell: [UInt8] = []
    while let next = try bytes.next(), !Self.isEnd(next) {
      if next == "\"" { throw wrong("a quote stands inside a cell that does not begin with one") }
      try add(bytes.take { Self.isEnd($0) || $0 == "\"" }, to: &cell)
    }
    return cell.isEmpty ? nil : try text(cell, start)
  }

  /// Reads the rest of a cell after its opening quote.
  private mutating func quotedCell(_ start: InputPlace) throws -> String {
    var cell: [UInt8] = []
    while true {
      guard let next = try bytes.next() else { throw wrong("the cell does not end: a quote is missing", at: start) }
      if next == "\"" {
        bytes.skip()
        guard try bytes.take("\"") else { break }
        cell.append(UInt8(ascii: "\""))
      } else {
        try add(bytes.take { $0 == "\"" }, to: &cell)
      }
    }
    if let next = try bytes.next(), !Self.isEnd(next) { throw wrong("something follows the closing quote of a cell") }
    return try text(cell, start)
  }

  private func add(_ piece: ArraySlice<UInt8>, to cell: inout [UInt8]) throws {
    if piece.count > longestCell - cell.count {
      throw wrong("the cell is longer than \(longestCell) bytes", advice: "The first line of CSV names the columns.")
    }
    cell += piece
  }

  private static func isEnd(_ byte: Unicode.Scalar) -> Bool { byte == "," || byte == "\n" || byte == "\r" }

  private func text(_ bytes: [UInt8], _ start: InputPlace) throws -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw wrong("the text is not UTF-8", at: start, advice: "Write the file in UTF-8.")
    }
    return text
  }

  private func wrong(
    _ what: String, at place: InputPlace? = nil,
    advice: String = #"A cell with a comma, a quote or a line break is written in quotes, and quotes in it are doubled: "a ""b"", c"."#
  ) -> InputError {
    InputError(what, advice: advice, at: place ?? bytes.place(of: bytes.offset))
  }
}
