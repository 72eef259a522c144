public import SQLiteCore
public import SQLiteSchema

extension Connection {
  /// Inserts a row into a described table; columns that are not given get their defaults.
  ///
  /// - Returns: The rowid; 0 for a table without rowids into which nothing with one was inserted before.
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE that names a column that does not exist, is generated, is named twice, or is missing and has no
  ///   default; or of SQLite. Nothing is written then.
  @discardableResult public func insert(_ row: ColumnValues, into table: TableDescription, in schema: String? = nil) throws -> Int64 {
    try row.checkValues(for: table.name)
    try insert(.insert(into: table.name, in: schema, columns: row.columns, of: table.identity), row.values) {
      try table.checkComplete(row.columns)
      return try .insert(into: table.name, in: schema, columns: row.columns)
    }
    return lastInsertRowid
  }

  /// Inserts a row, or changes the one that has its primary key; never REPLACE, so that no other row is deleted.
  ///
  /// - Returns: The number of rows inserted or changed: 1, or 0 when the row holds nothing but its key and is there.
  /// - Throws: ``SQLiteError`` as ``insert(_:into:in:)-(ColumnValues,TableDescription,_)``, and for a row without its key.
  @discardableResult public func upsert(_ row: ColumnValues, into table: TableDescription, in schema: String? = nil) throws -> Int64 {
    try row.checkValues(for: table.name)
    let policy = ConflictPolicy.update(key: table.keyColumns)
    try insert(.insert(into: table.name, in: schema, columns: row.columns, onConflict: policy, of: table.identity), row.values) {
      let sql = try table.upsert(in: schema, columns: row.columns)
      try table.checkComplete(row.columns)
      return sql
    }
    return changes
  }

  /// Changes columns of the row of a key.
  ///
  /// - Returns: The number of rows: 1, or 0 when there is none with that key.
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE that names a column that does not exist, is generated or is named twice; SQLITE_RANGE when the
  ///   key has another number of columns; or of SQLite.
  @discardableResult @_alwaysEmitIntoClient public func update<each Key: SQLiteBindable>(
    _ table: TableDescription, in schema: String? = nil, set values: ColumnValues, key: repeat each Key
  ) throws -> Int64 {
    let statement = try prepareUpdate(of: table, in: schema, values)
    try statement.bind(values: values.values, key: repeat each key, of: table.keyColumns, in: table.name)
    return try changes(by: statement)
  }

  @usableFromInline func prepareUpdate(of table: TableDescription, in schema: String?, _ values: ColumnValues) throws -> Statement {
    try values.checkValues(for: table.name)
    let shape = StatementShape(.updateByKey, table.name, in: schema, columns: values.columns, of: table.identity)
    return try prepare(written(shape) { try table.update(in: schema, columns: values.columns) })
  }

  /// Deletes the row of a key.
  ///
  /// - Returns: The number of rows: 1, or 0 when there is none with that key.
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE when the key has another number of columns; or of SQLite.
  @discardableResult @_alwaysEmitIntoClient public func delete<each Key: SQLiteBindable>(
    from table: TableDescription, in schema: String? = nil, key: repeat each Key
  ) throws -> Int64 {
    let statement = try prepareDelete(of: table, in: schema)
    try statement.bind(values: [], key: repeat each key, of: table.keyColumns, in: table.name)
    return try changes(by: statement)
  }

  @usableFromInline func prepareDelete(of table: TableDescription, in schema: String?) throws -> Statement {
    try prepare(
      written(StatementShape(.deleteByKey, table.name, in: schema, of: table.identity)) { try table.deleteByKey(in: schema) })
  }
}

extension Connection {
  /// Inserts rows into a described table in one transaction: all of them or none; the rest is as for a table by its name.
  ///
  /// - Returns: The number of rows written.
  /// - Throws: ``SQLiteError`` that names the row's number and is otherwise as for one row, or what progress throws; nothing is written then.
  @discardableResult public func insert(
    _ rows: some Sequence<ColumnValues>, into table: TableDescription, in schema: String? = nil, onConflict policy: ConflictPolicy = .fail,
    reportEvery: Int = 1_000,
    progress: (Int) throws -> Void = { _ in }
  ) throws -> Int {
    try insert(rows, into: table.name, in: schema, onConflict: policy, reportEvery: reportEvery, progress: progress) { columns in
      try table.checkComplete(columns)
    }
  }

  /// Inserts a row into a described table for every element of a sequence; the rest is as for a table by its name.
  ///
  /// - Returns: The number of rows written.
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE for columns that one row could not have, else as for a table by its name.
  @discardableResult @_alwaysEmitIntoClient public func insert<Elements: Sequence, each Value: SQLiteBindable>(
    _ elements: Elements, into table: TableDescription, in schema: String? = nil, columns: [String],
    onConflict policy: ConflictPolicy = .fail,
    reportEvery: Int = 1_000, progress: (Int) throws -> Void = { _ in }, values: (Elements.Element) throws -> (repeat each Value)
  ) throws -> Int {
    try table.checkComplete(columns)
    return try insert(
      elements, into: table.name, in: schema, columns: columns, onConflict: policy, reportEvery: reportEvery, progress: progress,
      values: values)
  }

  /// Changes the rows of a described table for which a condition holds.
  ///
  /// - Returns: The number of rows the condition held for.
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE that names a column that does not exist, is generated or is named twice; or of SQLite.
  @discardableResult public func update(
    _ table: TableDescription, in schema: String? = nil, set values: ColumnValues, where condition: Condition
  ) throws -> Int64 {
    try changes(
      by: prepareUpdate(table.name, in: schema, set: values, where: condition, of: table.identity) {
        try table.checkColumns(values.columns)
      })
  }

  /// Deletes the rows of a described table for which a condition holds.
  ///
  /// - Returns: The number of rows deleted by it, without those that go along through foreign keys.
  @discardableResult public func delete(from table: TableDescription, in schema: String? = nil, where condition: Condition) throws -> Int64
  {
    try delete(from: table.name, in: schema, where: condition)
  }
}

extension TableDescription {
  /// Refuses a description that cannot be right, and columns that cannot be written.
  func checkColumns(_ given: [String]) throws {
    try check()
    try checkWritable(given)
  }

  /// Refuses columns that cannot be written, and a row in which one is missing that must be given.
  @usableFromInline func checkComplete(_ given: [String]) throws {
    try checkColumns(given)
    let rowid = rowidColumn.map { SchemaName($0) }
    let required = columns.filter { $0.mustBeGiven && SchemaName($0.name) != rowid }.map(\.name)
    if let missing = required.without(given).first {
      throw SQLiteError.description(of: name, "there is no value for the column \(missing), which has no default")
    }
  }
}

extension ColumnDescription {
  /// Whether a row cannot be inserted without it, unless it is the rowid.
  var mustBeGiven: Bool { !isNullable && !hasDefault && !isGenerated }
}
