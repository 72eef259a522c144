import Expectations
import SQLiteManager
import SQLiteTesting
import Testing

@Suite struct `The article on testing without SQLite` {
  @Test func `scripts a mock as it says`() throws {
    let sqlite = try TestingWithoutSQLiteArticle.mock()
    let database = SQLiteManager(.database(.memory), on: sqlite)
    try database.open()
    #expect(try database.rows(#"SELECT * FROM "star""#).map(\.values) == [[42, "2026-01-01"], [7, nil]])
    let error = #expect(throws: SQLiteError.self) { try database.insert(["question": 1], into: "star") }
    #expect(error?.code == .full)
    #expect(try database.delete(from: "star", where: "question = 7") == 1)
    for (question, at) in [(42, "2026-01-01"), (7, nil)] as [(Int, String?)] {
      let found = try database.rows(#"SELECT "at" FROM "star" WHERE "question" = \#(question)"#)
      #expect(try found.map { try $0[0, as: String.self] } == (at.map { [$0] } ?? []))
    }
    #expect(try database.find(in: "answer", key: 7)?.values == [1, "Elbe"])
    expectError(.corrupt, "malformed") { try database.find(in: "answer", key: 13) }
    #expect(try database.upsert(["question": 3], into: "star", onConflict: ["question"]) == 1)
    expectError(.busy, "locked") { try database.delete(from: "answer", where: .all) }
    #expect(sqlite.unusedScripts == ["SELECT count(*) FROM star"])
    let locked = #expect(throws: SQLiteError.self) { try database.value("SELECT count(*) FROM star", as: Int.self) }
    #expect(locked?.code == .locked)
    let counts = try (1...3).map { _ in try database.value("SELECT count(*) FROM star", as: Int.self) }
    #expect(counts == [1, 2, 2])
    #expect(sqlite.unusedScripts.isEmpty)
  }

  @Test func `scripts the update of a record`() throws {
    let sqlite = MockSqlite3Wrapper()
    let card = GettingStartedArticle.Card(id: 7, word: "Apfel")
    try TestingWithoutSQLiteArticle.record(sqlite, card)
    let database = SQLiteManager(.database(.memory), on: sqlite)
    try database.open()
    #expect(try database.update(card) == ["word"])
    #expect(sqlite.unusedScripts.isEmpty && sqlite.unexpected.isEmpty)
  }

  @Test func `expects one INSERT, whatever its id`() throws {
    let sqlite = MockSqlite3Wrapper()
    try TestingWithoutSQLiteArticle.expected(sqlite)
    let database = SQLiteManager(.database(.memory), on: sqlite)
    try database.open()
    try database.insert(["id": "4f5c", "word": "Apfel"], into: "card")
    expectError(.error, "ran 2 times, and 1 were expected") { try database.insert(["id": "77aa", "word": "Apfel"], into: "card") }
  }

  @Test func `compares scripts with a schema`() throws {
    #expect(
      try TestingWithoutSQLiteArticle.schema(MockSqlite3Wrapper()).withoutTestLines == [
        "the script SELECT id, word FROM card answers the column word, and the SQL has the columns id, word"
      ])
  }

  @Test func `learns from a run`() throws {
    let mock = try TestingWithoutSQLiteArticle.learned()
    #expect(mock.bound(to: #"INSERT INTO "star" ("question") VALUES (?)"#) == [[42]])
    #expect(mock.unusedScripts.isEmpty && mock.unexpected.isEmpty)
  }

  @Test func `installs without a disk`() throws {
    #expect(try TestingWithoutSQLiteArticle.bundle() == [.installed(version: 3), .newerThanApp(installed: 4, bundled: 3)])
  }
}
