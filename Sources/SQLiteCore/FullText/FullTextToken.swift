/// A word that a tokenizer found in a text.
public struct FullTextToken: Hashable, Sendable {
  /// The word as it is indexed: folded, stemmed, or whatever the tokenizer does to it.
  public let text: String
  /// Which bytes of UTF-8 of the text it stands for.
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
