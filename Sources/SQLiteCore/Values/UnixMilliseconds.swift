public import Foundation

/// A date that is stored as the milliseconds since 1970, as JavaScript and Java count them: `\(UnixMilliseconds(date))` to bind,
/// `row["at", as: UnixMilliseconds.self].date` to read, `@UnixMilliseconds var at: Date` in a record.
@propertyWrapper public struct UnixMilliseconds: StoredForm {
  /// The date, as the value of a property.
  public var wrappedValue: Date

  /// A property of a record.
  public init(wrappedValue: Date) { self.wrappedValue = wrappedValue }

  /// What is bound where a property's row is sought: `Column("v") == record.$v`.
  public var projectedValue: UnixMilliseconds { self }

  /// An INTEGER, rounded to the nearest; nil outside the years 0000 to 9999.
  public var sqliteValue: SQLiteValue? { date.milliseconds.map { .integer($0) } }

  /// An INTEGER in the years 0000 to 9999.
  public static func extract(from value: SQLiteValue) -> UnixMilliseconds? {
    guard case .integer(let number) = value else { return nil }
    let date = Date(timeIntervalSince1970: Double(number) / 1000)
    return date.milliseconds == number ? UnixMilliseconds(date) : nil
  }

  /// That the number lies outside the calendar.
  public static func reason(against value: SQLiteValue) -> String? {
    if case .integer = value { "as milliseconds since 1970 " + Date.outsideCalendar } else { nil }
  }
}
