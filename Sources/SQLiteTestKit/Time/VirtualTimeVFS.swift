public import SQLiteCalls
public import SQLiteCore
import SQLiteStorage

/// A virtual file system that sleeps on a ``VirtualClock`` and tells its time: what SQLite itself waits for then takes no real time.
///
/// That is the busy handler that a timeout sets, with the delays it has, the recovery of a write-ahead log, and `datetime('now')` and CURRENT_TIMESTAMP. Files, locks and the
/// memory of a write-ahead log are those of the file system behind; no page of a file is mapped into memory. A ``FaultInjectingVFS`` before it lets file operations take their time on the clock:
///
/// ```swift
/// let time = try VirtualTimeVFS(clock, on: Sqlite3Wrapper())
/// let disk = try FaultInjectingVFS(before: time.name, on: Sqlite3Wrapper()) { $0.kind == .sync ? .delay(microseconds: 2_000_000) : nil }
/// let connection = try Connection(disk.location(path), on: Sqlite3Wrapper())
/// ```
/// A ``VirtualTimeSqlite3Wrapper`` makes one for itself. It is registered with SQLite under a name of its own, never as the default one, and unregistered when it is
/// released; a file that is open then keeps what SQLite needs of it, but a database in memory does not. <https://sqlite.org/vfs.html>
public final class VirtualTimeVFS: Sendable {
  /// The name SQLite knows it by.
  public var name: String { system.name }
  private let system: TimedFileSystem

  /// A file system before another one.
  ///
  /// - Parameters:
  ///   - clock: Whose time it is. It is not kept: when it ends, SQLite no longer waits.
  ///   - inner: The name of the one behind; nil for the default one.
  ///   - wrapper: The library.
  /// - Throws: ``SQLiteError`` when there is no such file system, or it cannot be registered.
  ///
  /// The C function is `sqlite3_vfs_register`: <https://sqlite.org/c3ref/vfs_find.html>
  public init(_ clock: VirtualClock, before inner: String? = nil, on wrapper: any Sqlite3WrapperProtocol) throws(SQLiteError) {
    let scheduler = clock.scheduler
    system = try registered("time", before: inner) { name in
      TimedFileSystem(
        name, before: inner, on: wrapper, sleep: { scheduler.wait(for: .microseconds(Int64($0)), .fileSystem) },
        now: { scheduler.millisecondsSince1970 })
    }
  }

  deinit { system.retire() }

  /// Where a file is that is opened through this file system.
  public func location(_ path: String) -> Connection.Location { .uri(SQL.fileURI(path: path) + "?vfs=" + name) }
}
