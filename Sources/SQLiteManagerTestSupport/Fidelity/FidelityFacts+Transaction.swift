import SQLiteCalls

extension FidelitySuite {
  private static func state(_ bench: FidelityStage) -> String {
    unsafe "\(bench.wrapper.sqlite3_get_autocommit(bench.db)) \(bench.wrapper.sqlite3_txn_state(bench.db, "main"))"
  }

  /// A fact about a course of statements: the outcome, autocommit and the state of the transaction after each.
  private static func course(_ name: String, _ texts: [String], setup: [String] = [], _ expected: [String]) -> FidelityFact {
    FidelityFact(
      name, page: "lang_transaction.html", setup: setup, expected: expected,
      script: { mock in
        mock.when("INSERT INTO t VALUES(1)").answers(.changed(1, lastInsertRowid: 1))
        mock.when("SELECT * FROM t").answers(columns: ["a"], rows: [])
      },
      observe: { bench in
        texts.map { sql in
          let outcome = bench.rows(sql).last ?? ""
          return "\(outcome) \(state(bench))" + (outcome == "DONE" ? "" : " \(bench.error[2])")
        }
      })
  }

  /// Transactions.
  static let transactionFacts: [FidelityFact] = [
    course(
      "BEGIN and COMMIT turn autocommit off and on", ["BEGIN", "BEGIN", "COMMIT", "COMMIT", "ROLLBACK", "BEGIN", "ROLLBACK"],
      [
        "DONE 0 0", "ERROR 0 0 cannot start a transaction within a transaction", "DONE 1 0",
        "ERROR 1 0 cannot commit - no transaction is active", "ERROR 1 0 cannot rollback - no transaction is active", "DONE 0 0",
        "DONE 1 0",
      ]),
    course(
      "an immediate transaction writes at once", ["BEGIN IMMEDIATE", "END", "BEGIN EXCLUSIVE TRANSACTION", "ROLLBACK TRANSACTION"],
      ["DONE 0 2", "DONE 1 0", "DONE 0 2", "DONE 1 0"]),
    course(
      "a transaction reads and then writes", ["BEGIN", "SELECT * FROM t", "INSERT INTO t VALUES(1)", "COMMIT"],
      setup: ["CREATE TABLE t(a)"], ["DONE 0 0", "DONE 0 1", "DONE 0 2", "DONE 1 0"]),
    course(
      "a savepoint opens a transaction and its release ends it",
      ["SAVEPOINT Outer", "SAVEPOINT \"in ner\"", "ROLLBACK TO \"in ner\"", "RELEASE nowhere", "RELEASE outer", "ROLLBACK TO outer"],
      ["DONE 0 0", "DONE 0 0", "DONE 0 0", "ERROR 0 0 no such savepoint: nowhere", "DONE 1 0", "ERROR 1 0 no such savepoint: outer"]),
    course(
      "inside BEGIN the release of a savepoint ends nothing", ["BEGIN", "SAVEPOINT a", "RELEASE SAVEPOINT a", "COMMIT"],
      ["DONE 0 0", "DONE 0 0", "DONE 0 0", "DONE 1 0"]),
    FidelityFact(
      "user_version is 0 until it is set", page: "pragma.html#pragma_user_version",
      expected: ["integer 0", "DONE", "DONE", "integer 42", "DONE"],
      observe: { $0.rows("PRAGMA user_version") + $0.rows("PRAGMA user_version = 42") + $0.rows("PRAGMA main.user_version") }),
    FidelityFact(
      "foreign keys are off until they are turned on", page: "pragma.html#pragma_foreign_keys",
      expected: ["integer 0", "DONE", "DONE", "integer 1", "DONE"],
      observe: { $0.rows("PRAGMA foreign_keys") + $0.rows("PRAGMA foreign_keys = ON") + $0.rows("PRAGMA foreign_keys;") }),
    FidelityFact(
      "the busy timeout can be asked for", page: "pragma.html#pragma_busy_timeout",
      expected: ["integer 250", "DONE", "integer 100", "DONE"],
      observe: { bench in
        _ = unsafe bench.wrapper.sqlite3_busy_timeout(bench.db, 250)
        return bench.rows("PRAGMA busy_timeout") + bench.rows("PRAGMA busy_timeout = 100")
      }),
    FidelityFact(
      "a database in memory has its own journal mode", page: "pragma.html#pragma_journal_mode", expected: ["text 'memory'", "DONE"],
      observe: { $0.rows("PRAGMA journal_mode") }),
  ]
}
