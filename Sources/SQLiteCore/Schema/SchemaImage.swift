import SQLiteCalls

/// The rows of `sqlite_schema`, to see whether earlier rows are still there: objects are made of them only when asked for.
package struct SchemaImage {
  /// The type, name, table and SQL of each object.
  private let rows: [[String?]]

  /// Reads a schema as it is now.
  package init(_ connection: Connection, of schema: String = "main") throws {
    let sql: SQL = """
      SELECT CAST(type AS TEXT), CAST(name AS TEXT), CAST(tbl_name AS TEXT), CAST(sql AS TEXT) FROM \(identifier: schema).sqlite_schema
      ORDER BY rowid
      """
    rows = try connection.rows(sql) { row in try (0..<4).map { try row[$0] } }
  }

  /// Whether all rows of an earlier image are still in this one, in the same words. The rows after them were added since.
  package func begins(with earlier: SchemaImage) -> Bool {
    rows.count >= earlier.rows.count && zip(rows, earlier.rows).allSatisfy { $0.elementsEqual($1) { $0.isSpelled(as: $1) } }
  }

  /// The objects that the rows describe, in the order they were made.
  package var objects: [StoredObject] {
    rows.map { StoredObject(type: $0[0] ?? "", name: SchemaName($0[1] ?? ""), table: SchemaName($0[2] ?? ""), sql: $0[3]) }
  }
}
