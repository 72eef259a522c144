import SQLiteCore

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The kinds of locks in file systems, best first. A file system supports a kind for all of its users or for none, so all of them choose
/// the same.
package enum LockKind: CaseIterable, Sendable {
  /// `flock`.
  case flock
  /// `fcntl` with F_OFD_SETLK: a lock on the open file, as with `flock`.
  case openFile
  /// `fcntl` with F_SETLK: a lock held by the process, which ends when the process closes the file anywhere.
  case process
}

/// The identities of the lock files that this process has open. None is opened a second time, because closing it would release a lock of
/// the process.
private let lockFiles = Locked<Set<[UInt64]>>([])

extension LocalFileSystem {
  /// Calls `open`, `fstat` and `flock`, or `fcntl` where `flock` is missing. The last holder of the lock may remove its file at the same
  /// time.
  package func withLock<Result>(_ path: String, like database: String?, _ body: () throws -> Result) throws -> Result {
    while true {
      let (descriptor, held) = try openLockFile(path, like: database)
      defer {
        lockFiles.withLock {
          unlock(descriptor)  // closing alone would leave the lock to a child forked in the meantime
          _ = close(descriptor)  // nothing was written
          $0.remove(held.identity)
        }
      }
      try lock(descriptor, held, path)
      if try facts(of: path, followsLink: false)?.identity == held.identity { return try body() }
    }
  }

  /// Opens a regular file that is not open in this process; neither opening nor inspecting it waits for another process.
  private func openLockFile(_ path: String, like database: String?) throws -> (Int32, FileStatus) {
    let wanted = try database.flatMap { try ownership(of: $0) }
    return try lockFiles.withLock { lockFiles in
      if let facts = try facts(of: path, followsLink: false) {
        if facts.kind != .file { throw FileSystemError("open", path, code: 0, found: facts.kind) }
        if lockFiles.contains(facts.identity) { throw FileSystemError("open", path, code: EWOULDBLOCK, holder: getpid()) }
      }
      let descriptor = try openOnly(path)
      do {
        let status = try statusOfFile(descriptor, path)
        let facts = FileStatus(status)
        if facts.isOwn { give(descriptor, status, wanted) }
        lockFiles.insert(facts.identity)
        return (descriptor, facts)
      } catch {
        _ = close(descriptor)
        throw error
      }
    }
  }

  /// Opens the lock file for writing, which some locks require. A read-only file of an earlier release is accepted.
  private func openOnly(_ path: String) throws(FileSystemError) -> Int32 {
    let flags = O_NOFOLLOW | O_NONBLOCK
    do throws(FileSystemError) {
      // Other users must never be able to read a file that they may not write; the bits left by the umask show who may write.
      return try open(path, O_RDWR | O_CREAT | flags, mode: 0o622)
    } catch {
      guard error.isNotPermitted, let descriptor = try? open(path, O_RDONLY | flags) else { throw error }
      return descriptor
    }
  }

  /// Returns the mode and the owner of a file; nil when it does not exist or is not a regular file.
  func ownership(of path: String) throws(FileSystemError) -> stat? {
    var status = stat()
    if unsafe lstat(path, &status) != 0 {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw FileSystemError("stat", path, code: errno)
    }
    return status.st_mode & S_IFMT == S_IFREG ? status : nil
  }

  /// Lets the users who may write to another file read and write the lock file. Without another file, lets the users who may write to the
  /// lock file do so.
  ///
  /// A change that is not permitted or not supported is omitted, since the process that created the lock file can still use it.
  private func give(_ descriptor: Int32, _ status: stat, _ wanted: stat?) {
    let owner = wanted ?? status
    if owner.st_uid != status.st_uid || owner.st_gid != status.st_gid { _ = fchown(descriptor, owner.st_uid, owner.st_gid) }
    let writers = owner.st_mode & 0o222
    let mode = 0o600 | writers | writers << 1
    if status.st_mode & 0o777 != mode { _ = fchmod(descriptor, mode) }
  }

  /// Acquires the lock of the first kind that the file system supports.
  private func lock(_ descriptor: Int32, _ facts: FileStatus, _ path: String) throws(FileSystemError) {
    for kind in lockKinds {
      guard let code = failure(of: kind, descriptor) else { return }
      let error = FileSystemError(kind == .flock ? "flock" : "fcntl", path, code: code)
      if code == EWOULDBLOCK || code == EACCES {
        throw FileSystemError(error.call, path, code: EWOULDBLOCK, holder: holder(of: kind, descriptor, facts))
      }
      if !error.hasNoLocks { throw error }
    }
    throw FileSystemError("flock", path, code: ENOLCK)
  }

  /// Tries to acquire a lock without waiting; returns nil if this succeeds, else the `errno`.
  private func failure(of kind: LockKind, _ descriptor: Int32) -> Int32? {
    if kind == .flock { return again { flock(descriptor, LOCK_EX | LOCK_NB) } == 0 ? nil : errno }
    var whole = Self.wholeFile
    let command = kind == .openFile ? Self.setOpenFileLock : F_SETLK
    return again { unsafe fcntl(descriptor, command, &whole) } == 0 ? nil : errno
  }

  /// Releases a lock of any kind. If the file is open in several processes, it is released for all of them.
  private func unlock(_ descriptor: Int32) {
    _ = flock(descriptor, LOCK_UN)
    var whole = Self.wholeFile
    whole.l_type = Int16(F_UNLCK)
    for command in [Self.setOpenFileLock, F_SETLK] { _ = unsafe fcntl(descriptor, command, &whole) }
  }

  /// Returns the ID of the process that has the lock; nil if the system does not report it.
  private func holder(of kind: LockKind, _ descriptor: Int32, _ facts: FileStatus) -> Int32? {
    if kind == .process {
      var lock = Self.wholeFile
      return unsafe fcntl(descriptor, F_GETLK, &lock) == 0 && lock.l_pid > 0 ? lock.l_pid : nil
    }
    guard kind == .flock else { return nil }
    return SystemLocks(.flock)?.locks(onFile: facts.identity[1], of: facts.identity[0]).first?.process
  }

  private static var wholeFile: flock {
    var lock = flock()  // from the first byte to the end, wherever that is
    lock.l_type = Int16(F_WRLCK)
    lock.l_whence = Int16(SEEK_SET)
    return lock
  }

  /// The value of F_OFD_SETLK, which the headers hide.
  private static var setOpenFileLock: Int32 {
    #if canImport(Darwin)
    90
    #else
    37
    #endif
  }
}
