import Foundation
import SQLiteDescriptions
import SQLiteManager
import Testing

/// A bundle that is read in place beside a file of the user's: one name, and whose it is.
@Suite struct `A name of content that is read in place` {
  private static let content: SQL = """
    CREATE TABLE item (id INTEGER PRIMARY KEY, title); INSERT INTO item VALUES (1, 'of the bundle'); CREATE INDEX by_title ON item (title);
    CREATE VIEW titles AS SELECT title FROM item; CREATE TRIGGER kept BEFORE DELETE ON item BEGIN SELECT 1; END;
    CREATE VIRTUAL TABLE item_search USING fts5 (title)
    """

  let folder: Folder
  private var own: URL { folder.url.appendingPathComponent("own.sqlite") }

  init() throws { folder = try Folder() }

  private func manager(carrying: Set<String> = [], _ steps: [Migrator.Step] = []) throws -> SQLiteManager {
    let source = try folder.bundle(version: 1, Self.content)
    return SQLiteManager(.inPlace(.file(source), userDatabase: own, carrying: carrying), userSchema: steps)
  }

  /// Expects the error that an installed file gives.
  private func expectConflict(_ type: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Void)
  {
    let error = #expect(throws: ContentError.self, sourceLocation: sourceLocation, performing: body)
    #expect(error == .conflict(type: type, name: name, reason: .usersName), sourceLocation: sourceLocation)
  }

  @Test(
    arguments: [
      ("CREATE TABLE item (mine)", "table", "item"), ("CREATE TABLE ITEM (mine)", "table", "item"),
      ("CREATE VIEW item AS SELECT 1", "table", "item"), ("CREATE TABLE titles (mine)", "view", "titles"),
      ("CREATE TABLE mine (a); CREATE INDEX by_title ON mine (a)", "index", "by_title"),
      ("CREATE TABLE mine (a); CREATE TRIGGER kept AFTER DELETE ON mine BEGIN SELECT 1; END", "trigger", "kept"),
      ("CREATE VIRTUAL TABLE item_search USING fts5 (mine)", "table", "item_search"),
    ] as [(SQL, String, String)])
  func `is a conflict at opening, at making, and in a step, as for an installed file`(sql: SQL, type: String, name: String) throws {
    let quiz = try manager()
    try quiz.open()
    expectConflict(type, name) { try quiz.execute(sql) }
    try quiz.execute("DROP TABLE IF EXISTS mine")
    #expect(try quiz.tables().isEmpty)
    #expect(try quiz.value("SELECT title FROM item") == "of the bundle")
    try quiz.close()
    expectConflict(type, name) { try manager([Migrator.Step(1, sql)]).open() }
    let user = try Connection(.file(own.path))
    #expect(try user.tables().isEmpty && user.pragma(.userVersion) == 0)
    try user.execute(sql)
    try user.close()
    let before = try Data(contentsOf: own)
    expectConflict(type, name) { try manager().open() }
    #expect(try Data(contentsOf: own) == before)
    if name != "item_search" {
      try folder.install(version: 1, "CREATE TABLE other (a)")
      try folder.app { try $0.execute(sql) }
      #expect { try folder.install(version: 2, Self.content) } throws: { error in
        if case .conflict(_, let other, .usersName)? = error as? ContentError { other.lowercased() == name } else { false }
      }
    }
  }

  @Test func `is refused to every verb that makes something, and not to temporary tables`() throws {
    let quiz = try manager()
    try quiz.open()
    expectConflict("table", "item") { try quiz.createTable("Item", "mine") }
    expectConflict("table", "item") { try quiz.createTable("item", "mine", ifNotExists: true) }
    let table = TableDescription(name: "item", columns: [TypedColumn<Int>("id", .integer)])
    expectConflict("table", "item") { try quiz.createTable(table) }
    expectConflict("table", "item") { try quiz.transaction { try $0.createTable(table) } }
    expectConflict("view", "titles") { try quiz.createView(ViewDescription(name: "titles", as: "SELECT 1")) }
    expectConflict("table", "item_search") {
      try quiz.withConnection { try $0.createFullTextTable(FullTextTable("item_search", columns: ["a"])) }
    }
    #expect(try quiz.tables().isEmpty)
    try quiz.createTable("star", "item")
    try quiz.createTable("item", "mine", in: "temp")
    #expect(try quiz.count("item") == 0 && quiz.count("item", in: "content") == 1)
  }

  @Test func `is a conflict after VACUUM in the same text, too`() throws {
    let quiz = try manager()
    try quiz.open()
    expectConflict("table", "item") { try quiz.execute("CREATE TABLE mine (a); VACUUM; CREATE TABLE item (a)") }
    #expect(try quiz.tables().map(\.name) == ["mine"])
  }

  @Test func `is found when a table was renamed to it`() throws {
    let rename: SQL = "CREATE TABLE note (a); ALTER TABLE note RENAME TO item"
    expectConflict("table", "item") { try manager([Migrator.Step(1, rename)]).open() }
    let quiz = try manager()
    try quiz.open()
    try quiz.execute(rename)
    try quiz.close()
    expectConflict("table", "item") { try quiz.open() }
    try quiz.openReadOnly()
    #expect(try quiz.count("item", in: "main") == 0 && quiz.count("item", in: "content") == 1)
  }

  @Test func `may be the user's where the table is carried`() throws {
    try Connection(.file(own.path)).execute("CREATE TABLE item (mine); INSERT INTO item VALUES (7)")
    let quiz = try manager(carrying: ["ITEM"])
    try quiz.open()
    #expect(try quiz.read("item").map(\.values) == [[7]] && quiz.count("item", in: "content") == 1)
    try quiz.execute("CREATE INDEX by_title ON item (mine)")
    try quiz.execute("DROP TABLE item; CREATE TABLE item (mine)")
    expectConflict("view", "titles") { try quiz.createTable("titles", "a") }
    try quiz.close()
    try quiz.open()
    #expect(try quiz.count("item") == 0)
  }
}
