import Expectations
import SQLiteFullText
import SQLiteManager
import SQLiteTestKit
import Scratch
import Testing
import SQLiteSessions

@Suite(.everyEncoding(isLong: TestRun.isLong, isCheap: false)) struct `A search table over a table whose rows are replaced` {
  static let modules: [FullTextTable.Module] = [.fts5, .fts4]

  /// Rows that a trigger counts the updates of, and a search table over them.
  static let tables: SQL = """
    CREATE TABLE doc (id INTEGER PRIMARY KEY, title, code UNIQUE, u INTEGER DEFAULT 0);
    CREATE TABLE schemed (id INTEGER PRIMARY KEY, title, code UNIQUE ON CONFLICT REPLACE, u INTEGER DEFAULT 0);
    CREATE TABLE source (id, title);
    CREATE VIEW shown AS SELECT id, title FROM doc;
    CREATE TRIGGER touched AFTER UPDATE OF title ON doc BEGIN UPDATE doc SET u = u + 1, title = title WHERE id = new.id; END;
    CREATE TRIGGER schemed_touched AFTER UPDATE ON schemed BEGIN UPDATE schemed SET u = u + 1 WHERE id = new.id; END;
    CREATE TRIGGER copied AFTER INSERT ON source BEGIN INSERT INTO doc (id, title) VALUES (new.id, new.title); END;
    CREATE TRIGGER replaced AFTER DELETE ON source BEGIN REPLACE INTO doc (id, title) VALUES (old.id, 'again'); END;
    CREATE TRIGGER written INSTEAD OF INSERT ON shown BEGIN INSERT OR REPLACE INTO doc (id, title) VALUES (new.id, new.title); END;
    INSERT INTO doc (id, title, code) VALUES (1, 'old one', 10), (2, 'old two', 20), (3, 'old three', 30);
    INSERT INTO schemed (id, title, code) VALUES (1, 'old one', 10), (2, 'old two', 20), (3, 'old three', 30)
    """

  static func search(_ content: String, _ module: FullTextTable.Module) -> FullTextTable {
    FullTextTable(content + "_search", columns: ["title"], module: module, content: .external(table: content))
  }

  static func filled(_ module: FullTextTable.Module, _ connection: Connection) throws {
    try connection.execute(tables)
    for content in ["doc", "schemed"] { try connection.createFullTextTable(search(content, module)) }
  }

  private func expectInStep(_ connection: Connection, _ what: String = "", _ location: SourceLocation = #_sourceLocation) throws {
    for name in ["doc_search", "schemed_search"] {
      #expect(try connection.checkFullTextTable(name) == .inStep, "\(name) \(what)", sourceLocation: location)
    }
  }

  static let replacing: [SQL] = [
    "REPLACE INTO doc (id, title) VALUES (1, 'new')", "INSERT OR REPLACE INTO doc (id, title, code) VALUES (9, 'new', 20)",
    "INSERT INTO schemed (id, title, code) VALUES (9, 'new', 20)", "INSERT INTO source VALUES (1, 'new'); DELETE FROM source",
    "INSERT OR REPLACE INTO source VALUES (1, 'new')", "INSERT INTO shown VALUES (1, 'new')",
    "WITH n (id, title) AS (VALUES (1, 'new'), (2, 'new')) INSERT OR REPLACE INTO main.doc (id, title) SELECT id, title FROM n",
    "INSERT OR REPLACE INTO doc (id, title) SELECT value, 'new' FROM json_each('[1, 2, 7]')",
    "EXPLAIN SELECT 1; ; /* first */ rEpLaCe INTO [doc] (id, title) VALUES (1, 'new')",
    "CREATE TEMP TRIGGER another AFTER UPDATE ON schemed BEGIN INSERT OR REPLACE INTO doc (id, title) VALUES (1, 'new'); END; "
      + "UPDATE schemed SET title = 'new' WHERE id = 3",
  ]

  @Test(arguments: modules, replacing.indices) func `finds no word that is gone, and triggers do not fire themselves before or after`(
    module: FullTextTable.Module, number: Int
  ) throws {
    let connection = try Connection(.memory).inTestEncoding()
    try Self.filled(module, connection)
    try connection.execute("UPDATE doc SET title = title || ' x' WHERE id = 3")
    try connection.execute("UPDATE schemed SET title = title || ' x' WHERE id = 1")
    #expect(try connection.value("SELECT u FROM doc WHERE id = 3") == 1)
    #expect(try connection.value("SELECT u FROM schemed WHERE id = 1") == 1)
    if number == 9 { try connection.execute("DROP TRIGGER schemed_touched") }
    if number == 3 { try connection.execute("DELETE FROM doc WHERE id = 1") }
    try connection.execute(Self.replacing[number])
    try expectInStep(connection, Self.replacing[number].text)
    try connection.execute("UPDATE doc SET title = title || ' y' WHERE id = 3")
    #expect(try connection.value("SELECT u FROM doc WHERE id = 3") == 2)
    let left = try connection.rows("SELECT id FROM doc WHERE title LIKE 'old%' ORDER BY id") { try $0[0, as: Int.self] }
    let found = try connection.rows("SELECT rowid FROM doc_search WHERE doc_search MATCH 'old' ORDER BY rowid") { try $0[0, as: Int.self] }
    #expect(found == left)
    try expectInStep(connection)
  }

  @Test(arguments: modules) func `is right with statements that are kept, a cursor that is open, and in a transaction`(
    module: FullTextTable.Module
  ) throws {
    let connection = try Connection(.memory).inTestEncoding()
    try Self.filled(module, connection)
    let update = try connection.prepare("UPDATE doc SET title = ? WHERE id = ?")
    let replace = try connection.prepare("REPLACE INTO doc (id, title) VALUES (?, ?)")
    try connection.transaction {
      let reader = try connection.cursor("SELECT id FROM source UNION ALL SELECT value FROM json_each('[1, 2, 3, 4]')")
      var read = 0
      while try reader.next({ _ in true }) != nil {
        read += 1
        try update.run("changed \(read)", 3)
        try replace.run(1, "replaced \(read)")
      }
      #expect(read == 4)
    }
    #expect(try connection.value("SELECT u FROM doc WHERE id = 3") == 4)
    try expectInStep(connection)
  }

  @Test func `compiles each statement once for many rows, though the setting is switched for some of them`() throws {
    let counting = RecordingSqlite3Wrapper(Sqlite3Wrapper())
    let connection = try Connection(.memory, on: counting)
    try connection.execute("CREATE TABLE doc (id INTEGER PRIMARY KEY, title); CREATE TABLE log (x)")
    try connection.createFullTextTable(Self.search("doc", .fts5))
    try connection.transaction {
      for number in 0..<50 {
        try connection.execute("REPLACE INTO doc VALUES (\(number % 7), \("text \(number)"))")
        try connection.prepare("INSERT INTO log VALUES (\(number))").run()
        try connection.prepare("UPDATE doc SET title = \("more") WHERE id = \(number % 7)").run()
      }
    }
    #expect(try connection.checkFullTextTable("doc_search") == .inStep)
    #expect(counting.calls(of: .sqlite3_exec).count { "\($0)".contains("recursive_triggers") } == 1)  // when it was opened
    let compiled = counting.calls(of: .sqlite3_prepare_v3).map { "\($0)" }
    // One try shows the virtual table, two EXPLAINs show what the triggers do, and the statement that replaces is compiled again with the setting.
    for (sql, most) in [("REPLACE INTO doc", 5), ("INSERT INTO log", 1), ("UPDATE doc SET title", 4)] {
      let count = compiled.count { $0.contains(sql) }
      #expect(1...most ~= count, "\(sql): \(count)")
    }
  }

  @Test(arguments: modules) func `is right where another connection made it, whatever was prepared before`(module: FullTextTable.Module)
    throws
  {
    let folder = try ScratchFolder()
    let connection = try Connection(.file(folder.path("a")))
    try connection.execute(Self.tables)
    let replace = try connection.prepare("REPLACE INTO doc (id, title) VALUES (?, ?)")
    let insert = try connection.prepare("INSERT INTO schemed (id, title, code) VALUES (?, ?, ?)")
    let update = try connection.prepare("UPDATE doc SET title = ? WHERE id = ? RETURNING title")
    try replace.run(1, "old one")
    try insert.run(4, "old four", 40)
    let other = try Connection(.file(folder.path("a")))
    for content in ["doc", "schemed"] { try other.createFullTextTable(Self.search(content, module)) }
    try replace.run(1, "new one, of a text so long that SQLite has a copy")
    try insert.run(5, "new five", 40)
    try update.bind("new three", 3)
    #expect(try update.rows { try $0[0, as: String.self] } == ["new three"])
    try expectInStep(connection)
    #expect(try connection.value("SELECT count(*) FROM doc_search WHERE doc_search MATCH 'one'") == 1)
    #expect(try connection.value("SELECT u FROM doc WHERE id = 3") == 1)
    try other.execute("REPLACE INTO doc (id, title) VALUES (2, 'by the other')")
    try expectInStep(other)
  }

  @Test func `does not change what the program sees and sets of the pragma`() throws {
    let connection = try Connection(.memory).inTestEncoding()
    try Self.filled(.fts5, connection)
    for _ in 0..<2 {
      try connection.execute("REPLACE INTO doc (id, title) VALUES (1, 'new')")
      #expect(try !connection.pragma(.recursiveTriggers))
    }
    try connection.setPragma(.recursiveTriggers, to: true)
    expectError(.error, "too many levels of trigger recursion") { try connection.execute("UPDATE doc SET title = 'b' WHERE id = 3") }
    try connection.execute("REPLACE INTO doc (id, title) VALUES (1, 'newer')")
    #expect(try connection.pragma(.recursiveTriggers))
    try connection.execute(
      "PRAGMA recursive_triggers = off; REPLACE INTO doc (id, title) VALUES (1, 'newest'); UPDATE doc SET title = 'c' WHERE id = 3")
    #expect(try !connection.pragma(.recursiveTriggers))
    try expectInStep(connection)
  }

  @Test func `says why triggers fire themselves where they must, and what to do`() throws {
    let connection = try Connection(.memory).inTestEncoding()
    try Self.filled(.fts5, connection)
    let words = "an index kept by triggers: use ON CONFLICT DO UPDATE, or delete the former row first"
    expectError(.error, words) { try connection.execute("UPDATE OR REPLACE doc SET id = 2, title = 'new' WHERE id = 1") }
    try expectInStep(connection)
    try connection.execute("UPDATE doc SET title = 'b' WHERE id = 3")
  }

  @Test(arguments: modules) func `is right in an attached database`(module: FullTextTable.Module) throws {
    let connection = try Connection(.memory).inTestEncoding()
    try connection.attach(.memory, as: "lib")
    try connection.execute("CREATE TABLE lib.doc (id INTEGER PRIMARY KEY, title); INSERT INTO lib.doc VALUES (1, 'old')")
    try connection.createFullTextTable(Self.search("doc", module), in: "lib")
    try connection.execute("REPLACE INTO lib.doc VALUES (1, 'new')")
    #expect(try connection.checkFullTextTable("doc_search", in: "lib") == .inStep)
  }

  @Test(.enabled(if: Sqlite3Wrapper().provides(.sqlite3session_create)), arguments: modules)
  func `is right where a changeset is applied`(module: FullTextTable.Module) throws {
    let target = try Connection(.memory).inTestEncoding()
    try target.execute(
      "CREATE TABLE r (id INTEGER PRIMARY KEY, title, code UNIQUE ON CONFLICT REPLACE); INSERT INTO r VALUES (1, 'old', 5)")
    try target.createFullTextTable(Self.search("r", module))
    let source = try Connection(.memory).inTestEncoding()
    try source.execute("CREATE TABLE r (id INTEGER PRIMARY KEY, title, code UNIQUE)")
    let changes = try source.changeset { try source.execute("INSERT INTO r VALUES (2, 'new', 5)") }
    try target.apply(changes)
    #expect(try target.rows("SELECT id FROM r") { try $0[0] } == [2])
    #expect(try target.checkFullTextTable("r_search") == .inStep)
  }

  @Test(.enabled(if: Sqlite3Wrapper().provides(.sqlite3session_create)))
  func `leaves the pragma as it was where a changeset is refused`() throws {
    let recording = RecordingSqlite3Wrapper(Sqlite3Wrapper())
    let target = try Connection(.memory, on: recording)
    try target.execute("CREATE TABLE r (id INTEGER PRIMARY KEY, title, code UNIQUE ON CONFLICT REPLACE)")
    try target.createFullTextTable(Self.search("r", .fts5))
    let source = try Connection(.memory)
    try source.execute("CREATE TABLE r (id INTEGER PRIMARY KEY, title, code UNIQUE); CREATE TABLE s (id INTEGER PRIMARY KEY)")
    let changes = try source.changeset { try source.execute("INSERT INTO r VALUES (2, 'new', 5); INSERT INTO s VALUES (1)") }
    try target.execute("BEGIN")
    expectError(.schema, "there is no table s") { try target.apply(changes, .withoutSavepoint) }
    let switches = recording.calls(of: .sqlite3_prepare_v3).map { "\($0)" }.filter { $0.contains("recursive_triggers=") }
    #expect(switches.last?.contains("=OFF") == true)
    #expect(switches.count { $0.contains("=ON") } == switches.count { $0.contains("=OFF") })
  }

  @Test func `is an R-tree as well, or any virtual table that a DELETE trigger writes`() throws {
    let connection = try Connection(.memory).inTestEncoding()
    try connection.execute(
      """
      CREATE TABLE place (id INTEGER PRIMARY KEY, x, y); CREATE VIRTUAL TABLE box USING rtree(id, x0, x1, y0, y1);
      CREATE TRIGGER box_insert AFTER INSERT ON place BEGIN INSERT INTO box VALUES (new.id, new.x, new.x, new.y, new.y); END;
      CREATE TRIGGER box_delete AFTER DELETE ON place BEGIN DELETE FROM box WHERE id = old.id; END;
      CREATE UNIQUE INDEX place_x ON place (x); INSERT INTO place VALUES (1, 5, 5);
      INSERT OR REPLACE INTO place VALUES (2, 5, 6)
      """)
    #expect(try connection.rows("SELECT id FROM box") { try $0[0] } == [2])
  }
}
