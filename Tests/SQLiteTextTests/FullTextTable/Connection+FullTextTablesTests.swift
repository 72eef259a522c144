import Expectations
import SQLiteManager
import Scratch
import Testing

@Suite(.everyEncoding(isLong: TestRun.isLong)) struct `The state of a search table` {
  static let modules: [FullTextTable.Module] = [.fts5, .fts4]

  @Test(arguments: modules) func `is told when its texts were changed behind its back, and rebuilding makes it right`(
    module: FullTextTable.Module
  ) throws {
    let connection = try `A search table over another table`.filled(module)
    for trigger in try connection.rows("SELECT name FROM sqlite_schema WHERE type = 'trigger'") {
      try connection.execute("DROP TRIGGER \(identifier: try trigger[0])")
    }
    for edit: SQL in [
      "INSERT INTO doc (title) VALUES ('unseen')", "UPDATE doc SET title = 'other' WHERE id = 3", "DELETE FROM doc WHERE id = 3",
    ] {
      try connection.execute(edit)
      #expect(try connection.checkFullTextTable("search") == .outOfStep(.rebuild))
      try connection.rebuildFullTextTable("search")
      #expect(try connection.checkFullTextTable("search") == .inStep)
    }
  }

  @Test(arguments: modules) func `is told when its content is gone`(module: FullTextTable.Module) throws {
    let connection = try `A search table over another table`.filled(module)
    try connection.execute("ALTER TABLE doc RENAME TO other")
    #expect(try connection.checkFullTextTable("search") == .outOfStep(.recreate))
    try connection.execute("CREATE TABLE doc (id INTEGER PRIMARY KEY, title)")
    #expect(try connection.checkFullTextTable("search") == .outOfStep(.recreate))
    try connection.dropFullTextTable("search")
    try connection.execute("DELETE FROM other")
  }

  @Test(arguments: modules) func `of one with texts of its own is told, too`(module: FullTextTable.Module) throws {
    let connection = try Connection(.memory).inTestEncoding()
    try connection.createFullTextTable(FullTextTable("t", columns: ["a"], module: module))
    try connection.execute("INSERT INTO t (a) VALUES ('one'), ('two')")
    #expect(try connection.checkFullTextTable("t") == .inStep)
    try connection.set(.defensive, false)
    try connection.execute(module == .fts5 ? "UPDATE t_content SET c0 = 'three'" : "UPDATE t_content SET c0a = 'three'")
    #expect(try connection.checkFullTextTable("t") == .outOfStep(.rebuild))
    try connection.rebuildFullTextTable("t")
    #expect(try connection.checkFullTextTable("t") == .inStep)
    #expect(try connection.value("SELECT count(*) FROM t WHERE t MATCH 'three'") == 2)
  }

  @Test(arguments: modules) func `leaves no lock behind, whatever it is`(module: FullTextTable.Module) throws {
    let connection = try `A search table over another table`.filled(module)
    #expect(try connection.checkFullTextTable("search") == .inStep)
    #expect(try connection.transactionState() == .none)
    try connection.execute("DROP TRIGGER search_insert; INSERT INTO doc (title) VALUES ('new')")
    #expect(try connection.checkFullTextTable("search") == .outOfStep(.rebuild))
    #expect(try connection.transactionState() == .none)
    try connection.transaction {
      let state = try connection.checkFullTextTable("search")
      #expect(state == .outOfStep(.rebuild))
    }
    #expect(try connection.transactionState() == .none)
  }

  @Test func `without content is known of FTS5 alone, and nothing rebuilds it`() throws {
    let connection = try Connection(.memory).inTestEncoding()
    for module in Self.modules {
      let name = "t\(module)"
      try connection.createFullTextTable(FullTextTable(name, columns: ["a"], module: module, content: .none))
      try connection.execute("INSERT INTO \(identifier: name) (rowid, a) VALUES (5, 'one')")
      #expect(try connection.checkFullTextTable(name) == (module == .fts5 ? .inStep : .unknown))
      let error = #expect(throws: SQLiteError.self) { try connection.rebuildFullTextTable(name) }
      #expect(error?.code == .misuse && error?.message.contains("no content") == true)
    }
    try connection.set(.defensive, false)
    try connection.execute("DELETE FROM tfts5_idx; DELETE FROM tfts5_data WHERE id > 100")
    let damaged = try connection.checkFullTextTable("tfts5")
    #expect(damaged == .outOfStep(.recreate))
  }

  @Test(arguments: modules) func `is asked by an INSERT, which a database that can only be read refuses`(module: FullTextTable.Module)
    throws
  {
    let folder = try ScratchFolder()
    let connection = try Connection(.file(folder.path("a")))
    try connection.createFullTextTable(FullTextTable("t", columns: ["a"], module: module))
    try connection.close()
    let reader = try Connection(.file(folder.path("a")), access: .readOnly)
    #expect(try reader.fullTextTable(named: "t")?.module == module)
    let error = #expect(throws: SQLiteError.self) { try reader.checkFullTextTable("t") }
    #expect(error?.code == .readonly)
  }

  @Test(arguments: modules) func `is the same behind merging and optimizing, which make the index smaller`(module: FullTextTable.Module)
    throws
  {
    let connection = try Connection(.memory).inTestEncoding()
    try connection.createFullTextTable(FullTextTable("t", columns: ["a"], module: module))
    try connection.execute(
      module == .fts5
        ? "INSERT INTO t (t, rank) VALUES ('automerge', 0), ('crisismerge', 1000)" : "INSERT INTO t (t) VALUES ('automerge=0')")
    for number in 0..<60 { try connection.execute("INSERT INTO t (a) VALUES (\("w\(number) common words \(number % 7)"))") }
    func segments() throws -> Int? {
      try connection.value(module == .fts5 ? "SELECT count(DISTINCT segid) FROM t_idx" : "SELECT count(*) FROM t_segdir")
    }
    let before = try segments() ?? 0
    var rounds = 0
    while try connection.mergeFullTextTable("t", pageCount: 4), rounds < 1_000 { rounds += 1 }
    #expect(rounds > 0 && rounds < 1_000)
    let merged = try segments() ?? 0
    #expect(merged < before, "\(before) \(merged)")
    try connection.optimizeFullTextTable("t")
    #expect(try segments() == 1)
    #expect(try connection.checkFullTextTable("t") == .inStep)
    #expect(try connection.value("SELECT count(*) FROM t WHERE t MATCH 'common'") == 60)
    for count in [0, -1, Int.max] {
      expectError(.misuse, "is not a number of pages to merge") { try connection.mergeFullTextTable("t", pageCount: count) }
    }
  }
}

/// The table of the article on full-text search, and the false match that came of it.
@Suite(.everyEncoding(isLong: TestRun.isLong)) struct `The identifier of a document` {
  @Test(arguments: [FullTextTable.Module.fts5, .fts4]) func `is kept beside the words, and not searched`(module: FullTextTable.Module)
    throws
  {
    let connection = try Connection(.memory).inTestEncoding()
    let name = module == .fts5 ? "fts5" : "fts4"
    try connection.execute("CREATE VIRTUAL TABLE old USING \(SQL(unchecked: name))(identifier, text)")
    try connection.execute("INSERT INTO old VALUES ('user 17', 'a text about rivers'), ('user 18', 'the user 17 is my friend')")
    #expect(try connection.value("SELECT count(*) FROM old WHERE old MATCH '17'") == 2)  // the first text holds no such word
    try connection.createFullTextTable(
      FullTextTable("new", columns: [.init("identifier", isIndexed: false), "text"], module: module))
    try connection.execute("INSERT INTO new SELECT identifier, text FROM old")
    #expect(try connection.rows("SELECT identifier FROM new WHERE new MATCH '17'").map(\.values) == [["user 18"]])
  }
}
