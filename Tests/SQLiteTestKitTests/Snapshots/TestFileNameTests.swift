import Foundation
import SQLiteManager
import SQLiteTestKit
import SQLiteTesting
import Scratch
import Testing

/// Tests of one folder, which is a test's own: names are remembered by their paths.
@Suite struct `The name of a file beside a test` {
  private let folder: ScratchFolder
  private let source: String

  init() throws {
    folder = try ScratchFolder()
    source = folder.path("Tests/SkyTests.swift")
  }

  private static let rule = """
    it is not the name of a file in the folder beside the test. Give it 1 to 200 bytes without a slash or control character, and no space or dot at the end
    """

  private static let names = [
    "", "../sky", "sky/stars", "/tmp/sky", "..", ".", "sky.", "sky ", "sky\u{A0}", "sky\0", "a\nb", String(repeating: "s", count: 201),
    String(repeating: "星", count: 67),
  ]

  @Test(arguments: names) func `is refused where it is another file's, and nothing is written`(name: String) throws {
    let snapshot = try #require(throws: SnapshotError.self) {
      try Snapshot.$mode.withValue("all") { try expectSnapshot(.schema, of: Connection(.memory), inFile: name, path: source) }
    }
    let cassette = try #require(throws: CassetteError.self) {
      try CassetteDeck.$mode.withValue("all") { try withCassette(name, path: source) { _ in } }
    }
    #expect("\(snapshot)".hasSuffix(": " + Self.rule) && "\(cassette)" == "\(snapshot)")
    #expect(!"\(snapshot)".utf8.contains { $0 == 0 || $0 == 10 }, "a console ends the message there")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
  }

  @Test func `is shown as Swift writes it`() throws {
    let error = try #require(throws: SnapshotError.self) { try SnapshotFile("a\0", beside: source) }
    #expect("\(error)" == "\"a\\0\": " + Self.rule || "\(error)" == "\"a\\u{0}\": " + Self.rule, "\(error)")
  }

  @Test(arguments: [".sky", "a star is added", "«Štěpán» 1/2".replacing("/", with: ":"), String(repeating: "s", count: 200)])
  func `may be many things else`(name: String) throws {
    #expect(try SnapshotFile(name, beside: source).path == folder.path("Tests/Snapshots/\(name).snapshot"))
    #expect(try CassetteFolder.take(name, beside: source, for: "a") == folder.path("Tests/Cassettes/\(name).cassette"))
  }

  @Test func `is refused where it differs from another only in upper and lower case`() throws {
    for _ in 0..<2 { _ = try SnapshotFile("Sky", beside: source) }
    let snapshot = try #require(throws: SnapshotError.self) { try SnapshotFile("sky", beside: source) }
    let path = folder.path("Tests/Snapshots/Sky.snapshot")
    let end = " is in use, too, and on many systems both are one file. Spell both alike, or give one another name"
    #expect("\(snapshot)" == "\"sky\": \(path)\(end)")
    _ = try CassetteFolder.take("Stern, grün", beside: source, for: "one test")  // composed, and then not
    let cassette = try #require(throws: CassetteError.self) {
      try CassetteFolder.take("stern, gru\u{308}n", beside: source, for: "one test")
    }
    #expect("\(cassette)".hasSuffix(end))
    _ = try SnapshotFile("sky", beside: folder.path("Others/SkyTests.swift"))
  }

  @Test(arguments: ["missing", "all"]) func `has the first text of a run`(mode: String) throws {
    func record(_ number: Int) throws {
      try withKnownIssue(isIntermittent: true) {
        try CassetteDeck.$mode.withValue(mode) {
          try withCassette("sky", path: source) { sqlite in _ = try Connection(.memory, on: sqlite).value("SELECT \(number)", as: Int.self)
          }
        }
      } matching: {
        $0.error == nil
      }
    }
    for _ in 0..<2 { try record(1) }
    let path = try CassetteFolder.take("sky", beside: source, for: "\(#require(Test.current).id)")
    let first = try String(contentsOfFile: path, encoding: .utf8)
    let cassette = try #require(throws: CassetteError.self) { try record(2) }
    let file = try SnapshotFile("sky", beside: source)
    for _ in 0..<2 { try file.write("a") }
    let snapshot = try #require(throws: SnapshotError.self) { try file.write("b") }
    let end = ": another text was recorded there in this run. Give each case, and each call in a loop, a name of its own"
    #expect("\(cassette)" == path + end && "\(snapshot)" == file.path + end)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == first && file.text() == "a")
  }

  @Test func `may be that of a link, whose file is written`() throws {
    let file = try SnapshotFile("sky", beside: source)
    try FileManager.default.createDirectory(atPath: folder.path("Tests/Snapshots"), withIntermediateDirectories: true)
    let target = folder.path("shared.snapshot")
    try Data("old\n".utf8).write(to: URL(fileURLWithPath: target))
    try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: "../../shared.snapshot")
    try file.write("new")
    #expect(try String(contentsOfFile: target, encoding: .utf8) == "new\n" && file.text() == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: file.path) == "../../shared.snapshot")
  }

  @Test func `may be that of a folder, which is said`() throws {
    let file = try SnapshotFile("sky", beside: source)
    try FileManager.default.createDirectory(atPath: file.path, withIntermediateDirectories: true)
    let unwritten = try #require(throws: SnapshotError.self) { try file.write("a") }
    let unread = try #require(throws: SnapshotError.self) { try file.text() }
    #expect("\(unwritten)" == "\(file.path): there is a folder of that name" && "\(unread)" == "\(file.path): it cannot be read")
  }
}
