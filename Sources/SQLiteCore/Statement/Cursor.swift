import SQLiteCalls

/// The rows of a statement one at a time, for loops that a closure cannot hold.
///
/// An error of SQLite is thrown by ``next()``, never taken for the end. The statement is given back at the end, at an error, or when the
/// cursor is released. <https://sqlite.org/c3ref/step.html>
public final class Cursor {
  private let connection: Connection
  private var prepared: PreparedStatement?
  /// A closure reads the row in place: the statement stays where it is until then.
  private var isLending = false
  private var closesAfterLending = false

  fileprivate init(_ prepared: PreparedStatement, of connection: Connection) {
    self.connection = connection
    self.prepared = prepared
  }

  deinit { giveBack() }

  /// The next row, copied; nil after the last, and from then on.
  ///
  /// - Throws: ``SQLiteError``; the cursor has then ended.
  public func next() throws(SQLiteError) -> OwnedRow? {
    var row: OwnedRow?
    do { _ = try next { row = try $0.owned() } } catch { throw SQLiteError.only(error) }
    return row
  }

  /// What a closure makes of the next row, read in place; nil after the last.
  ///
  /// - Throws: ``SQLiteError``, after which the cursor has ended, or what the closure throws, after which it goes on with the next row.
  ///   SQLITE_MISUSE inside such a closure, which has the row before, and where the connection may not be used; nothing else happens then.
  public func next<Element>(_ body: (Row) throws -> Element) throws -> Element? {
    try connection.enter()
    guard let prepared else { return nil }
    if isLending {
      throw SQLiteError.refused(.misuse, "the cursor lends a row: go on after the closure", sql: prepared.sql)
    }
    do throws(SQLiteError) {
      if unsafe !prepared.isRunning { try prepared.start(on: connection) }
      guard try prepared.step(on: connection) else {
        close()
        return nil
      }
    } catch {
      close()
      throw error
    }
    isLending = true
    defer {
      isLending = false
      if closesAfterLending { close() }
    }
    return try body(Row(prepared, columnCount: unsafe Int(prepared.wrapper.sqlite3_column_count(prepared.handle))))
  }

  /// Ends the cursor and gives the statement back; inside a closure of ``next(_:)``, after it. Where the connection may not be used it does
  /// nothing: releasing the cursor then ends it.
  public func close() {
    guard connection.isEnterable else { return }
    closesAfterLending = isLending
    if !isLending { giveBack() }
  }

  private func giveBack() {
    guard let lent = prepared else { return }
    prepared = nil
    unsafe lent.belongsToCursor = false
    connection.giveBack(Loan(lent))
  }
}

extension Statement {
  /// The rows one at a time; the statement belongs to the cursor from now on.
  public consuming func cursor() -> Cursor {
    unsafe prepared.belongsToCursor = true
    return Cursor(prepared, of: connection)
  }
}
