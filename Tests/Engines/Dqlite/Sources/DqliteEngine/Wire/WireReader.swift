/// An error that says why the bytes of a node are not a message of the protocol.
struct WireError: Error, Hashable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// Reads the body of a message from its beginning. The sender is not trusted: nothing is read beyond the end, and no memory is reserved for a count
/// that the body is too short for.
struct WireReader {
  let bytes: [UInt8]
  private(set) var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var remaining: Int { bytes.count - offset }

  mutating func word() throws(WireError) -> UInt64 {
    let word = try peekedWord()
    offset += 8
    return word
  }

  /// The next word, which stays the next one.
  func peekedWord() throws(WireError) -> UInt64 {
    guard remaining >= 8 else { throw WireError("a message ends where a word of 8 bytes should be, after \(bytes.count) bytes") }
    var word: UInt64 = 0
    for index in stride(from: offset + 7, through: offset, by: -1) { word = word << 8 | UInt64(bytes[index]) }
    return word
  }

  mutating func half() throws(WireError) -> UInt32 {
    guard remaining >= 4 else { throw WireError("a message ends where a number of 4 bytes should be, after \(bytes.count) bytes") }
    var half: UInt32 = 0
    for index in stride(from: offset + 3, through: offset, by: -1) { half = half << 8 | UInt32(bytes[index]) }
    offset += 4
    return half
  }

  /// A text up to its NUL, and the padding.
  mutating func text() throws(WireError) -> [UInt8] {
    guard let end = bytes[offset...].firstIndex(of: 0) else { throw WireError("a text has no end in a message of \(bytes.count) bytes") }
    let text = Array(bytes[offset..<end])
    try skip(padded(text.count + 1))
    return text
  }

  /// A size, so many bytes, and the padding.
  mutating func blob() throws(WireError) -> [UInt8] {
    let size = try word()
    guard size <= UInt64(remaining) else { throw WireError("a blob of \(size) bytes is announced where \(remaining) bytes are left") }
    let blob = Array(bytes[offset..<offset + Int(size)])
    try skip(padded(blob.count))
    return blob
  }

  /// So many bytes as they are.
  mutating func raw(_ count: Int) throws(WireError) -> ArraySlice<UInt8> {
    let start = offset
    try skip(count)
    return bytes[start..<start + count]
  }

  mutating func string() throws(WireError) -> String { String(decoding: try text(), as: UTF8.self) }

  private mutating func skip(_ count: Int) throws(WireError) {
    guard count <= remaining else { throw WireError("a message ends in the middle of a value, after \(bytes.count) bytes") }
    offset += count
  }

  private func padded(_ count: Int) -> Int { (count + 7) / 8 * 8 }
}
