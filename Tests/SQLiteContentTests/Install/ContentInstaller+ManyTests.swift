import Foundation
import SQLiteManager
import Scratch
import Testing

@Suite struct `Many who install at once` {
  @Test func `in threads all succeed, one of them installs and one upgrades`() async throws {
    for _ in 0..<TestRun.rounds(5, few: 2) {
      let folder = try Folder()
      for version in 1...2 {
        let source = try folder.bundle(version: version)
        let target = folder.target
        let outcomes = try await withThrowingTaskGroup(of: InstallOutcome.self) { group in
          for _ in 0..<8 {
            group.addTask {
              try await onThread {
                try ContentInstaller(source: source, folder: target, fileName: "quiz.sqlite", on: Sqlite3Wrapper()).install()
              }
            }
          }
          return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(outcomes.filter { $0 == .current(version: version) }.count == 7, "\(outcomes)")
        #expect(folder.atRest == [".quiz.sqlite.lock", "quiz.sqlite"])
      }
    }
  }

  @Test func `in processes all succeed`() async throws {
    let folder = try Folder()
    for version in 1...2 {
      let source = try folder.bundle(version: version)
      let processes = try (0..<8).map { _ in try InstallOnce(source, folder.target) }
      let outcomes = processes.map { $0.result() }
      #expect(outcomes.allSatisfy { $0.status == 0 }, "\(outcomes)")
      #expect(outcomes.filter { $0.outcome.hasPrefix("current") }.count == 7, "\(outcomes)")
      #expect(folder.atRest == [".quiz.sqlite.lock", "quiz.sqlite"])
    }
  }

  @Test(arguments: [false, true], ["call", "file"])
  func `and are killed leave the database as before or as after`(isUpgrade: Bool, kind: String) throws {
    let folder = try Folder()
    var before: Data?
    if isUpgrade {
      try folder.install(version: 1)
      try folder.app { try $0.execute("CREATE TABLE star (q REFERENCES question(id) ON DELETE CASCADE); INSERT INTO star VALUES (1), (2)") }
      before = try folder.bytes(folder.installed)
    }
    let source = try folder.bundle(version: 2)
    let clean = try InstallOnce(source, folder.target).result()
    let count = kind == "call" ? clean.calls : clean.operations
    #expect(count > 8)
    for place in TestRun.sample(of: count, few: 6) {
      try? FileManager.default.removeItem(at: folder.target)
      if let before {
        try FileManager.default.createDirectory(at: folder.target, withIntermediateDirectories: true)
        try before.write(to: URL(fileURLWithPath: folder.installed))
      }
      #expect(try InstallOnce(source, folder.target, kind, place).result().status != 0)
      if FileManager.default.fileExists(atPath: folder.installed) {
        try folder.app { database throws in
          #expect(try [1, 2].contains(database.value("PRAGMA user_version")))
          #expect(try database.value("PRAGMA integrity_check") == "ok")
          #expect(try database.value("SELECT count(*) FROM question") == 3)
        }
      }
      let next = try folder.installer(source).install()
      #expect(
        [.installed(version: 2), .current(version: 2), .upgraded(from: 1, to: 2, orphans: 0)].contains(next.plain),
        "\(kind) \(place): \(next)")
      if isUpgrade { #expect(try folder.app { try $0.value("SELECT count(*) FROM star") } == 2, "\(kind) \(place)") }
      #expect(folder.atRest == [".quiz.sqlite.lock", "quiz.sqlite"], "\(kind) \(place)")
    }
  }

  @Test func `find it busy when a reader does not end, and change nothing`() throws {
    let folder = try Folder()
    try folder.install(version: 1)
    let source = try folder.bundle(version: 2)
    let before = try folder.bytes(folder.installed)
    try folder.app { database throws in
      let cursor = try database.cursor("SELECT * FROM question")
      _ = try cursor.next()
      let error = #expect(throws: ContentError.self) { try folder.installer(source, milliseconds: 10).install() }
      guard case .busy = error else { return surprise(error) }
      #expect(try cursor.next()?["id"] == 2)
      try cursor.close()
    }
    #expect(try folder.bytes(folder.installed) == before)
    #expect(try folder.installer(source).install().plain == .upgraded(from: 1, to: 2, orphans: 0))
  }

  @Test func `find it busy when somebody writes`() throws {
    let folder = try Folder()
    try folder.install(version: 1)
    let source = try folder.bundle(version: 2)
    try folder.app { database in
      try database.transaction(.immediate) {
        let error = #expect(throws: ContentError.self) { try folder.installer(source, milliseconds: 10).install() }
        guard case .busy = error else { return surprise(error) }
      }
    }
    #expect(try folder.installer(source).install().plain == .upgraded(from: 1, to: 2, orphans: 0))
  }
}

/// Runs a closure on a thread of its own: a lock may be waited for there.
private func onThread<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
  try await withCheckedThrowingContinuation { continuation in
    Thread { continuation.resume(with: Result { try body() }) }.start()
  }
}
