import SQLiteCalls

/// The number of frames in the log, and of frames that have been written to the database, as SQLite counts them; -1 if unknown.
struct LogFrames {
  var log: Int32 = -1
  var checkpointed: Int32 = -1

  var isComplete: Bool { log == checkpointed }
}

extension Sqlite3WrapperProtocol {
  /// Whether the library has the calls that this package needs to make checkpoints itself.
  ///
  /// A passive checkpoint of an affected library reads the length of the log, and then how much of it has been written to the database. If
  /// all of it has, and another connection restarts the log in between, pages of the new log are mistaken for pages of the old one.
  /// <https://sqlite.org/wal.html#walresetbug>
  package var canGuardCheckpoints: Bool {
    runsAnySQL && provides(.sqlite3_wal_hook) && provides(.sqlite3_interrupt) && provides(.sqlite3_busy_handler)
  }
}

extension Connection {
  /// Prevents checkpoints of this connection from losing commits. If the library does not have that bug, or the connection cannot write, no
  /// C function is called.
  func guardCheckpoints(ofLibrary version: Int32) {
    guard KnownFault.walReset.isIn(version), wrapper.canGuardCheckpoints, access.flags.contains(.readwrite) else { return }
    checkpointGuard = LogGuard()
    if !location.isInMemory { takeAutomaticCheckpoint() }  // otherwise, this happens when the first database is attached
  }

  /// Replaces SQLite's automatic checkpoint.
  func takeAutomaticCheckpoint() { attachment(orNew: ConnectionHooks(self)).log.becomeGuard() }

  /// Makes SQLite's own, unguarded checkpoint.
  private func bareCheckpoint(_ mode: CheckpointMode, of schema: String, _ frames: inout LogFrames) -> Int32 {
    unsafe wrapper.sqlite3_wal_checkpoint_v2(handle, schema, mode.rawValue, &frames.log, &frames.checkpointed)
  }

  /// Makes a checkpoint that cannot lose commits, and returns the code that SQLite's own checkpoint would return.
  func checkpoint(_ mode: CheckpointMode, of schema: String, _ frames: inout LogFrames) throws -> Int32 {
    guard checkpointGuard != nil, !location.isInMemory || !schema.isName("main") else {
      return bareCheckpoint(mode, of: schema, &frames)
    }
    if mode == .passive, let code = checkpointBesideReader(of: schema, &frames) { return code }
    return try checkpointWithLock(mode, of: schema, &frames)
  }

  /// Makes a checkpoint that holds the write lock; if it does not get the lock, it is interrupted.
  private func checkpointWithLock(_ mode: CheckpointMode, of schema: String, _ frames: inout LogFrames) throws -> Int32 {
    if unsafe wrapper.hasUnfinishedStatement(of: try openHandle()) {
      // SQLite returns SQLITE_LOCKED before it takes a lock.
      if try transactionState(of: schema) != .none { return bareCheckpoint(mode, of: schema, &frames) }
      throw SQLiteError.refused(
        .locked,
        "statements of this connection are under way, which a checkpoint with SQLite \(libraryVersion) might interrupt: end them first"
      )
    }
    let (code, gaveUp) = try withCheckpointPatience(waits: mode != .passive) {
      bareCheckpoint(mode == .passive ? .full : mode, of: schema, &frames)
    }
    if gaveUp {
      // Writes the frames that SQLite's own checkpoint would have written by now, unless a second connection is impossible.
      if mode != .passive { _ = checkpointBesideReader(of: schema, &frames) }
      return ResultCode.busy.rawValue
    }
    // A passive checkpoint that writes as much as it can has succeeded.
    return mode == .passive && code & 0xff == ResultCode.busy.rawValue && frames.log >= 0 ? 0 : code
  }

  private func checkpointBesideReader(of schema: String, _ frames: inout LogFrames) -> Int32? {
    var reader: Connection?
    return checkpointBesideReader(of: schema, &frames, keeping: &reader)
  }

  /// Makes a passive checkpoint while a second connection reads. Returns nil if a second connection is impossible, as in exclusive locking
  /// mode or after the file was renamed.
  ///
  /// While any connection reads the log, no connection restarts it. If the whole log is already in the database, the second connection
  /// reads only the database, and its lock prevents any checkpoint from writing to the database.
  /// - Parameter kept: The second connection, kept for the next checkpoint; it is opened if there is none, or if it belongs to a different
  ///   file.
  private func checkpointBesideReader(of schema: String, _ frames: inout LogFrames, keeping kept: inout Connection?) -> Int32? {
    guard let path = try? fileName(of: schema) else { return nil }
    if kept.map({ (try? $0.fileName()) == path }) != true { kept = reader(of: schema, at: path) }
    guard let reader = kept else { return nil }
    let code = try? reader.whileReading {
      (try? isFileGone(of: schema)) == true ? nil : bareCheckpoint(.passive, of: schema, &frames)
    }
    if code == nil { kept = nil }
    return code
  }

  /// Runs a closure while a statement is on a row and thus holds a lock, which is released right after the closure, so that the next writer
  /// can restart the log.
  private func whileReading<Answer>(_ body: () throws -> Answer) throws -> Answer {
    let look = try cursor("PRAGMA schema_version")  // reads no schema
    guard try look.next() != nil else {
      throw SQLiteError.refused(.busy, "reading the schema version returned no row, and so took no lock")
    }
    return try withExtendedLifetime(look, body)
  }

  private func reader(of schema: String, at path: String) -> Connection? {
    var settings = Configuration()
    settings.busyTimeoutMilliseconds = 0
    let isOpenedByURI = if case .uri = location { schema.isName("main") } else { false }
    return try? Connection(isOpenedByURI ? location : .file(path), access: .readWrite, configuration: settings, on: wrapper)
  }

  /// Makes the automatic checkpoint instead of SQLite. It is passive, and a failed checkpoint is retried after a later commit.
  ///
  /// - Parameter reader: The second connection from the previous checkpoint, if any; on return, the second connection of this checkpoint.
  /// - Returns: Whether the whole log has been written to the database; nil if a second connection is impossible.
  func checkpointAfterCommit(of schema: String, keeping reader: inout Connection?) -> Bool? {
    var frames = LogFrames()
    return checkpointBesideReader(of: schema, &frames, keeping: &reader).map { $0 == 0 && frames.isComplete }
  }

  /// Makes the automatic checkpoint while holding the write lock, without waiting for the lock.
  func checkpointWithLockAfterCommit(of schema: String) -> Bool {
    var frames = LogFrames()
    return (try? checkpointWithLock(.passive, of: schema, &frames)) == 0 && frames.isComplete
  }
}
