package import SQLiteCore
package import SQLiteSessions
import SQLiteStorage

extension Connection {
  /// Returns the rows that differ between the main database and an earlier state of it that is attached, sorted by kind of change and table.
  package func changedRows(since earlier: String, in tables: ChangesetTables) throws -> [ChangedRow] {
    let others = try tablesComparedByRows(tables, with: earlier)
    var changes = try others.flatMap { try changedRows(of: $0, since: earlier) }
    if let tables = tables.without(others) {
      let changeset = try diff(from: earlier, to: "main", tables: tables, passesOverNullKeys: true)
      var names: [String: [String]] = [:]
      for table in changeset.tables { names[table.name] = try columns(of: table.name).map(\.name) }
      changes += changeset.map { ChangedRow($0, columns: names[$0.table] ?? []) }
      for table in try storedTables() where table.kindByRows == .table && !table.name.isReserved && tables.contain(table.name.spelling) {
        let key = try primaryKey(of: table.name.spelling, in: "main").map { $0.quoted(by: "\"") }
        let isNull = key.joined(separator: " IS NULL OR ") + " IS NULL"  // sessions skip these rows
        changes += try changedRows(of: table.name.spelling, since: earlier, where: isNull)
      }
    }
    return changes.map { ($0, $0.whole) }.sorted { $0.1 < $1.1 }.map(\.0)
  }

  // Tables that SQLite's sessions do not support: tables without a primary key or with computed columns, and virtual tables.

  /// Returns the names of the given tables, in the main database and another one, that sessions do not support.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_SCHEMA for a table that is in only one of the databases, or whose columns differ between them.
  func tablesComparedByRows(_ tables: ChangesetTables, with earlier: String) throws -> [String] {
    func names(in schema: String) throws -> [String] {
      try storedTables(in: schema).filter { table in
        let isOne = [.table, .virtual].contains(table.kindByRows) && !table.name.isReserved && tables.contain(table.name.spelling)
        return try isOne && reasonNotToRecord(table, in: schema) != nil
      }.map(\.name.spelling)
    }
    let (now, before) = (try names(in: "main"), try names(in: earlier))
    let refusal = "\(earlier) and main cannot be compared: "
    for (name, schema) in now.without(before).map({ ($0, "main") }) + before.without(now).map({ ($0, earlier) }) {
      throw SQLiteError.refused(.schema, "\(refusal)\(name) is only in \(schema), or has another key there")
    }
    for name in now where try columns(of: name).map(\.name) != columns(of: name, in: earlier).map(\.name) {
      throw SQLiteError.refused(.schema, "\(refusal)\(name) has other columns in \(earlier)")
    }
    return now
  }

  /// Returns the rows that occur more often, or less often, in a table than in the same table of another database.
  func changedRows(of table: String, since earlier: String, where condition: String = "1") throws -> [ChangedRow] {
    let names = try columns(of: table).map(\.name)
    var counts: [[SQLText]: (values: [SQLiteValue], count: Int)] = [:]  // byte for byte, as SQLite compares
    for (schema, step) in [("main", 1), (earlier, -1)] {
      let list = names.map { $0.quoted(by: "\"") }.joined(separator: ", ")
      let sql = SQL(unchecked: "SELECT \(list) FROM \(schema.quoted(by: "\"")).\(table.quoted(by: "\"")) WHERE \(condition)")
      try prepare(sql).forEach { row in
        let values: [SQLiteValue] = try (0..<row.columnCount).map { try row[$0] }
        let key = try values.indices.map { SQLText(text: try row.exactLiteral(at: $0)) }
        counts[key, default: (values, 0)].count += step
      }
    }
    return counts.values.flatMap { values, count in
      let named = Dictionary(zip(names, values)) { first, _ in first }
      return Array(repeating: count > 0 ? ChangedRow.inserted(table, named) : .deleted(table, named), count: abs(count))
    }
  }
}

extension ChangesetTables {
  /// Returns the tables except the given ones; nil if tables were named and none is left.
  func without(_ left: [String]) -> ChangesetTables? {
    guard let names else { return .all { contain($0) && !left.containsName($0) } }
    let rest = names.filter { !left.containsName($0) }
    return rest.isEmpty && !names.isEmpty ? nil : .tables(rest)
  }
}
