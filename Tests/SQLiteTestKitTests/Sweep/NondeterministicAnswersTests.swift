import Foundation
import Testing

@testable import SQLiteTestKit

@Suite struct `Answers that differ from run to run` {
  private struct Card: Equatable {
    var id = UUID().uuidString
    var size = 7
  }

  @Test func `are compared by the parts that do not, and by whether the others hold something`() {
    var answers = NondeterministicAnswers()
    answers.add(Card())
    #expect(!answers.isNondeterministic)
    answers.add(Card())
    #expect(answers.isNondeterministic && answers.parts == ["id"])
    #expect(answers.difference(of: Card()) == nil)
    #expect(answers.difference(of: Card(size: 8)) == "size")
    #expect(answers.difference(of: Card(id: "")) == "id")
  }
}
