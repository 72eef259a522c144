import Foundation
import Scratch
import SQLiteManager
import SQLiteTestKit
import Testing

@Suite struct `When anything fails` {
  enum Job: FailingJob { case install, upgrade, upgradeMoving, upgradeWAL, installWithSteps, upgradeWithSteps, steps }

  /// The folder in the state before a job, made once as bytes.
  private struct Start {
    let installed: Data?
    let source: URL
    let folder: Folder
    let target: Int
    let steps: [Migrator.Step]
    /// The ids of the user's stars after an upgrade.
    let stars: String

    init(_ job: Job) throws {
      folder = try Folder()
      steps = [.installWithSteps, .upgradeWithSteps, .steps].contains(job) ? Self.steps : []
      target = job == .steps ? 1 : 2
      let content = Self.content + (job == .upgradeMoving ? `Content rows with another id`.keys : "")
      stars = job == .upgradeMoving ? "1,7" : "1,2"
      if job == .install || job == .installWithSteps {
        installed = nil
      } else {
        try folder.install(version: 1, content)
        try folder.app { try $0.execute(Self.user) }
        if job == .upgradeWAL { try folder.app { try $0.execute("PRAGMA journal_mode=WAL") } }
        installed = try folder.bytes(folder.installed)
      }
      let added: SQL = job == .steps ? "" : "; INSERT INTO question VALUES (9, 'Kim?', NULL)"
      let moved: SQL = job == .upgradeMoving ? "; UPDATE question SET id = 7 WHERE id = 2" : ""
      source = try folder.bundle(version: target, content + added + moved)
    }

    static let steps: [Migrator.Step] = [
      .init(1, "CREATE TABLE IF NOT EXISTS star (question)"), .init(2, "ALTER TABLE star ADD COLUMN note; CREATE TABLE memo (text)"),
      .init(3) { connection in try connection.transaction { try connection.execute("INSERT INTO memo VALUES ('third')") } },
    ]

    func install(files: any FileSystem = LocalFileSystem(), on wrapper: any Sqlite3WrapperProtocol = Sqlite3Wrapper()) throws
      -> InstallOutcome
    {
      var installer = folder.installer(source, milliseconds: 0, files: files, on: wrapper)
      installer.userSchemaSteps = steps
      return try installer.install()
    }

    static let content: SQL = """
      CREATE TABLE question (id INTEGER PRIMARY KEY AUTOINCREMENT, title TEXT, x); INSERT INTO question VALUES (1, 'Kdo?', 1), (2, 'Wo?', 2);
      CREATE INDEX by_title ON question(title COLLATE LOCALIZED_cs); CREATE INDEX part ON question(title COLLATE LOCALIZED_cs) WHERE x > 1;
      CREATE VIEW v AS SELECT 1; CREATE TRIGGER t AFTER INSERT ON question BEGIN SELECT 1; END;
      CREATE VIRTUAL TABLE search USING fts5(title); INSERT INTO search VALUES ('Kdo'); ANALYZE;
      """
    static let user: SQL = """
      CREATE TABLE star (question REFERENCES question(id) ON DELETE CASCADE); INSERT INTO star VALUES (1), (2);
      CREATE INDEX mine ON question(x); CREATE TRIGGER my_trigger AFTER DELETE ON question BEGIN SELECT old.x; END;
      """

    /// Puts the folder back.
    func reset() throws {
      try? FileManager.default.removeItem(at: folder.target)
      guard let installed else { return }
      try FileManager.default.createDirectory(at: folder.target, withIntermediateDirectories: true)
      try installed.write(to: URL(fileURLWithPath: folder.installed))
    }

    /// Checks that the database is as before or as after, then that the next install succeeds and leaves nothing behind.
    func check(_ failed: (any Error)?, _ outcome: InstallOutcome?, _ place: String) throws {
      if let failed { #expect(failed is ContentError, "\(place): \(failed)") }
      if FileManager.default.fileExists(atPath: folder.installed) {
        let version = try folder.app { database in
          let version = try database.value("PRAGMA user_version", as: Int.self)
          #expect(try database.value("PRAGMA integrity_check") == "ok", "\(place)")
          #expect(try database.value("SELECT count(*) FROM question") == version.map { $0 + 1 }, "\(place)")
          #expect(try database.value("SELECT count(*) FROM search WHERE search MATCH 'kdo'") == 1, "\(place)")
          if installed != nil {
            let expected = version == 1 ? "1,2" : stars
            #expect(try database.value("SELECT group_concat(question) FROM star") == expected, "\(place)")
            #expect(try database.value("SELECT count(*) FROM sqlite_schema WHERE name IN ('mine', 'my_trigger')") == 2, "\(place)")
          }
          let stepVersion =
            try database.hasTable("sqlitemanager_user_schema") ? database.value("SELECT version FROM sqlitemanager_user_schema") : 0
          let memos = try database.hasTable("memo") ? database.value("SELECT count(*) FROM memo") : 0
          #expect(stepVersion == memos.map { $0 * 3 }, "\(place)")
          if !steps.isEmpty, target == 2 { #expect(version == memos.map { $0 + 1 }, "\(place)") }
          return version
        }
        #expect(version == target || (installed != nil && version == 1), "\(place)")
        if case .damaged = outcome { #expect(version == 1, "\(place)") } else if failed == nil { #expect(version == target, "\(place)") }
      } else {
        #expect(installed == nil && failed != nil, "\(place)")
      }
      let next = try install()
      let isExpected = [.installed(version: target), .current(version: target), .upgraded(from: 1, to: target, orphans: 0)].contains(
        next.plain)
      #expect(isExpected || (target == 1 && next == .migrated(from: 0, to: 3)), "\(place)")
      #expect(folder.atRest == [".quiz.sqlite.lock", "quiz.sqlite"], "\(place)")
      let strays = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).filter { $0.hasPrefix("sqlitemanager") }
      #expect(strays.isEmpty, "\(place)")
    }
  }

  @Test(arguments: Job.allCases) func `in a file operation, the database is as before or as after`(job: Job) throws {
    let start = try Start(job)
    try job.sweepFileOperations(few: 3) { files in
      try start.reset()
      return Result { try start.install(files: files) }
    } check: { result, operation, place in
      let outcome = try? result.get()
      if operation != "remove" { #expect(outcome == nil || start.installed != nil, "\(place)") }
      try start.check(result.failure, outcome, place)
    }
  }

  @Test(arguments: Job.allCases) func `in a call of SQLite, the database is as before or as after`(job: Job) throws {
    let start = try Start(job)
    try start.reset()
    let clean = FaultInjectingSqlite3Wrapper(Sqlite3Wrapper())
    _ = try start.install(on: clean)
    let count = clean.failableCalls
    #expect(count > 100)
    try job.sweepCalls(count) { wrapper in
      try start.reset()
      return Result { try start.install(on: wrapper) }
    } check: { result, place in
      try start.check(result.failure, try? result.get(), place)
    }
  }
}

extension Result {
  var failure: Failure? {
    if case .failure(let error) = self { error } else { nil }
  }
}
