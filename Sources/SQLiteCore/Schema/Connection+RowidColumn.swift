import SQLiteCalls

extension Connection {
  /// The column of a table that is its rowid under another name, its INTEGER PRIMARY KEY; nil when it has none.
  ///
  /// A key that has an index is not the rowid: so it is with INTEGER PRIMARY KEY DESC. <https://sqlite.org/lang_createtable.html#rowid>
  package func rowidColumn(of table: String, in schema: String = "main") throws(SQLiteError) -> String? {
    try value(
      """
      SELECT name FROM pragma_table_xinfo(\(table), \(schema)) WHERE pk > 0 AND upper(type) = 'INTEGER'
        AND NOT EXISTS (SELECT 1 FROM pragma_index_list(\(table), \(schema)) WHERE origin = 'pk')
      """, as: String.self)
  }
}
