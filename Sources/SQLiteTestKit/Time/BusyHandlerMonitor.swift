import SQLiteCalls

/// Wraps a busy handler of the code under test and checks that it lets time pass.
@safe final class BusyHandlerMonitor {
  private let function: Sqlite3Callback.Busy
  private let context: UnsafeMutableRawPointer?
  private let scheduler: VirtualTimeScheduler
  private var tries = TriesInMoment()
  /// Whether SQLite's own timeout has replaced the handler. SQLite may still call the handler if an authorizer has ignored the PRAGMA.
  var isReplaced = false

  init(_ function: @escaping Sqlite3Callback.Busy, _ context: UnsafeMutableRawPointer?, _ scheduler: VirtualTimeScheduler) {
    unsafe (self.function, self.context) = unsafe (function, context)
    self.scheduler = scheduler
  }

  /// The handler that is registered with SQLite instead of the original one, with the monitor as its context.
  static let callHandler: Sqlite3Callback.Busy = { monitor, attempts in
    guard let monitor = unsafe monitor else { return 0 }
    return unsafe Unmanaged<BusyHandlerMonitor>.fromOpaque(monitor).takeUnretainedValue().callHandler(attempts)
  }

  var pointer: UnsafeMutableRawPointer { unsafe Unmanaged.passUnretained(self).toOpaque() }

  /// Calls the handler of the code under test. Stops retrying if the handler lets no time pass.
  func callHandler(_ attempts: Int32) -> Int32 {
    let answer = unsafe function(context, attempts)
    guard answer != 0 else { return 0 }
    let now = scheduler.time
    let tries = tries.count(at: now, isFirst: attempts == 0)
    if scheduler.isExhausted { return 0 }
    guard tries >= VirtualTimeSqlite3Wrapper.triesInOneMoment else { return answer }
    scheduler.report(
      "a busy handler tried again \(tries) times at \(now.inMilliseconds), and let no time pass: sleep in it, and give up after a while"
    )
    return 0
  }
}
