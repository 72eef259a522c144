import SQLiteCalls
import SQLiteCore

/// The reason why bytes are not a changeset.
enum ChangesetFlaw: Error {
  /// The bytes end too early.
  case cut
  /// The bytes are invalid, for this reason.
  case wrong(String)

  /// Returns the error for the caller that provided the bytes.
  func sqliteError(at byteOffset: Int) -> SQLiteError {
    let reason =
      switch self {
      case .cut: "the part that begins there has no end, so they were cut"
      case .wrong(let reason): reason
      }
    return .refused(.corrupt, "the bytes are not a changeset from byte \(byteOffset) on: \(reason)")
  }
}

/// A cursor over bytes that never reads beyond the last one.
struct ByteReader {
  let bytes: [UInt8]
  var place: Int

  init(_ bytes: [UInt8], at place: Int = 0) {
    self.bytes = bytes
    self.place = place
  }

  var isAtEnd: Bool { place >= bytes.count }

  mutating func byte() throws(ChangesetFlaw) -> UInt8 {
    if isAtEnd { throw .cut }
    defer { place += 1 }
    return bytes[place]
  }

  /// Skips the next `count` bytes, and returns their indices.
  mutating func range(_ count: Int) throws(ChangesetFlaw) -> Range<Int> {
    if count > bytes.count - place { throw .cut }
    defer { place += count }
    return place..<place + count
  }

  /// Reads a number of bytes or columns as an SQLite varint: seven bits per byte, the most significant first, with the high bit set in all
  /// bytes but the last.
  mutating func count() throws(ChangesetFlaw) -> Int {
    var count = 0
    for _ in 0..<5 {
      let next = try byte()
      count = count << 7 | Int(next & 0x7f)
      guard next < 0x80 else { continue }
      if count <= Int(Int32.max) { return count }
      break
    }
    throw .wrong("a length has more than 31 bits")
  }

  /// Reads eight bytes, the most significant first.
  mutating func number() throws(ChangesetFlaw) -> UInt64 {
    try bytes[range(8)].reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Reads the text up to a NUL, and skips the NUL.
  mutating func name(atMost limit: Int) throws(ChangesetFlaw) -> String {
    let rest = bytes[place...].prefix(limit + 1)
    guard let end = rest.firstIndex(of: 0) else {
      throw rest.count > limit ? .wrong("the name of a table is longer than \(limit) bytes") : .cut
    }
    guard let name = String(validating: bytes[place..<end], as: UTF8.self) else { throw .wrong("the name of a table is not UTF-8") }
    place = end + 1
    return name
  }
}
