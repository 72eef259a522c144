import Scratch
import SQLiteCalls
import SQLiteLive
import SQLiteManagerUnlinked
import SQLiteTestKit
import Testing

@Suite struct `Random sequences of calls` {
  /// The outcome of one sequence.
  private enum Outcome: Equatable {
    case equal
    /// The mock has said that the next answer is not one that it knows.
    case refused(String)
    case different(String)
  }

  /// Plays one sequence over the two wrappers, until they disagree or the mock refuses to answer.
  private func play(_ vocabulary: RandomVocabulary, seed: UInt64) throws -> Outcome {
    var generator = SplitMix64(seed: seed)
    let connections = vocabulary == .twoConnections ? 2 : 1 + generator.below(2)
    let model = RandomModel(connections: connections, isShared: vocabulary == .twoConnections)
    let double = model.mock()
    let folder = vocabulary.isOneFile ? try ScratchFolder() : nil
    let path = folder?.path("one.sqlite")
    let isWriteAhead = vocabulary == .twoConnections && seed % 3 == 0
    let real = RandomStage(Sqlite3Wrapper(), connections: connections, path: path, isWriteAhead: isWriteAhead)
    let mocked = RandomStage(double, connections: connections, path: path, isWriteAhead: isWriteAhead) {
      model.follow($0, $1, $2, isInTransaction: $3 == 0, isReading: $4 != 0)
    }
    var states: [StatementState] = []
    var calls: [RandomCall] = []
    let length = 5 + generator.below(26)
    for number in 1...length {
      let call = RandomCall.random(vocabulary, connections: connections, statements: states.count, using: &generator)
      if let place = call.statement, let kind = call.kind, !StatementStates.rule(of: kind, in: states[place]).isAllowed { continue }
      calls.append(call)
      let (expected, answered) = (real.play(call), mocked.play(call))
      func report(_ what: String) -> Outcome {
        .different("seed \(seed), call \(number) of \(length): \(what)\n" + calls.map(\.description).joined(separator: "\n"))
      }
      if let refusal = double.unexpected.first(where: { $0.contains("not modelled") }) {
        _ = (real.tearDown(), mocked.tearDown())
        return .refused(refusal)
      }
      guard expected == answered else { return report("the real library answered \(expected), the mock \(answered)") }
      while states.count < real.count { states.append(.fresh) }
      if let problem = follow(call, expected, &states) { return report(problem) }
    }
    let (expected, answered) = (real.tearDown(), mocked.tearDown())
    guard expected == answered else {
      return .different("seed \(seed), at the end: the real library answered \(expected), the mock \(answered)")
    }
    guard double.misuses.isEmpty, double.openHandles.isEmpty else {
      return .different("seed \(seed): \(double.misuses) \(double.openHandles)")
    }
    return .equal
  }

  /// Moves the state of a statement by the table, and returns in words the answer that the table did not foresee, if any.
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

  @Test(arguments: RandomVocabulary.allCases.filter { $0 != .twoConnections }, 0..<10)
  func `are answered alike by the real library and by the mock`(_ vocabulary: RandomVocabulary, _ part: Int) throws {
    let rounds = vocabulary == .values ? TestRun.rounds(1000, few: 12) : TestRun.rounds(900, few: vocabulary.isOneFile ? 3 : 6)
    for seed in UInt64(part * 1000)..<UInt64(part * 1000 + rounds) {
      let outcome = try play(vocabulary, seed: seed)
      guard outcome == .equal else {
        Issue.record("\(vocabulary), \(outcome)")
        return
      }
    }
  }

  @Test func `of two connections to one file are answered alike, or the mock refuses one that depends on the other connection`() throws {
    var (equal, refusals): (Int, [String]) = (0, [])
    let rounds = TestRun.rounds(900, few: 20)
    for seed in 0..<UInt64(rounds) {
      switch try play(.twoConnections, seed: seed) {
      case .equal: equal += 1
      case .refused(let why): refusals.append(why)
      case .different(let what): Issue.record("\(what)")
      }
    }
    #expect(equal * 2 > rounds, "\(equal) of \(rounds) are equal, refused were \(refusals)")
    #expect(!refusals.isEmpty)
  }
}
