public import SQLiteCalls
public import SQLiteCore
import SQLiteStorage

/// A virtual file system that sleeps on a ``VirtualClock`` and reads the time from it, so that SQLite's own waits take no real time.
///
/// This covers the delays of busy timeouts, the recovery of a write-ahead log, `datetime('now')` and CURRENT_TIMESTAMP. Files, locks and
/// the shared memory of a write-ahead log belong to the underlying file system. Pages are never memory-mapped. With a ``FaultInjectingVFS``
/// on top, the delays of file operations also pass on the clock:
///
/// ```swift
/// let time = try VirtualTimeVFS(clock, on: Sqlite3Wrapper())
/// let disk = try FaultInjectingVFS(before: time.name, on: Sqlite3Wrapper()) { $0.kind == .sync ? .delay(microseconds: 2_000_000) : nil }
/// let connection = try Connection(disk.location(path), on: Sqlite3Wrapper())
/// ```
/// A ``VirtualTimeSqlite3Wrapper`` creates its own. The file system is registered with SQLite under a unique name, never as the default,
/// and unregistered when it is deallocated. Files that are still open then keep working, but in-memory databases do not.
/// <https://sqlite.org/vfs.html>
public final class VirtualTimeVFS: Sendable {
  /// The name under which the file system is registered with SQLite.
  public var name: String { system.name }
  private let system: TimedFileSystem

  /// Creates a file system on top of another one.
  ///
  /// - Parameters:
  ///   - clock: The clock, which is not retained. When it ends, SQLite no longer waits.
  ///   - inner: The name of the underlying file system; nil for the default.
  ///   - wrapper: The library.
  /// - Throws: ``SQLiteError`` if the underlying file system does not exist, or if this one cannot be registered.
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

  /// Returns the location with which a file is opened through this file system.
  public func location(_ path: String) -> Connection.Location { .uri(SQL.fileURI(path: path) + "?vfs=" + name) }
}
