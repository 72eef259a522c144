import SQLiteCalls
import SQLiteCore
import SQLiteFiles

extension ContentInstaller {
  /// Installs on a test double that returns only scripted results. This package's own SQL, which no test can foresee, does not run there.
  ///
  /// Files are inspected and copied, and versions are read and set by PRAGMA. The steps of the user's schema run only when the file is new;
  /// later they count as done. Outcomes and errors are the same as in a real install.
  func installOnDouble() throws -> InstallOutcome {
    let name = try Self.exactPath(source)
    let (size, bundled) = try ContentError.reading(.source(name)) {
      (try factsOfSource(name).size, try withConnection(to: .file(name), access: .immutable) { try VersionStamp($0) })
    }
    return try ContentError.reading(.installed(installedPath)) {
      try withFolderLocked {
        if try refuseOtherKinds() == nil {
          try makeSureOfSpace(size)
          try files.copy(name, toNew: installedPath)
          do {
            try withConnection(to: .file(installedPath), access: .readWrite) { try write(bundled, to: $0, isNew: true) }
          } catch {
            do { try files.remove(installedPath) } catch {}  // the first error is thrown
            throw error
          }
          return .installed(version: bundled.version)
        }
        return try withConnection(to: .file(installedPath), access: .readWrite) { connection in
          let stamp = try VersionStamp(connection)
          if let outcome = try stamp.settled(with: bundled) { return outcome }
          try write(bundled, to: connection, isNew: false)
          return .upgraded(from: stamp.version, to: bundled.version, report: UpgradeReport())
        }
      }
    }
  }

  private func write(_ bundled: VersionStamp, to connection: Connection, isNew: Bool) throws {
    try connection.transaction(.immediate) {
      try bundled.write(to: connection)
      if isNew { try userSchema?.runAll(on: connection) }
    }
  }
}
