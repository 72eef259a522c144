/// Options of a search as the user types: the minimum length of a search text, the number of rows to rank, and the limits on time and
/// steps.
///
/// Ranking all rows that have a word beginning with "e" is hardly useful, and in a large table takes longer than the time between
/// keystrokes. Short texts therefore find the newest rows, unranked. This is very fast if the table has an index of prefixes of that length
/// (``FullTextTable/prefixes``).
public struct LiveSearchOptions: Hashable, Sendable {
  /// The minimum length of a text to search for, in Swift characters: "é" is one character however it is encoded, and so is 👩‍👩‍👧.
  public var minimumLength: Int
  /// The minimum length, in characters, of a text whose results are ranked. Shorter texts find the newest rows.
  public var ranksFrom: Int
  /// The words that are treated as prefixes: the last word unless a space follows it, or all words.
  public var prefixes: FullTextQuery.Prefixes
  /// The number of the newest matching rows to rank; nil for all matching rows.
  public var ranksNewest: Int?
  /// The maximum time that a search may take; nil for no limit.
  ///
  /// The time is checked between rows, and while words of a long text are highlighted. SQLite's work before the first row is not
  /// interrupted, such as merging the lists of all words with the prefix. That work is short for prefixes that have an index of their own.
  public var time: Duration?
  /// The maximum number of steps of SQLite's virtual machine; nil for no limit. Each matching row takes about a dozen steps, and each word
  /// of a long text that is examined for highlighting counts as one. Unlike time, steps are the same on every machine and in every test.
  public var steps: Int?

  /// Creates options. By default a search accepts text of any length, ranks results from two characters on, and has no limits.
  public init(
    minimumLength: Int = 1, ranksFrom: Int = 2, prefixes: FullTextQuery.Prefixes = .lastWord, ranksNewest: Int? = nil,
    time: Duration? = nil,
    steps: Int? = nil
  ) {
    (self.minimumLength, self.ranksFrom, self.prefixes, self.ranksNewest) = (minimumLength, ranksFrom, prefixes, ranksNewest)
    (self.time, self.steps) = (time, steps)
  }
}

/// The outcome of a live search for one text, with results of type ``FullTextResult`` or ``FoundRow``.
public struct LiveSearch<Found> {
  /// The extent to which a search was completed.
  public enum Outcome: Hashable, Sendable {
    /// The text is too short, so nothing was searched for.
    case tooShort
    /// The results are the best matches, best first.
    case ranked
    /// The results are the newest, because the text is short, or because ranking took longer than allowed.
    case newest
    /// Even finding the newest rows took longer than allowed. The results are the rows found until then, in order; there may be none.
    case outOfBudget
  }

  /// The text.
  public let text: String
  /// The extent to which the search was completed.
  public let outcome: Outcome
  /// The rows.
  public let results: [Found]

  /// Creates the outcome of a search.
  public init(text: String, outcome: Outcome, results: [Found]) {
    (self.text, self.outcome, self.results) = (text, outcome, results)
  }
}

extension LiveSearch: Sendable where Found: Sendable {}
extension LiveSearch: Equatable where Found: Equatable {}
extension LiveSearch: Hashable where Found: Hashable {}
