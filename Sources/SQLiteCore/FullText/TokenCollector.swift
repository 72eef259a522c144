package import SQLiteCallsCore

/// Takes the words that a tokenizer finds, and believes no offset.
@safe package struct TokenCollector {
  package typealias Found = (_ word: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ isColocated: Bool) throws -> Void

  private let count: Int
  private let found: Found
  private var failure: (any Error)?

  private init(_ count: Int, _ found: @escaping Found) {
    self.count = count
    unsafe self.found = unsafe found
  }

  /// Runs a tokenizer with a context and a function for its words.
  ///
  /// - Returns: What the tokenizer answered.
  /// - Throws: What the closure threw; the tokenizer was then told to stop.
  package static func collect(
    _ count: Int, _ found: Found, _ run: (UnsafeMutableRawPointer, FullTextTokenizerFunctions.Emit) -> Int32
  ) throws -> Int32 {
    try unsafe withoutActuallyEscaping(found) { found in
      var collector = unsafe TokenCollector(count, found)
      let code = unsafe withUnsafeMutablePointer(to: &collector) { collector in
        unsafe run(collector) { context, flags, bytes, length, start, end in
          guard let collector = unsafe context?.assumingMemoryBound(to: TokenCollector.self) else { return ResultCode.misuse.rawValue }
          return unsafe collector.pointee.take(flags, bytes, length, start, end)
        }
      }
      if let failure = collector.failure { throw failure }
      return code
    }
  }

  private mutating func take(_ flags: Int32, _ bytes: UnsafePointer<CChar>?, _ length: Int32, _ start: Int32, _ end: Int32) -> Int32 {
    guard failure == nil, length >= 0, start >= 0, start <= end, Int(end) <= count else { return ResultCode.error.rawValue }
    let word = unsafe UnsafeRawBufferPointer(start: bytes, count: bytes == nil ? 0 : Int(length))
    do {
      try unsafe found(word.assumingMemoryBound(to: UInt8.self), Int(start)..<Int(end), flags & 1 != 0)
      return 0
    } catch {
      failure = error
      return ResultCode.error.rawValue
    }
  }
}
