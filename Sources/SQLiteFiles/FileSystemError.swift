#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A file operation that failed.
public struct FileSystemError: Error, Hashable, Sendable {
  /// The C function that failed.
  public let call: String
  /// The path of the operation.
  public let path: String
  /// The `errno`. <https://pubs.opengroup.org/onlinepubs/9699919799/basedefs/errno.h.html>
  public let code: Int32
  /// The ID of the process that holds the lock; nil if the system does not report it.
  public let holder: Int32?
  /// The kind of object at the path when it should be a file; nil otherwise.
  public let found: FileStatus.Kind?

  /// Creates an error from its parts.
  public init(_ call: String, _ path: String, code: Int32, holder: Int32? = nil, found: FileStatus.Kind? = nil) {
    self.call = call
    self.path = path
    self.code = code
    self.holder = holder
    self.found = found
  }
}

extension FileSystemError {
  /// The reason for a failure, for custom file systems.
  public enum Reason: Sendable {
    /// There is no such file or folder.
    case missing
    /// The name is taken.
    case taken
    /// A part of the path that should be a folder is a file.
    case belowFile
    /// There is a folder instead of a file.
    case isFolder
    /// The folder is not empty.
    case notEmpty
    /// Another process or thread holds the lock.
    case locked
    /// The disk is full.
    case noSpace

    var code: Int32 {
      switch self {
      case .missing: ENOENT
      case .taken: EEXIST
      case .belowFile: ENOTDIR
      case .isFolder: EISDIR
      case .notEmpty: ENOTEMPTY
      case .locked: EWOULDBLOCK
      case .noSpace: ENOSPC
      }
    }
  }

  /// Creates an error with the system's `errno` for a reason.
  public init(_ call: String, _ path: String, _ reason: Reason) { self.init(call, path, code: reason.code) }
}

extension FileSystemError: CustomStringConvertible {
  /// The call, the path and the system's text for the code.
  public var description: String {
    if let found { return "\(path) is \(found.rawValue), where a file is wanted" }
    return "\(call) \(path): \(reason) (errno \(code))" + (holder.map { ", held by process \($0)" } ?? "")
  }

  /// The system's text for the code.
  public var reason: String { unsafe strerror(code).map { unsafe String(cString: $0) } ?? "unknown error" }

  /// Whether the disk or the quota is full.
  package var isNoSpace: Bool { code == ENOSPC || code == EDQUOT }
  /// Whether the user has no permission to write.
  package var isNotPermitted: Bool { code == EACCES || code == EPERM || code == EROFS }
  /// Whether the file, or the folder that should contain it, does not exist.
  package var isMissing: Bool { code == ENOENT }
  /// Whether the name is taken.
  package var isTaken: Bool { code == EEXIST }
  /// Whether the name or the path has more bytes than the file system accepts.
  package var isTooLong: Bool { code == ENAMETOOLONG }
  /// Whether a part of the path that should be a folder is something else.
  package var isBelowFile: Bool { code == ENOTDIR }
  /// Whether another process or thread holds the lock.
  package var isLocked: Bool { code == EWOULDBLOCK }
  /// Whether the file system has no hard links.
  package var hasNoLinks: Bool { code == EPERM || code == ENOTSUP || code == ENOSYS || code == EMLINK || code == EOPNOTSUPP }
  /// Whether the file system has no locks of the requested kind.
  package var hasNoLocks: Bool { code == ENOLCK || code == ENOTSUP || code == EOPNOTSUPP || code == ENOSYS || code == EINVAL }
}
