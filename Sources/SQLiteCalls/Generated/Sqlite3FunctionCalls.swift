// Written by Scripts/generate-calls from Scripts/entry-points.tsv: change the table or the script, not this file.

/// The entry points of SQLite's C library about: Function.
public protocol Sqlite3FunctionCalls: AnyObject {
  /// Adds, replaces or removes an SQL function.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_NOMEM, SQLITE_MISUSE, SQLITE_BUSY. <https://sqlite.org/c3ref/create_function.html>
  @discardableResult
  func sqlite3_create_function(
    _ db: OpaquePointer!, _ zFunctionName: UnsafePointer<CChar>!, _ nArg: Int32, _ eTextRep: Int32, _ pApp: UnsafeMutableRawPointer!,
    _ xFunc: (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)!,
    _ xStep: (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)!,
    _ xFinal: (@convention(c) (OpaquePointer?) -> Void)!
  ) -> Int32
  /// `sqlite3_create_function` with a UTF-16 name.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_NOMEM, SQLITE_MISUSE, SQLITE_BUSY. <https://sqlite.org/c3ref/create_function.html>
  @discardableResult
  func sqlite3_create_function16(
    _ db: OpaquePointer!, _ zFunctionName: UnsafeRawPointer!, _ nArg: Int32, _ eTextRep: Int32, _ pApp: UnsafeMutableRawPointer!,
    _ xFunc: (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)!,
    _ xStep: (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)!,
    _ xFinal: (@convention(c) (OpaquePointer?) -> Void)!
  ) -> Int32
  /// Adds, replaces or removes an SQL function; the destructor gets the context pointer, also when it fails.
  ///
  /// When it fails nothing has happened, but the destructor was called; it returns a result code, such as SQLITE_NOMEM, SQLITE_MISUSE, SQLITE_BUSY. <https://sqlite.org/c3ref/create_function.html>
  @discardableResult
  func sqlite3_create_function_v2(
    _ db: OpaquePointer!, _ zFunctionName: UnsafePointer<CChar>!, _ nArg: Int32, _ eTextRep: Int32, _ pApp: UnsafeMutableRawPointer!,
    _ xFunc: (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)!,
    _ xStep: (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)!,
    _ xFinal: (@convention(c) (OpaquePointer?) -> Void)!, _ xDestroy: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) -> Int32
  /// Adds, replaces or removes an aggregate that can also run over a window.
  ///
  /// When it fails nothing has happened, but the destructor was called; it returns a result code, such as SQLITE_NOMEM, SQLITE_MISUSE, SQLITE_BUSY. <https://sqlite.org/c3ref/create_function.html>
  @discardableResult
  func sqlite3_create_window_function(
    _ db: OpaquePointer!, _ zFunctionName: UnsafePointer<CChar>!, _ nArg: Int32, _ eTextRep: Int32, _ pApp: UnsafeMutableRawPointer!,
    _ xStep: (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)!,
    _ xFinal: (@convention(c) (OpaquePointer?) -> Void)!, _ xValue: (@convention(c) (OpaquePointer?) -> Void)!,
    _ xInverse: (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)!,
    _ xDestroy: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) -> Int32
  /// How often the step of an aggregate was called; deprecated.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/aggregate_count.html>
  @discardableResult
  func sqlite3_aggregate_count(_ a0: OpaquePointer!) -> Int32
  /// The memory of one aggregate, zeroed at the first call; 0 bytes only looks.
  ///
  /// When it fails it returns nil. <https://sqlite.org/c3ref/aggregate_context.html>
  func sqlite3_aggregate_context(_ a0: OpaquePointer!, _ nBytes: Int32) -> UnsafeMutableRawPointer!
  /// The context pointer a function was registered with.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/user_data.html>
  func sqlite3_user_data(_ a0: OpaquePointer!) -> UnsafeMutableRawPointer!
  /// The connection a function runs on.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/context_db_handle.html>
  func sqlite3_context_db_handle(_ a0: OpaquePointer!) -> OpaquePointer!
  /// The pointer that `sqlite3_set_auxdata` stored for a constant argument; nil when there is none.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/get_auxdata.html>
  func sqlite3_get_auxdata(_ a0: OpaquePointer!, _ N: Int32) -> UnsafeMutableRawPointer!
  /// Stores data for a constant argument; the destructor may run at once.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/get_auxdata.html>
  func sqlite3_set_auxdata(
    _ a0: OpaquePointer!, _ N: Int32, _ a2: UnsafeMutableRawPointer!, _ a3: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!)
  /// Adds, replaces or removes a collating sequence.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_NOMEM, SQLITE_MISUSE, SQLITE_BUSY. <https://sqlite.org/c3ref/create_collation.html>
  @discardableResult
  func sqlite3_create_collation(
    _ a0: OpaquePointer!, _ zName: UnsafePointer<CChar>!, _ eTextRep: Int32, _ pArg: UnsafeMutableRawPointer!,
    _ xCompare: (@convention(c) (UnsafeMutableRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?) -> Int32)!
  ) -> Int32
  /// Adds, replaces or removes a collating sequence; the destructor is not called when it fails.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_NOMEM, SQLITE_MISUSE, SQLITE_BUSY. <https://sqlite.org/c3ref/create_collation.html>
  @discardableResult
  func sqlite3_create_collation_v2(
    _ a0: OpaquePointer!, _ zName: UnsafePointer<CChar>!, _ eTextRep: Int32, _ pArg: UnsafeMutableRawPointer!,
    _ xCompare: (@convention(c) (UnsafeMutableRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?) -> Int32)!,
    _ xDestroy: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) -> Int32
  /// `sqlite3_create_collation` with a UTF-16 name.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_NOMEM, SQLITE_MISUSE, SQLITE_BUSY. <https://sqlite.org/c3ref/create_collation.html>
  @discardableResult
  func sqlite3_create_collation16(
    _ a0: OpaquePointer!, _ zName: UnsafeRawPointer!, _ eTextRep: Int32, _ pArg: UnsafeMutableRawPointer!,
    _ xCompare: (@convention(c) (UnsafeMutableRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?) -> Int32)!
  ) -> Int32
}
