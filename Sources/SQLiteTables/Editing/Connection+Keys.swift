import SQLiteCalls
public import SQLiteCore

// The key's columns are read from the database, or from a description. NULL never identifies a row. A date or a UUID is looked up in each
// spelling that its type can read, in one statement.

extension Connection {
  /// Returns the result of a closure for the row with a key, read in place, or a copy of the row without a closure. Nil if there is no such
  /// row.
  ///
  /// The values of a key with several columns are in the order of the key.
  ///
  /// ```swift
  /// let name = try connection.find(in: Contact.table, key: 1) { row in try row[Contact.name] }
  /// ```
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE for a table without a primary key, SQLITE_RANGE when its key has a different number of
  ///   columns, SQLITE_MISMATCH that names the column in which a table and its description differ, SQLITE_CONSTRAINT_UNIQUE if several
  ///   spellings of the key, such as a UUID's text and its bytes, each have a row; or the error of SQLite or of the closure.
  @_alwaysEmitIntoClient public func find<each Key: SQLiteBindable, Element>(
    in table: some TableReference, in schema: String? = nil, key: repeat each Key,
    do body: (Row) throws -> Element = { row in try row.owned() }
  ) throws -> Element? {
    let (name, others) = (table.tableName, otherSpellings(of: repeat each key))
    if let rules = table.tableRules {
      let statement = try prepare(rules.selectByKey(in: schema, others: others))
      try statement.bind(values: [], key: repeat each key, others: others, of: rules.keyColumns, in: name)
      return try statement.row(ofKey: others, in: name) { row in
        if try !row.hasColumns(rules.columnNames) { throw rules.mismatch(of: try row.columnNames) }
        return try body(row)
      }
    }
    var count = 0
    for _ in repeat (each Key).self { count += 1 }
    if let known = try knownQuery(ofKeyOf: name, in: schema, others), case let columns = known.keyColumns, columns.count == count,
      let statement = try prepare(known)
    {
      try statement.bind(values: [], key: repeat each key, others: others, of: columns, in: name)
      let found = try statement.foundRow(as: known, others, in: name, body)
      if !found.isStale { return found.element }
    }
    let query = try queryOfKey(of: name, in: schema, others)
    let statement = try prepare(query.sql)
    try statement.bind(values: [], key: repeat each key, others: others, of: query.columns, in: name)
    let compilation = statement.compilation
    let element = try statement.row(ofKey: others, in: name, body)
    if statement.isCompiled(as: compilation) { remember(query.columns, of: name, in: schema, others, query.sql, compilation) }
    return element
  }

  /// Updates columns of the row with a key.
  ///
  /// - Returns: The number of updated rows: 1, or 0 if there is none with that key.
  /// - Throws: ``SQLiteError``, as for finding the row or updating rows. Then nothing is written.
  @discardableResult @_alwaysEmitIntoClient public func update<each Key: SQLiteBindable>(
    _ table: some TableReference, in schema: String? = nil, set values: ColumnValues, key: repeat each Key
  ) throws -> Int {
    let (name, rules, others) = (table.tableName, table.tableRules, otherSpellings(of: repeat each key))
    try values.checkValues(for: name)
    return try withKey(of: name, rules, in: schema) { columns in
      let statement = try prepareUpdate(of: name, rules, in: schema, values.columns, key: columns, others)
      try statement.bind(values: values.values, key: repeat each key, others: others, of: columns, in: name)
      return try changes(by: statement, ofKey: others, in: name)
    }
  }

  /// Deletes the row with a key.
  ///
  /// - Returns: The number of deleted rows: 1, or 0 if there is none with that key.
  /// - Throws: ``SQLiteError``, as for finding the row. Then nothing is deleted.
  @discardableResult @_alwaysEmitIntoClient public func delete<each Key: SQLiteBindable>(
    from table: some TableReference, in schema: String? = nil, key: repeat each Key
  ) throws -> Int {
    let (name, rules, others) = (table.tableName, table.tableRules, otherSpellings(of: repeat each key))
    return try withKey(of: name, rules, in: schema) { columns in
      let statement = try prepareDelete(from: name, rules, in: schema, key: columns, others)
      try statement.bind(values: [], key: repeat each key, others: others, of: columns, in: name)
      return try changes(by: statement, ofKey: others, in: name)
    }
  }
}

// MARK: Statements

extension Connection {
  @usableFromInline func prepareUpdate(
    of table: String, _ rules: TableRules?, in schema: String?, _ columns: [String], key: [String], _ others: [[SQLiteValue]]
  ) throws -> Statement {
    let spellings = others.map(\.count)
    return try prepare(
      written(StatementShape(.updateByKey, table, in: schema, columns: columns, key: key, of: rules, spellings: spellings)) {
        try rules?.checkColumns(columns)
        return try .update(table, in: schema, columns: columns, where: .key(key, spellings: spellings))
      })
  }

  @usableFromInline func prepareDelete(
    from table: String, _ rules: TableRules?, in schema: String?, key: [String], _ others: [[SQLiteValue]]
  ) throws -> Statement {
    let spellings = others.map(\.count)
    return try prepare(
      written(StatementShape(.deleteByKey, table, in: schema, key: key, of: rules, spellings: spellings)) {
        .delete(from: table, in: schema, key: key, spellings: spellings)
      })
  }

  /// Runs a statement that writes, and returns the number of rows written.
  @usableFromInline func changes(by statement: borrowing Statement) throws -> Int {
    try statement.run()
    return try changedRows()
  }

  /// Runs a statement that writes to the row with a key. If several spellings of the key each have a row, it writes nothing and throws.
  @usableFromInline func changes(by statement: borrowing Statement, ofKey others: [[SQLiteValue]], in table: String) throws -> Int {
    if others.isEmpty { return try changes(by: statement) }
    return try transaction {
      let count = try changes(by: statement)
      if count > 1 { throw SQLiteError.severalRows(ofKeyOf: table) }
      return count
    }
  }
}

extension SQLiteError {
  @usableFromInline static func severalRows(ofKeyOf table: String) -> SQLiteError {
    .refused(
      .constraintUnique,
      "\(table): the key has several spellings here, each with a row of its own: find one by its type, such as BlobUUID, LowercaseUUID or "
        + "DateText, and make one row of them")
  }
}

// MARK: Keys

extension Connection {
  /// Calls a closure with the columns of a table's key, which are guaranteed to be current while it writes.
  ///
  /// Given columns and the key of a description are used as they are. Otherwise a remembered key is checked in the transaction that uses it
  /// to write. Between two statements, another connection may replace the table with another one of the same name. The first step of a
  /// cached UPDATE would then be recompiled for that table, and change other rows. The transaction locks the main and every attached
  /// database, and its COMMIT fails while another statement writes. So the key is not remembered if there are other databases, including
  /// TEMP tables, or if such a statement runs; nor with a mock that can run only SQL prepared by a test.
  @usableFromInline func withKey<Result>(
    _ given: [String]? = nil, of table: String, _ rules: TableRules?, in schema: String?, _ body: ([String]) throws -> Result
  ) throws -> Result {
    let columns: [String]
    if let key = try given ?? rules?.requiredKey() {
      columns = key
    } else {
      try enter()
      if !wrapper.runsAnySQL || !isInTransaction && isBusyElsewhere {
        columns = try keyColumns(of: table, in: schema)
      } else if isInTransaction {
        columns = try seenKeyColumns(of: table, in: schema)
      } else {
        return try transaction { try body(seenKeyColumns(of: table, in: schema)) }
      }
    }
    return try body(columns)
  }

  /// The columns of a table's key, remembered until the schema may have changed. Call it in a transaction.
  private func seenKeyColumns(of table: String, in schema: String?) throws -> [String] {
    let shape = StatementShape(.look, table, in: schema)
    if let known = shapes[shape], let key = known.key {
      let statement = try prepare(known.sql)
      try statement.run()
      if statement.isCompiled(as: key.compilation) { return key.columns }
    }
    let columns = try keyColumns(of: table, in: schema)
    let sql = ("SELECT 1 FROM \(identifier: table, in: schema) WHERE 0" as SQL).inOnePiece
    let statement = try prepare(sql)
    let compilation = statement.compilation
    try statement.run()
    if statement.isCompiled(as: compilation) { shapes.remember(shape, sql, key: (columns, compilation)) }
    return columns
  }

  /// The columns of a table's key, read from the database.
  private func keyColumns(of table: String, in schema: String?) throws -> [String] {
    let columns = try primaryKey(of: table, in: schema)
    if columns.isEmpty {
      _ = try prepare("SELECT 1 FROM \(identifier: table, in: schema)")  // throws SQLite's error if there is no such table
      throw SQLiteError.misuse("\(table): the table has no primary key")
    }
    return columns
  }
}

// MARK: Finding

extension Connection {
  /// The remembered query for rows by a table's key; nil if there is none.
  @usableFromInline func knownQuery(ofKeyOf table: String, in schema: String?, _ others: [[SQLiteValue]]) throws -> WrittenShapes.Written? {
    try enter()
    return shapes[StatementShape(.find, table, in: schema, spellings: others.isEmpty ? [] : others.map(\.count))]
  }

  @usableFromInline func queryOfKey(of table: String, in schema: String?, _ others: [[SQLiteValue]]) throws -> (sql: SQL, columns: [String])
  {
    let columns = try keyColumns(of: table, in: schema)
    let condition = SQL.key(columns, spellings: others.map(\.count))
    return (("SELECT * FROM \(identifier: table, in: schema) WHERE \(condition)" as SQL).inOnePiece, columns)
  }

  @usableFromInline func remember(
    _ columns: [String], of table: String, in schema: String?, _ others: [[SQLiteValue]], _ sql: SQL, _ compilation: Compilation
  ) {
    shapes.remember(StatementShape(.find, table, in: schema, spellings: others.map(\.count)), sql, key: (columns, compilation))
  }
}

/// The other spellings of each value of a key, up to the last value that has other spellings.
@_alwaysEmitIntoClient func otherSpellings<each Key: SQLiteBindable>(of key: repeat each Key) -> [[SQLiteValue]] {
  var others: [[SQLiteValue]] = []
  var place = 0
  for part in repeat each key {
    let spellings = part.otherSpellings
    if !spellings.isEmpty {
      others += repeatElement([], count: place - others.count)
      others.append(spellings)
    }
    place += 1
  }
  return others
}

// Inlined code calls these accessors, because copying the SQL and the key out of the object would cost more than the calls.

extension Connection {
  /// Returns nil if the query no longer compiles because a column of the key is gone.
  @usableFromInline func prepare(_ known: WrittenShapes.Written) throws -> Statement? {
    do { return try prepare(known.sql) } catch let error as SQLiteError {
      if case .missingColumn? = error.meaning { return nil }
      throw error
    }
  }
}

extension WrittenShapes.Written {
  @usableFromInline var keyColumns: [String] { key?.columns ?? [] }
}

extension Row {
  @usableFromInline func isCompiled(as known: WrittenShapes.Written) -> Bool { isCompiled(as: known.key?.compilation) }
}

extension Statement {
  @usableFromInline func isCompiled(as known: WrittenShapes.Written) -> Bool { isCompiled(as: known.key?.compilation) }

  /// Returns the result of a closure for the row with a key; nil if there is none.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_CONSTRAINT_UNIQUE if several spellings of the key each have a row.
  @inlinable func row<Element>(ofKey others: [[SQLiteValue]], in table: String, _ body: (Row) throws -> Element) throws -> Element? {
    if others.isEmpty { return try row(body) }
    var found: Element?
    try forEach { row in
      if found != nil { throw SQLiteError.severalRows(ofKeyOf: table) }
      found = try body(row)
    }
    return found
  }

  /// Returns the result of a closure for the row that a remembered query finds. If the schema may have changed, the closure is not called.
  @inlinable func foundRow<Element>(
    as known: WrittenShapes.Written, _ others: [[SQLiteValue]], in table: String, _ body: (Row) throws -> Element
  ) throws -> (element: Element?, isStale: Bool) {
    var isCurrent = false
    do {
      let found = try row(ofKey: others, in: table) { row in
        guard row.isCompiled(as: known) else { throw StaleKey() }
        isCurrent = true
        return try body(row)
      }
      return (found, found == nil && !isCompiled(as: known))
    } catch is StaleKey {
      return (nil, true)
    } catch let error as SQLiteError {
      // A column of the key may have been renamed, or a temporary table may hide its table.
      if !isCurrent, case .missingColumn? = error.meaning { return (nil, true) }
      throw error
    }
  }
}

/// The error for a row found by a key that the table may no longer have.
@usableFromInline struct StaleKey: Error {
  @usableFromInline init() {}
}
