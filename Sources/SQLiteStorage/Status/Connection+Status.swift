public import SQLiteCalls
@_exported public import struct SQLiteCalls.ConnectionStatus
public import SQLiteCore

extension Connection {
  /// Reads a counter of this connection: memory used by its cache, schema and statements, cache hits and misses, or written pages.
  ///
  /// - Parameter resets: Whether to reset the highest value, or for hits and misses the value itself.
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR for a counter unknown to this library.
  ///
  /// The C function is `sqlite3_db_status`: <https://sqlite.org/c3ref/db_status.html>
  public func status(_ counter: ConnectionStatus, resetting resets: Bool = false) throws(SQLiteError) -> StatusCount {
    var (current, highest): (Int32, Int32) = (0, 0)
    let code = unsafe wrapper.sqlite3_db_status(try openHandle(), counter.rawValue, &current, &highest, resets ? 1 : 0)
    if code != 0 { throw .noCounter(counter.rawValue, .sqlite3_db_status, code) }
    return StatusCount(current: Int64(current), highest: Int64(highest))
  }

  /// Frees unused memory of the cache.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE after ``close()``.
  ///
  /// The C function is `sqlite3_db_release_memory`: <https://sqlite.org/c3ref/db_release_memory.html>
  public func releaseMemory() throws(SQLiteError) { _ = unsafe wrapper.sqlite3_db_release_memory(try openHandle()) }

  /// Writes changed pages of the open transaction to the file, which makes their memory available for other pages. The transaction
  /// continues.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_BUSY when another connection reads a database without a write-ahead log; all pages that can be
  ///   written are written anyway. SQLITE_FULL, SQLITE_IOERR.
  ///
  /// The C function is `sqlite3_db_cacheflush`: <https://sqlite.org/c3ref/db_cacheflush.html>
  public func flushCache() throws {
    try check(unsafe wrapper.sqlite3_db_cacheflush(try openHandle()), in: .sqlite3_db_cacheflush)
  }

  /// The operating system's error number of the last failed system call; 0 if there was none.
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
