import SQLiteCalls
import SQLiteCore

extension ConnectionLender {
  /// Runs a closure that reads for an observation, as soon as the subscription calls for it; false when it failed while the database was
  /// suspended or being closed.
  ///
  /// The thread that commits hands the work over to that of the connection: no task runs in between.
  nonisolated(nonsending) func observe(
    for subscription: Subscription, _ body: @escaping @Sendable (Connection, Subscription.Call) throws -> Void
  ) async throws -> Bool {
    let turn = CalledTurn()
    do {
      try await performRead(
        .transaction,
        observingFrom: { [observers] work, begin in
          subscription.wait { call in
            if call == .end { return work.cancel() }
            (turn.call, turn.pause) = (call, observers.currentPause)
            begin()
          }
        }
      ) { [observers] connection in
        if !connection.onlyReads { observers.noteObserving() }
        try body(connection, turn.call)
      }
      return true
    } catch  where !(error is CancellationError) && observers.hasPaused(since: turn.pause) {
      if turn.call == .read { subscription.noteReading(of: .every) }
      return false
    }
  }
}

/// One call to an observer. The thread that calls has it, then the thread that reads, then the task that waits for both. The thread that calls may let go of it
/// last, so it holds nothing of the caller's.
private final class CalledTurn: @unchecked Sendable {
  var call = Subscription.Call.end
  /// The pause at the time of the call.
  var pause = Observers.Pause()
}

/// The facts of one reading for an observer. The thread that reads has it, then the task that waits.
@usableFromInline class ObservedTurn: @unchecked Sendable {
  /// The state of the database that was read, for an observer that polls.
  var version: DatabaseVersion?
  /// When it was read, where that is asked.
  var moment: ReadingMoment?

  @usableFromInline init() {}
}
