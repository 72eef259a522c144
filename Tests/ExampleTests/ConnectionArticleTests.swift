import Expectations
import Foundation
import SQLiteManager
import SQLiteTesting
import Scratch
import SQLiteStorage
import Testing

/// A button, as in the article.
final class Button {
  private var tapped: () -> Void = {}
  func onTap(_ body: @escaping () -> Void) { tapped = body }
  func tap() { tapped() }
}

@Suite struct `The article on connections` {
  let folder: ScratchFolder
  let path: String

  init() throws {
    folder = try ScratchFolder()
    path = folder.path("a.sqlite")
  }

  @Test func `opens, sets and asks as it says`() throws {
    let connection = try ConnectionsArticle.open(path)
    #expect(try ConnectionsArticle.pragmas(connection) == 0)
    #expect(try connection.pragma(.synchronous) == .full)
    #expect(try connection.pragma(.cacheSpill) > 0)
    try connection.execute("CREATE TABLE question (id INTEGER PRIMARY KEY, title TEXT)")
    var plan = ""
    try ConnectionsArticle.plan(connection) { plan += "\($0)" }
    #expect(plan == "QUERY PLAN\n`--SEARCH question USING INTEGER PRIMARY KEY (rowid=?)")
    var said: [String] = []
    try connection.execute("INSERT INTO question (title) VALUES (zeroblob(800000))")
    try ConnectionsArticle.backup(connection, folder.path("c.sqlite")) { said.append($0) }
    #expect(said.first == "100 of 197 pages")
    #expect(try Connection(.file(folder.path("c.sqlite"))).count("question") == 1)
    try connection.execute("DELETE FROM question")
    let other = folder.path("b.sqlite")
    try Connection(.file(other)).execute("CREATE TABLE question (id, title); INSERT INTO question VALUES (1, 'x')")
    try ConnectionsArticle.attach(connection, other)
    #expect(try ConnectionsArticle.limit(connection) == 1_000_000_000)
    #expect(try connection.count("question") == 1)
    try connection.close()
    var refused = 0
    try ConnectionsArticle.hostile(path) { refused += 1 }
    try ConnectionsArticle.ours(path) { refused += 1 }
    #expect(refused == 0)
  }

  @Test func `interrupts from a button`() throws {
    let (connection, button) = (try Connection(.memory), Button())
    try ConnectionsArticle.interrupt(connection, button)
    try connection.addFunction("tap") { () -> Int in
      button.tap()
      return 1
    }
    let error = #expect(throws: SQLiteError.self) { try connection.rows("SELECT tap() UNION ALL SELECT 2") }
    #expect(error?.code == .interrupt)
  }

  @Test func `knows that a mock has no file system`() {
    let error = #expect(throws: SQLiteError.self) { try Connection(.file(path), access: .new, on: MockSqlite3Wrapper()) }
    #expect(error?.code == .cantopen)
  }

  @Test func `closes when idle`() throws {
    let quiz = try ConnectionsArticle.idle(path)
    try quiz.createTable("star", "question")
    #expect(try quiz.count("star") == 0)
  }
}

@Suite struct `The article on migrations` {
  @Test func `migrates by steps and by files`() throws {
    let connection = try Connection(.memory)
    var migrator = try MigrationsArticle.steps(connection)
    #expect(try connection.pragma(.userVersion) == 2)
    try connection.execute("PRAGMA user_version = 0; DROP TABLE star")
    let told = Locked<[Int]>([])
    migrator.didMigrate = { version in told.withLock { $0.append(version) } }
    try migrator.migrate(connection)
    #expect(told.withLock { $0 } == [1, 2])

    let scratch = try ScratchFolder()
    let folder = scratch.url
    try "CREATE TABLE a (b)".write(to: folder.appending(path: "1.sql"), atomically: true, encoding: .utf8)
    try "CREATE TABLE c (d)".write(to: folder.appending(path: "2.sql"), atomically: true, encoding: .utf8)
    let other = try Connection(.memory)
    let fromFiles = try MigrationsArticle.files(folder)
    try fromFiles.migrate(other)
    #expect(try other.tables().map(\.name) == ["a", "c"])
  }

  @Test func `makes a table again, with the number that it stopped at and what names it`() throws {
    let connection = try Connection(.memory)
    let before: SQL = """
      CREATE TABLE event (id INTEGER PRIMARY KEY AUTOINCREMENT, title TEXT); CREATE TABLE note (event REFERENCES event);
      CREATE VIEW titles AS SELECT title FROM event; INSERT INTO event VALUES (1, 'one'), (9, 'gone'); DELETE FROM event WHERE id = 9;
      INSERT INTO note VALUES (1)
      """
    try Migrator([.init(1, before), .init(2, "SELECT 1"), try MigrationsArticle.again()]).migrate(connection)
    try connection.execute("INSERT INTO event (title, at) VALUES ('two', 'now'); INSERT INTO note VALUES (10)")
    #expect(try connection.value("SELECT group_concat(id) FROM event") == "1,10")
    #expect(try connection.value("SELECT group_concat(title) FROM titles") == "one,two")
  }
}

@Suite struct `A debug build that begins again` {
  private let folder: ScratchFolder
  private var path: String { folder.path("notes") }
  private let first: [Migrator.Step] = [.init(1, "CREATE TABLE note (text)"), .init(2, "ALTER TABLE note ADD COLUMN at")]

  init() throws {
    folder = try ScratchFolder()
    let notes = try MigrationsArticle.debug(path, first)
    try notes.insert(["text": "mine"], into: "note")
    try notes.withConnection { try $0.execute("ANALYZE") }
    try notes.close()
  }

  @Test func `keeps the rows where the steps are the same, or more`() throws {
    for steps in [first, first + [.init(3, "CREATE TABLE tag (name); CREATE INDEX tag_name ON tag (name)")]] {
      let notes = try MigrationsArticle.debug(path, steps)
      #expect(try notes.rows("SELECT text FROM note", as: String.self) == ["mine"])
      #expect(try notes.value("PRAGMA user_version") == steps.count)
      try notes.close()
    }
  }

  @Test(
    arguments: [
      [.init(1, "CREATE TABLE note (text NOT NULL)"), .init(2, "ALTER TABLE note ADD COLUMN at")], [.init(1, "CREATE TABLE note (text)")],
      [.init(1, "CREATE TABLE note (text)"), .init(2, "CREATE TABLE tag (name)"), .init(3, "CREATE TABLE list (name)")],
    ] as [[Migrator.Step]])
  func `erases them where a step is another, or gone`(steps: [Migrator.Step]) throws {
    let notes = try MigrationsArticle.debug(path, steps)
    #expect(try notes.count("note") == 0)
    #expect(try notes.value("PRAGMA user_version") == steps.count)
    try notes.close()
    let again = try MigrationsArticle.debug(path, steps)
    try again.insert(["text": "new"], into: "note")
  }

  @Test func `erases nothing by a step that does not compile`() throws {
    expectError(.error, "incomplete input") { try MigrationsArticle.debug(path, [.init(1, "CREATE TABLE note (")]) }
    #expect(try Connection(.file(path)).count("note") == 1)
  }
}

@Suite struct `The article on errors` {
  @Test(arguments: [ResultCode.busy, .full, .corrupt]) func `goes by the primary code`(code: ResultCode) throws {
    let sqlite = MockSqlite3Wrapper()
    sqlite.when("INSERT INTO star (question) VALUES (?)").fails(code)
    var done: [String] = []
    try ErrorsArticle.insert(
      7, try Connection(.memory, on: sqlite), retryLater: { done.append("later") }, tellTheUser: { done.append("told") },
      log: { done.append($0) })
    #expect(done.count == 1)
    #expect(code == .busy ? done == ["later"] : code == .full ? done == ["told"] : done[0].contains("INSERT INTO star"))
  }

  @Test func `tries again what is locked, and no more`() throws {
    func tries(_ code: ResultCode) throws -> Int {
      let sqlite = MockSqlite3Wrapper()
      sqlite.when("INSERT INTO star (question) VALUES (?)").fails(code)
      var count = 0
      try ErrorsArticle.insertAgain(7, try Connection(.memory, on: sqlite), retryLater: { count += 1 })
      return count
    }
    #expect(try tries(.busySnapshot) == 3)
    expectError(.full, "full") { try tries(.full) }
  }

  @Test func `counts in a transaction that may be begun again`() throws {
    let connection = try Connection(.memory)
    try connection.execute("CREATE TABLE star (id); CREATE TABLE total (stars); INSERT INTO star VALUES (1); INSERT INTO total VALUES (0)")
    try ErrorsArticle.countAgain(connection)
    #expect(try connection.value("SELECT stars FROM total") == 1)
  }

  @Test func `says which statement is not finished`() throws {
    let connection = try Connection(.memory)
    try connection.execute("CREATE TABLE star (id); INSERT INTO star VALUES (1)")
    var said: [String] = []
    try connection.forEach("SELECT id FROM star") { _ in try ErrorsArticle.locked(connection, log: { said.append($0) }) }
    #expect(said == ["not finished: SELECT id FROM star"])
  }
}
