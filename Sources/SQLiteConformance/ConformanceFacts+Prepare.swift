import SQLiteCalls
import SQLiteCore

extension ConformanceSuite {
  /// Creates a fact about an SQL text that contains no statement.
  private static func nothing(_ what: String, _ sql: String) -> ConformanceFact {
    ConformanceFact("\(what) compiles to no statement", page: "c3ref/prepare.html", expected: ["OK", "no statement", "left: "]) {
      $0.prepareOutcome(sql)
    }
  }

  static let prepareFacts: [ConformanceFact] = [
    nothing("empty text", ""), nothing("a comment", "-- nothing\n  /* here */ "), nothing("a lone semicolon", " ; "),
    ConformanceFact(
      "only the first statement is compiled, and the tail points after its semicolon", page: "c3ref/prepare.html",
      expected: ["OK", "statement", "left:  SELECT 2"], script: one.script
    ) { $0.prepareOutcome("SELECT 1; SELECT 2") },
    ConformanceFact(
      "a semicolon in a text or a comment ends nothing", page: "c3ref/prepare.html", expected: ["OK", "statement", "left:  -- rest"],
      script: { $0.when("SELECT ';' /* ; */ AS \";\"").answers(columns: [";"], rows: [[";"]]) }
    ) { $0.prepareOutcome("SELECT ';' /* ; */ AS \";\"; -- rest") },
    rows(
      "nothing compiles after an interrupt as long as a statement is on a row",
      ["ROW", "INTERRUPT", "no statement", "OK", "OK", "statement"], page: "c3ref/interrupt.html"
    ) { stage, statement in
      let first = stage.step(statement)
      stage.interrupt()
      let refused = stage.prepareOutcome("VALUES(1),(2)").prefix(2)
      let reset = stage.reset(statement)
      let compiled = stage.prepareOutcome("VALUES(1),(2)").prefix(2)
      stage.finalize(statement)
      return [first] + refused + [reset] + compiled
    },
    ConformanceFact(
      "a byte count ends the text early", page: "c3ref/prepare.html", expected: ["OK", "statement", "left:  FROM nowhere"],
      script: one.script
    ) { $0.prepareOutcome("SELECT 1 FROM nowhere", byteCount: 8) },
    ConformanceFact(
      "SQL that does not compile leaves no statement and says why and where", page: "c3ref/errcode.html",
      expected: ["no statement", "ERROR ERROR no such table: x", "-1"],
      script: { $0.when("SELECT * FROM x").failsToPrepare(.error, message: "no such table: x", byteOffset: -1) }
    ) { stage in
      unsafe [stage.prepare("SELECT * FROM x") == nil ? "no statement" : "statement", stage.error, stage.errorOffset]
    },
    ConformanceFact(
      "a syntax error knows its byte offset", page: "c3ref/errcode.html", expected: ["ERROR ERROR no such column: é", "7"],
      script: { $0.when("SELECT é FRM").failsToPrepare(.error, message: "no such column: é", byteOffset: 7) }
    ) { stage in
      _ = stage.prepare("SELECT é FRM")
      return [stage.error, stage.errorOffset]
    },
    ConformanceFact(
      "a statement that compiles clears the error", page: "c3ref/errcode.html",
      expected: ["ERROR ERROR no such column: x", "OK OK not an error", "-1"],
      script: {
        $0.when("SELECT x").failsToPrepare(.error, message: "no such column: x", byteOffset: 7)
        one.script($0)
      }
    ) { stage in
      _ = stage.prepare("SELECT x")
      let before = stage.error
      _ = stage.prepare("SELECT 1")
      return [before, stage.error, stage.errorOffset]
    },
    ConformanceFact(
      "the SQL text is kept up to and with its semicolon", page: "c3ref/expanded_sql.html", expected: ["  SELECT 1 ;"],
      script: one.script
    ) { unsafe [$0.string($0.wrapper.sqlite3_sql($0.prepare("  SELECT 1 ;  SELECT 2")))] },
    ConformanceFact(
      "the expanded SQL shows the bound values", page: "c3ref/expanded_sql.html",
      expected: ["SELECT 'it''s', 2.5, 'it''s', '?', x'00ff', -7, NULL"],
      on: "SELECT ?1, :b, ?1, '?', @c, $d, ?9", answer: { $0.answers(columns: ["a"], rows: []) }
    ) { stage, statement in
      stage.bind(statement, 1, "it's")
      stage.bind(statement, 2, 2.5)
      stage.bind(statement, 3, [0, 0xFF])
      stage.bind(statement, 4, -7)
      return unsafe [stage.taking(stage.wrapper.sqlite3_expanded_sql(statement))]
    },
    ConformanceFact(
      "a null pointer instead of a statement is tolerated", page: "c3ref/stmt.html",
      expected: ["OK", "OK", "nil", "0", "0", "0", "0", "1", "no connection"]
    ) { stage in
      let wrapper = stage.wrapper
      return unsafe [
        stage.finalize(nil), stage.reset(nil), stage.string(wrapper.sqlite3_sql(nil)), String(wrapper.sqlite3_column_count(nil)),
        String(wrapper.sqlite3_data_count(nil)), String(wrapper.sqlite3_bind_parameter_count(nil)), String(wrapper.sqlite3_stmt_busy(nil)),
        String(wrapper.sqlite3_stmt_readonly(nil)), wrapper.sqlite3_db_handle(nil) == nil ? "no connection" : "a connection",
      ]
    },
    ConformanceFact(
      "statements are walked from the newest to the oldest", page: "c3ref/next_stmt.html", expected: ["true", "true", "true"],
      script: {
        one.script($0)
        $0.when("SELECT 2").answers(columns: ["2"], rows: [[2]])
      }
    ) { stage in
      let first = stage.prepare("SELECT 1")
      let second = stage.prepare("SELECT 2")
      let newest = unsafe stage.wrapper.sqlite3_next_stmt(stage.db, nil)
      let older = unsafe stage.wrapper.sqlite3_next_stmt(stage.db, newest)
      let none = unsafe stage.wrapper.sqlite3_next_stmt(stage.db, older)
      return [unsafe "\(newest == second)", unsafe "\(older == first)", unsafe "\(none == nil)"]
    },
    ConformanceFact(
      "the first words decide whether a statement is read-only", page: "c3ref/stmt_readonly.html",
      setup: ["CREATE TABLE t(a INTEGER PRIMARY KEY, b)"],
      expected: [
        "1 SELECT 1", "1 VALUES(1)", "0 INSERT INTO t VALUES(1,2)", "0 WITH x AS (SELECT 1) DELETE FROM t", "0 CREATE TABLE u(a)",
        "1 BEGIN", "0 BEGIN IMMEDIATE", "1 COMMIT", "1 PRAGMA user_version", "0 PRAGMA user_version = 5", "1 SAVEPOINT a",
      ],
      script: { mock in
        for sql in ["SELECT 1", "VALUES(1)", "INSERT INTO t VALUES(1,2)", "WITH x AS (SELECT 1) DELETE FROM t", "CREATE TABLE u(a)"] {
          mock.when(sql).answers(.done)
        }
      }
    ) { stage in
      let texts = [
        "SELECT 1", "VALUES(1)", "INSERT INTO t VALUES(1,2)", "WITH x AS (SELECT 1) DELETE FROM t", "CREATE TABLE u(a)", "BEGIN",
        "BEGIN IMMEDIATE", "COMMIT", "PRAGMA user_version", "PRAGMA user_version = 5", "SAVEPOINT a",
      ]
      return texts.map { unsafe "\(stage.wrapper.sqlite3_stmt_readonly(stage.prepare($0))) \($0)" }
    },
    ConformanceFact(
      "a parameter number that is too high does not compile", page: "lang_expr.html#varparam",
      expected: ["ERROR ERROR variable number must be between ?1 and ?10"], script: { $0.when("SELECT ?0").answers(.done) }
    ) { stage in
      stage.limit(.variableNumber, 10)
      _ = stage.prepare("SELECT ?0")
      return [stage.error]
    },
    ConformanceFact(
      "one parameter more than the limit does not compile", page: "limits.html",
      expected: ["statement", "no statement", "too many SQL variables", "14"],
      script: { mock in for sql in ["SELECT ?, ?", "SELECT ?, :a, ?"] { mock.when(sql).answers(.done) } }
    ) { stage in
      stage.limit(.variableNumber, 2)
      let fits = stage.prepareOutcome("SELECT ?, ?")[1]
      let isTooLong = stage.prepareOutcome("SELECT ?, :a, ?")[1]
      return [fits, isTooLong, stage.message, stage.errorOffset]
    },
  ]
}
