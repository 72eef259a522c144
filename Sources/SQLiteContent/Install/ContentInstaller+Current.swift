import SQLiteCalls
import SQLiteCore
import SQLiteFiles
import SQLiteText

// The usual case when a database is opened: the installed version is the bundled one, and there is nothing to do.

extension ContentInstaller {
  /// Returns the outcome and the connection when the installed database has the version of the bundled one, or content from `update(from:)`
  /// that replaces it. Returns nil when there is anything to do or report, including removing files that a killed process left.
  func findCurrent() throws -> (InstallOutcome, Connection)? {
    guard let bundled = try? Self.exactPath(source) else { return nil }
    let isThereAlone = try ContentError.reading(.installed(installedPath)) {
      try refuseOtherKinds() != nil && leftovers(among: files.names(in: folderPath)).isEmpty
    }
    if !isThereAlone { return nil }
    let (size, logs) = try ContentError.reading(.source(bundled)) {
      (try files.facts(of: bundled, followsLink: true)?.size ?? 0, try Sidecars.logs(beside: bundled, in: files))
    }
    guard size > 0, logs.isEmpty else { return nil }
    do {
      let source = try stamp(ofBundled: bundled, size: size)
      let installed = try openToKeep()
      let stamp = try VersionStamp(installed: installed)
      guard !stamp.isOverwritten, let outcome = try settled(stamp, with: source, on: installed), case .current = outcome else { return nil }
      return (outcome, installed)
    } catch is SQLiteError {
      return nil  // the full installation reports the error better
    }
  }

  /// Reads the stamp from the header of the bundled file, or through a connection when the header is unreadable, as in an encrypted file.
  private func stamp(ofBundled path: String, size: Int64) throws -> VersionStamp {
    if let header = DatabaseHeader(of: path, size: size, on: wrapper) { return VersionStamp(header) }
    return try withConnection(to: .file(path), access: .immutable) { try VersionStamp($0) }
  }

  /// Opens the installed database as the app does, but without setting the journal mode: this would change a file that may not be the
  /// app's.
  private func openToKeep() throws -> Connection {
    var configuration = configuration
    configuration.journalMode = nil
    let connection = try Connection(.file(installedPath), access: .readWrite, configuration: configuration, on: wrapper)
    connection.keepsVersion = true
    try prepare(connection)
    return connection
  }
}
