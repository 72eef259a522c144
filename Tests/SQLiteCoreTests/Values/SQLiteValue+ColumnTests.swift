import Expectations
import Foundation
import SQLiteManager
import Testing

@Suite struct `A column of each type` {
  let connection: Connection

  init() throws {
    connection = try Connection(.memory)
    try connection.createTable("t", "id INTEGER PRIMARY KEY, v, optional")
  }

  /// Writes a value and none, and reads both by number and by name, optional and not, and finds the row by the value.
  private func goesBothWays<Value: SQLiteConvertible & Equatable>(_ value: Value, as storage: String) throws {
    try connection.delete(from: "t", where: .all)
    try connection.insert(["v": value, "optional": Value?.none], into: "t")
    try connection.insert(["v": value, "optional": Value?.some(value)], into: "t")
    let rows = try connection.read("t", orderedBy: .ascending("id"))
    #expect(rows.count == 2)
    #expect(rows.map(\.values[1].storageClassName) == [storage, storage])
    for row in rows {
      #expect(try row[1] == value)
      #expect(try row["v"] == value)
      #expect(try row["v", as: Value?.self] == value)
    }
    #expect(try rows[0]["optional", as: Value?.self] == .some(nil))
    #expect(try rows[1]["optional"] == value)
    expectError(.mismatch, "row 1, column 2 (optional) holds null, which cannot be read as") { try rows[0]["optional", as: Value.self] }
    #expect(try connection.value("SELECT count(*) FROM t WHERE v = \(value) AND optional = \(Value?.some(value))") == 1)
  }

  @Test func `NSNull is NULL`() throws {
    try connection.insert(["v": NSNull()], into: "t")
    let row = try #require(try connection.row("SELECT v FROM t"))
    #expect(row.values == [nil])
    #expect(try row["v", as: NSNull.self] == NSNull())
  }

  @Test func `Bool is 0 or 1`() throws {
    try goesBothWays(true, as: "integer")
    try goesBothWays(false, as: "integer")
  }

  @Test func `integers of every width, to their ends`() throws {
    func check<Number: FixedWidthInteger & SQLiteConvertible>(_: Number.Type) throws {
      for number in [Number.min, 0, 1, Number(clamping: Int64.max)] { try goesBothWays(number, as: "integer") }
    }
    try check(Int8.self)
    try check(Int16.self)
    try check(Int32.self)
    try check(Int64.self)
    try check(Int.self)
    try check(UInt8.self)
    try check(UInt16.self)
    try check(UInt32.self)
    try check(UInt64.self)
    try check(UInt.self)
  }

  @Test func `Float and Double`() throws {
    for number in [Float(1234.567), -0.1, .greatestFiniteMagnitude] { try goesBothWays(number, as: "real") }
    for number in [1234.567, -0.1, .greatestFiniteMagnitude] { try goesBothWays(number, as: "real") }
  }

  @Test func `String, Substring, URL, UUID, Decimal`() throws {
    try goesBothWays("dog 🐕", as: "text")
    try goesBothWays("dog 🐕".dropFirst(2), as: "text")
    try goesBothWays(try #require(URL(string: "https://www.sqlite.org/lang.html")), as: "text")
    try goesBothWays(try #require(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")), as: "text")
    try goesBothWays(try #require(Decimal(string: "19.90")), as: "text")
  }

  @Test func `Date, in each form`() throws {
    let date = Date(timeIntervalSince1970: 1_795_281_623.123)
    try goesBothWays(date, as: "text")
    try goesBothWays(UnixTime(date), as: "real")
    try goesBothWays(UnixTime(wholeSecondsOf: date), as: "integer")
    try goesBothWays(JulianDay(date), as: "real")
  }

  @Test func `Data, empty too`() throws {
    for data in [Data(), Data([0]), Data("binary data".utf8)] { try goesBothWays(data, as: "blob") }
  }

  @Test func `enums, by their raw values`() throws {
    for kind in Kind.allCases { try goesBothWays(kind, as: "text") }
    try goesBothWays(Level.low, as: "integer")
  }

  @Test func `Codable types, as JSON or as a property list`() throws {
    try goesBothWays(Address(street: "Dlouhá", number: 7), as: "text")
    try goesBothWays(Settings(size: 1, changed: Date(timeIntervalSince1970: 0), icon: Data([1])), as: "blob")
  }

  @Test func `arrays, of values and of Codable types`() throws {
    try goesBothWays(PropertyList(["dog", "cat"]), as: "blob")
    try goesBothWays(PropertyList([Date(timeIntervalSince1970: 0.5)]), as: "blob")
    try goesBothWays(PropertyList([Address(street: "Dlouhá", number: 7)]), as: "blob")
    try goesBothWays(JSON(["dog", "cat"]), as: "text")
  }

  @Test func `sets and dictionaries`() throws {
    try goesBothWays(PropertyList(Set(["dog"])), as: "blob")
    try goesBothWays(PropertyList(["dog": 1]), as: "blob")
    try goesBothWays(JSON(["dog": [1, 2], "cat": []]), as: "text")
  }
}
