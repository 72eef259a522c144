public import Foundation

extension Decimal: SQLiteConvertible {
  /// Text with a point and without an exponent, such as `-12.5`, whatever the locale; nil for NaN.
  ///
  /// The column must be declared TEXT: in a column of NUMERIC affinity, such as `DECIMAL(10,2)`, SQLite converts the text to a double.
  /// <https://sqlite.org/datatype3.html>
  public var sqliteValue: SQLiteValue? { isNaN ? nil : .text(description) }

  /// The reason why SQLite cannot hold the value, if it is NaN; otherwise nil.
  public var reasonAgainst: String? { isNaN ? "it is not a number" : nil }

  /// Reads TEXT of digits, optionally with a minus sign, a point and more digits, and with extra zeros at either end; an INTEGER; or a
  /// REAL, as the shortest decimal with the same double value. Returns nil for text that a decimal would have to round.
  ///
  /// A number has unlimited spellings, so a search for a decimal finds only rows that spell it as it is bound. ``AsStored`` finds the row
  /// that was read.
  public static func extract(from value: SQLiteValue) -> Decimal? {
    switch value {
    case .integer(let number): return Decimal(number)
    case .real(let number):
      guard number.isFinite, let decimal = Decimal(string: "\(number)"), Double(decimal.description) == number else { return nil }
      return decimal
    case .text(let text):
      guard let digits = significant(text), let decimal = Decimal(string: text), significant(decimal.description) == digits else {
        return nil
      }
      return decimal
    default: return nil
    }
  }

  /// Returns the reason why a text cannot be read: it is not an exact decimal.
  public static func reason(against value: SQLiteValue) -> String? {
    if case .text = value { "the text is not a number such as -12.5 that a Decimal holds exactly" } else { nil }
  }

  /// Returns the text without redundant zeros; nil when it is not a number. Foundation would read a valid prefix and round the rest.
  private static func significant(_ text: String) -> [UInt8]? {
    let (zero, point, minus) = (UInt8(ascii: "0"), UInt8(ascii: "."), UInt8(ascii: "-"))
    var number = Array(text.utf8)
    let isNegative = number.first == minus
    if isNegative { number.removeFirst() }
    if !number.contains(point) { number += [point, zero] }
    guard number.count(where: { !$0.isDigit }) == 1, number.first != point, number.last != point else { return nil }
    number = Array(number.drop { $0 == zero })
    while number.last == zero { number.removeLast() }
    return isNegative && number.count > 1 ? [minus] + number : number
  }
}
