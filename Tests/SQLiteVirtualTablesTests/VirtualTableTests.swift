import Scratch
import Expectations
import SQLiteManager
import Testing
import SQLiteVirtualTables

private struct Powers: VirtualTable {
  let columns: [VirtualTableColumn] = ["value", .parameter("base"), .parameter("count", isRequired: false)]
  func open() -> Cursor { Cursor() }

  struct Cursor: VirtualTableCursor {
    private var (base, value, row, count): (Int, Int, Int64, Int64) = (1, 1, 1, 0)
    mutating func filter(_ plan: FullScan, _ arguments: VirtualTableArguments) throws {
      (base, value, row) = (try arguments.parameter(0), 1, 1)
      count = try arguments.parameter(1, as: Int64?.self) ?? 10
    }
    mutating func next() { (value, row) = (value &* base, row + 1) }
    var isAtEnd: Bool { row > count }
    func column(_ index: Int) -> any SQLiteBindable { value }
    var rowid: Int64 { row }
  }
}

@Suite(.everyEncoding(isLong: TestRun.isLong)) struct `A virtual table` {
  let connection: Connection
  let probe = Probe()

  init() throws {
    connection = try Connection(.memory).inTestEncoding()
    try connection.addVirtualTable("powers", Powers())
    try connection.addVirtualTable("probe", ProbeTable(probe))
  }

  @Test func `is there under its name, without CREATE`() throws {
    try expectRows(
      "SELECT rowid, * FROM probe WHERE n > 3", on: connection,
      """
      rowid │ n │ square
      4     │ 4 │ 16
      5     │ 5 │ 25
      """)
    #expect(try connection.value("SELECT count(*) FROM main.probe") == 5)
    #expect(probe.calls[.connect] == 1)
    expectError(.error, "no such module: probe") { try connection.execute("CREATE VIRTUAL TABLE copy USING probe") }
  }

  @Test func `takes parameters, bound, named and from other tables`() throws {
    #expect(try connection.rows("SELECT value FROM powers(2, 5)", as: Int.self) == [1, 2, 4, 8, 16])
    #expect(try connection.rows("SELECT value FROM powers(\(3), \(3))", as: Int.self) == [1, 3, 9])
    #expect(try connection.rows("SELECT value FROM powers WHERE base = 2 AND count = 3", as: Int.self) == [1, 2, 4])
    #expect(try connection.value("SELECT count(*) FROM powers(2)") == 10)
    #expect(try connection.value("SELECT count(*) FROM powers(2, NULL)") == 10)
    #expect(try connection.rows("SELECT value FROM probe JOIN powers(n, 2) WHERE n < 4", as: Int.self) == [1, 1, 1, 2, 1, 3])
    #expect(try connection.rows("SELECT value FROM powers, probe WHERE base = square AND count = 2 AND n > 4", as: Int.self) == [1, 25])
    #expect(try connection.rows("SELECT value FROM powers WHERE base IN (2, 3) AND count = 2", as: Int.self) == [1, 2, 1, 3])
    try expectRows(
      "SELECT *, base, count FROM powers(7, 1)", on: connection,
      """
      value │ base │ count
      1     │ 7    │ 1
      """)
    expectError(.error, "too many arguments on powers() - max 2") { try connection.execute("SELECT * FROM powers(1, 2, 3)") }
  }

  @Test func `says which parameter is missing, or cannot be known`() throws {
    let error = expectError(.error, "no query solution: powers needs a value for its parameter base") {
      try connection.execute("SELECT * FROM powers")
    }
    #expect((error?.underlying as? SQLiteError)?.message == "powers needs a value for its parameter base")
    expectError(.error, "powers needs a value for its parameter base") { try connection.execute("SELECT * FROM powers WHERE base > 3") }
    expectError(.error, "the parameter base of powers depends on a table that is read only after it") {
      try connection.execute("SELECT * FROM powers AS a, powers AS b WHERE a.base = b.value AND b.base = a.value")
    }
    // The error about a plan that was not needed is not the error of another statement.
    #expect(try connection.value("SELECT count(*) FROM probe, powers WHERE base = n") == 50)
    let other = expectError(.error, "no such table: nosuch") { try connection.execute("SELECT * FROM nosuch") }
    #expect(other?.underlying == nil)
  }

  @Test func `says which parameter does not fit`() throws {
    expectError(.mismatch, "the parameter base of powers is text, which cannot be read as Int") {
      try connection.execute("SELECT * FROM powers('x')")
    }
    let error = expectError(.mismatch, "the parameter base of powers") { try connection.execute("SELECT * FROM powers(NULL)") }
    #expect((error?.underlying as? SQLiteError)?.code == .mismatch)
  }

  @Test func `cannot be changed`() throws {
    for sql: SQL in ["INSERT INTO probe VALUES (1, 2)", "UPDATE probe SET n = 1", "DELETE FROM probe"] {
      expectError(.error, "table probe may not be modified") { try connection.execute(sql) }
    }
    expectError(.error, "") { try connection.execute("DROP TABLE probe") }
  }

  @Test func `makes no row that nobody asks for`() throws {
    #expect(try connection.rows("SELECT value FROM powers(2, 9000000000000000000) LIMIT 3 OFFSET 2", as: Int.self) == [4, 8, 16])
    let cursor = try connection.prepare("SELECT n FROM probe").cursor()
    _ = try cursor.next()
    _ = try cursor.next()
    #expect(probe.calls[.next] == 1 && probe.calls[.column] == 2 && probe.calls[.rowid] == nil && probe.cursors == 1)
    try cursor.close()
    #expect(probe.cursors == 0)
  }

  @Test func `keeps rows apart by their rowids where a condition has an OR`() throws {
    #expect(try connection.rows("SELECT n FROM probe WHERE n = 2 OR square = 4 OR rowid = 5", as: Int.self) == [2, 5])
  }

  @Test func `is part of joins, subqueries, GROUP BY and INSERT`() throws {
    try connection.execute("CREATE TABLE t (a); INSERT INTO t SELECT square FROM probe WHERE n % 2 = 1")
    #expect(try connection.rows("SELECT a FROM t", as: Int.self) == [1, 9, 25])
    #expect(try connection.rows("SELECT n FROM probe LEFT JOIN t ON a = square WHERE a IS NULL", as: Int.self) == [2, 4])
    #expect(try connection.rows("SELECT sum(square) FROM probe GROUP BY n % 2", as: Int.self) == [20, 35])
    #expect(try connection.rows("SELECT n FROM probe ORDER BY square DESC LIMIT 2", as: Int.self) == [5, 4])
    #expect(try connection.value("SELECT (SELECT max(n) FROM probe AS other WHERE other.n < probe.n) FROM probe WHERE n = 4") == 3)
  }
}
