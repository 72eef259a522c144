// Only the files in this folder call the C library of the system.
import SQLiteCore

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The file system of the machine, which you can use as the basis for your own file systems.
public var localFileSystem: any FileSystem { LocalFileSystem() }

/// The file system of the machine.
package struct LocalFileSystem: FileSystem {
  /// The kinds of locks to try, in this order.
  let lockKinds: [LockKind]

  /// Creates the file system. It behaves as if it supported only the given kinds of locks.
  package init(lockKinds: [LockKind] = LockKind.allCases) { self.lockKinds = lockKinds }

  /// Calls `stat` or `lstat`.
  @inline(never) package func facts(of path: String, followsLink: Bool) throws(FileSystemError) -> FileStatus? {
    var status = stat()
    let result = followsLink ? unsafe stat(path, &status) : unsafe lstat(path, &status)
    if result != 0, errno == ENOENT || errno == ENOTDIR { return nil }
    try check(result, "stat", path)
    return FileStatus(status)
  }

  /// Calls `realpath`.
  package func resolved(_ path: String) throws(FileSystemError) -> String {
    guard let resolved = unsafe realpath(path, nil) else { throw FileSystemError("realpath", path, code: errno) }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  /// Calls `opendir` and `readdir`.
  package func names(in folder: String) throws(FileSystemError) -> [String] {
    guard let stream = unsafe opendir(folder) else { throw FileSystemError("opendir", folder, code: errno) }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    errno = 0
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { field in
        unsafe field.withMemoryRebound(to: CChar.self, capacity: 1) { unsafe String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
      errno = 0
    }
    if errno != 0 { throw FileSystemError("readdir", folder, code: errno) }
    return names
  }

  /// Calls `pathconf`.
  package func longestName(in folder: String) throws(FileSystemError) -> Int? {
    errno = 0
    let limit = unsafe pathconf(folder, Int32(_PC_NAME_MAX))
    if limit < 0, errno != 0 { throw FileSystemError("pathconf", folder, code: errno) }
    return limit < 0 ? nil : Int(limit)
  }

  /// Calls `mkdir` for each missing folder, then syncs its parent.
  package func makeFolder(_ path: String) throws(FileSystemError) {
    if let facts = try facts(of: path, followsLink: true) {
      if facts.kind == .folder { return }
      throw FileSystemError("mkdir", path, code: ENOTDIR)
    }
    guard let parent = path.parentFolder, parent != "/" else { return try makeOne(path) }
    try makeFolder(parent)
    try makeOne(path)
    try syncFolder(parent)
  }

  private func makeOne(_ path: String) throws(FileSystemError) {
    let result = unsafe mkdir(path, 0o777)
    if result != 0, errno == EEXIST { return }  // another process was faster
    try check(result, "mkdir", path)
  }

  /// Creates a folder that only the user may access, under a name that must be free; throws EEXIST when it is taken.
  ///
  /// Calls `mkdir`.
  package func makePrivateFolder(_ path: String) throws(FileSystemError) { try check(unsafe mkdir(path, 0o700), "mkdir", path) }

  /// Calls `nanosleep`.
  package func pause(milliseconds: Int64) {
    var rest = timespec(tv_sec: Int(clamping: milliseconds / 1_000), tv_nsec: Int(milliseconds % 1_000) * 1_000_000)
    var left = timespec()
    while unsafe nanosleep(&rest, &left) != 0 && errno == EINTR { rest = left }
  }

  /// Calls `link`.
  package func link(_ path: String, toNew name: String) throws(FileSystemError) {
    try check(unsafe linkat(AT_FDCWD, path, AT_FDCWD, name, 0), "link", name)
  }

  /// Calls `rename`.
  package func rename(_ path: String, to name: String) throws(FileSystemError) {
    try check(unsafe renameat(AT_FDCWD, path, AT_FDCWD, name), "rename", name)
  }

  /// Calls `unlink`.
  package func remove(_ path: String) throws(FileSystemError) {
    let result = unsafe unlink(path)
    if result != 0, errno == ENOENT { return }
    try check(result, "unlink", path)
  }

  /// Calls `rmdir`.
  package func removeFolder(_ path: String) throws(FileSystemError) { try check(unsafe rmdir(path), "rmdir", path) }

  /// Calls `fsync`, or on Apple's systems a full sync, which also empties the disk's cache.
  package func syncFile(_ path: String) throws(FileSystemError) {
    let descriptor = try open(path, O_RDONLY)
    defer { _ = close(descriptor) }
    try check(sync(descriptor), "fsync", path)
  }

  /// Calls `fsync` on the folder, or on Apple's systems a full sync.
  package func syncFolder(_ path: String) throws(FileSystemError) {
    let descriptor = try open(path, O_RDONLY | O_DIRECTORY)
    defer { _ = close(descriptor) }
    let result = sync(descriptor)
    if result != 0, errno == EINVAL { return }  // the file system does not support it for folders
    try check(result, "fsync", path)
  }

  private func sync(_ descriptor: Int32) -> Int32 {
    #if canImport(Darwin)
    if again({ fcntl(descriptor, F_FULLFSYNC) }) == 0 { return 0 }  // not every file system supports it; then the plain call
    #endif
    return again { fsync(descriptor) }
  }

  /// Calls `statvfs` for the space available to users other than root.
  package func freeSpace(in folder: String) throws(FileSystemError) -> Int64 {
    var status = statvfs()
    try check(unsafe statvfs(folder, &status), "statvfs", folder)
    let (bytes, isTooMuch) = UInt64(status.f_bavail).multipliedReportingOverflow(by: UInt64(status.f_frsize))
    return isTooMuch ? .max : Int64(clamping: bytes)
  }

  func open(_ path: String, _ flags: Int32, mode: mode_t = 0o666) throws(FileSystemError) -> Int32 {
    let descriptor = again { unsafe openat(AT_FDCWD, path, flags | O_CLOEXEC, mode) }
    try check(descriptor, "open", path)
    return descriptor
  }

  @inline(never) func check(_ result: Int32, _ call: String, _ path: String) throws(FileSystemError) {
    if result < 0 { throw FileSystemError(call, path, code: errno) }
  }

  /// Repeats a call while a signal interrupts it.
  func again<Number: SignedInteger>(_ call: () -> Number) -> Number {
    while true {
      let result = call()
      if result >= 0 || errno != EINTR { return result }
    }
  }
}

extension FileStatus {
  init(_ status: stat) {
    let kind: Kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .symbolicLink
      default: .other
      }
    #if canImport(Darwin)
    let time = status.st_mtimespec
    #else
    let time = status.st_mtim
    #endif
    self.init(
      kind: kind, size: Int64(status.st_size),
      identity: [UInt64(truncatingIfNeeded: status.st_dev), UInt64(truncatingIfNeeded: status.st_ino)], isOwn: status.st_uid == geteuid(),
      modified: .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec))
  }
}
