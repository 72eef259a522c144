import Foundation

/// The purposes of the locks on a database's files, derived from the bytes that they cover. <https://sqlite.org/walformat.html#locks>
struct DatabaseLocks {
  /// Each process with each kind of lock that it holds, in the order of the process identifiers. A process that writes is not also listed
  /// as reading.
  let kinds: [(process: Int32, lock: LockDiagnosis.FileLock)]
  /// Whether no process holds any lock, not even one that marks the files as open.
  let isEmpty: Bool

  // In the database file: the byte of processes that wait to write, the writer's byte, then the readers' bytes, all locked by a commit.
  private static let writing: ClosedRange<UInt64> = 0x4000_0000...0x4000_0001
  private static let reading: ClosedRange<UInt64> = 0x4000_0002...0x4000_01ff
  // In the index of the log: the bytes of each kind of lock; the next byte marks the index as open.
  private static let logBytes: [(ClosedRange<UInt64>, isWrite: Bool, LockDiagnosis.FileLock)] = [
    (120...120, true, .write), (121...121, true, .checkpoint), (122...122, true, .recovery), (123...127, false, .read),
  ]

  /// - Parameters:
  ///   - locks: The locks on the database.
  ///   - log: The locks on the index of its log, whose name ends in `-shm`. Every process that has the index open holds one.
  init(_ locks: [SystemLocks.Lock], log: [SystemLocks.Lock]) {
    isEmpty = locks.isEmpty && log.isEmpty
    var found: [(process: Int32, lock: LockDiagnosis.FileLock)] = []
    for lock in locks {
      if lock.isWrite, lock.bytes.overlaps(Self.writing) || lock.bytes.overlaps(Self.reading) {
        found.append((lock.process, .write))
      } else if log.isEmpty, lock.bytes.overlaps(Self.reading) {  // in WAL mode every process that has the database open holds such a lock
        found.append((lock.process, .read))
      }
    }
    for lock in log {
      for (bytes, isWrite, kind) in Self.logBytes where lock.isWrite == isWrite && lock.bytes.overlaps(bytes) {
        found.append((lock.process, kind))
      }
    }
    kinds = found.ordered { ($0.process, $0.lock.rawValue) < ($1.process, $1.lock.rawValue) }.reduce(into: []) { kinds, next in
      // Each kind is listed once; reading, which comes right before writing, is dropped for a process that writes.
      if let last = kinds.last, last.process == next.process, last.lock == next.lock || last.lock == .read && next.lock == .write {
        kinds.removeLast()
      }
      kinds.append(next)
    }
  }
}

// Platform code: the system's list of file locks, which only Linux has. On other systems nothing is known.
//
// No file is opened to query its locks with F_GETLK: closing it again would drop the locks that SQLite holds on it in this process.
// https://sqlite.org/howtocorrupt.html, section 2.2

/// The locks of one kind on files of this machine, as far as this process sees them.
///
/// Only lines that name the requested file are parsed: the list is read for each error about a locked database, and other programs may hold
/// thousands of locks.
package struct SystemLocks {
  /// The kinds of locks, by their names in the list.
  package enum Kind: String {
    /// The locks of `fcntl`, which SQLite takes on its files.
    case posix = "POSIX"
    /// The locks of `flock`.
    case flock = "FLOCK"
  }

  package struct Lock: Equatable {
    package let process: Int32
    let isWrite: Bool
    let bytes: ClosedRange<UInt64>
  }

  /// The identifier of this process.
  let process = ProcessInfo.processInfo.processIdentifier
  /// The list in the format of `/proc/locks`: `1: POSIX  ADVISORY  WRITE 4711 fe:00:16220239 1073741824 1073742335`.
  private let list: Data
  private let kind: Kind

  /// Creates a list of locks from text in the format of `/proc/locks`.
  init(list: Data, _ kind: Kind = .posix) { (self.list, self.kind) = (list, kind) }

  /// Reads the current locks; returns nil where the system does not list them.
  package init?(_ kind: Kind = .posix) {
    #if os(Linux)
    // String(contentsOfFile:) ends at the first piece that the kernel returns, which is a page: some 70 locks.
    guard let list = try? FileHandle(forReadingAtPath: "/proc/locks")?.readToEnd() else { return nil }
    self.init(list: list, kind)
    #else
    return nil
    #endif
  }

  /// Returns the locks on a file; none if there is no such file.
  func locks(on path: String) -> [Lock] {
    #if os(Linux)
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return [] }
    return locks(onFile: UInt64(status.st_ino), of: UInt64(status.st_dev))
    #else
    return []
    #endif
  }

  /// Returns the locks on a file by its inode and device numbers.
  package func locks(onFile number: UInt64, of device: UInt64) -> [Lock] {
    let major = (device >> 8) & 0xfff | (device >> 32) & ~0xfff
    let minor = device & 0xff | (device >> 12) & ~0xff
    return locks(onFile: "\(Self.hex(major)):\(Self.hex(minor)):\(number)")
  }

  /// Returns the locks on the file with this name in the list. Other kinds, locks still waited for and unreadable lines are skipped.
  func locks(onFile file: String) -> [Lock] {
    let (name, newline) = (Data(Array(" \(file) ".utf8)), Data([UInt8(ascii: "\n")]))
    var (locks, rest) = ([Lock](), list[...])
    while let found = rest.range(of: name) {
      let begin = rest.range(of: newline, options: .backwards, in: rest.startIndex..<found.lowerBound)?.upperBound ?? rest.startIndex
      let end = rest.range(of: newline, in: found.upperBound..<rest.endIndex)?.lowerBound ?? rest.endIndex
      let fields = String(decoding: rest[begin..<end], as: UTF8.self).parts(between: UInt8(ascii: " ")).filter { !$0.isEmpty }
      rest = rest[end...]
      guard fields.count == 8, fields[1] == kind.rawValue, let process = fields[4].unsigned().flatMap(Int32.init(exactly:)), process > 0,
        let first = fields[6].unsigned(), let last = fields[7] == "EOF" ? .max : fields[7].unsigned(), first <= last
      else { continue }
      locks.append(Lock(process: process, isWrite: fields[3] == "WRITE", bytes: first...last))
    }
    return locks
  }

  /// Returns a number in hexadecimal with at least two digits, as in the list.
  private static func hex(_ number: UInt64) -> String { (number < 16 ? "0" : "") + String(number, radix: 16) }
}
