public import SQLiteCore

/// A condition on a column of folded text, and whether an index on the column can serve it.
///
/// The column is a plain one that is filled with ``Folding/folded(_:)`` when rows are written; an index on it needs no collation.
///
/// ```swift
/// try quiz.insert(["name": name, "name_folded": name.folded], into: "person")
/// let search = FoldedSearch.prefix("Ště", of: "name_folded")
/// let found = try quiz.read("person", where: Condition(search))
/// ```
public struct FoldedSearch: Hashable, Sendable {
  /// The expression.
  public let sql: SQL
  /// Whether an index on the column can serve it. Whether SQLite takes one is its planner's choice: ask ``Connection/indexes(serving:)``.
  public let canUseIndex: Bool

  /// Texts that begin so. An index finds them.
  public static func prefix(_ text: String, of column: String) -> FoldedSearch {
    let start = text.folded
    guard let end = start.endOfPrefix else { return FoldedSearch(sql: "\(identifier: column) >= \(start)", canUseIndex: true) }
    return FoldedSearch(sql: "(\(identifier: column) >= \(start) AND \(identifier: column) < \(end))", canUseIndex: true)
  }

  /// Texts that are so. An index finds them.
  public static func equal(_ text: String, of column: String) -> FoldedSearch {
    FoldedSearch(sql: "\(identifier: column) = \(text.folded)", canUseIndex: true)
  }

  /// Texts in which it stands anywhere. Every row, or every entry of an index, is looked at.
  public static func contains(_ text: String, in column: String) -> FoldedSearch {
    FoldedSearch(sql: "instr(\(identifier: column), \(text.folded)) > 0", canUseIndex: false)
  }
}

extension String {
  /// The least text after all that begin with this one; nil when there is none.
  fileprivate var endOfPrefix: String? {
    var scalars = Array(unicodeScalars)
    while let last = scalars.popLast() {
      let next = last.value == 0xd7ff ? 0xe000 : last.value + 1  // no text holds the numbers between
      if let scalar = Unicode.Scalar(next) {
        scalars.append(scalar)
        return String(String.UnicodeScalarView(scalars))
      }
    }
    return nil
  }
}

extension Connection {
  /// The indexes by which SQLite would find the rows of a query, by name; empty when it goes through whole tables.
  ///
  /// An index that is only read from beginning to end, because it is smaller than its table, is not among them.
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
