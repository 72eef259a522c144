/// A word that a tokenizer found in a text.
public struct FullTextToken: Hashable, Sendable {
  /// The word as it is indexed: folded, stemmed, or whatever the tokenizer does to it.
  public let text: String
  /// The UTF-8 bytes of the text that it stands for.
  public let byteRange: Range<Int>
  /// Whether it stands at the same place as the one before: another spelling of it.
  public let isColocated: Bool

  /// A word.
  public init(text: String, byteRange: Range<Int>, isColocated: Bool = false) {
    (self.text, self.byteRange, self.isColocated) = (text, byteRange, isColocated)
  }

  /// A word as a tokenizer lends it.
  package init(_ word: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ isColocated: Bool) {
    (text, byteRange, self.isColocated) = unsafe (String(decoding: word, as: UTF8.self), range, isColocated)
  }
}

/// Why FTS5 has a text cut into words. <https://sqlite.org/fts5.html#custom_tokenizers>
public struct TokenizingPurpose: OptionSet, Hashable, Sendable {
  /// The bits, as C has them.
  public let rawValue: Int32
  /// A purpose by its bits.
  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// The text is part of a query.
  public static let query = TokenizingPurpose(rawValue: 1)
  /// The text is part of a query, and its last word stands for all words that begin so. It contains ``query``.
  public static let prefix = TokenizingPurpose(rawValue: 3)
  /// The text is put into the index, or taken out of it.
  public static let document = TokenizingPurpose(rawValue: 4)
  /// An auxiliary function, such as `highlight()`, has a text of the table cut.
  public static let auxiliary = TokenizingPurpose(rawValue: 8)
}
