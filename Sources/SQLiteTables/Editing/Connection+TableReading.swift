public import SQLiteCore

// A table is named by a String here; the same calls take a description. What a table is read by is `read`, which answers copies, `forEach`,
// which lends each row, and `cursor`, which gives them out one at a time.

extension Connection {
  /// Rows of a table or view, copied.
  ///
  /// - Parameters:
  ///   - table: A table or view.
  ///   - schema: The database it is in; nil for the first in which SQLite finds it.
  ///   - columns: Which columns, in order; nil for all.
  ///   - condition: Which rows; nil for all.
  ///   - order: What they are sorted by; without it the order is SQLite's to choose.
  ///   - limit: At most so many; nil for all.
  ///   - offset: Without so many at the beginning.
  /// - Throws: ``SQLiteError`` that names an unknown table or column; an error in the middle is an error, never a shorter result.
  public func read(
    _ table: String, in schema: String? = nil, columns: [String]? = nil, where condition: Condition? = nil,
    orderedBy order: OrderingTerm..., limit: Int? = nil,
    offset: Int? = nil
  ) throws -> [OwnedRow] {
    try read(table, in: schema, columns: columns, where: condition, orderedBy: order, limit: limit, offset: offset)
  }

  /// Rows of a table or view, copied, in an order that is found out at run time.
  public func read(
    _ table: String, in schema: String? = nil, columns: [String]? = nil, where condition: Condition? = nil, orderedBy order: [OrderingTerm],
    limit: Int? = nil,
    offset: Int? = nil
  ) throws -> [OwnedRow] {
    try prepareSelect(from: table, in: schema, columns: columns, where: condition, orderedBy: order, limit: limit, offset: offset).rows()
  }

  /// Calls a closure for each row of a table or view, read in place.
  ///
  /// - Throws: ``SQLiteError`` as reading does, or what the closure throws.
  public func forEach(
    in table: String, in schema: String? = nil, columns: [String]? = nil, where condition: Condition? = nil,
    orderedBy order: OrderingTerm..., limit: Int? = nil,
    offset: Int? = nil, _ body: (Row) throws -> Void
  ) throws {
    try forEach(in: table, in: schema, columns: columns, where: condition, orderedBy: order, limit: limit, offset: offset, body)
  }

  /// Calls a closure for each row of a table or view, read in place, in an order that is found out at run time.
  public func forEach(
    in table: String, in schema: String? = nil, columns: [String]? = nil, where condition: Condition? = nil,
    orderedBy order: [OrderingTerm], limit: Int? = nil,
    offset: Int? = nil, _ body: (Row) throws -> Void
  ) throws {
    try prepareSelect(from: table, in: schema, columns: columns, where: condition, orderedBy: order, limit: limit, offset: offset).forEach(
      body)
  }

  /// The rows of a table or view one at a time.
  ///
  /// - Throws: ``SQLiteError`` that names an unknown table or column.
  public func cursor(
    in table: String, in schema: String? = nil, columns: [String]? = nil, where condition: Condition? = nil,
    orderedBy order: OrderingTerm..., limit: Int? = nil,
    offset: Int? = nil
  ) throws -> Cursor {
    try cursor(in: table, in: schema, columns: columns, where: condition, orderedBy: order, limit: limit, offset: offset)
  }

  /// The rows of a table or view one at a time, in an order that is found out at run time.
  public func cursor(
    in table: String, in schema: String? = nil, columns: [String]? = nil, where condition: Condition? = nil,
    orderedBy order: [OrderingTerm], limit: Int? = nil,
    offset: Int? = nil
  ) throws -> Cursor {
    try prepareSelect(from: table, in: schema, columns: columns, where: condition, orderedBy: order, limit: limit, offset: offset).cursor()
  }

  /// The number of rows of a table or view.
  public func count(_ table: String, in schema: String? = nil, where condition: Condition = .all) throws -> Int {
    try value("SELECT count(*) FROM \(identifier: table, in: schema)\(condition.whereClause)") ?? 0
  }

  /// Whether a table or view has a row for which a condition holds.
  public func exists(in table: String, in schema: String? = nil, where condition: Condition = .all) throws -> Bool {
    try value("SELECT EXISTS (SELECT 1 FROM \(identifier: table, in: schema)\(condition.whereClause))") ?? false
  }

  /// The first row of a table or view, copied; nil when there is none. Without an order SQLite chooses which.
  ///
  /// - Throws: ``SQLiteError`` that names an unknown table or column.
  public func row(
    from table: String, in schema: String? = nil, columns: [String]? = nil, where condition: Condition? = nil,
    orderedBy order: OrderingTerm...
  ) throws -> OwnedRow? {
    try row(from: table, in: schema, columns: columns, where: condition, orderedBy: order)
  }

  /// The first row of a table or view, copied, in an order that is found out at run time; nil when there is none.
  public func row(
    from table: String, in schema: String? = nil, columns: [String]? = nil, where condition: Condition? = nil,
    orderedBy order: [OrderingTerm]
  ) throws -> OwnedRow? {
    try prepareSelect(from: table, in: schema, columns: columns, where: condition, orderedBy: order, limit: 1, offset: nil).row()
  }
}
