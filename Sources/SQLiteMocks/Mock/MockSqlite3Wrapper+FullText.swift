import SQLiteCalls
public import SQLiteCore
import SQLiteEngine

// Calls tokenizers and auxiliary functions that the code under test has added to FTS5, as FTS5 would. Adding them needs no script, because
// the mock runs `SELECT fts5(?1)` itself unless there is a script for it.
extension MockSqlite3Wrapper {
  /// Splits text with a tokenizer that was added. An instance of the tokenizer is created with the arguments, as for a table, and deleted
  /// afterwards.
  ///
  /// - Throws: ``MockFunctionError`` with the code that the tokenizer returned.
  public func tokens(
    of text: [UInt8], tokenizer name: String, arguments: [String] = [], for purpose: TokenizingPurpose = .document,
    on db: OpaquePointer? = nil
  ) throws(MockFunctionError) -> [FullTextToken] {
    guard let found = locked({ unsafe connection(db)?.fullText?.tokenizer(name) }) else {
      throw MockFunctionError(code: .error, message: "no such tokenizer: \(name)")
    }
    let texts = arguments.map { OwnedText($0) }
    var words = unsafe texts.map { unsafe Optional($0.cString) }
    var instance: OpaquePointer?
    let created = unsafe found.functions.create?(found.data.pointer, &words, Int32(clamping: words.count), &instance) ?? 0
    withExtendedLifetime(texts) {}
    guard created == 0 else {
      throw MockFunctionError(code: ResultCode(rawValue: created), message: "error in tokenizer constructor")
    }
    defer { unsafe found.functions.delete?(instance) }
    let owned = OwnedText(text, terminators: 0)
    var tokens: [FullTextToken] = []
    let code = unsafe withUnsafeMutablePointer(to: &tokens) { tokens in
      unsafe found.functions.tokenize?(instance, tokens, purpose.rawValue, owned.cString, Int32(clamping: text.count)) {
        context, flags, word, count, start, end in
        let bytes = unsafe UnsafeRawBufferPointer(start: word, count: max(0, Int(count)))
        let token = FullTextToken(
          text: unsafe String(decoding: bytes, as: UTF8.self), byteRange: Int(min(start, end))..<Int(end), isColocated: flags & 1 != 0)
        guard let tokens = unsafe context?.assumingMemoryBound(to: [FullTextToken].self) else { return ResultCode.misuse.rawValue }
        unsafe tokens.pointee.append(token)
        return ResultCode.ok.rawValue
      } ?? 0
    }
    withExtendedLifetime(owned) {}
    guard code == 0 else {
      throw MockFunctionError(code: ResultCode(rawValue: code), message: ErrorTexts.text(of: code))
    }
    return tokens
  }

  /// Calls an auxiliary function for the rows of one query.
  ///
  /// - Returns: The result of the function for each row.
  /// - Throws: The error that the function reported.
  public func call(
    fullTextFunction name: String, arguments: [SQLiteValue] = [], matches: [MockFullTextMatch], on db: OpaquePointer? = nil
  ) throws(MockFunctionError) -> [SQLiteValue] {
    guard let (open, fullText) = locked({ unsafe connection(db).flatMap { open in open.fullText.map { (open, $0) } } }),
      let function = fullText.function(name)
    else { throw MockFunctionError(code: .error, message: "no such function: \(name)") }
    let query = MockFullTextQuery()
    defer { query.replace(by: nil) }
    var answers: [SQLiteValue] = []
    for row in matches {
      let (match, context) = locked {
        let match = MockMatch(handle: library.handles.make(.match), row, function, of: fullText, in: query)
        library.matches[match.handle] = match
        return (match, beginCall(of: function, on: open))
      }
      unsafe run(
        { context, count, values in
          let api = unsafe UnsafePointer<Fts5ExtensionApi>(bitPattern: fullText.handle)
          unsafe function.match?(api, library.pointer(match.handle), context, count, values)
        }, context, arguments)
      locked { library.matches[match.handle] = nil }
      answers.append(try finish(context))
    }
    return answers
  }
}
