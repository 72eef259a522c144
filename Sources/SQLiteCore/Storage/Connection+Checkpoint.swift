public import SQLiteCalls

/// What a checkpoint came to. <https://sqlite.org/wal.html#ckpt>
public struct CheckpointResult: Hashable, Sendable {
  /// How many frames, of a page each, the log held when it had ended.
  public let logFrameCount: Int
  /// How many of them are in the database by now, those of earlier checkpoints included.
  public let checkpointedFrameCount: Int

  /// Whether all of the log is in the database.
  public var isComplete: Bool { checkpointedFrameCount == logFrameCount }
}

extension Connection {
  /// Writes what stands in the write-ahead log into the database.
  ///
  /// A passive one does what it can without waiting for anybody, and says how much that was. The others call the busy handler until there is no writer,
  /// and no reader of older pages; `restart` waits until nobody reads the log at all, so that the next writer starts it again, and `truncate` cuts it to
  /// nothing besides. SQLite does a passive one by itself when a commit leaves 1,000 frames.
  /// - Parameters:
  ///   - mode: How far it goes.
  ///   - schema: Which database.
  /// - Returns: The frames; nil for a database that is not in WAL mode.
  /// - Throws: ``SQLiteError`` with SQLITE_BUSY when others do not let it end: what could be written is; SQLITE_LOCKED in a transaction of this connection
  ///   that has written; SQLITE_ERROR for a schema that is not there; SQLITE_IOERR, SQLITE_FULL.
  ///
  /// The C function is `sqlite3_wal_checkpoint_v2`: <https://sqlite.org/c3ref/wal_checkpoint_v2.html>
  @discardableResult
  public func checkpoint(_ mode: CheckpointMode = .passive, of schema: String = "main") throws -> CheckpointResult? {
    let open = unsafe try openHandle()
    try refuseNul(inName: schema)
    forgetInterrupt()
    var (log, checkpointed): (Int32, Int32) = (-1, -1)
    try check(
      unsafe wrapper.sqlite3_wal_checkpoint_v2(open, schema, mode.rawValue, &log, &checkpointed), in: .sqlite3_wal_checkpoint_v2)
    return log < 0 ? nil : CheckpointResult(logFrameCount: Int(log), checkpointedFrameCount: Int(checkpointed))
  }
}
