import SQLiteCore

/// A search in the syntax of full-text tables: for those who know it, built in Swift or parsed.
///
/// ```swift
/// let built = FullTextExpression.phrase("old wine") && .in(["title"], .phrase("red")) || .near(["ste", "pan"], words: 3)
/// let parsed = try FullTextExpression(parsing: "\"old wine\" AND title : red OR NEAR(ste pan, 3)")
/// ```
/// A text as people type it is a ``FullTextQuery``, which no text can break. <https://sqlite.org/fts5.html#full_text_query_syntax>
public struct FullTextExpression: Hashable, Sendable {
  /// Words in a row; one word is a phrase of one.
  public struct Phrase: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The words, as the tokenizer cuts them; nothing in it is an operator.
    public var text: String
    /// Whether the last word may go on.
    public var isPrefix: Bool
    /// Whether it must stand where a column begins. FTS4 looks only at its first word.
    public var isInitial: Bool

    /// A phrase.
    public init(_ text: String, isPrefix: Bool = false, isInitial: Bool = false) {
      (self.text, self.isPrefix, self.isInitial) = (text, isPrefix, isInitial)
    }

    /// A phrase of whole words, anywhere.
    public init(stringLiteral text: String) { self.init(text) }
  }

  let tree: FullTextTree
  /// How many levels of operators there are.
  let depth: Int
  /// How many phrases there are; one more than ``mostPhrases`` stands for any number above.
  let phraseCount: Int

  static let mostPhrases = 2_000

  private init(_ tree: FullTextTree, depth: Int = 1, phraseCount: Int) {
    // Of an expression that is refused the depth and the number of phrases are enough: one that is built in a long loop neither grows without end nor is
    // freed by as deep a recursion.
    self.tree = depth > 500 || phraseCount > Self.mostPhrases ? .phrase("") : tree
    (self.depth, self.phraseCount) = (depth, min(phraseCount, Self.mostPhrases + 1))
  }

  /// Rows that hold a phrase.
  public static func phrase(_ phrase: Phrase) -> FullTextExpression { FullTextExpression(.phrase(phrase), phraseCount: 1) }

  /// Rows that hold phrases in one column with at most so many words between. FTS5 counts them between the first phrase and the last, FTS4
  /// between each and the next one of the list.
  public static func near(_ phrases: [Phrase], words: Int = 10) -> FullTextExpression {
    FullTextExpression(.near(phrases, max(0, min(words, 100_000_000))), phraseCount: phrases.count)
  }

  /// Rows of an expression, looked for in these columns only. FTS4 can say it of single words.
  public static func `in`(_ columns: [String], _ expression: FullTextExpression) -> FullTextExpression {
    expression.looked(in: columns, isComplement: false)
  }

  /// Rows of an expression, looked for in all columns but these.
  public static func outside(_ columns: [String], _ expression: FullTextExpression) -> FullTextExpression {
    expression.looked(in: columns, isComplement: true)
  }

  private func looked(in columns: [String], isComplement: Bool) -> FullTextExpression {
    FullTextExpression(.columns(columns, isComplement: isComplement, tree), depth: depth + 1, phraseCount: phraseCount)
  }

  /// Rows of both.
  public static func && (first: FullTextExpression, second: FullTextExpression) -> FullTextExpression {
    first.joined(with: second, FullTextTree.all) { if case .all(let parts) = $0 { parts } else { nil } }
  }

  /// Rows of one or the other, or both.
  public static func || (first: FullTextExpression, second: FullTextExpression) -> FullTextExpression {
    first.joined(with: second, FullTextTree.any) { if case .any(let parts) = $0 { parts } else { nil } }
  }

  /// Rows of this that are not of another.
  public func without(_ other: FullTextExpression) -> FullTextExpression {
    let count = phraseCount + other.phraseCount
    if case .except(let base, let others) = tree {
      return FullTextExpression(
        .except(base, others + [other.tree]), depth: max(depth, other.depth + 1), phraseCount: count)
    }
    return FullTextExpression(.except(tree, [other.tree]), depth: max(depth, other.depth) + 1, phraseCount: count)
  }

  /// Both in one list: an expression that is such a list already is not a level of its own.
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

/// Why a text is not a full-text expression, or why a module cannot say one.
public struct FullTextExpressionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The mistake, and what would be right in its place.
  public let message: String
  /// Where in the text, in bytes of UTF-8 from its start; nil for a mistake that has no place.
  public let byteOffset: Int?
  /// Where in the text, in characters from its start.
  public let characterOffset: Int?

  init(_ message: String, at byteOffset: Int? = nil, in text: String = "") {
    self.message = message
    self.byteOffset = byteOffset
    characterOffset = byteOffset.map { offset in
      text.distance(from: text.startIndex, to: text.utf8.index(text.startIndex, offsetBy: min(offset, text.utf8.count)))
    }
  }

  /// The message, with the character.
  public var description: String { characterOffset.map { "at character \($0): \(message)" } ?? message }
}
