import SQLiteCalls
import SQLiteCore

// A disk that fails for a moment makes SQLite report false errors: a damaged file, or a failed transaction that was in fact stored. Before
// either is reported, the file is checked again on a new connection.

extension ContentInstaller {
  /// Runs an install, and repeats it once if it found damage, because an unreadable page looks like a damaged one.
  func retryingOnDamage(_ install: () throws -> InstallOutcome) throws -> InstallOutcome {
    do {
      let outcome = try install()
      guard case .damaged = outcome else { return outcome }
    } catch ContentError.sourceDamaged {}
    return try install()
  }

  /// Upgrades the content of the installed database to the bundled version, in one transaction inside the file. The caller holds the lock.
  ///
  /// - Throws: ``ContentError/unconfirmed(path:version:reason:)`` when the commit failed and may or may not be on the disk.
  func upgrade(to source: CheckedSource) throws -> InstallOutcome {
    var committing: InstallOutcome?
    do {
      return try upgrade(to: source, committing: &committing)
    } catch let error as SQLiteError {
      guard let committing else {
        guard [.ioerr, .cantopen].contains(error.code.primary) else { throw error }
        throw ContentError.sqlite(error.naming("\(installedPath), or \(source.path), which is attached to it"))
      }
      // If COMMIT fails while SQLite releases its locks, the transaction is committed.
      if try isDone(committing, with: source, after: error) { return committing }
      throw error
    }
  }

  private func isDone(_ outcome: InstallOutcome, with source: CheckedSource, after error: SQLiteError) throws -> Bool {
    do {
      return try withConnection(to: .file(installedPath), access: .readWrite) { connection in
        if let userSchema = try userSchema, try UserSchemaRecord.version(on: connection) != userSchema.latestVersion { return false }
        guard case .upgraded = outcome else { return true }
        return try VersionStamp(installed: connection).version == source.stamp.version
          && connection.contentRecord(at: installedPath) != nil
      }
    } catch let second as SQLiteError {
      throw ContentError.unconfirmed(
        path: installedPath, version: source.stamp.version,
        reason: "the commit failed (\(error)), and its outcome could not be checked (\(second))")
    }
  }
}
