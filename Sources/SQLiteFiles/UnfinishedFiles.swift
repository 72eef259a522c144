import Foundation
import SQLiteCore

/// The files and folders that this process is making, and that are of no use without it: a program that a signal ends removes them first.
package enum UnfinishedFiles {
  private static let paths = Locked<Set<String>>([])

  /// Notes a path before a file or folder is made there.
  package static func add(_ path: String) { paths.withLock { _ = $0.insert(path) } }

  /// Forgets a path: the file or folder is gone, or is to stay.
  package static func forget(_ path: String) { paths.withLock { _ = $0.remove(path) } }

  /// Removes all files, those that SQLite puts beside them, and all folders with their contents; then runs a closure that ends the process.
  ///
  /// Threads that want to note a path wait meanwhile. Work that is under way goes on, on open files that have no names any more.
  package static func removeAll(then end: () -> Void) {
    let files = LocalFileSystem()
    paths.withLock { paths in
      for path in paths {
        // A file may be made in a folder while that is emptied.
        for _ in 0..<100 where (try? files.facts(of: path, followsLink: false))?.kind == .folder {
          try? FileManager.default.removeItem(atPath: path)
        }
        for suffix in Sidecars.all + [""] { try? files.remove(path + suffix) }
      }
      end()
    }
  }
}
