public import SQLiteCore
import SQLiteSessions

/// A row that changed between two moments, with its values by column name.
public enum ChangedRow: Hashable, Sendable {
  /// A new row, with all its values.
  case inserted(_ table: String, _ values: [String: SQLiteValue])
  /// A row whose values changed: its primary key, and the old and the new values of the columns that changed.
  case updated(_ table: String, key: [String: SQLiteValue], from: [String: SQLiteValue], to: [String: SQLiteValue])
  /// A deleted row, with all its former values.
  case deleted(_ table: String, _ values: [String: SQLiteValue])

  /// Creates a change from a changeset, with all its values.
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
  /// The change on one line: `+` for an inserted row, `-` for a deleted one, `~` for an updated one; then the table and the values as SQL
  /// literals. A long text is shortened to its beginning and end, and a long blob to its beginning, each with its byte count.
  public var description: String { written { $0.map(Self.shown) ?? "?" } }

  /// The change with every value in full, so that different changes never have the same text.
  var whole: String { written { $0?.literal ?? "?" } }

  /// Returns the change with its table name and values transformed.
  func changed(table: (String) -> String = { $0 }, values: ([String: SQLiteValue]) -> [String: SQLiteValue] = { $0 }) -> ChangedRow {
    switch self {
    case .inserted(let name, let row): .inserted(table(name), values(row))
    case .updated(let name, let key, let old, let new): .updated(table(name), key: values(key), from: values(old), to: values(new))
    case .deleted(let name, let row): .deleted(table(name), values(row))
    }
  }

  private func written(_ shown: (SQLiteValue?) -> String) -> String {
    func listed(_ values: [String: SQLiteValue]) -> String {
      "(" + values.sorted { $0.key < $1.key }.map { "\($0.key) \(shown($0.value))" }.joined(separator: ", ") + ")"
    }
    func named(_ table: String) -> String { table.isEmpty ? "\"\"" : table }
    return switch self {
    case .inserted(let table, let values): "+ \(named(table)) \(listed(values))"
    case .deleted(let table, let values): "- \(named(table)) \(listed(values))"
    case .updated(let table, let key, let old, let new):
      "~ \(named(table)) \(listed(key)): "
        + Set(old.keys).union(new.keys).sorted().map { "\($0) \(shown(old[$0])) → \(shown(new[$0]))" }.joined(separator: ", ")
    }
  }

  /// Returns a value as it is shown in a message.
  static func shown(_ value: SQLiteValue) -> String {
    let literal = value.description
    guard case .text(let text) = value, case let excerpt = literal.excerpt, excerpt.utf8.count < literal.utf8.count else { return literal }
    return "\(excerpt) (\(text.utf8.count) bytes)"
  }

  /// Compares two changes whose shortened descriptions are equal; returns the columns that differ, each with the first byte that does.
  func differences(in other: ChangedRow) -> [String] {
    guard description == other.description else { return [] }
    return zip(parts, other.parts).flatMap { here, there in
      here.keys.sorted().compactMap { name in
        guard let one = here[name], let two = there[name], !Self.isSame(one, two) else { return nil }
        return "\(name) from byte \(zip(Self.bytes(of: one), Self.bytes(of: two)).prefix { $0 == $1 }.count + 1) on"
      }
    }
  }

  /// All values of the change: for an update, the key, the old values and the new values; otherwise the row.
  var parts: [[String: SQLiteValue]] {
    switch self {
    case .inserted(_, let values), .deleted(_, let values): [values]
    case .updated(_, let key, let old, let new): [key, old, new]
    }
  }

  /// Returns whether two values are equal; texts and blobs are compared byte for byte.
  static func isSame(_ one: SQLiteValue, _ two: SQLiteValue) -> Bool { one == two && bytes(of: one) == bytes(of: two) }

  private static func bytes(of value: SQLiteValue) -> [UInt8] {
    switch value {
    case .text(let text): Array(text.utf8)
    case .blob(let bytes): bytes
    default: []
    }
  }
}
