import SQLiteCalls
public import SQLiteCore

/// The observer that an iterator is, and its copies are: it ends with the last of them.
///
/// Those that tell of commits hold the subscription itself, and not weakly: an object to which there was a weak reference is slower to retain, for ever.
@usableFromInline final class Observer: Sendable {
  let subscription: Subscription
  private let lender: Lender
  private let polling: Poll.Running?

  init(of lender: Lender, poll: Poll?) {
    self.lender = lender
    subscription = lender.observers.subscribe()
    polling = poll?.begin(subscription)
  }

  deinit { lender.observers.leave(subscription) }

  /// Runs a closure that reads as soon as there may be another result.
  ///
  /// - Parameters:
  ///   - turn: What the closure writes its result into.
  ///   - last: The turn before; nil in the first.
  /// - Returns: Whether it ran, or only looked; false when the database was suspended, nil when the observation is over.
  @usableFromInline nonisolated(nonsending) func read(
    _ turn: ObservedTurn, since last: ObservedTurn?, _ body: @escaping @Sendable (Connection) throws -> Void
  ) async throws -> Bool? {
    do {
      return try await lender.observe(turn, for: subscription) { [self] connection in
        if polling != nil { turn.version = try DatabaseVersion(of: connection) }
        if turn.call == .look {
          if turn.version == nil || turn.version != last?.version { subscription.touch(.every) }
        } else {
          subscription.noteReading(of: try connection.readingTables(body))
        }
      }
    } catch {
      let isOver = subscription.isOver || error is CancellationError
      subscription.end()
      if isOver { return nil }
      throw error
    }
  }
}
