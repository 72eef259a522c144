import Foundation
import SQLiteManager
import Testing

@Suite struct `A bundle with texts in double quotes` {
  /// The SQL, and the objects that use the text.
  static let refused: [(String, String)] = [
    (#"CREATE TABLE part (id); CREATE VIEW coded AS SELECT "I-" || id AS code FROM part"#, "view coded"),
    (#"CREATE TABLE part (id, what); CREATE TRIGGER t AFTER INSERT ON part WHEN new.what = "bad" BEGIN SELECT 1; END"#, "trigger t"),
    (
      #"CREATE TABLE part (id, what); CREATE TRIGGER t AFTER UPDATE OF what ON part BEGIN SELECT 1 WHERE new.what = "bad"; END"#,
      "trigger t"
    ),
    (#"CREATE TABLE part (id); CREATE TRIGGER t BEFORE DELETE ON part WHEN old.id = "bad" BEGIN SELECT 1; END"#, "trigger t"),
    (
      #"CREATE TABLE part (id); CREATE VIEW v AS SELECT id FROM part; CREATE TRIGGER t INSTEAD OF INSERT ON v BEGIN SELECT "bad"; END"#,
      "trigger t"
    ),
    (
      #"CREATE TABLE part (id); CREATE VIEW a AS SELECT "x" FROM part; CREATE VIEW b AS SELECT * FROM part WHERE id <> "y""#,
      #"view a, view b"#
    ),
  ]

  @Test(arguments: refused) func `is not installed, and the objects are named with what to do`(sql: String, names: String) throws {
    let folder = try Folder()
    let bundle = try folder.bundle(version: 1, SQL(unchecked: sql))
    let error = #expect(throws: ContentError.self) { try folder.installer(bundle).install() }
    guard case .configuration(bundle.path, let reason) = error else { return surprise(error) }
    #expect(reason.hasPrefix(names), "\(reason)")
    #expect(reason.contains("doubleQuotedStrings") && reason.contains("double quotes"), "\(reason)")
    #expect(folder.atRest.isEmpty)
    var allowing = Connection.Configuration()
    allowing.doubleQuotedStrings = true
    let other = ContentInstaller(
      source: bundle, folder: folder.target, fileName: "quiz.sqlite", configuration: allowing, on: Sqlite3Wrapper())
    #expect(try other.install() == .installed(version: 1))
  }

  @Test(arguments: refused) func `is no upgrade either`(sql: String, names: String) throws {
    let folder = try Folder()
    try folder.install(version: 1)
    let before = try folder.bytes(folder.installed)
    let bundle = try folder.bundle(version: 2, SQL(unchecked: sql))
    let error = #expect(throws: ContentError.self) { try folder.installer(bundle).install() }
    guard case .configuration(_, let reason) = error else { return surprise(error) }
    #expect(reason.hasPrefix(names), "\(reason)")
    #expect(try folder.bytes(folder.installed) == before)
  }

  @Test(arguments: [
    #"CREATE TABLE part (id, what CHECK (what <> "bad")); INSERT INTO part VALUES (1, 'good')"#,
    #"CREATE TABLE part (id, what); CREATE INDEX i ON part (id) WHERE what <> "bad"; INSERT INTO part VALUES (1, 'good')"#,
    #"CREATE TABLE part (id, what DEFAULT "good"); INSERT INTO part (id) VALUES (1)"#,
    #"CREATE TABLE part (id, "what"); CREATE VIEW v AS SELECT "id", 'I-' FROM "part"; INSERT INTO part VALUES (1, 'good')"#,
    #"CREATE TABLE part (id, what); CREATE TRIGGER t AFTER INSERT ON part BEGIN INSERT INTO mine VALUES (new."id"); END"#,
    #"CREATE TABLE part (id, what); CREATE TABLE own (back); CREATE VIEW good AS SELECT "back" FROM own; CREATE VIEW bad AS SELECT back FROM part"#,
  ])
  func `is installed where SQLite takes them for texts by itself, or they are names`(sql: String) throws {
    let folder = try Folder()
    #expect(try folder.install(version: 1, SQL(unchecked: sql)) == .installed(version: 1))
    try folder.app { try $0.execute("CREATE TABLE mine (x); INSERT INTO part VALUES (2, 'fine')") }
  }
}
