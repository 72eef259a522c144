import SQLiteManager

/// A copy of a database and its sidecars in a temporary folder.
final class PrivateCopy {
  private let folder: TemporaryFolder
  private let files = LocalFileSystem()
  var path: String { folder.path("copy") }

  /// Copies the file, its `-journal` and its `-wal`.
  ///
  /// The log must be copied after the database file. Pages that a checkpoint writes to the database file meanwhile are then also in the
  /// copy of the log, unless the log was restarted, which its header would show. A rollback journal must not change at all.
  /// - Returns: The copy; nil if another program changed the files meanwhile.
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

  /// Lets SQLite bring the copy to its last committed state, and then opens it. The files may be removed after this returns, because the
  /// connection has them open.
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
