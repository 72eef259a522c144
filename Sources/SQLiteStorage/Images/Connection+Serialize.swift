public import Foundation
import SQLiteCalls
public import SQLiteCore

extension Connection {
  /// Returns the bytes of the database, as a file would contain them.
  ///
  /// SQLite copies them once, into memory that is freed with the last copy of the value. For a database in WAL mode they include the rows
  /// in its log. A page that cannot be read from the disk becomes zeros without an error: check an important database with
  /// ``integrityCheck(in:atMost:)``.
  /// - Parameter schema: The database.
  /// - Returns: The bytes; none for a database that was never written.
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR for a schema that does not exist, SQLITE_BUSY in a transaction that has written,
  ///   SQLITE_NOMEM, SQLITE_NOTADB, SQLITE_IOERR.
  ///
  /// The C function is `sqlite3_serialize`: <https://sqlite.org/c3ref/serialize.html>
  public func serialized(_ schema: String = "main") throws -> Data {
    var image = try serialize(schema)
    let (count, wrapper) = (image.count, wrapper)
    guard let start = unsafe image.giveAway() else { return Data() }
    return unsafe Data(bytesNoCopy: start, count: count, deallocator: .custom { memory, _ in unsafe wrapper.sqlite3_free(memory) })
  }

  /// Calls a closure with the bytes of the database, as a file would contain them.
  ///
  /// The bytes of a database created by ``deserialize(_:as:access:)`` are passed in place, without a copy. Others are copied as by
  /// ``serialized(_:)``, and freed after the closure. The bytes are valid only inside the closure: to keep them, copy them with `Data($0)`.
  /// The connection cannot be used until the closure returns.
  /// - Throws: The error of the closure, or ``SQLiteError``, as for ``serialized(_:)``.
  ///
  /// The C function is `sqlite3_serialize`: <https://sqlite.org/c3ref/serialize.html>
  @safe public func withSerialized<Result>(_ schema: String = "main", _ body: (UnsafeRawBufferPointer) throws -> Result) throws -> Result {
    func lend(_ start: UnsafeMutablePointer<UInt8>?, _ count: Int) throws -> Result {
      let bytes = unsafe UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count)
      return try inCallback(allowsSQL: false) { Swift.Result { try unsafe body(bytes) } }.get()
    }
    let (inPlace, count) = try unsafe callSerialize(schema, .nocopy)
    if let inPlace = unsafe inPlace { return try unsafe lend(inPlace, count) }
    let image = try serialize(schema)
    return try unsafe lend(image.start, image.count)
  }

  /// Copies the bytes of a database into memory allocated by SQLite.
  private func serialize(_ schema: String) throws -> DatabaseImage {
    let (start, count) = try unsafe callSerialize(schema, [])
    if let start = unsafe start { return unsafe DatabaseImage(owning: start, count: count, on: wrapper) }
    // If there is no copy, SQLite does not report the reason.
    let code = ResultCode(rawValue: unsafe wrapper.sqlite3_extended_errcode(handle))
    if count == 0 || (count < 0 && code == .ok && schema.isName("temp")) { return DatabaseImage(on: wrapper) }
    throw error(count > 0 || code == .ok ? ResultCode.nomem.rawValue : code.rawValue, in: .sqlite3_serialize)
  }

  /// Calls `sqlite3_serialize`. If the pointer is nil, the count is the size of the database, 0 if it is empty, or negative for an error.
  private func callSerialize(
    _ schema: String, _ flags: SerializeFlags
  ) throws -> (start: UnsafeMutablePointer<UInt8>?, count: Int) {
    try admitWork()
    let open = unsafe try openHandle()
    try wrapper.refuseWithout(.sqlite3_serialize)
    if try transactionState(of: schema) == .write {
      let reason = "the bytes of \(schema) are not available while a transaction writes to it: serialize it after the commit"
      throw SQLiteError.refused(.busy, reason)
    }
    var count: Int64 = -1
    let start = unsafe wrapper.sqlite3_serialize(open, schema, &count, flags.rawValue)
    return unsafe (start, Int(clamping: count))
  }
}
