/// The runs without faults.
extension SweepSchedule {
  /// Takes the first run for the one that others are compared with, and finds the points in it.
  func finishReference(_ run: SweepRun, _ result: Result<Value, any Error>) {
    let problems = judge.problemsWithoutFaults(of: run, result)
    if changesTime(after: run, problems) { return }
    report.rows.append(row(run, result, problems))
    report.failableCalls = run.calls.count
    all = settings.points.all(run.calls)
    report.points = all.points.count
    report.places = all.sites.count
    report.seed = settings.points.seed
    points = (settings.only.map { all.points.filter($0) } ?? settings.points.chosen(all, inTurns: settings.time != nil))[...]
    if points.count < all.sites.count, settings.only == nil { judge.takeSample() }
    if settings.only != nil, points.isEmpty { report.rows[0].problems.append("it has no such point") }
    guard case .success(let value) = result else { return }
    judge.clean = (run, value)
    judge.add(run, result)
    if settings.rules.areSame == nil, judge.answers.samples.isEmpty {
      report.notes.append("its answers are not compared: \(Value.self) is not Equatable; say how with comparing(by:)")
    }
    if run.observation == nil, let files = run.databases?.filesBeside, !files.isEmpty {
      let told = files.prefix(3).joined(separator: ", ") + (files.count > 3 ? " …" : "")
      report.notes.append(
        "files beside the databases are not compared: \(told); observing: { \(settings.rules.hasStage ? "_ in " : "").folder(url) } compares a folder"
      )
    }
    phase = .repetition
  }

  /// Whether the first run is made again in another time. Where SQL has asked for the time, it stands still in the next run; where that run does something
  /// else, as with an operation that compares SQL's time with Swift's, it goes on again.
  private func changesTime(after run: SweepRun, _ problems: [String]) -> Bool {
    guard let runInSystemTime else {
      guard time.wasAsked, problems.isEmpty else { return false }
      runInSystemTime = run
      time.stands = true
      return true
    }
    guard time.stands, !problems.isEmpty || !SweepFindings.otherCalls(runInSystemTime, run).isEmpty else { return false }
    time.stands = false
    return true
  }

  /// Compares the second run with the first one, and notes what differs.
  func finishRepetition(_ run: SweepRun, _ result: Result<Value, any Error>) {
    phase = .points
    guard let clean = judge.clean else { return }
    var problems = SweepFindings.otherCalls(clean.run, run)
    judge.add(run, result)
    if case .success(let value) = result, let difference = judge.differing(value, from: clean.value) {
      problems.append("two runs without faults differ: the second finished with \(difference)")
    }
    noteDifferences(clean.run)
    if !problems.isEmpty {
      report.rows[0] = row(clean.run, .success(clean.value), problems)
      points = []
    }
  }

  /// Notes which databases, rows and parts of the answer are not compared.
  private func noteDifferences(_ clean: SweepRun) {
    let databases = clean.databases?.databases ?? []
    report.notes += databases.compactMap { database in
      database.after?.unread.map { "\(database.name) is not compared: it cannot be read on a connection of the sweep's own: \($0)" }
    }
    let names =
      databases.map { ($0.number, $0.name) }
      + (clean.databases?.kept ?? []).enumerated().map {
        (SweepFindings.numberOfTemporary($0), "temp of a connection to \($1.connection.database.name)")
      }
    report.notes += judge.rows.notes(Dictionary(uniqueKeysWithValues: names))
    let parts = judge.answers.parts
    if !parts.isEmpty {
      let told = parts.prefix(10).joined(separator: ", ") + (parts.count > 10 ? " …" : "")
      report.notes.append("parts of the answer that differ from run to run are not compared, only whether they are empty: \(told)")
    }
  }

  /// One more run without faults where something was found: values that are another in it say nothing about a fault, such as the second in which the first
  /// runs took place.
  func controlRun() throws -> SweepRun? {
    guard !suspects.isEmpty || time.stands && !report.isClean, judge.clean != nil else { return nil }
    // Its commits are kept where a run threw, and left neither what was there before nor what is there after.
    let keepsCommits = suspects.contains { $0.outcome.result.error != nil && ($0.outcome.again == nil || $0.run.isHalfDone) }
    return try make(nil, keepsCommits: keepsCommits)
  }

  /// Judges again what was found, knowing one more run without faults, and every state that it committed.
  func finishControl(_ run: SweepRun, _ result: Result<Value, any Error>) {
    guard let clean = judge.clean, case .success = result, SweepFindings.otherCalls(clean.run, run).isEmpty else {
      if time.stands { restartInSystemTime() }  // that has gone on, and the operation compares it with SQL's
      return
    }
    judge.add(run, result)
    for suspect in suspects {
      var problems = judge.problems(of: suspect.run, suspect.outcome, against: clean)
      let stopsBetweenCommits = !problems.isEmpty && judge.stopsBetweenCommits(suspect.run, suspect.outcome, run)
      if stopsBetweenCommits {
        problems = []
      } else if !problems.isEmpty, suspect.run.observation == nil,
        judge.problems(of: suspect.run, suspect.outcome, against: (run, clean.value), everyCommit: true).isEmpty
      {
        problems = problems.map { $0 + Self.everyCommitHelps }
      }
      report.rows[suspect.row] = row(suspect.run, suspect.outcome.result, suspect.otherProblems + problems + suspect.run.checked)
      report.rows[suspect.row].stopsBetweenCommits = stopsBetweenCommits ? true : nil
      send(suspect.row)
    }
    suspects = []
  }

  /// The hint where a run left what the one without faults had committed on its way.
  private static var everyCommitHelps: String {
    "; the run without faults commits that on its way, or a second try makes it whole: where each commit is whole by itself, say .everyCommitIsFine"
  }
}
