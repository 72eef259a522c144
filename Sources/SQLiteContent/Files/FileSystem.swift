/// The file operations of installing a database, behind one protocol so that each can be made to fail.
///
/// Paths are paths of the system, absolute. An operation that fails has changed nothing, unless it says otherwise.
/// ``LocalFileSystem`` is the real one.
public protocol FileSystem: Sendable {
  /// What stands at a path; nil when there is nothing.
  ///
  /// - Parameter followsLink: Whether a symbolic link is followed or is itself the answer.
  func facts(of path: String, followsLink: Bool) throws(FileSystemError) -> FileFacts?

  /// The path without symbolic links in it. <https://pubs.opengroup.org/onlinepubs/9699919799/functions/realpath.html>
  func resolved(_ path: String) throws(FileSystemError) -> String

  /// The names in a folder, in no order.
  func names(in folder: String) throws(FileSystemError) -> [String]

  /// Makes a folder and those above it; nothing happens when it exists.
  func makeFolder(_ path: String) throws(FileSystemError)

  /// Runs a closure while holding the exclusive lock of a lock file, which is made when it is missing and stays.
  ///
  /// The lock ends with the closure, and with the process whatever way it ends. Threads of one process exclude each other too.
  /// - Parameter waits: Whether to wait for who holds it; else the error is EWOULDBLOCK.
  /// - Throws: ``FileSystemError``, or what the closure throws.
  func withLock<Result>(_ path: String, waits: Bool, _ body: () throws -> Result) throws -> Result

  /// Copies a file to a name that must be free, as a file of its own that the user may write; nothing stays on failure.
  ///
  /// The mode is `0666` without the bits of the umask, whatever the mode of the original.
  func copy(_ path: String, toNew copy: String) throws(FileSystemError)

  /// Gives a file a second name that must be free. EEXIST: it is taken.
  func link(_ path: String, toNew name: String) throws(FileSystemError)

  /// Gives a file another name; a file that had it is gone.
  func rename(_ path: String, to name: String) throws(FileSystemError)

  /// Removes a file; nothing happens when there is none.
  func remove(_ path: String) throws(FileSystemError)

  /// Removes a folder that is empty; ENOTEMPTY or EEXIST when it is not.
  func removeFolder(_ path: String) throws(FileSystemError)

  /// Waits until the bytes of a file are on the disk.
  func syncFile(_ path: String) throws(FileSystemError)

  /// Waits until the names in a folder are on the disk.
  func syncFolder(_ path: String) throws(FileSystemError)

  /// The bytes a file in this folder may still grow by.
  func freeSpace(in folder: String) throws(FileSystemError) -> Int64
}

/// What is known of a file without opening it.
public struct FileFacts: Hashable, Sendable {
  /// What kind of thing a name stands for.
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

  /// Facts of these parts.
  public init(kind: Kind, size: Int64, identity: [UInt64]) {
    self.kind = kind
    self.size = size
    self.identity = identity
  }
}

/// A file operation that failed.
public struct FileSystemError: Error, Hashable, Sendable {
  /// The C function that failed.
  public let call: String
  /// The path it was about.
  public let path: String
  /// The `errno`. <https://pubs.opengroup.org/onlinepubs/9699919799/basedefs/errno.h.html>
  public let code: Int32

  /// An error of these parts.
  public init(_ call: String, _ path: String, code: Int32) {
    self.call = call
    self.path = path
    self.code = code
  }
}
