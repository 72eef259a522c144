import Foundation
import SQLiteContent
import SQLiteManager
import SQLiteTestKit
import Testing

@Suite struct `The temporary folder` {
  /// A bundle with a -wal beside it, so that it is copied there.
  private func bundle(_ folder: Folder) throws -> URL {
    let live = try folder.bundle("live.sqlite", version: 1)
    let image = folder.source.appendingPathComponent("image.sqlite")
    let connection = try Connection(.file(live.path))
    try connection.execute("PRAGMA journal_mode=WAL; UPDATE question SET title = 'from the log'")
    for suffix in ["", "-wal"] { try FileManager.default.copyItem(atPath: live.path + suffix, toPath: image.path + suffix) }
    try connection.close()
    return image
  }

  @Test func `keeps what only begins like ours`() throws {
    let folder = try Folder()
    let image = try bundle(folder)
    let foreign = [
      "notes", "notes.lock", "1-xyz", "1-xyz.lock", "1-a-b", "1-a-b.lock", "x1-a.lock", "-1-a.lock", "1-a .lock", "99999999999-a.lock",
      "1-a.locked",
    ]
    let own = ["7-ab", "7-ab-wal", "7-ab.lock"]
    for name in foreign + own { try Data("x".utf8).write(to: folder.url.appendingPathComponent("sqlitemanager-content-" + name)) }
    let path = folder.url.path + "/sqlitemanager-content-"
    #expect(unsafe mkfifo(path + "8-ab.lock", 0o600) == 0)
    try FileManager.default.createSymbolicLink(atPath: path + "9-ab.lock", withDestinationPath: path + "notes")
    try FileManager.default.createDirectory(atPath: path + "10-ab.lock", withIntermediateDirectories: false)
    #expect(try folder.installer(image).install() == .installed(version: 1))
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).filter { $0.hasPrefix("sqlitemanager") }
    #expect(left.sorted() == (foreign + ["8-ab.lock", "9-ab.lock", "10-ab.lock"]).map { "sqlitemanager-content-" + $0 }.sorted())
  }

  @Test func `is rid of copies that lost their lock file`() throws {
    let folder = try Folder()
    let image = try bundle(folder)
    for name in ["7-ab", "7-ab-journal", "8-cd-wal", "9-ef-shm"] {
      try Data("x".utf8).write(to: folder.url.appendingPathComponent("sqlitemanager-content-" + name))
    }
    #expect(try folder.installer(image).install() == .installed(version: 1))
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).filter { $0.hasPrefix("sqlitemanager") }
    #expect(left.isEmpty, "\(left)")
  }

  @Test(.enabled(if: getuid() == 0, "needs root, to give a file to another user")) func `keeps what is another user's`() throws {
    let folder = try Folder()
    let image = try bundle(folder)
    let path = folder.url.path + "/sqlitemanager-content-1-a.lock"
    try Data().write(to: URL(fileURLWithPath: path))
    try FileManager.default.setAttributes([.ownerAccountID: 65_534], ofItemAtPath: path)
    #expect(try folder.installer(image).install() == .installed(version: 1))
    #expect(FileManager.default.fileExists(atPath: path))
  }
}

@Suite(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/fdinfo"), "needs /proc/self/fdinfo, to see locks"))
struct `A bundle that this process has open` {
  /// The POSIX locks that this process has on a file, as the kernel lists them for each of its descriptors. The list of all locks, /proc/locks, is read
  /// in pieces: while others come and go one may be in it twice or not at all.
  private func locks(on path: String) throws -> [String] {
    let path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let descriptors = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
    let own = descriptors.filter { (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")) == path }
    return try own.flatMap { descriptor in
      let facts = try String(decoding: LocalFileSystem().bytes(of: "/proc/self/fdinfo/\(descriptor)"), as: UTF8.self)
      return facts.split(separator: "\n").filter { $0.hasPrefix("lock:") && $0.contains("POSIX") }.map { line in
        line.split(separator: " ").dropFirst(2).joined(separator: " ")  // after the number it has in the list
      }
    }.sorted()
  }

  @Test(arguments: [false, true]) func `keeps its locks when it is installed`(hasLog: Bool) throws {
    let folder = try Folder()
    let source = try folder.bundle(version: 1, "PRAGMA journal_mode=\(identifier: hasLog ? "WAL" : "DELETE");" + Folder.plain)
    let connection = try Connection(.file(source.path))
    if hasLog { try connection.execute("UPDATE question SET title = 'from the log'") }
    try connection.execute("BEGIN; SELECT * FROM question")
    let cursor = try connection.cursor("SELECT * FROM question")
    _ = try cursor.next()
    let before = try locks(on: source.path)
    #expect(!before.isEmpty)
    #expect(try folder.installer(source).install() == .installed(version: 1))
    #expect(try locks(on: source.path) == before)
    try cursor.close()
    try connection.execute("COMMIT")
    try connection.close()
    #expect(try folder.app { try $0.value("SELECT count(*) FROM question") } == 3)
  }

  @Test func `that SQLite cannot read from the disk is told with its path`() throws {
    let folder = try Folder()
    let path = folder.source.path + "/none.sqlite"
    let error = #expect(throws: SQLiteError.self) { try DatabaseBytes.read(path, on: Sqlite3Wrapper()) { _ in } }
    #expect(error?.code.primary == .cantopen)
    #expect(error?.message.contains(path) == true)
    let source = try folder.bundle(version: 1)
    var bytes = Data()
    try DatabaseBytes.read(source.path, on: Sqlite3Wrapper()) { bytes += $0 }
    #expect(try bytes == folder.bytes(source.path))
  }

  @Test(arguments: [false, true]) func `that cannot be copied is named`(hasLog: Bool) throws {
    let folder = try Folder()
    let source = try folder.bundle(version: 1)
    if hasLog { try Data(repeating: 0, count: 32).write(to: URL(fileURLWithPath: source.path + "-wal")) }
    let installer = folder.installer(source, on: Systemless())
    let error = #expect(throws: ContentError.self) { try installer.install() }
    guard case .sqlite(let reason) = error else { return surprise(error) }
    #expect(reason.message.contains(source.path) && !reason.message.contains(folder.installed))
    #expect(folder.atRest.isEmpty)
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(left == ["source"])
  }
}

/// A library that names no file system to read bytes with.
private final class Systemless: RoutedSqlite3Wrapper, @unchecked Sendable {
  init() { super.init(Sqlite3Wrapper()) }

  override func sqlite3_vfs_find(_ name: UnsafePointer<CChar>!) -> UnsafeMutablePointer<sqlite3_vfs>! { nil }
}
