import SQLiteConcurrency
import SQLiteCore

/// The results of a search field, each for the text as it is when the typing pauses: of the latest text only.
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
/// Nothing runs while no task waits for the next result. A text that came while another is looked for stops that search; its result is
/// never delivered. Each text is delivered at most once, the last one before ``finish()`` too. An error belongs to its text and does not
/// end the sequence. When the task is cancelled, its search is stopped and its loop ends.
public final class LiveSearches<Found: Sendable>: AsyncSequence, Sendable {
  /// The outcome of the search for a text, or its error.
  public typealias Element = Result<LiveSearch<Found>, any Error>
  /// Errors are elements.
  public typealias Failure = Never

  /// Looks for a text, unless another one was typed meanwhile.
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

  /// Takes the text that stands in the field now. It may be called by any thread and does not wait.
  public func type(_ text: String) { field.type(text) }

  /// Ends the sequence after the result of the last text. Text that is typed later is not looked for.
  public func finish() { field.finish() }

  /// The results from now on. Several loops each get the latest text.
  public func makeAsyncIterator() -> Iterator { Iterator(self) }

  /// Waits for texts and looks for them.
  public struct Iterator: AsyncIteratorProtocol {
    private let searches: LiveSearches
    private var texts: AsyncStream<LiveSearchField.Typed>.Iterator
    /// The number of the last text that was looked for.
    private var last = 0

    fileprivate init(_ searches: LiveSearches) {
      self.searches = searches
      texts = searches.field.texts().makeAsyncIterator()
    }

    /// The result of the next text for which the typing pauses; nil after the last, and when the task is cancelled.
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

  /// The latest text, when nothing was typed after it for a while; nil when the task is cancelled.
  private func settled() async -> LiveSearchField.Typed? {
    while !field.isFinished, case let rest = debounce - field.sinceTyped, rest > .zero {
      do { try await clock.sleep(for: rest) } catch { return nil }
    }
    return field.latest
  }

  /// The outcome of the search for a text; nil when there is a newer one, or the task is cancelled.
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
