import Expectations
import Foundation
import SQLiteCore
import SQLiteManager
import SQLiteTestKit
import SQLiteTesting
import Scratch
import Testing

@Suite(.timeLimit(.minutes(1))) struct `An update while the database is in use` {
  let updated: UpdatedFolder
  let file: URL

  init() throws {
    updated = try UpdatedFolder()
    file = try updated.download(version: 3, "CREATE TABLE extra (a); CREATE INDEX by_title ON question(title)")
  }

  @Test func `lets a reader in the middle of its rows go on, and later statements see the new content`() throws {
    let quiz = try updated.opened(updated.manager())
    var seen: [Int] = []
    try quiz.withReader { connection in
      try connection.forEach("SELECT id FROM question ORDER BY id") { row in
        if seen.isEmpty { StartedThread { [file] in #expect(throws: Never.self) { try quiz.update(from: file) } }.join() }
        seen.append(try row["id"])
      }
      #expect(try connection.count("question") == 3)  // the same transaction
    }
    #expect(seen == [1, 2, 5])
    #expect(try quiz.rows("SELECT id FROM question ORDER BY id", as: Int.self) == [1, 2, 5, 9])
    #expect(try quiz.withReader { try $0.isReadOnly() && $0.count("extra") == 0 })
  }

  @Test func `waits for a transaction, whose rows stay`() throws {
    let quiz = try updated.opened(updated.manager())
    let updating = try quiz.transaction { connection in
      let updating = StartedThread { [file] in #expect(throws: Never.self) { try quiz.update(from: file) } }
      StartedThread.yield { quiz.waitingCount == 1 }
      try connection.execute("INSERT INTO star VALUES (5)")
      return updating
    }
    updating.join()
    #expect(try quiz.count("star") == 2 && quiz.count("question") == 4)
  }

  @Test(arguments: [Connection.Configuration(), .recommended])
  func `is heard by an observation once`(configuration: Connection.Configuration) async throws {
    let quiz = updated.manager([], configuration)
    try await quiz.open()
    var observed = quiz.observe(by: { _, _ in false }) { try $0.count("question") }.makeAsyncIterator()
    #expect(try await observed.next() == 3)
    #expect(!observed.isDue)
    try await quiz.update(from: file)
    #expect(observed.isDue)
    #expect(try await observed.next() == 4)
    #expect(!observed.isDue)
    try quiz.execute("INSERT INTO question VALUES (10, 'Hvem?')")
    #expect(try await observed.next() == 5)
  }

  @Test(arguments: [Connection.Configuration(), .recommended])
  func `changes the tables that an observed view reads`(configuration: Connection.Configuration) async throws {
    let updated = try UpdatedFolder(Folder.plain + "; CREATE VIEW titles AS SELECT title FROM question")
    let quiz = updated.manager([], configuration)
    try await quiz.open()
    try quiz.execute("CREATE TABLE own (title)")
    var observed = quiz.observe { try $0.count("titles") }.makeAsyncIterator()
    #expect(try await observed.next() == 3)
    let both: SQL = "; CREATE VIEW titles AS SELECT title FROM question UNION ALL SELECT title FROM extra"
    try await quiz.update(
      from: updated.folder.bundle("download.sqlite", version: 3, Folder.plain + "; CREATE TABLE extra (title)" + both))
    for count in 1...3 {
      try quiz.insert(["title": "own"], into: "own")
      if count > 2 { #expect(!observed.isDue) }  // the first commit after a change of the schema is no reason to trust the tables
      try quiz.insert(["title": "more"], into: "extra")
      #expect(observed.isDue)
      #expect(try await observed.next() == 3 + count)
    }
  }

  @Test func `leaves temporary tables, functions and settings of the connections`() throws {
    let quiz = try updated.opened(
      updated.manager(prepare: { try $0.addFunction("twice") { (number: Int) in number * 2 } }))
    try quiz.execute("CREATE TEMP TABLE mine AS SELECT id FROM question; PRAGMA foreign_keys=ON")
    try quiz.execute("CREATE TEMP TRIGGER t AFTER INSERT ON question BEGIN INSERT INTO mine VALUES (new.id); END")
    try quiz.update(from: file)
    try quiz.insert(["id": 20, "title": "?"], into: "question")
    #expect(try quiz.rows("SELECT twice(id) FROM temp.mine", as: Int.self) == [2, 4, 10, 40])
    #expect(try quiz.value("PRAGMA foreign_keys", as: Int.self) == 1)
    expectError(.misuse, "user_version") { try quiz.execute("PRAGMA user_version = 9") }
  }

  @Test func `ends with its task, and is then not there at all`() async throws {
    let (isSlow, begun) = (Locked(false), AsyncStream<Void>.makeStream())
    let quiz = updated.manager(prepare: { connection in
      guard isSlow.withLock({ $0 }) else { return }
      begun.continuation.yield()
      let count: SQL = "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c LIMIT 50000000) SELECT count(*) FROM c"
      _ = try connection.value(count, as: Int.self)
    })
    try await quiz.open()
    let before = try updated.installed()
    isSlow.withLock { $0 = true }
    let task = Task { [file] in try await quiz.update(from: file) }
    for await _ in begun.stream { break }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(try updated.installed() == before)
    isSlow.withLock { $0 = false }
    #expect(try quiz.count("question") == 3)
    #expect(try await quiz.update(from: file).plain == .upgraded(from: 1, to: 3, orphans: 0))
    #expect(try quiz.count("question") == 4)
  }

  @Test func `moves references to rows with new ids, as an upgrade does`() throws {
    let keys: SQL =
      "; CREATE TABLE sqlitemanager_keys (table_name, column_name); INSERT INTO sqlitemanager_keys VALUES ('question', 'title')"
    let updated = try UpdatedFolder(Folder.plain + keys)
    let quiz = try updated.opened(updated.manager())
    let file = try updated.folder.bundle(
      "download.sqlite", version: 2, Folder.plain + keys + "; UPDATE question SET id = 70 WHERE id = 2")
    #expect(try quiz.update(from: file).report?.moved == ["star": 1])
    #expect(try quiz.rows("SELECT question FROM star", as: Int.self) == [70])
  }

  @Test func `by two managers at once is made once`() throws {
    let (first, second) = (try updated.opened(updated.manager()), updated.manager())
    try second.open()
    let (outcomes, file) = (Locked<[PlainOutcome]>([]), file)
    let threads = [first, second].map { quiz in
      StartedThread {
        do {
          let outcome = try quiz.update(from: file).plain
          outcomes.withLock { $0.append(outcome) }
        } catch { Issue.record(error) }
      }
    }
    for thread in threads { thread.join() }
    #expect(Set(outcomes.withLock { $0 }.map { "\($0)" }).count == 2)
    #expect(try first.count("question") == 4 && second.count("question") == 4)
  }
}
