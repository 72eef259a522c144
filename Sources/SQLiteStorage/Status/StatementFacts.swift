public import SQLiteCore

/// Facts about a statement, determined without running it. They are values that outlive the statement and can be compared, for example in
/// tests.
///
/// ```swift
/// #expect(try connection.prepare("SELECT id FROM question WHERE title = :title").facts.parameterNames == [":title"])
/// ```
public struct StatementFacts: Hashable, Sendable {
  /// The SQL.
  public let sql: String
  /// The names of the parameters, in order, each with its prefix character; nil for a parameter without a name.
  public let parameterNames: [String?]
  /// The names of the columns, in order; empty for a statement that returns no rows.
  public let columnNames: [String]
  /// Whether the statement makes no direct change to a database file.
  public let isReadOnly: Bool
  /// Whether the statement is an EXPLAIN, and which kind.
  public let explanation: Explanation

  /// The number of parameters.
  public var parameterCount: Int { parameterNames.count }
}

extension Statement {
  /// The facts about the statement, determined without running it. They are values that outlive the statement.
  ///
  /// - Throws: ``SQLiteError`` when the statement is not usable: its connection is closed, or belongs to another thread.
  public var facts: StatementFacts {
    get throws(SQLiteError) {
      StatementFacts(
        sql: sql, parameterNames: parameterNames, columnNames: try columnNames, isReadOnly: isReadOnly, explanation: try explanation)
    }
  }
}
