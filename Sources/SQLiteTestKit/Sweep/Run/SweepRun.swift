import Foundation
import SQLiteCalls
import SQLiteCore

/// One run of an operation: its wrapper and the sweep's observations during the run.
final class SweepRun: CallWatch {
  /// The call that fails; nil in a run without faults.
  let point: FaultSweepReport.Point?
  let sqlite: LedgerSqlite3Wrapper
  let faults: FaultInjectingSqlite3Wrapper
  /// The databases of the run; nil for a mock, which runs only scripted statements.
  let databases: DatabaseWatch?
  /// The calls that can fail, in order; empty except in a run without faults.
  private(set) var calls: [FailableCall] = []
  /// The committed states, if they are kept. The first run without faults also receives the states of later runs without faults.
  var commits: [DatabaseState] = []
  /// The sequence of committed states of all databases, if they are kept.
  private(set) var course = CommitCourse()
  /// The first difference from the run without faults before the call failed; nil if there is none.
  private(set) var difference: String?
  /// A finding for each transaction that is left open at the end.
  private(set) var leftOpen: [String] = []
  /// The world outside the databases.
  var observation: SweepObservation?
  /// Whether the operation was tried again from an intermediate `user_version` or from a half-done state.
  var wentOn = false
  /// Whether the operation was tried again from a half-done state.
  var isHalfDone = false
  /// The findings of the caller's check and the findings about settings of connections that outlive the operation.
  var checked: [String] = []
  private let expected: [FailableCall]
  /// Whether a call is made to fail. This is stored because comparing `point` with nil copies the point.
  private let hasPoint: Bool
  private lazy var expectedKinds = Set(expected.map(\.kind))
  private let keepsCommits: Bool
  private let findsSite: Bool
  private let limits: SweepLimits
  /// The test and the source line of the sweep, for the message if the process ends; nil in a child, because its parent adds them.
  private let origin: String?
  /// The virtual clock of the caller's wrapper; nil if it has none.
  private let clock: VirtualTimeScheduler?
  /// The virtual time that was spent waiting. While the operation runs, this is the time spent before it; once it has ended, the time spent
  /// in it.
  private(set) var virtualTime: Duration?
  private let lock = NSLock()
  private var isCounting = false
  private(set) var awaits = false
  private var watchdog: SweepWatchdog?
  private var beginning: ContinuousClock.Instant = .now
  /// The duration of the first try.
  private(set) var duration: Duration?
  /// Whether the operation took so long that no more calls were made to fail.
  var wasHurried: Bool { faults.state.withLock { $0.wasHurried } }
  /// The call site of the first failed call; nil unless the sweep looks up call sites, because the first lookup in a process reads the
  /// symbols of the whole program.
  private(set) var site: CallSite?

  /// - Parameters:
  ///   - wrapper: The wrapper that performs the calls of the operation.
  ///   - expected: The calls of the run without faults; empty in that run.
  init(
    _ wrapper: any Sqlite3WrapperProtocol, _ point: FaultSweepReport.Point?, expected: [FailableCall], keepsCommits: Bool,
    findsSite: Bool, limits: SweepLimits, time: SweepTime, origin: String?
  ) {
    self.point = point
    hasPoint = point != nil
    self.expected = expected
    self.keepsCommits = keepsCommits
    self.findsSite = findsSite
    self.limits = limits
    self.origin = origin
    faults = SweptSqlite3Wrapper(wrapper, in: time)
    sqlite = LedgerSqlite3Wrapper(faults)
    clock =
      sequence(first: wrapper) { ($0 as? RoutedSqlite3Wrapper)?.inner }.lazy.compactMap { $0 as? VirtualTimeSqlite3Wrapper }.first?.clock
      .scheduler
    databases = wrapper.runsAnySQL ? DatabaseWatch(wrapper, keepsImages: expected.isEmpty) : nil
    faults.watch = self
    faults.state.withLock { $0.reportsCalls = true }
    faults.connectionWatch = databases
  }

  /// Begins the operation after its preparation. From now on, calls are counted and may fail.
  ///
  /// - Parameter awaits: Whether the operation is asynchronous.
  func begin(awaits: Bool) {
    databases?.begin()
    observation?.begin(keepsImage: expected.isEmpty)
    lock.withLock { (isCounting, self.awaits) = (true, awaits) }
    faults.state.withLock {
      $0.restart(point?.plan ?? .none)
      $0.limit = limits.calls(expected.last?.number)
      $0.search = point.map { SweptCallSearch($0.target) }
    }
    startWatchdog()
    beginning = .now
    virtualTime = clock?.waited
  }

  /// - Parameter which: The name of the try; nil for the first one.
  private func startWatchdog(_ which: String? = nil) {
    watchdog = SweepWatchdog(faults, point, of: origin, limits: limits, awaits: awaits, which, title: title)
  }

  /// Ends a try after the operation has returned or thrown.
  func end() {
    lock.withLock { isCounting = false }
    watchdog = nil
    if duration == nil { virtualTime = clock.flatMap { clock in virtualTime.map { clock.waited - $0 } } }
    duration = duration ?? beginning.duration(to: .now)
    faults.state.withLock { ($0.plan, $0.limit) = (.none, .max) }
    leftOpen = databases?.end() ?? []
    observation?.end()
  }

  /// Begins another try, without faults.
  func beginAgain() {
    databases?.beginAgain()
    startWatchdog("tried again without faults")
  }

  /// The number of additional tries in which the same call was made to fail.
  private(set) var repeats = 0

  /// Begins another try, in which the same call fails as before.
  func failAgain() {
    guard let point else { return }
    repeats += 1
    databases?.beginAgain()
    faults.state.withLock { ($0.plan, $0.search) = (point.plan, SweptCallSearch(point.target)) }
    startWatchdog("failing once more")
  }

  /// Whether all handles are closed. Another thread may release the last reference to a connection shortly after the operation has ended.
  var isSettled: Bool {
    sqlite.ledger.openHandles.isEmpty && databases?.isSettled ?? true
  }

  /// Ends the run: every later call counts as a call after the end.
  func close() {
    observation?.close()
    faults.state.withLock { $0.isOver = true }
  }

  /// Returns a finding if this run waited far longer on a virtual clock than the run without faults; otherwise nil.
  func patienceWithoutEnd(beside clean: SweepRun?) -> String? {
    guard let virtualTime, let usual = clean?.virtualTime, virtualTime > limits.virtualTime(usual) else { return nil }
    return "it waited \(virtualTime.inMilliseconds) on its virtual clock, and \(usual.inMilliseconds) without faults: a retry without end"
  }

  /// The name of the run, such as `point 12, call 7: SQLITE_BUSY (5) once, sqlite3_step "SELECT 1"`.
  private lazy var title =
    point.map { "\($0), \(expected.indices.contains($0.ordinal - 1) ? expected[$0.ordinal - 1].text : "")" } ?? "the run without faults"

  // MARK: Calls from the wrapper

  func isMade(_ call: FailableCall) {
    let isOfOperation = lock.withLock {
      guard isCounting else { return false }
      if !hasPoint {
        calls.append(expected.isEmpty ? call.taken(at: CallSite.address) : call)
      } else if difference == nil {
        compare(call)
      }
      return true
    }
    guard keepsCommits, !hasPoint, let databases else { return }
    lock.withLock {
      let states = databases.committed()
      for state in states.values.compactMap(\.self) where !commits.contains(state) { commits.append(state) }
      if isOfOperation { course.note(states, before: call) }
    }
  }

  /// Compares a call with the run without faults. Calls may come in a different order because of a `Dictionary` or concurrent tasks.
  private func compare(_ call: FailableCall) {
    if expected.indices.contains(call.ordinal - 1), expected[call.ordinal - 1].isPlainlySame(as: call) { return }
    if !expectedKinds.contains(call.kind) {
      difference = "the runs differ: \(call.text) is called, which it was not without faults"
    }
  }

  func fails() {
    faults.state.withLock { $0.reportsCalls = false }  // later calls may differ from the run without faults
    if findsSite, site == nil { site = CallSite.here() }
  }

  func doesNotEnd() { SweepWatchdog.end(faults, point, of: origin, "makes calls without end") }
}
