public import SQLiteCalls
@_exported public import struct SQLiteCalls.LibraryStatus
public import SQLiteCore

extension SQLiteLibrary {
  /// Reads a counter of the library: bytes in use, number of allocations, or largest allocation.
  ///
  /// - Parameter resets: Whether to reset the highest value.
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE for a counter unknown to this library.
  ///
  /// The C function is `sqlite3_status64`: <https://sqlite.org/c3ref/status.html>
  public func status(_ counter: LibraryStatus, resetting resets: Bool = false) throws(SQLiteError) -> StatusCount {
    var (current, highest): (Int64, Int64) = (0, 0)
    let code = unsafe wrapper.sqlite3_status64(counter.rawValue, &current, &highest, resets ? 1 : 0)
    if code != 0 { throw .noCounter(counter.rawValue, .sqlite3_status64, code) }
    return StatusCount(current: current, highest: highest)
  }
}
