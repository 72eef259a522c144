import SQLiteCalls
import SQLiteCore

// A simulated lock that no connection holds, for mocks, which have no locks of their own.
extension VirtualTimeSqlite3Wrapper {
  /// Locks the database for all writing statements until a given time, as if by another process; nil removes the lock.
  ///
  /// Use it for code with a mock. A statement that writes outside a transaction, and BEGIN IMMEDIATE, wait as in SQLite: with the
  /// connection's busy handler, or its timeout with SQLite's delays. When they give up, the call fails with SQLITE_BUSY. With the real
  /// library, let another connection hold the lock instead.
  public func lock(until moment: Duration?) { time.withLock { $0.lockedUntil = moment } }

  /// Waits for the lock before a call. Returns false if the lock is still held.
  func waitsForLock(_ call: Sqlite3Call, _ arguments: () -> [Sqlite3Argument]) -> Bool {
    guard call == .sqlite3_step || call == .sqlite3_exec, let moment = time.withLock({ $0.lockedUntil }), clock.time < moment else {
      return true
    }
    let running = run(by: call, arguments)
    guard running.kind == .writes || running.kind == .beginsWriting, !running.isInTransaction, let connection = running.connection else {
      return true
    }
    var (attempts, waited): (Int32, Int32) = (0, 0)
    while clock.time < moment {
      guard !clock.hasEnded, waitsOnce(connection, attempts, &waited) else { return false }
      attempts += 1
    }
    return true
  }

  /// Calls a connection's busy handler, or waits for the next delay of its timeout. Returns whether to try again.
  private func waitsOnce(_ connection: UInt, _ attempts: Int32, _ waited: inout Int32) -> Bool {
    let (handler, timeout) = time.withLock { state in
      (state.handlers[connection].flatMap { $0.isReplaced ? nil : $0 }, state.timeouts[connection])
    }
    if let handler { return handler.callHandler(attempts) != 0 }
    guard let timeout, timeout.lostTo == nil else { return false }
    let delay = min(BusyWait.delay(after: attempts), timeout.milliseconds - waited)
    guard delay > 0 else { return false }
    waited += delay
    clock.scheduler.wait(for: .milliseconds(Int64(delay)), .fileSystem)
    return true
  }
}
