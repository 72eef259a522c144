import SQLiteManager
import SQLiteTestKit
import SQLiteStorage
import Testing

@Suite struct `A plan guard` {
  @Test func `finds a scan, says how to help it, and is silent when that was done`() throws {
    let slow = try GuardedStars()
    #expect(try slow.connection.rows("SELECT id FROM star WHERE name = \("star 7")").count == 1)
    #expect(
      slow.sqlite.findings.map(\.description) == [
        """
        scan: star read row by row, 199 steps in one run
          SELECT id FROM star WHERE name = ?
          QUERY PLAN
          `--SCAN star
        an index on the columns that WHERE or ON compares would find the rows; if all are meant to be read, allow it: .table("star")
        """
      ])
    let quick = try GuardedStars("CREATE INDEX by_name ON star (name)")
    #expect(try quick.connection.rows("SELECT id FROM star WHERE name = \("star 7")").count == 1)
    #expect(try quick.kinds() == [])
  }

  @Test(arguments: [
    ("name LIKE 'star 7%'", "CREATE INDEX … (column COLLATE NOCASE)"), ("lower(name) = 'star 7'", "CREATE INDEX … (lower(column))"),
    ("1 ORDER BY id LIMIT 5 OFFSET 150", "WHERE (name, id) > (?, ?)"),
    ("name IN ('a') AND size = max(1, 2)", "an index on the columns that WHERE"),
  ])
  func `says what helps a condition that an index on the column does not know`(condition: String, advice: String) throws {
    let stars = try GuardedStars()
    _ = try stars.connection.rows(SQL(unchecked: "SELECT id FROM star NOT INDEXED WHERE \(condition)"))
    let finding = stars.sqlite.findings.map(\.description).joined()
    #expect(finding.contains(advice), "\(finding)")
  }

  @Test(.enabled(if: Sqlite3Wrapper().provides(.sqlite3_stmt_status)))
  func `does not report the sorting of rows that a virtual table finds`() throws {
    let stars = try GuardedStars(
      rowLimit: 1_000, "CREATE VIRTUAL TABLE found USING fts5(name); INSERT INTO found (rowid, name) SELECT id, name FROM star")
    for order in ["bm25(found, 2)", "star.size"] {
      let sql = "SELECT star.id FROM found JOIN star ON star.id = found.rowid WHERE found MATCH 'star' ORDER BY \(order)"
      #expect(try stars.connection.rows(SQL(unchecked: sql)).count == 200)
    }
    #expect(try stars.kinds() == [])
  }

  @Test func `says how to allow a table whatever its name`() throws {
    let stars = try GuardedStars(
      #"CREATE TABLE "a""b" (x); INSERT INTO "a""b" WITH RECURSIVE n(i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n LIMIT 200) SELECT i FROM n"#
    )
    _ = try stars.connection.rows(#"SELECT * FROM "a""b" WHERE x = 1"#)
    #expect(stars.sqlite.findings.map(\.description).joined().hasSuffix(##"allow it: .table(#"a"b"#)"##))
  }

  @Test func `judges by the plan where the tables are empty, and says so`() throws {
    let empty = try GuardedStars("DELETE FROM star; DELETE FROM planet")
    _ = try empty.connection.rows("SELECT id FROM star WHERE name = 'star 7'")
    _ = try empty.connection.rows("SELECT id FROM star WHERE id = 7")
    _ = try empty.connection.rows("SELECT id FROM star")
    #expect(empty.sqlite.findings.map(\.kind) == [.scan(tables: ["star"], steps: 0)])
    #expect(
      empty.sqlite.findings.first?.description.hasPrefix("scan: star would be read row by row, by the plan: it has no rows yet\n") == true)
    try empty.connection.execute("UPDATE star SET size = 0 WHERE name = 'star 7'; UPDATE star SET size = 0 WHERE id = 7")
    #expect(try empty.kinds() == [.scan(tables: ["star"], steps: 0), .scan(tables: ["star"], steps: 0)])
    let join = try GuardedStars("DELETE FROM star; DELETE FROM planet")
    _ = try join.connection.rows("SELECT count(*) FROM planet AS p JOIN star AS s ON s.name = p.sun")
    #expect(try join.kinds() == [.scan(tables: ["planet"], steps: 0), .automaticIndex(tables: ["star"], rows: 0)])
    let filled = try GuardedStars(rowLimit: 300)
    _ = try filled.connection.rows("SELECT id FROM star WHERE name = 'star 7'")
    #expect(try filled.kinds() == [])
  }

  @Test func `finds a sort, by whatever clause, and none where an index has the rows sorted`() throws {
    let sorting: [SQL] = [
      "SELECT name FROM star WHERE id < 5 ORDER BY size, id", "SELECT size, count(*) FROM star WHERE id < 5 GROUP BY size",
      "SELECT row_number() OVER (ORDER BY size) FROM star WHERE id < 5",
    ]
    for sql in sorting {
      let stars = try GuardedStars()
      _ = try stars.connection.rows(sql)
      #expect(try stars.kinds() == [.sort])
      #expect(stars.sqlite.findings.first?.description.contains("columns of ORDER BY, GROUP BY or PARTITION BY") == true)
    }
    let stars = try GuardedStars(rowLimit: 300, "CREATE INDEX by_size ON star (size, id)")
    _ = try stars.connection.rows("SELECT name FROM star ORDER BY size, id")
    _ = try stars.connection.rows("SELECT size, count(*) FROM star GROUP BY size")
    #expect(try stars.kinds() == [])
  }

  @Test func `finds an automatic index, and none where there is one`() throws {
    let join: SQL = "SELECT count(*) FROM planet AS p JOIN star AS s ON s.name = p.sun"
    let slow = try GuardedStars()
    _ = try slow.connection.rows(join)
    #expect(try slow.kinds() == [.automaticIndex(tables: ["star"], rows: 199)])
    #expect(slow.sqlite.findings.first?.plan?.description.contains("SEARCH s USING AUTOMATIC COVERING INDEX (name=?)") == true)
    let quick = try GuardedStars("CREATE INDEX by_name ON star (name)")
    _ = try quick.connection.rows(join)
    #expect(try quick.kinds() == [])
  }

  @Test func `counts the rows of one run against its limit, and keeps the longest run`() throws {
    for (limit, isFound) in [(199, true), (200, false)] {
      let stars = try GuardedStars(rowLimit: limit)
      for _ in 0..<3 { _ = try stars.connection.rows("SELECT * FROM star") }
      #expect(try stars.kinds() == (isFound ? [.scan(tables: ["star"], steps: 199)] : []))
    }
    let stars = try GuardedStars(rowLimit: 0, "CREATE TABLE one (a); INSERT INTO one VALUES (1)")
    for count in [3, 150, 20] { _ = try stars.connection.rows("SELECT * FROM star LIMIT \(count)") }
    _ = try stars.connection.rows("SELECT * FROM one")
    #expect(try stars.kinds() == [.scan(tables: ["star"], steps: 150 - 1)])
  }

  @Test func `names the table behind an alias, a view, a subquery and another schema`() throws {
    let queries: [(SQL, [String])] = [
      ("SELECT * FROM star AS x", ["star"]), ("SELECT * FROM big WHERE size > 3", ["star"]),
      ("SELECT (SELECT count(name) FROM star WHERE size = p.id) FROM planet AS p", ["star", "planet"]),
      (#"SELECT * FROM "o ""x".comet"#, ["comet"]),
    ]
    for (sql, tables) in queries {
      let stars = try GuardedStars(
        """
        CREATE VIEW big AS SELECT name, size FROM star WHERE size > 2; ATTACH ':memory:' AS "o ""x"; CREATE TABLE "o ""x".comet (a);
        INSERT INTO "o ""x".comet SELECT id FROM star
        """)
      _ = try stars.connection.rows(sql)
      guard case .scan(let found, _) = stars.sqlite.findings.first?.kind else { Issue.record("\(sql.text)"); continue }
      #expect(Set(found) == Set(tables), "\(sql.text)")
    }
  }

  @Test(arguments: [
    "WITH RECURSIVE n(i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < 500) SELECT sum(i) FROM n",
    "WITH m AS MATERIALIZED (SELECT value AS v FROM json_each(:list)) SELECT count(*) FROM m AS a JOIN m AS b ON a.v = b.v ORDER BY 1",
    "SELECT value FROM json_each(:list) ORDER BY value DESC", "SELECT * FROM scratch", "SELECT * FROM scratch ORDER BY a DESC",
    "SELECT * FROM page",
    "SELECT rowid FROM page WHERE page MATCH 'star' ORDER BY rank", "SELECT count(*) FROM star",
    "SELECT name FROM sqlite_schema ORDER BY name",
    "SELECT * FROM pragma_table_list", "CREATE INDEX i ON star (size, name)", "CREATE TABLE copy AS SELECT * FROM star ORDER BY size",
    "EXPLAIN SELECT * FROM star", "PRAGMA integrity_check", "ANALYZE", "REINDEX",
  ])
  func `is silent about what no index would help`(sql: String) throws {
    let stars = try GuardedStars(
      rowLimit: 0, allowing: [.sql(containing: "INTO scratch"), .sql(containing: "INTO page")],
      """
      CREATE TEMP TABLE scratch (a); INSERT INTO scratch SELECT name FROM star;
      CREATE VIRTUAL TABLE page USING fts5 (text); INSERT INTO page SELECT name FROM star
      """)
    let list = "[\((0..<50).map(String.init).joined(separator: ","))]"
    let statement = try stars.connection.prepare(SQL(unchecked: sql))
    if statement.parameterCount > 0 { try statement.bind(list) }
    try statement.run()
    #expect(stars.sqlite.findings == [])
  }

  @Test func `says nothing of what is allowed: a table, a part of the text, sorts`() throws {
    func kinds(_ allowances: [PlanAllowance], _ sql: SQL) throws -> [PlanFinding.Kind] {
      let stars = try GuardedStars(allowing: allowances)
      _ = try stars.connection.rows(sql)
      return try stars.kinds()
    }
    let sql: SQL = "SELECT * FROM star AS s ORDER BY size -- all of them"
    #expect(try kinds([.table("STAR"), .sorts], sql) == [])
    #expect(try kinds([.table("star")], sql) == [.sort])
    #expect(try kinds([.table("planet"), .sorts], sql) == [.scan(tables: ["star"], steps: 199)])
    #expect(try kinds([.sql(containing: "-- all of them")], sql) == [])
    #expect(try kinds([.table("star")], "SELECT * FROM star CROSS JOIN planet") == [.scan(tables: ["star", "planet"], steps: 199 + 200)])
  }

  @Test func `finds what a statement that writes scans, with its plan when the connection is closed`() throws {
    let stars = try GuardedStars()
    try stars.connection.execute("UPDATE star SET size = 0 WHERE name = 'star 7'")
    try stars.connection.execute("DELETE FROM star WHERE id > 150")
    try stars.connection.execute("UPDATE star SET size = 0 WHERE name = 'star 7'")
    #expect(stars.sqlite.findings.map(\.kind) == [.scan(tables: [], steps: 199)])
    #expect(
      stars.sqlite.findings.first?.description.contains("the plan of a statement that writes is read when its connection is closed") == true
    )
    #expect(try stars.kinds() == [.scan(tables: ["star"], steps: 199)])
    #expect(stars.sqlite.findings.first?.plan?.description == "QUERY PLAN\n`--SCAN star")
    let temporary = try GuardedStars("CREATE TEMP TABLE t (a); INSERT INTO t SELECT id FROM star WHERE id > 0; DELETE FROM t WHERE a > 3")
    #expect(try temporary.kinds() == [])
  }

  @Test func `finds what a trigger and a foreign key scan`() throws {
    let trigger = try GuardedStars("CREATE TRIGGER t AFTER INSERT ON planet BEGIN UPDATE star SET size = 1 WHERE name = new.sun; END")
    try trigger.connection.insert(["sun": "star 9"], into: "planet")
    #expect(try trigger.kinds() == [.scan(tables: ["star"], steps: 199)])
    #expect(
      "\(trigger.sqlite.findings[0])".hasPrefix("scan: star read row by row, 199 steps in one run, by a trigger, a view or a foreign key\n")
    )
    let tables: SQL = "CREATE TABLE moon (star INTEGER REFERENCES star (id)); INSERT INTO moon SELECT id FROM star WHERE id > 1 AND id > 0"
    let key = try GuardedStars(tables)
    try key.connection.delete(from: "star", key: 1)
    #expect(try key.kinds() == [.scan(tables: ["moon"], steps: 198)])
    let quick = try GuardedStars("\(tables); CREATE INDEX of ON moon (star)")
    try quick.connection.delete(from: "star", key: 1)
    #expect(try quick.kinds() == [])
  }

  @Test func `asks again after the schema has changed`() throws {
    let stars = try GuardedStars("CREATE INDEX by_name ON star (name); CREATE TEMP TABLE t AS SELECT name FROM star")
    for index in 0..<2 {
      _ = try stars.connection.rows("SELECT count(*) FROM t CROSS JOIN star ON star.name = t.name")
      #expect(stars.sqlite.findings.isEmpty == (index == 0))
      try stars.connection.execute("DROP INDEX IF EXISTS by_name; PRAGMA automatic_index = 0")
    }
    #expect(try stars.kinds() == [.scan(tables: ["star"], steps: 199 + 200 * 199)])
  }

  @Test func `names the table of a statement that writes, and outlives its connection`() throws {
    let sqlite = PlanGuardSqlite3Wrapper(Sqlite3Wrapper())
    var (connection, statement): (OpaquePointer?, OpaquePointer?)
    #expect(unsafe sqlite.sqlite3_open(":memory:", &connection) == 0)
    #expect(unsafe sqlite.sqlite3_exec(connection, GuardedStars.script.text, nil, nil, nil) == 0)
    #expect(unsafe sqlite.sqlite3_prepare_v2(connection, "UPDATE star SET name = id RETURNING id", -1, &statement, nil) == 0)
    #expect(unsafe sqlite.sqlite3_close_v2(connection) == 0)
    #expect(unsafe sqlite.sqlite3_step(statement) == ResultCode.row.rawValue)
    #expect(unsafe sqlite.sqlite3_finalize(statement) == 0)
    #expect(sqlite.findings.map(\.kind) == [.scan(tables: ["star"], steps: 199)])
  }

  @Test(arguments: [false, true]) func `judges a statement that is never reset, and one whose connection was closed`(isClosed: Bool) throws
  {
    let sqlite = PlanGuardSqlite3Wrapper(Sqlite3Wrapper())
    var connection: OpaquePointer?
    #expect(unsafe sqlite.sqlite3_open(":memory:", &connection) == 0)
    #expect(unsafe sqlite.sqlite3_exec(connection, GuardedStars.script.text, nil, nil, nil) == 0)
    var statement: OpaquePointer?
    #expect(unsafe sqlite.sqlite3_prepare_v2(connection, "SELECT id FROM star", -1, &statement, nil) == 0)
    for _ in 0..<150 { #expect(unsafe sqlite.sqlite3_step(statement) == ResultCode.row.rawValue) }
    #expect(sqlite.findings == [])
    if isClosed { unsafe sqlite.sqlite3_close_v2(connection) }
    unsafe sqlite.sqlite3_finalize(statement)
    #expect(sqlite.findings.map(\.kind) == [.scan(tables: ["star"], steps: 149)])
    #expect(sqlite.findings.first?.plan != nil)
    if !isClosed { unsafe sqlite.sqlite3_close(connection) }
  }
}
