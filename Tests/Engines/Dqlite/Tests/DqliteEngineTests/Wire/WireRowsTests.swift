import SQLiteTesting
import Testing

@testable import DqliteEngine

@Suite struct `Rows in a message` {
  /// A message of two columns.
  private func body(_ rows: [[UInt8]], end: UInt8) -> [UInt8] {
    var writer = WireWriter()
    writer.word(2)
    writer.text("a")
    writer.text("b")
    return writer.bytes + rows.flatMap { $0 } + Array(repeating: end, count: 8)
  }

  private func row(_ kinds: UInt8, _ write: (inout WireWriter) -> Void) -> [UInt8] {
    var writer = WireWriter()
    writer.word(UInt64(kinds))
    write(&writer)
    return writer.bytes
  }

  @Test func `have names, half a byte for each type, and an end that says whether more follow`() throws {
    let first = row(0x31) { writer in
      writer.word(7)
      writer.text("seven")
    }
    let second = row(0x54) { writer in
      writer.blob([0, 1, 2])
      writer.word(0)
    }
    for (end, expected) in [(UInt8(0xff), WireRows.End.last), (0xee, .more)] {
      var rows = try WireRows(WireReader(body([first, second], end: end)))
      #expect(rows.names == ["a", "b"])
      #expect(try rows.next() == [.integer(7), .text(Array("seven".utf8))])
      #expect(rows.end == nil)
      #expect(try rows.next() == [.blob([0, 1, 2]), .null])
      #expect(try rows.next() == nil)
      #expect(rows.end == expected)
      #expect(try rows.next() == nil)
    }
  }

  @Test func `of dqlite's own types are integers and texts`() throws {
    let own = row(0xab) { writer in
      writer.word(1)
      writer.text("2026-11-24")
    }
    var rows = try WireRows(WireReader(body([own], end: 0xff)))
    #expect(try rows.next() == [.integer(1), .text(Array("2026-11-24".utf8))])
  }

  /// Reads all rows of a body.
  private func read(_ body: [UInt8]) throws -> Int {
    var rows = try WireRows(WireReader(body))
    var count = 0
    while try rows.next() != nil { count += 1 }
    return count
  }

  @Test func `that are cut anywhere are refused`() throws {
    let whole = body(
      [
        row(0x41) {
          $0.word(7); $0.blob([1, 2, 3, 4, 5, 6, 7, 8, 9])
        }
      ], end: 0xff)
    #expect(try read(whole) == 1)
    for count in 0..<whole.count { #expect(throws: WireError.self, "\(count) bytes") { try read(Array(whole[..<count])) } }
    #expect(throws: WireError("8 bytes follow the end of the rows")) { try read(whole + Array(repeating: 0, count: 8)) }
  }

  @Test func `with sizes and types that cannot be are refused`() {
    var huge = WireWriter()
    huge.word(.max)
    #expect(throws: WireError("18446744073709551615 columns are announced in 0 bytes")) { try read(huge.bytes) }
    let blob = row(0x14) { $0.word(1 << 62) }
    #expect(throws: WireError("a blob of 4611686018427387904 bytes is announced where 8 bytes are left")) {
      try read(body([blob], end: 0xff))
    }
    #expect(throws: WireError("a value has the unknown type 7")) { try read(body([row(0x17) { $0.word(0) }], end: 0xff)) }
  }

  @Test func `of any bytes are read or refused, and nothing traps`() {
    var generator = SeededGenerator(seed: 7)
    let whole = body(
      [
        row(0x31) {
          $0.word(7); $0.text("seven")
        }
      ], end: 0xff)
    for _ in 0..<20_000 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        bytes[Int.random(in: bytes.indices, using: &generator)] = .random(in: 0...255, using: &generator)
      }
      _ = try? read(bytes)
    }
  }
}

@Suite struct `A response` {
  private func response(_ type: UInt8, schema: UInt8 = 0, _ write: (inout WireWriter) -> Void) throws -> WireResponse {
    var writer = WireWriter()
    write(&writer)
    return try WireResponse(WireHeader([UInt8(writer.bytes.count / 8), 0, 0, 0, type, schema, 0, 0]), writer.bytes)
  }

  @Test func `is read by its type`() throws {
    guard
      case .failure(5, "database is locked") = try response(
        0,
        {
          $0.word(5); $0.text("database is locked")
        })
    else {
      return #expect(Bool(false), "a failure")
    }
    guard
      case .leader("127.0.0.1:9001") = try response(
        1,
        {
          $0.word(77); $0.text("127.0.0.1:9001")
        })
    else { return #expect(Bool(false), "a leader") }
    guard
      case .statement(3, 2) = try response(
        5,
        {
          $0.half(0); $0.half(3); $0.word(2)
        })
    else { return #expect(Bool(false), "a statement") }
    guard
      case .result(-1, 2) = try response(
        6,
        {
          $0.word(.max); $0.word(2)
        })
    else { return #expect(Bool(false), "a result") }
    let nodes = try response(3) { writer in
      writer.word(1)
      writer.word(9)
      writer.text("h:1")
      writer.word(1)
    }
    guard case .nodes([WireNode(id: 9, address: "h:1", role: .standby)]) = nodes else { return #expect(Bool(false), "nodes") }
  }

  @Test func `of an unknown type or schema is refused`() {
    #expect(throws: WireError("a message has the unknown type 99")) { try response(99) { $0.word(0) } }
    #expect(throws: WireError("a message of type 8 has the unknown schema 1")) { try response(8, schema: 1) { $0.word(0) } }
    #expect(throws: WireError("4611686018427387904 nodes are announced in 8 bytes")) {
      try response(3) {
        $0.word(1 << 62); $0.word(0)
      }
    }
  }
}
