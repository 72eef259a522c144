public import Foundation

/// A date that is stored as the seconds since 1970: `\(UnixTime(date))` to bind, `row["at", as: UnixTime.self].date` to read.
///
/// Whole seconds are an INTEGER, others a REAL, and either is read. SQLite's functions take it with `'unixepoch'`. A `Date` counts from 2001 in
/// doubles, so of one that was not made by `Date(timeIntervalSince1970:)` the last bit may be rounded: today that is less than a microsecond.
/// <https://sqlite.org/lang_datefunc.html>
public struct UnixTime: SQLiteConvertible, Codable, Hashable, Sendable {
  /// The date.
  public let date: Date

  /// A date, fractions of a second included.
  public init(_ date: Date) { self.date = date }

  /// A date without the fraction of its second, which is always an INTEGER. It goes towards the past, as SQLite's `unixepoch` does.
  public init(wholeSecondsOf date: Date) { self.date = Date(timeIntervalSince1970: date.timeIntervalSince1970.rounded(.down)) }

  /// An INTEGER or a REAL; nil outside the years 0000 to 9999.
  public var sqliteValue: SQLiteValue? {
    let seconds = date.timeIntervalSince1970
    guard Self.isInCalendar(seconds) else { return nil }
    return seconds.rounded() == seconds ? .integer(Int64(seconds)) : .real(seconds)
  }

  /// That it lies outside the calendar.
  public var reasonAgainst: String? { sqliteValue == nil ? Date.outsideCalendar : nil }

  /// An INTEGER or REAL in the years 0000 to 9999; so milliseconds taken for seconds are noticed.
  public static func extract(from value: SQLiteValue) -> UnixTime? {
    guard let seconds = Double.extract(from: value), isInCalendar(seconds) else { return nil }
    return UnixTime(Date(timeIntervalSince1970: seconds))
  }

  /// That the number lies outside the calendar.
  public static func reason(against value: SQLiteValue) -> String? {
    switch value {
    case .integer, .real: "as seconds since 1970 " + Date.outsideCalendar
    default: nil
    }
  }

  private static func isInCalendar(_ seconds: Double) -> Bool {
    seconds >= Double(CalendarDay.seconds.lowerBound) && seconds < Double(CalendarDay.seconds.upperBound)
  }
}
