import SQLiteCalls
public import SQLiteCore

/// A blob, or the bytes of a text, in one row of a table: read and written in place, a part at a time.
///
/// It is lent by ``Connection/withBlob(in:in:column:rowid:access:_:)``, or opened by ``Connection/openBlob(in:in:column:rowid:access:)``. Only
/// the bytes asked for are in memory, however large the blob is. Its size does not change: room is made by SQL, with a ``ZeroBlob``.
///
/// A handle is of the row as it was when the handle was opened. When SQL changes or deletes the row, or the transaction is rolled back, the handle has
/// expired: each call throws SQLITE_ABORT from then on. After a change of the schema, as by CREATE INDEX, it can neither be moved nor written to. Other handles
/// on the blob may write into it. A handle belongs to the thread or task of its connection, as a statement does, and stands in the way of
/// ``Connection/close()`` while it is open.
///
/// <https://sqlite.org/c3ref/blob.html>
@safe public final class BlobHandle {
  /// How the bytes can be used.
  public enum Access: Hashable, Sendable {
    /// The bytes can be read.
    case readOnly
    /// The bytes can be read and written. The column can be part of neither an index nor a foreign key that is enforced.
    case readWrite
  }

  /// The schema of the table.
  public let schema: String
  /// The table.
  public let table: String
  /// The column.
  public let column: String
  /// How the bytes can be used.
  public let access: Access
  /// The row.
  public private(set) var rowid: Int64
  /// The number of bytes, which does not change. The bytes of a text are in the encoding of the database.
  public private(set) var byteCount: Int

  let connection: Connection
  private var pointer: OpaquePointer?
  /// The version of the schema when the handle was opened.
  fileprivate var schemaVersion: Int?
  /// Whether a call has thrown an error, which closing would repeat.
  private var hasFailed = false

  fileprivate init(_ pointer: OpaquePointer, of connection: Connection, _ name: BlobName, access: Access) {
    unsafe self.pointer = pointer
    self.connection = connection
    (schema, table, column, rowid) = (name.schema, name.table, name.column, name.rowid)
    self.access = access
    byteCount = unsafe Int(connection.wrapper.sqlite3_blob_bytes(pointer))
    noteOpen()
  }

  deinit {
    guard let open = unsafe pointer else { return }
    connection.whenEnterable { connection in
      _ = unsafe connection.wrapper.sqlite3_blob_close(open)  // no caller is left to get an error
      connection.openBlobs.names[UInt(bitPattern: open)] = nil
    }
  }

  /// The handle, for a call.
  func openHandle() throws -> OpaquePointer {
    try connection.admitWork()
    _ = unsafe try connection.openHandle()
    guard let open = unsafe pointer else {
      throw SQLiteError.misuse("the blob handle is closed: use it in the closure it is lent to, or open the blob again; it was \(name)")
    }
    return unsafe open
  }

  /// Throws the error for a code that is not SQLITE_OK.
  func check(_ code: Int32, in call: Sqlite3Call) throws {
    if code == 0 { return }
    hasFailed = true
    let error = connection.failure(code, in: call, about: name.description)
    guard error.code.primary == .abort else { throw error }
    throw error.reworded(
      "\(error.message). The handle has expired: the row was changed or deleted, the transaction was rolled back, or a move to another row failed. "
        + "Open the blob again")
  }

  /// Throws when the schema has changed. SQLite knows the column by its number, which may be another one's now, and would write it without its new index.
  func refuseOtherSchema() throws {
    if try connection.schemaVersion(of: schema) == schemaVersion { return }
    throw SQLiteError.refused(.abort, "the handle has expired, because the schema was changed. Open the blob again; it was \(name)")
  }

  /// Moves the handle to the same column of another row, which is faster than opening another handle.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR when there is no such row, or its value is neither blob nor text; SQLITE_ABORT for a handle that has
  ///   expired, also by a change of the schema. Whichever error it is, the handle is of no use afterwards. SQLITE_MISUSE after ``close()``.
  ///
  /// The C function is `sqlite3_blob_reopen`: <https://sqlite.org/c3ref/blob_reopen.html>
  public func move(toRowid rowid: Int64) throws {
    let open = unsafe try openHandle()
    try refuseOtherSchema()
    let code = unsafe wrapper.sqlite3_blob_reopen(open, rowid)
    if code == 0 || ResultCode(rawValue: code).primary != .abort { self.rowid = rowid }  // the error is about that row
    noteOpen()
    try check(code, in: .sqlite3_blob_reopen)
    byteCount = unsafe Int(wrapper.sqlite3_blob_bytes(open))
  }

  /// Gives the handle back; every later call throws SQLITE_MISUSE. Closing again does nothing.
  ///
  /// Outside a transaction, closing the last handle that writes commits the bytes that were written. A handle that is released without being closed
  /// does the same, but its errors are lost.
  /// - Throws: ``SQLiteError`` when the bytes that were written cannot be committed, such as SQLITE_BUSY, SQLITE_FULL or SQLITE_IOERR: they are rolled
  ///   back then. The handle is closed all the same. SQLITE_MISUSE outside the loan of the connection.
  ///
  /// The C function is `sqlite3_blob_close`: <https://sqlite.org/c3ref/blob_close.html>
  public func close() throws {
    guard let open = unsafe pointer else { return }
    try connection.undoing {
      try connection.enter()
      unsafe pointer = nil
      connection.openBlobs.names[UInt(bitPattern: open)] = nil
      let code = unsafe wrapper.sqlite3_blob_close(open)
      if !hasFailed { try check(code, in: .sqlite3_blob_close) }
    }
  }

  private func noteOpen() {
    connection.openBlobs.names[UInt(bitPattern: unsafe pointer)] = name
  }

  var wrapper: any Sqlite3WrapperProtocol { connection.wrapper }
  var name: BlobName { BlobName(schema: schema, table: table, column: column, rowid: rowid) }
}

/// The place of a blob.
struct BlobName: CustomStringConvertible {
  let schema, table, column: String
  let rowid: Int64

  var description: String { "\(schema).\(table).\(column) of row \(rowid)" }
}

/// The blob handles of a connection that are open.
final class OpenBlobs: ConnectionAttachment {
  var names: [UInt: BlobName] = [:]

  var namesInUse: [String] { names.values.map(\.description) }
}

extension Connection {
  /// The blob handles that are open.
  var openBlobs: OpenBlobs { attachment(orNew: OpenBlobs()) }

  /// The number by which SQLite counts changes of a schema.
  fileprivate func schemaVersion(of schema: String) throws -> Int? {
    guard wrapper.runsAnySQL else { return nil }
    return try askingForItself { try value("PRAGMA \(identifier: schema).schema_version") }
  }

  /// Opens a blob, or the bytes of a text, for reading or writing in place.
  ///
  /// ``withBlob(in:in:column:rowid:access:_:)`` closes it by itself, and undoes the writes when something fails. An open handle is like a
  /// statement that runs: it keeps the database from being closed, and a transaction that it writes in from being committed. STORED columns that are computed
  /// of the value stay as they are when a handle writes, and CHECK constraints are not checked.
  /// - Parameters:
  ///   - table: A table with rowids; neither a view nor a virtual table.
  ///   - column: One of its columns, by name.
  ///   - rowid: The row.
  ///   - schema: The database of the table.
  ///   - access: Whether the bytes can be written, too.
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR when table, column or row are not there, the value is neither blob nor text, or the table is of a kind that
  ///   allows no handle; for a VIRTUAL column and each one after it, which SQLite would take for another column; and when the handle would write and the
  ///   column is part of an index, or an index may depend on it by its condition or by a VIRTUAL column. SQLITE_READONLY when the database cannot be written,
  ///   SQLITE_BUSY and SQLITE_LOCKED when another connection has locked it. Newer libraries refuse every table with computed columns.
  ///
  /// The C function is `sqlite3_blob_open`: <https://sqlite.org/c3ref/blob_open.html>
  public func openBlob(
    in table: String, in schema: String = "main", column: String, rowid: Int64, access: BlobHandle.Access = .readOnly
  ) throws -> BlobHandle {
    try admitWork()
    let open = unsafe try openHandle()
    for name in [schema, table, column] { try refuseNul(inName: name) }
    let name = BlobName(schema: schema, table: table, column: column, rowid: rowid)
    var blob: OpaquePointer?
    let code = unsafe wrapper.sqlite3_blob_open(open, schema, table, column, rowid, access == .readWrite ? 1 : 0, &blob)
    if code != 0 {
      let error = failure(code, in: .sqlite3_blob_open, about: name.description)
      if error.code == .error, let risk = try? risk(of: name, access) { throw risk }  // it had opened another column, of another type
      throw error
    }
    guard let blob = unsafe blob else { throw SQLiteError(.nomem, "no handle was made for \(name)", origin: .call(.sqlite3_blob_open)) }
    let handle = unsafe BlobHandle(blob, of: self, name, access: access)
    if let risk = try risk(of: name, access) { throw risk }
    handle.schemaVersion = try schemaVersion(of: schema)
    return handle
  }

  /// Lends a blob, or the bytes of a text, to a closure that reads or writes it in place.
  ///
  /// A blob that can be written is written in a savepoint: when the closure throws, none of its writes stay. Room for bytes is made by SQL:
  ///
  /// ```swift
  /// try connection.execute("INSERT INTO picture (id, data) VALUES (1, \(ZeroBlob(count: 6)))")
  /// try connection.withBlob(in: "picture", column: "data", rowid: 1, access: .readWrite) { blob in
  ///   try blob.write([1, 2, 3], at: 3)
  /// }
  /// ```
  /// The parameters are those of ``openBlob(in:in:column:rowid:access:)``.
  /// - Throws: The error of the closure, or ``SQLiteError`` as from opening and ``BlobHandle/close()``; the first error is the one thrown.
  @discardableResult
  public func withBlob<Result>(
    in table: String, in schema: String = "main", column: String, rowid: Int64, access: BlobHandle.Access = .readOnly,
    _ body: (BlobHandle) throws -> Result
  ) throws -> Result {
    func lend() throws -> Result {
      let blob = try openBlob(in: table, in: schema, column: column, rowid: rowid, access: access)
      return try attempt {
        try body(blob)
      } finally: {
        try blob.close()
      }
    }
    return try access == .readOnly ? lend() : savepoint(lend)
  }
}
