import Expectations
import SQLiteManager
import SQLiteTesting
import Scratch
import Testing

@Suite(.everyEncoding(isLong: TestRun.isLong, isCheap: false)) struct `A search table over another table` {
  static let modules: [FullTextTable.Module] = [.fts5, .fts4]

  static func table(_ module: FullTextTable.Module) -> FullTextTable {
    FullTextTable(
      "search", columns: [.init("title", weight: 2), "body", .init("note", isIndexed: false)], module: module, prefixes: [2],
      content: .external(table: "doc", rowid: "id"))
  }

  static func filled(_ module: FullTextTable.Module, on wrapper: any Sqlite3WrapperProtocol = Sqlite3Wrapper()) throws -> Connection {
    let connection = try Connection(.memory, on: wrapper)
    try connection.execute(
      """
      CREATE TABLE doc (id INTEGER PRIMARY KEY, title TEXT COLLATE NOCASE, body, note, points INTEGER DEFAULT 0, code UNIQUE);
      INSERT INTO doc (id, title, body, note) VALUES (3, 'Štěpán', 'one two', 'n'), (-7, NULL, 'two three', 'n'), (900, 'x', NULL, NULL)
      """)
    try connection.createFullTextTable(table(module))
    return connection
  }

  private func found(_ connection: Connection, _ word: String) throws -> [Int] {
    try connection.rows("SELECT rowid FROM search WHERE search MATCH \(word) ORDER BY rowid") { try $0[0] }
  }

  @Test(arguments: modules) func `is filled from what is there`(module: FullTextTable.Module) throws {
    let connection = try Self.filled(module)
    #expect(try found(connection, "stepan") == [3])
    #expect(try found(connection, "two") == [-7, 3])
    #expect(try found(connection, "n").isEmpty)
    #expect(try connection.checkFullTextTable("search") == .inStep)
    #expect(try connection.tables().map(\.name) == ["doc", "search"])
  }

  static let edits: [SQL] = [
    "INSERT INTO doc (title, body) VALUES ('new words', 'here')",
    "INSERT INTO doc (id, title) VALUES (9223372036854775807, 'last'), (-9223372036854775808, 'first')",
    "INSERT INTO doc DEFAULT VALUES", "DELETE FROM doc WHERE id = 3", "DELETE FROM doc", "UPDATE doc SET body = body || ' more'",
    "UPDATE doc SET title = upper(title)", "UPDATE doc SET title = lower(title)", "UPDATE doc SET id = id + 1000",
    "UPDATE doc SET rowid = 5, title = 'moved' WHERE id = 3", "UPDATE doc SET oid = 6 WHERE id = 3", "UPDATE doc SET points = 1",
    "UPDATE doc SET note = 'other'", "REPLACE INTO doc (id, title) VALUES (3, 'in its place')",
    "INSERT OR REPLACE INTO doc (id, body) VALUES (3, 'a'), (900, 'b'), (901, 'c')",
    "UPDATE doc SET code = id; INSERT OR REPLACE INTO doc (id, title, code) VALUES (17, 'by another key', 900)",
    "UPDATE OR REPLACE doc SET id = 900 WHERE id = 3", "INSERT OR IGNORE INTO doc (id, title) VALUES (3, 'ignored'), (4, 'taken')",
    "INSERT INTO doc (id, title) VALUES (3, 'changed'), (5, 'new') ON CONFLICT (id) DO UPDATE SET title = excluded.title, id = 77",
    "INSERT INTO doc (id, title) VALUES (3, 'x') ON CONFLICT DO NOTHING", "UPDATE doc SET body = 5; UPDATE doc SET body = 5.0",
    "UPDATE doc SET body = x'746578740074'", "UPDATE doc SET body = NULL, title = NULL",
    "UPDATE doc SET body = '', title = 'a' || char(0) || 'b'",
    "SAVEPOINT a; DELETE FROM doc; INSERT INTO doc (title) VALUES ('gone'); ROLLBACK TO a; RELEASE a",
    "INSERT INTO doc (title) SELECT title FROM doc", "UPDATE doc SET title = body, body = title",
  ]

  @Test(arguments: modules, edits.indices) func `stays in step, whatever is done to that`(module: FullTextTable.Module, number: Int) throws
  {
    let connection = try Self.filled(module)
    try connection.execute(Self.edits[number])
    #expect(try connection.checkFullTextTable("search") == .inStep, "\(Self.edits[number].text)")
    #expect(try connection.integrityCheck().isEmpty)
    // The same as an index made now, from the rows as they are.
    let words = [
      "stepan", "two", "new", "more", "moved", "in", "by", "changed", "taken", "ignored", "gone", "other", "5", "0", "text", "b", "xy",
    ]
    let before = try words.map { try found(connection, $0) }
    try connection.rebuildFullTextTable("search")
    #expect(try words.map { try found(connection, $0) } == before)
  }

  @Test(arguments: modules) func `stays in step in thousands of random edits`(module: FullTextTable.Module) throws {
    let connection = try Self.filled(module)
    var random = SplitMix64(seed: 4)
    try connection.transaction {
      for _ in 0..<TestRun.rounds(100_000, few: 500) {
        let (id, other) = (random.below(40), random.below(40))
        let text = (0..<random.below(4)).map { _ in "w\(random.below(20))" }.joined(separator: " ")
        switch random.below(8) {
        case 0: try connection.prepare("INSERT OR IGNORE INTO doc (id, title, code) VALUES (\(id), \(text), \(other))").run()
        case 1: try connection.prepare("REPLACE INTO doc (id, body, code) VALUES (\(id), \(text), \(other))").run()
        case 2: try connection.prepare("DELETE FROM doc WHERE id = \(id)").run()
        case 3: try connection.prepare("UPDATE OR REPLACE doc SET id = \(other) WHERE id = \(id)").run()
        case 4: try connection.prepare("UPDATE OR REPLACE doc SET code = \(other), title = \(text) WHERE id = \(id)").run()
        case 5: try connection.prepare("UPDATE doc SET points = points + 1 WHERE id < \(id)").run()
        case 6:
          try connection.prepare(
            "INSERT INTO doc (id, title) VALUES (\(id), \(text)) ON CONFLICT (id) DO UPDATE SET body = excluded.title"
          ).run()
        default:
          try? connection.savepoint { () throws in
            try connection.prepare("UPDATE doc SET body = \(text)").run(); throw CancellationError()
          }
        }
      }
    }
    #expect(try connection.checkFullTextTable("search") == .inStep)
    let stored = try connection.rows("SELECT id, coalesce(title, '') || ' ' || coalesce(body, '') AS text FROM doc ORDER BY id")
    for word in (0..<20).map({ "w\($0)" }) {
      let wanted = try stored.filter { try $0["text", as: String.self].split(separator: " ").contains(Substring(word)) }.map {
        try $0["id", as: Int.self]
      }
      #expect(try found(connection, word) == wanted)
    }
  }

  @Test func `sees changes that the column's collation does not`() throws {
    let connection = try Connection(.memory).inTestEncoding()
    try connection.execute("CREATE TABLE doc (a COLLATE NOCASE); INSERT INTO doc VALUES ('Word')")
    let table = FullTextTable("t", columns: ["a"], tokenizer: .trigram(isCaseSensitive: true), content: .external(table: "doc"))
    try connection.createFullTextTable(table)
    try connection.execute("UPDATE doc SET a = 'WORD'")
    #expect(try connection.checkFullTextTable("t") == .inStep)
    #expect(try connection.value("SELECT count(*) FROM t WHERE t MATCH 'WOR'") == 1)
  }

  @Test(arguments: modules) func `is written only when a searched text changes`(module: FullTextTable.Module) throws {
    let connection = try Self.filled(module)
    func changes(_ sql: SQL) throws -> Int {
      let before = connection.totalChanges
      try connection.execute(sql)
      return connection.totalChanges - before
    }
    #expect(try changes("UPDATE doc SET points = points + 1, title = title") == 3)
    #expect(try changes("UPDATE doc SET body = 'else' WHERE id = 3") > 1)
  }

  @Test(arguments: modules) func `can be over generated columns`(module: FullTextTable.Module) throws {
    let connection = try Connection(.memory).inTestEncoding()
    try connection.execute(
      "CREATE TABLE c (a, b AS (a || ' made'), s AS (a || ' stored') STORED); INSERT INTO c VALUES ('one'), ('two')")
    try connection.createFullTextTable(FullTextTable("t", columns: ["b", "s"], module: module, content: .external(table: "c")))
    try connection.execute("UPDATE c SET a = 'three' WHERE a = 'two'; INSERT INTO c VALUES ('four'); DELETE FROM c WHERE a = 'one'")
    #expect(try connection.checkFullTextTable("t") == .inStep)
    #expect(try connection.rows("SELECT rowid FROM t WHERE t MATCH 'made' ORDER BY 1").map(\.values) == [[2], [3]])
    #expect(try connection.rows("SELECT rowid FROM t WHERE t MATCH 'three'").map(\.values) == [[2]])
  }

  @Test(arguments: ["OR IGNORE", "or fail"], ["UPDATE", "WITH a AS (SELECT 1) UPDATE", "UPDATE other SET a = 1; UPDATE"])
  func `refuses updates by which FTS4 would lose the words of a row`(policy: String, verb: String) throws {
    for module in Self.modules {
      let connection = try Self.filled(module)
      try connection.execute("CREATE TABLE other (a); INSERT INTO other VALUES (1); UPDATE doc SET code = id")
      let update = SQL(unchecked: "\(verb) \(policy) doc SET body = 'new', code = 900 WHERE id < 0")
      if module == .fts4 {
        expectError(.error, "cannot update doc: a row that is skipped would lose its words") { try connection.execute(update) }
        expectError(.error, "cannot update doc") { try connection.prepare("UPDATE OR IGNORE doc SET body = 'x'").run() }
        try connection.execute(
          "CREATE TRIGGER nested AFTER UPDATE ON other BEGIN UPDATE doc SET body = 'new', code = 900 WHERE id < 0; END")
        expectError(.error, "cannot update doc") { try connection.execute("UPDATE \(SQL(unchecked: policy)) other SET a = 2") }
      } else {
        _ = try? connection.execute(update)
      }
      #expect(try connection.checkFullTextTable("search") == .inStep)
      #expect(try found(connection, "two") == [-7, 3])
      try connection.execute("UPDATE doc SET body = 'new'; UPDATE OR REPLACE doc SET body = 'newer', code = 900 WHERE id < 0")
      try connection.execute("INSERT OR IGNORE INTO doc (id) VALUES (3)")
      #expect(try connection.checkFullTextTable("search") == .inStep)
    }
  }

  @Test(arguments: modules) func `has triggers of names that are free`(module: FullTextTable.Module) throws {
    let connection = try Connection(.memory).inTestEncoding()
    try connection.execute(
      """
      CREATE TABLE doc (id INTEGER PRIMARY KEY, title, body, note); CREATE TABLE log (x);
      CREATE TRIGGER SEARCH_INSERT AFTER INSERT ON doc BEGIN INSERT INTO log VALUES (new.id); END;
      CREATE TRIGGER search_insert_2 AFTER INSERT ON log BEGIN SELECT 1; END
      """)
    try connection.createFullTextTable(Self.table(module))
    try connection.execute("INSERT INTO doc (title) VALUES ('word')")
    #expect(try found(connection, "word") == [1])
    #expect(try connection.value("SELECT count(*) FROM log") == 1)
    let names = try connection.rows("SELECT name FROM sqlite_schema WHERE type = 'trigger' ORDER BY 1") { try $0[0, as: String.self] }
    #expect(names.contains("search_insert_3") && names.count == (module == .fts5 ? 5 : 6))
    try connection.dropFullTextTable("search")
    let left = try connection.rows("SELECT name FROM sqlite_schema WHERE type = 'trigger' ORDER BY 1") { try $0[0, as: String.self] }
    #expect(left == ["SEARCH_INSERT", "search_insert_2"])
    try connection.execute("INSERT INTO doc (title) VALUES ('word'); UPDATE doc SET title = 'x'; DELETE FROM doc")
  }

  @Test func `goes with the triggers that somebody else made, unless one does other things`() throws {
    let connection = try Connection(.memory).inTestEncoding()
    try connection.execute(
      """
      CREATE TABLE doc (id INTEGER PRIMARY KEY, a); CREATE TABLE log (x);
      CREATE VIRTUAL TABLE "the index" USING fts5(a, content=doc, content_rowid=id);
      CREATE TRIGGER one AFTER INSERT ON doc BEGIN INSERT OR REPLACE INTO [The Index] (rowid, a) VALUES (new.id, new.a); END;
      CREATE TRIGGER two AFTER DELETE ON doc BEGIN INSERT INTO 'the index' ("the index", rowid, a) VALUES ('delete', old.id, old.a); END;
      CREATE TRIGGER three AFTER UPDATE ON doc BEGIN
        REPLACE INTO log VALUES (old.a || '; END'); /* ; */ DELETE FROM `the index` WHERE rowid = old.id; END;
      CREATE TRIGGER four AFTER UPDATE ON log BEGIN SELECT * FROM "the index"; END
      """)
    let error = #expect(throws: SQLiteError.self) { try connection.dropFullTextTable("the index") }
    #expect(error?.message.contains("the trigger three") == true)
    #expect(try connection.value("SELECT count(*) FROM sqlite_schema WHERE type = 'trigger'") == 4)
    try connection.execute("DROP TRIGGER three")
    try connection.dropFullTextTable("THE INDEX")
    #expect(try connection.rows("SELECT name FROM sqlite_schema WHERE type = 'trigger'").map(\.values) == [["four"]])
  }
}
