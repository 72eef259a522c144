import SQLiteCore

/// A search text as a person types it.
///
/// ```swift
/// FullTextQuery("red \"old wine\"")           // both: the word, and the phrase
/// FullTextQuery("ště", prefixes: .lastWord)    // as it is typed
/// FullTextQuery("re wi", prefixes: .allWords)  // finds "red wine"
/// ```
/// Any text is a valid query. A part in double quotes is a phrase, an unpaired quote counts as a space, and no other character or word is
/// an operator. The table's tokenizer splits the text into words, so "foo-bar" is two words if it splits at the hyphen. The words may be
/// anywhere in a row. A repeated word or phrase counts once. A text without words finds nothing. The tokenizer determines whether "🔴" or
/// "€" is a word; for ``FullTextTokenizer/folding`` it is.
///
/// A trigram table has no words. Each run of characters between spaces is found anywhere, also inside words, and a phrase is found
/// including its spaces. A run of fewer than three characters is not in the index and never found: a query that requires it finds nothing,
/// and excluding it has no effect.
///
/// A word that the tokenizer splits into several adjacent tokens, such as Chinese bigrams, is a phrase of these tokens.
public struct FullTextQuery: Hashable, Sendable, CustomStringConvertible {
  /// The words that must be present.
  public enum Matching: Hashable, Sendable {
    /// All words, in any columns.
    case all
    /// At least one word or phrase.
    case any
    /// All words, in one column, with at most this number of words between them; in a trigram table, characters instead of words.
    ///
    /// FTS5 counts the words between the first and the last match. FTS4 counts the words between neighbors in the query, in either order in
    /// the text. FTS4 handles up to ten words at once, FTS5 500. A longer query is split into overlapping groups of that size, and only the
    /// words of one group must be near each other. Beyond 1,000 words the distance is ignored.
    case near(Int)
  }

  /// The words of a text that are treated as prefixes, and so match all words that begin with them.
  ///
  /// Words in a quoted phrase are never prefixes. A stemming tokenizer stems prefixes too: "univers" and "universi" have different stems. A
  /// prefix finds a word only if the stem of the prefix begins the stem of the word.
  public enum Prefixes: Hashable, Sendable {
    /// The last word, whatever follows it in the text, as during typing. No word if the text ends with a phrase.
    case lastWord
    /// Each word: "re wi" finds "red wine".
    case allWords
  }

  /// The text to search for.
  public var text: String
  /// The words that must be present.
  public var matching: Matching
  /// The words that are prefixes; nil for none.
  public var prefixes: Prefixes?
  /// Words and phrases that must not occur in the searched columns. Each string is parsed like ``text``, and each of its words and phrases
  /// excludes rows on its own. A query that has no words to find finds nothing, whatever is excluded.
  public var excluded: [String]
  /// The columns to search; nil for all. An empty list finds nothing.
  public var columns: [String]?

  /// Creates a query.
  public init(
    _ text: String, matching: Matching = .all, prefixes: Prefixes? = nil, excluded: [String] = [], columns: [String]? = nil
  ) {
    (self.text, self.matching, self.prefixes) = (text, matching, prefixes)
    (self.excluded, self.columns) = (excluded, columns)
  }
}

extension FullTextQuery {
  /// The text in quotes, then the options that differ from the defaults: `"red wine" (any of the words, without "beer")`.
  public var description: String {
    var parts: [String] = []
    switch matching {
    case .all: break
    case .any: parts.append("any of the words")
    case .near(let distance): parts.append("at most \(distance) words between them")
    }
    switch prefixes {
    case nil: break
    case .lastWord: parts.append("the last one a prefix")
    case .allWords: parts.append("each a prefix")
    }
    if !excluded.isEmpty { parts.append("without " + excluded.map { $0.quoted(by: "\"") }.joined(separator: ", ")) }
    if let columns { parts.append("in " + columns.joined(separator: ", ")) }
    return text.quoted(by: "\"") + (parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))")
  }
}
