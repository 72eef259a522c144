public import SQLiteCore

/// One run of a statement.
public struct MockExecution: Hashable, Sendable, CustomStringConvertible {
  /// The SQL text, without surrounding spaces and semicolon.
  public let sql: String
  /// The bound values. A zeroblob is stored as its length.
  let contents: [MockValue.Content]

  /// The bound values in the order of the parameters. A zeroblob is expanded only here.
  public var bound: [SQLiteValue] { contents.map(\.value) }

  /// Whether the SQL texts are identical, byte by byte, and the values are equal.
  public static func == (first: MockExecution, second: MockExecution) -> Bool {
    first.sql.isSameBytes(as: second.sql) && first.contents == second.contents
  }

  /// The SQL, followed by the bound values if there are any.
  public var description: String {
    contents.isEmpty ? sql : "\(sql) with \(contents.map(\.literal).joined(separator: ", "))"
  }
}

extension MockExecution {
  /// Creates a run to compare others with.
  public init(sql: String, bound: [SQLiteValue]) { self.init(sql: sql, contents: bound.map { MockValue.Content($0) }) }
}

extension MockExecution {
  /// The memory used by the values, in bytes.
  var payload: Int { contents.reduce(contents.count * MemoryLayout<MockValue.Content>.stride) { $0 + $1.payload } }
}

/// The values that are bound to a statement when a run begins.
public struct MockBound: Hashable, Sendable {
  /// The SQL text of the statement, without surrounding spaces and semicolon.
  public let sql: String
  /// The number of the connection, counted from 1, as in ``MockSqlite3Wrapper/conversation``.
  public let connection: Int
  /// The values. A zeroblob is stored as its length.
  let contents: [MockValue.Content]
  /// The index of each named parameter, by name.
  let numbers: [String: Int]

  /// The values in the order of the parameters; unbound ones are NULL.
  public var values: [SQLiteValue] { contents.map(\.value) }

  /// The value of a parameter, counted from 1 as in SQLite; NULL if there is none.
  public subscript(_ index: Int) -> SQLiteValue {
    contents.indices.contains(index - 1) ? contents[index - 1].value : .null
  }

  /// The value of a named parameter, with its prefix, such as `:id`; NULL if there is none.
  public subscript(_ name: String) -> SQLiteValue { numbers[name].map { self[$0] } ?? .null }
}
