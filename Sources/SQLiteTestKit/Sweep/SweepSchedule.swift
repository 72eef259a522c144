import Foundation
import SQLiteCore

/// Decides which run of a sweep comes next, and adds a row for each run to the report.
final class SweepSchedule<Value> {
  typealias Outcome = SweepJudge<Value>.Outcome

  /// A run with a finding that another run without faults may disprove.
  ///
  /// `otherProblems` holds the problems that depend neither on the content of the databases nor on the result.
  typealias Suspect = (row: Int, run: SweepRun, outcome: Outcome, otherProblems: [String])

  /// The phases of a sweep, in order.
  enum Phase {
    /// The run without faults with which all others are compared.
    case reference
    /// A second run without faults, which must behave the same way.
    case repetition
    /// A run for each point.
    case points
    /// A third run without faults, if there are findings.
    case control
  }

  let settings: SweepSettings<Value>
  var report = FaultSweepReport()
  var judge: SweepJudge<Value>
  var all = PlacedPoints()
  /// The points that have not been tried yet.
  var points: ArraySlice<FaultSweepReport.Point> = []
  var phase = Phase.reference
  /// The clock that SQL reads.
  let time: SweepTime
  /// The first run, if SQL read the system clock in it.
  var runInSystemTime: SweepRun?
  /// The progress report; nil until the process that tries the points has been determined.
  private var progress: SweepProgress?
  /// The call sites that have been looked up.
  private var sites: [[String]: String?] = [:]
  /// The runs that are judged again after the control run, see ``controlRun()``.
  var suspects: [Suspect] = []

  /// The number of seconds left for runs that hang.
  private var left: Double
  private let beginning = ContinuousClock.now
  private let child: SweepChild?
  private let part: SweepChild.Part

  init(_ settings: SweepSettings<Value>) {
    self.settings = settings
    judge = SweepJudge(settings.rules)
    time = SweepTime(now: settings.now)
    child = settings.only == nil ? settings.makeChild?() : nil
    part = child?.part ?? .parent
    left = SweepChild.left
    report.origin = settings.origin
    report.origin.test = child?.run
  }

  func make(_ point: FaultSweepReport.Point?, keepsCommits: Bool = false) throws -> SweepRun {
    time.begin()
    var origin = report.origin.text
    if case .child = part { origin = nil }
    let run = SweepRun(
      try settings.makeWrapper(), point, expected: judge.clean?.run.calls ?? [],
      keepsCommits: keepsCommits || settings.rules.everyCommitIsFine,
      findsSite: settings.findsSites, limits: limits(point), time: time, origin: origin)
    run.databases?.expectedFiles = judge.clean?.run.databases?.databases.compactMap(\.file) ?? []
    return run
  }

  /// The limits of a run. They are longer in a process that is shared with other tests.
  private func limits(_ point: FaultSweepReport.Point?) -> SweepLimits {
    guard point != nil, case .child = part, let duration = judge.clean?.run.duration else { return settings.limits.patient }
    return settings.limits.within(left).adapted(to: duration)
  }

  /// The wrappers' states and ledgers for all runs, with their rows. They are kept because a run may still make calls long after it has
  /// ended.
  private var wrappers: [(row: Int, state: Locked<FaultState>, ledger: HandleLedger)] = []

  /// Finishes the report on all runs. A child process exits here.
  func finished() -> FaultSweepReport {
    progress?.end()
    let callsAfterEnd = wrappers.reduce(into: [Int: Int]()) { calls, wrapper in
      calls[wrapper.row, default: 0] += wrapper.state.withLock { $0.callsAfterEnd }
    }
    for wrapper in wrappers where wrapper.ledger.openHandles.isEmpty { noteClosed(wrapper.row) }
    for (row, count) in callsAfterEnd where count > 0 {
      report.rows[row].problems.append("\(counted(count, "call")) came after it had ended: something goes on working")
      send(row)
    }
    switch part {
    case .child: exit(points.isEmpty ? 0 : SweepChild.outOfTime)
    case .childOfLaterSweep, .childOfOtherRun: break
    case .parent:
      report.placesTried = all.places(of: report.rows.compactMap(\.point?.number))
      report.leaveOutTraps(in: settings.rules.modulesOfTraps)
      let untried = settings.only == nil ? report.nothingTried : nil
      report.noteTolerance()
      report.noteCommits()
      report.noteDone()
      report.noteOtherErrors()
      report.rows.sort { $0.point?.number ?? 0 < $1.point?.number ?? 0 }
      if settings.only == nil { report.noteSample() }
      if let known = settings.known { KnownFindings(path: known).apply(to: &report) }
      if let untried { report.rows[0].problems.append(untried) }  // never a known finding
      SweepReports.keep(&report)
      if settings.findsSites { SweepProgress.writeOutcome(report.line) }
    }
    return report
  }

  /// Removes the findings about open handles from a row: handles that are closed by the end of the sweep were closed late, not leaked.
  private func noteClosed(_ row: Int) {
    guard report.rows.indices.contains(row), report.rows[row].problems.contains(where: { $0.hasPrefix(SweepFindings.stillOpen) }) else {
      return
    }
    report.rows[row].problems.removeAll { $0.hasPrefix(SweepFindings.stillOpen) }
    send(row)
  }

  /// Sends a new or changed row from a child to its parent.
  func send(_ row: Int) {
    if case .child(let output, _) = part { output.write(report.rows[row]) }
  }

  /// Whether the period for starting new points is over.
  private var isOver: Bool { (SweepChild.time ?? settings.time).map { beginning.duration(to: .now) >= $0 } ?? false }

  /// Returns the next run; nil if there is none.
  func nextRun() throws -> SweepRun? {
    switch part {
    case .childOfLaterSweep: return nil
    case .childOfOtherRun: throw TriedElsewhere()
    case .parent, .child: break
    }
    switch phase {
    case .reference, .repetition: return report.isClean ? try make(nil) : nil
    case .points:
      guard !isOver, let point = points.popFirst() else {
        phase = .control
        return try controlRun()
      }
      progress?.advance()
      if case .child(let output, _) = part { output.announce(point) }
      return try make(point)
    case .control: return nil
    }
  }

  /// Starts the points phase. Returns a closure that tries the points in other processes and waits for those processes. Returns nil if this
  /// process tries the points, or if the phase has already started.
  func childProcesses() -> (() -> [FaultSweepReport.Row]?)? {
    guard phase == .points, progress == nil else { return nil }
    let progress = SweepProgress(of: points.count)
    self.progress = progress
    guard let child, let calls = judge.clean?.run.calls else { return nil }
    switch part {
    case .child(let output, let given):
      output.begin(calls)
      points = given[...]
      return nil
    case .parent:
      let time = settings.time.map { $0 - beginning.duration(to: .now) }
      let (points, atOnce) = (Array(points), min(max(settings.processes, 1), max(points.count, 1)))
      return { child.rows(of: points, calls, atOnce: atOnce, time, progress) }
    case .childOfLaterSweep, .childOfOtherRun: return nil
    }
  }

  /// Adds the rows from other processes. Nil means that this process must try the points itself.
  func take(_ rows: [FaultSweepReport.Row]?) {
    guard let rows else { return report.notes.append("tried in this process: another one did not come to this sweep") }
    report.rows += rows
    phase = .control
  }

  /// Starts over with the first run, using the system clock.
  func restartInSystemTime() {
    time.stands = false
    judge = SweepJudge(settings.rules)
    (phase, progress) = (.reference, nil)
    (report.rows, report.notes, wrappers, suspects) = ([], [], [], [])
  }

  /// Closes a run, judges it, and adds its row to the report.
  func finish(_ run: SweepRun, _ outcome: Outcome) {
    run.close()
    if run.wasHurried { left -= run.duration?.seconds ?? 0 }
    let first = judge.clean?.run
    wrappers.append((run.point == nil ? 0 : report.rows.count, run.faults.state, run.sqlite.ledger))
    switch phase {
    case .reference: finishReference(run, outcome.result)
    case .repetition: finishRepetition(run, outcome.result)
    case .points: finishPoint(run, outcome)
    case .control: finishControl(run, outcome.result)
    }
    let clean = first ?? judge.clean?.run ?? run
    run.databases?.restore(clean.databases?.databases ?? [])
    clean.observation?.putBack()
  }

  private func finishPoint(_ run: SweepRun, _ outcome: Outcome) {
    let common = judge.commonProblems(of: run, outcome.result)
    let verdict = judge.clean.map { judge.problems(of: run, outcome, against: $0) } ?? []
    if !verdict.isEmpty { suspects.append((report.rows.count, run, outcome, common)) }
    var row = row(run, outcome.result, common + verdict + run.checked)
    if row.problems.isEmpty, judge.hidesThatItIsDone(run, outcome) { row.hidesThatItIsDone = true }
    report.rows.append(row)
    send(report.rows.count - 1)
  }

  func row(_ run: SweepRun, _ result: Result<Value, any Error>, _ problems: [String]) -> FaultSweepReport.Row {
    FaultSweepReport.Row(
      point: run.point, fault: run.faults.injected.first, site: problems.isEmpty ? nil : site(of: run),
      thrown: result.error.map { "\($0)" }, problems: problems)
  }

  /// The source line of the failed call. It is looked up once per call site, and only for the first ten call sites.
  private func site(of run: SweepRun) -> String? {
    guard settings.findsSites, let site = run.site else { return nil }
    let isLookedUp = sites.count < 10
    return sites.kept(site.key, isLookedUp ? site.text : nil)
  }
}
