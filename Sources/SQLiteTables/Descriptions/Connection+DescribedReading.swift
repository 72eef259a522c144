import SQLiteCalls
public import SQLiteCore
public import SQLiteSchema

// The result of each statement is compared with the description before its first row; the types of values are checked as they are read.

extension Connection {
  /// The rows of a described table, copied.
  ///
  /// - Parameters:
  ///   - table: What the table is known to be.
  ///   - schema: The database it is in; nil for the first in which SQLite finds it.
  ///   - condition: Which rows; nil for all.
  ///   - order: What they are sorted by; without it the order is SQLite's to choose.
  ///   - limit: At most so many; nil for all.
  ///   - offset: Without so many at the beginning.
  /// - Throws: ``SQLiteError`` that names the column in which table and description differ, or of SQLite.
  public func read(
    _ table: TableDescription, in schema: String? = nil, where condition: Condition? = nil, orderedBy order: OrderingTerm...,
    limit: Int? = nil, offset: Int? = nil
  ) throws -> [OwnedRow] {
    try read(table, in: schema, where: condition, orderedBy: order, limit: limit, offset: offset)
  }

  /// The rows of a described table, copied, in an order that is found out at run time.
  public func read(
    _ table: TableDescription, in schema: String? = nil, where condition: Condition? = nil, orderedBy order: [OrderingTerm],
    limit: Int? = nil, offset: Int? = nil
  ) throws -> [OwnedRow] {
    let rows = try prepare(rowsOf: table, in: schema, where: condition, orderedBy: order, limit: limit, offset: offset).rows()
    if let first = rows.first, first.columns != table.columnNames { throw mismatch(of: first.columns, with: table) }
    return rows
  }

  /// The number of rows of a described table.
  ///
  /// - Throws: ``SQLiteError`` of SQLite; the columns are not compared.
  public func count(_ table: TableDescription, in schema: String? = nil, where condition: Condition = .all) throws -> Int {
    try count(table.name, in: schema, where: condition)
  }

  /// The rows of a described table one at a time.
  ///
  /// ```swift
  /// let rows = try connection.cursor(in: Contact.table)
  /// while let row = try rows.next() { print(try row[Contact.name]) }
  /// ```
  /// - Throws: ``SQLiteError`` that names the column in which table and description differ, or of SQLite.
  public func cursor(
    in table: TableDescription, in schema: String? = nil, where condition: Condition? = nil, orderedBy order: OrderingTerm...,
    limit: Int? = nil, offset: Int? = nil
  ) throws -> Cursor {
    try cursor(in: table, in: schema, where: condition, orderedBy: order, limit: limit, offset: offset)
  }

  /// The rows of a described table one at a time, in an order that is found out at run time.
  public func cursor(
    in table: TableDescription, in schema: String? = nil, where condition: Condition? = nil, orderedBy order: [OrderingTerm],
    limit: Int? = nil, offset: Int? = nil
  ) throws -> Cursor {
    try prepare(rowsOf: table, in: schema, where: condition, orderedBy: order, limit: limit, offset: offset).cursor()
  }

  /// Calls a closure for each row of a described table, read in place.
  ///
  /// - Throws: ``SQLiteError`` that names the column in which table and description differ, or of SQLite; or what the closure throws.
  @inlinable public func forEach(
    in table: TableDescription, in schema: String? = nil, where condition: Condition? = nil, orderedBy order: OrderingTerm...,
    limit: Int? = nil, offset: Int? = nil,
    _ body: (Row) throws -> Void
  ) throws {
    try forEach(in: table, in: schema, where: condition, orderedBy: order, limit: limit, offset: offset, body)
  }

  /// Calls a closure for each row of a described table, read in place, in an order that is found out at run time.
  @inlinable public func forEach(
    in table: TableDescription, in schema: String? = nil, where condition: Condition? = nil, orderedBy order: [OrderingTerm],
    limit: Int? = nil, offset: Int? = nil,
    _ body: (Row) throws -> Void
  ) throws {
    var isFirst = true  // the first step may have compiled it again
    try prepare(rowsOf: table, in: schema, where: condition, orderedBy: order, limit: limit, offset: offset).forEach { row in
      if isFirst, try !row.hasColumns(table.columnNames) { throw mismatch(of: try row.columnNames, with: table) }
      isFirst = false
      try body(row)
    }
  }

  /// What a closure makes of the row of a key, read in place; nil when there is none.
  ///
  /// ```swift
  /// let name = try connection.find(in: Contact.table, key: 1) { row in try row[Contact.name] }
  /// ```
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE for a table without primary key, SQLITE_RANGE when its key has another number of columns;
  ///   else as `read(_:where:orderedBy:limit:offset:)`, or what the closure throws.
  @_alwaysEmitIntoClient public func find<Element>(
    in table: TableDescription, in schema: String? = nil, key: some SQLiteBindable, do body: (Row) throws -> Element
  ) throws -> Element? {
    let statement = try prepare(rowOf: table, in: schema)
    try statement.bind(key)
    return try statement.row { row in
      if try !row.hasColumns(table.columnNames) { throw mismatch(of: try row.columnNames, with: table) }
      return try body(row)
    }
  }

  /// The same for a key of several columns, in the order of the key.
  @_alwaysEmitIntoClient public func find<each Key: SQLiteBindable, Element>(
    in table: TableDescription, in schema: String? = nil, key: repeat each Key, do body: (Row) throws -> Element
  ) throws -> Element? {
    let statement = try prepare(rowOf: table, in: schema)
    try statement.bind(repeat each key)
    return try statement.row { row in
      if try !row.hasColumns(table.columnNames) { throw mismatch(of: try row.columnNames, with: table) }
      return try body(row)
    }
  }

  /// The row of a key, copied; nil when there is none. Errors are those of reading it in place.
  public func find<each Key: SQLiteBindable>(in table: TableDescription, in schema: String? = nil, key: repeat each Key) throws -> OwnedRow?
  {
    let statement = try prepare(rowOf: table, in: schema)
    try statement.bind(repeat each key)
    guard let row = try statement.row() else { return nil }
    if row.columns != table.columnNames { throw mismatch(of: row.columns, with: table) }
    return row
  }

  @usableFromInline func prepare(
    rowsOf table: TableDescription, in schema: String?, where condition: Condition?, orderedBy order: [OrderingTerm], limit: Int?,
    offset: Int?
  ) throws -> Statement {
    try table.check()
    let statement = try prepareSelect(
      from: table.name, in: schema, columns: table.columnNames, where: condition, orderedBy: order, limit: limit, offset: offset)
    let names = try statement.columnNames
    if names != table.columnNames { throw mismatch(of: names, with: table) }
    return statement
  }

  @usableFromInline func prepare(rowOf table: TableDescription, in schema: String?) throws -> Statement {
    try prepare(table.selectByKey(in: schema))
  }

  /// In what the columns of a result are not those described.
  @usableFromInline func mismatch(of names: [String], with table: TableDescription) -> SQLiteError {
    for (number, (name, described)) in zip(names, table.columnNames).enumerated() where name != described {
      return .refused(.mismatch, "\(table.name): column \(number) of the result is \(name), the description says \(described)")
    }
    return .refused(.mismatch, "\(table.name): the result has \(names.count) columns, the description \(table.columnNames.count)")
  }
}
