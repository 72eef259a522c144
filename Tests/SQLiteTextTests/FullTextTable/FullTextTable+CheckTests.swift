import SQLiteManager
import SQLiteTesting
import Testing

@Suite struct `A search table that cannot be` {
  static let wrong: [(FullTextTable, String)] = [
    (.init("t", columns: []), "needs a column"),
    (.init("t\0", columns: ["a"]), "NUL"), (.init("t", columns: ["a\0"]), "NUL"),
    (.init("t", columns: ["a"], tokenizer: .init("x", arguments: ["\0"])), "NUL"),
    (.init("t", columns: ["a"], content: .external(table: "c\0")), "NUL"),
    (.init("t", columns: [.init("a", isIndexed: false)]), "no column is searched"),
    (.init("t", columns: ["a", "A"]), "is named twice"), (.init("t", columns: ["a", "T"]), "cannot be named T"),
    (.init("t", columns: ["Rank"]), "cannot be named Rank"), (.init("t", columns: ["rowid"]), "cannot be named rowid"),
    (.init("t", columns: ["docid"], module: .fts4), "cannot be named docid"),
    (.init("t", columns: ["rowid"], module: .fts4), "named rowid"),
    (.init("t", columns: ["__LangId"], module: .fts4), "cannot be named"), (.init("t", columns: ["a=b"], module: .fts4), "equals sign"),
    (.init("t", columns: [.init("a", weight: .nan)]), "not a finite number"),
    (.init("t", columns: [.init("a", weight: -.infinity)]), "finite"),
    (.init("t", columns: ["a"], prefixes: [0]), "not 0"), (.init("t", columns: ["a"], module: .fts4, prefixes: [1000]), "not 1000"),
    (.init("t", columns: ["a"], prefixes: [2, 3, 2]), "twice"), (.init("t", columns: ["a"], prefixes: Array(1...32)), "at most 31"),
    (.init("t", columns: ["a"], tokenizer: .init("")), "no name"),
    (.init("t", columns: ["a"], tokenizer: .init("unicode61", arguments: ["remove_diacritics"])), "pairs"),
    (.init("t", columns: ["a"], module: .fts4, tokenizer: .init("Trigram")), "use fts5"),
    (.init("t", columns: ["a"], module: .fts4, tokenizer: .init("porter", arguments: ["unicode61"])), "no arguments"),
    (.init("t", columns: ["a"], module: .fts4, tokenizer: .unicode61(.removed, categories: "L*")), "no categories"),
    (.init("t", columns: ["a"], module: .fts4, detail: .none), "full detail"),
    (.init("t", columns: ["a", .init("b", isIndexed: false)], content: .none), "neither indexed nor stored"),
    (.init("t", columns: ["a"], content: .external(table: "")), "need names"),
    (.init("t", columns: ["a"], content: .external(table: "c", rowid: "")), "need names"),
    (.init("t", columns: ["a"], content: .external(table: "T")), "its own content"),
  ]

  @Test(arguments: wrong.indices) func `is refused by name before SQLite is asked anything`(number: Int) throws {
    let (table, reason) = Self.wrong[number]
    let sqlite = MockSqlite3Wrapper()
    let connection = try Connection(.memory, on: sqlite)
    let calls = sqlite.conversation.count
    let error = #expect(throws: SQLiteError.self) { try connection.createFullTextTable(table) }
    #expect(error?.code == .misuse)
    #expect(error?.message.contains(reason) == true, "\(error?.message ?? "")")
    #expect(error?.message.hasPrefix(table.name + ": ") == true)
    #expect(sqlite.conversation.count == calls)
  }

  static let contents: [(SQL, String, String)] = [
    ("SELECT 1", "rowid", "its content table c does not exist in main"), ("CREATE VIEW c AS SELECT 1 AS a, 2 AS b", "rowid", "is a view"),
    ("CREATE VIRTUAL TABLE c USING fts5(a, b)", "rowid", "is a virtual"),
    ("CREATE TABLE c (a, b, id INTEGER PRIMARY KEY) WITHOUT ROWID", "id", "WITHOUT ROWID"),
    ("CREATE TABLE c (a)", "rowid", "no column b: it has a"),
    ("CREATE TABLE c (a, b, id INT PRIMARY KEY)", "id", "not its INTEGER PRIMARY KEY"),
    ("CREATE TABLE c (a, b, id INTEGER, n, PRIMARY KEY (id, n))", "id", "not its INTEGER PRIMARY KEY"),
    ("CREATE TABLE c (a, b, id INTEGER PRIMARY KEY DESC)", "id", "not its INTEGER PRIMARY KEY"),
    ("CREATE TABLE c (a, b, rowid TEXT)", "rowid", "not its INTEGER PRIMARY KEY"), ("CREATE TABLE c (a, b)", "id", "no column id"),
  ]

  @Test(arguments: contents.indices, [FullTextTable.Module.fts5, .fts4])
  func `over such content is refused, and nothing is made`(number: Int, module: FullTextTable.Module) throws {
    let (sql, rowid, reason) = Self.contents[number]
    let connection = try Connection(.memory)
    try connection.execute(sql)
    let before = try connection.rows("SELECT * FROM sqlite_schema").map(\.values)
    let error = #expect(throws: SQLiteError.self) {
      try connection.createFullTextTable(
        FullTextTable("t", columns: ["a", "b"], module: module, content: .external(table: "c", rowid: rowid)))
    }
    #expect(error?.message.contains(reason) == true, "\(error?.message ?? "")")
    #expect(try connection.rows("SELECT * FROM sqlite_schema").map(\.values) == before)
  }

  static let claimed: [(SQL, FullTextTable.Module, String)] = [
    ("CREATE TABLE memo_stat (x)", .fts4, "memo_stat"), ("CREATE TABLE Memo_Docsize (x)", .fts4, "Memo_Docsize"),
    ("CREATE TABLE memo_content (x)", .fts5, "memo_content"), ("CREATE TABLE memo_idx (x)", .fts5, "memo_idx"),
    ("CREATE VIEW memo_segdir AS SELECT 1", .fts4, "memo_segdir"),
    ("CREATE TABLE t (x); CREATE INDEX memo_data ON t (x)", .fts5, "memo_data"),
    ("CREATE VIRTUAL TABLE memo_config USING fts5(x)", .fts5, "memo_config"),
  ]

  @Test(arguments: claimed.indices, [true, false])
  func `whose storage has a name that is taken is refused before anything is made`(number: Int, isDefensive: Bool) throws {
    let (sql, module, name) = Self.claimed[number]
    let connection = try Connection(.memory)
    try connection.set(.defensive, isDefensive)
    try connection.execute("CREATE TABLE doc (a); INSERT INTO doc VALUES ('word');" + sql)
    let before = try connection.rows("SELECT * FROM sqlite_schema").map(\.values)
    for content in [FullTextTable.Content.own, .none, .external(table: "doc")] {
      let table = FullTextTable("memo", columns: ["a"], module: module, content: content)
      let error = #expect(throws: SQLiteError.self) { try connection.createFullTextTable(table) }
      #expect(error?.code == .error && error?.sql == nil)
      #expect(error?.message.hasPrefix("memo: ") == true && error?.message.contains("\"\(name)\"") == true, "\(error?.message ?? "")")
      #expect(error?.message.hasSuffix("Rename one of them") == true, "\(error?.message ?? "")")
      #expect(try connection.rows("SELECT * FROM sqlite_schema").map(\.values) == before)
    }
    try connection.execute(
      "CREATE TABLE other_stat_x (x); CREATE TABLE otherstat (x); CREATE TRIGGER other_data AFTER INSERT ON doc BEGIN SELECT 1; END")
    try connection.createFullTextTable(FullTextTable("other", columns: ["a"], module: module))
    try connection.createFullTextTable(FullTextTable("other", columns: ["a"], module: module), ifNotExists: true)
  }

  @Test func `over a table that has the name of its storage is refused: nobody could write to that`() throws {
    let connection = try Connection(.memory)
    try connection.execute("CREATE TABLE memo_content (a); INSERT INTO memo_content VALUES ('word')")
    let error = #expect(throws: SQLiteError.self) {
      try connection.createFullTextTable(FullTextTable("memo", columns: ["a"], content: .external(table: "memo_content")))
    }
    #expect(error?.message.contains("the virtual table \"memo\"") == true, "\(error?.message ?? "")")
    try connection.execute("INSERT INTO memo_content VALUES ('more')")
  }

  @Test func `over a table whose column is called rowid needs another name for the rowid, which FTS4 has not`() throws {
    let connection = try Connection(.memory)
    try connection.execute("CREATE TABLE c (rowid TEXT, a); INSERT INTO c VALUES ('x', 'word')")
    try connection.createFullTextTable(FullTextTable("t", columns: ["a"], content: .external(table: "c", rowid: "_rowid_")))
    try connection.execute("INSERT INTO c VALUES ('y', 'other'); DELETE FROM c WHERE a = 'word'")
    #expect(try connection.checkFullTextTable("t") == .inStep)
    let error = #expect(throws: SQLiteError.self) {
      try connection.createFullTextTable(FullTextTable("u", columns: ["a"], module: .fts4, content: .external(table: "c", rowid: "oid")))
    }
    #expect(error?.message.contains("fts4 finds rows by rowid") == true)
  }

  @Test(arguments: [FullTextTable.Module.fts5, .fts4])
  func `for want of its tokenizer says which, that it is no damage, and works where it is known`(module: FullTextTable.Module) throws {
    let connection = try Connection(.memory)
    let table = FullTextTable("t", columns: ["a"], module: module, tokenizer: .init("klingon"))
    let error = #expect(throws: SQLiteError.self) { try connection.createFullTextTable(table) }
    #expect(error?.code == .error)
    #expect(error?.message.contains("klingon: add it to the connection") == true, "\(error?.message ?? "")")
    #expect(try connection.tables().isEmpty)
    // A file made where it was known: the schema is written as that program left it.
    try connection.createFullTextTable(FullTextTable("t", columns: ["a"], module: module, tokenizer: .unicode61()))
    try connection.execute("INSERT INTO t VALUES ('word')")
    try connection.set(.defensive, false)
    let name = module == .fts5 ? "fts5" : "fts4"
    let sql = "CREATE VIRTUAL TABLE t USING \(name)(a, tokenize=klingon)"
    try connection.execute("PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = \(sql) WHERE name = 't'")
    try connection.execute("PRAGMA writable_schema = RESET")
    #expect(try connection.fullTextTable(named: "t")?.tokenizer == FullTextTokenizer("klingon"))
    #expect(try connection.fullTextTables().map(\.name) == ["t"])
    let inNeed: [(Connection) throws -> Void] = [{ _ = try $0.checkFullTextTable("t") }, { try $0.rebuildFullTextTable("t") }]
    let late: [(Connection) throws -> Void] = [{ try $0.optimizeFullTextTable("t") }, { try $0.dropFullTextTable("t") }]
    // From 3.47 on FTS5 makes a tokenizer when one is needed.
    let isLate = module == .fts5 && connection.wrapper.sqlite3_libversion_number() >= 3_047_000
    for work in isLate ? inNeed : inNeed + late {
      let error = #expect(throws: SQLiteError.self) { try work(connection) }
      #expect(error?.message.contains("klingon") == true, "\(error?.message ?? "")")
    }
    if isLate {
      for work in late { try work(connection) }
      #expect(try connection.tables().isEmpty)
    }
  }
}
