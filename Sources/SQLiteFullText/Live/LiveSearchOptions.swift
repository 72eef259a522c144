/// How a search behaves while a person types: which texts are looked for, which rows are ranked, and how long that may take.
///
/// To rank all rows that have a word beginning with "e" takes long, in a large table longer than the next key stroke, and it tells little: so
/// short texts find the newest rows, unranked, which costs next to nothing where the table has an index of such beginnings
/// (``FullTextTable/prefixes``).
public struct LiveSearchOptions: Hashable, Sendable {
  /// A text of fewer characters than this is not looked for. Characters are counted as people do: "é" is one however it is spelled, and so is 👩‍👩‍👧.
  public var minimumLength: Int
  /// From so many characters on rows are ranked; shorter texts find the newest rows.
  public var ranksFrom: Int
  /// Which words may go on: the last one, unless a space follows it, or each.
  public var prefixes: FullTextQuery.Prefixes
  /// How many rows are ranked: the newest; nil for all that match.
  public var ranksNewest: Int?
  /// How long a search may take; nil for as long as it takes.
  ///
  /// The time is looked at between rows and while words are marked in a long text: the work that SQLite does before the first row, such as merging the lists of
  /// all words that begin so, ends when it ends. For beginnings that have an index of their own this work is short.
  public var time: Duration?
  /// How many steps of SQLite's virtual machine it may take, a dozen or so for each row that matches, and one for each word of a long text that
  /// is looked at to mark it; nil for as many as it takes. Unlike time it is the same for everyone, and in every test.
  public var steps: Int?

  /// Options; by default everything is looked for, ranked from two characters on, without a limit of time.
  public init(
    minimumLength: Int = 1, ranksFrom: Int = 2, prefixes: FullTextQuery.Prefixes = .lastWord, ranksNewest: Int? = nil,
    time: Duration? = nil,
    steps: Int? = nil
  ) {
    (self.minimumLength, self.ranksFrom, self.prefixes, self.ranksNewest) = (minimumLength, ranksFrom, prefixes, ranksNewest)
    (self.time, self.steps) = (time, steps)
  }
}

/// The outcome of a search for a text as it was when a key was struck: results, each a ``FullTextResult`` or a ``FoundRow``.
public struct LiveSearch<Found> {
  /// How far it came.
  public enum Outcome: Hashable, Sendable {
    /// The text is too short: nothing was looked for.
    case tooShort
    /// The results are the best, in order.
    case ranked
    /// The results are the newest, because the text is short, or because ranking took longer than allowed.
    case newest
    /// Even finding the newest took longer than allowed: the results are those found until then, which may be none, in order.
    case outOfBudget
  }

  /// The text.
  public let text: String
  /// How far it came.
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
