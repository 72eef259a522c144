import SQLiteCore
import SQLiteManager
import Scratch
import Testing

@Suite struct `A double written into SQL` {
  static let odd: [Double] = [
    0, -0.0, 0.1, 0.1 + 0.2, 1e16, 1e22, 1e23, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, .leastNormalMagnitude,
    .leastNormalMagnitude.nextDown, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .infinity, -.infinity, 0x1p63, -0x1p63, .pi, 1.5,
    -582854940.574763,
  ]

  @Test func `is read as the same double, whatever its bits are`() throws {
    var random = SplitMix64(seed: TestRun.seed)
    let drawn = (0..<TestRun.rounds(20_000, few: 2_000)).map { _ in Double(bitPattern: random.next()) }.filter { !$0.isNaN }
    let connection = try Connection(.memory)
    for start in stride(from: 0, to: drawn.count, by: 500) {
      let numbers = Self.odd + drawn[start..<min(start + 500, drawn.count)]
      let literals = numbers.compactMap { SQLiteValue.real($0).literal }
      let row = try #require(try connection.row(SQL(unchecked: "SELECT " + literals.joined(separator: ", "))))
      let wrong = numbers.indices.filter { row.values[$0] != .real(numbers[$0]) }
      #expect(literals.count == numbers.count && wrong.isEmpty, "\(wrong.map { literals[$0] })")
    }
  }

  @Test func `has no literal where it is not a number, and is shown with its digits`() {
    #expect(SQLiteValue.real(.nan).literal == nil && SQLiteValue.real(.nan).description == "NaN")
    #expect(SQLiteValue.real(0.1 + 0.2).description == "0.30000000000000004")
    #expect(SQLiteValue.real(-.infinity).description == "-9e999")
  }
}
