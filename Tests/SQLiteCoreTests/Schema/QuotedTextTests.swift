import Expectations
import Scratch
import SQLiteManager
import SQLiteTesting
import Testing

@Suite struct `A text in double quotes in a schema` {
  private let folder: ScratchFolder
  private let connection: Connection

  init() throws {
    folder = try ScratchFolder()
    connection = try Connection(.file(folder.path("a")))
    try connection.execute(
      #"""
      CREATE TABLE part (id, what); CREATE VIEW coded AS SELECT "I-" || id AS code FROM part;
      CREATE TRIGGER warn AFTER INSERT ON part WHEN new.what = "bad" BEGIN SELECT 1; END
      """#)
  }

  @Test(arguments: [("SELECT * FROM coded", "view coded", "I-"), ("INSERT INTO part VALUES (1, 'x')", "trigger warn", "bad")])
  func `is named with its object and the setting when it is used`(sql: String, object: String, text: String) throws {
    for _ in 1...2 {
      let error = expectError(.error, text) { try connection.execute(SQL(unchecked: sql)) }
      #expect(error?.message.contains("the \(object) has \"\(text)\" in double quotes") == true, "\(String(describing: error))")
      #expect(error?.message.contains("doubleQuotedStrings") == true)
      #expect(error?.meaning == .missingColumn(text, table: nil))
    }
  }

  @Test func `is found in an attached database`() throws {
    let other = try Connection(.memory)
    try other.attach(.file(folder.path("a")), as: "other")
    expectError(.error, "the view coded has") { try other.rows("SELECT * FROM other.coded") }
  }

  @Test func `works with the setting`() throws {
    var configuration = Connection.Configuration()
    configuration.doubleQuotedStrings = true
    let other = try Connection(.file(folder.path("a")), configuration: configuration)
    try other.execute("INSERT INTO part VALUES (1, 'x')")
    #expect(try other.value("SELECT * FROM coded") == "I-1")
  }

  @Test(arguments: [#"SELECT "bad" FROM part"#, "SELECT bad FROM part", "SELECT other FROM part"])
  func `is not spoken of when the statement names the column itself`(sql: String) throws {
    let error = expectError(.error, "no such column") { try connection.rows(SQL(unchecked: sql)) }
    #expect(error?.message.contains("double quotes") == false)
  }

  /// Schemas with a name in double quotes that is right, and a statement that lacks a column of this name.
  static let innocent: [(schema: String, sql: String)] = [
    (
      """
      CREATE TABLE card (id, translation); CREATE TABLE own (id, back); CREATE TABLE log (back);
      CREATE TRIGGER t AFTER INSERT ON own BEGIN INSERT INTO log ("back") VALUES (new."back"); END;
      CREATE VIEW every_card AS SELECT id, back FROM card
      """, "SELECT * FROM every_card"
    ),
    (
      #"CREATE TABLE own (back); CREATE VIEW good AS SELECT "back" FROM own; CREATE VIEW bad AS SELECT back FROM part"#, "SELECT * FROM bad"
    ),
    (
      #"CREATE TABLE own (back); CREATE VIEW good AS SELECT "back" FROM own; CREATE TRIGGER bad AFTER DELETE ON part BEGIN SELECT back; END"#,
      "DELETE FROM part"
    ),
    (
      #"CREATE TABLE own (back); CREATE VIEW good AS SELECT "back" FROM own; CREATE VIEW bad AS SELECT own."back" FROM part"#,
      "SELECT * FROM bad"
    ),
  ]

  @Test(arguments: innocent) func `is not spoken of when the name that is missing is not in double quotes`(schema: String, sql: String)
    throws
  {
    try connection.execute(SQL(unchecked: schema))
    let error = expectError(.error, "no such column: ") { try connection.execute(SQL(unchecked: sql)) }
    #expect(error?.message == error?.message.split(separator: ": the ").first.map(String.init), "\(String(describing: error))")
    #expect(error?.message.contains("double quotes") == false, "\(String(describing: error))")
  }

  @Test func `leaves an option of the program as it was`() throws {
    try connection.execute("CREATE VIEW bad AS SELECT back FROM part")
    try connection.set(.dqsDml, true)
    expectError(.error, "no such column: back") { try connection.rows("SELECT * FROM bad") }
    #expect(try connection.value(#"SELECT "text""#) == "text")
    #expect(try connection.rows("SELECT * FROM coded").isEmpty)
    try connection.set(.dqsDml, false)
    expectError(.error, "the view coded has") { try connection.execute("SELECT 1; SELECT * FROM coded; SELECT 2") }
    expectError(.error, "no such column") { try connection.rows(#"SELECT "text""#) }
  }

  @Test func `is looked for without harm to statements that run, and to the settings`() throws {
    try connection.execute("DROP TRIGGER warn; INSERT INTO part VALUES (1, 'a'), (2, 'b'), (3, 'c')")
    let cursor = try connection.cursor("SELECT id FROM part")
    _ = try cursor.next()
    expectError(.error, "in double quotes") { try connection.rows("SELECT * FROM coded") }
    var ids: [Int] = []
    while let id = try cursor.next({ try $0[0, as: Int.self] }) { ids.append(id) }
    #expect(ids == [2, 3])
    expectError(.error, "no such column") { try connection.rows(#"SELECT "nothing" FROM part"#) }
    try connection.transaction {
      try connection.execute("DELETE FROM part WHERE id = 1")
      expectError(.error, "in double quotes") { try connection.rows("SELECT * FROM coded") }
    }
    #expect(try connection.count("part") == 2)
  }

  @Test(arguments: ["CREATE TABLE gone (id, CHECK (id > lost))", "CREATE TABLE gone (id, made AS (lost))"])
  func `is not looked for in a schema that cannot be read`(definition: String) throws {
    let path = folder.path("damaged")
    let damaged = try Connection(.file(path))
    try damaged.set(.defensive, false)
    try damaged.execute("CREATE TABLE gone (id); PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = \(definition)")
    try damaged.close()
    let other = try Connection(.file(path))
    for _ in 1...2 {
      expectError(.corrupt, "malformed database schema (gone) - no such column: lost") { try other.rows("PRAGMA table_list") }
    }
  }

  @Test func `leaves the error as SQLite said it when the schema cannot be looked at`() throws {
    func read(on wrapper: any Sqlite3WrapperProtocol) throws {
      _ = try Connection(.file(folder.path("a")), on: wrapper).rows("SELECT * FROM coded")
    }
    let counter = FaultInjectingSqlite3Wrapper(Sqlite3Wrapper())
    expectError(.error, "no such") { try read(on: counter) }
    for k in TestRun.sample(of: counter.failableCalls, few: 10) {
      let wrapper = LedgerSqlite3Wrapper(FaultInjectingSqlite3Wrapper(Sqlite3Wrapper(), plan: .once(at: k)))
      #expect(throws: SQLiteError.self, "\(k)") { try read(on: wrapper) }
      #expect(wrapper.ledger.openHandles.isEmpty && wrapper.ledger.misuses.isEmpty, "\(k)")
    }
  }
}
