import SQLiteManager

/// Reads comma-separated values, a record at a time, as strictly as they are written: a quote inside a cell is doubled, and the cell in quotes.
/// <https://www.rfc-editor.org/rfc/rfc4180>
struct CSVReader {
  /// The line in which the record begins that was read last, from 1.
  private(set) var recordLine = 0

  private let pieces: () throws -> [UInt8]
  private var buffer: [UInt8] = []
  private var place = 0
  private var line = 1

  /// - Parameter pieces: Answers the next bytes each time, none at the end.
  init(_ pieces: @escaping () throws -> [UInt8]) { self.pieces = pieces }

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
    if try next() == nil { return nil }
    var cells: [String?] = []
    while true {
      cells.append(try cell())
      let end = try next()
      place += end == nil ? 0 : 1
      if end == UInt8(ascii: ",") { continue }
      if end == UInt8(ascii: "\r"), try next() == UInt8(ascii: "\n") { place += 1 }
      line += 1
      return cells
    }
  }

  private mutating func cell() throws -> String? {
    if try next() == UInt8(ascii: "\"") { return try quotedCell() }
    var bytes: [UInt8] = []
    while try next() != nil {
      let end = buffer[place...].firstIndex { Self.isEnd($0) || $0 == UInt8(ascii: "\"") } ?? buffer.count
      bytes += buffer[place..<end]
      place = end
      guard end < buffer.count else { continue }
      if Self.isEnd(buffer[end]) { break }
      throw wrong("a quote stands inside a cell that does not begin with one", line)
    }
    return bytes.isEmpty ? nil : try text(bytes)
  }

  private mutating func quotedCell() throws -> String {
    let quote = UInt8(ascii: "\"")
    let start = line
    var bytes: [UInt8] = []
    place += 1
    while true {
      guard try next() != nil else { throw wrong("the cell does not end: a quote is missing", start) }
      let end = buffer[place...].firstIndex(of: quote) ?? buffer.count
      line += buffer[place..<end].count { $0 == UInt8(ascii: "\n") }
      bytes += buffer[place..<end]
      place = end
      guard end < buffer.count else { continue }
      place += 1
      guard try next() == quote else { break }
      bytes.append(quote)
      place += 1
    }
    if let following = try next(), !Self.isEnd(following) { throw wrong("something follows the closing quote of a cell", line) }
    return try text(bytes)
  }

  /// The byte that comes next, which is not taken away; nil at the end.
  private mutating func next() throws -> UInt8? {
    if place == buffer.count {
      buffer = try pieces()
      place = 0
    }
    return place < buffer.count ? buffer[place] : nil
  }

  private static func isEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

  private func text(_ bytes: [UInt8]) throws -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw wrong("the text is not UTF-8", line) }
    return text
  }

  private func wrong(_ what: String, _ line: Int) -> Failure {
    Failure(
      .mismatch, line == recordLine ? what : "\(what) (line \(line))",
      advice: #"A cell with a comma, a quote or a line break stands in quotes, and quotes in it are doubled: "a ""b"", c"."#)
  }
}
