import SQLiteCalls

/// A commit to the write-ahead log.
public struct LogCommit: Hashable, Sendable {
  /// The database that was written to: "main", or the name it was attached by.
  public let database: String
  /// The number of pages that are now in the log.
  public let pageCount: Int32

  /// A commit, to compare with.
  public init(database: String = "main", pageCount: Int32) {
    self.database = database
    self.pageCount = pageCount
  }
}

extension Connection {
  /// Adds an observer that is told after each commit of this connection to a database in WAL mode.
  ///
  /// The commit has happened and its lock is given up: the closure may use the connection. The automatic checkpoint is itself such a hook
  /// of SQLite, so it is made up for while there are observers. `PRAGMA wal_autocheckpoint` takes the place of all observers, until the next
  /// one comes.
  /// - Returns: The token that holds the observer in its place.
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE after ``close()``, and within a callback of this connection that refuses SQL.
  ///
  /// The C function is `sqlite3_wal_hook`: <https://sqlite.org/c3ref/wal_hook.html>
  public func addLogHook(_ body: @escaping (LogCommit) -> Void) throws(SQLiteError) -> HookToken {
    try hooksToChange().log.add(body)
  }
}

final class WriteAheadLogHook: HookObservers<(LogCommit) -> Void> {
  /// At how many pages a checkpoint is made; 0 for never.
  var checkpointPageCount: Int32 = 0

  override var call: Sqlite3Call { .sqlite3_wal_hook }

  override var dependsOnObservers: Bool { true }

  override func install(_ isNeeded: Bool, on db: OpaquePointer, _ wrapper: any Sqlite3WrapperProtocol) -> Int32 {
    let tell: @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, UnsafePointer<CChar>?, Int32) -> Int32 = {
      context, _, database, pageCount in
      guard let context = unsafe context, let database = unsafe database else { return 0 }
      unsafe Unmanaged<WriteAheadLogHook>.fromOpaque(context).takeUnretainedValue().tell(String(cString: database), pageCount)
      return 0
    }
    let former = unsafe wrapper.sqlite3_wal_hook(db, isNeeded ? tell : nil, isNeeded ? context : nil)
    // The context of SQLite's own hook is the number of pages, or nil for never.
    if unsafe former != context { checkpointPageCount = Int32(clamping: UInt(bitPattern: former)) }
    return isNeeded ? 0 : unsafe wrapper.sqlite3_wal_autocheckpoint(db, checkpointPageCount)
  }

  private func tell(_ database: String, _ pageCount: Int32) {
    forEach(allowsSQL: true) { $0(LogCommit(database: database, pageCount: pageCount)) }
    guard checkpointPageCount > 0, pageCount >= checkpointPageCount, let connection = unsafe connection else { return }
    // As SQLite's own hook does: a checkpoint that others stand in the way of is made after a later commit.
    _ = unsafe connection.wrapper.sqlite3_wal_checkpoint_v2(connection.handle, database, CheckpointMode.passive.rawValue, nil, nil)
  }
}
