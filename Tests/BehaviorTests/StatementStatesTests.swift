import Foundation
import SQLiteManagerCore
import SQLiteManagerTestSupport
import Testing

@Suite struct `The table of statement states` {
  private static let article = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Sources/SQLiteManager/Documentation.docc/StatesOfAStatement.md")

  @Test func `stands in the article, and so does its diagram`() throws {
    let text = try String(contentsOf: Self.article, encoding: .utf8)
    #expect(text.contains(StatementStates.markdownTable + "\n"), "the table is now:\n\(StatementStates.markdownTable)")
    #expect(text.contains("```mermaid\n\(StatementStates.mermaidDiagram)\n```"), "the diagram is now:\n\(StatementStates.mermaidDiagram)")
  }

  @Test func `says something for each call in each state`() {
    #expect(StatementStates.table.count == StatementState.allCases.count * StatementCall.allCases.count)
    for rule in StatementStates.table {
      #expect(!rule.next.isEmpty)
      #expect(rule.isAllowed == (rule.state != .finalized))
    }
  }
}
