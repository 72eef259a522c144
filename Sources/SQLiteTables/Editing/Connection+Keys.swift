import SQLiteCalls
public import SQLiteCore

// The database is asked for the key's columns; a description knows them. NULL is not a row's key.

extension Connection {
  /// The row of a key, copied; nil when there is none. A key of several columns is given in the order of the key.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE for a table without primary key, SQLITE_RANGE when its key has another number of columns; or
  ///   of SQLite.
  @inlinable public func find<each Key: SQLiteBindable>(in table: String, in schema: String? = nil, key: repeat each Key) throws
    -> OwnedRow?
  {
    try find(in: table, in: schema, key: repeat each key) { row in try row.owned() }
  }

  /// What a closure makes of the row of a key, read in place; nil when there is none.
  ///
  /// - Throws: ``SQLiteError`` as without the closure, or what the closure throws.
  @inlinable public func find<each Key: SQLiteBindable, Element>(
    in table: String, in schema: String? = nil, key: repeat each Key, do body: (Row) throws -> Element
  ) throws -> Element? {
    var element: Element?
    try withRow(ofKey: held(repeat each key), in: table, in: schema) { row in element = try body(row) }
    return element
  }

  /// Changes columns of the row of a key.
  ///
  /// - Returns: The number of rows: 1, or 0 when there is none with that key.
  /// - Throws: ``SQLiteError`` as finding the row does, or as changing rows does.
  @discardableResult public func update<each Key: SQLiteBindable>(
    _ table: String, in schema: String? = nil, set values: ColumnValues, key: repeat each Key
  ) throws -> Int64 {
    try update(table, in: schema, set: values, where: condition(ofKey: repeat each key, in: table, in: schema))
  }

  /// Deletes the row of a key.
  ///
  /// - Returns: The number of rows: 1, or 0 when there is none with that key.
  /// - Throws: ``SQLiteError`` as finding the row does.
  @discardableResult public func delete<each Key: SQLiteBindable>(from table: String, in schema: String? = nil, key: repeat each Key) throws
    -> Int64
  {
    try delete(from: table, in: schema, where: condition(ofKey: repeat each key, in: table, in: schema))
  }

  /// The values of a key.
  @inlinable func held<each Key: SQLiteBindable>(_ key: repeat each Key) -> [HeldValue] {
    var values: [HeldValue] = []
    for part in repeat each key { values.append(HeldValue(part)) }
    return values
  }

  func condition<each Key: SQLiteBindable>(ofKey key: repeat each Key, in table: String, in schema: String?) throws -> Condition {
    let columns = try keyColumns(of: table, in: schema)
    return condition(columns, try bindings(of: columns, in: table, held(repeat each key)))
  }

  private func condition(_ columns: [String], _ values: [SQLiteValue]) -> Condition {
    .every(zip(columns, values).map { Condition("\(identifier: $0) = \($1)") })
  }

  /// The columns of a table's key, as the database has them.
  private func keyColumns(of table: String, in schema: String?) throws -> [String] {
    let columns = try primaryKey(of: table, in: schema)
    if columns.isEmpty {
      _ = try prepare("SELECT 1 FROM \(identifier: table, in: schema)")  // where there is no such table, SQLite says so
      throw SQLiteError.misuse("\(table): the table has no primary key")
    }
    return columns
  }

  /// The values of a key; another number of them is refused, and one that SQLite cannot hold by the name of its column.
  func bindings(of columns: [String], in table: String, _ key: [HeldValue]) throws -> [SQLiteValue] {
    guard key.count == columns.count else {
      throw SQLiteError.refused(.range, "\(table): the key has \(columns.count) columns, \(key.count) values are given")
    }
    var values: [SQLiteValue] = []
    values.reserveCapacity(key.count)
    for place in key.indices {
      guard let value = key[place].value else {
        throw SQLiteError.refused(.mismatch, "\(table): " + HeldValue.refusal(of: columns[place], because: key[place].reason))
      }
      values.append(value)
    }
    return values
  }
}

// Reading by a key asks for the key's columns once, and again only when the schema may be another one.

extension Connection {
  /// Calls a closure with the row of a key, where there is one.
  @usableFromInline func withRow(ofKey key: [HeldValue], in table: String, in schema: String?, _ body: (Row) throws -> Void) throws {
    try enter()
    if let known = attachments[KnownKeys.self], let query = known[table, schema] {
      if query.columns.count == key.count, try run(query, bindings(of: query.columns, in: table, key), body) { return }
      known.forget(query)
    }
    let columns = try keyColumns(of: table, in: schema)
    let sql = SQL.select(from: table, in: schema, where: condition(columns, try bindings(of: columns, in: table, key)))
    let statement = try prepare(sql)
    let compilation = statement.compilation
    try statement.row(body)
    if statement.compilation == compilation {
      attachment(orNew: KnownKeys()).remember(KnownKeys.Query(table, in: schema, columns: columns, text: sql.text, compilation))
    }
  }

  /// Calls a closure with the row that a query finds; false, and it was not called, when the schema may be another one since it was remembered.
  private func run(_ query: KnownKeys.Query, _ values: [SQLiteValue], _ body: (Row) throws -> Void) throws -> Bool {
    var isCurrent = false
    do {
      let statement = try prepare(SQL(unchecked: query.text, bindings: values))
      guard statement.compilation == query.compilation else { return false }
      let wasRead = try statement.row { row in
        guard row.compilation == query.compilation else { return false }
        isCurrent = true
        try body(row)
        return true
      }
      return wasRead ?? (statement.compilation == query.compilation)
    } catch let error as SQLiteError {
      // A column of the key may have another name now, or a temporary table hides the one that had it.
      if !isCurrent, case .missingColumn? = error.meaning { return false }
      throw error
    }
  }
}
