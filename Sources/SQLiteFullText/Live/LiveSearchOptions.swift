/// Options of a search while a person types: the texts to search for, the rows to rank, and the limits of time and steps.
///
/// Ranking all rows that have a word beginning with "e" is slow, in a large table slower than the next keystroke, and hardly useful. Short
/// texts therefore find the newest rows, unranked, which costs next to nothing where the table has an index of such prefixes
/// (``FullTextTable/prefixes``).
public struct LiveSearchOptions: Hashable, Sendable {
  /// The minimum length of a text to search for, in characters as people count them: "é" is one however it is encoded, and so is 👩‍👩‍👧.
  public var minimumLength: Int
  /// The minimum length, in characters, of a text whose rows are ranked; shorter texts find the newest rows.
  public var ranksFrom: Int
  /// The words that are prefixes: the last one, unless a space follows it, or each.
  public var prefixes: FullTextQuery.Prefixes
  /// The number of rows to rank, the newest first; nil for all that match.
  public var ranksNewest: Int?
  /// The longest time a search may take; nil for no limit.
  ///
  /// The time is checked between rows and while words of a long text are highlighted. SQLite's work before the first row, such as merging
  /// the lists of all words with the prefix, is not interrupted; it is short for prefixes that have an index of their own.
  public var time: Duration?
  /// The largest number of steps of SQLite's virtual machine: about a dozen for each row that matches, and one for each word of a long text
  /// that is examined for highlighting; nil for no limit. Unlike time it is the same on every machine and in every test.
  public var steps: Int?

  /// Creates options. By default a search finds any text, ranks from two characters on, and has no limit of time.
  public init(
    minimumLength: Int = 1, ranksFrom: Int = 2, prefixes: FullTextQuery.Prefixes = .lastWord, ranksNewest: Int? = nil,
    time: Duration? = nil,
    steps: Int? = nil
  ) {
    (self.minimumLength, self.ranksFrom, self.prefixes, self.ranksNewest) = (minimumLength, ranksFrom, prefixes, ranksNewest)
    (self.time, self.steps) = (time, steps)
  }
}

/// The outcome of a search for a text as it was at a keystroke, with results of type ``FullTextResult`` or ``FoundRow``.
public struct LiveSearch<Found> {
  /// The extent to which a search was completed.
  public enum Outcome: Hashable, Sendable {
    /// The text is too short: there was no search.
    case tooShort
    /// The results are the best, in order.
    case ranked
    /// The results are the newest, because the text is short, or because ranking took longer than allowed.
    case newest
    /// Even finding the newest rows took longer than allowed: the results are the rows found until then, in order; there may be none.
    case outOfBudget
  }

  /// The text.
  public let text: String
  /// The extent to which the search was completed.
  public let outcome: Outcome
  /// The rows.
  public let results: [Found]

  /// The outcome of a search.
  public init(text: String, outcome: Outcome, results: [Found]) {
    (self.text, self.outcome, self.results) = (text, outcome, results)
  }
}

extension LiveSearch: Sendable where Found: Sendable {}
extension LiveSearch: Equatable where Found: Equatable {}
extension LiveSearch: Hashable where Found: Hashable {}
