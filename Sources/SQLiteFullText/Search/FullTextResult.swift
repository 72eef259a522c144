import SQLiteCalls
public import SQLiteCore

/// A row found by a search.
public struct FullTextResult: Hashable, Sendable {
  /// The rowid in the search table and in its content table.
  public let rowid: Int64
  /// The rank; smaller is better, as with SQLite's `bm25`, whose ranks are negative. Nil if rows are not ranked.
  public let rank: Double?
  /// The excerpt that best shows the searched words, highlighted; nil if none was requested or the table does not store text.
  public let snippet: HighlightedText?
  /// The full text of each column in ``FullTextOptions/highlights``, with the searched words highlighted. A column that is NULL has no
  /// entry.
  public let highlights: [String: HighlightedText]
  /// The values of the columns in ``FullTextOptions/values``.
  public let values: [String: SQLiteValue]

  /// Returns the value of a column of ``FullTextOptions/values``.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE for a column that was not requested, SQLITE_MISMATCH if the value cannot be represented
  ///   exactly in the type.
  public func value<Value: SQLiteExtractable>(_ column: String, as type: Value.Type = Value.self) throws -> Value {
    guard let stored = values[column] else {
      throw SQLiteError.refused(.range, "the search did not request values of \(column): name it in FullTextOptions.values")
    }
    return try stored.read("row \(rowid), column \(column) holds")
  }
}

/// A search result, with a value created from the row that contains its text.
public struct FoundRow<Value> {
  /// The search result.
  public let result: FullTextResult
  /// The value created from the row.
  public let value: Value
}

extension FoundRow: Sendable where Value: Sendable {}
extension FoundRow: Equatable where Value: Equatable {}
extension FoundRow: Hashable where Value: Hashable {}
