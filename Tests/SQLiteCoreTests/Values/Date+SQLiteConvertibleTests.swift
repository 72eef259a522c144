import Foundation
import SQLiteManager
import Scratch
import Testing

@Suite struct `Dates and SQLite's own date functions` {
  let connection: Connection

  init() throws { connection = try Connection(.memory) }

  @Test func `agree on text, Julian day and Unix time of ten thousand dates`() throws {
    var random = SplitMix64(seed: 3)
    let statement = try connection.prepare(
      """
      SELECT strftime('%Y-%m-%d %H:%M:%f', ?1), julianday(?1), unixepoch(?1), strftime('%Y-%m-%d %H:%M:%f', ?2), datetime(?3, 'unixepoch')
      """)
    for _ in 0..<10_000 {
      let date = random.date()
      let text = try #require(date.sqliteValue)
      let seconds = UnixTime(wholeSecondsOf: date)
      try statement.bind(text, JulianDay(date), seconds)
      let row = try #require(try statement.row { try $0.owned() })
      let day = try #require(JulianDay(date).sqliteValue)
      guard case .text(let string) = text else { throw Missing() }
      let isSame = try row.values == [text, day, #require(seconds.sqliteValue), text, .text(String(string.prefix(19)))]
      #expect(isSame, "\(row.values)")
      #expect(try row[0, as: Date.self] == date)
      #expect(try row[1, as: JulianDay.self].date == date)
      #expect(try row[2, as: UnixTime.self] == seconds)
    }
  }

  @Test func `agree on the days around new years and leap days, and on days far apart`() throws {
    let edges: SQL =
      "SELECT printf('%04d', y) || d AS day FROM y, (SELECT column1 AS d FROM (VALUES ('-01-01'), ('-02-28'), ('-03-01'), ('-12-31')))"
    // In a long run every year and each 97th day.
    let (years, days) = (TestRun.isLong ? 1 : 7, TestRun.isLong ? 97 : 677)
    let sql: SQL = """
      WITH RECURSIVE y (y) AS (VALUES (0) UNION ALL SELECT y + \(years) FROM y WHERE y + \(years) < 10000),
        n (n) AS (VALUES (-719528) UNION ALL SELECT n + \(days) FROM n WHERE n + \(days) < 2932897)
      SELECT day, unixepoch(day) FROM (\(edges) UNION ALL SELECT date(n * 86400, 'unixepoch') FROM n
        UNION ALL SELECT date(printf('%04d-03-01', y), '-1 day') FROM y)
      """
    var count = 0
    try connection.prepare(sql).forEach { row in
      let day = try row[0, as: String.self]
      let date = try row[0, as: DateText<CurrentDate>.self]
      let isSame = try date.date == row[1, as: UnixTime.self].date && date.sqliteValue == .text(day)
      if !isSame { Issue.record("\(day)") }
      count += 1
    }
    #expect(count == 5 * (9_999 / years + 1) + 3_652_424 / days + 1)
  }

  @Test func `agree on which days there are`() throws {
    for year in [0, 1, 4, 100, 400, 1582, 1900, 2000, 2023, 2024, 2100, 9999] {
      for month in 0...13 {
        for day in 0...32 {
          let text = [String(repeating: "0", count: 4 - "\(year)".count) + "\(year)", Self.two(month), Self.two(day)].joined(separator: "-")
          // SQLite takes a 31st in every month, and gives the first of the next
          let isDay = try connection.value("SELECT date(\(text), '+0 days') = \(text)", as: Bool?.self) == .some(true)
          #expect((Date.extract(fromAnyForm: .text(text)) != nil) == isDay, "\(text)")
        }
      }
    }
  }

  @Test func `agree on every form that both read`() throws {
    var random = SplitMix64(seed: 4)
    let statement = try connection.prepare("SELECT ?1, CAST(round((julianday(?1) - 2440587.5) * 86400000) AS INTEGER)")
    for _ in 0..<5000 {
      let digits = random.below(10)
      let zone = [
        "", "Z", "+\(Self.two(random.below(14))):\(Self.two(random.below(60)))",
        "-\(Self.two(random.below(14))):\(Self.two(random.below(60)))",
      ]
      var text =
        ["0001", "1969", "1970", "2026", "9998"][random.below(5)] + "-\(Self.two(1 + random.below(12)))-\(Self.two(1 + random.below(28)))"
      text += [" ", "T"][random.below(2)] + "\(Self.two(random.below(24))):\(Self.two(random.below(60)))"
      if random.below(3) > 0 {
        text += ":\(Self.two(random.below(60)))"
        if digits > 0 { text += "." + (0..<digits).map { _ in "\(random.below(10))" }.joined() }
      }
      text += zone[random.below(4)]
      try statement.bind(text)
      let difference = try statement.row { try $0[0, as: AsStored<Date>.self].value.timeIntervalSince1970 * 1000 - $0[1, as: Double.self] }
      #expect(abs(try #require(difference)) <= 1, "\(text)")
    }
  }

  @Test func `sort as time does, and compare with what datetime gives`() throws {
    var random = SplitMix64(seed: 5)
    let dates = (0..<500).map { _ in random.date() }
    try connection.execute("CREATE TABLE t (at TEXT)")
    for date in dates { try connection.execute("INSERT INTO t VALUES (\(date))") }
    #expect(try connection.rows("SELECT at FROM t ORDER BY at") { try $0[0, as: Date.self] } == dates.sorted())
    let middle = Date(timeIntervalSince1970: 2_000_000_000)
    let count = try connection.value("SELECT count(*) FROM t WHERE at >= datetime(\(middle))", as: Int.self)
    #expect(count == dates.count { $0 >= middle })
  }

  @Test func `agree on what CURRENT_TIMESTAMP, CURRENT_DATE, date and datetime write`() throws {
    try connection.execute(
      """
      CREATE TABLE t (id INTEGER PRIMARY KEY, at TEXT DEFAULT CURRENT_TIMESTAMP, day TEXT DEFAULT CURRENT_DATE);
      INSERT INTO t DEFAULT VALUES;
      INSERT INTO t (at, day) VALUES (datetime(1605090030, 'unixepoch'), date(1605090030, 'unixepoch'));
      INSERT INTO t (at, day) VALUES (strftime('%Y-%m-%d %H:%M', 1605090030, 'unixepoch'), '0000-02-29')
      """)
    struct Row: Codable { var id: Int, at: Date, day: Date? }
    let rows = try connection.rows("SELECT * FROM t", decoding: Row.self)
    let seconds = try connection.rows("SELECT unixepoch(at), unixepoch(day) FROM t", as: UnixTime.self, UnixTime.self)
    #expect(rows.map(\.at) == seconds.map(\.0.date) && rows.map(\.day) == seconds.map(\.1.date))
    #expect(rows[1].at == Date(timeIntervalSince1970: 1_605_090_030) && rows[2].at == Date(timeIntervalSince1970: 1_605_090_000))
  }

  @Test func `sort as time does in every spelling that is read, but for spellings of one moment`() throws {
    var random = SplitMix64(seed: 6)
    try connection.execute("CREATE TABLE t (at TEXT)")
    for _ in 0..<400 {
      let text = try connection.value(
        "SELECT strftime('%Y-%m-%d %H:%M:%f', \(1_605_052_800 + random.below(3) * 30 + random.below(3) * 43_200), 'unixepoch')",
        as: String.self)
      let lengths = [23, 19, 16, 10]
      try connection.execute("INSERT INTO t VALUES (\(String(try #require(text).prefix(lengths[random.below(4)]))))")
    }
    let dates = try connection.rows("SELECT at FROM t ORDER BY at") { try $0[0, as: Date.self] }
    #expect(dates == dates.sorted() && Set(dates).count > 6)
    for date in Set(dates) {
      let text = try #require(date.sqliteValue)
      #expect(try connection.value("SELECT count(*) FROM t WHERE at <= \(text)") == dates.count { $0 <= date })
      #expect(try connection.value("SELECT count(*) FROM t WHERE at > \(text)") == dates.count { $0 > date })
    }
  }

  @Test func `a day later, a month later, in SQL`() throws {
    let date = Date(timeIntervalSince1970: 1_795_281_623.123)
    #expect(
      try connection.value("SELECT datetime(\(date), '+1 day')", as: DateText<CurrentTimestamp>.self)?.date
        == Date(timeIntervalSince1970: 1_795_281_623 + 86_400))
    #expect(try connection.value("SELECT strftime('%m', \(date))") == "11")
    #expect(try connection.value("SELECT \(UnixTime(wholeSecondsOf: date)) = unixepoch(\(date))") == 1)
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private struct Missing: Error {}
}
