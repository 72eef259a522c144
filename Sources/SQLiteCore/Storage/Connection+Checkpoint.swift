public import SQLiteCalls

/// The result of a checkpoint. <https://sqlite.org/wal.html#ckpt>
public struct CheckpointResult: Hashable, Sendable {
  /// The number of frames in the log when the checkpoint ended; each frame is one page.
  public let logFrameCount: Int
  /// The number of these frames that have been written to the database, including frames written by earlier checkpoints.
  public let checkpointedFrameCount: Int

  /// Whether the whole log has been written to the database.
  public var isComplete: Bool { checkpointedFrameCount == logFrameCount }
}

extension Connection {
  /// Writes the contents of the write-ahead log into the database.
  ///
  /// A passive checkpoint writes as much as it can without waiting, and reports how much that was. The other modes call the busy handler
  /// until no connection writes and none reads older pages; `restart` waits until no connection reads the log at all, so that the next
  /// writer restarts it, and `truncate` also truncates it to zero bytes. A passive checkpoint is made automatically when a commit leaves
  /// 1,000 frames.
  ///
  /// Passive checkpoints of SQLite 3.7.0 to 3.51.2 can lose commits of other connections; 3.50.7 and 3.44.6 are also fixed. With an
  /// affected library, a second connection reads during each passive checkpoint, including automatic ones, which makes the checkpoint safe.
  /// See <doc:TwoProcesses>.
  /// - Parameters:
  ///   - mode: The extent of the checkpoint.
  ///   - schema: The database.
  /// - Returns: The frame counts; nil for a database that is not in WAL mode.
  /// - Throws: ``SQLiteError`` with SQLITE_BUSY when other connections prevent it from finishing, after writing all that it could;
  ///   SQLITE_LOCKED in a transaction of this connection that has written; SQLITE_ERROR for a schema that does not exist; SQLITE_IOERR,
  ///   SQLITE_FULL.
  ///
  /// The C function is `sqlite3_wal_checkpoint_v2`: <https://sqlite.org/c3ref/wal_checkpoint_v2.html>
  @discardableResult
  public func checkpoint(_ mode: CheckpointMode = .passive, of schema: String = "main") throws -> CheckpointResult? {
    _ = unsafe try openHandle()
    try refuseNul(inName: schema)
    try settleRollback()
    forgetInterrupt()
    var frames = LogFrames()
    try check(checkpoint(mode, of: schema, &frames), in: .sqlite3_wal_checkpoint_v2)
    return frames.log < 0 ? nil : CheckpointResult(logFrameCount: Int(frames.log), checkpointedFrameCount: Int(frames.checkpointed))
  }
}

extension Connection {
  /// Rebuilds the database without free pages. It needs free space of up to twice the size of the database, and no open transaction.
  ///
  /// VACUUM may change the rowids of a table that has neither an INTEGER PRIMARY KEY nor an index. If a search table or an R*Tree may refer
  /// to its rows by these rowids, the table first gets an index without rows, named `sqlitemanager_rowids` followed by the table's name,
  /// which preserves the rowids. VACUUM in SQL does the same on a connection of this package; after a VACUUM by another program, rebuild
  /// the search table.
  ///
  /// - Parameter schema: The database.
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR in a transaction or while statements run, SQLITE_FULL, SQLITE_BUSY; the database is then
  ///   unchanged.
  ///
  /// <https://sqlite.org/lang_vacuum.html>
  public func vacuum(_ schema: String = "main") throws {
    do { try prepare("VACUUM \(identifier: schema)").run() } catch { throw cause(of: error) }
  }
}

extension Connection {
  /// Returns whether the file of a database was renamed, replaced or deleted since it was opened.
  package func isFileGone(of schema: String) throws(SQLiteError) -> Bool { try control(.hasMoved, 0, in: schema) == 1 }

  /// Performs a file control operation with a numeric argument on a database, and returns the numeric result.
  package func control(_ operation: FileControl, _ value: Int32, in schema: String) throws(SQLiteError) -> Int32 {
    let open = unsafe try openHandle()
    try refuseNul(inName: schema)
    var number = value
    let code = unsafe wrapper.sqlite3_file_control(open, schema, operation.rawValue, &number)
    if code == ResultCode.error.rawValue { throw .noSchema(schema, .sqlite3_file_control) }
    try check(code, in: .sqlite3_file_control)
    return number
  }
}
