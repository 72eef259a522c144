package import SQLiteCalls
import SQLiteCore

/// Receives the words that a tokenizer finds, and checks all offsets.
@safe package struct TokenCollector {
  package typealias Found = (_ word: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ isColocated: Bool) throws -> Void

  private let count: Int
  /// The text, if the tokenizer's trigram offsets count folded bytes; otherwise nil.
  private let trigrams: UnsafeBufferPointer<UInt8>?
  private let found: Found
  private var failure: (any Error)?

  /// Runs a tokenizer with the length of its text, a context and a callback that receives its words.
  ///
  /// - Returns: The result code of the tokenizer.
  /// - Throws: The error of the closure, after the tokenizer has returned; or ``SQLiteError`` with SQLITE_TOOBIG, because FTS5 uses 32-bit
  ///   lengths.
  package static func collect(
    _ count: Int, trigramsOf text: UnsafeBufferPointer<UInt8>? = nil, _ found: Found,
    _ run: (Int32, UnsafeMutablePointer<TokenCollector>, FullTextTokenizerFunctions.Emit) -> Int32
  ) throws -> Int32 {
    guard let length = Int32(exactly: count), length < .max else { throw SQLiteError.refused(.toobig, "the text is too long for FTS5") }
    return try unsafe withoutActuallyEscaping(found) { found in
      var collector = unsafe TokenCollector(count: count, trigrams: text, found: found)
      let code = unsafe run(length, &collector) { context, flags, bytes, length, start, end in
        guard let place = unsafe context?.assumingMemoryBound(to: TokenCollector.self) else { return ResultCode.misuse.rawValue }
        let areTrigrams = unsafe place.pointee.trigrams != nil
        guard unsafe place.pointee.failure == nil, length >= 0, start >= 0, start <= end,
          unsafe Int(areTrigrams ? start : end) <= place.pointee.count
        else { return ResultCode.error.rawValue }
        let range = unsafe areTrigrams ? place.pointee.trigram(at: Int(start)) : Int(start)..<Int(end)
        let word = unsafe UnsafeRawBufferPointer(start: bytes, count: bytes == nil ? 0 : Int(length))
        do {
          try unsafe place.pointee.found(word.assumingMemoryBound(to: UInt8.self), range, flags & 1 != 0)
          return 0
        } catch {
          unsafe place.pointee.failure = error
          return ResultCode.error.rawValue
        }
      }
      if let failure = collector.failure { throw failure }
      return code
    }
  }

  /// Returns the byte range of the three characters that begin at an offset.
  private func trigram(at start: Int) -> Range<Int> {
    var end = start
    for _ in 0..<3 where end < count {
      end += 1
      while end < count, unsafe (trigrams?[end] ?? 0) & 0xc0 == 0x80 { end += 1 }
    }
    return start..<end
  }
}
