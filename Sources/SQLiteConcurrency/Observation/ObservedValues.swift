import SQLiteCalls
import SQLiteCore

/// The results of a query, read again after each commit that wrote to a table that it reads: an endless sequence.
///
/// The first result is that of now. A result that is equal to the one before is passed over, and a result for which no task waited is never read: a slow
/// task gets the newest. Each iterator observes on its own, from when it is made until it is released. The sequence ends when its task is cancelled and when
/// the database is closed; an error ends it, too. It keeps the database alive.
///
/// It is made by `observe(pollingEvery:clock:_:)`.
public struct ObservedValues<Value: Sendable>: AsyncSequence, Sendable {
  let query: ObservedQuery<Value>

  /// Begins to observe.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(query) }

  /// One observer.
  public struct AsyncIterator: AsyncIteratorProtocol {
    private let query: ObservedQuery<Value>
    private let subscribed: Subscribed
    private var subscription: Subscription { subscribed.subscription }
    private let polling: Poll.Running?
    private var last: Reading<Value>?

    fileprivate init(_ query: ObservedQuery<Value>) {
      self.query = query
      subscribed = query.lender.observers.subscribe()
      polling = query.poll?.begin(subscribed.subscription)
    }

    /// Whether it has to read before it knows whether there is another result.
    package var isDue: Bool { subscription.isDue }

    /// How many tasks wait for the next result, by this one or a copy of it.
    package var waitingCount: Int { subscription.waitingCount }

    /// The next result, as soon as there is one that differs from the one before; nil when the task is cancelled or the database was closed.
    ///
    /// - Throws: The errors of the closure, or ``SQLiteError``: SQLITE_AUTH when it writes. After an error comes nil.
    public mutating func next() async throws -> Value? { try await next(isolation: nil) }

    /// The next result, without leaving the actor that asks for it.
    ///
    /// - Throws: As ``next()``.
    public mutating func next(isolation actor: isolated (any Actor)?) async throws -> Value? {
      do {
        while true {
          guard let reading = try await query.read(for: subscription, since: last?.version), let value = reading.value else { continue }
          let before = last?.value
          last = reading
          if let before, query.areSame(before, value) { continue }
          return value
        }
      } catch {
        let isOver = subscription.isOver || error is CancellationError
        subscription.end()
        if isOver { return nil }
        throw error
      }
    }
  }
}

/// A query that is observed, and the way in which it is read.
final class ObservedQuery<Value: Sendable>: Sendable {
  fileprivate let lender: Lender
  fileprivate let poll: Poll?
  fileprivate let areSame: @Sendable (Value, Value) -> Bool
  private let body: @Sendable (Connection) throws -> Value

  init(
    _ lender: Lender, poll: Poll?, areSame: @escaping @Sendable (Value, Value) -> Bool,
    body: @escaping @Sendable (Connection) throws -> Value
  ) { (self.lender, self.poll, self.areSame, self.body) = (lender, poll, areSame, body) }

  /// Reads as soon as there may be another result; nil when the database is suspended, without a value where it only looked.
  fileprivate nonisolated(nonsending) func read(
    for subscription: Subscription, since version: DatabaseVersion?
  ) async throws -> Reading<Value>? {
    let (body, isPolling, reading) = (body, poll != nil, Reading<Value>())
    let isRead = try await lender.observe(reading, for: subscription) { connection in
      if isPolling { reading.version = try DatabaseVersion(of: connection) }
      if reading.call == .look {
        if reading.version == nil || reading.version != version { subscription.touch(.every) }
        return
      }
      subscription.noteReading(of: try connection.readingTables { reading.value = try body($0) })
    }
    return isRead ? reading : nil
  }
}

/// What was read at one time, by a thread for a task that waits for it.
///
/// It is an object, so that the way through the lender is the same code for whatever is read: generic code would look its types up each time.
private final class Reading<Value>: ObservedTurn, @unchecked Sendable {
  var value: Value?
  var version: DatabaseVersion?
}
