import Foundation
import SQLiteManager
import SQLiteTestKit
import Testing

@Suite struct `A bundle that cannot be used` {
  /// Installs version 1, then a file made of these bytes: it must be refused as damaged before the folder is touched, twice.
  private func refuse(_ bytes: Data, in folder: Folder, _ place: String = "") throws {
    let source = folder.source.appendingPathComponent("bad.sqlite")
    try bytes.write(to: source)
    let before = try? folder.bytes(folder.installed)
    let error = #expect(throws: ContentError.self) { try folder.installer(source).install() }
    guard case .sourceDamaged = error else {
      Issue.record("\(place): \(String(describing: error))")
      return
    }
    #expect((try? folder.bytes(folder.installed)) == before)
  }

  @Test func `because it is missing says where it should be`() throws {
    let folder = try Folder()
    #expect(throws: ContentError.sourceMissing(folder.source.path + "/none.sqlite")) {
      try folder.installer(folder.source.appendingPathComponent("none.sqlite")).install()
    }
    #expect { try ContentSource.resource("none", in: .main).url() } throws: { "\($0)".contains("the bundled database is missing") }
    let remote = try #require(URL(string: "https://sqlite.org/x.sqlite"))
    #expect { try ContentSource.file(remote).url() } throws: { "\($0)".contains("it is not the URL of a file") }
    #expect(try ContentSource.folder(folder.source, name: "quiz.sqlite").url().path == folder.source.path + "/quiz.sqlite")
    #expect(folder.atRest.isEmpty)
    #expect(!FileManager.default.fileExists(atPath: folder.target.path))
  }

  @Test(arguments: [true, false]) func `because it is no database leaves everything as it is`(isInstalled: Bool) throws {
    let folder = try Folder()
    if isInstalled { try folder.install(version: 1) }
    let good = try folder.bytes(try folder.bundle(version: 2).path)
    try refuse(Data(), in: folder, "empty")
    try refuse(Data("x".utf8), in: folder, "one byte")
    try refuse(Data("<html>".utf8) + Data(repeating: 32, count: 9_000), in: folder, "text")
    for size in [15, 99, 100, 511, 512, 4_095, 4_096, good.count / 2, good.count - 1, good.count - 4_096] {
      try refuse(good.prefix(size), in: folder, "truncated to \(size)")
    }
    let nothing = try folder.bundle("nothing.sqlite", version: 2, "CREATE TABLE t (x); DROP TABLE t")
    try refuse(try folder.bytes(nothing.path), in: folder, "no schema")
    #expect(folder.atRest == (isInstalled ? [".quiz.sqlite.lock", "quiz.sqlite"] : []))
  }

  @Test func `because a row in it refers to none`() throws {
    let folder = try Folder()
    let orphan: SQL = """
      PRAGMA foreign_keys=OFF; CREATE TABLE p (id INTEGER PRIMARY KEY); CREATE TABLE c (p REFERENCES p(id)); INSERT INTO c VALUES (3);
      """
    try refuse(try folder.bytes(try folder.bundle(version: 1, orphan).path), in: folder)
    let mismatch: SQL = "CREATE TABLE p (id); CREATE TABLE c (p REFERENCES p(id))"
    try refuse(try folder.bytes(try folder.bundle(version: 1, mismatch).path), in: folder)
    let ofUser: SQL = "PRAGMA foreign_keys=OFF; CREATE TABLE c (p REFERENCES star(id)); INSERT INTO c VALUES (3)"
    #expect(try folder.install(version: 1, ofUser) == .installed(version: 1))
  }

  @Test(arguments: [true, false]) func `because rows break its own constraints leaves nothing new`(isInstalled: Bool) throws {
    let folder = try Folder()
    if isInstalled { try folder.install(version: 1) }
    let broken: SQL = """
      CREATE TABLE t (x CHECK (x > 0)); INSERT INTO t VALUES (77777); PRAGMA ignore_check_constraints=ON; UPDATE t SET x = -77777
      """
    try refuse(try folder.bytes(try folder.bundle(version: 2, broken).path), in: folder)
    #expect(FileManager.default.fileExists(atPath: folder.target.path) == isInstalled)
    #expect(folder.atRest == (isInstalled ? [".quiz.sqlite.lock", "quiz.sqlite"] : []))
  }

  @Test func `because something else has its name, or the name of the installed one`() throws {
    let folder = try Folder()
    #expect(throws: ContentError.inTheWay(path: folder.source.path, kind: .folder)) { try folder.installer(folder.source).install() }
    let pipe = folder.source.path + "/pipe"
    #expect(unsafe mkfifo(pipe, 0o600) == 0)
    #expect(throws: ContentError.inTheWay(path: pipe, kind: .other)) { try folder.installer(URL(fileURLWithPath: pipe)).install() }
    let source = try folder.bundle(version: 1)
    try FileManager.default.createDirectory(at: folder.target, withIntermediateDirectories: true)
    let kinds: [(FileStatus.Kind, (String) throws -> Void)] = [
      (.folder, { try FileManager.default.createDirectory(atPath: $0, withIntermediateDirectories: false) }),
      (.symbolicLink, { try FileManager.default.createSymbolicLink(atPath: $0, withDestinationPath: source.path) }),
      (.symbolicLink, { try FileManager.default.createSymbolicLink(atPath: $0, withDestinationPath: "/nowhere/at/all") }),
      (.other, { _ = unsafe mkfifo($0, 0o600) }),
    ]
    for (kind, make) in kinds {
      try make(folder.installed)
      #expect(throws: ContentError.inTheWay(path: folder.installed, kind: kind)) { try folder.installer(source).install() }
      try FileManager.default.removeItem(atPath: folder.installed)
    }
    #expect(folder.atRest.isEmpty)
    try FileManager.default.removeItem(at: folder.target)
    try Data().write(to: folder.target)
    #expect { try folder.installer(source).install() } throws: {
      "\($0)".contains("target cannot be used: a part of it is a file, not a folder")
    }
  }

  @Test func `because its folder may not be written, or the disk is full`() throws {
    let folder = try Folder()
    let source = try folder.bundle(version: 1)
    let all = FaultInjectingFileSystem()
    _ = try folder.installer(source, files: all).install()
    let makes = try #require(all.operations.firstIndex(of: "makeFolder")) + 1
    try FileManager.default.removeItem(at: folder.target)
    let readOnly = FaultInjectingFileSystem(plan: .once(at: makes), code: EROFS)
    let refused = #expect(throws: ContentError.self) { try folder.installer(source, files: readOnly).install() }
    guard case .notWritable(folder.target.path, _) = refused else { return surprise(refused) }
    let full = FaultInjectingFileSystem(OddFileSystem(free: 100))
    let error = #expect(throws: ContentError.self) { try folder.installer(source, files: full).install() }
    guard case .noSpace(_, needed: 8_192, free: 100) = error else { return surprise(error) }
  }

  @Test(arguments: ["", "a/b", ".", "..", "a\0b"]) func `because the file name is none`(name: String) throws {
    let folder = try Folder()
    let installer = ContentInstaller(
      source: try folder.bundle(version: 1), folder: folder.target, fileName: name, on: Sqlite3Wrapper())
    #expect { try installer.install() } throws: { "\($0)".contains("cannot be used: \"\(name)\" is not the name of a file") }
    #expect(folder.atRest.isEmpty)
  }
}
