// Written by Scripts/generate-calls from Scripts/entry-points.tsv: change the table or the script, not this file.
public import CSQLiteLoaded
public import CSQLiteManager
public import SQLiteCalls

extension LoadedSqlite3Wrapper {
  /// Registers a virtual table module. <https://sqlite.org/c3ref/create_module.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_create_module(
    _ db: OpaquePointer!, _ zName: UnsafePointer<CChar>!, _ p: UnsafePointer<sqlite3_module>!, _ pClientData: UnsafeMutableRawPointer!
  ) -> Int32 {
    unsafe library.pointee.sqlite3_create_module(db, zName, p, pClientData)
  }
  /// Registers a virtual table module; the destructor gets the client data, also when it fails. <https://sqlite.org/c3ref/create_module.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_create_module_v2(
    _ db: OpaquePointer!, _ zName: UnsafePointer<CChar>!, _ p: UnsafePointer<sqlite3_module>!, _ pClientData: UnsafeMutableRawPointer!,
    _ xDestroy: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) -> Int32 {
    unsafe library.pointee.sqlite3_create_module_v2(db, zName, p, pClientData, xDestroy)
  }
  /// Removes all modules but the named ones. <https://sqlite.org/c3ref/drop_modules.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_drop_modules(_ db: OpaquePointer!, _ azKeep: UnsafeMutablePointer<UnsafePointer<CChar>?>!)
    -> Int32
  {
    unsafe library.pointee.sqlite3_drop_modules(db, azKeep)
  }
  /// Tells SQLite the columns of a virtual table, inside its xCreate or xConnect. <https://sqlite.org/c3ref/declare_vtab.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_declare_vtab(_ a0: OpaquePointer!, _ zSQL: UnsafePointer<CChar>!) -> Int32 {
    unsafe library.pointee.sqlite3_declare_vtab(a0, zSQL)
  }
  /// Makes sure that a function of a name exists, so that virtual tables may overload it. <https://sqlite.org/c3ref/overload_function.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_overload_function(_ a0: OpaquePointer!, _ zFuncName: UnsafePointer<CChar>!, _ nArg: Int32)
    -> Int32
  {
    unsafe library.pointee.sqlite3_overload_function(a0, zFuncName, nArg)
  }
  /// Sets an option of a virtual table, inside its xCreate or xConnect. <https://sqlite.org/c3ref/vtab_config.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_vtab_config(_ db: OpaquePointer!, _ option: Int32, _ value: Int32) -> Int32 {
    unsafe CSQLiteLoaded.sqm_loaded_vtab_config(library, db, option, value)
  }
  /// The conflict policy of the running change, inside xUpdate. <https://sqlite.org/c3ref/vtab_on_conflict.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_vtab_on_conflict(_ a0: OpaquePointer!) -> Int32 {
    unsafe library.pointee.sqlite3_vtab_on_conflict(a0)
  }
  /// 1 when a column is fetched only for an UPDATE that leaves it alone, inside xColumn. <https://sqlite.org/c3ref/vtab_nochange.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_vtab_nochange(_ a0: OpaquePointer!) -> Int32 {
    unsafe library.pointee.sqlite3_vtab_nochange(a0)
  }
  /// The collating sequence of a constraint, inside xBestIndex. <https://sqlite.org/c3ref/vtab_collation.html>
  @_alwaysEmitIntoClient public func sqlite3_vtab_collation(_ a0: UnsafeMutablePointer<sqlite3_index_info>!, _ a1: Int32) -> UnsafePointer<
    CChar
  >! {
    unsafe library.pointee.sqlite3_vtab_collation(a0, a1)
  }
  /// How distinct and ordered the rows must be, inside xBestIndex. <https://sqlite.org/c3ref/vtab_distinct.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_vtab_distinct(_ a0: UnsafeMutablePointer<sqlite3_index_info>!) -> Int32 {
    unsafe library.pointee.sqlite3_vtab_distinct(a0)
  }
  /// Whether an IN constraint can be handled all at once, inside xBestIndex. <https://sqlite.org/c3ref/vtab_in.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_vtab_in(_ a0: UnsafeMutablePointer<sqlite3_index_info>!, _ iCons: Int32, _ bHandle: Int32)
    -> Int32
  {
    unsafe library.pointee.sqlite3_vtab_in(a0, iCons, bHandle)
  }
  /// The first value of an IN constraint, inside xFilter; SQLITE_DONE when there is none. <https://sqlite.org/c3ref/vtab_in_first.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_vtab_in_first(_ pVal: OpaquePointer!, _ ppOut: UnsafeMutablePointer<OpaquePointer?>!) -> Int32
  {
    unsafe library.pointee.sqlite3_vtab_in_first(pVal, ppOut)
  }
  /// The next value of an IN constraint, inside xFilter; SQLITE_DONE after the last. <https://sqlite.org/c3ref/vtab_in_first.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_vtab_in_next(_ pVal: OpaquePointer!, _ ppOut: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 {
    unsafe library.pointee.sqlite3_vtab_in_next(pVal, ppOut)
  }
  /// The right side of a constraint, inside xBestIndex, where it is known. <https://sqlite.org/c3ref/vtab_rhs_value.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_vtab_rhs_value(
    _ a0: UnsafeMutablePointer<sqlite3_index_info>!, _ a1: Int32, _ ppVal: UnsafeMutablePointer<OpaquePointer?>!
  ) -> Int32 {
    unsafe library.pointee.sqlite3_vtab_rhs_value(a0, a1, ppVal)
  }
  /// Registers a function for spatial queries; old form. <https://sqlite.org/rtree.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_rtree_geometry_callback(
    _ db: OpaquePointer!, _ zGeom: UnsafePointer<CChar>!,
    _ xGeom: (
      @convention(c) (UnsafeMutablePointer<sqlite3_rtree_geometry>?, Int32, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Int32>?) ->
        Int32
    )!, _ pContext: UnsafeMutableRawPointer!
  ) -> Int32 {
    unsafe library.pointee.optional.sqlite3_rtree_geometry_callback?(db, zGeom, xGeom, pContext) ?? ResultCode.error.rawValue
  }
  /// Registers a function for spatial queries. <https://sqlite.org/rtree.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3_rtree_query_callback(
    _ db: OpaquePointer!, _ zQueryFunc: UnsafePointer<CChar>!,
    _ xQueryFunc: (@convention(c) (UnsafeMutablePointer<sqlite3_rtree_query_info>?) -> Int32)!, _ pContext: UnsafeMutableRawPointer!,
    _ xDestructor: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) -> Int32 {
    if unsafe library.pointee.optional.sqlite3_rtree_query_callback == nil { unsafe Sqlite3Destructor.call(xDestructor, with: pContext) }
    return unsafe library.pointee.optional.sqlite3_rtree_query_callback?(db, zQueryFunc, xQueryFunc, pContext, xDestructor)
      ?? ResultCode.error.rawValue
  }
}
