import SQLiteManager

/// A copy of a database and its sidecars in a temporary folder.
final class PrivateCopy {
  private let folder: TemporaryFolder
  private let files = LocalFileSystem()
  var path: String { folder.path("copy") }

  /// Copies the file, its `-journal` and its `-wal`.
  ///
  /// A log must be copied after the file: pages that a checkpoint writes to the file meanwhile are then in the copy of the log too, as long
  /// as the log is not begun again, which its header would show. A rollback journal must not change at all.
  /// - Returns: nil when another program changed the files meanwhile.
  static func make(of file: DatabaseFile) throws -> PrivateCopy? {
    let copy = try PrivateCopy()
    let log = try file.head("-wal", count: 32)
    let journal = try file.facts("-journal")
    let main = try file.facts()
    for suffix in ["", "-journal", "-wal"] { try copy.take(file.path + suffix, as: suffix, isNeeded: suffix.isEmpty) }
    guard try file.head("-wal", count: 32) == log, try file.facts("-journal") == journal else { return nil }
    if log.count < 32, try file.facts() != main { return nil }
    return copy
  }

  private init() throws(Failure) { folder = try TemporaryFolder() }

  private func take(_ source: String, as suffix: String, isNeeded: Bool) throws(FileSystemError) {
    do throws(FileSystemError) { try files.copy(source, toNew: path + suffix) } catch {
      if !error.isMissing || isNeeded { throw error }
    }
  }

  /// Lets SQLite bring the copy to its last committed state, then opens it. The files can go when this has returned: the connection has them open.
  func connect(_ configuration: Connection.Configuration) throws -> Connection {
    let repair = try Connection(.file(path), access: .readWrite, configuration: configuration)
    try repair.countStoredObjects()
    try repair.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    try repair.close()
    let connection = try Connection(.file(path), access: .immutable, configuration: configuration)
    try connection.countStoredObjects()
    return connection
  }
}
