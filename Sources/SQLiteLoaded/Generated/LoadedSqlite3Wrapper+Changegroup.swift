// Written by Scripts/generate-calls from Scripts/entry-points.tsv: change the table or the script, not this file.
public import CSQLiteLoaded
public import SQLiteCalls

extension LoadedSqlite3Wrapper {
  /// Starts a group of changesets. <https://sqlite.org/session/sqlite3changegroup_new.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3changegroup_new(_ pp: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 {
    unsafe library.pointee.optional.sqlite3changegroup_new?(pp) ?? ResultCode.error.rawValue
  }
  /// Adds a changeset to a group. <https://sqlite.org/session/sqlite3changegroup_add.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3changegroup_add(_ a0: OpaquePointer!, _ nData: Int32, _ pData: UnsafeMutableRawPointer!)
    -> Int32
  {
    unsafe library.pointee.optional.sqlite3changegroup_add?(a0, nData, pData) ?? ResultCode.error.rawValue
  }
  /// The whole group as one changeset, to be freed with `sqlite3_free`. <https://sqlite.org/session/sqlite3changegroup_output.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3changegroup_output(
    _ a0: OpaquePointer!, _ pnData: UnsafeMutablePointer<Int32>!, _ ppData: UnsafeMutablePointer<UnsafeMutableRawPointer?>!
  ) -> Int32 {
    unsafe library.pointee.optional.sqlite3changegroup_output?(a0, pnData, ppData) ?? ResultCode.error.rawValue
  }
  /// Frees a group. <https://sqlite.org/session/sqlite3changegroup_delete.html>
  @_alwaysEmitIntoClient public func sqlite3changegroup_delete(_ a0: OpaquePointer!) {
    unsafe library.pointee.optional.sqlite3changegroup_delete?(a0)
  }
  /// `sqlite3changegroup_add` with the bytes read through a callback. <https://sqlite.org/session/sqlite3changeset_apply_strm.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3changegroup_add_strm(
    _ a0: OpaquePointer!,
    _ xInput: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)!,
    _ pIn: UnsafeMutableRawPointer!
  ) -> Int32 {
    unsafe library.pointee.optional.sqlite3changegroup_add_strm?(a0, xInput, pIn) ?? ResultCode.error.rawValue
  }
  /// `sqlite3changegroup_output` with the bytes written through a callback. <https://sqlite.org/session/sqlite3changeset_apply_strm.html>
  @discardableResult
  @_alwaysEmitIntoClient public func sqlite3changegroup_output_strm(
    _ a0: OpaquePointer!, _ xOutput: (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)!,
    _ pOut: UnsafeMutableRawPointer!
  ) -> Int32 {
    unsafe library.pointee.optional.sqlite3changegroup_output_strm?(a0, xOutput, pOut) ?? ResultCode.error.rawValue
  }
}
