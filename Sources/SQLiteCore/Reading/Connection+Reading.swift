import SQLiteCallsCore

extension Connection {
  /// Every row of a query, copied.
  ///
  /// - Throws: ``SQLiteError``, also for an error in the middle: never a shorter result.
  public func rows(_ sql: SQL) throws -> [OwnedRow] { try prepare(sql).rows() }

  /// What a closure makes of each row of a query.
  ///
  /// - Throws: ``SQLiteError``, or what the closure throws.
  @_alwaysEmitIntoClient public func rows<Element>(_ sql: SQL, _ body: (Row) throws -> Element) throws -> [Element] {
    try prepare(sql).rows(body)
  }

  /// The first row of a query, copied; nil when there is none.
  public func row(_ sql: SQL) throws -> OwnedRow? { try prepare(sql).row() }

  /// What a closure makes of the first row of a query; nil when there is none. The rest is as for ``Statement/row(_:)``.
  ///
  /// - Throws: ``SQLiteError``, or what the closure throws.
  @_alwaysEmitIntoClient public func row<Element>(_ sql: SQL, _ body: (Row) throws -> Element) throws -> Element? {
    try prepare(sql).row(body)
  }

  /// The first column of the first row of a query; nil when there is no row. NULL is a mismatch unless the type is optional.
  @_alwaysEmitIntoClient public func value<Value: SQLiteExtractable>(_ sql: SQL, as type: Value.Type = Value.self) throws -> Value? {
    try prepare(sql).value(as: type)
  }

  /// Calls a closure for each row of a query, read in place.
  ///
  /// - Throws: ``SQLiteError``, or what the closure throws.
  @_alwaysEmitIntoClient @inline(__always)
  public func forEach(_ sql: SQL, _ body: (Row) throws -> Void) throws { try prepare(sql).forEach(body) }

  /// The rows of a query one at a time.
  public func cursor(_ sql: SQL) throws -> Cursor { try prepare(sql).cursor() }
}
