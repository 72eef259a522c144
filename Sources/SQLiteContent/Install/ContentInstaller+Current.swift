import SQLiteCalls
import SQLiteCore
import SQLiteFiles
import SQLiteText

// The usual case of an opening: the installed database has the version of the bundled one, and nothing is to be done.

extension ContentInstaller {
  /// The outcome when the installed database has the version of the bundled one, and the connection that found it; nil when there is more to do
  /// or to say, or when a file that a killed process left is to be removed.
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
      return nil  // the full installation reports it better
    }
  }

  /// The stamp in the header of the bundled file; a connection is asked where the header cannot be read, as that of an encrypted file.
  private func stamp(ofBundled path: String, size: Int64) throws -> VersionStamp {
    if let header = DatabaseHeader(of: path, size: size, on: wrapper) { return VersionStamp(header) }
    return try withConnection(to: .file(path), access: .immutable) { try VersionStamp($0) }
  }

  /// Opens the installed database as the app does, but for the journal mode: setting one would change a file that may turn out not to be the app's.
  private func openToKeep() throws -> Connection {
    var configuration = configuration
    configuration.journalMode = nil
    let connection = try Connection(.file(installedPath), access: .readWrite, configuration: configuration, on: wrapper)
    connection.keepsVersion = true
    try prepare(connection)
    return connection
  }
}
