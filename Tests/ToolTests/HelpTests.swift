#if Tool
import Foundation
import SQLiteManager
import Testing

@Suite struct `The tool's help` {
  @Test(arguments: [["--help"], ["help", "search"], ["search", "--help"], ["read", "-h"]]) func `is not an error`(arguments: [String])
    throws
  {
    let answer = try Tool.run(arguments)
    #expect(answer.status == 0)
    #expect(answer.output.contains("USAGE: sqlite-manager"))
    #expect(answer.errors.isEmpty)
  }

  @Test func `comes with wrong usage, and its status`() throws {
    for arguments in [["serch"], ["read"], ["read", "x", "y", "--limit", "-1"], ["read", "x", "y", "--descending"]] {
      let answer = try Tool.run(arguments)
      #expect(answer.status == 64, "\(arguments)")
      #expect(answer.errors.contains("Usage: sqlite-manager"), "\(arguments)")
    }
  }

  @Test func `says which version it is, as the change log does`() throws {
    let changes = try String(contentsOf: URL(filePath: #filePath).appending(path: "../../../CHANGELOG.md").standardized, encoding: .utf8)
    let newest = try #require(changes.split(separator: "\n").first { $0.hasPrefix("## ") }).dropFirst(3)
    let version = newest == "Unreleased" ? "not released yet" : String(newest)
    let connection = try Connection(.memory)
    #expect(try Tool.output("--version") == "sqlite-manager, \(version), with SQLite \(connection.libraryVersion)\n")
  }
}
#endif
