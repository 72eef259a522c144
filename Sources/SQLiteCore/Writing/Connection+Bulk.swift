import SQLiteCalls

extension Connection {
  /// Inserts a row for every element of a sequence, in one transaction with one compiled statement: all of them or none.
  @_alwaysEmitIntoClient @inline(__always) package func insertEach<Elements: Sequence, each Value: SQLiteBindable>(
    _ elements: Elements, into table: String, in schema: String?, columns: [String], onConflict policy: ConflictPolicy, reportEvery: Int,
    progress: (Int) throws -> Void, values: (Elements.Element) throws -> (repeat each Value)
  ) throws -> Int {
    let sql = try compiledInsertion(into: table, in: schema, columns: columns, onConflict: policy)
    return try transaction {
      let statement = try prepare(sql)
      return try writeEach(elements, into: table, reportEvery: reportEvery, progress: progress) { element in
        let row = try values(element)
        try statement.write(repeat each row, to: columns)
      }
    }
  }

  /// Writes a row for each element of a sequence; it must be called in a transaction.
  ///
  /// - Returns: The number of rows written.
  @_alwaysEmitIntoClient @inline(__always) package func writeEach<Elements: Sequence>(
    _ elements: Elements, into table: String, reportEvery: Int, progress: (Int) throws -> Void,
    _ write: (Elements.Element) throws -> Void
  ) throws -> Int {
    var number = 0
    var written = 0
    var untilReport = reportEvery
    for element in elements {
      number &+= 1
      do { try write(element) } catch { throw inRow(number, of: table, error) }
      written &+= Int(truncatingIfNeeded: changes)
      untilReport &-= 1
      if untilReport == 0 {
        try progress(number)
        untilReport = reportEvery
      }
    }
    return written
  }

  /// Adds the row number to an SQLite error; returns any other error unchanged.
  @usableFromInline func inRow(_ number: Int, of table: String, _ error: any Error) -> any Error {
    guard let error = error as? SQLiteError else { return error }
    let message = error.message.hasPrefix(table + ": ") ? String(error.message.dropFirst(table.count + 2)) : error.message
    return error.reworded("\(table), row \(number): \(message)")
  }
}

extension Statement {
  /// Binds the values of a row and runs the statement; a binding error names the column.
  @_alwaysEmitIntoClient @inline(__always) func write<each Value: SQLiteBindable>(_ value: repeat each Value, to columns: [String]) throws {
    var count: Int32 = 0
    for _ in repeat (each Value).self { count += 1 }
    try startBinding(count)
    var index: Int32 = 0
    for value in repeat each value {
      index += 1
      let code = value.bind(to: Parameter(prepared, index: index))
      if code != 0 { throw prepared.refused(value, for: columns[Int(index) - 1], code) }
    }
    prepared.isBound = true
    try run()
  }
}

extension PreparedStatement {
  /// Returns the error for a value that could not be bound for a column, and clears the values bound for the row.
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  @usableFromInline func refused(_ value: some SQLiteBindable, for column: String, _ code: Int32) -> SQLiteError {
    defer { clearBindings() }
    if code == ResultCode.mismatch.rawValue { return .unholdable(value, for: column, sql: sql) }
    let code = ResultCode(rawValue: code)
    let pending = pendingFailure
    let failure = pending?.code.primary == code.primary ? pending : nil  // otherwise an older failure
    return SQLiteError(
      failure?.code ?? code, "column \(column): \(failure?.message ?? "the value was not bound")", origin: Parameter.origin(binding: value),
      sql: sql)
  }

  /// Returns the error for a key value that could not be bound, and clears the values bound for the key.
  @usableFromInline func refusedKey(_ value: some SQLiteBindable, for column: String, in table: String, _ code: Int32) -> SQLiteError {
    guard code == ResultCode.mismatch.rawValue else { return refused(value, for: column, code) }
    clearBindings()
    return .refused(.mismatch, "\(table): " + HeldValue.refusal(of: column, because: value.reasonAfterColon))
  }
}

extension SQLiteError {
  /// Returns the error for a key whose number of values differs from the number of columns in the table's key.
  @usableFromInline static func wrongKey(of table: String, _ count: Int, given: Int) -> SQLiteError {
    let advice = given == 0 ? ". Give its values, or name the rows by where:, such as .all" : ""
    return .refused(.range, "\(table): the key has \(count) columns, \(given) values are given\(advice)")
  }

  /// Returns the error for a value that SQLite cannot hold.
  static func unholdable(_ value: some SQLiteBindable, for column: String, sql: String? = nil) -> SQLiteError {
    .refused(.mismatch, "column \(column): SQLite cannot hold the value exactly" + value.reasonAfterColon, sql: sql)
  }
}
