import Foundation
import SQLiteCore

/// The files and folders that this process is creating and that are useless without it: a program ended by a signal removes them first.
package enum UnfinishedFiles {
  private static let paths = Locked<Set<String>>([])

  /// Notes a path before a file or folder is made there.
  package static func add(_ path: String) { paths.withLock { _ = $0.insert(path) } }

  /// Forgets a path whose file or folder is gone or is to stay.
  package static func forget(_ path: String) { paths.withLock { _ = $0.remove(path) } }

  /// Removes all files, the files that SQLite puts beside them, and all folders with their contents; then runs a closure that ends the
  /// process.
  ///
  /// Meanwhile, threads that add a path wait. Work in progress continues on open files without names.
  package static func removeAll(then end: () -> Void) {
    let files = LocalFileSystem()
    paths.withLock { paths in
      for path in paths {
        // A file may be created in a folder while the folder is emptied.
        for _ in 0..<100 where (try? files.facts(of: path, followsLink: false))?.kind == .folder {
          try? FileManager.default.removeItem(atPath: path)
        }
        for suffix in Sidecars.all + [""] { try? files.remove(path + suffix) }
      }
      end()
    }
  }
}
