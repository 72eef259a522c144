public import SQLiteCore

extension ColumnValues {
  /// The columns and values of a value that encodes as a row: each key is a column.
  ///
  /// A value whose type is ``SQLiteBindable`` is bound as that type does it, nil is NULL, a type with keys or elements of its own becomes JSON
  /// text.
  /// - Throws: ``SQLiteError`` that names the key SQLite cannot hold the value of, or the type that is no row; what the value itself throws.
  public init(encoding value: some Encodable) throws {
    let encoder = RowEncoder()
    defer { encoder.finish() }
    self.init(try encoder.values(of: value).map { ($0.column, $0.value) })
  }
}

extension Connection {
  /// Inserts a value as a row: its keys are the columns, see ``ColumnValues/init(encoding:)``.
  ///
  /// - Returns: The rowid; 0 for a table without rowids into which nothing with one was inserted before.
  /// - Throws: ``SQLiteError``, or what the value throws when it is encoded.
  @discardableResult public func insert(encoding value: some Encodable, into table: String) throws -> Int64 {
    try insert(ColumnValues(encoding: value), into: table)
  }

  /// Changes the rows of a condition to what a value holds: all its keys, where it is nil to NULL.
  ///
  /// - Returns: The number of rows the condition held for.
  /// - Throws: ``SQLiteError``, or what the value throws when it is encoded.
  @discardableResult public func update(_ table: String, encoding value: some Encodable, where condition: Condition) throws -> Int64 {
    try update(table, set: ColumnValues(encoding: value), where: condition)
  }

  /// Inserts a value as a row, or changes the one that has its key: `ON CONFLICT … DO UPDATE`.
  ///
  /// - Parameter key: The columns of a primary key or unique index; the value must have them.
  /// - Returns: The number of rows inserted or changed: 1, or 0 when the value has nothing but its key and is there.
  /// - Throws: ``SQLiteError``, or what the value throws when it is encoded.
  @discardableResult public func upsert(encoding value: some Encodable, into table: String, onConflict key: [String]) throws -> Int64 {
    try upsert(ColumnValues(encoding: value), into: table, onConflict: key)
  }
}
