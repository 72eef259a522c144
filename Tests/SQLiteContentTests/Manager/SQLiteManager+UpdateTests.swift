import Expectations
import Foundation
import SQLiteCore
import SQLiteManager
import SQLiteTestKit
import SQLiteTesting
import Scratch
import Testing

/// A folder with a bundle of version 1, which is installed, and files that an app has downloaded.
struct UpdatedFolder {
  let folder: Folder
  let bundle: URL

  init(_ sql: SQL = Folder.plain) throws {
    folder = try Folder()
    bundle = try folder.bundle(version: 1, sql)
  }

  func manager(
    _ steps: [Migrator.Step] = [], _ configuration: Connection.Configuration = .recommended,
    _ idlePolicy: SQLiteManager.IdlePolicy = .keepOpen, lockTimeout: Duration = .seconds(60),
    prepare: @escaping @Sendable (Connection) throws -> Void = { _ in }, files: any FileSystem = localFileSystem,
    on wrapper: any Sqlite3WrapperProtocol = Sqlite3Wrapper()
  ) -> SQLiteManager {
    SQLiteManager(
      .installed(.file(bundle), into: folder.target, fileName: "quiz.sqlite"), userSchema: steps, configuration: configuration,
      idlePolicy: idlePolicy, lockTimeout: lockTimeout, prepare: prepare, files: files, on: wrapper)
  }

  /// Opens a manager with a row of the user.
  func opened(_ manager: SQLiteManager) throws -> SQLiteManager {
    try manager.open()
    try manager.execute("CREATE TABLE star (question REFERENCES question(id)); INSERT INTO star VALUES (2)")
    return manager
  }

  /// Makes a file to download, with one question more.
  func download(version: Int, _ more: SQL = "") throws -> URL {
    try folder.bundle("download.sqlite", version: version, Folder.plain + "; INSERT INTO question VALUES (9, 'Kim?'); " + more)
  }

  /// Every file of the installed database with its bytes; the `-shm` holds no rows.
  func installed() throws -> [String: Data] {
    try folder.contents().filter { !$0.key.hasSuffix("-shm") }
  }
}

@Suite(.timeLimit(.minutes(1))) struct `A database updated from a downloaded file` {
  let updated: UpdatedFolder
  var folder: Folder { updated.folder }

  init() throws { updated = try UpdatedFolder() }

  private func expectNew(_ quiz: SQLiteManager) throws {
    #expect(try quiz.rows("SELECT id FROM question", as: Int.self) == [1, 2, 5, 9])
    #expect(try quiz.rows("SELECT question FROM star", as: Int.self) == [2])
    #expect(try quiz.value("PRAGMA integrity_check") == "ok")
  }

  @Test(arguments: [Connection.Configuration(), .recommended])
  func `has the new content at once, beside the user's rows`(configuration: Connection.Configuration) throws {
    let quiz = try updated.opened(updated.manager([], configuration))
    #expect(try quiz.count("question") == 3)
    let outcome = try quiz.update(from: updated.download(version: 3))
    #expect(outcome.plain == .upgraded(from: 1, to: 3, orphans: 0))
    #expect(outcome.report?.replaced == ["question"] && outcome.report?.kept == ["star"])
    try expectNew(quiz)
    try quiz.insert(["question": 9], into: "star")
    #expect(try quiz.open() == .opened)
    #expect(try quiz.update(from: updated.download(version: 4)).plain == .upgraded(from: 3, to: 4, orphans: 0))
    #expect(try quiz.count("star") == 2)
  }

  @Test func `is kept by the next start with the older bundle, and replaced by a later one`() throws {
    let quiz = try updated.opened(updated.manager())
    try quiz.update(from: updated.download(version: 3))
    try quiz.close()
    let before = try updated.installed()
    for _ in 0..<2 {
      #expect(try quiz.open() == .current(version: 3))
      try expectNew(quiz)
      try quiz.close()
    }
    #expect(try updated.installed() == before)
    try folder.bundle(version: 3, Folder.plain + "; CREATE TABLE other (a)")
    #expect(try quiz.open() == .current(version: 3))
    try quiz.close()
    try folder.bundle(version: 4)
    #expect(try quiz.open().plain == .upgraded(from: 3, to: 4, orphans: 0))
    #expect(try quiz.count("question") == 3 && quiz.count("star") == 1)
    try quiz.close()
    try folder.bundle(version: 3)
    #expect(try quiz.open() == .newerThanApp(installed: 4, bundled: 3))
  }

  @Test func `is kept by a release of the app whose bundle is later, but not as late`() throws {
    let quiz = try updated.opened(updated.manager())
    try quiz.update(from: updated.download(version: 5, "CREATE TABLE category (id INTEGER PRIMARY KEY, name)"))
    try quiz.close()
    try folder.bundle(version: 2, "CREATE TABLE Category (Name); INSERT INTO category VALUES (1); " + Folder.plain)
    let next = updated.manager([.init(1, "ALTER TABLE star ADD COLUMN at")])
    #expect(try next.open() == .migrated(from: 0, to: 1))
    try expectNew(next)
    try next.close()
    let (counting, before) = (CountingSqlite3Wrapper(Sqlite3Wrapper()), try updated.installed())
    #expect(try updated.manager([.init(1, "ALTER TABLE star ADD COLUMN at")], on: counting).open() == .current(version: 5))
    #expect(counting.count(of: .sqlite3_open_v2) == 1)
    #expect(try updated.installed() == before)
    try folder.bundle(version: 1)
    #expect(try updated.manager().open() == .current(version: 5))
  }

  @Test func `is newer than a bundle with a column that it lacks, until a file has it`() throws {
    let quiz = try updated.opened(updated.manager())
    try quiz.update(from: updated.download(version: 5))
    try quiz.close()
    try folder.bundle(version: 2, Folder.plain + "; ALTER TABLE question ADD COLUMN hint")
    let before = try updated.installed()
    #expect(try quiz.open() == .newerThanApp(installed: 5, bundled: 2))
    #expect(try updated.installed() == before)
    try quiz.update(from: updated.download(version: 6, "ALTER TABLE question ADD COLUMN hint"))
    #expect("\(quiz)".contains("not open"))
    #expect(try quiz.open() == .current(version: 6))
    try expectNew(quiz)
  }

  @Test func `costs a start one more statement, and a start with its own bundle none`() throws {
    let quiz = try updated.opened(updated.manager())
    try quiz.close()
    func statements() throws -> Int {
      let counting = CountingSqlite3Wrapper(Sqlite3Wrapper())
      try updated.manager(on: counting).open()
      return counting.count(of: .sqlite3_prepare_v3)
    }
    let plain = try statements()
    try quiz.update(from: updated.download(version: 3))
    #expect(try statements() == plain + 1)
    try folder.bundle(version: 3)
    #expect(try statements() == plain)
  }

  @Test func `stays as it is for a file of the same version or an earlier one`() throws {
    let quiz = try updated.opened(updated.manager())
    try quiz.update(from: updated.download(version: 3))
    let before = try updated.installed()
    for version in [3, 2, 1, -4] {
      #expect(try quiz.update(from: updated.download(version: version, "DELETE FROM question")) == .current(version: 3))
    }
    #expect(try updated.installed() == before)
    try expectNew(quiz)
  }

  @Test func `is not open afterwards where it was not before, and is installed where none is`() throws {
    let quiz = updated.manager([.init(1, "CREATE TABLE star (question)")])
    #expect(try quiz.update(from: updated.download(version: 3)) == .installed(version: 3))
    #expect("\(quiz)".contains("not open"))
    #expect(try quiz.open() == .current(version: 3))
    #expect(try quiz.count("question") == 4 && quiz.count("star") == 0)
    try quiz.removeInstalled()
    expectIncomplete(["\"question\".\"title\""]) {
      try quiz.update(from: folder.bundle("download.sqlite", version: 3, "CREATE TABLE question (id); INSERT INTO question VALUES (1)"))
    }
    #expect(folder.atRest.filter { !$0.hasPrefix(".") } == [])
    #expect(try quiz.open() == .installed(version: 1))
  }

  @Test func `is opened and closed by a manager that closes when idle`() throws {
    let quiz = try updated.opened(updated.manager([], .init(), .closeWhenIdle))
    try quiz.update(from: updated.download(version: 3))
    try expectNew(quiz)
    #expect(try quiz.open() == .current(version: 3))
  }

  @Test(arguments: ["UTF-16le", "UTF-16be"]) func `may hold UTF-16`(encoding: String) throws {
    let pragma = SQL(unchecked: "PRAGMA encoding='\(encoding)'; ")
    let updated = try UpdatedFolder(pragma + Folder.plain)
    let quiz = try updated.opened(updated.manager())
    let next: SQL = "CREATE TABLE \"question\" (id INTEGER PRIMARY KEY, title, \"😀\"); INSERT INTO question VALUES (2, 'č', '😀')"
    try quiz.update(from: updated.folder.bundle("download.sqlite", version: 2, pragma + next))
    #expect(try quiz.value("SELECT title || \"😀\" FROM question JOIN star ON question = id") == "č😀")
    let before = try updated.installed()
    #expect(throws: ContentError.encodingDiffers(installed: encoding, bundled: "UTF-8")) {
      try quiz.update(from: updated.download(version: 3))
    }
    #expect(try updated.installed() == before)
  }

  @Test func `needs names of any kind by their letters, and not by their dots`() throws {
    let names: SQL = """
      CREATE TABLE "a.b" (c); INSERT INTO "a.b" VALUES (1); CREATE TABLE "order" ("select", "say ""hi"" twice" AS (1), "š😀");
      INSERT INTO "order" DEFAULT VALUES; CREATE VIEW v AS SELECT * FROM v2; CREATE VIEW v2 AS SELECT 1 AS x;
      CREATE VIRTUAL TABLE search USING fts5(title, body)
      """
    let updated = try UpdatedFolder(names)
    let quiz = updated.manager()
    try quiz.open()
    let before = try updated.installed()
    expectIncomplete(
      [#""a.b""#, #""a.b"."c""#, #""order"."say ""hi"" twice""#, #""order"."š😀""#, #""v2""#, #""search"."body""#]
    ) {
      let next: SQL = """
        CREATE TABLE a ("b.c"); INSERT INTO a VALUES (1); CREATE TABLE "ORDER" ("SELECT", "Š😀"); INSERT INTO "ORDER" VALUES (1, 2);
        CREATE TABLE v (x); CREATE VIRTUAL TABLE search USING fts5(title)
        """
      return try quiz.update(from: updated.folder.bundle("download.sqlite", version: 2, next))
    }
    #expect(try updated.installed() == before)
    #expect(
      try quiz.update(from: updated.folder.bundle("download.sqlite", version: 2, names)).plain == .upgraded(from: 1, to: 2, orphans: 0))
  }

  private func expectIncomplete(_ missing: [String], _ body: () throws -> InstallOutcome) {
    let error = #expect(throws: ContentError.self) { try body() }
    guard case .incomplete(_, missing) = error else { return surprise(error) }
  }
}
