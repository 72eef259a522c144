import Expectations
import SQLiteManager
import SQLiteTestKit
import Testing

@Suite struct `An authorizer` {
  let connection: Connection

  init() throws {
    connection = try Connection(.memory)
    try connection.execute("CREATE TABLE t (a, b); INSERT INTO t VALUES (1, 2), (3, 4)")
  }

  private func rows() throws -> [[SQLiteValue]] { try connection.rows("SELECT a, b FROM t").map(\.values) }

  @Test func `allows what it has nothing against`() throws {
    let heard = Heard<AuthorizerRequest>()
    let token = try connection.addAuthorizer {
      heard.hear($0); return .allow
    }
    #expect(try rows() == [[1, 2], [3, 4]])
    #expect(
      heard.words == [
        AuthorizerRequest(.select), AuthorizerRequest(.read(table: "t", column: "a"), database: "main"),
        AuthorizerRequest(.read(table: "t", column: "b"), database: "main"),
      ])
    token.cancel()
  }

  @Test func `denies, as an error of the statement`() throws {
    let token = try connection.addAuthorizer { $0.action == .read(table: "t", column: "b") ? .deny : .allow }
    let error = #expect(throws: SQLiteError.self) { try rows() }
    #expect(error?.code == .auth)
    #expect(error?.message == "access to t.b is prohibited")
    #expect(try connection.value("SELECT a FROM t") == 1)
    token.cancel()
    #expect(try rows() == [[1, 2], [3, 4]])
  }

  @Test func `ignores: a column reads as NULL`() throws {
    #expect(try rows() == [[1, 2], [3, 4]])
    let token = try connection.addAuthorizer { $0.action == .read(table: "t", column: "b") ? .ignore : .allow }
    #expect(try rows() == [[1, nil], [3, nil]], "although the statement was cached")
    token.cancel()
    #expect(try rows() == [[1, 2], [3, 4]])
  }

  @Test func `that answers what SQLite does not know is an error`() throws {
    let token = try connection.addAuthorizer { _ in AuthorizerDecision(rawValue: 42) }
    let error = #expect(throws: SQLiteError.self) { try rows() }
    #expect(error?.code == .error)
    #expect(error?.message == "authorizer malfunction")
    token.cancel()
  }

  @Test(arguments: HookLibrary.allCases)
  func `shares its hook: deny wins, then what is unknown, then ignore`(library: HookLibrary) throws {
    let (connection, mock) = try library.open()
    let odd = AuthorizerDecision(rawValue: 42)
    let cases: [([AuthorizerDecision], AuthorizerDecision)] = [
      ([.allow, .ignore], .ignore), ([.ignore, .allow], .ignore), ([.ignore, .deny], .deny), ([.deny, .ignore], .deny),
      ([.deny, .allow, odd], .deny), ([odd, .deny], .deny), ([odd, .ignore], odd), ([.ignore, odd], odd), ([.allow, .allow], .allow),
    ]
    for (decisions, expected) in cases {
      let tokens = try decisions.map { decision in try connection.addAuthorizer { $0.action == .select ? decision : .allow } }
      if let mock {
        unsafe #expect(mock.fireAuthorizer(.select) == expected)
      } else {
        let outcome = Result { try connection.rows("SELECT 1").map(\.values) }
        switch expected {
        case .allow: #expect(try outcome.get() == [[1]])
        case .ignore: #expect(try outcome.get() == [], "the SELECT is left out")
        default:
          let error = #expect(throws: SQLiteError.self) { try outcome.get() }
          #expect(error?.code == (expected == .deny ? .auth : .error))
        }
      }
      tokens.forEach { $0.cancel() }
    }
  }

  @Test func `is set once, and cached statements are compiled anew when observers change`() throws {
    let recorder = RecordingSqlite3Wrapper(Sqlite3Wrapper())
    let connection = try Connection(.memory, on: recorder)
    func count(_ call: Sqlite3Call) -> Int { recorder.calls.count { $0.call == call } }
    let held = try connection.prepare("SELECT 1")
    for _ in 1...3 {
      let before = count(.sqlite3_prepare_v3)
      let token = try connection.addAuthorizer { _ in .allow }
      _ = try connection.value("SELECT 2", as: Int.self)
      _ = try connection.value("SELECT 2", as: Int.self)
      #expect(count(.sqlite3_prepare_v3) == before + 1)
      token.cancel()
    }
    #expect(count(.sqlite3_set_authorizer) == 1)
    #expect(try held.rows().count == 1)
    _ = consume held
    let before = count(.sqlite3_prepare_v3)
    #expect(try connection.value("SELECT 1") == 1)
    #expect(count(.sqlite3_prepare_v3) == before + 1, "what was held is not kept")
  }

  @Test func `is asked about everything SQL can do`() throws {
    let heard = Heard<AuthorizerRequest.Action>()
    var configuration = Connection.Configuration()
    configuration.defensive = false
    let connection = try Connection(.memory, configuration: configuration)
    let token = try connection.addAuthorizer {
      heard.hear($0.action); return .allow
    }
    try connection.execute(
      """
      CREATE TABLE t (a, b); CREATE TEMP TABLE tt (a); CREATE INDEX i ON t (a); CREATE INDEX temp.ti ON tt (a);
      CREATE VIEW v AS SELECT a FROM t; CREATE TEMP VIEW tv AS SELECT 1;
      CREATE TRIGGER r AFTER INSERT ON t BEGIN DELETE FROM t WHERE a = 9; END;
      CREATE TEMP TRIGGER tr AFTER INSERT ON tt BEGIN SELECT 1; END;
      CREATE VIRTUAL TABLE f USING fts5 (x);
      INSERT INTO t VALUES (1, 2); UPDATE t SET b = 3; DELETE FROM t WHERE a = 8; SELECT upper(a) FROM v; SELECT count(*) FROM t;
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 2) SELECT i FROM n;
      ALTER TABLE t ADD COLUMN c; REINDEX i; ANALYZE t; PRAGMA user_version; PRAGMA user_version=5; BEGIN; SAVEPOINT s; RELEASE s; COMMIT;
      ATTACH ':memory:' AS o; DETACH o;
      DROP TRIGGER r; DROP TRIGGER tr; DROP VIEW v; DROP VIEW tv; DROP INDEX i; DROP INDEX ti; DROP TABLE f; DROP TABLE tt; DROP TABLE t;
      """)
    let expected: [AuthorizerRequest.Action] = [
      .createTable("t", isTemporary: false), .createTable("tt", isTemporary: true), .createIndex("i", table: "t", isTemporary: false),
      .createIndex("ti", table: "tt", isTemporary: true), .createView("v", isTemporary: false), .createView("tv", isTemporary: true),
      .createTrigger("r", table: "t", isTemporary: false), .createTrigger("tr", table: "tt", isTemporary: true),
      .createVirtualTable("f", module: "fts5"), .insert(table: "t"), .update(table: "t", column: "b"), .delete(table: "t"), .select,
      .read(table: "t", column: "a"), .read(table: "t", column: ""), .function("upper"), .recursive, .alterTable("t", database: "main"),
      .reindex("i"), .analyze(table: "t"), .pragma("user_version", argument: nil), .pragma("user_version", argument: "5"),
      .transaction("BEGIN"), .transaction("COMMIT"), .savepoint("BEGIN", name: "s"), .savepoint("RELEASE", name: "s"),
      .attach(filename: ":memory:"), .detach(database: "o"), .dropTrigger("r", table: "t", isTemporary: false),
      .dropTrigger("tr", table: "tt", isTemporary: true), .dropView("v", isTemporary: false), .dropView("tv", isTemporary: true),
      .dropIndex("i", table: "t", isTemporary: false), .dropIndex("ti", table: "tt", isTemporary: true),
      .dropVirtualTable("f", module: "fts5"), .dropTable("tt", isTemporary: true), .dropTable("t", isTemporary: false),
    ]
    for action in expected { #expect(heard.words.contains(action), "\(action)") }
    let others = heard.words.filter { if case .other = $0 { true } else { false } }
    #expect(others.isEmpty)
    token.cancel()
  }

  @Test func `of a mock gets every code with its texts`() throws {
    let mock = MockSqlite3Wrapper()
    let connection = try Connection(.memory, on: mock)
    let heard = Heard<AuthorizerRequest>()
    let token = try connection.addAuthorizer {
      heard.hear($0); return .allow
    }
    for code in Int32(0)...34 { unsafe mock.fireAuthorizer(AuthorizerAction(rawValue: code), ["one", "two", "main", "view"]) }
    #expect(Set(heard.words).count == 35)
    #expect(
      heard.words.filter { if case .other = $0.action { true } else { false } }.count == 2, "COPY, which SQLite no longer uses, and 34")
    #expect(heard.words.allSatisfy { $0.database == "main" && $0.accessor == "view" })
    token.cancel()
  }

  @Test func `refuses SQL, and the statement is compiled all the same`() throws {
    let errors = Heard<SQLiteError>()
    let token = try connection.addAuthorizer { [unowned connection] _ in
      errors.hear { _ = try connection.prepare("SELECT 1") }
      return .allow
    }
    #expect(try connection.value("SELECT 7") == 7)
    #expect(errors.words.map(\.code) == [.misuse])
    token.cancel()
  }

  @Test func `that ends within its own question leaves no statement that was compiled by its answer`() throws {
    for sql: SQL in ["SELECT a, b FROM t", "SELECT b, a FROM t"] {
      var token: HookToken?
      token = try connection.addAuthorizer { [connection] request in
        guard request.action == .read(table: "t", column: "b") else { return .allow }
        token?.cancel()
        token = nil
        withExtendedLifetime(connection) {}
        return .ignore
      }
      #expect(try connection.rows(sql).map { Set($0.values) } == [[1, nil], [3, nil]])
      #expect(try connection.rows(sql).map { Set($0.values) } == [[1, 2], [3, 4]], "it has gone")
    }
  }

  @Test func `that ends while statements lie in the cache finalizes none within the callback`() throws {
    let recorder = RecordingSqlite3Wrapper(Sqlite3Wrapper())
    let connection = try Connection(.memory, on: recorder)
    var token: HookToken?
    var (isArmed, finalized) = (false, -1)
    func count() -> Int { recorder.calls.count { $0.call == .sqlite3_finalize } }
    token = try connection.addAuthorizer { _ in
      let before = count()
      if isArmed { token = nil }
      if isArmed { finalized = max(finalized, count() - before) }
      return .allow
    }
    withExtendedLifetime(token) {}
    for number in 0..<5 { _ = try connection.value(SQL(unchecked: "SELECT \(number)"), as: Int.self) }
    isArmed = true
    for number in 0..<9 { _ = try connection.value(SQL(unchecked: "SELECT \(number)"), as: Int.self) }
    #expect(finalized == 0)
    try connection.close()
    #expect(recorder.calls.count { $0.call == .sqlite3_prepare_v3 } == count(), "and none is lost")
  }

  @Test func `beside another one does not make SQLite compile anew what is held`() throws {
    let recorder = RecordingSqlite3Wrapper(Sqlite3Wrapper())
    let connection = try Connection(.memory, on: recorder)
    func recompilations(_ statement: borrowing Statement) -> Int32 {
      unsafe connection.wrapper.sqlite3_stmt_status(statement.handle, StatementStatus.reprepare.rawValue, 0)
    }
    let heard = Heard<String>()
    let first = try connection.addAuthorizer {
      heard.hear("first \($0.action)")
      return .allow
    }
    let held = try connection.prepare("SELECT 1")
    let before = heard.words
    let second = try connection.addAuthorizer {
      heard.hear("second \($0.action)")
      return .deny
    }
    #expect(try held.rows().count == 1)
    #expect(recompilations(held) == 0)
    #expect(heard.words == before, "nobody was asked about it again")
    #expect(recorder.calls.count { $0.call == .sqlite3_set_authorizer } == 1)
    expectError(.auth, "not authorized") { try connection.value("SELECT 1", as: Int.self) }
    second.cancel()
    #expect(try held.rows().count == 1)
    #expect(recompilations(held) == 0)
    first.cancel()
    #expect(recorder.calls.count { $0.call == .sqlite3_set_authorizer } == 1)
  }

  @Test func `is told of an attached file whose name is computed that it is not known`() throws {
    let heard = Heard<AuthorizerRequest.Action>()
    let token = try connection.addAuthorizer {
      heard.hear($0.action); return .allow
    }
    try connection.execute("ATTACH '' AS one; ATTACH ':mem' || 'ory:' AS two; DETACH 'o' || 'ne'")
    try connection.attach(.memory, as: "three")
    let wanted = heard.words.filter {
      switch $0 {
      case .attach, .detach: true
      default: false
      }
    }
    #expect(wanted == [.attach(filename: ""), .attach(filename: nil), .detach(database: nil), .attach(filename: nil)])
    token.cancel()
  }
}
