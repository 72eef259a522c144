import SQLiteManager

/// The file system of the machine, but a pause takes no time: it is only noted, and a closure is told how many there were. The free space can be
/// another.
final class OddFileSystem: FileSystem {
  let inner: LocalFileSystem
  private let noted = Locked<[Int64]>([])
  private let free: Int64?
  private let atPause: @Sendable (Int) -> Void

  init(_ inner: LocalFileSystem = LocalFileSystem(), free: Int64? = nil, atPause: @escaping @Sendable (Int) -> Void = { _ in }) {
    self.inner = inner
    self.free = free
    self.atPause = atPause
  }

  var pauses: [Int64] { noted.withLock { $0 } }

  func pause(milliseconds: Int64) {
    atPause(
      noted.withLock {
        $0.append(milliseconds)
        return $0.count
      })
  }

  func facts(of path: String, followsLink: Bool) throws(FileSystemError) -> FileStatus? {
    try inner.facts(of: path, followsLink: followsLink)
  }
  func resolved(_ path: String) throws(FileSystemError) -> String { try inner.resolved(path) }
  func names(in folder: String) throws(FileSystemError) -> [String] { try inner.names(in: folder) }
  func longestName(in folder: String) throws(FileSystemError) -> Int? { try inner.longestName(in: folder) }
  func makeFolder(_ path: String) throws(FileSystemError) { try inner.makeFolder(path) }
  func withLock<Result>(_ path: String, like database: String?, _ body: () throws -> Result) throws -> Result {
    try inner.withLock(path, like: database, body)
  }
  func copy(_ path: String, toNew copy: String) throws(FileSystemError) { try inner.copy(path, toNew: copy) }
  func makeFile(_ path: String, _ fill: (_ write: (_ bytes: [UInt8]) throws -> Void) throws -> Void) throws {
    try inner.makeFile(path, fill)
  }
  func link(_ path: String, toNew name: String) throws(FileSystemError) { try inner.link(path, toNew: name) }
  func rename(_ path: String, to name: String) throws(FileSystemError) { try inner.rename(path, to: name) }
  func remove(_ path: String) throws(FileSystemError) { try inner.remove(path) }
  func removeFolder(_ path: String) throws(FileSystemError) { try inner.removeFolder(path) }
  func syncFile(_ path: String) throws(FileSystemError) { try inner.syncFile(path) }
  func syncFolder(_ path: String) throws(FileSystemError) { try inner.syncFolder(path) }
  func freeSpace(in folder: String) throws(FileSystemError) -> Int64 {
    if let free { return free }
    return try inner.freeSpace(in: folder)
  }
}
