/// Bytes that come in pieces, read one after the other.
///
/// A byte is returned as the Unicode scalar of its number, to be compared with ASCII characters; from 0x80 on it is a part of a character.
struct ByteReader {
  private let pieces: () throws -> [UInt8]
  private var buffer: [UInt8] = []
  private var place = 0
  /// The number of bytes that have left the buffer.
  private var dropped = 0
  /// The number of bytes before and after the place of an error that are kept, more than are shown.
  private static let reach = 1_000

  /// - Parameter pieces: Returns the next bytes each time, none at the end.
  init(_ pieces: @escaping () throws -> [UInt8]) { self.pieces = pieces }

  init(_ text: String) {
    self.init { [] }
    buffer = Array(text.utf8)
  }

  /// The number of bytes that were skipped or taken so far.
  var offset: Int { dropped + place }

  /// Returns the next byte without skipping it; nil at the end.
  mutating func next() throws -> Unicode.Scalar? {
    if place == buffer.count {
      let piece = try pieces()
      if piece.isEmpty { return nil }
      let kept = buffer.suffix(Self.reach)
      dropped += buffer.count - kept.count
      place = kept.count
      buffer = kept + piece
    }
    return Unicode.Scalar(buffer[place])
  }

  /// Skips the byte that ``next()`` returned.
  mutating func skip() { place += 1 }

  /// Skips the next byte if it is this one, and returns whether it is.
  mutating func take(_ byte: Unicode.Scalar) throws -> Bool {
    guard try next() == byte else { return false }
    skip()
    return true
  }

  /// Skips and returns the bytes before the first one that a condition holds for, to the end of the piece at most.
  mutating func take(before isEnd: (Unicode.Scalar) -> Bool) -> ArraySlice<UInt8> {
    let end = buffer[place...].firstIndex { isEnd(Unicode.Scalar($0)) } ?? buffer.count
    defer { place = end }
    return buffer[place..<end]
  }

  /// The bytes around an offset that are still in the buffer, and the place of the offset in them.
  func excerpt(around offset: Int) -> (source: String, byteOffset: Int) {
    let place = max(0, offset - dropped)
    let start = max(0, place - Self.reach)
    return (String(decoding: buffer[start..<min(buffer.count, place + Self.reach)], as: UTF8.self), place - start)
  }
}
