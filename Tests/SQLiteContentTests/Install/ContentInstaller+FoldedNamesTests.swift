import Foundation
import SQLiteManager
import SQLiteTestKit
import Testing

/// The library on a disk that takes all spellings of a name in a folder for one.
private final class FoldingWrapper: RoutedSqlite3Wrapper, @unchecked Sendable {
  private let folder: String

  init(_ folder: String) {
    self.folder = folder
    super.init(Sqlite3Wrapper())
  }

  override func sqlite3_open_v2(
    _ filename: UnsafePointer<CChar>!, _ db: UnsafeMutablePointer<OpaquePointer?>!, _ flags: Int32, _ vfs: UnsafePointer<CChar>!
  ) -> Int32 {
    unsafe super.sqlite3_open_v2(place(String(cString: filename)), db, flags, vfs)
  }

  private func place(_ name: String) -> String {
    guard name.hasPrefix("file:") else { return name.folded(in: folder) }
    let parts = name.dropFirst(5).split(separator: "?", maxSplits: 1).map { $0.removingPercentEncoding ?? String($0) }
    return SQL.fileURI(path: parts[0].folded(in: folder)) + parts.dropFirst().map { "?" + $0 }.joined()
  }
}

/// Two spellings of a name, of which the disk keeps the first.
struct Spellings: CustomTestStringConvertible, Sendable {
  static let all = [
    Spellings(kept: "quiz.sqlite", other: "Quiz.SQLite"), Spellings(kept: "e\u{301}te\u{301}.sqlite", other: "\u{e9}t\u{e9}.sqlite"),
  ]
  let kept: String
  let other: String
  var testDescription: String { other.unicodeScalars.map { $0.escaped(asASCII: true) }.joined() }
}

@Suite struct `Where names that differ in case or in their accents are one` {
  private let folder: Folder
  private let files: OddFileSystem
  private let sqlite: FoldingWrapper

  init() throws {
    folder = try Folder()
    files = OddFileSystem(folding: folder.target.path)
    sqlite = FoldingWrapper(folder.target.path)
  }

  private func installer(_ name: String, version: Int = 1) throws -> ContentInstaller {
    var installer = ContentInstaller(
      source: try folder.bundle(version: version), folder: folder.target, fileName: name, files: files, on: sqlite)
    installer.temporaryFolder = folder.url
    return installer
  }

  @Test(arguments: Spellings.all) func `an app that spells its file otherwise finds the user's rows`(names: Spellings) throws {
    #expect(try installer(names.kept).install() == .installed(version: 1))
    let installed = try Connection(.file(installer(names.kept).installedPath), on: sqlite)
    try installed.execute("CREATE TABLE star (question INTEGER); INSERT INTO star VALUES (5)")
    try installed.close()
    #expect(try installer(names.other, version: 2).install().plain == .upgraded(from: 1, to: 2, orphans: 0))
    let upgraded = try Connection(.file(installer(names.other).installedPath), access: .readWrite, on: sqlite)
    #expect(try upgraded.rows("SELECT question FROM star", as: Int.self) == [5])
    try upgraded.close()
    #expect(folder.atRest == [".\(names.kept).lock", names.kept])
  }

  @Test(arguments: Spellings.all) func `the lock is one under both`(names: Spellings) throws {
    let (one, other) = (try installer(names.kept), try installer(names.other))
    #expect(try one.install() == .installed(version: 1))
    try files.withLock(one.lockPath, like: nil) {
      let error = #expect(throws: FileSystemError.self) { try files.withLock(other.lockPath, like: nil) {} }
      #expect(error?.isLocked == true)
    }
  }

  @Test(arguments: Spellings.all) func `what a killed process left is removed, whatever the folder calls it`(names: Spellings) throws {
    #expect(try installer(names.kept).install() == .installed(version: 1))
    let left = [".\(names.kept).4711-1f.stage", ".\(names.kept).4711-2f.stage-journal", "\(names.kept).damaged-3-wal"]
    let others = [".other.sqlite.4711-1f.stage", "other.sqlite.damaged-3-wal"]
    for name in left + others { try Data("left".utf8).write(to: folder.target.appendingPathComponent(name)) }
    #expect(try installer(names.other).install() == .current(version: 1))
    #expect(Set(folder.atRest) == Set(others + [".\(names.kept).lock", names.kept]))
  }

  @Test(arguments: Spellings.all) func `a database is set aside under a name that is free in all spellings`(names: Spellings) throws {
    for (name, number) in [(names.kept, 1), (names.other, 2)] {
      #expect(try installer(name).install() == .installed(version: 1))
      #expect(try installer(name).setAside()?.path == "\(installer(name).installedPath).damaged-\(number)")
    }
    #expect(folder.atRest.filter { $0.contains(".damaged-") } == [1, 2].map { "\(names.kept).damaged-\($0)" })
  }
}
