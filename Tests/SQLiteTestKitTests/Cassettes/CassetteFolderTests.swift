import Foundation
import SQLiteCore
import SQLiteManager
import SQLiteTestKit
import SQLiteTesting
import Scratch
import Testing

@Suite struct `The cassettes in a folder` {
  let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try FileManager.default.createDirectory(at: folder.url.appending(path: "Cassettes"), withIntermediateDirectories: true)
    for name in ["rises", "sets"] { try Data().write(to: folder.url.appending(path: "Cassettes/\(name).cassette")) }
  }

  private func write(_ source: String) throws -> String {
    let path = folder.path("SunTests.swift")
    try Data(source.utf8).write(to: URL(filePath: path))
    return path
  }

  @Test func `that no source names are found, once`() throws {
    let source = try write(#"try withCassette("rises") { sqlite in try Sun(on: sqlite).rise() }; try withCassette( "glows") {}"#)
    #expect(CassetteFolder.unused(beside: source) == ["sets"])
    #expect(CassetteFolder.unused(beside: source) == [])
  }

  @Test(arguments: [#"withCassette("\(time) rises")"#, "withCassette(name)", ##"withCassette(#"sets"#)"##])
  func `are believed where a name is made at run time`(call: String) throws {
    #expect(CassetteFolder.unused(beside: try write(call)) == [])
  }

  @Test func `are believed where the sources are not at hand`() { #expect(CassetteFolder.unused(beside: folder.path("a/b.swift")) == []) }

  @Test func `have one test each`() throws {
    let source = folder.path("SunTests.swift")
    let path = try CassetteFolder.take("rises", beside: source, for: "at dawn")
    #expect(try CassetteFolder.take("rises", beside: source, for: "at dawn") == path)
    let error = try #require(throws: CassetteError.self) { try CassetteFolder.take("rises", beside: source, for: "at noon") }
    #expect("\(error)" == "\(path): the test at dawn already has a cassette of this name. Give one of them another name")
  }

  @Test func `fail the test that looks first where none names them, and one that takes another's`() throws {
    let source = try write(#"try withCassette("rises") {}"#)
    func issue(_ name: String) throws -> String {
      let found = Locked("")
      try withKnownIssue {
        try withCassette(name, path: source) { _ in }
      } matching: { issue in
        found.withLock { $0 += issue.comments.map(\.rawValue).joined() + (issue.error.map { "\($0)" } ?? "") + "\n" }
        return true
      }
      return found.withLock { $0 }
    }
    let first = try issue("rises")
    #expect(first.hasPrefix("no test has the cassette \(CassetteFolder.path("sets", beside: source)): remove it\n"), "\(first)")
    _ = try CassetteFolder.take("shines", beside: source, for: "at noon")
    let second = try issue("shines")
    #expect(second.contains("the test at noon already has a cassette of this name"), "\(second)")
  }

  @Test(.cassettes(redaction: .values), .cassettes(redaction: .replacing("xxxx", with: "zz")), arguments: [1, 2])
  func `have the rule of their suite, and one of their own`(number: Int) throws {
    let source = folder.path("StarTests.swift")
    func name(on sqlite: any Sqlite3WrapperProtocol) throws -> String? {
      try Connection(.memory, on: sqlite).value("SELECT \("Vega")")
    }
    withKnownIssue {
      try CassetteDeck.$mode.withValue("all") {
        _ = try withCassette("\(number)", redaction: .replacing("zz", with: "y"), path: source) { try name(on: $0) }
      }
    }
    let text = try String(contentsOfFile: CassetteFolder.path("\(number)", beside: source), encoding: .utf8)
    #expect(!text.contains("Vega") && text.contains(#", 1, "y", 4"#), "\(text)")
  }
}
