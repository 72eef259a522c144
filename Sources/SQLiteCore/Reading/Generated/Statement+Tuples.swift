// Written by Scripts/generate-calls from Scripts/generator/Tuples.swift: change the script, not this file.

extension Statement {
  /// The one column of each row.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE when the result has another number of columns, SQLITE_MISMATCH for a value that does not
  ///   fit its type.
  @_alwaysEmitIntoClient public func rows<A: SQLiteExtractable>(as a: A.Type) throws -> [A] {
    try rows(columns: 1) { row in try row[0, as: a] }
  }

  /// Calls a closure with the one column of each row. An error of the closure is thrown on.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE when the result has another number of columns, SQLITE_MISMATCH for a value that does not
  ///   fit its type.
  @_alwaysEmitIntoClient @inline(__always)
  public func forEach<A: SQLiteExtractable>(as a: A.Type, _ body: (A) throws -> Void) throws {
    try forEach(columns: 1) { row in try body(row[0, as: a]) }
  }

  /// The 2 columns of each row.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE when the result has another number of columns, SQLITE_MISMATCH for a value that does not
  ///   fit its type.
  @_alwaysEmitIntoClient public func rows<A: SQLiteExtractable, B: SQLiteExtractable>(as a: A.Type, _ b: B.Type) throws -> [(A, B)] {
    try rows(columns: 2) { row in (try row[0, as: a], try row[1, as: b]) }
  }

  /// The 2 columns of the first row; nil when there is none. The rest is as for ``row(_:)``.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE when the result has another number of columns, SQLITE_MISMATCH for a value that does not
  ///   fit its type.
  @_alwaysEmitIntoClient public func row<A: SQLiteExtractable, B: SQLiteExtractable>(as a: A.Type, _ b: B.Type) throws -> (A, B)? {
    try row(columns: 2) { row in (try row[0, as: a], try row[1, as: b]) }
  }

  /// Calls a closure with the 2 columns of each row. An error of the closure is thrown on.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE when the result has another number of columns, SQLITE_MISMATCH for a value that does not
  ///   fit its type.
  @_alwaysEmitIntoClient @inline(__always)
  public func forEach<A: SQLiteExtractable, B: SQLiteExtractable>(as a: A.Type, _ b: B.Type, _ body: (A, B) throws -> Void) throws {
    try forEach(columns: 2) { row in try body(row[0, as: a], row[1, as: b]) }
  }

  /// The 3 columns of each row.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE when the result has another number of columns, SQLITE_MISMATCH for a value that does not
  ///   fit its type.
  @_alwaysEmitIntoClient public func rows<A: SQLiteExtractable, B: SQLiteExtractable, C: SQLiteExtractable>(
    as a: A.Type, _ b: B.Type, _ c: C.Type
  ) throws -> [(A, B, C)] {
    try rows(columns: 3) { row in (try row[0, as: a], try row[1, as: b], try row[2, as: c]) }
  }

  /// The 3 columns of the first row; nil when there is none. The rest is as for ``row(_:)``.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE when the result has another number of columns, SQLITE_MISMATCH for a value that does not
  ///   fit its type.
  @_alwaysEmitIntoClient public func row<A: SQLiteExtractable, B: SQLiteExtractable, C: SQLiteExtractable>(
    as a: A.Type, _ b: B.Type, _ c: C.Type
  ) throws -> (A, B, C)? {
    try row(columns: 3) { row in (try row[0, as: a], try row[1, as: b], try row[2, as: c]) }
  }

  /// Calls a closure with the 3 columns of each row. An error of the closure is thrown on.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE when the result has another number of columns, SQLITE_MISMATCH for a value that does not
  ///   fit its type.
  @_alwaysEmitIntoClient @inline(__always)
  public func forEach<A: SQLiteExtractable, B: SQLiteExtractable, C: SQLiteExtractable>(
    as a: A.Type, _ b: B.Type, _ c: C.Type, _ body: (A, B, C) throws -> Void
  ) throws {
    try forEach(columns: 3) { row in try body(row[0, as: a], row[1, as: b], row[2, as: c]) }
  }

  /// The 4 columns of each row.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE when the result has another number of columns, SQLITE_MISMATCH for a value that does not
  ///   fit its type.
  @_alwaysEmitIntoClient public func rows<A: SQLiteExtractable, B: SQLiteExtractable, C: SQLiteExtractable, D: SQLiteExtractable>(
    as a: A.Type, _ b: B.Type, _ c: C.Type, _ d: D.Type
  ) throws -> [(A, B, C, D)] {
    try rows(columns: 4) { row in (try row[0, as: a], try row[1, as: b], try row[2, as: c], try row[3, as: d]) }
  }

  /// The 4 columns of the first row; nil when there is none. The rest is as for ``row(_:)``.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE when the result has another number of columns, SQLITE_MISMATCH for a value that does not
  ///   fit its type.
  @_alwaysEmitIntoClient public func row<A: SQLiteExtractable, B: SQLiteExtractable, C: SQLiteExtractable, D: SQLiteExtractable>(
    as a: A.Type, _ b: B.Type, _ c: C.Type, _ d: D.Type
  ) throws -> (A, B, C, D)? {
    try row(columns: 4) { row in (try row[0, as: a], try row[1, as: b], try row[2, as: c], try row[3, as: d]) }
  }

  /// Calls a closure with the 4 columns of each row. An error of the closure is thrown on.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE when the result has another number of columns, SQLITE_MISMATCH for a value that does not
  ///   fit its type.
  @_alwaysEmitIntoClient @inline(__always)
  public func forEach<A: SQLiteExtractable, B: SQLiteExtractable, C: SQLiteExtractable, D: SQLiteExtractable>(
    as a: A.Type, _ b: B.Type, _ c: C.Type, _ d: D.Type, _ body: (A, B, C, D) throws -> Void
  ) throws {
    try forEach(columns: 4) { row in try body(row[0, as: a], row[1, as: b], row[2, as: c], row[3, as: d]) }
  }

}
