import SQLiteCalls
import SQLiteCore

extension FidelitySuite {
  private static let conflict = FidelityStatement("INSERT INTO t VALUES(1,2)", page: "c3ref/step.html", setup: table) {
    $0.fails(.constraintPrimarykey, message: "UNIQUE constraint failed: t.a")
  }

  private static let table = ["CREATE TABLE t(a INTEGER PRIMARY KEY, b)", "INSERT INTO t VALUES(1, 'one')"]

  /// The facts about running.
  static let stepFacts: [FidelityFact] = [
    rows("a step after the end runs the statement again", ["integer 1", "integer 2", "DONE", "integer 1"]) { bench, statement in
      bench.row(statement) + bench.row(statement) + bench.row(statement) + bench.row(statement)
    },
    rows("a reset begins again", ["integer 1", "OK", "OK", "integer 1"], page: "c3ref/reset.html") { bench, statement in
      bench.row(statement) + [bench.reset(statement), bench.reset(statement)] + bench.row(statement)
    },
    conflict(
      "a failed step is repeated by the reset, and by that one only",
      ["CONSTRAINT", "CONSTRAINT", "OK", "OK", "CONSTRAINT", "1555", "UNIQUE constraint failed: t.a"], page: "c3ref/reset.html"
    ) { bench, statement in
      [bench.step(statement), bench.reset(statement), bench.reset(statement), bench.finalize(statement)] + bench.error
    },
    conflict(
      "a failed step is repeated by finalize", ["CONSTRAINT", "CONSTRAINT", "CONSTRAINT", "1555", "UNIQUE constraint failed: t.a"],
      page: "c3ref/finalize.html"
    ) { bench, statement in [bench.step(statement), bench.finalize(statement)] + bench.error },
    conflict("a step after a failed step runs the statement again", ["CONSTRAINT", "CONSTRAINT", "CONSTRAINT"]) { bench, statement in
      [bench.step(statement), bench.step(statement), bench.finalize(statement)]
    },
    FidelityFact(
      "extended codes are answered when they are turned on", page: "c3ref/extended_result_codes.html", setup: table,
      expected: ["1555", "1555", "1555", "UNIQUE constraint failed: t.a", "1555"], script: conflict.script
    ) { bench in
      _ = unsafe bench.wrapper.sqlite3_extended_result_codes(bench.db, 1)
      let statement = bench.prepare("INSERT INTO t VALUES(1,2)")
      return [bench.step(statement)] + bench.error + [bench.finalize(statement)]
    },
    rows("a statement is busy on a row, and neither before nor after", ["0", "1", "1", "0"], page: "c3ref/stmt_busy.html") {
      bench, statement in
      var found = unsafe [String(bench.wrapper.sqlite3_stmt_busy(statement))]
      for _ in 1...3 {
        bench.step(statement)
        unsafe found.append(String(bench.wrapper.sqlite3_stmt_busy(statement)))
      }
      return found
    },
    rows("there is data on a row only, and columns always", ["0 of 1", "1 of 1", "1 of 1", "0 of 1"], page: "c3ref/data_count.html") {
      bench, statement in
      var found: [String] = []
      for _ in 1...4 {
        found.append(unsafe "\(bench.wrapper.sqlite3_data_count(statement)) of \(bench.wrapper.sqlite3_column_count(statement))")
        bench.step(statement)
      }
      return found
    },
    FidelityFact(
      "a statement without rows has no columns", page: "c3ref/column_count.html", setup: ["CREATE TABLE t(a)"], expected: ["0", "DONE"],
      on: "INSERT INTO t VALUES(1)", answer: { $0.answers(.changed(1, lastInsertRowid: 1)) }
    ) { bench, statement in unsafe [String(bench.wrapper.sqlite3_column_count(statement)), bench.step(statement)] },
    FidelityFact(
      "a statement whose columns changed is compiled again, and counts it", page: "c3ref/c_stmtstatus_counter.html",
      setup: ["CREATE TABLE t(a)", "INSERT INTO t VALUES(1)"], expected: ["0", "integer 1", "0", "1", "integer 1", "null", "1", "1", "0"],
      script: { $0.when("ALTER TABLE t ADD COLUMN b").answers(.done) },
      on: "SELECT * FROM t", answer: { $0.answers(columns: ["a"], rows: [[1]]).answers(columns: ["a", "b"], rows: [[1, nil]]) }
    ) { bench, statement in
      let count = { (reset: Int32) in unsafe String(bench.wrapper.sqlite3_stmt_status(statement, 5, reset)) }
      var found = [count(0)] + bench.row(statement) + [count(0)]
      bench.reset(statement)
      _ = bench.rows("ALTER TABLE t ADD COLUMN b")
      let again = bench.row(statement)
      found += [count(0)] + again + [count(0), count(1), count(0)]
      return found
    },
    rows("finalize in the middle of the rows is not an error", ["ROW", "OK"], page: "c3ref/finalize.html") { bench, statement in
      [bench.step(statement), bench.finalize(statement)]
    },
    rows("a statement knows its connection", ["true"], page: "c3ref/db_handle.html") { bench, statement in
      [unsafe "\(bench.wrapper.sqlite3_db_handle(statement) == bench.db)"]
    },
    FidelityFact(
      "two runs of one text do not disturb each other", page: "c3ref/stmt.html",
      expected: ["integer 1", "integer 2", "integer 1", "DONE", "integer 2"], script: rows.script
    ) { bench in
      let first = bench.prepare("VALUES(1),(2)")
      let second = bench.prepare("VALUES(1),(2)")
      return bench.row(first) + bench.row(first) + bench.row(second) + bench.row(first) + bench.row(second)
    },
    FidelityFact(
      "an old statement reports only SQLITE_ERROR, and its reset says more", page: "c3ref/prepare.html", setup: table,
      expected: ["ERROR", "CONSTRAINT", "OK"], script: conflict.script
    ) { bench in
      var statement: OpaquePointer?
      _ = unsafe bench.wrapper.sqlite3_prepare(bench.db, "INSERT INTO t VALUES(1,2)", -1, &statement, nil)
      return [bench.step(statement), bench.reset(statement), bench.finalize(statement)]
    },
    FidelityFact(
      "an interrupt stops a running statement, and none that begins later", page: "c3ref/interrupt.html",
      expected: ["integer 1", "INTERRUPT", "INTERRUPT", "INTERRUPT", "interrupted", "INTERRUPT", "integer 1"],
      script: { mock in
        mock.when("WITH RECURSIVE n(i) AS (VALUES(1) UNION ALL SELECT i+1 FROM n) SELECT i FROM n").answers(
          columns: ["i"], rows: (1...9).map { [.integer($0)] })
      }
    ) { bench in
      unsafe bench.wrapper.sqlite3_interrupt(bench.db)
      let statement = bench.prepare("WITH RECURSIVE n(i) AS (VALUES(1) UNION ALL SELECT i+1 FROM n) SELECT i FROM n")
      let first = bench.row(statement)
      unsafe bench.wrapper.sqlite3_interrupt(bench.db)
      let second = bench.row(statement) + bench.error
      return first + second + [bench.reset(statement)] + bench.row(statement)
    },
  ]
}
