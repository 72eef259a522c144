import Expectations
import Foundation
import SQLiteManager
import Scratch
import Testing

private enum Rails: DateTextFormat { static let pattern = "YYYY-MM-DD HH:MM:SS.SSSSSS" }
private enum Minutes: DateTextFormat { static let pattern = "YYYY-MM-DDTHH:MMZ" }
private enum Offset: DateTextFormat { static let pattern = "YYYY-MM-DD HH:MM:SS+00:00" }
private enum ElsewhereThanUTC: DateTextFormat { static let pattern = "YYYY-MM-DD HH:MM:SS+01:00" }
private enum German: DateTextFormat { static let pattern = "DD.MM.YYYY" }

@Suite struct `Dates as text in another form` {
  let connection: Connection

  init() throws { connection = try Connection(.memory) }

  @Test func `are bound in it, and read in no other`() throws {
    let date = Date(timeIntervalSince1970: 1_605_090_030.12)
    try goes(DateText<CurrentTimestamp>(date), "2020-11-11 10:20:30", 1_605_090_030)
    try goes(DateText<CurrentDate>(date), "2020-11-11", 1_605_052_800)
    try goes(DateText<ISO8601UTC>(date), "2020-11-11T10:20:30Z", 1_605_090_030)
    try goes(DateText<ISO8601UTCMilliseconds>(date), "2020-11-11T10:20:30.120Z", 1_605_090_030.12)
    try goes(DateText<ISO8601Milliseconds>(date), "2020-11-11T10:20:30.120", 1_605_090_030.12)
    try goes(DateText<Rails>(date), "2020-11-11 10:20:30.120000", 1_605_090_030.12)
    try goes(DateText<Minutes>(date), "2020-11-11T10:20Z", 1_605_090_000)
    try goes(DateText<Offset>(date), "2020-11-11 10:20:30+00:00", 1_605_090_030)
    expectError(.mismatch, "DateText<CurrentTimestamp>: the text is not a date in the form YYYY-MM-DD HH:MM:SS; AsStored<Date> reads") {
      try connection.value("SELECT '2020-11-11'", as: DateText<CurrentTimestamp>.self)
    }
    expectError(.mismatch, "the text is not a date in the form YYYY-MM-DD") {
      try connection.value("SELECT '2020-02-30'", as: DateText<CurrentDate>.self)
    }
  }

  private func goes<Format>(_ date: DateText<Format>, _ text: String, _ seconds: Double) throws {
    #expect(try connection.value("SELECT \(date)", as: String.self) == text)
    let read = try #require(try connection.value("SELECT \(text)", as: DateText<Format>.self))
    #expect(read.date == Date(timeIntervalSince1970: seconds) && read.sqliteValue == .text(text))
  }

  @Test func `lose what the form does not hold towards the past, also before 1970 and at a new year`() throws {
    func text<Format: DateTextFormat>(_ seconds: Double, _: Format.Type) -> SQLiteValue? {
      DateText<Format>(Date(timeIntervalSince1970: seconds)).sqliteValue
    }
    #expect(text(-0.001, CurrentTimestamp.self) == "1969-12-31 23:59:59")
    #expect(text(-62_135_596_800.5, CurrentDate.self) == "0000-12-31")
    #expect(text(1_609_459_199.9999999, CurrentTimestamp.self) == "2021-01-01 00:00:00")  // what a double makes of a whole second
    #expect(text(1_609_459_199.9999999, Rails.self) == "2021-01-01 00:00:00.000000")
    #expect(text(1_609_459_199.999999, Rails.self) == "2020-12-31 23:59:59.999999")
    #expect(text(253_402_300_799.999, CurrentTimestamp.self) == "9999-12-31 23:59:59")
    #expect(text(0, ElsewhereThanUTC.self) == nil && text(0, German.self) == nil)
    expectError(.mismatch, "it lies outside the years 0000 to 9999") {
      try connection.execute("SELECT \(DateText<CurrentTimestamp>(Date(timeIntervalSince1970: 1e12)))")
    }
    expectError(.mismatch, "text in the form DD.MM.YYYY is not read as the same date") {
      try connection.execute("SELECT \(DateText<German>(Date(timeIntervalSince1970: 0)))")
    }
  }

  @Test func `are what SQLite's own functions give`() throws {
    var random = SplitMix64(seed: 9)
    for _ in 0..<500 {
      let date = random.date()
      let sql: SQL = """
        SELECT datetime(\(date)) IS \(DateText<CurrentTimestamp>(date)) AND date(\(date)) IS \(DateText<CurrentDate>(date))
          AND strftime('%Y-%m-%dT%H:%M:%fZ', \(date)) IS \(DateText<ISO8601UTCMilliseconds>(date))
        """
      #expect(try connection.value(sql) == true, "\(date.timeIntervalSince1970)")
    }
  }

  @Test func `are named by the error when a Date is read`() throws {
    for (text, type) in [
      ("2020-11-11T10:20:30Z", "DateText<ISO8601UTC>"), ("2020-11-11T10:20:30.120Z", "DateText<ISO8601UTCMilliseconds>"),
      ("2020-11-11T10:20:30.120", "DateText<ISO8601Milliseconds>"), ("2020-11-11T12:20:30+02:00", ""),
    ] {
      let words = """
        row 1, column 0 (made) holds text, which cannot be read as Date: Date reads YYYY-MM-DD[ HH:MM[:SS[.SSS]]] in UTC; \
        read and bind \(type.isEmpty ? "" : "this form as \(type) (in a record: @\(type) var), or ")every form as \
        AsStored<Date> (@AsStored var)
        """
      let error = #expect(throws: SQLiteError.self) { try connection.value("SELECT \(text) AS made", as: Date.self) }
      #expect(error?.message == words)
    }
  }
}
