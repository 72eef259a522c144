extension Sequence<UInt8> {
  /// Two digits for each byte, their letters small.
  package var hexadecimal: String {
    let digits = Array("0123456789abcdef".utf8)
    var text: [UInt8] = []
    text.reserveCapacity(2 * underestimatedCount)
    for byte in self {
      text.append(digits[Int(byte >> 4)])
      text.append(digits[Int(byte & 15)])
    }
    return String(decoding: text, as: UTF8.self)
  }
}

extension [UInt8] {
  /// The bytes of a text with two digits for each; nil for another text.
  package init?(hexadecimal text: Substring) {
    let digits = text.utf8.map { UInt8(truncatingIfNeeded: Character(Unicode.Scalar($0)).hexDigitValue ?? 16) }
    guard digits.count.isMultiple(of: 2), !digits.contains(16) else { return nil }
    self = stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }
}
