import SQLiteCalls
import SQLiteCore

extension ConformanceSuite {
  private static let five = ConformanceStatement("SELECT 1, 'a', NULL, 2.5, x'00ff'", page: "c3ref/column_blob.html") {
    $0.answers(columns: ["1", "'a'", "NULL", "2.5", "x'00ff'"], rows: [[1, "a", nil, 2.5, [0, 0xFF]]])
  }

  /// Creates a fact about reading one bound value as every type.
  ///
  /// - Parameters:
  ///   - numbers: The type of the value, and the value as an int, an int64 and a double.
  ///   - text: The value as text; nil if the value is a text or NULL.
  ///   - later: The text in SQLite 3.52 and later, where a real has 17 significant digits instead of 15; nil if it is the same.
  private static func reading(_ cell: SQLiteValue, _ what: String, _ numbers: String, text: String? = nil, later: String? = nil)
    -> ConformanceFact
  {
    func line(_ text: String?) -> String {
      guard let text else { return "\(numbers) nil 0 nil" }
      return "\(numbers) '\(text)' \(text.utf8.count) \(text.isEmpty ? "nil" : text.utf8.hexadecimal)"
    }
    let own: String? = if case .text(let own) = cell { own } else { nil }
    return bound(
      "\(what) is read as every type as documented", [line(text ?? own)], page: "c3ref/column_blob.html",
      before: later.map { _ in 3_052_000 }, later: later.map { [line($0)] }
    ) { stage, statement in
      stage.bind(statement, 1, cell)
      stage.step(statement)
      return [stage.allReaders(statement, 0)]
    }
  }

  /// The results of reading NULL as every type. `outOfRange` is the error for a column that does not exist.
  private static let null = "5 0 0 0.0 nil 0 nil"
  private static let outOfRange = "RANGE RANGE column index out of range"

  static let columnFacts: [ConformanceFact] = [
    five("the five storage classes are read", ["integer 1", "text 'a'", "null", "float 2.5", "blob 00ff"]) { stage, statement in
      stage.row(statement)
    },
    five(
      "columns have names before the first step, and none out of range", ["nil", "1", "'a'", "NULL", "2.5", "x'00ff'", "nil"],
      page: "c3ref/column_name.html"
    ) { stage, statement in (-1...5).map { unsafe stage.string(stage.wrapper.sqlite3_column_name(statement, Int32($0))) } },
    five("an expression has no declared type", ["nil"], page: "c3ref/column_decltype.html") { stage, statement in
      unsafe [stage.string(stage.wrapper.sqlite3_column_decltype(statement, 0))]
    },
    ConformanceFact(
      "a table's column has the type of its declaration", page: "c3ref/column_decltype.html", setup: ["CREATE TABLE t(a VARCHAR(9), b)"],
      expected: ["VARCHAR(9)", "nil"],
      on: "SELECT a, b FROM t", answer: { $0.answers(columns: ["a", "b"], rows: []).declaredTypes(["VARCHAR(9)", nil]) }
    ) { stage, statement in [0, 1].map { unsafe stage.string(stage.wrapper.sqlite3_column_decltype(statement, $0)) } },
    five("a column out of range is NULL, and the error says so", [null, outOfRange, null]) { stage, statement in
      stage.step(statement)
      return [stage.allReaders(statement, 5), stage.error, stage.allReaders(statement, -1)]
    },
    five("a column before the first row and after the last is NULL", [null, outOfRange, null, outOfRange]) { stage, statement in
      let before = [stage.allReaders(statement, 0), stage.error]
      stage.step(statement)
      stage.step(statement)
      return before + [stage.allReaders(statement, 0), stage.error]
    },
    five("a value out of range is there, and NULL", ["true", "5"]) { stage, statement in
      stage.step(statement)
      let value = unsafe stage.wrapper.sqlite3_column_value(statement, 9)
      return [unsafe "\(value != nil)", unsafe String(stage.wrapper.sqlite3_value_type(value))]
    },
    five("text stays where it is until it is converted", ["true", "3"]) { stage, statement in
      stage.step(statement)
      let first = unsafe stage.wrapper.sqlite3_column_text(statement, 1)
      let again = unsafe stage.wrapper.sqlite3_column_text(statement, 1)
      return [unsafe "\(first == again)", unsafe String(stage.wrapper.sqlite3_column_type(statement, 1))]
    },
    five("text has a NUL after it that is not counted", ["0", "1"]) { stage, statement in
      stage.step(statement)
      let text = unsafe stage.wrapper.sqlite3_column_text(statement, 1)
      return unsafe [text.map { unsafe String($0[1]) } ?? "nil", unsafe String(stage.wrapper.sqlite3_column_bytes(statement, 1))]
    },
    ConformanceFact(
      "a column can be read as UTF-16 and as UTF-8 again", page: "c3ref/column_blob.html",
      expected: ["6", "283 55358 56813 0", "3 0 0 0.0 'ě🧭' 6 c49bf09fa7ad"],
      on: "SELECT 'ě🧭'", answer: { $0.answers(columns: ["'ě🧭'"], rows: [["ě🧭"]]) }
    ) { stage, statement in
      stage.step(statement)
      let count = unsafe Int(stage.wrapper.sqlite3_column_bytes16(statement, 0))
      let wide = unsafe stage.wrapper.sqlite3_column_text16(statement, 0).map { text in
        (0...count / 2).map { unsafe String(text.loadUnaligned(fromByteOffset: $0 * 2, as: UInt16.self)) }.joined(separator: " ")
      }
      return [String(count), wide ?? "nil", stage.allReaders(statement, 0)]
    },
    five("a blob that was read as text has become text", ["4", "3"]) { stage, statement in
      stage.step(statement)
      let before = unsafe stage.wrapper.sqlite3_column_type(statement, 4)
      _ = unsafe stage.wrapper.sqlite3_column_text(statement, 4)
      return unsafe [String(before), String(stage.wrapper.sqlite3_column_type(statement, 4))]
    },
  ]

  static let conversionFacts: [ConformanceFact] = [
    reading(.null, "NULL", "5 0 0 0.0"),
    reading(
      .integer(4_294_967_297), "an integer above 32 bits", "1 1 4294967297 4294967297.0", text: "4294967297"),
    reading(.integer(-2_147_483_649), "an integer below 32 bits", "1 2147483647 -2147483649 -2147483649.0", text: "-2147483649"),
    reading("", "empty text", "3 0 0 0.0"),
    reading(" \t-12.9abc", "text that begins with a number", "3 -12 -12 -12.9"),
    reading("1e3", "text with an exponent", "3 1 1 1000.0"),
    reading("99999999999999999999", "text above the integers", "3 -1 9223372036854775807 1e+20"),
    reading("-99999999999999999999", "text below the integers", "3 0 -9223372036854775808 -1e+20"),
    reading("0x1F", "hexadecimal text", "3 0 0 0.0"),
    reading(".5", "text that begins with a point", "3 0 0 0.5"),
    reading("1e", "half an exponent", "3 1 1 1.0"),
    reading("+7", "text with a sign", "3 7 7 7.0"),
    reading([0x31, 0x32], "a blob of digits", "4 12 12 12.0", text: "12"),
    reading(2.5, "a real", "2 2 2 2.5", text: "2.5"),
    reading(-2.9, "a negative real", "2 -2 -2 -2.9", text: "-2.9"),
    reading(1e15, "a real of 16 digits", "2 -1530494976 1000000000000000 1000000000000000.0", text: "1.0e+15", later: "1000000000000000.0"),
    reading(1e14, "a real of 15 digits", "2 276447232 100000000000000 100000000000000.0", text: "100000000000000.0"),
    reading(
      100000000000000.5, "a real half-way between two texts", "2 276447232 100000000000000 100000000000000.5", text: "100000000000001.0",
      later: "100000000000000.5"),
    reading(0.1, "a tenth", "2 0 0 0.1", text: "0.1"),
    reading(0.0001, "a ten-thousandth", "2 0 0 0.0001", text: "0.0001"),
    reading(0.00001, "a hundred-thousandth", "2 0 0 1e-05", text: "1.0e-05"),
    reading(1e300, "a huge real", "2 -1 9223372036854775807 1e+300", text: "1.0e+300"),
    reading(
      123456789.123456789, "a long real", "2 123456789 123456789 123456789.12345679", text: "123456789.123457", later: "123456789.12345679"),
    reading(0.30000000000000004, "a real that 15 digits round", "2 0 0 0.30000000000000004", text: "0.3", later: "0.30000000000000004"),
    reading(
      999999999999999.9, "a real that rounds up to a new digit", "2 -1530494977 999999999999999 999999999999999.9", text: "1.0e+15",
      later: "999999999999999.88"),
    reading(9.3e18, "a real above the integers", "2 -1 9223372036854775807 9.3e+18", text: "9.3e+18"),
    reading(.real(.infinity), "infinity", "2 -1 9223372036854775807 inf", text: "Inf"),
  ]
}
