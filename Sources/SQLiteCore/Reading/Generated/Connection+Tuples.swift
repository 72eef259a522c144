// Written by Scripts/generate-calls from Scripts/generator/Tuples.swift: change the script, not this file.

extension Connection {
  /// The one column of each row of a query.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE when the result has another number of columns, SQLITE_MISMATCH for a value that does not
  ///   fit its type.
  @_alwaysEmitIntoClient public func rows<A: SQLiteExtractable>(_ sql: SQL, as a: A.Type) throws -> [A] {
    try prepare(sql).rows(as: a)
  }

  /// The one column of the first row of a query; nil when there is none.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE when the result has another number of columns, SQLITE_MISMATCH for a value that does not
  ///   fit its type.
  @_alwaysEmitIntoClient public func row<A: SQLiteExtractable>(_ sql: SQL, as a: A.Type) throws -> A? {
    try prepare(sql).row(as: a)
  }

  /// Calls a closure with the one column of each row of a query. What the closure throws is thrown on.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE when the result has another number of columns, SQLITE_MISMATCH for a value that does not
  ///   fit its type.
  @_alwaysEmitIntoClient @inline(__always)
  public func forEach<A: SQLiteExtractable>(_ sql: SQL, as a: A.Type, _ body: (A) throws -> Void) throws {
    try prepare(sql).forEach(as: a, body)
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

  /// Calls a closure with the 2 columns of each row of a query. What the closure throws is thrown on.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE when the result has another number of columns, SQLITE_MISMATCH for a value that does not
  ///   fit its type.
  @_alwaysEmitIntoClient @inline(__always)
  public func forEach<A: SQLiteExtractable, B: SQLiteExtractable>(_ sql: SQL, as a: A.Type, _ b: B.Type, _ body: (A, B) throws -> Void)
    throws
  {
    try prepare(sql).forEach(as: a, b, body)
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

  /// Calls a closure with the 3 columns of each row of a query. What the closure throws is thrown on.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE when the result has another number of columns, SQLITE_MISMATCH for a value that does not
  ///   fit its type.
  @_alwaysEmitIntoClient @inline(__always)
  public func forEach<A: SQLiteExtractable, B: SQLiteExtractable, C: SQLiteExtractable>(
    _ sql: SQL, as a: A.Type, _ b: B.Type, _ c: C.Type, _ body: (A, B, C) throws -> Void
  ) throws {
    try prepare(sql).forEach(as: a, b, c, body)
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

  /// Calls a closure with the 4 columns of each row of a query. What the closure throws is thrown on.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE when the result has another number of columns, SQLITE_MISMATCH for a value that does not
  ///   fit its type.
  @_alwaysEmitIntoClient @inline(__always)
  public func forEach<A: SQLiteExtractable, B: SQLiteExtractable, C: SQLiteExtractable, D: SQLiteExtractable>(
    _ sql: SQL, as a: A.Type, _ b: B.Type, _ c: C.Type, _ d: D.Type, _ body: (A, B, C, D) throws -> Void
  ) throws {
    try prepare(sql).forEach(as: a, b, c, d, body)
  }

  /// The 5 columns of each row of a query.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE when the result has another number of columns, SQLITE_MISMATCH for a value that does not
  ///   fit its type.
  @_alwaysEmitIntoClient
  public func rows<A: SQLiteExtractable, B: SQLiteExtractable, C: SQLiteExtractable, D: SQLiteExtractable, E: SQLiteExtractable>(
    _ sql: SQL, as a: A.Type, _ b: B.Type, _ c: C.Type, _ d: D.Type, _ e: E.Type
  ) throws -> [(A, B, C, D, E)] {
    try prepare(sql).rows(as: a, b, c, d, e)
  }

  /// The 5 columns of the first row of a query; nil when there is none.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE when the result has another number of columns, SQLITE_MISMATCH for a value that does not
  ///   fit its type.
  @_alwaysEmitIntoClient
  public func row<A: SQLiteExtractable, B: SQLiteExtractable, C: SQLiteExtractable, D: SQLiteExtractable, E: SQLiteExtractable>(
    _ sql: SQL, as a: A.Type, _ b: B.Type, _ c: C.Type, _ d: D.Type, _ e: E.Type
  ) throws -> (A, B, C, D, E)? {
    try prepare(sql).row(as: a, b, c, d, e)
  }

  /// Calls a closure with the 5 columns of each row of a query. What the closure throws is thrown on.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE when the result has another number of columns, SQLITE_MISMATCH for a value that does not
  ///   fit its type.
  @_alwaysEmitIntoClient @inline(__always)
  public func forEach<A: SQLiteExtractable, B: SQLiteExtractable, C: SQLiteExtractable, D: SQLiteExtractable, E: SQLiteExtractable>(
    _ sql: SQL, as a: A.Type, _ b: B.Type, _ c: C.Type, _ d: D.Type, _ e: E.Type, _ body: (A, B, C, D, E) throws -> Void
  ) throws {
    try prepare(sql).forEach(as: a, b, c, d, e, body)
  }

  /// The 6 columns of each row of a query.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE when the result has another number of columns, SQLITE_MISMATCH for a value that does not
  ///   fit its type.
  @_alwaysEmitIntoClient
  public func rows<
    A: SQLiteExtractable, B: SQLiteExtractable, C: SQLiteExtractable, D: SQLiteExtractable, E: SQLiteExtractable, F: SQLiteExtractable
  >(_ sql: SQL, as a: A.Type, _ b: B.Type, _ c: C.Type, _ d: D.Type, _ e: E.Type, _ f: F.Type) throws -> [(A, B, C, D, E, F)] {
    try prepare(sql).rows(as: a, b, c, d, e, f)
  }

  /// The 6 columns of the first row of a query; nil when there is none.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE when the result has another number of columns, SQLITE_MISMATCH for a value that does not
  ///   fit its type.
  @_alwaysEmitIntoClient
  public func row<
    A: SQLiteExtractable, B: SQLiteExtractable, C: SQLiteExtractable, D: SQLiteExtractable, E: SQLiteExtractable, F: SQLiteExtractable
  >(_ sql: SQL, as a: A.Type, _ b: B.Type, _ c: C.Type, _ d: D.Type, _ e: E.Type, _ f: F.Type) throws -> (A, B, C, D, E, F)? {
    try prepare(sql).row(as: a, b, c, d, e, f)
  }

  /// Calls a closure with the 6 columns of each row of a query. What the closure throws is thrown on.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE when the result has another number of columns, SQLITE_MISMATCH for a value that does not
  ///   fit its type.
  @_alwaysEmitIntoClient @inline(__always)
  public func forEach<
    A: SQLiteExtractable, B: SQLiteExtractable, C: SQLiteExtractable, D: SQLiteExtractable, E: SQLiteExtractable, F: SQLiteExtractable
  >(_ sql: SQL, as a: A.Type, _ b: B.Type, _ c: C.Type, _ d: D.Type, _ e: E.Type, _ f: F.Type, _ body: (A, B, C, D, E, F) throws -> Void)
    throws
  {
    try prepare(sql).forEach(as: a, b, c, d, e, f, body)
  }

}
