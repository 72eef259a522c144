// The one file that calls the C library of the system.
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The file system of the machine.
public struct LocalFileSystem: FileSystem {
  /// The file system of the machine.
  public init() {}

  /// Calls `stat` or `lstat`.
  public func facts(of path: String, followsLink: Bool) throws(FileSystemError) -> FileFacts? {
    var status = stat()
    let result = followsLink ? unsafe stat(path, &status) : unsafe lstat(path, &status)
    if result != 0, errno == ENOENT || errno == ENOTDIR { return nil }
    try check(result, "stat", path)
    return FileFacts(status)
  }

  /// Calls `realpath`.
  public func resolved(_ path: String) throws(FileSystemError) -> String {
    guard let resolved = unsafe realpath(path, nil) else { throw FileSystemError("realpath", path, code: errno) }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  /// Calls `opendir` and `readdir`.
  public func names(in folder: String) throws(FileSystemError) -> [String] {
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

  /// Calls `mkdir` for each folder that is missing, then syncs the one it was made in.
  public func makeFolder(_ path: String) throws(FileSystemError) {
    if let facts = try facts(of: path, followsLink: true) {
      if facts.kind == .folder { return }
      throw FileSystemError("mkdir", path, code: ENOTDIR)
    }
    var parent = path
    while parent.count > 1, parent.hasSuffix("/") { parent.removeLast() }
    guard let slash = parent.lastIndex(of: "/"), slash > parent.startIndex else { return try makeOne(path) }
    parent = String(parent[..<slash])
    try makeFolder(parent)
    try makeOne(path)
    try syncFolder(parent)
  }

  private func makeOne(_ path: String) throws(FileSystemError) {
    let result = unsafe mkdir(path, 0o777)
    if result != 0, errno == EEXIST { return }  // another process was faster
    try check(result, "mkdir", path)
  }

  /// Calls `flock` on a file that is made with `open`; the lock file may be removed meanwhile by who held it before.
  public func withLock<Result>(_ path: String, waits: Bool, _ body: () throws -> Result) throws -> Result {
    while true {
      let descriptor = try open(path, O_RDONLY | O_CREAT | O_NOFOLLOW)
      defer { _ = close(descriptor) }  // ends the lock; nothing was written
      try check(again { flock(descriptor, waits ? LOCK_EX : LOCK_EX | LOCK_NB) }, "flock", path)
      var held = stat()
      try check(unsafe fstat(descriptor, &held), "fstat", path)
      if try facts(of: path, followsLink: false)?.identity == FileFacts(held).identity { return try body() }
    }
  }

  /// Reads and writes a megabyte at a time.
  public func copy(_ path: String, toNew copy: String) throws(FileSystemError) {
    let source = try open(path, O_RDONLY)
    defer { _ = close(source) }  // only read from
    let target = try open(copy, O_WRONLY | O_CREAT | O_EXCL)
    do throws(FileSystemError) {
      do throws(FileSystemError) {
        try pump(from: source, path, to: target, copy)
      } catch {
        _ = close(target)  // the first error is the one to throw
        throw error
      }
      try check(close(target), "close", copy)
    } catch {
      _ = unsafe unlink(copy)
      throw error
    }
  }

  private func pump(from source: Int32, _ path: String, to target: Int32, _ copy: String) throws(FileSystemError) {
    var piece = [UInt8](repeating: 0, count: 1 << 20)
    while true {
      let count = again { unsafe read(source, &piece, piece.count) }
      if count < 0 { throw FileSystemError("read", path, code: errno) }
      if count == 0 { return }
      var written = 0
      while written < count {
        let result = again {
          unsafe piece.withUnsafeBytes {
            unsafe write(target, UnsafeRawBufferPointer(rebasing: $0[written..<count]).baseAddress, count - written)
          }
        }
        if result < 0 { throw FileSystemError("write", copy, code: errno) }
        written += result
      }
    }
  }

  /// Calls `link`.
  public func link(_ path: String, toNew name: String) throws(FileSystemError) {
    try check(unsafe linkat(AT_FDCWD, path, AT_FDCWD, name, 0), "link", name)
  }

  /// Calls `rename`.
  public func rename(_ path: String, to name: String) throws(FileSystemError) {
    try check(unsafe renameat(AT_FDCWD, path, AT_FDCWD, name), "rename", name)
  }

  /// Calls `unlink`.
  public func remove(_ path: String) throws(FileSystemError) {
    let result = unsafe unlink(path)
    if result != 0, errno == ENOENT { return }
    try check(result, "unlink", path)
  }

  /// Calls `rmdir`.
  public func removeFolder(_ path: String) throws(FileSystemError) { try check(unsafe rmdir(path), "rmdir", path) }

  /// Calls `fsync`; on Apple's systems the full one, that empties the disk's own cache.
  public func syncFile(_ path: String) throws(FileSystemError) {
    let descriptor = try open(path, O_RDONLY)
    defer { _ = close(descriptor) }
    #if canImport(Darwin)
    if unsafe fcntl(descriptor, F_FULLFSYNC) == 0 { return }  // not on every file system: then the plain one
    #endif
    try check(again { fsync(descriptor) }, "fsync", path)
  }

  /// Calls `fsync` on the folder.
  public func syncFolder(_ path: String) throws(FileSystemError) {
    let descriptor = try open(path, O_RDONLY | O_DIRECTORY)
    defer { _ = close(descriptor) }
    let result = again { fsync(descriptor) }
    if result != 0, errno == EINVAL { return }  // a file system that cannot do it for folders
    try check(result, "fsync", path)
  }

  /// Calls `statvfs`: what is left for users who are not root.
  public func freeSpace(in folder: String) throws(FileSystemError) -> Int64 {
    var status = statvfs()
    try check(unsafe statvfs(folder, &status), "statvfs", folder)
    let (bytes, isTooMuch) = UInt64(status.f_bavail).multipliedReportingOverflow(by: UInt64(status.f_frsize))
    return isTooMuch ? .max : Int64(clamping: bytes)
  }

  private func open(_ path: String, _ flags: Int32) throws(FileSystemError) -> Int32 {
    let descriptor = again { unsafe openat(AT_FDCWD, path, flags | O_CLOEXEC, 0o666) }
    try check(descriptor, "open", path)
    return descriptor
  }

  private func check(_ result: Int32, _ call: String, _ path: String) throws(FileSystemError) {
    if result < 0 { throw FileSystemError(call, path, code: errno) }
  }

  /// Repeats a call that a signal interrupted.
  private func again<Number: SignedInteger>(_ call: () -> Number) -> Number {
    while true {
      let result = call()
      if result >= 0 || errno != EINTR { return result }
    }
  }
}

extension FileFacts {
  fileprivate init(_ status: stat) {
    let kind: Kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .symbolicLink
      default: .other
      }
    self.init(
      kind: kind, size: Int64(status.st_size),
      identity: [UInt64(truncatingIfNeeded: status.st_dev), UInt64(truncatingIfNeeded: status.st_ino)])
  }
}

extension FileSystemError: CustomStringConvertible {
  /// The call, the path and what the system says of the code.
  public var description: String { "\(call) \(path): \(reason) (errno \(code))" }

  /// What the system says of the code.
  public var reason: String { unsafe strerror(code).map { unsafe String(cString: $0) } ?? "unknown error" }

  /// Whether the disk or the quota is full.
  public var isNoSpace: Bool { code == ENOSPC || code == EDQUOT }
  /// Whether the user may not write there.
  public var isNotPermitted: Bool { code == EACCES || code == EPERM || code == EROFS }
  /// Whether the file, or the folder it should be in, is not there.
  public var isMissing: Bool { code == ENOENT }
  /// Whether the name is taken.
  public var isTaken: Bool { code == EEXIST }
  /// Whether somebody else holds the lock.
  public var isLocked: Bool { code == EWOULDBLOCK }
  /// Whether the file system has no second names for files.
  public var hasNoLinks: Bool { code == EPERM || code == ENOTSUP || code == ENOSYS || code == EMLINK || code == EOPNOTSUPP }
}
