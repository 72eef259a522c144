import Foundation
import SQLiteManager
import SQLiteManagerFixtures

/// The tour. It takes two versions of a quiz through the life of an app, in a temporary folder that is removed at the end.
struct QuizTour {
  private let output: Output
  private let showsAll: Bool
  private let folder: TemporaryFolder

  /// - Parameter showsAll: Whether the last chapter shows each C call that failed.
  init(_ output: Output, showsAll: Bool) throws {
    self.output = output
    folder = try TemporaryFolder()
    self.showsAll = showsAll
  }

  func run() throws {
    try install()
    try play()
    try upgrade()
    try edit()
    try search()
    try MockChapter(print: self).run()
    try FaultChapter(print: self, database: installedURL, showsAll: showsAll).run()
    try paragraph("\nThe temporary folder of the tour is removed again. `sqlite-manager --help` shows the commands.")
  }

  /// The questions that are answered and starred. Version 2 lacks the last of them.
  private let played = [101, 102, 134]

  private var installedURL: URL { URL(filePath: folder.path("quiz.sqlite")) }

  private func manager(_ version: Int) throws -> SQLiteManager {
    SQLiteManager(.installed(.file(try QuizFixture.url(version: version)), into: folder.url, fileName: "quiz.sqlite"))
  }

  private func install() throws {
    try heading("1  install: version 1 of the quiz is copied from the app's bundle")
    let quiz = try manager(1)
    try paragraph("The folder of the app is \(folder.url.path).")
    try verdict(Self.sentence(on: quiz.open()))
    try paragraph("\(try quiz.count("question")) questions in \(try quiz.count("category")) categories, for example:")
    try table(
      quiz.rows(
        """
        SELECT question.id, category.name AS category, question, points FROM question
        JOIN category ON category.id = question.category WHERE question.id IN \(list: [101, 112, 134, 201]) ORDER BY question.id
        """))
    try quiz.close()
    try code()
  }

  private func play() throws {
    try heading("2  A person plays: answers and stars have tables of their own in the file")
    let quiz = try manager(1)
    try quiz.open()
    try quiz.execute(SQL(unchecked: try QuizFixture.userSchema))
    let stars = Stars(quiz: quiz)
    for (number, question) in played.enumerated() {
      let answer = try quiz.read("question", columns: ["answer"], where: Column("id") == question).first?["answer", as: String.self] ?? ""
      try stars.answer(question, with: number == 1 ? "no idea" : answer, isCorrect: number != 1, at: "2026-01-0\(number + 1)T20:15:00Z")
    }
    try table(quiz.read("answer"))
    try paragraph("Starred: \(Self.list(try stars.all())).")
    try quiz.close()
    try code()
  }

  private func upgrade() throws {
    try heading("3  upgrade: the app is updated and brings version 2")
    let quiz = try manager(2)
    try verdict(Self.sentence(on: quiz.open()))
    try paragraph(
      "\(try quiz.count("question")) questions now, a new column `difficulty`, a new table `hint` with \(try quiz.count("hint")) rows.")
    let stars = try Stars(quiz: quiz).all()
    try verdict(
      "The \(try quiz.count("answer")) answers and the stars of \(Self.list(stars)) are kept: "
        + (stars == played ? "yes." : "NO."))
    try paragraph("Question \(played[2]) is gone from the content; its star stays and was counted as an orphan:")
    try table(
      quiz.rows(
        """
        SELECT star.question, question.title, question.difficulty, star.at FROM star LEFT JOIN question ON question.id = star.question
        ORDER BY star.question
        """))
    try quiz.close()
    try paragraph("Opened once more: \(Self.sentence(on: try quiz.open()))")
    try quiz.close()
    try code()
  }

  private func edit() throws {
    try heading("4  Reading and editing, with typed conditions and bound values")
    let quiz = try manager(2)
    try quiz.open()
    try table(
      quiz.read(
        "hard_question", columns: ["title", "points", "difficulty"], where: Column("points") >= 4 && Column("difficulty") > 0.8,
        orderedBy: .descending("difficulty"), limit: 4))
    let corrected = try quiz.update("answer", set: ["given": "O'Brien; DROP TABLE star", "correct": 0], where: Column("correct") == 0)
    try paragraph("Corrected answers: \(corrected). Deleted stars: \(try quiz.delete(from: "star", where: Column("question").in([101]))).")
    try table(quiz.read("answer", columns: ["question", "given", "correct"]))
    do {
      try quiz.insert(["question": 101, "tittle": "?"], into: "star")
    } catch {
      try paragraph("A typing mistake is an error that names it: \(error)")
    }
    try quiz.close()
    try code()
  }

  private func search() throws {
    let quiz = SQLiteManager(
      .installed(.file(try QuizFixture.url(version: 2)), into: folder.url, fileName: "quiz.sqlite"),
      prepare: { try $0.addLocalizedCollations(locale: "cs") })
    try quiz.open()
    try SearchChapter(print: self).run(quiz)
    try quiz.close()
  }

  private static func sentence(on outcome: InstallOutcome) -> String {
    switch outcome {
    case .installed(let version): "Version \(version) was installed."
    case .current(let version): "Version \(version) is there already, and nothing was written."
    case .upgraded(let from, let to, let report): "Upgraded from version \(from) to \(to): \(report)."
    default: "Not expected here: \(outcome)."
    }
  }

  private static func list(_ numbers: [Int]) -> String { numbers.map(String.init).joined(separator: ", ") }
}

// MARK: - Printing

extension QuizTour {
  /// Prints a heading, coloured on a terminal.
  func heading(_ text: String) throws {
    try output.line("")
    try styled(text, "1;36")
    try output.flush()
  }

  func paragraph(_ text: String) throws {
    for line in lines(of: text) { try output.line(line) }
  }

  /// Prints a result, in bold on a terminal.
  func verdict(_ text: String) throws { try styled(text, "1") }

  private func styled(_ text: String, _ style: String) throws {
    for line in lines(of: text.withoutControls) { try output.styledLine(output.isTerminal ? "\u{1b}[\(style)m\(line)\u{1b}[0m" : line) }
  }

  /// Prints the location of the code of a chapter.
  func code(_ function: String = #function, in file: String = #fileID) throws {
    try paragraph("Its code: Sources/sqlite-manager/Tour/\(file.drop { $0 != "/" }.dropFirst()), \(function)")
  }

  private func lines(of text: String) -> [String] { output.width.map { text.wrapped(toWidth: $0) } ?? [text] }

  func table(_ rows: [OwnedRow]) throws {
    try table(rows.first?.columns ?? [], rows.map(\.values))
  }

  func table(_ columns: [String], _ rows: [[SQLiteValue]]) throws { try TablePrinter(output).print(columns, rows) }
}
