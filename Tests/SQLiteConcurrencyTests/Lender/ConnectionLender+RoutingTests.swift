import Expectations
import Foundation
import SQLiteCore
import SQLiteManager
import SQLiteTesting
import Scratch
import Testing

/// SQL that is run step by step on a type that lends connections, and on one connection: each step must have the same outcome.
private enum Script {
  static let schema: SQL = """
    CREATE TABLE t (a INTEGER PRIMARY KEY, b); INSERT INTO t VALUES (1, 'one'), (2, 'two'), (3, 'three');
    CREATE VIEW v AS SELECT a, b FROM t; CREATE VIEW counts AS SELECT changes() AS a; CREATE VIEW nested AS SELECT * FROM counts;
    CREATE TABLE log (m); CREATE TRIGGER tr AFTER INSERT ON t BEGIN INSERT INTO log VALUES (changes() || ':' || last_insert_rowid()); END;
    CREATE VIRTUAL TABLE f USING fts5 (x); INSERT INTO f VALUES ('old wine'), ('new wine'); CREATE INDEX i ON t (b)
    """

  /// A step that adds a function to the connection that writes.
  static let addsLower = "add lower()"

  static let all: [[String]] = [
    [
      "INSERT INTO t (b) VALUES ('q'), ('r')", "SELECT changes()", "SELECT total_changes()", "SELECT last_insert_rowid()",
      "SELECT * FROM nested", "SELECT m FROM log", "SELECT (SELECT changes())", "SELECT 1 WHERE changes() > 0",
      "SELECT a FROM t ORDER BY changes(), a LIMIT 1", "WITH w AS (SELECT changes() AS z) SELECT z FROM w", "VALUES (changes())",
      "SELECT a FROM t GROUP BY a HAVING changes() = 1", "SELECT sum(a) OVER (ORDER BY changes()) FROM t",
      "SELECT a FROM t LIMIT changes()",
      "SELECT value FROM json_each(json_array(changes()))", "SELECT 1 UNION SELECT last_insert_rowid()",
    ],
    [
      "SELECT count(*) FROM t", "CREATE TEMP TABLE t (z)", "SELECT count(*) FROM t", "SELECT count(*) FROM main.t",
      "SELECT count(*) FROM v",
      "SELECT name FROM pragma_table_info('t')", "PRAGMA table_info(t)", "PRAGMA main.table_info(t)", "SELECT name FROM sqlite_temp_schema",
      "SELECT schema FROM pragma_table_list WHERE name = 't' ORDER BY 1", "DROP TABLE temp.t", "SELECT count(*) FROM t",
      "SELECT name FROM pragma_table_info('t')",
    ],
    [
      "SELECT count(*) FROM v", "CREATE TEMP VIEW v AS SELECT 77 AS a", "SELECT * FROM v", "SELECT a FROM v", "SELECT count(*) FROM main.v",
      "DROP VIEW temp.v", "SELECT count(*) FROM v", "CREATE TEMP TABLE u AS SELECT * FROM t", "SELECT count(*) FROM t JOIN u USING (a)",
      "ALTER TABLE u RENAME TO f", "SELECT count(*) FROM f", "DROP TABLE temp.f", "SELECT count(*) FROM f",
    ],
    [
      "ATTACH ':memory:' AS m", "CREATE TABLE m.q (a)", "INSERT INTO m.q VALUES (5)", "SELECT * FROM q",
      "SELECT a FROM t UNION SELECT a FROM q",
      "PRAGMA table_info(q)", "SELECT name FROM pragma_table_info('q')", "PRAGMA database_list", "SELECT name FROM m.sqlite_schema",
      "PRAGMA m.user_version = 4", "PRAGMA m.user_version", "DETACH m", "SELECT * FROM q", "SELECT * FROM m.q", "PRAGMA m.user_version",
    ],
    [
      "PRAGMA user_version = 7", "PRAGMA user_version", "PRAGMA cache_size = 77", "PRAGMA cache_size", "SELECT * FROM pragma_cache_size",
      "PRAGMA foreign_keys = 0", "PRAGMA foreign_keys", "PRAGMA foreign_keys = 1", "PRAGMA busy_timeout = 3", "PRAGMA busy_timeout",
      "PRAGMA synchronous = 0", "PRAGMA synchronous", "PRAGMA query_only = 1", "PRAGMA query_only", "INSERT INTO t (b) VALUES (1)",
      "PRAGMA query_only = 0", "PRAGMA journal_size_limit = 5", "PRAGMA journal_size_limit", "PRAGMA max_page_count = 9999",
      "PRAGMA reverse_unordered_selects = 1", "PRAGMA reverse_unordered_selects", "PRAGMA reverse_unordered_selects = 0", "PRAGMA nosuch",
      "PRAGMA encoding", "PRAGMA integrity_check", "PRAGMA index_list(t)", "PRAGMA optimize", "PRAGMA incremental_vacuum",
    ],
    ["COMMIT", "ROLLBACK", "RELEASE s", "SELECT", "SELECT * FROM nope", "SELECT nope()", "SELECT * FROM nope.t", "", "SELECT 1; SELECT 2"],
    [
      "EXPLAIN QUERY PLAN INSERT INTO t (b) VALUES (1)", "UPDATE t SET b = 'z' WHERE a = 1 RETURNING b",
      "DELETE FROM t WHERE a = 2 RETURNING a",
      "WITH n AS (SELECT 5) INSERT INTO t (b) SELECT * FROM n RETURNING b", "SELECT b FROM t", "SELECT x FROM f WHERE f MATCH 'wine'",
      "INSERT INTO f(f) VALUES ('optimize')", "CREATE TABLE n (a)", "SELECT * FROM n", "DROP TABLE n", "CREATE TABLE n (q, w)",
      "SELECT * FROM n", "VACUUM", "ANALYZE", "SELECT count(*) FROM sqlite_stat1",
    ],
    ["SELECT lower('A')", addsLower, "SELECT lower('A')", "SELECT lower(b) FROM t", "SELECT upper('a')"],
    [
      "CREATE VIEW z AS SELECT 5 AS a", "SELECT a FROM z", "SELECT a FROM z", "DROP VIEW z", "CREATE VIEW z AS SELECT total_changes() AS a",
      "SELECT a FROM z", "DROP VIEW z", "CREATE VIEW z AS SELECT 'A' AS a", "SELECT lower(a) FROM z", addsLower, "SELECT lower(a) FROM z",
      "CREATE TABLE w (a)", "SELECT a FROM w", "SELECT a FROM w", "ATTACH ':memory:' AS m", "DROP TABLE w", "CREATE TABLE m.w (a)",
      "INSERT INTO m.w VALUES (2)", "SELECT a FROM w",
    ],
  ]
}

@Suite struct `Questions to several connections` {
  private func run(_ step: String, on database: some DatabaseAccess) -> String {
    do {
      guard step == Script.addsLower else { return "\(try database.rows(SQL(unchecked: step)))" }
      try database.withConnection { try $0.addFunction("lower", argumentCount: 1) { _ in "mine" } }
      return ""
    } catch { return (error as? SQLiteError)?.message ?? "\(error)" }
  }

  @Test(arguments: Lending.allCases) func `is answered as by one`(_ lending: Lending) throws {
    for script in TestRun.isLong || Lending.withReaders.contains(lending) ? Script.all : TestRun.sample(of: Script.all, few: 2) {
      let (folder, other) = (try ScratchFolder(), try ScratchFolder())
      let database = try lending.make(in: folder)
      let one = try #require(try Lending.queue.make(in: other) as? ConnectionQueue)
      for asked in [database, one] { try asked.execute(Script.schema) }
      for step in script + script {
        let (answer, expected) = (run(step, on: database), run(step, on: one))
        if step == "PRAGMA database_list" { continue }  // it names folders
        #expect(answer == expected, "\(step)")
      }
    }
  }
}
