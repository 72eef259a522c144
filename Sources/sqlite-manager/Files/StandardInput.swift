import SQLiteManager

/// Standard input in pieces, and by lines.
struct StandardInput {
  private var buffer: [UInt8] = []
  private var place = 0
  private var isAtEnd = false
  /// How many bytes were read.
  private(set) var bytesRead = 0

  /// The next piece; none at the end.
  mutating func piece() throws -> [UInt8] {
    var piece = try System.read(0, upTo: 1 << 16)
    let isFirst = bytesRead == 0
    bytesRead += piece.count
    if isFirst, piece.starts(with: [0xef, 0xbb, 0xbf]) {  // a byte order mark
      piece.removeFirst(3)
      if piece.isEmpty { return try self.piece() }  // nothing after it has come yet
    }
    return piece
  }

  /// The next line without its end; nil after the last.
  mutating func line() throws -> [UInt8]? {
    var searched = place
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { place = end + 1 }
        return Array(buffer[place..<end])
      }
      buffer.removeFirst(place)
      searched = buffer.count
      place = 0
      if isAtEnd {
        defer { buffer = [] }
        return buffer.isEmpty ? nil : buffer
      }
      let piece = try piece()
      isAtEnd = piece.isEmpty
      buffer += piece
    }
  }

  /// All of it as text, without the end of the last line; bytes that are not UTF-8 are U+FFFD.
  ///
  /// - Throws: ``Failure`` for more bytes than that.
  static func text(upTo limit: Int) throws -> String {
    var input = StandardInput()
    var bytes: [UInt8] = []
    while true {
      let piece = try input.piece()
      if piece.isEmpty { break }
      bytes += piece
      if bytes.count > limit {
        throw Failure(.toobig, "standard input is longer than \(limit >> 20) MB", advice: "Look for less at once.")
      }
    }
    if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}
