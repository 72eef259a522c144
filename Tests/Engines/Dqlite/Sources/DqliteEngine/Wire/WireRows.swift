/// The rows in one message, read one after the other.
///
/// Body: UInt64 columns; that many names; then for each row half a byte per column that says its type (the lower half first), padded to a word, and the values;
/// last a word of 0xff when these were all rows, of 0xee when another message follows.
struct WireRows: Sendable {
  /// The meaning of the end of a message: it was the last, or more will come.
  enum End: Hashable, Sendable { case last, more }

  let names: [String]
  private var reader: WireReader
  /// Whether there is not one row, and more are announced. A node that has no room for a row after the names says so for ever.
  var isStuck: Bool { reader.remaining == 8 && (try? reader.peekedWord()) == Self.part }

  /// The end that came after the last row; nil as long as it was not read.
  private(set) var end: End?
  /// How long the message was.
  var byteCount: Int { reader.bytes.count }

  private static let done: UInt64 = 0xffff_ffff_ffff_ffff
  private static let part: UInt64 = 0xeeee_eeee_eeee_eeee
  /// The most columns that SQLite allows, whatever it is compiled with.
  private static let mostColumns: UInt64 = 32767

  init(_ reader: WireReader) throws(WireError) {
    var reader = reader
    let count = try reader.word()
    guard count > 0, count <= Self.mostColumns, count <= UInt64(reader.remaining / 8) else {
      throw WireError("\(count) columns are announced in \(reader.remaining) bytes")
    }
    var names: [String] = []
    for _ in 0..<count { names.append(try reader.string()) }
    self.names = names
    self.reader = reader
  }

  /// The next row; nil at the end of the message, which is in ``end`` then.
  mutating func next() throws(WireError) -> [WireValue]? {
    if end != nil { return nil }
    switch try reader.peekedWord() {
    case Self.done: end = .last
    case Self.part: end = .more
    default: return try row()
    }
    _ = try reader.word()
    guard reader.remaining == 0 else { throw WireError("\(reader.remaining) bytes follow the end of the rows") }
    return nil
  }

  private mutating func row() throws(WireError) -> [WireValue] {
    let kinds = try reader.raw((names.count + 15) / 16 * 8)
    var row: [WireValue] = []
    row.reserveCapacity(names.count)
    for column in names.indices {
      let pair = kinds[kinds.startIndex + column / 2]
      row.append(try value(of: column % 2 == 0 ? pair & 0xf : pair >> 4))
    }
    return row
  }

  private mutating func value(of kind: UInt8) throws(WireError) -> WireValue {
    switch kind {
    case WireValue.Kind.integer, WireValue.Kind.unixTime, WireValue.Kind.boolean: return .integer(Int64(bitPattern: try reader.word()))
    case WireValue.Kind.real: return .real(Double(bitPattern: try reader.word()))
    case WireValue.Kind.text, WireValue.Kind.iso8601: return .text(try reader.text())
    case WireValue.Kind.blob: return .blob(try reader.blob())
    case WireValue.Kind.null:
      _ = try reader.word()
      return .null
    default: throw WireError("a value has the unknown type \(kind)")
    }
  }
}
