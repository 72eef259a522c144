import SQLiteCalls
import SQLiteCore

extension ConformanceSuite {
  private static let conflict = ConformanceStatement("INSERT INTO t VALUES(1,2)", page: "c3ref/step.html", setup: table) {
    $0.fails(.constraintPrimarykey, message: "UNIQUE constraint failed: t.a")
  }

  private static let table = ["CREATE TABLE t(a INTEGER PRIMARY KEY, b)", "INSERT INTO t VALUES(1, 'one')"]

  static let stepFacts: [ConformanceFact] = [
    rows("a step after the end runs the statement again", ["integer 1", "integer 2", "DONE", "integer 1"]) { stage, statement in
      stage.row(statement) + stage.row(statement) + stage.row(statement) + stage.row(statement)
    },
    rows("a reset begins again", ["integer 1", "OK", "OK", "integer 1"], page: "c3ref/reset.html") { stage, statement in
      stage.row(statement) + [stage.reset(statement), stage.reset(statement)] + stage.row(statement)
    },
    conflict(
      "the first reset after a failed step returns its code again",
      ["CONSTRAINT", "CONSTRAINT", "OK", "OK", "CONSTRAINT 1555 UNIQUE constraint failed: t.a"], page: "c3ref/reset.html"
    ) { stage, statement in
      [stage.step(statement), stage.reset(statement), stage.reset(statement), stage.finalize(statement), stage.error]
    },
    conflict(
      "finalize after a failed step returns its code again", ["CONSTRAINT", "CONSTRAINT", "CONSTRAINT 1555 UNIQUE constraint failed: t.a"],
      page: "c3ref/finalize.html"
    ) { stage, statement in [stage.step(statement), stage.finalize(statement), stage.error] },
    conflict("a step after a failed step runs the statement again", ["CONSTRAINT", "CONSTRAINT", "CONSTRAINT"]) { stage, statement in
      [stage.step(statement), stage.step(statement), stage.finalize(statement)]
    },
    ConformanceFact(
      "extended codes are returned when they are turned on", page: "c3ref/extended_result_codes.html", setup: table,
      expected: ["1555", "1555 1555 UNIQUE constraint failed: t.a", "1555"], script: conflict.script
    ) { stage in
      _ = unsafe stage.wrapper.sqlite3_extended_result_codes(stage.db, 1)
      let statement = stage.prepare("INSERT INTO t VALUES(1,2)")
      return [stage.step(statement), stage.error, stage.finalize(statement)]
    },
    rows("a statement is busy on a row, and neither before nor after", ["0", "1", "1", "0"], page: "c3ref/stmt_busy.html") {
      stage, statement in
      var found = unsafe [String(stage.wrapper.sqlite3_stmt_busy(statement))]
      for _ in 1...3 {
        stage.step(statement)
        unsafe found.append(String(stage.wrapper.sqlite3_stmt_busy(statement)))
      }
      return found
    },
    rows("there is data on a row only, and columns always", ["0 of 1", "1 of 1", "1 of 1", "0 of 1"], page: "c3ref/data_count.html") {
      stage, statement in
      var found: [String] = []
      for _ in 1...4 {
        found.append(unsafe "\(stage.wrapper.sqlite3_data_count(statement)) of \(stage.wrapper.sqlite3_column_count(statement))")
        stage.step(statement)
      }
      return found
    },
    ConformanceFact(
      "a statement without rows has no columns", page: "c3ref/column_count.html", setup: ["CREATE TABLE t(a)"], expected: ["0", "DONE"],
      on: "INSERT INTO t VALUES(1)", answer: { $0.answers(.changed(1, lastInsertRowid: 1)) }
    ) { stage, statement in unsafe [String(stage.wrapper.sqlite3_column_count(statement)), stage.step(statement)] },
    ConformanceFact(
      "a statement whose columns changed is compiled again, and counts it", page: "c3ref/c_stmtstatus_counter.html",
      setup: ["CREATE TABLE t(a)", "INSERT INTO t VALUES(1)"], expected: ["0", "integer 1", "0", "1", "integer 1", "null", "1", "1", "0"],
      script: { $0.when("ALTER TABLE t ADD COLUMN b").answers(.done) },
      on: "SELECT * FROM t", answer: { $0.answers(columns: ["a"], rows: [[1]]).answers(columns: ["a", "b"], rows: [[1, nil]]) }
    ) { stage, statement in
      let count = { (reset: Int32) in unsafe String(stage.wrapper.sqlite3_stmt_status(statement, 5, reset)) }
      var found = [count(0)] + stage.row(statement) + [count(0)]
      stage.reset(statement)
      _ = stage.rows("ALTER TABLE t ADD COLUMN b")
      let again = stage.row(statement)
      found += [count(0)] + again + [count(0), count(1), count(0)]
      return found
    },
    rows("finalize in the middle of the rows is not an error", ["ROW", "OK"], page: "c3ref/finalize.html") { stage, statement in
      [stage.step(statement), stage.finalize(statement)]
    },
    rows("a statement knows its connection", ["true"], page: "c3ref/db_handle.html") { stage, statement in
      [unsafe "\(stage.wrapper.sqlite3_db_handle(statement) == stage.db)"]
    },
    ConformanceFact(
      "two runs of one text do not disturb each other", page: "c3ref/stmt.html",
      expected: ["integer 1", "integer 2", "integer 1", "DONE", "integer 2"], script: rows.script
    ) { stage in
      let first = stage.prepare("VALUES(1),(2)")
      let second = stage.prepare("VALUES(1),(2)")
      return stage.row(first) + stage.row(first) + stage.row(second) + stage.row(first) + stage.row(second)
    },
    ConformanceFact(
      "an old statement reports only SQLITE_ERROR, and its reset says more", page: "c3ref/prepare.html", setup: table,
      expected: ["ERROR", "CONSTRAINT", "OK"], script: conflict.script
    ) { stage in
      var statement: OpaquePointer?
      _ = unsafe stage.wrapper.sqlite3_prepare(stage.db, "INSERT INTO t VALUES(1,2)", -1, &statement, nil)
      return [stage.step(statement), stage.reset(statement), stage.finalize(statement)]
    },
    ConformanceFact(
      "an interrupt stops a running statement, and none that begins later", page: "c3ref/interrupt.html",
      expected: ["integer 1", "INTERRUPT", "INTERRUPT INTERRUPT interrupted", "INTERRUPT", "integer 1"],
      script: { mock in
        mock.when("WITH RECURSIVE n(i) AS (VALUES(1) UNION ALL SELECT i+1 FROM n) SELECT i FROM n").answers(
          columns: ["i"], rows: (1...9).map { [.integer($0)] })
      }
    ) { stage in
      stage.interrupt()
      let statement = stage.prepare("WITH RECURSIVE n(i) AS (VALUES(1) UNION ALL SELECT i+1 FROM n) SELECT i FROM n")
      let first = stage.row(statement)
      stage.interrupt()
      let second = stage.row(statement) + [stage.error]
      return first + second + [stage.reset(statement)] + stage.row(statement)
    },
  ]
}
