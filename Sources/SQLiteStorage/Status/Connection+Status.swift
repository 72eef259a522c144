public import SQLiteCalls
@_exported public import struct SQLiteCalls.ConnectionStatus
public import SQLiteCore

extension Connection {
  /// Reads a counter of this connection: memory of its cache, schema and statements, pages found in the cache and not, pages written.
  ///
  /// - Parameter resets: Whether the highest value, or for hits and misses the value itself, begins again.
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR for a counter that this library does not know.
  ///
  /// The C function is `sqlite3_db_status`: <https://sqlite.org/c3ref/db_status.html>
  public func status(_ counter: ConnectionStatus, resetting resets: Bool = false) throws(SQLiteError) -> StatusCount {
    var (current, highest): (Int32, Int32) = (0, 0)
    let code = unsafe wrapper.sqlite3_db_status(try openHandle(), counter.rawValue, &current, &highest, resets ? 1 : 0)
    if code != 0 { throw .noCounter(counter.rawValue, .sqlite3_db_status, code) }
    return StatusCount(current: Int64(current), highest: Int64(highest))
  }

  /// Gives back the memory of the cache that is not in use.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE after ``close()``.
  ///
  /// The C function is `sqlite3_db_release_memory`: <https://sqlite.org/c3ref/db_release_memory.html>
  public func releaseMemory() throws(SQLiteError) { _ = unsafe wrapper.sqlite3_db_release_memory(try openHandle()) }

  /// Writes changed pages of the open transaction to the file, so that their memory is free for other pages; the transaction goes on.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_BUSY when another connection reads a database without a write-ahead log: the pages that can be
  ///   written are; SQLITE_FULL, SQLITE_IOERR.
  ///
  /// The C function is `sqlite3_db_cacheflush`: <https://sqlite.org/c3ref/db_cacheflush.html>
  public func flushCache() throws {
    try check(unsafe wrapper.sqlite3_db_cacheflush(try openHandle()), in: .sqlite3_db_cacheflush)
  }

  /// The error number of the last call that the operating system refused; 0 when there was none.
  ///
  /// The C function is `sqlite3_system_errno`: <https://sqlite.org/c3ref/system_errno.html>
  public var systemErrorNumber: Int32 {
    guard let open = unsafe handleIfOpen else { return 0 }
    return unsafe wrapper.sqlite3_system_errno(open)
  }
}

extension SQLiteError {
  static func noCounter(_ number: Int32, _ call: Sqlite3Call, _ code: Int32) -> SQLiteError {
    SQLiteError(ResultCode(rawValue: code), "there is no counter \(number) in this library", origin: .call(call))
  }
}
