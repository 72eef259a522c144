extension Double {
  /// The shortest digits that identify the number; for an infinite number, digits that SQLite reads as infinity.
  var decimalLiteral: String { isInfinite ? (self < 0 ? "-9e999" : "9e999") : "\(self)" }

  /// The number as SQL that every version of SQLite reads as exactly the same number; nil for NaN, which SQLite does not have.
  ///
  /// SQLite may read decimal digits as a neighboring number when there are many digits or the exponent is large, and does so more often on
  /// processors without long doubles (1 of 200 random numbers with version 3.40.1). Such a number is written as an integer multiplied or
  /// divided by powers of two, which is exact.
  var exactLiteral: String? {
    if isNaN { return nil }
    let decimal = decimalLiteral
    if isInfinite || isFound(by: decimal) { return decimal }
    // The significand as an integer, and the number of times that it is halved (or, if negative, doubled).
    let integer = significand * 0x1p52
    var halvings = 52 - Int(exponent)
    var expression = "\(sign == .minus ? "-" : "")\(Int64(integer))*1.0"
    while halvings != 0 {
      let count = Swift.min(abs(halvings), 62)
      expression += (halvings > 0 ? "/" : "*") + "\(Int64(1) << count)"
      halvings -= halvings > 0 ? count : -count
    }
    return "(\(expression))"
  }

  /// Returns whether every version of SQLite reads the digits as this number: they are an integer divided by a power of ten, both exact,
  /// and the quotient is not almost halfway between two doubles. Near the middle, a processor with long doubles, which rounds twice, may
  /// arrive at the other double.
  private func isFound(by decimal: String) -> Bool {
    let parts = decimal.split(separator: "e")
    guard let mantissa = parts.first, let exponent = parts.count > 1 ? Int(parts[1]) : 0, abs(exponent) <= 6 else { return false }
    let digits = mantissa.utf8.filter { $0 >= UInt8(ascii: "0") }
    guard digits.count <= 15 else { return false }
    let integer = digits.reduce(UInt128(0)) { 10 * $0 + UInt128($1 - UInt8(ascii: "0")) }
    let fraction = mantissa.split(separator: ".").dropFirst().first?.utf8.count ?? 0
    // The digits are this integer, divided by ten this many times.
    let divisions = fraction - exponent
    if divisions <= 0 { return magnitude < 0x1p59 }
    guard isNormal else { return self == 0 }
    let doublings = 52 - Int(self.exponent)
    guard (0...75).contains(doublings) else { return false }
    // The distance between the quotient and this number, in units of its last place, times the power of ten.
    let power = (0..<divisions).reduce(UInt128(1)) { power, _ in 10 * power }
    let (wanted, found) = (integer << UInt128(doublings), UInt128(significandBitPattern | 1 << 52) * power)
    let distance = wanted > found ? wanted - found : found - wanted
    // Just below a power of two, the neighboring number is closer.
    return 512 * distance < (significandBitPattern == 0 ? 127 : 255) * power
  }
}
