public import SQLiteCalls
public import SQLiteCore
import SQLiteStorage

/// A virtual file system that sleeps on a ``VirtualClock`` and reads its time, so that SQLite's own waits take no real time.
///
/// This covers the busy handler that a timeout sets, with its delays, the recovery of a write-ahead log, and `datetime('now')` and
/// CURRENT_TIMESTAMP. Files, locks and the memory of a write-ahead log belong to the underlying file system; no page of a file is
/// memory-mapped. With a ``FaultInjectingVFS`` on top of it, file operations take their time on the clock:
///
/// ```swift
/// let time = try VirtualTimeVFS(clock, on: Sqlite3Wrapper())
/// let disk = try FaultInjectingVFS(before: time.name, on: Sqlite3Wrapper()) { $0.kind == .sync ? .delay(microseconds: 2_000_000) : nil }
/// let connection = try Connection(disk.location(path), on: Sqlite3Wrapper())
/// ```
/// A ``VirtualTimeSqlite3Wrapper`` makes one for itself. It is registered with SQLite under a name of its own, never as the default, and
/// unregistered when it is released; a file that is open then keeps what SQLite needs of it, but a database in memory does not.
/// <https://sqlite.org/vfs.html>
public final class VirtualTimeVFS: Sendable {
  /// The name under which it is registered with SQLite.
  public var name: String { system.name }
  private let system: TimedFileSystem

  /// A file system on top of another one.
  ///
  /// - Parameters:
  ///   - clock: The clock. It is not retained: when it ends, SQLite no longer waits.
  ///   - inner: The name of the underlying file system; nil for the default.
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

  /// The location of a file, to be opened through this file system.
  public func location(_ path: String) -> Connection.Location { .uri(SQL.fileURI(path: path) + "?vfs=" + name) }
}
