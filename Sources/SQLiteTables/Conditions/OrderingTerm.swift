public import SQLiteCore

/// A term that rows are sorted by. <https://sqlite.org/lang_select.html#orderby>
public struct OrderingTerm: Hashable, Sendable {
  /// The expression.
  public let sql: SQL
  /// Whether it was made of no terms, and leaves the order to SQLite.
  let isNone: Bool

  /// An expression of your own, taken as it stands.
  public init(_ sql: SQL) { (self.sql, isNone) = (sql.closed, false) }

  /// Terms one after the other: an order that is found out at run time. None leaves the order to SQLite.
  public init(_ terms: [OrderingTerm]) {
    guard !terms.isEmpty else {
      self = .none
      return
    }
    let sorting = terms.filter { !$0.isNone }
    isNone = sorting.isEmpty
    sql = sorting.map(\.sql).joined(separator: ", ")
  }

  private init(ofNoTerms sql: SQL) { (self.sql, isNone) = (sql, true) }

  private static let none = OrderingTerm(ofNoTerms: "")

  /// By a column, smallest first; NULL comes before everything.
  public static func ascending(_ column: String) -> OrderingTerm { OrderingTerm("\(identifier: column)") }
  /// By a column, greatest first; NULL comes after everything.
  public static func descending(_ column: String) -> OrderingTerm { OrderingTerm("\(identifier: column) DESC") }
  /// The other way round: greatest first.
  public var descending: OrderingTerm { OrderingTerm("\(sql) DESC") }
}

extension Column {
  /// Sorts by the column, smallest first; NULL comes before everything.
  public var ascending: OrderingTerm { .ascending(name) }
  /// Sorts by the column, greatest first; NULL comes after everything.
  public var descending: OrderingTerm { .descending(name) }
}

extension OrderingTerm: CustomStringConvertible {
  /// The expression.
  public var description: String { sql.description }
}
