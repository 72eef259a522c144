import SQLiteCalls
import SQLiteCore
import SQLiteTables
import SQLiteStorage

extension Connection {
  /// Returns the column names, then a line for each row.
  func lines(of sql: SQL, isOrdered: Bool, hiding hidden: [String], collations: [String] = []) throws -> String {
    let statement = try prepare(sql)
    let names = try statement.columnNames
    let head = names.enumerated().map { $1 + (collations.indices.contains($0) ? collations[$0] : "") }.joined(separator: " | ")
    let isHidden = names.map { hidden.containsName($0) }
    var lines: [String] = []
    try statement.forEach { row in
      var values: [String] = []
      for index in 0..<row.columnCount {
        let value: SQLiteValue = try row[index]
        // A double is written with the fewest digits that identify it.
        let exact = if case .real = value { value.description } else { try row.exactLiteral(at: index) }
        let literal = Self.onOneLine(exact)
        values.append(isHidden[index] && literal != "NULL" ? "…" : literal)
      }
      lines.append(values.joined(separator: " | "))
    }
    if !isOrdered { lines.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) } }
    return ([head] + lines).joined(separator: "\n")
  }

  /// Returns a literal with line endings replaced by calls to SQL's `char`, so that each row is on one line.
  private static func onOneLine(_ literal: String) -> String {
    guard literal.utf8.contains(where: { $0 == 10 || $0 == 13 }) else { return literal }
    return literal.unicodeScalars.reduce(into: "") { text, scalar in
      text += scalar == "\n" || scalar == "\r" ? "' || char(\(scalar.value)) || '" : String(scalar)
    }
  }

  /// Returns the lines of a table or view, in an order that depends only on its rows.
  func lines(ofTable name: String, hiding hidden: [String]) throws -> String {
    let stored = try storedTable(named: name)
    if stored?.kind == .view { return try lines(of: .select(from: name), isOrdered: false, hiding: hidden) }
    let columns = try columns(of: name)
    let rowid = try freeRowidName(of: name, isWithoutRowid: stored?.isWithoutRowid ?? false)
    let key = columns.primaryKey
    let order = (key + (rowid.map { [$0] } ?? [])).map { OrderingTerm.ascending($0) }
    let isOrdered = !order.isEmpty && !key.contains { hidden.containsName($0) }
    return try lines(
      of: .select(from: name, orderedBy: order), isOrdered: isOrdered, hiding: hidden, collations: try collations(of: columns, in: name))
  }

  /// Returns a COLLATE clause for each column, or an empty text for BINARY; an empty array if the library does not report collations.
  private func collations(of columns: [ColumnInfo], in table: String) throws -> [String] {
    guard wrapper.provides(.sqlite3_table_column_metadata) else { return [] }
    return try columns.map { column in
      let collation = try metadata(ofColumn: column.name, in: table, in: "main").collation
      return collation.isEmpty || collation.isName("binary") ? "" : " COLLATE \(collation)"
    }
  }

  /// Returns the statements of the schema, one per line.
  func schemaText() throws -> String { try schemaStatements().joined(separator: "\n") }

  /// Returns the SQL that created the objects of the main database, and the PRAGMAs that set its header.
  func schemaStatements() throws -> [String] {
    let tables = try storedTables()
    let hidden = Set(tables.filter { $0.kind == .shadow || $0.name.isReserved }.map(\.name))
    let objects = try storedObjects()
    var lines: [String] = []
    for kind in [StoredObject.Kind.table, .index, .view, .trigger] {
      let ofKind = objects.filter { $0.kind == kind && !hidden.contains($0.table) && !hidden.contains($0.name) && !$0.name.isReserved }
      let sorted = ofKind.sorted { $0.name.spelling.utf8.lexicographicallyPrecedes($1.name.spelling.utf8) }
      lines += sorted.compactMap(\.sql).map { $0 + ";" }
    }
    for name in ["user_version", "application_id"] {
      let number = try value(SQL(unchecked: "PRAGMA main.\(name)"), as: Int64.self) ?? 0
      if number != 0 { lines.append("PRAGMA \(name)=\(number);") }
    }
    return lines
  }
}
