import SQLiteCalls
public import SQLiteCore

extension Changeset {
  /// What happened to a row.
  public enum Operation: Hashable, Sendable {
    case insert, update, delete

    /// The one of a number of SQLite's.
    init?(_ number: Int32) {
      switch AuthorizerAction(rawValue: number) {
      case .insert: self = .insert
      case .update: self = .update
      case .delete: self = .delete
      default: return nil
      }
    }
  }

  /// A table that a changeset has changes of, as it was where they were recorded.
  public struct Table: Hashable, Sendable {
    /// Its name.
    public let name: String
    /// How many columns it had.
    public let columnCount: Int
    /// The place of each column in the primary key, from 1; 0 when it is no part of it.
    let keyPlaces: [UInt8]

    /// The numbers of the columns that are the primary key, in its order. Columns count from 0.
    public var primaryKey: [Int] {
      keyPlaces.indices.filter { keyPlaces[$0] != 0 }.sorted { (keyPlaces[$0], $0) < (keyPlaces[$1], $1) }
    }
  }

  /// What happened to one row.
  public struct Change: Hashable, Sendable {
    /// The table.
    public let table: String
    /// What happened to the row.
    public let operation: Operation
    /// Whether a trigger or a foreign key did it, or the session called it indirect.
    public let isIndirect: Bool
    /// The numbers of the columns that are the primary key, in its order. Columns count from 0.
    public let primaryKey: [Int]
    /// The values before, one for each column; none for an insert. Nil where the changeset does not say: of an update it says the key and what is
    /// changed, of a patchset only the key.
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

    /// The primary key of the row, which no update changes: that is a delete and an insert.
    public var key: [SQLiteValue] {
      let values = operation == .insert ? newValues : oldValues
      return primaryKey.map { (values.indices.contains($0) ? values[$0] : nil) ?? .null }
    }
  }
}
