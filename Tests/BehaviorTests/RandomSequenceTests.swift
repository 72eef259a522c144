import Scratch
import SQLiteCalls
import SQLiteLive
import SQLiteManagerTestSupport
import Testing

@Suite struct `Random sequences of calls` {
  /// A mock that knows the vocabulary; the INSERT is a model of the table: a set of keys for each connection.
  private func mock(connections: Int) -> MockSqlite3Wrapper {
    let mock = MockSqlite3Wrapper()
    mock.when("CREATE TABLE t(a INTEGER PRIMARY KEY, b)").answers(.done)
    mock.when("INSERT INTO t VALUES (1, 'one')").answers(.changed(1, lastInsertRowid: 1))
    mock.when("SELECT 1, 'a', NULL, 2.5, x'00ff'")
      .answers(columns: ["1", "'a'", "NULL", "2.5", "x'00ff'"], rows: [[1, "a", nil, 2.5, [0, 0xFF]]])
    mock.when("VALUES (1),(2),(3)").answers(columns: ["column1"], rows: [[1], [2], [3]])
    mock.when("SELECT ?1, ?2").answers(columns: ["?1", "?2"]) { .rows([[$0[1], $0[2]]]) }
    mock.when("SELECT :a, '12abc', ' 7', 1e15, ''")
      .answers(columns: [":a", "'12abc'", "' 7'", "1e15", "''"]) { .rows([[$0[":a"], "12abc", " 7", 1e15, ""]]) }
    mock.when("SELEC 1").failsToPrepare(.error, message: "near \"SELEC\": syntax error", byteOffset: 0)
    var keys = Array(repeating: Set<Int64>([1]), count: connections)
    mock.when("INSERT INTO t VALUES (?, ?)").answers { bound in insert(bound[1], into: &keys[bound.connection - 1]) }
    return mock
  }

  private func insert(_ key: SQLiteValue, into keys: inout Set<Int64>) -> MockAnswer {
    let rowid: Int64
    switch key {
    case .null: rowid = (keys.max() ?? 0) + 1
    case .integer(let value): rowid = value
    case .text("2"): rowid = 2
    case .real, .text, .blob: return .fails(.mismatch)
    }
    guard keys.insert(rowid).inserted else { return .fails(.constraintPrimarykey, message: "UNIQUE constraint failed: t.a") }
    return .changed(1, lastInsertRowid: rowid)
  }

  /// Plays one sequence; nil, or where the two wrappers disagree.
  private func disagreement(seed: UInt64) -> String? {
    var generator = SplitMix64(seed: seed)
    let connections = 1 + generator.below(2)
    let double = mock(connections: connections)
    let (real, mocked) = (RandomStage(Sqlite3Wrapper(), connections: connections), RandomStage(double, connections: connections))
    var states: [StatementState] = []
    var calls: [RandomCall] = []
    let length = 5 + generator.below(26)
    for number in 1...length {
      let call = RandomCall.random(connections: connections, statements: states.count, using: &generator)
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

  @Test(arguments: 0..<10) func `are answered alike by the real library and by the mock`(_ part: Int) {
    for seed in UInt64(part * 1000)..<UInt64(part * 1000 + TestRun.rounds(1000, few: 40)) {
      if let problem = disagreement(seed: seed) {
        Issue.record("\(problem)")
        return
      }
    }
  }
}
