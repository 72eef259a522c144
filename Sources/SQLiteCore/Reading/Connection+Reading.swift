import SQLiteCalls

extension Connection {
  /// Every row of a query, copied.
  ///
  /// - Throws: ``SQLiteError``, also for an error in the middle: never a shorter result.
  public func rows(_ sql: SQL) throws(SQLiteError) -> [OwnedRow] { try prepare(sql).all() }

  /// What a closure makes of each row of a query.
  ///
  /// - Throws: ``SQLiteError``, or what the closure throws.
  @inlinable public func rows<Element>(_ sql: SQL, _ body: (Row) throws -> Element) throws -> [Element] {
    try prepare(sql).all(body)
  }

  /// The first row of a query, copied; nil when there is none.
  public func row(_ sql: SQL) throws(SQLiteError) -> OwnedRow? { try prepare(sql).first() }

  /// The first column of the first row of a query; nil when there is no row. NULL is a mismatch unless the type is optional.
  @inlinable public func value<Value: SQLiteExtractable>(_ sql: SQL, as type: Value.Type = Value.self) throws(SQLiteError) -> Value? {
    try prepare(sql).one(nil) { (row) throws(SQLiteError) in try row[0, as: type] }
  }

  /// The rows of a query one at a time.
  public func cursor(_ sql: SQL) throws(SQLiteError) -> Cursor { try prepare(sql).cursor() }
}
