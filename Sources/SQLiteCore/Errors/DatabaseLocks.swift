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
    var found: [Int32: Set<LockDiagnosis.FileLock>] = [:]
    for lock in locks {
      if lock.isWrite, lock.bytes.overlaps(Self.writing) || lock.bytes.overlaps(Self.reading) {
        found[lock.process, default: []].insert(.write)
      } else if log.isEmpty, lock.bytes.overlaps(Self.reading) {  // in WAL mode whoever has the database open has locked it so
        found[lock.process, default: []].insert(.read)
      }
    }
    for lock in log {
      for (bytes, isWrite, kind) in Self.logBytes where lock.isWrite == isWrite && lock.bytes.overlaps(bytes) {
        found[lock.process, default: []].insert(kind)
      }
    }
    kinds = found.sorted { $0.key < $1.key }.flatMap { process, kinds in
      let told = kinds.contains(.write) ? kinds.subtracting([.read]) : kinds
      return told.sorted { $0.rawValue < $1.rawValue }.map { (process, $0) }
    }
  }
}
