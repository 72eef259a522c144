import SQLiteCalls
import SQLiteCore

/// Judges the runs of a sweep by its rules, beside the runs without faults.
struct SweepJudge<Value> {
  /// The result of an operation and, where the operation was tried again without faults after an error, the result of that try.
  struct Outcome {
    let result: Result<Value, any Error>
    var again: Result<Value, any Error>?
  }

  let rules: SweepRules<Value>
  /// The run without faults that others are compared with, and its answer.
  var clean: (run: SweepRun, value: Value)?
  /// Rows and answers that differ although nothing failed.
  private(set) var rows = NondeterministicRows()
  /// The answers of the runs without faults; none where the rules compare answers, or nothing can.
  private(set) var answers = NondeterministicAnswers()
  /// The world outside the databases after runs without faults.
  private var observed = NondeterministicAnswers()
  /// Which calls failed more than once in one run.
  private var failedOften: Set<String> = []
  /// The calls that failed before another try without faults, in a sample; nil in a sweep of all places.
  private var triedAgain: Set<String>?
  /// How many misuses of one run are findings of their own: a loop makes thousands.
  private let mostMisuses = 10

  /// Prepares for a sample: each call that fails is followed by another try once, and not for each code, so that there is time for more points.
  mutating func takeSample() { triedAgain = [] }

  init(_ rules: SweepRules<Value>) {
    self.rules = rules
    rows.isCompared = !rules.skippedChecks.contains(.differing)
  }

  /// Adds what a run without faults came to.
  mutating func add(_ run: SweepRun, _ result: Result<Value, any Error>) {
    guard let clean, case .success(let value) = result else { return }
    rows.add(SweepFindings.changes(of: run, as: clean.run))
    if rules.areSame == nil, NondeterministicAnswers.areSame(value, value) != nil { answers.add(value) }
    if let seen = run.observation?.after { observed.add(seen) }
    // Tasks may take turns in any order, and so commit something else on their way.
    for state in run.commits where !clean.run.commits.contains(state) { clean.run.commits.append(state) }
  }

  /// Has the caller's check look at a run, and says whether the operation is to be tried once more, without faults: it threw, and there is something
  /// left, which is as before.
  mutating func wantsRepeat(_ run: SweepRun, _ result: Result<Value, any Error>) -> Bool {
    if run.repeats == 0 { run.checked = checked(result) }
    if let clean, !rules.skippedChecks.contains(.settings) {
      run.checked += SweepFindings.settings(run, clean.run, hasFinished: result.error == nil).filter { !run.checked.contains($0) }
    }
    guard run.point != nil, !rules.skippedChecks.contains(.again), case .failure = result, run.leftOpen.isEmpty,
      let databases = run.databases
    else { return false }
    if !rules.everyCommitIsFine, let clean = clean?.run.databases, databases.isBetweenVersions(of: clean) {
      run.wentOn = true
      return true
    }
    if databases.isLeftAsBefore {
      let isKnown = run.repeats == 0 && run.faults.injected.first.map { triedAgain?.insert($0.told).inserted == false } ?? false
      return !isKnown && run.observation?.isAsBefore ?? true
    }
    guard let clean, run.observation == nil, databases.isAtRest, !isTolerated(run), !halfDone(run, clean.run, nil).isEmpty else {
      return false
    }
    (run.wentOn, run.isHalfDone) = (true, true)
    return true
  }

  private func isTolerated(_ run: SweepRun) -> Bool {
    run.faults.injected.first.map { fault in rules.tolerated.contains { $0(fault) } } ?? false
  }

  /// Whether a run fails in the same place again before it is tried without faults: once for each place, four times, which a pool that loses a connection
  /// with each error does not survive. Where nothing lives longer than the operation, there is nothing to lose.
  mutating func failsAgain(_ run: SweepRun) -> Bool {
    guard rules.hasStage, !rules.skippedChecks.contains(.often), !run.wentOn, run.point?.mode == .once,
      let fault = run.faults.injected.first
    else { return false }
    if run.repeats == 0, !failedOften.insert(fault.told).inserted { return false }
    guard run.repeats < 4 else { return false }
    run.failAgain()
    return true
  }

  /// The problems that no run may have, whatever its answer and its rows: handles, misuses, transactions left open or undone by a close, locks, damage, calls
  /// without end, and a course other than that of the run without faults.
  func commonProblems(of run: SweepRun, _ result: Result<Value, any Error>) -> [String] {
    let (ledger, injected) = (run.sqlite.ledger, run.faults.injected)
    var problems: [String] = []
    if !rules.skippedChecks.contains(.handles) {
      let misuses = ledger.misuses
      problems += ledger.openHandles.map { "\(SweepFindings.stillOpen)\($0)" } + misuses.prefix(mostMisuses).map { "misuse: \($0)" }
      if misuses.count > mostMisuses { problems.append("misuse: \(misuses.count - mostMisuses) more") }
    }
    let couldRollBack = !injected.contains { $0.sql.map { StatementKind(of: $0) } == .rollsBack }
    if couldRollBack, !rules.skippedChecks.contains(.leftovers) { problems += run.leftOpen }
    let (ranAway, failures) = run.faults.state.withLock { ($0.ranAway, $0.failures) }
    if ranAway, !rules.skippedChecks.contains(.endless) {
      problems.append(failures > 1 ? "\(failures) calls failed, and it went on: a retry without end" : "it makes calls without end")
    }
    for database in rules.skippedChecks.contains(.leftovers) ? [] : run.databases?.databases ?? [] {
      if result.error == nil, database.lostTransaction {
        problems.append("\(database.name) was closed in a transaction that had written: it is undone")
      }
      let complaints = (database.after?.complaints ?? []).filter { complaint in
        complaint != DatabaseState.isLocked || couldRollBack && !database.before.complaints.contains(complaint)
      }
      problems += complaints.map { "\(database.name) \($0)" }
    }
    if let point = run.point, injected.isEmpty { problems.append("call \(point.call) was not reached: the runs differ") }
    if let difference = run.difference { problems.append(difference) }
    if !rules.skippedChecks.contains(.endless), let finding = run.patienceWithoutEnd(beside: clean?.run) { problems.append(finding) }
    return problems
  }

  /// The problems of a run in which nothing fails.
  func problemsWithoutFaults(of run: SweepRun, _ result: Result<Value, any Error>) -> [String] {
    var problems = commonProblems(of: run, result)
    if case .failure(let error) = result { problems.append("it threw \(shown(error))") }
    if case .success(let value) = result, rules.witness?(value) == true { problems.append("the witness tells that it failed") }
    if !rules.skippedChecks.contains(.clean) { problems += SweepFindings.wrongWithoutFaults(run, orphansAreFine: rules.orphansAreFine) }
    if let error = run.observation?.error { problems.append(error) }
    if run.calls.isEmpty { problems.append("it makes no call that can fail") }
    return problems + run.checked
  }

  /// The problems in the answer of a run and in what it left.
  func problems(
    of run: SweepRun, _ outcome: Outcome, against clean: (run: SweepRun, value: Value), everyCommit: Bool? = nil
  ) -> [String] {
    let isTolerated = isTolerated(run)
    var problems: [String] = []
    switch outcome.result {
    case .success(let value):
      guard !isTolerated else { break }
      problems += differing(value, from: clean.value).map { ["finished with \($0)"] } ?? []
      problems += changed(run, from: clean.run).map { "finished, and \($0)" }
    case .failure where run.isHalfDone:
      if !isHealed(run, outcome, against: clean.run) || !(everyCommit ?? rules.everyCommitIsFine) {
        problems += halfDone(run, clean.run, everyCommit)
      }
    case .failure:
      switch outcome.again {
      case .success(let value)?:
        if !run.wentOn { problems += differing(value, from: clean.value).map { ["tried again, it finished with \($0)"] } ?? [] }
        problems += changed(run, from: clean.run).map { "tried again, it finished, and \($0)" }
      case .failure(let second)?: problems.append("tried again without faults, it threw \(shown(second))")
      case nil:
        guard !isTolerated else { break }
        problems += halfDone(run, clean.run, everyCommit)
      }
    }
    return problems
  }

  /// Whether a second try, after a first one that had left half of it done, came to the same end as the run without faults.
  private func isHealed(_ run: SweepRun, _ outcome: Outcome, against clean: SweepRun) -> Bool {
    guard run.isHalfDone, case .success? = outcome.again else { return false }
    return changed(run, from: clean).isEmpty
  }

  /// Whether a run that threw stopped between two commits of a repetition, from where a second try came to the end.
  func stopsBetweenCommits(_ run: SweepRun, _ outcome: Outcome, _ control: SweepRun) -> Bool {
    guard let clean, control.course.repeatsItself, isHealed(run, outcome, against: clean.run) else { return false }
    return SweepFindings.stopsAtCommit(run, control, rows)
  }

  /// Whether a run threw an error that does not name the cause, although all had been written before the call that failed: its caller takes for undone
  /// what is done.
  func hidesThatItIsDone(_ run: SweepRun, _ outcome: Outcome) -> Bool {
    guard let clean, case .failure(let error) = outcome.result, outcome.again == nil, let fault = run.faults.injected.first,
      fault.form == .usual, fault.call.runsStatements || fault.call.compiles,
      clean.run.databases?.isLeftAsBefore == false, run.databases?.isLeftAsBefore == false,
      clean.run.databases?.databases.contains(where: { !$0.isGone && $0.after != nil }) == true, changed(run, from: clean.run).isEmpty
    else { return false }
    return !fault.isNamed(in: "\(error)")
  }

  private func changed(_ run: SweepRun, from clean: SweepRun) -> [String] {
    rules.skippedChecks.contains(.rows) ? [] : SweepFindings.changed(run, from: clean, rows, observed)
  }

  private func halfDone(_ run: SweepRun, _ clean: SweepRun, _ everyCommit: Bool?) -> [String] {
    if rules.skippedChecks.contains(.rows) { return [] }
    return SweepFindings.halfDone(run, clean, rows, observed, everyCommit: everyCommit ?? rules.everyCommitIsFine)
  }

  /// How an answer differs from the one without faults.
  func differing(_ value: Value, from clean: Value) -> String? {
    if rules.skippedChecks.contains(.answers) { return nil }
    do {
      if let areSame = rules.areSame { return try areSame(clean, value) ? nil : "\(shown(value)), not \(shown(clean))" }
    } catch {
      return "\(shown(value)); the comparison threw \(shown(error))"
    }
    if answers.isNondeterministic, rules.skippedChecks.contains(.differing) { return nil }
    guard let part = answers.difference(of: value) else { return nil }
    return "\(shown(value)), not \(shown(clean))" + (answers.isNondeterministic && part != "it" ? " (\(part))" : "")
  }

  private func checked(_ result: Result<Value, any Error>) -> [String] {
    do { return try rules.check(result).map { [$0] } ?? [] } catch { return ["the check threw \(error)"] }
  }
}

extension SweepJudge {
  /// The result, with an error in place of an answer that reports a failure: one that the caller's witness names, or a `Result`, unless the run without
  /// faults has a failure in it as well.
  func withFailureThrown(_ result: Result<Value, any Error>, in run: SweepRun) -> Result<Value, any Error> {
    guard run.point != nil, case .success(let value) = result else { return result }
    if rules.witness?(value) == true { return .failure(Told(answer: shown(value))) }
    guard let error = (value as? any AnsweredResult)?.error, let clean, (clean.value as? any AnsweredResult)?.error == nil else {
      return result
    }
    return .failure(error)
  }
}

/// A failure that an operation told without throwing.
private struct Told: Error, CustomStringConvertible {
  let answer: String
  var description: String { "a witness tells that it failed: it finished with \(answer)" }
}

/// A `Result`, whatever it holds.
private protocol AnsweredResult {
  var error: (any Error)? { get }
}

extension Result: AnsweredResult {
  var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
