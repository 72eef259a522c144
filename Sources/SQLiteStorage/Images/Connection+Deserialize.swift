public import SQLiteCalls
public import SQLiteCore

extension Connection {
  /// The permitted access to a database created from bytes.
  public struct MemoryAccess: Hashable, Sendable {
    /// The maximum size of the database in bytes; nil for SQLite's own limit.
    let byteLimit: Int?
    let isReadOnly: Bool

    /// The database can be read; writing fails with SQLITE_READONLY.
    public static let readOnly = MemoryAccess(byteLimit: nil, isReadOnly: true)
    /// The database can be read and written, and grows up to SQLite's own limit: 1 GiB, unless the library was built with a different one.
    public static let readWrite = MemoryAccess(byteLimit: nil, isReadOnly: false)
    /// The database can be read and written, and grows up to this many bytes. A write that needs more fails with SQLITE_FULL.
    public static func readWrite(upTo byteCount: Int) -> MemoryAccess { MemoryAccess(byteLimit: byteCount, isReadOnly: false) }
  }

  /// Opens a database in memory with the content of a database file, given as bytes.
  ///
  /// - Throws: ``SQLiteError``, as for opening and for ``deserialize(_:as:access:)``; no handle stays open then.
  public convenience init(
    deserializing bytes: some Collection<UInt8>, access: MemoryAccess = .readWrite, configuration: Configuration = Configuration(),
    on wrapper: any Sqlite3WrapperProtocol
  ) throws {
    try self.init(.memory, configuration: configuration, on: wrapper)
    try deserialize(bytes, access: access)
  }

  /// Replaces a database of this connection with one in memory that has the content of a database file, given as bytes.
  ///
  /// The bytes are copied once. The old database is closed. If it is a file, it stays unchanged, and other connections that have it open
  /// are unaffected; a database in memory is lost. The new one belongs to this connection alone, and settings of the old one, such as its
  /// cache size, do not apply to it.
  ///
  /// Bytes of a file in WAL mode become a database without a log, because the log beside the file is not part of them. To include its rows,
  /// use ``serialized(_:)``, or checkpoint before reading the bytes. Empty bytes are an empty database.
  /// - Parameters:
  ///   - bytes: An array, a `Data`, a slice.
  ///   - schema: The database: `main`, or an attached one.
  ///   - access: The permitted access to the database, and its maximum size.
  /// - Throws: ``SQLiteError``; the old database is then unchanged. SQLITE_NOTADB and SQLITE_CORRUPT when the bytes are not a database
  ///   whose schema can be read; check the rest with ``integrityCheck(in:atMost:)``. SQLITE_TOOBIG when there are more bytes than `access`
  ///   allows. SQLITE_BUSY in a transaction, and while statements, cursors or blob handles are in use, which would continue to read a
  ///   database that no longer exists. SQLITE_ERROR for a schema that does not exist, for `temp`, and for a text encoding that differs from
  ///   a database that the connection has used. SQLITE_MISUSE within a callback of the connection, and for `main` if the connection reads
  ///   an ``ImageFile``. SQLITE_NOMEM: if SQLite itself ran out of memory, a version before 3.44 may already have closed the old database;
  ///   then the connection is closed, and the message says so.
  ///
  /// The C function is `sqlite3_deserialize`: <https://sqlite.org/c3ref/deserialize.html>
  public func deserialize(
    _ bytes: some Collection<UInt8>, as schema: String = "main", access: MemoryAccess = .readWrite
  ) throws {
    try admitReplacing(schema)
    let count = bytes.count
    if let limit = access.byteLimit, count > limit {
      throw SQLiteError.refused(.toobig, "a database of \(count) bytes is larger than the limit of \(limit) that it may grow to")
    }
    var image = try DatabaseImage.copy(bytes, on: wrapper)
    try readSchema(of: image)
    if let encoding = image.encoding {
      try take(encoding, of: "the bytes are", replacing: schema, otherwise: "open the bytes on a connection of their own")
    }
    if fullTextTrust.isGiven { try takeTrustBack() }  // it was granted to tables of the old database
    forgetCompiled()  // compiled statements of the old database would run on pages of the new one
    let flags: DeserializeFlags = access.isReadOnly ? [.freeonclose, .readonly] : [.freeonclose, .resizeable]
    attachments.noteUnreportedChange()
    noteOtherSchema()
    try unsafe replace(schema, image.giveAway(), count, flags)  // SQLite frees the image on failure, too
    attachment(orNew: ReadOnlyImages()).note(schema, isReadOnly: access.isReadOnly)
    guard let limit = access.byteLimit else { return }
    var bytesAtMost = Int64(limit)
    let code = unsafe wrapper.sqlite3_file_control(handle, schema, FileControl.sizeLimit.rawValue, &bytesAtMost)
    try check(code, in: .sqlite3_file_control)
  }

  /// Throws if the database to replace is in use, because SQLite would let its users read freed memory.
  private func admitReplacing(_ schema: String) throws {
    try admitWork()
    _ = unsafe try openHandle()
    try wrapper.refuseWithout(.sqlite3_deserialize)
    if callbackDepth > 0 {
      throw SQLiteError.misuse("the database \(schema) cannot be replaced within a callback, or during a backup, of its connection")
    }
    if schema.isName("main"), ImageFile.holds(location) {
      throw SQLiteError.misuse("main is read from an ImageFile, whose file system SQLite would go on using: use a connection in memory")
    }
    let state = try transactionState(of: schema)
    if schema.isName("temp") { throw SQLiteError.refused(.error, "the database temp cannot be replaced by bytes") }
    let users = lentNames
    if !isInTransaction, state == .none, users.isEmpty { return }
    let reason = isInTransaction ? "a transaction is open: end it" : "in use: " + users.joined(separator: "; ")
    throw SQLiteError.refused(.busy, "the database \(schema) cannot be replaced by bytes; \(reason)")
  }

  /// Reads the schema on a separate connection, because SQLite would read it only after closing the old database.
  private func readSchema(of image: borrowing DatabaseImage) throws {
    let reader = try Connection(.memory, on: wrapper)
    do {
      try unsafe reader.replace("main", image.start, image.count, .readonly)
      _ = try reader.countStoredObjects()
    } catch let error as SQLiteError {
      throw error.reworded("\(error.message): the \(image.count) bytes cannot be opened as a database")
    }
    try reader.close()
  }

  private func replace(
    _ schema: String, _ start: UnsafeMutablePointer<UInt8>?, _ count: Int, _ flags: DeserializeFlags
  ) throws {
    let open = unsafe try openHandle()
    let code = unsafe wrapper.sqlite3_deserialize(open, schema, start, Int64(count), Int64(count), flags.rawValue)
    if code == 0 { return }
    let extended = unsafe wrapper.sqlite3_extended_errcode(open)
    let error = error(
      extended & 0xff == ResultCode.nomem.rawValue ? extended : code, in: .sqlite3_deserialize, about: "the database \(schema)")
    if unsafe wrapper.sqlite3_db_filename(open, schema) != nil { throw error }
    destroy()  // any SQL would crash from here on
    throw error.reworded("\(error.message). SQLite closed the old database before, so the connection is closed: open another one")
  }
}

/// The read-only databases created from bytes, which SQLite does not report as read-only.
final class ReadOnlyImages: ConnectionAttachment {
  private var schemas: Set<SchemaName> = []

  func note(_ schema: String, isReadOnly: Bool) {
    if isReadOnly { schemas.insert(SchemaName(schema)) } else { schemas.remove(SchemaName(schema)) }
  }

  func isReadOnly(_ schema: String) -> Bool { schemas.contains(SchemaName(schema)) }
}
