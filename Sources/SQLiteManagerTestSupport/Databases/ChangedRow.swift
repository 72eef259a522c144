public import SQLiteCore
import SQLiteSessions

/// What happened to a row between two moments, by the names of its columns.
public enum ChangedRow: Hashable, Sendable {
  /// A row is there that was not, with all its values.
  case inserted(_ table: String, _ values: [String: SQLiteValue])
  /// A row has other values: its primary key, and of the columns that changed what they were and are.
  case updated(_ table: String, key: [String: SQLiteValue], from: [String: SQLiteValue], to: [String: SQLiteValue])
  /// A row is gone, with all the values it had.
  case deleted(_ table: String, _ values: [String: SQLiteValue])

  /// A change of a changeset that says all values.
  init(_ change: Changeset.Change, columns: [String]) {
    func named(_ values: [SQLiteValue?]) -> [String: SQLiteValue] {
      Dictionary(zip(columns, values).compactMap { name, value in value.map { (name, $0) } }) { first, _ in first }
    }
    switch change.operation {
    case .insert: self = .inserted(change.table, named(change.newValues))
    case .delete: self = .deleted(change.table, named(change.oldValues))
    case .update:
      let isKey = Set(change.primaryKey.compactMap { columns.indices.contains($0) ? columns[$0] : nil })
      let (old, new) = (named(change.oldValues), named(change.newValues))
      self = .updated(
        change.table, key: old.filter { isKey.contains($0.key) }, from: old.filter { new[$0.key] != nil && !isKey.contains($0.key) },
        to: new.filter { !isKey.contains($0.key) })
    }
  }
}

extension ChangedRow: CustomStringConvertible {
  /// `+` for a row that was inserted, `-` for one that was deleted, `~` for one that has other values; then the table and the values as literals of SQL.
  public var description: String {
    switch self {
    case .inserted(let table, let values): "+ \(table) \(Self.shown(values))"
    case .deleted(let table, let values): "- \(table) \(Self.shown(values))"
    case .updated(let table, let key, let old, let new):
      "~ \(table) \(Self.shown(key)): "
        + Set(old.keys).union(new.keys).sorted().map { "\($0) \(Self.shown(old[$0])) → \(Self.shown(new[$0]))" }.joined(separator: ", ")
    }
  }

  private static func shown(_ values: [String: SQLiteValue]) -> String {
    "(" + values.sorted { $0.key < $1.key }.map { "\($0.key) \(shown($0.value))" }.joined(separator: ", ") + ")"
  }

  private static func shown(_ value: SQLiteValue?) -> String { value.map { "\($0)" } ?? "?" }
}
