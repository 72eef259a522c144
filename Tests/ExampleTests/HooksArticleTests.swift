import Expectations
import Foundation
import SQLiteManager
import SQLiteTesting
import Testing
import SQLiteSessions

@Suite struct `The article on hooks` {
  let connection: Connection

  init() throws {
    connection = try Connection(.memory)
    try connection.execute("CREATE TABLE star (question INTEGER PRIMARY KEY); CREATE TABLE file (name TEXT)")
  }

  @Test func `hears of changed rows until they are rolled back`() throws {
    struct Stop: Error {}
    let changedStars = Noted<Int64>()
    let token = try HooksArticle.update(connection, changedStars)
    let (tokens, pending) = try HooksArticle.rollback(connection)
    try connection.execute("INSERT INTO star VALUES (1)")
    #expect(pending() == [1])
    #expect(throws: Stop.self) {
      try connection.transaction {
        try connection.execute("INSERT INTO star VALUES (2)")
        throw Stop()
      }
    }
    #expect(changedStars.values == [1, 2])
    #expect(pending() == [])
    (tokens + [token]).forEach { $0.cancel() }
  }

  @Test(.enabled(if: Sqlite3Wrapper().provides(.sqlite3_preupdate_hook))) func `hears of stars that are removed, with their values`() throws
  {
    try connection.execute("ALTER TABLE star ADD COLUMN note; INSERT INTO star VALUES (1, 'first'), (2, 'second')")
    let removedStars = Noted<String>()
    let token = try HooksArticle.removed(connection, removedStars)
    try connection.execute("DELETE FROM star")
    #expect(removedStars.values == ["first", "second"])
    token.cancel()
  }

  @Test func `lets SQL read and nothing else`() throws {
    let guardian = try HooksArticle.authorizer(connection)
    #expect(try connection.value("SELECT count(*) FROM star") == 0)
    let error = #expect(throws: SQLiteError.self) { try connection.execute("DELETE FROM star") }
    #expect(error?.code == .auth)
    guardian.cancel()
  }

  @Test func `ends what takes too long`() throws {
    let limit = try HooksArticle.progress(connection, TickingClock())
    let endless: SQL = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n"
    let error = #expect(throws: SQLiteError.self) { try connection.value(endless, as: Int.self) }
    #expect(error?.code == .interrupt)
    limit.cancel()
  }

  @Test func `sorts by length, by name and by a provider`() throws {
    try connection.execute("INSERT INTO file VALUES ('file 10'), ('file 2')")
    let (byLength, files, token) = try HooksArticle.collation(connection)
    #expect(files.map(\.values) == [["file 2"], ["file 10"]])
    #expect(TotalOrderCheck().violation(of: byLength, among: ["file 2", "file 10"]) == nil)
    try connection.removeCollation(named: "byLength")
    #expect(try connection.rows("SELECT name FROM file ORDER BY name COLLATE byLength").map(\.values) == [["file 2"], ["file 10"]])
    token.cancel()
    try connection.addLocalizedCollations(["people": LocalizedCollation(locale: "en", isNumeric: true)])
    #expect(try connection.value("SELECT 'file 2' < 'file 10' COLLATE people") == 1)
  }

  @Test(.tags(.misuses), .enabled(if: Sqlite3Wrapper().sqlite3_libversion_number() < 3_041_000))
  func `observes the log of errors before the first connection, and not after it`() {
    expectError(.misuse, "SQLite is in use already") { try HooksArticle.errorLog(Logger()) }
  }

  @Test func `tests a hook without SQLite`() throws {
    let sqlite = MockSqlite3Wrapper()
    let connection = try Connection(.memory, on: sqlite)
    var rowids: [Int64] = []
    let token = try connection.addUpdateHook { rowids.append($0.rowid) }
    try HooksArticle.fire(sqlite)
    #expect(rowids == [42])
    token.cancel()
  }
}

/// The values that a closure of the article has stored.
final class Noted<Value> {
  private(set) var values: [Value] = []
  func insert(_ value: Value) { values.append(value) }
  func append(_ value: Value) { values.append(value) }
}

/// A logger, as in the article.
final class Logger: Sendable {
  func warning(_ text: String) {}
}

/// A clock that advances by ten milliseconds each time it is read.
final class TickingClock {
  private var ticks: Int64 = 0

  var now: Duration {
    ticks += 10
    return .milliseconds(ticks)
  }
}
