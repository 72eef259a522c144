import Foundation
import SQLiteCore

/// A child process that tries points of a sweep, so that a crash is reported like any other finding. The child runs the same program again,
/// with only the same test. It skips every sweep except its own, tries its points, writes a row for each, and
/// exits.
package struct SweepChild {
  /// The name and the arguments of the test, which identify the run.
  let run: String
  /// The number of the sweep within the test run.
  let number: Int
  /// The program and the arguments that run the sweep's test alone.
  let command: [String]

  package init(run: String, number: Int, command: [String]) {
    self.run = run
    self.number = number
    self.command = command
  }

  private var identity: String { "\(run) \(number)" }

  private enum Key {
    static let identity = "SQLITEMANAGER_SWEEP"
    static let rows = "SQLITEMANAGER_SWEEP_ROWS"
    static let left = "SQLITEMANAGER_SWEEP_LEFT"
    static let time = "SQLITEMANAGER_SWEEP_TIME"
  }

  /// The role of this process in a sweep.
  enum Part {
    /// The process is not a child of a sweep.
    case parent
    /// The process tries points of this sweep.
    case child(SweepChildOutput, points: [FaultSweepReport.Point])
    /// The process is the child of another sweep, which comes later in the same test run.
    case childOfLaterSweep
    /// The process is the child of a sweep in another, concurrent test run.
    case childOfOtherRun
  }

  var part: Part {
    let environment = ProcessInfo.processInfo.environment
    guard let wanted = environment[Key.identity] else { return .parent }
    Self.endsWithItsParent
    guard wanted == identity, let path = environment[Key.rows], let (output, points) = SweepChildOutput.opened(path) else {
      return wanted.hasPrefix("\(run) ") ? .childOfLaterSweep : .childOfOtherRun
    }
    return .child(output, points: points)
  }

  private static let endsWithItsParent: Void = ends(without: getppid())

  /// Ends this process once its parent has been killed. Otherwise, a child that hangs outside a run would never end.
  static func ends(without parent: pid_t) {
    Thread.detachNewThread {
      while getppid() == parent { sleep(1) }
      _exit(70)  // EX_SOFTWARE
    }
  }

  /// The approximate time, in seconds, that it takes to start another process. A process that exits at once uses this much of the budget.
  private static let start = 0.2

  /// The exit code of a child that ran out of time before it had tried its points.
  static let outOfTime: Int32 = 75  // EX_TEMPFAIL

  /// The period in which this child starts new points; nil for no limit.
  static let time: Duration? = ProcessInfo.processInfo.environment[Key.time].flatMap(Double.init).map { .seconds($0) }

  /// The number of seconds left for runs that hang, as passed on by the parent.
  static var left: Double { ProcessInfo.processInfo.environment[Key.left].flatMap(Double.init) ?? SweepBudget.all }

  /// Tries points in as many processes as needed.
  ///
  /// - Parameters:
  ///   - points: The points to try.
  ///   - calls: The calls of the run without faults.
  ///   - atOnce: The number of processes that may run at once.
  ///   - time: The period in which new points are started; nil for no limit.
  ///   - progress: The progress report, which is advanced with each point.
  /// - Returns: A row for each point that was tried; nil if a process could not be started or did not reach this sweep.
  func rows(of points: [FaultSweepReport.Point], _ calls: [FailableCall], atOnce: Int, _ time: Duration?, _ progress: SweepProgress)
    -> [FaultSweepReport.Row]?
  {
    let deadline = time.map { ContinuousClock.now + $0 }
    let shares = (0..<atOnce).map { points[points.count * $0 / atOnce..<points.count * ($0 + 1) / atOnce] }
    let found = Locked<[Int: [FaultSweepReport.Row]]>([:])
    DispatchQueue.concurrentPerform(iterations: atOnce) { place in
      guard let rows = rows(ofShare: shares[place], calls, deadline, progress) else { return }
      found.withLock { $0[place] = rows }
    }
    let all = found.withLock { $0 }
    return all.count == atOnce ? all.sorted { $0.key < $1.key }.flatMap(\.value) : nil
  }

  /// Tries a share of the points. A trap does not use up the budget.
  private func rows(
    ofShare points: ArraySlice<FaultSweepReport.Point>, _ calls: [FailableCall], _ deadline: ContinuousClock.Instant?,
    _ progress: SweepProgress
  ) -> [FaultSweepReport.Row]? {
    var rest = points
    var rows: [FaultSweepReport.Row] = []
    var budget = SweepBudget()
    while !rest.isEmpty {
      let time = deadline.map { ContinuousClock.now.duration(to: $0) }
      if let time, time <= .zero { break }
      guard let run = process(for: Array(rest), budget, time, progress), run.calls == calls.map(\.kind).sorted() else { return nil }
      rows += run.log.addingIssues(to: run.rows)
      rest = rest.dropFirst(run.rows.count)
      guard let point = rest.popFirst(), time == nil || run.status != Self.outOfTime else { break }
      var row = row(of: point, after: run, calls)
      if row.trap == nil {
        budget.spend(max(run.log.seconds, Self.start))
      } else {
        rest = countTraps(among: rest, like: &row, after: rows, calls)
      }
      if budget.isSpent, !rest.isEmpty {
        row.problems.append("\(rest.count) more points were not tried: the \(budget.deaths) that ended the process took more than a minute")
      }
      rows.append(row)
      if budget.isSpent { break }
    }
    return rows
  }

  /// After two points with the same call site, SQL, code, form and mode have ended in the same trap, the rest of that kind is only counted.
  ///
  /// - Returns: The other points.
  private func countTraps(
    among points: ArraySlice<FaultSweepReport.Point>, like row: inout FaultSweepReport.Row, after rows: [FaultSweepReport.Row],
    _ calls: [FailableCall]
  ) -> ArraySlice<FaultSweepReport.Point> {
    let addresses = Dictionary(calls.map { ($0.ordinal, $0.address) }) { $1 }
    func kind(_ point: FaultSweepReport.Point) -> String {
      "\(addresses[point.ordinal] ?? 0) \(point.target.call) \(point.target.sql ?? "") \(point.code) \(point.form) \(point.mode)"
    }
    let trap = row.trap
    guard let last = row.point.map(kind), rows.contains(where: { $0.trap == trap && $0.point.map(kind) == last }) else { return points }
    let others = points.filter { kind($0) != last }
    row.untried = points.count - others.count
    return others[...]
  }

  /// Returns the row of a point that ended a process.
  private func row(of point: FaultSweepReport.Point, after run: Run, _ calls: [FailableCall]) -> FaultSweepReport.Row {
    let fault = calls.first { $0.ordinal == point.ordinal }?.failed(with: point.code, point.form)
    let end = "\(SweepFindings.ended)\(run.how)\(run.log.reason(at: point.number))"
    return FaultSweepReport.Row(point: point, fault: fault, site: nil, thrown: nil, problems: [end])
  }

  /// The outcome of one process: the calls and rows that it wrote, how it ended, and its standard error output.
  private typealias Run = (calls: [String], rows: [FaultSweepReport.Row], how: String, status: Int32, log: SweepChildLog)

  /// Limits the number of children that run at once, across all sweeps of this process.
  private static let room = DispatchSemaphore(value: max(ProcessInfo.processInfo.activeProcessorCount, 1))

  private func process(for points: [FaultSweepReport.Point], _ budget: SweepBudget, _ time: Duration?, _ progress: SweepProgress) -> Run? {
    #if os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)
    return nil  // an app cannot start processes there
    #else
    guard let program = command.first else { return nil }
    Self.room.wait()
    defer { Self.room.signal() }
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("sweep-\(UUID().uuidString)").path
    guard SweepChildOutput.make(path, for: points) else { return nil }
    defer { try? FileManager.default.removeItem(atPath: path) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = Array(command.dropFirst())
    var environment = ProcessInfo.processInfo.environment
    (environment[Key.identity], environment[Key.rows], environment[Key.left]) = (identity, path, "\(budget.left)")
    (environment[Key.time], environment["SWIFT_BACKTRACE"]) = (time.map { "\($0.seconds)" }, "enable=no")
    process.environment = environment
    process.standardOutput = FileHandle.nullDevice
    let errors = Pipe()
    process.standardError = errors
    guard (try? process.run()) != nil else { return nil }
    var log = SweepChildLog(progress)
    while let bytes = try? errors.fileHandleForReading.read(upToCount: 1 << 16), !bytes.isEmpty { log.append(bytes) }
    process.waitUntilExit()
    log.end()
    guard let (calls, rows) = SweepChildOutput.read(path) else { return nil }
    let how =
      process.terminationReason == .uncaughtSignal ? "signal \(process.terminationStatus)" : "exit code \(process.terminationStatus)"
    return (calls, rows, how, process.terminationStatus, log)
    #endif
  }
}

/// The error that a sweep throws in a process that was started for another sweep.
struct TriedElsewhere: Error, CustomStringConvertible {
  static let words = "another sweep is tried in this process"
  var description: String { Self.words }
}
