import SQLiteManager
import SQLiteTestKit
import Scratch
import Testing

@Suite struct `A real number as text over a mock` {
  private static func samples() -> [Double] {
    var generator = SplitMix64(seed: TestRun.seed)
    let some = (0..<TestRun.rounds(20_000, few: 500)).map { number -> Double in
      let whole = Double(generator.below(2_000_000) - 1_000_000)
      let scale = [1, 10, 1_000, 1e7, 1e12][number % 5]
      return whole / scale + (number % 2 == 0 ? 0 : Double(generator.below(1_000_000)) / 1e11)
    }
    return some + [
      1e14, 1e15, 1e16, 1e17, 49.47, 0.1, 0.30000000000000004, 999999999999999.9, 1e-5, 1e300, .leastNonzeroMagnitude, -0.0, .infinity,
    ]
  }

  @Test func `is that of the library whose version it plays`() throws {
    let real = try Connection(.memory)
    let mock = MockSqlite3Wrapper()
    mock.libraryVersion = real.wrapper.sqlite3_libversion_number()
    mock.when("SELECT ?").answers(columns: ["?"]) { .rows([[$0[1]]]) }
    let double = try Connection(.memory, on: mock)
    func text(_ number: Double, on connection: Connection) throws -> String? {
      try connection.row("SELECT \(number)") { try $0.withBytes(at: 0) { unsafe String(decoding: $0, as: UTF8.self) } } ?? nil
    }
    for number in Self.samples() { #expect(try text(number, on: double) == text(number, on: real), "\(number)") }
  }

  @Test(arguments: [(3_040_001, "3.40.1", "0.3"), (3_053_004, "3.53.4", "0.30000000000000004")] as [(Int32, String, String)])
  func `has the digits of that version`(number: Int32, name: String, text: String) throws {
    let mock = MockSqlite3Wrapper()
    mock.libraryVersion = number
    #expect(mock.libraryVersion == number)
    mock.when("SELECT ?").answers(.done)
    let connection = try Connection(.memory, on: mock)
    #expect(connection.libraryVersion == name)
    let statement = try connection.prepare("SELECT \(0.1 + 0.2)")
    #expect(try statement.expandedSQL == "SELECT \(text)")
  }
}
