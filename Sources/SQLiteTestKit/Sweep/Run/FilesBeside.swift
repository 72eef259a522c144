import Foundation
import SQLiteCore
import SQLiteFiles

/// The files in the folders of a run's databases, which a sweep without `observing:` does not compare. Hidden files are left out, and so is the folder for
/// temporary files, which other programs use.
struct FilesBeside {
  /// The files by folder and name, as they were when the folder was first seen, or when the operation began.
  private var before: [String: [String: FileStatus]] = [:]

  /// Notes the folder of a database.
  mutating func note(folderOf file: String) {
    let folder = file.folderAndName.folder
    if before[folder] == nil, folder != NSTemporaryDirectory() { before[folder] = Self.files(in: folder) }
  }

  /// Takes the present files for those before the operation.
  mutating func begin() { for folder in before.keys { before[folder] = Self.files(in: folder) } }

  /// The names of files that were made, changed or removed since, in order.
  ///
  /// - Parameter databases: The paths of databases, which are left out with the files that SQLite puts beside them.
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
