import SQLiteCalls
import SQLiteCore

/// The context object of a tokenizer in FTS5. The destructor frees it when the connection closes.
@safe final class TokenizerBox {
  let name: String
  let failures: FunctionFailures
  private let make: ([String]) throws -> any TextTokenizer

  init(_ name: String, on connection: Connection, _ make: @escaping ([String]) throws -> any TextTokenizer) {
    self.name = name
    self.make = make
    failures = connection.failures
  }

  static var functions: FullTextTokenizerFunctions {
    unsafe FullTextTokenizerFunctions(
      create: { context, arguments, count, place in
        guard let box = unsafe context.object(as: TokenizerBox.self), let place = unsafe place else { return ResultCode.misuse.rawValue }
        let words = (0..<Int(count)).map { unsafe arguments?[$0].map { unsafe String(cString: $0) } ?? "" }
        return unsafe box.create(words, place)
      },
      delete: { instance in
        if let instance = unsafe instance { unsafe Unmanaged<TokenizerInstance>.fromOpaque(UnsafeRawPointer(instance)).release() }
      },
      tokenize: { instance, context, flags, text, count, emit in
        guard let instance = unsafe instance, let emit = unsafe emit else { return ResultCode.misuse.rawValue }
        let tokenizer = unsafe Unmanaged<TokenizerInstance>.fromOpaque(UnsafeRawPointer(instance)).takeUnretainedValue()
        // The address may be nil if there are no bytes.
        let bytes = unsafe UnsafeBufferPointer(start: UnsafeRawPointer(text)?.assumingMemoryBound(to: UInt8.self), count: Int(count))
        return unsafe tokenizer.tokenize(text == nil ? UnsafeBufferPointer(start: nil, count: 0) : bytes, flags, context, emit)
      })
  }

  private func create(_ arguments: [String], _ place: UnsafeMutablePointer<OpaquePointer?>) -> Int32 {
    var code: Int32 = 0
    failures.during {
      do {
        let made = TokenizerInstance(try make(arguments), of: self)
        unsafe place.pointee = OpaquePointer(Unmanaged.passRetained(made).toOpaque())
      } catch {
        let list = arguments.isEmpty ? "" : " with the arguments " + arguments.joined(separator: " ")
        code = failures.keep(error, "the tokenizer \(name)\(list) cannot be made")
      }
    }
    return code
  }
}

/// The tokenizer of one table.
@safe final class TokenizerInstance {
  private let box: TokenizerBox
  private let tokenizer: any TextTokenizer

  init(_ tokenizer: any TextTokenizer, of box: TokenizerBox) {
    self.tokenizer = tokenizer
    self.box = box
  }

  func tokenize(
    _ text: UnsafeBufferPointer<UInt8>, _ flags: Int32, _ context: UnsafeMutableRawPointer?, _ emit: FullTextTokenizerFunctions.Emit
  ) -> Int32 {
    var code: Int32 = 0
    box.failures.during {
      var state = EmissionState(count: text.count)
      do {
        try unsafe tokenizer.tokenize(text, for: TokenizingPurpose(rawValue: flags)) { word, range, isColocated in
          try unsafe state.admit(word, range, isColocated)
          unsafe state.code = emit(
            context, isColocated ? 1 : 0, UnsafeRawPointer(word.baseAddress)?.assumingMemoryBound(to: CChar.self),
            Int32(truncatingIfNeeded: word.count), Int32(truncatingIfNeeded: range.lowerBound), Int32(truncatingIfNeeded: range.upperBound))
          if state.code != 0 { throw NoMoreWords() }
        }
      } catch {
        if state.code == 0, state.failure == nil { state.failure = error }
      }
      // A refused word or an FTS5 error counts even if the tokenizer ignored the error and continued.
      code = state.failure.map { box.failures.keep($0, "the tokenizer \(box.name) failed") } ?? state.code
    }
    return code
  }
}

/// Stops a tokenizer when no more words are needed.
package struct NoMoreWords: Error {
  package init() {}
}

/// Checks each word before it is passed to FTS5, because FTS5 does not check offsets.
private struct EmissionState {
  let count: Int
  /// The last result code of FTS5.
  var code: Int32 = 0
  var failure: (any Error)?
  private var last = 0
  private var isFirst = true

  init(count: Int) { self.count = count }

  mutating func admit(_ word: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ isColocated: Bool) throws {
    if code != 0 || failure != nil { throw NoMoreWords() }
    if let problem = unsafe problem(word, range, isColocated) {
      let refusal = SQLiteError.refused(.error, "it found " + problem)
      failure = refusal
      throw refusal
    }
    last = range.lowerBound
    isFirst = false
  }

  private func problem(_ word: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ isColocated: Bool) -> String? {
    if word.isEmpty { return "a word without bytes" }
    if word.count > Int32.max { return "a word of \(word.count) bytes" }
    if unsafe word.contains(0) { return "a word with a NUL, where FTS5 would cut it" }
    if range.lowerBound < 0 || range.upperBound > count { return "a word at bytes \(range) of a text of \(count) bytes" }
    if range.lowerBound < last { return "a word at bytes \(range) after one that begins at byte \(last)" }
    return isFirst && isColocated ? "a first word at the same place as one before it" : nil
  }
}
