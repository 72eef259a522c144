import SQLiteCalls
import SQLiteCore

/// What is said of each run.
extension SweepSchedule {
  /// Has the caller's check look at a run, and says whether the operation is to be tried once more, without faults: it threw, and there is something
  /// left, which is as before.
  func wantsRepeat(_ run: SweepRun, _ result: Result<Value, any Error>) -> Bool {
    run.checked = checked(result)
    guard run.point != nil, case .failure = result, run.leftOpen.isEmpty, let databases = run.databases else { return false }
    return databases.isLeftAsBefore
  }

  func judge(_ run: SweepRun, _ outcome: Outcome, against clean: (run: SweepRun, value: Value)) -> [String] {
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
        problems += SweepFindings.halfDone(run, clean.run, restless, everyCommit: settings.everyCommitIsFine)
      }
    }
    return problems
  }

  func finishClean(_ run: SweepRun, _ result: Result<Value, any Error>) {
    if let clean {
      hasRepeated = true
      var problems = SweepFindings.otherCalls(clean.run, run)
      if case .success(let value) = result, let difference = differing(value, from: clean.value) {
        problems.append("two runs without faults differ: the second finished with \(difference)")
      }
      restless = SweepFindings.restless(clean.run, run)
      for (number, tables) in restless.sorted(by: { $0.key < $1.key }) {
        report.notes.append(
          "rows that differ from run to run are not compared: \(tables.sorted().joined(separator: ", ")) in database \(number)")
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
    if run.calls.isEmpty { problems.append("it makes no call that can fail") }
    problems += run.checked
    report.rows.append(row(run, result, problems))
    report.failableCalls = run.calls.count
    all = settings.points.all(run.calls)
    report.points = all.points.count
    report.places = all.sites.count
    points = settings.only.map { number in all.points.filter { $0.number == number } } ?? settings.points.chosen(all)
    report.placesTried = all.places(of: points.map(\.number))
    guard case .success(let value) = result else { return }
    clean = (run, value)
    if (try? settings.comparison.areSame(value, value)) ?? nil == nil {
      comparesValues = false
      report.notes.append("its answers are not compared: \(Value.self) is not Equatable; say how with comparing(by:)")
    }
  }

  /// How an answer differs from the one without faults.
  private func differing(_ value: Value, from clean: Value) -> String? {
    guard comparesValues else { return nil }
    do {
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
