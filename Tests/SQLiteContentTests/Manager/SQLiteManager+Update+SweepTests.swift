import Foundation
import SQLiteManager
import SQLiteTestKit
import Scratch
import Testing

/// Updates an open database in which the user has rows, while calls and file operations fail.
@Suite struct `When anything fails in an update from a file` {
  enum Job: FailingJob { case journal, log }

  /// The installed file in the state before, made once as bytes.
  private struct Start {
    let updated: UpdatedFolder
    let installed: Data
    let download: URL
    let configuration: Connection.Configuration

    init(_ job: Job) throws {
      updated = try UpdatedFolder(Self.content)
      var configuration = job == .log ? Connection.Configuration.recommended : .init()
      configuration.busyTimeoutMilliseconds = 0
      self.configuration = configuration
      let quiz = updated.manager([], configuration)
      try quiz.open()
      try quiz.execute("CREATE TABLE star (question REFERENCES question(id) ON DELETE CASCADE); INSERT INTO star VALUES (1), (2)")
      try quiz.execute("CREATE INDEX mine ON question(x)")
      try quiz.close()
      installed = try updated.folder.bytes(updated.folder.installed)
      download = try updated.folder.bundle(
        "download.sqlite", version: 2,
        Self.content + "; UPDATE question SET id = 7 WHERE id = 2; INSERT INTO question VALUES (9, 'Kim?', 3)")
    }

    static let content: SQL =
      """
      CREATE TABLE question (id INTEGER PRIMARY KEY, title TEXT, x); INSERT INTO question VALUES (1, 'Kdo?', 1), (2, 'Wo?', 2);
      CREATE INDEX by_title ON question(title COLLATE LOCALIZED_cs);
      CREATE VIRTUAL TABLE search USING fts5(title); INSERT INTO search VALUES ('Kdo');
      """ + `Content rows with another id`.keys

    /// Puts the installed file back.
    func reset() throws {
      try? FileManager.default.removeItem(at: updated.folder.target)
      try FileManager.default.createDirectory(at: updated.folder.target, withIntermediateDirectories: true)
      try installed.write(to: URL(fileURLWithPath: updated.folder.installed))
    }

    func update(files: any FileSystem = localFileSystem, on wrapper: any Sqlite3WrapperProtocol = Sqlite3Wrapper()) throws
      -> InstallOutcome
    {
      let quiz = updated.manager([], configuration, files: files, on: wrapper)
      if case .damaged(let reason) = try quiz.open() { return .damaged(reason: reason) }
      #expect(try quiz.count("star") == 2)
      return try quiz.update(from: download)
    }

    /// Checks that the database is as before or as after, then that the next start keeps it and the next update succeeds.
    func check(_ failed: (any Error)?, _ outcome: InstallOutcome?, _ place: String) throws {
      if let failed { #expect(failed is ContentError || failed is SQLiteError, "\(place): \(failed)") }
      let version = try updated.folder.app { database in
        let version = try database.value("PRAGMA user_version", as: Int.self) ?? 0
        #expect(try database.value("PRAGMA integrity_check") == "ok", "\(place)")
        #expect(try database.value("SELECT count(*) FROM question") == version + 1, "\(place)")
        #expect(try database.value("SELECT count(*) FROM search WHERE search MATCH 'kdo'") == 1, "\(place)")
        #expect(try database.value("SELECT group_concat(question) FROM star") == (version == 1 ? "1,2" : "1,7"), "\(place)")
        #expect(try database.value("SELECT count(*) FROM sqlite_schema WHERE name = 'mine'") == 1, "\(place)")
        return version
      }
      if case .damaged = outcome { #expect(version == 1, "\(place)") } else if failed == nil { #expect(version == 2, "\(place)") }
      let quiz = updated.manager([], configuration)
      #expect(try quiz.open() == .current(version: version), "\(place)")
      let next = try quiz.update(from: download).plain
      #expect(next == (version == 2 ? .current(version: 2) : .upgraded(from: 1, to: 2, orphans: 0)), "\(place)")
      try quiz.close()
      #expect(updated.folder.atRest == [".quiz.sqlite.lock", "quiz.sqlite"], "\(place)")
    }
  }

  @Test(arguments: Job.allCases) func `in a file operation, the database is as before or as after`(job: Job) throws {
    let start = try Start(job)
    try job.sweepFileOperations(few: 5) { files in
      try start.reset()
      return Result { try start.update(files: files) }
    } check: { result, _, place in
      try start.check(result.failure, try? result.get(), place)
    }
  }

  @Test(arguments: Job.allCases) func `in a call of SQLite, the database is as before or as after`(job: Job) throws {
    let start = try Start(job)
    try start.reset()
    let clean = FaultInjectingSqlite3Wrapper(Sqlite3Wrapper())
    _ = try start.update(on: clean)
    let count = clean.failableCalls
    #expect(count > 100)
    try job.sweepCalls(count) { wrapper in
      try start.reset()
      return Result { try start.update(on: wrapper) }
    } check: { result, place in
      try start.check(result.failure, try? result.get(), place)
    }
  }
}
