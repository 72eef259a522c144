import Expectations
import SQLiteManager
import SQLiteTesting
import Scratch
import Testing

@Suite struct `JSON in a schema that is not trusted` {
  private let folder: ScratchFolder
  private var path: String { folder.path("a") }

  init() throws { folder = try ScratchFolder() }

  /// Makes the file with all trust, as another program does.
  private func make(_ sql: String) throws {
    var configuration = Connection.Configuration()
    configuration.trustedSchema = true
    let maker = try Connection(.file(path), configuration: configuration)
    try maker.execute(SQL(unchecked: sql))
    try maker.close()
  }

  /// The rows that a statement returns, each as text.
  private func answers(_ read: String, on connection: Connection) throws -> [String] {
    try connection.prepare(SQL(unchecked: read)).rows { row in
      let values = try row.values
      return "\(values)"
    }
  }

  /// A schema, a statement that uses it, and a query of the rows that are there then.
  static let schemas: [(String, String, String)] = [
    ("CREATE TABLE d (doc TEXT CHECK (json_valid(doc)))", "INSERT INTO d VALUES ('[1]')", "SELECT * FROM d"),
    ("CREATE TABLE d (doc TEXT CHECK (JSON_VALID(doc)))", "INSERT INTO d VALUES ('[1]')", "SELECT * FROM d"),
    (
      "CREATE TABLE d (doc); CREATE INDEX i ON d (json_extract(doc, '$.a'))", "INSERT INTO d VALUES ('{\"a\": 1}')",
      "SELECT doc FROM d INDEXED BY i WHERE json_extract(doc, '$.a') = 1"
    ),
    (
      "CREATE TABLE d (doc); CREATE INDEX i ON d (doc) WHERE json_type(doc) = 'array'", "INSERT INTO d VALUES ('[]'), ('{}')",
      "SELECT doc FROM d INDEXED BY i WHERE json_type(doc) = 'array'"
    ),
    (
      "CREATE TABLE d (doc, a AS (doc ->> 'a') STORED, b AS (doc -> 'b'))", "INSERT INTO d (doc) VALUES ('{\"a\": 1, \"b\": [2]}')",
      "SELECT a, b FROM d"
    ),
    ("CREATE TABLE d (x, doc DEFAULT (json_array(json('[1]'), '[1]')))", "INSERT INTO d (x) VALUES (1)", "SELECT doc FROM d"),
    (
      "CREATE TABLE d (a, b); CREATE VIEW v AS SELECT json_array(json(a), a, json_quote(b)) FROM d", "INSERT INTO d VALUES ('[1, 2]', 'x')",
      "SELECT * FROM v"
    ),
    (
      "CREATE TABLE d (a, b); CREATE VIEW v AS SELECT json_group_array(json(a)), json_group_object(b, a) FROM d",
      "INSERT INTO d VALUES ('[1, 2]', 'x'), ('3', 'y')", "SELECT * FROM v"
    ),
    (
      "CREATE TABLE d (a); CREATE VIEW v AS SELECT json_group_array(a) OVER (ORDER BY a ROWS 1 PRECEDING) FROM d",
      "INSERT INTO d VALUES (1), (2), (3)", "SELECT * FROM v"
    ),
    (
      "CREATE TABLE d (a); CREATE VIEW v AS SELECT e.value, json_type(e.value) FROM d, json_each(d.a) e",
      "INSERT INTO d VALUES ('[[1], 2]')",
      "SELECT * FROM v"
    ),
    (
      """
      CREATE TABLE d (a); CREATE TABLE log (x);
      CREATE TRIGGER t AFTER INSERT ON d BEGIN INSERT INTO log VALUES (json_set(new.a, '$.b', json('{}'))); END
      """,
      "INSERT INTO d VALUES ('{}')", "SELECT * FROM log"
    ),
  ]

  @Test(arguments: schemas) func `works as SQLite's own functions do, and is exactly theirs`(schema: String, use: String, read: String)
    throws
  {
    try make(schema)
    let connection = try Connection(.file(path))
    try connection.execute(SQL(unchecked: use))
    let found = try answers(read, on: connection)
    #expect(try connection.quickCheck().isEmpty && connection.integrityCheck().isEmpty)
    try connection.close()
    var trusting = Connection.Configuration()
    trusting.trustedSchema = true
    #expect(!found.isEmpty)
    #expect(try answers(read, on: try Connection(.file(path), configuration: trusting)) == found)
  }

  @Test func `checks what is written, and says what SQLite says`() throws {
    try make(
      """
      CREATE TABLE d (doc TEXT CHECK (json_valid(doc)), a AS (json_extract(doc, '$.a')) STORED);
      CREATE TABLE c (doc TEXT CHECK (json_valid(doc)))
      """)
    let connection = try Connection(.file(path))
    expectError(.error, "malformed JSON") { try connection.execute("INSERT INTO d VALUES ('[')") }
    expectError(.constraintCheck, "CHECK constraint failed") { try connection.execute("INSERT INTO c VALUES ('[')") }
    try connection.execute("INSERT INTO d VALUES ('{}')")
    expectError(.error, "JSON path") { try connection.value("SELECT json_extract('{}', 'a')", as: String.self) }
  }

  @Test(arguments: [false, true], [false, true])
  func `opens nothing else to the file, whatever else is in it`(hasFullText: Bool, isHostile: Bool) throws {
    var sql = """
      CREATE TABLE d (doc TEXT CHECK (json_valid(doc))); CREATE VIEW spy AS SELECT name FROM pragma_database_list;
      CREATE VIEW glad AS SELECT glad(doc) FROM d; CREATE VIEW token AS SELECT fts3_tokenizer('simple');
      """
    if hasFullText {
      sql += """
        CREATE VIRTUAL TABLE found USING fts5(a); CREATE VIEW seen AS SELECT a FROM found; CREATE VIEW both AS SELECT json(a) FROM found
        """
    }
    try make(sql)
    let connection = try Connection(.file(path), configuration: isHostile ? .hostileFile : .init())
    try connection.addFunction("glad") { (x: String?) in x }
    if hasFullText, !isHostile { #expect(try connection.rows("SELECT * FROM seen").isEmpty) }
    try connection.execute("INSERT INTO d VALUES ('[1]')")
    for _ in 1...2 {
      expectError(.error, "unsafe use of virtual table") { try connection.rows("SELECT * FROM spy") }
      expectError(.error, "unsafe use of glad()") { try connection.rows("SELECT * FROM glad") }
      expectError(.error, "unsafe use of fts3_tokenizer()") { try connection.rows("SELECT * FROM token") }
    }
    if hasFullText, isHostile, connection.wrapper.sqlite3_libversion_number() < 3_044_000 {
      expectError(.error, "unsafe use of virtual table") { try connection.rows("SELECT * FROM both") }
    }
    #expect(try connection.value("SELECT glad(doc) FROM d") == "[1]")
    #expect(try connection.rows("SELECT name FROM pragma_database_list").count > 0)
  }

  @Test func `works in a database that is attached`() throws {
    try make("CREATE TABLE d (doc TEXT CHECK (json_valid(doc))); CREATE VIEW spy AS SELECT name FROM pragma_database_list")
    let connection = try Connection(.memory)
    try connection.attach(.file(path), as: "other")
    try connection.execute("INSERT INTO other.d VALUES ('[1]')")
    expectError(.error, "unsafe use of virtual table") { try connection.rows("SELECT * FROM other.spy") }
  }

  @Test func `is refused beside a function that a trusted schema could call, and the error says what to set`() throws {
    try make("CREATE TABLE d (doc TEXT CHECK (json_valid(doc)))")
    let connection = try Connection(.file(path))
    try connection.addFunction("risky", .usableInTrustedSchema) { (x: Int?) in x }
    guard connection.wrapper.sqlite3_libversion_number() < 3_041_000 else { return }
    expectError(.error, "would let the schema use the function risky along with it") { try connection.rows("SELECT * FROM d") }
    expectError(.error, "would let the schema use the function risky along with it") { try connection.quickCheck() }
  }

  @Test func `is refused in a view where a function of the application has its name`() throws {
    try make("CREATE VIEW d AS SELECT json_valid('[1]')")
    let connection = try Connection(.file(path))
    try connection.addFunction("json_valid") { (x: String?) in 1 }
    expectError(.error, "unsafe use of json_valid()") { try connection.rows("SELECT * FROM d") }
  }

  @Test func `fails as before when a call fails that would let it work`() throws {
    try make("CREATE TABLE d (doc TEXT CHECK (json_valid(doc))); CREATE VIEW spy AS SELECT name FROM pragma_database_list")
    func write(on wrapper: any Sqlite3WrapperProtocol) throws {
      let connection = try Connection(.file(path), on: wrapper)
      try? connection.execute("INSERT INTO d VALUES ('[1]')")
      _ = try connection.rows("SELECT * FROM spy")
    }
    let counter = FaultInjectingSqlite3Wrapper(Sqlite3Wrapper())
    expectError(.error, "unsafe use of") { try write(on: counter) }
    for k in TestRun.sample(of: counter.failableCalls, few: 10) {
      let wrapper = LedgerSqlite3Wrapper(FaultInjectingSqlite3Wrapper(Sqlite3Wrapper(), plan: .once(at: k)))
      #expect(throws: SQLiteError.self, "\(k)") { try write(on: wrapper) }
      #expect(wrapper.ledger.openHandles.isEmpty && wrapper.ledger.misuses.isEmpty, "\(k)")
    }
  }
}
