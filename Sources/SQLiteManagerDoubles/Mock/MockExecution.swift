public import SQLiteCore

/// One run of a statement.
public struct MockExecution: Hashable, Sendable, CustomStringConvertible {
  /// The SQL text, without the spaces and the semicolon around it.
  public let sql: String
  /// A zeroblob is kept as its length.
  var contents: [MockValue.Content]

  /// The bound values in the order of the parameters. A zeroblob is made as long as it is only when it is asked for here.
  public var bound: [SQLiteValue] { contents.map { MockValue.value(of: $0) } }

  /// Whether the texts are the same, byte by byte, and the values.
  public static func == (first: MockExecution, second: MockExecution) -> Bool {
    first.sql.isSameBytes(as: second.sql) && first.contents == second.contents
  }

  /// The SQL, and the bound values after it if there are any.
  public var description: String {
    contents.isEmpty ? sql : "\(sql) with \(contents.map(\.literal).joined(separator: ", "))"
  }
}

extension MockExecution {
  /// A run, to compare with.
  public init(sql: String, bound: [SQLiteValue]) { self.init(sql: sql, contents: bound.map { MockValue.Content($0) }) }
}

extension MockExecution: Lightened {
  /// The bytes of its values.
  var payload: Int { contents.reduce(contents.count * MemoryLayout<MockValue.Content>.stride) { $0 + $1.payload } }

  mutating func lighten() { contents = [] }
}
