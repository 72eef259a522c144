import SQLiteCallsCore

/// How a connection behaves when another one holds the lock it needs.
public enum BusyHandler {
  /// It fails with SQLITE_BUSY at once.
  case fail
  /// It tries again, at growing intervals, for this long, in milliseconds; zero or less is ``fail``.
  case timeout(milliseconds: Int32)
  /// It asks a closure, with the number of times it was asked before for the same lock; true means to try again at once.
  ///
  /// A closure that waits must do so itself. It is not asked where waiting could only end in a deadlock: two connections that both read and
  /// now want to write. <https://sqlite.org/c3ref/busy_handler.html>
  case custom((_ attempts: Int32) -> Bool)
}

extension Connection {
  /// Sets the handler for locks that another connection holds, in place of the former one, be it that of the configuration.
  ///
  /// SQL on the connection is refused within a closure. `PRAGMA busy_timeout` takes the place of the handler, too.
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE after ``close()``, and within a callback of this connection; the former one then stays.
  ///
  /// The C functions are `sqlite3_busy_timeout` and `sqlite3_busy_handler`: <https://sqlite.org/c3ref/busy_handler.html>
  public func setBusyHandler(_ handler: BusyHandler) throws(SQLiteError) {
    let hooks = try hooksToChange()
    let former = hooks.busy
    defer { withExtendedLifetime(former) {} }  // code that runs when it is freed may set another one
    switch handler {
    case .fail:
      try check(unsafe wrapper.sqlite3_busy_handler(self.handle, nil, nil), in: .sqlite3_busy_handler)
      (hooks.busy, hooks.busyTimeout) = (nil, 0)
    case .timeout(let milliseconds):
      try check(unsafe wrapper.sqlite3_busy_timeout(self.handle, milliseconds), in: .sqlite3_busy_timeout)
      (hooks.busy, hooks.busyTimeout) = (nil, max(0, milliseconds))
    case .custom(let body):
      let closure = BusyClosure(self, body)
      try check(unsafe wrapper.sqlite3_busy_handler(self.handle, BusyClosure.ask, closure.context), in: .sqlite3_busy_handler)
      (hooks.busy, hooks.busyTimeout) = (closure, 0)
    }
  }
}

/// The closure of a busy handler, kept while SQLite knows it.
@safe final class BusyClosure {
  private unowned(unsafe) let connection: Connection
  private var body: ((Int32) -> Bool)?

  init(_ connection: Connection, _ body: @escaping (Int32) -> Bool) {
    unsafe self.connection = connection
    self.body = body
  }

  static var ask: @convention(c) (UnsafeMutableRawPointer?, Int32) -> Int32 {
    { context, attempts in
      guard let context = unsafe context else { return 0 }
      return unsafe Unmanaged<BusyClosure>.fromOpaque(context).takeUnretainedValue().ask(attempts) ? 1 : 0
    }
  }

  /// The context of the C function.
  var context: UnsafeMutableRawPointer { unsafe Unmanaged.passUnretained(self).toOpaque() }

  func ask(_ attempts: Int32) -> Bool {
    guard let body else { return false }
    return unsafe connection.inCallback(allowsSQL: false) { body(attempts) }
  }

  /// Lets the closure go: SQLite may still ask.
  func end() { body = nil }
}
