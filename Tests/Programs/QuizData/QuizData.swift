// Data code as an app has it in a module of its own: it imports a module that is not linked with libsqlite3, and takes any wrapper.
public import SQLiteManagerUnlinked

/// The data code of an app for its questions.
public struct QuizData {
  private let quiz: SQLiteManager

  /// The data code over any wrapper: the app gives the real one, its tests a mock.
  public init(on sqlite: any Sqlite3WrapperProtocol) throws {
    quiz = SQLiteManager(.database(.file("/no/such/folder/quiz.sqlite")), on: sqlite)
    try quiz.open()
  }

  /// Adds a question and reads those that are hard.
  public func hardTitles() throws -> [String] {
    try quiz.insert(["title": "Žofie", "points": 5], into: "question")
    return try quiz.read("question", columns: ["title"], where: Column("points") > 3).map { try $0["title"] }
  }
}
