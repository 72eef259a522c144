// Written by Scripts/generate-calls from Scripts/entry-points.tsv: change the table or the script, not this file.
public import CSQLiteLoaded
public import SQLiteCalls

extension LoadedSqlite3Wrapper {
  /// Makes a rebaser. <https://sqlite.org/session/sqlite3rebaser_create.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3rebaser_create(_ ppNew: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 {
    unsafe library.pointee.optional.sqlite3rebaser_create?(ppNew) ?? ResultCode.error.rawValue
  }
  /// Gives a rebaser what `sqlite3changeset_apply_v2` handed out. <https://sqlite.org/session/sqlite3rebaser_configure.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3rebaser_configure(_ a0: OpaquePointer!, _ nRebase: Int32, _ pRebase: UnsafeRawPointer!) -> Int32
  {
    unsafe library.pointee.optional.sqlite3rebaser_configure?(a0, nRebase, pRebase) ?? ResultCode.error.rawValue
  }
  /// A changeset as it would be after the remote one, to be freed with `sqlite3_free`. <https://sqlite.org/session/sqlite3rebaser_rebase.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3rebaser_rebase(
    _ a0: OpaquePointer!, _ nIn: Int32, _ pIn: UnsafeRawPointer!, _ pnOut: UnsafeMutablePointer<Int32>!,
    _ ppOut: UnsafeMutablePointer<UnsafeMutableRawPointer?>!
  ) -> Int32 {
    unsafe library.pointee.optional.sqlite3rebaser_rebase?(a0, nIn, pIn, pnOut, ppOut) ?? ResultCode.error.rawValue
  }
  /// Frees a rebaser. <https://sqlite.org/session/sqlite3rebaser_delete.html>
  @_alwaysEmitIntoClient public func sqlite3rebaser_delete(_ p: OpaquePointer!) {
    unsafe library.pointee.optional.sqlite3rebaser_delete?(p)
  }
  /// `sqlite3rebaser_rebase` with bytes read and written through callbacks. <https://sqlite.org/session/sqlite3changeset_apply_strm.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3rebaser_rebase_strm(
    _ pRebaser: OpaquePointer!,
    _ xInput: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)!,
    _ pIn: UnsafeMutableRawPointer!, _ xOutput: (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)!,
    _ pOut: UnsafeMutableRawPointer!
  ) -> Int32 {
    unsafe library.pointee.optional.sqlite3rebaser_rebase_strm?(pRebaser, xInput, pIn, xOutput, pOut) ?? ResultCode.error.rawValue
  }
}
