import Foundation
import SQLiteCalls
import SQLiteCore

/// One run of an operation: the wrapper it is given, and the observations of the sweep meanwhile.
final class SweepRun: CallWatch {
  /// Which call fails; nil in a run without faults.
  let point: FaultSweepReport.Point?
  let sqlite: LedgerSqlite3Wrapper
  let faults: FaultInjectingSqlite3Wrapper
  /// The databases of the run; nil over a wrapper that runs no SQL but the statements that a test foresaw.
  let databases: DatabaseWatch?
  /// The calls that can fail, in order: of a run without faults.
  private(set) var calls: [FailableCall] = []
  /// The states that were committed, where these are kept; the first run without faults has those of the other ones as well.
  var commits: [DatabaseState] = []
  /// The same in order, all databases together, where commits are kept.
  private(set) var course = CommitCourse()
  /// How this run differs from the one without faults before its call fails; nil when it does not.
  private(set) var difference: String?
  /// The transactions that are left open at the end, in words.
  private(set) var leftOpen: [String] = []
  /// The world outside the databases.
  var observation: SweepObservation?
  /// Whether the operation was tried once more from a version in between, or although half was done.
  var wentOn = false
  /// Whether the operation was tried once more although half was done.
  var isHalfDone = false
  /// The findings of the caller's check, and those about settings of connections that outlive the operation.
  var checked: [String] = []
  private let expected: [FailableCall]
  /// Whether a call is made to fail.
  private let hasPoint: Bool
  private lazy var expectedKinds = Set(expected.map(\.kind))
  private let keepsCommits: Bool
  private let findsSite: Bool
  private let limits: SweepLimits
  /// The test and the line of the sweep, for the words of a process that ends; nil in a child, whose words the parent reports.
  private let origin: String?
  /// The virtual clock of the caller's wrapper, if it has one; then how much time waits had let pass on it when the operation began, and, once
  /// the operation has ended, how much they let pass meanwhile.
  private let clock: VirtualTimeScheduler?
  private(set) var virtualTime: Duration?
  private let lock = NSLock()
  private var isCounting = false
  private(set) var awaits = false
  private var hasFailed = false
  private var watchdog: SweepWatchdog?
  private var beginning: ContinuousClock.Instant = .now
  /// How long the operation took.
  private(set) var duration: Duration?
  /// Whether the operation took so long that no call failed any more.
  var wasHurried: Bool { faults.state.withLock { $0.wasHurried } }
  /// Where the first call that failed was made, if the sweep finds sites: the first look of a process reads the symbols of the whole program.
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
    faults.connectionWatch = databases
  }

  /// Begins the operation after its preparation: from now on calls are counted, and may fail.
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

  /// - Parameter which: Which try begins; nil for the first one.
  private func startWatchdog(_ which: String? = nil) {
    watchdog = SweepWatchdog(faults, point, of: origin, limits: limits, awaits: awaits, which, title: title)
  }

  /// Ends the try: the operation has answered or thrown.
  func end() {
    lock.withLock { isCounting = false }
    watchdog = nil
    if duration == nil { virtualTime = clock.flatMap { clock in virtualTime.map { clock.waited - $0 } } }
    duration = duration ?? beginning.duration(to: .now)
    faults.state.withLock { ($0.plan, $0.limit) = (.none, .max) }
    leftOpen = databases?.end() ?? []
    observation?.end()
  }

  /// Begins another try of the operation, without faults.
  func beginAgain() {
    databases?.beginAgain()
    startWatchdog("tried again without faults")
  }

  /// How often the operation was made to fail at the same place once more.
  private(set) var repeats = 0

  /// Begins another try of the operation, in which the same call fails as before.
  func failAgain() {
    guard let point else { return }
    repeats += 1
    databases?.beginAgain()
    faults.state.withLock { ($0.plan, $0.search) = (point.plan, SweptCallSearch(point.target)) }
    startWatchdog("failing once more")
  }

  /// Whether all handles are closed. The last reference to a connection may go on another thread, a little after the operation has ended.
  var isSettled: Bool {
    sqlite.ledger.openHandles.isEmpty && databases?.isSettled ?? true
  }

  /// Ends the run: from now on every call comes too late.
  func close() {
    observation?.close()
    faults.state.withLock { $0.isOver = true }
  }

  /// The finding that this run lets far more time pass on a virtual clock than the run without faults; nil when it does not.
  func patienceWithoutEnd(beside clean: SweepRun?) -> String? {
    guard let virtualTime, let usual = clean?.virtualTime, virtualTime > limits.virtualTime(usual) else { return nil }
    return "it waited \(virtualTime.inMilliseconds) on its virtual clock, and \(usual.inMilliseconds) without faults: a retry without end"
  }

  /// Which run it is, such as `point 12, call 7: 5 once, sqlite3_step "SELECT 1"`.
  private var title: String {
    guard let point else { return "the run without faults" }
    return "\(point), \(expected.indices.contains(point.ordinal - 1) ? expected[point.ordinal - 1].told : "")"
  }

  // MARK: Reports of the wrapper

  func isMade(_ call: FailableCall) {
    let isOfOperation = lock.withLock {
      guard isCounting else { return false }
      if !hasPoint {
        calls.append(expected.isEmpty ? call.taken(at: CallSite.address) : call)
      } else if !hasFailed, difference == nil {
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

  /// Compares a call with those of the run without faults, which may come in any order: that of a Dictionary, or of tasks that take turns.
  private func compare(_ call: FailableCall) {
    if expected.indices.contains(call.ordinal - 1), expected[call.ordinal - 1].isPlainlySame(as: call) { return }
    if !expectedKinds.contains(call.kind) {
      difference = "the runs differ: \(call.told) is called, which it was not without faults"
    }
  }

  func fails() {
    lock.withLock { hasFailed = true }
    if findsSite, site == nil { site = CallSite.here() }
  }

  func doesNotEnd() { SweepWatchdog.end(faults, point, of: origin, "makes calls without end") }
}
