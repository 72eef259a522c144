import SQLiteCalls
import SQLiteCore
import SQLiteText

extension Connection {
  /// Cuts a text as any tokenizer of FTS5 does, one of its own or one that was added.
  ///
  /// The tokenizer is made once and kept, as that of a table is: see ``FullTextInterface``.
  /// - Parameter found: Gets each word: its bytes, which are valid while it runs, the range it stands for, and whether it stands where the
  ///   one before does. It throws ``NoMoreWords`` where the rest is not wanted.
  /// - Throws: ``SQLiteError`` that names the tokenizer when there is none of that name or it does not take the arguments; or the closure's error.
  @safe func forEachWord(
    of text: [UInt8], with tokenizer: FullTextTokenizer, for purpose: TokenizingPurpose,
    _ found: (_ word: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ isColocated: Bool) throws -> Void
  ) throws {
    if !failures.isEmpty { failures.forget() }
    let interface = try fullTextInterface()
    let words = [tokenizer.name] + tokenizer.arguments
    do {
      let cutting = if let kept = interface.kept[words], !kept.isCutting { kept } else { try made(tokenizer, words, by: interface) }
      try unsafe text.withUnsafeBufferPointer { text in try unsafe cutting.tokenize(text, for: purpose, found) }
    } catch is NoMoreWords {
      failures.forget()  // the failure of a tokenizer in Swift that was stopped
    } catch {
      guard let known = error as? SQLiteError else { throw SQLiteError.refused(.error, "\(error)") }
      // The error that a tokenizer in Swift threw is known.
      guard let claimed = failures.cause(of: known.code, nil) else { throw known }
      failures.forget()
      throw SQLiteError(known.code, claimed.detail ?? known.message, origin: known.origin, underlying: claimed.error)
    }
  }

  /// A tokenizer that the connection has, or is given now, kept for the next text.
  private func made(_ tokenizer: FullTextTokenizer, _ words: [String], by interface: FullTextInterface) throws -> RegisteredTokenizer {
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

/// Ends the work of a tokenizer whose next word is not wanted.
struct NoMoreWords: Error {}
