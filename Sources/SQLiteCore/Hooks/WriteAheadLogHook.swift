import SQLiteCalls

/// A commit to the write-ahead log.
public struct LogCommit: Hashable, Sendable {
  /// The database that was written to: "main", or the name under which it was attached.
  public let database: String
  /// The number of pages that are now in the log.
  public let pageCount: Int32

  /// Creates a commit, for example to compare reported commits with it.
  public init(database: String = "main", pageCount: Int32) {
    self.database = database
    self.pageCount = pageCount
  }
}

extension Connection {
  /// Adds an observer that is called after each commit of this connection to a database in WAL mode.
  ///
  /// The commit has happened and its lock is released: the closure may use the connection. SQLite's automatic checkpoint uses the same
  /// hook, so this package runs the checkpoint itself while there are observers. A `PRAGMA wal_autocheckpoint` that sets a number replaces
  /// all observers, until the next one is added.
  /// - Returns: A token that keeps the observer registered.
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE after ``close()``, and within a callback of this connection that refuses SQL.
  ///
  /// The C function is `sqlite3_wal_hook`: <https://sqlite.org/c3ref/wal_hook.html>
  public func addLogHook(_ body: @escaping (LogCommit) -> Void) throws(SQLiteError) -> HookToken {
    try hooksToChange().log.add(body)
  }
}

/// The hook of the write-ahead log. It also runs the automatic checkpoint, since SQLite's own uses the same hook.
///
/// Where SQLite's checkpoints can lose commits (``KnownFault/walReset``), it is installed as soon as the connection is opened, even without
/// observers, and runs the automatic checkpoint in place of SQLite.
final class WriteAheadLogHook: HookObservers<(LogCommit) -> Void> {
  /// The number of pages in the log at which a checkpoint is run; 0 for never.
  @safe @exclusivity(unchecked) private var checkpointPageCount: Int32 = 0  // read at each commit
  /// Whether it runs the automatic checkpoint even without observers.
  private(set) var isGuard = false
  /// Whether a pragma has replaced the observers.
  private var areObserversReplaced = false
  /// The state of each database that had a checkpoint: the second connection that checkpoints need, which is kept open after the first;
  /// and, after other connections kept a checkpoint from completing, the number of pages at which one under the write lock is tried again.
  @safe @exclusivity(unchecked) private var logs: [(database: String, reader: Connection?, nextTry: Int32?)] = []

  override var call: Sqlite3Call { .sqlite3_wal_hook }

  override var dependsOnObservers: Bool { true }

  override var isNeededWithoutObservers: Bool { isGuard }

  override func install(_ isNeeded: Bool, on connection: Connection) -> Int32 {
    let callback: @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, UnsafePointer<CChar>?, Int32) -> Int32 = {
      context, _, database, pageCount in
      if let hook = unsafe context.object(as: WriteAheadLogHook.self), let database = unsafe database {
        unsafe hook.report(database, pageCount)
      }
      return 0
    }
    let (wrapper, db) = unsafe (connection.wrapper, connection.handle)
    let former = unsafe wrapper.sqlite3_wal_hook(db, isNeeded ? callback : nil, isNeeded ? context : nil)
    // The context of SQLite's own hook is the number of pages, or nil for never.
    if unsafe former != context { checkpointPageCount = Int32(clamping: UInt(bitPattern: former)) }
    areObserversReplaced = false
    return isNeeded ? 0 : unsafe wrapper.sqlite3_wal_autocheckpoint(db, checkpointPageCount)
  }

  private func report(_ database: UnsafePointer<CChar>, _ pageCount: Int32) {
    var copied: String?
    if observerCount > 0, !areObserversReplaced {
      let name = unsafe String(cString: database)
      copied = name  // an observer may detach the database, and SQLite then frees the name
      forEach(allowsSQL: true) { $0(LogCommit(database: name, pageCount: pageCount)) }
    }
    guard checkpointPageCount > 0, pageCount >= checkpointPageCount, let connection = unsafe connection else {
      if let log = logs.firstIndex(where: { unsafe $0.nextTry != nil && $0.database == copied ?? String(cString: database) }) {
        logs[log].nextTry = nil  // the log has restarted
      }
      return
    }
    let name = unsafe copied ?? String(cString: database)
    guard isGuard else {
      // As in SQLite's own hook, a checkpoint that other connections block is retried after a later commit.
      _ = unsafe connection.wrapper.sqlite3_wal_checkpoint_v2(connection.handle, name, CheckpointMode.passive.rawValue, nil, nil)
      return
    }
    let log = place(of: name)
    let mayLock = logs[log].nextTry.map { pageCount >= $0 } ?? true
    var isWhole: Bool?
    // If other connections write all the time, there may never be a moment when the whole log is in the database and can restart. A log
    // that has become long is therefore copied under the write lock.
    if pageCount / 2 < checkpointPageCount || !mayLock {
      var reader = logs[log].reader.take()
      isWhole = connection.checkpointAfterCommit(of: name, keeping: &reader)
      logs[log].reader = reader
    }
    guard isWhole == nil, mayLock else { return }
    if connection.checkpointWithLockAfterCommit(of: name) { return logs[log].nextTry = nil }
    // Each try scans the part of the log that is not yet in the database, so the longer the log, the rarer the tries.
    logs[log].nextTry = pageCount + max(checkpointPageCount / 10, pageCount / 8, 1)
  }

  private func place(of database: String) -> Int {
    if let known = logs.firstIndex(where: { $0.database == database }) { return known }
    logs.append((database, nil, nil))
    return logs.count - 1
  }

  /// Closes the second connections, which would block work that needs exclusive access to the file.
  func closeReaders() { for place in logs.indices { logs[place].reader = nil } }

  // MARK: The guard

  /// Replaces SQLite's own hook for good.
  func becomeGuard() {
    guard !isGuard else { return }
    isGuard = true
    _ = update()  // cannot fail: the C function that sets the hook returns no result code
  }

  /// Restores SQLite's own hook while a pragma that reads or sets it is compiled.
  func suspendGuard() {
    guard isGuard, let connection = unsafe connection, let db = unsafe connection.handle else { return }
    _ = unsafe connection.wrapper.sqlite3_wal_autocheckpoint(db, checkpointPageCount)  // where it fails, the pragma reads 0
  }

  /// Replaces SQLite's own hook again.
  ///
  /// - Parameter wasSet: Whether the pragma has set a number, and so replaced the observers.
  func resumeGuard(wasSet: Bool) {
    guard isGuard else { return }
    let wereReplaced = areObserversReplaced
    _ = update()
    areObserversReplaced = wereReplaced || wasSet
  }
}
