import Foundation
import SQLiteManager
import Testing

@Suite struct `An index of the bundle over tables of the user` {
  static let memo: SQL = "CREATE TABLE memo (id INTEGER PRIMARY KEY, body, x, y); CREATE TABLE place (id INTEGER PRIMARY KEY, x, y);"

  struct Index: CustomTestStringConvertible {
    let name: String
    let sql: SQL
    /// Finds rows by words, or places, that only the triggers know.
    let search: SQL

    var testDescription: String { name }
  }

  static let indexes = [
    Index(
      name: "FTS5 over the table",
      sql: """
        CREATE VIRTUAL TABLE search USING fts5(body, content='memo', content_rowid='id');
        CREATE TRIGGER adds AFTER INSERT ON memo BEGIN INSERT INTO search (rowid, body) VALUES (new.id, new.body || ' plus'); END;
        CREATE TRIGGER removes AFTER DELETE ON memo BEGIN
          INSERT INTO search (search, rowid, body) VALUES ('delete', old.id, old.body || ' plus'); END;
        """, search: "SELECT rowid FROM search WHERE search MATCH 'plus'"),
    Index(
      name: "FTS4 over the table",
      sql: """
        CREATE VIRTUAL TABLE search USING fts4(body, content="memo");
        CREATE TRIGGER adds AFTER INSERT ON memo BEGIN INSERT INTO search (docid, body) VALUES (new.id, new.body || ' plus'); END;
        """, search: "SELECT docid AS rowid FROM search WHERE search MATCH 'plus'"),
    Index(
      name: "FTS5 over a view of the table",
      sql: """
        CREATE VIEW texts AS SELECT id, body FROM memo; CREATE VIRTUAL TABLE search USING fts5(body, content='texts', content_rowid='id');
        CREATE TRIGGER adds AFTER INSERT ON memo BEGIN INSERT INTO search (rowid, body) VALUES (new.id, new.body || ' plus'); END;
        """, search: "SELECT rowid FROM search WHERE search MATCH 'plus'"),
    Index(
      name: "FTS5 of its own texts",
      sql: """
        CREATE VIRTUAL TABLE search USING fts5(body);
        CREATE TRIGGER adds AFTER INSERT ON memo BEGIN INSERT INTO search (rowid, body) VALUES (new.id, new.body || ' plus'); END;
        CREATE TRIGGER removes AFTER DELETE ON memo BEGIN DELETE FROM search WHERE rowid = old.id; END;
        """, search: "SELECT rowid FROM search WHERE search MATCH 'plus'"),
    Index(
      name: "FTS5 without texts",
      sql: """
        CREATE VIRTUAL TABLE search USING fts5(body, content='');
        CREATE TRIGGER adds AFTER INSERT ON memo BEGIN INSERT INTO search (rowid, body) VALUES (new.id, new.body || ' plus'); END;
        """, search: "SELECT rowid FROM search WHERE search MATCH 'plus'"),
    Index(
      name: "FTS4 without texts",
      sql: """
        CREATE VIRTUAL TABLE search USING fts4(body, content="");
        CREATE TRIGGER adds AFTER INSERT ON memo BEGIN INSERT INTO search (docid, body) VALUES (new.id, new.body || ' plus'); END;
        """, search: "SELECT docid AS rowid FROM search WHERE search MATCH 'plus'"),
    Index(
      name: "an R-tree",
      sql: """
        CREATE VIRTUAL TABLE search USING rtree(id, left, right);
        CREATE TRIGGER adds AFTER INSERT ON memo BEGIN INSERT INTO search VALUES (new.id, new.x - 1, new.x + 1); END;
        CREATE TRIGGER removes AFTER DELETE ON memo BEGIN DELETE FROM search WHERE id = old.id; END;
        """, search: "SELECT id FROM search WHERE left <= 2.5 AND right >= 2.5"),
    Index(
      name: "a table",
      sql: """
        CREATE TABLE search (id INTEGER PRIMARY KEY, word);
        CREATE TRIGGER adds AFTER INSERT ON memo BEGIN INSERT INTO search VALUES (new.id, 'plus'); END;
        CREATE TRIGGER removes AFTER DELETE ON memo BEGIN DELETE FROM search WHERE id = old.id; END;
        """, search: "SELECT id FROM search WHERE word = 'plus'"),
  ]

  let folder: Folder

  init() throws { folder = try Folder() }

  private func found(_ index: Index) throws -> [Int] {
    try folder.app { try $0.rows(index.search + " ORDER BY 1") { try $0[0, as: Int.self] } }
  }

  @Test(arguments: indexes, [false, true])
  func `finds what it found before, upgrade after upgrade`(index: Index, isWithoutRecord: Bool) throws {
    let bundle = Folder.plain + Self.memo + index.sql
    try folder.install(version: 1, bundle)
    try folder.app { app in
      try app.execute("INSERT INTO memo VALUES (3, 'hello', 2, 2), (9, 'world', 3, 3), (10, 'gone', 2, 2); DELETE FROM memo WHERE id = 9")
      if isWithoutRecord { try app.execute("DROP TABLE sqlitemanager_content") }
    }
    let before = try found(index)
    #expect(before.contains(3) && before.contains(10))
    for version in 2...3 {
      let next: SQL = bundle + "INSERT INTO question VALUES (\(version + 10), 'Kim?')"
      let report = try #require(try folder.install(version: version, next).report)
      #expect(report.stale == [] && report.addedRows == [:] && report.kept.contains("search"))
      #expect(try found(index) == before)
    }
    try folder.app { app throws in
      try app.execute("INSERT INTO memo VALUES (11, 'more', 2, 2)")
      guard index.sql.text.contains("removes") else { return }
      try app.execute("DELETE FROM memo WHERE id = 10")
      #expect(try app.integrityCheck().isEmpty)
    }
    let removes = index.sql.text.contains("removes")
    #expect(try found(index) == before.filter { $0 != 10 || !removes } + [11])
  }

  @Test func `goes when a bundle no longer brings it`() throws {
    try folder.install(version: 1, Folder.plain + Self.memo + Self.indexes[3].sql)
    try folder.app { try $0.execute("INSERT INTO memo VALUES (3, 'hello', 2, 2); DROP TRIGGER adds; DROP TRIGGER removes") }
    #expect(try folder.install(version: 2, Folder.plain + Self.memo + Self.indexes[3].sql).report?.replaced.contains("search") == true)
    try folder.install(version: 3, Folder.plain + Self.memo + Self.indexes[0].sql)
    #expect(try folder.install(version: 4, Folder.plain + Self.memo).report?.dropped == ["search"])
  }

  @Test(
    arguments: [
      ("INSERT INTO search (rowid, body) VALUES (100, 'content')", 3), ("INSERT INTO search VALUES (100, 1, 2)", 6),
      ("INSERT INTO search VALUES (100, 'content')", 7),
    ] as [(SQL, Int)])
  func `is called stale when content is among what it holds`(rows: SQL, index: Int) throws {
    let bundle = Folder.plain + Self.memo + Self.indexes[index].sql + rows
    try folder.install(version: 1, bundle)
    try folder.app { try $0.execute("INSERT INTO memo VALUES (3, 'hello', 2, 2)") }
    let report = try #require(try folder.install(version: 2, bundle).report)
    #expect(report.stale == ["search"] && report.replaced.contains("search"))
    #expect(try folder.app { try $0.count("search") } == 1)
  }

  @Test func `is called stale when it is made by other SQL and its triggers wrote other words`() throws {
    try folder.install(version: 1, Folder.plain + Self.memo + Self.indexes[0].sql)
    try folder.app { try $0.execute("INSERT INTO memo VALUES (3, 'hello', 2, 2)") }
    let other = SQL(unchecked: Self.indexes[0].sql.text.replacingOccurrences(of: "content='memo'", with: "content='memo', prefix='2'"))
    let report = try #require(try folder.install(version: 2, Folder.plain + Self.memo + other).report)
    #expect(report.stale == ["search"])
    #expect(try folder.app { try $0.value("SELECT rowid FROM search WHERE search MATCH 'he*'") } == 3)
  }

  @Test func `is made again where it indexes content as well`() throws {
    let both: SQL = """
      CREATE VIEW texts AS SELECT id, body FROM memo UNION ALL SELECT id + 1000, title FROM question;
      CREATE VIRTUAL TABLE search USING fts5(body, content='texts', content_rowid='id'); INSERT INTO search(search) VALUES ('rebuild');
      """
    try folder.install(version: 1, Folder.plain + Self.memo + both)
    try folder.app { try $0.execute("INSERT INTO memo VALUES (3, 'hello', 2, 2)") }
    try folder.install(version: 2, Folder.plain + "INSERT INTO question VALUES (11, 'Kim?');" + Self.memo + both)
    let search: SQL = "SELECT group_concat(rowid) FROM (SELECT rowid FROM search WHERE search MATCH 'hello OR kim' ORDER BY 1)"
    #expect(try folder.app { try $0.value(search) } == "3,1011")
  }
}
