package import CSQLiteManager

/// The three functions of an FTS5 tokenizer, in the C structure that holds them.
///
/// Its members are accessible only where C is imported. <https://sqlite.org/fts5.html#custom_tokenizers>
@safe package struct FullTextTokenizerFunctions {
  /// Creates a tokenizer with the given arguments.
  package typealias Create =
    @convention(c) (
      UnsafeMutableRawPointer?, UnsafeMutablePointer<UnsafePointer<CChar>?>?, Int32, UnsafeMutablePointer<OpaquePointer?>?
    ) -> Int32
  /// Frees a tokenizer.
  package typealias Delete = @convention(c) (OpaquePointer?) -> Void
  /// Called with each word: context, flags, bytes, number of bytes, start and end in the text.
  package typealias Emit = @convention(c) (UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?, Int32, Int32, Int32) -> Int32
  /// Splits a text into words.
  package typealias Tokenize =
    @convention(c) (
      OpaquePointer?, UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?, Int32, Emit?
    ) -> Int32

  package var structure: CSQLiteManager.fts5_tokenizer

  /// Creates an empty structure, to be filled.
  package init() { structure = CSQLiteManager.fts5_tokenizer() }

  package init(_ structure: CSQLiteManager.fts5_tokenizer) { self.structure = structure }

  package init(create: Create, delete: Delete, tokenize: Tokenize) {
    structure = unsafe CSQLiteManager.fts5_tokenizer(xCreate: create, xDelete: delete, xTokenize: tokenize)
  }

  /// Creates a tokenizer with the given arguments.
  package var create: Create? { unsafe structure.xCreate }
  /// Frees a tokenizer.
  package var delete: Delete? { unsafe structure.xDelete }
  /// Splits a text into words.
  package var tokenize: Tokenize? { unsafe structure.xTokenize }
}

/// One match of a query's phrase in a row.
public struct FullTextInstance: Hashable, Sendable {
  /// The number of the phrase in the query.
  public let phrase: Int
  /// The number of the column.
  public let column: Int
  /// The number of the first word of the match in the column.
  public let tokenOffset: Int

  /// Creates a match.
  public init(phrase: Int, column: Int, tokenOffset: Int) {
    (self.phrase, self.column, self.tokenOffset) = (phrase, column, tokenOffset)
  }
}
