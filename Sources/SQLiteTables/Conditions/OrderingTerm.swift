public import SQLiteCore

/// A term that rows are sorted by. <https://sqlite.org/lang_select.html#orderby>
public struct OrderingTerm: Hashable, Sendable {
  /// An expression, and whether the greatest comes first.
  private struct Part: Hashable, Sendable {
    let expression: SQL
    var isDescending = false
  }

  private let parts: [Part]
  /// The expression.
  public let sql: SQL
  /// Whether it was made of no terms, and leaves the order to SQLite.
  var isNone: Bool { parts.isEmpty }

  /// An expression of your own, taken as it stands.
  public init(_ sql: SQL) { self.init(of: [Part(expression: sql.closed)]) }

  /// Terms one after the other: an order that is found out at run time. None leaves the order to SQLite.
  public init(_ terms: [OrderingTerm]) { self.init(of: terms.flatMap(\.parts)) }

  private init(of parts: [Part]) {
    self.parts = parts
    sql = parts.map { $0.isDescending ? "\($0.expression) DESC" : $0.expression }.joined(separator: ", ")
  }

  /// By a column, smallest first; NULL comes before everything.
  public static func ascending(_ column: String) -> OrderingTerm { OrderingTerm("\(identifier: column)") }
  /// By a column, greatest first; NULL comes after everything.
  public static func descending(_ column: String) -> OrderingTerm {
    OrderingTerm(of: [Part(expression: "\(identifier: column)", isDescending: true)])
  }
  /// The same with the greatest first, by each of its terms.
  public var descending: OrderingTerm { OrderingTerm(of: parts.map { Part(expression: $0.expression, isDescending: true) }) }
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
