import SQLiteManager
import Testing

@Suite struct `Reading rows` {
  @Test func `gives each type exactly what is stored`() throws {
    let connection = try Connection(.memory)
    try connection.execute("CREATE TABLE t (i, r, x, b, n); INSERT INTO t VALUES (1, 2.5, 'Štěpán', x'00ff', NULL)")
    let row = try #require(try connection.row("SELECT * FROM t"))
    #expect(try row["i", as: Int64.self] == 1)
    #expect(try row["r"] == 2.5)
    #expect(try row["x"] == "Štěpán")
    #expect(try row["b"] == [0, 255] as [UInt8])
    #expect(try row["n", as: Int?.self] == nil)
    #expect(throws: SQLiteError.self) { try row["i", as: String.self] }
    let read = try connection.rows("SELECT i, x FROM t WHERE x = \("Štěpán")") { try ($0[0, as: Int.self], $0["x", as: String.self]) }
    #expect(read.first?.0 == 1)
    #expect(read.first?.1 == "Štěpán")
    let insert = try connection.prepare("INSERT INTO t (i, x) VALUES (?, ?)")
    for number in 0..<100 { try insert.run(number, "text \(number)") }
    #expect(try connection.value("SELECT count(*) FROM t") == 101)
    #expect(try connection.value("SELECT x FROM t WHERE i = 99") == "text 99")
    let cursor = try connection.cursor("SELECT i FROM t")
    var sum = 0
    while let row = try cursor.next() { sum += try row[0] }
    #expect(sum == 4951)
  }
}
