import SQLiteManager
import SQLiteTestKit
import Testing

@Suite struct `An update hook` {
  @Test(arguments: HookLibrary.allCases)
  func `tells of the rows that are inserted, updated and deleted`(library: HookLibrary) throws {
    let (connection, mock) = try library.open()
    let heard = Heard<RowChange>()
    let token = try connection.addUpdateHook { heard.hear($0) }
    if let mock {
      unsafe mock.fireUpdate(.insert, table: "star", rowid: 42)
      unsafe mock.fireUpdate(.update, table: "star", rowid: 42)
      unsafe mock.fireUpdate(.delete, schema: "temp", table: "a table with a long name", rowid: .min)
    } else {
      try connection.execute("CREATE TABLE star (a); CREATE TEMP TABLE \"a table with a long name\" (a INTEGER PRIMARY KEY)")
      try connection.execute("INSERT INTO star (rowid, a) VALUES (42, 1); UPDATE star SET a = 2")
      try connection.execute("INSERT INTO \"a table with a long name\" VALUES (\(Int64.min))")
      try connection.execute("DELETE FROM \"a table with a long name\" WHERE true")
    }
    let expected = [
      RowChange(.insert, table: "star", rowid: 42), RowChange(.update, table: "star", rowid: 42),
      RowChange(.insert, database: "temp", table: "a table with a long name", rowid: .min),
      RowChange(.delete, database: "temp", table: "a table with a long name", rowid: .min),
    ]
    #expect(heard.words == (library == .real ? expected : [expected[0], expected[1], expected[3]]))
    token.cancel()
  }

  @Test func `tells of what triggers and foreign keys do, and of attached databases`() throws {
    let connection = try Connection(.memory)
    try connection.execute(
      """
      ATTACH ':memory:' AS other; CREATE TABLE other.o (a);
      CREATE TABLE t (a INTEGER PRIMARY KEY); CREATE TABLE child (b REFERENCES t ON DELETE CASCADE); CREATE TABLE log (c);
      CREATE TRIGGER r AFTER INSERT ON t BEGIN INSERT INTO log VALUES (new.a); END;
      """)
    let heard = Heard<RowChange>()
    let token = try connection.addUpdateHook { heard.hear($0) }
    try connection.execute("INSERT INTO t VALUES (7); INSERT INTO child VALUES (7); DELETE FROM t WHERE a = 7; INSERT INTO o VALUES (1)")
    #expect(
      heard.words
        == [
          RowChange(.insert, table: "t", rowid: 7), RowChange(.insert, table: "log", rowid: 1),
          RowChange(.insert, table: "child", rowid: 1),
          RowChange(.delete, table: "child", rowid: 1), RowChange(.delete, table: "t", rowid: 7),
          RowChange(.insert, database: "other", table: "o", rowid: 1),
        ].sorted { first, second in heard.words.firstIndex(of: first) ?? .max < heard.words.firstIndex(of: second) ?? .max })
    token.cancel()
  }

  @Test func `is not told of tables without rowids, emptied tables and replaced rows`() throws {
    let connection = try Connection(.memory)
    try connection.execute(
      """
      CREATE TABLE w (a PRIMARY KEY) WITHOUT ROWID; CREATE TABLE t (a INTEGER PRIMARY KEY, b UNIQUE);
      INSERT INTO t VALUES (1, 'x'), (2, 'y');
      """)
    let heard = Heard<RowChange>()
    let token = try connection.addUpdateHook { heard.hear($0) }
    try connection.execute("INSERT INTO w VALUES (1); UPDATE w SET a = 2; DELETE FROM w")
    #expect(heard.words == [])
    try connection.execute("INSERT OR REPLACE INTO t VALUES (3, 'x')")
    #expect(heard.words == [RowChange(.insert, table: "t", rowid: 3)])
    try connection.execute("DELETE FROM t")
    #expect(heard.words.count == 1)
    try connection.execute("INSERT INTO t VALUES (4, 'z'); DELETE FROM t WHERE true")
    #expect(heard.words.last == RowChange(.delete, table: "t", rowid: 4))
    token.cancel()
  }

  @Test func `refuses SQL on its own connection, and the statement goes on`() throws {
    let connection = try Connection(.memory)
    try connection.execute("CREATE TABLE t (a)")
    let errors = Heard<SQLiteError>()
    let token = try connection.addUpdateHook { [unowned connection] _ in
      errors.hear { try connection.execute("INSERT INTO t VALUES (2)") }
      errors.hear { _ = try connection.addCommitHook { .rollback } }
      errors.hear { try connection.close() }
    }
    try connection.execute("INSERT INTO t VALUES (1)")
    #expect(errors.words.map(\.code) == [.misuse, .misuse, .misuse])
    #expect(errors.words.first?.message == "a callback of a connection cannot run SQL on it: do it when the statement is over")
    #expect(try connection.rows("SELECT a FROM t") { try $0[0, as: Int.self] } == [1])
    token.cancel()
  }

  @Test func `may write through another connection`() throws {
    let (connection, journal) = (try Connection(.memory), try Connection(.memory))
    try connection.execute("CREATE TABLE t (a)")
    try journal.execute("CREATE TABLE journal (change)")
    let failures = Heard<any Error>()
    let token = try connection.addUpdateHook { change in
      do { try journal.execute("INSERT INTO journal VALUES (\(change.rowid))") } catch { failures.hear(error) }
    }
    try connection.execute("INSERT INTO t VALUES (1), (2)")
    #expect(try journal.rows("SELECT change FROM journal") { try $0[0, as: Int.self] } == [1, 2])
    #expect(failures.words.isEmpty)
    token.cancel()
  }
}
