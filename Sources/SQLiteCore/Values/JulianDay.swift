public import Foundation

/// A date that is stored as a Julian day, the number of days since noon of November 24 in the year −4713, as a REAL.
///
/// It is what SQLite's `julianday` gives, to the last bit, and like SQLite it holds milliseconds: both ways round to the nearest.
/// <https://sqlite.org/lang_datefunc.html>
@propertyWrapper public struct JulianDay: StoredForm {
  /// The date, as the value of a property.
  public var wrappedValue: Date

  /// A property of a record.
  public init(wrappedValue: Date) { self.wrappedValue = wrappedValue }

  /// What is bound where a property's row is sought: `Column("v") == record.$v`.
  public var projectedValue: JulianDay { self }

  /// A REAL; nil outside the years 0000 to 9999.
  public var sqliteValue: SQLiteValue? { days.map { .real($0) } }

  private var days: Double? { date.milliseconds.map { Double($0 + Self.epoch) / 86_400_000 } }

  /// A REAL or INTEGER in the years 0000 to 9999, and of whole milliseconds: one that would be rounded would not find its row.
  public static func extract(from value: SQLiteValue) -> JulianDay? {
    guard let day = extract(fromAnyForm: value), day.days == Double.extract(from: value) else { return nil }
    return day
  }

  /// A REAL or INTEGER in the years 0000 to 9999, rounded to the nearest millisecond.
  public static func extract(fromAnyForm value: SQLiteValue) -> JulianDay? {
    guard let days = Double.extract(from: value) else { return nil }
    let date = Date(timeIntervalSince1970: ((days * 86_400_000).rounded() - Double(epoch)) / 1000)
    return date.milliseconds == nil ? nil : JulianDay(date)
  }

  /// That the number lies outside the calendar, or that it is not of whole milliseconds.
  public static func reason(against value: SQLiteValue) -> String? {
    switch value {
    case .integer, .real:
      extract(fromAnyForm: value) == nil ? "as a Julian day " + Date.outsideCalendar : readAlone("whole milliseconds", other: nil)
    default: nil
    }
  }

  /// The Julian day of 1970, in milliseconds.
  private static let epoch: Int64 = 210_866_760_000_000
}
