import Foundation

/// SQLite's conversions of text to integers and reals. <https://sqlite.org/c3ref/column_blob.html>
enum MockConversion {
  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isSign(_ byte: UInt8) -> Bool { byte == 0x2D || byte == 0x2B }

  /// The integer at the start of a text, clamped to Int64; 0 if there is none.
  static func integer(of text: [UInt8]) -> Int64 {
    unsafe strtoll(String(decoding: text, as: UTF8.self), nil, 10)
  }

  /// The integer part of a real, clamped to Int64.
  static func integer(of real: Double) -> Int64 {
    Int64(exactly: real.rounded(.towardZero)) ?? (real.isNaN ? 0 : real < 0 ? .min : .max)
  }

  /// The number at the start of a text, whether it is the whole text apart from spaces, and its value as an integer if it is one.
  static func real(of text: [UInt8]) -> (value: Double, isWhole: Bool, integer: Int64?) {
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
    guard digitCount > 0 else { return (0, false, nil) }
    var end = rest.startIndex
    if skip({ $0 == 0x65 || $0 == 0x45 }, most: 1) > 0 {
      _ = skip(isSign, most: 1)
      if skip(isDigit) > 0 { end = rest.startIndex }
    }
    let number = String(decoding: text[start..<end], as: UTF8.self)
    return (Double(number) ?? 0, text[end...].allSatisfy(isSpace), Int64(number))
  }
}

/// SQLite's conversion of a real to text. <https://sqlite.org/c3ref/c_dbconfig_defensive.html#sqlitedbconfigfpdigits>
enum MockRealText {
  /// The maximum number of significant digits with which a version of SQLite writes a real.
  static func digits(ofVersion version: Int32) -> Int { version < 3_052_000 ? 15 : 17 }

  /// A real with at most this many significant digits, and always a decimal point.
  static func text(of real: Double, digits count: Int) -> String {
    if real.isNaN { return "NULL" }
    if real.isInfinite { return real < 0 ? "-Inf" : "Inf" }
    if real == 0 { return "0.0" }
    let magnitude = abs(real)
    // The extra digits distinguish an exact half from a value close to it.
    let decimal = count == 15 ? Decimal(magnitude, digits: 31).rounded(to: 15) : roundTrip(magnitude)
    return (real < 0 ? "-" : "") + decimal.text(digits: count)
  }

  /// Returns the number with 17 digits, or a shorter form with the same value if the digits end in a run of nines or zeros.
  ///
  /// SQLite rounds twice. The first time it rounds to 18 digits, or to 19 if the real has a greater decimal exponent than the next lower
  /// power of two.
  private static func roundTrip(_ magnitude: Double) -> Decimal {
    var long = Decimal(magnitude, digits: 18)
    if Decimal(magnitude.binade, digits: 18).exponent < long.exponent { long = Decimal(magnitude, digits: 19) }
    let isJustBelow = long.digits[14...15].allSatisfy { $0 == 9 }
    if isJustBelow || long.digits[13...15].allSatisfy({ $0 == 0 }) {
      var short = Decimal(digits: Array(long.digits.prefix(14)), exponent: long.exponent)
      if isJustBelow { short.increment() }
      short.dropZeros()
      if short.value == magnitude { return short }
    }
    return long.rounded(to: 17)
  }

  /// A decimal number in scientific notation: digits, with the decimal point after the first one, and an exponent.
  private struct Decimal {
    private(set) var digits: [Int]
    private(set) var exponent: Int

    init(digits: [Int], exponent: Int) { (self.digits, self.exponent) = (digits, exponent) }

    init(_ magnitude: Double, digits count: Int) {
      let parts = String(format: "%.\(count - 1)e", magnitude).split(separator: "e")
      digits = (parts.first ?? "").utf8.filter { $0 != 0x2E }.map { Int($0) - 0x30 }
      exponent = parts.last.flatMap { Int($0) } ?? 0
    }

    /// Adds one to the last digit.
    mutating func increment() {
      guard let place = digits.lastIndex(where: { $0 != 9 }) else {
        digits = [1] + Array(repeating: 0, count: digits.count - 1)
        exponent += 1
        return
      }
      digits[place] += 1
      for later in digits.indices where later > place { digits[later] = 0 }
    }

    mutating func dropZeros() { while digits.count > 1, digits.last == 0 { digits.removeLast() } }

    /// The number rounded to this many digits. Halves are rounded up.
    func rounded(to count: Int) -> Decimal {
      var rounded = Decimal(digits: Array(digits.prefix(count)), exponent: exponent)
      if digits[count] >= 5 { rounded.increment() }
      rounded.dropZeros()
      return rounded
    }

    var value: Double? { Double("\(joined(digits))e\(exponent + 1 - digits.count)") }

    func text(digits count: Int) -> String {
      if exponent < -4 || exponent >= count {
        let (size, fraction) = (abs(exponent), digits.count > 1 ? joined(digits.dropFirst()) : "0")
        return "\(digits[0]).\(fraction)e\(exponent < 0 ? "-" : "+")\(size < 10 ? "0" : "")\(size)"
      }
      if exponent < 0 { return "0." + String(repeating: "0", count: -exponent - 1) + joined(digits) }
      let padded = digits + Array(repeating: 0, count: max(0, exponent + 1 - digits.count))
      let fraction = padded.dropFirst(exponent + 1)
      return joined(padded.prefix(exponent + 1)) + "." + (fraction.isEmpty ? "0" : joined(fraction))
    }

    private func joined(_ part: some Sequence<Int>) -> String { part.map { String($0) }.joined() }
  }
}
