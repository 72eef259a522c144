public import SQLiteCore
public import SQLiteSchema

extension ColumnValues {
  /// The columns and values of a value that encodes as a row: each key is a column.
  ///
  /// A value whose type is ``SQLiteBindable`` is bound as that type does it, nil is NULL, a type with keys or elements of its own becomes JSON
  /// text.
  /// - Parameter naming: How keys are spelled as names of columns.
  /// - Throws: ``SQLiteError`` that names the key SQLite cannot hold the value of, or the type that is not a row; what the value itself throws.
  public init(encoding value: some Encodable, naming: ColumnNaming = .exact) throws {
    let encoder = RowEncoder(naming)
    defer { encoder.finish() }
    self.init(try encoder.values(of: value).map { ($0.column, $0.value) })
  }
}

extension Connection {
  /// Inserts a value as a row: its keys are the columns, see ``ColumnValues/init(encoding:naming:)``.
  ///
  /// - Returns: The rowid; 0 for a table without rowids into which nothing with one was inserted before.
  /// - Throws: ``SQLiteError``, or what the value throws when it is encoded.
  @discardableResult public func insert(
    encoding value: some Encodable, into table: String, in schema: String? = nil, naming: ColumnNaming = .exact
  ) throws -> Int64 {
    try write(value, into: table, in: schema, naming: naming)
    return lastInsertRowid
  }

  /// Changes the rows of a condition to what a value holds: all its keys, where it is nil to NULL.
  ///
  /// - Returns: The number of rows the condition held for.
  /// - Throws: ``SQLiteError``, or what the value throws when it is encoded.
  @discardableResult public func update(
    _ table: String, in schema: String? = nil, encoding value: some Encodable, naming: ColumnNaming = .exact, where condition: Condition
  ) throws -> Int64 {
    try update(table, in: schema, set: ColumnValues(encoding: value, naming: naming), where: condition)
  }

  /// Inserts a value as a row, or changes the one that has its key: `ON CONFLICT … DO UPDATE`.
  ///
  /// - Parameter key: The columns of a primary key or unique index; the value must have them.
  /// - Returns: The number of rows inserted or changed: 1, or 0 when the value has nothing but its key and is there.
  /// - Throws: ``SQLiteError``, or what the value throws when it is encoded.
  @discardableResult public func upsert(
    encoding value: some Encodable, into table: String, in schema: String? = nil, naming: ColumnNaming = .exact, onConflict key: [String]
  ) throws -> Int64 {
    try write(value, into: table, in: schema, naming: naming, onConflict: .update(key: key))
    return changes
  }
}

extension Connection {
  /// Inserts a value as a row of a described table: its keys are the columns.
  ///
  /// - Returns: The rowid, as for a table by its name.
  /// - Throws: ``SQLiteError`` as inserting ``ColumnValues`` does, or what the value throws when it is encoded.
  @discardableResult public func insert(
    encoding value: some Encodable, into table: TableDescription, in schema: String? = nil, naming: ColumnNaming = .exact
  ) throws
    -> Int64
  {
    try insert(ColumnValues(encoding: value, naming: naming), into: table, in: schema)
  }

  /// Inserts a row of a described table for every value of a sequence, in one transaction; the rest is as for a table by its name.
  ///
  /// - Returns: The number of rows written.
  /// - Throws: ``SQLiteError`` for a description that cannot be right, else as for a table by its name: the values may have different keys, so
  ///   it is SQLite that refuses a column.
  @discardableResult public func insert<Values: Sequence>(
    encodingAll values: Values, into table: TableDescription, in schema: String? = nil, naming: ColumnNaming = .exact,
    onConflict policy: ConflictPolicy = .fail,
    reportEvery: Int = 1_000,
    progress: (Int) throws -> Void = { _ in }
  ) throws -> Int where Values.Element: Encodable {
    try table.check()
    return try insert(
      encodingAll: values, into: table.name, in: schema, naming: naming, onConflict: policy, reportEvery: reportEvery, progress: progress)
  }

  /// Changes the rows of a described table for which a condition holds to what a value holds: all its keys, where it is nil to NULL.
  ///
  /// - Returns: The number of rows the condition held for.
  /// - Throws: ``SQLiteError``, or what the value throws when it is encoded.
  @discardableResult public func update(
    _ table: TableDescription, in schema: String? = nil, encoding value: some Encodable, naming: ColumnNaming = .exact,
    where condition: Condition
  ) throws -> Int64 {
    try update(table, in: schema, set: ColumnValues(encoding: value, naming: naming), where: condition)
  }

  /// Inserts a value as a row of a described table, or changes the one that has its primary key.
  ///
  /// - Returns: The number of rows inserted or changed: 1, or 0 when the value has nothing but its key and is there.
  /// - Throws: ``SQLiteError``, or what the value throws when it is encoded.
  @discardableResult public func upsert(
    encoding value: some Encodable, into table: TableDescription, in schema: String? = nil, naming: ColumnNaming = .exact
  ) throws
    -> Int64
  {
    try upsert(ColumnValues(encoding: value, naming: naming), into: table, in: schema)
  }
}
