import SQLiteCalls
import SQLiteCore

extension ConformanceSuite {
  private static let table = ["CREATE TABLE t(a INTEGER PRIMARY KEY, b)", "INSERT INTO t VALUES(1, 'one')", "PRAGMA max_page_count = 3"]
  private static let page = "lang_transaction.html#response_to_errors_within_a_transaction"
  private static let big = "INSERT INTO t(b) VALUES(zeroblob(9000))"
  private static let bigInJournal = "INSERT INTO t(b) SELECT zeroblob(9000) UNION ALL SELECT zeroblob(90)"
  private static let conflict = "INSERT INTO t VALUES(1, 2)"
  private static let returning = "INSERT INTO t(b) VALUES('x'), ('y') RETURNING a"
  private static let counting = "WITH RECURSIVE n(i) AS (VALUES(1) UNION ALL SELECT i+1 FROM n LIMIT 9) SELECT i FROM n"

  private static let script: @Sendable (MockSqlite3Wrapper) -> Void = { mock in
    mock.when(table[1]).changes(1).lastInsertRowid(1)
    mock.when(big).fails(.full)
    mock.when(bigInJournal).fails(.full, endsTransaction: false)
    mock.when(conflict).fails(.constraintPrimarykey, message: "UNIQUE constraint failed: t.a")
    mock.when(returning).answers(columns: ["a"], rows: [[2], [3]]).changes(2).lastInsertRowid(3)
    mock.when(counting).answers(columns: ["i"], rows: (1...9).map { [.integer($0)] })
    mock.blob("main", "t", "b", rowid: 1, Array("one".utf8))
  }

  private static func fact(_ name: String, _ expected: [String], _ observe: @escaping @Sendable (ConformanceStage) -> [String])
    -> ConformanceFact
  { ConformanceFact(name, page: page, setup: table, expected: expected, script: script, observe: observe) }

  /// Returns the outcome of each SQL text, with the error message if it failed, and the autocommit state.
  private static func outcomes(_ stage: ConformanceStage, _ texts: String...) -> [String] {
    texts.map { sql in
      let found = stage.rows(sql)
      let message = found.last == "DONE" ? found.dropLast().joined() : stage.message
      return [found.last ?? "", message, stage.autocommit].joined(separator: " ")
    }
  }

  private static func effects(_ stage: ConformanceStage) -> String { "\(stage.changes) \(stage.totals)" }

  /// The facts about transactions that SQLite ends by itself, and about conditions that prevent the end of a transaction.
  static let rollbackFacts: [ConformanceFact] = [
    fact(
      "a full disk rolls the transaction back",
      [
        "DONE  1", "DONE  0", "DONE  0", "DONE  0", "FULL database or disk is full 1", "ERROR cannot rollback - no transaction is active 1",
        "ERROR no such savepoint: s 1", "DONE integer 1 1", "0",
      ]
    ) { stage in
      outcomes(
        stage, "PRAGMA user_version = 1", "BEGIN", "PRAGMA user_version = 2", "SAVEPOINT s", big, "ROLLBACK", "RELEASE s",
        "PRAGMA user_version") + [stage.changes]
    },
    fact(
      "a full disk undoes only a statement that has a journal of its own",
      ["DONE  0", "DONE  0", "FULL database or disk is full 0", "DONE integer 2 0", "DONE  1", "DONE integer 2 1"]
    ) { stage in outcomes(stage, "BEGIN", "PRAGMA user_version = 2", bigInJournal, "PRAGMA user_version", "COMMIT", "PRAGMA user_version")
    },
    fact(
      "a constraint undoes only the statement",
      ["DONE  0", "DONE  0", "CONSTRAINT UNIQUE constraint failed: t.a 0", "DONE integer 2 0", "DONE  1"]
    ) { stage in outcomes(stage, "BEGIN", "PRAGMA user_version = 2", conflict, "PRAGMA user_version", "COMMIT") },
    fact(
      "an interrupt rolls back the transaction of a statement that writes, and of no other",
      ["DONE  0", "INTERRUPT 1", "0", "DONE  0", "INTERRUPT 0", "DONE  1"]
    ) { stage in
      func interrupted(_ sql: String) -> String {
        let statement = stage.prepare(sql)
        stage.step(statement)
        stage.interrupt()
        let outcome = stage.step(statement)
        stage.finalize(statement)
        return "\(outcome) \(stage.autocommit)"
      }
      let first = outcomes(stage, "BEGIN") + [interrupted(returning), stage.changes]
      return first + outcomes(stage, "BEGIN") + [interrupted(counting)] + outcomes(stage, "COMMIT")
    },
    ConformanceFact(
      "a commit hook is called before a number of the header is set, and can refuse it", page: "c3ref/commit_hook.html",
      expected: ["CONSTRAINT", "integer 0", "CONSTRAINT", "integer 0", "OK", "OK", "CONSTRAINT", "integer 0", "3 3", "OK", "integer 5"]
    ) { stage in
      let (wrapper, db) = unsafe (stage.wrapper, stage.db)
      let (commits, rollbacks) = (ConformanceCounter(), ConformanceCounter())
      stage.exec("ATTACH ':memory:' AS x")
      let _ = unsafe wrapper.sqlite3_commit_hook(db, ConformanceCounter.refuse, commits.context)
      let _ = unsafe wrapper.sqlite3_rollback_hook(db, ConformanceCounter.increment, rollbacks.context)
      func version(_ name: String = "user_version") -> String { stage.rows("PRAGMA \(name)")[0] }
      var found = [
        stage.exec("PRAGMA user_version = 5"), version(), stage.exec("PRAGMA x.application_id = 5"), version("x.application_id"),
      ]
      found += ["BEGIN", "PRAGMA user_version = 5", "COMMIT"].map { stage.exec($0) } + [version(), "\(commits) \(rollbacks)"]
      let _ = unsafe wrapper.sqlite3_commit_hook(db, nil, nil)
      return found + [stage.exec("PRAGMA user_version = 5"), version()]
    },
    fact("the rollback hook is called when SQLite rolls back by itself", ["CONSTRAINT", "1", "FULL", "2", "OK", "FULL", "3"]) { stage in
      let counter = ConformanceCounter()
      _ = unsafe stage.wrapper.sqlite3_rollback_hook(stage.db, ConformanceCounter.increment, counter.context)
      let first = [stage.exec(conflict), "\(counter)", stage.exec(big), "\(counter)"]
      let found = first + [stage.exec("BEGIN"), stage.exec(big), "\(counter)"]
      _ = unsafe stage.wrapper.sqlite3_rollback_hook(stage.db, nil, nil)
      return found
    },
    fact(
      "nothing is committed while a statement that writes stands on its row",
      [
        "BUSY cannot commit transaction - SQL statements in progress 0", "BUSY cannot open savepoint - SQL statements in progress 0",
        "BUSY cannot release savepoint - SQL statements in progress 0", "ERROR no such savepoint: b 0", "OK", "DONE  0", "DONE  1",
      ]
    ) { stage in
      for sql in ["BEGIN", "SAVEPOINT a"] { stage.exec(sql) }
      let statement = stage.prepare(returning)
      stage.step(statement)
      let busy = outcomes(stage, "COMMIT", "SAVEPOINT b", "RELEASE a", "RELEASE b")
      let reset = stage.reset(statement)
      stage.finalize(statement)
      return busy + [reset] + outcomes(stage, "RELEASE a", "COMMIT")
    },
    fact(
      "a rollback is not kept waiting by one that stands on its row",
      ["ROW", "DONE  1", "ERROR cannot commit - no transaction is active 1"]
    ) { stage in
      stage.exec("BEGIN")
      let statement = stage.prepare(returning)
      let first = stage.step(statement)
      let rest = outcomes(stage, "ROLLBACK", "COMMIT")
      stage.finalize(statement)
      return [first] + rest
    },
    fact(
      "nothing is committed while a blob is open for writing",
      ["BUSY cannot commit transaction - SQL statements in progress 0", "DONE  1", "DONE  0", "DONE  1"]
    ) { stage in
      func during(_ flags: Int32, _ texts: String...) -> [String] {
        stage.exec("BEGIN")
        let (blob, _) = open(stage, "t", "b", 1, flags)
        let found = texts.flatMap { outcomes(stage, $0) }
        _ = unsafe stage.wrapper.sqlite3_blob_close(blob)
        return found
      }
      return during(1, "COMMIT") + outcomes(stage, "COMMIT") + during(0, "SAVEPOINT a", "COMMIT")
    },
    fact(
      "RETURNING has inserted everything at its first row, and counts it at its end, a reset as well",
      ["1 1 1", "ROW", "1 1 3", "OK", "2 3 3"]
    ) { stage in
      let before = effects(stage)
      let statement = stage.prepare(returning)
      let found = [before, stage.step(statement), effects(stage), stage.reset(statement), effects(stage)]
      stage.finalize(statement)
      return found
    },
  ]
}
