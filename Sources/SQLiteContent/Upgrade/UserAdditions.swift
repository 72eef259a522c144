import SQLiteCore
import SQLiteConcurrency

/// The rows and columns that users added to tables of the content and that are dropped with them, for the report.
struct UserAdditions {
  /// By table, the number of rows beyond the bundle's.
  var rows: [String: Int] = [:]
  /// By table, the columns that no bundle brought.
  var columns: [String: [String]] = [:]

  /// Compares the dropped tables with their entries in the record. All their rows are counted.
  init(_ plan: ContentPlan, on connection: Connection) throws {
    for table in plan.dropped where table.kind == .table {
      let name = table.name.spelling
      let entry = plan.record?[table]
      if let count = entry?.rowCount, let holder = table.rowTable(among: plan.old.objects) {
        let now = try connection.rowCount(of: holder) ?? 0
        if now != count { rows[name] = now - count }
      }
      if let recorded = entry?.columns, table.tableKind == .table {
        let added = try connection.columns(of: name, in: "main").map(\.name).without(recorded)
        if !added.isEmpty { columns[name] = added }
      } else if let lost = plan.lostColumns[table.name], !lost.isEmpty {
        columns[name] = lost
      }
    }
  }
}
