package import CSQLiteManager

/// The three functions of a tokenizer of FTS5, in the structure of C that they are handed over in.
///
/// Its members can only be named where C is imported. <https://sqlite.org/fts5.html#custom_tokenizers>
@safe package struct FullTextTokenizerFunctions {
  /// Makes an instance for arguments.
  package typealias Create =
    @convention(c) (
      UnsafeMutableRawPointer?, UnsafeMutablePointer<UnsafePointer<CChar>?>?, Int32, UnsafeMutablePointer<OpaquePointer?>?
    ) -> Int32
  /// Frees an instance.
  package typealias Delete = @convention(c) (OpaquePointer?) -> Void
  /// Called with each word: context, flags, bytes, their number, where the word begins and ends.
  package typealias Emit = @convention(c) (UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?, Int32, Int32, Int32) -> Int32
  /// Cuts a text.
  package typealias Tokenize =
    @convention(c) (
      OpaquePointer?, UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?, Int32, Emit?
    ) -> Int32

  /// The structure.
  package var structure: CSQLiteManager.fts5_tokenizer

  /// A structure to be filled.
  package init() { structure = CSQLiteManager.fts5_tokenizer() }

  /// A structure that was filled.
  package init(_ structure: CSQLiteManager.fts5_tokenizer) { self.structure = structure }

  /// A structure of three functions.
  package init(create: Create, delete: Delete, tokenize: Tokenize) {
    structure = unsafe CSQLiteManager.fts5_tokenizer(xCreate: create, xDelete: delete, xTokenize: tokenize)
  }

  /// Makes an instance for arguments.
  package var create: Create? { unsafe structure.xCreate }
  /// Frees an instance.
  package var delete: Delete? { unsafe structure.xDelete }
  /// Cuts a text.
  package var tokenize: Tokenize? { unsafe structure.xTokenize }
}

/// A place in a row where a phrase of a query matches.
public struct FullTextInstance: Hashable, Sendable {
  /// The number of the phrase in the query.
  public let phrase: Int
  /// The number of the column.
  public let column: Int
  /// The number of the first word of the match in the column.
  public let tokenOffset: Int

  /// A place.
  public init(phrase: Int, column: Int, tokenOffset: Int) {
    (self.phrase, self.column, self.tokenOffset) = (phrase, column, tokenOffset)
  }
}
