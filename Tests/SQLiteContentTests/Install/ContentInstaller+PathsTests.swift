import Foundation
import SQLiteManager
import SQLiteTestKit
import Testing

@Suite struct `A place that cannot be used` {
  private func installer(_ folder: Folder, at url: URL, name: String = "quiz.sqlite") throws -> ContentInstaller {
    ContentInstaller(source: try folder.bundle(version: 1), folder: url, fileName: name, on: Sqlite3Wrapper())
  }

  private func refuse(_ installer: ContentInstaller, in folder: Folder) throws {
    let before = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path).sorted()
    for job in [
      { _ = try installer.install() }, { _ = try installer.check() }, { _ = try installer.setAside() }, { try installer.removeInstalled() },
    ] {
      let error = #expect(throws: ContentError.self) { try job() }
      guard case .unusablePath = error else { return surprise(error) }
    }
    #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.url.path).sorted() == before)
  }

  @Test(arguments: ["%FF%FE/x", "x/%C3", "a%00b", "%EF%BF%BD/x"])
  func `because it is not UTF-8 is refused, not replaced by another`(path: String) throws {
    let folder = try Folder()
    let base = folder.url.absoluteString.hasSuffix("/") ? folder.url.absoluteString : folder.url.absoluteString + "/"
    let url = try #require(URL(string: base + path))
    try refuse(try installer(folder, at: url), in: folder)
    let source = ContentInstaller(source: url, folder: folder.target, fileName: "quiz.sqlite", on: Sqlite3Wrapper())
    #expect { try source.install() } throws: { "\($0)".contains("cannot be used") }
    let manager = SQLiteManager(.inPlace(.file(try folder.bundle(version: 1)), userDatabase: url))
    #expect { try manager.open() } throws: { "\($0)".contains("cannot be used") }
    #expect(folder.atRest.isEmpty)
    try refuse(try installer(folder, at: folder.target, name: "quiz\u{FFFD}.sqlite"), in: folder)
    try refuse(try installer(folder, at: try #require(URL(string: "https://sqlite.org/x"))), in: folder)
  }

  @Test(arguments: ["\u{301}x", "a/\u{301}/b", "e\u{301}/\u{FE0F}🙂", "100%/a?b#c"]) func `is none for what its characters are`(path: String)
    throws
  {
    let folder = try Folder()
    try LocalFileSystem().makeFolder(folder.url.path + "/made/" + path)
    #expect(FileManager.default.fileExists(atPath: folder.url.path + "/made/" + path))
    let url = URL(fileURLWithPath: folder.url.path + "/installed/" + path, isDirectory: true)
    #expect(try installer(folder, at: url).install() == .installed(version: 1))
    #expect(FileManager.default.fileExists(atPath: folder.url.path + "/installed/" + path + "/quiz.sqlite"))
    let manager = SQLiteManager(
      .inPlace(.file(try folder.bundle(version: 1)), userDatabase: URL(fileURLWithPath: folder.url.path + "/mine/" + path + "/\u{301}")))
    #expect(try manager.open() == .opened)
    try manager.close()
    #expect(FileManager.default.fileExists(atPath: folder.url.path + "/mine/" + path + "/\u{301}"))
  }

  @Test(arguments: [64, 65, 207, 230, 247]) func `is none for a long name whose journal still fits`(count: Int) throws {
    let folder = try Folder()
    let name = String(repeating: "n", count: count)
    let installed = folder.target.path + "/" + name
    let job = try installer(folder, at: folder.target, name: name)
    #expect(try job.install() == .installed(version: 1))
    try folder.bundle(version: 2)
    #expect(try job.install().plain == .upgraded(from: 1, to: 2, orphans: 0))
    let connection = try Connection(.file(installed), access: .readWrite)
    try connection.execute("PRAGMA journal_mode=WAL; CREATE TABLE star (x); INSERT INTO star VALUES (1)")
    for suffix in ["", "-wal"] { try FileManager.default.copyItem(atPath: installed + suffix, toPath: folder.url.path + "/image" + suffix) }
    try connection.close()
    for suffix in ["", "-wal"] {
      try? FileManager.default.removeItem(atPath: installed + suffix)
      try FileManager.default.copyItem(atPath: folder.url.path + "/image" + suffix, toPath: installed + suffix)
    }
    let aside = try #require(try job.setAside())
    #expect(aside.lastPathComponent.hasSuffix(".damaged-1"))
    let found = try Connection(.file(aside.path), access: .readWrite)
    #expect(try found.value("SELECT count(*) FROM star") == 1)
    try found.close()
    #expect(try job.install() == .installed(version: 2))
    #expect(folder.atRest.count == 3)
  }

  @Test func `because its name is too long for its journal is told in advance`() throws {
    let folder = try Folder()
    let longest = try #require(try LocalFileSystem().longestName(in: folder.url.path))
    try refuse(try installer(folder, at: folder.target, name: String(repeating: "n", count: longest - 7)), in: folder)
    try refuse(try installer(folder, at: folder.target.appendingPathComponent("a/b"), name: String(repeating: "é", count: 200)), in: folder)
  }

  @Test func `because its path is too long for SQLite is told in advance`() throws {
    let folder = try Folder()
    // The longest path that can be installed, found by trying; one byte more is refused before anything is made.
    let real = try LocalFileSystem().resolved(folder.url.path)
    let room = 512 - 8 - real.utf8.count - "/target//".utf8.count - "quiz.sqlite".utf8.count
    func deep(_ count: Int) -> URL {
      let parts = stride(from: 0, to: count, by: 100).map { String(repeating: "d", count: min(99, count - $0)) }
      return folder.target.appendingPathComponent(parts.joined(separator: "/"), isDirectory: true)
    }
    try refuse(try installer(folder, at: deep(room + 1)), in: folder)
    try refuse(try installer(folder, at: deep(room - 5)), in: folder)  // the file would fit, the stage it is made from would not
    let fits = deep(room - 60)
    let job = try installer(folder, at: fits)
    #expect(try job.install() == .installed(version: 1))
    let link = folder.url.appendingPathComponent("link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: fits)
    try refuse(try installer(folder, at: link.appendingPathComponent(String(repeating: "e", count: 80))), in: folder)
  }
}
