import SQLiteCore

/// Why there is no script for a call of the data code: ``MockSqlite3Wrapper/when(answered:calling:)``.
public enum MockCallError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The call compiles no SQL that a script could be for.
  case nothing
  /// The call compiles several SQL texts, or runs one with several rows of values, where a script is for one.
  ///
  /// - Parameter texts: The texts in the order in which they are first compiled, with values where the script is for these alone.
  case several([String])
  /// The call threw, so that nobody knows whether it would have compiled more.
  ///
  /// - Parameters:
  ///   - texts: What it had compiled before.
  ///   - reason: What it threw.
  ///   - isAboutTables: Whether it asked for the columns of a table that was not declared.
  case stopped(after: [String], reason: String, isAboutTables: Bool)

  /// What is wrong and what to do.
  public var description: String {
    switch self {
    case .nothing:
      "the call compiles no SQL that a script could be for: a mock answers transactions and settings of the connection by itself"
    case .several(let texts):
      """
      the call runs \(texts.count) statements, and a script is for one:
      \(Self.listed(texts))
      Say each by a call of its own, or take a script for each of them in this order: let scripts = try sqlite.scripts { … }
      """
    case .stopped(let texts, let reason, let isAboutTables):
      """
      the call threw, and might have compiled more SQL if it had been answered otherwise: \(reason)
      \(texts.isEmpty ? "It had compiled nothing." : "It had compiled:\n\(Self.listed(texts))")
      \(isAboutTables
        ? "It asks for the columns of a table: declare them with sqlite.declare(_:columns:primaryKey:)"
        : "Say what it can read: sqlite.when(answered: MockAnswer(columns: [\"id\"], rows: [[1]])) { … }")
      """
    }
  }

  private static func listed(_ texts: [String]) -> String {
    texts.enumerated().map { "  \($0 + 1). \($1.excerpt)" }.joined(separator: "\n")
  }
}
