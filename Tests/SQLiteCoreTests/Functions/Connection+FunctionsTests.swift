import Expectations
import SQLiteManager
import SQLiteTestKit
import Testing

@Suite struct `A scalar function` {
  typealias Library = FunctionStage.Library
  static let values: [SQLiteValue] = [
    nil, 0, 1, -1, .integer(.max), .integer(.min), 2.5, -0.0, .real(.infinity), "", "Štěpán", "a\0b", .blob([]), .blob([0, 255]),
    .text(String(repeating: "long ", count: 10_000)), .blob(Array(repeating: 7, count: 100_000)),
  ]

  @Test(arguments: Library.allCases) func `of typed arguments gets and answers Swift values`(library: Library) throws {
    let bench = try FunctionStage(library)
    try bench.connection.addFunction("seven") { 7 }
    try bench.connection.addFunction("double") { (x: Int64) in x * 2 }
    try bench.connection.addFunction("repeated") { (text: String, count: Int) in String(repeating: text, count: count) }
    try bench.connection.addFunction("inside", argumentCount: 3) { arguments in
      let x = try arguments[0, as: Double.self]
      return try x >= arguments[1, as: Double.self] && x <= arguments[2, as: Double.self] ? 1 : 0
    }
    try bench.connection.addFunction("first", argumentCount: 4) { arguments in
      try (0..<4).lazy.compactMap { try arguments[$0, as: Int?.self] }.first
    }
    #expect(try bench.call("seven") == 7)
    #expect(try bench.call("double", 21) == 42)
    #expect(try bench.call("DOUBLE", 21) == 42)
    #expect(try bench.call("repeated", "ab", 3) == "ababab")
    #expect(try bench.call("inside", 2, 1.5, 2.5) == 1)
    #expect(try bench.call("first", nil, nil, 3, 4) == 3)
    #expect(try bench.call("first", nil, nil, nil, nil) == nil)
  }

  @Test(arguments: Library.allCases) func `answers with its very argument, whatever it is`(library: Library) throws {
    let bench = try FunctionStage(library)
    try bench.connection.addFunction("same") { (value: SQLiteValue) in value }
    for value in Self.values { #expect(try bench.call("same", value) == value) }
    #expect(try bench.call("same", .real(.nan)) == nil)
  }

  @Test(arguments: Library.allCases) func `reads any number of arguments, each as it is stored`(library: Library) throws {
    let bench = try FunctionStage(library)
    try bench.connection.addFunction("classes", argumentCount: -1) { arguments in
      try (0..<arguments.count).map { try "\(arguments.storageClass(at: $0).rawValue)" }.joined(separator: " ")
    }
    try bench.connection.addFunction("total", argumentCount: -1) { arguments in
      var sum = 0
      for place in 0..<arguments.count { sum += try arguments[place, as: Int.self] }
      return sum
    }
    #expect(try bench.call("classes", 1, 2.5, "a", .blob([1]), nil) == "1 2 3 4 5")
    #expect(try bench.call("classes") == "")
    #expect(try bench.call("total", 1, 2, 3, 4, 5, 6, 7, 8, 9) == 45)
  }

  @Test(arguments: Library.allCases) func `reads text and blobs where they lie`(library: Library) throws {
    let bench = try FunctionStage(library)
    try bench.connection.addFunction("bytes", argumentCount: 1) { arguments in
      try arguments.withBytes(at: 0) { bytes in unsafe bytes.reduce(0) { $0 + Int($1) } }
    }
    #expect(try bench.call("bytes", .blob([1, 2, 3])) == 6)
    #expect(try bench.call("bytes", "ab\0") == 195)
    #expect(try bench.call("bytes", 11) == 98)
    #expect(try bench.call("bytes", "") == 0)
    #expect(try bench.call("bytes", .blob([])) == 0)
    #expect(try bench.call("bytes", nil) == nil)
  }

  @Test(arguments: Library.allCases) func `can take text that looks like a number for one`(library: Library) throws {
    let bench = try FunctionStage(library)
    try bench.connection.addFunction("number", argumentCount: 1) { arguments in
      switch try arguments.numericClass(at: 0) {
      case .integer: SQLiteValue.integer(try arguments[0])
      case .float: SQLiteValue.real(try arguments[0])
      default: SQLiteValue.text("none")
      }
    }
    #expect(try bench.call("number", "42") == 42)
    #expect(try bench.call("number", "2.5") == 2.5)
    #expect(try bench.call("number", " 7 ") == 7)
    #expect(try bench.call("number", 8) == 8)
    #expect(try bench.call("number", "1 apple") == "none")
    #expect(try bench.call("number", nil) == "none")
  }

  @Test(arguments: Library.allCases) func `stands beside others of its name and is found by the number of arguments`(library: Library)
    throws
  {
    let bench = try FunctionStage(library)
    try bench.connection.addFunction("f") { (a: Int) in "one" }
    try bench.connection.addFunction("f") { (a: Int, b: Int) in "two" }
    try bench.connection.addFunction("f", argumentCount: -1) { _ in "any" }
    #expect(try bench.call("f", 1) == "one")
    #expect(try bench.call("f", 1, 2) == "two")
    #expect(try bench.call("f", 1, 2, 3) == "any")
    #expect(try bench.call("f") == "any")
    try bench.connection.removeFunction("F", argumentCount: 1)
    expectError(.error, "function") { try bench.call("f", 1) }
    #expect(try bench.call("f", 1, 2, 3) == "any")
    try bench.connection.removeFunction("f", argumentCount: -1)
    expectError(.error, "function") { try bench.call("f", 1, 2, 3) }
    #expect(try bench.call("f", 1, 2) == "two")
    try bench.connection.removeFunction("never", argumentCount: 3)
  }

  @Test(arguments: Library.allCases) func `is replaced by a new one`(library: Library) throws {
    let bench = try FunctionStage(library)
    try bench.connection.addFunction("f") { (a: Int) in a + 1 }
    #expect(try bench.call("f", 1) == 2)
    try bench.connection.addFunction("f") { (a: Int) in a + 100 }
    #expect(try bench.call("f", 1) == 101)
  }

  @Test(arguments: Library.allCases) func `answers with zero bytes that nobody has made`(library: Library) throws {
    let bench = try FunctionStage(library)
    try bench.connection.addFunction("zeros") { (count: Int) in ZeroBlob(count: count) }
    #expect(try bench.call("zeros", 3) == .blob([0, 0, 0]))
    #expect(try bench.call("zeros", 0) == .blob([]))
    expectError(.mismatch, "SQLite cannot hold the result of zeros(), a value of ZeroBlob: no blob") { try bench.call("zeros", -1) }
    let error = #expect(throws: SQLiteError.self) { try bench.call("zeros", 2_000_000_000) }
    #expect(error?.code == .toobig)
  }

  @Test func `hands a subtype to the next function, and knows what is a parameter`() throws {
    let connection = try Connection(.memory)
    try connection.addFunction("marked") { (value: Int) in Subtyped(value, subtype: 42) }
    try connection.addFunction("mark", argumentCount: 1, .readsSubtypes) { try Int($0.subtype(at: 0)) }
    try connection.addFunction("bound", argumentCount: 1) { try $0.isParameter(at: 0) ? 1 : 0 }
    #expect(try connection.value("SELECT mark(marked(7))") == 42)
    #expect(try connection.value("SELECT marked(7)") == 7)
    #expect(try connection.value("SELECT mark(7)") == 0)
    #expect(try connection.value("SELECT bound(\(7)) * 10 + bound(7)") == 10)
  }

  @Test func `makes something of a constant argument once, and it is freed once`() throws {
    let connection = try Connection(.memory)
    let (made, seen) = (Tally(), Tally())
    weak var kept: Captured?
    try connection.addFunction("f", argumentCount: 2) { arguments in
      let captured = try arguments.auxiliary(at: 0) {
        made.count += 1
        let fresh = Captured()
        kept = fresh
        return fresh
      }
      if captured === kept { seen.count += 1 }
      return try arguments[1, as: Int.self]
    }
    let rows: SQL = "WITH n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < 100) SELECT "
    #expect(try connection.rows(rows + "f('constant', x) FROM n").count == 100)
    #expect(made.count == 1 && seen.count == 100)
    #expect(kept == nil)
    #expect(try connection.rows(rows + "f(x, x) FROM n").count == 100)
    #expect(made.count == 101 && seen.count == 200)
    #expect(kept == nil)
  }

  @Test func `keeps its number of arguments`() throws {
    let connection = try Connection(.memory)
    try connection.addFunction("f") { (a: Int) in a }
    let error = #expect(throws: SQLiteError.self) { try connection.value("SELECT f(1, 2)", as: Int.self) }
    #expect(error?.message == "wrong number of arguments to function f()")
    #expect(error?.underlying == nil)
  }

  @Test func `that replaced a built-in one leaves none behind`() throws {
    let connection = try Connection(.memory)
    try connection.addFunction("upper") { (text: String) in "mine" }
    #expect(try connection.value("SELECT upper('a')") == "mine")
    try connection.removeFunction("upper", argumentCount: 1)
    expectError(.error, "wrong number of arguments to function upper()") { try connection.value("SELECT upper('a')", as: String.self) }
    #expect(try Connection(.memory).value("SELECT upper('a')") == "A")
  }

  @Test(arguments: [("", 1), (String(repeating: "f", count: 256), 1), ("a\0b", 1), ("f", 128), ("f", -2), ("f", .max)])
  func `that cannot be is refused and freed`(name: String, count: Int) throws {
    let connection = try Connection(.memory)
    weak var freed: Captured?
    do {
      let captured = Captured()
      freed = captured
      let error = #expect(throws: SQLiteError.self) {
        try connection.addFunction(name, argumentCount: count) { _ in withExtendedLifetime(captured) { 1 } }
      }
      #expect(error?.code == .misuse)
    }
    #expect(freed == nil)
    expectError(.misuse, "a function has ") { try connection.removeFunction(name, argumentCount: count) }
  }

  @Test func `sends every value and result through the wrapper it was added with`() throws {
    var counting: CountingSqlite3Wrapper?
    let bench = try FunctionStage(.real) {
      let made = CountingSqlite3Wrapper($0)
      counting = made
      return made
    }
    try bench.connection.addFunction("f") { (text: String, number: Int64) in number + Int64(text.utf8.count) }
    for _ in 0..<3 { #expect(try bench.call("f", "abc", 4) == 7) }
    let calls = try #require(counting)
    #expect(calls.count(of: .sqlite3_value_int64) >= 3)
    #expect(calls.count(of: .sqlite3_value_text) == 3)
    #expect(calls.count(of: .sqlite3_result_int64) == 3)
  }
}
