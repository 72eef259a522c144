public import SQLiteCore
public import SQLiteDescriptions
import SQLiteTables

/// The table of the README that this package took its typed schema from.
public enum People {
  /// A column of numbers.
  public static let id = TypedColumn<Int>("id", .int(size: 11))
  /// A column of texts.
  public static let name = TypedColumn<String>("name", .char(size: 255))
  /// The table.
  public static let table = TableDescription(name: "contact", columns: [id, name])

  /// A row of it.
  public struct Row: Equatable {
    let id: Int
    let name: String

    /// A row of these values.
    public init(id: Int, name: String) {
      self.id = id
      self.name = name
    }
  }
}

extension Connection {
  /// The rows of the table.
  public func people() throws -> [People.Row] {
    var people: [People.Row] = []
    try forEach(in: People.table) { row in people.append(People.Row(id: try row[People.id], name: try row[People.name])) }
    return people
  }
}
