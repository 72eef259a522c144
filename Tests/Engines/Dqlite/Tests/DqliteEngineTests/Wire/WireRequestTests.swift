import Testing

@testable import DqliteEngine

@Suite struct `A request` {
  private let zero = "0000000000000000"

  /// The message in words of 8 bytes, each in hexadecimal.
  private func words(of request: WireRequest) -> [String] {
    let message = request.message
    return stride(from: 0, to: message.count, by: 8).map { at in
      message[at..<min(at + 8, message.count)].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
  }

  @Test func `has its size in words, its type and a body padded to words`() {
    #expect(words(of: .leader) == ["0100000000000000", zero])
    #expect(words(of: .open(name: "quiz")) == ["0400000003000000", "7175697a00000000", zero, "766f6c6174696c65", zero])
    #expect(words(of: .prepare(sql: "SELECT 1")) == ["0300000004000000", zero, "53454c4543542031", zero])
    #expect(words(of: .finalize(statement: 0x0102)) == ["0100000007000000", "0000000002010000"])
  }

  @Test func `has the types of its parameters before them, and nothing without`() {
    #expect(words(of: .exec(statement: 3, [])) == ["0100000005000000", "0000000003000000"])
    let all: [WireValue] = [.integer(-2), .real(1), .text(Array("é".utf8)), .blob([1, 0]), .null]
    let expected = [
      "0800000006000000", "0000000003000000", "0501020304050000", "feffffffffffffff", "000000000000f03f", "c3a9000000000000",
      "0200000000000000",
      "0100000000000000", zero,
    ]
    #expect(words(of: .query(statement: 3, all)) == expected)
  }

  @Test(arguments: [6, 7, 8, 14, 15, 16, 254, 255]) func `is whole with any number of parameters`(count: Int) {
    let message = WireRequest.exec(statement: 0, Array(repeating: .integer(9), count: count)).message
    #expect(message.count == 16 + (count + 1 + 7) / 8 * 8 + count * 8)
    #expect(message[16] == UInt8(count))
    #expect(message.suffix(8) == [9, 0, 0, 0, 0, 0, 0, 0])
  }
}
