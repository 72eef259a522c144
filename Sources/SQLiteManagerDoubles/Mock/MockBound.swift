public import SQLiteCore

/// The values bound to a statement when a run of it begins.
public struct MockBound: Hashable, Sendable {
  /// The number of the connection, from 1, as in the conversation.
  public let connection: Int
  /// A zeroblob is kept as its length.
  let contents: [MockValue.Content]
  /// Those of the parameters that have names.
  let numbers: [String: Int]

  /// The values in the order of the parameters; unbound ones are NULL.
  public var values: [SQLiteValue] { contents.map { MockValue.value(of: $0) } }

  /// The value of a parameter, counted from 1 as SQLite does; NULL where there is none.
  public subscript(_ index: Int) -> SQLiteValue {
    contents.indices.contains(index - 1) ? MockValue.value(of: contents[index - 1]) : .null
  }

  /// The value of a named parameter, its prefix included, such as `:id`; NULL where there is none.
  public subscript(_ name: String) -> SQLiteValue { numbers[name].map { self[$0] } ?? .null }
}
