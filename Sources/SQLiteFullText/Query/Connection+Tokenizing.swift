import SQLiteCalls
import SQLiteCore
import SQLiteText

extension Connection {
  /// Splits text into words with any FTS5 tokenizer, built in or added to this connection.
  ///
  /// The tokenizer is created once and kept for reuse: see ``FullTextInterface``.
  /// - Parameter found: Called with each word: its bytes, which are valid during the call, its range in the text, and whether it is at the
  ///   same position as the previous word. It may throw ``NoMoreWords`` to stop.
  /// - Throws: ``SQLiteError`` that names the tokenizer if it does not exist or rejects its arguments; or the closure's error.
  @safe func forEachWord(
    of text: [UInt8], with tokenizer: FullTextTokenizer, for purpose: TokenizingPurpose,
    _ found: (_ word: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ isColocated: Bool) throws -> Void
  ) throws {
    if !failures.isEmpty { failures.forget() }
    let interface = try fullTextInterface()
    let words = [tokenizer.name] + tokenizer.arguments
    do {
      let known = if let kept = interface.kept[words], !kept.isInUse { kept } else { try make(tokenizer, words, by: interface) }
      try unsafe text.withUnsafeBufferPointer { text in try unsafe known.tokenize(text, for: purpose, found) }
    } catch is NoMoreWords {
      failures.forget()  // the recorded error of a stopped tokenizer in Swift
    } catch {
      guard let known = error as? SQLiteError else { throw SQLiteError.refused(.error, "\(error)") }
      // If a tokenizer in Swift threw, its error was recorded.
      guard let claimed = failures.cause(of: known.code, nil) else { throw known }
      failures.forget()
      throw SQLiteError(known.code, claimed.detail ?? known.message, origin: known.origin, underlying: claimed.error)
    }
  }

  /// Creates a tokenizer, registering it first if the connection lacks it, and keeps it for reuse.
  private func make(_ tokenizer: FullTextTokenizer, _ words: [String], by interface: FullTextInterface) throws -> RegisteredTokenizer {
    try refuseFullTextName(tokenizer.name)
    try bringTokenizer(of: tokenizer)
    let made: RegisteredTokenizer
    do throws(SQLiteError) {
      made = try RegisteredTokenizer(tokenizer.name, tokenizer.arguments, in: interface.registry)
    } catch {
      guard try repairs(error) else { throw error }
      made = try RegisteredTokenizer(tokenizer.name, tokenizer.arguments, in: interface.registry)
    }
    interface.keep(made, words)
    return made
  }
}
