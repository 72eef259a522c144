#if os(Linux)
import Foundation
import Glibc
import SQLiteManager
import Testing

/// A file system of so many kilobytes, mounted for as long as this lives.
private final class SmallDisk {
  let url: URL

  /// - Returns: nil when this process may not mount.
  init?(in folder: Folder, kilobytes: Int) throws {
    url = folder.url.appendingPathComponent("disk")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    let options = "size=\(kilobytes)k"
    let result = unsafe options.withCString { unsafe mount("none", url.path, "tmpfs", 0, $0) }
    if result != 0 {
      print("not run: a small disk cannot be mounted here (\(unsafe String(cString: strerror(errno))))")
      return nil
    }
  }

  deinit { _ = unsafe umount2(url.path, Int32(MNT_DETACH)) }
}

@Suite struct `A disk that is full` {
  @Test func `is named by a first install, not the bundle`() throws {
    let folder = try Folder()
    let source = try folder.bundle(version: 1, Folder.plain + "; CREATE TABLE big (x); INSERT INTO big VALUES (zeroblob(60000))")
    let size = try folder.bytes(source.path).count / 1_024
    var refused = 0
    for kilobytes in stride(from: size - 8, through: size + 40, by: 4) {
      guard let disk = try SmallDisk(in: folder, kilobytes: kilobytes) else { return }
      let installer = ContentInstaller(source: source, folder: disk.url, fileName: "quiz.sqlite", on: Sqlite3Wrapper())
      do {
        #expect(try installer.install() == .installed(version: 1))
      } catch let error as ContentError {
        refused += 1
        guard case .noSpace(let path, _, _) = error else { return surprise(error) }
        #expect(path.hasPrefix(disk.url.path), "\(kilobytes) KB: \(error)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: disk.url.path).filter { $0 != ".quiz.sqlite.lock" }.isEmpty)
      }
    }
    #expect(refused > 2)
  }

  @Test func `keeps the user's rows in an upgrade, and is named`() throws {
    let folder = try Folder()
    let first = try folder.bundle(version: 1, Folder.plain + "; CREATE TABLE big (x); INSERT INTO big VALUES (zeroblob(60000))")
    var refused = 0
    for kilobytes in stride(from: 120, through: 280, by: 16) {
      guard let disk = try SmallDisk(in: folder, kilobytes: kilobytes) else { return }
      try folder.bundle(version: 1, Folder.plain + "; CREATE TABLE big (x); INSERT INTO big VALUES (zeroblob(60000))")
      let installer = ContentInstaller(source: first, folder: disk.url, fileName: "quiz.sqlite", on: Sqlite3Wrapper())
      #expect(try installer.install() == .installed(version: 1))
      let app = try Connection(.file(installer.installedPath), access: .readWrite)
      try app.execute("CREATE TABLE star (x); INSERT INTO star VALUES (1), (2)")
      try app.close()
      let more: SQL = "; CREATE TABLE big (x); INSERT INTO big VALUES (randomblob(60000)), (randomblob(40000))"
      try folder.bundle(version: 2, Folder.plain + more)
      do {
        #expect(try installer.install().plain == .upgraded(from: 1, to: 2, orphans: 0))
      } catch let error as ContentError {
        refused += 1
        guard case .noSpace(installer.installedPath, _, _) = error else { return surprise(error) }
      }
      let after = try Connection(.file(installer.installedPath), access: .readWrite)
      #expect(try after.value("SELECT count(*) FROM star") == 2)
      #expect(try after.value("PRAGMA integrity_check") == "ok")
      try after.close()
    }
    #expect(refused > 1)
  }
}
#endif
