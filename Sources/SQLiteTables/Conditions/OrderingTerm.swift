public import SQLiteCore

/// A term that rows are sorted by. <https://sqlite.org/lang_select.html#orderby>
public struct OrderingTerm: Hashable, Sendable {
  /// An expression, and whether the greatest comes first.
  private struct Part: Hashable, Sendable {
    let expression: SQL
    var isDescending = false
    var need: Connection.OnDemand?
  }

  /// The terms together, which a copy shares.
  private final class Terms: Sendable {
    let parts: [Part]
    let sql: SQL

    init(_ parts: [Part]) {
      self.parts = parts
      sql = parts.map { $0.isDescending ? "\($0.expression) DESC" : $0.expression }.joined(separator: ", ")
    }
  }

  private let terms: Terms
  /// The expression.
  public var sql: SQL { terms.sql }
  /// The collations that a connection is given before it compiles the terms.
  var needs: [Connection.OnDemand] { terms.parts.compactMap(\.need) }
  /// Whether it was made of no terms, and leaves the order to SQLite.
  var isNone: Bool { terms.parts.isEmpty }

  /// An expression of your own, taken as it stands.
  public init(_ sql: SQL) { self.init(of: [Part(expression: sql.closed)]) }

  /// An expression that needs something of the connection.
  package init(_ sql: SQL, needing need: Connection.OnDemand) { self.init(of: [Part(expression: sql.closed, need: need)]) }

  /// Terms one after the other: an order that is found out at run time. None leaves the order to SQLite.
  public init(_ terms: [OrderingTerm]) { self = terms.isEmpty ? .none : OrderingTerm(of: terms.flatMap(\.terms.parts)) }

  private static let none = OrderingTerm(of: [])

  private init(of parts: [Part]) { terms = Terms(parts) }

  /// Whether both have the same terms.
  public static func == (one: OrderingTerm, other: OrderingTerm) -> Bool { one.terms.parts == other.terms.parts }

  /// Hashes the terms.
  public func hash(into hasher: inout Hasher) { hasher.combine(terms.parts) }

  /// By a column, smallest first; NULL comes before everything.
  public static func ascending(_ column: String) -> OrderingTerm { OrderingTerm("\(identifier: column)") }
  /// By a column, greatest first; NULL comes after everything.
  public static func descending(_ column: String) -> OrderingTerm {
    OrderingTerm(of: [Part(expression: "\(identifier: column)", isDescending: true)])
  }
  /// The same with the greatest first, by each of its terms.
  public var descending: OrderingTerm {
    OrderingTerm(of: terms.parts.map { Part(expression: $0.expression, isDescending: true, need: $0.need) })
  }
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
