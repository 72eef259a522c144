public import Foundation
import SQLiteCore

/// The file operations of copying and installing a database, behind one protocol so that each can be made to fail.
///
/// Paths are paths of the system, absolute. An operation that fails has changed nothing, unless it says otherwise.
/// ``localFileSystem`` is the real one.
public protocol FileSystem: Sendable {
  /// The facts about the file, folder or link at a path; nil when there is nothing.
  ///
  /// - Parameter followsLink: Whether a symbolic link is followed or is itself the answer.
  func facts(of path: String, followsLink: Bool) throws(FileSystemError) -> FileStatus?

  /// The path without symbolic links in it. <https://pubs.opengroup.org/onlinepubs/9699919799/functions/realpath.html>
  func resolved(_ path: String) throws(FileSystemError) -> String

  /// The names in a folder, in no order.
  func names(in folder: String) throws(FileSystemError) -> [String]

  /// The number of bytes that a name in a folder may have; nil when there is no limit, or none is known.
  func longestName(in folder: String) throws(FileSystemError) -> Int?

  /// Makes a folder and those above it; nothing happens when it exists.
  func makeFolder(_ path: String) throws(FileSystemError)

  /// Runs a closure while holding the exclusive lock of a lock file, which is made when it is missing and stays. It does not wait:
  /// ``withLock(_:like:waiting:_:)`` does.
  ///
  /// The lock ends with the closure, and with the process whatever way it ends. Threads of one process exclude each other too. If the path
  /// names anything but a regular file, it is refused, not opened.
  /// - Parameter database: The users who may write this file can read and write the lock file, and no other users; nil, or a file that is not
  ///   there, for the users who may write a file that is made here and now.
  /// - Throws: ``FileSystemError`` with the reason ``FileSystemError/Reason/locked`` when another process or thread has the lock; or the closure's error.
  func withLock<Result>(_ path: String, like database: String?, _ body: () throws -> Result) throws -> Result

  /// Lets the calling thread wait.
  func pause(milliseconds: Int64)

  /// Copies a file to a name that must be free, as a file of its own that the user may write; nothing stays on failure.
  ///
  /// The mode is `0666` without the bits of the umask, whatever the mode of the original. A database that this process may have open is not
  /// copied so: closing it here would end the locks that SQLite holds on it.
  func copy(_ path: String, toNew copy: String) throws(FileSystemError)

  /// Makes a file under a name that must be free, with the bytes that a closure writes; nothing stays on failure.
  ///
  /// The mode is that of ``copy(_:toNew:)``.
  /// - Parameter original: The users who may not read or write this file may not do so with the new one, but for the user of the process; nil, or a file
  ///   that is not there, for no such limit.
  /// - Throws: ``FileSystemError``, or the error of the closure.
  func makeFile(_ path: String, like original: String?, _ fill: (_ write: (_ bytes: [UInt8]) throws -> Void) throws -> Void) throws

  /// Gives a file a second name that must be free; EEXIST when it is taken.
  func link(_ path: String, toNew name: String) throws(FileSystemError)

  /// Gives a file another name; a file that had it is gone.
  func rename(_ path: String, to name: String) throws(FileSystemError)

  /// Removes a file; nothing happens when there is none.
  func remove(_ path: String) throws(FileSystemError)

  /// Removes a folder that is empty; ENOTEMPTY or EEXIST when it is not.
  func removeFolder(_ path: String) throws(FileSystemError)

  /// Waits until the bytes of a file are on the disk. Never for a database that this process may have open.
  func syncFile(_ path: String) throws(FileSystemError)

  /// Waits until the names in a folder are on the disk.
  func syncFolder(_ path: String) throws(FileSystemError)

  /// The bytes a file in this folder may still grow by.
  func freeSpace(in folder: String) throws(FileSystemError) -> Int64

  /// Where a resource of a bundle is; nil when it has none of that name. The default implementation asks the bundle.
  func url(forResource name: String, extension fileExtension: String, subdirectory: String?, in bundle: Bundle) -> URL?
}

extension FileSystem {
  /// The place that the bundle tells.
  public func url(forResource name: String, extension fileExtension: String, subdirectory: String?, in bundle: Bundle) -> URL? {
    bundle.url(forResource: name, withExtension: fileExtension, subdirectory: subdirectory)
  }
}

extension FileSystem {
  /// Runs a closure while holding the exclusive lock of a lock file, for which it waits.
  ///
  /// The lock is tried again after pauses that grow from 1 to 50 milliseconds, so a waiting thread gets it soon after it is free. The wait ends with
  /// SQLITE_INTERRUPT where it is part of opening a database, and that is stopped.
  /// - Parameters:
  ///   - database: The users who may write this file may hold the lock.
  ///   - limit: The longest wait, while the system does not sleep.
  /// - Throws: As ``withLock(_:like:_:)``.
  public func withLock<Result>(
    _ path: String, like database: String?, waiting limit: Duration, _ body: () throws -> Result
  ) throws -> Result {
    try withLock(path, like: database, waiting: limit, by: SuspendingClock(), body)
  }

  /// Runs a closure while holding the exclusive lock of a lock file, for which it waits by a clock.
  package func withLock<Result>(
    _ path: String, like database: String?, waiting limit: Duration, by clock: some Clock<Duration>, _ body: () throws -> Result
  ) throws -> Result {
    let begin = clock.now
    var paused = Duration.zero  // a file system in memory takes no time for it
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
        // A rest of less than a millisecond counts as one.
        let next = left < .milliseconds(pause) ? max(left.components.attoseconds / 1_000_000_000_000_000, 1) : pause
        self.pause(milliseconds: next)
        paused += .milliseconds(next)
        pause = min(pause * 2, 50)
      }
    }
  }
}

extension FileSystem {
  /// Whether two paths lead to one file, however they spell its name; where one of them cannot be looked at, whether they have the same bytes.
  package func isOneFile(_ path: String, _ other: String) -> Bool {
    guard let first = try? facts(of: path, followsLink: true), let second = try? facts(of: other, followsLink: true) else {
      return path.utf8.elementsEqual(other.utf8)
    }
    return first.identity == second.identity
  }
}

/// The facts about a file that are known without opening it.
public struct FileStatus: Hashable, Sendable {
  /// The kind of thing that a name stands for.
  public enum Kind: String, Hashable, Sendable {
    /// A file with bytes.
    case file = "a file"
    /// A folder.
    case folder = "a folder"
    /// A symbolic link.
    case symbolicLink = "a symbolic link"
    /// A pipe, a socket, a device.
    case other = "not a file (a pipe, a socket or a device)"
  }

  /// The kind.
  public let kind: Kind
  /// The size in bytes.
  public let size: Int64
  /// The device and the number of the file on it: two names with equal ones are one file.
  public let identity: [UInt64]
  /// Whether it belongs to the user of this process.
  public let isOwn: Bool
  /// When its bytes were last changed: the time since 1970.
  public let modified: Duration

  /// Facts of these parts.
  public init(kind: Kind, size: Int64, identity: [UInt64], isOwn: Bool = true, modified: Duration = .zero) {
    self.kind = kind
    self.size = size
    self.identity = identity
    self.isOwn = isOwn
    self.modified = modified
  }
}
