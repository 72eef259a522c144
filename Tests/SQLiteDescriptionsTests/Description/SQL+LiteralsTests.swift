import Expectations
import SQLiteManager
import Scratch
import Testing
import SQLiteDescriptions

@Suite struct `A value in a definition` {
  static let values: [SQLiteValue] =
    [
      nil, 0, -1, .integer(.max), .integer(.min), 0.1, -0.5, 1e300, .real(.leastNonzeroMagnitude), 1.7976931348623157e308, 1e16,
      123456789012345680,
      .real(.infinity),
      .real(-.infinity), "", "'", "''", "a'b", "?", "\"", "--", "/*", "a\0b", "\0", "\n", "é", "🙂", "%", "'\u{301}", "a'\u{301}); --",
      "\"\u{301}", .blob([]), .blob([0]),
      .blob(Array(0...255)),
    ] + TestRun.sample(of: Array(1...200), few: 40).map { .text(String(repeating: "'\0?\"", count: $0 % 7) + "\($0)") }

  @Test(arguments: values)
  func `is read back as the same value of the same class`(value: SQLiteValue) throws {
    let table = TableDescription(
      name: "t",
      columns: [
        ColumnDescription(name: "a", type: .undeclared, .defaultValue(value)),
        ColumnDescription(name: "b", type: .undeclared, .defaultExpression("coalesce(\(value), \(value))")),
      ])
    let connection = try Connection(.memory)
    try connection.createTable(table)
    try connection.execute("INSERT INTO t DEFAULT VALUES")
    #expect(try connection.row("SELECT a, b FROM t")?.values == [value, value])
    #expect(try connection.differences(from: table) == [])
  }

  @Test func `stands where its parameter stood, not where a text or a name has a question mark`() throws {
    let check: SQL = #"a <> '?' AND "?" > \#(1) AND [?] > \#(2) /* ? */ AND `?` <> \#("?") -- ?\#n AND a <> '''?'"#
    let table = TableDescription(
      name: "t", columns: [ColumnDescription(name: "a", type: .text), ColumnDescription(name: "?", type: .integer)],
      constraints: [.check(check)])
    let text = #"a <> '?' AND "?" > 1 AND [?] > 2 /* ? */ AND `?` <> '?' -- ?\#n AND a <> '''?'"#
    #expect(try table.create().first?.text == #"CREATE TABLE "t" ("a" TEXT, "?" INTEGER, CHECK (\#(text)))"#)
    let connection = try Connection(.memory)
    try connection.createTable(table)
    try connection.insert(["a": "x", "?": 3], into: table)
    expectError(.constraintCheck, "CHECK constraint failed") { try connection.insert(["a": "x", "?": 2], into: table) }
  }
}

extension `A value in a definition` {
  @Test func `stays apart from what stands beside it`() throws {
    let table = TableDescription(
      name: "t", columns: [ColumnDescription(name: "a", type: .integer, .check("0 -\(-1) = 1 AND a>\(0)AND -\(-2.5) > 0"))])
    let connection = try Connection(.memory)
    try connection.createTable(table)
    try connection.insert(["a": 1], into: table)
    expectError(.constraintCheck, "CHECK constraint failed: 0 - -1 = 1 AND a>0 AND - -2.5 > 0") {
      try connection.insert(["a": 0], into: table)
    }
    #expect(try connection.differences(from: table) == [])
  }

  @Test func `is refused where its parameter has a number`() {
    let check = SQL(unchecked: "a > ?1", bindings: [5])
    let table = TableDescription(name: "t", columns: [ColumnDescription(name: "a", type: .integer, .check(check))])
    let error = #expect(throws: SQLiteError.self) { try table.check() }
    #expect(error?.message == "t: the column a: a definition holds 0 parameters for 1 values")
  }

  @Test func `is the same in a database of another encoding`() throws {
    let connection = try Connection(.memory)
    try connection.execute("PRAGMA encoding = 'UTF-16'")
    let value: SQLiteValue = "a\0b'\0"
    let table = TableDescription(name: "t", columns: [ColumnDescription(name: "a", type: .text, .defaultValue(value))])
    try connection.createTable(table)
    try connection.execute("INSERT INTO t DEFAULT VALUES")
    #expect(try connection.row("SELECT a FROM t")?.values == [value])
  }
}

extension `A value in a definition` {
  @Test func `is the same double to the last bit, in a default and in a rule`() throws {
    var random = SplitMix64(seed: TestRun.seed)
    let drawn = (0..<TestRun.rounds(20_000, few: 500)).map { _ in Double(bitPattern: random.next()) }.filter(\.isFinite)
    for start in stride(from: 0, to: drawn.count, by: 400) {
      let numbers = Array(drawn[start..<min(start + 400, drawn.count)])
      let columns = numbers.enumerated().map { place, number in
        ColumnDescription(
          name: "c\(place)", type: .real, .defaultValue(.real(number)), .check("\(identifier: "c\(place)") IN (\(number), 7)"))
      }
      let table = TableDescription(name: "t", columns: columns)
      let connection = try Connection(.memory)
      try connection.createTable(table)
      try connection.execute("INSERT INTO t DEFAULT VALUES")  // each rule takes its default
      #expect(try connection.row("SELECT * FROM t")?.values == numbers.map { .real($0) })
      let insert: SQL = "INSERT INTO t VALUES (\(numbers.map { "\($0)" as SQL }.joined(separator: ", ")))"
      try connection.execute(insert)
      if start == 0 { #expect(try connection.differences(from: table) == []) }
    }
  }
}

@Suite struct `A typed column` {
  @Test func `takes NULL where its type reads it`() {
    #expect(!TypedColumn<String>("a", .text).columnDescription.isNullable)
    #expect(TypedColumn<String?>("a", .text).columnDescription.isNullable)
    #expect(TypedColumn<SQLiteValue>("a", .undeclared).columnDescription.isNullable)
    #expect(!TypedColumn<[UInt8]>("a", .blob).columnDescription.isNullable)
  }
}
