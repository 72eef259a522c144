public import SQLiteCore

/// One run of a statement.
public struct MockExecution: Hashable, Sendable, CustomStringConvertible {
  /// The SQL text, without the spaces and the semicolon around it.
  public let sql: String
  /// The bound values in the order of the parameters.
  public let bound: [SQLiteValue]

  /// A run, to compare with.
  public init(sql: String, bound: [SQLiteValue]) {
    self.sql = sql
    self.bound = bound
  }

  /// The SQL, and the bound values after it if there are any.
  public var description: String {
    bound.isEmpty ? sql : "\(sql) with \(bound.map { MockConversion.literal(of: $0) }.joined(separator: ", "))"
  }
}
