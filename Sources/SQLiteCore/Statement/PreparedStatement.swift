public import SQLiteCalls

/// One compiled statement and its state: the object that the cache keeps and a ``Statement`` borrows.
///
/// The state is accessed only where the connection is confined, and never during another access, so accesses are unchecked.
@safe @usableFromInline final class PreparedStatement: BoundStatement {
  @usableFromInline let sql: String
  @usableFromInline let parameterCount: Int32
  @usableFromInline let failures: FunctionFailures
  /// Whether the statement makes no direct change to the database.
  @usableFromInline let isReadOnly: Bool

  /// Whether a ``Statement`` has borrowed it; another statement with the same text is then compiled separately.
  @safe @exclusivity(unchecked) @usableFromInline var isLent = true
  /// Whether the cache can find it by its text.
  @safe @exclusivity(unchecked) var isKept = false
  /// Whether it is one of this package's own statements, such as BEGIN, which the cache does not record as the last statement.
  @safe @exclusivity(unchecked) var isOwn = false
  /// Whether a cursor gives it back, instead of the ``Statement`` that created the cursor.
  @safe @exclusivity(unchecked) var belongsToCursor = false
  /// Whether it was stepped and has not been reset.
  @safe @exclusivity(unchecked) @usableFromInline var isRunning = false
  /// Whether every parameter has a value, if there are any.
  @safe @exclusivity(unchecked) @usableFromInline var isBound = false
  /// The number of the current row in this run, counted from 1.
  @safe @exclusivity(unchecked) @usableFromInline var rowNumber = 0
  /// The number of rows of the last complete read.
  @safe @exclusivity(unchecked) @usableFromInline var rowCount = 0
  /// The column names, read at the first look-up, and again after a recompilation.
  @safe @exclusivity(unchecked) var columnNames: ColumnNames?
  /// The name that this run looked up last, or the placeholder before the first one; nil while the names may belong to an earlier run.
  @exclusivity(unchecked) @usableFromInline var lastName: UnsafeMutablePointer<LookedUpName>?
  /// The row decoder, kept for the next run.
  @safe @exclusivity(unchecked) var reader: AnyObject?
  /// The row decoders for parts of rows, kept for the next row.
  @safe @exclusivity(unchecked) var partReaders: [AnyObject] = []
  /// The pieces of the SQL that it was last looked up for.
  @safe @exclusivity(unchecked) var pieces: PiecedText
  @safe @exclusivity(unchecked) var kind: StatementKind
  /// Whether its first step needs preparation.
  @safe @exclusivity(unchecked) @usableFromInline var preparesFirstStep = false
  /// The record of what the statement uses and does; nil if the connection has no gate.
  @safe @exclusivity(unchecked) var use: StatementUse?
  /// Whether it was ended in the middle of its rows, when the closure that borrowed the connection returned.
  @safe @exclusivity(unchecked) private var wasEnded = false
  /// The cache's count of loans when it was last lent.
  @safe @exclusivity(unchecked) var lastLent = 0

  init(_ connection: Connection, handle: OpaquePointer, sql: String, _ kind: StatementKind) {
    let wrapper = connection.wrapper
    self.sql = sql
    self.kind = kind
    preparesFirstStep = connection.preparesFirstStep(of: kind)
    pieces = PiecedText(sql)
    failures = connection.failures
    unsafe parameterCount = wrapper.sqlite3_bind_parameter_count(handle)
    unsafe isReadOnly = wrapper.sqlite3_stmt_readonly(handle) != 0
    isBound = parameterCount == 0
    unsafe super.init(wrapper, handle: handle)
  }

  /// Drops the values bound by this borrower: the next borrower must bind all parameters before the statement runs.
  ///
  /// The values therefore need not be set to NULL, which costs as much as binding. That is done only if SQLite would keep memory allocated
  /// for them; numbers and short text stay in memory that exists anyway.
  @inline(__always) func dropBindings() {
    isBound = parameterCount == 0
    if unsafe holdsCopies { clearBindings() }
  }

  /// Sets every parameter to NULL; the statement does not run until all are bound again.
  func clearBindings() {
    _ = unsafe wrapper.sqlite3_clear_bindings(handle)  // cannot fail
    isBound = parameterCount == 0
    unsafe holdsCopies = false
  }

  @inlinable @inline(__always) func start(on connection: Connection) throws {
    try connection.enter()
    if isRunning || !isBound { throw notReady() }
    isRunning = true
    rowNumber = 0
    if !failures.isEmpty { failures.forget() }
    unsafe lastName = nil  // the first step may recompile it
  }

  /// Moves to the first row of a run that was started; returns false when there is none.
  @inlinable @inline(__always) func stepFirst(on connection: Connection) throws -> Bool {
    if preparesFirstStep { return try stepPrepared(on: connection) }
    return try step(on: connection)
  }

  /// Moves to the next row; returns false at the end.
  @inlinable @inline(__always) func step(on connection: Connection) throws -> Bool {
    try isRow(unsafe wrapper.sqlite3_step(handle), on: connection)
  }

  /// Returns whether a step with this code moved to a row.
  @inlinable @inline(__always) func isRow(_ code: Int32, on connection: Connection) throws -> Bool {
    if code == 100 {  // SQLITE_ROW
      rowNumber &+= 1
      return true
    }
    if code == 101 { return false }  // SQLITE_DONE
    return try retryStep(after: code, on: connection)
  }

  /// Throws the error of a step, unless that was the first step and a retry succeeds.
  @usableFromInline func retryStep(after code: Int32, on connection: Connection) throws -> Bool {
    var error = connection.failureToRetry(code, in: .sqlite3_step, sql: sql)
    if error.code.isConclusive { throw error }
    var wait = TableLockWait()
    defer { connection.endRepair() }
    while rowNumber == 0, try connection.canRetry(after: error, &wait) || admitVirtualTables(after: error, on: connection) {
      _ = unsafe wrapper.sqlite3_reset(handle)  // returns the code again
      let code = try codeOfFirstStep(on: connection)
      if code == 100 || code == 101 { return try isRow(code, on: connection) }
      error = connection.failureToRetry(code, in: .sqlite3_step, sql: sql)
    }
    error = unsafe connection.withLocks(explainingRecursion(error, on: connection), except: handle)
    if rowNumber == 0 { connection.gate?.noteFailure(error, of: self, on: connection) }
    throw error
  }

  @usableFromInline func notReady() -> SQLiteError {
    if isRunning {
      return .refused(.misuse, "the statement is running: prepare the SQL again to run it inside its own loop", sql: sql)
    }
    if wasEnded {
      return .refused(.misuse, "the statement was ended with the closure that its connection was lent to: read its rows there", sql: sql)
    }
    return .refused(.range, "the statement has \(parameterCount) parameters and none was bound", sql: sql)
  }

  /// Resets the statement. The result repeats the code of the last step, which has already been handled.
  @inlinable @inline(__always) func reset() {
    _ = unsafe wrapper.sqlite3_reset(handle)
    isRunning = false
  }

  /// Ends the statement in the middle of its rows; it cannot run again until it has been given back or bound.
  func end() {
    reset()
    isBound = false
    wasEnded = true
  }

  /// Replaces the compiled statement with a new one for the same text.
  func replace(with compiled: OpaquePointer, _ kind: StatementKind, on connection: Connection) {
    finalize()
    unsafe handle = compiled
    self.kind = kind
    preparesFirstStep = connection.preparesFirstStep(of: kind)
    columnNames = nil
    reader = nil
    partReaders = []
  }

  /// Finalizes the compiled statement; this object must not be used afterwards. The result repeats the code of the last step.
  func finalize() { _ = unsafe wrapper.sqlite3_finalize(handle) }

  /// The number of times that it was recompiled.
  var compilations: Int32 { unsafe wrapper.sqlite3_stmt_status(handle, StatementStatus.reprepare.rawValue, 0) }

  /// The names of the columns of the current run.
  ///
  /// - Throws: ``SQLiteError`` when SQLite has no memory for a name.
  func names(columnCount: Int32) throws(SQLiteError) -> ColumnNames {
    if unsafe lastName != nil, let columnNames { return columnNames }
    let compilations = compilations
    if let known = columnNames, known.compilations == compilations, known.names.count == Int(columnCount) {
      unsafe lastName = known.start
      return known
    }
    var names: [String] = []
    for index in 0..<columnCount {
      guard let name = unsafe wrapper.sqlite3_column_name(handle, index) else {
        throw missing("the name of column \(index)", .sqlite3_column_name)
      }
      names.append(unsafe String(cString: name))
    }
    let made = ColumnNames(names, compilations: compilations, sql: sql)
    unsafe lastName = made.start
    columnNames = made
    return made
  }

  /// Returns the index of a column whose name is not the expected next name; nil if no column or more than one column has that name.
  func index(of name: String, columnCount: Int32) throws(SQLiteError) -> Int? {
    let names = try names(columnCount: columnCount)
    guard let place = unsafe names.place(of: name, after: lastName ?? names.start) else { return nil }
    unsafe lastName = place
    return unsafe place.pointee.index
  }

  /// The last failure that SQLite recorded on the connection, which may be an older one; nil when the last call succeeded.
  var pendingFailure: (code: ResultCode, message: String)? {
    let connection = unsafe wrapper.sqlite3_db_handle(handle)
    guard let connection = unsafe connection else { return nil }
    let code = ResultCode(rawValue: unsafe wrapper.sqlite3_extended_errcode(connection))
    guard code != .ok, code != .row, code != .done else { return nil }
    let message = unsafe wrapper.sqlite3_errmsg(connection).map { unsafe String(cString: $0) }
    return (code, message ?? "no message")
  }

  /// Returns the error for a pointer that SQLite did not return: the failure that SQLite recorded, otherwise an out-of-memory error.
  func missing(_ what: String, _ call: Sqlite3Call) -> SQLiteError {
    let failure = pendingFailure ?? (.nomem, "SQLite has no memory for \(what)")
    return SQLiteError(failure.code, failure.message, origin: .call(call), sql: sql)
  }
}
