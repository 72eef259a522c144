public import SQLiteCore

/// The results of a query, read again after each commit that wrote to a table that it reads: an endless sequence.
///
/// The first result is the current one. A result equal to the previous one is skipped. Results are read only when a task waits for one, so
/// a slow task gets the newest. Each iterator observes separately, from its creation until it is released. The sequence ends when its task
/// is cancelled, when the database is closed, and after an error. It continues if a manager could not be closed. It keeps the database
/// alive.
///
/// Created by `observe(pollingEvery:clock:readingAgainAfter:_:)`.
public struct ObservedValues<Value: Sendable>: AsyncSequence, Sendable {
  private let observation: ObservationSettings
  /// Returns the time after which a result is read again; nil when results are not read again after a time.
  @usableFromInline let timeToNext: (@Sendable (Value) -> Duration?)?
  @usableFromInline let areSame: @Sendable (Value, Value) -> Bool
  @usableFromInline let body: @Sendable (Connection) throws -> Value
  /// The result that is already known; nil when there is none.
  private let known: Value?

  init(
    _ observation: ObservationSettings, timeToNext: (@Sendable (Value) -> Duration?)?, areSame: @escaping @Sendable (Value, Value) -> Bool,
    body: @escaping @Sendable (Connection) throws -> Value, known: Value? = nil
  ) {
    (self.observation, self.timeToNext, self.areSame, self.body, self.known) = (observation, timeToNext, areSame, body, known)
  }

  /// Starts to observe.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(values: self, observer: Observer(of: observation), last: known.map { Reading<Value?>($0) })
  }

  /// Reads the first result now, on the calling thread, for code that needs one before a task runs. For example, a view model has it before
  /// the first frame.
  ///
  /// ```swift
  /// let (names, later) = try database.observe { try $0.rows("SELECT name FROM star", as: String.self) }.readNow()
  /// ```
  /// The thread waits for a connection as in ``SharedDatabase/withReader(_:_:)``. A thread that already has one uses it: in a transaction,
  /// it reads the rows that the transaction has written so far.
  /// - Returns: The result, and the sequence of later results, each different from the one before. The sequence begins by reading again, so
  ///   that no commit in between is missed.
  /// - Throws: The errors of the closure. ``SQLiteError`` with SQLITE_AUTH or SQLITE_READONLY when it writes. The errors of
  ///   ``SharedDatabase/withReader(_:_:)``: at once with SQLITE_INTERRUPT while the database is suspended, with SQLITE_MISUSE when it is
  ///   closed.
  public func readNow() throws -> (value: Value, later: ObservedValues<Value>) {
    let value = try observation.lender.read(.transaction) { try $0.refusingWrites(body) }
    return (value, ObservedValues(observation, timeToNext: timeToNext, areSame: areSame, body: body, known: value))
  }

  /// One observer.
  public struct AsyncIterator: AsyncIteratorProtocol {
    @usableFromInline let values: ObservedValues
    @usableFromInline let observer: Observer
    @usableFromInline var last: Reading<Value?>?

    init(values: ObservedValues, observer: Observer, last: Reading<Value?>?) {
      (self.values, self.observer, self.last) = (values, observer, last)
    }

    /// Whether the iterator must read again to find out if there is another result.
    package var isDue: Bool { observer.subscription.isDue }

    /// The number of tasks that wait for the next result of this iterator or of a copy.
    package var waitingCount: Int { observer.subscription.waitingCount }

    /// Returns the next result that differs from the previous one, as soon as there is one; nil when the task is cancelled or the database
    /// was closed.
    ///
    /// - Throws: The errors of the closure, or ``SQLiteError`` with SQLITE_AUTH when the closure writes. After an error, the result is nil.
    public mutating func next() async throws -> Value? { try await next(isolation: nil) }

    /// Returns the next result without leaving the actor of the caller.
    ///
    /// - Throws: The errors of ``next()``.
    @inlinable public mutating func next(isolation actor: isolated (any Actor)?) async throws -> Value? {
      while true {
        let (reading, body) = (Reading<Value?>(nil), values.body)
        guard let isRead = try await observer.read(reading, since: last, { reading.result = try body($0) }) else { return nil }
        guard isRead, let value = reading.result else { continue }
        let before = last?.result
        last = reading
        if let timeToNext = values.timeToNext { observer.readAgain(after: timeToNext(value), of: reading) }
        if let before, values.areSame(before, value) { continue }
        return value
      }
    }
  }
}

/// The result of one turn.
///
/// It is an object, so that the lender's code is the same for every type of result. Its own generic type includes the result's type, even
/// if optional, and is created by code compiled into the app, because generic code would look the types up each time.
@usableFromInline final class Reading<Result>: ObservedTurn, @unchecked Sendable {
  @usableFromInline @safe @exclusivity(unchecked) var result: Result  // the reading thread accesses it first, then the task

  @inlinable init(_ result: Result) { self.result = result }
}
