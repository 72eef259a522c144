import SQLiteManager
import SQLiteStorage
import Testing

@Suite struct `A list of whole numbers beyond 2^53` {
  static let columns = ["r", "i", "n", "x", "b", "p"]
  static let values: [SQLiteValue] = [
    9_007_199_254_740_992.0, 9_007_199_254_740_992, 9_007_199_254_740_993, "9007199254740993", 9.2e18, .integer(.max), 5, 5.0, "5",
    .blob([0x35]), .null, "a",
  ]
  let connection: Connection

  init() throws {
    connection = try Connection(.memory)
    try connection.execute("CREATE TABLE t (r REAL, i INTEGER, n NUMERIC, x TEXT, b BLOB, p)")
    for value in Self.values { try connection.insert(ColumnValues(Self.columns.map { ($0, value) }), into: "t") }
  }

  @Test func `finds the same rows whether it is short or long, in a column of any type`() throws {
    for column in Self.columns {
      for known in Self.values {
        for isIn in [true, false] {
          func rowids(_ count: Int64) throws -> [Int64] {
            let list = [known, 9_007_199_254_740_993] + (20..<20 + count).map { SQLiteValue.integer($0) }
            let condition = isIn ? Column(column).in(list) : Column(column).notIn(list)
            let sql = SQL.select(from: "t", columns: ["rowid"], where: condition)
            return try connection.rows(sql, as: Int64.self).sorted()
          }
          #expect(try rowids(3) == rowids(2_000), "\(column) \(isIn) \(known)")
        }
      }
    }
    let known: [SQLiteValue] = [9_007_199_254_740_993, 5, 6, 7]
    #expect(try connection.count("t", where: Column("r").in(known)) == 3)
    #expect(try connection.count("t", where: Column("r").in(known + (20..<2_000).map { .integer($0) })) == 3)
    #expect(try connection.delete(from: "t", where: Column("r").in(known + (20..<2_000).map { .integer($0) })) == 3)
  }

  @Test func `is sought by the index`() throws {
    try connection.execute("CREATE INDEX t_i ON t (i)")
    for count in [3, 2_000] as [Int64] {
      let list = (9_007_199_254_740_993..<9_007_199_254_740_993 + count)
      let plan = try connection.queryPlan(of: .select(from: "t", where: Column("i").in(list))).description
      #expect(plan.contains("SEARCH t USING INDEX t_i (i=?)"), "\(plan)")
    }
  }
}
