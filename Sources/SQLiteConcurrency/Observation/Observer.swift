import SQLiteCalls
public import SQLiteCore

/// The way in which a query is observed, whatever it reads.
final class ObservationSettings: Sendable {
  let lender: ConnectionLender
  fileprivate let poll: Poll?
  /// The clock of the moments at which results are read again; nil where they name none.
  fileprivate let clock: (any Clock<Duration>)?

  init(of lender: ConnectionLender, pollingEvery interval: Duration?, clock: any Clock<Duration>, isReadAgain: Bool) {
    self.lender = lender
    poll = interval.map { Poll(interval: $0, clock: clock) }
    self.clock = isReadAgain ? clock : nil
  }
}

/// The observer that an iterator is, and its copies are: it ends with the last of them.
///
/// Those that tell of commits hold the subscription itself, and not weakly: an object to which there was a weak reference is slower to retain, for ever.
@usableFromInline final class Observer: Sendable {
  let subscription: Subscription
  private let lender: ConnectionLender
  private let clock: (any Clock<Duration>)?
  private let polling: Waking?
  /// The task that has it read again at the moment that the last result has named.
  private let waking = Locked<Waking?>(nil)

  init(of observation: ObservationSettings) {
    (lender, clock) = (observation.lender, observation.clock)
    subscription = lender.observers.subscribe()
    polling = observation.poll?.begin(subscription)
  }

  deinit {
    if lender.observers.leave(subscription) { lender.line.closeIfIdle() }
  }

  /// Runs a closure that reads as soon as there may be another result.
  ///
  /// - Parameters:
  ///   - turn: The turn that the closure writes its result into.
  ///   - last: The turn before; nil in the first.
  /// - Returns: Whether it ran, or only looked; false when the database was suspended, nil when the observation is over.
  @usableFromInline nonisolated(nonsending) func read(
    _ turn: ObservedTurn, since last: ObservedTurn?, _ body: @escaping @Sendable (Connection) throws -> Void
  ) async throws -> Bool? {
    do {
      // The closure does not hold this object: it is released on the thread that reads, at times after the task has gone on.
      return try await lender.observe(for: subscription) { [subscription, clock, isPolling = polling != nil] connection, call in
        if isPolling { turn.version = try DatabaseVersion(of: connection) }
        if call == .look {
          if turn.version == nil || turn.version != last?.version { subscription.touch(.every) }
        } else {
          if let clock { turn.moment = ReadingMoment(clock) }
          subscription.noteReading(of: try connection.readingTables(body))
        }
      }
    } catch {
      let isOver = subscription.isOver || error is CancellationError
      subscription.end()
      waking.exchange(nil)
      if isOver { return nil }
      throw error
    }
  }

  /// Has the query read again a time after a turn; nil takes the moment back that the result before has named.
  @usableFromInline func readAgain(after duration: Duration?, of turn: ObservedTurn) {
    waking.exchange(turn.moment?.wake(subscription, after: duration))
  }
}
