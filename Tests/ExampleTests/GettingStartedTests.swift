import Expectations
import Foundation
import SQLiteManager
import SQLiteTesting
import Scratch
import SQLiteManagerFixtures
import Testing

extension Bundle {
  /// The bundle that an app with `quiz.sqlite` among its resources has by this name.
  static var module: Bundle { get throws { try QuizFixture.bundle(version: 2) } }
}

/// The first articles. Code that would install into the folder of application support is compiled, not run.
@Suite struct `The first articles` {
  let folder: ScratchFolder
  let quiz: SQLiteManager

  init() throws {
    folder = try ScratchFolder()
    quiz = SQLiteManager(.installed(.file(try QuizFixture.url(version: 1)), into: folder.url, fileName: "quiz.sqlite"))
    try quiz.open()
  }

  @Test func `read, write and count`() async throws {
    var printed: [String] = []
    let (rows, titles, count) = try await GettingStartedArticle.work(quiz, minimum: 0) { printed.append($0) }
    #expect(printed == printed.sorted() && !printed.isEmpty)
    #expect(count == titles.count && count > 100)
    #expect(rows.count <= 3)
    #expect(
      try quiz.read("star", orderedBy: .ascending("question")).map(\.values) == [
        [1, "2026-01-01"], [2, "2026-01-01"], [3, "2026-01-01"], [42, "2026-01-02"],
      ])
  }

  @Test func `write and read records`() throws {
    try quiz.createTable("card", "id INTEGER PRIMARY KEY, word TEXT NOT NULL")
    #expect(try GettingStartedArticle.records(quiz).map(\.word) == ["Apfel"])
    #expect(try quiz.count("card") == 0)
    #expect(try GettingStartedArticle.initializers(folder.path("other.sqlite")).count == 2)
  }

  @Test func `let a widget read what the app and an extension wrote`() throws {
    let file = folder.url.appending(path: "content/deck.sqlite")
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let content = try Connection(.file(file))
    try content.execute(
      """
      CREATE TABLE word (id INTEGER PRIMARY KEY, lemma TEXT); INSERT INTO word VALUES (1, 'Apfel'), (2, 'Birne');
      PRAGMA user_version = 1
      """)
    try content.close()
    let (shared, now) = (folder.url.appending(path: "shared"), Date(timeIntervalSince1970: 1_000))
    expectError(.cantopen, "unable to open database file") { try AnAppWithAWidgetArticle.widget(shared, now) }
    let deck = AnAppWithAWidgetArticle.Deck(.file(file), in: shared)
    #expect(try deck.database.open() == .installed(version: 1))
    try deck.ask(2, at: now - 10)
    try AnAppWithAWidgetArticle.share(shared, 1, now)
    #expect(try AnAppWithAWidgetArticle.widget(shared, now) == ["Birne", "Apfel"])
    try AnAppWithAWidgetArticle.suspension(deck)
    #expect(try deck.due(at: now - 5) == ["Birne"])
    try deck.database.close()
  }

  @Test func `make a preview in memory`() throws {
    let bundled = try QuizFixture.url(version: 2)
    let before = try Data(contentsOf: bundled)
    let steps: [Migrator.Step] = [.init(1, "CREATE TABLE star (question INTEGER PRIMARY KEY REFERENCES question (id), at TEXT NOT NULL)")]
    let (preview, other) = (try GettingStartedArticle.preview(bundled, steps), try GettingStartedArticle.preview(bundled, steps))
    try preview.insert(["question": 102, "at": "now"], into: "star")
    #expect(try preview.count("star") == 2)
    #expect(try other.count("star") == 1)
    let content = try Connection(.file(bundled.path), access: .immutable)
    #expect(try preview.count("question") == content.count("question"))
    #expect(try Data(contentsOf: bundled) == before)
    let beside = try FileManager.default.contentsOfDirectory(atPath: bundled.deletingLastPathComponent().path)
    #expect(!beside.contains { $0.hasPrefix(bundled.lastPathComponent + "-") })
  }

  @Test func `tell what an upgrade left`() throws {
    try quiz.createTable("star", "question INTEGER PRIMARY KEY REFERENCES question(id)")
    let (all, later) = (
      try quiz.read("question", columns: ["id"]).map { try $0["id", as: Int.self] },
      try Connection(.file(QuizFixture.url(version: 2).path), access: .immutable).rows("SELECT id FROM question", as: Int.self)
    )
    try quiz.insert(all.filter { !later.contains($0) }.map { ["question": $0] }, into: "star")
    try quiz.close()
    let next = SQLiteManager(.installed(.file(try QuizFixture.url(version: 2)), into: folder.url, fileName: "quiz.sqlite"))
    var told: [UpgradeReport] = []
    try InstallingABundledDatabaseArticle.report(next) { told.append($0) }
    #expect(told.map(\.orphanCount) == [all.count { !later.contains($0) }])
  }

  @Test func `take content that was downloaded`() async throws {
    let later = try Connection(.file(QuizFixture.url(version: 2).path), access: .immutable).count("question")
    var (told, asked): ([UpgradeReport], [String]) = ([], [])
    func update(_ file: URL) async throws {
      try await InstallingABundledDatabaseArticle.downloaded(quiz, file) {
        told.append($0)
      } askToUpdate: {
        asked += $0
      }
    }
    let partly = folder.url.appendingPathComponent("partly.sqlite")
    let connection = try Connection(.file(partly.path))
    try connection.execute("CREATE TABLE question (id INTEGER PRIMARY KEY); INSERT INTO question VALUES (1); PRAGMA user_version = 9")
    try connection.close()
    try await update(partly)
    #expect(told.isEmpty && asked.contains("\"question\".\"title\""))
    try await update(QuizFixture.url(version: 2))
    #expect(try quiz.count("question") == later)
  }
}
