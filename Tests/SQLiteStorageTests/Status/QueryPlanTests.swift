import Expectations
import SQLiteManager
import SQLiteStorage
import SQLiteTestKit
import Testing

@Suite struct `A query's plan` {
  @Test func `tells how tables are read, in a tree`() throws {
    let connection = try Connection(.memory)
    try connection.execute("CREATE TABLE t (a INTEGER PRIMARY KEY, b TEXT); CREATE INDEX i ON t (b)")
    let plan = try connection.queryPlan(of: "SELECT b FROM t WHERE b = \("x") UNION ALL SELECT b FROM t WHERE a = \(2)")
    #expect(
      plan.description == """
        QUERY PLAN
        `--COMPOUND QUERY
           |--LEFT-MOST SUBQUERY
           |  `--SEARCH t USING COVERING INDEX i (b=?)
           `--UNION ALL
              `--SEARCH t USING INTEGER PRIMARY KEY (rowid=?)
        """)
    #expect(plan.nodes.first?.parent == 0)
    #expect(try connection.queryPlan(of: SQL(unchecked: "SELECT b FROM t WHERE b = ? AND a > :n")).nodes.count == 1)
  }

  @Test func `and the program it is run by do not run it`() throws {
    let connection = try Connection(.memory)
    try connection.execute("CREATE TABLE t (a)")
    let program = try connection.explain("INSERT INTO t VALUES (\(1))")
    #expect(program.first?.opcode == "Init")
    #expect(program.map(\.address) == Array(program.indices))
    #expect(program.contains { $0.opcode == "Insert" && $0.operands.count == 5 })
    _ = try connection.queryPlan(of: "DELETE FROM t")
    #expect(try connection.value("SELECT count(*) FROM t") == 0)
  }

  @Test func `of SQL that does not compile is an error`() throws {
    let connection = try Connection(.memory)
    expectError(.error, "no such column: nosuch") { try connection.queryPlan(of: "SELECT nosuch") }
    expectError(.misuse, "more than one statement: use execute, or prepare them one by one") {
      try connection.queryPlan(of: "SELECT 1; SELECT 2")
    }
    expectError(.error, #"near "EXPLAIN": syntax error"#) { try connection.explain("EXPLAIN SELECT 1") }
    expectError(.range, "the statement has 2 parameters, 1 values are given") { try connection.queryPlan(of: "SELECT \(1), ?") }
  }

  @Test func `ends also when a double makes steps parts of themselves`() throws {
    let mock = MockSqlite3Wrapper()
    mock.when("EXPLAIN QUERY PLAN SELECT 1").answers(
      columns: ["id", "parent", "notused", "detail"], rows: [[0, 0, 0, "a"], [1, 1, 0, "b"], [0, 0, 0, "c"]])
    #expect(try Connection(.memory, on: mock).queryPlan(of: "SELECT 1").description == "QUERY PLAN\n|--a\n|  `--c\n`--c")
  }
}
