import Foundation
import SQLiteCalls
import SQLiteCore

/// The schedule of a sweep: which run comes next, and what is said of each.
final class SweepSchedule<Value> {
  /// What an operation came to, and, after an error that left everything as before, what it came to once more.
  struct Outcome {
    let result: Result<Value, any Error>
    var again: Result<Value, any Error>?
  }

  private let settings: SweepSettings<Value>
  private var report = FaultSweepReport()
  private var clean: (run: SweepRun, value: Value)?
  private var points: [FaultSweepReport.Point] = []
  private var next = 0
  /// Whether there were two runs without faults.
  private var hasRepeated = false
  /// Whether it is settled where the points are tried.
  private var hasBegun = false
  private var comparesValues = true
  /// Tells people how far it has come.
  private var progress = SweepProgress(of: 0)
  /// The places of calls that were looked up.
  private var sites: [[String]: String?] = [:]
  /// Tables, by database, whose rows differ although nothing failed.
  private var restless: [Int: Set<String>] = [:]

  private let child: SweepChild?
  private let part: SweepChild.Part

  init(_ settings: SweepSettings<Value>) {
    self.settings = settings
    child = settings.only == nil ? settings.makeChild?() : nil
    part = child?.part ?? .parent
  }

  private func make(_ point: FaultSweepReport.Point?) throws -> SweepRun {
    SweepRun(
      try settings.makeWrapper(), point, expected: clean?.run.calls ?? [], keepsCommits: settings.everyCommitIsFine,
      findsSite: settings.findsSites, limits: settings.limits)
  }

  /// What the wrappers of all runs know, by row: calls may come long after a run has ended.
  private var wrappers: [(row: Int, state: Locked<FaultState>)] = []

  /// What came of all runs.
  func finished() -> FaultSweepReport {
    progress.end()
    let lateCalls = wrappers.reduce(into: [Int: Int]()) { calls, wrapper in
      calls[wrapper.row, default: 0] += wrapper.state.withLock { $0.lateCalls }
    }
    for (row, late) in lateCalls where late > 0 {
      let calls = late == 1 ? "1 call" : "\(late) calls"
      report.rows[row].problems.append("\(calls) came after it had ended: something goes on working")
      if case .child(let output, _) = part { output.write(report.rows[row]) }
    }
    switch part {
    case .child: exit(0)
    case .earlier, .elsewhere: break
    case .parent: SweepReports.keep(&report)
    }
    return report
  }

  /// The next run; nil when there is none: the first is without faults, the second, too, to see whether it does the same.
  func nextRun() throws -> SweepRun? {
    switch part {
    case .earlier: return nil
    case .elsewhere: throw TriedElsewhere()
    case .parent, .child: break
    }
    if !hasRepeated { return report.isClean ? try make(nil) : nil }
    if !hasBegun { beginPoints() }
    guard next < points.count else { return nil }
    defer { next += 1 }
    progress.advance()
    if case .child(let output, _) = part { output.announce(points[next]) }
    return try make(points[next])
  }

  /// Has the points tried in another process, or begins with them in this one.
  private func beginPoints() {
    hasBegun = true
    progress = SweepProgress(of: points.count)
    guard let child, let calls = clean?.run.calls else { return }
    switch part {
    case .child(let output, let share):
      output.begin(calls)
      points = Array(points[share.clamped(to: 0..<points.count)])
    case .parent:
      guard let rows = child.rows(of: points, calls, atOnce: min(max(settings.processes, 1), max(points.count, 1)), progress) else {
        return report.notes.append("tried in this process: another one did not come to this sweep")
      }
      report.rows += rows
      next = points.count
    case .earlier, .elsewhere: break
    }
  }

  /// Has the caller's check look at a run, and says whether the operation is to be tried once more, without faults: it threw, and there is something
  /// left, which is as before.
  func wantsRepeat(_ run: SweepRun, _ result: Result<Value, any Error>) -> Bool {
    run.checked = checked(result)
    guard run.point != nil, case .failure = result, run.leftOpen.isEmpty, let databases = run.databases else { return false }
    return databases.isLeftAsBefore
  }

  /// Says what is to be said of a run.
  func finish(_ run: SweepRun, _ outcome: Outcome) {
    run.close()
    wrappers.append((run.point == nil ? 0 : report.rows.count, run.faults.state))
    defer { run.databases?.restore((clean?.run ?? run).databases?.databases ?? []) }
    guard let point = run.point else { return finishClean(run, outcome.result) }
    var problems = SweepFindings.common(run, hasFinished: outcome.result.isSuccess)
    if run.faults.injected.isEmpty { problems.append("call \(point.call) was not reached: the runs differ") }
    problems += run.difference.map { [$0] } ?? []
    if let clean { problems += judge(run, outcome, against: clean) }
    problems += run.checked
    report.rows.append(row(run, outcome.result, problems))
    if case .child(let output, _) = part, let row = report.rows.last { output.write(row) }
  }

  private func judge(_ run: SweepRun, _ outcome: Outcome, against clean: (run: SweepRun, value: Value)) -> [String] {
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

  private func finishClean(_ run: SweepRun, _ result: Result<Value, any Error>) {
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
      }
      return
    }
    var problems = SweepFindings.common(run, hasFinished: result.isSuccess)
    if case .failure(let error) = result { problems.append("it threw \(shown(error))") }
    if run.calls.isEmpty { problems.append("it makes no call that can fail") }
    problems += run.checked
    report.rows.append(row(run, result, problems))
    report.failableCalls = run.calls.count
    let all = settings.points.all(run.calls)
    report.points = all.count
    points = settings.only.map { number in all.filter { $0.number == number } } ?? settings.points.chosen(run.calls)
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

  private func row(_ run: SweepRun, _ result: Result<Value, any Error>, _ problems: [String]) -> FaultSweepReport.Row {
    var thrown: String?
    if case .failure(let error) = result { thrown = "\(error)" }
    return FaultSweepReport.Row(
      point: run.point, fault: run.faults.injected.first, site: problems.isEmpty ? nil : site(of: run), thrown: thrown, problems: problems)
  }

  /// Where the call was made that failed: looked up once for each place.
  private func site(of run: SweepRun) -> String? {
    guard settings.findsSites, let site = run.site else { return nil }
    let key = site.key
    if let known = sites[key] { return known }
    let found = sites.count < 10 ? site.text : nil
    sites[key] = .some(found)
    return found
  }
}

extension Result {
  fileprivate var isSuccess: Bool { if case .success = self { true } else { false } }
}
