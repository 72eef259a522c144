/// A type that can be created from a row.
///
/// ```swift
/// struct Person: ExpressibleByRow {
///   let id: Int64
///   let name: String?
///   init(row: borrowing Row) throws {
///     id = try row["id"]
///     name = try row["name"]
///   }
/// }
/// ```
public protocol ExpressibleByRow {
  /// Creates the value from the columns of a row.
  ///
  /// - Throws: ``SQLiteError`` for a column that is missing or does not fit. Any other error also ends the statement and is thrown to its
  ///   caller.
  init(row: borrowing Row) throws
}

extension Statement {
  /// Returns a value created from each row.
  ///
  /// - Throws: ``SQLiteError``, or the error of the type; the statement is then reset.
  @_alwaysEmitIntoClient public func rows<Value: ExpressibleByRow>(as type: Value.Type) throws -> [Value] {
    try rows { row in try Value(row: row) }
  }

  /// Returns a value created from the first row; nil when there is none. In other respects it works like ``row(_:)``.
  @_alwaysEmitIntoClient public func row<Value: ExpressibleByRow>(as type: Value.Type) throws -> Value? {
    try row { row in try Value(row: row) }
  }

  /// Calls a closure with a value created from each row.
  ///
  /// - Throws: ``SQLiteError``, or an error of the type or the closure; the statement is then reset.
  @_alwaysEmitIntoClient public func forEach<Value: ExpressibleByRow>(as type: Value.Type, _ body: (Value) throws -> Void) throws {
    try forEach { row in try body(Value(row: row)) }
  }
}

extension Connection {
  /// Returns a value created from each row of a query.
  ///
  /// - Throws: ``SQLiteError``, or the error of the type.
  @_alwaysEmitIntoClient public func rows<Value: ExpressibleByRow>(_ sql: SQL, as type: Value.Type) throws -> [Value] {
    try prepare(sql).rows(as: type)
  }

  /// Returns a value created from the first row of a query; nil when there is none.
  ///
  /// - Throws: ``SQLiteError``, or the error of the type.
  @_alwaysEmitIntoClient public func row<Value: ExpressibleByRow>(_ sql: SQL, as type: Value.Type) throws -> Value? {
    try prepare(sql).row(as: type)
  }

  /// Calls a closure with a value created from each row of a query.
  ///
  /// - Throws: ``SQLiteError``, or an error of the type or the closure.
  @_alwaysEmitIntoClient public func forEach<Value: ExpressibleByRow>(_ sql: SQL, as type: Value.Type, _ body: (Value) throws -> Void)
    throws
  {
    try prepare(sql).forEach(as: type, body)
  }
}
