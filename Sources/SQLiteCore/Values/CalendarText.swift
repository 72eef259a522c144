import Foundation

/// Converts dates to and from text in UTC: in the form that a `Date` binds, and in other forms found in files. Locale and time zone have no
/// influence.
enum CalendarText {
  /// Returns a date as `YYYY-MM-DD HH:MM:SS.SSS`; nil outside the years 0000 to 9999.
  static func text(of date: Date) -> String? {
    guard let milliseconds = date.milliseconds else { return nil }
    let first = CalendarDay.seconds.lowerBound * 1000
    let (days, rest) = (milliseconds - first).quotientAndRemainder(dividingBy: 86_400_000)
    let (day, time) = (CalendarDay(since1970: Int(days + first / 86_400_000)), Int(rest))
    return unsafe String(unsafeUninitializedCapacity: 23) { bytes in
      unsafe write(day.year, 0..<4, "-", bytes)
      unsafe write(day.month, 5..<7, "-", bytes)
      unsafe write(day.day, 8..<10, " ", bytes)
      unsafe write(time / 3_600_000, 11..<13, ":", bytes)
      unsafe write(time / 60_000 % 60, 14..<16, ":", bytes)
      unsafe write(time / 1000 % 60, 17..<19, ".", bytes)
      unsafe write(time % 1000, 20..<23, nil, bytes)
      return 23
    }
  }

  /// Writes a number with leading zeros, and the character after it.
  private static func write(_ number: Int, _ place: Range<Int>, _ end: Unicode.Scalar?, _ bytes: UnsafeMutableBufferPointer<UInt8>) {
    var rest = number
    place.reversed().forEach { index in
      unsafe bytes[index] = UInt8(ascii: "0") + UInt8(rest % 10)
      rest /= 10
    }
    if let end { unsafe bytes[place.upperBound] = UInt8(ascii: end) }
  }

  /// Returns the date that a text in one of the spellings of a `Date` stands for; nil for any other text, or outside the calendar.
  ///
  /// - Parameter inAnyForm: Whether to also read the forms of `Date.extract(fromAnyForm:)`.
  static func date(from bytes: UnsafeBufferPointer<UInt8>, inAnyForm: Bool = false) -> Date? {
    var text = unsafe Reader(bytes)
    guard let day = text.day() else { return nil }
    var (time, nanoseconds) = (0, 0)
    if text.take(" ") || inAnyForm && text.take("T") {
      guard let hour = text.number(digits: 2, below: 24), text.take(":"), let minute = text.number(digits: 2, below: 60) else { return nil }
      time = hour * 3600 + minute * 60
      if text.take(":") {
        guard let second = text.number(digits: 2, below: 60) else { return nil }
        time += second
        if text.take(".") {
          guard let fraction = inAnyForm ? text.fraction() : text.number(digits: 3).map({ $0 * 1_000_000 }) else { return nil }
          nanoseconds = fraction
        }
      }
      if inAnyForm {
        guard let offset = text.offset() else { return nil }
        time -= offset
      }
    }
    let seconds = Int64(day.since1970) * 86_400 + Int64(time)
    guard text.next == nil, CalendarDay.seconds.contains(seconds) else { return nil }
    return Date(timeIntervalSince1970: Double(seconds) + Double(nanoseconds) / 1e9)
  }

  /// A sequential reader of bytes with one byte of lookahead. It must not outlive the bytes.
  @safe private struct Reader {
    private var rest: UnsafeBufferPointer<UInt8>.Iterator
    private(set) var next: UInt8?

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
      unsafe rest = bytes.makeIterator()
      unsafe next = rest.next()
    }

    /// Skips a character if it is the next one, and returns whether it was.
    mutating func take(_ character: Unicode.Scalar) -> Bool {
      guard next == UInt8(ascii: character) else { return false }
      unsafe next = rest.next()
      return true
    }

    private mutating func digit() -> Int? {
      guard let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      unsafe next = rest.next()
      return Int(byte) - 0x30
    }

    /// Reads `YYYY-MM-DD`.
    mutating func day() -> CalendarDay? {
      guard let year = number(digits: 4), take("-"), let month = number(digits: 2), take("-"), let day = number(digits: 2) else {
        return nil
      }
      return CalendarDay(year: year, month: month, day: day)
    }

    /// Reads a number of exactly `digits` digits.
    mutating func number(digits: Int, below limit: Int = .max) -> Int? {
      var number = 0
      for _ in 0..<digits {
        guard let digit = digit() else { return nil }
        number = number * 10 + digit
      }
      return number < limit ? number : nil
    }

    /// Reads 1 to 9 digits after the decimal point, as nanoseconds.
    mutating func fraction() -> Int? {
      var (number, unit) = (0, 1_000_000_000)
      while unit > 1, let digit = digit() {
        unit /= 10
        number += digit * unit
      }
      return unit < 1_000_000_000 ? number : nil
    }

    /// Reads an offset in seconds east of UTC; 0 when the text has none.
    mutating func offset() -> Int? {
      if next == nil || take("Z") { return 0 }
      let isWest = take("-")
      guard isWest || take("+"), let hours = number(digits: 2, below: 15) else { return nil }
      _ = take(":")
      guard let minutes = number(digits: 2, below: 60), hours < 14 || minutes == 0 else { return nil }
      return (isWest ? -1 : 1) * (hours * 3600 + minutes * 60)
    }
  }
}
