// Written by Scripts/generate-calls from Scripts/entry-points.tsv: change the table or the script, not this file.

/// The entry points of SQLite's C library about: VirtualTable.
public protocol Sqlite3VirtualTableCalls: AnyObject {
  /// Registers a virtual table module.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_NOMEM, SQLITE_MISUSE. <https://sqlite.org/c3ref/create_module.html>
  @discardableResult
  func sqlite3_create_module(
    _ db: OpaquePointer!, _ zName: UnsafePointer<CChar>!, _ p: UnsafePointer<sqlite3_module>!, _ pClientData: UnsafeMutableRawPointer!
  ) -> Int32
  /// Registers a virtual table module; the destructor gets the client data, also when it fails.
  ///
  /// When it fails nothing has happened, but the destructor was called; it returns a result code, such as SQLITE_NOMEM, SQLITE_MISUSE. <https://sqlite.org/c3ref/create_module.html>
  @discardableResult
  func sqlite3_create_module_v2(
    _ db: OpaquePointer!, _ zName: UnsafePointer<CChar>!, _ p: UnsafePointer<sqlite3_module>!, _ pClientData: UnsafeMutableRawPointer!,
    _ xDestroy: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) -> Int32
  /// Removes all modules but the named ones.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_MISUSE. <https://sqlite.org/c3ref/drop_modules.html>
  @discardableResult
  func sqlite3_drop_modules(_ db: OpaquePointer!, _ azKeep: UnsafeMutablePointer<UnsafePointer<CChar>?>!) -> Int32
  /// Tells SQLite the columns of a virtual table, inside its xCreate or xConnect.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_NOMEM, SQLITE_ERROR. <https://sqlite.org/c3ref/declare_vtab.html>
  @discardableResult
  func sqlite3_declare_vtab(_ a0: OpaquePointer!, _ zSQL: UnsafePointer<CChar>!) -> Int32
  /// Makes sure that a function of a name exists, so that virtual tables may overload it.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_NOMEM. <https://sqlite.org/c3ref/overload_function.html>
  @discardableResult
  func sqlite3_overload_function(_ a0: OpaquePointer!, _ zFuncName: UnsafePointer<CChar>!, _ nArg: Int32) -> Int32
  /// Sets an option of a virtual table, inside its xCreate or xConnect.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_MISUSE. <https://sqlite.org/c3ref/vtab_config.html>
  @discardableResult
  func sqlite3_vtab_config(_ db: OpaquePointer!, _ option: Int32, _ value: Int32) -> Int32
  /// The conflict policy of the running change, inside xUpdate.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/vtab_on_conflict.html>
  @discardableResult
  func sqlite3_vtab_on_conflict(_ a0: OpaquePointer!) -> Int32
  /// 1 when a column is fetched only for an UPDATE that leaves it alone, inside xColumn.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/vtab_nochange.html>
  @discardableResult
  func sqlite3_vtab_nochange(_ a0: OpaquePointer!) -> Int32
  /// The collating sequence of a constraint, inside xBestIndex.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/vtab_collation.html>
  func sqlite3_vtab_collation(_ a0: UnsafeMutablePointer<sqlite3_index_info>!, _ a1: Int32) -> UnsafePointer<CChar>!
  /// How distinct and ordered the rows must be, inside xBestIndex.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/vtab_distinct.html>
  @discardableResult
  func sqlite3_vtab_distinct(_ a0: UnsafeMutablePointer<sqlite3_index_info>!) -> Int32
  /// Whether an IN constraint can be handled all at once, inside xBestIndex.
  ///
  /// It cannot fail. <https://sqlite.org/c3ref/vtab_in.html>
  @discardableResult
  func sqlite3_vtab_in(_ a0: UnsafeMutablePointer<sqlite3_index_info>!, _ iCons: Int32, _ bHandle: Int32) -> Int32
  /// The first value of an IN constraint, inside xFilter; SQLITE_DONE when there is none.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_NOMEM, SQLITE_MISUSE. <https://sqlite.org/c3ref/vtab_in_first.html>
  @discardableResult
  func sqlite3_vtab_in_first(_ pVal: OpaquePointer!, _ ppOut: UnsafeMutablePointer<OpaquePointer?>!) -> Int32
  /// The next value of an IN constraint, inside xFilter; SQLITE_DONE after the last.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_NOMEM, SQLITE_MISUSE. <https://sqlite.org/c3ref/vtab_in_first.html>
  @discardableResult
  func sqlite3_vtab_in_next(_ pVal: OpaquePointer!, _ ppOut: UnsafeMutablePointer<OpaquePointer?>!) -> Int32
  /// The right side of a constraint, inside xBestIndex, where it is known.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_NOTFOUND. <https://sqlite.org/c3ref/vtab_rhs_value.html>
  @discardableResult
  func sqlite3_vtab_rhs_value(_ a0: UnsafeMutablePointer<sqlite3_index_info>!, _ a1: Int32, _ ppVal: UnsafeMutablePointer<OpaquePointer?>!)
    -> Int32
  /// Registers a function for spatial queries; old form.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_NOMEM. <https://sqlite.org/rtree.html>
  @discardableResult
  func sqlite3_rtree_geometry_callback(
    _ db: OpaquePointer!, _ zGeom: UnsafePointer<CChar>!,
    _ xGeom: (
      @convention(c) (UnsafeMutablePointer<sqlite3_rtree_geometry>?, Int32, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Int32>?) ->
        Int32
    )!, _ pContext: UnsafeMutableRawPointer!
  ) -> Int32
  /// Registers a function for spatial queries.
  ///
  /// When it fails nothing has happened, but the destructor was called; it returns a result code, such as SQLITE_NOMEM. <https://sqlite.org/rtree.html>
  @discardableResult
  func sqlite3_rtree_query_callback(
    _ db: OpaquePointer!, _ zQueryFunc: UnsafePointer<CChar>!,
    _ xQueryFunc: (@convention(c) (UnsafeMutablePointer<sqlite3_rtree_query_info>?) -> Int32)!, _ pContext: UnsafeMutableRawPointer!,
    _ xDestructor: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) -> Int32
}
