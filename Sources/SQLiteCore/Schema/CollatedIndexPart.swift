import SQLiteCallsCore

/// A part of an index that is sorted by a collation that is not SQLite's own, or may be computed with one.
package struct CollatedIndexPart: Sendable {
  package let table: String
  package let index: String
  package let collation: String
  /// What made the table and the index, where the part or its condition is computed: collations may be named in it.
  package let sql: String?
}

extension Connection {
  /// Such parts of all indexes of a schema, in one question. Of each table the primary key is first, then its indexes by name.
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
