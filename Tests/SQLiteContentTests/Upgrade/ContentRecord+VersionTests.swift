import Foundation
import SQLiteManager
import SQLiteTestKit
import Scratch
import Testing

/// Another program, or an older release of this package, gave the installed file another number.
@Suite struct `An installed database whose number was overwritten` {
  let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.install(version: 2)
    try folder.app { try $0.execute("CREATE TABLE star (a); INSERT INTO star VALUES (1); UPDATE question SET title = 'mine' WHERE id = 1") }
  }

  private func overwrite(_ number: Int) throws { try folder.app { try $0.setPragma(.userVersion, to: number) } }

  private func expectUserRows(_ number: Int) throws {
    try folder.app { (app: Connection) throws in
      #expect(try app.pragma(.userVersion) == number)
      #expect(try app.value("SELECT a FROM star") == 1)
    }
  }

  private func manager(_ steps: [Migrator.Step] = [], on wrapper: any Sqlite3WrapperProtocol = Sqlite3Wrapper()) -> SQLiteManager {
    let source = folder.source.appendingPathComponent("quiz.sqlite")
    return SQLiteManager(
      .installed(.file(source), into: folder.target, fileName: "quiz.sqlite"), userSchema: steps, configuration: .recommended,
      on: wrapper)
  }

  @Test(arguments: [9, 1, 0, -1, .init(Int32.max)])
  func `is current by its record, keeps what the user changed in content, and gets its number back`(number: Int) throws {
    try overwrite(number)
    let quiz = manager()
    #expect(try quiz.open() == .current(version: 2))
    #expect(try quiz.value("SELECT title FROM question WHERE id = 1") == "mine")
    try quiz.close()
    try expectUserRows(2)
    #expect(try quiz.open() == .current(version: 2))
    try quiz.close()
  }

  @Test(arguments: [9, 3, 1])
  func `is upgraded from the version of its record`(number: Int) throws {
    try overwrite(number)
    try folder.bundle(version: 3, Folder.plain + "; INSERT INTO question VALUES (9, 'Kim?')")
    #expect(try manager().open().plain == .upgraded(from: 2, to: 3, orphans: 0))
    try expectUserRows(3)
    #expect(try folder.app { try $0.count("question") } == 4)
    try overwrite(2)
    #expect(try manager().open() == .current(version: 3))
    try expectUserRows(3)
  }

  @Test(arguments: [9, 1])
  func `is brought to the version of the user's tables, and gets its number back`(number: Int) throws {
    try overwrite(number)
    #expect(try manager([.init(1, "CREATE TABLE memo (a)")]).open() == .migrated(from: 0, to: 1))
    try expectUserRows(2)
  }

  @Test(arguments: [9, 1, 2])
  func `is newer than the app by its record, and stays as it is`(number: Int) throws {
    try folder.install(version: 3)
    try overwrite(number)
    try folder.bundle(version: 2)
    let before = try folder.bytes(folder.installed)
    #expect(try manager().open() == .newerThanApp(installed: 3, bundled: 2))
    #expect(try folder.bytes(folder.installed) == before)
  }

  /// Makes the record one of an older release.
  private func forgetVersion() throws { try folder.app { try $0.execute("ALTER TABLE sqlitemanager_content DROP COLUMN version") } }

  @Test func `goes by its number where its record holds none and its content is not the bundle's`() throws {
    try forgetVersion()
    #expect(try manager().open() == .current(version: 2))
    try overwrite(9)
    let before = try folder.bytes(folder.installed)
    #expect(try manager().open() == .newerThanApp(installed: 9, bundled: 2))
    #expect(try folder.bytes(folder.installed) == before)
    try overwrite(1)
    #expect(try manager().open().plain == .upgraded(from: 1, to: 2, orphans: 0))
    try overwrite(9)
    #expect(try manager().open() == .current(version: 2))
  }

  @Test func `without a version in its record is recognized by its content`() throws {
    try forgetVersion()
    try overwrite(9)
    try folder.app { try $0.execute("UPDATE question SET title = 'Kdo?' WHERE id = 1") }
    for more in [
      "CREATE TABLE hint (a)", "CREATE INDEX by_title ON question(title)", "INSERT INTO question VALUES (9, 'Kim?')",
      "DELETE FROM question",
    ]
      as [SQL]
    {
      try folder.bundle(version: 2, Folder.plain + more)
      #expect(try manager().open() == .newerThanApp(installed: 9, bundled: 2), "\(more.text)")
    }
    try folder.bundle(version: 2)
    #expect(try manager([.init(1, "CREATE TABLE memo (a)")]).open() == .migrated(from: 0, to: 1))
    try expectUserRows(2)
    try overwrite(9)
    #expect(try manager().open() == .current(version: 2))
    try expectUserRows(2)
    // A newer bundle that brought more is not taken for this one.
    try folder.install(version: 3, Folder.plain + "; CREATE TABLE hint (a)")
    try forgetVersion()
    try folder.bundle(version: 2)
    #expect(try manager().open() == .newerThanApp(installed: 3, bundled: 2))
  }

  enum Job: FailingJob { case raised, lowered, withSteps, upgraded, recognized }

  @Test(arguments: Job.allCases)
  func `loses nothing, whichever call fails`(job: Job) throws {
    try overwrite(job == .lowered ? 1 : 9)
    if job == .upgraded { try folder.bundle(version: 3) }
    if job == .recognized {
      try forgetVersion()
      try folder.bundle(
        version: 2, "CREATE TABLE question (id INTEGER PRIMARY KEY, title TEXT NOT NULL); INSERT INTO question SELECT 1, 'mine'")
      try folder.app { try $0.execute("DELETE FROM question WHERE id > 1") }
    }
    let steps: [Migrator.Step] = job == .withSteps ? [.init(1, "CREATE TABLE memo (a)")] : []
    let start = try folder.bytes(folder.installed)
    func open(on wrapper: any Sqlite3WrapperProtocol) throws -> InstallOutcome {
      try start.write(to: URL(fileURLWithPath: folder.installed))
      for log in ["-wal", "-shm", "-journal"] { try? FileManager.default.removeItem(atPath: folder.installed + log) }
      let quiz = manager(steps, on: wrapper)
      defer { do { try quiz.close() } catch {} }
      return try quiz.open()
    }
    let clean = FaultInjectingSqlite3Wrapper(Sqlite3Wrapper())
    _ = try open(on: clean)
    try job.sweepCalls(clean.failableCalls) { wrapper in
      Result { try open(on: wrapper) }
    } check: { result, place in
      if let error = result.failure { #expect(error is ContentError || error is SQLiteError, "\(place)") }
      #expect(try folder.app { try $0.value("SELECT a FROM star") } == 1, "\(place)")
      let next = try manager(steps).open()
      let isMigrated = next == .migrated(from: 0, to: 1)
      #expect(
        isMigrated || [.current(version: 2), .current(version: 3), .upgraded(from: 2, to: 3, orphans: 0)].contains(next.plain), "\(place)")
      #expect(try folder.app { try $0.pragma(.userVersion) } == (job == .upgraded ? 3 : 2), "\(place)")
      if job != .upgraded { #expect(try folder.app { try $0.value("SELECT title FROM question WHERE id = 1") } == "mine", "\(place)") }
    }
  }
}
