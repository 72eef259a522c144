import Foundation
import SQLiteCore
import SQLiteFiles

/// The files in the folders of a run's databases, which a sweep without `observing:` does not compare. Hidden files are ignored, and so is
/// the folder for temporary files, because other programs use it.
struct FilesBeside {
  /// The files by folder and name, as of the start of the operation or, before that, of the first recording of the folder.
  private var before: [String: [String: FileStatus]] = [:]

  /// Records the folder of a database.
  mutating func note(folderOf file: String) {
    let folder = file.folderAndName.folder
    if before[folder] == nil, folder != NSTemporaryDirectory() { before[folder] = Self.files(in: folder) }
  }

  /// Records the current files as the state before the operation.
  mutating func begin() { for folder in before.keys { before[folder] = Self.files(in: folder) } }

  /// Returns the sorted names of the files that were created, changed or removed since the operation began.
  ///
  /// - Parameter databases: The paths of databases. These files, and the files that SQLite keeps next to them, are ignored.
  func changed(besides databases: [String]) -> [String] {
    let own = Set(databases.flatMap { path in ([""] + Sidecars.all).map { path + $0 } })
    return before.flatMap { folder, files in
      let now = Self.files(in: folder)
      return Set(files.keys).union(now.keys).filter { files[$0] != now[$0] && !own.contains(folder + $0) }
    }.sorted()
  }

  private static func files(in folder: String) -> [String: FileStatus] {
    let names = (try? LocalFileSystem().names(in: folder)) ?? []
    return names.reduce(into: [:]) { found, name in
      let status = name.hasPrefix(".") ? nil : try? LocalFileSystem().facts(of: folder + name, followsLink: false)
      if status?.kind == .file { found[name] = status }
    }
  }
}
