public import SQLiteCore

/// A tokenizer, written in Swift, that splits texts into words for FTS5.
///
/// ```swift
/// struct LineTokenizer: TextTokenizer {
///   func tokenize(
///     _ text: UnsafeBufferPointer<UInt8>, for purpose: TokenizingPurpose,
///     _ found: (UnsafeBufferPointer<UInt8>, Range<Int>, Bool) throws -> Void
///   ) throws {
///     var start = 0
///     for end in 0...text.count where unsafe end == text.count || text[end] == UInt8(ascii: "\n") {
///       if start < end { try unsafe found(text.extracting(start..<end), start..<end, false) }
///       start = end + 1
///     }
///   }
/// }
/// try connection.addTokenizer("lines") { _ in LineTokenizer() }
/// ```
/// One is created for each table on each connection, and lives as long as the connection has the table open. Another one splits the texts
/// of queries: it is kept until something is added to the connection or it closes. Each is used where its connection is confined, by one
/// call at a time. It must always split the same text in the same way: rows whose words change are no longer found, and their words stay in
/// the index when they are deleted. SQL on the connection is refused while it works.
///
/// The bytes of text and words are lent only for the call, without a copy: a tokenizer that needs them later keeps an array, not the
/// pointers. `unsafe` is needed in a target with strict memory safety, and may be left out elsewhere.
/// <https://sqlite.org/fts5.html#custom_tokenizers>
public protocol TextTokenizer {
  /// Finds the words of a text.
  ///
  /// - Parameters:
  ///   - text: The bytes, usually UTF-8: a database may contain others, and NUL. They are valid until the function returns.
  ///   - purpose: The reason for the call. Words in queries and in documents must be split so that they match.
  ///   - found: Called with each word in the order of the text: its bytes to be indexed, at least one and none 0, of which FTS5 keeps
  ///     32,768; the range of bytes in the text that it stands for; and whether it is at the same place as the word before, as a synonym
  ///     is. The bytes are read before it returns. It throws when the range is not within the text or begins before the previous word's,
  ///     and when FTS5 wants no more words: rethrow that error.
  /// - Throws: Any error: the statement then fails, and ``SQLiteError/underlying`` is that error.
  func tokenize(
    _ text: UnsafeBufferPointer<UInt8>, for purpose: TokenizingPurpose,
    _ found: (_ word: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ isColocated: Bool) throws -> Void
  ) throws
}
