import SQLiteManagerTesting
import Testing

@Suite struct `The article on testing without SQLite` {
  @Test func `scripts a mock as it says`() throws {
    let sqlite = try TestingWithoutSQLiteArticle.mock()
    let database = SQLiteManager(.database(.memory), wrapper: sqlite)
    try database.open()
    #expect(try database.rows(#"SELECT * FROM "star""#).map(\.values) == [[42, "2026-01-01"], [7, nil]])
    let error = #expect(throws: SQLiteError.self) { try database.insert(["question": 1], into: "star") }
    #expect(error?.code == .full)
    #expect(try database.delete(from: "star", where: "question = 7") == 1)
    for (question, at) in [(42, "2026-01-01"), (7, nil)] as [(Int, String?)] {
      let found = try database.rows(#"SELECT "at" FROM "star" WHERE "question" = \#(question)"#)
      #expect(try found.map { try $0[0, as: String.self] } == (at.map { [$0] } ?? []))
    }
    #expect(sqlite.unusedScripts == ["SELECT count(*) FROM star"])
    let locked = #expect(throws: SQLiteError.self) { try database.value("SELECT count(*) FROM star", as: Int.self) }
    #expect(locked?.code == .locked)
    let counts = try (1...3).map { _ in try database.value("SELECT count(*) FROM star", as: Int.self) }
    #expect(counts == [1, 2, 2])
    #expect(sqlite.unusedScripts.isEmpty)
  }

  @Test func `installs without a disk`() throws {
    #expect(try TestingWithoutSQLiteArticle.bundle() == [.installed(version: 3), .newerThanApp(installed: 4, bundled: 3)])
  }
}
