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
  /// An authorizer finds the tables that a statement reads when it is compiled. The hooks of the writing connection report the tables that
  /// are written to. Where no hook reports (WITHOUT ROWID and virtual tables, a `DELETE` without a condition, a change of the schema, a
  /// blob written in place), every observation reads again. In a file with a write-ahead log it reads after each commit, even in the middle
  /// of a long closure; otherwise when the connection is given back. A value set by a PRAGMA, such as `user_version`, is not observed.
  ///
  /// In a file with a write-ahead log, the closure runs on a separate connection, shared by all observations of the database; otherwise on
  /// the only connection. It blocks none of Swift's threads. It sees one state of the database and may not write.
  ///
  /// No hook reports the commits of other connections and processes. With an interval, the observation checks regularly for such commits,
  /// and an app that learns of one calls ``noteExternalChange()``. No hook reports that time has passed either: a result that is valid for
  /// a limited time specifies this time, and is read again after it.
  /// - Parameters:
  ///   - interval: The time between two checks for commits of other processes; nil for none. A check reads one number, not the query.
  ///   - clock: The clock that measures the interval, and the time until a result is read again.
  ///   - timeToNext: Returns the time after which a result is read again even without a commit, measured from its reading. The time of each
  ///     result replaces the previous one. With nil, or a time that is not positive, the result is not read again without a commit. A time
  ///     longer than a hundred years counts as a hundred years.
  ///   - body: The closure that reads, with the connection that is lent to it.
  /// - Returns: The results, each different from the one before.
  public func observe<Value: Equatable & Sendable>(
    pollingEvery interval: Duration? = nil, clock: any Clock<Duration> = ContinuousClock(),
    readingAgainAfter timeToNext: (@Sendable (Value) -> Duration?)? = nil,
    _ body: @escaping @Sendable (Connection) throws -> Value
  ) -> ObservedValues<Value> { observe(pollingEvery: interval, clock: clock, readingAgainAfter: timeToNext, by: { $0 == $1 }, body) }

  /// Reads now, and again after each commit that wrote to a table that the closure reads. Another closure compares the results.
  ///
  /// Everything else is the same as for ``observe(pollingEvery:clock:readingAgainAfter:_:)``.
  /// - Parameter areSame: Returns whether the second result is skipped because it equals the first.
  public func observe<Value: Sendable>(
    pollingEvery interval: Duration? = nil, clock: any Clock<Duration> = ContinuousClock(),
    readingAgainAfter timeToNext: (@Sendable (Value) -> Duration?)? = nil,
    by areSame: @escaping @Sendable (Value, Value) -> Bool, _ body: @escaping @Sendable (Connection) throws -> Value
  ) -> ObservedValues<Value> {
    let observation = ObservationSettings(of: lender, pollingEvery: interval, clock: clock, isReadAgain: timeToNext != nil)
    return ObservedValues(observation, timeToNext: timeToNext, areSame: areSame, body: body)
  }

  /// Makes all observations read again, because another program may have changed the database.
  public func noteExternalChange() { lender.observers.touchAll() }
}
