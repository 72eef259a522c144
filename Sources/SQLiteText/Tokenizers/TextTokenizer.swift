public import SQLiteCore

/// A tokenizer written in Swift that splits text into words for FTS5.
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
/// Each connection creates one instance per table, which lives as long as the connection has the table open. Another instance splits query
/// text; the connection keeps it until it closes, or until something is registered on it. Each instance is used only where its connection
/// is used, by one call at a time. A tokenizer must always split the same text in the same way. Otherwise rows are no longer found, and
/// their words stay in the index after they are deleted. SQL on the connection is refused while a tokenizer runs.
///
/// The buffers of text and words are not copied and are valid only during the call. A tokenizer that needs the bytes later must copy them.
/// `unsafe` is needed only in a target with strict memory safety. <https://sqlite.org/fts5.html#custom_tokenizers>
public protocol TextTokenizer {
  /// Finds the words of a text.
  ///
  /// - Parameters:
  ///   - text: The bytes, usually UTF-8, although a database may contain invalid UTF-8 and NUL. They are valid until the function returns.
  ///   - purpose: The reason for the call. Words in queries and in documents must be split so that they match.
  ///   - found: Called with each word, in text order. `word`: the bytes to index, at least one, without zero bytes; FTS5 keeps up to 32,768
  ///     of them, and reads them before the closure returns. `range`: the byte range of the word in the text. `isColocated`: whether the
  ///     word is at the same position as the previous one, as a synonym is. The closure throws if the range is out of bounds or begins
  ///     before the previous word's range, and if FTS5 needs no more words. Rethrow that error.
  /// - Throws: Any error. The statement then fails with an ``SQLiteError`` whose ``SQLiteError/underlying`` is that error.
  func tokenize(
    _ text: UnsafeBufferPointer<UInt8>, for purpose: TokenizingPurpose,
    _ found: (_ word: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ isColocated: Bool) throws -> Void
  ) throws
}
