import Expectations
import Foundation
import SQLiteManager
import SQLiteTestKit
import Scratch
import Testing

@Suite struct `A database that a newer app left` {
  private let folder: Folder
  private var bundled: URL { folder.source.appendingPathComponent("old.sqlite") }

  init() throws {
    folder = try Folder()
    try folder.install(version: 3)
    try folder.bundle("old.sqlite", version: 1)
  }

  private func manager(_ policy: SQLiteManager.IdlePolicy = .keepOpen, on wrapper: any Sqlite3WrapperProtocol = Sqlite3Wrapper())
    -> SQLiteManager
  {
    SQLiteManager(.installed(.file(bundled), into: folder.target, fileName: "quiz.sqlite"), idlePolicy: policy, on: wrapper)
  }

  @Test(arguments: [SQLiteManager.IdlePolicy.keepOpen, .closeWhenIdle])
  func `can be read by the caller's choice, and is not changed`(policy: SQLiteManager.IdlePolicy) throws {
    let before = try Data(contentsOf: URL(fileURLWithPath: folder.installed))
    let quiz = manager(policy)
    #expect(try quiz.open() == .newerThanApp(installed: 3, bundled: 1))
    expectError(.misuse, "read it with openReadOnly()") { try quiz.withConnection { _ in } }
    try quiz.openReadOnly()
    try quiz.openReadOnly()
    #expect(try quiz.count("question") == 3)
    #expect(try quiz.value("PRAGMA user_version", as: Int.self) == 3)
    for _ in 1...2 {
      let error = #expect(throws: SQLiteError.self) { try quiz.insert(["title": "x"], into: "question") }
      #expect(error?.code == .readonly)
    }
    #expect(try quiz.open() == .opened, "it is open already, for reading")
    let error = #expect(throws: SQLiteError.self) { try quiz.delete(from: "question", where: .all) }
    #expect(error?.code == .readonly)
    try quiz.close()
    #expect(try quiz.open() == .newerThanApp(installed: 3, bundled: 1))
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder.installed)) == before)
  }

  @Test func `is not made by reading it`() throws {
    let quiz = SQLiteManager(.database(.file(folder.url.path + "/none.sqlite")))
    let error = #expect(throws: SQLiteError.self) { try quiz.openReadOnly() }
    #expect(error?.code.primary == .cantopen)
    expectError(.misuse, "the database is not open: openReadOnly() failed") { try quiz.count("t") }
    #expect(!FileManager.default.fileExists(atPath: folder.url.path + "/none.sqlite"))
    let inPlace = SQLiteManager(.inPlace(.file(bundled), userDatabase: folder.url.appendingPathComponent("user/mine.sqlite")))
    expectError(.cantopen, "unable to open database file") { try inPlace.openReadOnly() }
    #expect(!FileManager.default.fileExists(atPath: folder.url.path + "/user"))
    try inPlace.open()
    try inPlace.createTable("star", "question INTEGER PRIMARY KEY")
    try inPlace.close()
    try inPlace.openReadOnly()
    #expect(try inPlace.value("SELECT count(*) FROM content.question", as: Int.self) == 3)
    expectError(.readonly, "attempt to write a readonly database") { try inPlace.insert(["question": 1], into: "star") }
  }

  @Test func `whatever call fails, is closed or can be read`() throws {
    let report = try FaultSweep(over: { Sqlite3Wrapper() }) { sqlite in
      let quiz = manager(on: sqlite)
      try quiz.openReadOnly()
      #expect(try quiz.count("question") == 3)
      try quiz.close()
    }.report()
    #expect(report.isClean && report.rows.count > 10, "\(report.problems)")
  }
}

@Suite struct `A database that is in no backup` {
  @Test func `is a file`() throws {
    let folder = try Folder()
    let memory = SQLiteManager(.database(.memory))
    expectError(.misuse, "a database without a file is in no backup") { try memory.excludeFromBackup() }
    let quiz = SQLiteManager(.database(.file(folder.url.path + "/a.sqlite")))
    expectError(.misuse, "call open() first") { try quiz.excludeFromBackup() }
    try quiz.open()
    try quiz.excludeFromBackup()
    #if canImport(Darwin)
    #expect(try quiz.url?.resourceValues(forKeys: [.isExcludedFromBackupKey]).isExcludedFromBackup == true)
    #endif
    #expect(try quiz.tables().isEmpty)
  }
}
