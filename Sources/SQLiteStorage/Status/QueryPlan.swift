import SQLiteCalls
public import SQLiteCore

/// SQLite's plan for running a query. <https://sqlite.org/eqp.html>
///
/// Its description is the tree as printed by the SQLite shell. The text of the nodes is intended for people and changes between versions.
public struct QueryPlan: Hashable, Sendable, CustomStringConvertible {
  /// A step of the plan.
  public struct Node: Hashable, Sendable {
    /// The number of the step.
    public let id: Int
    /// The number of the parent step; 0 for none.
    public let parent: Int
    /// The description of the step, such as "SEARCH t USING INDEX i (a=?)".
    public let detail: String

    package init(id: Int, parent: Int, detail: String) {
      self.id = id
      self.parent = parent
      self.detail = detail
    }
  }

  /// The steps; each follows its parent.
  public let nodes: [Node]

  package init(nodes: [Node]) { self.nodes = nodes }

  /// The line "QUERY PLAN" and a line for each step, indented below its parent.
  public var description: String { (["QUERY PLAN"] + lines(below: 0, from: 0, indent: "")).joined(separator: "\n") }

  private func lines(below parent: Int, from first: Int, indent: String) -> [String] {
    let children = nodes.indices.filter { $0 >= first && nodes[$0].parent == parent }
    return children.flatMap { place in
      let isLast = place == children.last
      return [indent + (isLast ? "`--" : "|--") + nodes[place].detail]
        + lines(below: nodes[place].id, from: place + 1, indent: indent + (isLast ? "   " : "|  "))
    }
  }
}

extension Connection {
  /// Returns the plan of a statement without running it. Unbound parameters count as NULL.
  ///
  /// - Throws: ``SQLiteError`` for SQL that does not compile.
  ///
  /// <https://sqlite.org/eqp.html>
  public func queryPlan(of sql: SQL) throws -> QueryPlan {
    var nodes: [QueryPlan.Node] = []
    for row in try explained("EXPLAIN QUERY PLAN ", sql) {
      nodes.append(QueryPlan.Node(id: try row["id"], parent: try row["parent"], detail: try row["detail"]))
    }
    return QueryPlan(nodes: nodes)
  }

  /// Returns the rows of an EXPLAIN of a statement; unbound parameters count as NULL.
  package func explained(_ word: SQL, _ sql: SQL) throws -> [OwnedRow] {
    let statement = try prepare(word + sql)
    if sql.bindings.isEmpty, statement.parameterCount > 0 {
      try statement.bind(values: Array(repeating: .null, count: statement.parameterCount))
    }
    return try statement.rows()
  }
}
