public import SQLiteCalls
import SQLiteCore

/// Runs unchanged code on a test's virtual clock. No thread really waits, but timeouts, retries and latency take as long on the clock as
/// they would in reality.
///
/// ```swift
/// let clock = VirtualClock()
/// let sqlite = VirtualTimeSqlite3Wrapper(Sqlite3Wrapper(), clock)
/// let stars = try Stars(on: sqlite)
/// sqlite.latency = [.sqlite3_step: .milliseconds(20)]              // a slow device
/// ```
/// Databases opened with `sqlite3_open` and `sqlite3_open_v2` have a ``VirtualTimeVFS`` on top of the file system that the caller named, so
/// that busy timeouts wait on the clock and `datetime('now')` reads it. The same applies to attached databases that name no file system of
/// their own. `sqlite3_sleep` sleeps on the clock. With a mock, only `sqlite3_sleep` uses the clock, and no file system is created;
/// ``lock(until:)`` is for mocks. A database opened with `sqlite3_open16` keeps using the system clock. Code that waits by other means,
/// such as `Task.sleep` without a clock or `Thread.sleep`, takes real time.
///
/// The wrapper adds these problems to ``VirtualClock/findings``:
/// - a call that did not wait for a lock although its connection had a busy timeout: another handler replaced the timeout,
///   `PRAGMA busy_timeout` changed it, or a transaction that had already read tried to write, in which case SQLite does not wait;
/// - a busy handler, or other code, that keeps retrying without letting time pass;
/// - code that retries until the clock has passed its limit; its calls then fail with SQLITE_INTERRUPT, so that it ends;
/// - a sleep of a negative duration.
///
/// The wrapper must live as long as the connections that it has opened, which a `Connection` ensures. Like its superclass, it can also make
/// calls fail, according to a ``FaultInjectingSqlite3Wrapper/plan``.
open class VirtualTimeSqlite3Wrapper: FaultInjectingSqlite3Wrapper, @unchecked Sendable {
  /// The latency of functions: the time that passes before each call.
  public var latency: [Sqlite3Call: Duration] {
    get { time.withLock { $0.latency } }
    set { time.withLock { $0.latency = newValue } }
  }
  /// The latency of particular statements, by a part of their text: the time that passes before the first step of each run, or before
  /// `sqlite3_exec`.
  public var runLatency: [String: Duration] {
    get { time.withLock { $0.runLatency } }
    set { time.withLock { $0.runLatency = newValue } }
  }
  /// The clock that times the calls.
  public let clock: VirtualClock
  let time = Locked(TimeState())
  private let findsLostTimeouts: Bool

  /// The number of times that a busy handler may be called, or a call may find a lock, in one moment before retrying is considered endless.
  static let triesInOneMoment = 10_000

  /// Creates a wrapper whose calls use a clock.
  ///
  /// - Parameters:
  ///   - inner: The wrapper that performs the calls: the real library or a mock.
  ///   - clock: The clock that times the calls.
  ///   - findsLostTimeouts: Whether to report a call that did not wait for a lock in spite of a busy timeout.
  public init(_ inner: any Sqlite3WrapperProtocol, _ clock: VirtualClock, findsLostTimeouts: Bool = true) {
    self.clock = clock
    self.findsLostTimeouts = findsLostTimeouts
    super.init(inner)
  }

  // MARK: Time in calls

  override open func route<Answer>(
    _ call: Sqlite3Call, arguments: () -> [Sqlite3Argument], failed: ((Int32) -> Answer)?, perform: () -> Answer
  ) -> Answer {
    let (latency, isPassage, isAtEnd) = time.withLock { $0.begin(call) }
    if isPassage {
      let text = FailableCall.text(call, run(by: call, arguments).sql)
      time.withLock { $0.passedBefore = "call \($0.calls), \(text)" }
    }
    if let latency { clock.scheduler.wait(for: latency, .latency(call)) }
    if call == .sqlite3_step || call == .sqlite3_exec { passRunLatency(call, arguments) }
    if !isAtEnd, clock.scheduler.isExhausted { stop() }
    guard call.meetsLocks else {
      let answer = super.route(call, arguments: arguments, failed: failed, perform: perform)
      if call.changesTimeout, exactly(answer, Int32.self) == ResultCode.ok.rawValue { noteTimeout(call, arguments()) }
      return answer
    }
    let before = clock.time
    let refusal = waitsForLock(call, arguments) ? nil : PlausibleFault(.busy)
    let answer = route(call, refusal: refusal, arguments: arguments, failed: failed, perform: perform)
    if call.compiles || call == .sqlite3_exec, exactly(answer, Int32.self) == ResultCode.ok.rawValue { notePragma(in: arguments()) }
    guard let code = exactly(answer, Int32.self), code & 0xff == ResultCode.busy.rawValue else { return answer }
    if clock.time == before { metLock(call, arguments(), isOverMock: refusal != nil) }
    return answer
  }

  /// Lets the latency of a statement pass at the start of each run.
  private func passRunLatency(_ call: Sqlite3Call, _ arguments: () -> [Sqlite3Argument]) {
    let latencies = runLatency
    if latencies.isEmpty { return }
    let running = run(by: call, arguments)
    if let statement = unsafe running.statement, unsafe inner.sqlite3_stmt_busy(statement) != 0 { return }
    for (part, duration) in latencies where running.sql?.contains(part) == true { clock.scheduler.wait(for: duration, .latency(call)) }
  }

  /// Makes all calls fail from now on, because the code under test would retry forever.
  private func stop() {
    time.withLock { $0.isAtEnd = true }
    var end = FaultPlan.forever(from: 1, code: .interrupt)
    end.isOfAllConnections = true
    plan = end
  }

  /// Handles a call that found the database locked while no time passed. Reports a lost timeout, and stops code that retries endlessly.
  ///
  /// - Parameter isOverMock: Whether the lock was set by ``lock(until:)`` and does not exist in the inner wrapper.
  private func metLock(_ call: Sqlite3Call, _ arguments: [Sqlite3Argument], isOverMock: Bool) {
    guard let connection = connection(of: call, arguments), !clock.hasEnded, isOverMock || injected.isEmpty && isLocked(connection)
    else { return }
    let tries = time.withLock { $0.lockedTries.count(at: clock.time) }
    if tries >= Self.triesInOneMoment {
      clock.scheduler.report(
        "\(tries) calls met a lock at \(clock.time.inMilliseconds), and no time passed: wait before it is tried again, and not for ever")
      return stop()
    }
    guard findsLostTimeouts, let timeout = time.withLock({ $0.timeouts[connection] }) else { return }
    let sql = run(by: call, { arguments }).sql.map { " \"\($0)\"" } ?? ""
    clock.scheduler.report("\(call.rawValue)\(sql) met a lock and did not wait, though its connection \(timeout.text)")
  }

  /// Whether a connection's error message reports a lock. SQLITE_BUSY also has other causes.
  private func isLocked(_ connection: UInt) -> Bool {
    guard let text = unsafe inner.sqlite3_errmsg(OpaquePointer(bitPattern: connection)) else { return false }
    return unsafe String(cString: text) == ErrorTexts.text(of: ResultCode.busy.rawValue)
  }

  // MARK: Sleeping

  /// Sleeps on the clock.
  @discardableResult
  override open func sqlite3_sleep(_ milliseconds: Int32) -> Int32 {
    route(.sqlite3_sleep, arguments: { [.integer(Int64(milliseconds))] }, failed: nil) {
      clock.scheduler.wait(for: .milliseconds(Int64(milliseconds)), .sqlite3Sleep)
      return max(0, milliseconds)
    }
  }

  // MARK: Opening

  override open func sqlite3_open_v2(
    _ filename: UnsafePointer<CChar>!, _ ppDb: UnsafeMutablePointer<OpaquePointer?>!, _ flags: Int32, _ zVfs: UnsafePointer<CChar>!
  ) -> Int32 {
    do {
      guard let opened = try unsafe opened(filename, flags, zVfs) else {
        return unsafe super.sqlite3_open_v2(filename, ppDb, flags, zVfs)
      }
      defer { withExtendedLifetime(opened) {} }
      return unsafe super.sqlite3_open_v2(opened.name?.cString ?? filename, ppDb, flags, opened.system.cString)
    } catch {
      unsafe ppDb?.pointee = nil
      return error.code.rawValue
    }
  }

  override open func sqlite3_open(_ filename: UnsafePointer<CChar>!, _ ppDb: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 {
    unsafe sqlite3_open_v2(filename, ppDb, OpenFlags([.readwrite, .create]).rawValue, nil)
  }

  // MARK: Busy timeouts and handlers

  /// Records the busy timeout of a connection, or removes it when the connection is closed.
  private func noteTimeout(_ call: Sqlite3Call, _ arguments: [Sqlite3Argument]) {
    guard let connection = arguments.handle(0) else { return }
    let milliseconds = call == .sqlite3_busy_timeout ? Int32(truncatingIfNeeded: arguments.integer(1)) : 0
    time.withLock { state in
      state.timeouts[connection] = milliseconds > 0 ? TimeState.Timeout(milliseconds: milliseconds) : nil
      if call == .sqlite3_busy_timeout { state.handlers[connection]?.isReplaced = true }
      // After sqlite3_close_v2, unfinished work may still call the handler. It is released when a new connection gets the same address.
      if call == .sqlite3_close { state.handlers[connection] = nil }
    }
  }

  @discardableResult
  override open func sqlite3_busy_handler(
    _ db: OpaquePointer!, _ handler: Sqlite3Callback.Busy!, _ context: UnsafeMutableRawPointer!
  ) -> Int32 {
    let timeout = unsafe BusyWait.of(handler, context)?.timeout
    let monitor = unsafe handler.map { unsafe BusyHandlerMonitor($0, context, clock.scheduler) }
    let code = unsafe super.sqlite3_busy_handler(db, monitor == nil ? nil : BusyHandlerMonitor.callHandler, monitor?.pointer)
    guard code == ResultCode.ok.rawValue, let db = unsafe db else { return code }
    time.withLock { state in
      state.handlers[UInt(bitPattern: db)] = monitor
      if monitor == nil { state.timeouts[UInt(bitPattern: db)] = nil }
      state.timeouts[UInt(bitPattern: db)]?.lostTo = "a busy handler of its own took its place, and let no time pass"
      // The timeout of a handler that belongs to a `Connection`.
      if let timeout, timeout > 0 { state.timeouts[UInt(bitPattern: db)] = TimeState.Timeout(milliseconds: timeout) }
    }
    return code
  }

  /// Records the busy timeout that SQL sets.
  private func notePragma(in arguments: [Sqlite3Argument]) {
    guard let connection = arguments.handle(0), let sql = arguments.text(1), let milliseconds = TimeState.Timeout.set(by: sql) else {
      return
    }
    time.withLock { state in
      state.handlers[connection]?.isReplaced = true
      if milliseconds > 0 {
        state.timeouts[connection] = TimeState.Timeout(milliseconds: milliseconds)
      } else {
        state.timeouts[connection]?.lostTo = "PRAGMA busy_timeout set it to \(milliseconds)"
      }
    }
  }
}

extension Sqlite3Call {
  /// Whether the call may change or remove the busy timeout of a connection.
  fileprivate var changesTimeout: Bool { self == .sqlite3_busy_timeout || self == .sqlite3_close || self == .sqlite3_close_v2 }

  /// Whether the call returns SQLITE_BUSY if another connection holds a lock.
  fileprivate var meetsLocks: Bool {
    switch self {
    case .sqlite3_step, .sqlite3_exec, .sqlite3_get_table, .sqlite3_blob_open, .sqlite3_blob_reopen, .sqlite3_wal_checkpoint,
      .sqlite3_wal_checkpoint_v2, .sqlite3_backup_step:
      true
    default: compiles
    }
  }
}
