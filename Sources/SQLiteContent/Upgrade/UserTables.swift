import SQLiteCore
import SQLiteConcurrency

/// The user's objects before content is replaced, to be compared afterwards.
///
/// Names are checked before anything is dropped; the comparison is for unforeseen cases. Every row is counted twice. `count(*)` reads the
/// smallest index of a table, or else the table.
struct UserTables {
  private let rowCounts: [(table: SchemaObject, count: Int?)]
  private let others: [SchemaObject]

  /// Counts the rows of the user's ordinary tables, and of the tables that SQLite treated as shadow tables of a dropped virtual table.
  init(_ plan: ContentPlan, on connection: Connection) throws {
    rowCounts = try (plan.userTables + plan.foreign).map { ($0, try connection.rowCount(of: $0.name)) }
    let kept = Set(plan.kept.map(\.name))
    others = plan.old.objects.filter { kept.contains($0.root) && $0.tableKind != .shadow } + plan.remade
  }

  /// Checks that each of the user's objects still exists with the same SQL, and that each ordinary table has as many rows as before.
  ///
  /// - Parameter left: The objects that were on an adopted table and no longer fit.
  ///
  /// - Throws: ``ContentError/conflict(type:name:reason:)`` for the first object that has changed.
  func verify(_ schema: Schema, without left: [SchemaObject], on connection: Connection) throws {
    let found = schema.objects.keyed(by: \.key)
    let gone = Set(left.map(\.key))
    for object in others + rowCounts.map(\.table) where !gone.contains(object.key) {
      guard let after = found[object.key], after.kind == object.kind else {
        throw ContentError.conflict(object, .altered("it would be gone"))
      }
      guard after.sql.isSameBytes(as: object.sql), after.table == object.table else {
        throw ContentError.conflict(object, .altered("it would be made by other SQL"))
      }
      guard object.tableKind == .shadow || after.tableKind == object.tableKind else {
        throw ContentError.conflict(object, .altered("SQLite would take it for a part of the virtual table \"\(after.root.spelling)\""))
      }
    }
    for (table, before) in rowCounts {
      let after = try connection.rowCount(of: table.name)
      if after != before { throw ContentError.conflict(table, .altered("it would have \(after ?? 0) rows instead of \(before ?? 0)")) }
    }
  }
}
