import SQLiteCalls

/// How long the log is, and how much of it is in the database, as SQLite counts them: -1 where it does not say.
struct LogFrames {
  var log: Int32 = -1
  var checkpointed: Int32 = -1

  var isComplete: Bool { log == checkpointed }
}

extension Sqlite3WrapperProtocol {
  /// Whether checkpoints can be made in this package's way: the calls that they take are there.
  ///
  /// A passive checkpoint of a library with the fault reads how long the log is, and then how much of it is in the database. If all of it is there, and
  /// another connection starts the log again in between, pages of the new log are taken for those of the old one. <https://sqlite.org/wal.html#walresetbug>
  package var canGuardCheckpoints: Bool {
    runsAnySQL && provides(.sqlite3_wal_hook) && provides(.sqlite3_interrupt) && provides(.sqlite3_busy_handler)
  }
}

extension Connection {
  /// Makes sure that no checkpoint of this connection can lose commits. Where SQLite cannot lose any, or the connection cannot write, nothing is called.
  func guardCheckpoints(ofLibrary version: Int32) {
    guard KnownFault.walReset.isIn(version), wrapper.canGuardCheckpoints, access.flags.contains(.readwrite) else { return }
    checkpointGuard = LogGuard()
    if !location.isInMemory { takeAutomaticCheckpoint() }  // else with the first database that is attached
  }

  /// Takes the place of SQLite's automatic checkpoint.
  func takeAutomaticCheckpoint() { attachment(orNew: ConnectionHooks(self)).log.beGuard() }

  /// A checkpoint as SQLite makes it.
  private func bareCheckpoint(_ mode: CheckpointMode, of schema: String, _ frames: inout LogFrames) -> Int32 {
    unsafe wrapper.sqlite3_wal_checkpoint_v2(handle, schema, mode.rawValue, &frames.log, &frames.checkpointed)
  }

  /// A checkpoint that cannot lose commits; its answer is that of SQLite's own.
  func checkpoint(_ mode: CheckpointMode, of schema: String, _ frames: inout LogFrames) throws -> Int32 {
    guard checkpointGuard != nil, !location.isInMemory || !schema.isName("main") else {
      return bareCheckpoint(mode, of: schema, &frames)
    }
    if mode == .passive, let code = checkpointBesideReader(of: schema, &frames) { return code }
    return try checkpointWithLock(mode, of: schema, &frames)
  }

  /// A checkpoint that holds the lock for writing, or is interrupted where it does not get that lock.
  private func checkpointWithLock(_ mode: CheckpointMode, of schema: String, _ frames: inout LogFrames) throws -> Int32 {
    if unsafe wrapper.hasUnfinishedStatement(of: try openHandle()) {
      // SQLite answers SQLITE_LOCKED before it takes a lock.
      if try transactionState(of: schema) != .none { return bareCheckpoint(mode, of: schema, &frames) }
      throw SQLiteError.refused(
        .locked,
        "statements of this connection are under way, which a checkpoint with SQLite \(libraryVersion) may have to interrupt: end them before"
      )
    }
    let (code, gaveUp) = try withCheckpointPatience(waits: mode != .passive) {
      bareCheckpoint(mode == .passive ? .full : mode, of: schema, &frames)
    }
    if gaveUp {
      // The frames that SQLite's own checkpoint would have written by now are written, unless there cannot be a second connection.
      if mode != .passive { _ = checkpointBesideReader(of: schema, &frames) }
      return ResultCode.busy.rawValue
    }
    // A passive checkpoint that goes as far as it can has succeeded.
    return mode == .passive && code & 0xff == ResultCode.busy.rawValue && frames.log >= 0 ? 0 : code
  }

  private func checkpointBesideReader(of schema: String, _ frames: inout LogFrames) -> Int32? {
    var reader: Connection?
    return checkpointBesideReader(of: schema, &frames, keeping: &reader)
  }

  /// A passive checkpoint while a second connection reads; nil where there cannot be one, as in exclusive locking mode or when the file has another name by now.
  ///
  /// While any connection reads the log, none starts it again. And where all of it is in the database already, so that the second connection reads the
  /// database alone, its lock lets no checkpoint write to the database.
  /// - Parameter kept: The second connection, for the next checkpoint: one is opened where there is none to the file.
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

  /// Runs a closure while a statement has a row, and so a lock: the lock is released right after the closure, so that the next writer can start the log again.
  private func whileReading<Answer>(_ body: () throws -> Answer) throws -> Answer {
    let look = try cursor("PRAGMA schema_version")  // no schema is read for it
    guard try look.next() != nil else { throw SQLiteError.refused(.busy, "the database gave no version, and no lock with it") }
    return try withExtendedLifetime(look, body)
  }

  private func reader(of schema: String, at path: String) -> Connection? {
    var settings = Configuration()
    settings.busyTimeoutMilliseconds = 0
    let isOpenedByURI = if case .uri = location { schema.isName("main") } else { false }
    return try? Connection(isOpenedByURI ? location : .file(path), access: .readWrite, configuration: settings, on: wrapper)
  }

  /// The automatic checkpoint of a connection that makes it in SQLite's place: it is passive, and is tried again after a later commit when it fails.
  ///
  /// - Parameter reader: The second connection beside which the checkpoint before was made, and then this one.
  /// - Returns: Whether all of the log is in the database; nil where there cannot be a second connection.
  func checkpointAfterCommit(of schema: String, keeping reader: inout Connection?) -> Bool? {
    var frames = LogFrames()
    return checkpointBesideReader(of: schema, &frames, keeping: &reader).map { $0 == 0 && frames.isComplete }
  }

  /// The same checkpoint while it holds the lock for writing, for which it does not wait.
  func checkpointWithLockAfterCommit(of schema: String) -> Bool {
    var frames = LogFrames()
    return (try? checkpointWithLock(.passive, of: schema, &frames)) == 0 && frames.isComplete
  }
}
