import SQLiteCalls
import SQLiteCore
import SQLiteStorage

/// A file operation that SQLite requested from its virtual file system. <https://sqlite.org/c3ref/io_methods.html>
public struct FileOperation: Hashable, Sendable, CustomStringConvertible {
  /// The kind of an operation.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A file is opened or deleted, or its existence is checked.
    case open, delete, access
    /// An open file is closed, read, written, truncated or extended to a size, or synced to the disk.
    case close, read, write, truncate, sync
    /// The size is read; a lock is taken, released or checked; a file control is sent.
    case fileSize, lock, unlock, checkReservedLock, fileControl
    /// The index of a write-ahead log is mapped, locked, or unmapped.
    case shmMap, shmLock, shmUnmap
    /// Mapped pages are released, or all of them are, because the file has changed. No page is ever mapped here.
    case unfetch
  }

  /// The number among all operations, counted from 1.
  public let number: Int
  /// The kind of the operation.
  public let kind: Kind
  /// The whole path; nil for a temporary file without a name.
  public let path: String?
  /// The offset of a read or write, in bytes from the start; the new size of a truncate.
  public let byteOffset: Int64
  /// The number of bytes to read or write.
  public let byteCount: Int
  /// The flags, or the kind of lock, as in C.
  public let flags: Int32
  /// The bytes of a write, if the log keeps them.
  public internal(set) var bytes: [UInt8]?
  /// The code that was returned to SQLite; nil while it is being decided.
  public internal(set) var code: ResultCode?

  /// The number of bytes read or written, fewer than requested if a fault tore a write; nil for an operation that was not performed.
  var doneByteCount: Int?

  init(_ number: Int, _ call: FileCall) {
    self.number = number
    kind = Kind(rawValue: call.method.rawValue) ?? .fileControl
    path = call.path
    byteOffset = call.offset
    byteCount = call.byteCount
    flags = call.flags
  }

  /// Whether the operation changes the content of the disk.
  public var changesFile: Bool { [.write, .truncate, .delete].contains(kind) }

  /// Whether the path ends with a suffix: SQLite puts files that end in `-journal` and `-wal` beside a database.
  public func isOf(_ suffix: String) -> Bool { path?.hasSuffix(suffix) == true }

  /// The operation as text, such as `7 write quiz.sqlite-journal 512 at 1024: SQLITE_OK (0)`.
  public var description: String {
    let name = path?.folderAndName.name ?? "a temporary file"
    let range = byteCount > 0 ? " \(byteCount) at \(byteOffset)" : kind == .truncate ? " to \(byteOffset)" : ""
    return "\(number) \(kind.rawValue) \(name)\(range)\(code.map { ": \($0)" } ?? "")"
  }
}

/// The outcome of a file operation, in place of the one that SQLite requested.
public enum FileFault: Hashable, Sendable {
  /// The operation is not performed, and fails with this code, such as `.full`, `.ioerrWrite`, `.ioerrFsync`.
  case fail(ResultCode)
  /// The operation is not performed, but returns SQLITE_OK: a write, a truncate, a sync or a delete that the disk lost. Others are
  /// performed.
  case drop
  /// Only the first bytes of a write are written; then it fails with this code, or, without one, appears to succeed.
  case tear(byteCount: Int, ResultCode? = .ioerrWrite)
  /// The operation is performed after this many microseconds, during which the underlying file system sleeps.
  case delay(microseconds: Int32)
}
