import SQLiteConcurrency
import SQLiteCore

/// The results of a search field. Each time the typing pauses, it delivers the result for the latest text.
///
/// ```swift
/// let searches = database.liveSearches(in: table)
/// field.onChange { searches.type($0) }                 // from any thread
/// for await search in searches {                       // ends with the task, or with finish()
///   switch search {
///   case .success(let typed): show(typed.results)
///   case .failure(let error): tell(error)              // the next text is looked for all the same
///   }
/// }
/// ```
/// Searches run only while a task waits for the next result. A new text stops the search for the previous text, whose result is never
/// delivered. The result for each text is delivered at most once, also for the last text before ``finish()``. An error is the result for
/// its text and does not end the sequence. Cancelling the task stops its search and ends its loop.
public final class LiveSearches<Found: Sendable>: AsyncSequence, Sendable {
  /// The outcome of the search for a text, or its error.
  public typealias Element = Result<LiveSearch<Found>, any Error>
  /// Errors are elements.
  public typealias Failure = Never

  /// Searches for a text, and stops if it becomes stale.
  typealias Search = @Sendable (Connection, _ text: String, _ isStale: @escaping () -> Bool) throws -> LiveSearch<Found>

  private let database: any SharedDatabase
  private let search: Search
  private let debounce: Duration
  private let clock: any Clock<Duration>
  private let field: LiveSearchField

  init(of database: any SharedDatabase, debounce: Duration, clock: any Clock<Duration>, _ search: @escaping Search) {
    (self.database, self.search, self.debounce, self.clock) = (database, search, debounce, clock)
    field = LiveSearchField(clock)
  }

  /// Sets the text of the field. Any thread may call this method; it does not block.
  public func type(_ text: String) { field.type(text) }

  /// Ends the sequence after the result of the last text. Texts typed later are ignored.
  public func finish() { field.finish() }

  /// Returns an iterator over the results from now on. If there are several loops, each gets the results for the latest text.
  public func makeAsyncIterator() -> Iterator { Iterator(self) }

  /// An iterator that waits for texts and searches for them.
  public struct Iterator: AsyncIteratorProtocol {
    private let searches: LiveSearches
    private var texts: AsyncStream<LiveSearchField.Typed>.Iterator
    /// The number of the last text searched for.
    private var last = 0

    fileprivate init(_ searches: LiveSearches) {
      self.searches = searches
      texts = searches.field.texts().makeAsyncIterator()
    }

    /// Waits until the typing pauses and returns the result for the latest text; nil after the last text, or if the task is cancelled.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> Element? {
      while !Task.isCancelled, let next = await texts.next(isolation: actor) {
        if next.number <= last { continue }
        guard let typed = await searches.settled() else { return nil }
        last = typed.number
        if let result = await searches.result(of: typed) { return result }
      }
      return nil
    }
  }

  /// Waits until the typing pauses and returns the latest text; nil if the task is cancelled.
  private func settled() async -> LiveSearchField.Typed? {
    while !field.isFinished, case let rest = debounce - field.sinceTyped, rest > .zero {
      do { try await clock.sleep(for: rest) } catch { return nil }
    }
    return field.latest
  }

  /// Runs the search for a text; returns nil if there is a newer text or the task is cancelled.
  private func result(of typed: LiveSearchField.Typed) async -> Element? {
    let (search, field) = (search, field)
    let result: Element
    do {
      result = .success(
        try await database.lender.performReading { connection in try search(connection, typed.text) { !field.isLatest(typed.number) } })
    } catch {
      result = .failure(error)
    }
    return Task.isCancelled || !field.isLatest(typed.number) ? nil : result
  }
}
