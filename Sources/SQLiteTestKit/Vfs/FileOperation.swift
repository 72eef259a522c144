import SQLiteCalls
import SQLiteCore
import SQLiteStorage

/// One operation on a file that SQLite asked its virtual file system for. <https://sqlite.org/c3ref/io_methods.html>
public struct FileOperation: Hashable, Sendable, CustomStringConvertible {
  /// The kind of an operation.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A file is opened, deleted, or looked for.
    case open, delete, access
    /// An open file is closed, read, written, cut or filled up to a size, or written to the disk for good.
    case close, read, write, truncate, sync
    /// The size is asked for; a lock is taken, given up or checked; a file control is sent.
    case fileSize, lock, unlock, checkReservedLock, fileControl
    /// The index of a write-ahead log is mapped, locked, or given up.
    case shmMap, shmLock, shmUnmap
    /// Mapped pages are given back, or all of them are, because the file has changed. No page is ever mapped here.
    case unfetch
  }

  /// Its number among all operations, counted from 1.
  public let number: Int
  /// The kind of the operation.
  public let kind: Kind
  /// The whole path; nil for a temporary file without a name.
  public let path: String?
  /// Where it reads or writes, in bytes from the start; the size that a truncate leaves.
  public let byteOffset: Int64
  /// How many bytes it reads or writes.
  public let byteCount: Int
  /// The flags, or the kind of lock, as C has them.
  public let flags: Int32
  /// The bytes of a write, where the log keeps them.
  public internal(set) var bytes: [UInt8]?
  /// The code that SQLite got for an answer; nil while it is being decided.
  public internal(set) var code: ResultCode?

  /// How many bytes were read or written, fewer than asked for where a fault tore a write; nil for an operation that was not done.
  var doneByteCount: Int?

  init(_ number: Int, _ call: FileCall) {
    self.number = number
    kind = Kind(rawValue: call.method.rawValue) ?? .fileControl
    path = call.path
    byteOffset = call.offset
    byteCount = call.byteCount
    flags = call.flags
  }

  /// Whether it changes what is on the disk.
  public var changesFile: Bool { [.write, .truncate, .delete].contains(kind) }

  /// Whether the path ends with a suffix: SQLite puts files that end with `-journal` and `-wal` beside a database.
  public func isOf(_ suffix: String) -> Bool { path?.hasSuffix(suffix) == true }

  /// Such as `7 write quiz.sqlite-journal 512 at 1024: SQLITE_OK (0)`.
  public var description: String {
    let name = path?.folderAndName.name ?? "a temporary file"
    let range = byteCount > 0 ? " \(byteCount) at \(byteOffset)" : kind == .truncate ? " to \(byteOffset)" : ""
    return "\(number) \(kind.rawValue) \(name)\(range)\(code.map { ": \($0)" } ?? "")"
  }
}

/// The outcome of an operation on a file, in place of the one that SQLite asked for.
public enum FileFault: Hashable, Sendable {
  /// It is not done, and fails with this code, such as `.full`, `.ioerrWrite`, `.ioerrFsync`.
  case fail(ResultCode)
  /// It is not done, and SQLite gets SQLITE_OK: a write, a truncate, a sync or a delete that the disk lost. Others are done.
  case drop
  /// Only the first bytes of a write are written; then it fails with this code, or, without one, seems to have been done.
  case tear(byteCount: Int, ResultCode? = .ioerrWrite)
  /// It is done after so many microseconds, for which the file system behind sleeps.
  case delay(microseconds: Int32)
}
