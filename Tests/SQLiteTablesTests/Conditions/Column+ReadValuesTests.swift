import Foundation
import SQLiteDescriptions
import SQLiteManager
import Scratch
import Testing

private typealias Stored = SQLiteConvertible & Codable

private enum Kind: String, Stored { case film, other = "19.10" }
private struct Key: RawRepresentable, Stored { let rawValue: UUID }
private struct Price: RawRepresentable, Stored { let rawValue: Decimal }
private struct Record<Value: Codable>: Codable {
  var v: Value
  var n: Int
}

@Suite struct `A value that was read` {
  /// The forms in which files hold dates, UUIDs, decimals and truths.
  static let samples = texts + blobs + integers + reals
  private static let texts: [SQLiteValue] = [
    "2020-11-11 10:20:30", "2020-11-11 10:20:30.000", "2020-11-11 10:20:30.120", "2020-11-11 10:20:30.12", "2020-11-11T10:20:30",
    "2020-11-11T10:20:30Z", "2020-11-11T10:20:30.120Z", "2020-11-11T10:20:30.120", "2020-11-11 12:20:30.120+02:00", "2020-11-11 10:20",
    "2020-11-11", "2020-11-11 10:20:30.123456", "2020-11-11 10:20:30.123456789", "0000-01-01 00:00:00", "0001-01-01 00:00:00.001",
    "9999-12-31 23:59:59.999", "9999-12-31", "1969-12-31 23:59:59.999",
    "E621E1F8-C36C-495A-93FC-0C247A3E6E5F", "e621e1f8-c36c-495a-93fc-0c247a3e6e5f", "E621e1f8-C36C-495A-93FC-0C247A3E6E5F",
    "{E621E1F8-C36C-495A-93FC-0C247A3E6E5F}", "E621E1F8C36C495A93FC0C247A3E6E5F",
    "19.10", "19.1", "019.1", "-0", "0.10", "1e2", "100", "film", "true", "1", "https://sqlite.org/", "é", "a\0b", "",
  ]
  private static let blobs: [SQLiteValue] = [
    .blob([0xe6, 0x21, 0xe1, 0xf8, 0xc3, 0x6c, 0x49, 0x5a, 0x93, 0xfc, 0x0c, 0x24, 0x7a, 0x3e, 0x6e, 0x5f]), .blob([]), .blob([1]),
  ]
  private static let integers: [SQLiteValue] = [
    0, 1, -1, 19, 1_605_090_030, 1_605_090_030_123, 2_459_165, 627_000_000, 9_007_199_254_740_993, .integer(.max), .integer(.min),
  ]
  private static let reals: [SQLiteValue] = [
    1.0, 0.0, -0.0, 19.1, 0.1, 100.0, 1_605_090_030.5, 1_605_090_030.123, 1_605_090_030.1234567, 627_000_000.25, 2_459_164.93090278,
    2_459_164.5, 2_440_587.500_000_011_6, 9.007_199_254_740_993e18, 1e19, 1e100, 1e300, .real(Double(Float(0.1))), .real(.infinity),
  ]

  private static var types: [any Stored.Type] {
    [
      Date.self, Date?.self, UUID.self, UUID?.self, Decimal.self, Decimal?.self, Key.self, Price.self, Kind.self, UnixTime.self,
      JulianDay.self, Bool.self, Int.self, Int8.self, UInt64.self, Double.self, Float.self, String.self, Data.self, URL.self,
      DateText<CurrentTimestamp>.self, DateText<CurrentDate>.self, DateText<ISO8601UTC>.self, DateText<ISO8601UTCMilliseconds>.self,
      DateText<ISO8601Milliseconds>.self, UnixMilliseconds.self, ReferenceTime.self, LowercaseUUID.self, BlobUUID.self,
      AsStored<Date>.self, AsStored<Date?>.self, AsStored<UUID>.self, AsStored<Key>.self, AsStored<Decimal>.self, AsStored<UnixTime>.self,
      AsStored<JulianDay>.self, AsStored<JSON<Int>>.self,
    ]
  }

  @Test(arguments: TestRun.sample(of: ["TEXT", "", "BLOB", "NUMERIC", "REAL", "INT"], few: 3))
  func `finds its row in conditions, interpolations, keys and records`(affinity: String) throws {
    let connection = try Connection(.memory)
    try connection.execute(SQL(unchecked: "CREATE TABLE t (v \(affinity) PRIMARY KEY, n)"))
    var found = 0
    for sample in Self.samples {
      for type in Self.types {
        try connection.delete(from: "t", where: .all)
        try connection.insert(["v": sample, "n": 0], into: "t")
        found += try Self.find(type, connection, "\(type) of \(sample)")
      }
    }
    #expect(found > 200)
  }

  private static func find<Value: Stored>(_: Value.Type, _ connection: Connection, _ comment: Comment) throws -> Int {
    guard let value = try? connection.value("SELECT v FROM t", as: Value.self) else { return 0 }
    let stored = try #require(try connection.value("SELECT v FROM t", as: SQLiteValue.self))
    guard try connection.count("t", where: Column("v") == value) == 1 else { return try keep(value, stored, connection, comment) }
    let column = Column("v")
    let conditions: [Condition] = [
      column == value, column >= value, column <= value, column.in([value]), column.between(value, value), !(column != value),
      !(column < value), !(column > value), !column.notIn([value]), "v = \(value)", "v IN \(list: [value])",
    ]
    for condition in conditions { #expect(try connection.count("t", where: condition) == 1, comment) }
    #expect(try connection.find(in: "t", key: value) != nil, comment)
    #expect(try connection.update("t", set: ["v": value, "n": 1], key: value) == 1, comment)
    try connection.upsert(["v": value, "n": 2], into: "t", onConflict: ["v"])
    let record = try #require(try connection.row("SELECT * FROM t", decoding: Record<Value>.self))
    try connection.upsert(encoding: record, into: "t", onConflict: ["v"])
    #expect(try connection.count("t") == 1, comment)
    #expect(try connection.delete(from: "t", key: value) == 1, comment)
    return 1
  }

  /// A value in another spelling than it is bound in is found by its key, unless there is no end of its spellings, and keeps its spelling.
  private static func keep<Value: Stored>(_ value: Value, _ stored: SQLiteValue, _ connection: Connection, _ comment: Comment) throws -> Int
  {
    #expect(
      Value.self == Date.self || Value.self == Date?.self || value is UUID || value is Key || value is Decimal || value is Price, comment)
    #expect(try connection.count("t", where: Column("v").in([value])) == 0, comment)
    let isListed = value.otherSpellings.contains(stored)
    #expect(isListed != (value is Decimal || value is Price), comment)
    #expect(try (connection.find(in: "t", key: value) != nil) == isListed, comment)
    #expect(try connection.update("t", set: ["n": 0], key: value) == (isListed ? 1 : 0), comment)
    let record = try #require(try connection.row("SELECT * FROM t", decoding: Record<Value>.self))
    if isListed {
      #expect(try connection.update("t", encoding: record) == [], comment)
      #expect(try connection.update("t", encoding: Record(v: value, n: 1)) == ["n"], comment)
    }
    #expect(try connection.value("SELECT v FROM t", as: SQLiteValue.self) == stored, comment)
    #expect(try connection.delete(from: "t", key: value) == (isListed ? 1 : 0), comment)
    return 1
  }

  @Test func `leads to the next page of rows with times of CURRENT_TIMESTAMP`() throws {
    let connection = try Connection(.memory)
    try connection.execute("CREATE TABLE t (id INTEGER PRIMARY KEY, at TEXT DEFAULT CURRENT_TIMESTAMP)")
    for id in 1...7 { try connection.insert(["id": id, "at": "2020-11-11 10:20:3\(id / 3)"], into: "t") }
    let at = TypedColumn<DateText<CurrentTimestamp>>("at", .text)
    var pages: [[Int]] = []
    var next = Condition.all
    while true {
      let rows = try connection.read("t", where: next, orderedBy: .ascending("at"), .ascending("id"), limit: 2)
      guard let last = rows.last else { break }
      pages.append(try rows.map { try $0["id"] })
      next = try at > last[at] || at == last[at] && Column("id") > last["id", as: Int.self]
    }
    #expect(pages == [[1, 2], [3, 4], [5, 6], [7]])
  }
}
