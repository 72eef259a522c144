import Expectations
import SQLiteManager
import Scratch
import Testing
import SQLiteDescriptions

@Suite struct `A table that is described and made again` {
  /// Definitions of a table `t`, as files of other programs have them.
  static let definitions: [String] =
    [
      // Defaults: each word, sign and quote that SQLite takes.
      "word", "[a bracket]", "\"double quoted\"", "`back`", "'it''s'", "''", "TRUE", "false", "\"true\"", "NULL", "[NULL]",
      "CURRENT_TIMESTAMP",
      "CURRENT_DATE", "\"CURRENT_TIME\"", "1", "+1", "-1", "- 1", "1e3", "0x10", "-0x10", "1.5", ".5", "-9223372036854775808",
      "9223372036854775808", "x''", "X'00ff'", "(1 + 2)", "('a' || 'b')", "(NULL)", "((3))", "(-(-1))", "(abs(-5))", "(5 -- five\n)",
      "/* c */ 'after'", "desc", "deferred", "conflict", "conflict COLLATE NOCASE", "key", "word NOT NULL", "word CHECK (state <> 'x')",
      "'' UNIQUE",
    ].map { "state TEXT DEFAULT \($0)" } + [
      "a, b INTEGER DEFAULT word, c REAL DEFAULT true, d BLOB DEFAULT 'x'",
      // Keys.
      "id INTEGER PRIMARY KEY, a", "id INTEGER PRIMARY KEY NOT NULL, a", "id integer primary key autoincrement, a", "id INT PRIMARY KEY, a",
      "id INTEGER PRIMARY KEY DESC, a", "id INTEGER PRIMARY KEY ASC, a", "id INTEGER, a, PRIMARY KEY (id DESC)",
      "id INTEGER, a, PRIMARY KEY (id AUTOINCREMENT)", "id INTEGER, a, PRIMARY KEY (id AUTOINCREMENT) ON CONFLICT REPLACE",
      "id INTEGER PRIMARY KEY ON CONFLICT REPLACE, a", "id INTEGER PRIMARY KEY ON CONFLICT IGNORE AUTOINCREMENT, a",
      "id TEXT PRIMARY KEY ON CONFLICT IGNORE, a", "id TEXT COLLATE NOCASE PRIMARY KEY, a", "id TEXT, a, PRIMARY KEY (id COLLATE NOCASE)",
      "id TEXT COLLATE NOCASE, a, PRIMARY KEY (id COLLATE BINARY, a DESC)", "a, b, CONSTRAINT pk PRIMARY KEY (b, a) ON CONFLICT ROLLBACK",
      "a NOT NULL, b UNIQUE, PRIMARY KEY (a), UNIQUE (a, b)", "a INTEGER UNIQUE PRIMARY KEY, b", "a UNIQUE ON CONFLICT FAIL, b",
      "a CONSTRAINT u UNIQUE ON CONFLICT REPLACE, b CONSTRAINT n NOT NULL ON CONFLICT IGNORE", "a UNIQUE ON CONFLICT ABORT, b",
      "a, b, UNIQUE (a COLLATE NOCASE, b DESC) ON CONFLICT REPLACE, UNIQUE (b)", "a, b, UNIQUE (a) ON CONFLICT IGNORE CHECK (b <> 7)",
      "a, b, UNIQUE (a DESC), PRIMARY KEY (a)", "a UNIQUE, b PRIMARY KEY ON CONFLICT IGNORE",
      "b TEXT, a UNIQUE, UNIQUE (b) ON CONFLICT REPLACE", "a, b, UNIQUE (b, a) ON CONFLICT IGNORE, UNIQUE (a)",
      "a NOT NULL ON CONFLICT REPLACE DEFAULT 5, b NOT NULL ON CONFLICT ROLLBACK",
      "a NULL ON CONFLICT IGNORE, b NOT NULL ON CONFLICT ABORT",
      "a INTEGER NOT NULL ON CONFLICT IGNORE PRIMARY KEY, b",
      "a NOT NULL ON CONFLICT REPLACE NOT NULL DEFAULT 5, b NOT NULL NOT NULL ON CONFLICT IGNORE",
      // Keys of the same columns: those that SQLite makes into one, and others.
      "a INTEGER PRIMARY KEY, b, UNIQUE (a) ON CONFLICT REPLACE",
      "a INTEGER UNIQUE ON CONFLICT IGNORE PRIMARY KEY ON CONFLICT REPLACE, b",
      "a, b, UNIQUE (a) ON CONFLICT REPLACE, UNIQUE (a COLLATE NOCASE)",
      "a, b, UNIQUE ((a COLLATE NOCASE)) ON CONFLICT IGNORE, UNIQUE ('a')",
      "a COLLATE NOCASE, b, UNIQUE (a COLLATE NOCASE DESC), UNIQUE (a) ON CONFLICT REPLACE, UNIQUE (b)",
      "a, b, UNIQUE (a, b) ON CONFLICT IGNORE, UNIQUE (b, a) ON CONFLICT REPLACE",
      "a, b, PRIMARY KEY (a, b), UNIQUE (b, a) ON CONFLICT IGNORE",
      "a, b, PRIMARY KEY (a), UNIQUE (A COLLATE BINARY) ON CONFLICT IGNORE", "a, b, UNIQUE (a, a)",
      "a INTEGER NOT NULL, b, PRIMARY KEY (a, a)",
      "a, b, PRIMARY KEY (a, b, a COLLATE NOCASE) ON CONFLICT IGNORE",
      // Keys that are not the rowid though they are of an INTEGER, and their order.
      "a INTEGER UNIQUE PRIMARY KEY DESC, b", "a INTEGER UNIQUE ON CONFLICT IGNORE PRIMARY KEY DESC, b",
      "a UNIQUE ON CONFLICT IGNORE, b INTEGER DEFAULT 4 PRIMARY KEY DESC", "a INTEGER PRIMARY KEY DESC, b UNIQUE ON CONFLICT IGNORE",
      // Clauses.
      "a INTEGER CHECK (a > 0), b CONSTRAINT positive CHECK (b IS NULL OR typeof(b) <> 'blob'), CHECK (a <> 5 /* five */) ON CONFLICT FAIL",
      "a TEXT COLLATE NOCASE UNIQUE, b TEXT COLLATE RTRIM DEFAULT word",
      "a VARCHAR(10), b DECIMAL (10, 5), c UNSIGNED BIG INT, d \"a type\"",
      "a /* a column */ TEXT, -- to the end\n b, /* ( */ c DEFAULT 5", "\"order\" INTEGER, [a b], `c\"d` TEXT DEFAULT [x y], 'e'",
      "a, b AS (a + 1), c TEXT GENERATED ALWAYS AS (upper(a)) STORED UNIQUE, d AS (a || 'x') VIRTUAL NOT NULL CHECK (d <> '7x')",
      "a REFERENCES p, b REFERENCES p(x) ON DELETE CASCADE ON UPDATE SET NULL DEFERRABLE INITIALLY DEFERRED",
      "a REFERENCES p(x) MATCH FULL ON DELETE SET DEFAULT NOT DEFERRABLE INITIALLY DEFERRED, b CONSTRAINT f REFERENCES p DEFERRABLE",
      "a, b, FOREIGN KEY (b) REFERENCES p, CONSTRAINT f FOREIGN KEY (a, b) REFERENCES p(x, y) ON UPDATE RESTRICT DEFERRABLE INITIALLY DEFERRED",
      "a REFERENCES p ON DELETE NO ACTION DEFERRABLE INITIALLY IMMEDIATE, b DEFAULT deferred REFERENCES t(a) ON DELETE RESTRICT",
    ]

  private static let clauses = [
    "CHECK (a <> 'a')", "CONSTRAINT c CHECK (a <> 7)", "UNIQUE ON CONFLICT REPLACE", "NOT NULL ON CONFLICT IGNORE", "DEFAULT 7",
    "COLLATE NOCASE UNIQUE", "AS (b)", "GENERATED ALWAYS AS (b || b) STORED", "PRIMARY KEY ON CONFLICT REPLACE",
    "REFERENCES t(b) DEFERRABLE INITIALLY DEFERRED",
  ]

  /// Ends of a foreign key, each with a clause after it; where the end is SET DEFAULT, and in long runs, with each of them.
  static let references: [String] =
    [
      "ON DELETE SET DEFAULT", "ON UPDATE SET DEFAULT", "", "MATCH FULL", "MATCH key", "ON DELETE SET NULL", "ON DELETE NO ACTION",
      "ON DELETE CASCADE", "ON UPDATE RESTRICT", "DEFERRABLE", "DEFERRABLE INITIALLY DEFERRED", "NOT DEFERRABLE INITIALLY DEFERRED",
      "DEFERRABLE INITIALLY IMMEDIATE",
    ].enumerated().flatMap { number, end in
      let followers = number < 2 || TestRun.isLong ? clauses : [clauses[number % clauses.count]]
      return followers.map { "a REFERENCES p(x) \(end) \($0), b UNIQUE" }
    } + ["a, b DEFAULT 7, FOREIGN KEY (b) REFERENCES p ON DELETE SET DEFAULT CHECK (b <> 'a') UNIQUE (b) ON CONFLICT REPLACE"]

  /// Whole definitions: options of the table.
  static let statements =
    (definitions + references).map { "CREATE TABLE t(\($0))" } + [
      "CREATE TABLE t(a INTEGER, b TEXT DEFAULT word, c ANY, PRIMARY KEY (b DESC, a)) STRICT, WITHOUT ROWID",
      "CREATE TABLE t(a TEXT PRIMARY KEY ON CONFLICT REPLACE, b) WITHOUT ROWID", "CREATE TABLE t(a INTEGER PRIMARY KEY, b) WITHOUT ROWID",
      "CREATE TABLE t(a INTEGER PRIMARY KEY DESC, b INT DEFAULT -1) STRICT",
      "CREATE TABLE t(a, b, PRIMARY KEY (a COLLATE NOCASE, b)) WITHOUT ROWID",
      "CREATE TABLE t(a TEXT UNIQUE ON CONFLICT IGNORE DEFAULT 'a', b TEXT PRIMARY KEY DESC, c ANY) WITHOUT ROWID",
      "CREATE TABLE t(a INTEGER UNIQUE PRIMARY KEY, b UNIQUE ON CONFLICT IGNORE) WITHOUT ROWID",
      "CREATE TABLE t(a INTEGER PRIMARY KEY DESC, b UNIQUE ON CONFLICT IGNORE) WITHOUT ROWID",
      "CREATE TABLE t(a, b, PRIMARY KEY (a, a) ON CONFLICT IGNORE, UNIQUE (b, a)) WITHOUT ROWID",
      "CREATE TABLE t AS SELECT 1 AS a, 'x' AS b, 2.5 AS c WHERE 0",
      "CREATE TABLE t(a, b COLLATE NOCASE); CREATE UNIQUE INDEX i ON t(a DESC, b COLLATE BINARY) WHERE a > 1; CREATE INDEX j ON t(lower(b))",
      "CREATE TABLE t(a, b COLLATE NOCASE); CREATE UNIQUE INDEX i ON t((a COLLATE NOCASE)); CREATE INDEX j ON t((b), (b COLLATE RTRIM))",
      "CREATE TABLE t(a, b); CREATE UNIQUE INDEX i ON t((lower(a) COLLATE NOCASE)); CREATE INDEX j ON t((a || b) COLLATE NOCASE COLLATE RTRIM)",
    ]

  private func opened() throws -> Connection {
    let connection = try Connection(.memory)
    try connection.execute("CREATE TABLE p(x PRIMARY KEY, y, UNIQUE (x, y)); INSERT INTO p VALUES (1, 1), ('a', 'a')")
    return connection
  }

  /// The structure of the table as SQLite reports it, without the numbers that SQLite gives.
  private func structure(of connection: Connection) throws -> [String] {
    var lines = try connection.rows("PRAGMA table_xinfo(t)").map { "\($0.values)" }
    lines += try connection.rows("SELECT wr, strict FROM pragma_table_list('t')").map { "\($0.values)" }
    var indexes: [String] = []
    for index in try connection.rows("SELECT name, \"unique\", origin, partial FROM pragma_index_list('t')") {
      let name: String = try index[0]
      let parts = try connection.rows("SELECT cid, name, \"desc\", coll, key FROM pragma_index_xinfo(\(name))").map { "\($0.values)" }
      indexes.append("\(index.values.dropFirst()) \(name.hasPrefix("sqlite_") ? "" : name) \(parts)")
    }
    let keys = try connection.rows(
      "SELECT id, seq, \"table\", \"from\", \"to\", on_update, on_delete, match FROM pragma_foreign_key_list('t')")
    let parts = Dictionary(grouping: keys) { $0.values[0] }.values.map { "\($0.map { $0.values.dropFirst() })" }
    return lines + indexes.sorted() + parts.sorted()
  }

  /// The fate of rows that leave columns out, clash, or are NULL.
  private func behavior(of connection: Connection) throws -> [String] {
    var lines: [String] = []
    func attempt(_ sql: SQL) throws {
      do { try connection.execute(sql) } catch let error as SQLiteError { lines.append("\(sql): \(error.code) \(error.message)") }
      guard connection.isInTransaction else { return }
      do {
        try connection.execute("COMMIT")
      } catch let error as SQLiteError {
        lines.append("\(sql): \(error.code) \(error.message)")
        try connection.execute("ROLLBACK")
      }
    }
    try attempt("INSERT INTO t DEFAULT VALUES")
    let columns = try connection.columns(of: "t").filter { !$0.isGenerated }.map(\.name)
    let names = columns.map { SQL(identifier: $0) }.joined(separator: ", ")
    for value in [1, 1, "a", "A", "a ", .null, -1, "7", 7] as [SQLiteValue] {
      try attempt("BEGIN; INSERT INTO t(\(names)) VALUES \(list: columns.map { _ in value })")
      for column in columns { try attempt("INSERT INTO t(\(identifier: column)) VALUES (\(value))") }
    }
    try attempt("DELETE FROM p WHERE x = 1")
    let shown = try connection.columns(of: "t").map { "typeof(\(identifier: $0.name)), quote(\(identifier: $0.name))" as SQL }
    return lines + (try connection.rows("SELECT \(shown.joined(separator: ", ")) FROM t").map { "\($0.values)" })
  }

  @Test(arguments: TestRun.sample(of: statements, few: statements.count / 3)) func `is the same to SQLite`(statement: String) throws {
    let (original, copy) = (try opened(), try opened())
    try original.execute(SQL(unchecked: statement))
    let description = try original.description(of: "t")
    try copy.createTable(description)
    #expect(try structure(of: copy) == structure(of: original), "\(description)")
    #expect(try original.differences(from: description) == [], "\(description)")
    #expect(try copy.differences(from: description) == [], "\(description)")
    if !statement.contains("CURRENT") { #expect(try behavior(of: copy) == behavior(of: original), "\(description)") }
  }

  @Test func `leaves out the index that VACUUM has made`() throws {
    let connection = try Connection(.memory)
    try connection.execute("CREATE TABLE note (body); CREATE VIRTUAL TABLE s USING fts5(body, content='note'); VACUUM")
    #expect(try connection.value("SELECT count(*) FROM sqlite_schema WHERE type = 'index' AND tbl_name = 'note'") == 1)
    #expect(try connection.description(of: "note").indexes.isEmpty)
  }

  @Test func `has a collation where its expressions have it`() throws {
    let connection = try opened()
    try connection.execute("CREATE TABLE t(a, b)")
    try connection.execute("CREATE INDEX i ON t(a = b COLLATE NOCASE, (a || b) COLLATE nocase DESC, ((b) COLLATE RTRIM))")
    let index = try #require(try connection.description(of: "t").indexes.first)
    #expect(
      index.parts == [
        .expression("a = b COLLATE NOCASE"), .expression("a || b", collation: "nocase", isDescending: true),
        .column("b", collation: "RTRIM"),
      ])
  }

  @Test func `differs from one that says less`() throws {
    let connection = try opened()
    try connection.execute("CREATE TABLE t(id INTEGER PRIMARY KEY ON CONFLICT REPLACE, a TEXT NOT NULL ON CONFLICT IGNORE DEFAULT word)")
    let table = TableDescription(
      name: "t",
      columns: [
        ColumnDescription(name: "id", type: .integer, nullable: false, .primaryKey),
        ColumnDescription(name: "a", type: .text, nullable: false, .defaultValue("word")),
      ])
    #expect(
      try connection.differences(from: table) == [
        "column \"id\": PRIMARY KEY is missing", "column \"a\": NOT NULL ON CONFLICT IGNORE is not described",
        "table \"t\": PRIMARY KEY (\"id\") ON CONFLICT REPLACE is not described",
      ])
    try connection.execute("DROP TABLE t; CREATE TABLE t(id INTEGER PRIMARY KEY NOT NULL, a TEXT NOT NULL DEFAULT \"word\")")
    #expect(try connection.differences(from: table) == [])
  }
}
