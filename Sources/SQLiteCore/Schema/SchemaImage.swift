import SQLiteCalls

/// A snapshot of the rows of `sqlite_schema`, to check whether earlier rows still exist. Objects are created from them on demand.
package struct SchemaImage {
  /// The type, name, table and SQL of each object.
  private let rows: [[String?]]

  /// Reads the current schema.
  package init(_ connection: Connection, of schema: String = "main") throws {
    let sql: SQL = """
      SELECT CAST(type AS TEXT), CAST(name AS TEXT), CAST(tbl_name AS TEXT), CAST(sql AS TEXT) FROM \(identifier: schema).sqlite_schema
      ORDER BY rowid
      """
    rows = try connection.rows(sql) { row in try (0..<4).map { try row[$0] } }
  }

  /// Returns whether this image begins with all rows of an earlier one, unchanged. Any further rows were added since then.
  package func begins(with earlier: SchemaImage) -> Bool {
    rows.count >= earlier.rows.count && zip(rows, earlier.rows).allSatisfy { $0.elementsEqual($1) { $0.isSpelled(as: $1) } }
  }

  /// The objects that the rows describe, in the order of their creation.
  package var objects: [StoredObject] {
    rows.map { StoredObject(type: $0[0] ?? "", name: SchemaName($0[1] ?? ""), table: SchemaName($0[2] ?? ""), sql: $0[3]) }
  }
}
