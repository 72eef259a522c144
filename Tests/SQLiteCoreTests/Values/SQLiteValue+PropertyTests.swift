import Foundation
import SQLiteManager
import Scratch
import Testing

@Suite struct `Random values of a type` {
  static let count = TestRun.rounds(10_000, few: 200)

  let connection: Connection

  init() throws {
    connection = try Connection(.memory)
    try connection.execute("CREATE TABLE t (v); INSERT INTO t VALUES (NULL)")
  }

  /// Stores values and reads each back, in one statement, and once more from an owned value.
  func check<Value: SQLiteConvertible & Equatable>(_ make: (inout SplitMix64) throws -> Value, reads expected: (Value) -> Value = { $0 })
    throws
  {
    var random = SplitMix64(seed: 20_261_121)
    let statement = try connection.prepare("UPDATE t SET v = ? RETURNING v")
    var wrong: [Value] = []
    for _ in 0..<Self.count {
      let value = try make(&random)
      try statement.bind(value)
      let read = try statement.row { try $0[0, as: Value.self] }
      let owned = value.sqliteValue.flatMap { Value.extract(from: $0) }
      if read != expected(value) || owned != expected(value) { wrong.append(value) }
    }
    #expect(wrong.isEmpty, "\(wrong.count), such as \(wrong.prefix(3))")
  }

  private static func some<Value>(_ value: Value?) throws -> Value { try #require(value) }

  @Test func `reads back equal: numbers`() throws {
    try check { $0.integer(Int64.self) }
    try check { $0.integer(Int.self) }
    try check { $0.integer(Int32.self) }
    try check { $0.integer(Int16.self) }
    try check { $0.integer(Int8.self) }
    try check { $0.integer(UInt64.self) >> 1 }
    try check { $0.integer(UInt.self) >> 1 }
    try check { $0.integer(UInt32.self) }
    try check { $0.integer(UInt16.self) }
    try check { $0.integer(UInt8.self) }
    try check { $0.below(2) == 0 }
    try check { $0.double() }
    try check { $0.float() }
    try check { random in try Self.some(random.decimal()) }
  }

  @Test func `reads back equal: texts, bytes, identifiers`() throws {
    try check { $0.text() }
    try check { $0.text()[...].dropFirst() }
    try check { $0.bytes() }
    try check { Data($0.bytes()) }
    try check { $0.uuid() }
    try check { random in try Self.some(random.url()) }
    try check { SQLiteValue.blob($0.bytes()) }
  }

  @Test func `reads back equal: dates`() throws {
    try check { $0.date() }
    try check { JulianDay($0.date()) }
    try check { UnixTime(wholeSecondsOf: $0.date()) }
    try check { UnixTime(Date(timeIntervalSince1970: 1e9 + Double($0.below(1 << 40)) / 256)) }
    try check(
      { Date(timeIntervalSinceReferenceDate: Double($0.milliseconds()) / 1000 * 0.99 + $0.float01()) },
      reads: { Date(timeIntervalSince1970: ($0.timeIntervalSince1970 * 1000).rounded() / 1000) })
  }

  @Test func `reads back equal: optionals, enums, JSON, property lists`() throws {
    try check { $0.below(2) == 0 ? nil : $0.integer(Int16.self) }
    try check { $0.below(2) == 0 ? nil : $0.date() }
    try check { Kind.allCases[$0.below(3)] }
    try check { Flags(rawValue: $0.next() >> 1) }
    try check { JSON($0.everything()) }
    try check { PropertyList($0.everything()) }
    try check { PropertyList(Set($0.bytes())) }
    try check { random in Address(street: random.text(), number: random.integer(Int.self), position: [random.finite()]) }
    try check { random in Settings(size: random.integer(Int.self), changed: random.date(), icon: Data(random.bytes())) }
  }

  @Test func `keeps the sign of zero and every bit of a double`() throws {
    var random = SplitMix64(seed: 1)
    let statement = try connection.prepare("UPDATE t SET v = ? RETURNING v")
    for number in [-0.0] + (0..<1000).map({ _ in random.double() }) {
      try statement.bind(number)
      #expect(try statement.row { try $0[0, as: Double.self].bitPattern } == number.bitPattern)
    }
    try statement.bind(Float(-0.0))
    #expect(try statement.row { try $0[0, as: Float.self].sign } == .minus)
  }
}

extension SplitMix64 {
  /// From 0 up to 1.
  fileprivate mutating func float01() -> Double { Double.random(in: 0..<1, using: &self) }
}
