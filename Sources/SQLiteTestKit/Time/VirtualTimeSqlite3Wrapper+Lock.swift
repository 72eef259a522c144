import SQLiteCalls
import SQLiteCore

// A lock that no connection holds, for mocks, over which no call waits for a lock.
extension VirtualTimeSqlite3Wrapper {
  /// Makes each statement that wants to write meet a lock until a moment, as if another process held it; nil removes the lock.
  ///
  /// For code over a mock. A statement that writes outside a transaction, and BEGIN IMMEDIATE, wait as over SQLite: with the connection's
  /// busy handler, or its timeout with SQLite's delays. When these give up, the call fails with SQLITE_BUSY. Over the real library let
  /// another connection hold the lock.
  public func lock(until moment: Duration?) { time.withLock { $0.lockedUntil = moment } }

  /// Waits for the lock before a call; returns false if the lock is still there.
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

  /// Calls a connection's busy handler, or lets its timeout pass bit by bit. Returns whether to try again.
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
