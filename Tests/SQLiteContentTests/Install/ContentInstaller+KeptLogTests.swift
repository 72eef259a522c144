import Expectations
import Foundation
import SQLiteManager
import SQLiteTestKit
import SQLiteStorage
import Testing

/// The library as Apple builds it: the log of a database stays when its last connection is closed, and is cut to a size.
private final class KeepingWrapper: RoutedSqlite3Wrapper, @unchecked Sendable {
  private let limit: String?

  /// - Parameter limit: How many bytes of the log stay at most, which is none where there is a limit; nil for all. It is 32,768 on Apple's systems.
  init(limit: Int?) {
    self.limit = limit.map { "PRAGMA journal_size_limit=\($0)" }
    super.init(Sqlite3Wrapper())
  }

  override func sqlite3_open_v2(
    _ filename: UnsafePointer<CChar>!, _ db: UnsafeMutablePointer<OpaquePointer?>!, _ flags: Int32, _ vfs: UnsafePointer<CChar>!
  ) -> Int32 {
    let code = unsafe super.sqlite3_open_v2(filename, db, flags, vfs)
    guard code == 0 else { return code }
    var isKept: Int32 = 1
    _ = unsafe inner.sqlite3_file_control(db.pointee, "main", FileControl.persistWal.rawValue, &isKept)  // none in memory
    return limit.map { unsafe inner.sqlite3_exec(db.pointee, $0, nil, nil, nil) } ?? 0
  }
}

@Suite struct `A library that keeps the log of a database that is closed` {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func manager(_ sqlite: KeepingWrapper) -> SQLiteManager {
    SQLiteManager(
      .installed(.file(folder.source.appendingPathComponent("quiz.sqlite")), into: folder.target, fileName: "quiz.sqlite"),
      userSchema: [Migrator.Step(1, "CREATE TABLE star (question INTEGER)")], configuration: .recommended, on: sqlite)
  }

  private func size(_ name: String) throws -> Int64? {
    try LocalFileSystem().facts(of: folder.target.path + "/" + name, followsLink: false)?.size
  }

  @Test(arguments: [32_768, nil]) func `has its database installed, upgraded, set aside and removed as ever`(limit: Int?) throws {
    let sqlite = KeepingWrapper(limit: limit)
    let quiz = manager(sqlite)
    try folder.bundle(version: 1, "PRAGMA journal_mode=WAL; \(Folder.plain)")
    #expect(try quiz.open() == .installed(version: 1))
    try quiz.insert(["question": 5], into: "star")
    try quiz.close()
    let beside = ["", "-shm", "-wal"].map { "quiz.sqlite" + $0 }
    #expect(folder.atRest == [".quiz.sqlite.lock"] + beside)
    #expect(try (size("quiz.sqlite-wal") == 0) == (limit != nil))

    try folder.bundle(version: 2, "\(Folder.plain); DELETE FROM question WHERE id = 1")
    #expect(try quiz.open().plain == .upgraded(from: 1, to: 2, orphans: 0))
    #expect(try quiz.count("question") == 2 && quiz.rows("SELECT question FROM star", as: Int.self) == [5])
    try quiz.close()
    #expect(try quiz.check() == nil)
    #expect(try quiz.open() == .current(version: 2))
    let aside = try #require(try quiz.setAside())
    #expect(try size("quiz.sqlite.damaged-1-wal") != nil && folder.atRest.contains("quiz.sqlite") == false)
    let kept = try Connection(.file(aside.path), access: .readWrite, on: sqlite)
    #expect(try kept.rows("SELECT question FROM star", as: Int.self) == [5])
    try kept.close()

    #expect(try quiz.open() == .installed(version: 2))
    #expect(try quiz.count("star") == 0)
    try quiz.removeInstalled()
    #expect(folder.atRest.filter { beside.contains($0) }.isEmpty)
  }

  @Test func `lets a copy be made again whose file alone was removed`() throws {
    let quiz = manager(KeepingWrapper(limit: 32_768))
    try folder.bundle(version: 1)
    try quiz.open()
    let copy = folder.url.path + "/copy.sqlite"
    for stars in 1...3 {
      try quiz.insert(["question": stars], into: "star")
      try quiz.withConnection { _ = try $0.backup(toNewFile: copy) }
      let connection = try Connection(.file(copy), configuration: .recommended, on: KeepingWrapper(limit: 32_768))
      #expect(try connection.count("star") == stars)
      try connection.insert(["question": 0], into: "star")
      try connection.close()
      #expect(FileManager.default.fileExists(atPath: copy + "-wal"))
      try FileManager.default.removeItem(atPath: copy)
    }
  }

  @Test(arguments: [32_768, nil]) func `has content read in place unless its log holds some of it`(limit: Int?) throws {
    let source = try folder.bundle(version: 1)
    let maker = try Connection(.file(source.path), on: KeepingWrapper(limit: limit))
    try maker.execute("PRAGMA journal_mode=WAL; INSERT INTO question VALUES (6, 'Where?')")
    try maker.close()
    #expect(FileManager.default.fileExists(atPath: source.path + "-wal"))
    let quiz = SQLiteManager(.inPlace(.file(source), userDatabase: folder.target.appendingPathComponent("mine.sqlite")))
    if limit == nil {
      let error = #expect(throws: ContentError.self) { try quiz.open() }
      guard case .sourceDamaged = error else { return surprise(error) }
    } else {
      try quiz.open()
      #expect(try quiz.count("question", in: "content") == 4)
    }
  }
}
