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

  indirect enum Node: Hashable, Sendable {
    case phrase(Phrase)
    case near([Phrase], Int)
    case columns([String], isComplement: Bool, Node)
    case all(JoinedList<Node>)
    case any(JoinedList<Node>)
    case except(Node, JoinedList<Node>)
    case tooDeep
  }

  let node: Node
  /// How many levels of operators there are.
  let depth: Int

  init(_ node: Node, depth: Int) {
    // An expression that is built in a long loop must not be freed by as deep a recursion.
    (self.node, self.depth) = depth > 500 ? (.tooDeep, 1) : (node, depth)
  }

  /// Rows that hold a phrase.
  public static func phrase(_ phrase: Phrase) -> FullTextExpression { FullTextExpression(.phrase(phrase), depth: 1) }

  /// Rows that hold phrases in one column with at most so many words between. FTS5 counts them between the first phrase and the last, FTS4
  /// between each and the next one of the list.
  public static func near(_ phrases: [Phrase], words: Int = 10) -> FullTextExpression {
    FullTextExpression(.near(phrases, max(0, min(words, 100_000_000))), depth: 1)
  }

  /// Rows of an expression, looked for in these columns only. FTS4 can say it of single words.
  public static func `in`(_ columns: [String], _ expression: FullTextExpression) -> FullTextExpression {
    FullTextExpression(.columns(columns, isComplement: false, expression.node), depth: expression.depth + 1)
  }

  /// Rows of an expression, looked for in all columns but these.
  public static func outside(_ columns: [String], _ expression: FullTextExpression) -> FullTextExpression {
    FullTextExpression(.columns(columns, isComplement: true, expression.node), depth: expression.depth + 1)
  }

  /// Rows of both.
  public static func && (first: FullTextExpression, second: FullTextExpression) -> FullTextExpression {
    first.joined(with: second, Node.all) { if case .all(let parts) = $0 { parts } else { nil } }
  }

  /// Rows of one or the other, or both.
  public static func || (first: FullTextExpression, second: FullTextExpression) -> FullTextExpression {
    first.joined(with: second, Node.any) { if case .any(let parts) = $0 { parts } else { nil } }
  }

  /// Rows of this that are not of another.
  public func without(_ other: FullTextExpression) -> FullTextExpression {
    if case .except(let base, let others) = node {
      return FullTextExpression(
        .except(base, others.joined(with: JoinedList([other.node]))), depth: max(depth, other.depth + 1))
    }
    return FullTextExpression(.except(node, JoinedList([other.node])), depth: max(depth, other.depth) + 1)
  }

  /// Both in one list: an expression that is such a list already is not a level of its own.
  private func joined(
    with other: FullTextExpression, _ list: (JoinedList<Node>) -> Node, parts: (Node) -> JoinedList<Node>?
  ) -> FullTextExpression {
    let (own, others) = (parts(node), parts(other.node))
    return FullTextExpression(
      list((own ?? JoinedList([node])).joined(with: others ?? JoinedList([other.node]))),
      depth: max(own == nil ? depth + 1 : depth, others == nil ? other.depth + 1 : other.depth))
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
