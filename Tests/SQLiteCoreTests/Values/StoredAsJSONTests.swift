import Foundation
import SQLiteManager
import Scratch
import Testing

@Suite struct `What is stored by Codable` {
  let connection: Connection

  init() throws { connection = try Connection(.memory) }

  private func refusal<Value: SQLiteExtractable>(of stored: SQLiteValue, as type: Value.Type) throws -> String? {
    do {
      _ = try connection.value("SELECT \(stored)", as: type)
      return nil
    } catch let error as SQLiteError {
      #expect(error.code == .mismatch)
      return error.message
    }
  }

  @Test func `is refused with a reason when it is cut off anywhere, and the reason holds nothing of it`() throws {
    var random = SplitMix64(seed: 7)
    var value = random.everything()
    (value.text, value.more) = ("geheim", [])
    guard case .text(let text) = JSON(value).sqliteValue, case .blob(let bytes) = PropertyList(value).sqliteValue else {
      Issue.record("not encoded")
      return
    }
    for end in 0..<text.utf8.count {
      let refusal = try refusal(of: .text(String(decoding: text.utf8.prefix(end), as: UTF8.self)), as: JSON<Everything>.self)
      #expect(refusal?.contains(": cut off, damaged or no valid value: ") == true, "\(end)")
    }
    for end in 0..<bytes.count {
      let refusal = try #require(try refusal(of: .blob(Array(bytes.prefix(end))), as: PropertyList<Everything>.self))
      #expect(refusal.contains("which cannot be read as PropertyList<Everything>: "), "\(end)")
      #expect(!refusal.contains("geheim"))
    }
  }

  @Test func `reads as something or is refused when any byte is another`() throws {
    var random = SplitMix64(seed: 8)
    let value = random.everything()
    guard case .text(let text) = JSON(value).sqliteValue, case .blob(let bytes) = PropertyList(value).sqliteValue else {
      Issue.record("not encoded")
      return
    }
    var refusals = 0
    for _ in 0..<TestRun.rounds(3000, few: 600) {
      var (damagedText, damaged) = (Array(text.utf8), bytes)
      damagedText[random.below(damagedText.count)] = UInt8(random.below(128))
      damaged[random.below(damaged.count)] = UInt8(random.below(256))
      let text = try refusal(of: .text(String(decoding: damagedText, as: UTF8.self)), as: JSON<Everything>.self)
      let blob = try refusal(of: .blob(damaged), as: PropertyList<Everything>.self)
      refusals += (text == nil ? 0 : 1) + (blob == nil ? 0 : 1)
    }
    #expect(refusals > TestRun.rounds(1000, few: 200))
  }

  @Test func `is the same text for equal values, and JSON to SQLite`() throws {
    let first = Address(street: "a", number: 1, notes: ["x": "1", "y": "2", "z": "3"])
    let second = Address(street: "a", number: 1, notes: ["z": "3", "y": "2", "x": "1"])
    #expect(try connection.value("SELECT \(first) = \(second)") == 1)
    #expect(try connection.value("SELECT json_extract(\(first), '$.notes.y')") == "2")
    #expect(try connection.value("SELECT json_array('a', 1)", as: JSON<[SQLiteText]>.self)?.value.count == 2)
  }

  @Test func `says what a type of one's own threw, but not what it said`() throws {
    let bound = #expect(throws: SQLiteError.self) { try connection.rows("SELECT \(Stubborn())") }
    #expect(bound?.message == "SQLite cannot hold the value for parameter 1 exactly: its coding threw Refusal")
    #expect(
      try refusal(of: "{}", as: Stubborn.self)
        == "row 1, column 0 (?) holds text, which cannot be read as Stubborn: its coding threw Refusal")
    #expect(try refusal(of: "{}", as: JSON<Stubborn>.self)?.hasSuffix("its coding threw Refusal") == true)
  }

  @Test func `goes on where a type of one's own is part of it`() throws {
    let both = JSON([Address(street: "a", number: 1), Address(street: "b", number: 2)])
    #expect(try connection.value("SELECT \(both)", as: JSON<[Address]>.self) == both)
    #expect(try connection.value("SELECT json_extract(\(both), '$[1].street')") == "b")
  }

  /// A text or a number.
  private struct SQLiteText: Codable {
    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if (try? container.decode(String.self)) == nil { _ = try container.decode(Int.self) }
    }
    func encode(to encoder: any Encoder) throws {}
  }

  private struct Refusal: Error {
    let secret = "geheim"
  }

  private struct Stubborn: StoredAsJSON {
    init() {}
    init(from decoder: any Decoder) throws { throw Refusal() }
    func encode(to encoder: any Encoder) throws { throw Refusal() }
  }
}
