import SQLiteCalls
import SQLiteCore

// The runs of a script: the result of each run, and the results that were never used.
extension MockScript {
  private var current: Source? { sources.isEmpty ? nil : sources[min(used, sources.count - 1)] }

  /// The columns of the next run.
  var columns: [String] { current?.answer.columns ?? byValues.first?.script.columns ?? [] }

  /// Records that another script answered SQL that this script would also have answered.
  func noteHidden(by other: MockScript) {
    if !hiding.contains(other.label) { hiding.append(other.label) }
  }

  /// The script and the line of the test that made it, for a message.
  var label: String { title.excerpt + (line.map { " (\($0))" } ?? "") }

  /// A message with the actual and the expected number of runs; nil if they agree.
  var miscount: String? {
    guard let expectedRuns, !expectedRuns.contains(runs) else { return nil }
    let (least, most) = (expectedRuns.lowerBound, expectedRuns.upperBound)
    let range = most == .max ? " or more" : least == most ? "" : " to \(most)"
    return "the script \(label) ran \(runs == 1 ? "once" : "\(runs) times"), and \(least)\(range) were expected"
  }

  /// Messages about the script and its scripts for bound values whose numbers of runs are not as expected.
  var miscounts: [String] { ([self] + byValues.map(\.script)).compactMap(\.miscount) }

  /// Messages about the parts of the script that were never used; empty if all were used.
  var unused: [String] {
    let rest = byValues.flatMap(\.script.unused)
    if runs == 0, expectedRuns?.lowerBound == 0 || sources.isEmpty && !byValues.isEmpty && rest.isEmpty { return [] }
    guard isUsed else {
      return ["the script \(label)" + (hiding.isEmpty ? "" : ", whose SQL was answered by \(hiding.joined(separator: ", "))")]
    }
    guard used < sources.count, expectedRuns?.upperBound != 0 else { return rest }
    let answers = sources.count == 1 ? "the answer" : "\(sources.count - used) of \(sources.count) answers"
    return ["\(answers) of the script \(label)"] + rest
  }

  /// The error of the next compilation; nil if it succeeds.
  func nextPreparation() -> MockAnswer.Failure? {
    preparation.count > 1 ? preparation.removeFirst() : preparation.first.flatMap(\.self)
  }

  /// The script that answers a run with these values: a script for only these values, or this one.
  func answering(_ bound: MockBound) -> MockScript { byBound[bound.contents] ?? byClosure(bound) ?? self }

  /// The answer to the run that is beginning. If the mock is strict, also a message about a fault in it; nil if there is none.
  ///
  /// - Parameter answering: The script that answers the run.
  func nextAnswer(_ bound: MockBound, by answering: MockScript, isStrict: Bool) -> (answer: MockAnswer, fault: String?) {
    if answering.remainder == nil { runs += 1 }
    if isStrict, let expectedRuns, runs > expectedRuns.upperBound { return (MockAnswer(columns: columns), miscount) }
    if answering !== self {
      answering.isUsed = true
      return answering.nextAnswer(bound, by: answering, isStrict: isStrict)
    }
    if let rest = remainder {
      remainder = nil
      return (rest, nil)
    }
    let source = current
    if isStrict, used >= sources.count, !lastServesForEver, let fault = faultOfRepeating { return (MockAnswer(columns: columns), fault) }
    used += 1
    guard let source else { return (.done, isStrict ? faultOfSilence(bound) : nil) }
    var made = source.answer
    if let closure = source.closure {
      made = lock.unlocked { closure(bound) }
      if made.columns.isEmpty { made.columns = source.answer.columns }
    }
    return (made, isStrict ? fault(of: made) : nil)
  }

  /// The newest script whose closure accepts these values. Other threads may call the mock while a closure runs.
  private func byClosure(_ bound: MockBound) -> MockScript? {
    let closures = byValues.filter { $0.accepts != nil }
    return closures.isEmpty ? nil : lock.unlocked { closures.last { $0.accepts?(bound) == true }?.script }
  }

  private func faultOfSilence(_ bound: MockBound) -> String {
    if byValues.isEmpty { return "the script \(label) has no answer" }
    let known = byValues.map { $0.values.map { "(\(Self.shown($0)))" } ?? "values of a closure" }.joined(separator: ", ")
    return "the script \(label) has no answer for (\(Self.shown(bound.contents))), only for \(known)"
  }

  /// The reason why the last answer must not be used again; nil if it may, like a single answer, which is for every run.
  private var faultOfRepeating: String? {
    if let last = sources.last?.answer.codes.last, last != .row, last != .done {
      return "the steps of the script \(label) end with an error, and there is no answer for the run after it"
    }
    return sources.count > 1 ? "all \(sources.count) answers of the script \(label) are used; repeats() uses the last one again" : nil
  }

  private func fault(of answer: MockAnswer) -> String? {
    guard let short = answer.rows.firstIndex(where: { $0.count < answer.columns.count }) else { return nil }
    let counts = "\(answer.rows[short].count) values for \(answer.columns.count) columns"
    return "row \(short + 1) of the script \(label) has \(counts)"
  }

  /// Keeps the remaining steps after an error for the next run.
  func keepRemainder(_ answer: MockAnswer) { remainder = answer.codes.isEmpty ? nil : answer }
}
