import SQLiteCalls
public import SQLiteCore

extension Changeset {
  /// The kind of change of a row.
  public enum Operation: Hashable, Sendable {
    case insert, update, delete

    /// Creates the operation for SQLite's number; nil for other numbers.
    init?(_ number: Int32) {
      switch AuthorizerAction(rawValue: number) {
      case .insert: self = .insert
      case .update: self = .update
      case .delete: self = .delete
      default: return nil
      }
    }
  }

  /// A table changed by a changeset, as it was when the changes were recorded.
  public struct Table: Hashable, Sendable {
    /// The name of the table.
    public let name: String
    /// The number of columns of the table.
    public let columnCount: Int
    /// The position of each column in the primary key, from 1; 0 for a column that is not part of it.
    let keyPlaces: [UInt8]

    /// The indices of the primary key's columns, in the order of the key, counting from 0.
    public var primaryKey: [Int] {
      keyPlaces.indices.filter { keyPlaces[$0] != 0 }.sorted { (keyPlaces[$0], $0) < (keyPlaces[$1], $1) }
    }
  }

  /// The change of one row.
  public struct Change: Hashable, Sendable {
    /// The table.
    public let table: String
    /// The kind of change.
    public let operation: Operation
    /// Whether a trigger or a foreign key made the change, or the session marked it as indirect.
    public let isIndirect: Bool
    /// The indices of the primary key's columns, in the order of the key, counting from 0.
    public let primaryKey: [Int]
    /// The values before the change, one for each column; empty for an insert. A value that is not recorded is nil: for an update, a
    /// changeset contains the key and the values that changed, a patchset only the key.
    public let oldValues: [SQLiteValue?]
    /// The values after the change, one for each column; empty for a delete. Nil for values that an update does not change.
    public let newValues: [SQLiteValue?]

    /// Creates a change, for example to compare with.
    public init(
      table: String, operation: Operation, isIndirect: Bool = false, primaryKey: [Int], oldValues: [SQLiteValue?] = [],
      newValues: [SQLiteValue?] = []
    ) {
      self.table = table
      self.operation = operation
      self.isIndirect = isIndirect
      self.primaryKey = primaryKey
      self.oldValues = oldValues
      self.newValues = newValues
    }

    /// The primary key of the row, which no update changes: a changed key is recorded as a delete and an insert.
    public var key: [SQLiteValue] {
      let values = operation == .insert ? newValues : oldValues
      return primaryKey.map { (values.indices.contains($0) ? values[$0] : nil) ?? .null }
    }
  }
}
