import SQLiteCore
import SQLiteConcurrency

/// The rows and columns that users added to content tables and that are dropped with them, for the report.
struct UserAdditions {
  /// The number of rows in addition to the bundle's, by table.
  var rows: [String: Int] = [:]
  /// The columns that did not come from a bundle, by table.
  var columns: [String: [String]] = [:]

  /// Compares the dropped tables with their entries in the record. This counts all their rows.
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
