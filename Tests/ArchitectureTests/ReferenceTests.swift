import Foundation
import Scratch
import Testing

/// References that would cost each call something.
@Suite struct `References to a connection` {
  /// An object with one weak reference keeps its counts elsewhere, for ever: each retain and release takes about four times the instructions.
  static var weak: Regex<Substring> { #/\[[^\]]*\bweak connection\b|\bweak var \w+: Connection\b/# }

  /// The file that remembers connections which are no longer lent.
  static let exception = "SQLiteConcurrency/Lines/LineState.swift"

  @Test func `are not weak`() throws {
    let weak = Self.weak
    for file in try SourceFile.all(generated: true) where file.text.holds("weak ") && file.name != Self.exception {
      for line in file.code where line.text.holds("weak ") && line.text.contains(weak) {
        Issue.record("\(file.name):\(line.number): \(line.text)")
      }
    }
    for code in ["{ [weak self, weak connection] in", "{ [weak connection] _ in", "weak var connection: Connection?"] {
      #expect(code.contains(weak), "\(code)")
    }
    for code in ["[weak subscription]", "weak var writer: MockConnection?"] { #expect(!code.contains(weak), "\(code)") }
  }
}
