extension Double {
  /// The number as SQL that every SQLite reads as the very same; NaN, which it knows not, as NULL.
  ///
  /// Of decimal digits SQLite may make the number beside the right one when they are many or the exponent is large, and on processors without long doubles
  /// more often (1 of 200 random numbers with version 3.40.1). Such a number is written as an integer times or divided by powers of two, which is exact.
  var exactLiteral: String {
    let decimal = SQLiteValue.real(self).literal ?? "NULL"
    if !isFinite || hasFewDigits(decimal) { return decimal }
    // The greatest integer with the same bits, and how often it is halved or doubled.
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

  /// Whether a processor multiplies or divides its digits once by a power of ten, and both are exact.
  private func hasFewDigits(_ decimal: String) -> Bool {
    let parts = decimal.split(separator: "e")
    let exponent = parts.count > 1 ? Int(parts[1]) ?? 400 : 0
    return (parts.first ?? "").utf8.count { $0 >= UInt8(ascii: "0") } <= 15 && abs(exponent) <= 6
  }
}
