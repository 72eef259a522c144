public import SQLiteCore

// A table is read with `read`, which returns copies, `forEach`, which passes each row in place, or `cursor`, which returns rows one at a
// time. For a described table, the described columns are read, and compared with the result's columns before the first row. Types are
// checked as values are read.

extension Connection {
  /// Returns copies of the rows of a table or view.
  ///
  /// - Parameters:
  ///   - table: A table or view, by its name or its description.
  ///   - schema: The database of the table; nil for the first in which SQLite finds it.
  ///   - columns: The columns to read, in order; nil for all.
  ///   - condition: The condition that the rows must match; nil for all rows.
  ///   - order: The terms to sort by; without them SQLite chooses the order. For an order determined at run time, use
  ///     `OrderingTerm(terms)`.
  ///   - limit: The maximum number of rows; nil for all.
  ///   - offset: The number of rows to skip at the beginning.
  /// - Throws: ``SQLiteError`` that names an unknown table or column, or the column in which a table and its description differ. An error
  ///   in the middle is thrown and never shortens the result.
  @_alwaysEmitIntoClient public func read(
    _ table: some TableReference, in schema: String? = nil, columns: [String]? = nil, where condition: Condition? = nil,
    orderedBy order: OrderingTerm..., limit: Int? = nil, offset: Int? = nil
  ) throws -> [OwnedRow] {
    try rows(
      of: TableSelection(table.tableName, table.tableRules, columns), in: schema, where: condition, orderedBy: order, limit: limit,
      offset: offset)
  }

  /// Calls a closure for each row of a table or view, read in place.
  ///
  /// - Throws: ``SQLiteError``, as for reading, or the error of the closure.
  @_alwaysEmitIntoClient public func forEach(
    in table: some TableReference, in schema: String? = nil, columns: [String]? = nil, where condition: Condition? = nil,
    orderedBy order: OrderingTerm..., limit: Int? = nil, offset: Int? = nil, _ body: (Row) throws -> Void
  ) throws {
    let wanted = TableSelection(table.tableName, table.tableRules, columns)
    var isFirst = true  // compared in the loop, because the first step may recompile the statement
    try prepare(wanted, in: schema, where: condition, orderedBy: order, limit: limit, offset: offset).forEach { row in
      if isFirst { try wanted.compare(row) }
      isFirst = false
      try body(row)
    }
  }

  /// Returns a cursor over the rows of a table or view.
  ///
  /// ```swift
  /// let rows = try connection.cursor(in: Contact.table)
  /// while let row = try rows.next() { print(try row[Contact.name]) }
  /// ```
  /// - Throws: ``SQLiteError`` that names an unknown table or column, or the column in which a table and its description differ.
  @_alwaysEmitIntoClient public func cursor(
    in table: some TableReference, in schema: String? = nil, columns: [String]? = nil, where condition: Condition? = nil,
    orderedBy order: OrderingTerm..., limit: Int? = nil, offset: Int? = nil
  ) throws -> Cursor {
    let wanted = TableSelection(table.tableName, table.tableRules, columns)
    return try prepare(wanted, in: schema, where: condition, orderedBy: order, limit: limit, offset: offset).cursor()
  }

  /// Returns the number of rows of a table or view.
  public func count(_ table: some TableReference, in schema: String? = nil, where condition: Condition = .all) throws -> Int {
    try value("SELECT count(*) FROM \(identifier: table.tableName, in: schema)\(condition.whereClause)") ?? 0
  }

  /// Returns whether a table or view has a row that matches a condition.
  public func exists(in table: some TableReference, in schema: String? = nil, where condition: Condition = .all) throws -> Bool {
    try value("SELECT EXISTS (SELECT 1 FROM \(identifier: table.tableName, in: schema)\(condition.whereClause))") ?? false
  }

  /// Returns a copy of the first row of a table or view; nil if there is none. Without an order, SQLite chooses the row.
  ///
  /// - Throws: ``SQLiteError``, as for reading.
  @_alwaysEmitIntoClient public func row(
    from table: some TableReference, in schema: String? = nil, columns: [String]? = nil, where condition: Condition? = nil,
    orderedBy order: OrderingTerm...
  ) throws -> OwnedRow? {
    try rows(
      of: TableSelection(table.tableName, table.tableRules, columns), in: schema, where: condition, orderedBy: order, limit: 1, offset: nil
    ).first
  }
}

// MARK: Statements

extension Connection {
  /// Returns copies of rows of a table.
  @usableFromInline func rows(
    of wanted: TableSelection, in schema: String?, where condition: Condition?, orderedBy order: [OrderingTerm], limit: Int?, offset: Int?
  ) throws -> [OwnedRow] {
    let rows = try prepare(wanted, in: schema, where: condition, orderedBy: order, limit: limit, offset: offset).rows()
    if let first = rows.first { try wanted.compare(first.columns) }
    return rows
  }

  /// The statement that reads rows of a table.
  @usableFromInline func prepare(
    _ wanted: TableSelection, in schema: String?, where condition: Condition?, orderedBy order: [OrderingTerm], limit: Int?, offset: Int?
  ) throws -> Statement {
    try wanted.rules?.check()
    for term in order { for need in term.needs { try bring(need) } }
    let statement = try prepareSelect(
      from: wanted.table, in: schema, columns: wanted.columns, where: condition, orderedBy: order, limit: limit, offset: offset)
    if wanted.rules != nil { try wanted.compare(statement.columnNames) }
    return statement
  }
}

/// The table and the columns to read.
@usableFromInline struct TableSelection {
  let table: String
  let rules: TableRules?
  /// The columns; nil for all columns of a table without description.
  let columns: [String]?

  @usableFromInline init(_ table: String, _ rules: TableRules?, _ columns: [String]?) {
    self.table = table
    self.rules = rules
    self.columns = columns ?? rules?.columnNames
  }

  /// Throws if the columns differ from the description.
  func compare(_ names: [String]) throws {
    guard let rules, names != columns else { return }
    throw rules.mismatch(of: names, with: columns)
  }

  /// Throws if the columns of a row differ from the description.
  @usableFromInline func compare(_ row: Row) throws {
    guard let rules, let columns, try !row.hasColumns(columns) else { return }
    throw rules.mismatch(of: try row.columnNames, with: columns)
  }
}
