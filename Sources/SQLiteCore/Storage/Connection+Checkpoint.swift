public import SQLiteCalls

/// The result of a checkpoint. <https://sqlite.org/wal.html#ckpt>
public struct CheckpointResult: Hashable, Sendable {
  /// How many frames, of a page each, the log held when the checkpoint had ended.
  public let logFrameCount: Int
  /// How many of them are in the database by now, those of earlier checkpoints included.
  public let checkpointedFrameCount: Int

  /// Whether all of the log is in the database.
  public var isComplete: Bool { checkpointedFrameCount == logFrameCount }
}

extension Connection {
  /// Writes the contents of the write-ahead log into the database.
  ///
  /// A passive checkpoint writes as much as it can without waiting, and reports how much that was. The others call the busy handler until there is no
  /// writer, and no reader of older pages; `restart` waits until no connection reads the log at all, so that the next writer starts it again, and
  /// `truncate` also cuts it to nothing. A passive checkpoint is made automatically when a commit leaves 1,000 frames.
  ///
  /// Passive checkpoints of SQLite 3.7.0 to 3.51.2 can lose commits of other connections; 3.50.7 and 3.44.6 are mended as well. With these libraries a
  /// second connection reads during each passive one, the automatic one included, which keeps it safe. See <doc:TwoProcesses>.
  /// - Parameters:
  ///   - mode: How far the checkpoint goes.
  ///   - schema: The database.
  /// - Returns: The frames; nil for a database that is not in WAL mode.
  /// - Throws: ``SQLiteError`` with SQLITE_BUSY when other connections do not let it end: it has written all that it could; SQLITE_LOCKED in a transaction
  ///   of this connection that has written; SQLITE_ERROR for a schema that is not there; SQLITE_IOERR, SQLITE_FULL.
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
  /// Writes the database again, without free pages. It needs free space of up to twice its size, and no open transaction.
  ///
  /// VACUUM gives the rows of a table other rowids where the table has neither an INTEGER PRIMARY KEY nor an index. A table whose rows a search table or an
  /// R*Tree may know by these rowids first gets an index without rows, called `sqlitemanager_rowids` and the name of the table, with which the rowids stay.
  /// VACUUM by SQL does the same on a connection of this package; after a VACUUM by another program, rebuild the search table.
  ///
  /// - Parameter schema: The database.
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR in a transaction or while statements run, SQLITE_FULL, SQLITE_BUSY; the database is as before.
  ///
  /// <https://sqlite.org/lang_vacuum.html>
  public func vacuum(_ schema: String = "main") throws {
    do { try prepare("VACUUM \(identifier: schema)").run() } catch { throw reason(behind: error) }
  }
}

extension Connection {
  /// Whether the file of a database was renamed, replaced or deleted since it was opened.
  package func isFileGone(of schema: String) throws(SQLiteError) -> Bool { try control(.hasMoved, 0, in: schema) == 1 }

  /// Asks the file of a database a question whose answer is a number.
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
