public import Foundation

/// A date that is stored as the seconds since 1970: `\(UnixTime(date))` to bind, `row["at", as: UnixTime.self].date` to read.
///
/// Whole seconds are an INTEGER, others a REAL, and both are read. SQLite's date functions read it with `'unixepoch'`. A `Date` counts from
/// 2001 in doubles, so the last bit of a date that was not created by `Date(timeIntervalSince1970:)` may be rounded: for current dates, by
/// less than a microsecond. <https://sqlite.org/lang_datefunc.html>
@propertyWrapper public struct UnixTime: StoredForm {
  /// Creates a date in whole seconds, which is always an INTEGER. It is rounded towards the past, as by SQLite's `unixepoch`.
  public init(wholeSecondsOf date: Date) { self.init(Date(timeIntervalSince1970: date.timeIntervalSince1970.rounded(.down))) }

  /// The property's value.
  public var wrappedValue: Date

  /// Wraps the value of a property.
  public init(wrappedValue: Date) { self.wrappedValue = wrappedValue }

  /// The value to bind in a search for the property's row: `Column("v") == record.$v`.
  public var projectedValue: UnixTime { self }

  /// An INTEGER or a REAL; nil outside the years 0000 to 9999.
  public var sqliteValue: SQLiteValue? {
    guard date.isInCalendar else { return nil }
    let seconds = date.timeIntervalSince1970
    return seconds.rounded() == seconds ? .integer(Int64(seconds)) : .real(seconds)
  }

  /// Reads an INTEGER or REAL in the years 0000 to 9999, so that milliseconds mistaken for seconds are noticed. A `Date` must hold the
  /// number to the last bit, as it does for whole seconds and for all times since 1986: if the number were rounded, a search for it would
  /// not find its row.
  public static func extract(from value: SQLiteValue) -> UnixTime? {
    guard let time = extract(fromAnyForm: value), time.date.timeIntervalSince1970 == Double.extract(from: value) else { return nil }
    return time
  }

  /// Reads an INTEGER or REAL in the years 0000 to 9999, rounded by `Date`.
  public static func extract(fromAnyForm value: SQLiteValue) -> UnixTime? {
    guard let seconds = Double.extract(from: value) else { return nil }
    let time = UnixTime(Date(timeIntervalSince1970: seconds))
    return time.date.isInCalendar ? time : nil
  }

  /// Returns the reason why a number cannot be read: it is outside the calendar, or a `Date` does not hold it exactly.
  public static func reason(against value: SQLiteValue) -> String? {
    switch value {
    case .integer, .real:
      extract(fromAnyForm: value) == nil
        ? "as seconds since 1970 " + Date.outsideCalendar : readAlone("seconds that a Date holds to the last bit")
    default: nil
    }
  }
}

/// A date that is stored as the milliseconds since 1970, as JavaScript and Java count them: `\(UnixMilliseconds(date))` to bind,
/// `row["at", as: UnixMilliseconds.self].date` to read, `@UnixMilliseconds var at: Date` in a record.
@propertyWrapper public struct UnixMilliseconds: StoredForm {
  /// The property's value.
  public var wrappedValue: Date

  /// Wraps the value of a property.
  public init(wrappedValue: Date) { self.wrappedValue = wrappedValue }

  /// The value to bind in a search for the property's row: `Column("v") == record.$v`.
  public var projectedValue: UnixMilliseconds { self }

  /// An INTEGER, rounded to the nearest millisecond; nil outside the years 0000 to 9999.
  public var sqliteValue: SQLiteValue? { date.milliseconds.map { .integer($0) } }

  /// Reads an INTEGER in the years 0000 to 9999.
  public static func extract(from value: SQLiteValue) -> UnixMilliseconds? {
    guard case .integer(let number) = value else { return nil }
    let date = Date(timeIntervalSince1970: Double(number) / 1000)
    return date.milliseconds == number ? UnixMilliseconds(date) : nil
  }

  /// Returns the reason why a number cannot be read: it is outside the calendar.
  public static func reason(against value: SQLiteValue) -> String? {
    if case .integer = value { "as milliseconds since 1970 " + Date.outsideCalendar } else { nil }
  }
}

/// A date that is stored as the seconds since 2001, as in Core Data, SwiftData and Foundation's `timeIntervalSinceReferenceDate`:
/// `\(ReferenceTime(date))` to bind, `row["ZDATE", as: ReferenceTime.self].date` to read, `@ReferenceTime var at: Date` in a record.
///
/// A `Date` counts the same way, so every date is stored and read to the last bit.
@propertyWrapper public struct ReferenceTime: StoredForm {
  /// The property's value.
  public var wrappedValue: Date

  /// Wraps the value of a property.
  public init(wrappedValue: Date) { self.wrappedValue = wrappedValue }

  /// The value to bind in a search for the property's row: `Column("v") == record.$v`.
  public var projectedValue: ReferenceTime { self }

  /// A REAL; nil outside the years 0000 to 9999.
  public var sqliteValue: SQLiteValue? { date.isInCalendar ? .real(date.timeIntervalSinceReferenceDate) : nil }

  /// Reads a REAL or INTEGER in the years 0000 to 9999.
  public static func extract(from value: SQLiteValue) -> ReferenceTime? {
    guard let seconds = Double.extract(from: value) else { return nil }
    let time = ReferenceTime(Date(timeIntervalSinceReferenceDate: seconds))
    return time.date.isInCalendar ? time : nil
  }

  /// Returns the reason why a number cannot be read: it is outside the calendar.
  public static func reason(against value: SQLiteValue) -> String? {
    switch value {
    case .integer, .real: "as seconds since 2001 " + Date.outsideCalendar
    default: nil
    }
  }
}
