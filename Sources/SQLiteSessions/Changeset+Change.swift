import SQLiteCalls
public import SQLiteCore

extension Changeset {
  /// The kind of change of a row.
  public enum Operation: Hashable, Sendable {
    case insert, update, delete

    /// The operation for one of SQLite's numbers.
    init?(_ number: Int32) {
      switch AuthorizerAction(rawValue: number) {
      case .insert: self = .insert
      case .update: self = .update
      case .delete: self = .delete
      default: return nil
      }
    }
  }

  /// A table that a changeset has changes of, as it was where the changes were recorded.
  public struct Table: Hashable, Sendable {
    /// The name of the table.
    public let name: String
    /// How many columns the table had.
    public let columnCount: Int
    /// The place of each column in the primary key, from 1; 0 for a column that is no part of it.
    let keyPlaces: [UInt8]

    /// The numbers of the columns that are the primary key, in its order. Columns count from 0.
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
    /// The numbers of the columns that are the primary key, in its order. Columns count from 0.
    public let primaryKey: [Int]
    /// The values before, one for each column; none for an insert. Nil where there is none: of an update, a changeset has the key and the values
    /// that changed, a patchset only the key.
    public let oldValues: [SQLiteValue?]
    /// The values after, one for each column; none for a delete. Nil where an update leaves the value as it was.
    public let newValues: [SQLiteValue?]

    /// A change, to compare with.
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

    /// The primary key of the row, which no update changes: a new key is a delete and an insert.
    public var key: [SQLiteValue] {
      let values = operation == .insert ? newValues : oldValues
      return primaryKey.map { (values.indices.contains($0) ? values[$0] : nil) ?? .null }
    }
  }
}
