import SQLiteCalls
public import SQLiteCore

/// A row that is about to change, with its values, read in place; it cannot escape the closure that receives it.
///
/// Columns are counted from 0 in the order of the table. Generated columns that are not STORED are skipped and not counted, whether SQLite
/// counts them, as later versions do, or not. <https://sqlite.org/c3ref/preupdate_count.html>
@safe public struct PreupdateChange: ~Escapable {
  /// The kind of change that is about to happen to a row.
  public enum Kind: Hashable, Sendable {
    case insert, update, delete
    /// A blob is about to be written in place; the new bytes are unavailable. <https://sqlite.org/c3ref/blob_write.html>
    case blobWrite(column: Int)
  }

  /// The kind of change that is about to happen.
  public let kind: Kind
  /// The schema of the table: "main", "temp", or the name that it was attached as.
  public let database: String
  /// The name of the table, spelled as in CREATE TABLE.
  public let table: String
  /// The rowid of the row, before an update that changes it; 0 in a table WITHOUT ROWID, whose rows are identified by their columns.
  public let rowid: Int64
  /// The rowid after an update; the same as ``rowid`` for all other changes.
  public let newRowid: Int64
  private let connection: Unmanaged<Connection>

  @_lifetime(borrow connection)
  init(_ call: PreupdateCall, _ connection: borrowing Connection) {
    let column = unsafe connection.wrapper.sqlite3_preupdate_blobwrite(connection.handle)
    kind =
      switch AuthorizerAction(rawValue: call.action) {
      case _ where column >= 0: .blobWrite(column: Int(column))
      case .insert: .insert
      case .delete: .delete
      default: .update
      }
    (database, table, rowid, newRowid) = (call.database, call.table, call.rowid, call.newRowid)
    unsafe self.connection = Unmanaged.passUnretained(copy connection)
  }

  /// The number of columns of the table. <https://sqlite.org/c3ref/preupdate_count.html>
  public var columnCount: Int { Int(with { unsafe $0.wrapper.sqlite3_preupdate_count($0.handle) }) }

  /// The depth: 0 for a change by the statement itself, 1 for a change by a trigger or foreign key that it fires, 2 for a change fired by
  /// such a change, and so on. <https://sqlite.org/c3ref/preupdate_count.html>
  public var depth: Int { Int(with { unsafe $0.wrapper.sqlite3_preupdate_depth($0.handle) }) }

  /// Returns a value of the row before the change, by the index of its column.
  ///
  /// For a row written before ALTER TABLE added the column, it is NULL; since SQLite 3.47 it is the column's default.
  /// - Throws: ``SQLiteError`` with SQLITE_MISMATCH when the value does not fit the type exactly, SQLITE_RANGE when there is no such
  ///   column, SQLITE_MISUSE for an insert, SQLITE_NOMEM.
  ///
  /// The C function is `sqlite3_preupdate_old`: <https://sqlite.org/c3ref/preupdate_count.html>
  public func old<Value: SQLiteExtractable>(_ column: Int, as type: Value.Type = Value.self) throws(SQLiteError) -> Value {
    if kind == .insert {
      throw SQLiteError.misuse("a row that is inserted into \(table) has no old values")
    }
    return try read(column, .sqlite3_preupdate_old)
  }

  /// Returns a value of the row after the change, by the index of its column.
  ///
  /// - Throws: ``SQLiteError``, as for ``old(_:as:)``, but with SQLITE_MISUSE for a delete and a blob.
  ///
  /// The C function is `sqlite3_preupdate_new`: <https://sqlite.org/c3ref/preupdate_count.html>
  public func new<Value: SQLiteExtractable>(_ column: Int, as type: Value.Type = Value.self) throws(SQLiteError) -> Value {
    guard kind == .insert || kind == .update else {
      throw SQLiteError.misuse("a row of \(table) that is deleted, or whose blob is written to, has no new values")
    }
    return try read(column, .sqlite3_preupdate_new)
  }

  /// Returns the values of the row before the change; none for an insert.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_NOMEM.
  public func oldValues() throws(SQLiteError) -> [SQLiteValue] { try kind == .insert ? [] : values(.sqlite3_preupdate_old) }

  /// Returns the values of the row after the change; none for a delete and a blob write.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_NOMEM.
  public func newValues() throws(SQLiteError) -> [SQLiteValue] {
    try kind == .insert || kind == .update ? values(.sqlite3_preupdate_new) : []
  }
}

extension PreupdateChange {
  private func with<Result>(_ body: (Connection) -> Result) -> Result { unsafe connection._withUnsafeGuaranteedRef(body) }

  /// Reads a column by SQLite's index: returns the result code, and the value.
  private func value(_ number: Int32, _ call: Sqlite3Call) -> (Int32, OpaquePointer?) {
    var value: OpaquePointer?
    let code = with { connection in
      unsafe call == .sqlite3_preupdate_old
        ? connection.wrapper.sqlite3_preupdate_old(connection.handle, number, &value)
        : connection.wrapper.sqlite3_preupdate_new(connection.handle, number, &value)
    }
    return unsafe (code, value)
  }

  private func read<Value: SQLiteExtractable>(_ column: Int, _ call: Sqlite3Call) throws(SQLiteError) -> Value {
    var before = column
    for number in 0..<Int32(clamping: columnCount) where before >= 0 {
      let (code, found) = unsafe value(number, call)
      if code == ResultCode.range.rawValue { continue }
      if before == 0 || code != 0 { return unsafe try read(column, code, found, call) }
      before -= 1
    }
    throw SQLiteError(
      .range, "there is no column \(column) of \(table): it has \(columnCount), counted from 0, without computed columns",
      origin: .call(call))
  }

  private func read<Value: SQLiteExtractable>(
    _ column: Int, _ code: Int32, _ found: OpaquePointer?, _ call: Sqlite3Call
  ) throws(SQLiteError) -> Value {
    guard code == 0, let value = unsafe found else { throw code == 0 ? noMemory(column, call) : with { $0.error(code, in: call) } }
    let stored = unsafe StoredValue(with { $0.wrapper }, value)
    if let read = Value.extract(from: stored) { return read }
    throw stored.mismatch(Value.self, "column \(column) of \(table) holds") ?? noMemory(column, stored.reader)
  }

  /// Returns the values of all columns that have one; SQLite also counts generated columns.
  private func values(_ call: Sqlite3Call) throws(SQLiteError) -> [SQLiteValue] {
    var values: [SQLiteValue] = []
    for number in 0..<Int32(clamping: columnCount) {
      let (code, found) = unsafe value(number, call)
      if code != ResultCode.range.rawValue { unsafe values.append(try read(values.count, code, found, call)) }
    }
    return values
  }

  private func noMemory(_ column: Int, _ call: Sqlite3Call) -> SQLiteError {
    SQLiteError(.nomem, "SQLite has no memory for column \(column) of \(table)", origin: .call(call))
  }
}
