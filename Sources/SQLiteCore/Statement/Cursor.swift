public import SQLiteCalls

/// A cursor that returns the rows of a statement one at a time, for loops that do not fit in a closure.
///
/// ``next()`` throws SQLite's errors, so that an error is never mistaken for the end. The statement is given back at the end, at an error,
/// or when the cursor is released. A statement that writes, such as INSERT with RETURNING, commits with its last row: if you do not need
/// all rows, call ``close()``, which throws the error of that commit. The error is lost if the cursor is only released.
/// <https://sqlite.org/c3ref/step.html>
@safe public final class Cursor {
  @usableFromInline let connection: Connection
  /// The statement, which is never replaced, so that a row need not retain it.
  @usableFromInline let prepared: PreparedStatement
  /// Whether the statement was given back. Accesses are unchecked because the cursor is confined to its connection.
  @safe @exclusivity(unchecked) @usableFromInline var isOver = false
  @safe @exclusivity(unchecked) @usableFromInline var columnCount = 0
  /// Whether a closure reads the row in place: the statement stays on that row until the closure ends.
  @safe @exclusivity(unchecked) @usableFromInline var isLending = false
  @safe @exclusivity(unchecked) @usableFromInline var closesAfterLending = false

  fileprivate init(_ prepared: PreparedStatement, of connection: Connection) {
    self.connection = connection
    self.prepared = prepared
  }

  deinit { giveBack() }

  /// Returns a copy of the next row; nil after the last row, and at every call after that.
  ///
  /// - Throws: ``SQLiteError``, after which the cursor has ended.
  public func next() throws -> OwnedRow? {
    guard try advance() else { return nil }
    let prepared = prepared
    do { return try Row(prepared, columnCount: columnCount).owned() } catch {
      giveBack()
      throw error
    }
  }

  /// Returns the closure's result for the next row, read in place; nil after the last row.
  ///
  /// - Throws: ``SQLiteError``, after which the cursor has ended, or the closure's error, after which it continues with the next row.
  ///   SQLITE_MISUSE inside such a closure, which is still reading the previous row, and where the connection may not be used; the call
  ///   then does nothing.
  @_alwaysEmitIntoClient @inline(__always) public func next<Element>(_ body: (Row) throws -> Element) throws -> Element? {
    guard try advance() else { return nil }
    let prepared = prepared
    isLending = true
    let result = Result { try body(Row(prepared, columnCount: columnCount)) }
    isLending = false
    if closesAfterLending {
      if case .failure = result { giveBack() } else { try close() }
    }
    return try result.get()
  }

  /// Moves to the next row; returns false when there is none.
  @inlinable @inline(__always) func advance() throws -> Bool {
    try connection.enter()
    if isOver { return false }
    if isLending { throw lending() }
    do {
      let isFirst = !prepared.isRunning
      if isFirst { try prepared.start(on: connection) }
      if try isFirst ? prepared.stepFirst(on: connection) : prepared.step(on: connection) {
        // The first step may recompile the statement, with different columns.
        if isFirst { columnCount = unsafe Int(prepared.wrapper.sqlite3_column_count(prepared.handle)) }
        return true
      }
    } catch {
      giveBack()
      throw error
    }
    giveBack()
    return false
  }

  @usableFromInline func lending() -> SQLiteError {
    .refused(.misuse, "the cursor is lending a row: continue after its closure", sql: prepared.sql)
  }

  /// Ends the cursor and gives the statement back, inside a closure of ``next(_:)`` when the closure returns. Where the connection may not
  /// be used, the call does nothing: the cursor then ends when it is released.
  ///
  /// - Throws: ``SQLiteError`` of a statement that writes and has returned rows: it is run to its end, so that its changes are committed.
  public func close() throws {
    guard connection.isEnterable else { return }
    closesAfterLending = isLending
    if isLending || isOver { return }
    defer { giveBack() }
    if prepared.isRunning, !prepared.isReadOnly { while try prepared.step(on: connection) {} }
  }

  @usableFromInline func giveBack() {
    if isOver { return }
    isOver = true
    prepared.belongsToCursor = false
    connection.giveBack(Loan(prepared))
  }
}

extension Statement {
  /// Returns the rows one at a time; the cursor takes over the statement.
  public consuming func cursor() -> Cursor {
    prepared.belongsToCursor = true
    return Cursor(prepared, of: connection)
  }
}
