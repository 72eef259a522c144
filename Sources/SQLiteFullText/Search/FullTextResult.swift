import SQLiteCalls
public import SQLiteCore

/// A row that was found.
public struct FullTextResult: Hashable, Sendable {
  /// Which row of the search table, and of the table its texts are kept in, it is.
  public let rowid: Int64
  /// How well the row fits, the smaller the better as with SQLite's own `bm25`, whose numbers are below zero; nil when it was not ranked.
  public let rank: Double?
  /// The part of a text that shows the words best, with the words marked; nil when none was asked for, or when no texts are kept.
  public let snippet: HighlightedText?
  /// The texts of the columns of ``FullTextOptions/highlights``, with the words marked; a column that is NULL has none.
  public let highlights: [String: HighlightedText]
  /// The values of the columns of ``FullTextOptions/values``.
  public let values: [String: SQLiteValue]

  /// A value of a column of ``FullTextOptions/values``.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE for a column that was not asked for, SQLITE_MISMATCH when the value does not fit the type
  ///   exactly.
  public func value<Value: SQLiteExtractable>(_ column: String, as type: Value.Type = Value.self) throws -> Value {
    guard let stored = values[column] else {
      throw SQLiteError.refused(.range, "the search was not asked for values of \(column): name it in FullTextOptions.values")
    }
    return try stored.read("row \(rowid), column \(column) holds")
  }
}

/// A row that was found, with a value made of the row its texts are kept in.
public struct FoundRow<Value> {
  /// The result of the search for it.
  public let result: FullTextResult
  /// The row itself.
  public let value: Value
}

extension FoundRow: Sendable where Value: Sendable {}
extension FoundRow: Equatable where Value: Equatable {}
extension FoundRow: Hashable where Value: Hashable {}
