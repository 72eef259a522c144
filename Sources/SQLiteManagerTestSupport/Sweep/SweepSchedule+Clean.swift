/// The verdict on runs without faults, and on findings once one more of them is known.
extension SweepSchedule {
  /// One more run without faults where something was found, later than all others: values that are another in it say nothing about a fault, such as the second
  /// in which the first runs took place.
  func lateRun() throws -> SweepRun? {
    let hasFindings = !suspects.isEmpty || time.stands && !report.isClean
    guard hasFindings, !hasBeenLate, judge.clean != nil else { return nil }
    hasBeenLate = true
    // Its commits are kept where a run threw, and left neither what was there before nor what is there after.
    let keepsCommits = suspects.contains { $0.outcome.result.error != nil && ($0.outcome.again == nil || $0.run.isHalfDone) }
    return try make(nil, keepsCommits: keepsCommits)
  }

  /// Says of a run without faults whether it did the same as the first one.
  func finishClean(_ run: SweepRun, _ result: Result<Value, any Error>) {
    if hasRepeated { return finishLate(run, result) }
    if let clean = judge.clean {
      hasRepeated = true
      var problems = SweepFindings.otherCalls(clean.run, run)
      judge.add(run, result)
      if case .success(let value) = result, settings.rules.areSame != nil, let difference = judge.differing(value, from: clean.value) {
        problems.append("two runs without faults differ: the second finished with \(difference)")
      }
      let names =
        (clean.run.databases?.databases ?? []).map { ($0.number, $0.name) }
        + (clean.run.databases?.kept ?? []).enumerated().map {
          (SweepFindings.numberOfTemporary($0), "temp of a connection to \($1.connection.database.name)")
        }
      report.notes += (clean.run.databases?.databases ?? []).compactMap { database in
        database.after?.unread.map { "\(database.name) is not compared: it cannot be read on a connection of the sweep's own: \($0)" }
      }
      report.notes += judge.restless.notes(Dictionary(uniqueKeysWithValues: names))
      let parts = judge.comparesValues && settings.rules.areSame == nil ? judge.restlessAnswers.parts : []
      if !parts.isEmpty {
        let told = parts.prefix(10).joined(separator: ", ") + (parts.count > 10 ? " …" : "")
        report.notes.append("parts of the answer that differ from run to run are not compared, only whether they are empty: \(told)")
      }
      if !problems.isEmpty {
        report.rows[0] = row(clean.run, .success(clean.value), problems)
        points = []
      }
      return
    }
    var problems = SweepFindings.common(run, hasFinished: result.error == nil, without: settings.rules.unwatched)
    if case .failure(let error) = result { problems.append("it threw \(shown(error))") }
    if !settings.rules.unwatched.contains(.clean) { problems += SweepFindings.wrongWithoutFaults(run) }
    problems += (run.observation?.error.map { [$0] } ?? [])
    if run.calls.isEmpty { problems.append("it makes no call that can fail") }
    problems += run.checked
    if rehearses(run, problems) { return }
    report.rows.append(row(run, result, problems))
    report.failableCalls = run.calls.count
    all = settings.points.all(run.calls)
    report.points = all.points.count
    report.places = all.sites.count
    points = settings.only.map { all.points.filter($0) } ?? settings.points.chosen(all, inTurns: settings.time != nil)
    if settings.only != nil, points.isEmpty { report.rows[0].problems.append("it has no such point") }
    guard case .success(let value) = result else { return }
    judge.clean = (run, value)
    if settings.rules.areSame == nil, RestlessAnswers.areSame(value, value) == nil {
      judge.comparesValues = false
      report.notes.append("its answers are not compared: \(Value.self) is not Equatable; say how with comparing(by:)")
    }
    judge.add(run, result)
  }

  /// Whether a first run is not the one that others are compared with. Where SQL has asked for the time, there is one more with a time that stands still; and
  /// where that one does something else, as with an operation that compares SQL's time with Swift's, one more with a time that goes on.
  private func rehearses(_ run: SweepRun, _ problems: [String]) -> Bool {
    guard let rehearsal else {
      guard time.wasAsked, problems.isEmpty else { return false }
      rehearsal = run
      time.stands = true
      return true
    }
    guard time.stands, !problems.isEmpty || !SweepFindings.otherCalls(rehearsal, run).isEmpty else { return false }
    time.stands = false
    return true
  }

  /// Judges again what was found, knowing one more run without faults, and every state that it committed.
  private func finishLate(_ run: SweepRun, _ result: Result<Value, any Error>) {
    guard let clean = judge.clean, case .success = result, SweepFindings.otherCalls(clean.run, run).isEmpty else {
      if time.stands { beginInTheTimeOfTheSystem() }  // that has gone on, and the operation compares it with SQL's
      return
    }
    judge.add(run, result)
    for suspect in suspects {
      var problems = judge.problems(of: suspect.run, suspect.outcome, against: clean)
      if !problems.isEmpty, suspect.run.observation == nil,
        judge.problems(of: suspect.run, suspect.outcome, against: (run, clean.value), everyCommit: true).isEmpty
      {
        problems = problems.map { $0 + Self.everyCommitHelps }
      }
      report.rows[suspect.row] = row(suspect.run, suspect.outcome.result, suspect.otherProblems + problems + suspect.run.checked)
      send(suspect.row)
    }
    suspects = []
  }

  /// The hint where a run left what the one without faults had committed on its way.
  private static var everyCommitHelps: String {
    "; the run without faults commits that on its way, or a second try makes it whole: where each commit is whole by itself, say .everyCommitIsFine"
  }
}
