public import SQLiteCore

extension ColumnValues {
  /// Encodes a value as a row: each key is a column.
  ///
  /// A value whose type is ``SQLiteBindable`` is bound by that type, nil is NULL, and a type with its own keys or elements becomes JSON
  /// text. Methods that take the value itself omit generated columns.
  /// - Parameter naming: The mapping of keys to column names.
  /// - Throws: ``SQLiteError`` that names the key of a value that SQLite cannot store, or the type that is not a row; or the value's own
  ///   error.
  public init(encoding value: some Encodable, naming: ColumnNaming = .exact) throws {
    let encoder = RowEncoder(naming, for: type(of: value))
    defer { encoder.finish() }
    self.init(try encoder.values(of: value).map { ($0.column, $0.value) })
  }
}

extension Connection {
  /// Inserts a value as a row: its keys are the columns, see ``ColumnValues/init(encoding:naming:)``.
  ///
  /// - Returns: The rowid; 0 if no row was inserted, for example through a view or if a constraint skips it, and in a table without rowids.
  /// - Throws: ``SQLiteError``, as for inserting ``ColumnValues``, or the value's own encoding error.
  @discardableResult public func insert(
    encoding value: some Encodable, into table: some TableReference, in schema: String? = nil, naming: ColumnNaming = .exact
  ) throws -> Int64 {
    if table.tableRules != nil {
      return try writing(ColumnValues(encoding: value, naming: naming), to: table.tableName, in: schema) { row in
        try insert(row, into: table, in: schema)
      }
    }
    let name = table.tableName
    return try rowid(into: name, in: schema, lending: 1) { try write(value, into: name, in: schema, naming: naming) }
  }

  /// Inserts a value as a row, and returns the row as written, for example with the rowid that SQLite chose for a key that was nil.
  ///
  /// ```swift
  /// let question = try connection.insert(encoding: Question(id: nil, title: "Apple"), into: "question", returning: Question.self)
  /// ```
  /// - Parameter type: The type to decode from the row's columns, usually the type of the value.
  /// - Throws: ``SQLiteError``, as for inserting ``ColumnValues`` with `returning:` or decoding a row; or the error of the value or the
  ///   type. Then nothing is written.
  public func insert<Value: Decodable>(
    encoding value: some Encodable, into table: some TableReference, in schema: String? = nil, naming: ColumnNaming = .exact,
    returning type: Value.Type
  ) throws -> Value {
    try writing(ColumnValues(encoding: value, naming: naming), to: table.tableName, in: schema) { row in
      try insert(row, into: table, in: schema, returning: nil) { row in try row.decoded(as: type, naming: naming) }
    }
  }

  /// Updates the rows that match a condition with the contents of a value. The columns of all its keys are written, as NULL where the value
  /// is nil.
  ///
  /// - Returns: The number of rows that matched.
  /// - Throws: ``SQLiteError``, or the value's own encoding error.
  @discardableResult public func update(
    _ table: some TableReference, in schema: String? = nil, encoding value: some Encodable, naming: ColumnNaming = .exact,
    where condition: Condition
  ) throws -> Int {
    try writing(ColumnValues(encoding: value, naming: naming), to: table.tableName, in: schema) { row in
      try update(table, in: schema, set: row, where: condition)
    }
  }

  /// Inserts a value as a row, or updates the row with the same key: `ON CONFLICT … DO UPDATE`.
  ///
  /// - Parameter key: The columns of a primary key or unique index; the value must contain them. Nil for the table's primary key.
  /// - Returns: The number of rows inserted or updated: 1, or 0 when the value contains only its key and already exists.
  /// - Throws: ``SQLiteError``, or the value's own encoding error.
  @discardableResult public func upsert(
    encoding value: some Encodable, into table: some TableReference, in schema: String? = nil, naming: ColumnNaming = .exact,
    onConflict key: [String]? = nil
  ) throws -> Int {
    if table.tableRules != nil {
      return try writing(ColumnValues(encoding: value, naming: naming), to: table.tableName, in: schema) { row in
        try upsert(row, into: table, in: schema, onConflict: key)
      }
    }
    return try withKey(key, of: table.tableName, nil, in: schema) { key in
      try write(value, into: table.tableName, in: schema, naming: naming, onConflict: .update(key: key))
      return try changedRows()
    }
  }

  /// Inserts a value as a row, or updates the row with the same key, and returns the resulting row; nil when there was nothing to change.
  ///
  /// - Parameters:
  ///   - key: The columns of a primary key or unique index; the value must contain them. Nil for the table's primary key.
  ///   - type: The type to decode from the row's columns.
  /// - Throws: ``SQLiteError``, or the error of the value or the type. Then nothing is written.
  public func upsert<Value: Decodable>(
    encoding value: some Encodable, into table: some TableReference, in schema: String? = nil, naming: ColumnNaming = .exact,
    onConflict key: [String]? = nil, returning type: Value.Type
  ) throws -> Value? {
    try writing(ColumnValues(encoding: value, naming: naming), to: table.tableName, in: schema) { row in
      try upsert(row, into: table, in: schema, onConflict: key, returning: nil) { row in try row.decoded(as: type, naming: naming) }
    }
  }

  /// Inserts a row for every value of a sequence, in one transaction, either all or none. The keys of a value are the columns.
  ///
  /// A value whose type is ``SQLiteBindable`` is bound, nil is NULL, and any other type with keys or elements is stored as JSON text. The
  /// values may have different keys: values with the same keys in the same order share a compiled statement.
  /// - Parameters:
  ///   - values: The values to insert, read one at a time.
  ///   - table: A table by its name or description, or a view with an INSTEAD OF INSERT trigger.
  ///   - schema: The database of the table; nil for the first in which SQLite finds it.
  ///   - naming: The mapping of keys to column names.
  ///   - policy: The action for a row whose key already exists.
  ///   - reportEvery: The number of values between two calls of `progress`; zero or less for none.
  ///   - progress: Called with the number of values read so far. If it throws, the insertion stops.
  /// - Returns: The number of rows written, as counted by `sqlite3_changes64`: without skipped rows.
  /// - Throws: ``SQLiteError`` that names the value's number, counted from 1, and the key of a value that SQLite cannot store; a value's
  ///   own encoding error; or the error of `progress`. Then nothing is written.
  @discardableResult public func insert<Values: Sequence>(
    encodingAll values: Values, into table: some TableReference, in schema: String? = nil, naming: ColumnNaming = .exact,
    onConflict policy: ConflictPolicy = .fail, reportEvery: Int = 1_000, progress: (Int) throws -> Void = { _ in }
  ) throws -> Int where Values.Element: Encodable {
    try table.tableRules?.check()  // the values may have different keys, so SQLite checks the columns
    return try insertEach(
      encoding: values, into: table.tableName, in: schema, naming: naming, onConflict: policy, reportEvery: reportEvery, progress: progress)
  }
}

extension Connection {
  /// Calls a closure that writes the columns of a value. Calls it again without generated columns if these cannot be written.
  func writing<Result>(
    _ row: ColumnValues, to table: String, in schema: String?, _ write: (ColumnValues) throws -> Result
  ) throws -> Result {
    do { return try write(row) } catch {
      let generated = try generatedColumns(among: row.columns, of: table, in: schema, after: error)
      return try write(ColumnValues(zip(row.columns, row.values).filter { !generated.containsName($0.0) }.map { ($0, $1) }))
    }
  }
}
