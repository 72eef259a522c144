import SQLiteManager
import Testing

@Suite struct `Reading tuples` {
  let connection: Connection

  init() throws {
    connection = try Connection(.memory)
    try connection.execute(
      """
      CREATE TABLE person (id INTEGER PRIMARY KEY, name TEXT, height REAL);
      INSERT INTO person VALUES (1, 'Eva', 1.7), (2, NULL, 1.8), (3, 'Štěpán', NULL)
      """)
  }

  @Test func `gives all rows, typed`() throws {
    let rows = try connection.rows("SELECT * FROM person ORDER BY id", as: Int64.self, String?.self, Double?.self)
    #expect(rows.map(\.0) == [1, 2, 3])
    #expect(rows.map(\.1) == ["Eva", nil, "Štěpán"])
    #expect(rows.map(\.2) == [1.7, 1.8, nil])
  }

  @Test func `of one column gives no tuples but values`() throws {
    let names: [String] = try connection.rows("SELECT name FROM person WHERE name NOT NULL ORDER BY id", as: String.self)
    #expect(names == ["Eva", "Štěpán"])
    #expect(try connection.value("SELECT count(*) FROM person", as: Int.self) == 3)
  }

  @Test func `gives the first row, or nil`() throws {
    let first = try #require(try connection.row("SELECT id, name FROM person WHERE id = \(3)", as: Int.self, String.self))
    #expect(first == (3, "Štěpán"))
    #expect(try connection.row("SELECT id, name FROM person WHERE id = \(9)", as: Int.self, String.self) == nil)
  }

  @Test func `hands each row to a closure`() throws {
    var found: [String] = []
    try connection.prepare("SELECT id, name FROM person ORDER BY id").forEach(as: Int.self, String?.self) {
      found.append("\($0) \($1 ?? "-")")
    }
    #expect(found == ["1 Eva", "2 -", "3 Štěpán"])
  }

  @Test func `runs a statement with other values each time`() throws {
    let statement = try connection.prepare("SELECT id, name FROM person WHERE id >= ? ORDER BY id")
    try statement.bind(2)
    #expect(try statement.rows(as: Int.self, String?.self).map(\.0) == [2, 3])
    try statement.bind(3)
    #expect(try statement.rows(as: Int.self, String?.self).map(\.0) == [3])
    #expect(try statement.row(as: Int.self, String?.self)?.1 == "Štěpán")
    var count = 0
    try statement.forEach(as: Int.self, String?.self) { _, _ in count += 1 }
    #expect(count == 1)
  }

  @Test func `goes up to four columns`() throws {
    let int = Int.self
    let row = try #require(try connection.row("SELECT 1, 2, 3, 'four'", as: int, int, int, String.self))
    #expect(row.0 == 1)
    #expect(row.2 == 3)
    #expect(row.3 == "four")
  }

  @Test(arguments: ["SELECT id FROM person", "SELECT id, name, height FROM person", "SELECT 1 WHERE 0", "SELECT 1, 2, 3 WHERE 0"] as [SQL])
  func `of too few or too many columns throws and says both numbers, whether there are rows or not`(sql: SQL) {
    let count = sql.text.contains(",") ? 3 : 1
    let message = "the result has \(count) columns, and 2 types were requested: their numbers must be equal"
    for read in [
      { try connection.rows(sql, as: Int.self, String?.self).count },
      { try connection.row(sql, as: Int.self, String?.self).map { _ in 1 } ?? 0 },
      {
        try connection.prepare(sql).forEach(as: Int.self, String?.self) { _, _ in }
        return 0
      },
    ] as [() throws -> Int] {
      let error = #expect(throws: SQLiteError.self) { try read() }
      #expect(error?.code == .range)
      #expect(error?.message == message)
      #expect(error?.sql == sql.text)
    }
  }

  @Test func `of a value that does not fit names row, column, class and type`() throws {
    let sql: SQL = "SELECT id, name FROM person ORDER BY id"
    let null = #expect(throws: SQLiteError.self) { try connection.rows(sql, as: Int.self, String.self) }
    #expect(null?.code == .mismatch)
    #expect(null?.message == "row 2, column 1 (name) holds null, which cannot be read as String")
    var seen = 0
    let text = #expect(throws: SQLiteError.self) {
      try connection.prepare("SELECT 1, NULL UNION ALL SELECT 2, 'secret'").forEach(as: Int.self, Int?.self) { _, _ in seen += 1 }
    }
    #expect(text?.message == "row 2, column 1 (NULL) holds text, which cannot be read as Optional<Int>")
    #expect(seen == 1)
    #expect(try connection.rows(sql, as: Int.self, String?.self).count == 3)
  }

  @Test func `ends with an error in the middle, never with fewer rows`() throws {
    let sql: SQL = "SELECT CASE id WHEN 2 THEN abs(-9223372036854775807 - 1) ELSE id END FROM person"
    let error = #expect(throws: SQLiteError.self) { try connection.rows(sql, as: Int64.self) }
    #expect(error?.message == "integer overflow")
  }

  @Test func `lets an error of the closure through and can run again`() throws {
    struct Stop: Error {}
    let statement = try connection.prepare("SELECT id FROM person")
    #expect(throws: Stop.self) { try statement.forEach(as: Int.self) { _ in throw Stop() } }
    #expect(try statement.rows(as: Int.self).count == 3)
  }
}
