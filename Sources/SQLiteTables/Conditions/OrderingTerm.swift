public import SQLiteCore

/// A term of ORDER BY. <https://sqlite.org/lang_select.html#orderby>
public struct OrderingTerm: Hashable, Sendable {
  /// An expression and its direction.
  private struct Part: Hashable, Sendable {
    let expression: SQL
    var isDescending = false
    var need: Connection.OnDemand?
  }

  /// The storage of the terms, shared by copies.
  private final class Terms: Sendable {
    let parts: [Part]
    let sql: SQL

    init(_ parts: [Part]) {
      self.parts = parts
      sql = parts.map { $0.isDescending ? "\($0.expression) DESC" : $0.expression }.joined(separator: ", ")
    }
  }

  private let terms: Terms
  /// The SQL expression.
  public var sql: SQL { terms.sql }
  /// The collations that a connection needs before it compiles the terms.
  var needs: [Connection.OnDemand] { terms.parts.compactMap(\.need) }
  /// Whether there are no terms, so that SQLite chooses the order.
  var isNone: Bool { terms.parts.isEmpty }

  /// Creates a term from an SQL expression, used unchanged.
  public init(_ sql: SQL) { self.init(of: [Part(expression: sql.closed)]) }

  /// Creates a term from an expression that needs something on the connection.
  package init(_ sql: SQL, needing need: Connection.OnDemand) { self.init(of: [Part(expression: sql.closed, need: need)]) }

  /// Combines terms in order, for an order determined at run time. Without terms, SQLite chooses the order.
  public init(_ terms: [OrderingTerm]) { self = terms.isEmpty ? .none : OrderingTerm(of: terms.flatMap(\.terms.parts)) }

  private static let none = OrderingTerm(of: [])

  private init(of parts: [Part]) { terms = Terms(parts) }

  /// Whether both have the same terms.
  public static func == (one: OrderingTerm, other: OrderingTerm) -> Bool { one.terms.parts == other.terms.parts }

  /// Hashes the terms.
  public func hash(into hasher: inout Hasher) { hasher.combine(terms.parts) }

  /// Sorts by a column, smallest first; NULL comes first.
  public static func ascending(_ column: String) -> OrderingTerm { OrderingTerm("\(identifier: column)") }
  /// Sorts by a column, largest first; NULL comes last.
  public static func descending(_ column: String) -> OrderingTerm {
    OrderingTerm(of: [Part(expression: "\(identifier: column)", isDescending: true)])
  }
  /// The same terms, each in descending order.
  public var descending: OrderingTerm {
    OrderingTerm(of: terms.parts.map { Part(expression: $0.expression, isDescending: true, need: $0.need) })
  }
}

extension Column {
  /// Sorts by the column, smallest first; NULL comes first.
  public var ascending: OrderingTerm { .ascending(name) }
  /// Sorts by the column, largest first; NULL comes last.
  public var descending: OrderingTerm { .descending(name) }
}

extension OrderingTerm: CustomStringConvertible {
  /// The SQL expression.
  public var description: String { sql.description }
}
