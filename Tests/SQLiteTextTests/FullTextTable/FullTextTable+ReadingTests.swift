import Scratch
import Expectations
import SQLiteManager
import Testing

@Suite(.everyEncoding(isLong: TestRun.isLong)) struct `A search table that somebody else made` {
  static let made: [(String, FullTextTable)] = [
    ("fts5(a, b)", .init("t", columns: ["a", "b"], tokenizer: .init("unicode61"))),
    (
      "fts5(a UNINDEXED, 'b c' unindexed, [d e], `f`, g)",
      .init("t", columns: [.init("a", isIndexed: false), .init("b c", isIndexed: false), "d e", "f", "g"], tokenizer: .init("unicode61"))
    ),
    ("fts5(a /* , x */, /* one */ b -- two\n, c)", .init("t", columns: ["a", "b", "c"], tokenizer: .init("unicode61"))),
    ("FTS5(a, tokenize = \"unicode61 remove_diacritics 2\")", .init("t", columns: ["a"])),
    ("fts5(a, tokenize = unicode61)", .init("t", columns: ["a"], tokenizer: .init("unicode61"))),
    ("fts5(a, tokenize = 'porter ascii')", .init("t", columns: ["a"], tokenizer: .init("porter", arguments: ["ascii"]))),
    (
      "fts5(a, tokenize=\"unicode61 tokenchars '-_''x'\")",
      .init("t", columns: ["a"], tokenizer: .init("unicode61", arguments: ["tokenchars", "-_'x"]))
    ),
    ("fts5(a, prefix='2 3')", .init("t", columns: ["a"], prefixes: [2, 3], tokenizer: .init("unicode61"))),
    ("fts5(a, prefix = 2, prefix = '3,4')", .init("t", columns: ["a"], prefixes: [2, 3, 4], tokenizer: .init("unicode61"))),
    (
      "fts5(a, pre=2, tok='porter', cont='', det=col, COLUMNS=0)",
      .init("t", columns: ["a"], prefixes: [2], tokenizer: .init("porter"), content: .none, detail: .column, keepsLengths: false)
    ),
    ("fts5(a, content=\"\")", .init("t", columns: ["a"], tokenizer: .init("unicode61"), content: .none)),
    ("fts5(a, content=none)", .init("t", columns: ["a"], tokenizer: .init("unicode61"), content: .external(table: "none"))),
    (
      "fts5(a, content=[c ''x], content_rowid=id)",
      .init("t", columns: ["a"], tokenizer: .init("unicode61"), content: .external(table: "c ''x", rowid: "id"))
    ),
    ("fts5(\"content\", 'prefix')", .init("t", columns: ["content", "prefix"], tokenizer: .init("unicode61"))),
    ("fts4", .init("t", columns: ["content"], module: .fts4, tokenizer: .init("simple"))),
    ("fts4()", .init("t", columns: ["content"], module: .fts4, tokenizer: .init("simple"))),
    (
      "fts4(a TEXT NOT NULL, b VARCHAR(10, 2), 'c d' INTEGER)",
      .init("t", columns: ["a", "b", "c d"], module: .fts4, tokenizer: .init("simple"))
    ),
    ("fts4(a, tokenize=porter)", .init("t", columns: ["a"], module: .fts4, tokenizer: .init("porter"))),
    ("fts4(a, tokenize porter)", .init("t", columns: ["a"], module: .fts4, tokenizer: .init("porter"))),
    ("fts4(a, tokenize=unicode61 \"remove_diacritics=2\")", .init("t", columns: ["a"], module: .fts4)),
    (
      "fts4(a, tokenize=unicode61 'tokenchars==' [remove_diacritics=0])",
      .init("t", columns: ["a"], module: .fts4, tokenizer: .init("unicode61", arguments: ["tokenchars", "=", "remove_diacritics", "0"]))
    ),
    (
      "fts4(a, b, notindexed=b, prefix=\"2,4\", matchinfo=fts3)",
      .init(
        "t", columns: ["a", .init("b", isIndexed: false)], module: .fts4, prefixes: [2, 4], tokenizer: .init("simple"), keepsLengths: false)
    ),
    ("fts4(a, prefix=\"2 3\")", .init("t", columns: ["a"], module: .fts4, prefixes: [2], tokenizer: .init("simple"))),
    ("fts4(a, prefix=\"0,3\")", .init("t", columns: ["a"], module: .fts4, prefixes: [3], tokenizer: .init("simple"))),
    (
      "fts4(a, content=\"\", languageid=\"lid\", order=desc)",
      .init("t", columns: ["a"], module: .fts4, tokenizer: .init("simple"), content: .none)
    ),
    ("fts4(content=c)", .init("t", columns: ["x", "y"], module: .fts4, tokenizer: .init("simple"), content: .external(table: "c"))),
    (
      "fts4(languageid='x', content='c')",
      .init("t", columns: ["y"], module: .fts4, tokenizer: .init("simple"), content: .external(table: "c"))
    ),
    ("fts3(a, tokenize=simple)", .init("t", columns: ["a"], module: .fts4, tokenizer: .init("simple"))),
    ("fts3(prefix=2, a)", .init("t", columns: ["prefix", "a"], module: .fts4, tokenizer: .init("simple"))),
  ]

  @Test(arguments: made.indices) func `is read as SQLite understood it`(number: Int) throws {
    let (declaration, table) = Self.made[number]
    let connection = try Connection(.memory).inTestEncoding()
    try connection.execute("CREATE TABLE c (x, \"y.z\")")
    try connection.execute("CREATE VIRTUAL TABLE t USING \(SQL(unchecked: declaration))")
    #expect(try connection.fullTextTable(named: "T") == table, "\(declaration)")
    let columns = try connection.rows("SELECT name FROM pragma_table_xinfo('t') WHERE hidden = 0") { try $0[0, as: String.self] }
    #expect(table.columns.map(\.name) == columns, "\(declaration)")
  }

  @Test func `has its name in any quotes`() throws {
    let connection = try Connection(.memory).inTestEncoding()
    for name in ["[a b]", "'c d'", "`e f`", "\"using\"\" x\"", "g"] {
      try connection.execute(SQL(unchecked: "CREATE VIRTUAL TABLE IF NOT EXISTS main.\(name) USING fts5(x)"))
    }
    #expect(try connection.fullTextTables().map(\.name) == ["a b", "c d", "e f", "g", "using\" x"])
  }

  @Test func `ranks by the weights it stored, when they are bm25's`() throws {
    let connection = try Connection(.memory).inTestEncoding()
    try connection.execute("CREATE VIRTUAL TABLE t USING fts5(a, b, c); INSERT INTO t (t, rank) VALUES ('rank', 'BM25( 2.5 , -1)')")
    #expect(try connection.fullTextTable(named: "t")?.columns.map(\.weight) == [2.5, -1, 1])
    try connection.execute("INSERT INTO t (t, rank) VALUES ('rank', 'mine(2.5)')")
    #expect(try connection.fullTextTable(named: "t")?.columns.map(\.weight) == [1, 1, 1])
    try connection.execute("INSERT INTO t (t, rank) VALUES ('rank', 'bm25()')")
    #expect(try connection.fullTextTable(named: "t")?.columns.map(\.weight) == [1, 1, 1])
  }

  @Test func `is not seen in tables of other kinds`() throws {
    let connection = try Connection(.memory).inTestEncoding()
    try connection.execute(
      """
      CREATE TABLE fts5 (a); CREATE VIEW v AS SELECT 'create virtual table x using fts5(a)'; CREATE VIRTUAL TABLE r USING rtree(id, a, b);
      CREATE VIRTUAL TABLE own USING fts5(a); CREATE VIRTUAL TABLE words USING fts5vocab('own', 'row')
      """)
    #expect(try connection.fullTextTables().map(\.name) == ["own"])
    for name in ["fts5", "v", "r", "words", "own_data", "missing", "a\0b"] {
      #expect(try connection.fullTextTable(named: name) == nil, "\(name)")
      expectError(.error, "no such search table:") { try connection.checkFullTextTable(name) }
      expectError(.error, "no such search table:") { try connection.dropFullTextTable(name) }
      try connection.dropFullTextTable(name, ifExists: true)
    }
    expectError(.error, "nowhere") { try connection.fullTextTables(in: "nowhere") }
  }
}
