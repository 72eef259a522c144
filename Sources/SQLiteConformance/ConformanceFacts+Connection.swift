import SQLiteCalls
import SQLiteCore

extension ConformanceSuite {
  static let connectionFacts: [ConformanceFact] = [
    ConformanceFact("closing no connection is not an error", page: "c3ref/close.html", expected: ["OK", "OK"]) {
      unsafe [$0.close(nil)] + $0.codes($0.wrapper.sqlite3_close_v2(nil))
    },
    one(
      "a connection with open statements is not closed and goes on",
      ["BUSY", "BUSY BUSY unable to close due to unfinalized statements or unfinished backups", "integer 1"],
      page: "c3ref/close.html"
    ) { stage, statement in unsafe [stage.close(stage.db), stage.error] + stage.row(statement) },
    ConformanceFact(
      "close_v2 lets open statements finish", page: "c3ref/close.html", expected: ["integer 1", "OK", "integer 2", "OK"],
      script: rows.script
    ) { stage in
      let other = stage.openAnother()
      let statement = stage.prepare("VALUES(1),(2)", on: other)
      let first = stage.row(statement)
      let code = unsafe stage.codes(stage.wrapper.sqlite3_close_v2(other))
      return first + code + stage.row(statement) + [stage.finalize(statement)]
    },
    ConformanceFact(
      "opening needs an access mode, and a handle that could not be opened can be closed", page: "c3ref/open.html",
      expected: ["MISUSE", "MISUSE", "MISUSE", "bad parameter or other API misuse", "OK"]
    ) { stage in
      var db: OpaquePointer?
      let code = unsafe stage.wrapper.sqlite3_open_v2(":memory:", &db, OpenFlags.create.rawValue, nil)
      var statement: OpaquePointer?
      let refused = unsafe stage.wrapper.sqlite3_prepare_v2(db, "PRAGMA user_version", -1, &statement, nil)
      let found = unsafe stage.codes(code, refused, stage.wrapper.sqlite3_errcode(db))
      return found + [stage.message(of: db), stage.close(db)]
    },
    ConformanceFact(
      "changes and rowids follow inserts, and a failed one changes nothing", page: "c3ref/changes.html",
      setup: ["CREATE TABLE t(a INTEGER PRIMARY KEY, b)"],
      expected: ["DONE 2 2 2 8", "DONE 2 2 2 8", "CONSTRAINT 0 0 2 8", "DONE 1 1 3 8", "DONE 0 0 3 8"],
      script: { mock in
        mock.when("INSERT INTO t VALUES(7,'a'),(8,'b')").answers(.changed(2, lastInsertRowid: 8))
        mock.when("INSERT INTO t VALUES(8,'c')").fails(.constraintPrimarykey, message: "UNIQUE constraint failed: t.a")
        mock.when("DELETE FROM t WHERE a = 7").answers(.changed(1))
        mock.when("DELETE FROM t WHERE a = 99").answers(.changed(0))
        one.script(mock)
      }
    ) { stage in
      func effects(_ sql: String) -> String {
        let outcome = stage.rows(sql).last ?? ""
        return unsafe "\(outcome) \(stage.changes) \(stage.wrapper.sqlite3_changes64(stage.db)) \(stage.totals)"
      }
      let texts = [
        "INSERT INTO t VALUES(7,'a'),(8,'b')", "SELECT 1", "INSERT INTO t VALUES(8,'c')", "DELETE FROM t WHERE a = 7",
        "DELETE FROM t WHERE a = 99",
      ]
      return texts.map { effects($0) }
    },
    ConformanceFact("the last rowid can be set", page: "c3ref/set_last_insert_rowid.html", expected: ["-5"]) { stage in
      unsafe stage.wrapper.sqlite3_set_last_insert_rowid(stage.db, -5)
      return unsafe [String(stage.wrapper.sqlite3_last_insert_rowid(stage.db))]
    },
    ConformanceFact(
      "a connection knows its file, its schemas and whether it only reads", page: "c3ref/db_filename.html",
      expected: ["", "", "nil", "nil", "0", "-1", "-1", "main", "temp", "nil"]
    ) { stage in
      let wrapper = stage.wrapper
      return unsafe [
        stage.string(wrapper.sqlite3_db_filename(stage.db, "main")), stage.string(wrapper.sqlite3_db_filename(stage.db, nil)),
        stage.string(wrapper.sqlite3_db_filename(stage.db, "none")), stage.string(wrapper.sqlite3_db_filename(stage.db, "temp")),
        String(wrapper.sqlite3_db_readonly(stage.db, "main")), String(wrapper.sqlite3_db_readonly(stage.db, "none")),
        String(wrapper.sqlite3_db_readonly(stage.db, "temp")), stage.string(wrapper.sqlite3_db_name(stage.db, 0)),
        stage.string(wrapper.sqlite3_db_name(stage.db, 1)), stage.string(wrapper.sqlite3_db_name(stage.db, 2)),
      ]
    },
    ConformanceFact(
      "a connection opened to read writes temporary tables alone, whatever is attached to it", page: "c3ref/open.html",
      expected: [
        "READONLY", "READONLY", "READONLY", "attempt to write a readonly database", "OK", "OK", "OK", "OK", "READONLY", "READONLY", "OK",
        "OK", "1 1",
      ],
      script: { mock in
        for sql in ["CREATE TABLE t(a)", "CREATE TEMP TABLE w(a)", "INSERT INTO temp.w VALUES(1)", "CREATE TABLE x.t(a)"] {
          mock.when(sql).answers(.done)
        }
      }
    ) { stage in
      let (wrapper, db) = (stage.wrapper, stage.openAnother(readonly: true))
      func run(_ sql: String) -> String { stage.exec(sql, on: db) }
      var found = ["CREATE TABLE t(a)", "PRAGMA incremental_vacuum", "PRAGMA user_version = 5"].map(run)
      found.append(stage.message(of: db))
      found += [
        "CREATE TEMP TABLE w(a)", "INSERT INTO temp.w VALUES(1)", "PRAGMA temp.user_version = 5", "ATTACH ':memory:' AS x",
        "PRAGMA x.user_version = 5", "CREATE TABLE x.t(a)", "BEGIN IMMEDIATE", "COMMIT",
      ].map(run)
      unsafe found.append("\(wrapper.sqlite3_db_readonly(db, "main")) \(wrapper.sqlite3_db_readonly(db, "x"))")
      stage.close(db)
      return found
    },
    ConformanceFact(
      "options are set and read", page: "c3ref/db_config.html",
      expected: ["OK 0", "OK 1", "OK 1", "OK 1", "OK 0", "OK 1", "OK 1", "ERROR -7"]
    ) { stage in
      func option(_ option: ConnectionOption, _ value: Int32) -> String {
        var now: Int32 = -7
        let code = unsafe stage.wrapper.sqlite3_db_config(stage.db, option.rawValue, value, 0, &now)
        return "\(ConformanceStage.name(code)) \(now)"
      }
      return [
        option(.defensive, -1), option(.defensive, 1), option(.defensive, -1), option(.enableTrigger, -1), option(.enableView, 0),
        option(.trustedSchema, -1), option(.enableFkey, 5), option(ConnectionOption(rawValue: 999), 1),
      ]
    },
    ConformanceFact(
      "limits are lowered, not raised above the library's", page: "c3ref/limit.html", expected: ["2000", "2000", "100", "2000", "-1"]
    ) { stage in
      [
        stage.limit(.column, -1), stage.limit(.column, 100), stage.limit(.column, 99999), stage.limit(.column, -1),
        stage.limit(Limit(rawValue: 99), -1),
      ].map { String($0) }
    },
    ConformanceFact(
      "a text of several statements is run to its first error", page: "c3ref/exec.html", setup: ["CREATE TABLE t(a UNIQUE)"],
      expected: ["CONSTRAINT", "UNIQUE constraint failed: t.a", "CONSTRAINT 2067 UNIQUE constraint failed: t.a", "OK", "OK"],
      script: { mock in
        mock.when("INSERT INTO t VALUES(1)").answers(.changed(1, lastInsertRowid: 1)).fails(
          .constraintUnique, message: "UNIQUE constraint failed: t.a")
        mock.when("INSERT INTO t VALUES(2)").answers(.changed(1, lastInsertRowid: 2))
      }
    ) { stage in
      var message: UnsafeMutablePointer<CChar>?
      let sql = "INSERT INTO t VALUES(1); /* again */ INSERT INTO t VALUES(1); INSERT INTO t VALUES(2)"
      let code = unsafe stage.wrapper.sqlite3_exec(stage.db, sql, nil, nil, &message)
      return unsafe stage.codes(code) + [stage.taking(message), stage.error, stage.exec(""), stage.exec("-- nothing")]
    },
    ConformanceFact(
      "the callback of exec gets each row and can stop", page: "c3ref/exec.html",
      expected: ["ABORT", "2", "ABORT ABORT query aborted"],
      script: { $0.when("VALUES(1),(2),(3)").answers(columns: ["column1"], rows: [[1], [2], [3]]) }
    ) { stage in
      let counter = ConformanceCounter()
      let stop = unsafe stage.wrapper.sqlite3_exec(
        stage.db, "VALUES(1),(2),(3)",
        { context, count, texts, names in
          guard let number = unsafe context?.assumingMemoryBound(to: Int32.self) else { return 1 }
          unsafe number.pointee += count
          return unsafe number.pointee == 2 ? 1 : 0
        }, unsafe counter.context, nil)
      return stage.codes(stop) + [counter.description, stage.error]
    },
  ]
}
