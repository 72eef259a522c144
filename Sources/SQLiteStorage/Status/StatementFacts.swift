public import SQLiteCore

/// Facts about a statement, known without running it: values that outlive it, can be compared, and stand in an expectation of a test.
///
/// ```swift
/// #expect(try connection.prepare("SELECT id FROM question WHERE title = :title").facts.parameterNames == [":title"])
/// ```
public struct StatementFacts: Hashable, Sendable {
  /// The SQL.
  public let sql: String
  /// The names of the parameters, in order, each with the sign in front; nil for a parameter without a name.
  public let parameterNames: [String?]
  /// The names of the columns, in order; none for a statement that answers no rows.
  public let columnNames: [String]
  /// Whether the statement makes no direct change to a database file.
  public let isReadOnly: Bool
  /// Whether the statement explains instead of running, and what.
  public let explanation: Explanation

  /// How many parameters there are.
  public var parameterCount: Int { parameterNames.count }
}

extension Statement {
  /// The facts that are known about the statement without running it, as values that outlive it.
  ///
  /// - Throws: ``SQLiteError`` when the statement cannot be asked: its connection is closed, or belongs to another thread.
  public var facts: StatementFacts {
    get throws(SQLiteError) {
      StatementFacts(
        sql: sql, parameterNames: parameterNames, columnNames: try columnNames, isReadOnly: isReadOnly, explanation: try explanation)
    }
  }
}
