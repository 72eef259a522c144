public import Foundation

/// The contents of a folder that a sweep observes: the names, sizes and contents of its files. Databases and their journal files are left
/// out, because the sweep reads them itself. Links, permissions and folders without files are not compared. See ``FaultSweep``.
public struct SweptFolder: Equatable, CustomStringConvertible {
  /// A file in the folder.
  struct File: Hashable {
    let name: String
    let size: Int
    let hash: Int
  }

  let url: URL
  let files: [File]

  init(_ url: URL) {
    self.url = url
    files = Self.contents(of: url).map { File(name: $0, size: $1.count, hash: Self.hash(of: $1)) }.sorted {
      ($0.size, $0.hash, $0.name) < ($1.size, $1.hash, $1.name)  // stable if names are generated, or if lengths are unchanged
    }
  }

  /// Returns a hash of all bytes. The hash value of `Data` covers only the first 80.
  private static func hash(of bytes: Data) -> Int {
    var hasher = Hasher()
    unsafe bytes.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
    return hasher.finalize()
  }

  /// Returns the relative paths of everything in a folder.
  static func names(in url: URL) -> [String] { FileManager.default.subpaths(atPath: url.path(percentEncoded: false)) ?? [] }

  /// Returns the files that are not databases, with their relative paths.
  static func contents(of url: URL) -> [(name: String, bytes: Data)] {
    var found: [(String, Data)] = []
    for name in names(in: url) {
      let file = url.appending(path: name)
      guard (try? file.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile ?? false, let bytes = try? Data(contentsOf: file) else {
        continue
      }
      let isOfDatabase = ["-wal", "-shm", "-journal"].contains { name.hasSuffix($0) }
      if bytes.isEmpty, ["sqlite", "sqlite3", "db"].contains(file.pathExtension) { continue }  // a database that has not been written yet
      if !isOfDatabase, !bytes.starts(with: Data("SQLite format 3".utf8)) { found.append((name, bytes)) }
    }
    return found
  }

  /// Whether two folders contain the same files, regardless of where the folders are.
  public static func == (one: SweptFolder, other: SweptFolder) -> Bool { one.files == other.files }

  /// The files as text, such as `"notes": list.csv (12 bytes)`.
  public var description: String {
    let names = files.map { "\($0.name) (\($0.size) bytes)" }.sorted()
    return "\"\(url.lastPathComponent)\": " + (names.isEmpty ? "no file" : names.joined(separator: ", "))
  }
}

extension Equatable where Self == SweptFolder {
  /// Returns the names, sizes and contents of the files in a folder. Use it as the result of the `observing:` closure of a ``FaultSweep``.
  /// The folder is restored between runs.
  public static func folder(_ url: URL) -> SweptFolder { SweptFolder(url) }
}

/// The earlier contents of a folder, which can be restored.
struct FolderImage {
  private let url: URL
  private let files: [(name: String, bytes: Data)]
  private let folders: [String]

  init(_ folder: SweptFolder) {
    url = folder.url
    files = SweptFolder.contents(of: folder.url)
    folders = Self.folders(in: folder.url)
  }

  /// Returns the subfolders, each before its own subfolders.
  private static func folders(in url: URL) -> [String] {
    SweptFolder.names(in: url).filter { (try? url.appending(path: $0).resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory ?? false }
      .sorted()
  }

  /// Restores the folder, except databases. Does nothing if the folder no longer exists.
  func putBack() {
    guard FileManager.default.fileExists(atPath: url.path(percentEncoded: false)) else { return }
    let here = Dictionary(SweptFolder.contents(of: url)) { first, _ in first }
    for name in Set(here.keys).subtracting(files.map(\.name)) { try? FileManager.default.removeItem(at: url.appending(path: name)) }
    for folder in Self.folders(in: url).reversed() where !folders.contains(folder) {
      _ = unsafe rmdir(url.appending(path: folder).path(percentEncoded: false))  // fails if the folder contains a database
    }
    for folder in folders { try? FileManager.default.createDirectory(at: url.appending(path: folder), withIntermediateDirectories: true) }
    for file in files where here[file.name] != file.bytes {
      try? file.bytes.write(to: url.appending(path: file.name))
    }
  }
}
