public import SQLiteCalls

extension Statement {
  /// Returns the closure's results for the rows, in their order.
  ///
  /// - Throws: ``SQLiteError``, or the closure's error; the statement is then reset.
  @_alwaysEmitIntoClient public func rows<Element>(_ body: (Row) throws -> Element) throws -> [Element] { try rows(columns: nil, body) }

  /// Returns a copy of every row.
  public func rows() throws -> [OwnedRow] {
    try rows(columns: nil) { row in try row.owned() }
  }

  /// Returns the closure's result for the first row; nil when there is no row.
  ///
  /// Further rows of a query are not computed. A statement that writes, with RETURNING, is run to its end: its changes are committed, or
  /// the error is thrown. The changes remain when the closure throws.
  /// - Throws: ``SQLiteError``, or the closure's error; the statement is then reset.
  @_alwaysEmitIntoClient @inline(__always) public func row<Element>(_ body: (Row) throws -> Element) throws -> Element? {
    try row(columns: nil, body)
  }

  /// Returns a copy of the first row; nil if there is none. In other respects it works like ``row(_:)``.
  public func row() throws -> OwnedRow? {
    try row(columns: nil) { row in try row.owned() }
  }

  /// Returns the first column of the first row; nil when there is no row. NULL is a mismatch unless the type is optional. In other respects
  /// it works like ``row(_:)``.
  @_alwaysEmitIntoClient public func value<Value: SQLiteExtractable>(as type: Value.Type = Value.self) throws -> Value? {
    try row(columns: nil) { row in try row[0, as: type] }
  }

  /// Calls a closure for each row.
  ///
  /// - Throws: ``SQLiteError``, or the closure's error; the statement is then reset.
  @_alwaysEmitIntoClient @inline(__always) public func forEach(_ body: (Row) throws -> Void) throws { try forEach(columns: nil, body) }
}

// The loops that implement all ways of reading. `wanted` is the required number of columns; nil for any number. Code that runs once per row
// or per statement is always inlined: the closure is then inlined too, and a row costs nothing but its C calls.

extension Statement {
  /// Takes the first step of a run that was started, and checks the number of columns.
  ///
  /// The first step may recompile the statement, with different columns: the number of columns after that step counts. By then, a statement
  /// that writes has already written, so a wrong number is refused before the step.
  /// - Returns: The number of columns; nil when there is no row.
  @inlinable @inline(__always) func firstStep(_ wanted: Int?) throws -> Int? {
    if let wanted, !prepared.isReadOnly { try refuseBeforeWriting(wanted) }
    let isRow = try prepared.stepFirst(on: connection)
    if wanted == nil, !isRow { return nil }
    let count = unsafe Int(prepared.wrapper.sqlite3_column_count(prepared.handle))
    if let wanted, count != wanted, isRow || count != 0 { throw wrongColumnCount(count, wanted) }
    return isRow ? count : nil
  }

  /// Throws if a statement that writes would not have the wanted number of columns if it were compiled now.
  @usableFromInline func refuseBeforeWriting(_ wanted: Int) throws {
    if unsafe Int(prepared.wrapper.sqlite3_column_count(prepared.handle)) == wanted { return }
    let compiled = try connection.compile(sql, from: 0, flags: [], as: StatementKind())
    defer { connection.finalize(compiled) }
    guard let statement = unsafe compiled.handle else { return }
    let count = unsafe Int(prepared.wrapper.sqlite3_column_count(statement))
    if count != wanted { throw wrongColumnCount(count, wanted) }
  }

  @usableFromInline func wrongColumnCount(_ count: Int, _ wanted: Int) -> SQLiteError { .columnCount(count, wanted: wanted, sql: sql) }

  /// Returns the closure's results for the rows.
  @_alwaysEmitIntoClient @inline(__always) func rows<Element>(columns wanted: Int?, _ body: (Row) throws -> Element) throws -> [Element] {
    try prepared.start(on: connection)
    defer { prepared.reset() }
    guard let columnCount = try firstStep(wanted) else { return [] }
    var elements: [Element] = []
    elements.reserveCapacity(prepared.rowCount)
    let row = Row(prepared, columnCount: wanted ?? columnCount)  // a number known to the compiler needs no checks
    repeat { elements.append(try body(row)) } while try prepared.step(on: connection)
    prepared.rowCount = elements.count
    if elements.capacity > 64, elements.count < elements.capacity / 2 { elements = elements.map { $0 } }  // the hint was far too high
    return elements
  }

  /// Returns the closure's result for the first row; nil when there is no row.
  @_alwaysEmitIntoClient @inline(__always) func row<Element>(columns wanted: Int?, _ body: (Row) throws -> Element) throws -> Element? {
    try prepared.start(on: connection)
    defer { prepared.reset() }
    guard let columnCount = try firstStep(wanted) else { return nil }
    let element = try body(Row(prepared, columnCount: wanted ?? columnCount))
    if !prepared.isReadOnly { try passOver() }
    return element
  }

  /// Runs the statement to its end and ignores the remaining rows.
  @usableFromInline func passOver() throws {
    while try prepared.step(on: connection) {}
  }

  /// Calls a closure for each row.
  @_alwaysEmitIntoClient @inline(__always) func forEach(columns wanted: Int?, _ body: (Row) throws -> Void) throws {
    try prepared.start(on: connection)
    defer { prepared.reset() }
    guard let columnCount = try firstStep(wanted) else { return }
    let row = Row(prepared, columnCount: wanted ?? columnCount)  // one for all rows: in the loop, it would be retained for each row
    repeat { try body(row) } while try prepared.step(on: connection)
  }
}

extension Connection {
  /// Returns a copy of every row of a query.
  ///
  /// - Throws: ``SQLiteError``, even if the error occurs after some rows: the result is never incomplete.
  public func rows(_ sql: SQL) throws -> [OwnedRow] { try prepare(sql).rows() }

  /// Returns the closure's results for the rows of a query, in their order.
  ///
  /// - Throws: ``SQLiteError``, or the closure's error.
  @_alwaysEmitIntoClient public func rows<Element>(_ sql: SQL, _ body: (Row) throws -> Element) throws -> [Element] {
    try prepare(sql).rows(body)
  }

  /// Returns a copy of the first row of a query; nil if there is none.
  public func row(_ sql: SQL) throws -> OwnedRow? { try prepare(sql).row() }

  /// Returns the closure's result for the first row of a query; nil when there is no row. In other respects it works like
  /// ``Statement/row(_:)``.
  ///
  /// - Throws: ``SQLiteError``, or the closure's error.
  @_alwaysEmitIntoClient public func row<Element>(_ sql: SQL, _ body: (Row) throws -> Element) throws -> Element? {
    try prepare(sql).row(body)
  }

  /// Returns the first column of the first row of a query; nil when there is no row. NULL is a mismatch unless the type is optional.
  @_alwaysEmitIntoClient public func value<Value: SQLiteExtractable>(_ sql: SQL, as type: Value.Type = Value.self) throws -> Value? {
    try prepare(sql).value(as: type)
  }

  /// Calls a closure for each row of a query, read in place.
  ///
  /// - Throws: ``SQLiteError``, or the closure's error.
  @_alwaysEmitIntoClient @inline(__always)
  public func forEach(_ sql: SQL, _ body: (Row) throws -> Void) throws { try prepare(sql).forEach(body) }

  /// Returns a cursor over the rows of a query.
  public func cursor(_ sql: SQL) throws -> Cursor { try prepare(sql).cursor() }
}
