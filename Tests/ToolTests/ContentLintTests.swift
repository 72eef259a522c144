#if Tool
import Foundation
import SQLiteManager
import SQLiteManagerFixtures
import Scratch
import Testing

@Suite struct `The lint of the tool` {
  private static let table: SQL = """
    CREATE TABLE sqlitemanager_keys (table_name, column_name); INSERT INTO sqlitemanager_keys VALUES ('t', 'name');
    CREATE TABLE t (id INTEGER PRIMARY KEY, name);
    """

  /// A file with a warning or an error, or none.
  private func sample(_ sql: SQL, version: Int, name: String = "a.sqlite") throws -> Sample {
    try Sample(Self.table + sql + SQL(unchecked: "; PRAGMA user_version=\(version)"), name: name)
  }

  @Test func `finds nothing in a sound file, and returns 0`() throws {
    let (old, new) = (try QuizFixture.url(version: 1).path, try QuizFixture.url(version: 2).path)
    let answer = try Tool.run("content", "lint", new, "--previous", old, "--strict")
    #expect(answer.status == 0 && answer.output.isEmpty && answer.errors.isEmpty, "\(answer)")
  }

  @Test func `returns 1 for an error, and for a warning only if it is strict`() throws {
    let old = try sample("INSERT INTO t VALUES (1, 'a'), (2, 'b')", version: 1, name: "old.sqlite")
    let warned = try sample("INSERT INTO t VALUES (1, 'a'), (2, 'B')", version: 2)
    let before = try warned.snapshot()
    let line =
      "warning: row-ids: t: another key than in \(old.path) has id 2: right for a correction, wrong for another row. "
      + "Give it a new id, or set is_immutable\n"
    #expect(try Tool.output("content", "lint", warned.path, "--previous", old.path) == line)
    let strict = try Tool.run("content", "lint", warned.path, "--strict", "--previous", old.path)
    #expect(strict.status == 1 && strict.output == line && strict.errors.contains("0 errors and 1 warning"), "\(strict)")
    #expect(try Tool.output("content", "lint", warned.path, "--strict").isEmpty)
    let wrong = try sample("INSERT INTO t VALUES (1, 'b'), (2, 'a')", version: 2)
    let answer = try Tool.run("content", "lint", wrong.path, "--previous", warned.path, "--previous", old.path)
    #expect(answer.status == 1 && answer.errors.contains("1 error and 2 warnings"), "\(answer)")
    #expect(answer.output.split(separator: "\n").map { $0.prefix { $0 != " " } } == ["error:", "warning:", "warning:"], "\(answer.output)")
    #expect(try warned.snapshot() == before)
  }

  @Test func `prints annotations for GitHub`() throws {
    let file = try Sample(
      "PRAGMA foreign_keys=OFF; CREATE TABLE \"5\n0%\" (x UNIQUE); CREATE TABLE b (x REFERENCES \"5\n0%\" (x)); INSERT INTO b VALUES (1)",
      name: "a,b:c 5%.sqlite")
    let answer = try Tool.run("content", "lint", file.path, "--format", "github")
    #expect(answer.status == 1)
    let path = file.path.replacing("%", with: "%25").replacing(",", with: "%2C").replacing(":", with: "%3A")
    #expect(answer.output.hasPrefix("::error file=\(path),title=foreign-keys::b: rows are missing: row 1 refers to 5 0%25."))
    #expect(answer.output.split(separator: "\n").count == 1)
  }

  @Test func `names a file that is not there, and one that is not a database`() throws {
    let folder = try ScratchFolder()
    #expect(try Tool.errors("content", "lint", folder.path("nothing")).contains("SQLITE_CANTOPEN"))
    #expect(try Tool.errors("content", "lint", "").contains("the path of the file is empty"))
    try Data("hello, this is no database".utf8).write(to: URL(filePath: folder.path("text")))
    let answer = try Tool.run("content", "lint", folder.path("text"))
    #expect(answer.status == 1 && answer.output.hasPrefix("error: damage: "), "\(answer)")
    #expect(try folder.contents == ["text"])
    #expect(try Tool.run("content", "lint").status == 64)
  }

  @Test func `defines LOCALIZED, and carries tables`() throws {
    let file = try Sample(
      "CREATE TABLE t (x); INSERT INTO t VALUES (1); CREATE VIEW v AS SELECT * FROM t ORDER BY x COLLATE LOCALIZED", name: "a.sqlite")
    #expect(try Tool.run("content", "lint", file.path).output.hasPrefix("error: schema: v: "))
    #expect(try Tool.output("content", "lint", file.path, "--locale", "cs").isEmpty)
    let sql: SQL = "CREATE TABLE t (x); INSERT INTO t VALUES (1); CREATE VIRTUAL TABLE notes USING fts5(x)"
    let old = try Sample(sql, name: "old.sqlite")
    let new = try Sample(sql + "; PRAGMA user_version=1")
    #expect(try Tool.output("content", "lint", new.path, "--previous", old.path).hasPrefix("warning: installer: notes: "))
    #expect(try Tool.output("content", "lint", new.path, "--previous", old.path, "--carry", "notes").isEmpty)
  }
}
#endif
