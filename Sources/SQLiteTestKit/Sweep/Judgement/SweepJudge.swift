import SQLiteCalls
import SQLiteCore

/// Judges the runs of a sweep by its rules and by comparison with the runs without faults.
struct SweepJudge<Value> {
  /// The result of an operation and, if the operation was tried again without faults after an error, the result of the second try.
  struct Outcome {
    let result: Result<Value, any Error>
    var again: Result<Value, any Error>?
  }

  let rules: SweepRules<Value>
  /// The run without faults with which other runs are compared, and its result.
  var clean: (run: SweepRun, value: Value)?
  /// The rows that differ between runs without faults.
  private(set) var rows = NondeterministicRows()
  /// The results of the runs without faults; empty if the caller compares results, or if they cannot be compared.
  private(set) var answers = NondeterministicAnswers()
  /// The world outside the databases after the runs without faults.
  private var observed = NondeterministicAnswers()
  /// The calls that failed several times in one run.
  private var failedOften: Set<String> = []
  /// In a sample, the failed calls after which the operation was tried again; nil if every place is tried.
  private var triedAgain: Set<String>?
  /// The maximum number of misuses per run that are reported individually. A loop may cause thousands.
  private let mostMisuses = 10

  /// Prepares for a sample: the operation is tried again once per failed call, not once per code, which leaves time for more points.
  mutating func takeSample() { triedAgain = [] }

  init(_ rules: SweepRules<Value>) {
    self.rules = rules
    rows.isCompared = !rules.skippedChecks.contains(.differing)
  }

  /// Adds the states and the result of a run without faults.
  mutating func add(_ run: SweepRun, _ result: Result<Value, any Error>) {
    guard let clean, case .success(let value) = result else { return }
    rows.add(SweepFindings.changes(of: run, as: clean.run))
    if rules.areSame == nil, NondeterministicAnswers.areSame(value, value) != nil { answers.add(value) }
    if let seen = run.observation?.after { observed.add(seen) }
    // Tasks may run in any order, which leads to different intermediate commits.
    for state in run.commits where !clean.run.commits.contains(state) { clean.run.commits.append(state) }
  }

  /// Calls the caller's check and returns whether the operation is tried again. This is the case if it threw and left a database on which
  /// another try must succeed.
  mutating func needsRepeat(_ run: SweepRun, _ result: Result<Value, any Error>) -> Bool {
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
      let isKnown = run.repeats == 0 && run.faults.injected.first.map { triedAgain?.insert($0.text).inserted == false } ?? false
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

  /// Whether the same call fails once more before the operation is tried without faults. In one run for each call, it does so four times,
  /// which empties a pool that loses a connection with each error. Without a stage, nothing that could be lost outlives the operation.
  mutating func failsAgain(_ run: SweepRun) -> Bool {
    guard rules.hasStage, !rules.skippedChecks.contains(.often), !run.wentOn, run.point?.mode == .once,
      let fault = run.faults.injected.first
    else { return false }
    if run.repeats == 0, !failedOften.insert(fault.text).inserted { return false }
    guard run.repeats < 4 else { return false }
    run.failAgain()
    return true
  }

  /// The problems that no run may have, whatever its result and rows: open handles, misuses, transactions that are left open or rolled back
  /// by a close, locks, damage, endless calls, and calls that differ from the run without faults.
  func commonProblems(of run: SweepRun, _ result: Result<Value, any Error>) -> [String] {
    let (ledger, injected) = (run.sqlite.ledger, run.faults.injected)
    var problems: [String] = []
    if !rules.skippedChecks.contains(.handles) {
      let misuses = ledger.misuses
      problems += ledger.openHandles.map { "\(SweepFindings.stillOpen)\($0)" } + misuses.prefix(mostMisuses).map { "misuse: \($0)" }
      if misuses.count > mostMisuses { problems.append("misuse: \(misuses.count - mostMisuses) more") }
    }
    let couldRollBack = !injected.contains { $0.sql.map { KnownStatement.of($0).kind } == .rollsBack }
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

  /// The problems of a run without faults.
  func problemsWithoutFaults(of run: SweepRun, _ result: Result<Value, any Error>) -> [String] {
    var problems = commonProblems(of: run, result)
    if case .failure(let error) = result { problems.append("it threw \(shown(error))") }
    if case .success(let value) = result, rules.witness?(value) == true { problems.append("the witness reports a failure") }
    if !rules.skippedChecks.contains(.clean) { problems += SweepFindings.wrongWithoutFaults(run, orphansAreFine: rules.orphansAreFine) }
    if let error = run.observation?.error { problems.append(error) }
    if run.calls.isEmpty { problems.append("it makes no call that can fail") }
    return problems + run.checked
  }

  /// The problems in the result of a run and in the state that it left behind.
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

  /// Whether the first try left the operation half done, and the second try led to the same state as the run without faults.
  private func isHealed(_ run: SweepRun, _ outcome: Outcome, against clean: SweepRun) -> Bool {
    guard run.isHalfDone, case .success? = outcome.again else { return false }
    return changed(run, from: clean).isEmpty
  }

  /// Whether a run threw between two of several similar commits, and a second try completed the operation.
  func stopsBetweenCommits(_ run: SweepRun, _ outcome: Outcome, _ control: SweepRun) -> Bool {
    guard let clean, control.course.repeatsItself, isHealed(run, outcome, against: clean.run) else { return false }
    return SweepFindings.stopsAtCommit(run, control, rows)
  }

  /// Whether a run threw after everything had been written, with an error that does not name the cause. The caller would then assume that
  /// nothing was written.
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

  /// The difference between a result and the result of the run without faults; nil if there is none.
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
  /// Returns the result, with a value that reports a failure replaced by an error. A value reports a failure if the caller's witness
  /// returns true for it, or if it is a `Result` with an error and the run without faults returned none.
  func withFailureThrown(_ result: Result<Value, any Error>, in run: SweepRun) -> Result<Value, any Error> {
    guard run.point != nil, case .success(let value) = result else { return result }
    if rules.witness?(value) == true { return .failure(WitnessedFailure(value: shown(value))) }
    guard let error = (value as? any AnsweredResult)?.error, let clean, (clean.value as? any AnsweredResult)?.error == nil else {
      return result
    }
    return .failure(error)
  }
}

/// A failure that an operation reported without throwing.
private struct WitnessedFailure: Error, CustomStringConvertible {
  let value: String
  var description: String { "the witness reports a failure: it finished with \(value)" }
}

/// A `Result` of any type.
private protocol AnsweredResult {
  var error: (any Error)? { get }
}

extension Result: AnsweredResult {
  var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
