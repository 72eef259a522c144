import SQLiteCalls
import SQLiteCore

extension ConnectionLender {
  /// Runs a closure that reads for an observation, as soon as the subscription requests it. Returns false if the closure failed while the
  /// database was suspended or being closed.
  ///
  /// The thread that commits hands the work directly to the connection's thread, with no task in between.
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

/// One call to an observer. The calling thread accesses it first, then the reading thread, then the task that waits for both. The calling
/// thread may release it last, so it holds none of the caller's objects.
private final class CalledTurn: @unchecked Sendable {
  var call = Subscription.Call.end
  /// The pause at the time of the call.
  var pause = Observers.Pause()
}

/// The information about one reading for an observer. The reading thread accesses it first, then the waiting task.
@usableFromInline class ObservedTurn: @unchecked Sendable {
  /// The state of the database that was read, for an observer that polls.
  var version: DatabaseVersion?
  /// The moment of the reading; nil if it is not needed.
  var moment: ReadingMoment?

  @usableFromInline init() {}
}
