import SQLiteCalls

extension FidelitySuite {
  /// Errors.
  static let errorFacts: [FidelityFact] = [
    FidelityFact(
      "every primary code has its text", page: "c3ref/errcode.html",
      expected: [
        "not an error", "SQL logic error", "unknown error", "access permission denied", "query aborted", "database is locked",
        "database table is locked", "out of memory", "attempt to write a readonly database", "interrupted", "disk I/O error",
        "database disk image is malformed", "unknown operation", "database or disk is full", "unable to open database file",
        "locking protocol", "unknown error", "database schema has changed", "string or blob too big", "constraint failed",
        "datatype mismatch", "bad parameter or other API misuse", "unknown error", "authorization denied", "unknown error",
        "column index out of range", "file is not a database", "notification message", "warning message", "another row available",
        "no more rows available", "abort due to ROLLBACK", "constraint failed", "constraint failed", "locking protocol",
      ],
      observe: { bench in
        ((0...28).map { Int32($0) } + [100, 101, 516, 2067, 787, 9999]).map { unsafe bench.string(bench.wrapper.sqlite3_errstr($0)) }
      }),
    FidelityFact(
      "without a connection the error is no memory", page: "c3ref/errcode.html", expected: ["7", "7", "out of memory", "-1"],
      observe: { bench in
        let wrapper = bench.wrapper
        return unsafe [
          String(wrapper.sqlite3_errcode(nil)), String(wrapper.sqlite3_extended_errcode(nil)),
          bench.string(wrapper.sqlite3_errmsg(nil)), String(wrapper.sqlite3_error_offset(nil)),
        ]
      }),
    FidelityFact(
      "after a step the error code is that of the step", page: "c3ref/errcode.html",
      expected: [
        "OK", "OK", "not an error", "ROW", "ROW", "another row available", "DONE", "DONE", "no more rows available", "OK", "OK",
        "not an error",
      ],
      script: { $0.when("SELECT 1").answers(columns: ["1"], rows: [[1]]) },
      observe: { bench in
        let statement = unsafe bench.prepare("SELECT 1")
        var found = bench.error
        unsafe bench.step(statement)
        found += bench.error
        unsafe bench.step(statement)
        found += bench.error
        unsafe bench.reset(statement)
        return found + bench.error
      }),
    FidelityFact(
      "an old message is not seen with a new code", page: "c3ref/errcode.html", expected: ["OK", "OK", "not an error", "ROW", "7"],
      script: {
        $0.when("SELECT x").failsToPrepare(.error, message: "no such column: x", byteOffset: 7)
        $0.when("SELECT ?").answers(columns: ["?"], rows: [[nil]])
      },
      observe: { bench in
        let statement = unsafe bench.prepare("SELECT ?")
        _ = unsafe bench.prepare("SELECT x")
        unsafe bench.bind(statement, 1, 1)
        let bound = bench.error
        _ = unsafe bench.prepare("SELECT x")
        unsafe bench.step(statement)
        return unsafe bound + [bench.error[0], String(bench.wrapper.sqlite3_error_offset(bench.db))]
      }),
  ]

  /// Connections.
  static let connectionFacts: [FidelityFact] = [
    FidelityFact(
      "closing no connection is no error", page: "c3ref/close.html", expected: ["OK", "OK"],
      observe: { unsafe [FidelityBench.name($0.wrapper.sqlite3_close(nil)), FidelityBench.name($0.wrapper.sqlite3_close_v2(nil))] }),
    FidelityFact(
      "a connection with open statements is not closed and goes on", page: "c3ref/close.html",
      expected: ["BUSY", "BUSY", "BUSY", "unable to close due to unfinalized statements or unfinished backups", "integer 1"],
      script: { $0.when("SELECT 1").answers(columns: ["1"], rows: [[1]]) },
      observe: { bench in
        let statement = unsafe bench.prepare("SELECT 1")
        let code = unsafe FidelityBench.name(bench.wrapper.sqlite3_close(bench.db))
        return unsafe [code] + bench.error + bench.row(statement)
      }),
    FidelityFact(
      "close_v2 lets open statements finish", page: "c3ref/close.html", expected: ["integer 1", "OK", "integer 2", "OK"],
      script: { $0.when("VALUES(1),(2)").answers(columns: ["column1"], rows: [[1], [2]]) },
      observe: { bench in
        let other = unsafe bench.openAnother()
        let statement = unsafe bench.prepare("VALUES(1),(2)", on: other)
        let first = unsafe bench.row(statement)
        let code = unsafe FidelityBench.name(bench.wrapper.sqlite3_close_v2(other))
        return unsafe first + [code] + bench.row(statement) + [bench.finalize(statement)]
      }),
    FidelityFact(
      "opening wants an access mode, and what could not be opened is closed", page: "c3ref/open.html",
      expected: ["MISUSE", "MISUSE", "MISUSE", "bad parameter or other API misuse", "OK"],
      observe: { bench in
        var db: OpaquePointer?
        let code = unsafe bench.wrapper.sqlite3_open_v2(":memory:", &db, OpenFlags.create.rawValue, nil)
        var statement: OpaquePointer?
        let refused = unsafe bench.wrapper.sqlite3_prepare_v2(db, "PRAGMA user_version", -1, &statement, nil)
        let found = unsafe [code, refused, bench.wrapper.sqlite3_errcode(db)].map { FidelityBench.name($0) }
        let message = unsafe bench.string(bench.wrapper.sqlite3_errmsg(db))
        return unsafe found + [message, FidelityBench.name(bench.wrapper.sqlite3_close(db))]
      }),
    FidelityFact(
      "changes and rowids follow inserts, and a failed one changes nothing", page: "c3ref/changes.html",
      setup: ["CREATE TABLE t(a INTEGER PRIMARY KEY, b)"],
      expected: ["DONE 2 2 2 8", "DONE 2 2 2 8", "CONSTRAINT 0 0 2 8", "DONE 1 1 3 8", "DONE 0 0 3 8"],
      script: { mock in
        mock.when("INSERT INTO t VALUES(7,'a'),(8,'b')").answers(.changed(2, lastInsertRowid: 8))
        mock.when("INSERT INTO t VALUES(8,'c')").fails(.constraintPrimarykey, message: "UNIQUE constraint failed: t.a")
        mock.when("DELETE FROM t WHERE a = 7").answers(.changed(1))
        mock.when("DELETE FROM t WHERE a = 99").answers(.changed(0))
        mock.when("SELECT 1").answers(columns: ["1"], rows: [[1]])
      },
      observe: { bench in
        func effects(_ sql: String) -> String {
          let wrapper = bench.wrapper
          let outcome = bench.rows(sql).last ?? ""
          let changes = unsafe "\(wrapper.sqlite3_changes(bench.db)) \(wrapper.sqlite3_changes64(bench.db))"
          return unsafe "\(outcome) \(changes) \(wrapper.sqlite3_total_changes(bench.db)) \(wrapper.sqlite3_last_insert_rowid(bench.db))"
        }
        let texts = [
          "INSERT INTO t VALUES(7,'a'),(8,'b')", "SELECT 1", "INSERT INTO t VALUES(8,'c')", "DELETE FROM t WHERE a = 7",
          "DELETE FROM t WHERE a = 99",
        ]
        return texts.map { effects($0) }
      }),
    FidelityFact(
      "the last rowid can be set", page: "c3ref/set_last_insert_rowid.html", expected: ["-5"],
      observe: { bench in
        unsafe bench.wrapper.sqlite3_set_last_insert_rowid(bench.db, -5)
        return unsafe [String(bench.wrapper.sqlite3_last_insert_rowid(bench.db))]
      }),
    FidelityFact(
      "a connection knows its file, its schemas and whether it only reads", page: "c3ref/db_filename.html",
      expected: ["", "", "nil", "0", "-1", "main", "temp", "nil"],
      observe: { bench in
        let wrapper = bench.wrapper
        return unsafe [
          bench.string(wrapper.sqlite3_db_filename(bench.db, "main")), bench.string(wrapper.sqlite3_db_filename(bench.db, nil)),
          bench.string(wrapper.sqlite3_db_filename(bench.db, "none")), String(wrapper.sqlite3_db_readonly(bench.db, "main")),
          String(wrapper.sqlite3_db_readonly(bench.db, "none")), bench.string(wrapper.sqlite3_db_name(bench.db, 0)),
          bench.string(wrapper.sqlite3_db_name(bench.db, 1)), bench.string(wrapper.sqlite3_db_name(bench.db, 2)),
        ]
      }),
    FidelityFact(
      "options are set and asked for", page: "c3ref/db_config.html",
      expected: ["OK 0", "OK 1", "OK 1", "OK 1", "OK 0", "OK 1", "OK 1", "ERROR -7"],
      observe: { bench in
        func option(_ option: ConnectionOption, _ value: Int32) -> String {
          var now: Int32 = -7
          let code = unsafe bench.wrapper.sqlite3_db_config(bench.db, option.rawValue, value, 0, &now)
          return "\(FidelityBench.name(code)) \(now)"
        }
        return [
          option(.defensive, -1), option(.defensive, 1), option(.defensive, -1), option(.enableTrigger, -1), option(.enableView, 0),
          option(.trustedSchema, -1), option(.enableFkey, 5), option(ConnectionOption(rawValue: 999), 1),
        ]
      }),
    FidelityFact(
      "limits are lowered, not raised above the library's", page: "c3ref/limit.html", expected: ["2000", "2000", "100", "2000", "-1"],
      observe: { bench in
        let wrapper = bench.wrapper
        return unsafe [
          wrapper.sqlite3_limit(bench.db, Limit.column.rawValue, -1), wrapper.sqlite3_limit(bench.db, Limit.column.rawValue, 100),
          wrapper.sqlite3_limit(bench.db, Limit.column.rawValue, 99999), wrapper.sqlite3_limit(bench.db, Limit.column.rawValue, -1),
          wrapper.sqlite3_limit(bench.db, 99, -1),
        ].map { String($0) }
      }),
    FidelityFact(
      "a text of several statements is run to its first error", page: "c3ref/exec.html", setup: ["CREATE TABLE t(a UNIQUE)"],
      expected: ["CONSTRAINT", "UNIQUE constraint failed: t.a", "CONSTRAINT", "2067", "UNIQUE constraint failed: t.a", "OK", "OK"],
      script: { mock in
        mock.when("INSERT INTO t VALUES(1)").answers(.changed(1, lastInsertRowid: 1))
          .fails(.constraintUnique, message: "UNIQUE constraint failed: t.a")
        mock.when("INSERT INTO t VALUES(2)").answers(.changed(1, lastInsertRowid: 2))
      },
      observe: { bench in
        var message: UnsafeMutablePointer<CChar>?
        let sql = "INSERT INTO t VALUES(1); /* again */ INSERT INTO t VALUES(1); INSERT INTO t VALUES(2)"
        let code = unsafe bench.wrapper.sqlite3_exec(bench.db, sql, nil, nil, &message)
        return unsafe [FidelityBench.name(code), bench.taking(message)] + bench.error + [bench.exec(""), bench.exec("-- nothing")]
      }),
    FidelityFact(
      "the callback of exec gets each row and can stop", page: "c3ref/exec.html",
      expected: ["ABORT", "2", "ABORT", "ABORT", "query aborted"],
      script: { $0.when("VALUES(1),(2),(3)").answers(columns: ["column1"], rows: [[1], [2], [3]]) },
      observe: { bench in
        let counter = FidelityCounter()
        let stop = unsafe bench.wrapper.sqlite3_exec(
          bench.db, "VALUES(1),(2),(3)",
          { context, count, texts, names in
            guard let number = unsafe context?.assumingMemoryBound(to: Int32.self) else { return 1 }
            unsafe number.pointee += count
            return unsafe number.pointee == 2 ? 1 : 0
          }, unsafe counter.context, nil)
        return [FidelityBench.name(stop), counter.description] + bench.error
      }),
  ]

  private static func state(_ bench: FidelityBench) -> String {
    unsafe "\(bench.wrapper.sqlite3_get_autocommit(bench.db)) \(bench.wrapper.sqlite3_txn_state(bench.db, "main"))"
  }

  /// A fact about a course of statements: the outcome, autocommit and the state of the transaction behind each.
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
