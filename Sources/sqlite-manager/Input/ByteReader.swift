/// Bytes that come in pieces, looked at one after the other.
struct ByteReader {
  private let pieces: () throws -> [UInt8]
  private var buffer: [UInt8] = []
  private var place = 0

  /// - Parameter pieces: Answers the next bytes each time, none at the end.
  init(_ pieces: @escaping () throws -> [UInt8]) { self.pieces = pieces }

  /// The byte that comes next, which is not taken away; nil at the end.
  mutating func next() throws -> UInt8? {
    if place == buffer.count {
      buffer = try pieces()
      place = 0
    }
    return place < buffer.count ? buffer[place] : nil
  }

  /// Takes away the byte that comes next.
  mutating func skip() { place += 1 }

  /// Takes away the bytes before one that a condition holds for, as far as the piece goes.
  mutating func take(before isEnd: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let end = buffer[place...].firstIndex(where: isEnd) ?? buffer.count
    defer { place = end }
    return buffer[place..<end]
  }
}
