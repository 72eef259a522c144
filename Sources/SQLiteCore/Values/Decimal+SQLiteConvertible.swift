public import Foundation

extension Decimal: SQLiteConvertible {
  /// Text with a point and without an exponent, such as `-12.5`, whatever the locale; nil for NaN.
  ///
  /// The column must be declared TEXT: in one of NUMERIC affinity, such as `DECIMAL(10,2)`, SQLite makes a double of it.
  /// <https://sqlite.org/datatype3.html>
  public var sqliteValue: SQLiteValue? { isNaN ? nil : .text(description) }

  /// That it is NaN.
  public var reasonAgainst: String? { isNaN ? "it is not a number" : nil }

  /// TEXT of digits, with a minus before and a point and more digits after if need be, or an INTEGER. What a decimal would have to round is no
  /// decimal, nor is a REAL.
  public static func extract(from value: SQLiteValue) -> Decimal? {
    switch value {
    case .integer(let number): return Decimal(number)
    case .text(let text):
      guard let digits = significant(text), let decimal = Decimal(string: text), significant(decimal.description) == digits else {
        return nil
      }
      return decimal
    default: return nil
    }
  }

  /// That the text is none, or that a REAL is not exact.
  public static func reason(against value: SQLiteValue) -> String? {
    switch value {
    case .text: "the text is not a number such as -12.5 that a Decimal holds exactly"
    case .real: "a REAL is not exact; declare the column TEXT, or read it as Double"
    default: nil
    }
  }

  /// The text without zeros that change nothing; nil when it is not a number. Foundation reads as far as it understands and rounds the rest.
  private static func significant(_ text: String) -> [UInt8]? {
    let isNegative = text.utf8.first == UInt8(ascii: "-")
    let parts = text.utf8.dropFirst(isNegative ? 1 : 0).split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(digits.contains) }), let whole = parts.first else { return nil }
    var number = Array(whole.drop { $0 == digits.lowerBound })
    number.append(UInt8(ascii: "."))
    if parts.count == 2 { number += parts[1] }
    while number.last == digits.lowerBound { number.removeLast() }
    return isNegative && number.count > 1 ? [UInt8(ascii: "-")] + number : number
  }
}
