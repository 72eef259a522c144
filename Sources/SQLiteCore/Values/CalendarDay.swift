/// A day of the Gregorian calendar, which SQLite also applies to all years from 0000 to 9999. <https://sqlite.org/lang_datefunc.html>
struct CalendarDay: Equatable {
  let year: Int
  let month: Int
  let day: Int

  /// The range of the calendar, in seconds since 1970.
  static let seconds: Range<Int64> = -62_167_219_200..<253_402_300_800

  /// Creates a day; returns nil if it does not exist, such as February 30.
  init?(year: Int, month: Int, day: Int) {
    guard (0...9999).contains(year), (1...12).contains(month), day >= 1 else { return nil }
    guard day <= Self.daysBefore(month: month + 1, year) - Self.daysBefore(month: month, year) else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// Creates the day that is a number of days after January 1, 1970; it must be within the calendar.
  init(since1970 days: Int) {
    let days = days + Self.epoch
    var year = days * 400 / 146_097  // 400 years always have 146,097 days; off by one near a new year
    if Self.daysBefore(year: year + 1) <= days { year += 1 }
    if Self.daysBefore(year: year) > days { year -= 1 }
    let dayOfYear = days - Self.daysBefore(year: year)
    var month = dayOfYear / 31 + 1  // never too late, at most one too early
    if Self.daysBefore(month: month + 1, year) <= dayOfYear { month += 1 }
    (self.year, self.month, self.day) = (year, month, dayOfYear - Self.daysBefore(month: month, year) + 1)
  }

  /// The number of days from January 1, 1970 to this day.
  var since1970: Int { Self.daysBefore(year: year) + Self.daysBefore(month: month, year) + day - 1 - Self.epoch }

  private static let epoch = 719_528

  /// Returns the number of days from January 1, 0000 to January 1 of a year.
  private static func daysBefore(year: Int) -> Int { 365 * year + (year + 3) / 4 - (year + 99) / 100 + (year + 399) / 400 }

  /// Returns the number of days in a year before a month; month 13 stands for the beginning of the next year.
  private static func daysBefore(month: Int, _ year: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return monthStarts[month - 1] + (isLeap && month > 2 ? 1 : 0)
  }

  private static let monthStarts = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365]
}
