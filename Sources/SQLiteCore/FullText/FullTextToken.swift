/// A word that a tokenizer found in a text.
public struct FullTextToken: Hashable, Sendable {
  /// The word as it is indexed, after the tokenizer's folding, stemming and other changes.
  public let text: String
  /// The range of the word's UTF-8 bytes in the text.
  public let byteRange: Range<Int>
  /// Whether the word is another spelling of the previous one, at the same position.
  public let isColocated: Bool

  /// Creates a word.
  public init(text: String, byteRange: Range<Int>, isColocated: Bool = false) {
    (self.text, self.byteRange, self.isColocated) = (text, byteRange, isColocated)
  }

  /// Creates a word from the bytes that a tokenizer passes.
  package init(_ word: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ isColocated: Bool) {
    (text, byteRange, self.isColocated) = unsafe (String(decoding: word, as: UTF8.self), range, isColocated)
  }
}

/// The reason why FTS5 splits a text into words. <https://sqlite.org/fts5.html#custom_tokenizers>
public struct TokenizingPurpose: OptionSet, Hashable, Sendable {
  /// The bits, as C defines them.
  public let rawValue: Int32
  /// Creates a purpose from its bits.
  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// The text is part of a query.
  public static let query = TokenizingPurpose(rawValue: 1)
  /// The text is part of a query, and its last word matches all words that begin with it. It contains ``query``.
  public static let prefix = TokenizingPurpose(rawValue: 3)
  /// The text is added to the index, or removed from it.
  public static let document = TokenizingPurpose(rawValue: 4)
  /// An auxiliary function, such as `highlight()`, tokenizes a text of the table.
  public static let auxiliary = TokenizingPurpose(rawValue: 8)
}
