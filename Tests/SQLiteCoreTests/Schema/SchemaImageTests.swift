import SQLiteManager
import Testing

@testable import SQLiteCore

@Suite struct `What a schema said, byte for byte` {
  private static let first = """
    CREATE TABLE "Účet"(a PRIMARY KEY, b TEXT DEFAULT 'é''x'); CREATE INDEX i ON "Účet"(b); CREATE VIEW v AS SELECT 1 AS "ý";
    CREATE TRIGGER v AFTER INSERT ON "Účet" BEGIN SELECT 1; END; CREATE VIRTUAL TABLE f USING fts5(x);
    """

  @Test(arguments: ["UTF-8", "UTF-16le", "UTF-16be"]) func `an image has the objects that the schema has`(encoding: String) throws {
    let connection = try Connection(.memory, on: Sqlite3Wrapper())
    try connection.execute(SQL(unchecked: "PRAGMA encoding = '\(encoding)'; \(Self.first)"))
    let objects = try SchemaImage(connection).objects
    #expect(objects == (try connection.storedObjects()))
    #expect(objects.contains { $0.sql == nil } && objects.contains { $0.name.spelling == "Účet" })
  }

  @Test(arguments: [
    ("", true), ("INSERT INTO f VALUES ('word'); PRAGMA user_version = 9; ANALYZE", true), ("CREATE TABLE later(a)", true),
    ("CREATE TEMP VIEW i AS SELECT 1", true), ("DROP VIEW v", false), ("DROP TRIGGER v", false), ("DROP INDEX i", false),
    ("DROP VIEW v; CREATE VIEW v AS SELECT 1 AS \"ý\"", false), ("ALTER TABLE f RENAME TO g", false),
    ("ALTER TABLE \"Účet\" ADD COLUMN c", false), ("ALTER TABLE \"Účet\" RENAME a TO e", false),
    ("DROP TABLE f; DROP TABLE \"Účet\"", false),
    // These two spellings are one text to Swift.
    ("ALTER TABLE \"Účet\" RENAME TO \"U\u{301}čet\"", false),
  ]) func `an image begins with an earlier one while all that stood there does`(sql: String, stands: Bool) throws {
    let connection = try Connection(.memory, on: Sqlite3Wrapper())
    let empty = try SchemaImage(connection)
    try connection.execute(SQL(unchecked: Self.first))
    let before = try SchemaImage(connection)
    try connection.execute(SQL(unchecked: sql))
    let after = try SchemaImage(connection)
    #expect(after.begins(with: before) == stands)
    #expect(after.begins(with: empty) && !empty.begins(with: before))
  }
}
