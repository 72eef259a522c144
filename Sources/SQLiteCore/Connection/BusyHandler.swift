import SQLiteCalls

/// How a connection behaves when another one holds the lock it needs.
public enum BusyHandler {
  /// It fails with SQLITE_BUSY at once.
  case fail
  /// It tries again, at growing intervals, for this long, in milliseconds; zero or less is ``fail``. An interrupt ends the wait.
  case timeout(milliseconds: Int32)
  /// It asks a closure, with the number of times it was asked before for the same lock; true means to try again at once.
  ///
  /// A closure that waits must do so itself. It is not asked again after an interrupt, nor at all where waiting could only end in a deadlock: two
  /// connections that both read and now want to write. <https://sqlite.org/c3ref/busy_handler.html>
  case custom((_ attempts: Int32) -> Bool)
}

extension Connection {
  /// Sets the handler for locks that another connection holds, in place of the former one, be it that of the configuration.
  ///
  /// SQL on the connection is refused within a closure. `PRAGMA busy_timeout` by SQL takes the place of the handler, too: SQLite then waits by itself, and
  /// hears no interrupt meanwhile.
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE after ``close()``, and within a callback of this connection; the former one then stays.
  ///
  /// The C function is `sqlite3_busy_handler`, or `sqlite3_busy_timeout` where the library cannot call back or sleep:
  /// <https://sqlite.org/c3ref/busy_handler.html>
  public func setBusyHandler(_ handler: BusyHandler) throws(SQLiteError) {
    try admitChange()
    let open = unsafe try openHandle()
    let wait = unsafe BusyWait(handler, of: self, open)
    try check(wait.begin(), in: wait.call)
    replaceWait(by: wait)
  }

  /// Waits for locks as the configuration says, from the opening on.
  func waitForLocks(milliseconds: Int32) throws {
    guard milliseconds > 0, let open = unsafe handle else { return }
    let wait = unsafe BusyWait(.timeout(milliseconds: milliseconds), of: self, open)
    let code = wait.begin()
    if code != 0 { throw error(code, in: wait.call, about: "the setting busyTimeoutMilliseconds = \(milliseconds)") }
    replaceWait(by: wait)
  }

  /// The wait for locks that was set last.
  var busyWait: BusyWait? { attachments[BusyWait.self] }

  /// Takes note of the wait that SQLite has by now.
  func replaceWait(by wait: BusyWait) {
    let former = busyWait
    attachments[BusyWait.self] = wait
    if former !== wait { former?.end() }  // code that runs when its closure is freed may set another one
  }
}
