import Foundation
import SQLiteManagerUnlinked
import SQLiteTestKit
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

extension StatementStates {
  /// The table as Markdown: states down, calls across, each cell the answer and the state after it.
  fileprivate static var markdownTable: String {
    let calls = StatementCall.allCases
    var lines = ["| | " + calls.map { "`\($0.rawValue)`" }.joined(separator: " | ") + " |"]
    lines.append("|---|" + calls.map { _ in "---|" }.joined())
    for state in StatementState.allCases {
      let cells = calls.map { call in
        let rule = rule(of: call, in: state)
        guard rule.isAllowed else { return "never" }
        let stays = rule.next == [state]
        return rule.answer.rawValue + (stays ? "" : " → " + rule.next.map(\.rawValue).joined(separator: ", "))
      }
      lines.append("| **\(state.rawValue)** | " + cells.joined(separator: " | ") + " |")
    }
    return lines.joined(separator: "\n")
  }

  /// The table as a Mermaid state diagram; calls that change nothing are left out.
  fileprivate static var mermaidDiagram: String {
    var lines = ["stateDiagram-v2", "  [*] --> fresh: prepare"]
    for rule in table where rule.isAllowed && rule.next != [rule.state] {
      for next in rule.next {
        let label = rule.answer == .sameError ? "\(rule.call.rawValue) (\(rule.answer.rawValue))" : rule.call.rawValue
        lines.append("  \(rule.state.rawValue) --> \(next.rawValue): \(label)")
      }
    }
    lines.append("  finalized --> [*]")
    return lines.joined(separator: "\n")
  }
}
