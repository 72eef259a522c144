import Foundation
import SQLiteCalls
import SQLiteCore

extension SQLiteManager {
  /// Excludes the database file from the backups of Apple's systems. Apple requires this for files that can be created again: content
  /// without rows of the user. On other systems it does nothing.
  ///
  /// The exclusion is an attribute of the file, and upgrades keep it: call this after each `open()` that installed. A `-wal` or `-journal`
  /// beside the file is not excluded; exclude the folder to exclude all of them.
  /// <https://developer.apple.com/documentation/foundation/urlresourcevalues/isexcludedfrombackup>
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE for a database without a file, or ``ContentError`` when the file cannot be marked.
  public func excludeFromBackup() throws {
    guard let url else { throw SQLiteError.misuse("a database without a file is in no backup") }
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw SQLiteError.misuse("there is no file to mark yet at \(url.path): call open() first")
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
