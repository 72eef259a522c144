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
      #expect(answer.errors.hasPrefix("error: "), "\(arguments)")
    }
  }

  @Test func `says how the tool ends`() throws {
    let help = try Tool.output("--help")
    for line in ["0    success", "1    an error, or a finding", "64   invalid usage", "141  the reader of the output closed it"] {
      #expect(help.contains("\n    \(line)") || help.contains("\n  \(line)"), "\(line) in \(help)")
    }
    #expect(!help.contains("\n  show "))
  }

  @Test func `says which version it is, as the change log does`() throws {
    let changes = try String(contentsOf: URL(filePath: #filePath).appending(path: "../../../CHANGELOG.md").standardized, encoding: .utf8)
    let titles = changes.split(separator: "\n").filter { $0.hasPrefix("## ") }.map { $0.dropFirst(3) }
    let newest = try #require(titles.first { $0 == "Unreleased" || $0.first?.isNumber == true })
    let version = newest == "Unreleased" ? "not released yet" : String(newest)
    let connection = try Connection(.memory)
    #expect(try Tool.output("--version") == "sqlite-manager, \(version), with SQLite \(connection.libraryVersion)\n")
  }
}
#endif
