public import Foundation
import SQLiteCore
public import SQLiteFiles

/// An in-memory file system, for tests that do not touch the disk.
///
/// ```swift
/// let files = MemoryFileSystem(bundled: ["quiz.sqlite"])
/// let quiz = try SQLiteManager("quiz", files: files, on: MockSqlite3Wrapper())
/// ```
/// Use it with a manager that uses a test double, because the real library does not see its files. It has files and folders, but no links
/// except hard links created by `link`. It may be used from several threads. No call waits: a pause returns at once, and a lock that is
/// already held is an error at once.
public final class MemoryFileSystem: FileSystem {
  private final class File {
    let number: UInt64
    var bytes: [UInt8]

    init(_ number: UInt64, _ bytes: [UInt8]) { (self.number, self.bytes) = (number, bytes) }
  }

  private struct State {
    var files: [String: File] = [:]
    var folders: Set<String> = ["/"]
    var locks: Set<String> = []
    var madeFiles: UInt64 = 0
    var freeBytes = Int64.max

    mutating func add(_ path: String, _ bytes: [UInt8]) {
      madeFiles += 1
      files[path] = File(madeFiles, bytes)
    }

    mutating func addFolders(to path: String, for call: String) throws(FileSystemError) {
      var folder = ""
      for name in path.split(separator: "/") {
        folder += "/" + name
        if files[folder] != nil { throw FileSystemError(call, path, .belowFile) }
        folders.insert(folder)
      }
    }

    /// Checks that the path is free and that its folder exists.
    func checkFree(_ path: String, for call: String) throws(FileSystemError) {
      if files[path] != nil || folders.contains(path) { throw FileSystemError(call, path, .taken) }
      if !folders.contains(MemoryFileSystem.parent(of: path)) { throw FileSystemError(call, path, .missing) }
    }

    func file(_ path: String, for call: String) throws(FileSystemError) -> File {
      guard let file = files[path] else { throw FileSystemError(call, path, folders.contains(path) ? .isFolder : .missing) }
      return file
    }
  }

  private let state = Locked(State())

  /// The folder that holds the resources of every bundle.
  public static let bundle = URL(filePath: "/bundle", directoryHint: .isDirectory)

  /// Creates a file system with resource files in every bundle. Each file is a page of zeros, because a test double does not read it.
  ///
  /// - Parameter names: The names of the files, including the extension and any subdirectory.
  public init(bundled names: [String] = []) {
    for name in names { self[Self.bundle.appending(path: name).path] = [UInt8](repeating: 0, count: 4_096) }
  }

  /// The bytes of the file at an absolute path; nil if there is none. Setting bytes creates the file and its parent folders. Setting nil
  /// removes the file.
  public subscript(path: String) -> [UInt8]? {
    get { state.withLock { $0.files[path]?.bytes } }
    set {
      state.withLock { state in
        guard let newValue else { return state.files[path] = nil }
        try? state.addFolders(to: Self.parent(of: path), for: "mkdir")  // a file at the path of a folder stays
        if let file = state.files[path] { file.bytes = newValue } else { state.add(path, newValue) }
      }
    }
  }

  /// The paths of all files, sorted.
  public var paths: [String] { state.withLock { $0.files.keys.sorted() } }

  /// The free space in bytes, which a new file must not exceed. New files do not reduce it. By default, there is no limit.
  public var freeBytes: Int64 {
    get { state.withLock { $0.freeBytes } }
    set { state.withLock { $0.freeBytes = newValue } }
  }

  private static func parent(of path: String) -> String { path.parentFolder ?? "/" }
}

extension MemoryFileSystem {
  /// Returns the URL of a file in ``bundle``, which represents every bundle.
  public func url(forResource name: String, extension fileExtension: String, subdirectory: String?, in bundle: Bundle) -> URL? {
    let folder = subdirectory.map { Self.bundle.appending(path: $0) } ?? Self.bundle
    let url = folder.appending(path: "\(name).\(fileExtension)", directoryHint: .notDirectory)
    return self[url.path] == nil ? nil : url
  }

  /// Returns the status of a file or a folder. There are no symbolic links.
  public func facts(of path: String, followsLink: Bool) -> FileStatus? {
    state.withLock { state in
      if let file = state.files[path] { return FileStatus(kind: .file, size: Int64(file.bytes.count), identity: [1, file.number]) }
      return state.folders.contains(path) ? FileStatus(kind: .folder, size: 0, identity: [0, UInt64(path.hashValue.magnitude)]) : nil
    }
  }

  /// Returns the path itself. Throws ENOENT if nothing exists there.
  public func resolved(_ path: String) throws(FileSystemError) -> String {
    if facts(of: path, followsLink: true) == nil { throw FileSystemError("realpath", path, .missing) }
    return path
  }

  /// Returns the names in a folder. Throws ENOENT if the folder does not exist.
  public func names(in folder: String) throws(FileSystemError) -> [String] {
    let (isThere, names) = state.withLock { state in
      let paths = Array(state.files.keys) + state.folders.filter { $0 != "/" }
      return (state.folders.contains(folder), paths.filter { Self.parent(of: $0) == folder }.map(\.folderAndName.name))
    }
    if !isThere { throw FileSystemError("opendir", folder, .missing) }
    return names
  }

  /// Returns 255, as on most disks.
  public func longestName(in folder: String) -> Int? { 255 }

  /// Creates a folder and its parent folders.
  public func makeFolder(_ path: String) throws(FileSystemError) {
    try change { state throws(FileSystemError) in try state.addFolders(to: path, for: "mkdir") }
  }

  /// Runs a closure while holding an exclusive lock.
  public func withLock<Result>(_ path: String, like database: String?, _ body: () throws -> Result) throws -> Result {
    try change { state throws(FileSystemError) in
      if state.folders.contains(path) { throw FileSystemError("open", path, .isFolder) }
      if state.files[path] == nil {
        try state.checkFree(path, for: "open")
        state.add(path, [])
      }
      if !state.locks.insert(path).inserted { throw FileSystemError("lock", path, .locked) }
    }
    defer { state.withLock { _ = $0.locks.remove(path) } }
    return try body()
  }

  /// Returns at once.
  public func pause(milliseconds: Int64) {}

  /// Copies the bytes of a file.
  public func copy(_ path: String, toNew copy: String) throws(FileSystemError) {
    let bytes = try change { state throws(FileSystemError) in try state.file(path, for: "open").bytes }
    try add(copy, bytes)
  }

  /// Creates a file once the closure has returned, from the bytes that it wrote. There are no other users, so `original` is ignored.
  public func makeFile(_ path: String, like original: String?, _ fill: (_ write: (_ bytes: [UInt8]) throws -> Void) throws -> Void) throws {
    try change { state throws(FileSystemError) in try state.checkFree(path, for: "open") }
    var bytes: [UInt8] = []
    try fill { bytes += $0 }
    try add(path, bytes)
  }

  /// Gives a file a second path, as a hard link.
  public func link(_ path: String, toNew name: String) throws(FileSystemError) {
    try change { state throws(FileSystemError) in
      let file = try state.file(path, for: "link")
      try state.checkFree(name, for: "link")
      state.files[name] = file
    }
  }

  /// Renames a file.
  public func rename(_ path: String, to name: String) throws(FileSystemError) {
    try change { state throws(FileSystemError) in
      let file = try state.file(path, for: "rename")
      state.files[name] = nil
      try state.checkFree(name, for: "rename")
      (state.files[path], state.files[name]) = (nil, file)
    }
  }

  /// Removes a path. The file's other hard links stay.
  public func remove(_ path: String) throws(FileSystemError) {
    try change { state throws(FileSystemError) in
      if state.folders.contains(path) { throw FileSystemError("unlink", path, .isFolder) }
      state.files[path] = nil
    }
  }

  /// Removes an empty folder.
  public func removeFolder(_ path: String) throws(FileSystemError) {
    if try !names(in: path).isEmpty { throw FileSystemError("rmdir", path, .notEmpty) }
    state.withLock { _ = $0.folders.remove(path) }
  }

  /// Does nothing if the file exists, and throws otherwise.
  public func syncFile(_ path: String) throws(FileSystemError) {
    try change { state throws(FileSystemError) in _ = try state.file(path, for: "fsync") }
  }

  /// Does nothing if the folder exists, and throws otherwise.
  public func syncFolder(_ path: String) throws(FileSystemError) {
    try change { state throws(FileSystemError) in
      if !state.folders.contains(path) { throw FileSystemError("fsync", path, .missing) }
    }
  }

  /// Returns the value of ``freeBytes``.
  public func freeSpace(in folder: String) -> Int64 { freeBytes }

  private func add(_ path: String, _ bytes: [UInt8]) throws(FileSystemError) {
    try change { state throws(FileSystemError) in
      try state.checkFree(path, for: "open")
      if Int64(bytes.count) > state.freeBytes { throw FileSystemError("write", path, .noSpace) }
      state.add(path, bytes)
    }
  }

  private func change<Result>(_ body: (inout State) throws(FileSystemError) -> Result) throws(FileSystemError) -> Result {
    let result = state.withLock { state in
      Swift.Result { () throws(FileSystemError) in try body(&state) }
    }
    return try result.get()
  }
}
