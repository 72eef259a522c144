import SQLiteCore

/// A PRIMARY KEY or UNIQUE of a table that may also have an order, collations, or a conflict policy.
/// <https://sqlite.org/lang_conflict.html>
package struct TableKey: Hashable, Sendable {
  package let isPrimary: Bool
  package let parts: [IndexDescription.Part]
  package let isAutoincrement: Bool
  /// The conflict policy, such as `REPLACE` or `IGNORE`; nil for the default, without the clause.
  package let onConflict: String?

  package init(isPrimary: Bool, parts: [IndexDescription.Part], isAutoincrement: Bool = false, onConflict: String? = nil) {
    self.isPrimary = isPrimary
    self.parts = parts
    self.isAutoincrement = isAutoincrement
    self.onConflict = onConflict
  }

  package var columns: [String] { parts.compactMap(\.column) }

  /// Whether the key is fully described by its columns.
  package var isPlain: Bool {
    onConflict == nil && columns.firstDuplicate == nil && !parts.contains { $0.isDescending || $0.collation != nil }
  }

  /// Whether the key is PRIMARY KEY DESC of one column.
  package var isDescendingColumn: Bool { isPrimary && parts.count == 1 && parts[0].isDescending && parts[0].collation == nil }

  var sql: SQL {
    let list = parts.map(\.sql).joined(separator: ", ")
    return .rule(
      "\(isPrimary ? "PRIMARY KEY" as SQL : "UNIQUE") (\(list)\(isAutoincrement ? " AUTOINCREMENT" as SQL : ""))", onConflict: onConflict)
  }
}

extension SQL {
  /// A constraint with its conflict policy, if any.
  static func rule(_ rule: SQL, onConflict policy: String?) -> SQL { policy.map { rule + SQL(unchecked: " ON CONFLICT \($0)") } ?? rule }
}
