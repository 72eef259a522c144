import Foundation
import SQLiteEngine
import SQLiteManager
import SQLiteTesting
import Testing

@testable import DqliteEngine

@Suite struct `The README` {
  private static let readme = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../../README.md").standardized

  /// The table between two marks in the README.
  private func table(_ name: String) throws -> String {
    let text = try String(contentsOf: Self.readme, encoding: .utf8)
    let parts = text.components(separatedBy: "<!-- \(name) -->\n")
    try #require(parts.count == 3, "the README has no table of \(name)")
    return parts[1]
  }

  @Test func `has the table of the functions that are served`() throws {
    let unknown: Set<Sqlite3Call> = [.sqlite3_libversion, .sqlite3_libversion_number]  // before a connection is open
    let base = RefusingSqlite3Wrapper.answeredByBase.subtracting(unknown)
    let told = ServedCalls.all.union(ServedCalls.reasons.keys).union(base).union(RefusingSqlite3Wrapper.derived.keys)
    let expected = DqliteSqlite3Wrapper(DqliteCluster(addresses: [])).table(of: told)
    #expect(try table("served") == expected, "It is now:\n\(expected)")
  }

  @Test func `has the table of what is different`() throws {
    let rows = Deviations.all.map { "| \($0.reason) | \($0.facts.joined(separator: "; ")) |\n" }
    let expected = "| why | what is not as in SQLite |\n| --- | --- |\n" + rows.joined()
    #expect(try table("different") == expected, "It is now:\n\(expected)")
  }
}
