public import Foundation

/// A date that is stored as text in a different form than a `Date`: `\(DateText<CurrentTimestamp>(date))` to bind,
/// `row["at", as: DateText<CurrentTimestamp>.self].date` to read, `@DateText<CurrentTimestamp> var at: Date` in a record.
///
/// No other form is read, so a search for a date that was read finds its row, and the texts in a column sort chronologically. The date is
/// rounded to the nearest millisecond, or to the last digit of a form with more digits. Digits that do not fit the form are dropped, as by
/// SQLite's `datetime()`.
@propertyWrapper public struct DateText<Format: DateTextFormat>: StoredForm {
  /// The property's value.
  public var wrappedValue: Date

  /// Wraps the value of a property.
  public init(wrappedValue: Date) { self.wrappedValue = wrappedValue }

  /// The value to bind in a search for the property's row: `Column("v") == record.$v`.
  public var projectedValue: DateText { self }

  /// Text; nil outside the years 0000 to 9999, or if the text would be read as a different date.
  public var sqliteValue: SQLiteValue? {
    guard let text = CalendarText.text(of: date, Format.pattern), Self.read(text) != nil else { return nil }
    return .text(text)
  }

  /// The reason why the date cannot be stored, if it is outside the calendar or its text would be read as a different date; otherwise nil.
  public var reasonAgainst: String? {
    if date.milliseconds == nil { return Date.outsideCalendar }
    return sqliteValue == nil ? "text in the form \(Format.pattern) is not read as the same date" : nil
  }

  /// Reads TEXT in this form.
  public static func extract(from value: SQLiteValue) -> DateText? {
    if case .text(let text) = value { read(text).map { DateText($0) } } else { nil }
  }

  /// Returns the reason why a text cannot be read: it is not in this form.
  public static func reason(against value: SQLiteValue) -> String? {
    guard case .text = value else { return nil }
    let advice = Date.extract(fromAnyForm: value) == nil ? "" : "; AsStored<Date> reads and binds every form"
    return "the text is not a date in the form \(Format.pattern)\(advice)"
  }

  /// Returns the date that a text in this form stands for; nil for any other text.
  private static func read(_ text: String) -> Date? {
    let date = unsafe text.withBytes { unsafe CalendarText.date(from: $0, inAnyForm: true) }
    return date.flatMap { CalendarText.text(of: $0, Format.pattern) == text ? $0 : nil }
  }
}

extension CalendarText {
  /// Returns the text of a date in the form of a ``DateTextFormat``; nil outside the calendar.
  static func text(of date: Date, _ pattern: String) -> String? {
    guard let digits = digits(of: date, fractionDigits: pattern.utf8.dropFirst(20).prefix { $0 == UInt8(ascii: "S") }.count) else {
      return nil
    }
    // Each letter is replaced with the digit at the same position in the longest form.
    let letters = "YMDHS".utf8
    return String(
      decoding: pattern.utf8.enumerated().map { place, byte in letters.contains(byte) && place < digits.count ? digits[place] : byte },
      as: UTF8.self)
  }

  /// Returns `YYYY-MM-DD HH:MM:SS.` and the digits of the fraction, at least three.
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

/// A text form of dates, for ``DateText``.
///
/// ```swift
/// enum RailsTime: DateTextFormat { static let pattern = "YYYY-MM-DD HH:MM:SS.SSSSSS" }
/// ```
/// <https://sqlite.org/lang_datefunc.html#time_values>
public protocol DateTextFormat {
  /// The form in the notation of SQLite's page on date functions: `YYYY-MM-DD`, then optionally a space or `T` and `HH:MM`, `HH:MM:SS` or
  /// `HH:MM:SS.` with 1 to 9 times `S`, then optionally `Z` or `+00:00`. The time is UTC in every form.
  static var pattern: String { get }
}

/// `2026-11-21 17:20:23`: SQLite's CURRENT_TIMESTAMP and `datetime()`.
public enum CurrentTimestamp: DateTextFormat {
  /// The form.
  public static let pattern = "YYYY-MM-DD HH:MM:SS"
}

/// `2026-11-21`: SQLite's CURRENT_DATE and `date()`.
public enum CurrentDate: DateTextFormat {
  /// The form.
  public static let pattern = "YYYY-MM-DD"
}

/// `2026-11-21T17:20:23Z`: Foundation's `ISO8601DateFormatter`, and GRDB with its strategy `iso8601`.
public enum ISO8601UTC: DateTextFormat {
  /// The form.
  public static let pattern = "YYYY-MM-DDTHH:MM:SSZ"
}

/// `2026-11-21T17:20:23.123Z`: JavaScript's `toISOString`, and many web services.
public enum ISO8601UTCMilliseconds: DateTextFormat {
  /// The form.
  public static let pattern = "YYYY-MM-DDTHH:MM:SS.SSSZ"
}

/// `2026-11-21T17:20:23.123`: SQLite.swift.
public enum ISO8601Milliseconds: DateTextFormat {
  /// The form.
  public static let pattern = "YYYY-MM-DDTHH:MM:SS.SSS"
}
