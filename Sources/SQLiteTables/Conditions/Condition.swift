public import SQLiteCore

/// A condition on rows: a typed expression that binds its values and quotes its names. <https://sqlite.org/lang_expr.html>
///
/// You can join as many conditions as SQLite accepts, one by one or with ``every(_:)`` and ``any(_:)``. SQLite is slow with thousands: its
/// time is quadratic in their number, a second for 10,000. For a list of values use ``Column/in(_:)``.
public struct Condition: Sendable {
  private enum Node {
    case term(SQL)
    case all([Node])
    case any([Node])
  }

  private let node: Node
  /// The nesting depth of alternating AND and OR.
  private let depth: Int

  private init(_ node: Node, depth: Int) {
    // SQLite cannot parse more levels. And releasing a condition that was built in an endless loop must not recurse without bound.
    (self.node, self.depth) = depth > 40 ? (.term(Self.sql(of: node)), 0) : (node, depth)
  }

  /// Creates a condition from an SQL expression, in parentheses.
  public init(_ sql: SQL) { self.init(term: "(\(sql.closed))") }

  /// Creates a condition from an expression that never needs parentheses.
  init(term sql: SQL) { self.init(.term(sql), depth: 0) }

  /// The SQL expression.
  public var sql: SQL { Self.sql(of: node) }

  /// Matches every row. Methods that change or delete rows have no default condition, so that changing all rows is explicit.
  public static var all: Condition { Condition(term: "1") }

  /// The SQL after the table in a statement; empty for ``all``. Without WHERE, SQLite counts and deletes without stepping from row to row.
  var whereClause: SQL { restriction.map { " WHERE \($0)" } ?? "" }

  /// The SQL expression; nil for ``all``.
  @inline(never) var restriction: SQL? { isAll ? nil : sql }

  private var isAll: Bool { if case .term(let sql) = node { sql.bindings.isEmpty && sql.text == "1" } else { false } }

  /// Matches rows for which both conditions hold.
  public static func && (first: Condition, second: Condition) -> Condition {
    first.joined(with: second, Node.all) { if case .all(let parts) = $0 { parts } else { nil } }
  }

  /// Matches rows for which either condition holds.
  public static func || (first: Condition, second: Condition) -> Condition {
    first.joined(with: second, Node.any) { if case .any(let parts) = $0 { parts } else { nil } }
  }

  /// Matches rows for which the condition does not hold. A row for which the condition is NULL matches neither it nor its negation.
  public static prefix func ! (condition: Condition) -> Condition { Condition(term: "NOT (\(condition.sql))") }

  /// Matches rows for which all conditions hold; every row if there are none.
  public static func every(_ conditions: [Condition]) -> Condition {
    conditions.first.map { conditions.dropFirst().reduce($0, &&) } ?? .all
  }

  /// Matches rows for which at least one condition holds; no row if there are none.
  public static func any(_ conditions: [Condition]) -> Condition {
    conditions.first.map { conditions.dropFirst().reduce($0, ||) } ?? Condition(term: "0")
  }

  /// Joins both conditions; an operand that is already an AND (or OR) list is merged, so that long chains do not nest.
  @inline(never) private func joined(
    with other: Condition, _ list: ([Node]) -> Node, parts: (Node) -> [Node]?
  ) -> Condition {
    let (own, others) = (parts(node), parts(other.node))
    if (own?.count ?? 1) + (others?.count ?? 1) > Self.mostParts { return .tooLong }
    return Condition(
      list((own ?? [node]) + (others ?? [other.node])),
      depth: max(own == nil ? depth + 1 : depth, others == nil ? other.depth + 1 : other.depth))
  }

  /// The limit that stops a list that doubles in a loop before it fills the memory; SQLite would refuse it only much later.
  private static let mostParts = 1_000_000

  private static var tooLong: Condition {
    var sql = SQL(unchecked: "0")
    sql.refusal = "a condition joins \(mostParts) others at most; a list of values is one of Column.in"
    return Condition(term: sql)
  }

  // MARK: SQL

  /// The number of conditions side by side. SQLite accepts a thousand levels of operators, or fewer if the connection's limit is lower.
  /// Each AND in a chain adds a level, so longer lists become lists of lists.
  private static let sideBySide = 4

  private static func sql(of node: Node) -> SQL {
    switch node {
    case .term(let sql): sql
    case .all(let parts): joined(parts.map(sql)[...], by: " AND ")
    case .any(let parts): joined(parts.map(sql)[...], by: " OR ")
    }
  }

  private static func joined(_ parts: ArraySlice<SQL>, by operation: SQL) -> SQL {
    if parts.count <= sideBySide { return "(\(parts.joined(separator: operation)))" }
    var whole = 1  // the number of conditions in each part of a list of lists
    while whole * sideBySide < parts.count { whole *= sideBySide }
    let lists = stride(from: parts.startIndex, to: parts.endIndex, by: whole).map { start in
      let list = parts[start..<min(start + whole, parts.endIndex)]
      return list.count == 1 ? list[start] : joined(list, by: operation)
    }
    return "(\(lists.joined(separator: operation)))"
  }
}

extension Condition: ExpressibleByStringInterpolation {
  /// Creates a condition from an SQL expression, as ``init(_:)`` does: `where: "points > 3"`.
  public init(stringLiteral value: String) { self.init(SQL(stringLiteral: value)) }

  /// Creates a condition from an SQL expression that binds its values, as in every literal of ``SQL``: `where: "points > \(least)"`.
  public init(stringInterpolation: SQL.StringInterpolation) { self.init(SQL(stringInterpolation: stringInterpolation)) }
}

extension Condition: CustomStringConvertible {
  /// The SQL expression, followed in brackets by the values of its `?`.
  public var description: String { sql.description }
}

extension Condition: Hashable {
  /// Whether two conditions have the same SQL and values.
  public static func == (first: Condition, second: Condition) -> Bool { first.sql == second.sql }
  /// Hashes the SQL.
  public func hash(into hasher: inout Hasher) { hasher.combine(sql) }
}
