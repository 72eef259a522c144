import SQLiteCalls
public import SQLiteCore

/// The settings of an observation, without the type of its results.
final class ObservationSettings: Sendable {
  let lender: ConnectionLender
  /// The time between two checks for commits of other processes; nil for none.
  fileprivate let interval: Duration?
  fileprivate let clock: any Clock<Duration>
  /// Whether results are read again after a time.
  fileprivate let isReadAgain: Bool

  init(of lender: ConnectionLender, pollingEvery interval: Duration?, clock: any Clock<Duration>, isReadAgain: Bool) {
    (self.lender, self.interval, self.clock, self.isReadAgain) = (lender, interval, clock, isReadAgain)
  }
}

/// The observer shared by an iterator and its copies. It ends with the last of them.
///
/// Commit reports hold the subscription itself, strongly: an object that has ever had a weak reference stays slower to retain.
@usableFromInline final class Observer: Sendable {
  let subscription: Subscription
  private let lender: ConnectionLender
  private let clock: (any Clock<Duration>)?
  private let polling: Waking?
  /// The task that starts the next reading at the moment given by the last result.
  private let waking = Locked<Waking?>(nil)

  init(of settings: ObservationSettings) {
    lender = settings.lender
    clock = settings.isReadAgain ? settings.clock : nil
    let subscription = lender.observers.subscribe()
    self.subscription = subscription
    polling = settings.interval.map { Waking(subscription, every: $0, by: settings.clock) }
  }

  deinit {
    if lender.observers.leave(subscription) { lender.line.closeIfIdle() }
  }

  /// Runs a closure that reads, as soon as there may be another result.
  ///
  /// - Parameters:
  ///   - turn: The turn that receives the closure's result.
  ///   - last: The previous turn; nil for the first.
  /// - Returns: True after a reading or a check, false when the database was suspended, nil when the observation is over.
  @usableFromInline nonisolated(nonsending) func read(
    _ turn: ObservedTurn, since last: ObservedTurn?, _ body: @escaping @Sendable (Connection) throws -> Void
  ) async throws -> Bool? {
    do {
      // The closure does not hold this object, because it is released on the reading thread, sometimes after the task has continued.
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

  /// Schedules another reading of the query for some time after a turn; nil cancels the reading scheduled for the previous result.
  @usableFromInline func readAgain(after duration: Duration?, of turn: ObservedTurn) {
    waking.exchange(turn.moment?.wake(subscription, after: duration))
  }
}
