public import Foundation
import SQLiteCore

/// The file operations for copying and installing a database, in one protocol so that each can be made to fail.
///
/// Paths are absolute paths of the system. A failed operation has changed nothing, unless its documentation says otherwise.
/// ``localFileSystem`` is the real one.
public protocol FileSystem: Sendable {
  /// Returns the status of the file, folder or link at a path; nil when there is nothing.
  ///
  /// - Parameter followsLink: Whether to follow a symbolic link instead of returning the status of the link itself.
  func facts(of path: String, followsLink: Bool) throws(FileSystemError) -> FileStatus?

  /// Returns the path with symbolic links resolved. <https://pubs.opengroup.org/onlinepubs/9699919799/functions/realpath.html>
  func resolved(_ path: String) throws(FileSystemError) -> String

  /// Returns the names in a folder, in no particular order.
  func names(in folder: String) throws(FileSystemError) -> [String]

  /// Returns the maximum number of bytes in the name of a file in a folder; nil when there is no limit, or none is known.
  func longestName(in folder: String) throws(FileSystemError) -> Int?

  /// Creates a folder and its missing parent folders; does nothing when it exists.
  func makeFolder(_ path: String) throws(FileSystemError)

  /// Runs a closure while holding the exclusive lock of a lock file, which is created when missing and is not removed. It does not wait for
  /// the lock; ``withLock(_:like:waiting:by:_:)`` does.
  ///
  /// The lock ends with the closure, and with the process, however that ends. Threads of one process exclude each other, too. If the path
  /// names anything but a regular file, it is refused, not opened.
  /// - Parameter database: The users who may write to this file, and no others, can read and write the lock file. If nil, or if the file
  ///   does not exist, the users who could write to a newly created file.
  /// - Throws: ``FileSystemError`` with the reason ``FileSystemError/Reason/locked`` when another process or thread has the lock; or the
  ///   closure's error.
  func withLock<Result>(_ path: String, like database: String?, _ body: () throws -> Result) throws -> Result

  /// Makes the calling thread wait.
  func pause(milliseconds: Int64)

  /// Copies a file to a name that must be free, as a new file that the user may write to. Nothing is left on failure.
  ///
  /// The mode is `0666` without the bits of the umask, whatever the mode of the original. Never use this for a database that this process
  /// may have open, because closing it here would release the locks that SQLite holds on it.
  func copy(_ path: String, toNew copy: String) throws(FileSystemError)

  /// Creates a file under a name that must be free, with the bytes that a closure writes. Nothing is left on failure.
  ///
  /// The mode is the same as for ``copy(_:toNew:)``.
  /// - Parameter original: Users who may not read or write this file may not do so with the new file either, except the user of the
  ///   process. There is no such limit if it is nil, or if the file does not exist.
  /// - Throws: ``FileSystemError``, or the error of the closure.
  func makeFile(_ path: String, like original: String?, _ fill: (_ write: (_ bytes: [UInt8]) throws -> Void) throws -> Void) throws

  /// Gives a file a second name, which must be free; throws EEXIST when it is taken.
  func link(_ path: String, toNew name: String) throws(FileSystemError)

  /// Renames a file; a file that already has the new name is removed.
  func rename(_ path: String, to name: String) throws(FileSystemError)

  /// Removes a file; does nothing when there is none.
  func remove(_ path: String) throws(FileSystemError)

  /// Removes an empty folder; throws ENOTEMPTY or EEXIST when it is not empty.
  func removeFolder(_ path: String) throws(FileSystemError)

  /// Waits until the bytes of a file are on the disk. Never use this for a database that this process may have open.
  func syncFile(_ path: String) throws(FileSystemError)

  /// Waits until the names in a folder are on the disk.
  func syncFolder(_ path: String) throws(FileSystemError)

  /// Returns the number of bytes that a file in this folder may still grow by.
  func freeSpace(in folder: String) throws(FileSystemError) -> Int64

  /// Returns the URL of a resource of a bundle; nil when there is none with that name. The default implementation calls the bundle.
  func url(forResource name: String, extension fileExtension: String, subdirectory: String?, in bundle: Bundle) -> URL?
}

extension FileSystem {
  /// Returns the URL that the bundle returns.
  public func url(forResource name: String, extension fileExtension: String, subdirectory: String?, in bundle: Bundle) -> URL? {
    bundle.url(forResource: name, withExtension: fileExtension, subdirectory: subdirectory)
  }
}

extension FileSystem {
  /// Runs a closure while holding the exclusive lock of a lock file; waits for the lock.
  ///
  /// The lock is tried again after pauses that grow from 1 to 50 milliseconds, so a waiting thread gets it soon after it is free. If the
  /// wait is part of opening a database and this is interrupted, the wait ends with SQLITE_INTERRUPT.
  /// - Parameters:
  ///   - database: Users who may write to this file may hold the lock.
  ///   - limit: The longest wait.
  ///   - clock: The clock that measures the wait. The default clock stops while the system sleeps.
  /// - Throws: The errors of ``withLock(_:like:_:)``.
  public func withLock<Result>(
    _ path: String, like database: String?, waiting limit: Duration, by clock: some Clock<Duration> = SuspendingClock(),
    _ body: () throws -> Result
  ) throws -> Result {
    let begin = clock.now
    var paused = Duration.zero  // a file system in memory pauses without taking any time
    var pause: Int64 = 1
    var isHeld = false
    while true {
      do {
        return try withLock(path, like: database) {
          isHeld = true
          return try body()
        }
      } catch let error as FileSystemError where error.isLocked && !isHeld {
        let left = limit - max(paused, begin.duration(to: clock.now))
        guard left > .zero else { throw error }
        try OpeningWork.current?.refuseStopped()
        // A remainder of less than a millisecond counts as one.
        let next = left < .milliseconds(pause) ? max(left.components.attoseconds / 1_000_000_000_000_000, 1) : pause
        self.pause(milliseconds: next)
        paused += .milliseconds(next)
        pause = min(pause * 2, 50)
      }
    }
  }
}

extension FileSystem {
  /// Whether two paths lead to the same file, however they spell its name. If one does not exist, or its status cannot be read,
  /// whether the paths have the same bytes.
  package func isOneFile(_ path: String, _ other: String) -> Bool {
    guard let first = try? facts(of: path, followsLink: true), let second = try? facts(of: other, followsLink: true) else {
      return path.utf8.elementsEqual(other.utf8)
    }
    return first.identity == second.identity
  }
}

/// The status of a file, available without opening it.
public struct FileStatus: Hashable, Sendable {
  /// The kind of object at a path.
  public enum Kind: String, Hashable, Sendable {
    /// A file with bytes.
    case file = "a file"
    /// A folder.
    case folder = "a folder"
    /// A symbolic link.
    case symbolicLink = "a symbolic link"
    /// A pipe, a socket or a device.
    case other = "not a file (a pipe, a socket or a device)"
  }

  /// The kind.
  public let kind: Kind
  /// The size in bytes.
  public let size: Int64
  /// The device, and the number of the file on it. Two names with equal values refer to the same file.
  public let identity: [UInt64]
  /// Whether it belongs to the user of this process.
  public let isOwn: Bool
  /// The time when its bytes last changed, since 1970.
  public let modified: Duration

  /// Creates a status from its parts.
  public init(kind: Kind, size: Int64, identity: [UInt64], isOwn: Bool = true, modified: Duration = .zero) {
    self.kind = kind
    self.size = size
    self.identity = identity
    self.isOwn = isOwn
    self.modified = modified
  }
}
