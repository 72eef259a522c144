public import SQLiteCalls

// What the typed ways to read are made of. `wanted` is how many columns there must be; nil for any number.

extension Statement {
  /// Takes the first step of a run that was started, and looks at the number of columns.
  ///
  /// A statement compiled again by its first step may have other columns than before: the number counts that it has then. But one that
  /// writes has written by then, so it is refused before.
  /// - Returns: The number of columns; nil when there is no row.
  @inlinable @inline(__always) func firstStep(_ wanted: Int?) throws(SQLiteError) -> Int? {
    if let wanted, !prepared.isReadOnly { try refuseBeforeWriting(wanted) }
    let isRow = try prepared.step(on: connection)
    let count = unsafe Int(prepared.wrapper.sqlite3_column_count(prepared.handle))
    if let wanted, count != wanted, isRow || count != 0 { throw wrongColumnCount(count, wanted) }
    return isRow ? count : nil
  }

  /// Throws when a statement that writes has not as many columns as wanted, as it would be compiled now.
  @usableFromInline func refuseBeforeWriting(_ wanted: Int) throws(SQLiteError) {
    if unsafe Int(prepared.wrapper.sqlite3_column_count(prepared.handle)) == wanted { return }
    let (compiled, _) = unsafe try connection.compile(sql, from: 0, flags: [])
    guard let compiled = unsafe compiled else { return }
    let count = unsafe Int(prepared.wrapper.sqlite3_column_count(compiled))
    _ = unsafe prepared.wrapper.sqlite3_finalize(compiled)  // it never ran: there is no code to repeat
    if count != wanted { throw wrongColumnCount(count, wanted) }
  }

  @usableFromInline func wrongColumnCount(_ count: Int, _ wanted: Int) -> SQLiteError { .columnCount(count, wanted: wanted, sql: sql) }

  /// What a closure makes of each row.
  @inlinable @inline(__always)
  func collect<Element>(_ wanted: Int?, _ body: (Row) throws(SQLiteError) -> Element) throws(SQLiteError) -> [Element] {
    try prepared.start(on: connection)
    defer { prepared.reset() }
    guard let columnCount = try firstStep(wanted) else { return [] }
    var elements: [Element] = []
    unsafe elements.reserveCapacity(prepared.rowCount)
    let row = Row(prepared, columnCount: wanted ?? columnCount)  // a number the compiler knows needs no checks
    repeat { elements.append(try body(row)) } while try prepared.step(on: connection)
    unsafe prepared.rowCount = elements.count
    if elements.capacity > 64, elements.count < elements.capacity / 2 { elements = elements.map { $0 } }  // the hint was far too high
    return elements
  }

  /// What a closure makes of the first row; nil when there is none.
  @inlinable @inline(__always)
  func one<Element>(_ wanted: Int?, _ body: (Row) throws(SQLiteError) -> Element) throws(SQLiteError) -> Element? {
    try prepared.start(on: connection)
    defer { prepared.reset() }
    guard let columnCount = try firstStep(wanted) else { return nil }
    let element = try body(Row(prepared, columnCount: wanted ?? columnCount))
    if !prepared.isReadOnly { try passOver() }
    return element
  }

  /// Calls a closure for each row.
  @inlinable @inline(__always) func each(_ wanted: Int, _ body: (Row) throws -> Void) throws {
    try prepared.start(on: connection)
    defer { prepared.reset() }
    guard try firstStep(wanted) != nil else { return }
    let row = Row(prepared, columnCount: wanted)
    repeat { try body(row) } while try prepared.step(on: connection)
  }
}
