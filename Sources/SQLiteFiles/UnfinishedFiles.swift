import Foundation
import SQLiteCore

/// The files and folders that this process is creating and that are useless without it. If a signal ends the program, it removes them
/// first.
package enum UnfinishedFiles {
  private static let paths = Locked<Set<String>>([])

  /// Registers a path before a file or folder is created there.
  package static func add(_ path: String) { paths.withLock { _ = $0.insert(path) } }

  /// Unregisters a path whose file or folder has been removed or should be kept.
  package static func forget(_ path: String) { paths.withLock { _ = $0.remove(path) } }

  /// Removes all files, the files that SQLite creates beside them, and all folders with their contents. Then runs a closure that ends the
  /// process.
  ///
  /// Threads that add a path in the meantime wait. Work in progress continues on open files that no longer have names.
  package static func removeAll(then end: () -> Void) {
    let files = LocalFileSystem()
    paths.withLock { paths in
      for path in paths {
        // Another thread may create a file in the folder while it is being emptied.
        for _ in 0..<100 where (try? files.facts(of: path, followsLink: false))?.kind == .folder {
          try? FileManager.default.removeItem(atPath: path)
        }
        for suffix in Sidecars.all + [""] { try? files.remove(path + suffix) }
      }
      end()
    }
  }
}
