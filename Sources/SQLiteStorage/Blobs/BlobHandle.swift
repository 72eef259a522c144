import SQLiteCalls
public import SQLiteCore

/// A handle to a blob, or to the bytes of a text, in one row of a table, to read and write it in place, a part at a time.
///
/// ``Connection/withBlob(in:in:column:rowid:access:_:)`` lends one to a closure; ``Connection/openBlob(in:in:column:rowid:access:)``
/// opens one, which stays open until it is closed or released. Only the requested bytes are in memory, however large the blob is. Its size
/// does not change: use SQL with a ``ZeroBlob`` to allocate it.
///
/// A handle expires when SQL changes or deletes the row, or the transaction is rolled back: each later call throws SQLITE_ABORT. After a
/// schema change, for example by CREATE INDEX, it can be neither moved nor written to. Other handles on the blob may write to it. Like a
/// statement, a handle belongs to the thread or task of its connection. While it is open, ``Connection/close()`` fails.
///
/// <https://sqlite.org/c3ref/blob.html>
@safe public final class BlobHandle {
  /// The permitted access to the bytes.
  public enum Access: Hashable, Sendable {
    /// The bytes can be read.
    case readOnly
    /// The bytes can be read and written. The column must not be part of an index or an enforced foreign key.
    case readWrite
  }

  /// The schema of the table.
  public let schema: String
  /// The table.
  public let table: String
  /// The column.
  public let column: String
  /// The permitted access to the bytes.
  public let access: Access
  /// The row.
  public private(set) var rowid: Int64
  /// The number of bytes, which does not change. The bytes of a text are in the encoding of the database.
  public private(set) var byteCount: Int

  let connection: Connection
  private var pointer: OpaquePointer?
  /// The schema version when the handle was opened.
  fileprivate var schemaVersion: Int?
  /// Whether a call has failed; closing would report its error again.
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
      _ = unsafe connection.wrapper.sqlite3_blob_close(open)  // there is no caller to throw to
      connection.openBlobs.names[UInt(bitPattern: open)] = nil
    }
  }

  /// Returns the handle for a call; throws when it is closed.
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

  /// Throws when the schema has changed. SQLite refers to the column by its number, which may now belong to another column, and would not
  /// update a new index.
  func refuseOtherSchema() throws {
    if try connection.schemaVersion(of: schema) == schemaVersion { return }
    throw SQLiteError.refused(.abort, "the handle has expired, because the schema was changed. Open the blob again; it was \(name)")
  }

  /// Moves the handle to the same column of another row, which is faster than opening another handle.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR when there is no such row, or its value is neither a blob nor text; SQLITE_ABORT for an
  ///   expired handle, also after a schema change. After any of these errors the handle is unusable. SQLITE_MISUSE after ``close()``.
  ///
  /// The C function is `sqlite3_blob_reopen`: <https://sqlite.org/c3ref/blob_reopen.html>
  public func move(toRowid rowid: Int64) throws {
    let open = unsafe try openHandle()
    try refuseOtherSchema()
    let code = unsafe wrapper.sqlite3_blob_reopen(open, rowid)
    if code == 0 || ResultCode(rawValue: code).primary != .abort { self.rowid = rowid }  // the error is about the new row
    noteOpen()
    try check(code, in: .sqlite3_blob_reopen)
    byteCount = unsafe Int(wrapper.sqlite3_blob_bytes(open))
  }

  /// Closes the handle; every later call throws SQLITE_MISUSE. Closing again does nothing.
  ///
  /// Outside a transaction, closing the last writing handle commits the written bytes. Releasing a handle without closing it does the same,
  /// but its errors are lost.
  /// - Throws: ``SQLiteError`` when the written bytes cannot be committed, such as SQLITE_BUSY, SQLITE_FULL or SQLITE_IOERR. The bytes are
  ///   rolled back then, but the handle is still closed. SQLITE_MISUSE outside the loan of the connection.
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

/// The location of a blob: its table, column and row.
struct BlobName: CustomStringConvertible {
  let schema, table, column: String
  let rowid: Int64

  var description: String { "\(schema).\(table).\(column) of row \(rowid)" }
}

/// The open blob handles of a connection.
final class OpenBlobs: ConnectionAttachment {
  var names: [UInt: BlobName] = [:]

  var namesInUse: [String] { names.values.map(\.description) }
}

extension Connection {
  var openBlobs: OpenBlobs { attachment(orNew: OpenBlobs()) }

  /// Returns the number that SQLite increments with each change of a schema.
  fileprivate func schemaVersion(of schema: String) throws -> Int? {
    guard wrapper.runsAnySQL else { return nil }
    return try bypassingAuthorizers { try value("PRAGMA \(identifier: schema).schema_version") }
  }

  /// Opens a blob, or the bytes of a text, to read or write it in place.
  ///
  /// Prefer ``withBlob(in:in:column:rowid:access:_:)``, which closes the handle and undoes the writes after an error. An open handle is
  /// like a running statement: the database cannot be closed, and a transaction that it writes in cannot be committed. Writing through a
  /// handle does not update STORED columns computed from the value, and does not check CHECK constraints.
  /// - Parameters:
  ///   - table: A table with rowids; neither a view nor a virtual table.
  ///   - column: One of its columns, by name.
  ///   - rowid: The row.
  ///   - schema: The database of the table.
  ///   - access: Whether the bytes can also be written.
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR when the table, column or row does not exist, the value is neither a blob nor text, or
  ///   this kind of table does not support handles. Also for a VIRTUAL column and each column after it, where SQLite would open another
  ///   column. And for a writing handle when the column is part of an index, or an index may depend on it through its condition or a
  ///   VIRTUAL column. SQLITE_READONLY when the database is read-only, SQLITE_BUSY and SQLITE_LOCKED when another connection has locked it.
  ///   Newer libraries refuse every table with computed columns.
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
      if error.code == .error, let risk = try? risk(of: name, access) { throw risk }  // SQLite had opened another column, of another type
      throw error
    }
    guard let blob = unsafe blob else { throw SQLiteError(.nomem, "no handle was made for \(name)", origin: .call(.sqlite3_blob_open)) }
    let handle = unsafe BlobHandle(blob, of: self, name, access: access)
    if let risk = try risk(of: name, access) { throw risk }
    handle.schemaVersion = try schemaVersion(of: schema)
    return handle
  }

  /// Calls a closure with a handle that reads or writes a blob, or the bytes of a text, in place.
  ///
  /// A writing handle uses a savepoint: when the closure throws, all its writes are undone. SQL allocates the bytes:
  ///
  /// ```swift
  /// try connection.execute("INSERT INTO picture (id, data) VALUES (1, \(ZeroBlob(count: 6)))")
  /// try connection.withBlob(in: "picture", column: "data", rowid: 1, access: .readWrite) { blob in
  ///   try blob.write([1, 2, 3], at: 3)
  /// }
  /// ```
  /// The parameters are the same as for ``openBlob(in:in:column:rowid:access:)``.
  /// - Throws: The error of the closure, or ``SQLiteError``, as for opening and for ``BlobHandle/close()``. If there are several errors,
  ///   the first.
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
