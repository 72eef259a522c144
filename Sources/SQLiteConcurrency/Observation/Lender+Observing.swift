import SQLiteCallsCore
import SQLiteCore

extension Lender {
  /// Runs a closure that reads for an observation, as soon as the subscription calls for it; false when the database is suspended.
  ///
  /// The thread that commits hands the work over to that of the connection: no task runs in between.
  nonisolated(nonsending) func observe(
    _ turn: ObservedTurn, for subscription: Subscription, _ body: @escaping @Sendable (Connection) throws -> Void
  ) async throws -> Bool {
    do {
      try await performRead(
        .transaction,
        observingFrom: { [observers] work, begin in
          subscription.wait { call in
            if call == .end { return work.cancel() }
            (turn.call, turn.suspension) = (call, observers.currentSuspension)
            begin()
          }
        }
      ) { [observers] connection in
        if !connection.onlyReads { observers.noteObserving() }
        try body(connection)
      }
      return true
    } catch let error as SQLiteError where error.code.primary == .interrupt && observers.wasSuspended(since: turn.suspension) {
      if turn.call == .read { subscription.noteReading(of: .every) }
      return false
    }
  }
}

/// One call to an observer. The thread that calls has it, then the thread that reads, then the task that waits for both.
@usableFromInline class ObservedTurn: @unchecked Sendable {
  var call = Subscription.Call.end
  /// The suspension at the time of the call.
  var suspension = Observers.Suspension()
  /// The state of the database that was read, for an observer that polls.
  var version: DatabaseVersion?
  /// When it was read, where that is asked.
  var moment: ReadingMoment?

  @usableFromInline init() {}
}
