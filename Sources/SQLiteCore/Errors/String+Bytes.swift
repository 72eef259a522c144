// Operations on the bytes of texts, as SQLite sees them. Each function is compiled once; the standard library's generic functions are
// compiled once for each type of text.

extension String {
  /// Calls a closure with the UTF-8 bytes.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    var text = self
    return text.withUTF8(body)
  }

  /// Returns whether the text begins with another text's bytes, as SQLite compares them. In Swift a colon followed by an accent is not
  /// equal to a colon.
  @inline(never) func begins(with other: String) -> Bool { utf8.starts(with: other.utf8) }

  /// Splits the text at each occurrence of a byte. Empty parts are included.
  @inline(never) func parts(between byte: UInt8, maxSplits: Int = .max) -> [String] {
    Array(utf8).split(separator: byte, maxSplits: maxSplits, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the number that the text's digits spell; nil if the text is anything else, or the number is too large.
  @inline(never) func unsigned() -> UInt64? { UInt64(self) }

  /// Returns the first bytes of the text, up to a count, or fewer if a character's encoding would be cut in two.
  package func prefix(utf8Count count: Int) -> String { SQLExcerpt.whole(Array(utf8.prefix(count))[...]) }
}
