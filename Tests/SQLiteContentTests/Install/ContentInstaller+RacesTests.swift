import Expectations
import Foundation
import SQLiteManager
import SQLiteTesting
import Scratch
import Testing

/// A folder whose files are put back before each run of a race.
struct RacingFolder: Sendable {
  /// The journals of an installed database; every day one of them.
  static let journals = TestRun.isLong ? ["delete", "wal"] as [SQL] : ["wal"]

  let target: URL
  private let scratch: ScratchFolder
  private let installed: Data?
  private let bundle: (url: URL, bytes: Data)

  /// - Parameters:
  ///   - isInstalled: Whether version 1 is installed, with two rows of the user; the bundle has version 2.
  ///   - journal: The journal of the installed database.
  init(isInstalled: Bool, journal: SQL = "delete") throws {
    scratch = try ScratchFolder()
    let folder = try Folder()
    target = scratch.url.appending(path: "target")
    if isInstalled {
      try folder.install(version: 1)
      try folder.app { connection in
        try connection.execute("PRAGMA journal_mode = " + journal)
        try connection.execute("CREATE TABLE star (question REFERENCES question(id)); INSERT INTO star VALUES (1), (2)")
      }
    }
    installed = isInstalled ? try folder.bytes(folder.installed) : nil
    let source = try folder.bundle(version: 2, Folder.plain + "; INSERT INTO question VALUES (9, 'Kim?')")
    bundle = (scratch.url.appending(path: "bundle.sqlite"), try folder.bytes(source.path))
  }

  /// Puts all files back, and opens the installed database once, so that the sweep knows it.
  func reset(_ sqlite: any Sqlite3WrapperProtocol) throws {
    try? FileManager.default.removeItem(at: target)
    try bundle.bytes.write(to: bundle.url)
    guard let installed else { return }
    try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
    try installed.write(to: URL(fileURLWithPath: path))
    let connection = try connection(sqlite)
    _ = try connection.count("question")
    try connection.close()
  }

  private var path: String { target.appending(path: "quiz.sqlite").path(percentEncoded: false) }

  /// Opens the installed database without an installer.
  func connection(_ sqlite: any Sqlite3WrapperProtocol) throws -> Connection {
    try Connection(.file(path), access: .readWrite, configuration: .text, on: sqlite)
  }

  var source: ContentSource { .file(bundle.url) }
  var download: URL { bundle.url }

  func installer(_ sqlite: any Sqlite3WrapperProtocol) -> ContentInstaller {
    var installer = ContentInstaller(source: bundle.url, folder: target, fileName: "quiz.sqlite", on: sqlite)
    installer.temporaryFolder = scratch.url
    installer.lockTimeout = .zero
    return installer
  }

  func manager(_ sqlite: any Sqlite3WrapperProtocol) -> SQLiteManager {
    SQLiteManager(.installed(source, into: target, fileName: "quiz.sqlite"), lockTimeout: .zero, on: sqlite)
  }

  /// Races two operations, before each run of which all files are put back.
  func race<One, Other>(
    _ one: @escaping @Sendable (any Sqlite3WrapperProtocol) throws -> One,
    against other: @escaping @Sendable (any Sqlite3WrapperProtocol) throws -> Other
  ) throws {
    try RaceSweep(runs: TestRun.rounds(.max, few: 8), seed: TestRun.seed, setUp: { try reset($0) }, one, against: other).run()
  }

  /// Installs or upgrades, as an operation of a race.
  @Sendable func install(_ sqlite: any Sqlite3WrapperProtocol) throws -> PlainOutcome {
    try waiting(on: sqlite) { try installer(sqlite).install().plain }
  }

  /// Performs work that may wait for the lock file. If it would wait, SQLite refuses a lock as well, which the sweep sees.
  func waiting<Result>(on sqlite: any Sqlite3WrapperProtocol, _ work: () throws -> Result) throws -> Result {
    do { return try work() } catch let error as ContentError {
      if case .busy = error {
        let connections = try (0...1).map { _ in try Connection(.file(scratch.path("lock.sqlite")), on: sqlite) }
        try connections[0].transaction(.immediate) { try? connections[1].execute("BEGIN IMMEDIATE") }
        for connection in connections { try connection.close() }
      }
      throw error
    }
  }
}

@Suite struct `Two starts of an app at once` {
  private func installTwice(_ folder: RacingFolder) throws { try folder.race(folder.install, against: folder.install) }

  @Test func `install a database once`() throws {
    try installTwice(RacingFolder(isInstalled: false))
  }

  @Test(arguments: RacingFolder.journals) func `upgrade a database once`(journal: SQL) throws {
    try installTwice(RacingFolder(isInstalled: true, journal: journal))
  }

  @Test(arguments: RacingFolder.journals) func `upgrade a database in which the user writes`(journal: SQL) throws {
    let folder = try RacingFolder(isInstalled: true, journal: journal)
    try folder.race(folder.install) { sqlite in
      let connection = try folder.connection(sqlite)
      try connection.execute("INSERT INTO star VALUES (5)")
      try connection.close()
    }
  }
}
