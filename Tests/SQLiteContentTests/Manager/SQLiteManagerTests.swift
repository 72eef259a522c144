import Expectations
import Foundation
import SQLiteManager
import Scratch
import Testing

/// A bundled database of a version, with as many questions, and a manager that installs it.
private func makeBundle(_ folder: ScratchFolder, version: Int, questions: [String]) throws -> URL {
  let url = folder.url.appending(path: "bundle-\(version).sqlite")
  let connection = try Connection(.file(url.path(percentEncoded: false)))
  try connection.createTable("question", "id INTEGER PRIMARY KEY, title TEXT NOT NULL")
  try connection.insert(questions.map { ["title": $0] }, into: "question")
  try connection.execute(SQL(unchecked: "PRAGMA user_version=\(version)"))
  try connection.close()
  return url
}

private func manager(_ source: URL, _ folder: ScratchFolder) -> SQLiteManager {
  SQLiteManager(.installed(.file(source), into: folder.url.appending(path: "app"), fileName: "quiz.sqlite"))
}

@Suite struct `A manager of bundled content` {
  let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  @Test func `installs, stays current, upgrades and keeps the user's rows`() throws {
    let first = try makeBundle(folder, version: 1, questions: ["a", "b"])
    let quiz = manager(first, folder)
    #expect(try quiz.open() == .installed(version: 1))
    #expect(try quiz.open() == .opened)
    try quiz.createTable("star", "question INTEGER PRIMARY KEY REFERENCES question(id)")
    try quiz.insert([["question": 1], ["question": 2]], into: "star")
    try quiz.close()
    #expect(try quiz.open() == .current(version: 1))
    try quiz.close()
    let second = manager(try makeBundle(folder, version: 2, questions: ["A"]), folder)
    #expect(try second.open().plain == .upgraded(from: 1, to: 2, orphans: 1))
    #expect(try second.read("question").map(\.values) == [[1, "A"]])
    #expect(try second.count("star") == 2)
    try second.close()
    #expect(try quiz.open() == .newerThanApp(installed: 2, bundled: 1))
    expectError(.misuse, "open() found it to be of version 2, which a newer app wrote; the bundle has 1") { try quiz.read("question") }
    try quiz.close()
    expectError(.misuse, "the database is not open: call open() first") { try quiz.read("question") }
  }

  @Test func `lets the caller decide about damage and loses nothing`() throws {
    let quiz = manager(try makeBundle(folder, version: 2, questions: ["a"]), folder)
    let place = folder.url.appending(path: "app/quiz.sqlite")
    try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    let junk = Data("this is no database, but it was there before".utf8)
    try junk.write(to: place)
    guard case .damaged = try quiz.open() else { return #expect(Bool(false), "not damaged") }
    #expect(try Data(contentsOf: place) == junk)
    expectError(.misuse, "open() found it damaged: file is not a database. Restore it, or call setAside()") { try quiz.count("question") }
    let aside = try #require(try quiz.setAside())
    #expect(aside.lastPathComponent == "quiz.sqlite.damaged-1")
    #expect(try Data(contentsOf: aside) == junk)
    #expect(try quiz.open() == .installed(version: 2))
    #expect(try quiz.check() == nil)
  }

  @Test func `removes the installed file with what lies beside it`() throws {
    let quiz = manager(try makeBundle(folder, version: 1, questions: ["a"]), folder)
    try quiz.open()
    try quiz.execute("PRAGMA journal_mode=WAL")
    try quiz.insert(["title": "b"], into: "question")
    try quiz.removeInstalled()
    try quiz.removeInstalled()
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.url.appending(path: "app").path)
    #expect(left == [".quiz.sqlite.lock"])
    #expect(try quiz.open() == .installed(version: 1))
    #expect(try quiz.count("question") == 1)
  }

  @Test func `does not check a bundle it does not use`() throws {
    let source = try makeBundle(folder, version: 1, questions: (0..<500).map { "question \($0)" })
    try manager(source, folder).open()
    var bytes = try Data(contentsOf: source)
    bytes.replaceSubrange(4096..<8192, with: Data(repeating: 0xff, count: 4096))
    try bytes.write(to: source)
    #expect(try manager(source, folder).open() == .current(version: 1))
    let fresh = SQLiteManager(.installed(.file(source), into: folder.url.appending(path: "other"), fileName: "quiz.sqlite"))
    #expect { try fresh.open() } throws: { "\($0)".contains("is damaged") }
    #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "other").path))
  }

  @Test func `says what is missing`() throws {
    let quiz = try SQLiteManager("nosuch", bundle: .main, into: folder.url)
    let error = #expect(throws: ContentError.self) { try quiz.open() }
    guard case .sourceMissing(let place) = error else { return #expect(Bool(false), "\(String(describing: error))") }
    #expect(place.contains("nosuch.sqlite"))
    expectError(.misuse, "the database is not open: open() failed: the bundled database is missing") { try quiz.read("question") }
  }
}

@Suite struct `Content read in place` {
  let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  @Test func `cannot be changed and leaves nothing beside it`() throws {
    let source = try makeBundle(folder, version: 3, questions: ["a", "b"])
    let before = try Data(contentsOf: source)
    let user = folder.url.appending(path: "user/mine.sqlite")
    let quiz = SQLiteManager(.inPlace(.file(source), userDatabase: user))
    #expect(try quiz.open() == .opened)
    try quiz.createTable("star", "question INTEGER PRIMARY KEY", ifNotExists: true)
    try quiz.insert(["question": 2], into: "star")
    let starred = try quiz.rows("SELECT title FROM question JOIN star ON star.question = question.id")
    #expect(starred.map(\.values) == [["b"]])
    let error = #expect(throws: SQLiteError.self) { try quiz.insert(["title": "x"], into: "question") }
    #expect(error?.code.primary == .readonly)
    #expect(try quiz.tables().map(\.name) == ["star"])
    #expect(try quiz.tables(in: "content").map(\.name) == ["question"])
    try quiz.close()
    #expect(try Data(contentsOf: source) == before)
    #expect(try folder.contents == ["bundle-3.sqlite", "user"])
  }

  @Test(arguments: ["UTF-16le", "UTF-16be"]) func `gives a new file of the user its encoding`(encoding: String) throws {
    let source = folder.url.appending(path: "wide.sqlite")
    let bundle = try Connection(.file(source.path))
    try bundle.execute("PRAGMA encoding = \(SQL(unchecked: "'\(encoding)'")); CREATE TABLE word (w TEXT); INSERT INTO word VALUES ('čaj')")
    try bundle.close()
    let user = folder.url.appending(path: "mine.sqlite")
    let steps: [Migrator.Step] = [.init(1, "CREATE TABLE star (w TEXT)")]
    for outcome in [InstallOutcome.migrated(from: 0, to: 1), .opened] {
      let quiz = SQLiteManager(.inPlace(.file(source), userDatabase: user), userSchema: steps)
      #expect(try quiz.open() == outcome)
      try quiz.execute("INSERT INTO star SELECT w FROM word")
      #expect(try quiz.value("SELECT count(*) FROM star JOIN word USING (w)") == (outcome == .opened ? 2 : 1))
      #expect(try quiz.value("PRAGMA encoding") == encoding)
      try quiz.close()
    }
    let plain = try makeBundle(folder, version: 3, questions: ["a"])
    let other = SQLiteManager(.inPlace(.file(plain), userDatabase: user), userSchema: steps)
    #expect(throws: ContentError.encodingDiffers(installed: encoding, bundled: "UTF-8")) { try other.open() }
    let old = folder.url.appending(path: "old.sqlite")
    let made = SQLiteManager(.inPlace(.file(plain), userDatabase: old), userSchema: steps)
    #expect(try made.open() == .migrated(from: 0, to: 1))
    try made.close()
    let bytes = try Data(contentsOf: old)
    let quiz = SQLiteManager(.inPlace(.file(source), userDatabase: old), userSchema: steps)
    #expect(throws: ContentError.encodingDiffers(installed: "UTF-8", bundled: encoding)) { try quiz.open() }
    #expect(try Data(contentsOf: old) == bytes)
  }

  @Test func `is refused when a log lies beside it`() throws {
    let source = try makeBundle(folder, version: 3, questions: ["a"])
    try Data("log".utf8).write(to: URL(filePath: source.path + "-wal"))
    let quiz = SQLiteManager(.inPlace(.file(source), userDatabase: folder.url.appending(path: "mine.sqlite")))
    #expect { try quiz.open() } throws: { "\($0)".contains("there is a -wal beside it") }
  }

  @Test func `is refused when it is missing or no database`() throws {
    for (name, text) in [("nosuch.sqlite", nil), ("text.sqlite", "no database")] as [(String, String?)] {
      let source = folder.url.appending(path: name)
      if let text { try Data(text.utf8).write(to: source) }
      let quiz = SQLiteManager(.inPlace(.file(source), userDatabase: folder.url.appending(path: "mine.sqlite")))
      let error = #expect(throws: ContentError.self) { try quiz.open() }
      switch error {
      case .sourceMissing, .sourceDamaged: break
      default: #expect(Bool(false), "\(String(describing: error))")
      }
    }
  }
}

@Suite struct `A manager shared by many` {
  @Test func `runs one call after the other`() async throws {
    let quiz = SQLiteManager(.database(.memory))
    try await quiz.open()
    try quiz.createTable("t", "a INTEGER PRIMARY KEY, n INTEGER")
    try quiz.insert(["a": 1, "n": 0], into: "t")
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<50 {
        group.addTask {
          try await quiz.perform { _ in
            try quiz.transaction { _ in
              let n: Int = try quiz.read("t").first.map { try $0["n"] } ?? 0
              try quiz.update("t", set: ["n": n + 1], where: .all)
            }
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try quiz.read("t").first?["n"] == 50)
  }

  @Test func `takes calls inside its own transaction into it`() throws {
    struct Stop: Error {}
    let quiz = SQLiteManager(.database(.memory))
    try quiz.open()
    try quiz.createTable("t", "a")
    #expect(throws: Stop.self) {
      try quiz.transaction { connection in
        try quiz.insert(["a": 1], into: "t")
        #expect(try connection.count("t") == 1)
        throw Stop()
      }
    }
    #expect(try quiz.count("t") == 0)
  }

  @Test func `does not begin the work of a cancelled task`() async throws {
    let quiz = SQLiteManager(.database(.memory))
    let task = Task {
      unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
      _ = try await quiz.perform { try $0.tables() }
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    expectError(.misuse, "the database is not open: call open() first") { try quiz.tables() }
  }

  /// A manager whose SQL has `begun()`, which tells that a query runs.
  private func counting(_ begun: AsyncStream<Void>.Continuation) throws -> SQLiteManager {
    let quiz = SQLiteManager(.database(.memory)) { connection in
      try connection.addFunction("begun") { () -> Int in
        begun.yield()
        return 1
      }
    }
    try quiz.open()
    try quiz.createTable("t", "n")
    return quiz
  }

  private static let endless: SQL = "WITH RECURSIVE c(n) AS (SELECT begun() UNION ALL SELECT n + 1 FROM c) SELECT count(*) FROM c"

  @Test(.timeLimit(.minutes(2))) func `ends the work of a task with it, takes its transaction back, and works on`() async throws {
    let (stream, begun) = AsyncStream.makeStream(of: Void.self)
    let quiz = try counting(begun)
    let task = Task {
      try await quiz.perform { _ in
        try quiz.transaction { connection in
          try connection.insert(["n": 1], into: "t")
          do { _ = try connection.value(Self.endless, as: Int.self) } catch let error as SQLiteError where error.code == .interrupt {}
          try connection.insert(["n": 2], into: "t")  // the task is over: refused
        }
      }
    }
    var iterator = stream.makeAsyncIterator()
    _ = await iterator.next()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(try await quiz.perform { try $0.count("t") } == 0)
    #expect(try quiz.insert(["n": 3], into: "t") == 1)
  }

  @Test(.timeLimit(.minutes(2))) func `never begins what waited, and leaves the work of others alone`() async throws {
    let (stream, begun) = AsyncStream.makeStream(of: Void.self)
    let quiz = try counting(begun)
    let running = Task { try await quiz.perform { try $0.value(Self.endless, as: Int.self) } }
    var iterator = stream.makeAsyncIterator()
    _ = await iterator.next()
    let waiting = Task { try await quiz.perform { try $0.insert(["n": 1], into: "t") } }
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }  // at once, while the other runs on
    running.cancel()
    await #expect(throws: CancellationError.self) { try await running.value }
    #expect(try quiz.count("t") == 0)
  }

  @Test func `tells where its database is and whether it is open`() throws {
    let folder = try ScratchFolder()
    let url = folder.url.appending(path: "a.sqlite")
    let quiz = SQLiteManager(.database(.file(url)))
    #expect(quiz.url?.path == url.path)
    #expect("\(quiz)" == "SQLiteManager of \(url.path), not open: call open() first")
    try quiz.open()
    #expect("\(quiz)" == "SQLiteManager of \(url.path), open")
    #expect("\(SQLiteManager(.database(.memory)))" == "SQLiteManager of :memory:, not open: call open() first")
    #expect(SQLiteManager(.database(.memory)).url == nil)
    let installed = SQLiteManager(.installed(.file(url), into: folder.url, fileName: "b.sqlite"))
    #expect(installed.url?.path == folder.url.path + "/b.sqlite" || installed.url?.path == folder.url.path + "b.sqlite")
  }
}
