import SQLiteCalls

extension ConformanceSuite {
  static func state(_ stage: ConformanceStage) -> String {
    unsafe "\(stage.autocommit) \(stage.wrapper.sqlite3_txn_state(stage.db, "main"))"
  }

  /// Creates a fact about consecutive statements: the outcome, autocommit and the transaction state after each.
  private static func outcomes(_ name: String, _ texts: [String], setup: [String] = [], _ expected: [String]) -> ConformanceFact {
    ConformanceFact(
      name, page: "lang_transaction.html", setup: setup, expected: expected,
      script: { mock in
        mock.when("INSERT INTO t VALUES(1)").answers(.changed(1, lastInsertRowid: 1))
        mock.when("SELECT * FROM t").answers(columns: ["a"], rows: [])
      },
      observe: { stage in
        texts.map { sql in
          let outcome = stage.rows(sql).last ?? ""
          return "\(outcome) \(state(stage))" + (outcome == "DONE" ? "" : " \(stage.message)")
        }
      })
  }

  static let transactionFacts: [ConformanceFact] = [
    outcomes(
      "BEGIN and COMMIT turn autocommit off and on", ["BEGIN", "BEGIN", "COMMIT", "COMMIT", "ROLLBACK", "BEGIN", "ROLLBACK"],
      [
        "DONE 0 0", "ERROR 0 0 cannot start a transaction within a transaction", "DONE 1 0",
        "ERROR 1 0 cannot commit - no transaction is active", "ERROR 1 0 cannot rollback - no transaction is active", "DONE 0 0",
        "DONE 1 0",
      ]),
    outcomes(
      "an immediate transaction writes at once", ["BEGIN IMMEDIATE", "END", "BEGIN EXCLUSIVE TRANSACTION", "ROLLBACK TRANSACTION"],
      ["DONE 0 2", "DONE 1 0", "DONE 0 2", "DONE 1 0"]),
    outcomes(
      "a transaction reads and then writes", ["BEGIN", "SELECT * FROM t", "INSERT INTO t VALUES(1)", "COMMIT"],
      setup: ["CREATE TABLE t(a)"], ["DONE 0 0", "DONE 0 1", "DONE 0 2", "DONE 1 0"]),
    outcomes(
      "a PRAGMA reads in a transaction when its answer is in the file",
      ["BEGIN", "PRAGMA cache_size", "PRAGMA user_version", "COMMIT", "BEGIN", "PRAGMA page_count", "PRAGMA user_version = 2", "ROLLBACK"],
      ["DONE 0 0", "DONE 0 0", "DONE 0 1", "DONE 1 0", "DONE 0 0", "DONE 0 1", "DONE 0 2", "DONE 1 0"]),
    outcomes(
      "a savepoint opens a transaction and its release ends it",
      ["SAVEPOINT Outer", "SAVEPOINT \"in ner\"", "ROLLBACK TO \"in ner\"", "RELEASE nowhere", "RELEASE outer", "ROLLBACK TO outer"],
      ["DONE 0 0", "DONE 0 0", "DONE 0 0", "ERROR 0 0 no such savepoint: nowhere", "DONE 1 0", "ERROR 1 0 no such savepoint: outer"]),
    outcomes(
      "inside BEGIN the release of a savepoint ends nothing", ["BEGIN", "SAVEPOINT a", "RELEASE SAVEPOINT a", "COMMIT"],
      ["DONE 0 0", "DONE 0 0", "DONE 0 0", "DONE 1 0"]), misspelled,
  ]

  /// The fact about SQL texts that resemble a transaction statement but are not valid.
  private static let misspelled = ConformanceFact(
    "a misspelt beginning or end of a transaction is a syntax error", page: "lang_transaction.html",
    expected: [
      "near \"IMEDIATE\": syntax error 6", "near \"TRANSACTON\": syntax error 7", "near \"WORK\": syntax error 6", "incomplete input -1",
      "incomplete input -1", "unrecognized token: \"\"S \" 10", "near \"x\": syntax error 16", "near \"COMMIT\": syntax error 10",
      "near \"b\": syntax error 12", "near \"1\": syntax error 10", "near \"x\": syntax error 9", "not an error -1",
    ]
  ) { stage in
    [
      "BEGIN IMEDIATE", "COMMIT TRANSACTON", "BEGIN WORK", "ROLLBACK TO", "SAVEPOINT", "SAVEPOINT \"S ", "BEGIN IMMEDIATE x",
      "SAVEPOINT COMMIT", "SAVEPOINT a b", "SAVEPOINT 1", "ROLLBACK x", "ROLLBACK TRANSACTION a TO SAVEPOINT 'b c'",
    ].map { sql in
      stage.finalize(stage.prepare(sql))
      return "\(stage.message) \(stage.errorOffset)"
    }
  }
}
