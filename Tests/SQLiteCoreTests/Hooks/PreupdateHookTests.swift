import SQLiteManager
import SQLiteTestKit
import Testing
import SQLiteSessions

@Suite struct `A preupdate hook` {
  private static let isProvided = Sqlite3Wrapper().provides(.sqlite3_preupdate_hook)
  static let libraries: [HookLibrary] = isProvided ? HookLibrary.allCases : [.mock]

  /// A change as the hook reports it, in words.
  static func words(_ change: borrowing PreupdateChange) -> String {
    func text(_ values: [SQLiteValue]) -> String {
      values.map {
        switch $0 {
        case .null: "-"
        case .integer(let number): "\(number)"
        case .text(let text): text
        case .blob(let bytes): "\(bytes)"
        case .real(let number): "\(number)"
        }
      }.joined(separator: ",")
    }
    do {
      let rows = try (change.oldValues(), change.newValues())
      let rowids = change.rowid == change.newRowid ? "\(change.rowid)" : "\(change.rowid)>\(change.newRowid)"
      return "\(change.kind) \(change.database).\(change.table) \(rowids) at \(change.depth): \(text(rows.0)) > \(text(rows.1))"
    } catch {
      return "\(error)"
    }
  }

  /// The changes a script makes, after a setup.
  private func changes(_ setup: SQL, _ script: SQL) throws -> [String] {
    let connection = try Connection(.memory)
    try connection.execute(setup)
    let heard = Heard<String>()
    let token = try connection.addPreupdateHook { heard.hear(Self.words($0)) }
    try connection.execute(script)
    token.cancel()
    try connection.execute("CREATE TABLE zz (a); INSERT INTO zz VALUES (1)")
    return heard.words
  }

  @Test(arguments: libraries) func `tells of the rows before and after`(library: HookLibrary) throws {
    let (connection, mock) = try library.open()
    let heard = Heard<String>()
    let token = try connection.addPreupdateHook { heard.hear(Self.words($0)) }
    if let mock {
      unsafe mock.firePreupdate(.insert, table: "t", rowid: 7, new: [7, "a"])
      unsafe mock.firePreupdate(.update, table: "t", rowid: 7, newRowid: 9, old: [7, "a"], new: [9, .null], depth: 1)
      unsafe mock.firePreupdate(.delete, table: "t", rowid: 9, old: [9, .null])
      unsafe mock.firePreupdate(.delete, schema: "temp", table: "b", rowid: 1, old: [[1, 2]], blobColumn: 0)
    } else {
      try connection.execute(
        """
        CREATE TABLE t (a INTEGER PRIMARY KEY, b); CREATE TABLE u (a); INSERT INTO t VALUES (7, 'a');
        CREATE TRIGGER r AFTER INSERT ON u BEGIN UPDATE t SET a = 9, b = NULL; END;
        CREATE TEMP TABLE b (a); INSERT INTO b VALUES (x'0102');
        """)
      heard.forget(but: 1)
      try connection.execute("INSERT INTO u VALUES (1)")
      heard.forget(at: 1)
      try connection.execute("DELETE FROM t")
      var blob: OpaquePointer?
      #expect(unsafe connection.wrapper.sqlite3_blob_open(connection.handle, "temp", "b", "a", 1, 1, &blob) == 0)
      #expect(unsafe connection.wrapper.sqlite3_blob_write(blob, [9], 1, 0) == 0)
      _ = unsafe connection.wrapper.sqlite3_blob_close(blob)
    }
    #expect(
      heard.words == [
        "insert main.t 7 at 0:  > 7,a", "update main.t 7>9 at 1: 7,a > 9,-", "delete main.t 9 at 0: 9,- > ",
        "blobWrite(column: 0) temp.b 1 at 0: [1, 2] > ",
      ])
    token.cancel()
  }

  @Test(.enabled(if: isProvided)) func `hears what an update hook misses`() throws {
    #expect(
      try changes(
        "CREATE TABLE w (a, b, PRIMARY KEY (b, a)) WITHOUT ROWID",
        "INSERT INTO w VALUES (1, 2); UPDATE w SET a = 3; INSERT OR REPLACE INTO w VALUES (3, 2); DELETE FROM w") == [
          "insert main.w 0 at 0:  > 1,2", "update main.w 0 at 0: 1,2 > 3,2", "delete main.w 0 at 0: 3,2 > ", "insert main.w 0 at 0:  > 3,2",
          "delete main.w 0 at 0: 3,2 > ",
        ])
    #expect(
      try changes(
        "CREATE TABLE t (a INTEGER PRIMARY KEY, b UNIQUE); INSERT INTO t VALUES (1, 'x'), (2, 'y')",
        "INSERT OR REPLACE INTO t VALUES (3, 'x'); DELETE FROM t") == [
          "delete main.t 1 at 0: 1,x > ", "insert main.t 3 at 0:  > 3,x", "delete main.t 2 at 0: 2,y > ", "delete main.t 3 at 0: 3,x > ",
        ])
    #expect(
      try changes(
        "CREATE TABLE p (a INTEGER PRIMARY KEY); CREATE TABLE c (b REFERENCES p ON DELETE CASCADE); INSERT INTO p VALUES (1); INSERT INTO c VALUES (1)",
        "DELETE FROM p") == ["delete main.p 1 at 0: 1 > ", "delete main.c 1 at 1: 1 > "])
  }

  @Test(.enabled(if: isProvided)) func `leaves columns out that are computed, and hears of changes that are undone`() throws {
    #expect(
      try changes("CREATE TABLE g (a, b AS (a + 1), c, d AS (a + 2) STORED)", "INSERT INTO g (a, c) VALUES (1, 'c'); UPDATE g SET c = 'd'")
        == ["insert main.g 1 at 0:  > 1,c,3", "update main.g 1 at 0: 1,c,3 > 1,d,3"])
    #expect(
      try changes("CREATE TABLE h (a AS (b + 1), b, c AS (b + 2), d)", "INSERT INTO h (b, d) VALUES (1, 'c'); DELETE FROM h")
        == ["insert main.h 1 at 0:  > 1,c", "delete main.h 1 at 0: 1,c > "])
    #expect(
      try changes("CREATE TABLE t (a)", "BEGIN; INSERT INTO t VALUES (5); ROLLBACK; INSERT INTO t VALUES (NULL)")
        == ["insert main.t 1 at 0:  > 5", "insert main.t 1 at 0:  > -"])
  }

  @Test(.enabled(if: isProvided)) func `numbers the columns that are stored, whether SQLite numbers the others or not`() throws {
    let connection = try Connection(.memory)
    try connection.execute("CREATE TABLE g (a AS (b + 1), b, c AS (b + 2), d, e AS (b + 3) STORED)")
    let (read, errors) = (Heard<SQLiteValue>(), Heard<SQLiteError>())
    let token = try connection.addPreupdateHook { change in
      for column in 0..<4 {
        do { read.hear(try change.new(column)) } catch { errors.hear { throw error } }
      }
    }
    try connection.execute("INSERT INTO g (b, d) VALUES (1, 'd')")
    #expect(read.words == [1, "d", 4] && errors.words.map(\.code) == [.range])
    token.cancel()
  }

  @Test(.enabled(if: isProvided)) func `hears a table emptied by a statement that was cached before it came`() throws {
    let connection = try Connection(.memory)
    try connection.execute("CREATE TABLE t (a)")
    try connection.prepare("DELETE FROM t").run()
    try connection.prepare("INSERT INTO t VALUES (?)").run(1)
    let heard = Heard<String>()
    for _ in 0..<2 {
      let token = try connection.addPreupdateHook { heard.hear(Self.words($0)) }
      try connection.prepare("DELETE FROM t").run()
      token.cancel()
      try connection.prepare("DELETE FROM t").run()
      try connection.prepare("INSERT INTO t VALUES (?)").run(2)
    }
    #expect(heard.words == ["delete main.t 1 at 0: 1 > ", "delete main.t 1 at 0: 2 > "])
  }

  @Test(arguments: libraries) func `refuses values that are not there, or of another type`(library: HookLibrary) throws {
    let (connection, mock) = try library.open()
    let errors = Heard<SQLiteError>()
    var sum = 0
    let token = try connection.addPreupdateHook { change in
      let isInsert = change.kind == .insert
      do {
        if isInsert { sum += try change.new(0) } else { sum += try change.old(0) }
        if !isInsert { #expect(try change.old(1) == Optional<String>.none) }
      } catch { errors.hear { throw error } }
      do { _ = try isInsert ? change.old(0, as: Int.self) : change.new(0, as: Int.self) } catch { errors.hear { throw error } }
      for column in [-1, 2, .max, .min] {
        do { _ = try isInsert ? change.new(column, as: Int.self) : change.old(column, as: Int.self) } catch { errors.hear { throw error } }
      }
      do { _ = try isInsert ? change.new(0, as: String.self) : change.old(0, as: String.self) } catch { errors.hear { throw error } }
    }
    if let mock {
      unsafe mock.firePreupdate(.insert, table: "t", rowid: 5, new: [5, .null])
      unsafe mock.firePreupdate(.delete, table: "t", rowid: 5, old: [5, .null])
    } else {
      try connection.execute("CREATE TABLE t (a INTEGER PRIMARY KEY, b); INSERT INTO t VALUES (5, NULL)")
      // The CREATE TABLE is not reported: the table of the schema is a system table.
      try connection.execute("DELETE FROM t")
    }
    #expect(sum == 10)
    #expect(
      errors.words.map(\.code) == [.misuse, .range, .range, .range, .range, .mismatch, .misuse, .range, .range, .range, .range, .mismatch])
    #expect(errors.words[0].message == "a row that is inserted into t has no old values")
    #expect(errors.words[5].message == "column 0 of t holds integer 5, which cannot be read as String")
    token.cancel()
  }

  @Test(.enabled(if: isProvided)) func `shares the hook, which SQLite has from the first to the last`() throws {
    let recorder = RecordingSqlite3Wrapper(Sqlite3Wrapper())
    let connection = try Connection(.memory, on: recorder)
    try connection.execute("CREATE TABLE t (a)")
    let heard = Heard<String>()
    func calls() -> Int { recorder.calls.count { $0.call == .sqlite3_preupdate_hook } }
    let tokens = [
      try connection.addPreupdateHook { heard.hear("first \($0.rowid)") },
      try connection.addPreupdateHook { heard.hear("second \($0.rowid)") },
    ]
    let update = try connection.addUpdateHook { heard.hear("afterwards \($0.rowid)") }
    try connection.execute("INSERT INTO t VALUES (1)")
    #expect(heard.words == ["first 1", "second 1", "afterwards 1"])
    #expect(calls() == 1)
    tokens[0].cancel()
    try connection.execute("INSERT INTO t VALUES (1)")
    #expect(heard.words.suffix(2) == ["second 2", "afterwards 2"])
    tokens[1].cancel()
    #expect(calls() == 2)
    try connection.execute("INSERT INTO t VALUES (1)")
    #expect(heard.words.last == "afterwards 3" && heard.words.count == 6)
    update.cancel()
  }

  @Test(.enabled(if: isProvided)) func `knows no more than SQLite of columns added later, of search tables and of what is skipped`() throws
  {
    let old = Sqlite3Wrapper().sqlite3_libversion_number() < 3_047_000 ? "-" : "d"
    #expect(
      try changes(
        "CREATE TABLE k (a); INSERT INTO k VALUES (1); ALTER TABLE k ADD COLUMN b DEFAULT 'd'", "UPDATE k SET a = 2; DELETE FROM k")
        == ["update main.k 1 at 0: 1,\(old) > 2,d", "delete main.k 1 at 0: 2,d > "])
    let search = try changes("CREATE VIRTUAL TABLE f USING fts5 (x)", "INSERT INTO f VALUES ('a')")
    #expect(search.contains("insert main.f_content 1 at 0:  > 1,a"))
    #expect(!search.contains { $0.contains("main.f ") })
    #expect(
      try changes(
        "CREATE TABLE t (a PRIMARY KEY); INSERT INTO t VALUES (1)", "INSERT OR IGNORE INTO t VALUES (1); UPDATE t SET a = 9 WHERE a = 8")
        == [])
  }

  @Test func `is refused by a library that has none`() throws {
    let connection = try Connection(.memory, on: WithoutPreupdate(Sqlite3Wrapper()))
    let error = #expect(throws: SQLiteError.self) { _ = try connection.addPreupdateHook { _ in } }
    #expect(error?.code == .error && error?.message.contains("without sqlite3_preupdate_hook") == true)
  }
}

private final class WithoutPreupdate: RoutedSqlite3Wrapper {
  override func provides(_ call: Sqlite3Call) -> Bool { call != .sqlite3_preupdate_hook }
}
