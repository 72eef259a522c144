import Foundation
import Scratch
import SQLiteAuthoring
import SQLiteManager
import SQLiteManagerFixtures
import Testing

/// The app of the article.
enum App {
  static let types = "Tests/SQLiteAuthoringTests/Types/Generated/Quiz.swift"

  static var bundled: URL { get throws { try QuizFixture.url(version: 2) } }

  /// The folder of shipped versions, with links to the files of the quiz.
  static let shipped = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Shipped")

  static func quiz() throws -> SQLiteManager {
    try SQLiteManager(
      .installed(.file(bundled), into: FileManager.default.temporaryDirectory.appending(path: "quiz-\(UUID())")),
      userSchema: [.init(1, "CREATE TABLE star (question INTEGER PRIMARY KEY REFERENCES question(id), at TEXT)")])
  }
}

@Suite struct `The article on preparing a release` {
  @Test func `builds a database`() throws {
    let folder = try ScratchFolder()
    try "CREATE TABLE card (word)".write(to: folder.url.appending(path: "schema.sql"), atomically: true, encoding: .utf8)
    let file = folder.url.appending(path: "card.sqlite")
    try PreparingAReleaseArticle.build(folder.url, file)
    #expect(try Connection(.file(file.path), access: .immutable).pragma(.userVersion) == 7)
  }

  @Test func `checks the quiz, and reads it by its types`() throws {
    try PreparingAReleaseArticle.lint(App.bundled, QuizFixture.url(version: 1))
    let quiz = SQLiteManager(.database(.file(try App.bundled.path), access: .immutable))
    try quiz.open()
    #expect(try PreparingAReleaseArticle.hints(quiz) == quiz.count("hint", where: "question = 7"))
  }
}
