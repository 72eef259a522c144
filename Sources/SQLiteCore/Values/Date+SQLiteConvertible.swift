public import Foundation
import SQLiteCalls

extension Date: SQLiteConvertible {
  /// Text in UTC, such as `2026-11-21 17:20:23.123`; nil outside the years 0000 to 9999.
  ///
  /// It is the form of SQLite's own `datetime` with milliseconds added: its date functions read it, and text sorts as time does. The date is
  /// rounded to the nearest millisecond, so `Date(timeIntervalSince1970:)` of whole milliseconds reads back equal. ``UnixTime`` and
  /// ``JulianDay`` are the other forms. <https://sqlite.org/lang_datefunc.html>
  public var sqliteValue: SQLiteValue? { DateText.text(of: self).map { .text($0) } }

  /// That it lies outside the calendar.
  public var reasonAgainst: String? { DateText.text(of: self) == nil ? Self.outsideCalendar : nil }

  /// TEXT: `YYYY-MM-DD`, then if at all a space or `T` and `HH:MM`, `HH:MM:SS` or `HH:MM:SS.` with 1 to 9 digits, then if at all `Z` or an
  /// offset `+HH:MM`, `-HH:MM`, `+HHMM` or `-HHMM` of at most 14 hours. Without one of these the time is UTC.
  public static func extract(from value: SQLiteValue) -> Date? {
    if case .text(let text) = value { DateText.date(from: text.utf8) } else { nil }
  }

  /// TEXT, as from an owned value; read where it lies.
  public static func extract(from stored: StoredValue) -> Date? {
    guard stored.storageClass == .text, let read = unsafe stored.withText({ unsafe DateText.date(from: $0) }) else { return nil }
    return read
  }

  /// That the text is not a date, or that a number does not say which form of date it is.
  public static func reason(against value: SQLiteValue) -> String? {
    switch value {
    case .text: "the text is not a date such as 2026-11-21 17:20:23.123 in the years 0000 to 9999"
    case .integer, .real: "read a number as UnixTime or JulianDay"
    default: nil
    }
  }

  static var outsideCalendar: String { "it lies outside the years 0000 to 9999" }

  /// The milliseconds since 1970, rounded to the nearest; nil outside the years 0000 to 9999.
  var milliseconds: Int? {
    let milliseconds = (timeIntervalSince1970 * 1000).rounded()
    let limits = CalendarDay.seconds
    guard milliseconds >= Double(limits.lowerBound) * 1000, milliseconds < Double(limits.upperBound) * 1000 else { return nil }
    return Int(milliseconds)
  }
}
