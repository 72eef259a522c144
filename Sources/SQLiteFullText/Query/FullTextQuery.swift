import SQLiteCore

/// A text as a person types it to find rows.
///
/// ```swift
/// FullTextQuery("red \"old wine\"")           // both: the word, and the phrase
/// FullTextQuery("ště", prefixes: .lastWord)    // as it is typed
/// FullTextQuery("re wi", prefixes: .allWords)  // finds "red wine"
/// ```
/// Any text whatever is a query, and none is an error: a part in double quotes is a phrase, an unpaired quote is a space, no other character
/// and no word is an operator. The tokenizer of the table cuts the words, so "foo-bar" is two words where it cuts at the hyphen; they
/// may stand anywhere. A word or phrase that comes twice counts once. A text without words finds nothing; whether "🔴" or "€" is one is the
/// tokenizer's choice, and for ``FullTextTokenizer/folding`` it is.
///
/// A table of trigrams has no words: there every run between spaces is found wherever it stands, inside of words too; a phrase is found with
/// its spaces. A run of fewer than three characters is not in its index: it is found nowhere, so that a text that holds one finds nothing
/// when all of it must be there, and to exclude one excludes nothing.
///
/// A word that the tokenizer cuts into several tokens without a gap, as bigrams of Chinese are, is a phrase of these.
public struct FullTextQuery: Hashable, Sendable, CustomStringConvertible {
  /// How many of the words must be there.
  public enum Matching: Hashable, Sendable {
    /// All of them, in any columns.
    case all
    /// At least one word or phrase.
    case any
    /// All, in one column, with at most so many words between; characters in a table of trigrams.
    ///
    /// FTS5 counts the words between the first and the last of them, FTS4 those between each and the next one of the query, in any order in
    /// the text. FTS4 takes up to ten words at once, FTS5 500: of more, each so many in a row of the query must be near, whatever the others
    /// are. Of more than 1,000 words the distance is not looked at.
    case near(Int)
  }

  /// Which words of a text are beginnings, found in words that go on in any way.
  ///
  /// A phrase in quotes is finished. A tokenizer that stems stems the beginning of a word too: "univers" and "universi" have stems of their own,
  /// so beginnings are found that look like the stem of the word.
  public enum Prefixes: Hashable, Sendable {
    /// The last word, whatever follows it in the text, as while it is typed. When the text ends with a phrase, none is.
    case lastWord
    /// Each word: "re wi" finds "red wine".
    case allWords
  }

  /// The text.
  public var text: String
  /// How many of its words must be there.
  public var matching: Matching
  /// Which of its words are beginnings; nil when all are whole.
  public var prefixes: Prefixes?
  /// Words and phrases of which none may be there, in any of the columns looked into. Each text is read as ``text`` is; each of its words
  /// counts for itself. With nothing to look for nothing is found, whatever is excluded.
  public var excluded: [String]
  /// The columns to look into; nil for all. Of no columns nothing is found.
  public var columns: [String]?

  /// A query.
  public init(
    _ text: String, matching: Matching = .all, prefixes: Prefixes? = nil, excluded: [String] = [], columns: [String]? = nil
  ) {
    (self.text, self.matching, self.prefixes) = (text, matching, prefixes)
    (self.excluded, self.columns) = (excluded, columns)
  }
}

extension FullTextQuery {
  /// The text in quotes, then the options that are not as usual: `"red wine" (any of the words, without "beer")`.
  public var description: String {
    var parts: [String] = []
    switch matching {
    case .all: break
    case .any: parts.append("any of the words")
    case .near(let distance): parts.append("at most \(distance) words between them")
    }
    switch prefixes {
    case nil: break
    case .lastWord: parts.append("the last one as a beginning")
    case .allWords: parts.append("each as a beginning")
    }
    if !excluded.isEmpty { parts.append("without " + excluded.map { $0.quoted(by: "\"") }.joined(separator: ", ")) }
    if let columns { parts.append("in " + columns.joined(separator: ", ")) }
    return text.quoted(by: "\"") + (parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))")
  }
}
