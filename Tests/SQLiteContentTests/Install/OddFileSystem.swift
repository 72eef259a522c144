import Foundation
import SQLiteManager

/// The file system of the machine, but a pause takes no time: it is only noted, and a closure gets the number of pauses so far. The free space can
/// be another, operations can be refused, and the names in a folder can be folded.
final class OddFileSystem: FileSystem {
  let inner: LocalFileSystem
  private let noted = Locked<[Int64]>([])
  private let free: Int64?
  private let folding: String?
  private let refusal: @Sendable (_ operation: String) -> Int32?
  private let atPause: @Sendable (Int) -> Void

  /// - Parameters:
  ///   - folding: A folder in which names that differ in case, or in how their accents are written, are one name.
  ///   - refusal: The `errno` of an operation that makes, opens or links a file; nil to perform the operation.
  init(
    _ inner: LocalFileSystem = LocalFileSystem(), free: Int64? = nil, folding: String? = nil,
    atPause: @escaping @Sendable (Int) -> Void = { _ in }, refusal: @escaping @Sendable (_ operation: String) -> Int32? = { _ in nil }
  ) {
    self.inner = inner
    self.free = free
    self.folding = folding
    self.refusal = refusal
    self.atPause = atPause
  }

  var pauses: [Int64] { noted.withLock { $0 } }

  /// Where a path leads on the disk of the machine.
  private func place(_ path: String) -> String { folding.map { path.folded(in: $0) } ?? path }

  private func attempt(_ operation: String, _ path: String) throws(FileSystemError) {
    if let code = refusal(operation) { throw FileSystemError(operation, path, code: code) }
  }

  func pause(milliseconds: Int64) {
    atPause(
      noted.withLock {
        $0.append(milliseconds)
        return $0.count
      })
  }

  func facts(of path: String, followsLink: Bool) throws(FileSystemError) -> FileStatus? {
    try inner.facts(of: place(path), followsLink: followsLink)
  }
  func resolved(_ path: String) throws(FileSystemError) -> String { try inner.resolved(place(path)) }
  func names(in folder: String) throws(FileSystemError) -> [String] { try inner.names(in: place(folder)) }
  func longestName(in folder: String) throws(FileSystemError) -> Int? { try inner.longestName(in: place(folder)) }
  func makeFolder(_ path: String) throws(FileSystemError) { try inner.makeFolder(place(path)) }
  func withLock<Result>(_ path: String, like database: String?, _ body: () throws -> Result) throws -> Result {
    try attempt("withLock", path)
    return try inner.withLock(place(path), like: database.map(place), body)
  }
  func copy(_ path: String, toNew copy: String) throws(FileSystemError) {
    try attempt("copy", copy)
    try inner.copy(place(path), toNew: place(copy))
  }
  func makeFile(_ path: String, like original: String?, _ fill: (_ write: (_ bytes: [UInt8]) throws -> Void) throws -> Void) throws {
    try attempt("makeFile", path)
    try inner.makeFile(place(path), like: original.map(place), fill)
  }
  func link(_ path: String, toNew name: String) throws(FileSystemError) {
    try attempt("link", name)
    try inner.link(place(path), toNew: place(name))
  }
  func rename(_ path: String, to name: String) throws(FileSystemError) { try inner.rename(place(path), to: place(name)) }
  func remove(_ path: String) throws(FileSystemError) { try inner.remove(place(path)) }
  func removeFolder(_ path: String) throws(FileSystemError) { try inner.removeFolder(place(path)) }
  func syncFile(_ path: String) throws(FileSystemError) { try inner.syncFile(place(path)) }
  func syncFolder(_ path: String) throws(FileSystemError) { try inner.syncFolder(place(path)) }
  func freeSpace(in folder: String) throws(FileSystemError) -> Int64 {
    if let free { return free }
    return try inner.freeSpace(in: place(folder))
  }
}

extension String {
  /// The path with all names after the folder in lower case and with accents taken apart, as a disk that takes all spellings for one may keep it.
  func folded(in folder: String) -> String {
    hasPrefix(folder + "/") ? folder + dropFirst(folder.count).lowercased().decomposedStringWithCanonicalMapping : self
  }
}
