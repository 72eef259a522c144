import SQLiteCalls
import SQLiteCore

/// Tries the schedules of a race.
final class RaceExploration {
  private let sweep: RaceSweep
  private let runner: RaceRunner
  private var result = RaceSweepReport()
  private var findings: [RaceFinding] = []
  private var notes: [String: Int] = [:]

  init(_ sweep: RaceSweep) throws {
    self.sweep = sweep
    runner = try RaceRunner(sweep)
  }

  /// Performs all runs.
  ///
  /// - Parameter findsSites: Whether to look up lines of code. That takes seconds in a large program, so only the first findings have them.
  func report(findsSites: Bool) throws -> RaceSweepReport {
    do {
      let all = try judges().flatMap { judge in judge.schedules.map { ($0, judge) } }
      result.places = all.count
      for (schedule, judge) in chosen(all) { try perform(schedule, judge) }
      for (number, finding) in findings.enumerated() {
        guard let run = try runner.run(finding.schedules[0], findsSites: findsSites && number < 5) else { continue }
        result.findings.append(finding.text(run))
      }
    } catch let error as RaceDeadlock {
      result.findings.append("\(error.schedule): A and B do not end, as if each waited for the other".wrapped())
    }
    if result.judged == 0, result.isClean { result.findings.append(nothingJudged) }
    result.notes += notes.sorted { $0.key < $1.key }.map { $0.value == 1 ? $0.key : "\($0.key) (\($0.value) runs)" }
    return result
  }

  /// The reason why no run was judged.
  private var nothingJudged: String {
    switch sweep.only {
    case let only? where result.runs == 0: "there is no such run: \(only). The name of a run is such as A14 B, or B3 A rollback"
    case let only?: "\(only) is not judged: the second operation waits for the first one"
    case nil where result.places == 0: "no run was judged: the operations make no call on the wrapper that they receive"
    case nil: "no run was judged: B always waits for A, and A for B"
    }
  }

  /// Performs the runs without an interruption in each starting state.
  private func judges() throws -> [RaceJudge] {
    let runs = try RaceStart.allCases.filter { $0 != .warm || sweep.opensFirst }.map(serialRuns).filter { !$0[0].isEmpty }
    noteUnjudged(runs.flatMap { $0.joined() })
    return runs.map { RaceJudge($0) }
  }

  /// Performs A then B twice, and B then A twice.
  private func serialRuns(_ start: RaceStart) throws -> [[RaceRun]] {
    try [0, 1].map { first in
      try [0, 1].compactMap { _ in try runner.run(RaceSchedule(start: start, first: first, place: nil), looks: true) }
    }
  }

  /// Adds findings and notes about what the runs without an interruption do not show.
  private func noteUnjudged(_ runs: [RaceRun]) {
    for (number, name) in RaceSchedule.names.enumerated() {
      let errors = runs.compactMap { $0.results[number].error }
      if errors.count == runs.count, let error = errors.first {
        result.findings.append("without an interruption, in either order, \(name) throws \(shown(error))".wrapped())
      }
      let value = runs.lazy.compactMap { try? $0.results[number].get() }.first
      if let value, NondeterministicAnswers.areSame(value, value) == nil {
        notes["the results of \(name) are not compared, because \(type(of: value)) is not Equatable"] = 1
      }
    }
    let late = runs.compactMap { $0.results[1 - $0.schedule.first].error }
    if late.count == runs.count, let error = late.first {
      notes["without an interruption, in either order, the second operation throws \(shown(error))"] = 1
    }
    for problem in Set(runs.flatMap(\.problems)) { notes["without an interruption: \(problem)"] = 1 }
    if runs.allSatisfy(\.states.isEmpty) { notes["only results are compared: no database in a file was opened"] = 1 }
  }

  /// Returns the schedules to try: all, or one of each of as many equal parts as there may be runs.
  private func chosen(_ all: [(RaceSchedule, RaceJudge)]) -> [(RaceSchedule, RaceJudge)] {
    if let only = sweep.only { return all.filter { "\($0.0)" == only } }
    return all.sampled(sweep.most, seed: sweep.seed, &result.notes)
  }

  private func perform(_ schedule: RaceSchedule, _ judge: RaceJudge) throws {
    guard let run = try runner.run(schedule) else { return }
    func judged(by judge: RaceJudge) throws -> RaceJudge.Verdict {
      try judge.verdict(on: run) { try runner.run(schedule, looks: true)?.between ?? [:] }
    }
    result.runs += 1
    var verdict = try judged(by: judge)
    if case .finding(let problem) = verdict, place(of: problem, schedule) == nil {
      verdict = try judged(by: judge.informed(by: serialRuns(schedule.start)))
    }
    switch verdict {
    case .waits: result.waiting += 1
    case .blocked: result.blocked += 1
    case .sound: result.judged += 1
    case .note(let text):
      result.judged += 1
      notes[text, default: 0] += 1
    case .finding(let problem):
      result.judged += 1
      if let place = place(of: problem, schedule) {
        findings[place].schedules.append(schedule)
      } else {
        findings.append(RaceFinding(problem: problem, schedules: [schedule]))
      }
    }
  }

  /// Returns the place of the finding with a problem, in runs of the same operation with an interruption.
  private func place(of problem: String, _ schedule: RaceSchedule) -> Int? {
    findings.firstIndex { $0.problem.withoutNumbers == problem.withoutNumbers && $0.schedules[0].first == schedule.first }
  }
}

extension Array {
  /// Returns all places, or one of each of as many equal parts as there may be runs, and adds a note.
  func sampled(_ most: Int, seed: UInt64, _ notes: inout [String]) -> [Element] {
    guard count > most, most > 0 else { return self }
    var random = SeededGenerator(seed: seed)
    notes.append("sampled \(most) of \(count) places with seed \(seed); runs: .max tries all of them")
    return (0..<most).map { part in self[Int.random(in: part * count / most..<(part + 1) * count / most, using: &random)] }
  }
}
