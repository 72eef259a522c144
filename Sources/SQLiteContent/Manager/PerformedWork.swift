import Foundation
import SQLiteCore

/// Work of a task on the queue of a manager, and what its cancellation stops. Any thread may cancel it.
final class PerformedWork: @unchecked Sendable {
  /// Held while the rest is touched. Not a `Mutex`: the thread sanitizer does not see that one on Linux.
  private let lock = NSLock()
  private var cancelled = false
  /// What tells the task that it is cancelled, as long as it waits.
  private var whenCancelled: (@Sendable () -> Void)?
  /// The connection while this work has it.
  private var connection: Connection?

  var isCancelled: Bool { lock.withLock { cancelled } }

  /// Says what is done when it is cancelled before it begins: at once, when that has been.
  func wait(orWhenCancelled body: @escaping @Sendable () -> Void) {
    let isOver = lock.withLock {
      if !cancelled { whenCancelled = body }
      return cancelled
    }
    if isOver { body() }
  }

  /// Whether it may begin: it was not cancelled while it waited.
  func begin() -> Bool {
    lock.withLock {
      whenCancelled = nil
      return !cancelled
    }
  }

  /// Takes note of the connection that the thread of this work has from now on; nil for none.
  func hold(_ connection: Connection?) {
    lock.withLock {
      self.connection = connection
      if cancelled { connection?.cancelLoan() }
    }
  }

  /// Ends the task that waits, or what runs for it.
  func cancel() {
    let body = lock.withLock {
      cancelled = true
      defer { whenCancelled = nil }
      return whenCancelled
    }
    body?()
    stop()
  }

  /// Stops what runs, again and again until the connection is given back: SQLite forgets an interrupt that comes between two of its calls.
  private func stop() {
    let isHeld = lock.withLock {
      connection?.cancelLoan()
      return connection != nil
    }
    if isHeld { DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(1)) { self.stop() } }
  }
}
