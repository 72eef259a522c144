import SQLiteManager
import Testing

@Suite struct `A value in a definition` {
  static let values: [SQLiteValue] =
    [
      nil, 0, -1, .integer(.max), .integer(.min), 0.1, -0.5, 1e300, .real(.leastNonzeroMagnitude), 1.7976931348623157e308, 1e16,
      123456789012345680,
      .real(.infinity),
      .real(-.infinity), "", "'", "''", "a'b", "?", "\"", "--", "/*", "a\0b", "\0", "\n", "é", "🙂", "%", .blob([]), .blob([0]),
      .blob(Array(0...255)),
    ] + (1...200).map { .text(String(repeating: "'\0?\"", count: $0 % 7) + "\($0)") }

  @Test(arguments: values)
  func `is read back as the same value of the same class`(value: SQLiteValue) throws {
    let table = TableDescription(
      name: "t",
      columns: [
        ColumnDescription(name: "a", type: .undeclared, .defaultValue(value)),
        ColumnDescription(name: "b", type: .undeclared, .defaultExpression("coalesce(\(value), \(value))")),
      ])
    let connection = try Connection(.memory)
    try connection.createTable(describedBy: table)
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
    try connection.createTable(describedBy: table)
    try connection.insert(["a": "x", "?": 3], into: table)
    #expect(throws: SQLiteError.self) { try connection.insert(["a": "x", "?": 2], into: table) }
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
