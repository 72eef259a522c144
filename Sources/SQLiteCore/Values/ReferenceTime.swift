public import Foundation

/// A date that is stored as the seconds since 2001, as Core Data and SwiftData count them, and Foundation's `timeIntervalSinceReferenceDate`:
/// `\(ReferenceTime(date))` to bind, `row["ZDATE", as: ReferenceTime.self].date` to read, `@ReferenceTime var at: Date` in a record.
///
/// A `Date` counts in the same way, so every one is stored and read to the last bit.
@propertyWrapper public struct ReferenceTime: StoredForm {
  /// The date, as the value of a property.
  public var wrappedValue: Date

  /// A property of a record.
  public init(wrappedValue: Date) { self.wrappedValue = wrappedValue }

  /// What is bound where a property's row is sought: `Column("v") == record.$v`.
  public var projectedValue: ReferenceTime { self }

  /// A REAL; nil outside the years 0000 to 9999.
  public var sqliteValue: SQLiteValue? { date.isInCalendar ? .real(date.timeIntervalSinceReferenceDate) : nil }

  /// A REAL or INTEGER in the years 0000 to 9999.
  public static func extract(from value: SQLiteValue) -> ReferenceTime? {
    guard let seconds = Double.extract(from: value) else { return nil }
    let time = ReferenceTime(Date(timeIntervalSinceReferenceDate: seconds))
    return time.date.isInCalendar ? time : nil
  }

  /// That the number lies outside the calendar.
  public static func reason(against value: SQLiteValue) -> String? {
    switch value {
    case .integer, .real: "as seconds since 2001 " + Date.outsideCalendar
    default: nil
    }
  }
}
