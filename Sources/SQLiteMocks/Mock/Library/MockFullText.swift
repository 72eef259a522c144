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
  /// The tokenizers. The last one with a name is used, but earlier ones are kept until the connection closes.
  var tokenizers: [Tokenizer] = []
  var functions: [(name: String, function: MockFunction)] = []

  init(handle: UInt) { self.handle = handle }

  var pointer: UnsafeMutablePointer<fts5_api>? { unsafe UnsafeMutablePointer(bitPattern: handle) }

  func tokenizer(_ name: String) -> Tokenizer? {
    tokenizers.last { $0.name == name.lowercased() }
  }

  func function(_ name: String) -> MockFunction? { functions.last { $0.name == name.lowercased() }?.function }

  func end() {
    for data in tokenizers.map(\.data) + functions.map(\.function.data) { data.end() }
  }
}

/// A row that matches a query of FTS5, for ``MockSqlite3Wrapper/call(fullTextFunction:arguments:matches:on:)``.
public struct MockFullTextMatch: Sendable {
  /// The rowid.
  public var rowid: Int64
  /// The text of each column; nil for NULL.
  public var columns: [String?]
  /// The number of tokens in each column. By default, the words between spaces are counted.
  public var columnSizes: [Int]
  /// The number of tokens in each phrase of the query.
  public var phraseSizes: [Int]
  /// The positions where the phrases match.
  public var instances: [FullTextInstance]
  /// The number of rows in the table.
  public var rowCount: Int64
  /// The number of tokens in each column, summed over all rows.
  public var totalSizes: [Int64]
  /// The rows of the table in which each phrase matches.
  public var rowsOfPhrases: [[MockFullTextMatch]]
  /// The tokenizer of the table, which must have been added to the mock.
  public var tokenizer: String

  /// Creates a matching row. By default, it is the only row of its table.
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

/// A matching row for which an auxiliary function is running.
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

  /// The text of a column, valid while the function runs.
  func text(_ column: Int) -> OwnedText? { match.columns[column].map { texts.text($0) } }
}

/// The auxiliary data that a function keeps for a query.
@safe final class MockFullTextQuery {
  var data: GivenData?

  /// Replaces the data, and calls the destructor of the old data.
  func replace(by new: GivenData?) {
    let old = data
    data = new
    old?.end()
  }
}
