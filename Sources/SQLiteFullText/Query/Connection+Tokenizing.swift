import SQLiteCallsCore
import SQLiteCore

extension Connection {
  /// Cuts a text as any tokenizer of FTS5 does, one of its own or one that was added, as far as its words are wanted.
  ///
  /// The tokenizer is made once and kept, as that of a table is: see ``FullTextInterface``.
  /// - Parameter isWanted: Gets each word: its bytes, which are valid while it runs, the range it stands for, and whether it stands where the
  ///   one before does. It answers whether the next word is wanted.
  /// - Throws: ``SQLiteError`` that names the tokenizer when there is none of that name or it does not take the arguments.
  @safe func forEachWord(
    of text: [UInt8], with name: String, arguments: [String], for purpose: TokenizingPurpose,
    while isWanted: (_ word: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ isColocated: Bool) -> Bool
  ) throws {
    try refuseFullTextName(name)
    failures.forget()
    let interface = try fullTextInterface()
    let words = [name] + arguments
    do {
      let tokenizer = try interface.lend(words) ?? tokenizer(name, arguments, in: interface.source)
      defer { interface.takeBack(tokenizer, words) }
      try unsafe text.withUnsafeBufferPointer { text in
        try unsafe tokenizer.tokenize(text, for: purpose) { word, range, isColocated in
          if unsafe !isWanted(word, range, isColocated) { throw NoMoreWords() }
        }
      }
    } catch is NoMoreWords {
      failures.forget()  // of a tokenizer in Swift that was told to stop
    } catch {
      guard let known = error as? SQLiteError else { throw SQLiteError.refused(.error, "\(error)") }
      // Of a tokenizer in Swift it is known what it threw.
      guard let claimed = failures.cause(of: known.code, nil) else { throw known }
      failures.forget()
      throw SQLiteError(known.code, claimed.detail ?? known.message, origin: known.origin, underlying: claimed.error)
    }
  }

  /// A tokenizer that the connection has, or is given now.
  private func tokenizer(_ name: String, _ arguments: [String], in source: TokenizerSource) throws -> any TextTokenizer {
    do throws(SQLiteError) {
      return try source.make(name, arguments: arguments)
    } catch {
      guard try addMissing(in: error) else { throw error }
      return try source.make(name, arguments: arguments)
    }
  }
}

/// Ends the work of a tokenizer whose next word is not wanted.
private struct NoMoreWords: Error {}
