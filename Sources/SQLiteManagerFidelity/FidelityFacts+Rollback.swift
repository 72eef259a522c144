import SQLiteCalls
import SQLiteCore

extension FidelitySuite {
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

  private static func fact(_ name: String, _ expected: [String], _ observe: @escaping @Sendable (FidelityStage) -> [String]) -> FidelityFact
  { FidelityFact(name, page: page, setup: table, expected: expected, script: script, observe: observe) }

  /// The last outcome of each text, with its message unless it was done, and autocommit.
  private static func course(_ bench: FidelityStage, _ texts: String...) -> [String] {
    texts.map { sql in
      let found = bench.rows(sql)
      let message = found.last == "DONE" ? found.dropLast().joined() : bench.error[2]
      return unsafe [found.last ?? "", message, String(bench.wrapper.sqlite3_get_autocommit(bench.db))].joined(separator: " ")
    }
  }

  private static func effects(_ bench: FidelityStage) -> String {
    let (wrapper, db) = unsafe (bench.wrapper, bench.db)
    return unsafe "\(wrapper.sqlite3_changes(db)) \(wrapper.sqlite3_total_changes(db)) \(wrapper.sqlite3_last_insert_rowid(db))"
  }

  /// The facts about transactions that SQLite ends by itself, and about obstacles to the end of a transaction.
  static let rollbackFacts: [FidelityFact] = [
    fact(
      "a full disk rolls the transaction back",
      [
        "DONE  1", "DONE  0", "DONE  0", "DONE  0", "FULL database or disk is full 1", "ERROR cannot rollback - no transaction is active 1",
        "ERROR no such savepoint: s 1", "DONE integer 1 1", "0",
      ]
    ) { bench in
      course(
        bench, "PRAGMA user_version = 1", "BEGIN", "PRAGMA user_version = 2", "SAVEPOINT s", big, "ROLLBACK", "RELEASE s",
        "PRAGMA user_version") + [unsafe String(bench.wrapper.sqlite3_changes(bench.db))]
    },
    fact(
      "a full disk undoes only a statement that has a journal of its own",
      ["DONE  0", "DONE  0", "FULL database or disk is full 0", "DONE integer 2 0", "DONE  1", "DONE integer 2 1"]
    ) { bench in course(bench, "BEGIN", "PRAGMA user_version = 2", bigInJournal, "PRAGMA user_version", "COMMIT", "PRAGMA user_version") },
    fact(
      "a constraint undoes only the statement",
      ["DONE  0", "DONE  0", "CONSTRAINT UNIQUE constraint failed: t.a 0", "DONE integer 2 0", "DONE  1"]
    ) { bench in course(bench, "BEGIN", "PRAGMA user_version = 2", conflict, "PRAGMA user_version", "COMMIT") },
    fact(
      "an interrupt rolls back the transaction of a statement that writes, and of no other",
      ["DONE  0", "INTERRUPT 1", "0", "DONE  0", "INTERRUPT 0", "DONE  1"]
    ) { bench in
      func interrupted(_ sql: String) -> String {
        let statement = bench.prepare(sql)
        bench.step(statement)
        unsafe bench.wrapper.sqlite3_interrupt(bench.db)
        let outcome = bench.step(statement)
        bench.finalize(statement)
        return unsafe "\(outcome) \(bench.wrapper.sqlite3_get_autocommit(bench.db))"
      }
      let first = course(bench, "BEGIN") + [interrupted(returning), unsafe String(bench.wrapper.sqlite3_changes(bench.db))]
      return first + course(bench, "BEGIN") + [interrupted(counting)] + course(bench, "COMMIT")
    },
    FidelityFact(
      "a commit hook is called before a number of the header is set, and can refuse it", page: "c3ref/commit_hook.html",
      expected: ["CONSTRAINT", "integer 0", "CONSTRAINT", "integer 0", "OK", "OK", "CONSTRAINT", "integer 0", "3 3", "OK", "integer 5"]
    ) { bench in
      let (wrapper, db) = unsafe (bench.wrapper, bench.db)
      let (asked, told) = (FidelityCounter(), FidelityCounter())
      bench.exec("ATTACH ':memory:' AS x")
      let _ = unsafe wrapper.sqlite3_commit_hook(db, FidelityCounter.refuse, asked.context)
      let _ = unsafe wrapper.sqlite3_rollback_hook(db, FidelityCounter.increment, told.context)
      func version(_ name: String = "user_version") -> String { bench.rows("PRAGMA \(name)")[0] }
      var found = [
        bench.exec("PRAGMA user_version = 5"), version(), bench.exec("PRAGMA x.application_id = 5"), version("x.application_id"),
      ]
      found += ["BEGIN", "PRAGMA user_version = 5", "COMMIT"].map { bench.exec($0) } + [version(), "\(asked) \(told)"]
      let _ = unsafe wrapper.sqlite3_commit_hook(db, nil, nil)
      return found + [bench.exec("PRAGMA user_version = 5"), version()]
    },
    fact("the rollback hook is called when SQLite rolls back by itself", ["CONSTRAINT", "1", "FULL", "2", "OK", "FULL", "3"]) { bench in
      let counter = FidelityCounter()
      _ = unsafe bench.wrapper.sqlite3_rollback_hook(bench.db, FidelityCounter.increment, counter.context)
      let first = [bench.exec(conflict), "\(counter)", bench.exec(big), "\(counter)"]
      let found = first + [bench.exec("BEGIN"), bench.exec(big), "\(counter)"]
      _ = unsafe bench.wrapper.sqlite3_rollback_hook(bench.db, nil, nil)
      return found
    },
    fact(
      "nothing is committed while a statement that writes stands on its row",
      [
        "BUSY cannot commit transaction - SQL statements in progress 0", "BUSY cannot open savepoint - SQL statements in progress 0",
        "BUSY cannot release savepoint - SQL statements in progress 0", "ERROR no such savepoint: b 0", "OK", "DONE  0", "DONE  1",
      ]
    ) { bench in
      for sql in ["BEGIN", "SAVEPOINT a"] { bench.exec(sql) }
      let statement = bench.prepare(returning)
      bench.step(statement)
      let busy = course(bench, "COMMIT", "SAVEPOINT b", "RELEASE a", "RELEASE b")
      let reset = bench.reset(statement)
      bench.finalize(statement)
      return busy + [reset] + course(bench, "RELEASE a", "COMMIT")
    },
    fact(
      "a rollback is not kept waiting by one that stands on its row",
      ["ROW", "DONE  1", "ERROR cannot commit - no transaction is active 1"]
    ) { bench in
      bench.exec("BEGIN")
      let statement = bench.prepare(returning)
      let first = bench.step(statement)
      let rest = course(bench, "ROLLBACK", "COMMIT")
      bench.finalize(statement)
      return [first] + rest
    },
    fact(
      "nothing is committed while a blob is open for writing",
      ["BUSY cannot commit transaction - SQL statements in progress 0", "DONE  1", "DONE  0", "DONE  1"]
    ) { bench in
      func during(_ flags: Int32, _ texts: String...) -> [String] {
        bench.exec("BEGIN")
        let (blob, _) = open(bench, "t", "b", 1, flags)
        let found = texts.flatMap { course(bench, $0) }
        _ = unsafe bench.wrapper.sqlite3_blob_close(blob)
        return found
      }
      return during(1, "COMMIT") + course(bench, "COMMIT") + during(0, "SAVEPOINT a", "COMMIT")
    },
    fact(
      "RETURNING has inserted everything at its first row, and counts it at its end, a reset as well",
      ["1 1 1", "ROW", "1 1 3", "OK", "2 3 3"]
    ) { bench in
      let before = effects(bench)
      let statement = bench.prepare(returning)
      let found = [before, bench.step(statement), effects(bench), bench.reset(statement), effects(bench)]
      bench.finalize(statement)
      return found
    },
  ]
}
