public import SQLiteCore

/// The values bound to a statement when a run of it begins.
public struct MockBound: Hashable, Sendable {
  /// The values in the order of the parameters; unbound ones are NULL.
  public let values: [SQLiteValue]
  /// The number of the connection, from 1, as in the conversation.
  public let connection: Int
  let numbers: [String: Int]

  init(_ values: [SQLiteValue], numbers: [String: Int], connection: Int) {
    self.connection = connection
    self.values = values
    self.numbers = numbers
  }

  /// The value of a parameter, counted from 1 as SQLite does; NULL where there is none.
  public subscript(_ index: Int) -> SQLiteValue { values.indices.contains(index - 1) ? values[index - 1] : .null }

  /// The value of a named parameter, its prefix included, such as `:id`; NULL where there is none.
  public subscript(_ name: String) -> SQLiteValue { numbers[name].map { self[$0] } ?? .null }
}
