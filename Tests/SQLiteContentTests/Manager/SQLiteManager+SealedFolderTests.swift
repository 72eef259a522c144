import Foundation
import SQLiteManager
import Testing

@Suite(.enabled(if: getuid() == 0, "needs root, to become a user who may not write"))
struct `A file in WAL mode in a folder where nothing may be written` {
  private let folder: Folder
  private let source: URL

  init() throws {
    folder = try Folder()
    source = try folder.bundle(version: 1)
    _ = try folder.installer(source).install()
    for path in [folder.url.path, folder.target.path] {
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }
  }

  /// The lines of a process that reads the file as another user, by a connection, a database, a manager and an immutable connection.
  private func read() throws -> [String] {
    let once = try InstallOnce(source, folder.target, "read", 65_534)
    let lines = String(decoding: once.output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self).split(separator: "\n")
    return lines.map { String($0) }
  }

  @Test func `is not read, and the error says what helps`() throws {
    #expect(try read() == Array(repeating: "Kdo?,Wo?,Vem?", count: 4), "no WAL mode yet")
    try folder.app { _ = try $0.value("PRAGMA journal_mode = WAL", as: String.self) }
    let lines = try read()
    #expect(lines.count == 4 && lines.last == "Kdo?,Wo?,Vem?")
    for line in lines.dropLast() {
      #expect(line.contains(".immutable") && line.contains("vacuum(into:)") && line.contains("to \(folder.installed). Make"), "\(line)")
    }
  }

  @Test func `is not read where a log is there without its index, and the error says so as well`() throws {
    try folder.app { _ = try $0.value("PRAGMA journal_mode = WAL", as: String.self) }
    try Data().write(to: URL(filePath: folder.installed + "-wal"))
    for line in try read().dropLast() {
      #expect(line.contains("-wal") && line.contains("to \(folder.installed). Make"), "\(line)")
    }
  }
}
