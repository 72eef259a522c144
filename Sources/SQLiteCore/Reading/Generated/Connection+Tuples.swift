// Written by Scripts/generate-calls from Scripts/generator/Tuples.swift: change the script, not this file.

extension Connection {
  /// The one column of each row of a query.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE when the result has another number of columns, SQLITE_MISMATCH for a value that does not
  ///   fit its type.
  @_alwaysEmitIntoClient public func rows<A: SQLiteExtractable>(_ sql: SQL, as a: A.Type) throws -> [A] {
    try prepare(sql).rows(as: a)
  }

  /// The 2 columns of each row of a query.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE when the result has another number of columns, SQLITE_MISMATCH for a value that does not
  ///   fit its type.
  @_alwaysEmitIntoClient public func rows<A: SQLiteExtractable, B: SQLiteExtractable>(_ sql: SQL, as a: A.Type, _ b: B.Type) throws -> [(
    A, B
  )] {
    try prepare(sql).rows(as: a, b)
  }

  /// The 2 columns of the first row of a query; nil when there is none.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE when the result has another number of columns, SQLITE_MISMATCH for a value that does not
  ///   fit its type.
  @_alwaysEmitIntoClient public func row<A: SQLiteExtractable, B: SQLiteExtractable>(_ sql: SQL, as a: A.Type, _ b: B.Type) throws -> (
    A, B
  )? {
    try prepare(sql).row(as: a, b)
  }

  /// The 3 columns of each row of a query.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE when the result has another number of columns, SQLITE_MISMATCH for a value that does not
  ///   fit its type.
  @_alwaysEmitIntoClient public func rows<A: SQLiteExtractable, B: SQLiteExtractable, C: SQLiteExtractable>(
    _ sql: SQL, as a: A.Type, _ b: B.Type, _ c: C.Type
  ) throws -> [(A, B, C)] {
    try prepare(sql).rows(as: a, b, c)
  }

  /// The 3 columns of the first row of a query; nil when there is none.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE when the result has another number of columns, SQLITE_MISMATCH for a value that does not
  ///   fit its type.
  @_alwaysEmitIntoClient public func row<A: SQLiteExtractable, B: SQLiteExtractable, C: SQLiteExtractable>(
    _ sql: SQL, as a: A.Type, _ b: B.Type, _ c: C.Type
  ) throws -> (A, B, C)? {
    try prepare(sql).row(as: a, b, c)
  }

  /// The 4 columns of each row of a query.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE when the result has another number of columns, SQLITE_MISMATCH for a value that does not
  ///   fit its type.
  @_alwaysEmitIntoClient public func rows<A: SQLiteExtractable, B: SQLiteExtractable, C: SQLiteExtractable, D: SQLiteExtractable>(
    _ sql: SQL, as a: A.Type, _ b: B.Type, _ c: C.Type, _ d: D.Type
  ) throws -> [(A, B, C, D)] {
    try prepare(sql).rows(as: a, b, c, d)
  }

  /// The 4 columns of the first row of a query; nil when there is none.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE when the result has another number of columns, SQLITE_MISMATCH for a value that does not
  ///   fit its type.
  @_alwaysEmitIntoClient public func row<A: SQLiteExtractable, B: SQLiteExtractable, C: SQLiteExtractable, D: SQLiteExtractable>(
    _ sql: SQL, as a: A.Type, _ b: B.Type, _ c: C.Type, _ d: D.Type
  ) throws -> (A, B, C, D)? {
    try prepare(sql).row(as: a, b, c, d)
  }

}
