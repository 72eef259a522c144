import Expectations
import SQLiteFullText
import SQLiteManager
import SQLiteTesting
import Scratch
import Testing

@Suite(.everyEncoding(isLong: TestRun.isLong, isCheap: false)) struct `An index made by older rules` {
  /// How the tokenizers with these rules were declared, and the descriptions of today.
  static let tokenizers: [(FullTextTokenizer, FullTextTokenizer)] = [
    (FullTextTokenizer("folding"), .folding), (FullTextTokenizer("cjk"), .cjk), (FullTextTokenizer("html"), .html()),
    (FullTextTokenizer("html", arguments: ["cjk"]), .html(over: .cjk)),
    (FullTextTokenizer("porter", arguments: ["folding"]), .porter(over: .folding)),
    (FullTextTokenizer("folding", arguments: ["rules", "1"]), .folding),
  ]
  static let texts = ["🔴 urgent", "urgent", "ฉันดื่มน้ำชาร้อน", "کتاب", "$ 5"]

  private static func filled(_ table: FullTextTable, on path: Connection.Location = .memory) throws -> Connection {
    let connection = try Connection(path)
    try connection.addTokenizers()
    if case .external = table.content { try connection.execute("CREATE TABLE doc (id INTEGER PRIMARY KEY, a, b)") }
    try connection.createFullTextTable(table)
    let target = table.content == .own ? "t" : "doc"
    for text in texts { try connection.insert(["a": text, "b": "b"], into: target) }
    try connection.execute(
      "DELETE FROM \(identifier: target) WHERE rowid = 2; INSERT INTO \(identifier: target) (rowid, a) VALUES (9, 'urgent')")
    return connection
  }

  private static func table(_ tokenizer: FullTextTokenizer, _ content: FullTextTable.Content = .own) -> FullTextTable {
    FullTextTable("t", columns: [.init("a", weight: 3), "b"], prefixes: [2], tokenizer: tokenizer, content: content)
  }

  private static func rows(_ query: String, _ table: FullTextTable, _ connection: Connection) throws -> [Int64] {
    try connection.search(query, in: table, FullTextOptions(ranking: .oldestFirst)).map(\.rowid)
  }

  @Test(arguments: tokenizers.indices) func `is searched by them, whatever the description says, and says so`(number: Int) throws {
    let (old, new) = Self.tokenizers[number]
    let connection = try Self.filled(Self.table(old))
    for described in [old, new] {
      let table = Self.table(described)
      #expect(try Self.rows("🔴 urgent", table, connection) == [1, 9])  // a symbol was no word
      #expect(try Self.rows("🔴", table, connection) == [])
      #expect(try Self.rows("ฉันดื่มน้ำชาร้อน", table, connection) == [3])
      #expect(try Self.rows("น้ำชา", table, connection) == [])
      #expect(try Self.rows("كتاب", table, connection) == [])
      #expect(try Self.rows("کتاب", table, connection) == [4])
      #expect(try connection.liveSearch("🔴 urg", in: table).results.count == 2)
      try connection.createFullTextTable(table, ifNotExists: true)
    }
    #expect(try connection.checkFullTextTable("t") == .olderRules(.rebuildByNewestRules))
    try connection.rebuildFullTextTable("t")
    #expect(try connection.checkFullTextTable("t") == .olderRules(.rebuildByNewestRules))
    #expect(try connection.fullTextTable(named: "t")?.tokenizer == old)
  }

  @Test(arguments: [FullTextTokenizer.folding, .unicode61()]) func `has the names of HTML that it was made with`(base: FullTextTokenizer)
    throws
  {
    let (old, new) = (FullTextTokenizer("html", arguments: [base.name] + base.arguments), FullTextTokenizer.html(over: base))
    let connection = try Connection(.memory).inTestEncoding()
    try connection.createFullTextTable(Self.table(old))
    for text in ["caf&eacute;", "caf&#233; &amp;c", "gone&eacute;"] { try connection.insert(["a": text], into: "t") }
    for described in [old, new] {
      #expect(try Self.rows("eacute", Self.table(described), connection) == [1, 3])
      #expect(try Self.rows("cafe", Self.table(described), connection) == [2])
    }
    try connection.delete(from: "t", where: "rowid = 3")  // by the words that it was indexed by
    try connection.insert(["a": String(repeating: "word ", count: 14_000) + "long&eacute;"], into: "t")  // too long for SQLite to mark
    let long = try connection.search("eacute", in: Self.table(new), FullTextOptions(highlights: ["a"], condition: "rowid > 2"))
    #expect(long.map { $0.highlights["a"]?.found } == [["eacute"]])
    try connection.delete(from: "t", where: "rowid > 2")
    #expect(try connection.checkFullTextTable("t") == .olderRules(.rebuildByNewestRules))
    try connection.rebuildFullTextTable("t", byNewestRules: true)
    #expect(try connection.checkFullTextTable("t") == .inStep)
    #expect(try connection.fullTextTable(named: "t")?.tokenizer == new)
    for described in [old, new] {
      #expect(try Self.rows("eacute", Self.table(described), connection) == [])
      #expect(try Self.rows("cafe", Self.table(described), connection) == [1, 2])
    }
    #expect(try connection.search("cafe", in: Self.table(new)).compactMap { $0.snippet?.found } == [["caf&eacute;"], ["caf&#233;"]])
  }

  @Test func `is read by them where texts are too long for SQLite`() throws {
    let connection = try Connection(.memory).inTestEncoding()
    try connection.createFullTextTable(FullTextTable("t", columns: ["a"], tokenizer: FullTextTokenizer("folding")))
    try connection.insert(["a": String(repeating: "word 🔴 ", count: 8_000) + "wine"], into: "t")
    let found = try connection.search(
      "wine", in: FullTextTable("t", columns: ["a"], tokenizer: .folding), FullTextOptions(highlights: ["a"]))
    #expect(found.map { $0.highlights["a"]?.found } == [["wine"]])
  }

  @Test(arguments: tokenizers.indices, [FullTextTable.Content.own, .external(table: "doc", rowid: "id")])
  func `is made again by the newest with all that the table has`(number: Int, content: FullTextTable.Content) throws {
    let (old, new) = Self.tokenizers[number]
    let connection = try Self.filled(Self.table(old, content))
    try connection.execute("INSERT INTO t (t, rank) VALUES ('automerge', 7), ('pgsz', 2000)")
    let settings = try connection.rows("SELECT k, v FROM t_config ORDER BY k").map(\.values)
    let texts = try connection.rows("SELECT rowid, * FROM t ORDER BY rowid").map(\.values)
    try connection.rebuildFullTextTable("t", byNewestRules: true)
    #expect(try connection.rows("SELECT k, v FROM t_config ORDER BY k").map(\.values) == settings)
    #expect(try connection.rows("SELECT rowid, * FROM t ORDER BY rowid").map(\.values) == texts)
    let table = try #require(try connection.fullTextTable(named: "t"))
    #expect(table == Self.table(new, content))
    #expect(try connection.checkFullTextTable("t") == .inStep)
    #expect(try connection.rows("SELECT name FROM temp.sqlite_schema").isEmpty)
    for described in [table, Self.table(old, content)] {
      #expect(try Self.rows("🔴 urgent", described, connection) == [1])
      #expect(try Self.rows("كتاب", described, connection) == [4])
      #expect(try Self.rows("$", described, connection) == [5])
    }
    try connection.insert(["a": "✅"], into: content == .own ? "t" : "doc")  // the triggers are as they were
    #expect(try Self.rows("✅", table, connection) == [10])
    try connection.rebuildFullTextTable("t", byNewestRules: true)
    #expect(try connection.checkFullTextTable("t") == .inStep)
  }

  @Test func `keeps options that a description does not tell`() throws {
    let connection = try Connection(.memory).inTestEncoding()
    try connection.addTokenizers()
    try connection.execute(
      "CREATE VIRTUAL TABLE t USING fts5(\"a, b\", [c] UNINDEXED, TOKENIZE = \"folding\", columnsize=0, prefix='2 3' /* , */)")
    try connection.execute("INSERT INTO t VALUES ('🔴', NULL), (x'c3a9', 5)")
    try connection.rebuildFullTextTable("t", byNewestRules: true)
    #expect(
      try connection.value("SELECT sql FROM sqlite_schema WHERE name = 't'", as: String.self)
        == "CREATE VIRTUAL TABLE \"t\" USING fts5(\"a, b\", [c] UNINDEXED, tokenize='folding rules 2', columnsize=0, prefix='2 3')"
    )
    #expect(try connection.rows("SELECT * FROM t ORDER BY rowid").map(\.values) == [["🔴", .null], [.blob([0xc3, 0xa9]), 5]])
  }

  @Test func `without content has to be filled again`() throws {
    let connection = try Connection(.memory).inTestEncoding()
    try connection.createFullTextTable(FullTextTable("t", columns: ["a"], tokenizer: FullTextTokenizer("folding"), content: .none))
    #expect(try connection.checkFullTextTable("t") == .olderRules(.recreate))
    expectError(.misuse, "no content") { try connection.rebuildFullTextTable("t", byNewestRules: true) }
  }

  @Test func `is made again with the newest when it is of another tokenizer, which has no rules`() throws {
    let connection = try Connection(.memory).inTestEncoding()
    try connection.createFullTextTable(FullTextTable("t", columns: ["a"]))
    try connection.rebuildFullTextTable("t", byNewestRules: true)
    #expect(try connection.fullTextTable(named: "t")?.tokenizer == .unicode61())
    #expect(try connection.checkFullTextTable("t") == .inStep)
  }

  @Test func `is kept by a tokenizer made over one of ours that passes its arguments on`() throws {
    let connection = try Connection(.memory).inTestEncoding()
    try connection.addTokenizer("notes") { arguments in HTMLTokenizer(over: try FoldingTokenizer(arguments: arguments)) }
    #expect(try connection.tokens(of: "🔴 x", with: FullTextTokenizer("notes")).map(\.text) == ["x"])
    #expect(try connection.tokens(of: "&eacute;", with: FullTextTokenizer("notes")).map(\.text) == ["eacute"])
    try connection.addTokenizer("memos") { HTMLTokenizer(over: try FoldingTokenizer(arguments: $0), decodesAllNames: true) }
    #expect(try connection.tokens(of: "&eacute;", with: FullTextTokenizer("memos")).map(\.text) == ["e"])
    #expect(try connection.tokens(of: "🔴 x", with: FullTextTokenizer("notes", arguments: ["rules", "2"])).map(\.text) == ["🔴", "x"])
    try connection.addTokenizer("plain") { _ in CJKTokenizer() }
    #expect(try connection.tokens(of: "🔴 ชา", with: FullTextTokenizer("plain")).map(\.text) == ["ชา"])
    try connection.addTokenizer("cut") { try CJKTokenizer(arguments: $0) }
    #expect(try connection.tokens(of: "ชา", with: FullTextTokenizer("cut", arguments: ["rules", "2"])).map(\.text) == ["ช", "ชา", "า"])
  }

  @Test(arguments: [FullTextTable.Content.own, .external(table: "doc", rowid: "id")])
  func `is as it was or as it is to be, whichever call fails`(content: FullTextTable.Content) throws {
    let folder = try ScratchFolder()
    let old = Self.table(FullTextTokenizer("folding"), content)
    func remake(_ path: String, on wrapper: any Sqlite3WrapperProtocol) throws {
      let connection = try Connection(.file(path), on: wrapper)
      try connection.addTokenizers()
      try connection.rebuildFullTextTable("t", byNewestRules: true)
    }
    let counter = FaultInjectingSqlite3Wrapper(Sqlite3Wrapper())
    try Self.filled(old, on: .file(folder.path("clean"))).close()
    try remake(folder.path("clean"), on: counter)
    var failures = 0
    for (k, plan) in TestRun.sample(of: counter.failableCalls, few: 8, ways: { [FaultPlan.once(at: $0), .forever(from: $0)] }) {
      let path = folder.path("\(k)\(plan.choice)")
      try Self.filled(old, on: .file(path)).close()
      let wrapper = LedgerSqlite3Wrapper(FaultInjectingSqlite3Wrapper(Sqlite3Wrapper(), plan: plan))
      do { try remake(path, on: wrapper) } catch is SQLiteError { failures += 1 }
      #expect(wrapper.ledger.openHandles.isEmpty && wrapper.ledger.misuses.isEmpty, "\(plan.choice)")
      let connection = try Connection(.file(path))
      let isNew = try connection.fullTextTable(named: "t")?.tokenizer == .folding
      #expect(try connection.checkFullTextTable("t") == (isNew ? .inStep : .olderRules(.rebuildByNewestRules)), "\(plan.choice)")
      #expect(try Self.rows("🔴 urgent", old, connection) == (isNew ? [1] : [1, 9]), "\(plan.choice)")
    }
    #expect(failures > 0)
  }
}
