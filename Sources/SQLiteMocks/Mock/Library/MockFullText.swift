public import SQLiteCalls
import SQLiteCore
import SQLiteEngine

/// The tokenizers and auxiliary functions that a connection has added to FTS5.
@safe final class MockFullText {
  @safe struct Tokenizer {
    let name: String
    let data: GivenData
    let functions: FullTextTokenizerFunctions
  }

  let handle: UInt
  /// The tokenizers: the last one of a name counts, and those before it live on until the connection closes.
  var tokenizers: [Tokenizer] = []
  var functions: [(name: String, function: MockFunction)] = []

  init(handle: UInt) { self.handle = handle }

  var pointer: UnsafeMutablePointer<fts5_api>? { unsafe UnsafeMutablePointer(bitPattern: handle) }

  func tokenizer(_ name: String) -> Tokenizer? {
    tokenizers.last { $0.name == name.lowercased() }
  }

  func function(_ name: String) -> MockFunction? { functions.last { $0.name == name.lowercased() }?.function }

  /// Calls the destructors.
  func end() {
    for data in tokenizers.map(\.data) + functions.map(\.function.data) { data.end() }
  }
}

/// A row that matches a query of FTS5, for ``MockSqlite3Wrapper/call(fullTextFunction:arguments:matches:on:)``.
public struct MockFullTextMatch: Sendable {
  /// The rowid.
  public var rowid: Int64
  /// The texts of the columns; nil for NULL.
  public var columns: [String?]
  /// How many words each column has. By default they are counted between spaces.
  public var columnSizes: [Int]
  /// How many words each phrase of the query has.
  public var phraseSizes: [Int]
  /// Where the phrases match.
  public var instances: [FullTextInstance]
  /// How many rows the table has.
  public var rowCount: Int64
  /// How many words each column of all rows has.
  public var totalSizes: [Int64]
  /// The rows of the table in which each phrase matches.
  public var rowsOfPhrases: [[MockFullTextMatch]]
  /// The tokenizer of the table, one that was added to the mock.
  public var tokenizer: String

  /// A row of a table that has no other.
  public init(
    rowid: Int64 = 1, columns: [String?], phraseSizes: [Int] = [1], instances: [FullTextInstance] = [], rowCount: Int64 = 1,
    tokenizer: String = ""
  ) {
    (self.rowid, self.columns, self.phraseSizes, self.instances) = (rowid, columns, phraseSizes, instances)
    (self.rowCount, self.tokenizer) = (rowCount, tokenizer)
    columnSizes = columns.map { $0?.split(separator: " ").count ?? 0 }
    totalSizes = columnSizes.map { Int64($0) }
    rowsOfPhrases = phraseSizes.map { _ in [] }
  }
}

/// A match under way.
@safe final class MockMatch {
  let handle: UInt
  let match: MockFullTextMatch
  let function: MockFunction
  let fullText: MockFullText
  let query: MockFullTextQuery
  private var texts = KeptTexts()

  init(handle: UInt, _ match: MockFullTextMatch, _ function: MockFunction, of fullText: MockFullText, in query: MockFullTextQuery) {
    self.handle = handle
    self.match = match
    self.function = function
    self.fullText = fullText
    self.query = query
  }

  /// The text of a column, good while the function runs.
  func text(_ column: Int) -> OwnedText? { match.columns[column].map { texts.text($0) } }
}

/// The data that an auxiliary function keeps for a query.
@safe final class MockFullTextQuery {
  private var data: GivenData?

  var kept: UnsafeMutableRawPointer? { unsafe data?.pointer }

  func keep(_ new: GivenData?) {
    let old = data
    data = new
    if unsafe old?.pointer != nil { old?.end() }
  }

  /// Gives the data to the caller.
  func giveUp() { data = nil }
}
