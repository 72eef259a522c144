import Expectations
import SQLiteManager
import SQLiteTestKit
import Scratch
import Testing

@Suite struct `What a row tells of itself` {
  let connection: Connection

  init() throws { connection = try Connection(.memory) }

  @Test func `names, numbers, classes and values of its columns`() throws {
    try connection.prepare("SELECT 1 AS i, 1.5 AS r, 'x' AS t, x'00' AS b, NULL AS n").forEach { row in
      let names = try row.columnNames
      #expect(names == ["i", "r", "t", "b", "n"])
      #expect(row.columnCount == 5)
      #expect(row.number == 1)
      var numbers: [Int] = []
      var classes: [StorageClass] = []
      for name in names.reversed() { numbers.append(try row.index(of: name)) }
      for index in 0..<5 { classes.append(try row.storageClass(at: index)) }
      #expect(numbers == [4, 3, 2, 1, 0])
      #expect(classes == [.integer, .float, .text, .blob, .null])
      let values = try row.values
      #expect(values == [1, 1.5, "x", .blob([0]), nil])
    }
    let outside = #expect(throws: SQLiteError.self) {
      try connection.prepare("SELECT 1").forEach { row in _ = try row.storageClass(at: 1) }
    }
    #expect(outside?.code == .range)
  }

  @Test func `a column is what SQLite holds where no type is named, and the row is told as SQL writes it`() throws {
    let sql: SQL = "SELECT 1 AS i, 1.5 AS r, 'it''s' AS t, x'00ff' AS b, NULL AS n, zeroblob(65) AS z"
    let told = "(i: 1, r: 1.5, t: 'it''s', b: x'00ff', n: NULL, z: x'\(String(repeating: "00", count: 64))…' (65 bytes))"
    try connection.forEach(sql) { row in
      let (number, text) = (try row[0], try row["t"])
      #expect(number == .integer(1) && text == .text("it's"))
      let description = row.description
      #expect(description == told)
      var error: SQLiteError?
      do { _ = try row["x"] } catch let thrown as SQLiteError { error = thrown }
      #expect(error?.code == .range)
    }
    let owned = try #require(try connection.row(sql))
    let (real, null) = (try owned[1], try owned["n"])
    #expect(real == .real(1.5) && null == .null)
    #expect("\(owned)" == told)
    #expect("\(SQLiteValue.real(.nan)) \(SQLiteValue.text("a\0b"))" == "NaN ('a' || char(0) || 'b')")
    let errors = [
      expectError(.range, "there is no column 9") { try owned[9] }, expectError(.range, "there is no column x") { try owned["x"] },
      expectError(.mismatch, "which cannot be read as Int") { try owned["t", as: Int.self] },
    ]
    #expect(errors.map { $0?.sql } == [sql.text, sql.text, sql.text])
  }

  @Test func `the number of a name that is missing or is named twice is an error, in every order of asking`() throws {
    try connection.prepare("SELECT 1 AS a, 2 AS b, 3 AS b, 4 AS c UNION ALL SELECT 5, 6, 7, 8").forEach { row in
      var found: [Int] = []
      for name in ["a", "b", "c", "d", "a", "c", "a", "", "c"] {
        do { found.append(try row.index(of: name)) } catch let error as SQLiteError { found.append(error.code == .range ? -1 : -2) }
      }
      #expect(found == [0, -1, 3, -1, 0, 3, 0, -1, 3])
    }
  }

  @Test(arguments: [2, 8, 9, 40]) func `names asked in any order, by one reader after the other, find their columns`(count: Int) throws {
    let names = (0..<count).map { "c\($0)" }
    let columns = names.enumerated().map { SQL(unchecked: "\($0.offset) AS ") + SQL(identifier: $0.element) }.joined(separator: ", ")
    let sql: SQL = "SELECT \(columns) UNION ALL SELECT \(columns) UNION ALL SELECT \(columns)"
    var random = SplitMix64(seed: UInt64(count))
    for _ in 0..<20 {
      let order = (0..<count).shuffled(using: &random).prefix(1 + random.below(count))
      let found = try connection.rows(sql) { row in try order.map { try row[names[$0], as: Int.self] } }
      #expect(found == Array(repeating: Array(order), count: 3))
    }
    let owned = try #require(try connection.row(sql))
    for (number, name) in names.enumerated() { #expect(try owned[name] == number) }
    expectError(.range, "there is no column nosuch") { try owned["nosuch"] }
    let twice = try #require(try connection.row("SELECT *, 7 AS c1 FROM (\(sql))"))
    #expect(try twice["c0"] == 0)
    expectError(.range, "c1") { try twice["c1"] }
    try connection.forEach("SELECT *, 7 AS c1 FROM (\(sql))") { row in
      var error: SQLiteError?
      do { _ = try row["c1"] } catch let thrown as SQLiteError { error = thrown }
      #expect(error?.code == .range)
    }
  }

  @Test func `names made anew each time find their columns`() throws {
    let names = (0..<40).map { "a rather long name of column number \($0)" }
    let columns = names.enumerated().map { SQL(unchecked: "\($0.offset) AS ") + SQL(identifier: $0.element) }
    let sql =
      "SELECT " + columns.joined(separator: ", ") + " UNION ALL SELECT " + SQL(unchecked: (0..<40).map(String.init).joined(separator: ","))
    let sums = try connection.rows(sql) { row in
      try (0..<40).map { number in try row["a rather long name of column number \(number)", as: Int.self] }
    }
    #expect(sums == [Array(0..<40), Array(0..<40)])
  }

  @Test func `bytes in place by name, which is also how text is seen without a copy`() throws {
    try connection.prepare("SELECT 'Štěpán' AS t, NULL AS n").forEach { row in
      let count = try row.withBytes(at: "t") { $0.count }
      let none = try row.withBytes(at: "n") { $0.count }
      #expect(count == 9)
      #expect(none == nil)
      var error: SQLiteError?
      do { _ = try row.withBytes(at: "x") { $0.count } } catch let thrown as SQLiteError { error = thrown }
      #expect(error?.message == "there is no column x: there are t, n")
    }
  }

  @Test func `a value is read without the columns beside it, and the statement is idle`() throws {
    let wrapper = CountingSqlite3Wrapper(Sqlite3Wrapper())
    let connection = try Connection(.memory, on: wrapper)
    #expect(try connection.value("SELECT 7, 'a', 'b' UNION ALL SELECT 8, 'c', 'd'", as: Int.self) == 7)
    #expect(wrapper.count(of: .sqlite3_column_value) == 1)
    try connection.close()
  }
}
