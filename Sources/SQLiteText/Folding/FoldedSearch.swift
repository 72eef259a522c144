public import SQLiteCore

/// A condition on a column of folded text.
///
/// Fill the column with ``Folding/folded(_:)`` when writing rows. It is an ordinary column; an index on it needs no collation.
///
/// ```swift
/// try quiz.insert(["name": name, "name_folded": name.folded], into: "person")
/// let search = FoldedSearch.prefix("Ště", of: "name_folded")
/// let found = try quiz.read("person", where: Condition(search))
/// ```
public struct FoldedSearch: Hashable, Sendable {
  /// The SQL expression.
  public let sql: SQL
  /// Whether the search can use an index on the column. SQLite's planner decides whether to use it: see ``Connection/indexes(serving:)``.
  public let canUseIndex: Bool

  /// Matches values that begin with the text. This can use an index.
  public static func prefix(_ text: String, of column: String) -> FoldedSearch {
    let start = text.folded
    guard let end = start.endOfPrefix else { return FoldedSearch(sql: "\(identifier: column) >= \(start)", canUseIndex: true) }
    return FoldedSearch(sql: "(\(identifier: column) >= \(start) AND \(identifier: column) < \(end))", canUseIndex: true)
  }

  /// Matches values that equal the text. This can use an index.
  public static func equal(_ text: String, of column: String) -> FoldedSearch {
    FoldedSearch(sql: "\(identifier: column) = \(text.folded)", canUseIndex: true)
  }

  /// Matches values that contain the text. SQLite reads every row, or every entry of an index.
  public static func contains(_ text: String, in column: String) -> FoldedSearch {
    FoldedSearch(sql: "instr(\(identifier: column), \(text.folded)) > 0", canUseIndex: false)
  }
}

extension String {
  /// The smallest string that sorts after all strings with this prefix; nil if there is none.
  fileprivate var endOfPrefix: String? {
    var scalars = Array(unicodeScalars)
    while let last = scalars.popLast() {
      let next = last.value == 0xd7ff ? 0xe000 : last.value + 1  // the numbers in between are not scalars
      if let scalar = Unicode.Scalar(next) {
        scalars.append(scalar)
        return String(String.UnicodeScalarView(scalars))
      }
    }
    return nil
  }
}

extension Connection {
  /// Returns the names of the indexes in which SQLite would search for the rows of a query; empty if it scans whole tables.
  ///
  /// An index that SQLite only scans, because it is smaller than the table, is not included. <https://sqlite.org/eqp.html>
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
