import Foundation
import OtherThread
import SQLiteLive
import SQLiteManagerUnlinked
import SQLiteTestKit
import Scratch
import Testing

/// The real library as an engine that takes no settings.
private final class Unsettled: RoutedSqlite3Wrapper, @unchecked Sendable {
  init() { super.init(Sqlite3Wrapper()) }

  override func honors(_ setting: OpeningSetting) -> Bool { false }
}

@Suite struct `The article about another engine` {
  /// The table of calls as they are measured, and what the engine on the other thread says of itself.
  private func tables() throws -> String {
    let smallest = try MeasuredCalls.calls(MeasuredCalls.smallest, on: Unsettled())
    let usual = try MeasuredCalls.calls(MeasuredCalls.usual, on: Unsettled())
    let named = try MeasuredCalls.calls(MeasuredCalls.named, on: Unsettled())
    let all = Set(smallest + usual + named)
    var text = "The smallest data code needs \(smallest.count) functions, the library's reading, writing and transactions \(usual.count), "
    text += "and \(all.count) with parameters that are named.\n\n"
    text += "| function | smallest | reading, writing, transactions |\n| --- | --- | --- |\n"
    for call in Sqlite3Call.allCases where all.contains(call) {
      let marks = [smallest, usual].map { $0.contains(call) ? "yes" : "" }
      text += "| `\(call.rawValue)` | \(marks[0]) | \(marks[1].isEmpty && !smallest.contains(call) ? "named parameters" : marks[1]) |\n"
    }
    return text + "\nThe engine on the other thread, as it prints itself:\n\n" + OtherThread().table(of: all.union(Self.notServed))
  }

  private static let notServed: Set<Sqlite3Call> = [.sqlite3_update_hook, .sqlite3_create_function_v2, .sqlite3_blob_open, .sqlite3_limit]

  @Test func `says what is measured`() throws {
    let article = SourceFile.root.appending(path: "Sources/SQLiteManager/Documentation.docc/AnotherEngine.md")
    let text = try String(contentsOf: article, encoding: .utf8)
    let before = try #require(text.firstRange(of: "<!-- The calls: written by BehaviorTests -->\n"))
    let after = try #require(text.firstRange(of: "<!-- The end of the calls -->\n"))
    let tables = "\n" + (try tables()) + "\n"
    if TestRun.variable("REWRITE_MAP") != nil {
      try (text[..<before.upperBound] + tables + text[after.lowerBound...]).write(to: article, atomically: true, encoding: .utf8)
    } else {
      #expect(text[before.upperBound..<after.lowerBound] == tables, "SQLITEMANAGER_REWRITE_MAP=1 writes it again. It is now:\n\(tables)")
    }
  }
}
