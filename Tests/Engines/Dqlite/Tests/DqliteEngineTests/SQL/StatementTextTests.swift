import SQLiteManager
import Testing

@testable import DqliteEngine

@Suite struct `The first statement of a text` {
  private func first(_ text: String) -> (sql: String, rest: String)? {
    let bytes = Array(text.utf8)
    return StatementText(firstOf: bytes).map {
      (String(decoding: $0.sql, as: UTF8.self), String(decoding: bytes[$0.end...], as: UTF8.self))
    }
  }

  @Test func `ends at the first semicolon outside of quotes, comments and triggers`() throws {
    for (text, sql, rest) in [
      ("SELECT 1; SELECT 2", "SELECT 1", " SELECT 2"),
      (" ;; SELECT ';' /* ; */ AS \";\", [;], `;`; -- rest", "SELECT ';' /* ; */ AS \";\", [;], `;`", " -- rest"),
      ("SELECT 'it''s;' -- ;\n, x'3b';", "SELECT 'it''s;' -- ;\n, x'3b'", ""),
      (
        "CREATE TRIGGER t AFTER INSERT ON a BEGIN SELECT CASE 1 WHEN 1 THEN 2 END; DELETE FROM b; END; SELECT 1",
        "CREATE TRIGGER t AFTER INSERT ON a BEGIN SELECT CASE 1 WHEN 1 THEN 2 END; DELETE FROM b; END", " SELECT 1"
      ),
      ("SELECT 'open", "SELECT 'open", ""), ("/* open SELECT 1", "", ""),
    ] {
      let found = first(text)
      #expect((found?.sql ?? "") == sql, "\(text)")
      #expect((found?.rest ?? "") == rest, "\(text)")
    }
    #expect(first(" ; -- nothing\n /* here */") == nil)
  }

  @Test func `ends where the library says`() throws {
    let library = try Connection(.memory)
    for text in [
      "CREATE TABLE a(b); SELECT 1", "SELECT ';';;", "SELECT 1 AS \"a;b\"; --", "SELECT 1 /* ; */ ; SELECT 2;", "SELECT $a::b(c;d), :x;",
      "CREATE TEMP TRIGGER z AFTER INSERT ON a BEGIN SELECT 1; END; SELECT 2",
    ] {
      let rest = try #require(first(text)).rest
      // The library refuses a text of two statements; each of the parts is one.
      let whole = text.dropLast(rest.count)
      _ = try library.prepare(SQL(unchecked: String(whole)))
      if text.hasPrefix("CREATE TABLE") { try library.execute(SQL(unchecked: String(whole))) }
    }
  }

  @Test func `numbers its parameters as the library does`() throws {
    let sqlite = Sqlite3Wrapper()
    var db: OpaquePointer?
    _ = unsafe sqlite.sqlite3_open_v2(":memory:", &db, OpenFlags([.readwrite, .create]).rawValue, nil)
    defer { _ = unsafe sqlite.sqlite3_close(db) }
    for sql in [
      "SELECT ?, ?", "SELECT ?3, ?, :a, @b, $c, :a", "SELECT :a, ?1, ?2", "SELECT '?', \":x\", ?  -- ?", "SELECT $a::b(c), ?",
      "SELECT ?2, :a",
    ] {
      var statement: OpaquePointer?
      #expect(unsafe sqlite.sqlite3_prepare_v2(db, sql, -1, &statement, nil) == ResultCode.ok.rawValue, "\(sql)")
      let count = unsafe sqlite.sqlite3_bind_parameter_count(statement)
      let names = (0..<count).map { unsafe sqlite.sqlite3_bind_parameter_name(statement, $0 + 1).map { unsafe String(cString: $0) } }
      _ = unsafe sqlite.sqlite3_finalize(statement)
      #expect(try #require(StatementText(firstOf: Array(sql.utf8))).parameters == names, "\(sql)")
    }
  }
}

@Suite struct `What a statement does` {
  private func kind(_ sql: String) throws -> StatementKind { try #require(StatementText(firstOf: Array(sql.utf8))).kind() }

  @Test func `is known by its words`() throws {
    for (sql, expected) in [
      ("SELECT 1", StatementKind.select), ("  /* x */ values(1)", .select), ("WITH a AS (DELETE) SELECT 1", .select),
      ("WITH a AS (SELECT 1) INSERT INTO t SELECT * FROM a", .changes(inserts: true)),
      ("REPLACE INTO t VALUES(1)", .changes(inserts: true)),
      ("with a as (select 1) delete from t", .changes(inserts: false)), ("UPDATE t SET a = 1", .changes(inserts: false)),
      ("CREATE TABLE t(a)", .schema), ("VACUUM", .schema), ("EXPLAIN QUERY PLAN SELECT 1", .tells), ("PRAGMA user_version", .tells),
      ("PRAGMA main.user_version = 5", .schema), ("PRAGMA table_info('t')", .tells),
      ("PRAGMA foreign_keys = 1", .setting(name: "foreign_keys")),
      ("BEGIN IMMEDIATE", .transaction(.begin(writes: true))), ("END", .transaction(.commit)),
      ("ROLLBACK TRANSACTION", .transaction(.rollback)),
      ("ROLLBACK TO \"a\"\"b\"", .transaction(.rollbackTo("a\"b"))),
      ("rollback transaction to savepoint x", .transaction(.rollbackTo("x"))),
      ("SAVEPOINT s", .transaction(.savepoint("s"))), ("RELEASE SAVEPOINT [s]", .transaction(.release("s"))),
    ] { #expect(try kind(sql) == expected, "\(sql)") }
  }

  @Test func `is refused where only one node would know of it`() throws {
    for (sql, words) in [
      ("INSERT INTO t VALUES(1) RETURNING a", "RETURNING is not served"), ("ATTACH 'x' AS y", "ATTACH is not replicated"),
      ("DETACH y", "DETACH is not replicated"), ("CREATE TEMP TABLE t(a)", "what is TEMP is not replicated"),
      ("CREATE TABLE temp.t(a)", "what is TEMP is not replicated"), ("VACUUM INTO 'x'", "VACUUM INTO would write a file"),
      ("PRAGMA journal_mode = DELETE", "PRAGMA journal_mode is not served"),
      ("PRAGMA wal_checkpoint", "PRAGMA wal_checkpoint is not served"),
      ("SELECT " + Array(repeating: "?", count: 256).joined(separator: ","), "dqlite takes 255, this statement has 256"),
    ] {
      let refusal = #expect(throws: StatementRefusal.self) { try kind(sql) }
      #expect(refusal?.reason.contains(words) == true, "\(sql): \(refusal?.reason ?? "")")
    }
    #expect(try kind("SELECT " + Array(repeating: "?", count: 255).joined(separator: ",")) == .select)
    #expect(try kind("INSERT INTO t VALUES('RETURNING', (SELECT \"returning\" FROM x))") == .changes(inserts: true))
  }
}
