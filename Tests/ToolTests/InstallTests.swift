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
      + #""kept": ["answer", "star"], "dropped": [], "stale": [], "moved": {}, "orphans": {"star": 1}, "addedRows": {"translation": -1}, "#
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

  /// Makes a bundle whose questions are recognized by their titles, and upgrades to it with a reference.
  private func upgrade(_ references: String...) throws -> Tool.Answer {
    func make(_ version: Int, _ rows: SQL) throws {
      try? FileManager.default.removeItem(atPath: folder.path("quiz.sqlite"))
      let connection = try Connection(.file(folder.path("quiz.sqlite")))
      try connection.execute(
        """
        CREATE TABLE "the = quiz" (id INTEGER PRIMARY KEY, title); INSERT INTO "the = quiz" VALUES \(rows);
        CREATE TABLE sqlitemanager_keys (table_name, column_name); INSERT INTO sqlitemanager_keys VALUES ('the = quiz', 'title');
        PRAGMA user_version=\(SQL(unchecked: String(version)))
        """)
      try connection.close()
    }
    func install(_ options: [String] = []) throws -> Tool.Answer {
      try Tool.run(["install", folder.path("quiz.sqlite"), "--into", folder.path("app")] + options)
    }
    try make(1, "(1, 'a'), (2, 'b')")
    let first = try install()
    if first.status != 0 { return first }
    _ = try Tool.output("query", installed, #"CREATE TABLE "my.""stars" (order_, "a b"); INSERT INTO "my.""stars" VALUES (1, 2), (2, 2)"#)
    try make(2, "(2, 'a'), (7, 'b')")
    return try install(references.flatMap { ["--reference", $0] })
  }

  @Test func `moves the references that it is given, by names of any kind`() throws {
    let answer = try upgrade(#""my.""stars".order_="the = quiz""#, #"'my."stars' . [A B] = `the = quiz`"#, #"absent.column="the = quiz""#)
    #expect(answer.output.contains(#""moved": {"my.\"stars": 4}, "orphans": {}"#), "\(answer)")
    #expect(try Tool.output("read", installed, #"my."stars"#) == "{\"order_\": 2, \"a b\": 7}\n{\"order_\": 7, \"a b\": 7}\n")
  }

  @Test func `refuses a reference of a column that is not there, and changes nothing`() throws {
    let answer = try upgrade(#""my.""stars".question="the = quiz""#)
    #expect(answer.status == 1)
    #expect(answer.errors.contains(#"names the column question, which the table my."stars does not have"#), "\(answer)")
    #expect(try Tool.output("query", installed, "PRAGMA user_version") == "{\"user_version\": 1}\n")
  }

  @Test func `refuses a reference to a table that the bundle does not have, and changes nothing`() throws {
    let answer = try upgrade(#""my.""stars".order_="the = quis""#)
    #expect(answer.status == 1)
    #expect(answer.errors.contains("the bundle has no table the = quis, which --reference names\nDid you mean the = quiz?"), "\(answer)")
    #expect(try Tool.output("query", installed, "PRAGMA user_version") == "{\"user_version\": 1}\n")
  }

  @Test(arguments: [
    "", "star", "star.question", "star=question", "main.star.question=quiz", "star.question=", "my star.question=quiz", "a.1=b",
  ])
  func `takes a reference of another form for wrong usage`(reference: String) throws {
    let answer = try Tool.run(["install", folder.path("quiz.sqlite"), "--into", folder.path("app"), "--reference", reference])
    #expect(answer.status == 64 && answer.errors.contains("--reference <table.column=content>"), "\(answer)")
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
