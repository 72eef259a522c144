import SQLiteCore

/// A search expression with operators, built in Swift or parsed from SQLite's full-text query syntax.
///
/// ```swift
/// let built = FullTextExpression.phrase("old wine") && .in(["title"], .phrase("red")) || .near(["ste", "pan"], words: 3)
/// let parsed = try FullTextExpression(parsing: "\"old wine\" AND title : red OR NEAR(ste pan, 3)")
/// ```
/// For text that people type, use ``FullTextQuery``, which accepts any text. <https://sqlite.org/fts5.html#full_text_query_syntax>
public struct FullTextExpression: Hashable, Sendable {
  /// A sequence of consecutive words. A single word is also a phrase.
  public struct Phrase: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The text, which the tokenizer splits into words. Operators in it have no meaning.
    public var text: String
    /// Whether the last word is a prefix.
    public var isPrefix: Bool
    /// Whether the phrase must be at the start of a column. FTS4 checks only its first word.
    public var isInitial: Bool

    /// A phrase.
    public init(_ text: String, isPrefix: Bool = false, isInitial: Bool = false) {
      (self.text, self.isPrefix, self.isInitial) = (text, isPrefix, isInitial)
    }

    /// Creates a phrase of whole words that may be anywhere in a column.
    public init(stringLiteral text: String) { self.init(text) }
  }

  let tree: FullTextTree
  /// The number of nested levels of operators.
  let depth: Int
  /// The number of phrases, at most ``mostPhrases`` + 1, which stands for any larger number.
  let phraseCount: Int

  static let mostPhrases = 2_000

  private init(_ tree: FullTextTree, depth: Int = 1, phraseCount: Int) {
    // An expression beyond the limits is rejected later, which needs only the counts. Dropping its tree prevents unbounded growth in an
    // endless loop, and deep recursion when the tree is freed.
    self.tree = depth > 500 || phraseCount > Self.mostPhrases ? .phrase("") : tree
    (self.depth, self.phraseCount) = (depth, min(phraseCount, Self.mostPhrases + 1))
  }

  /// Matches rows that contain a phrase.
  public static func phrase(_ phrase: Phrase) -> FullTextExpression { FullTextExpression(.phrase(phrase), phraseCount: 1) }

  /// Matches rows that contain the phrases in one column with at most `words` words between them. FTS5 counts the words between the first
  /// and the last phrase; FTS4 counts the words between phrases that are neighbors in the list.
  public static func near(_ phrases: [Phrase], words: Int = 10) -> FullTextExpression {
    FullTextExpression(.near(phrases, FullTextTree.distance(words)), phraseCount: phrases.count)
  }

  /// Matches an expression in these columns only. FTS4 supports this only for single words.
  public static func `in`(_ columns: [String], _ expression: FullTextExpression) -> FullTextExpression {
    expression.looked(in: columns, isComplement: false)
  }

  /// Matches an expression in all columns except these.
  public static func outside(_ columns: [String], _ expression: FullTextExpression) -> FullTextExpression {
    expression.looked(in: columns, isComplement: true)
  }

  private func looked(in columns: [String], isComplement: Bool) -> FullTextExpression {
    FullTextExpression(.columns(columns, isComplement: isComplement, tree), depth: depth + 1, phraseCount: phraseCount)
  }

  /// Matches rows that match both expressions.
  public static func && (first: FullTextExpression, second: FullTextExpression) -> FullTextExpression {
    first.joined(with: second, FullTextTree.all) { if case .all(let parts) = $0 { parts } else { nil } }
  }

  /// Matches rows that match either expression, or both.
  public static func || (first: FullTextExpression, second: FullTextExpression) -> FullTextExpression {
    first.joined(with: second, FullTextTree.any) { if case .any(let parts) = $0 { parts } else { nil } }
  }

  /// Matches rows that match this expression but not the other one.
  public func without(_ other: FullTextExpression) -> FullTextExpression {
    let count = phraseCount + other.phraseCount
    if case .except(let base, let others) = tree {
      return FullTextExpression(
        .except(base, others + [other.tree]), depth: max(depth, other.depth + 1), phraseCount: count)
    }
    return FullTextExpression(.except(tree, [other.tree]), depth: max(depth, other.depth) + 1, phraseCount: count)
  }

  /// Joins both expressions in a list. An operand that is already a list of the same kind is merged, so that long chains do not nest.
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
  /// A description of the mistake and of what was expected instead.
  public let message: String
  /// The position in the text, in UTF-8 bytes from its start; nil for a mistake without a position.
  public let byteOffset: Int?
  /// The position in the text, in characters from its start; nil for a mistake without a position.
  public let characterOffset: Int?

  init(_ message: String, at byteOffset: Int? = nil, in text: String = "") {
    self.message = message
    self.byteOffset = byteOffset
    characterOffset = byteOffset.map { offset in
      text.distance(from: text.startIndex, to: text.utf8.index(text.startIndex, offsetBy: min(offset, text.utf8.count)))
    }
  }

  /// The message, preceded by the position in characters.
  public var description: String { characterOffset.map { "at character \($0): \(message)" } ?? message }
}
