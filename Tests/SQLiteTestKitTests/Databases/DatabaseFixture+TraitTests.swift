import Expectations
import Foundation
import SQLiteManager
import SQLiteTestKit
import SQLiteTesting
import Scratch
import Testing

private let stars = DatabaseFixture.sql("CREATE TABLE star (id INTEGER PRIMARY KEY, name); INSERT INTO star VALUES (1, 'Vega')")

@Suite(.database(stars)) struct `A test with a database of its own` {
  let connection: Connection

  init() throws { connection = try Connection(TestDatabase.current.location) }

  @Test(arguments: 2...9) func `has it in each case, and changes that of no other`(id: Int) async throws {
    #expect(try connection.count("star") == 1)
    try connection.insert(["id": id, "name": "Mira"], into: "star")
    let location = try TestDatabase.current.location
    let count = try await Task { try Connection(TestDatabase.current.location).count("star") }.value
    #expect(try count == 2 && location == TestDatabase.current.location)
    #expect(try Connection(location).rows("SELECT id FROM star", as: Int.self) == [1, id])
  }

  @Test(.database(.empty, .file)) func `has the one that the test itself asks for`() throws {
    #expect(try TestDatabase.current.path != nil)
    expectError(.error, "no such table") { try connection.count("star") }
  }

  @Test(arguments: [TestDatabase.Kind.memory, .file], [true, false])
  func `must not be in the middle of a write when the test has ended`(kind: TestDatabase.Kind, isOpen: Bool) async throws {
    let found = Locked<[String]>([])
    let kept = Locked<[Connection]>([])
    try await withKnownIssue(isIntermittent: true) {
      let trait: DatabaseTrait = .database(stars, kind)
      try await trait.provideScope(for: #require(Test.current), testCase: Test.Case.current) {
        let connection = try Connection(TestDatabase.current.location)
        kept.withLock { $0.append(connection) }
        try connection.execute(isOpen ? "BEGIN; DELETE FROM star" : "DELETE FROM star")
      }
    } matching: { issue in
      found.withLock { $0.append(issue.comments.map(\.rawValue).joined()) }
      return true
    }
    #expect(found.withLock { $0.count } == (isOpen ? 1 : 0))
    #expect(found.withLock { $0.allSatisfy { $0.hasPrefix("a transaction that has written is still open on the test's database") } })
  }

  @Test func `has none elsewhere, and is told`() async throws {
    let found = await Task.detached { Result { try TestDatabase.current } }.value
    expectError(.misuse, "no database belongs to this test: give the test or its suite the trait .database(…)") { try found.get() }
  }

  /// This test fails, where the test after it runs it.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["SQLITEMANAGER_FAILS"] != nil, "it fails: another test runs it"))
  func `that fails`() throws {
    try connection.execute("UPDATE star SET name = 'Wega'")
    #expect(try connection.count("star") == 2)
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/proc/self"), "elsewhere the tests are no program"),
    .enabled(if: Sqlite3Wrapper().provides(.sqlite3session_create)))
  func `attaches what it was when it fails, and what was changed`() throws {
    let folder = try ScratchFolder()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = [
      "--testing-library", "swift-testing", "--filter", "that fails", "--attachments-path", folder.url.path(percentEncoded: false),
    ]
    process.environment = ProcessInfo.processInfo.environment.merging(["SQLITEMANAGER_FAILS": "1"]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus != 0)
    let names = try folder.contents
    #expect(names == ["test.sqlite", "changes.txt"])
    let said = try String(contentsOf: folder.url.appending(path: "changes.txt"), encoding: .utf8)
    #expect(said == "~ star (id 1): name 'Vega' → 'Wega'")
    #expect(try Connection(.file(folder.path("test.sqlite"))).value("SELECT name FROM star") == "Wega")
  }
}
