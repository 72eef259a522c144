import Expectations
import Foundation
import Scratch
import SQLiteManager
import SQLiteTestKit
import Testing

@Suite struct `When anything fails while it is decided whose a table is` {
  enum Job: String, FailingJob { case kept, adopted, conflict, claimed, brokenView }

  /// The folder in the state before a job, made once as bytes.
  private struct Start {
    let job: Job
    let folder: Folder
    let source: URL
    let installed: Data

    static let content: SQL = """
      CREATE TABLE question (id INTEGER PRIMARY KEY, title TEXT, level); INSERT INTO question VALUES (1, 'Kdo?', 1), (2, 'Wo?', 2);
      CREATE TABLE star (n INTEGER PRIMARY KEY AUTOINCREMENT, at); CREATE INDEX by_at ON star(at); CREATE TABLE draft (n INTEGER PRIMARY KEY AUTOINCREMENT, x);
      CREATE VIRTUAL TABLE star_search USING fts5(at, content='star', content_rowid='n');
      CREATE VIRTUAL TABLE star_words USING fts5(at, content='star', content_rowid='n');
      CREATE TRIGGER star_word AFTER INSERT ON star BEGIN INSERT INTO star_words (rowid, at) VALUES (new.n, new.at || ' plus'); END;
      """
    static let user: SQL = """
      INSERT INTO star VALUES (4, 'x'), (9, 'y'); INSERT INTO draft VALUES (7, 'z'); DELETE FROM draft; INSERT INTO question VALUES (3, 'mine', 3);
      ALTER TABLE question ADD COLUMN mine; CREATE TABLE note (text); INSERT INTO note VALUES ('one'), ('two');
      CREATE TABLE my_docsize (x); INSERT INTO my_docsize VALUES (1);
      CREATE VIEW my_view AS SELECT level FROM question; CREATE VIEW titles AS SELECT id, title FROM question;
      CREATE VIRTUAL TABLE my_search USING fts5(title, content='titles', content_rowid='id');
      CREATE VIRTUAL TABLE fed USING fts5(title); CREATE TRIGGER feed AFTER INSERT ON question BEGIN INSERT INTO fed VALUES (new.title); END;
      """

    init(_ job: Job) throws {
      self.job = job
      folder = try Folder()
      try folder.install(version: 1, Self.content)
      try folder.app { try $0.execute(Self.user) }
      if job == .adopted { try folder.app { try $0.execute("DROP TABLE sqlitemanager_content") } }
      installed = try folder.bytes(folder.installed)
      let more: SQL =
        switch job {
        case .kept, .adopted: "INSERT INTO question VALUES (5, 'Kim?', 5, 6)"
        case .conflict: "INSERT INTO star (at) VALUES ('content')"
        case .claimed: "CREATE TABLE texts (text); CREATE VIRTUAL TABLE my USING fts5(text, content='texts')"
        case .brokenView: "ALTER TABLE question DROP COLUMN level"
        }
      let next: SQL = """
        CREATE TABLE question (id INTEGER PRIMARY KEY, title TEXT, level, other); INSERT INTO question VALUES (1, 'Kdo?', 1, 2);
        CREATE TABLE star (n INTEGER PRIMARY KEY AUTOINCREMENT, at, new); CREATE TABLE draft (n INTEGER PRIMARY KEY AUTOINCREMENT, x, y);
        CREATE VIRTUAL TABLE star_search USING fts5(at, content='star', content_rowid='n');
        CREATE VIRTUAL TABLE star_words USING fts5(at, content='star', content_rowid='n');
        CREATE TRIGGER star_word AFTER INSERT ON star BEGIN INSERT INTO star_words (rowid, at) VALUES (new.n, new.at || ' plus'); END;
        """
      source = try folder.bundle(version: 2, next + more)
    }

    func reset() throws {
      try? FileManager.default.removeItem(at: folder.target)
      try FileManager.default.createDirectory(at: folder.target, withIntermediateDirectories: true)
      try installed.write(to: URL(fileURLWithPath: folder.installed))
    }

    func install(_ files: any FileSystem = LocalFileSystem(), _ wrapper: any Sqlite3WrapperProtocol = Sqlite3Wrapper()) throws
      -> InstallOutcome
    {
      try folder.installer(source, adopting: job == .adopted ? ["question"] : [], milliseconds: 0, files: files, on: wrapper).install()
    }

    /// Whether the job ends in a refusal when nothing fails.
    var isRefused: Bool { job == .conflict || job == .claimed || job == .brokenView }

    func check(_ result: Result<InstallOutcome, any Error>, _ place: String) throws {
      if case .failure(let error) = result { #expect(error is ContentError, "\(place): \(error)") }
      try folder.app { database throws in
        let version = try database.value("PRAGMA user_version", as: Int.self)
        #expect(try database.value("PRAGMA integrity_check") == "ok", "\(place)")
        try expectRows(
          "SELECT n, at FROM star ORDER BY n", on: database,
          """
          n │ at
          4 │ x
          9 │ y
          """, comment: "\(place)")
        try expectRows(
          "SELECT text FROM note ORDER BY rowid", on: database,
          """
          text
          one
          two
          """, comment: "\(place)")
        #expect(try database.value("SELECT sum(rowid) FROM star_words WHERE star_words MATCH 'plus'") == 13, "\(place)")
        #expect(
          try database.value("SELECT count(*) FROM sqlite_schema WHERE name IN ('my_view', 'titles', 'feed', 'by_at')") == 4, "\(place)")
        #expect(version == 1 || version == 2 && !isRefused, "\(place)")
        if case .success(.upgraded) = result { #expect(version == 2, "\(place)") }
        if version == 1 {
          #expect(try database.value("SELECT count(*) FROM question") == 3, "\(place)")
        } else {
          try expectRows(
            "SELECT id FROM question ORDER BY id", on: database,
            """
            id
            1
            5
            """, comment: "\(place)")
          try database.execute("INSERT INTO draft (x) VALUES ('next')")
          #expect(try database.value("SELECT n FROM draft") == 8, "\(place)")
        }
      }
      if isRefused { return }
      let next = Result { try install() }
      if case .success(let outcome) = next {
        #expect([.current(version: 2), .upgraded(from: 1, to: 2, orphans: 0)].contains(outcome.plain), "\(place)")
      } else {
        Issue.record("\(place): \(next)")
      }
    }
  }

  @Test(arguments: Job.allCases) func `in a call of SQLite, the user's rows are all there`(job: Job) throws {
    let start = try Start(job)
    try start.reset()
    let clean = FaultInjectingSqlite3Wrapper(Sqlite3Wrapper())
    let result = Result { try start.install(LocalFileSystem(), clean) }
    try start.check(result, "clean")
    if start.isRefused { #expect(result.failure != nil) } else { #expect(try result.get().report?.kept.contains("star") == true) }
    if job == .kept || job == .adopted {
      let report = try #require(try result.get().report)
      #expect(report.stale == ["fed"])
      #expect(report.addedColumns["question"] == ["mine"])
    }
    try job.sweepCalls(clean.failableCalls) { wrapper in
      try start.reset()
      return Result { try start.install(LocalFileSystem(), wrapper) }
    } check: { result, place in
      try start.check(result, place)
    }
  }

  @Test(arguments: Job.allCases) func `in a file operation, the user's rows are all there`(job: Job) throws {
    let start = try Start(job)
    try start.reset()
    let clean = FaultInjectingFileSystem()
    _ = Result { try start.install(clean) }
    let runs = TestRun.sample(of: max(clean.operations.count, 1), few: 2, turn: job.turn) {
      [(FaultInjectingFileSystem.Plan.once(at: $0), EIO), (.forever(from: $0), ENOSPC)]
    }
    for (_, (plan, code)) in runs {
      try start.reset()
      try start.check(Result { try start.install(FaultInjectingFileSystem(plan: plan, code: code)) }, "\(job) \(plan)")
    }
  }
}
