public import Foundation

/// A date that is stored as a Julian day, the number of days since noon of November 24 in the year −4713, as a REAL.
///
/// It is what SQLite's `julianday` gives, to the last bit, and like SQLite it holds milliseconds: both ways round to the nearest.
/// <https://sqlite.org/lang_datefunc.html>
public struct JulianDay: SQLiteConvertible, Codable, Hashable, Sendable {
  /// The date.
  public let date: Date

  /// A date; it is stored to the millisecond.
  public init(_ date: Date) { self.date = date }

  /// A REAL; nil outside the years 0000 to 9999.
  public var sqliteValue: SQLiteValue? { date.milliseconds.map { .real(Double($0 + Self.epoch) / 86_400_000) } }

  /// That it lies outside the calendar.
  public var reasonAgainst: String? { sqliteValue == nil ? Date.outsideCalendar : nil }

  /// A REAL or INTEGER in the years 0000 to 9999.
  public static func extract(from value: SQLiteValue) -> JulianDay? {
    guard let days = Double.extract(from: value) else { return nil }
    let date = Date(timeIntervalSince1970: ((days * 86_400_000).rounded() - Double(epoch)) / 1000)
    return date.milliseconds == nil ? nil : JulianDay(date)
  }

  /// That the number lies outside the calendar.
  public static func reason(against value: SQLiteValue) -> String? {
    switch value {
    case .integer, .real: "as a Julian day " + Date.outsideCalendar
    default: nil
    }
  }

  /// The Julian day of 1970, in milliseconds.
  private static let epoch = 210_866_760_000_000
}
