import SQLiteManager

/// Reads comma-separated values, a record at a time, as strictly as they are written: a quote inside a cell is doubled, and the cell in quotes.
/// <https://www.rfc-editor.org/rfc/rfc4180>
struct CSVReader {
  /// The line in which the record that was read last begins, from 1.
  private(set) var recordLine = 0
  /// The most bytes of a cell.
  var longestCell = Int.max

  private var bytes: ByteReader
  private var line = 1

  /// - Parameter pieces: Answers the next bytes each time, none at the end.
  init(_ pieces: @escaping () throws -> [UInt8]) { bytes = ByteReader(pieces) }

  /// The only record of a text.
  static func cells(of text: String) throws -> [String] {
    var rest = Array(text.utf8)
    var reader = CSVReader {
      defer { rest = [] }
      return rest
    }
    let cells = try reader.record() ?? []
    if try reader.record() != nil { throw Failure(.mismatch, "there is more than one line") }
    return cells.map { $0 ?? "" }
  }

  /// The cells of the next record; nil for a cell without a character and without quotes, and after the last record.
  mutating func record() throws -> [String?]? {
    recordLine = line
    if try bytes.next() == nil { return nil }
    var cells: [String?] = []
    while true {
      if cells.count == TableInfo.mostColumns {
        throw wrong("the number of cells is above \(TableInfo.mostColumns)", recordLine, advice: "No table has as many columns.")
      }
      cells.append(try cell())
      let end = try bytes.next()
      if end != nil { bytes.skip() }
      if end == UInt8(ascii: ",") { continue }
      if end == UInt8(ascii: "\r"), try bytes.next() == UInt8(ascii: "\n") { bytes.skip() }
      line += 1
      return cells
    }
  }

  private mutating func cell() throws -> String? {
    if try bytes.next() == UInt8(ascii: "\"") { return try quotedCell() }
    var cell: [UInt8] = []
    while let byte = try bytes.next(), !Self.isEnd(byte) {
      if byte == UInt8(ascii: "\"") { throw wrong("a quote stands inside a cell that does not begin with one", line) }
      try add(bytes.take { Self.isEnd($0) || $0 == UInt8(ascii: "\"") }, to: &cell)
    }
    return cell.isEmpty ? nil : try text(cell)
  }

  private mutating func quotedCell() throws -> String {
    let quote = UInt8(ascii: "\"")
    let start = line
    var cell: [UInt8] = []
    bytes.skip()
    while true {
      guard let byte = try bytes.next() else { throw wrong("the cell does not end: a quote is missing", start) }
      guard byte == quote else {
        let piece = bytes.take { $0 == quote }
        line += piece.count { $0 == UInt8(ascii: "\n") }
        try add(piece, to: &cell)
        continue
      }
      bytes.skip()
      guard try bytes.next() == quote else { break }
      cell.append(quote)
      bytes.skip()
    }
    if let following = try bytes.next(), !Self.isEnd(following) { throw wrong("something follows the closing quote of a cell", line) }
    return try text(cell)
  }

  private func add(_ piece: ArraySlice<UInt8>, to cell: inout [UInt8]) throws {
    if piece.count > longestCell - cell.count {
      throw wrong("the cell is longer than \(longestCell) bytes", line, advice: "The first line of CSV names the columns.")
    }
    cell += piece
  }

  private static func isEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

  private func text(_ bytes: [UInt8]) throws -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw wrong("the text is not UTF-8", line, advice: "Write the file in UTF-8.")
    }
    return text
  }

  private func wrong(
    _ what: String, _ line: Int,
    advice: String = #"A cell with a comma, a quote or a line break stands in quotes, and quotes in it are doubled: "a ""b"", c"."#
  ) -> Failure {
    Failure(.mismatch, line == recordLine ? what : "\(what) (line \(line))", advice: advice)
  }
}
