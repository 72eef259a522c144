import SQLiteCalls
import SQLiteCore

/// Judges the runs from one starting state by the runs without an interruption.
struct RaceJudge {
  /// The runs of one serial order.
  private struct Order {
    let runs: [RaceRun]
    let before: [String: DatabaseState]
    let paths: [String]
    private var rows = NondeterministicRows()
    private var answers = [NondeterministicAnswers(), NondeterministicAnswers()]

    init(_ runs: [RaceRun], before: [String: DatabaseState], _ paths: [String]) {
      (self.runs, self.before, self.paths) = (runs, before, paths)
      for run in runs {
        for number in 0...1 { if case .success(let value) = run.results[number] { answers[number].add(value) } }
        rows.add(Dictionary(uniqueKeysWithValues: paths.enumerated().map { ($0, (before[$1] ?? .empty, run.states[$1] ?? .empty)) }))
      }
    }

    /// Returns the first difference of the databases after a run from the databases after this order; nil if there is none.
    func difference(of run: RaceRun) -> String? {
      paths.enumerated().lazy.compactMap { number, path in
        rows.difference(
          of: run.states[path] ?? .empty, before: before[path] ?? .empty, from: runs[0].states[path] ?? .empty, in: number
        ).map { "\"\(path.folderAndName.name)\" \($0)" }
      }.first
    }

    /// Returns the difference of a result from the results in this order; nil if there is none.
    func difference(of result: Result<Any, any Error>, _ number: Int) -> String? {
      let name = RaceSchedule.names[number]
      switch result {
      case .failure(let error):
        let errors = runs.compactMap { $0.results[number].error.map(shown) }
        let isSame = errors.contains(shown(error)) || Set(errors).count > 1 && errors[0].withoutNumbers == shown(error).withoutNumbers
        return isSame ? nil : "\(name) throws \(shown(error))"
      case .success(let value):
        let isSame = answers[number].samples.first.map { NondeterministicAnswers.areSame($0, value) == nil } ?? false
        return isSame || !answers[number].samples.isEmpty && answers[number].difference(of: value) == nil
          ? nil : "\(name) returns" + (value is Void ? "" : " \(shown(value))")
      }
    }
  }

  /// The verdict on a run.
  enum Verdict {
    /// The outcome is the same as without an interruption.
    case sound
    /// The second operation would have waited for a lock of the first one.
    case waits
    /// The second operation waited for something else that the first one held.
    case blocked
    case finding(String)
    case note(String)
  }

  private let orders: [Order]
  /// The second run of A then B, and of B then A: the first run of all did not know which databases there are.
  private var clean: [RaceRun] { orders.map { $0.runs[1] } }
  private var before: [String: DatabaseState] { orders[0].before }

  /// - Parameter runs: The runs of A then B, and of B then A.
  init(_ runs: [[RaceRun]]) {
    let paths = Set(runs.joined().flatMap(\.states.keys)).sorted()
    orders = runs.map { Order($0, before: runs[0][1].before, paths) }
  }

  /// Returns a judge that knows more runs: values that are the same in runs at one time may differ later.
  func informed(by runs: [[RaceRun]]) -> RaceJudge { RaceJudge(zip(orders.map(\.runs), runs).map { $0 + $1 }) }

  /// The schedules from the starting state: one for each place of A, and then of B.
  var schedules: [RaceSchedule] {
    clean.flatMap { run in
      run.places[run.schedule.first].indices.map { RaceSchedule(start: run.schedule.start, first: run.schedule.first, place: $0 + 1) }
    }
  }

  /// Returns the verdict on a run.
  ///
  /// - Parameter looksBetween: Repeats the run, and returns the databases when the second operation began.
  func verdict(on run: RaceRun, looksBetween: () throws -> [String: DatabaseState]) rethrows -> Verdict {
    let known = Set(orders.flatMap(\.runs).flatMap(\.problems).map(\.withoutNumbers))
    if let problem = run.problems.first(where: { !known.contains($0.withoutNumbers) }) { return .finding(problem) }
    let refusal = run.results[run.schedule.second].error as? SQLiteError  // some are thrown without a call to SQLite
    let isUsual = clean.contains { $0.refusals[run.schedule.second] != nil }  // by a connection of its own
    if !isUsual && run.refusals[run.schedule.second] != nil || refusal?.code.primary == .busy { return .waits }
    if run.isBlocked { return .blocked }
    let first = run.schedule.first
    if let refusal = run.refusals[first], run.results[first].error != nil {
      return .note(
        "\(run.schedule.firstName) is refused in \(refusal.text), after \(run.schedule.secondName) has ended: a transaction that reads "
          + "before it writes begins with BEGIN IMMEDIATE")
    }
    let states = orders.map { $0.difference(of: run) }
    let answers = orders.map { order in [0, 1].compactMap { order.difference(of: run.results[$0], $0) } }
    if zip(states, answers).contains(where: { $0 == nil && $1.isEmpty }) { return .sound }
    return judged(run, states, answers, try looksBetween())
  }

  /// Returns the verdict on a run that differs from both orders.
  ///
  /// - Parameters:
  ///   - states: The difference of the databases from each order; nil for none.
  ///   - answers: The differences of the results from each order.
  ///   - between: The databases when the second operation began.
  private func judged(_ run: RaceRun, _ states: [String?], _ answers: [[String]], _ between: [String: DatabaseState]) -> Verdict {
    let first = run.schedule.first
    let (isUntouched, isDone) = (areSame(between, before), areSame(between, clean[first].between))
    guard isUntouched || isDone else {  // the other operation came between two commits
      return agreed(run).map { .finding("it differs from A then B and B then A, which agree here: \($0)") }
        ?? .note("between two commits of an operation, only what A then B and B then A agree in is judged")
    }
    let answer = answers[first].isEmpty ? answers[1 - first] : answers[first]
    guard let state = states.contains(nil) ? nil : states[first] else {
      let text = answer.joined(separator: ", ")
      return isDone && !isUntouched
        ? .note("\(text): it was read after the commit of \(run.schedule.firstName)") : .finding(Self.isNeither + text)
    }
    return .finding(Self.isNeither + ([state] + answer).joined(separator: ", "))
  }

  private static let isNeither = "it differs from A then B, and from B then A: "

  /// Whether the databases have the same content.
  private func areSame(_ states: [String: DatabaseState], _ others: [String: DatabaseState]) -> Bool {
    orders[0].paths.allSatisfy { (states[$0] ?? .empty).difference(from: others[$0] ?? .empty) == nil }
  }

  /// Returns the first difference of a run in a part that is the same in both orders.
  private func agreed(_ run: RaceRun) -> String? {
    for number in 0...1 {
      let isAgreed = orders[0].difference(of: clean[1].results[number], number) == nil
      if isAgreed, let difference = orders[0].difference(of: run.results[number], number) { return difference }
    }
    for path in orders[0].paths {
      let name = run.states[path]?.tables.filter { name, rows in
        let clean = orders.flatMap { $0.runs.map { $0.states[path]?.tables[name] } }
        return clean.allSatisfy { $0 == clean[0] } && rows != clean[0]
      }.keys.min()
      if let name { return "\"\(path.folderAndName.name)\" has other rows in \(name)" }
    }
    return nil
  }
}
