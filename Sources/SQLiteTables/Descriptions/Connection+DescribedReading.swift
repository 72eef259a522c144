import SQLiteCalls
public import SQLiteCore
public import SQLiteSchema

// The result of each statement is compared with the description before its first row; the types of values are checked as they are read.

extension Connection {
  /// The rows of a described table one at a time.
  ///
  /// ```swift
  /// let rows = try connection.readAllRows(fromTable: Contact.table)
  /// while let row = try rows.next() { print(try row[Contact.name]) }
  /// ```
  /// - Throws: ``SQLiteError`` that names the column in which table and description differ, or of SQLite.
  public func readAllRows(
    fromTable table: TableDescription, where condition: Condition? = nil, orderedBy order: OrderingTerm...
  ) throws(SQLiteError) -> Cursor {
    try prepare(rowsOf: table, where: condition, orderedBy: order).cursor()
  }

  /// Calls a closure for each row of a described table, read in place.
  ///
  /// - Throws: ``SQLiteError`` as ``readAllRows(fromTable:where:orderedBy:)``, or what the closure throws.
  @inlinable public func forEachRow(
    of table: TableDescription, where condition: Condition? = nil, orderedBy order: OrderingTerm..., do body: (Row) throws -> Void
  ) throws {
    var isFirst = true  // the first step may have compiled it again
    try prepare(rowsOf: table, where: condition, orderedBy: order).forEach { row in
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
  ///   else as ``readAllRows(fromTable:where:orderedBy:)``, or what the closure throws.
  @inlinable public func find<Element>(
    in table: TableDescription, key: some Bindable, do body: (Row) throws -> Element
  ) throws -> Element? {
    let statement = try prepare(rowOf: table)
    try statement.bind(key)
    return try statement.first { row in
      if try !row.hasColumns(table.columnNames) { throw mismatch(of: try row.columnNames, with: table) }
      return try body(row)
    }
  }

  /// The same for a key of several columns, in the order of the key.
  @inlinable public func find<each Key: Bindable, Element>(
    in table: TableDescription, key: repeat each Key, do body: (Row) throws -> Element
  ) throws -> Element? {
    let statement = try prepare(rowOf: table)
    try statement.bind(repeat each key)
    return try statement.first { row in
      if try !row.hasColumns(table.columnNames) { throw mismatch(of: try row.columnNames, with: table) }
      return try body(row)
    }
  }

  /// The row of a key, copied; nil when there is none. Errors are those of reading it in place.
  public func find<each Key: Bindable>(in table: TableDescription, key: repeat each Key) throws(SQLiteError) -> OwnedRow? {
    let statement = try prepare(rowOf: table)
    try statement.bind(repeat each key)
    guard let row = try statement.first() else { return nil }
    if row.columns != table.columnNames { throw mismatch(of: row.columns, with: table) }
    return row
  }

  @usableFromInline func prepare(
    rowsOf table: TableDescription, where condition: Condition?, orderedBy order: [OrderingTerm]
  ) throws(SQLiteError) -> Statement {
    var sql = try table.select()
    if let condition { sql = sql + " WHERE \(condition.sql)" }
    if !order.isEmpty { sql = sql + " ORDER BY \(order.map(\.sql).joined(separator: ", "))" }
    let statement = try prepare(sql)
    let names = try statement.columnNames
    if names != table.columnNames { throw mismatch(of: names, with: table) }
    return statement
  }

  @usableFromInline func prepare(rowOf table: TableDescription) throws(SQLiteError) -> Statement { try prepare(table.selectByKey()) }

  /// In what the columns of a result are not those described.
  @usableFromInline func mismatch(of names: [String], with table: TableDescription) -> SQLiteError {
    for (number, (name, described)) in zip(names, table.columnNames).enumerated() where name != described {
      return .refused(.mismatch, "\(table.name): column \(number) of the result is \(name), the description says \(described)")
    }
    return .refused(.mismatch, "\(table.name): the result has \(names.count) columns, the description \(table.columnNames.count)")
  }
}
