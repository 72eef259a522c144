import Expectations
import Foundation
import SQLiteManager
import SQLiteTestKit
import Testing

@Suite struct `A bundle over a mock` {
  static let bundled = "/bundle/quiz.sqlite"
  static let installed = "/app/quiz.sqlite"

  let sqlite = MockSqlite3Wrapper()
  let files = MemoryFileSystem(bundled: ["quiz.sqlite"])

  private func manager(
    _ steps: [Migrator.Step] = [], files: (any FileSystem)? = nil, on wrapper: (any Sqlite3WrapperProtocol)? = nil
  ) throws -> SQLiteManager {
    try SQLiteManager(
      "quiz", into: URL(filePath: "/app"), userSchema: steps, files: files ?? self.files, on: wrapper ?? sqlite)
  }

  @Test func `is installed, found current, upgraded, and found older, without a script`() throws {
    sqlite.setUserVersion(2, of: Self.bundled)
    #expect(try manager().open() == .installed(version: 2))
    #expect(files[Self.installed]?.count == 4_096)
    #expect(try manager().open() == .current(version: 2))
    sqlite.setUserVersion(5, of: Self.bundled)
    #expect(try manager().open() == .upgraded(from: 2, to: 5, report: UpgradeReport()))
    #expect(sqlite.userVersion(of: Self.installed) == 5)
    sqlite.setUserVersion(6, of: Self.installed)
    #expect(try manager().open() == .newerThanApp(installed: 6, bundled: 5))
    #expect(files.paths == ["/app/.quiz.sqlite.lock", Self.installed, Self.bundled])
    #expect(sqlite.openHandles.isEmpty && sqlite.misuses.isEmpty)
  }

  @Test func `is read and edited as scripts say`() throws {
    sqlite.when(#"SELECT count(*) FROM "question""#).answers(columns: ["n"], rows: [[7]])
    let quiz = try manager()
    try quiz.open()
    #expect(try quiz.count("question") == 7)
  }

  @Test func `runs the steps of the user's schema when it is new`() throws {
    let steps = [Migrator.Step(1, "CREATE TABLE star (question)"), Migrator.Step(2, "ALTER TABLE star ADD COLUMN note")]
    for step in ["CREATE TABLE star (question)", "ALTER TABLE star ADD COLUMN note"] { sqlite.when(step).changes(0) }
    #expect(try manager(steps).open() == .installed(version: 0))
    #expect(sqlite.unusedScripts.isEmpty)
    let count = sqlite.statements.count { $0.sql.contains("star") }
    #expect(try manager(steps).open() == .current(version: 0))
    #expect(count == 2 && sqlite.statements.count { $0.sql.contains("star") } == 2)
  }

  @Test func `leaves nothing when a step fails, and says which`() throws {
    sqlite.setUserVersion(2, of: Self.bundled)
    sqlite.when("CREATE TABLE star (question)").fails(.full)
    do {
      try manager([Migrator.Step(1, "CREATE TABLE star (question)")]).open()
      Issue.record("the step did not fail")
    } catch ContentError.userSchemaFailed(let version, let error) {
      #expect(version == 1 && error.code == .full)
    }
    #expect(files.paths == [Self.bundled])
    #expect(sqlite.userVersion(of: Self.installed) == 0)
  }

  @Test func `is missed by name`() throws {
    let quiz = try SQLiteManager("other", files: files, on: sqlite)
    expectContentError("other.sqlite") { try quiz.open() }
    files[Self.installed] = [1]
    files[Self.bundled] = nil
    expectContentError("quiz.sqlite") { try manager().open() }
  }

  @Test func `is refused for a full disk`() throws {
    files.freeBytes = 100
    do {
      try manager().open()
      Issue.record("there was room")
    } catch ContentError.noSpace(let path, let needed, let free) {
      #expect(path == Self.installed && needed == 4_096 && free == 100)
    }
    #expect(files.paths == [Self.bundled])
  }

  @Test(arguments: [0, 1, 2]) func `is as before or as after, whichever call or file operation fails`(installed: Int) throws {
    func prepared() throws -> (MockSqlite3Wrapper, MemoryFileSystem) {
      let (sqlite, files) = (MockSqlite3Wrapper(), MemoryFileSystem(bundled: ["quiz.sqlite"]))
      sqlite.setUserVersion(2, of: Self.bundled)
      if installed > 0 { files[Self.installed] = [1] }
      sqlite.setUserVersion(installed, of: Self.installed)
      return (sqlite, files)
    }
    func check(_ sqlite: MockSqlite3Wrapper, _ files: MemoryFileSystem, _ outcome: Result<InstallOutcome, any Error>, _ place: String)
      throws
    {
      let version = files[Self.installed] == nil ? 0 : sqlite.userVersion(of: Self.installed)
      #expect([installed, 2].contains(version), "\(place)")
      if case .success = outcome { #expect(version == 2, "\(place)") }
      if case .failure(let error) = outcome { #expect(error is ContentError || error is SQLiteError, "\(place): \(error)") }
      #expect(sqlite.openHandles.isEmpty && sqlite.misuses.isEmpty, "\(place)")
      _ = try manager(files: files, on: sqlite).open()
      #expect(sqlite.userVersion(of: Self.installed) == 2, "\(place)")
    }
    let (sqlite, files) = try prepared()
    let (calls, operations) = (FaultInjectingSqlite3Wrapper(sqlite), FaultInjectingFileSystem(files))
    try manager(files: operations, on: calls).open()
    #expect(calls.failableCalls > 10 && operations.operations.count > 4)
    for k in 1...calls.failableCalls {
      for plan in [FaultPlan.once(at: k), .forever(from: k)] {
        let (sqlite, files) = try prepared()
        let outcome = Result { try manager(files: files, on: FaultInjectingSqlite3Wrapper(sqlite, plan: plan)).open() }
        try check(sqlite, files, outcome, "\(plan)")
      }
    }
    for k in 1...operations.operations.count {
      for plan in [FaultInjectingFileSystem.Plan.once(at: k), .forever(from: k)] {
        let (sqlite, files) = try prepared()
        let outcome = Result { try manager(files: FaultInjectingFileSystem(files, plan: plan), on: sqlite).open() }
        try check(sqlite, files, outcome, "\(plan) \(operations.operations[k - 1])")
      }
    }
  }
}

/// Expects a ``ContentError`` whose words hold some.
private func expectContentError<Result>(_ words: String, sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Result) {
  let error = #expect(throws: ContentError.self, sourceLocation: sourceLocation) { _ = try body() }
  #expect(error.map { "\($0)" }?.contains(words) == true, sourceLocation: sourceLocation)
}
