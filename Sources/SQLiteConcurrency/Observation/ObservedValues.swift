import SQLiteCalls
import SQLiteCore

/// The results of a query, read again after each commit that wrote to a table that it reads: an endless sequence.
///
/// The first result is that of now. A result that is equal to the one before is passed over, and results that nobody waited for are never read: whoever is
/// slow gets the newest. Each iterator observes on its own, from when it is made until it is released. The sequence ends when its task is cancelled and when
/// the database is closed; an error ends it, too. It keeps the database alive.
///
/// It is made by `observe(pollingEvery:clock:_:)`.
public struct ObservedValues<Value: Sendable>: AsyncSequence, Sendable {
  let lender: Lender
  let poll: Poll?
  let areSame: @Sendable (Value, Value) -> Bool
  let body: @Sendable (Connection) throws -> Value

  /// Reads; nil when the database is suspended.
  private func read(for subscription: Subscription) async throws -> Reading<Value>? {
    let (body, isPolling, reading) = (body, poll != nil, Reading<Value>())
    let isRead = try await lender.observe { connection in
      if isPolling { reading.version = try DatabaseVersion(of: connection) }
      reading.tables = try connection.readingTables { reading.value = try body($0) }
    }
    subscription.noteReading(of: isRead ? reading.tables : .every)
    return isRead ? reading : nil
  }

  /// Whether somebody else has committed since, as far as one can look.
  private func isAnother(than version: DatabaseVersion?) async throws -> Bool {
    let now = Reading<Never>()
    let isRead = try await lender.observe { now.version = try DatabaseVersion(of: $0) }
    return isRead && (now.version == nil || now.version != version)
  }

  /// Begins to observe.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(self) }

  /// One who observes.
  public struct AsyncIterator: AsyncIteratorProtocol {
    private let observation: ObservedValues
    private let subscribed: Subscribed
    private var subscription: Subscription { subscribed.subscription }
    private let polling: Poll.Running?
    private var last: Reading<Value>?

    fileprivate init(_ observation: ObservedValues) {
      self.observation = observation
      subscribed = observation.lender.observers.subscribe()
      polling = observation.poll?.begin(subscribed.subscription)
    }

    /// Whether it has to read before it knows whether there is another result.
    package var isDue: Bool { subscription.isDue }

    /// The next result, as soon as there is one that differs from the one before; nil when the task is cancelled or the database was closed.
    ///
    /// - Throws: What the closure throws, or ``SQLiteError``: SQLITE_AUTH when it writes. After an error comes nil.
    public mutating func next() async throws -> Value? { try await next(isolation: nil) }

    /// The next result, without leaving the actor that asks for it.
    ///
    /// - Throws: As ``next()``.
    public mutating func next(isolation actor: isolated (any Actor)?) async throws -> Value? {
      do {
        while true {
          switch await subscription.wait() {
          case .end: return nil
          case .look:
            if let last, try await observation.isAnother(than: last.version) { subscription.touch(.every) }
          case .read:
            guard let reading = try await observation.read(for: subscription), let value = reading.value else { continue }
            let before = last?.value
            last = reading
            if let before, observation.areSame(before, value) { continue }
            return value
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
}

/// What was read at one time, by a thread for a task that waits for it.
///
/// It is an object, so that the way through the lender is the same code for whatever is read: generic code would look its types up each time.
private final class Reading<Value>: @unchecked Sendable {
  var value: Value?
  var tables = TouchedTables.every
  var version: DatabaseVersion?
}
