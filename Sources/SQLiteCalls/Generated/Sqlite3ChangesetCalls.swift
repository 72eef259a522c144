// Written by Scripts/generate-calls from Scripts/entry-points.tsv: change the table or the script, not this file.

/// The entry points of SQLite's C library about: Changeset.
public protocol Sqlite3ChangesetCalls: AnyObject {
  /// Starts an iterator over a changeset, whose bytes must stay.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_NOMEM. <https://sqlite.org/session/sqlite3changeset_start.html>
  @discardableResult
  func sqlite3changeset_start(_ pp: UnsafeMutablePointer<OpaquePointer?>!, _ nChangeset: Int32, _ pChangeset: UnsafeMutableRawPointer!)
    -> Int32
  /// Starts an iterator over a changeset with flags.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_NOMEM. <https://sqlite.org/session/sqlite3changeset_start.html>
  @discardableResult
  func sqlite3changeset_start_v2(
    _ pp: UnsafeMutablePointer<OpaquePointer?>!, _ nChangeset: Int32, _ pChangeset: UnsafeMutableRawPointer!, _ flags: Int32
  ) -> Int32
  /// Moves to the next change: SQLITE_ROW, or SQLITE_DONE after the last.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_NOMEM, SQLITE_CORRUPT, SQLITE_IOERR. <https://sqlite.org/session/sqlite3changeset_next.html>
  @discardableResult
  func sqlite3changeset_next(_ pIter: OpaquePointer!) -> Int32
  /// Table, columns, kind and indirectness of the current change.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_MISUSE. <https://sqlite.org/session/sqlite3changeset_op.html>
  @discardableResult
  func sqlite3changeset_op(
    _ pIter: OpaquePointer!, _ pzTab: UnsafeMutablePointer<UnsafePointer<CChar>?>!, _ pnCol: UnsafeMutablePointer<Int32>!,
    _ pOp: UnsafeMutablePointer<Int32>!, _ pbIndirect: UnsafeMutablePointer<Int32>!
  ) -> Int32
  /// Which columns are the primary key, one byte a column.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_MISUSE. <https://sqlite.org/session/sqlite3changeset_pk.html>
  @discardableResult
  func sqlite3changeset_pk(
    _ pIter: OpaquePointer!, _ pabPK: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>!, _ pnCol: UnsafeMutablePointer<Int32>!
  ) -> Int32
  /// A value before the current change.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_MISUSE, SQLITE_RANGE. <https://sqlite.org/session/sqlite3changeset_old.html>
  @discardableResult
  func sqlite3changeset_old(_ pIter: OpaquePointer!, _ iVal: Int32, _ ppValue: UnsafeMutablePointer<OpaquePointer?>!) -> Int32
  /// A value after the current change.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_MISUSE, SQLITE_RANGE. <https://sqlite.org/session/sqlite3changeset_new.html>
  @discardableResult
  func sqlite3changeset_new(_ pIter: OpaquePointer!, _ iVal: Int32, _ ppValue: UnsafeMutablePointer<OpaquePointer?>!) -> Int32
  /// A value of the row in conflict, inside the conflict callback.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_MISUSE, SQLITE_RANGE. <https://sqlite.org/session/sqlite3changeset_conflict.html>
  @discardableResult
  func sqlite3changeset_conflict(_ pIter: OpaquePointer!, _ iVal: Int32, _ ppValue: UnsafeMutablePointer<OpaquePointer?>!) -> Int32
  /// The number of foreign key violations, inside the conflict callback.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_MISUSE. <https://sqlite.org/session/sqlite3changeset_fk_conflicts.html>
  @discardableResult
  func sqlite3changeset_fk_conflicts(_ pIter: OpaquePointer!, _ pnOut: UnsafeMutablePointer<Int32>!) -> Int32
  /// Ends an iterator; repeats the code of its last error.
  ///
  /// When it returns a result code, such as SQLITE_IOERR, SQLITE_NOMEM, SQLITE_CORRUPT, its work is done all the same. <https://sqlite.org/session/sqlite3changeset_finalize.html>
  @discardableResult
  func sqlite3changeset_finalize(_ pIter: OpaquePointer!) -> Int32
  /// A changeset that undoes another, to be freed with `sqlite3_free`.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_NOMEM, SQLITE_CORRUPT. <https://sqlite.org/session/sqlite3changeset_invert.html>
  @discardableResult
  func sqlite3changeset_invert(
    _ nIn: Int32, _ pIn: UnsafeRawPointer!, _ pnOut: UnsafeMutablePointer<Int32>!, _ ppOut: UnsafeMutablePointer<UnsafeMutableRawPointer?>!
  ) -> Int32
  /// Two changesets as one, to be freed with `sqlite3_free`.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_NOMEM, SQLITE_CORRUPT, SQLITE_SCHEMA. <https://sqlite.org/session/sqlite3changeset_concat.html>
  @discardableResult
  func sqlite3changeset_concat(
    _ nA: Int32, _ pA: UnsafeMutableRawPointer!, _ nB: Int32, _ pB: UnsafeMutableRawPointer!, _ pnOut: UnsafeMutablePointer<Int32>!,
    _ ppOut: UnsafeMutablePointer<UnsafeMutableRawPointer?>!
  ) -> Int32
  /// Applies a changeset in a savepoint, asking a callback about conflicts.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_NOMEM, SQLITE_CORRUPT, SQLITE_ABORT, SQLITE_CONSTRAINT. <https://sqlite.org/session/sqlite3changeset_apply.html>
  @discardableResult
  func sqlite3changeset_apply(
    _ db: OpaquePointer!, _ nChangeset: Int32, _ pChangeset: UnsafeMutableRawPointer!,
    _ xFilter: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Int32)!,
    _ xConflict: (@convention(c) (UnsafeMutableRawPointer?, Int32, OpaquePointer?) -> Int32)!, _ pCtx: UnsafeMutableRawPointer!
  ) -> Int32
  /// Applies a changeset and hands out what a rebaser needs.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_NOMEM, SQLITE_CORRUPT, SQLITE_ABORT, SQLITE_CONSTRAINT. <https://sqlite.org/session/sqlite3changeset_apply.html>
  @discardableResult
  func sqlite3changeset_apply_v2(
    _ db: OpaquePointer!, _ nChangeset: Int32, _ pChangeset: UnsafeMutableRawPointer!,
    _ xFilter: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Int32)!,
    _ xConflict: (@convention(c) (UnsafeMutableRawPointer?, Int32, OpaquePointer?) -> Int32)!, _ pCtx: UnsafeMutableRawPointer!,
    _ ppRebase: UnsafeMutablePointer<UnsafeMutableRawPointer?>!, _ pnRebase: UnsafeMutablePointer<Int32>!, _ flags: Int32
  ) -> Int32
  /// `sqlite3changeset_apply` with the bytes read through a callback.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_NOMEM, SQLITE_CORRUPT, SQLITE_ABORT, SQLITE_CONSTRAINT. <https://sqlite.org/session/sqlite3changeset_apply_strm.html>
  @discardableResult
  func sqlite3changeset_apply_strm(
    _ db: OpaquePointer!,
    _ xInput: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)!,
    _ pIn: UnsafeMutableRawPointer!, _ xFilter: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Int32)!,
    _ xConflict: (@convention(c) (UnsafeMutableRawPointer?, Int32, OpaquePointer?) -> Int32)!, _ pCtx: UnsafeMutableRawPointer!
  ) -> Int32
  /// `sqlite3changeset_apply_v2` with the bytes read through a callback.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_NOMEM, SQLITE_CORRUPT, SQLITE_ABORT, SQLITE_CONSTRAINT. <https://sqlite.org/session/sqlite3changeset_apply_strm.html>
  @discardableResult
  func sqlite3changeset_apply_v2_strm(
    _ db: OpaquePointer!,
    _ xInput: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)!,
    _ pIn: UnsafeMutableRawPointer!, _ xFilter: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Int32)!,
    _ xConflict: (@convention(c) (UnsafeMutableRawPointer?, Int32, OpaquePointer?) -> Int32)!, _ pCtx: UnsafeMutableRawPointer!,
    _ ppRebase: UnsafeMutablePointer<UnsafeMutableRawPointer?>!, _ pnRebase: UnsafeMutablePointer<Int32>!, _ flags: Int32
  ) -> Int32
  /// `sqlite3changeset_concat` with bytes read and written through callbacks.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_NOMEM, SQLITE_CORRUPT, SQLITE_SCHEMA. <https://sqlite.org/session/sqlite3changeset_apply_strm.html>
  @discardableResult
  func sqlite3changeset_concat_strm(
    _ xInputA: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)!,
    _ pInA: UnsafeMutableRawPointer!,
    _ xInputB: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)!,
    _ pInB: UnsafeMutableRawPointer!, _ xOutput: (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)!,
    _ pOut: UnsafeMutableRawPointer!
  ) -> Int32
  /// `sqlite3changeset_invert` with bytes read and written through callbacks.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_NOMEM, SQLITE_CORRUPT. <https://sqlite.org/session/sqlite3changeset_apply_strm.html>
  @discardableResult
  func sqlite3changeset_invert_strm(
    _ xInput: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)!,
    _ pIn: UnsafeMutableRawPointer!, _ xOutput: (@convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32)!,
    _ pOut: UnsafeMutableRawPointer!
  ) -> Int32
  /// `sqlite3changeset_start` with the bytes read through a callback.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_NOMEM. <https://sqlite.org/session/sqlite3changeset_apply_strm.html>
  @discardableResult
  func sqlite3changeset_start_strm(
    _ pp: UnsafeMutablePointer<OpaquePointer?>!,
    _ xInput: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)!,
    _ pIn: UnsafeMutableRawPointer!
  ) -> Int32
  /// `sqlite3changeset_start_v2` with the bytes read through a callback.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_NOMEM. <https://sqlite.org/session/sqlite3changeset_apply_strm.html>
  @discardableResult
  func sqlite3changeset_start_v2_strm(
    _ pp: UnsafeMutablePointer<OpaquePointer?>!,
    _ xInput: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32)!,
    _ pIn: UnsafeMutableRawPointer!, _ flags: Int32
  ) -> Int32
}
