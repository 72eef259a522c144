import SQLiteCalls
import SQLiteCore

extension ConformanceSuite {
  private static func context(_ bits: Int) -> UnsafeMutableRawPointer? { unsafe UnsafeMutableRawPointer(bitPattern: bits) }

  private static func bits(_ context: UnsafeMutableRawPointer?) -> String { unsafe context.map { String(UInt(bitPattern: $0)) } ?? "nil" }

  static let hookFacts: [ConformanceFact] = [
    ConformanceFact(
      "setting a hook returns the context of the hook before it", page: "c3ref/update_hook.html",
      expected: ["nil", "11", "12", "nil", "21", "nil", "31"]
    ) { stage in
      let (wrapper, db) = unsafe (stage.wrapper, stage.db)
      return unsafe [
        bits(wrapper.sqlite3_update_hook(db, { _, _, _, _, _ in }, context(11))), bits(wrapper.sqlite3_update_hook(db, nil, context(12))),
        bits(wrapper.sqlite3_update_hook(db, nil, nil)), bits(wrapper.sqlite3_commit_hook(db, { _ in 0 }, context(21))),
        bits(wrapper.sqlite3_commit_hook(db, nil, nil)), bits(wrapper.sqlite3_rollback_hook(db, { _ in }, context(31))),
        bits(wrapper.sqlite3_rollback_hook(db, nil, nil)),
      ]
    },
    ConformanceFact(
      "the hook of the write-ahead log is SQLite's own at first", page: "c3ref/wal_hook.html", expected: ["1000", "41", "OK", "7"]
    ) { stage in
      let (wrapper, db) = unsafe (stage.wrapper, stage.db)
      return unsafe [
        bits(wrapper.sqlite3_wal_hook(db, { _, _, _, _ in 0 }, context(41))), bits(wrapper.sqlite3_wal_hook(db, nil, nil)),
      ] + stage.codes(wrapper.sqlite3_wal_autocheckpoint(db, 7)) + [bits(wrapper.sqlite3_wal_hook(db, nil, nil))]
    },
    ConformanceFact(
      "the automatic checkpoint is a hook of the write-ahead log, and is off while there is another", page: "c3ref/wal_autocheckpoint.html",
      expected: ["integer 1000", "integer 0", "integer 0", "integer 7"]
    ) { stage in
      let (wrapper, db) = unsafe (stage.wrapper, stage.db)
      func pageCount() -> String { stage.rows("PRAGMA wal_autocheckpoint")[0] }
      var found = [pageCount()]
      let _ = unsafe wrapper.sqlite3_wal_hook(db, { _, _, _, _ in 0 }, nil)
      found.append(pageCount())
      let _ = unsafe wrapper.sqlite3_wal_hook(db, nil, nil)
      found.append(pageCount())
      _ = unsafe wrapper.sqlite3_wal_autocheckpoint(db, 7)
      return found + [pageCount()]
    },
    ConformanceFact(
      "setting a preupdate hook returns the context of the hook before it, and it has values only while it runs",
      page: "c3ref/preupdate_count.html",
      expected: ["nil", "51", "nil", "0", "0", "-1", "MISUSE", "MISUSE", "bad parameter or other API misuse"],
      needs: .sqlite3_preupdate_hook
    ) { stage in
      let (wrapper, db) = unsafe (stage.wrapper, stage.db)
      var value: OpaquePointer?
      return unsafe [
        bits(wrapper.sqlite3_preupdate_hook(db, { _, _, _, _, _, _, _ in }, context(51))),
        bits(wrapper.sqlite3_preupdate_hook(db, nil, nil)), bits(wrapper.sqlite3_preupdate_hook(db, nil, nil)),
        "\(wrapper.sqlite3_preupdate_count(db))", "\(wrapper.sqlite3_preupdate_depth(db))", "\(wrapper.sqlite3_preupdate_blobwrite(db))",
      ] + stage.codes(wrapper.sqlite3_preupdate_old(db, 0, &value), wrapper.sqlite3_preupdate_new(db, 0, &value)) + [stage.message]
    },
    ConformanceFact(
      "the preupdate hook gets the values before and after", page: "c3ref/preupdate_count.html",
      setup: ["CREATE TABLE t(a INTEGER PRIMARY KEY, b)", "INSERT INTO t VALUES(7, 'x')"],
      expected: [
        "18 main.t 9 9 of 2 at 0, -1; old MISUSE MISUSE; new 9 y", "OK", "23 main.t 7 8 of 2 at 0, -1; old 7 x; new 8 z", "OK",
        "9 main.t 8 8 of 2 at 0, -1; old 8 z; new MISUSE MISUSE", "OK",
      ], needs: .sqlite3_preupdate_hook,
      script: { mock in
        func when(_ sql: String, _ body: @escaping (MockSqlite3Wrapper) -> Void) {
          mock.when(sql).answers { [unowned mock] _ in
            body(mock)
            return .changed(1)
          }
        }
        when("INSERT INTO t VALUES(9, 'y')") { unsafe $0.firePreupdate(.insert, table: "t", rowid: 9, new: [9, "y"]) }
        when("UPDATE t SET a = 8, b = 'z' WHERE a = 7") {
          unsafe $0.firePreupdate(.update, table: "t", rowid: 7, newRowid: 8, old: [7, "x"], new: [8, "z"])
        }
        when("DELETE FROM t WHERE a = 8") { unsafe $0.firePreupdate(.delete, table: "t", rowid: 8, old: [8, "z"]) }
      }
    ) { stage in
      let observer = ConformancePreupdate(stage)
      _ = unsafe stage.wrapper.sqlite3_preupdate_hook(stage.db, ConformancePreupdate.hook, observer.context)
      for sql in ["INSERT INTO t VALUES(9, 'y')", "UPDATE t SET a = 8, b = 'z' WHERE a = 7", "DELETE FROM t WHERE a = 8"] {
        observer.words.append(stage.exec(sql))
      }
      _ = unsafe stage.wrapper.sqlite3_preupdate_hook(stage.db, nil, nil)
      return observer.words
    },
    ConformanceFact(
      "a commit hook turns the commit of a transaction that could write into a rollback", page: "c3ref/commit_hook.html",
      setup: ["CREATE TABLE t(a)"],
      expected: [
        "OK", "OK", "0 0", "OK", "CONSTRAINT", "constraint failed", "531", "1", "1 1", "CONSTRAINT", "2 2", "OK", "OK", "CONSTRAINT", "3 3",
        "0", "ERROR", "OK", "3 4", "OK", "3 4",
      ], script: { mock in mock.when("INSERT INTO t VALUES(1)").answers(.changed(1)) }
    ) { stage in
      let (wrapper, db) = unsafe (stage.wrapper, stage.db)
      let (commits, rollbacks) = (ConformanceCounter(), ConformanceCounter())
      let _ = unsafe wrapper.sqlite3_commit_hook(db, ConformanceCounter.refuse, commits.context)
      let _ = unsafe wrapper.sqlite3_rollback_hook(db, ConformanceCounter.increment, rollbacks.context)
      func count() -> String { "\(commits) \(rollbacks)" }
      var found = [stage.exec("BEGIN"), stage.exec("COMMIT"), count(), stage.exec("BEGIN IMMEDIATE"), stage.exec("COMMIT")]
      unsafe found += [stage.message, "\(wrapper.sqlite3_extended_errcode(db))"]
      found += [stage.autocommit, count(), stage.exec("INSERT INTO t VALUES(1)"), count()]
      found += [stage.exec("SAVEPOINT s"), stage.exec("INSERT INTO t VALUES(1)"), stage.exec("RELEASE s"), count()]
      found += [stage.autocommit, stage.exec("BEGIN"), stage.exec("ROLLBACK"), count()]
      let _ = unsafe wrapper.sqlite3_commit_hook(db, nil, nil)
      return found + [stage.exec("INSERT INTO t VALUES(1)"), count()]
    },
    ConformanceFact(
      "closing is traced, even if it is refused, and rolls back an open transaction", page: "c3ref/trace_v2.html",
      expected: ["BUSY 1 0", "OK 2 1"]
    ) { stage in
      let (wrapper, db) = (stage.wrapper, stage.openAnother())
      let (traced, rollbacks) = (ConformanceCounter(), ConformanceCounter())
      _ = unsafe wrapper.sqlite3_trace_v2(
        db, TraceEvents.close.rawValue,
        { _, context, _, _ in
          unsafe ConformanceCounter.increment(context)
          return 0
        }, traced.context)
      let _ = unsafe wrapper.sqlite3_rollback_hook(db, ConformanceCounter.increment, rollbacks.context)
      stage.exec("BEGIN", on: db)
      let statement = stage.prepare("PRAGMA user_version", on: db)
      let first = "\(stage.close(db)) \(traced) \(rollbacks)"
      stage.finalize(statement)
      return [first, "\(stage.close(db)) \(traced) \(rollbacks)"]
    },
    ConformanceFact("the error log is set before the library is in use", page: "c3ref/config.html", expected: ["MISUSE"], before: 3_041_000)
    {
      stage in
      unsafe stage.codes(stage.wrapper.sqlite3_config(LibraryOption.log.rawValue, 0, 0, nil, nil))
    },
    ConformanceFact(
      "handlers are set and removed without an error", page: "c3ref/set_authorizer.html",
      expected: ["OK", "OK", "OK", "OK", "OK", "OK", "OK"]
    ) { stage in
      let (wrapper, db) = unsafe (stage.wrapper, stage.db)
      unsafe wrapper.sqlite3_progress_handler(db, 10, { _ in 0 }, nil)
      unsafe wrapper.sqlite3_progress_handler(db, 0, nil, nil)
      return unsafe stage.codes(
        wrapper.sqlite3_busy_handler(db, { _, _ in 0 }, nil), wrapper.sqlite3_busy_handler(db, nil, nil),
        wrapper.sqlite3_set_authorizer(db, { _, _, _, _, _, _ in 0 }, nil), wrapper.sqlite3_set_authorizer(db, nil, nil),
        wrapper.sqlite3_trace_v2(db, TraceEvents.stmt.rawValue, { _, _, _, _ in 0 }, nil), wrapper.sqlite3_trace_v2(db, 0, nil, nil),
        wrapper.sqlite3_collation_needed(db, nil, { _, _, _, _ in }))
    },
  ]

  private static let twice: Sqlite3Trampolines.Call = { _, _, _ in }
  private static let compare: Sqlite3Callback.Compare = { _, _, _, _, _ in 0 }

  /// The facts about functions and collations.
  static let functionFacts: [ConformanceFact] = [
    ConformanceFact(
      "the destructor of a function is called once: on replacing, on removing, and at close", page: "c3ref/create_function.html",
      expected: ["OK 0", "OK 1", "OK 1", "OK 2", "OK 3", "MISUSE 4", "OK 4", "7"]
    ) { stage in
      let (wrapper, db, count) = (stage.wrapper, stage.openAnother(), ConformanceCounter())
      func create(_ name: String, _ isThere: Bool, _ arguments: Int32 = 1) -> String {
        let code = unsafe wrapper.sqlite3_create_function_v2(
          db, name, arguments, TextEncoding.utf8.rawValue, count.context, isThere ? twice : nil, nil, nil, ConformanceCounter.increment)
        return "\(ConformanceStage.name(code)) \(count)"
      }
      let found = [
        create("f", true), create("F", true), create("f", true, 2), create("none", false), create("f", false), create("g", true, 40_000),
        create("h", true),
      ]
      stage.close(db)
      return found + [count.description]
    },
    ConformanceFact(
      "a function in use is not replaced, and its new destructor is called", page: "c3ref/create_function.html",
      expected: ["OK 0", "BUSY 1", "unable to delete/modify user-function due to active statements", "2"], script: rows.script
    ) { stage in
      let (wrapper, db, count) = (stage.wrapper, stage.openAnother(), ConformanceCounter())
      func create() -> String {
        let code = unsafe wrapper.sqlite3_create_function_v2(
          db, "f", 1, TextEncoding.utf8.rawValue, count.context, twice, nil, nil, ConformanceCounter.increment)
        return "\(ConformanceStage.name(code)) \(count)"
      }
      let first = create()
      let statement = stage.prepare("VALUES(1),(2)", on: db)
      stage.step(statement)
      let second = create()
      let message = stage.message(of: db)
      stage.finalize(statement)
      stage.close(db)
      return [first, second, message, count.description]
    },
    ConformanceFact(
      "the destructor of a collation is called once, and not when registering fails", page: "c3ref/create_collation.html",
      expected: ["OK 0", "OK 1", "MISUSE 1", "BUSY 1", "2"], script: rows.script
    ) { stage in
      let (wrapper, db, count) = (stage.wrapper, stage.openAnother(), ConformanceCounter())
      func create(_ name: String, _ encoding: Int32 = TextEncoding.utf8.rawValue) -> String {
        let code = unsafe wrapper.sqlite3_create_collation_v2(db, name, encoding, count.context, compare, ConformanceCounter.increment)
        return "\(ConformanceStage.name(code)) \(count)"
      }
      var found = [create("c"), create("C"), create("d", 99)]
      let statement = stage.prepare("VALUES(1),(2)", on: db)
      stage.step(statement)
      found.append(create("c"))
      stage.finalize(statement)
      stage.close(db)
      return found + [count.description]
    },
    ConformanceFact(
      "a function reads its arguments and returns any type", page: "c3ref/result_blob.html",
      expected: ["text '1:1:1.0:1 3:0:0.0:1 5:0:0.0:0 2:2:2.5:3 4:0:0.0:2 true true'", "DONE"],
      script: { mock in
        mock.when("SELECT echo(1, 'a', NULL, 2.5, x'00ff')").answers(columns: ["echo"]) { [unowned mock] _ in
          unsafe .rows([[(try? mock.call(function: "echo", arguments: [1, "a", nil, 2.5, [0, 0xFF]])) ?? "failed"]])
        }
      }
    ) { $0.rowsWithEcho("SELECT echo(1, 'a', NULL, 2.5, x'00ff')") },
  ]
}
