import SQLiteCalls
import SQLiteCore

/// What is said of each run.
extension SweepSchedule {
  /// Has the caller's check look at a run, and says whether the operation is to be tried once more, without faults: it threw, and there is something
  /// left, which is as before.
  func wantsRepeat(_ run: SweepRun, _ result: Result<Value, any Error>) -> Bool {
    if run.repeats == 0 { run.checked = checked(result) }
    if let clean {
      run.checked += SweepFindings.settings(run, clean.run, hasFinished: result.isSuccess).filter { !run.checked.contains($0) }
    }
    guard run.point != nil, case .failure = result, run.leftOpen.isEmpty, let databases = run.databases else { return false }
    return databases.isLeftAsBefore
  }

  /// Whether a run fails in the same place again before it is tried without faults: once for each place, four times, which a pool that loses a connection
  /// with each error does not survive. Where nothing lives longer than the operation, there is nothing to lose.
  func failsAgain(_ run: SweepRun) -> Bool {
    guard settings.hasStage, run.point?.mode == .once, let fault = run.faults.injected.first else { return false }
    if run.repeats == 0, !failedOften.insert(fault.told).inserted { return false }
    guard run.repeats < 4 else { return false }
    run.failAgain()
    return true
  }

  /// What is wrong with what a run answered and left.
  func judge(
    _ run: SweepRun, _ outcome: Outcome, against clean: (run: SweepRun, value: Value), everyCommit: Bool? = nil
  ) -> [String] {
    let isTolerated = run.faults.injected.first.map { fault in settings.tolerated.contains { $0.covers(fault) } } ?? false
    var problems: [String] = []
    switch outcome.result {
    case .success(let value):
      guard !isTolerated else { break }
      problems += differing(value, from: clean.value).map { ["finished with \($0)"] } ?? []
      problems += SweepFindings.changed(run, from: clean.run, restless).map { "finished, and \($0)" }
    case .failure:
      switch outcome.again {
      case .success(let value)?:
        problems += differing(value, from: clean.value).map { ["tried again, it finished with \($0)"] } ?? []
        problems += SweepFindings.changed(run, from: clean.run, restless).map { "tried again, it finished, and \($0)" }
      case .failure(let second)?: problems.append("tried again without faults, it threw \(shown(second))")
      case nil:
        guard !isTolerated else { break }
        problems += SweepFindings.halfDone(run, clean.run, restless, everyCommit: everyCommit ?? settings.everyCommitIsFine)
      }
    }
    return problems
  }

  /// One more run without faults where something was found, later than all others: values that are another in it say nothing about a fault, such as the second
  /// in which the first runs took place.
  func lateRun() throws -> SweepRun? {
    guard !suspects.isEmpty, !hasBeenLate, clean != nil else { return nil }
    hasBeenLate = true
    return try make(nil, keepsCommits: true)
  }

  /// Says of a run without faults whether it did the same as the first one.
  func finishClean(_ run: SweepRun, _ result: Result<Value, any Error>) {
    if hasRepeated { return finishLate(run, result) }
    if let clean {
      hasRepeated = true
      var problems = SweepFindings.otherCalls(clean.run, run)
      note(run, result)
      if case .success(let value) = result, settings.comparison.given != nil, let difference = differing(value, from: clean.value) {
        problems.append("two runs without faults differ: the second finished with \(difference)")
      }
      let names = (clean.run.databases?.databases ?? []).map { ($0.number, $0.name) }
      report.notes += restless.notes(Dictionary(uniqueKeysWithValues: names))
      let parts = comparesValues && settings.comparison.given == nil ? restlessAnswers.parts : []
      if !parts.isEmpty {
        let told = parts.prefix(10).joined(separator: ", ") + (parts.count > 10 ? " …" : "")
        report.notes.append("parts of the answer that differ from run to run are not compared, only whether they are empty: \(told)")
      }
      if !problems.isEmpty {
        report.rows[0] = row(clean.run, .success(clean.value), problems)
        points = []
        report.placesTried = 0
      }
      return
    }
    var problems = SweepFindings.common(run, hasFinished: result.isSuccess)
    if case .failure(let error) = result { problems.append("it threw \(shown(error))") }
    problems += SweepFindings.wrongWithoutFaults(run)
    if run.calls.isEmpty { problems.append("it makes no call that can fail") }
    problems += run.checked
    report.rows.append(row(run, result, problems))
    report.failableCalls = run.calls.count
    all = settings.points.all(run.calls)
    report.points = all.points.count
    report.places = all.sites.count
    points = settings.only.map { all.points.filter($0) } ?? settings.points.chosen(all)
    report.placesTried = all.places(of: points.map(\.number))
    if settings.only != nil, points.isEmpty { report.rows[0].problems.append("it has no such point") }
    guard case .success(let value) = result else { return }
    clean = (run, value)
    if (try? settings.comparison.areSame(value, value)) ?? nil == nil {
      comparesValues = false
      report.notes.append("its answers are not compared: \(Value.self) is not Equatable; say how with comparing(by:)")
    }
    note(run, result)
  }

  /// Takes in what a run without faults came to.
  private func note(_ run: SweepRun, _ result: Result<Value, any Error>) {
    guard let clean, case .success(let value) = result else { return }
    restless.add(SweepFindings.course(of: run, as: clean.run))
    restlessAnswers.add(value)
  }

  /// Judges again what was found, knowing one more run without faults, and every state that it committed.
  private func finishLate(_ run: SweepRun, _ result: Result<Value, any Error>) {
    guard let clean, case .success = result, SweepFindings.otherCalls(clean.run, run).isEmpty else { return }
    note(run, result)
    let committed = (run: run, value: clean.value)
    for suspect in suspects {
      var problems = judge(suspect.run, suspect.outcome, against: clean)
      if !problems.isEmpty, judge(suspect.run, suspect.outcome, against: committed, everyCommit: true).isEmpty {
        problems = problems.map { $0 + Self.everyCommitHelps }
      }
      say(suspect.otherProblems + problems, of: suspect)
    }
    suspects = []
  }

  /// What is said where a run left what the one without faults had committed on its way.
  private static var everyCommitHelps: String {
    "; the run without faults has committed that on its way: where each commit is whole by itself, say .everyCommitIsFine"
  }

  /// How an answer differs from the one without faults.
  private func differing(_ value: Value, from clean: Value) -> String? {
    guard comparesValues else { return nil }
    do {
      if settings.comparison.given == nil {
        guard let part = restlessAnswers.difference(of: value) else { return nil }
        return "\(shown(value)), not \(shown(clean))" + (restlessAnswers.isRestless && part != "it" ? " (\(part))" : "")
      }
      return try settings.comparison.areSame(clean, value) == false ? "\(shown(value)), not \(shown(clean))" : nil
    } catch {
      return "\(shown(value)); the comparison threw \(shown(error))"
    }
  }

  private func checked(_ result: Result<Value, any Error>) -> [String] {
    do { return try settings.check(result).map { [$0] } ?? [] } catch { return ["the check threw \(error)"] }
  }
}

extension Result {
  var isSuccess: Bool { if case .success = self { true } else { false } }
}
