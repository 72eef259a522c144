public import SQLiteCore

/// Which rows: a typed expression whose values are bound and whose names are quoted. <https://sqlite.org/lang_expr.html>
///
/// As many conditions as SQLite takes can be joined, one by one or by ``every(_:)`` and ``any(_:)``. Thousands take SQLite long: the time
/// grows with the square of their number, and is a second for 10,000. For a list of values there is ``Column/in(_:)``.
public struct Condition: Sendable {
  private enum Node {
    case term(SQL)
    case all([Node])
    case any([Node])
  }

  private let node: Node
  /// How often AND and OR alternate within.
  private let depth: Int

  private init(_ node: Node, depth: Int) {
    // SQLite cannot read more levels; and a condition that is built in a loop without end must not be released by a recursion without end.
    (self.node, self.depth) = depth > 40 ? (.term(Self.sql(of: node)), 0) : (node, depth)
  }

  /// An expression of your own, in parentheses.
  public init(_ sql: SQL) { self.init(term: "(\(sql.closed))") }

  /// An expression that may stand beside any other.
  init(term sql: SQL) { self.init(.term(sql), depth: 0) }

  /// The expression.
  public var sql: SQL { Self.sql(of: node) }

  /// Every row. The verbs that change or delete rows have no default: all rows must be asked for.
  public static var all: Condition { Condition(term: "1") }

  /// The SQL after the table in a statement: none for ``all``. Without WHERE, SQLite counts and deletes without stepping from row to row.
  var whereClause: SQL { restriction.map { " WHERE \($0)" } ?? "" }

  /// The expression; nil for ``all``.
  @inline(never) var restriction: SQL? { isAll ? nil : sql }

  private var isAll: Bool { if case .term(let sql) = node { sql.bindings.isEmpty && sql.text == "1" } else { false } }

  /// Rows for which both hold.
  public static func && (first: Condition, second: Condition) -> Condition {
    first.joined(with: second, Node.all) { if case .all(let parts) = $0 { parts } else { nil } }
  }

  /// Rows for which one holds.
  public static func || (first: Condition, second: Condition) -> Condition {
    first.joined(with: second, Node.any) { if case .any(let parts) = $0 { parts } else { nil } }
  }

  /// Rows for which it does not hold; those for which it is NULL are in neither.
  public static prefix func ! (condition: Condition) -> Condition { Condition(term: "NOT (\(condition.sql))") }

  /// Rows for which all hold; every row when there are none.
  public static func every(_ conditions: [Condition]) -> Condition {
    conditions.first.map { conditions.dropFirst().reduce($0, &&) } ?? .all
  }

  /// Rows for which at least one holds; no row when there are none.
  public static func any(_ conditions: [Condition]) -> Condition {
    conditions.first.map { conditions.dropFirst().reduce($0, ||) } ?? Condition(term: "0")
  }

  /// Both in one list: a condition that is such a list already is not a level of its own.
  @inline(never) private func joined(
    with other: Condition, _ list: ([Node]) -> Node, parts: (Node) -> [Node]?
  ) -> Condition {
    let (own, others) = (parts(node), parts(other.node))
    if (own?.count ?? 1) + (others?.count ?? 1) > Self.mostParts { return .tooLong }
    return Condition(
      list((own ?? [node]) + (others ?? [other.node])),
      depth: max(own == nil ? depth + 1 : depth, others == nil ? other.depth + 1 : other.depth))
  }

  /// A list that doubles in a loop would fill the memory long before SQLite refuses it.
  private static let mostParts = 1_000_000

  private static var tooLong: Condition {
    var sql = SQL(unchecked: "0")
    sql.refusal = "a condition joins \(mostParts) others at most; a list of values is one of Column.in"
    return Condition(term: sql)
  }

  // MARK: SQL

  /// How many conditions stand side by side. SQLite takes a thousand levels of operators, or as few as the connection's limit says, and each
  /// AND in a row is one: so longer lists are lists of lists.
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
    var whole = 1  // the number of conditions in each place of a list of lists
    while whole * sideBySide < parts.count { whole *= sideBySide }
    let lists = stride(from: parts.startIndex, to: parts.endIndex, by: whole).map { start in
      let list = parts[start..<min(start + whole, parts.endIndex)]
      return list.count == 1 ? list[start] : joined(list, by: operation)
    }
    return "(\(lists.joined(separator: operation)))"
  }
}

extension Condition: ExpressibleByStringInterpolation {
  /// An expression of your own, as ``init(_:)`` takes it: `where: "points > 3"`.
  public init(stringLiteral value: String) { self.init(SQL(stringLiteral: value)) }

  /// An expression of your own in which values are bound, as in every literal of ``SQL``: `where: "points > \(least)"`.
  public init(stringInterpolation: SQL.StringInterpolation) { self.init(SQL(stringInterpolation: stringInterpolation)) }
}

extension Condition: CustomStringConvertible {
  /// The expression, and the values for its `?` in brackets.
  public var description: String { sql.description }
}

extension Condition: Hashable {
  /// Whether both are written in the same way.
  public static func == (first: Condition, second: Condition) -> Bool { first.sql == second.sql }
  /// Combines the SQL.
  public func hash(into hasher: inout Hasher) { hasher.combine(sql) }
}
