// Written by Scripts/generate-calls from Scripts/entry-points.tsv: change the table or the script, not this file.
public import CSQLiteLoaded

extension LoadedSqlite3Wrapper {
  /// Adds, replaces or removes an SQL function. <https://sqlite.org/c3ref/create_function.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_create_function(
    _ db: OpaquePointer!, _ zFunctionName: UnsafePointer<CChar>!, _ nArg: Int32, _ eTextRep: Int32, _ pApp: UnsafeMutableRawPointer!,
    _ xFunc: (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)!,
    _ xStep: (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)!,
    _ xFinal: (@convention(c) (OpaquePointer?) -> Void)!
  ) -> Int32 {
    unsafe library.pointee.sqlite3_create_function(db, zFunctionName, nArg, eTextRep, pApp, xFunc, xStep, xFinal)
  }
  /// `sqlite3_create_function` with a UTF-16 name. <https://sqlite.org/c3ref/create_function.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_create_function16(
    _ db: OpaquePointer!, _ zFunctionName: UnsafeRawPointer!, _ nArg: Int32, _ eTextRep: Int32, _ pApp: UnsafeMutableRawPointer!,
    _ xFunc: (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)!,
    _ xStep: (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)!,
    _ xFinal: (@convention(c) (OpaquePointer?) -> Void)!
  ) -> Int32 {
    unsafe library.pointee.sqlite3_create_function16(db, zFunctionName, nArg, eTextRep, pApp, xFunc, xStep, xFinal)
  }
  /// Adds, replaces or removes an SQL function; the destructor gets the context pointer, also when it fails. <https://sqlite.org/c3ref/create_function.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_create_function_v2(
    _ db: OpaquePointer!, _ zFunctionName: UnsafePointer<CChar>!, _ nArg: Int32, _ eTextRep: Int32, _ pApp: UnsafeMutableRawPointer!,
    _ xFunc: (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)!,
    _ xStep: (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)!,
    _ xFinal: (@convention(c) (OpaquePointer?) -> Void)!, _ xDestroy: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) -> Int32 {
    unsafe library.pointee.sqlite3_create_function_v2(db, zFunctionName, nArg, eTextRep, pApp, xFunc, xStep, xFinal, xDestroy)
  }
  /// Adds, replaces or removes an aggregate that can also run over a window. <https://sqlite.org/c3ref/create_function.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_create_window_function(
    _ db: OpaquePointer!, _ zFunctionName: UnsafePointer<CChar>!, _ nArg: Int32, _ eTextRep: Int32, _ pApp: UnsafeMutableRawPointer!,
    _ xStep: (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)!,
    _ xFinal: (@convention(c) (OpaquePointer?) -> Void)!, _ xValue: (@convention(c) (OpaquePointer?) -> Void)!,
    _ xInverse: (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)!,
    _ xDestroy: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) -> Int32 {
    unsafe library.pointee.sqlite3_create_window_function(
      db, zFunctionName, nArg, eTextRep, pApp, xStep, xFinal, xValue, xInverse, xDestroy)
  }
  /// How often the step of an aggregate was called; deprecated. <https://sqlite.org/c3ref/aggregate_count.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_aggregate_count(_ a0: OpaquePointer!) -> Int32 {
    unsafe library.pointee.sqlite3_aggregate_count(a0)
  }
  /// The memory of one aggregate, zeroed at the first call; 0 bytes only looks. <https://sqlite.org/c3ref/aggregate_context.html>
  @_alwaysEmitIntoClient public func sqlite3_aggregate_context(_ a0: OpaquePointer!, _ nBytes: Int32) -> UnsafeMutableRawPointer! {
    unsafe library.pointee.sqlite3_aggregate_context(a0, nBytes)
  }
  /// The context pointer a function was registered with. <https://sqlite.org/c3ref/user_data.html>
  @_alwaysEmitIntoClient public func sqlite3_user_data(_ a0: OpaquePointer!) -> UnsafeMutableRawPointer! {
    unsafe library.pointee.sqlite3_user_data(a0)
  }
  /// The connection a function runs on. <https://sqlite.org/c3ref/context_db_handle.html>
  @_alwaysEmitIntoClient public func sqlite3_context_db_handle(_ a0: OpaquePointer!) -> OpaquePointer! {
    unsafe library.pointee.sqlite3_context_db_handle(a0)
  }
  /// The pointer that `sqlite3_set_auxdata` stored for a constant argument; nil when there is none. <https://sqlite.org/c3ref/get_auxdata.html>
  @_alwaysEmitIntoClient public func sqlite3_get_auxdata(_ a0: OpaquePointer!, _ N: Int32) -> UnsafeMutableRawPointer! {
    unsafe library.pointee.sqlite3_get_auxdata(a0, N)
  }
  /// Stores data for a constant argument; the destructor may run at once. <https://sqlite.org/c3ref/get_auxdata.html>
  @_alwaysEmitIntoClient public func sqlite3_set_auxdata(
    _ a0: OpaquePointer!, _ N: Int32, _ a2: UnsafeMutableRawPointer!, _ a3: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) {
    unsafe library.pointee.sqlite3_set_auxdata(a0, N, a2, a3)
  }
  /// Adds, replaces or removes a collating sequence. <https://sqlite.org/c3ref/create_collation.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_create_collation(
    _ a0: OpaquePointer!, _ zName: UnsafePointer<CChar>!, _ eTextRep: Int32, _ pArg: UnsafeMutableRawPointer!,
    _ xCompare: (@convention(c) (UnsafeMutableRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?) -> Int32)!
  ) -> Int32 {
    unsafe library.pointee.sqlite3_create_collation(a0, zName, eTextRep, pArg, xCompare)
  }
  /// Adds, replaces or removes a collating sequence; the destructor is not called when it fails. <https://sqlite.org/c3ref/create_collation.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_create_collation_v2(
    _ a0: OpaquePointer!, _ zName: UnsafePointer<CChar>!, _ eTextRep: Int32, _ pArg: UnsafeMutableRawPointer!,
    _ xCompare: (@convention(c) (UnsafeMutableRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?) -> Int32)!,
    _ xDestroy: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) -> Int32 {
    unsafe library.pointee.sqlite3_create_collation_v2(a0, zName, eTextRep, pArg, xCompare, xDestroy)
  }
  /// `sqlite3_create_collation` with a UTF-16 name. <https://sqlite.org/c3ref/create_collation.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_create_collation16(
    _ a0: OpaquePointer!, _ zName: UnsafeRawPointer!, _ eTextRep: Int32, _ pArg: UnsafeMutableRawPointer!,
    _ xCompare: (@convention(c) (UnsafeMutableRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?) -> Int32)!
  ) -> Int32 {
    unsafe library.pointee.sqlite3_create_collation16(a0, zName, eTextRep, pArg, xCompare)
  }
}
