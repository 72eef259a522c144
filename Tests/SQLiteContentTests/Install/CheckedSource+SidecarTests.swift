import Foundation
import SQLiteManager
import Testing

@Suite struct `A bundle with something beside it` {
  @Test func `in WAL mode and closed is installed as a rollback-mode database`() throws {
    let folder = try Folder()
    let source = try folder.bundle(version: 1, "PRAGMA journal_mode=WAL;" + Folder.plain)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.source.path) == ["quiz.sqlite"])
    #expect(try folder.installer(source).install() == .installed(version: 1))
    #expect(try folder.app { try $0.value("PRAGMA journal_mode") } == "delete")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.source.path) == ["quiz.sqlite"])
    try folder.bundle(version: 2, "PRAGMA journal_mode=WAL;" + Folder.plain)
    #expect(try folder.installer(source).install().plain == .upgraded(from: 1, to: 2, orphans: 0))
  }

  /// Makes the image of a crash: a copy of the file and of the log beside it while a connection is at work.
  private func crash(_ folder: Folder, mode: String) throws -> URL {
    let live = try folder.bundle("live.sqlite", version: 1, Folder.plain + "; CREATE TABLE big (x);")
    let image = folder.source.appendingPathComponent("image.sqlite")
    let connection = try Connection(.file(live.path))
    if mode == "wal" {
      try connection.execute("PRAGMA journal_mode=WAL; PRAGMA user_version=2; UPDATE question SET title = 'from the log'")
    } else {
      try connection.execute("PRAGMA cache_size=2; PRAGMA cache_spill=1; BEGIN; UPDATE question SET title = 'not committed'")
      for _ in 0..<200 { try connection.execute("INSERT INTO big VALUES (randomblob(3000))") }
    }
    for suffix in ["", "-\(mode)"] {
      try FileManager.default.copyItem(atPath: live.path + suffix, toPath: image.path + suffix)
    }
    if mode != "wal" { try connection.execute("ROLLBACK") }
    try connection.close()
    return image
  }

  @Test func `is read with what its -wal holds`() throws {
    let folder = try Folder()
    let image = try crash(folder, mode: "wal")
    let before = try FileManager.default.contentsOfDirectory(atPath: folder.source.path).sorted()
    #expect(try folder.installer(image).install() == .installed(version: 2))
    #expect(try folder.app { try $0.value("SELECT DISTINCT title FROM question") } == "from the log")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.source.path).sorted() == before)
    #expect(folder.atRest == [".quiz.sqlite.lock", "quiz.sqlite"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted() == ["source", "target"])
  }

  @Test func `is read without what its hot journal takes back`() throws {
    let folder = try Folder()
    let image = try crash(folder, mode: "journal")
    #expect(try folder.bytes(image.path).range(of: Data("not committed".utf8)) != nil)
    #expect(try folder.installer(image).install() == .installed(version: 1))
    #expect(try folder.app { try $0.value("SELECT title FROM question WHERE id = 1") } == "Kdo?")
  }

  @Test func `removes the private copies of killed processes, not those in use`() throws {
    let folder = try Folder()
    let image = try crash(folder, mode: "wal")
    for name in ["sqlitemanager-content-1-a", "sqlitemanager-content-1-a-wal", "sqlitemanager-content-1-a.lock"] {
      try Data().write(to: folder.url.appendingPathComponent(name))
    }
    let used = folder.url.path + "/sqlitemanager-content-2-b.lock"
    try LocalFileSystem().withLock(used, like: nil) { _ = try folder.installer(image).install() }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted() == [
        "source", "sqlitemanager-content-2-b.lock", "target",
      ])
  }
}
