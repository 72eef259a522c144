import Foundation
import SQLiteCalls
import SQLiteCore

/// A task's work on another thread, and the statements that are stopped if the task is cancelled. Any thread may cancel it.
class PerformedWork: @unchecked Sendable {
  /// Starts the work, on any thread, by calling the closure; or cancels the work.
  typealias Start = @Sendable (PerformedWork, _ begin: @escaping @Sendable () -> Void) -> Void

  private struct State {
    var isCancelled = false
    /// Resumes the cancelled task if it is still waiting.
    var whenCancelled: (@Sendable () -> Void)?
    /// The connections that this work has.
    var connections: [Connection] = []
    /// The connection that is being opened for this work.
    var opening: OpeningWork?
  }

  private let state = Locked(State())
  /// The reason why there is no result. Only the thread that does the work accesses it at first, and then the task.
  @safe @exclusivity(unchecked) final var failure: (any Error)?

  final var isCancelled: Bool { state.withLock { $0.isCancelled } }

  /// Stores a closure to call if the work is cancelled before it begins; calls it at once if the work is already cancelled.
  final func wait(orWhenCancelled body: @escaping @Sendable () -> Void) {
    let isOver = state.withLock { state in
      if !state.isCancelled { state.whenCancelled = body }
      return state.isCancelled
    }
    if isOver { body() }
  }

  /// Begins the work; returns false if it was cancelled while it waited.
  final func begin() -> Bool {
    state.withLock { state in
      state.whenCancelled = nil
      return !state.isCancelled
    }
  }

  /// Records a connection that this work's thread has from now on.
  final func hold(_ connection: Connection) {
    state.withLock { state in
      if !state.connections.contains(where: { $0 === connection }) { state.connections.append(connection) }
      if state.isCancelled { connection.cancelLoan() }
    }
  }

  /// Records that a connection is being opened, or, with nil, that this has ended.
  final func hold(_ opening: OpeningWork?) {
    state.withLock { state in
      state.opening = opening
      if state.isCancelled { opening?.stop() }
    }
  }

  /// Records that this work no longer has the connection.
  final func letGo(of connection: Connection) {
    state.withLock { state in state.connections.removeAll { $0 === connection } }
  }

  /// Ends the wait of the task, or the statements that run for it.
  final func cancel() {
    let body = state.withLock { state in
      state.isCancelled = true
      return state.whenCancelled.take()
    }
    body?()
    stop()
  }

  /// Does the work; called after `begin()` returned true.
  func call(with slot: Slot) throws {}

  /// Records the reason why there is no result.
  final func fail(_ error: any Error) { handingOver { failure = error } }

  /// Runs a closure under the lock, so that another thread can read everything that this one has written so far.
  final func handingOver<Value>(_ body: () -> Value) -> Value { state.withLock { _ in body() } }

  /// Runs a closure that returns the task's result. Once the task is cancelled, any SQLite error becomes a `CancellationError`, unless it
  /// means that a commit may have been done.
  final func run<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let error as SQLiteError where isCancelled && error.meaning != .outcomeUnknown {
      throw CancellationError()
    }
  }

  /// Interrupts repeatedly until all connections are given back, because SQLite forgets an interrupt that falls between two of its calls.
  private func stop() {
    let isHeld = state.withLock { state in
      for connection in state.connections { connection.cancelLoan() }
      state.opening?.stop()
      return !state.connections.isEmpty || state.opening != nil
    }
    if isHeld { DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(1)) { self.stop() } }
  }
}
