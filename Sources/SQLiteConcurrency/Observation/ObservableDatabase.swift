public import SQLiteCore

/// A database that can be observed, and copied while it is in use: a ``Database``, a ``ConnectionQueue``, a manager.
public protocol ObservableDatabase: SharedDatabase {}

extension ObservableDatabase {
  /// Reads now, and again after each commit that wrote to a table that the closure reads, for as long as a task iterates.
  ///
  /// ```swift
  /// for try await count in database.observe({ connection in try connection.count("star") }) { show(count) }
  /// ```
  ///
  /// Which tables are read is found out by an authorizer when a statement is compiled, which tables are written to by the hooks of the connection that writes. Where hooks do not
  /// tell (WITHOUT ROWID and virtual tables, a `DELETE` without condition, a change of the schema, a blob written in place) each observation reads again. It
  /// reads after each commit, be it in the middle of a long closure, where the file has a write-ahead log; else when the connection is given back. No observation
  /// hears of a value that a PRAGMA sets, as `user_version`.
  ///
  /// The closure runs on a connection of its own in a file with a write-ahead log, which all observations of a database share, and else on the one that there is; no
  /// thread of Swift's waits for it. It sees one state of the database and may not write.
  ///
  /// No hook tells of the commits of other connections and processes: with an interval the observation looks from time to time whether there was one, and an app
  /// that knows of one calls ``noteExternalChange()``. Nor does a hook tell that time has passed: a result that holds until a moment names it, and is read again then.
  /// - Parameters:
  ///   - interval: How often to look whether another process has committed; nil for never. Looking reads one number, not the query.
  ///   - clock: The clock that measures the interval, and the time until a result is read again.
  ///   - timeToNext: How long after it was read a result is read again, whatever is committed; the time of each result replaces that of the one before. Nil,
  ///     and a time that is not positive, for not at all; one that is longer than a hundred years counts as a hundred years.
  ///   - body: The closure that reads. It is handed the connection, which is lent to it.
  /// - Returns: The results, each different from the one before.
  public func observe<Value: Equatable & Sendable>(
    pollingEvery interval: Duration? = nil, clock: any Clock<Duration> = ContinuousClock(),
    readingAgainAfter timeToNext: (@Sendable (Value) -> Duration?)? = nil,
    _ body: @escaping @Sendable (Connection) throws -> Value
  ) -> ObservedValues<Value> { observe(pollingEvery: interval, clock: clock, readingAgainAfter: timeToNext, by: { $0 == $1 }, body) }

  /// Reads now, and again after each commit that wrote to a table that the closure reads; which results are the same is for a closure to say.
  ///
  /// The rest is as for ``observe(pollingEvery:clock:readingAgainAfter:_:)``.
  /// - Parameter areSame: Whether the second is passed over because it equals the first.
  public func observe<Value: Sendable>(
    pollingEvery interval: Duration? = nil, clock: any Clock<Duration> = ContinuousClock(),
    readingAgainAfter timeToNext: (@Sendable (Value) -> Duration?)? = nil,
    by areSame: @escaping @Sendable (Value, Value) -> Bool, _ body: @escaping @Sendable (Connection) throws -> Value
  ) -> ObservedValues<Value> {
    let observation = ObservationSettings(of: lender, pollingEvery: interval, clock: clock, isReadAgain: timeToNext != nil)
    return ObservedValues(observation, timeToNext: timeToNext, areSame: areSame, body: body)
  }

  /// Says that another program may have changed the database: all observations read again.
  public func noteExternalChange() { lender.observers.touchAll() }
}
