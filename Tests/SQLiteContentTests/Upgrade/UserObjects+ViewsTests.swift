import Foundation
import SQLiteManager
import Testing

@Suite struct `A view of the user` {
  static let content: SQL = """
    CREATE TABLE question (id INTEGER PRIMARY KEY, title TEXT, level); INSERT INTO question VALUES (1, 'a', 2);
    CREATE INDEX by_title ON question(title);
    CREATE TABLE other (x); INSERT INTO other VALUES (1); CREATE VIEW hard AS SELECT * FROM question WHERE level > 1;
    CREATE VIRTUAL TABLE search USING fts4(content="question", title, level);
    """
  /// The next content, without the column `level`.
  static let next: SQL = """
    CREATE TABLE question (id INTEGER PRIMARY KEY, title TEXT); INSERT INTO question VALUES (1, 'a');
    CREATE TABLE other (x); INSERT INTO other VALUES (1); CREATE VIEW hard AS SELECT * FROM question;
    CREATE VIRTUAL TABLE search USING fts4(content="question", title);
    """

  @Test(arguments: [
    "SELECT level FROM question", "SELECT hard.level FROM other, \"HARD\"", "SELECT level FROM search",
    "SELECT 1 FROM question INDEXED BY by_title", "SELECT level FROM 'question'",
    "SELECT max(level) FROM (SELECT * FROM [question])", "SELECT 1 FROM middle", "WITH q AS (SELECT * FROM question) SELECT level FROM q",
  ])
  func `that no longer compiles is a refusal, and everything is as it was`(query: String) throws {
    let folder = try Folder()
    try folder.install(version: 1, Self.content)
    try folder.app {
      try $0.execute("CREATE VIEW middle AS SELECT level FROM question; CREATE VIEW \"my view\" AS " + SQL(unchecked: query))
      if query != "SELECT 1 FROM middle" { try $0.execute("DROP VIEW middle") }
    }
    let before = try folder.bytes(folder.installed)
    let error = #expect(throws: ContentError.self) { try folder.install(version: 2, Self.next) }
    guard case .userObjectBroken("view", let name, _) = error else { return surprise(error) }
    #expect(name == "my view" || name == "middle")
    #expect(try folder.bytes(folder.installed) == before)
  }

  @Test func `over a table that goes is a refusal`() throws {
    let folder = try Folder()
    try folder.install(version: 1, UpgradeTests.next)
    try folder.app { try $0.execute("CREATE VIEW v AS SELECT text FROM hint") }
    let error = #expect(throws: ContentError.self) { try folder.install(version: 2) }
    guard case .userObjectBroken("view", "v", _) = error else { return surprise(error) }
  }

  @Test func `stays when it still compiles, when it never did, and when it names nothing that changed`() throws {
    let folder = try Folder()
    try folder.install(version: 1, Self.content)
    let user: SQL = """
      CREATE VIEW fine AS SELECT title FROM question; CREATE VIEW broken AS SELECT missing FROM question, absent;
      CREATE VIEW unknown AS SELECT absent_function(level) FROM question; CREATE VIEW round AS SELECT level FROM round, question;
      CREATE VIEW of_other AS SELECT x FROM other; CREATE TABLE mine (level); CREATE VIEW own AS SELECT level FROM mine
      """
    try folder.app { try $0.execute(user) }
    #expect(try folder.install(version: 2, Self.next).report?.kept.count == 7)
  }

  /// Views of which each reads the one below twice.
  static func bomb(_ levels: Int, over table: String) -> SQL {
    let views = (1...levels).map { level -> SQL in
      let below = level == 1 ? table : "bomb\(level - 1)"
      return "CREATE VIEW \(identifier: "bomb\(level)") AS SELECT x.rowid AS a FROM \(identifier: below) x, \(identifier: below) y;"
    }
    return views.joined(separator: "\n")
  }

  @Test(.timeLimit(.minutes(2))) func `that would take for ever to compile is not compiled when nothing it names changed`() throws {
    let folder = try Folder()
    try folder.install(version: 1, Self.content)
    try folder.app {
      try $0.execute(
        "CREATE TABLE mine (x);" + Self.bomb(40, over: "mine")
          + "CREATE TRIGGER t AFTER INSERT ON mine BEGIN SELECT a FROM bomb40; END; CREATE VIRTUAL TABLE s USING fts5(a, content='bomb40');"
      )
    }
    #expect(try folder.install(version: 2, Self.next).report?.kept.contains("bomb40") == true)
  }

  @Test(.timeLimit(.minutes(2)), arguments: ["view", "trigger", "trigger on what a trigger writes"])
  func `that would take for ever to compile is refused when something it names changed`(kind: String) throws {
    let type = kind == "view" ? "view" : "trigger"
    let folder = try Folder()
    try folder.install(version: 1, Self.content)
    try folder.app {
      try $0.execute("CREATE TABLE mine (x);" + Self.bomb(40, over: type == "view" ? "question" : "mine"))
      if type == "trigger" { try $0.execute("CREATE TRIGGER t AFTER INSERT ON question BEGIN SELECT a FROM bomb40, question; END") }
      if kind.hasSuffix("writes") {
        try $0.execute(
          """
          DROP TRIGGER t; CREATE TRIGGER t AFTER INSERT ON question BEGIN INSERT INTO mine VALUES (new.level); END;
          CREATE TRIGGER u AFTER INSERT ON mine BEGIN SELECT a FROM bomb40; END
          """)
      }
    }
    let before = try folder.bytes(folder.installed)
    let error = #expect(throws: ContentError.self) { try folder.install(version: 2, Self.next) }
    guard case .userObjectBroken(type, let name, let reason) = error else { return surprise(error) }
    #expect(type == "trigger" ? name == "t" : name.hasPrefix("bomb"))
    #expect(reason.contains("50 and 1000"))
    #expect(try folder.bytes(folder.installed) == before)
  }

  @Test func `that reads others in a reasonable measure is compiled`() throws {
    let folder = try Folder()
    try folder.install(version: 1, Self.content)
    try folder.app { try $0.execute(Self.bomb(5, over: "question") + "CREATE VIEW wide AS SELECT 1 FROM bomb5, bomb4, hard, question") }
    #expect(try folder.install(version: 2, Self.next).report?.kept.count == 6)
  }
}

@Suite struct `A search table of the user` {
  static let content: SQL = """
    CREATE TABLE question (id INTEGER PRIMARY KEY, title TEXT, body TEXT); INSERT INTO question VALUES (1, 'first', 'x'), (2, 'second', 'y');
    CREATE TABLE gone (id INTEGER PRIMARY KEY, t); INSERT INTO gone VALUES (1, 'a'); CREATE VIEW all_titles AS SELECT id, title FROM question;
    """
  static let next: SQL = """
    CREATE TABLE question (id INTEGER PRIMARY KEY, title TEXT); INSERT INTO question VALUES (1, 'erste'), (3, 'third');
    CREATE VIEW all_titles AS SELECT id, title FROM question;
    """

  @Test func `is made again where that is possible, and named as stale where not`() throws {
    let folder = try Folder()
    try folder.install(version: 1, Self.content)
    try folder.app { database throws in
      try database.execute(
        """
        CREATE VIEW mine AS SELECT id, upper(title) AS title FROM all_titles;
        CREATE VIRTUAL TABLE of_table USING fts5(title, content='question', content_rowid='id');
        CREATE VIRTUAL TABLE of_view USING fts5(title, content='all_titles', content_rowid='id');
        CREATE VIRTUAL TABLE of_mine USING fts5(title, content='mine', content_rowid='id');
        CREATE VIRTUAL TABLE of_body USING fts5(body, content='question', content_rowid='id');
        CREATE VIRTUAL TABLE of_gone USING fts5(t, content='gone', content_rowid='id');
        CREATE VIRTUAL TABLE fed USING fts5(title); CREATE VIRTUAL TABLE bare USING fts5(title, content='');
        CREATE VIRTUAL TABLE fed4 USING fts4(title); CREATE VIRTUAL TABLE free USING fts5(text); INSERT INTO free VALUES ('mine');
        CREATE TABLE note (text); CREATE VIRTUAL TABLE of_note USING fts5(text, content='note');
        CREATE TRIGGER feed AFTER INSERT ON question BEGIN INSERT INTO fed (rowid, title) VALUES (new.id, new.title);
          INSERT INTO bare (rowid, title) VALUES (new.id, new.title); END;
        CREATE TRIGGER feed4 AFTER UPDATE ON question BEGIN UPDATE "FED4" SET title = new.title WHERE docid = new.id; END;
        CREATE TRIGGER feed_note AFTER INSERT ON note BEGIN INSERT INTO free VALUES (new.text); END;
        INSERT INTO of_view(of_view) VALUES ('rebuild'); INSERT INTO of_mine(of_mine) VALUES ('rebuild');
        INSERT INTO question VALUES (7, 'seventh', 'z');
        """)
    }
    let report = try #require(try folder.install(version: 2, Self.next).report)
    #expect(Set(report.stale) == ["of_body", "of_gone", "fed", "bare", "fed4"])
    try folder.app { database throws in
      for table in ["of_table", "of_view", "of_mine"] {
        let name = SQL(identifier: table)
        #expect(try database.value("SELECT rowid FROM \(name) WHERE \(name) MATCH 'third'") == 3, "\(table)")
        #expect(try database.value("SELECT count(*) FROM \(name) WHERE \(name) MATCH 'first OR second OR seventh'") == 0, "\(table)")
      }
      #expect(try database.value("SELECT count(*) FROM free WHERE free MATCH 'mine'") == 1)
    }
  }
}
