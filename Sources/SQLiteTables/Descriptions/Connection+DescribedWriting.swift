public import SQLiteCore
public import SQLiteSchema

extension Connection {
  /// Inserts a row into a described table; columns that are not given get their defaults.
  ///
  /// - Returns: The rowid; 0 for a table without rowids into which nothing with one was inserted before.
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE that names a column that does not exist, is generated, stands twice, or is missing and has no
  ///   default; or of SQLite. Nothing is written then.
  @discardableResult public func insert(_ row: ColumnValues, into table: TableDescription) throws(SQLiteError) -> Int64 {
    try table.checkComplete(row.columns)
    return try insert(row, into: table.name)
  }

  /// Inserts a row, or changes the one that has its primary key; never REPLACE, so that no other row is deleted.
  ///
  /// - Returns: The number of rows inserted or changed: 1, or 0 when the row holds nothing but its key and is there.
  /// - Throws: ``SQLiteError`` as ``insert(_:into:)-(ColumnValues,TableDescription)``, and for a row without its key.
  @discardableResult public func upsert(_ row: ColumnValues, into table: TableDescription) throws(SQLiteError) -> Int64 {
    try row.checkValues(for: table.name)
    let sql = try table.upsert(columns: row.columns)
    try table.checkComplete(row.columns)
    return try run(sql, row.values)
  }

  /// Changes columns of the row of a key.
  ///
  /// - Returns: The number of rows: 1, or 0 when there is none with that key.
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE that names a column that does not exist, is generated or stands twice; SQLITE_RANGE when the
  ///   key has another number of columns; or of SQLite.
  @discardableResult public func update<each Key: SQLiteBindable>(
    _ table: TableDescription, key: repeat each Key, set values: ColumnValues
  ) throws(SQLiteError) -> Int64 {
    try values.checkValues(for: table.name)
    let sql = try table.update(columns: values.columns)
    return try run(sql, values.values + Self.bindings(of: table, repeat each key))
  }

  /// Deletes the row of a key.
  ///
  /// - Returns: The number of rows: 1, or 0 when there is none with that key.
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE when the key has another number of columns; or of SQLite.
  @discardableResult public func delete<each Key: SQLiteBindable>(
    from table: TableDescription, key: repeat each Key
  ) throws(SQLiteError) -> Int64 {
    try run(try table.deleteByKey(), Self.bindings(of: table, repeat each key))
  }

  private func run(_ sql: SQL, _ values: [SQLiteValue]) throws(SQLiteError) -> Int64 {
    let statement = try prepare(sql)
    try statement.bind(values: values)
    try statement.run()
    return changes
  }

  private static func bindings<each Key: SQLiteBindable>(of table: TableDescription, _ key: repeat each Key) throws(SQLiteError)
    -> [SQLiteValue]
  {
    var values = ColumnValues([])
    var rest = table.keyColumns[...]
    for part in repeat each key { values.append(part, for: rest.popFirst() ?? "behind the last of the key") }
    try values.checkValues(for: table.name)
    return values.values
  }
}

extension TableDescription {
  /// Refuses columns that cannot be written, and a row in which one is missing that must be given.
  func checkComplete(_ given: [String]) throws(SQLiteError) {
    try check()
    try checkWritable(given)
    let rowid = rowidColumn.map { SchemaName($0) }
    for column in columns where column.mustBeGiven && SchemaName(column.name) != rowid && !given.containsName(column.name) {
      throw .description(of: name, "there is no value for the column \(column.name), which has no default")
    }
  }
}

extension ColumnDescription {
  /// Whether a row cannot be inserted without it, unless it is the rowid.
  var mustBeGiven: Bool { !isNullable && !hasDefault && !isGenerated }
}
