public import Foundation
import SQLiteCore
public import SQLiteFiles

/// Makes chosen file operations fail with an `errno`, and forwards all others.
///
/// A failed operation is not performed. The file system may be used from several threads.
public final class FaultInjectingFileSystem: FileSystem {
  /// Decides which operations fail. Operations are counted from 1.
  public enum Plan: Hashable, Sendable {
    /// No operation fails.
    case none
    /// The operation with this number fails.
    case once(at: Int)
    /// The operation with this number and all later ones fail.
    case forever(from: Int)
  }

  private let inner: any FileSystem
  private let plan: Plan
  private let code: Int32
  private let observe: @Sendable (_ number: Int, _ operation: String) -> Void
  private let performed = Locked<[String]>([])

  /// Creates a file system in front of another one.
  ///
  /// - Parameters:
  ///   - code: The `errno` of failed operations.
  ///   - observe: Called before each operation, with its number.
  public init(
    _ inner: any FileSystem = localFileSystem, plan: Plan = .none, code: Int32 = 5,
    observe: @escaping @Sendable (_ number: Int, _ operation: String) -> Void = { _, _ in }
  ) {
    self.inner = inner
    self.plan = plan
    self.code = code
    self.observe = observe
  }

  /// The requested operations in order, including failed ones.
  public var operations: [String] { performed.withLock { $0 } }

  /// Records an operation. Returns the inner file system, or throws if the operation fails.
  private func attempt(_ operation: String, _ path: String) throws(FileSystemError) -> any FileSystem {
    let number = performed.withLock { operations in
      operations.append(operation)
      return operations.count
    }
    observe(number, operation)
    let fails =
      switch plan {
      case .none: false
      case .once(let k): number == k
      case .forever(let k): number >= k
      }
    if fails { throw FileSystemError(operation, path, code: code) }
    return inner
  }

  /// Fails, or calls the inner file system.
  public func facts(of path: String, followsLink: Bool) throws(FileSystemError) -> FileStatus? {
    try attempt("facts", path).facts(of: path, followsLink: followsLink)
  }

  /// Fails, or calls the inner file system.
  public func resolved(_ path: String) throws(FileSystemError) -> String {
    try attempt("resolved", path).resolved(path)
  }

  /// Fails, or calls the inner file system.
  public func names(in folder: String) throws(FileSystemError) -> [String] {
    try attempt("names", folder).names(in: folder)
  }

  /// Fails, or calls the inner file system.
  public func makeFolder(_ path: String) throws(FileSystemError) {
    try attempt("makeFolder", path).makeFolder(path)
  }

  /// Fails, or calls the inner file system.
  public func longestName(in folder: String) throws(FileSystemError) -> Int? {
    try attempt("longestName", folder).longestName(in: folder)
  }

  /// Fails, or calls the inner file system. Releasing the lock cannot fail.
  public func withLock<Result>(_ path: String, like database: String?, _ body: () throws -> Result) throws -> Result {
    try attempt("withLock", path).withLock(path, like: database, body)
  }

  /// Calls the inner file system. The call cannot fail and is not counted.
  public func pause(milliseconds: Int64) { inner.pause(milliseconds: milliseconds) }

  /// Fails, or calls the inner file system.
  public func makeFile(_ path: String, like original: String?, _ fill: (_ write: (_ bytes: [UInt8]) throws -> Void) throws -> Void) throws {
    try attempt("makeFile", path).makeFile(path, like: original, fill)
  }

  /// Fails, or calls the inner file system.
  public func copy(_ path: String, toNew copy: String) throws(FileSystemError) {
    try attempt("copy", copy).copy(path, toNew: copy)
  }

  /// Fails, or calls the inner file system.
  public func link(_ path: String, toNew name: String) throws(FileSystemError) {
    try attempt("link", name).link(path, toNew: name)
  }

  /// Fails, or calls the inner file system.
  public func rename(_ path: String, to name: String) throws(FileSystemError) {
    try attempt("rename", name).rename(path, to: name)
  }

  /// Fails, or calls the inner file system.
  public func remove(_ path: String) throws(FileSystemError) {
    try attempt("remove", path).remove(path)
  }

  /// Fails, or calls the inner file system.
  public func removeFolder(_ path: String) throws(FileSystemError) {
    try attempt("removeFolder", path).removeFolder(path)
  }

  /// Fails, or calls the inner file system.
  public func syncFile(_ path: String) throws(FileSystemError) {
    try attempt("syncFile", path).syncFile(path)
  }

  /// Fails, or calls the inner file system.
  public func syncFolder(_ path: String) throws(FileSystemError) {
    try attempt("syncFolder", path).syncFolder(path)
  }

  /// Fails, or calls the inner file system.
  public func freeSpace(in folder: String) throws(FileSystemError) -> Int64 {
    try attempt("freeSpace", folder).freeSpace(in: folder)
  }

  /// Calls the inner file system. The call cannot fail and is not counted.
  public func url(forResource name: String, extension fileExtension: String, subdirectory: String?, in bundle: Bundle) -> URL? {
    inner.url(forResource: name, extension: fileExtension, subdirectory: subdirectory, in: bundle)
  }
}
