import SQLiteCalls
public import SQLiteCore

// The database is asked for the key's columns at each call; a description knows them. NULL is not a row's key.

extension Connection {
  /// The row of a key, copied; nil when there is none. A key of several columns is given in the order of the key.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE for a table without primary key, SQLITE_RANGE when its key has another number of columns; or
  ///   of SQLite.
  public func find<each Key: SQLiteBindable>(in table: String, key: repeat each Key) throws(SQLiteError) -> OwnedRow? {
    try row(.select(from: table, where: condition(ofKey: repeat each key, in: table)))
  }

  /// What a closure makes of the row of a key, read in place; nil when there is none.
  ///
  /// - Throws: ``SQLiteError`` as without the closure, or what the closure throws.
  public func find<each Key: SQLiteBindable, Element>(
    in table: String, key: repeat each Key, do body: (Row) throws -> Element
  ) throws -> Element? {
    try row(.select(from: table, where: condition(ofKey: repeat each key, in: table)), body)
  }

  /// Changes columns of the row of a key.
  ///
  /// - Returns: The number of rows: 1, or 0 when there is none with that key.
  /// - Throws: ``SQLiteError`` as finding the row does, or as changing rows does.
  @discardableResult public func update<each Key: SQLiteBindable>(
    _ table: String, set values: ColumnValues, key: repeat each Key
  ) throws(SQLiteError) -> Int64 {
    try update(table, set: values, where: condition(ofKey: repeat each key, in: table))
  }

  /// Deletes the row of a key.
  ///
  /// - Returns: The number of rows: 1, or 0 when there is none with that key.
  /// - Throws: ``SQLiteError`` as finding the row does.
  @discardableResult public func delete<each Key: SQLiteBindable>(from table: String, key: repeat each Key) throws(SQLiteError) -> Int64 {
    try delete(from: table, where: condition(ofKey: repeat each key, in: table))
  }

  func condition<each Key: SQLiteBindable>(ofKey key: repeat each Key, in table: String) throws(SQLiteError) -> Condition {
    let columns = try primaryKey(of: table)
    if columns.isEmpty {
      _ = try prepare("SELECT 1 FROM \(identifier: table)")  // where there is no such table, SQLite says so
      throw .misuse("\(table): the table has no primary key")
    }
    let values = try bindings(of: columns, in: table, repeat each key)
    guard values.count == columns.count else {
      throw SQLiteError.refused(.range, "\(table): the key has \(columns.count) columns, \(values.count) values are given")
    }
    return .every(zip(columns, values).map { Condition("\(identifier: $0) = \($1)") })
  }

  /// The values of a key; one that SQLite cannot hold is refused by the name of its column.
  func bindings<each Key: SQLiteBindable>(of columns: [String], in table: String, _ key: repeat each Key) throws(SQLiteError)
    -> [SQLiteValue]
  {
    var values = ColumnValues([])
    var rest = columns[...]
    for part in repeat each key { values.append(part, for: rest.popFirst() ?? "after the last of the key") }
    try values.checkValues(for: table)
    return values.values
  }
}
