import SQLiteCalls
public import SQLiteCore

/// A row that was found.
public struct FullTextResult: Hashable, Sendable {
  /// The rowid in the search table and in the table that holds the texts.
  public let rowid: Int64
  /// The rank: the smaller, the better, as with SQLite's `bm25`, whose ranks are negative; nil when rows are not ranked.
  public let rank: Double?
  /// The excerpt that shows the words best, with the words highlighted; nil if none was requested or the table keeps no texts.
  public let snippet: HighlightedText?
  /// The texts of the columns in ``FullTextOptions/highlights``, with the words highlighted; a column that is NULL has no entry.
  public let highlights: [String: HighlightedText]
  /// The values of the columns in ``FullTextOptions/values``.
  public let values: [String: SQLiteValue]

  /// Returns the value of a column of ``FullTextOptions/values``.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE for a column that was not requested, SQLITE_MISMATCH when the value does not fit the type
  ///   exactly.
  public func value<Value: SQLiteExtractable>(_ column: String, as type: Value.Type = Value.self) throws -> Value {
    guard let stored = values[column] else {
      throw SQLiteError.refused(.range, "the search did not request values of \(column): name it in FullTextOptions.values")
    }
    return try stored.read("row \(rowid), column \(column) holds")
  }
}

/// A found row, with a value made from the row that holds its texts.
public struct FoundRow<Value> {
  /// The search result.
  public let result: FullTextResult
  /// The value made from the row.
  public let value: Value
}

extension FoundRow: Sendable where Value: Sendable {}
extension FoundRow: Equatable where Value: Equatable {}
extension FoundRow: Hashable where Value: Hashable {}
