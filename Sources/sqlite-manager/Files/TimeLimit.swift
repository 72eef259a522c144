import SQLiteManager

/// Interrupts what runs on a connection when it takes too long: a view of a strange file may have no end.
@safe final class TimeLimit {
  private let connection: Connection
  fileprivate let deadline: Double

  /// - Parameter seconds: How long; nil for no limit.
  init(seconds: Double?, on connection: Connection) {
    self.connection = connection
    deadline = System.seconds + (seconds ?? 0)
    guard seconds != nil else { return }
    let context = unsafe Unmanaged.passUnretained(self).toOpaque()  // `deinit` takes the callback away before this is gone
    unsafe connection.wrapper.sqlite3_progress_handler(
      connection.handle, 10_000,
      { context in
        guard let context = unsafe context else { return 0 }
        let limit = unsafe Unmanaged<TimeLimit>.fromOpaque(context).takeUnretainedValue()
        return System.seconds > limit.deadline ? 1 : 0
      }, context)
  }

  /// Lifts the limit.
  func end() { unsafe connection.wrapper.sqlite3_progress_handler(connection.handle, 0, nil, nil) }

  deinit { end() }
}
