/// What a person looks for.
///
/// ```swift
/// SearchQuery("red \"old wine\"")           // both: the word, and the phrase
/// SearchQuery("ště", prefixesLastWord: true)  // as it is typed
/// ```
/// Any text whatever is a query, and none is an error: a part in double quotes is a phrase, no other character is an operator.
public struct SearchQuery: Hashable, Sendable {
  /// How many of the words must be there.
  public enum Matching: Hashable, Sendable {
    /// All of them.
    case all
    /// At least one.
    case any
    /// All, in one column, with at most so many words between.
    case near(Int)
  }

  /// The text.
  public var text: String
  /// How many of its words must be there.
  public var matching: Matching
  /// Whether words that begin as the last one does are found too.
  public var prefixesLastWord: Bool
  /// Words and phrases of which none may be there, each a text of its own.
  public var excluded: [String]
  /// The columns to look into; nil for all.
  public var columns: [String]?

  /// A query.
  public init(
    _ text: String, matching: Matching = .all, prefixesLastWord: Bool = false, excluded: [String] = [], columns: [String]? = nil
  ) {
    (self.text, self.matching, self.prefixesLastWord) = (text, matching, prefixesLastWord)
    (self.excluded, self.columns) = (excluded, columns)
  }
}
