import SQLiteCalls
import SQLiteCore

/// Counts the steps and the time of a search, and stops it through the progress handler.
///
/// An instance belongs to one search on one connection.
final class LiveSearchBudget {
  enum Stop { case stale, overspent }

  private let typing: LiveSearchOptions
  private let elapsed: () -> Duration
  private let isStale: () -> Bool
  private var steps = 0
  /// The start of the current part, which may take ``LiveSearchOptions/time``.
  private var start = Duration.zero
  /// The reason why the last part was stopped; nil if it was not.
  private(set) var stop: Stop?

  init(_ typing: LiveSearchOptions, _ clock: any Clock<Duration>, isStale: @escaping () -> Bool) {
    self.typing = typing
    self.isStale = isStale
    elapsed = clock.stopwatch()
  }

  /// Resets the budget for the next part.
  func renew() {
    steps = 0
    stop = nil
    start = elapsed()
  }

  /// Runs a closure within the budget; returns nil if it exceeds the budget.
  ///
  /// - Throws: The error of the closure, or SQLITE_INTERRUPT if the search is stale.
  func spend<Result>(on connection: Connection, _ body: () throws -> Result) throws -> Result? {
    if isStale() { throw stale }
    let every = max(1, min(Self.steps, typing.steps ?? .max))
    let token = try connection.addProgressHandler(everySteps: Int32(every)) { self.decide(after: every) }
    defer { token.cancel() }
    do {
      return try body()
    } catch let error as SQLiteError where error.code.primary == .interrupt {
      switch stop {
      case .overspent: return nil
      case .stale: throw stale
      case nil: throw error  // another thread interrupted it
      }
    }
  }

  /// The interval between checks of the budget, in steps. It takes a few microseconds, and covers fewer than ten rows.
  private static let steps = 500

  /// The budget for highlighting long texts. Each word counts as a step.
  var ofLongTexts: LongTextBudget {
    LongTextBudget(counting: { (words) throws(SQLiteError) in
      guard self.decide(after: words) == .interrupt else { return }
      throw SQLiteError.refused(.interrupt, "the search takes longer than allowed")
    })
  }

  private func decide(after count: Int) -> ProgressDecision {
    steps += count
    if isStale() {
      stop = .stale
    } else if let limit = typing.steps, steps >= limit {
      stop = .overspent
    } else if let time = typing.time, elapsed() - start >= time {
      stop = .overspent
    }
    return stop == nil ? .proceed : .interrupt
  }

  private var stale: SQLiteError {
    .refused(.interrupt, "the search was stopped because a newer one replaces it")
  }
}
