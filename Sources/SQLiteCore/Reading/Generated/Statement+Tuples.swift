// Written by Scripts/generate-calls from Scripts/generator/Tuples.swift: change the script, not this file.

extension Statement {
  /// The one column of each row.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE when the result has another number of columns, SQLITE_MISMATCH for a value that does not
  ///   fit its type.
  @_alwaysEmitIntoClient public func rows<A: SQLiteExtractable>(as a: A.Type) throws -> [A] {
    try rows(columns: 1) { row in try row[0, as: a] }
  }

  /// The one column of the first row; nil when there is none. The rest is as for ``row(_:)``.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE when the result has another number of columns, SQLITE_MISMATCH for a value that does not
  ///   fit its type.
  @_alwaysEmitIntoClient public func row<A: SQLiteExtractable>(as a: A.Type) throws -> A? {
    try row(columns: 1) { row in try row[0, as: a] }
  }

  /// Calls a closure with the one column of each row. What the closure throws is thrown on.
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

  /// Calls a closure with the 2 columns of each row. What the closure throws is thrown on.
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

  /// Calls a closure with the 3 columns of each row. What the closure throws is thrown on.
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

  /// Calls a closure with the 4 columns of each row. What the closure throws is thrown on.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE when the result has another number of columns, SQLITE_MISMATCH for a value that does not
  ///   fit its type.
  @_alwaysEmitIntoClient @inline(__always)
  public func forEach<A: SQLiteExtractable, B: SQLiteExtractable, C: SQLiteExtractable, D: SQLiteExtractable>(
    as a: A.Type, _ b: B.Type, _ c: C.Type, _ d: D.Type, _ body: (A, B, C, D) throws -> Void
  ) throws {
    try forEach(columns: 4) { row in try body(row[0, as: a], row[1, as: b], row[2, as: c], row[3, as: d]) }
  }

  /// The 5 columns of each row.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE when the result has another number of columns, SQLITE_MISMATCH for a value that does not
  ///   fit its type.
  @_alwaysEmitIntoClient
  public func rows<A: SQLiteExtractable, B: SQLiteExtractable, C: SQLiteExtractable, D: SQLiteExtractable, E: SQLiteExtractable>(
    as a: A.Type, _ b: B.Type, _ c: C.Type, _ d: D.Type, _ e: E.Type
  ) throws -> [(A, B, C, D, E)] {
    try rows(columns: 5) { row in (try row[0, as: a], try row[1, as: b], try row[2, as: c], try row[3, as: d], try row[4, as: e]) }
  }

  /// The 5 columns of the first row; nil when there is none. The rest is as for ``row(_:)``.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE when the result has another number of columns, SQLITE_MISMATCH for a value that does not
  ///   fit its type.
  @_alwaysEmitIntoClient
  public func row<A: SQLiteExtractable, B: SQLiteExtractable, C: SQLiteExtractable, D: SQLiteExtractable, E: SQLiteExtractable>(
    as a: A.Type, _ b: B.Type, _ c: C.Type, _ d: D.Type, _ e: E.Type
  ) throws -> (A, B, C, D, E)? {
    try row(columns: 5) { row in (try row[0, as: a], try row[1, as: b], try row[2, as: c], try row[3, as: d], try row[4, as: e]) }
  }

  /// Calls a closure with the 5 columns of each row. What the closure throws is thrown on.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE when the result has another number of columns, SQLITE_MISMATCH for a value that does not
  ///   fit its type.
  @_alwaysEmitIntoClient @inline(__always)
  public func forEach<A: SQLiteExtractable, B: SQLiteExtractable, C: SQLiteExtractable, D: SQLiteExtractable, E: SQLiteExtractable>(
    as a: A.Type, _ b: B.Type, _ c: C.Type, _ d: D.Type, _ e: E.Type, _ body: (A, B, C, D, E) throws -> Void
  ) throws {
    try forEach(columns: 5) { row in try body(row[0, as: a], row[1, as: b], row[2, as: c], row[3, as: d], row[4, as: e]) }
  }

  /// The 6 columns of each row.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE when the result has another number of columns, SQLITE_MISMATCH for a value that does not
  ///   fit its type.
  @_alwaysEmitIntoClient
  public func rows<
    A: SQLiteExtractable, B: SQLiteExtractable, C: SQLiteExtractable, D: SQLiteExtractable, E: SQLiteExtractable, F: SQLiteExtractable
  >(as a: A.Type, _ b: B.Type, _ c: C.Type, _ d: D.Type, _ e: E.Type, _ f: F.Type) throws -> [(A, B, C, D, E, F)] {
    try rows(columns: 6) { row in
      (try row[0, as: a], try row[1, as: b], try row[2, as: c], try row[3, as: d], try row[4, as: e], try row[5, as: f])
    }
  }

  /// The 6 columns of the first row; nil when there is none. The rest is as for ``row(_:)``.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE when the result has another number of columns, SQLITE_MISMATCH for a value that does not
  ///   fit its type.
  @_alwaysEmitIntoClient
  public func row<
    A: SQLiteExtractable, B: SQLiteExtractable, C: SQLiteExtractable, D: SQLiteExtractable, E: SQLiteExtractable, F: SQLiteExtractable
  >(as a: A.Type, _ b: B.Type, _ c: C.Type, _ d: D.Type, _ e: E.Type, _ f: F.Type) throws -> (A, B, C, D, E, F)? {
    try row(columns: 6) { row in
      (try row[0, as: a], try row[1, as: b], try row[2, as: c], try row[3, as: d], try row[4, as: e], try row[5, as: f])
    }
  }

  /// Calls a closure with the 6 columns of each row. What the closure throws is thrown on.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE when the result has another number of columns, SQLITE_MISMATCH for a value that does not
  ///   fit its type.
  @_alwaysEmitIntoClient @inline(__always)
  public func forEach<
    A: SQLiteExtractable, B: SQLiteExtractable, C: SQLiteExtractable, D: SQLiteExtractable, E: SQLiteExtractable, F: SQLiteExtractable
  >(as a: A.Type, _ b: B.Type, _ c: C.Type, _ d: D.Type, _ e: E.Type, _ f: F.Type, _ body: (A, B, C, D, E, F) throws -> Void) throws {
    try forEach(columns: 6) { row in try body(row[0, as: a], row[1, as: b], row[2, as: c], row[3, as: d], row[4, as: e], row[5, as: f]) }
  }

  /// The 7 columns of each row.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE when the result has another number of columns, SQLITE_MISMATCH for a value that does not
  ///   fit its type.
  @_alwaysEmitIntoClient
  public func rows<
    A: SQLiteExtractable, B: SQLiteExtractable, C: SQLiteExtractable, D: SQLiteExtractable, E: SQLiteExtractable, F: SQLiteExtractable,
    G: SQLiteExtractable
  >(as a: A.Type, _ b: B.Type, _ c: C.Type, _ d: D.Type, _ e: E.Type, _ f: F.Type, _ g: G.Type) throws -> [(A, B, C, D, E, F, G)] {
    try rows(columns: 7) { row in
      (try row[0, as: a], try row[1, as: b], try row[2, as: c], try row[3, as: d], try row[4, as: e], try row[5, as: f], try row[6, as: g])
    }
  }

  /// The 7 columns of the first row; nil when there is none. The rest is as for ``row(_:)``.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE when the result has another number of columns, SQLITE_MISMATCH for a value that does not
  ///   fit its type.
  @_alwaysEmitIntoClient
  public func row<
    A: SQLiteExtractable, B: SQLiteExtractable, C: SQLiteExtractable, D: SQLiteExtractable, E: SQLiteExtractable, F: SQLiteExtractable,
    G: SQLiteExtractable
  >(as a: A.Type, _ b: B.Type, _ c: C.Type, _ d: D.Type, _ e: E.Type, _ f: F.Type, _ g: G.Type) throws -> (A, B, C, D, E, F, G)? {
    try row(columns: 7) { row in
      (try row[0, as: a], try row[1, as: b], try row[2, as: c], try row[3, as: d], try row[4, as: e], try row[5, as: f], try row[6, as: g])
    }
  }

  /// Calls a closure with the 7 columns of each row. What the closure throws is thrown on.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE when the result has another number of columns, SQLITE_MISMATCH for a value that does not
  ///   fit its type.
  @_alwaysEmitIntoClient @inline(__always)
  public func forEach<
    A: SQLiteExtractable, B: SQLiteExtractable, C: SQLiteExtractable, D: SQLiteExtractable, E: SQLiteExtractable, F: SQLiteExtractable,
    G: SQLiteExtractable
  >(
    as a: A.Type, _ b: B.Type, _ c: C.Type, _ d: D.Type, _ e: E.Type, _ f: F.Type, _ g: G.Type, _ body: (A, B, C, D, E, F, G) throws -> Void
  ) throws {
    try forEach(columns: 7) { row in
      try body(row[0, as: a], row[1, as: b], row[2, as: c], row[3, as: d], row[4, as: e], row[5, as: f], row[6, as: g])
    }
  }

  /// The 8 columns of each row.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE when the result has another number of columns, SQLITE_MISMATCH for a value that does not
  ///   fit its type.
  @_alwaysEmitIntoClient
  public func rows<
    A: SQLiteExtractable, B: SQLiteExtractable, C: SQLiteExtractable, D: SQLiteExtractable, E: SQLiteExtractable, F: SQLiteExtractable,
    G: SQLiteExtractable, H: SQLiteExtractable
  >(as a: A.Type, _ b: B.Type, _ c: C.Type, _ d: D.Type, _ e: E.Type, _ f: F.Type, _ g: G.Type, _ h: H.Type) throws -> [(
    A, B, C, D, E, F, G, H
  )] {
    try rows(columns: 8) { row in
      (
        try row[0, as: a], try row[1, as: b], try row[2, as: c], try row[3, as: d], try row[4, as: e], try row[5, as: f], try row[6, as: g],
        try row[7, as: h]
      )
    }
  }

  /// The 8 columns of the first row; nil when there is none. The rest is as for ``row(_:)``.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE when the result has another number of columns, SQLITE_MISMATCH for a value that does not
  ///   fit its type.
  @_alwaysEmitIntoClient
  public func row<
    A: SQLiteExtractable, B: SQLiteExtractable, C: SQLiteExtractable, D: SQLiteExtractable, E: SQLiteExtractable, F: SQLiteExtractable,
    G: SQLiteExtractable, H: SQLiteExtractable
  >(as a: A.Type, _ b: B.Type, _ c: C.Type, _ d: D.Type, _ e: E.Type, _ f: F.Type, _ g: G.Type, _ h: H.Type) throws -> (
    A, B, C, D, E, F, G, H
  )? {
    try row(columns: 8) { row in
      (
        try row[0, as: a], try row[1, as: b], try row[2, as: c], try row[3, as: d], try row[4, as: e], try row[5, as: f], try row[6, as: g],
        try row[7, as: h]
      )
    }
  }

  /// Calls a closure with the 8 columns of each row. What the closure throws is thrown on.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE when the result has another number of columns, SQLITE_MISMATCH for a value that does not
  ///   fit its type.
  @_alwaysEmitIntoClient @inline(__always)
  public func forEach<
    A: SQLiteExtractable, B: SQLiteExtractable, C: SQLiteExtractable, D: SQLiteExtractable, E: SQLiteExtractable, F: SQLiteExtractable,
    G: SQLiteExtractable, H: SQLiteExtractable
  >(
    as a: A.Type, _ b: B.Type, _ c: C.Type, _ d: D.Type, _ e: E.Type, _ f: F.Type, _ g: G.Type, _ h: H.Type,
    _ body: (A, B, C, D, E, F, G, H) throws -> Void
  ) throws {
    try forEach(columns: 8) { row in
      try body(row[0, as: a], row[1, as: b], row[2, as: c], row[3, as: d], row[4, as: e], row[5, as: f], row[6, as: g], row[7, as: h])
    }
  }

  /// The 9 columns of each row.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE when the result has another number of columns, SQLITE_MISMATCH for a value that does not
  ///   fit its type.
  @_alwaysEmitIntoClient
  public func rows<
    A: SQLiteExtractable, B: SQLiteExtractable, C: SQLiteExtractable, D: SQLiteExtractable, E: SQLiteExtractable, F: SQLiteExtractable,
    G: SQLiteExtractable, H: SQLiteExtractable, I: SQLiteExtractable
  >(as a: A.Type, _ b: B.Type, _ c: C.Type, _ d: D.Type, _ e: E.Type, _ f: F.Type, _ g: G.Type, _ h: H.Type, _ i: I.Type) throws -> [(
    A, B, C, D, E, F, G, H, I
  )] {
    try rows(columns: 9) { row in
      (
        try row[0, as: a], try row[1, as: b], try row[2, as: c], try row[3, as: d], try row[4, as: e], try row[5, as: f], try row[6, as: g],
        try row[7, as: h], try row[8, as: i]
      )
    }
  }

  /// The 9 columns of the first row; nil when there is none. The rest is as for ``row(_:)``.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE when the result has another number of columns, SQLITE_MISMATCH for a value that does not
  ///   fit its type.
  @_alwaysEmitIntoClient
  public func row<
    A: SQLiteExtractable, B: SQLiteExtractable, C: SQLiteExtractable, D: SQLiteExtractable, E: SQLiteExtractable, F: SQLiteExtractable,
    G: SQLiteExtractable, H: SQLiteExtractable, I: SQLiteExtractable
  >(as a: A.Type, _ b: B.Type, _ c: C.Type, _ d: D.Type, _ e: E.Type, _ f: F.Type, _ g: G.Type, _ h: H.Type, _ i: I.Type) throws -> (
    A, B, C, D, E, F, G, H, I
  )? {
    try row(columns: 9) { row in
      (
        try row[0, as: a], try row[1, as: b], try row[2, as: c], try row[3, as: d], try row[4, as: e], try row[5, as: f], try row[6, as: g],
        try row[7, as: h], try row[8, as: i]
      )
    }
  }

  /// Calls a closure with the 9 columns of each row. What the closure throws is thrown on.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE when the result has another number of columns, SQLITE_MISMATCH for a value that does not
  ///   fit its type.
  @_alwaysEmitIntoClient @inline(__always)
  public func forEach<
    A: SQLiteExtractable, B: SQLiteExtractable, C: SQLiteExtractable, D: SQLiteExtractable, E: SQLiteExtractable, F: SQLiteExtractable,
    G: SQLiteExtractable, H: SQLiteExtractable, I: SQLiteExtractable
  >(
    as a: A.Type, _ b: B.Type, _ c: C.Type, _ d: D.Type, _ e: E.Type, _ f: F.Type, _ g: G.Type, _ h: H.Type, _ i: I.Type,
    _ body: (A, B, C, D, E, F, G, H, I) throws -> Void
  ) throws {
    try forEach(columns: 9) { row in
      try body(
        row[0, as: a], row[1, as: b], row[2, as: c], row[3, as: d], row[4, as: e], row[5, as: f], row[6, as: g], row[7, as: h],
        row[8, as: i])
    }
  }

  /// The 10 columns of each row.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE when the result has another number of columns, SQLITE_MISMATCH for a value that does not
  ///   fit its type.
  @_alwaysEmitIntoClient
  public func rows<
    A: SQLiteExtractable, B: SQLiteExtractable, C: SQLiteExtractable, D: SQLiteExtractable, E: SQLiteExtractable, F: SQLiteExtractable,
    G: SQLiteExtractable, H: SQLiteExtractable, I: SQLiteExtractable, J: SQLiteExtractable
  >(as a: A.Type, _ b: B.Type, _ c: C.Type, _ d: D.Type, _ e: E.Type, _ f: F.Type, _ g: G.Type, _ h: H.Type, _ i: I.Type, _ j: J.Type)
    throws -> [(A, B, C, D, E, F, G, H, I, J)]
  {
    try rows(columns: 10) { row in
      (
        try row[0, as: a], try row[1, as: b], try row[2, as: c], try row[3, as: d], try row[4, as: e], try row[5, as: f], try row[6, as: g],
        try row[7, as: h], try row[8, as: i], try row[9, as: j]
      )
    }
  }

  /// The 10 columns of the first row; nil when there is none. The rest is as for ``row(_:)``.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE when the result has another number of columns, SQLITE_MISMATCH for a value that does not
  ///   fit its type.
  @_alwaysEmitIntoClient
  public func row<
    A: SQLiteExtractable, B: SQLiteExtractable, C: SQLiteExtractable, D: SQLiteExtractable, E: SQLiteExtractable, F: SQLiteExtractable,
    G: SQLiteExtractable, H: SQLiteExtractable, I: SQLiteExtractable, J: SQLiteExtractable
  >(as a: A.Type, _ b: B.Type, _ c: C.Type, _ d: D.Type, _ e: E.Type, _ f: F.Type, _ g: G.Type, _ h: H.Type, _ i: I.Type, _ j: J.Type)
    throws -> (A, B, C, D, E, F, G, H, I, J)?
  {
    try row(columns: 10) { row in
      (
        try row[0, as: a], try row[1, as: b], try row[2, as: c], try row[3, as: d], try row[4, as: e], try row[5, as: f], try row[6, as: g],
        try row[7, as: h], try row[8, as: i], try row[9, as: j]
      )
    }
  }

  /// Calls a closure with the 10 columns of each row. What the closure throws is thrown on.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE when the result has another number of columns, SQLITE_MISMATCH for a value that does not
  ///   fit its type.
  @_alwaysEmitIntoClient @inline(__always)
  public func forEach<
    A: SQLiteExtractable, B: SQLiteExtractable, C: SQLiteExtractable, D: SQLiteExtractable, E: SQLiteExtractable, F: SQLiteExtractable,
    G: SQLiteExtractable, H: SQLiteExtractable, I: SQLiteExtractable, J: SQLiteExtractable
  >(
    as a: A.Type, _ b: B.Type, _ c: C.Type, _ d: D.Type, _ e: E.Type, _ f: F.Type, _ g: G.Type, _ h: H.Type, _ i: I.Type, _ j: J.Type,
    _ body: (A, B, C, D, E, F, G, H, I, J) throws -> Void
  ) throws {
    try forEach(columns: 10) { row in
      try body(
        row[0, as: a], row[1, as: b], row[2, as: c], row[3, as: d], row[4, as: e], row[5, as: f], row[6, as: g], row[7, as: h],
        row[8, as: i], row[9, as: j])
    }
  }

  /// The 11 columns of each row.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE when the result has another number of columns, SQLITE_MISMATCH for a value that does not
  ///   fit its type.
  @_alwaysEmitIntoClient
  public func rows<
    A: SQLiteExtractable, B: SQLiteExtractable, C: SQLiteExtractable, D: SQLiteExtractable, E: SQLiteExtractable, F: SQLiteExtractable,
    G: SQLiteExtractable, H: SQLiteExtractable, I: SQLiteExtractable, J: SQLiteExtractable, K: SQLiteExtractable
  >(
    as a: A.Type, _ b: B.Type, _ c: C.Type, _ d: D.Type, _ e: E.Type, _ f: F.Type, _ g: G.Type, _ h: H.Type, _ i: I.Type, _ j: J.Type,
    _ k: K.Type
  ) throws -> [(A, B, C, D, E, F, G, H, I, J, K)] {
    try rows(columns: 11) { row in
      (
        try row[0, as: a], try row[1, as: b], try row[2, as: c], try row[3, as: d], try row[4, as: e], try row[5, as: f], try row[6, as: g],
        try row[7, as: h], try row[8, as: i], try row[9, as: j], try row[10, as: k]
      )
    }
  }

  /// The 11 columns of the first row; nil when there is none. The rest is as for ``row(_:)``.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE when the result has another number of columns, SQLITE_MISMATCH for a value that does not
  ///   fit its type.
  @_alwaysEmitIntoClient
  public func row<
    A: SQLiteExtractable, B: SQLiteExtractable, C: SQLiteExtractable, D: SQLiteExtractable, E: SQLiteExtractable, F: SQLiteExtractable,
    G: SQLiteExtractable, H: SQLiteExtractable, I: SQLiteExtractable, J: SQLiteExtractable, K: SQLiteExtractable
  >(
    as a: A.Type, _ b: B.Type, _ c: C.Type, _ d: D.Type, _ e: E.Type, _ f: F.Type, _ g: G.Type, _ h: H.Type, _ i: I.Type, _ j: J.Type,
    _ k: K.Type
  ) throws -> (A, B, C, D, E, F, G, H, I, J, K)? {
    try row(columns: 11) { row in
      (
        try row[0, as: a], try row[1, as: b], try row[2, as: c], try row[3, as: d], try row[4, as: e], try row[5, as: f], try row[6, as: g],
        try row[7, as: h], try row[8, as: i], try row[9, as: j], try row[10, as: k]
      )
    }
  }

  /// Calls a closure with the 11 columns of each row. What the closure throws is thrown on.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE when the result has another number of columns, SQLITE_MISMATCH for a value that does not
  ///   fit its type.
  @_alwaysEmitIntoClient @inline(__always)
  public func forEach<
    A: SQLiteExtractable, B: SQLiteExtractable, C: SQLiteExtractable, D: SQLiteExtractable, E: SQLiteExtractable, F: SQLiteExtractable,
    G: SQLiteExtractable, H: SQLiteExtractable, I: SQLiteExtractable, J: SQLiteExtractable, K: SQLiteExtractable
  >(
    as a: A.Type, _ b: B.Type, _ c: C.Type, _ d: D.Type, _ e: E.Type, _ f: F.Type, _ g: G.Type, _ h: H.Type, _ i: I.Type, _ j: J.Type,
    _ k: K.Type, _ body: (A, B, C, D, E, F, G, H, I, J, K) throws -> Void
  ) throws {
    try forEach(columns: 11) { row in
      try body(
        row[0, as: a], row[1, as: b], row[2, as: c], row[3, as: d], row[4, as: e], row[5, as: f], row[6, as: g], row[7, as: h],
        row[8, as: i], row[9, as: j], row[10, as: k])
    }
  }

  /// The 12 columns of each row.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE when the result has another number of columns, SQLITE_MISMATCH for a value that does not
  ///   fit its type.
  @_alwaysEmitIntoClient
  public func rows<
    A: SQLiteExtractable, B: SQLiteExtractable, C: SQLiteExtractable, D: SQLiteExtractable, E: SQLiteExtractable, F: SQLiteExtractable,
    G: SQLiteExtractable, H: SQLiteExtractable, I: SQLiteExtractable, J: SQLiteExtractable, K: SQLiteExtractable, L: SQLiteExtractable
  >(
    as a: A.Type, _ b: B.Type, _ c: C.Type, _ d: D.Type, _ e: E.Type, _ f: F.Type, _ g: G.Type, _ h: H.Type, _ i: I.Type, _ j: J.Type,
    _ k: K.Type, _ l: L.Type
  ) throws -> [(A, B, C, D, E, F, G, H, I, J, K, L)] {
    try rows(columns: 12) { row in
      (
        try row[0, as: a], try row[1, as: b], try row[2, as: c], try row[3, as: d], try row[4, as: e], try row[5, as: f], try row[6, as: g],
        try row[7, as: h], try row[8, as: i], try row[9, as: j], try row[10, as: k], try row[11, as: l]
      )
    }
  }

  /// The 12 columns of the first row; nil when there is none. The rest is as for ``row(_:)``.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE when the result has another number of columns, SQLITE_MISMATCH for a value that does not
  ///   fit its type.
  @_alwaysEmitIntoClient
  public func row<
    A: SQLiteExtractable, B: SQLiteExtractable, C: SQLiteExtractable, D: SQLiteExtractable, E: SQLiteExtractable, F: SQLiteExtractable,
    G: SQLiteExtractable, H: SQLiteExtractable, I: SQLiteExtractable, J: SQLiteExtractable, K: SQLiteExtractable, L: SQLiteExtractable
  >(
    as a: A.Type, _ b: B.Type, _ c: C.Type, _ d: D.Type, _ e: E.Type, _ f: F.Type, _ g: G.Type, _ h: H.Type, _ i: I.Type, _ j: J.Type,
    _ k: K.Type, _ l: L.Type
  ) throws -> (A, B, C, D, E, F, G, H, I, J, K, L)? {
    try row(columns: 12) { row in
      (
        try row[0, as: a], try row[1, as: b], try row[2, as: c], try row[3, as: d], try row[4, as: e], try row[5, as: f], try row[6, as: g],
        try row[7, as: h], try row[8, as: i], try row[9, as: j], try row[10, as: k], try row[11, as: l]
      )
    }
  }

  /// Calls a closure with the 12 columns of each row. What the closure throws is thrown on.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_RANGE when the result has another number of columns, SQLITE_MISMATCH for a value that does not
  ///   fit its type.
  @_alwaysEmitIntoClient @inline(__always)
  public func forEach<
    A: SQLiteExtractable, B: SQLiteExtractable, C: SQLiteExtractable, D: SQLiteExtractable, E: SQLiteExtractable, F: SQLiteExtractable,
    G: SQLiteExtractable, H: SQLiteExtractable, I: SQLiteExtractable, J: SQLiteExtractable, K: SQLiteExtractable, L: SQLiteExtractable
  >(
    as a: A.Type, _ b: B.Type, _ c: C.Type, _ d: D.Type, _ e: E.Type, _ f: F.Type, _ g: G.Type, _ h: H.Type, _ i: I.Type, _ j: J.Type,
    _ k: K.Type, _ l: L.Type, _ body: (A, B, C, D, E, F, G, H, I, J, K, L) throws -> Void
  ) throws {
    try forEach(columns: 12) { row in
      try body(
        row[0, as: a], row[1, as: b], row[2, as: c], row[3, as: d], row[4, as: e], row[5, as: f], row[6, as: g], row[7, as: h],
        row[8, as: i], row[9, as: j], row[10, as: k], row[11, as: l])
    }
  }

}
