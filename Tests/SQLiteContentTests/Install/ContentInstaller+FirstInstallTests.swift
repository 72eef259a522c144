import Expectations
import Foundation
import SQLiteManager
import Testing

@Suite struct `Installing where nothing is` {
  @Test func `puts the bundled database in place and leaves only the lock file beside it`() throws {
    let folder = try Folder()
    #expect(try folder.install(version: 3) == .installed(version: 3))
    #expect(folder.atRest == [".quiz.sqlite.lock", "quiz.sqlite"])
    #expect(try folder.bytes(folder.target.path + "/.quiz.sqlite.lock").isEmpty)
    try folder.app { database throws in
      #expect(try database.value("PRAGMA user_version") == 3)
      try expectRows(
        "SELECT id, title FROM question ORDER BY id", on: database,
        """
        id │ title
        1  │ Kdo?
        2  │ Wo?
        5  │ Vem?
        """)
    }
  }

  @Test func `makes the folder and those above it`() throws {
    let folder = try Folder()
    let deep = folder.target.appendingPathComponent("a/b c/%20?#'\"🙂")
    let installer = ContentInstaller(
      source: try folder.bundle("qu'iz?#%20🙂.sqlite", version: 1), folder: deep, fileName: "qu'iz?#%20🙂.sqlite", on: Sqlite3Wrapper())
    #expect(try installer.install() == .installed(version: 1))
    #expect(try installer.install() == .current(version: 1))
    #expect(FileManager.default.fileExists(atPath: deep.path + "/qu'iz?#%20🙂.sqlite"))
    try folder.bundle("qu'iz?#%20🙂.sqlite", version: 2)
    #expect(try installer.install().plain == .upgraded(from: 1, to: 2, orphans: 0))
  }

  @Test func `gives a file that can be written, whatever the mode of the bundled one`() throws {
    let folder = try Folder()
    let source = try folder.bundle(version: 1)
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: source.path)
    #expect(try folder.installer(source).install() == .installed(version: 1))
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.installed)
    let mode = try #require(attributes[.posixPermissions] as? Int)
    #expect(mode & 0o600 == 0o600)
  }

  @Test func `follows a symbolic link to the bundled file`() throws {
    let folder = try Folder()
    let source = try folder.bundle(version: 1)
    let link = folder.source.appendingPathComponent("link.sqlite")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: source)
    #expect(try folder.installer(link).install() == .installed(version: 1))
    #expect(try FileManager.default.attributesOfItem(atPath: folder.installed)[.type] as? FileAttributeType == .typeRegular)
  }

  @Test func `sees what is in a log beside the file that a link leads to`() throws {
    let folder = try Folder()
    let source = try folder.bundle("real.sqlite", version: 1)
    let link = folder.source.appendingPathComponent("quiz.sqlite")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: source)
    #expect(try folder.installer(link).install() == .installed(version: 1))
    let writer = try Connection(.file(source.path))
    try writer.execute("PRAGMA journal_mode = WAL; PRAGMA user_version = 2")
    let inPlace = SQLiteManager(.inPlace(.file(link), userDatabase: folder.target.appending(path: "user.sqlite")))
    let error = #expect(throws: ContentError.self) { try inPlace.open() }
    #expect(error.map { "\($0)".contains("there is a -wal beside it") } == true, "\(String(describing: error))")
    #expect(try folder.installer(link).install().plain == .upgraded(from: 1, to: 2, orphans: 0))
    try writer.close()
  }

  @Test func `takes a stale journal and -wal away, which would be rolled into the new file`() throws {
    let folder = try Folder()
    try FileManager.default.createDirectory(at: folder.target, withIntermediateDirectories: true)
    for suffix in ["-journal", "-wal", "-shm"] {
      try Data(repeating: 7, count: 4_096).write(to: URL(fileURLWithPath: folder.installed + suffix))
    }
    #expect(try folder.install(version: 1) == .installed(version: 1))
    #expect(folder.atRest == [".quiz.sqlite.lock", "quiz.sqlite"])
  }

  @Test func `removes what a killed process left, also when it is the installed database by another name`() throws {
    let folder = try Folder()
    try folder.install(version: 1)
    let stage = folder.target.path + "/.quiz.sqlite.4711-1f.stage"
    try FileManager.default.linkItem(atPath: folder.installed, toPath: stage)
    try Data().write(to: URL(fileURLWithPath: folder.target.path + "/.quiz.sqlite.4711-2f.stage-journal"))
    try Data().write(to: URL(fileURLWithPath: folder.target.path + "/.quiz.sqlite.mine.stage"))
    #expect(try folder.install(version: 1) == .current(version: 1))
    #expect(folder.atRest == [".quiz.sqlite.lock", ".quiz.sqlite.mine.stage", "quiz.sqlite"])
    #expect(try folder.installer(folder.source).check() == nil)
  }
}

@Suite struct `Installing over an installed database` {
  @Test func `of the same version leaves it byte for byte`() throws {
    let folder = try Folder()
    try folder.install(version: 1)
    let before = try folder.bytes(folder.installed)
    #expect(try folder.install(version: 1, "CREATE TABLE other (x)") == .current(version: 1))
    #expect(try folder.bytes(folder.installed) == before)
  }

  @Test(arguments: [(2, 1), (0, -1), (2_147_483_647, -2_147_483_648)])
  func `of a later version leaves it byte for byte`(installed: Int, bundled: Int) throws {
    let folder = try Folder()
    try folder.install(version: installed)
    let before = try folder.bytes(folder.installed)
    #expect(try folder.install(version: bundled) == .newerThanApp(installed: installed, bundled: bundled))
    #expect(try folder.bytes(folder.installed) == before)
  }

  @Test(arguments: [(1, 2), (-1, 0), (-2_147_483_648, 2_147_483_647)])
  func `of an earlier version upgrades it`(installed: Int, bundled: Int) throws {
    let folder = try Folder()
    try folder.install(version: installed)
    #expect(try folder.install(version: bundled).plain == .upgraded(from: installed, to: bundled, orphans: 0))
    #expect(folder.atRest == [".quiz.sqlite.lock", "quiz.sqlite"])
  }

  @Test func `of another app is refused`() throws {
    let folder = try Folder()
    try folder.install(version: 1, Folder.plain + "; PRAGMA application_id=7")
    let before = try folder.bytes(folder.installed)
    #expect(throws: ContentError.applicationIDDiffers(installed: 7, bundled: 8)) {
      try folder.install(version: 2, Folder.plain + "; PRAGMA application_id=8")
    }
    #expect(try folder.bytes(folder.installed) == before)
    #expect(try folder.install(version: 2).plain == .upgraded(from: 1, to: 2, orphans: 0))
    #expect(try folder.app { try $0.value("PRAGMA application_id") } == 7)
  }

  @Test(arguments: ["", "x", "This is not a database, it only says so. It is long enough to hold a header of a hundred bytes, is it not?"])
  func `that is no database says damaged and leaves it`(text: String) throws {
    let folder = try Folder()
    try FileManager.default.createDirectory(at: folder.target, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder.installed))
    let outcome = try folder.install(version: 1)
    guard case .damaged = outcome else { throw Unexpected(outcome: outcome) }
    #expect(try folder.bytes(folder.installed) == Data(text.utf8))
    #expect(try folder.installer(folder.source).check() != nil)
  }

  @Test func `leaves the log of a database that another program makes meanwhile`() throws {
    let folder = try Folder()
    let source = try folder.bundle(version: 1)
    let (other, path) = (Locked<Connection?>(nil), folder.installed)
    let files = OddFileSystem(refusal: { operation in
      if operation != "makeFile" || other.withLock({ $0 != nil }) { return nil }
      do {
        let made = try Connection(.file(path), configuration: .recommended)
        try made.execute("CREATE TABLE note (text); INSERT INTO note VALUES ('mine')")
        other.withLock { $0 = made }
      } catch { Issue.record(error) }
      return nil
    })
    let outcome = try folder.installer(source, files: files).install()
    guard case .upgraded = outcome else { throw Unexpected(outcome: outcome) }
    #expect(try other.withLock { try $0?.value("SELECT text FROM note", as: String.self) } == "mine")
    #expect(try Connection(.file(folder.installed)).value("SELECT text FROM note", as: String.self) == "mine")
  }
}

struct Unexpected: Error { let outcome: InstallOutcome }
