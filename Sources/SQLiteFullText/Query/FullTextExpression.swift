import SQLiteCore

/// A search in the syntax of full-text tables, for users who know it: built in Swift or parsed.
///
/// ```swift
/// let built = FullTextExpression.phrase("old wine") && .in(["title"], .phrase("red")) || .near(["ste", "pan"], words: 3)
/// let parsed = try FullTextExpression(parsing: "\"old wine\" AND title : red OR NEAR(ste pan, 3)")
/// ```
/// For a text as people type it use ``FullTextQuery``, which accepts any text. <https://sqlite.org/fts5.html#full_text_query_syntax>
public struct FullTextExpression: Hashable, Sendable {
  /// Consecutive words; a single word is a phrase of one.
  public struct Phrase: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The text, which the tokenizer splits into words; it contains no operators.
    public var text: String
    /// Whether the last word is a prefix.
    public var isPrefix: Bool
    /// Whether the phrase must be at the start of a column. FTS4 checks only its first word.
    public var isInitial: Bool

    /// A phrase.
    public init(_ text: String, isPrefix: Bool = false, isInitial: Bool = false) {
      (self.text, self.isPrefix, self.isInitial) = (text, isPrefix, isInitial)
    }

    /// A phrase of whole words, anywhere.
    public init(stringLiteral text: String) { self.init(text) }
  }

  let tree: FullTextTree
  /// The number of nested levels of operators.
  let depth: Int
  /// The number of phrases; one more than ``mostPhrases`` stands for any larger number.
  let phraseCount: Int

  static let mostPhrases = 2_000

  private init(_ tree: FullTextTree, depth: Int = 1, phraseCount: Int) {
    // An expression beyond the limits is rejected later, for which the counts are enough. Without its tree, an expression built in
    // an endless loop neither grows without bound nor is freed by deep recursion.
    self.tree = depth > 500 || phraseCount > Self.mostPhrases ? .phrase("") : tree
    (self.depth, self.phraseCount) = (depth, min(phraseCount, Self.mostPhrases + 1))
  }

  /// Matches rows that hold a phrase.
  public static func phrase(_ phrase: Phrase) -> FullTextExpression { FullTextExpression(.phrase(phrase), phraseCount: 1) }

  /// Matches rows that hold the phrases in one column with at most so many words between them. FTS5 counts the words between the first and
  /// the last phrase, FTS4 those between neighbours in the list.
  public static func near(_ phrases: [Phrase], words: Int = 10) -> FullTextExpression {
    FullTextExpression(.near(phrases, FullTextTree.distance(words)), phraseCount: phrases.count)
  }

  /// Matches an expression in these columns only. FTS4 supports it for single words.
  public static func `in`(_ columns: [String], _ expression: FullTextExpression) -> FullTextExpression {
    expression.looked(in: columns, isComplement: false)
  }

  /// Matches an expression in all columns but these.
  public static func outside(_ columns: [String], _ expression: FullTextExpression) -> FullTextExpression {
    expression.looked(in: columns, isComplement: true)
  }

  private func looked(in columns: [String], isComplement: Bool) -> FullTextExpression {
    FullTextExpression(.columns(columns, isComplement: isComplement, tree), depth: depth + 1, phraseCount: phraseCount)
  }

  /// Matches rows of both expressions.
  public static func && (first: FullTextExpression, second: FullTextExpression) -> FullTextExpression {
    first.joined(with: second, FullTextTree.all) { if case .all(let parts) = $0 { parts } else { nil } }
  }

  /// Matches rows of either expression, or both.
  public static func || (first: FullTextExpression, second: FullTextExpression) -> FullTextExpression {
    first.joined(with: second, FullTextTree.any) { if case .any(let parts) = $0 { parts } else { nil } }
  }

  /// Matches rows of this expression that do not match another.
  public func without(_ other: FullTextExpression) -> FullTextExpression {
    let count = phraseCount + other.phraseCount
    if case .except(let base, let others) = tree {
      return FullTextExpression(
        .except(base, others + [other.tree]), depth: max(depth, other.depth + 1), phraseCount: count)
    }
    return FullTextExpression(.except(tree, [other.tree]), depth: max(depth, other.depth) + 1, phraseCount: count)
  }

  /// Joins both expressions; an operand that is already such a list is merged, so that long chains do not nest.
  private func joined(
    with other: FullTextExpression, _ list: ([FullTextTree]) -> FullTextTree, parts: (FullTextTree) -> [FullTextTree]?
  ) -> FullTextExpression {
    let (own, others) = (parts(tree), parts(other.tree))
    return FullTextExpression(
      list((own ?? [tree]) + (others ?? [other.tree])),
      depth: max(own == nil ? depth + 1 : depth, others == nil ? other.depth + 1 : other.depth),
      phraseCount: phraseCount + other.phraseCount)
  }
}

/// An error in a text that is not a full-text expression, or in an expression that a module does not support.
public struct FullTextExpressionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The mistake, and the correct input in its place.
  public let message: String
  /// The place in the text, in bytes of UTF-8 from its start; nil for a mistake without a place.
  public let byteOffset: Int?
  /// The place in the text, in characters from its start; nil for a mistake without a place.
  public let characterOffset: Int?

  init(_ message: String, at byteOffset: Int? = nil, in text: String = "") {
    self.message = message
    self.byteOffset = byteOffset
    characterOffset = byteOffset.map { offset in
      text.distance(from: text.startIndex, to: text.utf8.index(text.startIndex, offsetBy: min(offset, text.utf8.count)))
    }
  }

  /// The message, preceded by the place in characters.
  public var description: String { characterOffset.map { "at character \($0): \(message)" } ?? message }
}
