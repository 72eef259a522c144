import Foundation
import SQLiteCore

/// Work of a task on the queue of a manager, and what its cancellation stops. Any thread may cancel it.
final class PerformedWork: Sendable {
  private struct State {
    var isCancelled = false
    /// What tells the task that it is cancelled, as long as it waits.
    var whenCancelled: (@Sendable () -> Void)?
    /// The connection while this work has it.
    var connection: Connection?
  }

  private let state = Locked(State())

  var isCancelled: Bool { state.withLock { $0.isCancelled } }

  /// Says what is done when it is cancelled before it begins: at once, when that has been.
  func wait(orWhenCancelled body: @escaping @Sendable () -> Void) {
    let isOver = state.withLock { state in
      if !state.isCancelled { state.whenCancelled = body }
      return state.isCancelled
    }
    if isOver { body() }
  }

  /// Whether it may begin: it was not cancelled while it waited.
  func begin() -> Bool {
    state.withLock { state in
      state.whenCancelled = nil
      return !state.isCancelled
    }
  }

  /// Takes note of the connection that the thread of this work has from now on; nil for none.
  func hold(_ connection: Connection?) {
    state.withLock { state in
      state.connection = connection
      if state.isCancelled { connection?.cancelLoan() }
    }
  }

  /// Ends the task that waits, or what runs for it.
  func cancel() {
    let body = state.withLock { state in
      state.isCancelled = true
      return state.whenCancelled.take()
    }
    body?()
    stop()
  }

  /// Stops what runs, again and again until the connection is given back: SQLite forgets an interrupt that comes between two of its calls.
  private func stop() {
    let isHeld = state.withLock { state in
      state.connection?.cancelLoan()
      return state.connection != nil
    }
    if isHeld { DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(1)) { self.stop() } }
  }
}
