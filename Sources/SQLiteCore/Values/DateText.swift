public import Foundation

/// A date that is stored as text in another form than that of a `Date`: `\(DateText<CurrentTimestamp>(date))` to bind,
/// `row["at", as: DateText<CurrentTimestamp>.self].date` to read, `@DateText<CurrentTimestamp> var at: Date` in a record.
///
/// No other form is read, so a date that was read finds its row, and the texts of a column sort as time does. Milliseconds are rounded to the nearest;
/// what a form of fewer digits does not hold is left out, as SQLite's `datetime()` does it.
@propertyWrapper public struct DateText<Format: DateTextFormat>: StoredForm {
  /// The date, as the value of a property.
  public var wrappedValue: Date

  /// A property of a record.
  public init(wrappedValue: Date) { self.wrappedValue = wrappedValue }

  /// What is bound where a property's row is sought: `Column("v") == record.$v`.
  public var projectedValue: DateText { self }

  /// Text; nil outside the years 0000 to 9999, and when the text would be read as another date.
  public var sqliteValue: SQLiteValue? {
    guard let text = CalendarText.text(of: date, Format.pattern), Self.read(text) != nil else { return nil }
    return .text(text)
  }

  /// That it lies outside the calendar, or that its text would be read as another.
  public var reasonAgainst: String? {
    if date.milliseconds == nil { return Date.outsideCalendar }
    return sqliteValue == nil ? "text in the form \(Format.pattern) is not read as the same date" : nil
  }

  /// TEXT in the form.
  public static func extract(from value: SQLiteValue) -> DateText? {
    if case .text(let text) = value { read(text).map { DateText($0) } } else { nil }
  }

  /// That the text is not in the form.
  public static func reason(against value: SQLiteValue) -> String? {
    guard case .text = value else { return nil }
    let advice = Date.extract(fromAnyForm: value) == nil ? "" : "; AsStored<Date> reads and binds every form"
    return "the text is not a date in the form \(Format.pattern)\(advice)"
  }

  /// The date of a text in the form; nil for every other.
  private static func read(_ text: String) -> Date? {
    let date = unsafe text.withBytes { unsafe CalendarText.date(fromAnyForm: $0) }
    return date.flatMap { CalendarText.text(of: $0, Format.pattern) == text ? $0 : nil }
  }
}

extension CalendarText {
  /// The text of a date in the form of a ``DateTextFormat``; nil outside the calendar.
  static func text(of date: Date, _ pattern: String) -> String? {
    guard let digits = digits(of: date, fractionDigits: pattern.utf8.dropFirst(20).prefix { $0 == UInt8(ascii: "S") }.count) else {
      return nil
    }
    // A letter stands for the digit that the longest form has at its place.
    let letters = "YMDHS".utf8
    return String(
      decoding: pattern.utf8.enumerated().map { place, byte in letters.contains(byte) && place < digits.count ? digits[place] : byte },
      as: UTF8.self)
  }

  /// `YYYY-MM-DD HH:MM:SS.` and as many digits, at least three.
  private static func digits(of date: Date, fractionDigits: Int) -> [UInt8]? {
    if fractionDigits <= 3 { return text(of: date).map { Array($0.utf8) } }
    let unit = (0..<min(fractionDigits, 9)).reduce(1.0) { unit, _ in unit * 10 }
    let seconds = date.timeIntervalSince1970.rounded(.down)
    let units = ((date.timeIntervalSince1970 - seconds) * unit).rounded()
    let whole = Date(timeIntervalSince1970: units < unit ? seconds : seconds + 1)
    guard date.isInCalendar, let text = text(of: whole) else { return nil }
    return Array(text.utf8.prefix(20)) + String(Int64(unit + units.truncatingRemainder(dividingBy: unit))).utf8.dropFirst()
  }
}
