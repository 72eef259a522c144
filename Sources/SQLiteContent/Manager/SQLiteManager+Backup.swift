import Foundation
import SQLiteCalls
import SQLiteCore

extension SQLiteManager {
  /// Leaves the database file out of the backups of Apple's systems, which want that of files that can be made again: content without rows of the
  /// user's own. Elsewhere there is no such mark, and nothing happens.
  ///
  /// The mark lies on the file, and upgrades leave it there: call it after each `open()` that installed. A `-wal` or `-journal` beside the file has none; mark
  /// the folder to leave out all of them.
  /// <https://developer.apple.com/documentation/foundation/urlresourcevalues/isexcludedfrombackup>
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE for a database without a file, or ``ContentError`` when the file cannot be marked.
  public func excludeFromBackup() throws {
    guard let url else { throw SQLiteError.refused(.misuse, "a database without a file is in no backup") }
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw SQLiteError.refused(.misuse, "there is no file to mark yet at \(url.path): call open() first")
    }
    #if canImport(Darwin)
    do {
      var (file, values) = (url, URLResourceValues())
      values.isExcludedFromBackup = true
      try file.setResourceValues(values)
    } catch { throw ContentError.notWritable(path: url.path, reason: "it cannot be left out of backups: \(error.localizedDescription)") }
    #endif
  }
}
