/// The runs without faults.
extension SweepSchedule {
  /// Makes the first run the reference for all others and finds its points.
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
      report.notes.append("results are not compared, because \(Value.self) is not Equatable; comparing(by:) compares them")
    }
    if run.observation == nil, let files = run.databases?.filesBeside, !files.isEmpty {
      let names = files.prefix(3).joined(separator: ", ") + (files.count > 3 ? " …" : "")
      let closure = "{ \(settings.rules.hasStage ? "_ in " : "").folder(url) }"
      report.notes.append("files beside the databases are not compared: \(names); observing: \(closure) compares a folder")
    }
    phase = .repetition
  }

  /// Whether the first run is repeated with a different clock. If SQL read the current time, the next run uses a stopped clock. If that run
  /// differs, as for an operation that compares SQL's time with Swift's, the system clock is used again.
  private func changesTime(after run: SweepRun, _ problems: [String]) -> Bool {
    guard let runInSystemTime else {
      guard time.wasRead, problems.isEmpty else { return false }
      runInSystemTime = run
      time.stands = true
      return true
    }
    guard time.stands, !problems.isEmpty || !SweepFindings.otherCalls(runInSystemTime, run).isEmpty else { return false }
    time.stands = false
    return true
  }

  /// Compares the second run with the first one and records the differences.
  func finishRepetition(_ run: SweepRun, _ result: Result<Value, any Error>) {
    phase = .points
    guard let clean = judge.clean else { return }
    var problems = SweepFindings.otherCalls(clean.run, run)
    if case .failure(let error) = result, run.calls.isEmpty {
      problems = ["two runs without faults differ: the second threw \(shown(error)); setUp must remove what a run leaves"]
    }
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

  /// Adds notes about the databases, rows and parts of the result that are not compared.
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
      let names = parts.prefix(10).joined(separator: ", ") + (parts.count > 10 ? " …" : "")
      report.notes.append("parts of the result that differ from run to run are not compared, except for being empty: \(names)")
    }
  }

  /// Creates another run without faults if there are findings; returns nil if there is nothing to judge again. Values that differ in this
  /// run, such as a timestamp, do not depend on a fault.
  func controlRun() throws -> SweepRun? {
    guard !suspects.isEmpty || time.stands && !report.isClean, judge.clean != nil else { return nil }
    // Its commits are needed to judge a run that threw and left an intermediate state.
    let keepsCommits = suspects.contains { $0.outcome.result.error != nil && ($0.outcome.again == nil || $0.run.isHalfDone) }
    return try make(nil, keepsCommits: keepsCommits)
  }

  /// Judges the suspects again, using another run without faults and every state that it committed.
  func finishControl(_ run: SweepRun, _ result: Result<Value, any Error>) {
    guard let clean = judge.clean, case .success = result, SweepFindings.otherCalls(clean.run, run).isEmpty else {
      if time.stands { restartInSystemTime() }  // the operation compares it with SQL's time, which stood still
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

  /// The hint for a run that left the databases at an intermediate commit of the run without faults.
  private static var everyCommitHelps: String {
    let cause = "the run without faults commits that on its way, or a second try completes it"
    return "; \(cause): if each commit is complete by itself, add .everyCommitIsFine"
  }
}
