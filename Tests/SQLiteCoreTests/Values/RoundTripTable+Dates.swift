import Foundation
import SQLiteManager

// Dates, as text and as numbers.
extension RoundTripTable {
  static let numbers = "read a number as UnixTime, UnixMilliseconds, ReferenceTime or JulianDay: its unit is unknown"

  static func date(_ seconds: Double) -> Date { Date(timeIntervalSince1970: seconds) }

  mutating func dates() {
    for (seconds, text) in [
      (0, "1970-01-01 00:00:00.000"), (0.001, "1970-01-01 00:00:00.001"), (-0.001, "1969-12-31 23:59:59.999"),
      (1_795_281_623.123, "2026-11-21 17:20:23.123"), (-62_167_219_200, "0000-01-01 00:00:00.000"),
      (253_402_300_799.999, "9999-12-31 23:59:59.999"), (951_782_400, "2000-02-29 00:00:00.000"),
      (-2_203_891_200, "1900-03-01 00:00:00.000"),
      (-62_162_121_600, "0000-02-29 00:00:00.000"), (-62_135_596_800, "0001-01-01 00:00:00.000"), (978_307_200, "2001-01-01 00:00:00.000"),
    ] as [(Double, String)] {
      store(
        Self.date(seconds), "text", reads: [Self.date(seconds), text, Date?.some(Self.date(seconds))],
        refuses: [UnixTime.self, JulianDay.self])
    }
    store(Self.date(1.0004), "text", reads: ["1970-01-01 00:00:01.000", Self.date(1)])
    store(Self.date(1.0006), "text", reads: ["1970-01-01 00:00:01.001", Self.date(1.001)])
    store(Self.date(-1.0006), "text", reads: ["1969-12-31 23:59:58.999", Self.date(-1.001)])
    store(Self.date(59.9996), "text", reads: ["1970-01-01 00:01:00.000"])
    for seconds in [-62_167_219_200.001, 253_402_300_800, 253_402_300_799.9996, 1e18, -1e18, .infinity, -.infinity, .nan] {
      refuse(Self.date(seconds), because: "it lies outside the years 0000 to 9999")
    }
    refuse(Date?.some(Self.date(1e15)), because: "it lies outside the years 0000 to 9999")
    for number in [0, 20_261_121, 1_795_281_623] {
      store(number, "integer", refuses: [Date.self], because: Self.numbers)
    }
    store(2_461_366.5, "real", refuses: [Date.self, Date?.self], because: Self.numbers)
  }

  mutating func dateForms() {
    let noon = Self.date(1_795_262_400)
    for text in ["2026-11-21 12:00", "2026-11-21 12:00:00", "2026-11-21 12:00:00.000"] {
      store(text, "text", reads: [noon, Date?.some(noon), InAnyForm(noon)])
    }
    for text in [
      "2026-11-21T12:00", "2026-11-21T12:00:00Z", "2026-11-21 12:00:00.0", "2026-11-21 12:00:00.00", "2026-11-21 12:00:00.000000",
      "2026-11-21 12:00Z", "2026-11-21 12:00:00Z", "2026-11-21 12:00:00.00Z", "2026-11-21T12:00:00.000000000Z",
      "2026-11-21T13:30:00+01:30", "2026-11-21 13:30+0130", "2026-11-21T02:00:00-10:00", "2026-11-20T22:00-14:00",
      "2026-11-22 02:00:00+14:00",
      "2026-11-21T12:00:00+00:00", "2026-11-21T12:00:00-00:00", "2026-11-21T12:00Z",
    ] { store(text, "text", reads: [InAnyForm(noon)], refuses: [Date.self, Date?.self]) }
    store("2026-11-21", "text", reads: [Self.date(1_795_219_200), InAnyForm(Self.date(1_795_219_200))])
    store("2024-02-29", "text", reads: [Self.date(1_709_164_800), InAnyForm(Self.date(1_709_164_800))])
    store("1970-01-01 00:00:00.123456789", "text", reads: [InAnyForm(Self.date(0.123456789))], refuses: [Date.self])
    store("1970-01-01 00:00:00.1", "text", reads: [InAnyForm(Self.date(0.1))], refuses: [Date.self])
    for wrong in [
      "", "now", "12:00", "2026", "2026-11", "2026-11-21 ", "2026-11-21T", "2026-11-21Z", "2026-11-21 12", "2026-11-21 12:0",
      "2026-11-21 12:00:",
      "2026-11-21 12:00:00.", "2026-11-21 12:00:00.1234567890", "2026-11-21 12:00:00,5", "2026-11-21t12:00", "2026-11-21T12:00z",
      "2026-11-21  12:00",
      " 2026-11-21", "2026-11-21 12:00 Z", "2026-11-21T12:00+1", "2026-11-21T12:00+01", "2026-11-21T12:00+01:", "2026-11-21T12:00+01:0",
      "2026-11-21T12:00+14:01", "2026-11-21T12:00+15:00", "2026-11-21T12:00+01:60", "2026-11-21T12:00ZZ", "2026-11-21T12:00:00Z\0",
      "26-11-21",
      "+2026-11-21", "-001-01-01", "10000-01-01", "2026/11/21", "2026-1-1", "2026-00-01", "2026-13-01", "2026-01-00", "2026-01-32",
      "2026-02-30",
      "2026-02-29", "1900-02-29", "2100-02-29", "2026-04-31", "2026-06-31", "2026-09-31", "2026-11-31", "2026-11-21 24:00",
      "2026-11-21 12:60",
      "2026-11-21 23:59:60", "0000-01-01 00:00+00:01", "9999-12-31 23:59-00:01", "２０２６-11-21", "2026-11-21 12:00:00 PM", "2451545.0",
    ] {
      store(
        wrong, "text", refuses: [Date.self, InAnyForm<Date>.self],
        because: "the text is not a date such as 2026-11-21 17:20:23.123 in the years 0000 to 9999")
    }
  }

  mutating func dateNumbers() {
    let outside = "it lies outside the years 0000 to 9999"
    for seconds in [0, 1, -1, 1_795_281_623, -62_167_219_200, 253_402_300_799] as [Double] {
      let time = UnixTime(Self.date(seconds))
      store(time, "integer", reads: [time, Int64(seconds), UnixTime?.some(time)], refuses: [Date.self])
      store(seconds, "real", reads: [time])
    }
    for seconds in [0.5, -0.25, 1_795_281_623.125, 253_402_300_799.5] {
      let time = UnixTime(Self.date(seconds))
      store(time, "real", reads: [time, seconds], refuses: [Int.self])
      store(UnixTime(wholeSecondsOf: time.date), "integer", reads: [Int(seconds.rounded(.down))])
    }
    for seconds in [-62_167_219_201, 253_402_300_800, 1_795_281_623_123] as [Double] {
      refuse(UnixTime(Self.date(seconds)), because: outside)
      store(Int(seconds), "integer", refuses: [UnixTime.self, UnixTime?.self], because: "as seconds since 1970 " + outside)
    }
    for (seconds, days) in [(0, 2_440_587.5), (43_200, 2_440_588), (-62_167_219_200, 1_721_059.5), (946_728_000, 2_451_545)]
      as [(Double, Double)]
    {
      let day = JulianDay(Self.date(seconds))
      store(day, "real", reads: [day, days, JulianDay?.some(day)], refuses: [Date.self, UUID.self])
    }
    store(2_451_545, "integer", reads: [JulianDay(Self.date(946_728_000))])
    for days in [0.5, 1_721_059.499_99, 5_373_484.5, 5_373_484.499_999_999, 1e300] {
      store(days, "real", refuses: [JulianDay.self, JulianDay?.self], because: "as a Julian day " + outside)
    }
    for seconds in [-62_167_219_200.001, 253_402_300_800, 253_402_300_799.9996, .nan, .infinity] {
      refuse(JulianDay(Self.date(seconds)), because: outside)
    }
    for seconds in [Double.nan, .infinity, -.infinity, 1e300] { refuse(UnixTime(Self.date(seconds)), because: outside) }
  }
}
