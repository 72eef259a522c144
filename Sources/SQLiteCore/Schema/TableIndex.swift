import SQLiteCalls

/// An index of a table. <https://sqlite.org/pragma.html#pragma_index_list>
package struct TableIndex: Sendable {
  /// The origin of an index: a CREATE INDEX statement, UNIQUE, or PRIMARY KEY.
  package enum Origin: String, Hashable, Sendable { case statement = "c", unique = "u", primaryKey = "pk" }

  package let name: String
  package let isUnique: Bool
  package let origin: Origin?
}

/// A column or expression of an index. <https://sqlite.org/pragma.html#pragma_index_xinfo>
package struct IndexPart: Sendable {
  /// The number of the column; -1 for the rowid, -2 for an expression.
  package let columnNumber: Int
  /// The column; nil for the rowid and for an expression.
  package let column: String?
  package let isDescending: Bool
  package let collation: String
}

/// A column of a foreign key. <https://sqlite.org/pragma.html#pragma_foreign_key_list>
package struct ForeignKeyPart: Sendable {
  /// The number of the key in the table, where the last key declared is 0.
  package let key: Int
  /// The table that the key refers to.
  package let target: String
  package let column: String
  /// The column that the key refers to; nil for the primary key if it is not named.
  package let targetColumn: String?
  package let onUpdate: String
  package let onDelete: String
}

extension Connection {
  /// Returns the indexes of a table, sorted by name.
  package func tableIndexes(of table: String, in schema: String? = "main") throws -> [TableIndex] {
    let sql: SQL = "SELECT name, \"unique\", origin FROM pragma_index_list(\(table), \(schema)) ORDER BY name"
    return try structure(sql) { row in
      TableIndex(name: try row[0], isUnique: try row[1, as: Int.self] != 0, origin: TableIndex.Origin(rawValue: try row[2]))
    }
  }

  /// Returns the names of all indexes of a schema, including the primary key of a table WITHOUT ROWID, which `sqlite_schema` does not list.
  package func indexNames(in schema: String) throws -> Set<SchemaName> {
    let sql: SQL = """
      SELECT i.name FROM \(identifier: schema).sqlite_schema AS t JOIN pragma_index_list(t.name, \(schema)) AS i WHERE t.type = 'table'
      """
    return Set(try structure(sql) { row in SchemaName(try row[0]) })
  }

  /// Returns the columns and expressions of an index, in order.
  ///
  /// - Parameter withRest: Whether to include the rowid, or the rest of the primary key in its place.
  package func indexParts(of index: String, in schema: String = "main", withRest: Bool = false) throws -> [IndexPart] {
    let sql: SQL =
      "SELECT cid, name, \"desc\", coll FROM pragma_index_xinfo(\(index), \(schema)) WHERE key = 1 OR \(withRest) ORDER BY seqno"
    return try structure(sql) { row in
      IndexPart(columnNumber: try row[0], column: try row[1], isDescending: try row[2, as: Int.self] != 0, collation: try row[3])
    }
  }

  /// Returns the columns of a table's foreign keys: the keys in the order of their declaration, and the columns of each key in the key's
  /// order.
  package func foreignKeyParts(of table: String, in schema: String = "main") throws -> [ForeignKeyPart] {
    let sql: SQL = """
      SELECT id, "table", "from", "to", on_update, on_delete FROM pragma_foreign_key_list(\(table), \(schema)) ORDER BY id DESC, seq
      """
    return try structure(sql) { row in
      ForeignKeyPart(
        key: try row[0], target: try row[1], column: try row[2], targetColumn: try row[3], onUpdate: try row[4], onDelete: try row[5])
    }
  }

  /// Returns the column that is an alias of the rowid, a table's INTEGER PRIMARY KEY; nil when there is none.
  ///
  /// A key that has an index is not the rowid; an example is INTEGER PRIMARY KEY DESC. <https://sqlite.org/lang_createtable.html#rowid>
  package func rowidColumn(of table: String, in schema: String? = "main") throws -> String? {
    let integer = SchemaName("integer")
    let key = try allColumns(of: table, in: schema).first { $0.primaryKeyPosition > 0 && SchemaName($0.declaredType) == integer }
    guard let key, try !tableIndexes(of: table, in: schema).contains(where: { $0.origin == .primaryKey }) else { return nil }
    return key.name
  }

  /// Returns whether SQLite may consider different values of a table's key equal: by a collation, or like 1 and 1.0 in a column without a
  /// type.
  package func mayRespellKey(of table: String, in schema: String) throws -> Bool {
    let sql: SQL = """
      SELECT 1 FROM pragma_index_list(\(table), \(schema)) AS i JOIN pragma_index_xinfo(i.name, \(schema)) AS x
        JOIN pragma_table_xinfo(\(table), \(schema)) AS c ON c.cid = x.cid
      WHERE i.origin = 'pk' AND x.key
        AND (x.coll <> 'BINARY' COLLATE NOCASE OR lower(c.type) IN ('', 'any') OR instr(lower(c.type), 'blob')) LIMIT 1
      """
    return try value(sql, as: Int.self) != nil
  }

  /// Returns a name for the rowid of a table that no column has, computed columns included. Returns nil for a table without rowids, for a
  /// table whose INTEGER PRIMARY KEY is the rowid, and if columns have all three names (the rowid is then inaccessible, unless it is one of
  /// these columns).
  package func freeRowidName(of table: String, isWithoutRowid: Bool, in schema: String = "main") throws -> String? {
    if isWithoutRowid { return nil }
    if try rowidColumn(of: table, in: schema) != nil { return nil }
    let columns = try allColumns(of: table, in: schema).map(\.name)
    return Self.rowidNames.first { !columns.containsName($0) }
  }

  /// The names by which SQL can refer to a table's rowid, unless a column has the same name. <https://sqlite.org/rowidtable.html>
  package static let rowidNames = ["rowid", "_rowid_", "oid"]
}

/// A part of an index that is sorted with a collation other than SQLite's own, or may be computed with one.
package struct CollatedIndexPart: Sendable {
  package let table: String
  package let index: String
  package let collation: String
  /// The SQL of the table and the index if the part or its condition is computed, because it may name collations; otherwise nil.
  package let sql: String?
}

extension Connection {
  /// Returns the parts of all indexes of a schema that use or may use a collation other than SQLite's own, with one query. For each table
  /// the primary key comes first, then its indexes by name.
  ///
  /// <https://sqlite.org/pragma.html#pragma_index_xinfo>
  package func collatedIndexParts(in schema: String) throws -> [CollatedIndexPart] {
    let sql: SQL = """
      SELECT t.name AS "table", i.name, x.coll, coalesce(t.sql, '') || ';' || coalesce(o.sql, ''),
        i.partial OR x.cid = -2
          OR EXISTS (SELECT 1 FROM pragma_table_xinfo(t.name, \(schema)) AS c WHERE c.cid = x.cid AND c.hidden IN (2, 3)) AS "computed"
      FROM \(identifier: schema).sqlite_schema AS t JOIN pragma_index_list(t.name, \(schema)) AS i
        JOIN pragma_index_xinfo(i.name, \(schema)) AS x
        LEFT JOIN \(identifier: schema).sqlite_schema AS o ON o.type = 'index' AND o.name = i.name
      WHERE t.type = 'table' AND ("computed" OR x.coll COLLATE NOCASE NOT IN ('BINARY', 'NOCASE', 'RTRIM'))
      ORDER BY 1, i.origin <> 'pk', 2, x.seqno
      """
    return try structure(sql) { row in
      let isComputed = try row[4, as: Int.self] != 0
      return CollatedIndexPart(table: try row[0], index: try row[1], collation: try row[2], sql: isComputed ? try row[3] : nil)
    }
  }
}
