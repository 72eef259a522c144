/// What the locks on the files of a database are for, by the bytes that they cover. <https://sqlite.org/walformat.html#locks>
struct DatabaseLocks {
  /// Each process with each kind of lock that it holds, the processes in the order of their numbers. Who writes, reads: that is not said besides.
  let kinds: [(process: Int32, lock: LockDiagnosis.FileLock)]
  /// Whether nobody has locked anything, be it only to say that the files are open.
  let isEmpty: Bool

  // In the database: the byte of those who wait to write, that of who writes next to it, then those of readers, all of which a commit takes.
  private static let writing: ClosedRange<UInt64> = 0x4000_0000...0x4000_0001
  private static let reading: ClosedRange<UInt64> = 0x4000_0002...0x4000_01ff
  // In the index of the log: a byte for each; what comes after them says that it is open.
  private static let logBytes: [(ClosedRange<UInt64>, isWrite: Bool, LockDiagnosis.FileLock)] = [
    (120...120, true, .write), (121...121, true, .checkpoint), (122...122, true, .recovery), (123...127, false, .read),
  ]

  /// - Parameters:
  ///   - locks: Those on the database.
  ///   - log: Those on the index of its log, whose name ends in `-shm`. Whoever has that open has locked it.
  init(_ locks: [SystemLocks.Lock], log: [SystemLocks.Lock]) {
    isEmpty = locks.isEmpty && log.isEmpty
    var found: [(process: Int32, lock: LockDiagnosis.FileLock)] = []
    for lock in locks {
      if lock.isWrite, lock.bytes.overlaps(Self.writing) || lock.bytes.overlaps(Self.reading) {
        found.append((lock.process, .write))
      } else if log.isEmpty, lock.bytes.overlaps(Self.reading) {  // in WAL mode whoever has the database open has locked it so
        found.append((lock.process, .read))
      }
    }
    for lock in log {
      for (bytes, isWrite, kind) in Self.logBytes where lock.isWrite == isWrite && lock.bytes.overlaps(bytes) {
        found.append((lock.process, kind))
      }
    }
    kinds = found.ordered { ($0.process, $0.lock.rawValue) < ($1.process, $1.lock.rawValue) }.reduce(into: []) { kinds, next in
      // One kind is said once, and of a process that writes not that it reads, which comes right before it.
      if let last = kinds.last, last.process == next.process, last.lock == next.lock || last.lock == .read && next.lock == .write {
        kinds.removeLast()
      }
      kinds.append(next)
    }
  }
}
