import Foundation
import SQLiteCalls
import SQLiteCore

/// Work of a task on a thread that is not the task's, and the statements that its cancellation stops. Any thread may cancel it.
class PerformedWork: @unchecked Sendable {
  /// Starts work by the closure that it is handed, on any thread, or cancels it.
  typealias Start = @Sendable (PerformedWork, _ begin: @escaping @Sendable () -> Void) -> Void

  private struct State {
    var isCancelled = false
    /// Called to tell the task that it is cancelled, as long as it waits.
    var whenCancelled: (@Sendable () -> Void)?
    /// The connections while this work has them.
    var connections: [Connection] = []
    /// The opening of a connection for this work.
    var opening: OpeningWork?
  }

  private let state = Locked(State())
  /// Why there is no result. The thread that does the work has it, then the task.
  @safe @exclusivity(unchecked) final var failure: (any Error)?

  final var isCancelled: Bool { state.withLock { $0.isCancelled } }

  /// Keeps a closure for when it is cancelled before it begins; after that it is called at once.
  final func wait(orWhenCancelled body: @escaping @Sendable () -> Void) {
    let isOver = state.withLock { state in
      if !state.isCancelled { state.whenCancelled = body }
      return state.isCancelled
    }
    if isOver { body() }
  }

  /// Whether it may begin: it was not cancelled while it waited.
  final func begin() -> Bool {
    state.withLock { state in
      state.whenCancelled = nil
      return !state.isCancelled
    }
  }

  /// Takes note of a connection that the thread of this work has from now on.
  final func hold(_ connection: Connection) {
    state.withLock { state in
      if !state.connections.contains(where: { $0 === connection }) { state.connections.append(connection) }
      if state.isCancelled { connection.cancelLoan() }
    }
  }

  /// Takes note of the opening of a connection, or of its end.
  final func hold(_ opening: OpeningWork?) {
    state.withLock { state in
      state.opening = opening
      if state.isCancelled { opening?.stop() }
    }
  }

  /// Takes note that it has the connection no more.
  final func letGo(of connection: Connection) {
    state.withLock { state in state.connections.removeAll { $0 === connection } }
  }

  /// Ends the waiting of the task, or the statements that run for it.
  final func cancel() {
    let body = state.withLock { state in
      state.isCancelled = true
      return state.whenCancelled.take()
    }
    body?()
    stop()
  }

  /// Does the work, when it has begun.
  func call(with slot: Slot) throws {}

  /// Notes why there is no result.
  final func fail(_ error: any Error) { handingOver { failure = error } }

  /// Runs a closure under the lock: what one thread has written until then, the other one reads.
  final func handingOver<Value>(_ body: () -> Value) -> Value { state.withLock { _ in body() } }

  /// Runs a closure that hands the task its result: once the task is cancelled, an error of SQLite's, whatever its code, becomes a `CancellationError`,
  /// unless the error means that a commit may have been done.
  final func run<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let error as SQLiteError where isCancelled && error.meaning != .outcomeUnknown {
      throw CancellationError()
    }
  }

  /// Interrupts, again and again until all connections are given back: SQLite forgets an interrupt that comes between two of its calls.
  private func stop() {
    let isHeld = state.withLock { state in
      for connection in state.connections { connection.cancelLoan() }
      state.opening?.stop()
      return !state.connections.isEmpty || state.opening != nil
    }
    if isHeld { DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(1)) { self.stop() } }
  }
}
