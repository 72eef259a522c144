public import SQLiteCore

extension ColumnValues {
  /// The columns and values of a value that encodes as a row: each key is a column.
  ///
  /// A value whose type is ``SQLiteBindable`` is bound as that type does it, nil is NULL, a type with keys or elements of its own becomes JSON
  /// text. Verbs that take the value itself leave generated columns out of it.
  /// - Parameter naming: How keys are spelled as names of columns.
  /// - Throws: ``SQLiteError`` that names the key SQLite cannot hold the value of, or the type that is not a row; or the error of the value itself.
  public init(encoding value: some Encodable, naming: ColumnNaming = .exact) throws {
    let encoder = RowEncoder(naming, for: type(of: value))
    defer { encoder.finish() }
    self.init(try encoder.values(of: value).map { ($0.column, $0.value) })
  }
}

extension Connection {
  /// Inserts a value as a row: its keys are the columns, see ``ColumnValues/init(encoding:naming:)``.
  ///
  /// - Returns: The rowid; 0 where no row was inserted, as through a view or where a constraint passes it over, and in a table without rowids.
  /// - Throws: ``SQLiteError`` as inserting ``ColumnValues`` does, or the error of the value when it is encoded.
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

  /// Inserts a value as a row, and answers the row as it was written: with the rowid that SQLite gave it, where its key is an optional integer that was nil.
  ///
  /// ```swift
  /// let question = try connection.insert(encoding: Question(id: nil, title: "Apple"), into: "question", returning: Question.self)
  /// ```
  /// - Parameter type: The type to decode the row as, by its columns: most often the type of the value.
  /// - Throws: ``SQLiteError`` as inserting ``ColumnValues`` with `returning:` does, or as decoding a row does; or the error of the value or the type.
  ///   Nothing is written then.
  public func insert<Value: Decodable>(
    encoding value: some Encodable, into table: some TableReference, in schema: String? = nil, naming: ColumnNaming = .exact,
    returning type: Value.Type
  ) throws -> Value {
    try writing(ColumnValues(encoding: value, naming: naming), to: table.tableName, in: schema) { row in
      try insert(row, into: table, in: schema, returning: nil) { row in try row.decoded(as: type, naming: naming) }
    }
  }

  /// Changes the rows of a condition to the contents of a value: the columns of all its keys, to NULL where it is nil.
  ///
  /// - Returns: The number of rows the condition held for.
  /// - Throws: ``SQLiteError``, or the error of the value when it is encoded.
  @discardableResult public func update(
    _ table: some TableReference, in schema: String? = nil, encoding value: some Encodable, naming: ColumnNaming = .exact,
    where condition: Condition
  ) throws -> Int {
    try writing(ColumnValues(encoding: value, naming: naming), to: table.tableName, in: schema) { row in
      try update(table, in: schema, set: row, where: condition)
    }
  }

  /// Inserts a value as a row, or changes the one that has its key: `ON CONFLICT … DO UPDATE`.
  ///
  /// - Parameter key: The columns of a primary key or unique index; the value must have them. Nil for the table's primary key.
  /// - Returns: The number of rows inserted or changed: 1, or 0 when the value has nothing but its key and is there.
  /// - Throws: ``SQLiteError``, or the error of the value when it is encoded.
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

  /// Inserts a value as a row, or changes the one that has its key, and answers the row as it then is; nil when there was nothing to change.
  ///
  /// - Parameters:
  ///   - key: The columns of a primary key or unique index; the value must have them. Nil for the table's primary key.
  ///   - type: The type to decode the row as, by its columns.
  /// - Throws: ``SQLiteError``, or the error of the value or the type. Nothing is written then.
  public func upsert<Value: Decodable>(
    encoding value: some Encodable, into table: some TableReference, in schema: String? = nil, naming: ColumnNaming = .exact,
    onConflict key: [String]? = nil, returning type: Value.Type
  ) throws -> Value? {
    try writing(ColumnValues(encoding: value, naming: naming), to: table.tableName, in: schema) { row in
      try upsert(row, into: table, in: schema, onConflict: key, returning: nil) { row in try row.decoded(as: type, naming: naming) }
    }
  }

  /// Inserts a row for every value of a sequence, in one transaction: all of them or none. The keys of a value are the columns.
  ///
  /// A value whose type is ``SQLiteBindable`` is bound, nil is NULL, any other type with keys or elements is stored as JSON text. The values may have
  /// different keys: those with the same ones in the same order share a compiled statement.
  /// - Parameters:
  ///   - values: The values to insert, taken one at a time.
  ///   - table: A table by its name or description, or a view with a trigger instead of inserting.
  ///   - schema: The database it is in; nil for the first in which SQLite finds it.
  ///   - naming: How keys are spelled as names of columns.
  ///   - policy: How a row is treated whose key is there already.
  ///   - reportEvery: The number of values between two calls of `progress`; zero or less for none.
  ///   - progress: A closure that gets the number of values taken so far. Its error ends the work.
  /// - Returns: The number of rows written, as `sqlite3_changes64` counts them: without those passed over.
  /// - Throws: ``SQLiteError`` that names the value's number, counted from 1, and the key SQLite cannot hold the value of; the error of a value
  ///   when it is encoded; or the error of `progress`. Nothing is written then.
  @discardableResult public func insert<Values: Sequence>(
    encodingAll values: Values, into table: some TableReference, in schema: String? = nil, naming: ColumnNaming = .exact,
    onConflict policy: ConflictPolicy = .fail, reportEvery: Int = 1_000, progress: (Int) throws -> Void = { _ in }
  ) throws -> Int where Values.Element: Encodable {
    try table.tableRules?.check()  // the values may have different keys, so it is SQLite that refuses a column
    return try insertEach(
      encoding: values, into: table.tableName, in: schema, naming: naming, onConflict: policy, reportEvery: reportEvery, progress: progress)
  }
}

extension Connection {
  /// Calls a closure that writes the columns of a value, and again without the generated columns where it cannot write them.
  func writing<Result>(
    _ row: ColumnValues, to table: String, in schema: String?, _ write: (ColumnValues) throws -> Result
  ) throws -> Result {
    do { return try write(row) } catch {
      let generated = try generatedColumns(among: row.columns, of: table, in: schema, after: error)
      return try write(ColumnValues(zip(row.columns, row.values).filter { !generated.containsName($0.0) }.map { ($0, $1) }))
    }
  }
}
