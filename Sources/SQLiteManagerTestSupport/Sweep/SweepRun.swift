import Foundation
import SQLiteCalls
import SQLiteCore

/// One run of an operation: the wrapper it is given, and what was seen meanwhile.
final class SweepRun: CallWatch {
  /// Which call fails; nil in a run without faults.
  let point: FaultSweepReport.Point?
  let sqlite: LedgerSqlite3Wrapper
  let faults: FaultInjectingSqlite3Wrapper
  /// Nil over a wrapper that runs no SQL but what a test foresaw.
  let databases: DatabaseWatch?
  /// The calls that can fail, in order: of a run without faults.
  private(set) var calls: [FailableCall] = []
  /// States that were committed, where every commit is fine; of the first run without faults those of the others as well.
  var commits: [DatabaseState] = []
  /// How this run is not the one without faults, before its call fails.
  private(set) var difference: String?
  /// What is still in use at the end.
  private(set) var leftOpen: [String] = []
  /// The world outside the databases.
  var observation: SweepObservation?
  /// Whether it was tried once more from a version in between.
  var wentOn = false
  /// Whether it was tried once more although half was done.
  var isHalfDone = false
  /// What the caller's check says.
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
  /// Where the wrapper of the caller has a virtual clock: that, and how much time had passed on it when the operation began, and then meanwhile.
  private let clock: ClockCourse?
  private(set) var virtualTime: Duration?
  private let lock = NSLock()
  private var isCounting = false
  private(set) var awaits = false
  private var hasFailed = false
  private var alarm: SweepAlarm?
  private var beginning: ContinuousClock.Instant = .now
  /// How long the operation took.
  private(set) var duration: Duration?
  /// Whether it took so long that nothing failed any more.
  private(set) var wasHurried = false
  private var lastWords: LastWords?
  /// Where the first call was made that failed, for those who want it: the first look of a process reads the symbols of the whole program.
  private(set) var site: CallSite?

  /// - Parameters:
  ///   - wrapper: Does what the operation asks for.
  ///   - expected: The calls of the run without faults; empty in that one.
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
      .course
    databases = wrapper.runsAnySQL ? DatabaseWatch(wrapper, keepsImages: expected.isEmpty) : nil
    faults.watch = self
  }

  /// What was there before is made: from now on calls are counted, and may fail.
  ///
  /// - Parameter awaits: Whether the operation is asynchronous.
  func begin(awaits: Bool) {
    databases?.begin()
    observation?.begin(keepsImage: expected.isEmpty)
    lock.withLock { (isCounting, self.awaits) = (true, awaits) }
    faults.plan = point?.plan ?? .none
    faults.state.withLock {
      $0.limit = limits.calls(expected.last?.number)
      $0.search = point.map { SweptCallSearch($0.target) }
    }
    keepVigil()
    beginning = .now
    virtualTime = clock?.waited
  }

  /// Sees to it that what begins now comes to an end, and that there are words where the process dies.
  ///
  /// - Parameter which: Which try it is; nil for the first one.
  private func keepVigil(_ which: String? = nil) {
    alarm = SweepAlarm(faults, point, of: origin, limits: limits, awaits: awaits, which)
    lastWords = LastWords("FaultSweep: the process dies in \(title)\(which.map { ", \($0)" } ?? "")\(origin.map { " of \($0)" } ?? "")\n")
  }

  /// The operation has answered or thrown.
  func end() {
    lock.withLock { isCounting = false }
    if let alarm, alarm.hasHurried { wasHurried = true }
    alarm = nil
    if duration == nil { virtualTime = clock.flatMap { clock in virtualTime.map { clock.waited - $0 } } }
    duration = duration ?? beginning.duration(to: .now)
    lastWords = nil
    faults.state.withLock { ($0.plan, $0.limit) = (.none, .max) }
    leftOpen = databases?.end() ?? []
    observation?.end()
  }

  /// The operation is tried once more.
  func beginAgain() {
    databases?.beginAgain()
    keepVigil("tried again without faults")
  }

  /// How often it was made to fail at the same place once more.
  private(set) var repeats = 0

  /// The operation is tried once more, and fails as before.
  func failAgain() {
    guard let point else { return }
    repeats += 1
    databases?.beginAgain()
    faults.state.withLock { ($0.plan, $0.search) = (point.plan, SweptCallSearch(point.target)) }
    keepVigil("failing once more")
  }

  /// Whether all that was opened is closed. The last reference to a connection may go on another thread, a little after the operation has ended.
  var isSettled: Bool {
    sqlite.ledger.openHandles.isEmpty && databases?.isSettled ?? true
  }

  /// Everything that the operation kept is gone.
  func close() {
    observation?.close()
    faults.state.withLock { $0.isOver = true }
  }

  /// How it lets far more time pass on a virtual clock than the run without faults; nil when it does not.
  func patienceWithoutEnd(beside clean: SweepRun?) -> String? {
    guard let virtualTime, let usual = clean?.virtualTime, virtualTime > limits.virtualTime(usual) else { return nil }
    return "it waited \(virtualTime.told) on its virtual clock, and \(usual.told) without faults: a retry without end"
  }

  /// Which run it is, such as `point 12, call 7: 5 once, sqlite3_step "SELECT 1"`.
  private var title: String {
    guard let point else { return "the run without faults" }
    return "\(point), \(expected.indices.contains(point.ordinal - 1) ? expected[point.ordinal - 1].told : "")"
  }

  // MARK: What the wrapper tells

  func isMade(_ call: FailableCall) {
    if let file = call.namedFile { databases?.isNaming(file) }
    lock.withLock {
      guard isCounting else { return }
      if !hasPoint { return calls.append(expected.isEmpty ? call.taken(at: CallSite.address) : call) }
      if !hasFailed, difference == nil { compare(call) }
    }
    if keepsCommits, !hasPoint, let databases {
      for state in databases.committed() where !commits.contains(state) { commits.append(state) }
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

  func hasOpened(_ connection: OpaquePointer, name: String?, flags: OpenFlags, vfs: String?) {
    unsafe databases?.hasOpened(connection, named: name, flags: flags, vfs: vfs)
  }

  func isClosing(_ connection: OpaquePointer) { unsafe databases?.isClosing(connection) }

  func hasClosed(_ connection: UInt) { databases?.hasClosed(connection) }

  func doesNotEnd() { SweepAlarm.end(faults, point, of: origin, "makes calls without end") }
}
