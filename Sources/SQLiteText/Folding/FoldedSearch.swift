public import SQLiteCore

/// A condition on a column of folded text.
///
/// The column is a plain one, filled with ``Folding/folded(_:)`` when rows are written; an index on it needs no collation.
///
/// ```swift
/// try quiz.insert(["name": name, "name_folded": name.folded], into: "person")
/// let search = FoldedSearch.prefix("Ště", of: "name_folded")
/// let found = try quiz.read("person", where: Condition(search))
/// ```
public struct FoldedSearch: Hashable, Sendable {
  /// The SQL expression.
  public let sql: SQL
  /// Whether an index on the column can serve it. SQLite's planner decides if it uses one: see ``Connection/indexes(serving:)``.
  public let canUseIndex: Bool

  /// Finds texts that begin with this one. An index can serve it.
  public static func prefix(_ text: String, of column: String) -> FoldedSearch {
    let start = text.folded
    guard let end = start.endOfPrefix else { return FoldedSearch(sql: "\(identifier: column) >= \(start)", canUseIndex: true) }
    return FoldedSearch(sql: "(\(identifier: column) >= \(start) AND \(identifier: column) < \(end))", canUseIndex: true)
  }

  /// Finds texts that are equal to this one. An index can serve it.
  public static func equal(_ text: String, of column: String) -> FoldedSearch {
    FoldedSearch(sql: "\(identifier: column) = \(text.folded)", canUseIndex: true)
  }

  /// Finds texts that contain this one. Every row, or every entry of an index, is read.
  public static func contains(_ text: String, in column: String) -> FoldedSearch {
    FoldedSearch(sql: "instr(\(identifier: column), \(text.folded)) > 0", canUseIndex: false)
  }
}

extension String {
  /// The least text after all texts that begin with this one; nil when there is none.
  fileprivate var endOfPrefix: String? {
    var scalars = Array(unicodeScalars)
    while let last = scalars.popLast() {
      let next = last.value == 0xd7ff ? 0xe000 : last.value + 1  // no text contains the numbers in between
      if let scalar = Unicode.Scalar(next) {
        scalars.append(scalar)
        return String(String.UnicodeScalarView(scalars))
      }
    }
    return nil
  }
}

extension Connection {
  /// Returns the names of the indexes that SQLite would search for the rows of a query; empty when it scans whole tables.
  ///
  /// An index that is only scanned, because it is smaller than its table, is not included.
  /// <https://sqlite.org/eqp.html>
  public func indexes(serving query: SQL) throws -> [String] {
    var found: [String] = []
    for row in try rows("EXPLAIN QUERY PLAN " + query) {
      let words = try row["detail", as: String.self].split(separator: " ")
      guard words.first == "SEARCH", let index = words.firstIndex(of: "INDEX"), index + 1 < words.count else { continue }
      found.append(String(words[index + 1]))
    }
    return found
  }
}
