import SQLiteManager
import SQLiteTesting
import Testing

@testable import DqliteEngine

@Suite struct `A value read as another type` {
  /// A value as the library converts it.
  private func library(_ value: SQLiteValue) throws -> (integer: Int64, real: Double, text: [UInt8]?) {
    let sqlite = Sqlite3Wrapper()
    var db: OpaquePointer?
    var statement: OpaquePointer?
    _ = unsafe sqlite.sqlite3_open_v2(":memory:", &db, OpenFlags([.readwrite, .create]).rawValue, nil)
    defer {
      _ = unsafe sqlite.sqlite3_finalize(statement)
      _ = unsafe sqlite.sqlite3_close(db)
    }
    _ = unsafe sqlite.sqlite3_prepare_v2(db, "SELECT ?1, ?1, ?1", -1, &statement, nil)
    switch value {
    case .real(let number): _ = unsafe sqlite.sqlite3_bind_double(statement, 1, number)
    case .text(let text): _ = unsafe sqlite.sqlite3_bind_text(statement, 1, text, -1, Sqlite3Destructor.transient)
    default: _ = unsafe sqlite.sqlite3_bind_null(statement, 1)
    }
    _ = unsafe sqlite.sqlite3_step(statement)
    let text = unsafe sqlite.sqlite3_column_text(statement, 2).map { text in unsafe Array(String(cString: text).utf8) }
    return unsafe (sqlite.sqlite3_column_int64(statement, 0), sqlite.sqlite3_column_double(statement, 1), text)
  }

  @Test(arguments: [
    0.1, 1, -0.0, 2.5, 1e15, 1e14, 999_999_999_999_999.9, 100_000_000_000_000.5, 1e-5, 0.0001, 1.0 / 3, 1e300, -1e-300,
    123_456_789.123_456_789, 9.3e18,
    -9.3e18, .infinity, -.infinity, .leastNonzeroMagnitude, .greatestFiniteMagnitude, 0.30000000000000004,
  ]) func `that is a REAL is what the library makes of it`(number: Double) throws {
    let expected = try library(.real(number))
    #expect(WireValue.real(number).asInteger == expected.integer)
    #expect(
      WireValue.real(number).asText.map { String(decoding: $0, as: UTF8.self) } == expected.text.map { String(decoding: $0, as: UTF8.self) }
    )
  }

  @Test(arguments: [
    "", " \t-12.9abc", "1e3", "99999999999999999999", "-99999999999999999999", "0x1F", ".5", "1e", "+7", "-", "-.5e1", "1.e2", ".", "e5",
    "1e+", "12abc",
    "  7", "1_000", "9223372036854775807", "-9223372036854775808", "9223372036854775808", "Infinity", "nan", "1e400", "\u{b}3",
  ]) func `that is a text is what the library makes of it`(text: String) throws {
    let expected = try library(.text(text))
    let value = WireValue.text(Array(text.utf8))
    #expect(value.asInteger == expected.integer)
    #expect(value.asReal == expected.real)
  }

  @Test func `that is a REAL of any kind is written as the library writes it`() throws {
    var generator = SeededGenerator(seed: 7)
    var different: [Double] = []
    for _ in 0..<2000 {
      let number =
        Bool.random(using: &generator)
        ? Double(bitPattern: .random(in: .min ... .max, using: &generator)) : Double.random(in: -1e6...1e6, using: &generator)
      guard number.isFinite, (1e-200...1e200).contains(abs(number)) else { continue }
      if try WireValue.real(number).asText != library(.real(number)).text { different.append(number) }
    }
    #expect(different == [])
  }
}
