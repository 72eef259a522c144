import SQLiteCalls

/// The behavior of a connection when another one holds the lock it needs.
public enum BusyHandler {
  /// The call fails at once with SQLITE_BUSY.
  case fail
  /// The call retries at growing intervals for this long, in milliseconds; zero or less is ``fail``. An interrupt ends the wait.
  case timeout(milliseconds: Int32)
  /// SQLite calls a closure with the number of earlier attempts to get the same lock; it returns true to retry at once.
  ///
  /// The closure does any waiting itself. It is not called again after an interrupt, nor if waiting would only lead to a deadlock: two
  /// connections that both read and now want to write. <https://sqlite.org/c3ref/busy_handler.html>
  case custom((_ attempts: Int32) -> Bool)
}

extension Connection {
  /// Sets the handler for locks held by another connection, replacing the previous one, even one from the configuration.
  ///
  /// SQL on the connection is refused within a closure. `PRAGMA busy_timeout`, run as SQL, replaces the handler, too: SQLite then waits by
  /// itself and notices no interrupt during the wait.
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE after ``close()`` and within a callback of this connection; the previous handler then
  ///   stays.
  ///
  /// The C function is `sqlite3_busy_handler`, or `sqlite3_busy_timeout` where the library cannot call back or sleep:
  /// <https://sqlite.org/c3ref/busy_handler.html>
  public func setBusyHandler(_ handler: BusyHandler) throws(SQLiteError) {
    try admitChange()
    try wait(by: handler)
  }

  /// Sets the busy timeout of the configuration when the connection is opened.
  func waitForLocks(milliseconds: Int32) throws {
    if milliseconds > 0 {
      try wait(by: .timeout(milliseconds: milliseconds), about: "the setting busyTimeoutMilliseconds = \(milliseconds)")
    }
  }

  private func wait(by handler: BusyHandler, about subject: String? = nil) throws(SQLiteError) {
    let wait = unsafe BusyWait(handler, of: self, try openHandle())
    let code = wait.begin()
    if code != 0 { throw failure(code, in: wait.call, about: subject) }
    replaceWait(by: wait)
  }

  /// The handler that was set last.
  var busyWait: BusyWait? { attachments[BusyWait.self] }

  /// Stores the handler that SQLite now has, and ends the previous one.
  func replaceWait(by wait: BusyWait) {
    let former = busyWait
    attachments[BusyWait.self] = wait
    if former !== wait { former?.end() }  // code that runs when its closure is freed may set another handler
  }
}
