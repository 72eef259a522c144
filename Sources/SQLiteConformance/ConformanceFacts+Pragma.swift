import SQLiteCalls
import SQLiteCore

extension ConformanceSuite {
  /// Creates a fact about pragmas: the rows that each returns, or its error message.
  private static func answers(_ name: String, _ page: String, _ statements: [(sql: String, expected: String)]) -> ConformanceFact {
    ConformanceFact(
      name, page: page, expected: statements.map(\.expected),
      observe: { stage in
        statements.map { statement in
          let found = stage.rows(statement.sql)
          if ["DONE", "MISUSE"].contains(found.last), stage.code != "ERROR" { return found.dropLast().joined(separator: " | ") }
          return stage.message
        }
      })
  }

  /// The facts about settings that a PRAGMA writes and reads.
  static let pragmaFacts: [ConformanceFact] = [
    ConformanceFact(
      "user_version is 0 until it is set", page: "pragma.html#pragma_user_version",
      expected: ["integer 0", "DONE", "DONE", "integer 42", "DONE"]
    ) { $0.rows("PRAGMA user_version") + $0.rows("PRAGMA user_version = 42") + $0.rows("PRAGMA main.user_version") },
    ConformanceFact(
      "foreign keys are off until they are turned on", page: "pragma.html#pragma_foreign_keys",
      expected: ["integer 0", "DONE", "DONE", "integer 1", "DONE"]
    ) { $0.rows("PRAGMA foreign_keys") + $0.rows("PRAGMA foreign_keys = ON") + $0.rows("PRAGMA foreign_keys;") },
    ConformanceFact(
      "a switch is set when its pragma is compiled, and no statement is compiled again", page: "pragma.html#pragma_recursive_triggers",
      setup: ["CREATE TABLE t(a)"], expected: ["integer 0", "DONE", "integer 1", "DONE", "DONE", "0"],
      script: { $0.when("SELECT * FROM t").answers(columns: ["a"], rows: []) }
    ) { stage in
      let kept = stage.prepare("SELECT * FROM t")
      let before = stage.rows("PRAGMA recursive_triggers")
      _ = stage.finalize(stage.prepare("PRAGMA recursive_triggers = ON"))
      let after = stage.rows("PRAGMA recursive_triggers") + [stage.step(kept)]
      return unsafe before + after + [String(stage.wrapper.sqlite3_stmt_status(kept, 5, 0))]
    },
    ConformanceFact(
      "EXPLAIN lists the calls of triggers, and for rows that REPLACE removes where recursive triggers are on",
      page: "opcode.html#Program",
      setup: [
        "CREATE TABLE d(id INTEGER PRIMARY KEY)", "CREATE TABLE l(x)",
        "CREATE TRIGGER i AFTER INSERT ON d BEGIN INSERT INTO l VALUES(1); END",
        "CREATE TRIGGER g AFTER DELETE ON d BEGIN INSERT INTO l VALUES(2); END",
      ], expected: ["1 of 'i'", "2 of 'g' 'i'", "0 of "],
      script: { mock in
        let line = { (operation: SQLiteValue, fourth: SQLiteValue) in [0, operation, 0, 0, 0, fourth, 0, .null] as [SQLiteValue] }
        let columns = ["addr", "opcode", "p1", "p2", "p3", "p4", "p5", "comment"]
        let (call, insert) = (line("Program", "program"), line("Init", "-- TRIGGER i"))
        mock.when("EXPLAIN REPLACE INTO d VALUES(1)").answers(columns: columns, rows: [call, insert])
          .answers(columns: columns, rows: [call, call, insert, line("Init", "-- TRIGGER g")])
        mock.when("EXPLAIN REPLACE INTO l VALUES(1)").answers(columns: columns, rows: [line("Init", .null)])
      }
    ) { stage in
      func listing(_ sql: String) -> String {
        let statement = stage.prepare("EXPLAIN " + sql)
        var (lines, calls, triggers): (Int, Int, Set<String>) = (0, 0, [])
        while lines < ConformanceStage.mostRows, stage.step(statement) == "ROW" {
          lines += 1
          let fourth = stage.value(statement, 5)
          if stage.value(statement, 1) == "text 'Program'" { calls += 1 }
          if stage.value(statement, 1) == "text 'Init'", fourth.hasPrefix("text '-- TRIGGER ") {
            triggers.insert(String(fourth.dropFirst(17)))
          }
        }
        _ = stage.finalize(statement)
        return "\(calls) of \(triggers.sorted().map { "'\($0)" }.joined(separator: " "))"
      }
      let off = listing("REPLACE INTO d VALUES(1)")
      _ = stage.rows("PRAGMA recursive_triggers = ON")
      return [off, listing("REPLACE INTO d VALUES(1)"), listing("REPLACE INTO l VALUES(1)")]
    },
    ConformanceFact(
      "the busy timeout can be asked for", page: "pragma.html#pragma_busy_timeout",
      expected: ["integer 250", "DONE", "integer 100", "DONE"]
    ) { stage in
      _ = unsafe stage.wrapper.sqlite3_busy_timeout(stage.db, 250)
      return stage.rows("PRAGMA busy_timeout") + stage.rows("PRAGMA busy_timeout = 100")
    },
    ConformanceFact(
      "a database in memory has its own journal mode", page: "pragma.html#pragma_journal_mode", expected: ["text 'memory'", "DONE"]
    ) { $0.rows("PRAGMA journal_mode") },
    answers(
      "user_version is a number of 32 bits, and anything else is 0", "pragma.html#pragma_user_version",
      [
        ("PRAGMA user_version = abc", ""), ("PRAGMA user_version", "integer 0"), ("PRAGMA user_version = 0x10", ""),
        ("PRAGMA user_version", "integer 16"), ("PRAGMA user_version('7')", ""), ("PRAGMA user_version", "integer 7"),
        ("PRAGMA user_version = 5.9", ""), ("PRAGMA user_version", "integer 5"), ("PRAGMA user_version = -3", ""),
        ("PRAGMA user_version", "integer -3"), ("PRAGMA user_version = 99999999999", ""), ("PRAGMA user_version", "integer 0"),
      ]),
    answers(
      "each schema has its own user_version", "lang_attach.html",
      [
        ("PRAGMA x.user_version", "unknown database x"), ("ATTACH ':memory:' AS x", ""), ("PRAGMA X.user_version = 8", ""),
        ("PRAGMA temp.user_version = 4", ""), ("PRAGMA user_version", "integer 0"), ("PRAGMA x.user_version", "integer 8"),
        ("PRAGMA temp.user_version", "integer 4"), ("BEGIN", ""), ("PRAGMA x.user_version = 9", ""), ("ROLLBACK", ""),
        ("PRAGMA x.user_version", "integer 8"), ("ATTACH ':memory:' AS X", "database X is already in use"), ("DETACH x", ""),
        ("DETACH x", "no such database: x"),
      ]),
    answers(
      "switches are turned on and off by many words", "pragma.html",
      [
        ("PRAGMA foreign_keys = 'yes'", ""), ("PRAGMA foreign_keys", "integer 1"), ("PRAGMA foreign_keys = ONN", ""),
        ("PRAGMA foreign_keys", "integer 0"), ("PRAGMA query_only = on", ""), ("PRAGMA query_only", "integer 1"),
        ("PRAGMA user_version = 5", "attempt to write a readonly database"), ("BEGIN IMMEDIATE", "attempt to write a readonly database"),
        ("PRAGMA query_only = off", ""), ("BEGIN", ""), ("PRAGMA foreign_keys = 1", ""), ("PRAGMA foreign_keys", "integer 0"),
        ("COMMIT", ""),
      ]),
    answers(
      "names of levels are numbers when they are read", "pragma.html#pragma_synchronous",
      [
        ("PRAGMA synchronous = NORMAL", ""), ("PRAGMA synchronous", "integer 1"), ("PRAGMA synchronous = FULL", ""),
        ("PRAGMA synchronous", "integer 2"), ("PRAGMA synchronous = EXTRA", ""), ("PRAGMA synchronous", "integer 3"),
        ("PRAGMA auto_vacuum = FULL", ""), ("PRAGMA auto_vacuum", "integer 1"), ("PRAGMA temp_store = MEMORY", ""),
        ("PRAGMA temp_store", "integer 2"), ("BEGIN", ""),
        ("PRAGMA synchronous = 1", "Safety level may not be changed inside a transaction"), ("PRAGMA temp.user_version = 1", ""),
        ("PRAGMA temp_store = 1", "temporary storage cannot be changed from within a transaction"), ("COMMIT", ""),
      ]),
    answers(
      "a mode that is not known, or not possible in memory, changes nothing", "pragma.html#pragma_journal_mode",
      [
        ("PRAGMA journal_mode = WAL", "text 'memory'"), ("PRAGMA journal_mode = OFF", "text 'off'"),
        ("PRAGMA journal_mode = WALL", "text 'off'"), ("PRAGMA locking_mode = exclusive", "text 'exclusive'"),
        ("PRAGMA locking_mode = foo", "text 'exclusive'"), ("PRAGMA secure_delete = fast", "integer 2"),
        ("PRAGMA secure_delete = ON", "integer 1"), ("PRAGMA mmap_size", ""), ("PRAGMA busy_timeout = -4", "integer 0"),
        ("PRAGMA wal_autocheckpoint = -5", "integer 0"), ("PRAGMA cache_size = 55", ""), ("PRAGMA cache_size", "integer 55"),
        ("PRAGMA page_size = 1000", ""), ("PRAGMA page_size", "integer 4096"), ("PRAGMA encoding = 'UTF-16'", ""),
        ("PRAGMA encoding", "text 'UTF-16le'"), ("PRAGMA encoding = nix", "unsupported encoding: nix"),
      ]),
    ConformanceFact(
      "a pragma that writes the file is not read-only", page: "c3ref/stmt_readonly.html",
      expected: ["0", "1", "0", "0", "0", "0", "1", "1", "0"]
    ) { stage in
      [
        "PRAGMA user_version = 1", "PRAGMA user_version", "PRAGMA journal_mode = WAL", "PRAGMA journal_mode", "PRAGMA incremental_vacuum",
        "PRAGMA wal_checkpoint", "PRAGMA synchronous = 1", "PRAGMA auto_vacuum", "PRAGMA auto_vacuum = 1",
      ].map { sql in
        let statement = stage.prepare(sql)
        defer { stage.finalize(statement) }
        return unsafe String(stage.wrapper.sqlite3_stmt_readonly(statement))
      }
    },
  ]
}
