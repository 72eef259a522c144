import Foundation
import SQLiteManager
import Scratch
import Testing

/// A row with a column of every kind.
private struct Record: Encodable, Equatable {
  var id: Int
  var small: Int8
  var large: UInt64
  var real: Double
  var text: String
  var isSet: Bool
  var note: String?
  var bytes: [UInt8]
  var tags: [String: Int]

  init(id: Int, using generator: inout some RandomNumberGenerator) {
    self.id = id
    small = .random(in: .min ... .max, using: &generator)
    large = .random(in: 0...UInt64(Int64.max), using: &generator)
    let bits = Double(bitPattern: generator.next())
    real = bits.isFinite ? bits : -0.0
    let letters = Array("až'\"\0 %\u{301}🙂\n名")
    text = String((0..<Int.random(in: 0...40, using: &generator)).map { _ in letters.randomElement(using: &generator) ?? "x" })
    isSet = .random(using: &generator)
    note = .random(using: &generator) ? text.uppercased() : nil
    bytes = (0..<Int.random(in: 0...9, using: &generator)).map { _ in .random(in: 0...255, using: &generator) }
    tags = ["a": id, "t" + text: Int(small)]
  }

  /// The row read by hand.
  init(_ row: Row) throws {
    id = try row["id"]
    small = try row["small"]
    large = try row["large"]
    real = try row["real"]
    text = try row["text"]
    isSet = try row["isSet", as: Int.self] == 1
    note = try row["note"]
    bytes = try row["bytes"]
    tags = try JSONDecoder().decode([String: Int].self, from: Data(try row["tags", as: String.self].utf8))
  }

  /// Whether both are the same to the bit: equal strings may have other bytes, and -0.0 equals 0.0.
  func isSame(as other: Record) -> Bool {
    self == other && real.bitPattern == other.real.bitPattern && text.utf8.elementsEqual(other.text.utf8)
      && (note ?? "").utf8.elementsEqual((other.note ?? "").utf8)
  }
}

@Suite struct `Thousands of encodable rows` {
  @Test func `read back as they were written`() throws {
    var generator = SplitMix64(seed: 42)
    let count = TestRun.rounds(10_000, few: 2_000)
    let records = (1...count).map { Record(id: $0, using: &generator) }
    let connection = try Connection(.memory)
    try connection.createTable(
      "record", "id INTEGER PRIMARY KEY, small INT, large INT, real, text TEXT, isSet INT, note TEXT, bytes BLOB, tags TEXT")
    #expect(try connection.insert(encodingAll: records.prefix(count - 500), into: "record") == count - 500)
    for record in records.suffix(500) { try connection.insert(encoding: record, into: "record") }
    let found = try connection.rows("SELECT * FROM record ORDER BY id") { try Record($0) }
    #expect(found.count == records.count)
    let other = zip(records, found).first { !$0.isSame(as: $1) }
    #expect(other == nil)
    #expect(Set(records.map { $0.note == nil }).count == 2)
  }
}
