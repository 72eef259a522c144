import SQLiteCalls
import SQLiteCore
import SQLiteStorage

/// A file operation that SQLite requested from its virtual file system. <https://sqlite.org/c3ref/io_methods.html>
public struct FileOperation: Hashable, Sendable, CustomStringConvertible {
  /// The kind of an operation.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Opens or deletes a file, or checks whether it exists.
    case open, delete, access
    /// Closes, reads, writes, truncates (or extends) or syncs an open file.
    case close, read, write, truncate, sync
    /// Reads the file size, takes, releases or checks a lock, or sends a file control.
    case fileSize, lock, unlock, checkReservedLock, fileControl
    /// Maps, locks or unmaps the index of a write-ahead log.
    case shmMap, shmLock, shmUnmap
    /// Releases mapped pages, or all of them if the file has changed. This file system never maps pages.
    case unfetch
  }

  /// The number of the operation among all operations, counted from 1.
  public let number: Int
  /// The kind of the operation.
  public let kind: Kind
  /// The full path; nil for a temporary file without a name.
  public let path: String?
  /// The offset of a read or write, in bytes from the start; the new size of a truncate.
  public let byteOffset: Int64
  /// The number of bytes to read or write.
  public let byteCount: Int
  /// The flags or the kind of lock, as in the C interface.
  public let flags: Int32
  /// The bytes of a write, if the log keeps them.
  public internal(set) var bytes: [UInt8]?
  /// The code that was returned to SQLite; nil until it has been decided.
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

  /// Whether the path ends with a suffix, such as the suffixes `-journal` and `-wal` of the files that SQLite puts next to a database.
  public func isOf(_ suffix: String) -> Bool { path?.hasSuffix(suffix) == true }

  /// The operation as text, such as `7 write quiz.sqlite-journal 512 at 1024: SQLITE_OK (0)`.
  public var description: String {
    let name = path?.folderAndName.name ?? "a temporary file"
    let range = byteCount > 0 ? " \(byteCount) at \(byteOffset)" : kind == .truncate ? " to \(byteOffset)" : ""
    return "\(number) \(kind.rawValue) \(name)\(range)\(code.map { ": \($0)" } ?? "")"
  }
}

/// The outcome of a file operation, instead of the requested one.
public enum FileFault: Hashable, Sendable {
  /// The operation is not performed and fails with this code, such as `.full`, `.ioerrWrite`, `.ioerrFsync`.
  case fail(ResultCode)
  /// A write, truncate, sync or delete is not performed, but returns SQLITE_OK, as if the disk had lost it. Other operations are performed.
  case drop
  /// Only the first bytes of a write are written. The write then fails with this code, or appears to succeed if the code is nil.
  case tear(byteCount: Int, ResultCode? = .ioerrWrite)
  /// The operation is performed after this many microseconds, during which the underlying file system sleeps.
  case delay(microseconds: Int32)
}
