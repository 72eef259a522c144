import Expectations
import Foundation
import SQLiteManager
import Testing

private typealias Article = ValuesAndTypesArticle

@Suite struct `The examples of values and types` {
  let connection: Connection
  let date = Date(timeIntervalSince1970: 1_795_281_623.123)

  init() throws { connection = try Connection(.memory) }

  @Test func `go in and come out`() throws {
    try connection.createTable("t", "name, kind, at, paid")
    let at = try #require(try Article.values(connection))
    #expect(try connection.value("SELECT \(at)", as: String.self) == connection.value("SELECT at FROM t", as: String.self))
    #expect(try connection.row("SELECT name, kind, paid FROM t")?.values == ["Apple", "film", 1])
    try connection.execute("UPDATE t SET at = \(date)")
    #expect(try connection.value("SELECT at FROM t", as: String.self) == "2026-11-21 17:20:23.123")
    #expect(try Article.dates(connection, date).count == 1)
    typealias Cents = Article.Cents
    #expect(try connection.value("SELECT \(Cents(rawValue: 5))", as: Cents.self) == Cents(rawValue: 5))
  }

  @Test func `dates as numbers`() throws {
    try connection.createTable("t", "at, day")
    #expect(try Article.numbers(connection, date) == date)
    #expect(try connection.value("SELECT day FROM t", as: JulianDay.self)?.date == date)
  }

  @Test func `decimals in a column of text, and in one of numbers`() throws {
    try connection.createTable("t", "a TEXT, b DECIMAL(10,2)")
    let price = try #require(Decimal(string: "19.90"))
    try connection.insert(["a": price, "b": price], into: "t")
    let row = try #require(try connection.row("SELECT a, b FROM t"))
    #expect(try row["a"] == price)
    #expect(try row["b"] == price)
    #expect(try connection.value("SELECT typeof(b) FROM t") == "real")
  }

  @Test func `a row that a key finds, and conditions and an upsert miss`() throws {
    try connection.execute(
      """
      CREATE TABLE visit (id TEXT PRIMARY KEY, at TEXT DEFAULT CURRENT_TIMESTAMP);
      INSERT INTO visit VALUES ('e621e1f8-c36c-495a-93fc-0c247a3e6e5f', '2026-11-21 17:20:23')
      """)
    let id = try #require(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))
    let (at, same, since, count) = try Article.missed(connection, id)
    #expect(at == Date(timeIntervalSince1970: 1_795_281_623) && same == 0 && since == 0 && count == 2)
    expectError(.constraintUnique, "visit: the key has several spellings here") { try connection.find(in: "visit", key: id) }
  }

  @Test func `a record of another program's file`() throws {
    try connection.execute(
      """
      CREATE TABLE note (id TEXT PRIMARY KEY, made TEXT DEFAULT CURRENT_TIMESTAMP, changed TEXT, price TEXT);
      INSERT INTO note VALUES
        ('e621e1f8-c36c-495a-93fc-0c247a3e6e5f', '2026-11-21 17:20:23', '2026-11-21 17:20:23.000001', '19.10'),
        ('00000000-0000-0000-0000-000000000000', '2026-11-21 17:20:22', '2026-11-21 17:20:23.000001', '19.10')
      """)
    #expect(try Article.found(connection, date) == 1)
    try expectRows(
      "SELECT * FROM note WHERE made = '2026-11-21 17:20:23'", on: connection,
      """
      id │ made │ changed │ price
      e621e1f8-c36c-495a-93fc-0c247a3e6e5f │ 2026-11-21 17:20:23 │ 2026-11-21 17:20:23.123000 │ 19.10
      """)
  }

  @Test func `JSON and property lists`() throws {
    try connection.createTable("t", "address, settings, tags, seen")
    try Article.stored(connection, date)
    let stored = try #require(try connection.row("SELECT * FROM t"))
    #expect(try stored["address"] == Article.Address(street: "Dlouhá", number: 7))
    #expect(try stored["settings"] == Article.Settings(size: 1, changed: date))
    try connection.delete(from: "t", where: .all)
    let (tags, first) = try Article.generic(connection)
    #expect(tags == ["new", "red"] && first == "new")
    let row = try #require(try connection.row("SELECT * FROM t"))
    #expect(try row["seen", as: PropertyList<Set<Int>>.self].value == [1, 2])
  }

  @Test func `a type of one's own`() throws {
    typealias Day = Article.Day
    let day = Day(date: Date(timeIntervalSince1970: 1_795_219_200))
    #expect(try connection.value("SELECT \(day)", as: String.self) == "2026-11-21")
    #expect(try connection.value("SELECT date(\(date))", as: Day.self) == day)
    let error = #expect(throws: SQLiteError.self) { try connection.value("SELECT 'secret' AS day", as: Day.self) }
    #expect(error?.message == "row 1, column 0 (day) holds text, which cannot be read as Day: it is not a day such as 2026-11-21")
  }
}
