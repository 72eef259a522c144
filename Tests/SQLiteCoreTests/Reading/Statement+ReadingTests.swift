import Expectations
import SQLiteManager
import Testing

@Suite struct `Reading values` {
  let connection: Connection

  init() throws { connection = try Connection(.memory) }

  @Test(
    arguments: [
      .null, .integer(0), .integer(.min), .integer(.max), .integer(-1), .real(0), .real(-0.0), .real(.infinity), .real(-.infinity),
      .real(.leastNonzeroMagnitude), .real(.greatestFiniteMagnitude), .real(0.1), .text(""), .text("a"), .text("Štěpán 🙂"), .text("a\0b"),
      .text("e\u{301}"), .blob([]), .blob([0]), .blob([0xff, 0x00, 0x80]),
    ] as [SQLiteValue])
  func `gives back what was bound`(value: SQLiteValue) throws {
    #expect(try connection.value("SELECT \(value)") == value)
    #expect(try connection.value("SELECT typeof(\(value))") == value.storageClassName)
    let read = try connection.prepare("SELECT \(value)").row { try $0[0, as: SQLiteValue.self] }
    #expect(read == value)
  }

  @Test func `tells an empty blob and an empty text from NULL`() throws {
    #expect(try connection.value("SELECT \([UInt8]())", as: [UInt8]?.self) == .some([]))
    #expect(try connection.value("SELECT ''", as: String?.self) == .some(""))
    #expect(try connection.value("SELECT x'' IS NULL") == 0)
  }

  @Test func `throws for a number that does not fit and says where`() throws {
    let row = try #require(try connection.row("SELECT 1 AS a, 300 AS b"))
    #expect(try row["a", as: UInt8.self] == 1)
    let error = #expect(throws: SQLiteError.self) { try row["b", as: UInt8.self] }
    #expect(error?.code == .mismatch)
    #expect(error?.message == "row 1, column 1 (b) holds integer 300, which cannot be read as UInt8")
    let live = #expect(throws: SQLiteError.self) {
      try connection.rows("SELECT 1 AS a, 300 AS b") { try $0[1, as: Int8.self] }
    }
    #expect(live?.message == "row 1, column 1 (b) holds integer 300, which cannot be read as Int8")
  }

  @Test func `has the same verbs on a prepared statement as on its connection`() throws {
    let sql: SQL = "SELECT 1 AS a UNION ALL SELECT 2"
    let statement = try connection.prepare(sql)
    #expect(try statement.rows() == connection.rows(sql))
    #expect(try statement.rows { try $0["a", as: Int.self] } == connection.rows(sql) { try $0["a", as: Int.self] })
    #expect(try statement.row() == connection.row(sql))
    #expect(try statement.row { try $0["a", as: Int.self] } == connection.row(sql) { try $0["a", as: Int.self] })
    #expect(try statement.value(as: Int.self) == connection.value(sql, as: Int.self))
    var seen: [Int] = []
    try statement.forEach { seen.append(try $0[0]) }
    try connection.forEach(sql) { seen.append(try $0[0]) }
    #expect(seen == [1, 2, 1, 2])
    #expect(try connection.prepare("SELECT 1 WHERE 0").value(as: Int.self) == nil)
    let null = #expect(throws: SQLiteError.self) { try connection.prepare("SELECT NULL").value(as: Int.self) }
    #expect(null?.code == .mismatch)
  }

  @Test func `names the row that cannot be read`() throws {
    let sql: SQL = "SELECT 1 AS a UNION ALL SELECT 'x'"
    let message = "row 2, column 0 (a) holds text, which cannot be read as Int"
    let live = #expect(throws: SQLiteError.self) { try connection.rows(sql) { try $0[0, as: Int.self] } }
    #expect(live?.message == message)
    let again = #expect(throws: SQLiteError.self) { try connection.rows(sql) { try $0[0, as: Int.self] } }
    #expect(again?.message == message)
    let rows = try connection.rows(sql)
    #expect(rows.map(\.number) == [1, 2])
    #expect(#expect(throws: SQLiteError.self) { try rows[1]["a", as: Int.self] }?.message == message)
    #expect(try connection.rows("SELECT 1 AS a") == [rows[0]])
    #expect(try connection.rows("SELECT 'x' AS a") == [rows[1]])
  }

  @Test func `does not take an older error for why a value cannot be read`() throws {
    let error = #expect(throws: SQLiteError.self) {
      try connection.prepare("SELECT 'x' AS a").forEach { row in
        _ = Result { try connection.execute("nonsense") }
        _ = try row[0, as: Int.self]
      }
    }
    #expect(error?.message == "row 1, column 0 (a) holds text, which cannot be read as Int")
  }

  @Test func `says why a value cannot be bound`() throws {
    let error = #expect(throws: SQLiteError.self) { try connection.prepare("SELECT ?, ?").run(1, Double.nan) }
    #expect(error?.message == "SQLite cannot hold the value for parameter ?2 exactly: it is not a number")
    let interpolated = #expect(throws: SQLiteError.self) { try connection.rows("SELECT \(UInt64.max)") }
    #expect(interpolated?.message == "SQLite cannot hold the value for parameter 1 exactly: it is greater than Int64.max")
  }

  @Test func `does not convert between storage classes`() throws {
    let row = try #require(try connection.row("SELECT 1, 1.5, '1', x'31', NULL"))
    expectError(.mismatch, "row 1, column 0 (1) holds integer 1, which cannot be read as String") { try row[0, as: String.self] }
    expectError(.mismatch, "row 1, column 1 (1.5) holds real 1.5, which cannot be read as Int") { try row[1, as: Int.self] }
    expectError(.mismatch, "row 1, column 2 ('1') holds text, which cannot be read as Int") { try row[2, as: Int.self] }
    expectError(.mismatch, "row 1, column 2 ('1') holds text, which cannot be read as Array<UInt8>") { try row[2, as: [UInt8].self] }
    expectError(.mismatch, "row 1, column 3 (x'31') holds blob, which cannot be read as String") { try row[3, as: String.self] }
    expectError(.mismatch, "row 1, column 4 (NULL) holds null, which cannot be read as String") { try row[4, as: String.self] }
    #expect(try row[0, as: Double.self] == 1)
    expectError(.mismatch, "row 1, column 0 (9007199254740993) holds integer 9007199254740993,") {
      try connection.value("SELECT 9007199254740993", as: Double.self)
    }
  }

  @Test func `replaces what is not UTF-8 and can read its bytes`() throws {
    try connection.prepare("SELECT CAST(x'61ff62ed' AS TEXT)").forEach { row in
      #expect(try row[0, as: String.self] == "a\u{fffd}b\u{fffd}")
      let bytes = try row.withBytes(at: 0) { unsafe Array($0) }
      #expect(bytes == [0x61, 0xff, 0x62, 0xed])
    }
  }

  @Test(arguments: DatabaseEncoding.allCases)
  func `reads the bytes of text as UTF-8 however the database holds it`(encoding: DatabaseEncoding) throws {
    try connection.setPragma(.encoding, to: encoding)
    let long = String(repeating: "čaj 🙂", count: 5_000)
    try connection.execute("CREATE TABLE t (a); INSERT INTO t VALUES (\(long)), ('abc'), (''), (2.5), (x'00ff')")
    let bytes = try connection.prepare("SELECT a FROM t").rows { row in
      try row.withBytes(at: 0) { unsafe Array($0) }
    }
    #expect(bytes == [Array(long.utf8), Array("abc".utf8), [], Array("2.5".utf8), [0, 255]])
  }

  @Test func `reads bytes in place, of nothing as of something`() throws {
    try connection.prepare("SELECT x'', NULL, x'0102', 12").forEach { row in
      var counts: [Int?] = []
      for index in 0..<4 { counts.append(try row.withBytes(at: index) { $0.count }) }
      #expect(counts == [0, nil, 2, 2])
      var error: SQLiteError?
      do { _ = try row.withBytes(at: 4) { $0.count } } catch let thrown as SQLiteError { error = thrown }
      #expect(error?.code == .range)
    }
  }
}

@Suite struct `Reading columns` {
  let connection: Connection

  init() throws { connection = try Connection(.memory) }

  @Test func `by a number that is not there throws`() throws {
    for index in [-1, 2, Int.max, Int.min] {
      let error = #expect(throws: SQLiteError.self) { try connection.rows("SELECT 1, 2") { try $0[index, as: Int.self] } }
      #expect(error?.code == .range)
      expectError(.range, ": the row has 2, counted from 0") { try connection.row("SELECT 1, 2")?[index, as: Int.self] }
    }
  }

  @Test func `by name goes in any order, row after row`() throws {
    let sums = try connection.rows("SELECT 1 AS a, 2 AS b, 3 AS c UNION ALL SELECT 4, 5, 6") { row in
      [try row["c", as: Int.self], try row["a"], try row["c"], try row["b"]]
    }
    #expect(sums == [[3, 1, 3, 2], [6, 4, 6, 5]])
  }

  @Test func `by a name that is missing or is named twice throws`() throws {
    let missing = #expect(throws: SQLiteError.self) { try connection.rows("SELECT 1 AS a") { try $0["b", as: Int.self] } }
    #expect(missing?.message == "there is no column b: there are a")
    let twice = #expect(throws: SQLiteError.self) { try connection.rows("SELECT 1 AS a, 2 AS a") { try $0["a", as: Int.self] } }
    #expect(twice?.code == .range)
    expectError(.range, "more than one column is named a: give them names with AS, or read by") {
      try connection.row("SELECT 1 AS a, 2 AS a")?["a", as: Int.self]
    }
  }

  @Test func `one value, one row, and none`() throws {
    #expect(try connection.value("SELECT 5", as: Int.self) == 5)
    #expect(try connection.value("SELECT 5 WHERE 0", as: Int.self) == nil)
    #expect(try connection.row("SELECT 5 WHERE 0") == nil)
    expectError(.mismatch, "row 1, column 0 (NULL) holds null, which cannot be read as Int") {
      try connection.value("SELECT NULL", as: Int.self)
    }
  }

  @Test func `one row at a time comes to an end and stays there`() throws {
    let cursor = try connection.cursor("VALUES (1), (2)")
    #expect(try cursor.next()?[0] == 1)
    #expect(try cursor.next { try $0[0, as: Int.self] } == 2)
    #expect(try cursor.next() == nil)
    #expect(try cursor.next() == nil)
    try connection.close()
  }

  @Test(arguments: [0, 64])
  func `one row at a time keeps the row that a closure reads`(cachedStatements: Int) throws {
    var configuration = Connection.Configuration()
    configuration.cachedStatements = cachedStatements
    let connection = try Connection(.memory, configuration: configuration)
    let cursor = try connection.cursor("VALUES ('a text of more than fifteen bytes'), ('b')")
    let first = try cursor.next { row in
      let early = #expect(throws: SQLiteError.self) { try cursor.next() }
      #expect(early?.code == .misuse)
      return try row[0, as: String.self]
    }
    #expect(first == "a text of more than fifteen bytes")
    let second = try cursor.next { row in
      try cursor.close()
      return try row[0, as: String.self]
    }
    #expect(second == "b")
    #expect(try cursor.next() == nil)
    try connection.close()
  }

  @Test func `by name compares bytes, as SQLite does`() throws {
    let (composed, decomposed) = ("\u{e9}", "e\u{301}")
    let both: SQL = "SELECT 1 AS \(identifier: decomposed), 2 AS \(identifier: composed)"
    #expect(try connection.row(both)?[composed] == 2)
    #expect(try connection.rows(both) { row in [try row[composed], try row[decomposed], try row[composed]] } == [[2, 1, 2]])
    let error = #expect(throws: SQLiteError.self) {
      try connection.rows("SELECT 1 AS \(identifier: decomposed)") { try $0[composed, as: Int.self] }
    }
    #expect(error?.message.contains("there is no column") == true)
  }
}
