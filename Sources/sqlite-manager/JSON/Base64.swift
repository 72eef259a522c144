/// Bytes as text of 64 characters, with padding. <https://www.rfc-editor.org/rfc/rfc4648>
enum Base64 {
  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  private static let values: [UInt8: UInt32] = Dictionary(uniqueKeysWithValues: digits.enumerated().map { ($1, UInt32($0)) })
  private static let padding = UInt8(ascii: "=")

  static func append(_ bytes: [UInt8], to text: inout [UInt8]) {
    text.reserveCapacity(text.count + (bytes.count + 2) / 3 * 4)
    var index = 0
    while index < bytes.count {
      let count = min(3, bytes.count - index)
      var group: UInt32 = 0
      for offset in 0..<3 { group = group << 8 | (offset < count ? UInt32(bytes[index + offset]) : 0) }
      for place in 0..<4 { text.append(place <= count ? digits[Int(group >> (18 - 6 * UInt32(place)) & 63)] : padding) }
      index += 3
    }
  }

  /// The bytes; nil when a character or the length is wrong, or bits are set that belong to no byte.
  static func decode(_ text: String) -> [UInt8]? {
    let characters = Array(text.utf8)
    guard characters.count % 4 == 0 else { return nil }
    let padded = characters.suffix(2).reduce(0) { $0 + ($1 == padding ? 1 : 0) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(characters.count / 4 * 3)
    var group: UInt32 = 0
    for (index, character) in characters.dropLast(padded).enumerated() {
      guard let value = values[character] else { return nil }
      group = group << 6 | value
      if index % 4 == 3 {
        bytes += [UInt8(group >> 16 & 255), UInt8(group >> 8 & 255), UInt8(group & 255)]
        group = 0
      }
    }
    switch padded {
    case 1 where group & 3 == 0: bytes += [UInt8(group >> 10 & 255), UInt8(group >> 2 & 255)]
    case 2 where group & 15 == 0: bytes.append(UInt8(group >> 4 & 255))
    case 0: break
    default: return nil
    }
    return bytes
  }
}
