#if Tool
import Foundation
import Scratch
import SQLiteManager
import SQLiteManagerFixtures
import Testing

@Suite struct `Installing with the tool` {
  let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  var installed: String { folder.path("app/quiz.sqlite") }

  func install(_ version: Int, _ options: String...) throws -> Tool.Answer {
    try Tool.run(["install", QuizFixture.url(version: version).path(percentEncoded: false), "--into", folder.path("app")] + options)
  }

  func line(_ outcome: String, _ from: String, _ to: Int, orphans: Int = 0, report: String = "{}") -> String {
    #"{"outcome": "\#(outcome)", "path": "\#(installed)", "from": \#(from), "to": \#(to), "orphans": \#(orphans), "report": \#(report)}"#
      + "\n"
  }

  @Test func `installs, finds current, and upgrades with the user's rows kept`() throws {
    #expect(try install(1).output == line("installed", "null", 1))
    let first = try Data(contentsOf: URL(filePath: installed))
    #expect(try install(1).output == line("current", "1", 1))
    #expect(try Data(contentsOf: URL(filePath: installed)) == first)
    #expect(try Tool.output("query", installed, try QuizFixture.userSchema).isEmpty)
    let stars = "{\"question\": 101, \"at\": \"now\"}\n{\"question\": 134, \"at\": \"then\"}\n"
    #expect(try Tool.output("insert", installed, "star", input: stars) == "{\"changes\": 2}\n")
    #expect(
      try Tool.output("update", installed, "question", "--set", #"{"title": "mine"}"#, "--where", #"{"id": 101}"#) == "{\"changes\": 1}\n")
    #expect(
      try Tool.output(
        "query", installed,
        "ALTER TABLE question ADD COLUMN mine; DELETE FROM translation WHERE (question, language) = (SELECT question, language FROM translation LIMIT 1)"
      ).isEmpty)
    let report =
      #"{"replaced": ["category", "language", "question", "translation", "hard_question", "question_search"], "brought": ["hint"], "#
      + #""kept": ["answer", "star"], "dropped": [], "stale": [], "orphans": {"star": 1}, "addedRows": {"translation": -1}, "#
      + #""addedColumns": {"question": ["mine"]}}"#
    #expect(try install(2, "--carry", "nothing").output == line("upgraded", "1", 2, orphans: 1, report: report))
    #expect(try Tool.output("read", installed, "star") == stars)
    #expect(try Tool.output("read", installed, "hint") == Tool.output("read", QuizFixture.url(version: 2).path, "hint"))
    let second = try Data(contentsOf: URL(filePath: installed))
    let older = try install(1)
    #expect(older.status == 1 && older.errors.contains("newer"))
    #expect(try Data(contentsOf: URL(filePath: installed)) == second)
    #expect(
      try Set(FileManager.default.contentsOfDirectory(atPath: folder.path("app"))).subtracting([".quiz.sqlite.lock"]) == ["quiz.sqlite"])
  }

  @Test(arguments: ["", "x", "hello, this is no database"]) func `refuses what is no database, and makes nothing`(text: String) throws {
    try Data(text.utf8).write(to: URL(filePath: folder.path("bundle.sqlite")))
    #expect(try Tool.errors("install", folder.path("bundle.sqlite"), "--into", folder.path("app")).hasPrefix("error: SQLITE_"))
    #expect(
      try Tool.errors("install", folder.path("missing.sqlite"), "--into", folder.path("app")).hasPrefix("error: SQLITE_CANTOPEN (14)"))
    #expect(try Tool.errors("install", folder.url.path, "--into", folder.path("app")).hasPrefix("error: SQLITE_"))
    #expect(try folder.contents == ["bundle.sqlite"])
  }

  @Test func `asks whose a table of a file without a record is, and goes by what it is told`() throws {
    try FileManager.default.createDirectory(at: folder.url.appending(path: "app"), withIntermediateDirectories: true)
    func make(_ path: String, _ column: String, _ version: Int) throws {
      let connection = try Connection(.file(folder.path(path)))
      try connection.execute("CREATE TABLE notes (a, \(identifier: column)); INSERT INTO notes VALUES (\(version), 'x')")
      try connection.execute(SQL(unchecked: "PRAGMA user_version=\(version)"))
      try connection.close()
    }
    try make("app/notes.sqlite", "old", 1)
    try make("notes.sqlite", "new", 2)
    let (source, into, installed) = (folder.path("notes.sqlite"), folder.path("app"), folder.path("app/notes.sqlite"))
    let before = try Data(contentsOf: URL(filePath: installed))
    let errors = try Tool.errors("install", source, "--into", into)
    for word in ["SQLITE_CONSTRAINT", "notes", "old", "--carry", "--adopt"] { #expect(errors.contains(word), "\(word): \(errors)") }
    let both = try Tool.errors("install", source, "--into", into, "--carry", "Notes", "--adopt", "notes")
    #expect(both.contains("SQLITE_MISUSE") && both.contains("Notes"))
    #expect(try Data(contentsOf: URL(filePath: installed)) == before)
    let answer = try Tool.output("install", source, "--into", into, "--adopt", "absent", "--adopt", "NOTES")
    #expect(answer.contains(#""replaced": ["notes"]"#) && answer.contains(#""addedColumns": {"notes": ["old"]}"#))
    #expect(try Tool.output("read", installed, "notes") == "{\"a\": 2, \"new\": \"x\"}\n")
  }

  @Test func `refuses a damaged bundle of the version that is installed`() throws {
    #expect(try install(1).status == 0)
    let before = try Data(contentsOf: URL(filePath: installed))
    var bytes = try Data(contentsOf: QuizFixture.url(version: 1))
    bytes.replaceSubrange(4096 * 3..<4096 * 4, with: Data(repeating: 0xff, count: 4096))
    try bytes.write(to: folder.url.appending(path: "quiz.sqlite"))
    let answer = try Tool.run(["install", folder.path("quiz.sqlite"), "--into", folder.path("app")])
    #expect(answer.status == 1)
    #expect(answer.errors.contains("damaged"))
    #expect(try Data(contentsOf: URL(filePath: installed)) == before)
  }

  @Test func `lets many processes install at once`() async throws {
    let source = try QuizFixture.url(version: 1).path(percentEncoded: false)
    let into = folder.path("app")
    let outcomes = try await withThrowingTaskGroup(of: Tool.Answer.self) { group in
      for _ in 0..<6 { group.addTask { try Tool.run(["install", source, "--into", into]) } }
      return try await group.reduce(into: [Tool.Answer]()) { $0.append($1) }
    }
    #expect(outcomes.allSatisfy { $0.status == 0 })
    #expect(outcomes.count { $0.output.contains("installed") } >= 1)
    #expect(outcomes.count { $0.output.contains(#""outcome": "installed""#) } == 1)
  }
}
#endif
