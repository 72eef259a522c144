/// Reads bytes one after the other from input that arrives in pieces.
///
/// A byte is returned as the Unicode scalar with the same number, so that it can be compared with ASCII characters. From 0x80 on, it is
/// part of a character.
struct ByteReader {
  private let pieces: () throws -> [UInt8]
  private var buffer: [UInt8] = []
  private var place = 0
  /// The number of bytes that have been dropped from the buffer.
  private var dropped = 0
  /// The offset up to which lines were counted, and its place.
  private var counted = (offset: 0, place: InputPlace())
  /// The number of bytes around an error that are kept for its message, on each side. Fewer are shown.
  private static let reach = 1_000

  /// - Parameter pieces: Returns the next bytes on each call; empty at the end.
  init(_ pieces: @escaping () throws -> [UInt8]) { self.pieces = pieces }

  init(_ text: String) {
    self.init { [] }
    buffer = Array(text.utf8)
  }

  /// The number of bytes that have been skipped or taken so far.
  var offset: Int { dropped + place }

  /// Returns the next byte without skipping it; nil at the end.
  mutating func next() throws -> Unicode.Scalar? {
    if place == buffer.count {
      let piece = try pieces()
      if piece.isEmpty { return nil }
      _ = mark()
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

  /// Skips and returns the bytes before the first byte for which a condition is true, up to the end of the piece.
  mutating func take(before isEnd: (Unicode.Scalar) -> Bool) -> ArraySlice<UInt8> {
    let end = buffer[place...].firstIndex { isEnd(Unicode.Scalar($0)) } ?? buffer.count
    defer { place = end }
    return buffer[place..<end]
  }

  /// Counts lines up to the current offset, and returns its place.
  mutating func mark() -> InputPlace {
    counted = (offset, place(of: offset))
    return counted.place
  }

  /// Returns the place of an offset. For an offset before the last ``mark()``, it is the place of that mark.
  func place(of offset: Int) -> InputPlace {
    let bytes = buffer
    var (place, index) = (counted.place, counted.offset - dropped)
    while index < offset - dropped {
      let byte = bytes[index]
      if byte == 0x0d || byte == 0x0a && (index == 0 || bytes[index - 1] != 0x0d) {
        place = InputPlace(line: place.line + 1)
      } else if byte != 0x0a, byte & 0xc0 != 0x80 {
        place.column += 1
      }
      index += 1
    }
    return place
  }

  /// The bytes around an offset that are still in the buffer, and the position of the offset in them.
  func excerpt(around offset: Int) -> (source: String, byteOffset: Int) {
    let place = max(0, offset - dropped)
    var start = max(0, place - Self.reach)
    while start < place, buffer[start] & 0xc0 == 0x80 { start += 1 }  // not in the middle of a character
    return (String(decoding: buffer[start..<min(buffer.count, place + Self.reach)], as: UTF8.self), place - start)
  }
}
