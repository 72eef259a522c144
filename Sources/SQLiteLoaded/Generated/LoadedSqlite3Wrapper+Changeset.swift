// Written by Scripts/generate-calls from Scripts/entry-points.tsv: change the table or the script, not this file.
public import CSQLiteLoaded
public import SQLiteCalls

extension LoadedSqlite3Wrapper {
  /// Starts an iterator over a changeset, whose bytes must stay. <https://sqlite.org/session/sqlite3changeset_start.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3changeset_start(
    _ pp: UnsafeMutablePointer<OpaquePointer?>!, _ nChangeset: Int32, _ pChangeset: UnsafeMutableRawPointer!
  ) -> Int32 {
    unsafe library.pointee.optional.sqlite3changeset_start?(pp, nChangeset, pChangeset) ?? ResultCode.error.rawValue
  }
  /// Starts an iterator over a changeset with flags. <https://sqlite.org/session/sqlite3changeset_start.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3changeset_start_v2(
    _ pp: UnsafeMutablePointer<OpaquePointer?>!, _ nChangeset: Int32, _ pChangeset: UnsafeMutableRawPointer!, _ flags: Int32
  ) -> Int32 {
    unsafe library.pointee.optional.sqlite3changeset_start_v2?(pp, nChangeset, pChangeset, flags) ?? ResultCode.error.rawValue
  }
  /// Moves to the next change: SQLITE_ROW, or SQLITE_DONE after the last. <https://sqlite.org/session/sqlite3changeset_next.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3changeset_next(_ pIter: OpaquePointer!) -> Int32 {
    unsafe library.pointee.optional.sqlite3changeset_next?(pIter) ?? ResultCode.error.rawValue
  }
  /// Table, columns, kind and indirectness of the current change. <https://sqlite.org/session/sqlite3changeset_op.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3changeset_op(
    _ pIter: OpaquePointer!, _ pzTab: UnsafeMutablePointer<UnsafePointer<CChar>?>!, _ pnCol: UnsafeMutablePointer<Int32>!,
    _ pOp: UnsafeMutablePointer<Int32>!, _ pbIndirect: UnsafeMutablePointer<Int32>!
  ) -> Int32 {
    unsafe library.pointee.optional.sqlite3changeset_op?(pIter, pzTab, pnCol, pOp, pbIndirect) ?? ResultCode.error.rawValue
  }
  /// Which columns are the primary key, one byte a column. <https://sqlite.org/session/sqlite3changeset_pk.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3changeset_pk(
    _ pIter: OpaquePointer!, _ pabPK: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>!, _ pnCol: UnsafeMutablePointer<Int32>!
  ) -> Int32 {
    unsafe library.pointee.optional.sqlite3changeset_pk?(pIter, pabPK, pnCol) ?? ResultCode.error.rawValue
  }
  /// A value before the current change. <https://sqlite.org/session/sqlite3changeset_old.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3changeset_old(
    _ pIter: OpaquePointer!, _ iVal: Int32, _ ppValue: UnsafeMutablePointer<OpaquePointer?>!
  ) -> Int32 {
    unsafe library.pointee.optional.sqlite3changeset_old?(pIter, iVal, ppValue) ?? ResultCode.error.rawValue
  }
  /// A value after the current change. <https://sqlite.org/session/sqlite3changeset_new.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3changeset_new(
    _ pIter: OpaquePointer!, _ iVal: Int32, _ ppValue: UnsafeMutablePointer<OpaquePointer?>!
  ) -> Int32 {
    unsafe library.pointee.optional.sqlite3changeset_new?(pIter, iVal, ppValue) ?? ResultCode.error.rawValue
  }
  /// A value of the row in conflict, inside the conflict callback. <https://sqlite.org/session/sqlite3changeset_conflict.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3changeset_conflict(
    _ pIter: OpaquePointer!, _ iVal: Int32, _ ppValue: UnsafeMutablePointer<OpaquePointer?>!
  ) -> Int32 {
    unsafe library.pointee.optional.sqlite3changeset_conflict?(pIter, iVal, ppValue) ?? ResultCode.error.rawValue
  }
  /// The number of foreign key violations, inside the conflict callback. <https://sqlite.org/session/sqlite3changeset_fk_conflicts.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3changeset_fk_conflicts(_ pIter: OpaquePointer!, _ pnOut: UnsafeMutablePointer<Int32>!) -> Int32
  {
    unsafe library.pointee.optional.sqlite3changeset_fk_conflicts?(pIter, pnOut) ?? ResultCode.error.rawValue
  }
  /// Ends an iterator; repeats the code of its last error. <https://sqlite.org/session/sqlite3changeset_finalize.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3changeset_finalize(_ pIter: OpaquePointer!) -> Int32 {
    unsafe library.pointee.optional.sqlite3changeset_finalize?(pIter) ?? ResultCode.error.rawValue
  }
  /// A changeset that undoes another, to be freed with `sqlite3_free`. <https://sqlite.org/session/sqlite3changeset_invert.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3changeset_invert(
    _ nIn: Int32, _ pIn: UnsafeRawPointer!, _ pnOut: UnsafeMutablePointer<Int32>!, _ ppOut: UnsafeMutablePointer<UnsafeMutableRawPointer?>!
  ) -> Int32 {
    unsafe library.pointee.optional.sqlite3changeset_invert?(nIn, pIn, pnOut, ppOut) ?? ResultCode.error.rawValue
  }
  /// Two changesets as one, to be freed with `sqlite3_free`. <https://sqlite.org/session/sqlite3changeset_concat.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3changeset_concat(
    _ nA: Int32, _ pA: UnsafeMutableRawPointer!, _ nB: Int32, _ pB: UnsafeMutableRawPointer!, _ pnOut: UnsafeMutablePointer<Int32>!,
    _ ppOut: UnsafeMutablePointer<UnsafeMutableRawPointer?>!
  ) -> Int32 {
    unsafe library.pointee.optional.sqlite3changeset_concat?(nA, pA, nB, pB, pnOut, ppOut) ?? ResultCode.error.rawValue
  }
  /// Applies a changeset in a savepoint, asking a callback about conflicts. <https://sqlite.org/session/sqlite3changeset_apply.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3changeset_apply(
    _ db: OpaquePointer!, _ nChangeset: Int32, _ pChangeset: UnsafeMutableRawPointer!,
    _ xFilter: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Int32)!,
    _ xConflict: (@convention(c) (UnsafeMutableRawPointer?, Int32, OpaquePointer?) -> Int32)!, _ pCtx: UnsafeMutableRawPointer!
  ) -> Int32 {
    unsafe library.pointee.optional.sqlite3changeset_apply?(db, nChangeset, pChangeset, xFilter, xConflict, pCtx)
      ?? ResultCode.error.rawValue
  }
  /// Applies a changeset and hands out what a rebaser needs. <https://sqlite.org/session/sqlite3changeset_apply.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3changeset_apply_v2(
    _ db: OpaquePointer!, _ nChangeset: Int32, _ pChangeset: UnsafeMutableRawPointer!,
    _ xFilter: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Int32)!,
    _ xConflict: (@convention(c) (UnsafeMutableRawPointer?, Int32, OpaquePointer?) -> Int32)!, _ pCtx: UnsafeMutableRawPointer!,
    _ ppRebase: UnsafeMutablePointer<UnsafeMutableRawPointer?>!, _ pnRebase: UnsafeMutablePointer<Int32>!, _ flags: Int32
  ) -> Int32 {
    unsafe library.pointee.optional.sqlite3changeset_apply_v2?(
      db, nChangeset, pChangeset, xFilter, xConflict, pCtx, ppRebase, pnRebase, flags) ?? ResultCode.error.rawValue
  }
  /// `sqlite3changeset_apply` with the bytes read through a callback. <https://sqlite.org/session/sqlite3changeset_apply_strm.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3changeset_apply_strm(
    _ db: OpaquePointer!,
    _ xInput: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)!,
    _ pIn: UnsafeMutableRawPointer!, _ xFilter: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Int32)!,
    _ xConflict: (@convention(c) (UnsafeMutableRawPointer?, Int32, OpaquePointer?) -> Int32)!, _ pCtx: UnsafeMutableRawPointer!
  ) -> Int32 {
    unsafe library.pointee.optional.sqlite3changeset_apply_strm?(db, xInput, pIn, xFilter, xConflict, pCtx) ?? ResultCode.error.rawValue
  }
  /// `sqlite3changeset_apply_v2` with the bytes read through a callback. <https://sqlite.org/session/sqlite3changeset_apply_strm.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3changeset_apply_v2_strm(
    _ db: OpaquePointer!,
    _ xInput: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)!,
    _ pIn: UnsafeMutableRawPointer!, _ xFilter: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Int32)!,
    _ xConflict: (@convention(c) (UnsafeMutableRawPointer?, Int32, OpaquePointer?) -> Int32)!, _ pCtx: UnsafeMutableRawPointer!,
    _ ppRebase: UnsafeMutablePointer<UnsafeMutableRawPointer?>!, _ pnRebase: UnsafeMutablePointer<Int32>!, _ flags: Int32
  ) -> Int32 {
    unsafe library.pointee.optional.sqlite3changeset_apply_v2_strm?(db, xInput, pIn, xFilter, xConflict, pCtx, ppRebase, pnRebase, flags)
      ?? ResultCode.error.rawValue
  }
  /// `sqlite3changeset_concat` with bytes read and written through callbacks. <https://sqlite.org/session/sqlite3changeset_apply_strm.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3changeset_concat_strm(
    _ xInputA: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)!,
    _ pInA: UnsafeMutableRawPointer!,
    _ xInputB: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)!,
    _ pInB: UnsafeMutableRawPointer!, _ xOutput: (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)!,
    _ pOut: UnsafeMutableRawPointer!
  ) -> Int32 {
    unsafe library.pointee.optional.sqlite3changeset_concat_strm?(xInputA, pInA, xInputB, pInB, xOutput, pOut) ?? ResultCode.error.rawValue
  }
  /// `sqlite3changeset_invert` with bytes read and written through callbacks. <https://sqlite.org/session/sqlite3changeset_apply_strm.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3changeset_invert_strm(
    _ xInput: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)!,
    _ pIn: UnsafeMutableRawPointer!, _ xOutput: (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)!,
    _ pOut: UnsafeMutableRawPointer!
  ) -> Int32 {
    unsafe library.pointee.optional.sqlite3changeset_invert_strm?(xInput, pIn, xOutput, pOut) ?? ResultCode.error.rawValue
  }
  /// `sqlite3changeset_start` with the bytes read through a callback. <https://sqlite.org/session/sqlite3changeset_apply_strm.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3changeset_start_strm(
    _ pp: UnsafeMutablePointer<OpaquePointer?>!,
    _ xInput: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)!,
    _ pIn: UnsafeMutableRawPointer!
  ) -> Int32 {
    unsafe library.pointee.optional.sqlite3changeset_start_strm?(pp, xInput, pIn) ?? ResultCode.error.rawValue
  }
  /// `sqlite3changeset_start_v2` with the bytes read through a callback. <https://sqlite.org/session/sqlite3changeset_apply_strm.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3changeset_start_v2_strm(
    _ pp: UnsafeMutablePointer<OpaquePointer?>!,
    _ xInput: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)!,
    _ pIn: UnsafeMutableRawPointer!, _ flags: Int32
  ) -> Int32 {
    unsafe library.pointee.optional.sqlite3changeset_start_v2_strm?(pp, xInput, pIn, flags) ?? ResultCode.error.rawValue
  }
}
