import SQLiteCalls

extension Connection {
  /// Inserts a row for every element of a sequence, in one transaction with one compiled statement: all of them or none.
  ///
  /// ```swift
  /// try connection.insert(things, into: "thing", columns: ["id", "title"]) { ($0.id, $0.title) }
  /// ```
  /// The sequence is taken one element at a time and never collected. Within a transaction it is a savepoint of it.
  /// - Parameters:
  ///   - elements: What to insert.
  ///   - table: A table, or a view with a trigger instead of inserting.
  ///   - schema: The database it is in; nil for the first in which SQLite finds it.
  ///   - columns: The columns, in the order of the values; the others get their defaults. None with `{ _ in () }`: rows of defaults.
  ///   - policy: What happens to a row whose key is there already.
  ///   - reportEvery: After how many elements progress is told; zero or less: never.
  ///   - progress: Is told how many elements were taken so far. What it throws, such as `CancellationError`, ends the work.
  ///   - values: The values of an element, one for each column. What it throws ends the work: `try $0.get()` for elements that may be errors.
  /// - Returns: The number of rows written, as `sqlite3_changes64` counts them: without those passed over.
  /// - Throws: ``SQLiteError`` that names the element's number, counted from 1, and for a value SQLite cannot hold its column; or what a closure
  ///   throws. Nothing is written then.
  @discardableResult @_alwaysEmitIntoClient public func insert<Elements: Sequence, each Value: SQLiteBindable>(
    _ elements: Elements, into table: String, in schema: String? = nil, columns: [String], onConflict policy: ConflictPolicy = .fail,
    reportEvery: Int = 1_000,
    progress: (Int) throws -> Void = { _ in }, values: (Elements.Element) throws -> (repeat each Value)
  ) throws -> Int {
    let sql = try insertion(into: table, in: schema, columns: columns, onConflict: policy)
    return try transaction {
      let statement = try prepare(sql)
      return try writeEach(elements, into: table, reportEvery: reportEvery, progress: progress) { element in
        let row = try values(element)
        try statement.write(repeat each row, to: columns)
      }
    }
  }

  /// Writes a row for each element of a sequence; to be called in a transaction.
  ///
  /// - Returns: The number of rows written.
  @inlinable @inline(__always) package func writeEach<Elements: Sequence>(
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

  /// An error of SQLite with the row it belongs to; another error as it is.
  @usableFromInline func inRow(_ number: Int, of table: String, _ error: any Error) -> any Error {
    guard let error = error as? SQLiteError else { return error }
    let message = error.message.hasPrefix(table + ": ") ? String(error.message.dropFirst(table.count + 2)) : error.message
    return error.reworded("\(table), row \(number): \(message)")
  }
}

extension Statement {
  /// Binds the values of a row and runs the statement; an error of binding names the column.
  @inlinable @inline(__always) func write<each Value: SQLiteBindable>(_ value: repeat each Value, to columns: [String]) throws {
    var count: Int32 = 0
    for _ in repeat (each Value).self { count += 1 }
    try startBinding(count)
    var index: Int32 = 0
    for value in repeat each value {
      index += 1
      let code = value.bind(to: Parameter(prepared, index: index))
      if code != 0 { throw prepared.refused(value, for: columns[Int(index) - 1], code) }
    }
    unsafe prepared.isBound = true
    try run()
  }
}

extension PreparedStatement {
  /// Why a value could not be bound for a column; what was bound of the row is taken back.
  @usableFromInline func refused(_ value: some SQLiteBindable, for column: String, _ code: Int32) -> SQLiteError {
    defer { clearBindings() }
    if code == ResultCode.mismatch.rawValue { return .unholdable(value, for: column, sql: sql) }
    let code = ResultCode(rawValue: code)
    let pending = pendingFailure
    let failure = pending?.code.primary == code.primary ? pending : nil  // else it is an older one
    return SQLiteError(
      failure?.code ?? code, "column \(column): \(failure?.message ?? "the value was not bound")", origin: Parameter.origin(binding: value),
      sql: sql)
  }

  /// Why a value of a key could not be bound; what was bound of it is taken back.
  @usableFromInline func refusedKey(_ value: some SQLiteBindable, for column: String, in table: String, _ code: Int32) -> SQLiteError {
    guard code == ResultCode.mismatch.rawValue else { return refused(value, for: column, code) }
    clearBindings()
    return .refused(.mismatch, "\(table): " + HeldValue.refusal(of: column, because: value.reasonBehindColon))
  }
}

extension SQLiteError {
  /// A key of another number of values than the table's.
  @usableFromInline static func wrongKey(of table: String, _ count: Int, given: Int) -> SQLiteError {
    .refused(.range, "\(table): the key has \(count) columns, \(given) values are given")
  }

  /// A value that SQLite cannot hold.
  static func unholdable(_ value: some SQLiteBindable, for column: String, sql: String? = nil) -> SQLiteError {
    .refused(.mismatch, "column \(column): SQLite cannot hold the value exactly" + value.reasonBehindColon, sql: sql)
  }
}
