public import Foundation
import SQLiteCalls

extension Date: SQLiteConvertible {
  /// Text in UTC, such as `2026-11-21 17:20:23.123`; nil outside the years 0000 to 9999.
  ///
  /// The form is SQLite's own `datetime` with milliseconds added: its date functions read it, and the texts sort chronologically. The date
  /// is rounded to the nearest millisecond, so a `Date(timeIntervalSince1970:)` of whole milliseconds is equal when it is read back. Other
  /// forms have their own types, such as ``DateText`` and ``UnixTime``. <https://sqlite.org/lang_datefunc.html>
  public var sqliteValue: SQLiteValue? { CalendarText.text(of: self).map { .text($0) } }

  /// The reason why SQLite cannot hold the date, if it is outside the calendar; otherwise nil.
  public var reasonAgainst: String? { CalendarText.text(of: self) == nil ? Self.outsideCalendar : nil }

  /// The shorter texts that omit milliseconds, seconds or the whole time if these are zero.
  public var otherSpellings: [SQLiteValue] {
    guard case .text(var text) = sqliteValue else { return [] }
    var spellings: [SQLiteValue] = []
    for zeros in [".000", ":00", " 00:00"] where text.hasSuffix(zeros) {
      text.removeLast(zeros.count)
      spellings.append(.text(text))
    }
    return spellings
  }

  /// Reads TEXT in UTC: `YYYY-MM-DD`, `YYYY-MM-DD HH:MM`, `YYYY-MM-DD HH:MM:SS` as written by CURRENT_TIMESTAMP, or
  /// `YYYY-MM-DD HH:MM:SS.SSS` as it is bound. ``DateText``, ``UnixTime`` and similar types read other forms.
  public static func extract(from value: SQLiteValue) -> Date? {
    if case .text(let text) = value { unsafe text.withBytes { unsafe CalendarText.date(from: $0) } } else { nil }
  }

  /// Reads TEXT in place, in the same forms as from an owned value.
  public static func extract(from stored: StoredValue) -> Date? {
    guard stored.storageClass == .text, let read = unsafe stored.withText({ unsafe CalendarText.date(from: $0) }) else { return nil }
    return read
  }

  /// Reads TEXT: `YYYY-MM-DD`, then optionally a space or `T` and `HH:MM`, `HH:MM:SS` or `HH:MM:SS.` with 1 to 9 digits, then optionally
  /// `Z` or an offset `+HH:MM`, `-HH:MM`, `+HHMM` or `-HHMM` of at most 14 hours. Without one of these the time is UTC.
  public static func extract(fromAnyForm value: SQLiteValue) -> Date? {
    if case .text(let text) = value { unsafe text.withBytes { unsafe CalendarText.date(from: $0, inAnyForm: true) } } else { nil }
  }

  /// Returns the reason why the text is not a date, or names the type that reads it. For a number, the reason is that its unit is unknown.
  public static func reason(against value: SQLiteValue) -> String? {
    switch value {
    case .text:
      extract(fromAnyForm: value) == nil
        ? "the text is not a date such as 2026-11-21 17:20:23.123 in the years 0000 to 9999"
        : readAlone("YYYY-MM-DD[ HH:MM[:SS[.SSS]]] in UTC", other: dateTexts.first { $0.extract(from: value) != nil })
    case .integer, .real: "read a number as UnixTime, UnixMilliseconds, ReferenceTime or JulianDay: its unit is unknown"
    default: nil
    }
  }

  private static var dateTexts: [any SQLiteExtractable.Type] {
    [DateText<ISO8601UTC>.self, DateText<ISO8601UTCMilliseconds>.self, DateText<ISO8601Milliseconds>.self]
  }

  static var outsideCalendar: String { "it lies outside the years 0000 to 9999" }

  /// The milliseconds since 1970, rounded to the nearest; nil outside the years 0000 to 9999.
  var milliseconds: Int64? {
    let milliseconds = (timeIntervalSince1970 * 1000).rounded()
    let limits = CalendarDay.seconds
    guard milliseconds >= Double(limits.lowerBound) * 1000, milliseconds < Double(limits.upperBound) * 1000 else { return nil }
    return Int64(milliseconds)
  }

  /// Whether the date is in the years 0000 to 9999.
  var isInCalendar: Bool {
    let limits = CalendarDay.seconds
    return timeIntervalSince1970 >= Double(limits.lowerBound) && timeIntervalSince1970 < Double(limits.upperBound)
  }
}

/// A date that is stored as a Julian day, the number of days since noon of November 24 in the year −4713, as a REAL.
///
/// The number equals SQLite's `julianday` to the last bit and, as in SQLite, has a precision of milliseconds: binding and reading round to
/// the nearest millisecond. <https://sqlite.org/lang_datefunc.html>
@propertyWrapper public struct JulianDay: StoredForm {
  /// The property's value.
  public var wrappedValue: Date

  /// Wraps the value of a property.
  public init(wrappedValue: Date) { self.wrappedValue = wrappedValue }

  /// The value to bind in a search for the property's row: `Column("v") == record.$v`.
  public var projectedValue: JulianDay { self }

  /// A REAL; nil outside the years 0000 to 9999.
  public var sqliteValue: SQLiteValue? { days.map { .real($0) } }

  private var days: Double? { date.milliseconds.map { Double($0 + Self.epoch) / 86_400_000 } }

  /// Reads a REAL or INTEGER in the years 0000 to 9999 and of whole milliseconds: if the number were rounded, a search for the date would
  /// not find its row.
  public static func extract(from value: SQLiteValue) -> JulianDay? {
    guard let day = extract(fromAnyForm: value), day.days == Double.extract(from: value) else { return nil }
    return day
  }

  /// Reads a REAL or INTEGER in the years 0000 to 9999, rounded to the nearest millisecond.
  public static func extract(fromAnyForm value: SQLiteValue) -> JulianDay? {
    guard let days = Double.extract(from: value) else { return nil }
    let date = Date(timeIntervalSince1970: ((days * 86_400_000).rounded() - Double(epoch)) / 1000)
    return date.milliseconds == nil ? nil : JulianDay(date)
  }

  /// Returns the reason why a number cannot be read: it is outside the calendar, or not in whole milliseconds.
  public static func reason(against value: SQLiteValue) -> String? {
    switch value {
    case .integer, .real:
      extract(fromAnyForm: value) == nil ? "as a Julian day " + Date.outsideCalendar : readAlone("whole milliseconds")
    default: nil
    }
  }

  /// The Julian day of January 1, 1970, in milliseconds.
  private static let epoch: Int64 = 210_866_760_000_000
}
