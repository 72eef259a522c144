import Expectations
import SQLiteManager
import SQLiteTestKit
import Testing

@Suite struct `What sqlite_schema tells of tables` {
  static let plain: [SQL] = [
    "CREATE TABLE t(a, b)", "CREATE TABLE t(a PRIMARY KEY, b) WITHOUT ROWID", "CREATE TABLE t(a INTEGER PRIMARY KEY) STRICT",
    "CREATE TABLE t(a INT PRIMARY KEY, strict TEXT, \"without\" ANY) strict , without /* ) */ rowid -- STRICT",
    "CREATE TABLE t(a PRIMARY KEY, strict, without, check (a <> ') WITHOUT ROWID'))", "CREATE TABLE \"without rowid\"(a) ",
    "CREATE TABLE [t) STRICT](a CHECK ((a) IN (1, (2))))", "CREATE TABLE t AS SELECT 1 AS a, 2 AS strict",
    "CREATE TABLE t(a INTEGER PRIMARY KEY AUTOINCREMENT)", "CREATE TABLE t(a); CREATE INDEX i ON t(a)",
    "CREATE TABLE t(a); CREATE VIEW v AS SELECT a FROM t; CREATE VIEW \"virtual\" (strict) AS SELECT a FROM v",
    "CREATE TABLE t(a); CREATE TRIGGER tr AFTER INSERT ON t BEGIN SELECT 1; END", "CREATE VIEW broken AS SELECT * FROM nowhere",
    "CREATE TABLE IF NOT EXISTS \"if\"(a)", "CREATE TABLE `using`(a)", "CREATE TABLE '''t'''(a)",
    "CREATE TABLE Čeština(a ANY) STRICT, STRICT",
  ]
  static let virtual: [SQL] = [
    "CREATE VIRTUAL TABLE t USING fts3(a, b)", "CREATE VIRTUAL TABLE t USING fts4(a)",
    "CREATE VIRTUAL TABLE t USING fts4(a, matchinfo=fts3)",
    "CREATE TABLE c(a); CREATE VIRTUAL TABLE t USING fts4(content=\"c\", a)", "CREATE VIRTUAL TABLE t USING fts4(content=\"\", a)",
    "CREATE VIRTUAL TABLE t USING fts5(a)", "CREATE TABLE c(a); CREATE VIRTUAL TABLE t USING fts5(a, content='c')",
    "CREATE VIRTUAL TABLE t USING fts5(a, content='')", "CREATE VIRTUAL TABLE t USING fts5(a, columnsize=0)",
    "CREATE VIRTUAL TABLE t USING rtree(id, x0, x1)", "CREATE VIRTUAL TABLE t USING rtree_i32(id, x0, x1, +more)",
    "CREATE VIRTUAL TABLE t USING fts4aux(u)", "CREATE VIRTUAL TABLE t USING fts5(a); CREATE VIRTUAL TABLE w USING fts5vocab(t, row)",
    "CREATE VIRTUAL TABLE T USING FTS5(a)", "CREATE VIRTUAL TABLE t USING 'fts4'(a)", "CREATE VIRTUAL TABLE t USING \"Fts5\"(a)",
    "CREATE VIRTUAL TABLE \"my \"\"search\"\" table\" USING fts5(a)", "CREATE VIRTUAL TABLE [a_b_c] USING fts4(a)",
    "CREATE VIRTUAL TABLE IF NOT EXISTS t USING fts5(a)", "CREATE VIRTUAL TABLE \"if\" USING fts5(a)",
    // Tables that another program made with such a name, before and after.
    "CREATE TABLE t_stat(x); CREATE TABLE t_docsize(x); CREATE TABLE t_other(x); CREATE VIRTUAL TABLE t USING fts3(a)",
    "CREATE VIRTUAL TABLE t USING fts3(a); CREATE TABLE t_DATA(x); CREATE TABLE t_idx(x)",
    "CREATE TABLE T_CONTENT(x); CREATE TABLE c(a); CREATE VIRTUAL TABLE t USING fts5(a, content=c)",
    "CREATE TABLE t_node_x(x); CREATE TABLE xt_node(x); CREATE TABLE t_(x); CREATE VIRTUAL TABLE t USING rtree(id, a, b)",
    // A name that begins like another.
    "CREATE VIRTUAL TABLE a USING fts3(x); CREATE VIRTUAL TABLE a_b USING fts5(x); CREATE TABLE a_stat(x); CREATE TABLE a_b_stat(x)",
    "CREATE VIRTUAL TABLE a USING fts5(x); CREATE VIRTUAL TABLE a_content_content USING fts4(x)",
  ]

  /// Options that look like others.
  static let searches: [SQL] = [
    "CREATE VIRTUAL TABLE t USING fts5(a, c='c')", "CREATE VIRTUAL TABLE t USING fts5(a, col = '0', CONT = \"c\")",
    "CREATE VIRTUAL TABLE t USING fts5(a, CONTENT_ROWID = id)", "CREATE VIRTUAL TABLE t USING fts5(content, columnsize=1)",
    "CREATE VIRTUAL TABLE t USING fts5(a, content='', columnsize=\"0\")", "CREATE VIRTUAL TABLE t USING fts5(\"content\", columnsize=0)",
    "CREATE VIRTUAL TABLE t USING fts3(content='c', a)", "CREATE VIRTUAL TABLE t USING fts3(content, a)",
    "CREATE VIRTUAL TABLE t USING fts4(a, CONTENT= c)", "CREATE VIRTUAL TABLE t USING fts4(content, a)",
    "CREATE VIRTUAL TABLE t USING fts4(a, tokenize=simple content=x)", "CREATE VIRTUAL TABLE t USING fts4(content 'c', a)",
  ]

  private func compare(_ connection: Connection, in schema: String, _ comment: Comment) throws {
    let told = try connection.rows(
      "SELECT name, type, wr, strict FROM pragma_table_list WHERE schema = \(schema) AND name NOT IN ('sqlite_schema', 'sqlite_temp_schema')"
    ) {
      [try $0[0, as: String.self], try $0[1, as: String.self], "\(try $0[2, as: Int.self])", "\(try $0[3, as: Int.self])"]
    }
    let found = try connection.storedTables(in: schema).map {
      [$0.name.spelling, $0.kind.rawValue, $0.isWithoutRowid ? "1" : "0", $0.isStrict ? "1" : "0"]
    }
    #expect(Set(found) == Set(told), comment)
    #expect(found.count == told.count, comment)
  }

  @Test(arguments: plain + virtual) func `is what table_list says, in every schema`(_ sql: SQL) throws {
    let connection = try Connection(.memory)
    try connection.set(.defensive, false)
    try connection.execute(sql)
    try compare(connection, in: "main", "\(sql.text)")
    #expect(try connection.storedTables(in: "temp").isEmpty)
  }

  @Test(arguments: virtual) func `is what table_list says of an attached and a temporary schema`(_ sql: SQL) throws {
    for schema in ["other", "temp"] {
      let connection = try Connection(.memory)
      try connection.set(.defensive, false)
      try connection.execute("ATTACH ':memory:' AS other")
      // The stored SQL names no schema, so the same text is made in another one.
      let place = SQL(unchecked: sql.text.replacingNames(in: schema))
      try connection.execute(place)
      try compare(connection, in: schema, "\(place.text)")
      #expect(try connection.storedTables(in: "main").isEmpty)
    }
  }

  @Test func `geopoly stores rows as an R-tree does`() throws {
    let connection = try Connection(.memory)
    guard try connection.value("SELECT 1 FROM pragma_module_list WHERE name = 'geopoly'", as: Int.self) != nil else { return }
    try connection.execute("CREATE VIRTUAL TABLE t USING geopoly(a)")
    try compare(connection, in: "main", "geopoly")
  }

  @Test func `a schema that is not there is an error`() throws {
    let connection = try Connection(.memory)
    expectError(.error, "no such table: nowhere.sqlite_schema") { try connection.storedTables(in: "nowhere") }
  }

  @Test func `is all or nothing when a call fails`() throws {
    func look(on wrapper: any Sqlite3WrapperProtocol) throws -> [String] {
      let connection = try Connection(.memory, on: wrapper)
      try connection.execute("CREATE TABLE t(a); CREATE VIRTUAL TABLE s USING fts5(a); CREATE VIEW v AS SELECT a FROM t")
      return try connection.storedTables().map { "\($0.kind) \($0.name.spelling): \($0.sql)" }
    }
    let counter = FaultInjectingSqlite3Wrapper(Sqlite3Wrapper())
    let whole = try look(on: counter)
    #expect(whole.count == 8)
    for k in 1...counter.failableCalls {
      for plan in [FaultPlan.once(at: k), .forever(from: k)] {
        let ledger = LedgerSqlite3Wrapper(FaultInjectingSqlite3Wrapper(Sqlite3Wrapper(), plan: plan))
        let found = try? look(on: ledger)
        #expect(found == nil || found == whole, "\(plan)")
        #expect(ledger.ledger.openHandles.isEmpty && ledger.ledger.misuses.isEmpty, "\(plan)")
      }
    }
  }

  @Test func `is found by its name alone, and by the part before the last underscore`() throws {
    let sqlite = CountingSqlite3Wrapper(Sqlite3Wrapper())
    let connection = try Connection(.memory, on: sqlite)
    try connection.execute("CREATE VIRTUAL TABLE a_b USING fts5(x)")
    #expect(try connection.storedTable(named: "A_B_config")?.owner?.spelling == "a_b")
    for count in [1, 3_000] {
      sqlite.reset()
      #expect(try connection.storedTable(named: String(repeating: "_", count: count)) == nil)
      #expect(sqlite.count(of: .sqlite3_bind_text) + sqlite.count(of: .sqlite3_bind_text64) == 4, "\(count)")
    }
  }

  @Test func `names the virtual table whose rows a shadow table stores, and tells what that was declared with`() throws {
    let connection = try Connection(.memory)
    try connection.execute("CREATE VIRTUAL TABLE a USING fts5(x); CREATE VIRTUAL TABLE a_b USING FTS5(x, y UNINDEXED, content='')")
    let tables = try connection.storedTables()
    let owners = Dictionary(uniqueKeysWithValues: tables.map { ($0.name.spelling, $0.owner?.spelling) })
    #expect(owners["a_config"] == "a" && owners["a_b_config"] == "a_b" && owners["a"] == .some(nil))
    let definition = try #require(try connection.storedTable(named: "A_B")?.definition)
    #expect(definition.module == "fts5")
    #expect(definition.arguments == ["x", "y UNINDEXED", "content=''"])
  }

  @Test(arguments: virtual + searches) func `has an owner where a module drops it, whoever made it`(_ sql: SQL) throws {
    let connection = try Connection(.memory)
    try connection.set(.defensive, false)
    try connection.execute(sql)
    let virtual = try connection.storedTables().filter { $0.kind == .virtual }
    for table in virtual {
      for name in ShadowTables.names(of: table.name.spelling, module: table.module ?? "") {
        try connection.execute("CREATE TABLE IF NOT EXISTS \(identifier: name) (x)")
      }
    }
    for table in virtual {
      let before = try connection.storedTables()
      try connection.execute("DROP TABLE \(identifier: table.name.spelling)")
      let after = Set(try connection.storedTables().map(\.name))
      let owned = before.filter { $0.owner == table.name }.map(\.name)
      #expect(Set(before.map(\.name)).subtracting(after) == Set(owned + [table.name]), "\(sql.text)")
    }
  }

  @Test func `no view is compiled for it, not that of a tower that would take for ever`() throws {
    let connection = try Connection(.memory)
    try connection.execute("CREATE TABLE t(a INTEGER PRIMARY KEY); CREATE INDEX i ON t(a); CREATE VIEW v0 AS SELECT a FROM t")
    for level in 1...40 {
      try connection.execute(SQL(unchecked: "CREATE VIEW v\(level) AS SELECT x.a FROM v\(level - 1) x, v\(level - 1) y"))
    }
    #expect(try connection.storedTables().count == 42)
    // The pragmas of a single table must not compile views either.
    for pragma in ["table_info", "table_xinfo", "index_list", "foreign_key_list"] {
      _ = try connection.rows(SQL(unchecked: "SELECT * FROM pragma_\(pragma)('t', 'main')"))
      _ = try connection.rows(SQL(unchecked: "PRAGMA main.\(pragma)(t)"))
    }
  }
}

extension String {
  /// The same CREATE statements in another schema.
  fileprivate func replacingNames(in schema: String) -> String {
    let verbs = ["CREATE VIRTUAL TABLE IF NOT EXISTS ", "CREATE VIRTUAL TABLE ", "CREATE TABLE "]
    return split(separator: ";").map { statement in
      let text = statement.drop { $0 == " " }
      guard let verb = verbs.first(where: { text.hasPrefix($0) }) else { return String(text) }
      return "\(verb)\(schema).\(text.dropFirst(verb.count))"
    }.joined(separator: ";")
  }
}
