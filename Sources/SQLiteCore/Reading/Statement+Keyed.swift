import SQLiteCalls

extension Statement {
  /// Returns a dictionary with the first of two columns as keys and the second as values.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_CONSTRAINT_UNIQUE for a key that occurs in two rows, SQLITE_MISMATCH for a value that does not
  ///   fit, SQLITE_RANGE when there are not two columns.
  @_alwaysEmitIntoClient public func dictionary<Key: SQLiteExtractable & Hashable, Value: SQLiteExtractable>(
    as key: Key.Type, _ value: Value.Type
  ) throws -> [Key: Value] {
    var found: [Key: Value] = [:]
    try forEach(columns: 2) { row in
      guard found.updateValue(try row[1], forKey: try row[0]) == nil else { throw duplicateKey(row.number) }
    }
    return found
  }

  /// Returns a dictionary of the pairs that a closure returns for each row.
  ///
  /// - Throws: ``SQLiteError``, with SQLITE_CONSTRAINT_UNIQUE for a key that occurs in two rows, or the closure's error.
  @_alwaysEmitIntoClient public func dictionary<Key: Hashable, Value>(_ body: (Row) throws -> (Key, Value)) throws -> [Key: Value] {
    var found: [Key: Value] = [:]
    try forEach { row in
      let (key, value) = try body(row)
      guard found.updateValue(value, forKey: key) == nil else { throw duplicateKey(row.number) }
    }
    return found
  }

  /// Returns the rows grouped by the first of two columns: each key has the values of its second column, in the order of the rows.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_MISMATCH for a value that does not fit, SQLITE_RANGE when there are not two columns.
  @_alwaysEmitIntoClient public func grouped<Key: SQLiteExtractable & Hashable, Value: SQLiteExtractable>(
    as key: Key.Type, _ value: Value.Type
  ) throws -> [Key: [Value]] {
    var found: [Key: [Value]] = [:]
    try forEach(columns: 2) { row in found[try row[0], default: []].append(try row[1]) }
    return found
  }

  /// Returns a result that a closure updates for each row.
  ///
  /// - Throws: ``SQLiteError``, or the closure's error; the statement is then reset.
  @_alwaysEmitIntoClient public func reduce<Result>(into initial: Result, _ body: (inout Result, Row) throws -> Void) throws -> Result {
    var result = initial
    try forEach { row in try body(&result, row) }
    return result
  }

  @usableFromInline func duplicateKey(_ row: Int) -> SQLiteError { .duplicateKey(row: row, sql: sql) }
}
