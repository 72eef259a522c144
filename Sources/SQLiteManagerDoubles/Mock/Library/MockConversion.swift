/// The conversions of text to integers and reals, as SQLite makes them. <https://sqlite.org/c3ref/column_blob.html>
enum MockConversion {
  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isSign(_ byte: UInt8) -> Bool { byte == 0x2D || byte == 0x2B }

  /// The integer a text starts with, held within the limits of Int64; 0 without one.
  static func integer(of text: [UInt8]) -> Int64 {
    let rest = text.drop(while: isSpace)
    let sign = rest.prefix(1).filter(isSign)
    let digits = rest.dropFirst(sign.count).prefix(while: isDigit)
    if digits.isEmpty { return 0 }
    return Int64(String(decoding: sign + digits, as: UTF8.self)) ?? (sign == [0x2D] ? .min : .max)
  }

  /// The integer part of a real, held within the limits of Int64.
  static func integer(of real: Double) -> Int64 {
    if real.isNaN { return 0 }
    if real <= -0x1p63 { return .min }
    if real >= 0x1p63 { return .max }
    return Int64(real)
  }

  /// The number a text starts with, and whether that is the whole text apart from spaces.
  static func real(of text: [UInt8]) -> (value: Double, isWhole: Bool, isInteger: Bool) {
    var rest = text.drop(while: isSpace)
    let start = rest.startIndex
    func skip(_ isMeant: (UInt8) -> Bool, most: Int = .max) -> Int {
      let count = rest.prefix(most).prefix(while: isMeant).count
      rest = rest.dropFirst(count)
      return count
    }
    _ = skip(isSign, most: 1)
    var digitCount = skip(isDigit)
    if skip({ $0 == 0x2E }, most: 1) > 0 { digitCount += skip(isDigit) }
    guard digitCount > 0 else { return (0, false, false) }
    var end = rest.startIndex
    if skip({ $0 == 0x65 || $0 == 0x45 }, most: 1) > 0 {
      _ = skip(isSign, most: 1)
      if skip(isDigit) > 0 { end = rest.startIndex }
    }
    let number = text[start..<end]
    let isInteger = number.allSatisfy { isDigit($0) || isSign($0) }
    return (Double(String(decoding: number, as: UTF8.self)) ?? 0, text[end...].allSatisfy(isSpace), isInteger)
  }
}
