/// Bytes copied into memory of their own with a NUL behind them, never changed, freed with this object.
@safe final class OwnedText: @unchecked Sendable {
  /// The first byte; valid as long as this object.
  let start: UnsafeMutablePointer<CChar>
  /// The number of bytes, without the NUL.
  let count: Int

  init(_ bytes: some Collection<UInt8>) {
    count = bytes.count
    unsafe start = .allocate(capacity: count + 1)
    for (offset, byte) in bytes.enumerated() { unsafe start[offset] = CChar(bitPattern: byte) }
    unsafe start[count] = 0
  }

  convenience init(_ text: String) { self.init(text.utf8) }

  /// The bytes of a C string, or nil for nil.
  convenience init?(copying text: UnsafePointer<UInt8>?) {
    guard let text = unsafe text else { return nil }
    var count = 0
    while unsafe text[count] != 0 { count += 1 }
    unsafe self.init(UnsafeBufferPointer(start: text, count: count))
  }

  /// Text of so many bytes, or, when the count is negative, up to its NUL; never beyond a NUL.
  convenience init?(copying text: UnsafePointer<CChar>?, count limit: Int) {
    guard let text = unsafe text else { return nil }
    var count = 0
    while limit < 0 || count < limit, unsafe text[count] != 0 { count += 1 }
    unsafe self.init(UnsafeRawBufferPointer(start: text, count: count))
  }

  deinit { unsafe start.deallocate() }

  /// The bytes as C's text type of `sqlite3_column_text`.
  var unsignedStart: UnsafePointer<UInt8> { unsafe UnsafePointer(UnsafeRawPointer(start).assumingMemoryBound(to: UInt8.self)) }

  /// Whether the bytes are the same.
  func equals(_ other: OwnedText) -> Bool {
    guard count == other.count else { return false }
    for offset in 0..<count where unsafe start[offset] != other.start[offset] { return false }
    return true
  }

  /// A copy of the bytes, without the NUL.
  var bytes: [UInt8] { unsafe Array(UnsafeRawBufferPointer(start: start, count: count)) }

  /// The text; bytes that are not UTF-8 are replaced.
  var string: String { unsafe String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self) }
}
