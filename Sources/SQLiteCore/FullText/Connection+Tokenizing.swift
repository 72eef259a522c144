import SQLiteCalls

extension Connection {
  /// Cuts a text as any tokenizer of FTS5 does, one of its own or one that was added.
  ///
  /// - Parameter found: Told of each word: its bytes, the range it stands for, and whether it stands where the one before does.
  /// - Throws: ``SQLiteError`` that names the tokenizer when there is none of that name or it does not take the arguments.
  package func tokenize(
    _ text: UnsafeBufferPointer<UInt8>, with name: String, arguments: [String], for purpose: TokenizingPurpose,
    _ found: (UnsafeRawBufferPointer, Range<Int>, Bool) -> Void
  ) throws(SQLiteError) {
    try refuseFullTextName(name, .fts5_api_xFindTokenizer)
    guard text.count <= Int32.max else { throw SQLiteError(.toobig, "the text is too long for FTS5", call: .fts5_tokenizer_xTokenize) }
    failures.forget()
    let interface = unsafe try fullTextInterface()
    var functions = FullTextTokenizerFunctions()
    var context: UnsafeMutableRawPointer?
    let code = unsafe name.withCString { unsafe wrapper.fts5_api_xFindTokenizer(interface, $0, &context, &functions.structure) }
    guard code == 0 else {
      throw SQLiteError(
        ResultCode(rawValue: code), "no such tokenizer: \(name); one of the application's own is added to each connection",
        call: .fts5_api_xFindTokenizer)
    }
    let texts = ArgumentTexts(arguments)
    var instance: OpaquePointer?
    let made = unsafe texts.withPointers { unsafe wrapper.fts5_tokenizer_xCreate(&functions.structure, context, $0, Int32($1), &instance) }
    guard made == 0, let instance = unsafe instance else {
      throw failure(made == 0 ? ResultCode.nomem.rawValue : made, in: .fts5_tokenizer_xCreate, name, arguments)
    }
    defer { unsafe wrapper.fts5_tokenizer_xDelete(&functions.structure, instance) }
    let cut = unsafe TokenCollector.collect(text.count, found) { collector, emit in
      // Not every tokenizer takes a text without an address.
      let start = unsafe text.baseAddress.map { unsafe UnsafeRawPointer($0) } ?? UnsafeRawPointer(collector)
      return unsafe wrapper.fts5_tokenizer_xTokenize(
        &functions.structure, instance, collector, purpose.rawValue, start.assumingMemoryBound(to: CChar.self), Int32(text.count), emit)
    }
    guard cut == 0 else { throw failure(cut, in: .fts5_tokenizer_xTokenize, name, arguments) }
  }

  /// The error of a tokenizer: of one in Swift what it threw.
  private func failure(_ code: Int32, in call: Sqlite3Call, _ name: String, _ arguments: [String]) -> SQLiteError {
    let code = ResultCode(rawValue: code)
    if let claimed = failures.claim(code, nil) {
      return SQLiteError(code, claimed.detail ?? "\(claimed.error)", call: call, underlying: claimed.error)
    }
    let words = ([name] + arguments).joined(separator: " ")
    let what = call == .fts5_tokenizer_xCreate ? "the tokenizer \(name) does not take its arguments" : "the tokenizer \(name) failed"
    return SQLiteError(code, "\(what): \(words)", call: call)
  }
}

/// C strings as a list of arguments.
@safe private struct ArgumentTexts {
  private var bytes: [CChar] = []
  private var starts: [Int] = []

  init(_ texts: [String]) {
    for text in texts {
      starts.append(bytes.count)
      bytes += text.utf8.prefix { $0 != 0 }.map { CChar(bitPattern: $0) } + [0]
    }
  }

  func withPointers<Result>(_ body: (UnsafeMutablePointer<UnsafePointer<CChar>?>?, Int) -> Result) -> Result {
    unsafe bytes.withUnsafeBufferPointer { bytes in
      var pointers = unsafe starts.map { start in unsafe bytes.baseAddress.map { unsafe $0 + start } }
      return unsafe pointers.withUnsafeMutableBufferPointer { unsafe body($0.baseAddress, $0.count) }
    }
  }
}

/// Takes what a tokenizer finds, and believes no offset.
@safe final class TokenCollector {
  private let count: Int
  private let found: (UnsafeRawBufferPointer, Range<Int>, Bool) -> Void

  private init(_ count: Int, _ found: @escaping (UnsafeRawBufferPointer, Range<Int>, Bool) -> Void) {
    self.count = count
    unsafe self.found = unsafe found
  }

  /// Runs a tokenizer with a context and a function for its words.
  static func collect(
    _ count: Int, _ found: (UnsafeRawBufferPointer, Range<Int>, Bool) -> Void,
    _ run: (UnsafeMutableRawPointer, FullTextTokenizerFunctions.Emit) -> Int32
  ) -> Int32 {
    unsafe withoutActuallyEscaping(found) { found in
      let collector = unsafe TokenCollector(count, found)
      return unsafe withExtendedLifetime(collector) {
        unsafe run(Unmanaged.passUnretained(collector).toOpaque()) { context, flags, bytes, length, start, end in
          guard let context = unsafe context else { return ResultCode.misuse.rawValue }
          let collector = unsafe Unmanaged<TokenCollector>.fromOpaque(context)
          return unsafe collector._withUnsafeGuaranteedRef { unsafe $0.take(flags, bytes, length, start, end) }
        }
      }
    }
  }

  private func take(_ flags: Int32, _ bytes: UnsafePointer<CChar>?, _ length: Int32, _ start: Int32, _ end: Int32) -> Int32 {
    guard length >= 0, start >= 0, start <= end, Int(end) <= count else { return ResultCode.error.rawValue }
    unsafe found(UnsafeRawBufferPointer(start: bytes, count: bytes == nil ? 0 : Int(length)), Int(start)..<Int(end), flags & 1 != 0)
    return 0
  }
}
