import SQLiteManager

/// Standard input, or a file in its place, in pieces and by lines.
struct StandardInput {
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var place = 0
  private var isAtEnd = false
  private var hasBegun = false

  init(_ descriptor: Int32 = 0) { self.descriptor = descriptor }

  /// The next piece; none at the end.
  mutating func piece() throws(Failure) -> [UInt8] {
    if place == buffer.count { try read() }
    defer { drop() }
    return Array(buffer[place...])
  }

  /// The next line without its end; nil after the last.
  mutating func line() throws -> [UInt8]? {
    var searched = place
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        if place == 0, buffer.count - end < end { return handOver(end) }
        defer { place = end + 1 }
        return Array(buffer[place..<end])
      }
      buffer.removeFirst(place)
      searched = buffer.count
      place = 0
      if isAtEnd {
        return buffer.isEmpty ? nil : handOver(buffer.count)
      }
      try read()
    }
  }

  /// The first byte that is not a space; nil when there is none in the first megabyte. Nothing is taken away.
  mutating func firstVisibleByte() throws -> UInt8? {
    var searched = place
    while true {
      if let byte = buffer[searched...].first(where: { !$0.isJSONSpace }) { return byte }
      if isAtEnd || buffer.count > 1 << 20 { return nil }
      searched = buffer.count
      try read()
    }
  }

  /// Adds the next piece to the bytes that are waiting, without a byte order mark at the beginning.
  private mutating func read() throws(Failure) {
    if isAtEnd { return }
    let piece = try System.read(descriptor, upTo: 1 << 16)
    isAtEnd = piece.isEmpty
    let hasMark = !hasBegun && piece.starts(with: [0xef, 0xbb, 0xbf])
    hasBegun = true
    buffer += hasMark ? piece.dropFirst(3) : piece[...]
    if hasMark, piece.count == 3 { try read() }  // nothing after it has come yet
  }

  /// The bytes before an end, without copying them: they may be many. The bytes that follow the byte there stay.
  private mutating func handOver(_ end: Int) -> [UInt8] {
    let rest = Array(buffer.dropFirst(end + 1))
    buffer.removeSubrange(end...)
    defer { buffer = rest }
    return buffer
  }

  private mutating func drop() {
    buffer.removeAll(keepingCapacity: true)
    place = 0
  }

  /// All of the input as text, without the end of the last line; bytes that are not UTF-8 are U+FFFD.
  ///
  /// - Throws: ``Failure`` for more bytes than the limit.
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
