import Foundation
import Scratch
import SQLiteManager
import SQLiteManagerTestSupport
import Testing

@Suite struct `When anything fails` {
  enum Job: CaseIterable { case install, upgrade, upgradeWAL }

  /// The folder in the state before a job, made once as bytes.
  private struct Start {
    let installed: Data?
    let source: URL
    let folder: Folder
    let target: Int

    init(_ job: Job) throws {
      folder = try Folder()
      if job == .install {
        installed = nil
      } else {
        try folder.install(version: 1, Self.content)
        try folder.app { try $0.execute(Self.user) }
        if job == .upgradeWAL { try folder.app { try $0.execute("PRAGMA journal_mode=WAL") } }
        installed = try folder.bytes(folder.installed)
      }
      source = try folder.bundle(version: 2, Self.content + "; INSERT INTO question VALUES (9, 'Kim?', NULL)")
      target = 2
    }

    static let content: SQL = """
      CREATE TABLE question (id INTEGER PRIMARY KEY AUTOINCREMENT, title TEXT, x); INSERT INTO question VALUES (1, 'Kdo?', 1), (2, 'Wo?', 2);
      CREATE INDEX by_title ON question(title); CREATE VIEW v AS SELECT 1; CREATE TRIGGER t AFTER INSERT ON question BEGIN SELECT 1; END;
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
            #expect(try database.value("SELECT group_concat(question) FROM star") == "1,2", "\(place)")
            #expect(try database.value("SELECT count(*) FROM sqlite_schema WHERE name IN ('mine', 'my_trigger')") == 2, "\(place)")
          }
          return version
        }
        #expect(version == target || (installed != nil && version == 1), "\(place)")
        if case .damaged = outcome { #expect(version == 1, "\(place)") } else if failed == nil { #expect(version == target, "\(place)") }
      } else {
        #expect(installed == nil && failed != nil, "\(place)")
      }
      let next = try folder.installer(source).install()
      #expect([.installed(version: 2), .current(version: 2), .upgraded(from: 1, to: 2, orphans: 0)].contains(next.plain), "\(place)")
      #expect(folder.atRest == [".quiz.sqlite.lock", "quiz.sqlite"], "\(place)")
      let strays = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).filter { $0.hasPrefix("sqlitemanager") }
      #expect(strays.isEmpty, "\(place)")
    }
  }

  @Test(arguments: Job.allCases) func `in a file operation, the database is as before or as after`(job: Job) throws {
    let start = try Start(job)
    try start.reset()
    let clean = FaultInjectingFileSystem()
    _ = try start.folder.installer(start.source, files: clean).install()
    let count = clean.operations.count
    #expect(count > 5)
    for k in TestRun.sample(of: count, few: 16) {
      for (plan, code) in [(FaultInjectingFileSystem.Plan.once(at: k), EIO), (.forever(from: k), ENOSPC), (.once(at: k), EACCES)] {
        try start.reset()
        let files = FaultInjectingFileSystem(plan: plan, code: code)
        let result = Result { try start.folder.installer(start.source, files: files).install() }
        let (outcome, error) = (try? result.get(), result.failure)
        if clean.operations[k - 1] != "remove" { #expect(outcome == nil || job != .install, "\(plan)") }
        try start.check(error, outcome, "\(job) \(clean.operations[k - 1]) \(plan)")
      }
    }
  }

  @Test(arguments: Job.allCases) func `in a call of SQLite, the database is as before or as after`(job: Job) throws {
    let start = try Start(job)
    try start.reset()
    let clean = FaultInjectingSqlite3Wrapper(Sqlite3Wrapper())
    _ = try start.folder.installer(start.source, wrapper: clean).install()
    let count = clean.failableCalls
    #expect(count > 100)
    for k in TestRun.sample(of: count, few: 12) {
      for plan in [FaultPlan.once(at: k), .forever(from: k), .once(at: k, code: .corrupt), .once(at: k, code: .busy)] {
        try start.reset()
        let faulty = FaultInjectingSqlite3Wrapper(Sqlite3Wrapper(), plan: plan)
        let ledger = LedgerSqlite3Wrapper(faulty)
        let result = Result { try start.folder.installer(start.source, milliseconds: 0, wrapper: ledger).install() }
        #expect(ledger.ledger.isClean, "\(job) \(plan): \(ledger.ledger)")
        try start.check(result.failure, try? result.get(), "\(job) \(plan): \(faulty.injected.first.map { "\($0)" } ?? "none")")
      }
    }
  }
}

extension Result {
  var failure: Failure? {
    if case .failure(let error) = self { error } else { nil }
  }
}
