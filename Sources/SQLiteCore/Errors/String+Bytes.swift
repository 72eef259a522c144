// Texts by their bytes, as SQLite sees them: each is compiled once, where the generic functions of the library are for each type of text.

extension String {
  /// Lends the UTF-8 bytes.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    var text = self
    return text.withUTF8(body)
  }

  /// Whether the first bytes are these, as SQLite sees it: for Swift a colon with an accent after it is another character.
  @inline(never) func begins(with other: String) -> Bool { utf8.starts(with: other.utf8) }

  /// What is before, between and after each byte of a value, be it empty.
  @inline(never) func parts(between byte: UInt8, maxSplits: Int = .max) -> [String] {
    Array(utf8).split(separator: byte, maxSplits: maxSplits, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The number that the digits of the text say; nil where it is anything else, or too large.
  @inline(never) func unsigned(radix: Int = 10) -> UInt64? { UInt64(self, radix: radix) }

  /// The first bytes of the text, so many or as many fewer as it takes not to cut a character's encoding in two.
  package func prefix(utf8Count count: Int) -> String { SQLExcerpt.whole(Array(utf8.prefix(count))[...]) }
}
