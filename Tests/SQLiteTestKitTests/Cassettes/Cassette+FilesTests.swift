import Expectations
import Foundation
import SQLiteCalls
import SQLiteCore
import SQLiteManager
import SQLiteTestKit
import SQLiteTesting
import Scratch
import Testing

@Suite struct `A cassette beside a test` {
  /// Records the cassette of a name, which fails a test that does so.
  private func record(_ name: String, path: String, mode: String = "all", of sql: SQL = "SELECT 41 + 1") throws -> Int? {
    let found = Locked<[String]>([])
    var recorded: Int?
    try withKnownIssue {
      recorded = try CassetteDeck.$mode.withValue(mode) { try withCassette(name, path: path) { try count(on: $0, of: sql) } }
    } matching: { issue in
      found.withLock { $0.append(issue.comments.map(\.rawValue).joined()) }
      return true
    }
    let file = CassetteFolder.path(name, beside: path)
    #expect(found.withLock { $0 } == ["the run was recorded in \(file): look at it, and run the test again"])
    return recorded
  }

  private func count(on sqlite: any Sqlite3WrapperProtocol, of sql: SQL = "SELECT 41 + 1") throws -> Int? {
    let connection = try Connection(.memory, on: sqlite)
    defer { do { try connection.close() } catch { Issue.record(error) } }
    return try connection.value(sql)
  }

  @Test func `is recorded when it is missing and that is allowed, then played`() async throws {
    let folder = try ScratchFolder()
    let source = folder.path("StarTests.swift")
    let file = folder.path("Cassettes/adds.cassette")
    let missing = try #require(throws: CassetteError.self) { try withCassette("adds", path: source) { try count(on: $0) } }
    #expect("\(missing)".contains("adds.cassette") && "\(missing)".contains("SQLITEMANAGER_CASSETTES=missing"))
    #expect(try record("adds", path: source, mode: "missing") == 42)
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(text.contains("SELECT 41 + 1"))
    #expect(try withCassette("adds", path: source) { try count(on: $0) } == 42)
    let waited = try await withCassette("adds", path: source) { sqlite in
      await Task.yield()
      return try count(on: sqlite)
    }
    #expect(waited == 42)
    CassetteDeck.$mode.withValue("missing") {
      withKnownIssue { _ = try withCassette("adds", path: source) { try? count(on: $0, of: "SELECT 1") } }
    }
    #expect(try String(contentsOfFile: file, encoding: .utf8) == text)
  }

  @Test func `is recorded anew on demand, but not by code that throws`() throws {
    let folder = try ScratchFolder()
    let source = folder.path("StarTests.swift")
    _ = try record("of another run", path: source, of: "SELECT 42")
    let paths = ["of another run", "n"].map { CassetteFolder.path($0, beside: source) }
    try FileManager.default.copyItem(atPath: paths[0], toPath: paths[1])
    #expect(try record("n", path: source, of: "SELECT 7") == 7)
    expectError(.error, "incomplete input") {
      try CassetteDeck.$mode.withValue("all") { try withCassette("n", path: source) { try count(on: $0, of: "SELECT") } }
    }
    #expect(try withCassette("n", path: source) { try count(on: $0, of: "SELECT 7") } == 7)
  }

  @Test func `fails the test where the calls are others, and where some are missing`() throws {
    let folder = try ScratchFolder()
    let source = folder.path("StarTests.swift")
    _ = try record("n", path: source)
    let found = Locked<[String]>([])
    try withKnownIssue {
      try withCassette("n", path: source) { _ in }
      _ = try withCassette("n", path: source) { try? count(on: $0, of: "SELECT 43") }
    } matching: { issue in
      found.withLock { $0.append(issue.comments.map(\.rawValue).joined()) }
      return true
    }
    let texts = found.withLock { $0 }
    #expect(texts.count == 2 && texts[0].contains("the code has ended") && texts[1].contains("SELECT 43"))
  }

  @Test func `that cannot be read or written is named`() throws {
    let folder = try ScratchFolder()
    try Data([0xC3, 0x28]).write(to: folder.url.appending(path: "bad.cassette"))
    #expect(throws: CassetteError.file(folder.path("bad.cassette"), reason: "it is not UTF-8")) {
      try Cassette(contentsOfFile: folder.path("bad.cassette"))
    }
    #expect(throws: CassetteError.self) { try Cassette(contentsOfFile: folder.path("none.cassette")) }
    let cassette = try CassetteRecordingSqlite3Wrapper(Sqlite3Wrapper()).cassette()
    let error = try #require(throws: CassetteError.self) { try cassette.write(toFile: folder.path("bad.cassette/x/y")) }
    #expect("\(error)".contains("bad.cassette/x/y"))
  }
}
