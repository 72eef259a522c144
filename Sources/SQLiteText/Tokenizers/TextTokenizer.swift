public import SQLiteCore

/// A tokenizer, written in Swift, that cuts texts into words for FTS5.
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
/// One is made for each table on each connection, and lives as long as the table is known there. Another one cuts the texts of queries: it is kept until
/// something is added to the connection or it closes. Each is used from where its connection is confined, by one call at a time. It must cut the same text in
/// the same way for ever: rows whose words change are no longer found, and their words stay in the index when they are deleted. SQL on the connection is
/// refused while it works.
///
/// The bytes of text and words are lent for the call alone, without a copy: a tokenizer that wants them later keeps an array, not the pointers.
/// `unsafe` stands where a target checks memory safety strictly, and may be left out elsewhere.
/// <https://sqlite.org/fts5.html#custom_tokenizers>
public protocol TextTokenizer {
  /// Finds the words of a text.
  ///
  /// - Parameters:
  ///   - text: The bytes, UTF-8 as a rule: a database may hold others, and NUL. They are valid until the function returns.
  ///   - purpose: Why. Words in queries and in documents must be cut so that they meet.
  ///   - found: To be called with each word in the order of the text: its bytes as they are indexed, at least one and none 0, of which FTS5 keeps
  ///     32,768; which bytes of the text it stands for; and whether it stands at the same place as the word before, as a synonym does. The bytes
  ///     are read before it returns. It throws when the range is not within the text or begins before that of the word before, and when FTS5
  ///     wants no more: let that error pass.
  /// - Throws: Any error: the statement then fails, and ``SQLiteError/underlying`` is that error.
  func tokenize(
    _ text: UnsafeBufferPointer<UInt8>, for purpose: TokenizingPurpose,
    _ found: (_ word: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ isColocated: Bool) throws -> Void
  ) throws
}
