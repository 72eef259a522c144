import Expectations
import Foundation
import SQLiteManager
import Testing

private enum Kind: String, SQLiteConvertible { case film, book, game }

private struct Cents: RawRepresentable, SQLiteConvertible, Hashable { let rawValue: Int }

private struct Address: StoredAsJSON, Hashable { var street: String, number: Int }

private struct Settings: StoredAsPropertyList, Hashable { var size: Int, changed: Date }

private struct Day: SQLiteConvertible, Hashable {
  static let format = Date.ISO8601FormatStyle().year().month().day()
  let date: Date
  var sqliteValue: SQLiteValue? { .text(date.formatted(Self.format)) }
  static func extract(from value: SQLiteValue) -> Day? {
    guard case .text(let text) = value else { return nil }
    return (try? Date(text, strategy: format)).map { Day(date: $0) }
  }
  static func reason(against value: SQLiteValue) -> String? { "it is not a day such as 2026-11-21" }
}

@Suite struct `The examples of values and types` {
  let connection: Connection
  let date = Date(timeIntervalSince1970: 1_795_281_623.123)

  init() throws { connection = try Connection(.memory) }

  @Test func `go in and come out`() throws {
    try connection.createTable("t", "name, kind, at, paid")
    try connection.insert(["name": "Apple", "kind": Kind.film, "at": date, "paid": true], into: "t")
    #expect(try connection.value("SELECT at FROM t WHERE kind = \(Kind.film)", as: Date.self) == date)
    #expect(try connection.value("SELECT at FROM t", as: String.self) == "2026-11-21 17:20:23.123")
    #expect(try connection.rows("SELECT * FROM t WHERE at >= datetime(\(date), '-7 days')").count == 1)
    #expect(try connection.value("SELECT \(Cents(rawValue: 5))", as: Cents.self) == Cents(rawValue: 5))
  }

  @Test func `dates as numbers`() throws {
    try connection.createTable("t", "at, day")
    try connection.insert(["at": UnixTime(date), "day": JulianDay(date)], into: "t")
    #expect(try connection.value("SELECT at FROM t", as: UnixTime.self)?.date == date)
    #expect(try connection.value("SELECT day FROM t", as: JulianDay.self)?.date == date)
  }

  @Test func `decimals in a column of text, and in one of numbers`() throws {
    try connection.createTable("t", "a TEXT, b DECIMAL(10,2)")
    let price = try #require(Decimal(string: "19.90"))
    try connection.insert(["a": price, "b": price], into: "t")
    let row = try #require(try connection.row("SELECT a, b FROM t"))
    #expect(try row["a"] == price)
    expectError(.mismatch, "which cannot be read as") { try row["b", as: Decimal.self] }
  }

  @Test func `JSON and property lists`() throws {
    try connection.createTable("t", "address, settings, tags, seen")
    let (address, settings) = (Address(street: "Dlouhá", number: 7), Settings(size: 1, changed: date))
    try connection.insert(
      ["address": address, "settings": settings, "tags": JSON(["new", "red"]), "seen": PropertyList(Set([1, 2]))], into: "t")
    let row = try #require(try connection.row("SELECT * FROM t"))
    #expect(try row["address"] == address)
    #expect(try row["settings"] == settings)
    #expect(try row["seen", as: PropertyList<Set<Int>>.self].value == [1, 2])
    #expect(try connection.value("SELECT tags FROM t", as: JSON<[String]>.self)?.value == ["new", "red"])
    #expect(try connection.value("SELECT tags ->> 0 FROM t", as: String.self) == "new")
  }

  @Test func `a type of one's own`() throws {
    let day = Day(date: Date(timeIntervalSince1970: 1_795_219_200))
    #expect(try connection.value("SELECT \(day)", as: String.self) == "2026-11-21")
    #expect(try connection.value("SELECT date(\(date))", as: Day.self) == day)
    let error = #expect(throws: SQLiteError.self) { try connection.value("SELECT 'secret' AS day", as: Day.self) }
    #expect(error?.message == "row 1, column 0 (day) holds text, which cannot be read as Day: it is not a day such as 2026-11-21")
  }
}
