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
    if bytesRead == 0, piece.starts(with: [0xef, 0xbb, 0xbf]) { piece.removeFirst(3) }  // a byte order mark
    bytesRead += piece.count
    return piece
  }

  /// The next line without its end; nil behind the last.
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
}
