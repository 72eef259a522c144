import Foundation
import SQLiteCalls
package import SQLiteCore

/// The FTS5 tokenizers of a connection: FTS5's own and the added ones.
///
/// It is valid only while its connection is open. Neither it nor the tokenizers created from it may outlive the connection.
@safe package struct TokenizerRegistry {
  let wrapper: any Sqlite3WrapperProtocol
  package let interface: UnsafeMutablePointer<fts5_api>

  init(_ wrapper: any Sqlite3WrapperProtocol, _ interface: UnsafeMutablePointer<fts5_api>) {
    self.wrapper = wrapper
    unsafe self.interface = unsafe interface
  }
}

/// A tokenizer registered with FTS5, in C or in Swift.
@safe package final class RegisteredTokenizer: TextTokenizer {
  /// Whether the tokenizer is running. It cannot be used by two calls at once.
  package private(set) var isInUse = false
  private let name: String
  private let wrapper: any Sqlite3WrapperProtocol
  private var functions: FullTextTokenizerFunctions
  private let instance: OpaquePointer
  /// Whether trigram offsets count folded bytes, as in SQLite before 3.45.
  private let reportsFoldedEnds: Bool

  /// Creates a tokenizer by its name.
  ///
  /// - Throws: ``SQLiteError`` that names the tokenizer if it does not exist, or if it rejects the arguments.
  package init(_ name: String, _ arguments: [String], in registry: TokenizerRegistry) throws(SQLiteError) {
    var functions = FullTextTokenizerFunctions()
    var context: UnsafeMutableRawPointer?
    let code = unsafe name.withCString {
      unsafe registry.wrapper.fts5_api_xFindTokenizer(registry.interface, $0, &context, &functions.structure)
    }
    guard code == 0 else {
      throw SQLiteError(ResultCode(rawValue: code), "no such tokenizer: \(name)", origin: .call(.fts5_api_xFindTokenizer))
        .reworded("no such tokenizer: \(name); addTokenizer adds one of the application's own")
    }
    let copies = unsafe arguments.map { unsafe strdup($0) }
    defer { unsafe copies.forEach { unsafe free($0) } }
    var words = unsafe copies.map { unsafe UnsafePointer($0) }
    var made: OpaquePointer?
    let created = unsafe registry.wrapper.fts5_tokenizer_xCreate(&functions.structure, context, &words, Int32(words.count), &made)
    guard created == 0, let made = unsafe made else {
      let words = ([name] + arguments).joined(separator: " ")
      throw SQLiteError(
        created == 0 ? .nomem : ResultCode(rawValue: created), "the tokenizer \(name) rejects its arguments: \(words)",
        origin: .call(.fts5_tokenizer_xCreate))
    }
    (self.name, wrapper, self.functions) = (name, registry.wrapper, functions)
    unsafe instance = unsafe made
    reportsFoldedEnds = name.isName("trigram") && wrapper.sqlite3_libversion_number() < 3_045_000
  }

  deinit { unsafe wrapper.fts5_tokenizer_xDelete(&functions.structure, instance) }

  package func tokenize(
    _ text: UnsafeBufferPointer<UInt8>, for purpose: TokenizingPurpose,
    _ found: (_ word: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ isColocated: Bool) throws -> Void
  ) throws {
    isInUse = true
    defer { isInUse = false }
    let code = try unsafe TokenCollector.collect(text.count, trigramsOf: reportsFoldedEnds ? text : nil, found) { length, collector, emit in
      // FTS5 terminates text with a NUL. Since SQLite 3.45, its trigram tokenizer reads up to the NUL.
      unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: text.count + 1) { ended in
        unsafe ended[ended.initialize(fromContentsOf: text)] = 0
        return unsafe wrapper.fts5_tokenizer_xTokenize(
          &functions.structure, instance, collector, purpose.rawValue,
          UnsafeRawPointer(ended.baseAddress)?.assumingMemoryBound(to: CChar.self), length, emit)
      }
    }
    guard code == 0 else {
      throw SQLiteError(ResultCode(rawValue: code), "the tokenizer \(name) failed", origin: .call(.fts5_tokenizer_xTokenize))
    }
  }
}
