import Scratch
import SQLiteCalls
import SQLiteLive
import SQLiteManagerCore
import SQLiteManagerTestSupport
import Testing

@Suite struct `Random sequences of calls` {
  /// Plays one sequence; nil, or where the two wrappers disagree.
  private func disagreement(_ vocabulary: RandomVocabulary, seed: UInt64) throws -> String? {
    var generator = SplitMix64(seed: seed)
    let connections = 1 + generator.below(2)
    let model = RandomModel(connections: connections)
    let double = model.mock()
    let folder = vocabulary.isOneFile ? try ScratchFolder() : nil
    let path = folder?.path("one.sqlite")
    let real = RandomStage(Sqlite3Wrapper(), connections: connections, path: path)
    let mocked = RandomStage(double, connections: connections, path: path) { model.follow($0, $1, $2, isInTransaction: $3) }
    var states: [StatementState] = []
    var calls: [RandomCall] = []
    let length = 5 + generator.below(26)
    for number in 1...length {
      let call = RandomCall.random(vocabulary, connections: connections, statements: states.count, using: &generator)
      if let place = call.statement, let kind = call.kind, !StatementStates.rule(of: kind, in: states[place]).isAllowed { continue }
      calls.append(call)
      let (expected, answered) = (real.play(call), mocked.play(call))
      func report(_ what: String) -> String {
        "seed \(seed), call \(number) of \(length): \(what)\n" + calls.map(\.description).joined(separator: "\n")
      }
      guard expected == answered else { return report("the real library answered \(expected), the mock \(answered)") }
      while states.count < real.count { states.append(.fresh) }
      if let problem = follow(call, expected, &states) { return report(problem) }
    }
    let (expected, answered) = (real.tearDown(), mocked.tearDown())
    guard expected == answered else { return "seed \(seed), at the end: the real library answered \(expected), the mock \(answered)" }
    guard double.misuses.isEmpty, double.openHandles.isEmpty else { return "seed \(seed): \(double.misuses) \(double.openHandles)" }
    return nil
  }

  /// Moves the state of a statement by the table; what the table did not foresee.
  private func follow(_ call: RandomCall, _ answered: [String], _ states: inout [StatementState]) -> String? {
    guard let place = call.statement, let kind = call.kind, let first = answered.first else { return nil }
    let rule = StatementStates.rule(of: kind, in: states[place])
    switch rule.answer {
    case .ok where kind == .bind: if first != "OK" && first != "RANGE" { return "the table says OK or RANGE" }
    case .ok where kind != .inspect: if first != "OK" { return "the table says OK" }
    case .misuse: if first != "MISUSE" { return "the table says MISUSE" }
    case .sameError: if first == "OK" { return "the table says an error" }
    default: break
    }
    if rule.answer == .outcome {
      states[place] = first == "ROW" ? .row : first == "DONE" ? .done : .failed
    } else if let next = rule.next.first {
      states[place] = next
    }
    return nil
  }

  @Test(arguments: RandomVocabulary.allCases, 0..<10)
  func `are answered alike by the real library and by the mock`(_ vocabulary: RandomVocabulary, _ part: Int) throws {
    let rounds = vocabulary == .values ? TestRun.rounds(1000, few: 20) : TestRun.rounds(500, few: vocabulary.isOneFile ? 3 : 10)
    for seed in UInt64(part * 1000)..<UInt64(part * 1000 + rounds) {
      if let problem = try disagreement(vocabulary, seed: seed) {
        Issue.record("\(vocabulary), \(problem)")
        return
      }
    }
  }
}
