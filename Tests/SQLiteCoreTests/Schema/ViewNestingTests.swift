import SQLiteManager
import Scratch
import Testing

@Suite struct `How deep views are nested` {
  private func tables(_ views: [String]) throws -> [StoredTable] {
    let connection = try Connection(.memory)
    try connection.execute("CREATE TABLE t (a)")
    for view in views { try connection.execute(SQL(unchecked: "CREATE VIEW \(view)")) }
    return try connection.storedTables()
  }

  private static let tower = ["v0 AS SELECT a FROM t"] + (1...8).map { "v\($0) AS SELECT x.a FROM v\($0 - 1) x, v\($0 - 1) y" }

  @Test func `is told by the names in their SQL`() throws {
    let nesting = ViewNesting(try tables(Self.tower))
    for level in 0...8 {
      let extent = try #require(nesting.extent(ofView: SchemaName("V\(level)")))
      #expect(extent.levels == level + 1)
      #expect(extent.selects == 1 << (level + 1) - 1)  // the view itself, and each below it twice
    }
    #expect(nesting.extent(ofView: SchemaName("t")) == nil)
    #expect(nesting.problem(ofView: SchemaName("v8")) == nil)
    #expect(nesting.problem(of: "SELECT * FROM v8, v8")?.contains("10 levels deep") == true)
  }

  @Test(arguments: [
    "SELECT * FROM v1", "SELECT * FROM \"V1\"", "SELECT * FROM [v1] AS x", "SELECT * FROM `v1`", "SELECT * FROM 'v1'",
    "SELECT * FROM main.v1",
    "SELECT * FROM t, v1", "SELECT * FROM (t), (v1)", "SELECT * FROM (t JOIN (v1))", "SELECT * FROM t LEFT JOIN v1 ON 1",
    "SELECT * FROM t JOIN t AS u ON (1, 2) = (3, 4), v1", "SELECT a IN v1 FROM t", "SELECT a NOT IN main.v1 FROM t",
    "SELECT 1 WHERE 2 IN 'v1'",
    "DELETE FROM v1", "UPDATE v1 SET a = 1", "UPDATE OR IGNORE v1 SET a = 1", "INSERT INTO v1 VALUES (1)", "REPLACE INTO v1 VALUES (1)",
    "UPDATE t SET a = 1 FROM v1", "UPDATE t SET a = 1 FROM t, v1 WHERE 1", "SELECT 1 UNION SELECT * FROM v1",
    "SELECT 1 FROM t AS \"where\", v1", "SELECT 1 FROM t AS 'select', v1", "SELECT 1 FROM t window, v1",
    "SELECT 1 FROM t /* ; */, -- ;\nv1",
    "CREATE TRIGGER r AFTER INSERT ON t BEGIN SELECT 1; SELECT * FROM v1; END", "CREATE VIEW w AS SELECT * FROM v1",
    "WITH c AS (SELECT * FROM v1) SELECT * FROM c", "SELECT (SELECT a FROM v1)", "SELECT * FROM t ORDER BY (SELECT a FROM v1)",
  ])
  func `wherever a table can be named`(sql: String) throws {
    let nesting = ViewNesting(try tables(Array(Self.tower.prefix(2))))
    #expect(nesting.extent(of: sql).levels >= 3, "\(sql)")
  }

  @Test func `does not count what is a column, or a table`() throws {
    let nesting = ViewNesting(try tables(Self.tower + ["a AS SELECT * FROM v8", "x AS SELECT 1"]))
    for sql in [
      "SELECT a, x.a, (a) FROM t x WHERE a IN (a, 1) GROUP BY a, a HAVING a LIMIT a", "UPDATE t SET a = a, x = a", "SELECT a FROM t",
      "SELECT a IS NOT DISTINCT FROM x, a FROM t", "DELETE FROM t RETURNING x, a",
    ] {
      #expect(nesting.extent(of: sql).selects <= 2, "\(sql)")
    }
  }

  @Test func `counts common table expressions, the innermost of a name`() throws {
    let nesting = ViewNesting([])
    var flat = "WITH c0 AS (SELECT 1)"
    for level in 1...12 { flat += ", c\(level) (a) AS NOT MATERIALIZED (SELECT 1 FROM c\(level - 1) x, c\(level - 1) y)" }
    #expect(nesting.extent(of: flat + " SELECT * FROM c12").selects > 4_000)
    #expect(nesting.extent(of: flat + " SELECT * FROM c1").selects < 30)
    var nested = "SELECT 1"
    for _ in 1...12 { nested = "WITH c AS (\(nested)) SELECT 1 FROM c, c" }
    #expect(nesting.extent(of: nested).selects > 4_000)
    let recursive = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < 9), m AS (SELECT * FROM n) SELECT * FROM n, m"
    #expect(nesting.extent(of: recursive).selects < 12)
    let statements =
      "CREATE TRIGGER r AFTER INSERT ON t BEGIN WITH c AS (SELECT 1) SELECT * FROM c; WITH c AS (SELECT 2) SELECT * FROM c; END"
    #expect(nesting.extent(of: statements).selects < 12)
    let many = (1...1_100).map { "c\($0) AS (SELECT 1)" }.joined(separator: ",")
    #expect(nesting.problem(of: "WITH \(many) SELECT 1") != nil)
  }

  @Test func `counts the rows of VALUES, each in the innermost list it is of`() throws {
    let nesting = ViewNesting([])
    let rows: [(String, Int)] = [
      ("VALUES (1)", 1), ("VALUES (1), (2), (3)", 3), ("VALUES (1, (2)), ((3), 4)", 2), ("SELECT 1 IN (VALUES (1), (2)), (3)", 3),
      ("VALUES ((VALUES (1), (2))), (3) UNION VALUES (4), (5)", 6), ("INSERT INTO t VALUES (1), (2) ON CONFLICT (a) DO NOTHING", 2),
      ("VALUES (1), (2) ORDER BY (1), (2)", 2),
    ]
    for (sql, count) in rows { #expect(nesting.extent(of: sql).selects == count, "\(sql)") }
    let most = "VALUES (1)" + String(repeating: ", (1)", count: 999)
    #expect(nesting.problem(of: most) == nil)
    #expect(nesting.problem(of: most + ", (1)")?.contains("1001 SELECTs and rows of VALUES") == true)
    let views = ViewNesting(try tables(["v AS \(most)"]))
    #expect(views.problem(of: "SELECT count(*) FROM v, v")?.contains("2001 SELECTs") == true)
    let nested = TestRun.rounds(60_000, few: 6_000)  // counted in one pass
    #expect(nesting.extent(of: String(repeating: "VALUES (", count: nested)).selects == nested)
  }

  @Test func `ends with circles, chains of any length and views that are not there`() throws {
    var nesting = ViewNesting(try tables(["a AS SELECT * FROM b, c", "b AS SELECT * FROM a", "self AS SELECT * FROM self, self"]))
    #expect(try #require(nesting.extent(ofView: SchemaName("a"))).selects < 10)
    #expect(try #require(nesting.extent(ofView: SchemaName("self"))).selects < 10)
    let last = TestRun.rounds(3_000, few: 1_000)
    let chain = try tables(["v0 AS SELECT 1"] + (1...last).map { "v\($0) AS SELECT * FROM v\($0 - 1)" })
    nesting = ViewNesting(chain)
    #expect(nesting.extent(ofView: SchemaName("v\(last)"))?.levels == last + 1)
    #expect(nesting.problem(ofView: SchemaName("v\(last)")) != nil)
    #expect(nesting.problem(ofView: SchemaName("v40")) == nil)
    nesting = ViewNesting(try tables(["v0 AS SELECT 1"] + (1...200).map { "v\($0) AS SELECT 1 FROM v\($0 - 1) x, v\($0 - 1) y" }))
    #expect(nesting.problem(ofView: SchemaName("v200"))?.contains("more than 1000000000") == true)
  }

  @Test func `takes the larger one of two schemas`() throws {
    let connection = try Connection(.memory)
    try connection.execute("CREATE VIEW v AS SELECT 1; CREATE VIEW w AS SELECT * FROM v; ATTACH ':memory:' AS other")
    try connection.execute("CREATE VIEW other.w AS SELECT 1")
    for schemas in [["main", "other"], ["other", "main"]] {
      let nesting = try connection.viewNesting(in: schemas)
      #expect(try #require(nesting.extent(ofView: SchemaName("w"))).levels >= 2)
    }
  }
}
