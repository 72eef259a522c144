import Scratch
import Expectations
import SQLiteManager
import Testing
import SQLiteVirtualTables

@Suite(.everyEncoding(isLong: TestRun.isLong)) struct `A table-valued function that is a closure` {
  let connection: Connection

  init() throws { connection = try Connection(.memory).inTestEncoding() }

  @Test func `answers the rows of a sequence`() throws {
    try connection.addTableFunction("words", columns: ["word", "place"], parameters: [.parameter("text")]) { arguments in
      try arguments.parameter(0, as: String.self).split(separator: " ").enumerated().lazy.map { [String($1), $0] }
    }
    try expectRows(
      "SELECT rowid, * FROM words('to be or')", on: connection,
      """
      rowid │ word │ place
      1     │ to   │ 0
      2     │ be   │ 1
      3     │ or   │ 2
      """)
    #expect(try connection.value("SELECT count(*) FROM words('')") == 0)
    #expect(try connection.rows("SELECT word FROM words('a b c') WHERE place = 2 OR word = 'a'", as: String.self) == ["a", "c"])
  }

  @Test func `makes no row before it is wanted, of an endless sequence`() throws {
    var made = 0
    try connection.addTableFunction("naturals", columns: ["n"]) { _ in
      sequence(first: 1) { $0 + 1 }.lazy.map { number -> [any SQLiteBindable] in
        made += 1
        return [number]
      }
    }
    #expect(try connection.rows("SELECT n FROM naturals LIMIT 3", as: Int.self) == [1, 2, 3])
    #expect((3...4).contains(made))
    #expect(try connection.value("SELECT n FROM naturals WHERE n * n > 1000000 LIMIT 1") == 1001)
  }

  @Test func `has as many values in a row as columns`() throws {
    try connection.addTableFunction("odd", columns: ["a", "b"]) { _ in [[1, 2], [3]] }
    expectError(.error, "row 2 of odd has 1 values for 2 columns") { try connection.rows("SELECT * FROM odd") }
  }
}
