import Expectations
import SQLiteManager
import SQLiteTesting
import Scratch
import Testing

@Suite struct `A description of a search table` {
  static let hostile = [
    "plain", "select", "a b", "a\"b", "a'b", "a`b", "a[b", "a]b", "a,b", "a(b", "a)b", "-- a", "/* a", "a;b", "naïve", "\u{301}a", "🔍",
    "עברית",
    "a\nb", "tokenize", "prefix", "content", "\"", "'", "''", "\"\"", "x y \"z'", "UNINDEXED", "1", "%s", "a\\b", "content_rowid",
    "notindexed",
    "using", "a.b", "a:b", "?1", "new", "old", "insert",
  ]

  /// Makes a table, and reads its description back.
  private func made(_ table: FullTextTable, over content: SQL? = nil) throws -> FullTextTable? {
    let connection = try Connection(.memory)
    if let content { try connection.execute(content) }
    try connection.createFullTextTable(table)
    #expect(try connection.fullTextTables() == [table])
    #expect(try connection.checkFullTextTable(table.name) == (table.module == .fts4 && table.content == .none ? .unknown : .inStep))
    return try connection.fullTextTable(named: table.name)
  }

  @Test(arguments: [FullTextTable.Module.fts5, .fts4]) func `is read back as it was, whatever the names`(module: FullTextTable.Module)
    throws
  {
    // In a sample each name is that of a table of its own texts with one module, and over another table with the other.
    for (number, name) in Self.hostile.enumerated() {
      let isOver = (number % 2 == 0) == (module == .fts5)
      let other = name + "2"
      let table = FullTextTable(name, columns: [.init(other), .init("c" + name, isIndexed: false)], module: module)
      if TestRun.isLong || !isOver { #expect(try made(table) == table, "\(name)") }
      let content: SQL = "CREATE TABLE \(identifier: "of " + name) (\(identifier: other), \(identifier: "c" + name))"
      let over = FullTextTable(
        name, columns: table.columns, module: module, prefixes: [2, 3], content: .external(table: "of " + name))
      if TestRun.isLong || isOver { #expect(try made(over, over: content) == over, "\(name)") }
    }
  }

  @Test func `is read back with all options of FTS5`() throws {
    let content: SQL = "CREATE TABLE c (id INTEGER PRIMARY KEY, a, b)"
    let tokenizers: [FullTextTokenizer] = [
      .unicode61(), .unicode61(removesDiacritics: false), .init("porter", arguments: ["unicode61", "remove_diacritics", "1"]),
      .init("ascii"),
      .init("trigram"), .init("trigram", arguments: ["case_sensitive", "1"]),
      .init("unicode61", arguments: ["tokenchars", "'\"-_ ", "separators", "xy'z"]),
    ]
    for tokenizer in tokenizers {
      for place: FullTextTable.Content in [.own, .none, .external(table: "c", rowid: "id"), .external(table: "c")] {
        for (number, detail) in FullTextTable.Detail.allCases.enumerated() {
          let table = FullTextTable(
            "t", columns: ["a", .init("b", isIndexed: place == .none, weight: number == 1 ? 0.5 : 1)],
            prefixes: number == 0 ? [] : [1, 31, 999],
            tokenizer: tokenizer, content: place, detail: detail, keepsLengths: number != 2)
          #expect(try made(table, over: content) == table)
        }
      }
    }
  }

  @Test func `is read back with all options of FTS4`() throws {
    let tokenizers: [FullTextTokenizer] = [
      .unicode61(), .unicode61(removesDiacritics: false), .init("porter"), .init("simple"), .init("simple", arguments: ["", "-. '\""]),
      .init("unicode61", arguments: ["tokenchars", "'\"-_ =", "separators", "xy'z"]),
    ]
    for tokenizer in tokenizers {
      for place: FullTextTable.Content in [.own, .none, .external(table: "c")] {
        for keeps in [true, false] {
          let table = FullTextTable(
            "t", columns: ["a", .init("b", isIndexed: place == .none)], module: .fts4, prefixes: keeps ? [4, 1] : [], tokenizer: tokenizer,
            content: place, keepsLengths: keeps)
          #expect(try made(table, over: "CREATE TABLE c (a, b)") == table)
        }
      }
    }
  }

  @Test(arguments: [0, -0.0, 1e-300, 1.7976931348623157e308, -2.5, 1e16, 123_456.789, 0.1, 1e-5, 9_007_199_254_740_992, 3.25e20])
  func `keeps every weight exactly, and the rank goes by them`(weight: Double) throws {
    let table = FullTextTable("t", columns: [.init("a", weight: weight), .init("b", weight: 2)])
    #expect(try made(table) == table)
  }

  @Test func `ranks by its weights without being told again`() throws {
    let connection = try Connection(.memory)
    try connection.createFullTextTable(FullTextTable("t", columns: [.init("a", weight: 1), .init("b", weight: 100)]))
    try connection.execute(
      "INSERT INTO t (rowid, a, b) VALUES (1, 'word', 'x'), (2, 'x', 'word'), (3, 'x', 'y'), (4, 'z', 'x'), (5, 'q', 'r')")
    #expect(try connection.rows("SELECT rowid FROM t WHERE t MATCH 'word' ORDER BY rank").map(\.values) == [[2], [1]])
    let light = FullTextTable("u", columns: [.init("a", weight: 100), .init("b", weight: 1)])
    try connection.createFullTextTable(light)
    try connection.execute("INSERT INTO u (rowid, a, b) SELECT rowid, a, b FROM t")
    #expect(try connection.rows("SELECT rowid FROM u WHERE u MATCH 'word' ORDER BY rank").map(\.values) == [[1], [2]])
    for (name, weights, order) in [("v", (1e-20, 1e20), [2, 1]), ("w", (1e20, 1e-20), [1, 2])] as [(String, (Double, Double), [Int64])] {
      try connection.createFullTextTable(FullTextTable(name, columns: [.init("a", weight: weights.0), .init("b", weight: weights.1)]))
      try connection.execute("INSERT INTO \(identifier: name) (rowid, a, b) SELECT rowid, a, b FROM t")
      #expect(try connection.rows("SELECT rowid FROM \(identifier: name)('word') ORDER BY rank", as: Int64.self) == order)
    }
  }

  @Test func `makes tables in temporary and attached databases, and only there`() throws {
    let folder = try ScratchFolder()
    let connection = try Connection(.file(folder.path("main")))
    try connection.attach(.file(folder.path("other")), as: "the \"other\"")
    for schema in ["temp", "the \"other\"", "main"] {
      for module in [FullTextTable.Module.fts5, .fts4] {
        let content = "\(module)",
          table = FullTextTable("search \(module)", columns: ["a"], module: module, content: .external(table: content))
        try connection.execute(
          "CREATE TABLE \(identifier: schema).\(identifier: content) (a); INSERT INTO \(identifier: schema).\(identifier: content) VALUES ('one')"
        )
        try connection.createFullTextTable(table, in: schema)
        try connection.execute("INSERT INTO \(identifier: schema).\(identifier: content) VALUES ('two')")
        #expect(try connection.checkFullTextTable(table.name, in: schema) == .inStep)
        let found = try connection.value(
          "SELECT count(*) FROM \(identifier: schema).\(identifier: table.name) WHERE \(identifier: table.name) MATCH 'two'", as: Int.self)
        #expect(found == 1, "\(schema)")
      }
    }
    for schema in ["temp", "the \"other\"", "main"] {
      #expect(try connection.fullTextTables(in: schema).map(\.name) == ["search fts4", "search fts5"])
      try connection.dropFullTextTable("search fts4", in: schema)
      #expect(try connection.fullTextTables(in: schema).map(\.name) == ["search fts5"])
    }
    #expect(try connection.fullTextTable(named: "SEARCH FTS5", in: "main")?.name == "search fts5")
  }

  @Test func `leaves what is there when it is told so`() throws {
    let connection = try Connection(.memory)
    try connection.createFullTextTable(FullTextTable("t", columns: ["a"]))
    try connection.createFullTextTable(FullTextTable("T", columns: ["b"]), ifNotExists: true)
    #expect(try connection.fullTextTable(named: "t")?.columns == ["a"])
    expectError(.error, #"table "T" already exists"#) { try connection.createFullTextTable(FullTextTable("T", columns: ["b"])) }
  }
}
